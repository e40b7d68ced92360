# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared parts of dialogs: the row with the Close button, and the list of keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton

from desktop_app.kit.fingers.sizes import high_enough


def close_row(dialog: QDialog) -> QHBoxLayout:
    """Return a row with a Close button on the right."""
    button = QPushButton(QCoreApplication.translate("CloseRow", "Close"))
    button.setToolTip(QCoreApplication.translate("CloseRow", "Close this window (Esc)"))
    high_enough(button)
    button.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(button)
    return row


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
