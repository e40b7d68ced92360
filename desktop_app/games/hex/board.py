# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Hex: cells, edges with their owners' signs, stones, and what is shown on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPolygonF

from desktop_app.boards.badges import LEAST_LOST_CELL, SMALL_MARK, TEXT_CELL, BadgePainter
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, MistakeBadge, Picked
from desktop_app.boards.shapes import (
    paint_cross_or_ring,
    paint_star,
    paint_stone,
    paint_tag,
)
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.hex import board_cells as cells
from desktop_app.games.hex.rules import HexGame, HexPosition
from desktop_app.kit.look.theme import mixed
from desktop_app.kit.value_signs import paint_mistake
from desktop_app.languages import translate

GHOST, PREVIEW = 0.35, 0.55
STONE = 0.36
"""The radius of a stone."""
PLAYERS_STONE = 0.4
"""The same beside the name of a player, as a share of the room for it."""
EDGE = 0.22
"""The width of the coloured edges."""
SMALL_STONE = 16
"""The side in pixels below which a stone is only its sign on a tinted cell."""
TINT = 60
"""The opacity of such a tint, of 255."""
MINIATURE_WIDE = 84
"""Pixels of a miniature's width, where texts are 13 pixels high."""
LEAST_CELL = 7
INSIDE, MARK = 0.86, 0.29
"""Side of the square in a cell that holds what is shown there; its corners stay in the hexagon.
And the radius of a mark in that square, as a share of it, if it can be larger than usual."""
WIDE_TAG, HIGH_TAG = 0.88, 0.48
"""The room for a value across a cell, between the corners at its sides."""
NOTED = 140
"""The side in pixels from which a value has room for a note."""
MISTAKE = -0.37, 0.13
"""The position of a mistake's sign above the centre, and its radius."""
OWNERS = (MAX, MAX, MIN, MIN)
"""The owner of each edge: top, bottom, left, right."""
SIGN = 0.24
"""The radius of the signs beside the edges."""
SIGN_SHIFTS = ((0, -1.32), (0, 1), (-1.38, 0), (1.17, 0))
"""From the middle of the cells of each edge to its sign, beyond the names of rows and columns."""
BEYOND = (0.8, 0, 1, 0)
"""How much farther out each sign is for larger names; two of the edges have none."""
LEAST_ABOVE = 0.23
"""From the top of the board to the middle of the cross there, which then is whole."""
COLUMN_SHIFT, ROW_SHIFT = QPointF(0, -0.85), QPointF(-0.78, 0)
NAME, LEAST_NAME = 0.3, 12
"""The type size of names, as a share of a cell, and the least of it in pixels."""
LIFT = 0.5
"""How much larger a stone is at first while it is set down, as a share."""


class CellColors(NamedTuple):
    """The colours of the cells and of the lines between them."""

    cell: str
    line: str


PAPER = {
    (False, False): CellColors("#f7efe0", "#b3a48a"),
    (True, False): CellColors("#2b2722", "#6d6456"),
    (False, True): CellColors("#ffffff", "#000000"),
    (True, True): CellColors("#000000", "#ffffff"),
}
"""The colours by theme: whether it is dark, and whether it is one of high contrast."""


