# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kalah: sow the seeds of a pit around the board, and collect more of them than the other player.

Each player has a row of pits and a store at the end of it. A move takes all seeds of one of the
player's own pits and drops them one by one into the pits that follow, the player's own store, and
on into the other player's pits; the other player's store is skipped. If the last seed falls into
the player's own store, the player moves again. If it falls into an empty pit of the player's own,
it is captured together with all seeds of the pit opposite. The game ends as soon as one row is
empty; the seeds of the other row go to their owner's store.

Two rules for captures are in use. By the usual one, nothing is captured if the pit opposite is
empty. By the other one, under which G. Irving, J. Donkers and J. Uiterwijk solved the game
("Solving Kalah", ICGA Journal 23(3), 2000), the last seed is then captured alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from math import comb
from typing import Final

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import GameBase, MoveNotation, PositionBase

PIT_NAMES = "abcdef"
MOST_PITS = len(PIT_NAMES)
MOST_SEEDS = 6
EMPTY_CAPTURES = "empty"
"""The name of the rule that captures the last seed even if the pit opposite is empty."""

_NOTATION = MoveNotation(re.compile(r"[a-f]", re.IGNORECASE | re.ASCII), "c")
_ROW = re.compile(r"\d{1,2}(,\d{1,2})*", re.ASCII)


class KalahFault(StrEnum):
    """The errors in positions and moves of Kalah that a user types."""

    BAD_SIZE = "kalah-size"
    BAD_DIAGRAM = "kalah-diagram"
    WRONG_TOTAL = "kalah-total"
    NO_PIT = "no-pit"
    EMPTY_PIT = "empty-pit"


@dataclass(frozen=True, slots=True)
class Sowing:
    """The result of sowing a pit.

    Attributes:
        own: the seeds in the pits of the player who sowed, from the farthest to the store.
        other: the seeds in the other player's pits, in the same order.
        gained: the seeds that went into the player's store, captures included.
        captured: how many of them were captured.
        last: the place of the last seed: 0 to `pits` - 1 are the player's own pits, `pits` is the
            player's store, and the other player's pits follow.
    """

    own: tuple[int, ...]
    other: tuple[int, ...]
    gained: int
    captured: int
    last: int

    @property
    def moves_again(self) -> bool:
        """Whether the last seed fell into the player's own store."""
        return self.last == len(self.own)


def sow(own: tuple[int, ...], other: tuple[int, ...], pit: int, *, empty_captures: bool) -> Sowing:
    """Return what becomes of the seeds if a player empties one of their own pits.

    Args:
        own: the seeds in the player's pits, from the farthest to the store.
        other: the seeds in the other player's pits, in the same order.
        pit: the number of a pit in `own` that is not empty.
        empty_captures: whether the last seed is captured even if the pit opposite is empty.
    """
    pits, round_trip = len(own), 2 * len(own) + 1
    laps, rest = divmod(own[pit], round_trip)
    places = [*own, 0, *other]
    places[pit] = 0
    for place in range(round_trip):
        places[place] += laps
    for step in range(1, rest + 1):
        places[(pit + step) % round_trip] += 1
    last = (pit + rest) % round_trip
    opposite = 2 * pits - last
    captured = 0
    if last < pits and places[last] == 1 and (places[opposite] or empty_captures):
        captured = 1 + places[opposite]
        places[last] = places[opposite] = 0
    gained = places[pits] + captured
    return Sowing(tuple(places[:pits]), tuple(places[pits + 1 :]), gained, captured, last)


