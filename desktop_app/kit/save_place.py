# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where what is saved goes: asked for, with the folder of last time."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


class SavePlace:
    """Asks for the name of a file."""

    def __init__(self) -> None:
        """Propose the folder for documents at first."""
        self._folder = ""

    def ask(self, window: QWidget, title: str, name: str, kinds: str) -> str:
        """The path that is chosen; empty if none is.

        Args:
            window: above which it is asked.
            title: of the question.
            name: that is proposed.
            kinds: see `with_suffix`.
        """
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        path = str(Path(self._folder or folder) / name)
        while True:
            path, kind = QFileDialog.getSaveFileName(window, title, path, kinds)
            if not path:
                return ""
            self._folder = str(Path(path).parent)
            whole = with_suffix(path, kinds, kind)
            if whole == path or not Path(whole).exists():
                return whole
            path = whole  # asked once more: the dialog has not said that there is such a file


def with_suffix(path: str, kinds: str, kind: str) -> str:
    """A path whose ending is one of those that are written.

    Args:
        path: as it was typed.
        kinds: all kinds, as in `GIF (*.gif);;APNG (*.png)`.
        kind: the one that was chosen; empty for the first.
    """
    endings = re.findall(r"\*(\.\w+)", kinds)
    if Path(path).suffix.lower() in endings:
        return path
    return path + (re.findall(r"\*(\.\w+)", kind) or endings)[0]
