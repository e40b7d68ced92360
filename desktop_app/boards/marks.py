# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of marks in cells: crosses and rings, and lines through their rows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QMargins, QSize

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import MINIATURE_SIDE, BoardKind
from desktop_app.boards.looks import GridLook, Look, paint_card
from desktop_app.boards.picture import BoardPicture
from desktop_app.boards.stones import SMALL, all_round
from desktop_app.core.position import MAX, Move, Player, Position

LEAST_CELLS = ((8, 10), (15, 7), (20, 5))
"""Pairs of a number of columns, and the least side of a cell in miniatures of boards up to it."""

Mark = tuple[Player, int]
"""The player whose sign a mark has (crosses are the first player's), and its place."""


class MarkBoardKind(BoardKind):
    """A board whose places are cells for crosses and rings."""

    look: Look = GridLook()
    is_framed = False

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

    def frame(self, margin: int) -> QMargins:
        """Return the edges of the card."""
        return all_round(margin)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the card."""
        paint_card(canvas, *self.extent, self.frame(margin))

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the ground of the board's look."""
        self.look.ground(canvas, self.columns, self.rows)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the marks, and mark the last one."""
        self.paint_marks(canvas, picture.position, picture.last_move)

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """Paint lines through the rows that ended the game, from their first cells on."""
        self.paint_rows(canvas, picture.position, self.rows_made(picture.position), share)

    def ends_through_corner(self, picture: BoardPicture, place: int) -> bool:
        """Return whether a line through a row rises to the right across a place."""
        rows = self.rows_made(picture.position)
        steps = {row[1] - row[0] for row in rows if place in row and len(row) > 1}
        return self.columns - 1 in steps

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the mark that a click would make, unless a value is shown there."""
        if move not in picture.badges:
            self.paint_pale(canvas, picture.position, move)

    def paint_pale(self, canvas: Canvas, position: Position, move: Move) -> None:
        """Paint the pale mark of a move that has not been made."""
        canvas.painter.setOpacity(self.look.ghost)
        for player, place in self.made_by(position, (move,)):
            self.look.marks(canvas, [self.rect(place, canvas.side)], player)
        canvas.painter.setOpacity(1)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the moves of the preview as pale, numbered marks."""
        marks = self.made_by(picture.position, picture.preview)
        for number, (player, place) in enumerate(marks, 1):
            self.look.numbered(canvas, self.rect(place, canvas.side), player, number)

    def miniature_size(self, unit: float) -> QSize:
        """Return the size of the board, with cells of whole pixels."""
        side = self.miniature_side(unit)
        return QSize(*(round(length * side) for length in self.extent))

    def miniature_side(self, unit: float) -> int:
        """Return the side of a miniature's cell in pixels."""
        least = next(side for most, side in LEAST_CELLS if self.columns <= most)
        return round(max(least, MINIATURE_SIDE / max(self.columns, 3)) * unit)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        """Paint the same parts in the same order as on the large board."""
        self.paint_ground(canvas)
        self.paint_marks(canvas, position, last)
        self.paint_rows(canvas, position, self.rows_made(position))

    def paint_marks(
        self, canvas: Canvas, position: Position, last: Move | None, but: int = -1
    ) -> None:
        """Paint all marks except that on one place, and mark the last one."""
        newest = -1 if last is None else self.place_of(position, last)
        cell = self.rect(newest, canvas.side)
        is_marked = newest >= 0 and (self.look.keeps_last or not self.rows_made(position))
        if is_marked or (newest >= 0 and canvas.side < SMALL):
            self.look.last_cell(canvas, cell)
        for player, places in self.marks(position):
            cells = [self.rect(place, canvas.side) for place in places if place != but]
            if cells:
                self.look.marks(canvas, cells, player)
        if is_marked:
            self.look.last_mark(canvas, cell, self._owner(position, newest))

    def _owner(self, position: Position, place: int) -> Player:
        """Return the player whose sign the mark on a place has."""
        marks = self.marks(position)
        return next((player for player, places in marks if place in places), MAX)

    def paint_rows(
        self,
        canvas: Canvas,
        position: Position,
        rows: Sequence[Sequence[int]],
        share: float = 1,
    ) -> None:
        """Paint lines through rows of one player's marks, up to a share of each."""
        if not rows or share <= 0:
            return
        lines = [self.through(canvas, row) for row in rows]
        for line in lines:
            line.setP2(line.pointAt(share))
        self.look.winning_rows(canvas, lines, self._owner(position, rows[0][0]))

    def through(self, canvas: Canvas, row: Sequence[int]) -> QLineF:
        """Return the line from the middle of a row's first cell to the middle of its last."""
        return QLineF(*(self.rect(row[end], canvas.side).center() for end in (0, -1)))
