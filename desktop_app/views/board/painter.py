# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints a board: cells, marks, the last move, the winning line, values, hint and cursor."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from desktop_app.games.lines.geometry import bits
from desktop_app.games.position import MAX, Player
from desktop_app.views.board.badge_painter import SMALL_CELL, BadgePainter, cell_rect
from desktop_app.views.board.picture import BoardPicture
from desktop_app.views.kit.theme import Theme

PREVIEW_OPACITY = 0.45


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the person is: cells by number, -1 for none.

    Attributes:
        hovered: under the mouse.
        cursor: under the keyboard's cursor, where the board has the focus.
        aimed: tapped once, to be tapped again.
    """

    hovered: int = -1
    cursor: int = -1
    aimed: int = -1


class BoardPainter:
    """Paints one picture in square cells of a size, from the painter's origin."""

    def __init__(
        self, painter: QPainter, picture: BoardPicture, cell: int, theme: Theme, font: QFont
    ) -> None:
        self._p = painter
        self._picture = picture
        self._game = picture.position.game
        self._cell = cell
        self._theme = theme
        self._values = BadgePainter(painter, picture, cell, theme, font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, pointer: Pointer) -> None:
        """Paint everything, from the ground up."""
        self.paint_ground()
        self.paint_still()
        self.paint_moving(pointer)

    def paint_still(self) -> None:
        """What lies on the ground until the next move or the next values."""
        self._last_move_ground()
        self._stones()
        self._winning_line()
        self._badges()

    def paint_moving(self, pointer: Pointer) -> None:
        """What follows the pointer, and what is looked at for a moment."""
        self._ghost(pointer)
        self._preview()
        self._hint()
        self._pointer(pointer)
        if not self._picture.preview:
            self._values.paint_beside(pointer.hovered)

    def _rect(self, cell: int, inset: float = 0) -> QRectF:
        return cell_rect(cell, self._game.columns, self._cell, inset)

    def _pen(self, color: str, width: float) -> QPen:
        pen = QPen(QColor(color), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def paint_ground(self) -> None:
        """The empty board."""
        p, game, cell, theme = self._p, self._game, self._cell, self._theme
        width, height = game.columns * cell, game.rows * cell
        if game.gravity:
            self._rack(width, height)
            return
        p.fillRect(QRectF(0, 0, width, height), QColor(theme.base))
        lines = [QLineF(c * cell, 0, c * cell, height) for c in range(1, game.columns)]
        lines += [QLineF(0, r * cell, width, r * cell) for r in range(1, game.rows)]
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        p.setPen(QPen(QColor(theme.line), self._grid_width()))
        p.drawLines(lines)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _grid_width(self) -> int:
        return 1 if self._cell < SMALL_CELL else max(2, self._cell // 40)

    def _rack(self, width: int, height: int) -> None:
        """The frame of a drop game, with round holes."""
        p = self._p
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, width, height), self._cell * 0.12, self._cell * 0.12)
        for cell in range(self._game.board.cells):
            path.addEllipse(self._rect(cell, 0.09))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self._theme.base))
        p.drawRect(QRectF(2, 2, width - 4, height - 4))
        p.setBrush(QColor(self._theme.frame))
        path.setFillRule(Qt.FillRule.OddEvenFill)
        p.drawPath(path)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _last_move_ground(self) -> None:
        last = self._picture.last_move
        if last is None:
            return
        color = QColor(self._theme.accent)
        if self._game.gravity:
            self._p.setPen(self._pen(self._theme.accent, max(2.0, self._cell * 0.06)))
            self._p.drawEllipse(self._rect(last, 0.06))
            return
        color.setAlpha(60)
        gap = self._grid_width() / 2
        self._p.fillRect(self._rect(last).adjusted(gap, gap, -gap, -gap), color)

    def _stones(self) -> None:
        position = self._picture.position
        for player, stones in ((MAX, position.x_stones), (-MAX, position.o_stones)):
            cells = list(bits(stones))
            if cells:
                self._marks(cells, Player(player))

    def _marks(self, cells: list[int], player: Player, scale: float = 1) -> None:
        """Crosses or rings in these cells; in a drop game discs with the same signs cut in."""
        p, theme = self._p, self._theme
        color = theme.x if player is MAX else theme.o
        if self._game.gravity:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(color))
            for cell in cells:
                p.drawEllipse(self._rect(cell, 0.5 - 0.39 * scale))
            p.setBrush(Qt.BrushStyle.NoBrush)
            self._signs(cells, player, theme.base, 0.5 - 0.19 * scale, 0.075 * scale)
            return
        self._signs(cells, player, color, 0.5 - 0.29 * scale, 0.11 * scale)

    def _signs(
        self, cells: list[int], player: Player, color: str, inset: float, thickness: float
    ) -> None:
        p = self._p
        p.setPen(self._pen(color, max(1.6, self._cell * thickness)))
        rects = [self._rect(cell, inset) for cell in cells]
        if player is MAX:
            p.drawLines(
                [QLineF(r.topLeft(), r.bottomRight()) for r in rects]
                + [QLineF(r.topRight(), r.bottomLeft()) for r in rects]
            )
        else:
            for rect in rects:
                p.drawEllipse(rect)

    def _winning_line(self) -> None:
        """A line through each winning row, over the stones, with a pale rim to stand out."""
        position = self._picture.position
        won = position.winning_cells()
        if not won:
            return
        ends = [list(bits(line)) for line in self._game.board.lines if line & won == line]
        for color, width in ((self._theme.base, 0.16), (self._theme.accent, 0.09)):
            self._p.setPen(self._pen(color, max(3.0, self._cell * width)))
            for line in ends:
                self._p.drawLine(self._rect(line[0]).center(), self._rect(line[-1]).center())

    def _ghost(self, pointer: Pointer) -> None:
        """The mark that a click would make."""
        picture = self._picture
        if not picture.accepts_moves or pointer.hovered < 0 or picture.preview:
            return
        if picture.badges.get(pointer.hovered) is not None:
            return  # the value there is what one wants to read
        self._p.setOpacity(0.3)
        self._marks([pointer.hovered], picture.position.turn)
        self._p.setOpacity(1)

    def _badges(self) -> None:
        if self._picture.preview:
            return  # these values are not those of the line that is looked at
        for cell, badge in self._picture.badges.items():
            self._values.paint(cell, badge)

    def _preview(self) -> None:
        """The moves of a line, numbered, as pale marks."""
        turn = self._picture.position.turn
        for number, cell in enumerate(self._picture.preview, 1):
            self._p.setOpacity(PREVIEW_OPACITY)
            self._marks([cell], turn, 0.9)
            self._p.setOpacity(1)
            self._values.text(
                self._rect(cell), str(number), 0.3, QColor(self._theme.text), bold=True
            )
            turn = turn.opponent

    def _hint(self) -> None:
        hint = self._picture.hint
        if hint is None:
            return
        pen = self._pen(self._theme.hint, max(2.5, self._cell * 0.06))
        self._p.setPen(pen)
        has_badge = hint in self._picture.badges
        if self._game.gravity and not has_badge:  # a ring would lie across the badge's words
            self._p.drawEllipse(self._rect(hint, 0.12))
        else:
            self._p.drawRoundedRect(self._rect(hint, 0.08), self._cell * 0.12, self._cell * 0.12)
        if not has_badge:
            star = QColor(self._theme.hint)
            self._values.text(self._rect(hint), "\N{BLACK STAR}", 0.5, star, bold=False)

    def _pointer(self, pointer: Pointer) -> None:
        p, theme = self._p, self._theme
        if self._picture.marked is not None:
            p.setPen(self._pen(theme.accent, max(2.0, self._cell * 0.05)))
            p.drawRect(self._rect(self._picture.marked, 0.03))
        if pointer.cursor >= 0:
            pen = self._pen(theme.text, max(1.5, self._cell * 0.03))
            pen.setStyle(Qt.PenStyle.DashLine)
            p.setPen(pen)
            p.drawRect(self._rect(pointer.cursor, 0.045))
        if pointer.aimed >= 0:
            p.setPen(self._pen(theme.accent, max(2.0, self._cell * 0.08)))
            rect = self._rect(pointer.aimed, 0.02)
            p.drawEllipse(rect)
            center, reach = rect.center(), rect.width() * 0.9
            p.drawLines(
                [
                    QLineF(center.x() - reach, center.y(), rect.left(), center.y()),
                    QLineF(rect.right(), center.y(), center.x() + reach, center.y()),
                    QLineF(center.x(), center.y() - reach, center.x(), rect.top()),
                    QLineF(center.x(), rect.bottom(), center.x(), center.y() + reach),
                ]
            )
