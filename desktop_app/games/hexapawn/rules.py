# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hexapawn: pawns move one square forward, or capture diagonally forward.

A player wins by bringing a pawn to the far row or by leaving the opponent without a move. Source:
M. Gardner, "Mathematical Games: How to build a game-learning machine and then teach it to play and
to win", Scientific American, March 1962, for 3 columns and 3 rows.

Cells are numbered as one reads, the upper left one first; White's pawns begin in the lowest row. A
move is the cell that is left, times `CELLS`, plus the one that is gone to. It is written `b1b2`,
and `b1xc2` where it takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from desktop_app.core.errors import GameError
from desktop_app.core.notation import DASHED
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import (
    GameBase,
    MoveNotation,
    PositionBase,
    marks_of,
    mask_of,
    read_rows,
    read_square,
    rows_text,
    square_text,
)

LEAST, LARGEST = 3, 5
"""Columns, and rows."""
CELLS = 32
MARKS = {"W": MAX, "B": MIN}
_MOVE = re.compile(r"[a-e][1-9][-x]?[a-e][1-9]", re.IGNORECASE | re.ASCII)
NOTATION = MoveNotation(_MOVE, "b1b2", gap=" ", between=DASHED)


class HexapawnFault(StrEnum):
    """The errors in positions and moves of Hexapawn that a user types."""

    BAD_SIZE = "hexapawn-size"
    SIZE_RANGE = "hexapawn-range"
    BAD_BOARD = "hexapawn-board"
    IMPOSSIBLE = "hexapawn-impossible"
    NO_PAWN = "no-pawn"
    NO_WAY = "no-way"


@dataclass(frozen=True)
class HexapawnGame(GameBase):
    """Hexapawn of a given size.

    Attributes:
        columns: as many pawns as each side has.
        rows: of the board.
    """

    columns: int = 3
    rows: int = 3

    family = "hexapawn"
    players = ("White", "Black")
    traits = Traits(takes_turns=True, has_draws=False)

    def __post_init__(self) -> None:
        for value in (self.columns, self.rows):
            if not LEAST <= value <= LARGEST:
                raise GameError(HexapawnFault.SIZE_RANGE, value=value, least=LEAST, most=LARGEST)

    @property
    def id(self) -> str:
        """Return `hexapawn` for Gardner's board, else `hexapawn:4x5` for 4 columns and 5 rows."""
        is_usual = self.columns == self.rows == LEAST
        return self.family if is_usual else f"{self.family}:{self.columns}x{self.rows}"

    @property
    def longest(self) -> int:
        """Return the longest game: all pawns reach the last rank but one, then one goes on."""
        return 2 * self.columns * (self.rows - 2) + 1

    @cached_property
    def row_masks(self) -> tuple[int, ...]:
        """The cells of each row as bits, from the top."""
        row = (1 << self.columns) - 1
        return tuple(row << number * self.columns for number in range(self.rows))

    def start(self) -> HexapawnPosition:
        return HexapawnPosition(self, self.row_masks[-1], self.row_masks[0], MAX, 0)

    def notation(self) -> MoveNotation:
        return NOTATION

    def cell_text(self, cell: int) -> str:
        """Return the column's letter and the row's number from the bottom."""
        row, column = divmod(cell, self.columns)
        return square_text(column, self.rows - row)

    def move_text(self, move: Move) -> str:
        """Return origin and target, such as `b1b2` and `b1xc2`."""
        start, end = divmod(move, CELLS)
        sign = "x" if (end - start) % self.columns else ""
        return self.cell_text(start) + sign + self.cell_text(end)

    def find_move(self, position: Position, text: str) -> Move:
        """Return the move that `b1b2`, `b1-b2` or `b1xc2` names."""
        assert isinstance(position, HexapawnPosition)
        start, end = self._cell(text[:2]), self._cell(text[-2:])
        if start is None or end is None:
            raise self.syntax_error(position, text)
        if not position.pawns(position.turn) >> start & 1:
            name = self.cell_text(start)
            raise GameError(HexapawnFault.NO_PAWN, text=text, cell=name)
        move = start * CELLS + end
        if move not in position.legal_moves():
            raise GameError(HexapawnFault.NO_WAY, text=text)
        return move

    def _cell(self, text: str) -> int | None:
        column, number = read_square(text)
        inside = column < self.columns and 1 <= number <= self.rows
        return (self.rows - number) * self.columns + column if inside else None

    def parse_position(self, text: str) -> HexapawnPosition:
        """Read the rows from the top and the player to move, such as `B.B/WB./..W W`."""
        board, _, mover = text.strip().upper().partition(" ")
        turn = MARKS.get(mover.strip() or "W")
        cells = read_rows(board, self.columns, self.rows, "WB.")
        if turn is None or cells is None:
            raise GameError(HexapawnFault.BAD_BOARD, text=text[:40], example=self.start().text)
        white, black = (mask_of(cells, mark) for mark in MARKS)
        ends = {MAX: white & self.row_masks[0], MIN: black & self.row_masks[-1]}
        crossed = [player for player, there in ends.items() for _ in range(there.bit_count())]
        too_many = max(white.bit_count(), black.bit_count()) > self.columns
        if too_many or len(crossed) > 1 or turn in crossed:
            raise GameError(HexapawnFault.IMPOSSIBLE, text=text[:40])
        steps = sum(self._steps(white, MAX)) + sum(self._steps(black, MIN))
        ply = steps + (steps % 2 != (turn is MIN))
        return HexapawnPosition(self, white, black, turn, ply)

    def _steps(self, pawns: int, player: Player) -> Iterator[int]:
        """Yield how far each pawn has advanced."""
        for number, row in enumerate(self.row_masks):
            gone = self.rows - 1 - number if player is MAX else number
            yield gone * (pawns & row).bit_count()


