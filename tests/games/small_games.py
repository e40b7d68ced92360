# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small games of other kinds than those that are played here: what `Position` promises, held."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Final

from desktop_app.games.errors import Fault, GameError
from desktop_app.games.position import MAX, Move, Player, Position, Traits


class SmallGame:
    """What games without a notation of their own share: a move is written as its number."""

    family = "small"  # of which the program's list knows nothing
    is_numeric = False
    traits = Traits()

    @property
    def longest(self) -> int | None:
        return 20

    @property
    def id(self) -> str:
        return type(self).__name__.lower()

    def player_text(self, player: Player) -> str:
        return "A" if player is MAX else "B"

    def move_text(self, move: Move) -> str:
        return str(move)

    def moves_text(self, moves: Sequence[Move]) -> str:
        return " ".join(map(str, moves))

    def split_moves(self, text: str) -> list[str]:
        return text.split()

    def parse_move(self, position: Position, text: str) -> Move:
        if text.isdecimal() and int(text) in position.legal_moves():
            return int(text)
        raise GameError(Fault.MOVE_SYNTAX, text=text, number=position.ply + 1, example="0")

    def is_position_text(self, _text: str, /) -> bool:
        return False

    def parse_position(self, text: str) -> Position:
        raise GameError(Fault.UNKNOWN_GAME, text=text)


class SmallPosition:
    """What their positions share."""

    text = ""


MOST_TAKEN = 100
"""A move of Nim is the number of its heap times this, and how many are taken."""


@dataclass(frozen=True)
class Nim(SmallGame):
    """Heaps, from one of which the mover takes one or more; who takes the last one wins, or not.

    Its key forgets how many moves were made: the same heaps come about in many ways.
    """

    heaps: tuple[int, ...]
    misere: bool = False

    @property
    def id(self) -> str:
        return f"nim:{','.join(map(str, self.heaps))}{':misere' * self.misere}"

    @property
    def longest(self) -> int:
        return sum(self.heaps)

    def start(self) -> NimPosition:
        return NimPosition(self, self.heaps, MAX, 0)


@dataclass(frozen=True)
class NimPosition(SmallPosition):
    game: Final[Nim]
    heaps: Final[tuple[int, ...]]
    turn: Final[Player]
    ply: Final[int] = field(compare=False)

    @property
    def remaining(self) -> int:
        return sum(self.heaps)

    @property
    def outcome(self) -> int | None:
        if any(self.heaps):
            return None
        return int(self.turn if self.game.misere else self.turn.opponent)

    @property
    def key(self) -> tuple[tuple[int, ...], Player]:
        return self.heaps, self.turn

    @property
    def canonical_key(self) -> tuple[tuple[int, ...], Player]:
        return tuple(sorted(self.heaps)), self.turn

    def legal_moves(self) -> list[Move]:
        return [
            number * MOST_TAKEN + taken
            for number, heap in enumerate(self.heaps)
            for taken in range(1, heap + 1)
        ]

    def after(self, move: Move) -> NimPosition:
        number, taken = divmod(move, MOST_TAKEN)
        left = self.heaps[number] - taken
        heaps = (*self.heaps[:number], left, *self.heaps[number + 1 :])
        return NimPosition(self.game, heaps, self.turn.opponent, self.ply + 1)

    def size_bound(self) -> int:
        return 2 * prod(heap + 1 for heap in self.heaps)
