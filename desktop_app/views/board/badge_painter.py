# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints the values on a board: as texts where these can be read, else the best few as marks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from desktop_app.games.position import Move
from desktop_app.views.board.picture import Badge, BoardPicture, Verdict
from desktop_app.views.kit.theme import Theme

SMALL_CELL = 34
"""Below this many pixels a cell has room for one short text only."""
TEXT_CELL = 24
"""Below this many it has room for no text at all, and the best moves get a mark."""
LEAST_TEXT = 8
"""Pixels of the smallest type that can be read."""
BUBBLE_TEXT = 15
"""Pixels of the type beside a cell that has no room for a text."""


def cell_rect(cell: Move, columns: int, side: int, inset: float = 0) -> QRectF:
    """Where a cell is, without a share of it at each edge."""
    row, column = divmod(cell, columns)
    gap = inset * side
    return QRectF(column * side + gap, row * side + gap, side - 2 * gap, side - 2 * gap)


class BadgePainter:
    """Paints values and other texts into the square cells of a picture."""

    def __init__(
        self, painter: QPainter, picture: BoardPicture, cell: int, theme: Theme, font: QFont
    ) -> None:
        self._p = painter
        self._picture = picture
        self._game = picture.position.game
        self._cell = cell
        self._theme = theme
        self._font = font

    def _rect(self, cell: Move, inset: float = 0) -> QRectF:
        return cell_rect(cell, self._game.columns, self._cell, inset)

    def _pen(self, color: str, width: float) -> QPen:
        pen = QPen(QColor(color), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def paint(self, cell: Move, badge: Badge) -> None:
        """A value: its verdict's shape and colour, its text; the best ones on a filled ground."""
        p, side = self._p, self._cell
        if not self._has_room_for(badge):
            if badge.marked:
                self._mark(self._rect(cell), badge)
            return
        color = QColor(_verdict_color(badge.verdict, self._theme))
        rect = self._rect(cell, self._inset())
        ground = QColor(color) if badge.best else QColor(self._theme.base)
        p.setPen(self._pen(color.name(), max(1.0, side * 0.02)))
        p.setBrush(ground)
        p.drawRoundedRect(rect, side * 0.14, side * 0.14)
        p.setBrush(Qt.BrushStyle.NoBrush)
        ink = QColor(self._theme.base) if badge.best else color
        if side < SMALL_CELL:
            self.text(rect, badge.text, 0.4, ink, bold=True)
            return
        lift = 0 if badge.note else 0.09  # without a second line the rest moves to the middle

        def band(top: float, height: float) -> QRectF:
            y = rect.top() + rect.height() * (top + lift)
            return QRectF(rect.left(), y, rect.width(), rect.height() * height)

        self._shape(band(0.04, 0.3).center(), side * 0.09, badge.verdict, ink)
        self.text(band(0.33, 0.36), badge.text, 0.27, ink, bold=True)
        if badge.note and self._fitting(badge.note, 0.15, rect.width(), bold=False):
            self.text(band(0.7, 0.22), badge.note, 0.15, ink, bold=False)

    def _inset(self) -> float:
        """Share of a cell that its badge leaves free at each side."""
        return 0.03 if self._cell < SMALL_CELL else 0.1

    def _has_room_for(self, badge: Badge) -> bool:
        """Whether a cell holds a value that can be read, with all of its characters."""
        if self._cell < TEXT_CELL:
            return False
        size = 0.4 if self._cell < SMALL_CELL else 0.27
        room = self._cell * (1 - 2 * self._inset())
        return self._fitting(badge.text, size, room, bold=True) is not None

    def _mark(self, rect: QRectF, badge: Badge) -> None:
        """What is left of a value in a small cell: a target, a triangle up, or one down."""
        p, theme, center = self._p, self._theme, rect.center()
        reach = rect.width() * 0.36
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.win if badge.best or badge.good else theme.loss))
        if badge.best:
            p.drawEllipse(center, reach, reach)
            p.setBrush(QColor(theme.base))
            p.drawEllipse(center, reach * 0.6, reach * 0.6)
            p.setBrush(QColor(theme.win))
            p.drawEllipse(center, reach * 0.3, reach * 0.3)
        else:
            self._triangle(center, reach * 0.8, up=badge.good)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def paint_beside(self, cell: Move) -> None:
        """Beside the cell under the pointer, the value that has no room in it."""
        badge = self._picture.badges.get(cell)
        if badge is None or self._has_room_for(badge):
            return
        p, theme, near = self._p, self._theme, self._rect(cell)
        font = QFont(self._font)
        font.setBold(True)
        font.setPixelSize(BUBBLE_TEXT)
        text = " ".join(filter(None, (badge.text, badge.note)))
        metrics = QFontMetricsF(font)
        size = QSizeF(metrics.horizontalAdvance(text) + 14, metrics.height() + 8)
        wide, high = (n * self._cell for n in (self._game.columns, self._game.rows))
        left = min(max(near.center().x() - size.width() / 2, 1), wide - size.width() - 1)
        top = near.top() - size.height() - 3
        if top < 1:
            top = min(near.bottom() + 3, high - size.height() - 1)
        rect = QRectF(QPointF(left, top), size)
        p.setPen(self._pen(_verdict_color(badge.verdict, theme), 2))
        p.setBrush(QColor(theme.base))
        p.drawRoundedRect(rect, 5, 5)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setFont(font)
        p.setPen(QColor(theme.text))
        p.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _shape(self, center: QPointF, radius: float, verdict: Verdict, ink: QColor) -> None:
        """Up for a win, level for a draw, down for a loss, a wave for what is a guess."""
        p = self._p
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(ink)
        x, y = center.x(), center.y()
        if verdict is Verdict.DRAW:
            p.drawRect(QRectF(x - radius, y - radius * 0.55, 2 * radius, radius * 0.4))
            p.drawRect(QRectF(x - radius, y + radius * 0.25, 2 * radius, radius * 0.4))
        elif verdict is Verdict.UNCLEAR:
            room = QRectF(x - 3 * radius, y - 2 * radius, 6 * radius, 4 * radius)
            self.text(room, "\N{ALMOST EQUAL TO}", 0.26, ink, bold=True)
        else:
            self._triangle(center, radius, up=verdict is Verdict.WIN)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _triangle(self, center: QPointF, radius: float, *, up: bool) -> None:
        x, y, tip = center.x(), center.y(), -radius if up else radius
        foot = y - tip * 0.7
        self._p.drawPolygon(
            QPolygonF([QPointF(x, y + tip), QPointF(x - radius, foot), QPointF(x + radius, foot)])
        )

    def text(self, rect: QRectF, text: str, size: float, ink: QColor, *, bold: bool) -> None:
        """Text in the middle of a rectangle, made smaller until it fits; no character is cut."""
        fitting = self._fitting(text, size, rect.width(), bold=bold)
        font = fitting or self._letters(LEAST_TEXT, bold=bold)
        self._p.setFont(font)
        self._p.setPen(ink)
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value
        self._p.drawText(rect, flags, text)

    def _letters(self, pixels: int, *, bold: bool) -> QFont:
        font = QFont(self._font)
        font.setBold(bold)
        font.setPixelSize(pixels)
        return font

    def _fitting(self, text: str, size: float, room: float, *, bold: bool) -> QFont | None:
        """The largest type up to a share of the cell in which a text fits; None if none does."""
        for pixels in range(max(LEAST_TEXT, round(self._cell * size)), LEAST_TEXT - 1, -1):
            font = self._letters(pixels, bold=bold)
            if QFontMetricsF(font).horizontalAdvance(text) <= room * 0.98:
                return font
        return None


def _verdict_color(verdict: Verdict, theme: Theme) -> str:
    return {
        Verdict.WIN: theme.win,
        Verdict.DRAW: theme.draw,
        Verdict.LOSS: theme.loss,
        Verdict.UNCLEAR: theme.unclear,
    }[verdict]
