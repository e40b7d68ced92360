# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards with a picture of a board: the buttons of a page where one of many things is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import RADIUS
from desktop_app.kit.look.theme import LIGHT, Theme

FRAME = 14
"""The width of the margin left for a board's frame, in pixels."""
Key = Qt.Key
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)


@guarded
class PictureCard(QAbstractButton):
    """A button in the form of a card; subclasses paint the picture and their words onto it.

    Signals:
        arrow_pressed: an arrow key was pressed, which moves the focus to another card.
    """

    arrow_pressed = Signal(Key)

    def __init__(self, kind: BoardKind | None = None, picture: BoardPicture | None = None) -> None:
        """Prepare the picture, if there is one; it is painted when it is first seen."""
        super().__init__()
        self._kind, self._picture = kind, picture
        self._theme = LIGHT
        self._painted = QPixmap()
        self._look: tuple[int, Theme, str, float] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter; arrow keys, which act like Tab in a button, move to other cards."""
        key = Key(event.key())
        if key in ARROWS:
            self.arrow_pressed.emit(key)
        elif key in (Key.Key_Return, Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paint_card(self, painter: QPainter, *, is_current: bool = False) -> None:
        """Paint the card without its content; its frame is strong with the focus, or if current."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = self._theme, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        lit = self.underMouse() or self.isDown()
        strong = self.hasFocus() or is_current
        painter.setPen(
            QPen(QColor(theme.accent if strong or lit else theme.line), 3 if strong else 1)
        )
        painter.setBrush(QColor(theme.window if self.isDown() else theme.base))
        painter.drawRoundedRect(box, RADIUS, RADIUS)

    def paint_picture(self, painter: QPainter, area: QRect) -> None:
        """Paint the board with its frame into the middle of a square."""
        room = area.width()
        look = room, self._theme, self.font().key(), self.devicePixelRatioF()
        if self._look != look:  # the board costs more than all the rest of the card
            self._look, self._painted = look, self._paint_board(room)
        painter.drawPixmap(area.topLeft(), self._painted)

    def _paint_board(self, room: int) -> QPixmap:
        assert self._kind is not None
        assert self._picture is not None
        ratio = self.devicePixelRatioF()
        painted = QPixmap(QSize(room, room) * ratio)
        painted.setDevicePixelRatio(ratio)
        painted.fill(Qt.GlobalColor.transparent)
        (wide, high), edges = self._kind.extent, self._kind.frame(FRAME)
        inner = QRect(0, 0, room, room).marginsRemoved(edges)
        side = max(3, int(min(inner.width() / wide, inner.height() / high)))
        painter = QPainter(painted)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(
            inner.left() + (inner.width() - side * wide) // 2,
            inner.top() + (inner.height() - side * high) // 2,
        )
        canvas = Canvas(painter, side, self._theme, self.font())
        self._kind.paint_frame(canvas, FRAME)
        self._kind.paint(canvas, self._picture, PointerState())
        painter.end()
        return painted


class CardKeys(QObject):
    """Lets the arrow keys move the keyboard focus along a line of cards, and to other lines."""

    def __init__(self, cards: Sequence[PictureCard], page: QWidget, scroll: QScrollArea) -> None:
        """Follow the keys of the cards, which are somewhere on `page` and scrolled by `scroll`."""
        super().__init__(page)
        self._cards, self._page, self._scroll = cards, page, scroll
        for card in cards:
            card.arrow_pressed.connect(partial(self._walk, card))

    def _walk(self, card: PictureCard, key: Key) -> None:
        if key in (Key.Key_Up, Key.Key_Down):
            beyond = self._card_beyond(card, -1 if key == Key.Key_Up else 1)
        else:
            mirrored = self._page.layoutDirection() is Qt.LayoutDirection.RightToLeft
            step = 1 if (key == Key.Key_Right) is not mirrored else -1
            place = self._cards.index(card) + step
            beyond = self._cards[min(max(place, 0), len(self._cards) - 1)]
        beyond.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(beyond)

    def _card_beyond(self, card: PictureCard, down: int) -> PictureCard:
        """Return the nearest card in a line above (`down` is -1) or below (1), or else `card`."""
        middles = {each: each.mapTo(self._page, each.rect().center()) for each in self._cards}
        here = middles.pop(card)
        beyond = {each: at for each, at in middles.items() if (at.y() - here.y()) * down > 0}
        return min(
            beyond,
            key=lambda each: (abs(beyond[each].y() - here.y()), abs(beyond[each].x() - here.x())),
            default=card,
        )
