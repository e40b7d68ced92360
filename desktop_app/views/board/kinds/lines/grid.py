# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of line games: cells with marks."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QSize, Qt
from PySide6.QtGui import QFont, QPainter

from desktop_app.games.lines.game import LineGame, LinePosition
from desktop_app.games.lines.geometry import bits
from desktop_app.games.lines.rules import cell_text
from desktop_app.games.position import MAX, MIN, Move, Position
from desktop_app.views.board.kinds import signs
from desktop_app.views.board.kinds.canvas import Canvas
from desktop_app.views.board.kinds.kind import BoardKind
from desktop_app.views.board.kinds.lines.looks import FewPixels, Look, Squares
from desktop_app.views.board.kinds.picture import BoardPicture, Picked
from desktop_app.views.kit.look.theme import Theme
from desktop_app.words.values import translate

PREVIEW_OPACITY = 0.45
GHOST_OPACITY = 0.3

MINIATURE_SIDE = 56
"""Pixels of a miniature, where texts are 13 pixels high."""
LEAST_CELLS = ((8, 10), (15, 7), (20, 5))
"""A miniature's cells' least side, for boards of at most so many columns."""
SMALL = 14
"""Below so many pixels a miniature's cell has no room for the board's own shapes."""


class Grid(BoardKind):
    """A place is a cell; its number is the move's."""

    look: Look = Squares()

    def __init__(self, game: LineGame) -> None:
        super().__init__(game, game.columns, game.rows)
        self.lines = game

    # What is said

    def spoken(self, picture: BoardPicture, place: int) -> str:
        """`a3: X`, or `a3: open`, with the value of the move."""
        position, name = _stones(picture.position), cell_text(self.lines, place)
        if (position.x_stones | position.o_stones) >> place & 1:
            is_x = position.x_stones >> place & 1
            text = translate("Grid", "{cell}: X") if is_x else translate("Grid", "{cell}: O")
            return self.told(text.format(cell=name), picture, place)
        badge = picture.badges.get(place)
        if badge is None:
            return translate("Grid", "{cell}: open").format(cell=name)
        return translate("Grid", "{cell}: open, value {value}").format(
            cell=name, value=badge.spoken
        )

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        """The cell is taken."""
        stones = _stones(position)
        taken = (stones.x_stones | stones.o_stones) >> place & 1
        text = (
            translate("Grid", "No move: {cell} is taken")
            if taken
            else translate("Grid", "No move: {cell}")
        )
        return text.format(cell=cell_text(self.lines, place))

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """The look's ground."""
        self.look.ground(canvas, self.columns, self.rows)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """The marks, with the last one."""
        self._pieces(canvas, self.look, _stones(picture.position), picture.last_move)

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """The winning rows, from their first cells on."""
        self._rows(canvas, self.look, _stones(picture.position), share)

    def ends_through_corner(self, picture: BoardPicture, place: int) -> bool:
        """Where a winning row rises to the right."""
        won = _stones(picture.position).winning_cells()
        if not won >> place & 1:
            return False
        rows = [list(bits(line)) for line in self.lines.board.lines if line & won == line]
        return any(place in row and row[1] - row[0] == self.columns - 1 for row in rows)

    def paint_block(self, canvas: Canvas, picture: BoardPicture) -> None:
        """The rows that the other player would have had with the last move's cell, broken."""
        position, last = _stones(picture.position), picture.last_move
        if last is None:
            return
        rows = position.own | 1 << last
        lines = [line for line in self.lines.board.lines_through[last] if line & rows == line]
        pen = canvas.pen(canvas.theme.text, max(3.0, canvas.side * 0.06))
        pen.setStyle(Qt.PenStyle.DotLine)
        canvas.painter.setPen(pen)
        for line in lines:
            canvas.painter.drawLine(self._through(canvas, line))

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """The mark that a click would make, where no value stands, which one wants to read."""
        if move in picture.badges:
            return
        canvas.painter.setOpacity(GHOST_OPACITY)
        self.look.marks(canvas, [self.rect(move, canvas.side)], picture.position.turn)
        canvas.painter.setOpacity(1)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Pale marks by turns."""
        turn = picture.position.turn
        for number, move in enumerate(picture.preview, 1):
            cell = self.rect(move, canvas.side)
            canvas.painter.setOpacity(PREVIEW_OPACITY)
            self.look.marks(canvas, [cell], turn, 0.9)
            canvas.painter.setOpacity(1)
            signs.paint_number(canvas, cell, number)
            turn = turn.opponent

    def miniature_size(self, unit: float) -> QSize:
        """Square cells of whole pixels."""
        side = self._miniature_side(unit)
        return QSize(self.columns * side, self.rows * side)

    def _miniature_side(self, unit: float) -> int:
        least = next(side for most, side in LEAST_CELLS if self.columns <= most)
        return round(max(least, MINIATURE_SIDE / max(self.columns, 3)) * unit)

    def miniature_look(self, side: int, unit: float) -> Look:
        """The board's own shapes, where there is room for them."""
        return self.look if side >= SMALL else FewPixels(unit, falls=False)

    def paint_miniature(
        self,
        painter: QPainter,
        position: Position,
        last: Move | None,
        *,
        unit: float,
        theme: Theme,
        font: QFont,
    ) -> None:
        """The same parts in the same order, for few pixels."""
        side = self._miniature_side(unit)
        canvas, look = Canvas(painter, side, theme, font), self.miniature_look(side, unit)
        look.ground(canvas, self.columns, self.rows)
        self._pieces(canvas, look, _stones(position), last)
        self._rows(canvas, look, _stones(position))

    def _pieces(
        self, canvas: Canvas, look: Look, position: LinePosition, last: Move | None
    ) -> None:
        if last is not None:
            look.last_cell(canvas, self.rect(last, canvas.side))
        for player, stones in ((MAX, position.x_stones), (MIN, position.o_stones)):
            cells = [self.rect(cell, canvas.side) for cell in bits(stones)]
            if cells:
                look.marks(canvas, cells, player)
        if last is not None:
            look.last_mark(canvas, self.rect(last, canvas.side))

    def _rows(self, canvas: Canvas, look: Look, position: LinePosition, share: float = 1) -> None:
        won = position.winning_cells()
        if won and share > 0:
            rows = [
                self._through(canvas, line) for line in self.lines.board.lines if line & won == line
            ]
            for row in rows:
                row.setP2(row.pointAt(share))
            look.winning_rows(canvas, rows)

    def _through(self, canvas: Canvas, line: int) -> QLineF:
        """From the middle of a row's first cell to that of its last."""
        row = list(bits(line))
        return QLineF(*(self.rect(row[end], canvas.side).center() for end in (0, -1)))


def _stones(position: Position) -> LinePosition:
    assert isinstance(position, LinePosition)
    return position
