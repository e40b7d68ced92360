# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What boards of marks in cells have in common: crosses and rings, rows through them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QSize
from PySide6.QtGui import QFont, QPainter

from desktop_app.boards import signs
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.looks import FewPixels, Look, Squares
from desktop_app.boards.picture import BoardPicture
from desktop_app.core.position import Move, Player, Position
from desktop_app.kit.look.theme import Theme

PREVIEW_OPACITY = 0.45
GHOST_OPACITY = 0.3

MINIATURE_SIDE = 56
"""Pixels of a miniature, where texts are 13 pixels high."""
LEAST_CELLS = ((8, 10), (15, 7), (20, 5))
"""Pairs of a number of columns, and the least side of a cell in miniatures of boards up to it."""
SMALL = 14
"""Cells smaller than this, in pixels, have no room for the board's own shapes."""

Mark = tuple[Player, int]
"""A cross, as the first player's mark is drawn, or a ring, and its place."""


class Marks(BoardKind):
    """A board whose places are cells for crosses and rings."""

    look: Look = Squares()

    # What each kind knows of its game

    @abstractmethod
    def marks(self, position: Position) -> Iterable[tuple[Player, Sequence[int]]]:
        """The places of the crosses, and those of the rings."""

    @abstractmethod
    def made_by(self, position: Position, moves: Sequence[Move]) -> Iterable[Mark]:
        """The marks that moves make, one after the other."""

    @abstractmethod
    def rows_made(self, position: Position) -> Sequence[Sequence[int]]:
        """Return the places of each row that ends the game, in order."""

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """The look's ground."""
        self.look.ground(canvas, self.columns, self.rows)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """The marks, with the last one."""
        self.paint_marks(canvas, self.look, picture.position, picture.last_move)

    def paint_end(self, canvas: Canvas, picture: BoardPicture, share: float = 1) -> None:
        """The rows that tell the end, from their first cells on."""
        self.paint_rows(canvas, self.look, self.rows_made(picture.position), share)

    def ends_through_corner(self, picture: BoardPicture, place: int) -> bool:
        """Where such a row rises to the right."""
        rows = self.rows_made(picture.position)
        steps = {row[1] - row[0] for row in rows if place in row and len(row) > 1}
        return self.columns - 1 in steps

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the mark that a click would make, unless there is a value to be read."""
        if move not in picture.badges:
            self.paint_pale(canvas, picture.position, move)

    def paint_pale(self, canvas: Canvas, position: Position, move: Move) -> None:
        """A mark that is not there yet."""
        canvas.painter.setOpacity(GHOST_OPACITY)
        for player, place in self.made_by(position, (move,)):
            self.look.marks(canvas, [self.rect(place, canvas.side)], player)
        canvas.painter.setOpacity(1)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Pale marks."""
        marks = self.made_by(picture.position, picture.preview)
        for number, (player, place) in enumerate(marks, 1):
            cell = self.rect(place, canvas.side)
            canvas.painter.setOpacity(PREVIEW_OPACITY)
            self.look.marks(canvas, [cell], player, 0.9)
            canvas.painter.setOpacity(1)
            signs.paint_number(canvas, cell, number)

    def miniature_size(self, unit: float) -> QSize:
        """Square cells of whole pixels."""
        side = self.miniature_side(unit)
        return QSize(*(round(length * side) for length in self.extent))

    def miniature_side(self, unit: float) -> int:
        """Pixels of a cell of a miniature."""
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
        side = self.miniature_side(unit)
        canvas, look = Canvas(painter, side, theme, font), self.miniature_look(side, unit)
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
        """Lines through rows, drawn so far."""
        if not rows or share <= 0:
            return
        lines = [self.through(canvas, row) for row in rows]
        for line in lines:
            line.setP2(line.pointAt(share))
        look.winning_rows(canvas, lines)

    def through(self, canvas: Canvas, row: Sequence[int]) -> QLineF:
        """From the middle of a row's first cell to that of its last."""
        return QLineF(*(self.rect(row[end], canvas.side).center() for end in (0, -1)))