@dataclass(frozen=True)
class KalahGame(GameBase):
    """A size of Kalah with a rule for captures.

    Attributes:
        pits: how many each player has.
        seeds: how many are in each pit at the start.
        empty_captures: whether the last seed is captured even if the pit opposite is empty.
        name: a preset's own; empty: the size names it.
    """

    pits: int
    seeds: int
    empty_captures: bool = False
    name: str = ""

    family = "kalah"
    traits = Traits(has_margin=True)

    def __post_init__(self) -> None:
        if not (1 <= self.pits <= MOST_PITS and 1 <= self.seeds <= MOST_SEEDS):
            size = f"{self.pits}x{self.seeds}"
            raise GameError(KalahFault.BAD_SIZE, text=size, pits=MOST_PITS, seeds=MOST_SEEDS)

    @property
    def id(self) -> str:
        """Return `kalah:6x4`, or `kalah:6x4:empty` for the other rule for captures."""
        size = f"kalah:{self.pits}x{self.seeds}"
        return self.name or (f"{size}:{EMPTY_CAPTURES}" if self.empty_captures else size)

    @property
    def total(self) -> int:
        """The number of seeds in the game."""
        return 2 * self.pits * self.seeds

    @property
    def longest(self) -> int:
        """Return an upper bound; real games are far shorter."""
        return self.start().remaining

    def start(self) -> KalahPosition:
        """Return the position with all pits full and both stores empty."""
        row = (self.seeds,) * self.pits
        return KalahPosition(self, (row, row), (0, 0), MAX, 0)

    def notation(self) -> MoveNotation:
        return _NOTATION

    def move_text(self, move: Move) -> str:
        """Return the letter of the pit, from a for the farthest from the store; capitals for O."""
        name = PIT_NAMES[move % self.pits]
        return name if move < self.pits else name.upper()

    def find_move(self, position: Position, text: str) -> Move:
        pit = PIT_NAMES.index(text.lower())
        if pit >= self.pits:
            raise GameError(KalahFault.NO_PIT, text=text, last=PIT_NAMES[self.pits - 1])
        move = pit if position.turn is MAX else pit + self.pits
        if move not in position.legal_moves():
            raise GameError(KalahFault.EMPTY_PIT, text=text)
        return move

    def parse_position(self, text: str) -> KalahPosition:
        """Read a position such as `4,4,0,5,5,5,1/4,4,4,4,4,4,0 X`.

        For X, then for O: the seeds of each pit from the farthest to the store, and those in the
        store. At the end, who is to move.

        Raises:
            GameError: it is no position of this game.
        """
        board, _, mover = text.strip().upper().partition(" ")
        rows, mover = board.split("/"), mover.strip() or "X"
        fits = len(rows) == 2 and mover in ("X", "O") and all(map(_ROW.fullmatch, rows))
        counts = [tuple(map(int, row.split(","))) for row in rows] if fits else []
        if not fits or any(len(row) != self.pits + 1 for row in counts):
            raise GameError(KalahFault.BAD_DIAGRAM, text=text[:60], example=self.start().text)
        if sum(map(sum, counts)) != self.total:
            raise GameError(KalahFault.WRONG_TOTAL, total=self.total)
        pits = counts[0][:-1], counts[1][:-1]
        stores = counts[0][-1], counts[1][-1]
        if any(pits[0]) != any(pits[1]):  # the rest belongs to its owner
            stores = stores[0] + sum(pits[0]), stores[1] + sum(pits[1])
            pits = (0,) * self.pits, (0,) * self.pits
        return KalahPosition(self, pits, stores, MAX if mover == "X" else MIN, 0)


@cache
def _steps_given_back(pits: int, left: int) -> int:
    """Return by how many steps seeds can get farther from the next store before the game is over.

    Only a ply that brings a seed into the store takes seeds past it, one into each of the pits that
    follow. If the game goes on, a seed of either row was not among them: of n seeds that are left
    then, n - 2 were at most.
    """
    taken_past = (range(after - 2) for after in range(2, left))
    return sum(pits - 1 - seed % pits for seeds in taken_past for seed in seeds)


