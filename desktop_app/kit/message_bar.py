# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bar that says one sentence."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
)

from desktop_app.kit.fingers.used import FINGER
from desktop_app.kit.look.scale import APART, SNUG, TIGHT
from desktop_app.kit.screen_reader import announce


class MessageBar(QFrame):
    """One sentence, mostly on what went wrong; stays until it is closed or outdated.

    Signals:
        closed: a person has closed it.
    """

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sign = QLabel()
        self._file: Path | None = None
        self._open = QPushButton(self.tr("Show the file"))
        self._open.setToolTip(self.tr("Opens it in the program that the system has for texts"))
        self._open.setAccessibleName(self.tr("Show the file"))
        self._open.setMinimumHeight(FINGER)
        self._open.clicked.connect(self._open_file)
        self._open.hide()
        close = QToolButton()
        close.setText("\N{MULTIPLICATION SIGN}")
        close.setAutoRaise(True)
        close.setMinimumSize(FINGER, FINGER)
        close.setAccessibleName(self.tr("Close the message"))
        close.setToolTip(self.tr("Close the message"))
        close.clicked.connect(self.hide)
        close.clicked.connect(self.closed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(APART, TIGHT, SNUG, TIGHT)
        layout.addWidget(self._sign)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._open)
        layout.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty where it is hidden."""
        return "" if self.isHidden() else self._text.text()

    @Slot(str)
    def show_news(self, text: str) -> None:
        """Say what was done."""
        self.show_message(text, is_trouble=False)

    def show_progress(self, text: str, is_first: bool) -> None:
        """Say how far something is; to those who hear the window once."""
        self.show_message(text, is_trouble=False, is_said=is_first)
        self._sign.setText("\N{HORIZONTAL ELLIPSIS}")

    def show_message(
        self, text: str, *, is_trouble: bool = True, is_said: bool = True, file: Path | None = None
    ) -> None:
        """Say something; to those who hear the window only where it is new.

        Args:
            text: the sentence.
            is_trouble: whether something went wrong.
            is_said: whether it is new.
            file: what it is about, where a person may want to see that.
        """
        self._file = file
        self._open.setVisible(file is not None)
        self._sign.setText("\N{WARNING SIGN}" if is_trouble else "\N{CHECK MARK}")
        self._text.setText(text)
        self.show()
        if is_said:
            announce(self, text)

    @Slot()
    def _open_file(self) -> None:
        if self._file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._file)))