class HexBoardKind(BoardKind):
    """The board. Each place is a cell, with the same number as its move."""

    is_framed = False

    def __init__(self, game: HexGame) -> None:
        super().__init__(game, game.size, game.size)
        self.hex = game

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        """Return the size of the cells with room for the edges."""
        return cells.extent(self.hex.size)

    def rect(self, place: int, side: int) -> QRectF:
        """Return the square at the centre of a cell in which values and signs are shown."""
        center, wide = cells.middle(self.hex.size, place) * side, INSIDE * side
        return QRectF(center.x() - wide / 2, center.y() - wide / 2, wide, wide)

    def place_at(self, point: QPoint, side: int) -> int:
        """The cell at a point, -1 for none."""
        return cells.cell_at(self.hex.size, (point.x() + 0.5) / side, (point.y() + 0.5) / side)

    def row_text(self, row: int) -> str:
        """Return the row's number, counted from the top."""
        return str(row + 1)

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:  # noqa: ARG002
        """Return no labels: they are painted on the board, along the slanting edge."""
        return []

    def walk(self, position: Position, place: int, right: int, down: int) -> int:  # noqa: ARG002
        """Move the cursor along a row, or in a straight line with alternating slant.

        With left and right that reaches all six cells around one.
        """
        size = self.hex.size
        row, column = divmod(place, size)
        if right:
            return row * size + min(max(column + right, 0), size - 1)
        if not 0 <= row + down < size:
            return place
        if down < 0 and row % 2 == 0:
            column += 1
        elif down > 0 and row % 2:
            column -= 1
        return (row + down) * size + min(max(column, 0), size - 1)

    # What is said

    #: A cell of the board, for screen readers
    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a cell: `b3: X` or `b3: empty`, with the value and the edges it touches."""
        position, name = _at(picture.position), self.hex.move_text(place)
        bit = self.hex.board.bits[place]
        for player in (MAX, MIN):
            if position.stones(player) & bit:
                text = translate("Hex", "{cell}: {player}")
                if place in position.chain:
                    text = translate("Hex", "{cell}: {player}, in the winning chain")
                text = text.format(cell=name, player=self.game.player_text(player))
                return self.with_mistake(text, picture, place)
        said = self._empty_text(place).format(cell=name)
        badge = picture.badges.get(place)
        if badge is None:
            return said
        #: {cell}: such as “b3: empty”
        text = translate("Hex", "{cell}, value {value}")
        return text.format(cell=said, value=badge.accessible_text)

    #: A cell of the board, for screen readers; each player owns two edges of the board
    def _empty_text(self, place: int) -> str:
        """Return the text for an empty cell, with the edges that it touches."""
        size = self.hex.size
        row, column = divmod(place, size)
        touches_x, touches_o = row in (0, size - 1), column in (0, size - 1)
        if touches_x and touches_o:
            return translate(
                "Hex", "{cell}: empty, in the corner where one of X's edges meets one of O's"
            )
        if touches_x:
            return translate("Hex", "{cell}: empty, on X's edge")
        if touches_o:
            return translate("Hex", "{cell}: empty, on O's edge")
        return translate("Hex", "{cell}: empty")

    #: Why nothing happens after a tap
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        text = translate("Hex", "Cell {cell} is taken")
        return text.format(cell=self.hex.move_text(place))

    # What is seen

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:  # noqa: ARG002
        """Paint a stone of a player."""
        paint_stone(canvas, rect.center(), PLAYERS_STONE * rect.width(), player)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the hexagons, the edges with their owners' signs, and the coordinates."""
        paint_cells(canvas, self.hex.size)
        paint_edges(canvas, self.hex.size)
        paint_around(canvas, self.hex.size, self.column_text, self.row_text)

    def _hexagon(self, canvas: Canvas, place: int, share: float = 1) -> QPolygonF:
        return cells.hexagon(cells.middle(self.hex.size, place), canvas.side, share)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the stones, and mark the last one."""
        self._paint_stones(canvas, _at(picture.position))
        paint_edges(canvas, self.hex.size)  # stones lie beneath them
        if picture.last_move is not None:
            self._paint_last(canvas, picture.last_move)

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the stones without the last one."""
        self._paint_stones(canvas, _at(picture.position), but=picture.last_move)
        paint_edges(canvas, self.hex.size)

    def shows_motion(self, picture: BoardPicture) -> bool:
        return picture.last_move is not None

    def paint_motion(self, canvas: Canvas, picture: BoardPicture, share: float) -> None:
        """Paint the stone that is set down: it comes from above, and so looks larger first."""
        place = picture.last_move
        if place is not None:
            owner = MAX if _at(picture.position).stones(MAX) >> place & 1 else MIN
            canvas.painter.setOpacity(min(2 * share, 1.0))
            self._paint_stone(canvas, place, owner, 1 + LIFT * (1 - share) ** 2)
            canvas.painter.setOpacity(1)

    def _paint_stones(
        self, canvas: Canvas, position: HexPosition, *, but: int | None = None
    ) -> None:
        for player in (MAX, MIN):
            for place in self.hex.board.numbers(position.stones(player)):
                if place != but:
                    self._paint_stone(canvas, place, player)

    def _paint_stone(self, canvas: Canvas, place: int, player: Player, times: float = 1) -> None:
        middle, p = cells.middle(self.hex.size, place), canvas.painter
        if canvas.side >= SMALL_STONE:
            paint_stone(canvas, middle * canvas.side, STONE * canvas.side * times, player)
            return
        tint = QColor(canvas.theme.x if player is MAX else canvas.theme.o)
        tint.setAlpha(TINT)
        p.setPen(canvas.pen(_paper(canvas).line, max(1.0, canvas.side * 0.025)))
        p.setBrush(tint)
        p.drawPolygon(self._hexagon(canvas, place))
        p.setBrush(Qt.BrushStyle.NoBrush)
        paint_sign(canvas, middle, player, 0.3)

    def _paint_last(self, canvas: Canvas, place: int) -> None:
        """Mark the last stone with a ring around it, which leaves its sign free."""
        p, side = canvas.painter, canvas.side
        middle, reach = cells.middle(self.hex.size, place) * side, (STONE + 0.06) * side
        width = max(1.6, side * 0.06)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for color, wide in ((_paper(canvas).cell, width * 1.9), (canvas.theme.accent, width)):
            p.setPen(canvas.pen(color, wide))
            p.drawEllipse(middle, reach, reach)

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """Paint the winning chain from edge to edge, linked below its stones."""
        position = _at(picture.position)
        shown = self._paint_chain(canvas, position.chain, share)
        for place in shown:
            owner = MAX if position.stones(MAX) >> place & 1 else MIN
            paint_stone(
                canvas,
                cells.middle(self.hex.size, place) * canvas.side,
                STONE * canvas.side,
                owner,
                raised=False,
            )

    def _paint_chain(self, canvas: Canvas, chain: Sequence[int], share: float = 1) -> Sequence[int]:
        """Paint a line through a share of a chain, and return its places."""
        shown = chain[: max(round(len(chain) * share), 1)] if share > 0 else ()
        middles = [cells.middle(self.hex.size, place) * canvas.side for place in shown]
        for color, width in ((canvas.theme.base, 0.3), (canvas.theme.accent, 0.2)):
            canvas.painter.setPen(canvas.pen(color, max(2.0, canvas.side * width)))
            if len(middles) > 1:
                canvas.painter.drawPolyline(QPolygonF(middles))
        return shown

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the stone that a click would place, if no value is shown there."""
        if move not in picture.badges:
            canvas.painter.setOpacity(GHOST)
            self._paint_stone(canvas, move, picture.position.turn)
            canvas.painter.setOpacity(1)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint pale, numbered discs in alternating colours; the second player's have a ring."""
        p, theme, turn = canvas.painter, canvas.theme, picture.position.turn
        cell, reach = _paper(canvas).cell, STONE * canvas.side
        for number, move in enumerate(picture.preview, 1):
            color = theme.x if turn is MAX else theme.o
            middle = cells.middle(self.hex.size, move) * canvas.side
            p.setPen(canvas.pen(color, max(1.0, canvas.side * 0.035)))
            p.setBrush(QColor(mixed(color, cell, PREVIEW + 0.2)))
            p.drawEllipse(middle, reach, reach)
            p.setBrush(Qt.BrushStyle.NoBrush)
            if turn is MIN:
                p.drawEllipse(middle, reach * 0.8, reach * 0.8)
            ink = QColor(theme.text)
            canvas.text(self.rect(move, canvas.side), str(number), 0.32, ink, bold=True)
            turn = turn.opponent

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value across the whole width of a small cell, or with its note in a large one."""
        room = QRectF(0, 0, WIDE_TAG * canvas.side, HIGH_TAG * canvas.side)
        room.moveCenter(cells.middle(self.hex.size, place) * canvas.side)
        if canvas.side >= NOTED or not paint_tag(canvas, room, badge):
            super().paint_value(canvas, place, badge)

    def badges(self, canvas: Canvas) -> BadgePainter:
        """Return a painter for values, with a little less room than in a square."""
        side = round(canvas.side * INSIDE)
        mark = MARK if canvas.side >= TEXT_CELL else SMALL_MARK * INSIDE
        return BadgePainter(canvas.scaled(side), mark)

    def paint_mistake(
        self,
        canvas: Canvas,
        picture: BoardPicture,  # noqa: ARG002
        place: int,
        lost: MistakeBadge,
    ) -> None:
        """Mark a mistake in the upper corner of its cell, clear of the stone."""
        (above, reach), side = MISTAKE, canvas.side
        if side >= LEAST_LOST_CELL:
            center = (cells.middle(self.hex.size, place) + QPointF(0, above)) * side
            paint_mistake(canvas.painter, center, reach * side, lost.size, canvas.theme)

    def paint_cursor(self, canvas: Canvas, place: int) -> None:
        """Paint the keyboard cursor: a dashed hexagon in two tones."""
        hexagon, width = self._hexagon(canvas, place, 0.92), max(2.0, canvas.side * 0.03)
        canvas.painter.setPen(canvas.pen(canvas.theme.base, width + 2))
        canvas.painter.drawPolygon(hexagon)
        pen = canvas.pen(canvas.theme.text, width)
        pen.setStyle(Qt.PenStyle.DashLine)
        canvas.painter.setPen(pen)
        canvas.painter.drawPolygon(hexagon)

    def paint_marked(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:  # noqa: ARG002
        """Outline the cell whose row the pointer is over."""
        canvas.painter.setPen(canvas.pen(canvas.theme.accent, max(2.0, canvas.side * 0.05)))
        canvas.painter.drawPolygon(self._hexagon(canvas, move, 0.94))

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Outline a hint boldly, with a star if no value is shown."""
        color = canvas.theme.hint
        canvas.painter.setPen(canvas.pen(color, max(2.5, canvas.side * 0.06)))
        canvas.painter.drawPolygon(self._hexagon(canvas, move, 0.9))
        if move not in picture.badges:
            middle = cells.middle(self.hex.size, move) * canvas.side
            paint_star(canvas, middle, canvas.side * 0.3)

    def miniature_size(self, unit: float) -> QSize:
        side = self.miniature_side(unit)
        wide, high = cells.bare(self.hex.size)
        return QSize(ceil(wide * side), ceil(high * side))

    def miniature_side(self, unit: float) -> int:
        return round(max(LEAST_CELL, MINIATURE_WIDE / cells.bare(self.hex.size)[0]) * unit)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        canvas.painter.save()
        canvas.painter.translate(-cells.BARE * canvas.side)
        paint_cells(canvas, self.hex.size)
        self._paint_stones(canvas, _at(position))
        paint_edges(canvas, self.hex.size)
        if last is not None:
            self._paint_last(canvas, last)
        self._paint_chain(canvas, _at(position).chain)
        canvas.painter.restore()


