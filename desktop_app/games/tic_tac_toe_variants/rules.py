# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The three variants, their board sizes, and the errors in what users type.

Misère: the player who makes a row loses. Wild: either player places either mark, and the player who
makes a row of equal marks wins. Notakto: both players place crosses, on one board or several; a
board with a row is dead, and the player who kills the last one loses.

Wild tic-tac-toe stays the same game if crosses and rings are swapped. In Notakto dead boards do not
matter, and boards can be permuted: T. Plambeck and G. Whitehead, "The Secrets of Notakto: Winning
at X-only Tic-Tac-Toe", 2013, who count 102 boards up to symmetry.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property

from desktop_app.core.errors import GameError
from desktop_app.core.grid import Board, bits, shared_board, symmetries
from desktop_app.games.base import square_text

LEAST_SIDE, LARGEST_SIDE = 2, 4
MOST_BOARDS = 3
SIDE = 3
"""Of the boards of wild tic-tac-toe and of Notakto."""
DEAD = -1
"""The class of all boards of Notakto with a row."""


class Rule(StrEnum):
    """The variant, which is also the family's id."""

    MISERE = "misere"
    WILD = "wild"
    NOTAKTO = "notakto"


class MarkFault(StrEnum):
    """The errors in sizes, moves and boards that a user types."""

    BAD_SIZE = "bad-size"
    SIZE_RANGE = "size-range"
    ROW_TOO_LONG = "row-too-long"
    BAD_BOARDS = "bad-boards"
    OFF_BOARD = "off-board"
    TAKEN = "taken"
    DEAD = "dead"
    BOARD_SHAPE = "board-shape"
    BAD_MARK = "bad-mark"
    WRONG_COUNTS = "wrong-counts"
    WRONG_TURN = "wrong-turn"
    PLAYED_ON = "played-on"


@dataclass(frozen=True)
class MarkRules:
    """A rule, and the boards that it is played on.

    Attributes:
        rule: which one.
        columns: of one board.
        rows: of one board.
        k: how many equal marks in a row are a row.
        boards: how many lie beside one another.
    """

    rule: Rule
    columns: int = SIDE
    rows: int = SIDE
    k: int = SIDE
    boards: int = 1

    def __post_init__(self) -> None:
        for size in (self.columns, self.rows, self.k):
            if not LEAST_SIDE <= size <= LARGEST_SIDE:
                raise GameError(
                    MarkFault.SIZE_RANGE, value=size, least=LEAST_SIDE, most=LARGEST_SIDE
                )
        if self.k > max(self.columns, self.rows):
            raise GameError(MarkFault.ROW_TOO_LONG, k=self.k, columns=self.columns, rows=self.rows)
        if not 1 <= self.boards <= MOST_BOARDS:
            raise GameError(MarkFault.BAD_BOARDS, text=str(self.boards), most=MOST_BOARDS)

    @cached_property
    def board(self) -> Board:
        """The geometry of one board."""
        return shared_board(self.columns, self.rows, self.k)

    @cached_property
    def turned(self) -> tuple[tuple[int, ...], ...]:
        """The symmetries of one board, as maps of its cells."""
        return tuple(map(tuple, symmetries(self.columns, self.rows, gravity=False)))

    @cached_property
    def tables(self) -> list[list[int]]:
        """For each symmetry of one board, the image of every mask."""
        found: list[list[int]] = []
        for image in self.turned:
            table = [0]
            for mask in range(1, self.board.full + 1):
                low = mask & -mask
                table.append(table[mask ^ low] | 1 << image[low.bit_length() - 1])
            found.append(table)
        return found

    @cached_property
    def classes(self) -> list[int]:
        """For each mask of crosses the least of its images; `DEAD` for all with a row."""
        has_line, images = self.board.has_line, zip(*self.tables, strict=True)
        return [DEAD if has_line(mask) else min(its) for mask, its in enumerate(images)]

    def masks(self, marks: int) -> list[int]:
        """Return the mask of each board."""
        cells, full = self.board.cells, self.board.full
        return [marks >> number * cells & full for number in range(self.boards)]

    def place(self, cell: int) -> tuple[int, int]:
        """Return a cell's column and row from the top; boards lie side by side."""
        number, within = divmod(cell, self.board.cells)
        row, column = divmod(within, self.columns)
        return number * self.columns + column, row

    def cell_text(self, cell: int) -> str:
        """Return a cell's column letter, through all boards, and its row number from the bottom."""
        column, row = self.place(cell)
        return square_text(column, self.rows - row)

    def cell_at(self, column: int, row: int) -> int:
        """Return the cell at a column, through all boards, and a row from the top."""
        number, within = divmod(column, self.columns)
        return number * self.board.cells + row * self.columns + within

    def images(self, mask: int) -> list[int]:
        """Return the marks of one board, turned and mirrored in every way."""
        return [table[mask] for table in self.tables]

    def position_class(self, crosses: int, rings: int) -> tuple[int, ...]:
        """Return what all images of a position have in common; see `Position.canonical_key`.

        In Notakto the last number tells whose turn it is.
        """
        if self.rule is Rule.NOTAKTO:
            boards = (self.classes[mask] for mask in self.masks(crosses))
            return (*sorted(boards), crosses.bit_count() & 1)
        pairs = zip(self.images(crosses), self.images(rings), strict=True)
        if self.rule is Rule.MISERE:
            return min(pairs)
        return min(min(pair, pair[::-1]) for pair in pairs)


@cache
def classes_below(game: MarkRules, board: int) -> int:
    """Return how many classes of live boards can follow from one, itself included."""
    seen, waiting = {board}, [board]
    while waiting:
        mask = waiting.pop()
        for cell in bits(game.board.full & ~mask):
            child = game.classes[mask | 1 << cell]
            if child != DEAD and child not in seen:
                seen.add(child)
                waiting.append(child)
    return len(seen)


def outcome_of_marks(game: MarkRules, crosses: int, rings: int) -> int | None:
    """Return the outcome for Max of the marks on all boards; None if the game goes on.

    Raises:
        GameError: one side has too many marks, or the game went on after its end.
    """
    if game.rule is Rule.MISERE and crosses.bit_count() - rings.bit_count() not in (0, 1):
        raise GameError(MarkFault.WRONG_COUNTS, x=crosses.bit_count(), o=rings.bit_count())
    count = (crosses | rings).bit_count()
    last = 1 if count % 2 else -1
    dead = 0
    for marks in (crosses, rings):
        for mask in filter(game.board.has_line, game.masks(marks)):
            dead += 1
            if all(game.board.has_line(mask & ~(1 << cell)) for cell in bits(mask)):
                raise GameError(MarkFault.PLAYED_ON)  # no single last mark made all of its rows
    if game.rule is Rule.NOTAKTO:
        return -last if dead == game.boards else None
    is_last = game.board.has_line(crosses if count % 2 else rings)
    if dead > 1 or (dead and game.rule is Rule.MISERE and not is_last):
        raise GameError(MarkFault.PLAYED_ON)
    if dead:
        return last if game.rule is Rule.WILD else -last
    return 0 if crosses | rings == game.board.full else None
