# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of marks in cells: crosses and rings, and lines through their rows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QSize

from desktop_app.boards import signs
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import MINIATURE_SIDE, BoardKind
from desktop_app.boards.looks import FewPixels, Look, Squares
from desktop_app.boards.picture import BoardPicture
from desktop_app.core.position import Move, Player, Position

PREVIEW_OPACITY = 0.45
GHOST_OPACITY = 0.3

LEAST_CELLS = ((8, 10), (15, 7), (20, 5))
"""Pairs of a number of columns, and the least side of a cell in miniatures of boards up to it."""
SMALL = 14
"""The side in pixels below which a cell is too small for the board's own look."""

Mark = tuple[Player, int]
"""The player whose sign a mark has (crosses are the first player's), and its place."""


class Marks(BoardKind):
    """A board whose places are cells for crosses and rings."""

    look: Look = Squares()

    # What each kind defines

    @abstractmethod
    def marks(self, position: Position) -> Iterable[tuple[Player, Sequence[int]]]:
        """Return the players with the places of their marks."""

    @abstractmethod
    def made_by(self, position: Position, moves: Sequence[Move]) -> Iterable[Mark]:
        """Return the marks that a sequence of moves makes, in order."""

    @abstractmethod
    def rows_made(self, position: Position) -> Sequence[Sequence[int]]:
        """Return the places of each row that ends the game, in order."""

    # Painting

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the ground of the board's look."""
        self.look.ground(canvas, self.columns, self.rows)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the marks, and mark the last one."""
        self.paint_marks(canvas, self.look, picture.position, picture.last_move)

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """Paint lines through the rows that ended the game, from their first cells on."""
        self.paint_rows(canvas, self.look, self.rows_made(picture.position), share)

    def ends_through_corner(self, picture: BoardPicture, place: int) -> bool:
        """Return whether a line through a row rises to the right across a place."""
        rows = self.rows_made(picture.position)
        steps = {row[1] - row[0] for row in rows if place in row and len(row) > 1}
        return self.columns - 1 in steps

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the mark that a click would make, unless a value is shown there."""
        if move not in picture.badges:
            self.paint_pale(canvas, picture.position, move)

    def paint_pale(self, canvas: Canvas, position: Position, move: Move) -> None:
        """Paint the pale mark of a move that has not been made."""
        canvas.painter.setOpacity(GHOST_OPACITY)
        for player, place in self.made_by(position, (move,)):
            self.look.marks(canvas, [self.rect(place, canvas.side)], player)
        canvas.painter.setOpacity(1)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the moves of the preview as pale, numbered marks."""
        marks = self.made_by(picture.position, picture.preview)
        for number, (player, place) in enumerate(marks, 1):
            cell = self.rect(place, canvas.side)
            canvas.painter.setOpacity(PREVIEW_OPACITY)
            self.look.marks(canvas, [cell], player, 0.9)
            canvas.painter.setOpacity(1)
            signs.paint_number(canvas, cell, number)

    def miniature_size(self, unit: float) -> QSize:
        """Return the size of the board, with cells of whole pixels."""
        side = self.miniature_side(unit)
        return QSize(*(round(length * side) for length in self.extent))

    def miniature_side(self, unit: float) -> int:
        """Return the side of a miniature's cell in pixels."""
        least = next(side for most, side in LEAST_CELLS if self.columns <= most)
        return round(max(least, MINIATURE_SIDE / max(self.columns, 3)) * unit)

    def miniature_look(self, side: int, unit: float) -> Look:
        """Return the board's own look, or one for few pixels if cells are too small."""
        return self.look if side >= SMALL else FewPixels(unit, falls=False)

    def paint_small(
        self, canvas: Canvas, position: Position, last: Move | None, unit: float
    ) -> None:
        """Paint the same parts in the same order as on the large board, for few pixels."""
        look = self.miniature_look(canvas.side, unit)
        look.ground(canvas, self.columns, self.rows)
        self.paint_marks(canvas, look, position, last)
        self.paint_rows(canvas, look, self.rows_made(position))

    def paint_marks(
        self, canvas: Canvas, look: Look, position: Position, last: Move | None
    ) -> None:
        """Paint all marks, and mark the last one."""
        newest = None if last is None else self.rect(self.place_of(position, last), canvas.side)
        if newest is not None:
            look.last_cell(canvas, newest)
        for player, places in self.marks(position):
            cells = [self.rect(place, canvas.side) for place in places]
            if cells:
                look.marks(canvas, cells, player)
        if newest is not None:
            look.last_mark(canvas, newest)

    def paint_rows(
        self, canvas: Canvas, look: Look, rows: Sequence[Sequence[int]], share: float = 1
    ) -> None:
        """Paint lines through rows, up to a share of each."""
        if not rows or share <= 0:
            return
        lines = [self.through(canvas, row) for row in rows]
        for line in lines:
            line.setP2(line.pointAt(share))
        look.winning_rows(canvas, lines)

    def through(self, canvas: Canvas, row: Sequence[int]) -> QLineF:
        """Return the line from the middle of a row's first cell to the middle of its last."""
        return QLineF(*(self.rect(row[end], canvas.side).center() for end in (0, -1)))