class HexapawnPosition(PositionBase):
    """The pawns, and the player to move.

    Attributes:
        game: the rules.
        white: a bit for each cell of a white pawn.
        black: a bit for each cell of a black pawn.
        turn: who moves next.
        ply: how many moves were made, as far as a typed position tells; no part of the key.
    """

    __slots__ = ("_moves", "black", "game", "ply", "turn", "white")

    def __init__(self, game: HexapawnGame, white: int, black: int, turn: Player, ply: int) -> None:
        self.game: Final = game
        self.white: Final = white
        self.black: Final = black
        self.turn: Final = turn
        self.ply: Final = ply
        self._moves: tuple[Move, ...] | None = None

    def pawns(self, player: Player) -> int:
        """Return a player's pawns, as bits."""
        return self.white if player is MAX else self.black

    @property
    def crossed(self) -> int:
        """The cell of the pawn that has reached the far row, as a bit; 0 for none."""
        rows = self.game.row_masks
        return self.white & rows[0] | self.black & rows[-1]

    @property
    def is_stuck(self) -> bool:
        """Whether the player to move has lost because no pawn can move."""
        return not self.crossed and not self.legal_moves()

    @property
    def outcome(self) -> int | None:
        """A player who has crossed the board has won; a player without a move has lost."""
        over = self.crossed or not self.legal_moves()
        return self.turn.opponent.value if over else None

    @property
    def remaining(self) -> int:
        return 0 if self.outcome is not None else sum(self._ways()) + 1

    def _ways(self) -> Iterator[int]:
        """Yield how far each pawn can go before the far row."""
        game = self.game
        for number, row in enumerate(game.row_masks):
            yield (number - 1) * (self.white & row).bit_count()
            yield (game.rows - 2 - number) * (self.black & row).bit_count()

    @property
    def key(self) -> tuple[int, int, Player]:
        return self.white, self.black, self.turn

    @property
    def canonical_key(self) -> tuple[int, int, Player]:
        """The lesser key of the position and its mirror image."""
        game = self.game
        return min(self.key, (mirrored(game, self.white), mirrored(game, self.black), self.turn))

    @property
    def text(self) -> str:
        cells = range(self.game.columns * self.game.rows)
        rows = rows_text(marks_of(self.white, self.black, cells, "WB"), self.game.columns)
        return f"{rows} {'W' if self.turn is MAX else 'B'}"

    def legal_moves(self) -> Sequence[Move]:
        """Return the legal moves, sorted by origin and then by target."""
        if self._moves is None:
            self._moves = () if self.crossed else tuple(self._legal())
        return self._moves

    def _legal(self) -> Iterator[Move]:
        wide = self.game.columns
        own, other, ahead = self.white, self.black, -wide
        if self.turn is MIN:
            own, other, ahead = other, own, wide
        for start in range(wide * self.game.rows):
            if not own >> start & 1:
                continue
            front, column = start + ahead, start % wide
            if column and other >> (front - 1) & 1:
                yield start * CELLS + front - 1
            if not (own | other) >> front & 1:
                yield start * CELLS + front
            if column < wide - 1 and other >> (front + 1) & 1:
                yield start * CELLS + front + 1

    def after(self, move: Move) -> HexapawnPosition:
        start, end = divmod(move, CELLS)
        own, other = self.pawns(self.turn), self.pawns(self.turn.opponent)
        own, other = own ^ (1 << start) | 1 << end, other & ~(1 << end)
        white, black = (own, other) if self.turn is MAX else (other, own)
        return HexapawnPosition(self.game, white, black, self.turn.opponent, self.ply + 1)

    def size_bound(self) -> int:
        """Return an upper bound of the positions that can follow.

        While the game goes on a home row has its own side's pawns or none, a cell between three
        states, and either side moves; at the end one pawn stands in a cell of the far row.
        """
        game = self.game
        if self.outcome is not None:
            return 1
        homes = (self.white & game.row_masks[-1], self.black & game.row_masks[0])
        both = 2 ** sum(home.bit_count() for home in homes)
        return (2 + 2 * game.columns) * both * 3 ** (game.columns * (game.rows - 2))


def mirrored(game: HexapawnGame, pawns: int) -> int:
    """Return the mirror image of pawns, left and right exchanged."""
    wide, found = game.columns, 0
    for cell in range(wide * game.rows):
        if pawns >> cell & 1:
            found |= 1 << cell - cell % wide + wide - 1 - cell % wide
    return found