def _paper(canvas: Canvas) -> CellColors:
    return PAPER[canvas.theme.dark, canvas.theme.strong]


def _at(position: Position) -> HexPosition:
    assert isinstance(position, HexPosition)
    return position


def paint_cells(canvas: Canvas, size: int) -> None:
    """Paint all hexagons, empty."""
    p, paper = canvas.painter, _paper(canvas)
    p.setPen(canvas.pen(paper.line, max(1.0, canvas.side * 0.025)))
    p.setBrush(QColor(paper.cell))
    for place in range(size**2):
        p.drawPolygon(cells.hexagon(cells.middle(size, place), canvas.side))
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_edges(canvas: Canvas, size: int) -> None:
    """Paint the edges: one band for X, two for O, so that they differ without colour."""
    p, theme, wide = canvas.painter, canvas.theme, max(2.0, canvas.side * EDGE)
    for number, owner in enumerate(OWNERS):
        line = QPolygonF([point * canvas.side for point in cells.edge(size, number)])
        p.setPen(canvas.pen(theme.x if owner is MAX else theme.o, wide))
        p.drawPolyline(line)
        if owner is MIN:
            p.setPen(canvas.pen(theme.base, wide * 0.28))
            p.drawPolyline(line)


def paint_around(
    canvas: Canvas, size: int, column_text: Callable[[int], str], row_text: Callable[[int], str]
) -> None:
    """Paint the labels of columns and rows, and the sign of each edge."""
    ink = QColor(canvas.theme.faint)
    larger = max(LEAST_NAME / canvas.side - NAME, 0)  # names farther out, clear of the edges
    for i in range(size):
        above, beside = QPointF(0, -0.75 * larger), QPointF(-1.2 * larger, 0)
        _name(canvas, cells.at(0, i) + COLUMN_SHIFT + above, column_text(i), ink)
        _name(canvas, cells.at(i, 0) + ROW_SHIFT + beside, row_text(i), ink)
    last, half = size - 1, (size - 1) / 2
    middles = (0, half), (last, half), (half, 0), (half, last)
    for owner, middle, shift, more in zip(OWNERS, middles, SIGN_SHIFTS, BEYOND, strict=True):
        at = cells.at(*middle) + QPointF(*shift) * (1 + more * larger)
        at.setY(max(at.y(), LEAST_ABOVE))
        paint_sign(canvas, at, owner, SIGN)


def _name(canvas: Canvas, center: QPointF, text: str, ink: QColor) -> None:
    side = canvas.side
    room = QRectF(0, 0, side, side)
    room.moveCenter(center * side)
    canvas.text(room, text, max(NAME, LEAST_NAME / side), ink, bold=False)


def paint_sign(canvas: Canvas, center: QPointF, player: Player, reach: float) -> None:
    """Paint a player's cross or ring with the given radius."""
    theme, side = canvas.theme, canvas.side
    width = max(1.4, side * 0.3 * reach)
    canvas.painter.setPen(canvas.pen(theme.x if player is MAX else theme.o, width))
    paint_cross_or_ring(canvas, center * side, reach * side, player)
