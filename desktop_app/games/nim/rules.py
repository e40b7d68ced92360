# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nim: a move takes any number of objects from one heap, or up to a limit.

The player who takes the last object wins (normal play) or loses (misère play). "21" is one heap
with a limit of three. Moves are written `b3`: three from heap b.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import comb, prod
from typing import Final

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, Move, Player, Position, Traits
from desktop_app.games.base import GameBase, MoveNotation, PositionBase, read_square

HEAP_NAMES = "abcdefg"
MOST_HEAPS = len(HEAP_NAMES)
LARGEST_HEAP = 20
LARGEST_LIMITED = 99
"""The largest heap where only a few may be taken at a time."""
HEAP = 100
"""A move is this number times the heap's place, plus how many are taken."""
MISERE = "misere"

NOTATION = MoveNotation(re.compile(r"[a-g][0-9]{1,2}", re.IGNORECASE | re.ASCII), "b3")
HEAP_LIST = re.compile(r"[0-9]{1,3}(,[0-9]{1,3})*", re.ASCII)
"""The pattern of the coins in each heap, such as `3,4,5`."""


class NimFault(StrEnum):
    """The errors in heaps and moves of Nim that a user types."""

    BAD_HEAPS = "bad-heaps"
    HEAP_SIZE = "heap-size"
    HEAP_COUNT = "heap-count"
    NO_HEAP = "no-heap"
    TOO_MANY = "too-many"


@dataclass(frozen=True)
class NimGame(GameBase):
    """The initial heaps, and the rules for taking.

    Attributes:
        heaps: how many are in each.
        most: how many may be taken at once; None: any number.
        misere: whether the player who takes the last object loses.
    """

    heaps: tuple[int, ...]
    most: int | None = None
    misere: bool = False

    family = "nim"
    players = ("A", "B")
    traits = Traits(takes_turns=True, has_draws=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.heaps) <= MOST_HEAPS:
            raise GameError(NimFault.HEAP_COUNT, count=len(self.heaps), most=MOST_HEAPS)
        largest = LARGEST_HEAP if self.most is None else LARGEST_LIMITED
        for heap in self.heaps:
            if not 1 <= heap <= largest:
                raise GameError(NimFault.HEAP_SIZE, value=heap, most=largest)

    @property
    def id(self) -> str:
        """`nim:3,4,5`, `nim:21:max3`, `nim:3,4,5:misere`."""
        parts = ["nim", ",".join(map(str, self.heaps))]
        parts += [f"max{self.most}"] if self.most is not None else []
        return ":".join([*parts, MISERE] if self.misere else parts)

    @property
    def longest(self) -> int:
        """Return the longest game: one object is taken at a time."""
        return sum(self.heaps)

    def start(self) -> NimPosition:
        return NimPosition(self, self.heaps, MAX, 0)

    def notation(self) -> MoveNotation:
        return NOTATION

    def heap_text(self, heap: int) -> str:
        """Return the letter of a heap."""
        return HEAP_NAMES[heap]

    def move_text(self, move: Move) -> str:
        """Return heap and number, such as `b3`."""
        heap, count = divmod(move, HEAP)
        return f"{self.heap_text(heap)}{count}"

    def find_move(self, position: Position, text: str) -> Move:
        heap, count = read_square(text)
        if heap >= len(self.heaps):
            last = self.heap_text(len(self.heaps) - 1)
            raise GameError(NimFault.NO_HEAP, text=text, last=last)
        move = HEAP * heap + count
        if move not in position.legal_moves():
            raise GameError(NimFault.TOO_MANY, text=text)
        return move

    def is_position_text(self, text: str, /) -> bool:
        """Return whether the text begins with a number; moves begin with a letter."""
        return text.strip()[:1].isdecimal()

    def parse_position(self, text: str) -> NimPosition:
        """Read the heaps left and the player to move, such as `3,4,0 B`."""
        heaps, _, mover = text.strip().partition(" ")
        mover = mover.strip().upper() or "A"
        if not HEAP_LIST.fullmatch(heaps) or mover not in ("A", "B"):
            raise GameError(NimFault.BAD_HEAPS, text=text[:30])
        left = tuple(map(int, heaps.split(",")))
        if len(left) != len(self.heaps):
            raise GameError(NimFault.HEAP_COUNT, count=len(left), most=len(self.heaps))
        for heap, most in zip(left, self.heaps, strict=True):
            if heap > most:
                raise GameError(NimFault.HEAP_SIZE, value=heap, most=most)
        turn = MAX if mover == "A" else MAX.opponent
        return NimPosition(self, left, turn, sum(self.heaps) - sum(left))


class NimPosition(PositionBase):
    """The heaps left, and the player to move.

    Attributes:
        game: the rules.
        heaps: how many are in each heap.
        turn: who takes next.
        ply: how many moves were made; not part of the key, because it does not change the rest.
    """

    __slots__ = ("game", "heaps", "ply", "turn")

    def __init__(self, game: NimGame, heaps: tuple[int, ...], turn: Player, ply: int) -> None:
        self.game: Final = game
        self.heaps: Final = heaps
        self.turn: Final = turn
        self.ply: Final = ply

    @property
    def outcome(self) -> int | None:
        """The result: the player who took the last object has won, or in misère play lost."""
        if any(self.heaps):
            return None
        return self.turn if self.game.misere else self.turn.opponent

    @property
    def remaining(self) -> int:
        """Return the objects left: one could be taken at a time."""
        return sum(self.heaps)

    @property
    def key(self) -> tuple[int, ...]:
        """The heaps and the player to move."""
        return (*self.heaps, self.turn)

    @property
    def canonical_key(self) -> tuple[int, ...]:
        """The heaps in ascending order, and the player to move."""
        return (*sorted(self.heaps), self.turn)

    @property
    def text(self) -> str:
        heaps = ",".join(map(str, self.heaps))
        return f"{heaps} {self.game.player_text(self.turn)}"

    def legal_moves(self) -> Sequence[Move]:
        """Return the moves of the first heap in ascending order, then those of the next."""
        most = self.game.most or LARGEST_HEAP
        return [
            HEAP * place + count
            for place, heap in enumerate(self.heaps)
            for count in range(1, min(heap, most) + 1)
        ]

    def after(self, move: Move) -> NimPosition:
        """Return the position after objects are taken from one heap."""
        place, count = divmod(move, HEAP)
        heaps = list(self.heaps)
        heaps[place] -= count
        return NimPosition(self.game, tuple(heaps), self.turn.opponent, self.ply + 1)

    def size_bound(self) -> int:
        """Return the number of smaller heaps in any order, with either player to move."""
        ordered = comb(max(self.heaps) + len(self.heaps), len(self.heaps))
        return 2 * min(prod(heap + 1 for heap in self.heaps), ordered)
