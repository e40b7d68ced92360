# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Line games: k in a row on any board, with or without gravity.

Tic-tac-toe, Gomoku, five in a row and Connect Four are sizes of one game. X moves first and
is Max. A row longer than k wins too (free style).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod
from typing import Final

from desktop_app.core.frozen import frozen
from desktop_app.core.grid import many_bits
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import GameBase, MoveNotation, PositionBase
from desktop_app.games.k_in_a_row import notation
from desktop_app.games.k_in_a_row.rules import LineRules, checked_outcome

_PLACEMENT = Traits(draws_when_full=True, moves_stay=True, takes_turns=True)
_DROP = Traits(draws_when_full=True, takes_turns=True)
HOPELESS = 30
"""With more open cells than this nobody needs the number of positions to be sharp."""


@frozen(slots=False)
class LineGame(LineRules, GameBase):
    """A line game: the size of its board, k, gravity, and its notation."""

    name: str = ""

    family = "lines"

    @property
    def longest(self) -> int:
        return self.board.cells

    @property
    def traits(self) -> Traits:
        """Return the traits: draws need a full board, and with gravity each move opens a cell."""
        return _DROP if self.gravity else _PLACEMENT

    @property
    def id(self) -> str:
        """The preset's name, or the size as on the command line."""
        kind = "drop" if self.gravity else "mnk"
        return self.name or f"{kind}:{self.columns}x{self.rows}x{self.k}"

    def start(self) -> LinePosition:
        return LinePosition(self, 0, 0, 0, None)

    def position(self, x_stones: int, o_stones: int) -> LinePosition:
        """Return the position with these stones, given as masks of cells.

        Raises:
            GameError: no game can come to these stones.
        """
        outcome = checked_outcome(self, x_stones, o_stones)
        ply = x_stones.bit_count() + o_stones.bit_count()
        own, other = (o_stones, x_stones) if ply & 1 else (x_stones, o_stones)
        return LinePosition(self, own, other, ply, outcome)

    def move_text(self, move: Move) -> str:
        return notation.move_text(self, move)

    def notation(self) -> MoveNotation:
        return notation.notation_of(self)

    def find_move(self, position: Position, text: str) -> Move:
        return notation.find_move(self, position, text)

    def is_position_text(self, text: str, /) -> bool:
        """Return whether the text looks like a board: it has `/` between rows or dots as cells."""
        return "/" in text or "." in text

    def parse_position(self, text: str) -> LinePosition:
        """Read a board; see `notation.parse_board`."""
        return self.position(*notation.parse_board(self, text))


class LinePosition(PositionBase):
    """The stones on the board of a line game.

    Attributes:
        game: the rules.
        own: mask of the stones of the player to move.
        other: mask of the other player's stones.
        ply: how many stones there are.
        outcome: 1 if X has a line, -1 if O has one, 0 if the board is full, else None.
    """

    __slots__ = ("game", "other", "outcome", "own", "ply")

    def __init__(self, game: LineGame, own: int, other: int, ply: int, outcome: int | None) -> None:
        self.game: Final = game
        self.own: Final = own
        self.other: Final = other
        self.ply: Final = ply
        self.outcome: Final = outcome

    @property
    def turn(self) -> Player:
        return MIN if self.ply & 1 else MAX

    @property
    def remaining(self) -> int:
        """The number of open cells; 0 once the game has ended."""
        return self.open_squares if self.outcome is None else 0

    @property
    def open_squares(self) -> int:
        """The number of cells without a stone, even after the end."""
        return self.game.board.cells - self.ply

    @property
    def x_stones(self) -> int:
        """The mask of X's stones."""
        return self.other if self.ply & 1 else self.own

    @property
    def o_stones(self) -> int:
        """The mask of O's stones."""
        return self.own if self.ply & 1 else self.other

    @property
    def key(self) -> int:
        """Both masks in one number."""
        return self.own << self.game.board.cells | self.other

    @property
    def canonical_key(self) -> int:
        """The smallest key of all mirrored and rotated boards; the plain key on large boards."""
        canonical = self.game.canonical
        return self.key if canonical is None else canonical.key(self.own, self.other)

    @property
    def text(self) -> str:
        mover = self.game.player_text(self.turn)
        return notation.board_text(self.game, self.x_stones, self.o_stones, mover)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LinePosition):
            return NotImplemented
        return (self.own, self.other, self.game) == (other.own, other.other, other.game)

    def __hash__(self) -> int:
        return hash((self.own, self.other))

    def legal_moves(self) -> Sequence[Move]:
        """Return the open cells in reading order; with gravity the lowest of each column."""
        if self.outcome is not None:
            return ()
        taken = self.own | self.other
        known = self.game.moves_by_filling
        if known is None:
            return self._open_moves(taken)
        moves = known.get(taken)
        if moves is None:
            moves = known[taken] = tuple(self._open_moves(taken))
        return moves

    def _open_moves(self, taken: int) -> list[Move]:
        board = self.game.board
        empty = board.full & ~taken
        if not self.game.gravity:
            return many_bits(empty)
        return [(empty & mask).bit_length() - 1 for mask in board.column_masks if empty & mask]

    def after(self, move: Move) -> LinePosition:
        """Return the position after a move; only lines through the new stone can end the game."""
        cells, first_end, lines_through = self.game.endings
        stones = self.own | 1 << move
        ply = self.ply + 1
        outcome = 0 if ply == cells else None
        if ply >= first_end:  # before, nobody has k stones
            for line in lines_through[move]:
                if stones & line == line:
                    outcome = 1 if ply & 1 else -1
                    break
        return LinePosition(self.game, self.other, stones, ply, outcome)

    def winning_cells(self) -> int:
        """The mask of all cells in complete lines; 0 if nobody has won."""
        return self.game.board.line_cells(self.other) if self.outcome else 0

    def size_bound(self) -> int:
        """Return an upper bound: the fillings times the ways to distribute the new stones."""
        left = self.remaining
        board = self.game.board
        if left > HOPELESS:
            return 3**left
        if not self.game.gravity:
            return sum(comb(left, n) * comb(n, n // 2) for n in range(left + 1))
        taken = self.own | self.other
        heights = [(mask & ~taken & board.full).bit_count() for mask in board.column_masks]
        return min(prod(2 ** (h + 1) - 1 for h in heights) if left else 1, _drop_bound(heights))


def _drop_bound(heights: list[int]) -> int:
    """Return the bound with gravity: column heights times the colourings for each stone count."""
    fillings = [1]
    for height in heights:
        longer = [0] * (len(fillings) + height)
        for stones, ways in enumerate(fillings):
            for more in range(height + 1):
                longer[stones + more] += ways
        fillings = longer
    return sum(ways * comb(n, n // 2) for n, ways in enumerate(fillings))
