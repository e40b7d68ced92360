# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A button for choosing a game: a picture of its board, its title, and what players do."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.core.position import Game, position_after
from desktop_app.games.registry import board_of, family_of, game_title, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.look.theme import LIGHT, Theme

FRAME = 14
"""The room for the frame of a board, in pixels."""
PICTURE = 150
"""The side of the picture in pixels, at the usual type size."""
MARGIN = 14
ROUND = 10
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


@guarded
class GameCard(QAbstractButton):
    """A button that shows a game; without a game, the given texts below an ellipsis.

    Signals:
        arrow_pressed: an arrow key was pressed, which moves the focus to another card.
    """

    arrow_pressed = Signal(Qt.Key)

    def __init__(self, game: Game | None, title: str = "", short: str = "") -> None:
        super().__init__()
        self.game = game
        self._theme = LIGHT
        self._is_current = False
        self._title, self._short = title, short
        if game is not None:
            self._title, self._short = game_title(game), wording_of(game).aim(game)
            self._kind = board_of(game)
            family = family_of(game)
            moves = family.sample(game)[: family.pictured]
            position = position_after(game.start(), moves)
            self._picture = BoardPicture(position, last_move=moves[-1] if moves else None)
        self.setText(self._title)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._set_accessible_name()

    def set_current(self, is_current: bool) -> None:
        """Set whether this is the game on the board."""
        self._is_current = is_current
        self._set_accessible_name()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self.update()

    def _set_accessible_name(self) -> None:
        name = f"{self._title}. {self._short}" if self._short else self._title
        if self._is_current:
            name = self.tr("{game} (on the board)").format(game=name)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """Return a size for the picture and three lines of text."""
        unit = self.fontMetrics().height()
        side = self._room()
        return QSize(side + 4 * MARGIN, side + 2 * MARGIN + round(2.6 * unit))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint, so that nothing is cut."""
        return self.sizeHint()

    def _room(self) -> int:
        return round(PICTURE * max(self.fontMetrics().height() / 16, 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter; arrow keys, which act like Tab in a button, move to other cards."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self.arrow_pressed.emit(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the picture and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = self._theme, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        lit = self.underMouse() or self.isDown()
        strong = self.hasFocus() or self._is_current
        painter.setPen(
            QPen(QColor(theme.accent if strong or lit else theme.line), 3 if strong else 1)
        )
        painter.setBrush(QColor(theme.window if self.isDown() else theme.base))
        painter.drawRoundedRect(box, ROUND, ROUND)
        self._paint_picture(painter)
        self._paint_words(painter)
        painter.end()

    def _paint_picture(self, painter: QPainter) -> None:
        room = self._room()
        area = QRect((self.width() - room) // 2, MARGIN, room, room)
        if self.game is None:
            font = QFont(self.font())
            font.setPixelSize(room // 2)
            painter.setFont(font)
            painter.setPen(QColor(self._theme.faint))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "…")
            return
        (wide, high), edges = self._kind.extent, self._kind.frame(FRAME)
        inner = area.marginsRemoved(edges)
        side = max(3, int(min(inner.width() / wide, inner.height() / high)))
        painter.save()
        painter.translate(
            inner.left() + (inner.width() - side * wide) // 2,
            inner.top() + (inner.height() - side * high) // 2,
        )
        canvas = Canvas(painter, side, self._theme, self.font())
        self._kind.paint_frame(canvas, FRAME)
        self._kind.paint(canvas, self._picture, PointerState())
        painter.restore()

    def _paint_words(self, painter: QPainter) -> None:
        unit, wide = self.fontMetrics().height(), self.width() - 2 * MARGIN
        top = MARGIN + self._room() + unit // 3
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        area = QRect(MARGIN, top, wide, 2 * unit)
        used = painter.boundingRect(area, flags, self._title)
        painter.drawText(area, flags, self._title)
        painter.setFont(self.font())
        painter.setPen(QColor(self._theme.faint))
        if used.height() <= unit + 2:  # a title of two lines leaves no space for more words
            area = QRect(MARGIN, used.bottom() + 1, wide, 2 * unit)
            painter.drawText(area, flags, self._short)
