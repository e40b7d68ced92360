# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board in the middle of its room, with coordinates at two sides."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.guard import guarded
from desktop_app.views.board.picture import BoardPicture
from desktop_app.views.board.view import BoardView
from desktop_app.views.kit.theme import LIGHT, Theme


@guarded
class BoardArea(QWidget):
    """The board in the middle of its room, square cells, with coordinates at two sides."""

    def __init__(self, board: BoardView) -> None:
        super().__init__()
        self._board = board
        self._theme = LIGHT
        board.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self._board.set_theme(theme)
        self.update()

    def set_picture(self, picture: BoardPicture) -> None:
        """Show another picture, in cells as large as there is room for."""
        resized = picture.position.game != self._board.picture.position.game
        self._board.set_picture(picture)
        if resized:
            self._lay_out()

    def paint_now(self) -> None:
        """Bring the picture to the screen before anything else is done."""
        self._board.viewport().repaint()

    def minimumSizeHint(self) -> QSize:
        """Enough to hit a cell of the largest board."""
        return QSize(200, 180)

    def sizeHint(self) -> QSize:
        """A comfortable board."""
        return QSize(560, 560)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep the cells square and whole pixels wide."""
        self._lay_out()

    def _margin(self) -> int:
        return round(self.fontMetrics().height() * 1.5)

    def _lay_out(self) -> None:
        game = self._board.picture.position.game
        margin = self._margin()
        width, height = self.width() - 2 * margin, self.height() - 2 * margin
        side = max(4, min(width // game.columns, height // game.rows))
        size = QSize(side * game.columns, side * game.rows)
        left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
        self._board.setGeometry(left, top, size.width(), size.height())
        self._board.set_side(side)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Column letters below, row numbers at the left; in a drop game column numbers."""
        painter = QPainter(self)
        painter.setPen(self._theme.faint)
        game = self._board.picture.position.game
        area, margin = self._board.geometry(), self._margin()
        side = area.width() // game.columns
        font = painter.font()
        font.setPixelSize(max(9, min(self.fontMetrics().height(), int(side * 0.55))))
        painter.setFont(font)
        center = Qt.AlignmentFlag.AlignCenter
        for column in range(game.columns):
            text = str(column + 1) if game.gravity else chr(ord("a") + column)
            x = area.left() + column * side
            painter.drawText(x, area.bottom() + 1, side, margin, center, text)
        if not game.gravity:
            for row in range(game.rows):
                y = area.top() + row * side
                painter.drawText(
                    area.left() - margin, y, margin, side, center, str(game.rows - row)
                )
        painter.setPen(self._theme.line)
        if not game.gravity:
            painter.drawRect(area.adjusted(-1, -1, 0, 0))
        painter.end()
