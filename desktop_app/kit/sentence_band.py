# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The coloured band behind an explanation, the same on every page."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from desktop_app.guard import guarded
from desktop_app.kit.look.theme import LIGHT, Theme, mixed

TINT = 0.16
"""The share of the current node's colour in the background."""


@guarded
class SentenceBand(QWidget):
    """A band with a background colour of its own and a line at its lower edge."""

    def __init__(self) -> None:
        super().__init__()
        self.set_theme(LIGHT)

    def set_theme(self, theme: Theme) -> None:
        """Tint the background with the colour that marks the current node."""
        self._ground = QColor(mixed(theme.window, theme.accent, TINT))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background and the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