class KalahPosition(PositionBase):
    """The seeds in the pits and stores, and the player to move.

    Attributes:
        game: the size and the rule for captures.
        pits: the seeds in the pits of Max and of Min, from the farthest to the store.
        stores: the seeds in the stores of Max and of Min.
        turn: who moves next; after the end, who would.
        ply: how many moves were made; no part of the key, for the same games follow.
    """

    __slots__ = ("game", "pits", "ply", "stores", "turn")

    def __init__(
        self,
        game: KalahGame,
        pits: tuple[tuple[int, ...], tuple[int, ...]],
        stores: tuple[int, int],
        turn: Player,
        ply: int,
    ) -> None:
        self.game: Final = game
        self.pits: Final = pits
        self.stores: Final = stores
        self.turn: Final = turn
        self.ply: Final = ply

    @property
    def own(self) -> tuple[int, ...]:
        """The seeds in the pits of the player to move."""
        return self.pits[0 if self.turn is MAX else 1]

    @property
    def other(self) -> tuple[int, ...]:
        """The seeds in the opponent's pits."""
        return self.pits[1 if self.turn is MAX else 0]

    @property
    def on_board(self) -> int:
        """The number of seeds outside the stores."""
        return self.game.total - sum(self.stores)

    @property
    def margin(self) -> int:
        """Max's lead in stored seeds."""
        return self.stores[0] - self.stores[1]

    @property
    def outcome(self) -> int | None:
        """Max's lead in seeds at the end; None before."""
        return None if self.on_board else self.margin

    @property
    def remaining(self) -> int:
        """An upper bound on the plies still to come.

        A ply that brings no seed into a store moves seeds of one row towards its store: it uses up
        some of the steps that they are away from it. `_steps_given_back` has the other plies.
        """
        left, last = self.on_board, self.game.pits - 1
        if not left:
            return 0
        steps = sum(count * (last - pit) for row in self.pits for pit, count in enumerate(row))
        return steps + _steps_given_back(self.game.pits, left) + left - 1

    @property
    def key(self) -> tuple[tuple[int, ...], tuple[int, ...], int, Player]:
        """The seeds in each pit, Max's lead in stored seeds, and the player to move."""
        return (*self.pits, self.margin, self.turn)

    @property
    def canonical_key(self) -> tuple[tuple[int, ...], tuple[int, ...], int, Player]:
        """The key itself: a Kalah position has no symmetry."""
        return self.key

    @property
    def text(self) -> str:
        rows = (
            ",".join(map(str, (*pits, store)))
            for pits, store in zip(self.pits, self.stores, strict=True)
        )
        return f"{'/'.join(rows)} {self.game.player_text(self.turn)}"

    def legal_moves(self) -> Sequence[Move]:
        """Return the pits of the player to move that hold seeds; those of O come after X's."""
        first = 0 if self.turn is MAX else self.game.pits
        return [first + pit for pit, count in enumerate(self.own) if count]

    def sown(self, move: Move) -> Sowing:
        """Return what becomes of the seeds by a legal move, before the end of the game is seen."""
        pit = move % self.game.pits
        return sow(self.own, self.other, pit, empty_captures=self.game.empty_captures)

    def after(self, move: Move) -> KalahPosition:
        """Return the position after a legal move."""
        sown, is_max = self.sown(move), self.turn is MAX
        own, other = sown.own, sown.other
        own_store, other_store = self.stores if is_max else self.stores[::-1]
        own_store += sown.gained
        if not any(own) or not any(other):
            own_store, other_store = own_store + sum(own), other_store + sum(other)
            own = other = (0,) * self.game.pits
        pits = (own, other) if is_max else (other, own)
        stores = (own_store, other_store) if is_max else (other_store, own_store)
        turn = self.turn if sown.moves_again else self.turn.opponent
        return KalahPosition(self.game, pits, stores, turn, self.ply + 1)

    def size_bound(self) -> int:
        """Return the number of ways to spread the seeds over pits and stores, for either player."""
        places = 2 * self.game.pits + 2
        return 2 * comb(self.on_board + places - 1, places - 1)
