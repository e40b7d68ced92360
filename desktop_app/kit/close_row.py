# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The row with the button that closes a dialog: a screen without a keyboard has no Esc."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton

from desktop_app.kit.fingers.used import high_enough


def close_row(dialog: QDialog) -> QHBoxLayout:
    """A button at the right that closes the dialog."""
    button = QPushButton(QCoreApplication.translate("CloseRow", "Close"))
    button.setToolTip(QCoreApplication.translate("CloseRow", "Close this window (Esc)"))
    high_enough(button)
    button.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(button)
    return row
