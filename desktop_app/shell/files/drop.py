# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Accepts files that are dropped onto the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from desktop_app.guard import guarded


def local_file(data: QMimeData) -> Path | None:
    """Return the first local file among dropped or pasted data."""
    paths = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(paths[0]) if paths else None


@guarded
class DropTarget(QObject):
    """Makes a window accept files.

    Signals:
        dropped: the `Path` of a file.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept a file; ignore everything else."""
        if isinstance(event, QDropEvent):  # which those of coming and moving are, too
            file = local_file(event.mimeData())
            if file is not None:
                event.acceptProposedAction()
                if event.type() is QEvent.Type.Drop:
                    self.dropped.emit(file)
                return True
        return super().eventFilter(watched, event)
