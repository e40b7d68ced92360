# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file that is written in a thread, for it takes as long as the disk does."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread

from desktop_app.files.disk import write_whole
from desktop_app.files.errors import FileError

PATIENCE_SECONDS = 5.0
"""So long the end of the program waits for a disk."""


REST_SECONDS = 1.0
"""The disk is left alone for so long between two writes."""


class LateWriter:
    """Writes the newest text it was given; one that is out of date before its turn is left out."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._changed = Condition()
        self._text: str | None = None
        self._ends = False
        self._thread: Thread | None = None

    def put(self, text: str) -> None:
        """Have a text written; comes back at once."""
        with self._changed:
            self._text = text
            self._changed.notify()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="late writer", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Write what waits, and end; comes back when it has ended."""
        with self._changed:
            self._ends = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(PATIENCE_SECONDS)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._text is not None or self._ends)
                text, self._text = self._text, None
            if text is None:
                return
            with suppress(FileError):  # who writes at once says so
                write_whole(self._path, text)
            with self._changed:
                self._changed.wait_for(lambda: self._ends, REST_SECONDS)
