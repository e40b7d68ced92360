# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared parts of dialogs: their buttons, the list of keys, the file to save to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QWidget,
)

from desktop_app.kit.touch.sizes import set_touch_height


#: Button that closes a dialog
def close_row(dialog: QDialog) -> QHBoxLayout:
    """Return a row with a Close button on the right."""
    button = QPushButton(QCoreApplication.translate("CloseRow", "Close"))
    button.setToolTip(QCoreApplication.translate("CloseRow", "Close this window (Esc)"))
    set_touch_height(button)
    button.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(button)
    return row


def action_row(dialog: QDialog, text: str) -> tuple[QDialogButtonBox, QPushButton]:
    """Return a row with a button that accepts a dialog, and Cancel; and that button.

    Args:
        dialog: the dialog.
        text: the text of the button.
    """
    kinds = QDialogButtonBox.StandardButton
    row = QDialogButtonBox(kinds.Ok | kinds.Cancel)
    action = row.button(kinds.Ok)
    action.setText(text)
    #: Button that closes a dialog without doing anything
    row.button(kinds.Cancel).setText(QCoreApplication.translate("CloseRow", "Cancel"))
    without_icons(row)
    row.accepted.connect(dialog.accept)
    row.rejected.connect(dialog.reject)
    return row, action


def without_icons(row: QDialogButtonBox) -> None:
    """Remove the icons of a dialog's buttons: those of the style do not suit a dark theme."""
    for button in row.buttons():
        button.setIcon(QIcon())


def key_rows(actions: Iterable[QAction]) -> list[tuple[str, str]]:
    """Return the text and the keys of each action that has keys."""
    form = QKeySequence.SequenceFormat.NativeText
    return [
        (
            action.statusTip() or action.text(),
            ", ".join(key.toString(form) for key in action.shortcuts()),
        )
        for action in actions
        if action.shortcuts()
    ]


class SaveDialog:
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
