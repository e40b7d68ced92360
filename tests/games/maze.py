# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small game whose rules remember: what repeats is drawn, and so is what takes too long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from desktop_app.core.position import ENDLESS, MAX, Move, Player, Traits
from tests.games.small_games import SmallGame, SmallPosition

MIN_DOOR, MAX_DOOR = 0, 1
TIMES = 3
"""So often a place may be met with the same player to move: then the game is drawn."""
FINITE, REPEATING = Traits(), Traits(may_cycle=True)
"""The game can be called both: squares come about again, whole positions with their past don't."""


@dataclass(frozen=True)
class Maze(SmallGame):
    """One stone on two floors, moved along arrows by both: each player wants it at a door.

    A place that is met for the third time with the same player to move is a draw, and so are
    `patience` plies on one floor. Nothing leads back up the stairs, so what was met up there is
    forgotten. The key knows all that the rules remember: what looks alike need not be worth
    the same.

    Attributes:
        arrows: where the stone may go from each place; none lead on from the two doors.
        patience: see above.
        traits: whether the game says of itself that positions may come about again.
    """

    arrows: tuple[tuple[int, ...], ...]
    patience: int = 99
    traits: Traits = FINITE

    @property
    def id(self) -> str:
        arrows = ",".join("".join(map(str, each)) for each in self.arrows[2:])
        return f"maze:{arrows}:{self.patience}{':repeating' * self.traits.may_cycle}"

    @property
    def stairs(self) -> int:
        """The first place of the upper floor, which is as large as the lower one."""
        return 2 + (len(self.arrows) - 2) // 2

    @property
    def most_plies(self) -> int:
        """On one floor: every place is met twice by both."""
        return min(self.patience, 2 * (TIMES - 1) * (self.stairs - 2))

    @property
    def longest(self) -> int | None:
        return None if self.traits.may_cycle else 2 * self.most_plies

    def start(self) -> MazePosition:
        top = len(self.arrows) - 1
        return MazePosition(self, top, MAX, ((top, MAX),), 0)


@dataclass(frozen=True)
class MazePosition(SmallPosition):
    game: Final[Maze]
    place: Final[int]
    turn: Final[Player]
    met: Final[tuple[tuple[int, Player], ...]]  # on this floor, in no order of time
    ply: Final[int] = field(compare=False)

    @property
    def is_above(self) -> bool:
        return self.place >= self.game.stairs

    @property
    def remaining(self) -> int:
        if self.outcome is not None:
            return 0
        most = self.game.most_plies
        left = most + 1 - len(self.met) + self.is_above * most
        return ENDLESS if self.game.traits.may_cycle else left

    @property
    def outcome(self) -> int | None:
        if self.place in (MIN_DOOR, MAX_DOOR):
            return -1 if self.place == MIN_DOOR else 1
        is_met = self.met.count((self.place, self.turn)) == TIMES
        return 0 if is_met or len(self.met) > self.game.patience else None

    @property
    def key(self) -> tuple[int, Player, tuple[tuple[int, Player], ...]]:
        return self.place, self.turn, self.met

    canonical_key = key

    def legal_moves(self) -> tuple[Move, ...]:
        return () if self.outcome is not None else self.game.arrows[self.place]

    def after(self, move: Move) -> MazePosition:
        turn = self.turn.opponent
        stays = (move >= self.game.stairs) == self.is_above
        met = tuple(sorted((*(self.met if stays else ()), (move, turn))))
        return MazePosition(self.game, move, turn, met, self.ply + 1)

    def size_bound(self) -> int:
        places = 2 * (self.game.stairs - 2)
        return 2 * places * TIMES**places + 4


def reachable(start: MazePosition) -> list[MazePosition]:
    """All positions that can come about, ends included, each at the ply of some game."""
    return list(_walked(start, set()))


def _walked(position: MazePosition, seen: set[MazePosition]) -> Iterator[MazePosition]:
    if position not in seen:
        seen.add(position)
        yield position
        for move in position.legal_moves():
            yield from _walked(position.after(move), seen)


ROUNDABOUT = ((), (), (1, 4), (1, 2, 4), (1, 2, 3), (6, 7), (3, 5, 7), (2, 4, 6))
"""In 7 of 12 places the values differ by what was met before."""
LONG_WAY = ((), (), (0, 1, 4), (1, 2, 4), (0, 1, 2), (3, 7), (4, 5), (2, 5, 6))
"""Wins in up to 8 plies."""
MAZES = (
    Maze(ROUNDABOUT),
    Maze(ROUNDABOUT, patience=4),
    Maze(ROUNDABOUT, traits=REPEATING),
    Maze(LONG_WAY),
)
