# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards of line games: a grid of cells for marks, and columns in which discs fall."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QRect, Qt

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.looks import FewPixels, Look, Rack
from desktop_app.boards.marks import Mark, Marks
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.core.grid import bits
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.rules import cell_text
from desktop_app.languages import translate


class Grid(Marks):
    """A grid of cells. Each place is a cell, with the same number as its move."""

    def __init__(self, game: LineGame) -> None:
        super().__init__(game, game.columns, game.rows)
        self.lines = game

    # What stands there

    def marks(self, position: Position) -> Iterable[tuple[Player, Sequence[int]]]:
        stones = _stones(position)
        return (MAX, list(bits(stones.x_stones))), (MIN, list(bits(stones.o_stones)))

    def made_by(self, position: Position, moves: Sequence[Move]) -> Iterable[Mark]:
        turn = position.turn
        for move in moves:
            yield turn, move
            turn = turn.opponent

    def rows_made(self, position: Position) -> Sequence[Sequence[int]]:
        won = _stones(position).winning_cells()
        lines = self.lines.board.lines if won else ()
        return [list(bits(line)) for line in lines if line & won == line]

    # What is said

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """`a3: X`, or `a3: empty`, with the value of the move."""
        position, name = _stones(picture.position), cell_text(self.lines, place)
        if (position.x_stones | position.o_stones) >> place & 1:
            is_x = position.x_stones >> place & 1
            text = translate("Grid", "{cell}: X") if is_x else translate("Grid", "{cell}: O")
            return self.with_mistake(text.format(cell=name), picture, place)
        badge = picture.badges.get(place)
        if badge is None:
            return translate("Grid", "{cell}: empty").format(cell=name)
        return translate("Grid", "{cell}: empty, value {value}").format(
            cell=name, value=badge.accessible_text
        )

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        stones = _stones(position)
        taken = (stones.x_stones | stones.o_stones) >> place & 1
        text = (
            translate("Grid", "{cell} is taken")
            if taken
            else translate("Grid", "You can't play at {cell}")
        )
        return text.format(cell=cell_text(self.lines, place))

    # What is seen

    def paint_block(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Draw dotted lines through the rows that the last move has blocked."""
        position, last = _stones(picture.position), picture.last_move
        if last is None:
            return
        rows = position.own | 1 << last
        lines = [line for line in self.lines.board.lines_through[last] if line & rows == line]
        pen = canvas.pen(canvas.theme.text, max(3.0, canvas.side * 0.06))
        pen.setStyle(Qt.PenStyle.DotLine)
        canvas.painter.setPen(pen)
        for line in lines:
            canvas.painter.drawLine(self.through(canvas, list(bits(line))))


def _stones(position: Position) -> LinePosition:
    assert isinstance(position, LinePosition)
    return position


class Columns(Grid):
    """A board on which discs fall. Any place in a column means a move in that column."""

    look: Look = Rack()
    is_round = True
    is_framed = False

    def column_text(self, column: int) -> str:
        """Return the column's number."""
        return str(column + 1)

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Label only the columns, because a player does not choose a row."""
        return super().labels(side, margin)[: self.columns]

    def targets(self, position: Position, picked: Picked = ()) -> Mapping[int, Move]:  # noqa: ARG002
        landing = {move % self.columns: move for move in position.legal_moves()}
        cells = range(self.columns * self.rows)
        return {c: landing[c % self.columns] for c in cells if c % self.columns in landing}

    def numbered(self, position: Position) -> Mapping[int, Move] | None:
        return {move % self.columns + 1: move for move in position.legal_moves()}

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        text = translate("Columns", "Column {column} is full")
        return text.format(column=place % self.columns + 1)

    def miniature_look(self, side: int, unit: float) -> Look:  # noqa: ARG002
        """Use the whole side for cells: a miniature has no rack and no discs."""
        return FewPixels(unit, falls=True)


def line_board(game: LineGame) -> Grid:
    """Return the board for a size of line game."""
    return Columns(game) if game.gravity else Grid(game)
