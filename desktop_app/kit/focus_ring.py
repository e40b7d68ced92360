# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A line around what has the keyboard's focus and would not show it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.guard import guarded

WIDTH = 2


@guarded
class FocusRing(QWidget):
    """Lies over a widget, and lets everything through."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        around.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with the focus, and be as large as what it is about."""
        if isinstance(event, QFocusEvent):
            self.setVisible(event.gotFocus())
            self.raise_()
        if isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        del event
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2 * WIDTH))
        painter.drawRect(self.rect())
        painter.end()
