# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Othello on a board of four, six or eight columns and rows.

A disc is put where it holds a line of the other's discs between itself and another of one's own:
all of them are turned. A player passes if, and only if, no disc can be placed; a pass is a move.
Nobody can: the game is over, and the player with more discs wins. The margin is counted as in
tournaments: squares that are still empty go to the winner. Rows are counted from above, as the
books on Othello have them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import perm
from typing import Final

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import (
    GameBase,
    MoveNotation,
    PositionBase,
    marks_of,
    read_square,
    rows_text,
    square_text,
)
from desktop_app.games.othello.discs import WIDE, each_bit, places_for, symmetries, turned_by
from desktop_app.games.othello.notation import (
    MOVES,
    PASS,
    OthelloFault,
    hangs_together,
    is_pass,
    read_discs,
)

SIDES = (4, 6, 8)


@dataclass(frozen=True)
class OthelloGame(GameBase):
    """An Othello board of a given size.

    Attributes:
        columns: 4, 6 or 8.
        rows: 4, 6 or 8.
    """

    columns: int = 8
    rows: int = 8

    family = "othello"
    players = ("Black", "White")
    traits = Traits(has_margin=True, takes_turns=True)

    def __post_init__(self) -> None:
        if self.columns not in SIDES or self.rows not in SIDES:
            raise GameError(OthelloFault.BAD_SIZE, text=f"{self.columns}x{self.rows}")

    @property
    def id(self) -> str:
        """`othello:6x6`."""
        return f"{self.family}:{self.columns}x{self.rows}"

    @property
    def longest(self) -> int:
        """Return a bound: one move for each square empty at the start, and as many passes."""
        return 2 * (self.columns * self.rows - 4)

    @cached_property
    def board(self) -> int:
        """The bits of all squares."""
        row = (1 << self.columns) - 1
        return sum(row << WIDE * number for number in range(self.rows))

    @cached_property
    def middle(self) -> tuple[int, int]:
        """The initial discs of Black, who moves first, and of White."""
        first = WIDE * (self.rows // 2 - 1) + self.columns // 2 - 1
        return 1 << first + 1 | 1 << first + WIDE, 1 << first | 1 << first + WIDE + 1

    @property
    def passing(self) -> Move:
        """The pass move."""
        return self.columns * self.rows

    def bit(self, place: int) -> int:
        """Return the bit of a square, numbered in reading order."""
        return 1 << place // self.columns * WIDE + place % self.columns

    def place(self, number: int) -> int:
        """Return the square of a bit number."""
        return number // WIDE * self.columns + number % WIDE

    def start(self) -> OthelloPosition:
        return OthelloPosition(self, *self.middle, MAX, 0)

    def notation(self) -> MoveNotation:
        return MOVES

    def move_text(self, move: Move) -> str:
        """Return the column, and the row from the top, such as `d3`, or `pass`."""
        if move == self.passing:
            return PASS
        row, column = divmod(move, self.columns)
        return square_text(column, row + 1)

    def find_move(self, position: Position, text: str) -> Move:
        assert isinstance(position, OthelloPosition)
        if is_pass(text):
            if not position.must_pass:
                raise GameError(OthelloFault.CAN_MOVE, text=text)
            return self.passing
        column, number = read_square(text)
        if column >= self.columns or not 1 <= number <= self.rows:
            last = self.move_text(self.passing - 1)
            raise GameError(OthelloFault.OFF_BOARD, text=text, last=last)
        move = (number - 1) * self.columns + column
        if self.bit(move) & position.discs:
            raise GameError(OthelloFault.TAKEN, text=text)
        if position.must_pass:
            raise GameError(OthelloFault.MUST_PASS, text=text)
        if not self.bit(move) & position.places:
            raise GameError(OthelloFault.TURNS_NOTHING, text=text)
        return move

    def moves_for(self, position: Position, text: str) -> Sequence[Move]:
        """Return the move for a notation, after the pass that a line of moves leaves out."""
        assert isinstance(position, OthelloPosition)
        if position.must_pass and not is_pass(text):
            return self.passing, self.parse_move(position.after(self.passing), text)
        if position.outcome is not None and is_pass(text):
            return ()
        return (self.parse_move(position, text),)

    def parse_position(self, text: str) -> OthelloPosition:
        """Read the rows from the top, then the player to move, such as `..../.WB./.BW./.... B`."""
        example = self.start().text
        black, white, black_moves = read_discs(text, self.columns, self.rows, example)
        discs, middle = black | white, self.middle[0] | self.middle[1]
        if middle & ~discs:
            raise GameError(OthelloFault.NO_MIDDLE)
        if not hangs_together(discs, middle):
            raise GameError(OthelloFault.APART)
        ply = discs.bit_count() - 4
        # where the number of moves doesn't fit whose turn it is, somebody has passed
        ply += ply % 2 == black_moves
        return OthelloPosition(self, black, white, MAX if black_moves else MIN, ply)


class OthelloPosition(PositionBase):
    """The discs, and the player to move.

    Attributes:
        game: the board.
        black: the bits of the discs of Black, who is Max.
        white: those of White.
        turn: who moves next.
        ply: how many moves were made, passes among them; no part of the key.
        turned: the discs that the last move has turned; no part of the key.
    """

    __slots__ = ("__dict__", "black", "game", "ply", "turn", "turned", "white")

    def __init__(
        self,
        game: OthelloGame,
        black: int,
        white: int,
        turn: Player,
        ply: int,
        *,
        turned: int = 0,
    ) -> None:
        self.game: Final = game
        self.black: Final = black
        self.white: Final = white
        self.turn: Final = turn
        self.ply: Final = ply
        self.turned: Final = turned

    @property
    def discs(self) -> int:
        """The bits of all discs."""
        return self.black | self.white

    @property
    def own(self) -> int:
        """The discs of the player to move."""
        return self.black if self.turn is MAX else self.white

    @property
    def others(self) -> int:
        """The opponent's discs."""
        return self.white if self.turn is MAX else self.black

    @cached_property
    def places(self) -> int:
        """The squares, as bits, where the player to move can place a disc."""
        return places_for(self.own, self.others, self.game.board)

    @cached_property
    def must_pass(self) -> bool:
        """Whether the player to move has no square to play, but the opponent has one."""
        return not self.places and bool(places_for(self.others, self.own, self.game.board))

    @property
    def empty(self) -> int:
        """The number of empty squares."""
        return self.game.passing - self.discs.bit_count()

    @property
    def margin(self) -> int:
        """Black's lead in discs."""
        return self.black.bit_count() - self.white.bit_count()

    @property
    def outcome(self) -> int | None:
        """Black's margin once nobody can move; negative if White has won.

        Empty squares go to the winner (World Othello Federation, tournament rules).
        """
        if self.places or self.must_pass:
            return None
        margin = self.margin
        return margin + self.empty * ((margin > 0) - (margin < 0))

    @property
    def remaining(self) -> int:
        """A bound: a move for each empty square, and a pass before each."""
        if self.outcome is not None:
            return 0
        return 2 * self.empty - (not self.must_pass)

    @property
    def key(self) -> tuple[int, int, int]:
        """The discs and the player to move."""
        return self.black, self.white, self.turn

    @cached_property
    def canonical_key(self) -> tuple[int, int, int]:
        """The least key of all rotated and mirrored boards."""
        black, white = self.black, self.white
        ways = symmetries(self.game.columns, self.game.rows)
        return *min([(black, white), *((way(black), way(white)) for way in ways)]), self.turn

    @property
    def text(self) -> str:
        columns, rows = self.game.columns, self.game.rows
        cells = [WIDE * row + column for row in range(rows) for column in range(columns)]
        board = rows_text(marks_of(self.black, self.white, cells, "BW"), columns)
        return f"{board} {self.game.player_text(self.turn)[0]}"

    def legal_moves(self) -> Sequence[Move]:
        """Return the playable squares in reading order, or else the pass."""
        if self.places:
            return [self.game.place(number) for number in each_bit(self.places)]
        return [self.game.passing] if self.must_pass else []

    def after(self, move: Move) -> OthelloPosition:
        game, turn = self.game, self.turn
        if move == game.passing:
            return OthelloPosition(game, self.black, self.white, turn.opponent, self.ply + 1)
        bit = game.bit(move)
        turned = turned_by(self.own, self.others, bit)
        own, others = self.own | bit | turned, self.others & ~turned
        black, white = (own, others) if turn is MAX else (others, own)
        return OthelloPosition(game, black, white, turn.opponent, self.ply + 1, turned=turned)

    def size_bound(self) -> int:
        """Return a bound: the squares filled in any order, with either player to move."""
        empty = self.empty
        return 2 * sum(perm(empty, filled) for filled in range(empty + 1))
