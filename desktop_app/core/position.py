# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every game here has in common: two players, positions, moves."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol, Self


class Player(IntEnum):
    """One of the two sides; its number is the sign of what is good for it."""

    MAX = 1
    MIN = -1

    @property
    def opponent(self) -> Player:
        """The other side."""
        return MIN if self is MAX else MAX


MAX, MIN = Player.MAX, Player.MIN

Move = int
"""A move is a small number whose meaning is its game's: a cell, a branch, a pass."""

ENDLESS = sys.maxsize
"""The plies that can still be played where nothing bounds them."""


@dataclass(frozen=True, slots=True)
class Traits:
    """What is not the same in all games, and what searches and words must know of it.

    Attributes:
        has_margin: outcomes say by how much a player has won: their sign tells who, and their
            size counts, so that a win by three is better than one by two, whenever it comes.
        may_cycle: positions may come about again in one game. Such a game is never counted out:
            searches have a limit, and nothing that visits all that is below a position is offered.
        draws_when_full: a draw always lasts as long as any game can, as on a board that must be
            full; else how long a draw lasts is known only from the play that leads there.
        has_draws: a game can end with nobody having won.
        moves_stay: what is legal stays so for both players until it is made or the game ends.
        takes_turns: nobody ever moves twice in a row, so that who makes some later move is known
            from its number; words say then whose move it is.
    """

    has_margin: bool = False
    may_cycle: bool = False
    draws_when_full: bool = False
    moves_stay: bool = False
    takes_turns: bool = False
    has_draws: bool = True


class Position(Protocol):
    """A state of a two-player game of full information; immutable and hashable.

    Whatever can be asked of it is derived from what it holds, so two equal positions are
    interchangeable, however they came about.

    Nobody may take more for granted than is said here. Players need not alternate: who moves is
    told by `turn` and nothing else. To pass is a move like others. Positions may come about again
    where the game says so (`Traits.may_cycle`). A game may be drawn, or end, by any rule: what the
    rule counts is part of the position, and of its key.
    """

    @property
    def game(self) -> Game:
        """The game whose rules hold here."""
        ...

    @property
    def turn(self) -> Player:
        """Who moves next (or would, had the game not ended)."""
        ...

    @property
    def ply(self) -> int:
        """How many moves were made to come here from the game's empty start."""
        ...

    @property
    def remaining(self) -> int:
        """The most plies that can still be played; 0 at the end, `ENDLESS` without a bound."""
        ...

    @property
    def outcome(self) -> float | None:
        """None while the game goes on; at the end, what it is worth to Max.

        In a game that is won or lost: 1, 0 or -1; by how much, where it has margins. Where
        `game.is_numeric`: any number.
        """
        ...

    @property
    def key(self) -> Hashable:
        """Equal for positions of one game from which the same games follow, else different.

        However they came about: what the rules don't count, such as the ply, is no part of it;
        who is to move is, and so is whatever a rule remembers: how often a position was met, a
        clock. The very same moves are legal, so a search may keep a move by this key, and a value
        as exact. One that keeps values by less, to find more of them again, must not call exact
        what comes of it: from positions that look alike other games may follow.
        """
        ...

    @property
    def canonical_key(self) -> Hashable:
        """Equal for positions of one game from which the same games follow, but for moves' names.

        They differ by a symmetry: values and counts may be kept by this key, moves may not.
        Positions of one `key` have one canonical key, too.
        """
        ...

    @property
    def text(self) -> str:
        """The position as `Game.parse_position` reads it; empty where moves alone name it."""
        ...

    def legal_moves(self) -> Sequence[Move]:
        """All moves in their natural order; empty when the game has ended."""
        ...

    def after(self, move: Move) -> Self:
        """The position after a legal move (an illegal one is not looked for here)."""
        ...

    def size_bound(self) -> int:
        """At most so many different positions can be reached from here, this one included."""
        ...


class Game(Protocol):
    """A game's rules and notation."""

    @property
    def id(self) -> str:
        """What the command line calls it, such as `tic-tac-toe` or `mnk:4x4x4`."""
        ...

    @property
    def family(self) -> str:
        """The id of its entry in the list of games."""
        ...

    @property
    def is_numeric(self) -> bool:
        """Whether the outcomes are numbers that are neither won nor lost, as of a bare tree."""
        ...

    @property
    def longest(self) -> int | None:
        """The most plies from the start to the end of any game; None without a bound."""
        ...

    @property
    def traits(self) -> Traits:
        """In what the game differs from others."""
        ...

    def start(self) -> Position:
        """The position before the first move."""
        ...

    def player_text(self, player: Player) -> str:
        """What the notation calls a player, such as `X`."""
        ...

    def move_text(self, move: Move) -> str:
        """The notation of one move."""
        ...

    def moves_text(self, moves: Sequence[Move]) -> str:
        """The notation of a line of moves, readable by `split_moves`."""
        ...

    def split_moves(self, text: str) -> list[str]:
        """Cut a line of moves into the notations of single moves.

        Raises:
            GameError: where the text holds something that can't be a move.
        """
        ...

    def parse_move(self, position: Position, text: str) -> Move:
        """The legal move that one notation means in a position.

        Raises:
            GameError: it is no move of this game, or not legal here.
        """
        ...

    def is_position_text(self, text: str, /) -> bool:
        """Whether a text is meant for `parse_position`, rather than for `split_moves`."""
        ...

    def parse_position(self, text: str) -> Position:
        """The position that a text draws; reads what `Position.text` writes.

        Raises:
            GameError: the text is malformed, or the position can't come about.
        """
        ...


def number_text(number: float) -> str:
    """A number as one types it: no point behind a whole one."""
    return str(int(number)) if float(number).is_integer() else str(number)
