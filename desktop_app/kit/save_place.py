# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks for the file to save to, starting in the last folder."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


class SavePlace:
    """Asks for the path of a file, and remembers the folder."""

    def __init__(self) -> None:
        """Start with the documents folder."""
        self._folder = ""

    def ask(self, window: QWidget, title: str, name: str, kinds: str) -> str:
        """Ask for a path and return it; empty if cancelled.

        Args:
            window: the parent of the dialog.
            title: the title of the dialog.
            name: the proposed file name.
            kinds: the kinds of files, such as `GIF (*.gif);;APNG (*.png)`.
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
            path = whole  # ask again: the dialog has not warned that this file exists


def with_suffix(path: str, kinds: str, kind: str) -> str:
    """Return a path that ends in one of the allowed suffixes.

    Args:
        path: the path as typed.
        kinds: all kinds, as in `GIF (*.gif);;APNG (*.png)`.
        kind: the chosen kind; empty for the first one.
    """
    endings = re.findall(r"\*(\.\w+)", kinds)
    if Path(path).suffix.lower() in endings:
        return path
    return path + (re.findall(r"\*(\.\w+)", kind) or endings)[0]
