# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A position of three men's morris, and what the rule of the third time remembers of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from math import comb
from typing import Final, Protocol

from desktop_app.core.position import ENDLESS, MAX, MIN, Game, Move, Player
from desktop_app.games.morris.points import (
    HAS_ROW,
    LINKS,
    POINTS,
    SIDE,
    STONE_IMAGES,
    STONES,
    Ways,
)

TIMES = 3
"""So often a position may come about: then the game is drawn."""
MANY = 1 << 100
"""More positions with what came before them than anybody will visit."""
ALL = sum(
    comb(POINTS, (n + 1) // 2) * comb(POINTS - (n + 1) // 2, n // 2) for n in range(2 * STONES)
) + 2 * comb(POINTS, STONES) * comb(POINTS - STONES, STONES)
"""Ways to put stones on the board, with who moves: 5,710, not all of which can come about."""

Looks = tuple[int, int, Player]
"""The stones of both, as bits, and who moves: what makes two positions the same."""


class MorrisRules(Game, Protocol):
    """What a position must know of its game."""

    @property
    def ways(self) -> Ways:
        """Where stones may be moved."""
        ...

    @property
    def remembers(self) -> bool:
        """Whether the third time the same is a draw."""
        ...


class MorrisPosition:
    """Stones on points.

    Attributes:
        game: the rules.
        x: a bit for each point with a stone of X.
        o: the same for O.
        turn: who moves next.
        ply: how many moves were made, as far as a typed position tells; no part of the key.
    """

    __slots__ = ("__dict__", "_past", "_since", "game", "o", "ply", "turn", "x")

    def __init__(
        self,
        game: MorrisRules,
        looks: Looks,
        ply: int,
        since: tuple[str, tuple[Move, ...]] | None = None,
        past: tuple[Looks, ...] = (),
    ) -> None:
        """See the class.

        Args:
            game: the rules.
            looks: the stones of both, and who moves next.
            ply: how many moves were made.
            since: the position as all stones were placed, as a text, and the moves from there;
                None where this is that position, or where stones are left to place.
            past: what the positions since then look like, this one not among them.
        """
        self.game: Final = game
        self.x: Final = looks[0]
        self.o: Final = looks[1]
        self.turn: Final = looks[2]
        self.ply: Final = ply
        self._since: Final = since
        self._past: Final = past

    def stones(self, player: Player) -> int:
        """A bit for each point with a stone of a player."""
        return self.x if player is MAX else self.o

    def has_row(self, player: Player) -> bool:
        """Whether a player has three in a row."""
        return HAS_ROW[self.stones(player)]

    @property
    def all_placed(self) -> bool:
        """Whether stones are moved from now on."""
        return (self.x | self.o).bit_count() == 2 * STONES

    @property
    def looks(self) -> Looks:
        """See `Looks`."""
        return self.x, self.o, self.turn

    @property
    def is_repeated(self) -> bool:
        """Whether it has come about for the third time."""
        return self._past.count(self.looks) >= TIMES - 1

    @property
    def met_twice(self) -> frozenset[Looks]:
        """What would be a draw if it came about once more."""
        counts = Counter((*self._past, self.looks) if self.game.remembers else ())
        return frozenset(looks for looks, number in counts.items() if number >= TIMES - 1)

    @property
    def outcome(self) -> int | None:
        """Three in a row win, the third time the same is a draw."""
        return self._ended

    @cached_property
    def _ended(self) -> int | None:
        if self.has_row(self.turn.opponent):
            return self.turn.opponent.value
        return 0 if self.is_repeated else None

    @property
    def remaining(self) -> int:
        """Nobody counts that."""
        return ENDLESS if self.outcome is None else 0

    @cached_property
    def key(self) -> Hashable:
        """What it looks like, and how often it has looked like what since all were placed."""
        return (self.looks, frozenset(Counter(self._past).items())) if self._past else self.looks

    @cached_property
    def canonical_key(self) -> Hashable:
        """The same for all that are turned or mirrored, where there is nothing to remember."""
        if self._past:
            return self.key
        return min((image[self.x], image[self.o], self.turn) for image in STONE_IMAGES)

    def own_images(self) -> list[int]:
        """The numbers of the board's symmetries that leave this position as it is; not the first.

        What is remembered stays, too.
        """
        counts = Counter((*self._past, self.looks))
        found: list[int] = []
        for number, image in enumerate(STONE_IMAGES[1:], 1):
            is_same = (image[self.x], image[self.o]) == (self.x, self.o)
            if is_same and counts == Counter(
                {(image[x], image[o], turn): n for (x, o, turn), n in counts.items()}
            ):
                found.append(number)
        return found

    @property
    def text(self) -> str:
        """The rows from the top and who moves; with the moves since, where rules remember them."""
        if self._since is not None:
            start, moves = self._since
            return f"{start} moves {self.game.moves_text(moves)}"
        marks = [
            "X" if self.x >> point & 1 else "O" if self.o >> point & 1 else "."
            for point in range(POINTS)
        ]
        rows = ("".join(marks[n : n + SIDE]) for n in range(0, POINTS, SIDE))
        return f"{'/'.join(rows)} {self.game.player_text(self.turn)}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MorrisPosition):
            return NotImplemented
        return self.key == other.key and self.game == other.game

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{self.game.id} at {self.text}>"

    def legal_moves(self) -> Sequence[Move]:
        """By the point that is left, then by the one that is gone to."""
        return () if self.outcome is not None else tuple(self._moves())

    def _moves(self) -> Iterator[Move]:
        taken, own = self.x | self.o, self.stones(self.turn)
        if own.bit_count() < STONES:
            yield from (point for point in range(POINTS) if not taken >> point & 1)
            return
        for start in range(POINTS):
            if own >> start & 1:
                for end in LINKS[self.game.ways][start]:
                    if not taken >> end & 1:
                        yield end + POINTS * (start + 1)

    def after(self, move: Move) -> MorrisPosition:
        """With a stone placed or moved."""
        left, end = divmod(move, POINTS)
        stones = self.stones(self.turn) | 1 << end
        if left:
            stones ^= 1 << left - 1
        x, o = (stones, self.o) if self.turn is MAX else (self.x, stones)
        since, past = None, ()
        if left and self.game.remembers:
            start, moves = self._since or (self.text, ())
            since, past = (start, (*moves, move)), (*self._past, self.looks)
        turn = MIN if self.turn is MAX else MAX
        return MorrisPosition(self.game, (x, o, turn), self.ply + 1, since, past)

    def size_bound(self) -> int:
        """All ways to put stones; with what came before nobody counts them."""
        if self.outcome is not None:
            return 1
        return MANY if self.game.remembers else ALL


def stones_of(marks: str) -> tuple[int, int]:
    """The stones of X and of O among nine marks, as bits."""
    x, o = (sum(1 << n for n, each in enumerate(marks) if each == mark) for mark in "XO")
    return x, o
