# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The protocols of a game: players, moves, positions and rules."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple, Protocol, Self, TypeVar


class Player(IntEnum):
    """One of the two sides. Multiply a value for Max by it to get the value for that player."""

    MAX = 1
    MIN = -1

    @property
    def opponent(self) -> Player:
        """The other side."""
        return MIN if self is MAX else MAX


MAX, MIN = Player.MAX, Player.MIN

Move = int
"""A move is a small integer that only its game can interpret: a cell, a branch, a pass."""

ENDLESS = sys.maxsize
"""The value of `Position.remaining` where games can go on for ever."""


class Traits(NamedTuple):
    """Properties of a game that searches and texts depend on.

    Attributes:
        has_margin: outcomes are margins: the sign says who has won, the size by how much. A win by
            three is better than a win by two, however long it takes.
        may_cycle: positions can repeat within a game. Searches then always have a depth limit, and
            nothing may visit the whole tree below a position.
        draws_when_full: every draw lasts until the board is full, so its length is known.
        has_draws: a game can end without a winner.
        moves_stay: a legal move stays legal for both players until somebody makes it.
        takes_turns: players strictly alternate, so the number of a move tells who makes it.
    """

    has_margin: bool = False
    may_cycle: bool = False
    draws_when_full: bool = False
    moves_stay: bool = False
    takes_turns: bool = False
    has_draws: bool = True


class Position(Protocol):
    """A state of a two-player game of full information; immutable and hashable.

    Equal positions are interchangeable, whatever moves led to them.

    Code that works for any game may rely only on what is written here. Players need not alternate:
    only `turn` says who moves. A pass is a move like any other. Positions can repeat if
    `Traits.may_cycle` is set. Whatever a drawing rule counts (repetitions, moves without a capture)
    is part of the position and of its key.
    """

    @property
    def game(self) -> Game:
        """The game whose rules hold here."""
        ...

    @property
    def turn(self) -> Player:
        """The player to move; after the end of the game, the one whose turn it would be."""
        ...

    @property
    def ply(self) -> int:
        """The number of moves from the start of the game to this position."""
        ...

    @property
    def remaining(self) -> int:
        """The most plies that can still be played; 0 at the end, `ENDLESS` without a bound."""
        ...

    @property
    def outcome(self) -> float | None:
        """The result for Max: 1 (won), 0 (drawn) or -1 (lost); None while the game goes on.

        With `Traits.has_margin` the size is the margin; with `Game.is_numeric` it is any number.
        """
        ...

    @property
    def key(self) -> Hashable:
        """The key for transposition tables: equal if and only if the same games can follow.

        It includes the player to move and whatever a rule remembers (repetitions, a move clock),
        but not the ply. Positions with equal keys have the same legal moves, so a table may keep
        both a best move and an exact value by it. A search that uses a coarser key must not call
        its values exact.
        """
        ...

    @property
    def canonical_key(self) -> Hashable:
        """A key that symmetric positions share: mirror images and rotations count as one.

        Values and counts may be kept by this key, moves may not. Positions with equal `key` have
        equal canonical keys.
        """
        ...

    @property
    def text(self) -> str:
        """The position as `Game.parse_position` reads it; empty if only moves can describe it."""
        ...

    def legal_moves(self) -> Sequence[Move]:
        """Return all legal moves in natural order; none if the game is over."""
        ...

    def after(self, move: Move) -> Self:
        """Return the position after a legal move; whether the move is legal is not checked."""
        ...

    def size_bound(self) -> int:
        """Return an upper bound on the number of reachable positions, including this one."""
        ...


class Game(Protocol):
    """A game's rules and notation."""

    @property
    def id(self) -> str:
        """Its name on the command line, such as `tic-tac-toe` or `mnk:4x4x4`."""
        ...

    @property
    def family(self) -> str:
        """The id of its `Family` in the registry."""
        ...

    @property
    def is_numeric(self) -> bool:
        """Whether outcomes are plain numbers without a winner, as in a tree of numbers."""
        ...

    @property
    def longest(self) -> int | None:
        """The most plies that any game can last; None if there is no limit."""
        ...

    @property
    def traits(self) -> Traits:
        """The ways in which it differs from other games."""
        ...

    def start(self) -> Position:
        """Return the position before the first move."""
        ...

    def player_text(self, player: Player) -> str:
        """Return the name of a player in the notation, such as `X`."""
        ...

    def move_text(self, move: Move) -> str:
        """Return a move in the game's notation."""
        ...

    def moves_text(self, moves: Sequence[Move]) -> str:
        """Return a line of moves in the game's notation, as `split_moves` reads it."""
        ...

    def split_moves(self, text: str) -> list[str]:
        """Split a line of moves into the notations of single moves.

        Raises:
            GameError: part of the text cannot be a move.
        """
        ...

    def parse_move(self, position: Position, text: str) -> Move:
        """Return the legal move that a notation stands for in a position.

        Raises:
            GameError: it is not a move of this game, or is not legal here.
        """
        ...

    def moves_for(self, position: Position, text: str) -> Sequence[Move]:
        """Return the moves that a notation stands for in a line of moves.

        That is the move of `parse_move`, perhaps after a forced pass, which lines may leave out;
        nothing for a pass after the end of the game, with which some programs end their lines.

        Raises:
            GameError: as `parse_move`.
        """
        ...

    def is_position_text(self, text: str, /) -> bool:
        """Return whether a text describes a board (`parse_position`) rather than moves."""
        ...

    def parse_position(self, text: str) -> Position:
        """Return the position that a text describes, in the form of `Position.text`.

        Raises:
            GameError: the text is malformed, or the position is impossible.
        """
        ...


PositionT = TypeVar("PositionT", bound=Position)


def position_after(position: PositionT, moves: Iterable[Move]) -> PositionT:
    """Return the position after several legal moves, made in order."""
    for move in moves:
        position = position.after(move)
    return position
