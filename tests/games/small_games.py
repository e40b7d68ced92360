# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small games of other kinds than those that are played here: what `Position` promises, held."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Final

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import ENDLESS, MAX, Move, Player, Position, Traits


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
        raise GameError(GameFault.MOVE_SYNTAX, text=text, number=position.ply + 1, example="0")

    def moves_for(self, position: Position, text: str) -> Sequence[Move]:
        return (self.parse_move(position, text),)

    def is_position_text(self, _text: str, /) -> bool:
        return False

    def parse_position(self, text: str) -> Position:
        raise GameError(GameFault.UNKNOWN_GAME, text=text)


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


@dataclass(frozen=True)
class Boxes(SmallGame):
    """Dots and boxes: who draws the fourth side of a box has it and moves again.

    The outcome is by how many boxes MAX has more; a move is the number of an edge, those that lie
    first, row by row, then those that stand.
    """

    columns: int
    rows: int

    traits = Traits(has_margin=True)

    @property
    def longest(self) -> int:
        return self.columns * (self.rows + 1) + self.rows * (self.columns + 1)

    @cached_property
    def boxes(self) -> tuple[int, ...]:
        """The edges of each box, as a mask."""
        found, standing = list[int](), self.columns * (self.rows + 1)
        for row in range(self.rows):
            for column in range(self.columns):
                above, left = row * self.columns + column, row * (self.columns + 1) + column
                edges = above, above + self.columns, standing + left, standing + left + 1
                found.append(sum(1 << edge for edge in edges))
        return tuple(found)

    def start(self) -> BoxesPosition:
        return BoxesPosition(self, 0, MAX, 0)


@dataclass(frozen=True)
class BoxesPosition(SmallPosition):
    game: Final[Boxes]
    edges: Final[int]
    turn: Final[Player]
    lead: Final[int]

    @property
    def ply(self) -> int:
        return self.edges.bit_count()

    @property
    def remaining(self) -> int:
        return self.game.longest - self.ply

    @property
    def outcome(self) -> int | None:
        return None if self.remaining else self.lead

    @property
    def key(self) -> tuple[int, Player, int]:
        return self.edges, self.turn, self.lead

    canonical_key = key

    def legal_moves(self) -> list[Move]:
        return [edge for edge in range(self.game.longest) if not self.edges >> edge & 1]

    def after(self, move: Move) -> BoxesPosition:
        edges = self.edges | 1 << move
        closed = sum(box & edges == box and box >> move & 1 for box in self.game.boxes)
        turn = self.turn if closed else self.turn.opponent
        return BoxesPosition(self.game, edges, turn, self.lead + closed * self.turn)

    def size_bound(self) -> int:
        boxes = self.game.columns * self.game.rows
        return 2 ** (self.remaining + 1) * (2 * boxes + 1)


PASS = 0
"""A move of the games below."""


@dataclass(frozen=True)
class Truce(SmallGame):
    """Take one or two from a heap, or pass; who takes the last one wins, two passes are a draw."""

    heap: int

    @property
    def longest(self) -> int:
        return 2 * self.heap

    def start(self) -> TrucePosition:
        return TrucePosition(self, self.heap, 0, MAX, 0)


@dataclass(frozen=True)
class TrucePosition(SmallPosition):
    game: Final[Truce]
    left: Final[int]
    passes: Final[int]
    turn: Final[Player]
    ply: Final[int] = field(compare=False)

    @property
    def remaining(self) -> int:
        return 0 if self.outcome is not None else 2 * self.left - self.passes + 1

    @property
    def outcome(self) -> int | None:
        if not self.left:
            return int(self.turn.opponent)
        return 0 if self.passes == 2 else None

    @property
    def key(self) -> tuple[int, int, Player]:
        return self.left, self.passes, self.turn

    canonical_key = key

    def legal_moves(self) -> range:
        return range(PASS, 0 if self.outcome is not None else min(self.left, 2) + 1)

    def after(self, move: Move) -> TrucePosition:
        passes = self.passes + 1 if move == PASS else 0
        other, ply = self.turn.opponent, self.ply + 1
        return TrucePosition(self.game, self.left - move, passes, other, ply)

    def size_bound(self) -> int:
        return 6 * (self.left + 1)


@dataclass(frozen=True)
class Walk(SmallGame):
    """One stone on a row of squares, moved one step to either side: MAX wants it at the right end.

    At the left end MIN has won. They may walk to and fro for ever.
    """

    squares: int

    traits = Traits(may_cycle=True)

    @property
    def longest(self) -> int | None:
        return None

    def start(self) -> WalkPosition:
        return WalkPosition(self, self.squares // 2, MAX, 0)


@dataclass(frozen=True)
class WalkPosition(SmallPosition):
    game: Final[Walk]
    square: Final[int]
    turn: Final[Player]
    ply: Final[int] = field(compare=False)

    @property
    def remaining(self) -> int:
        return ENDLESS if self.outcome is None else 0

    @property
    def outcome(self) -> int | None:
        if self.square in (0, self.game.squares - 1):
            return 1 if self.square else -1
        return None

    @property
    def key(self) -> tuple[int, Player]:
        return self.square, self.turn

    canonical_key = key

    def legal_moves(self) -> tuple[Move, ...]:
        return () if self.outcome is not None else (0, 1)

    def after(self, move: Move) -> WalkPosition:
        square = self.square + (1 if move else -1)
        return WalkPosition(self.game, square, self.turn.opponent, self.ply + 1)

    def size_bound(self) -> int:
        return 2 * self.game.squares
