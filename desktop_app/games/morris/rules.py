# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three men's morris: three stones in a row win; variants differ in where a stone may move.

X and O take turns to place three stones each on nine points, and then to move one of their own to a
free point. Three in a row win at once, across, down or diagonally, even before all stones are
placed. Nobody may pass, and the player to move always has a move. A position that occurs for the
third time is a draw.

Source: H. J. R. Murray, "A History of Board-Games Other Than Chess", 1952, chapter 3.

Points are numbered as one reads, the upper left one first. A move is the number of its destination,
plus `POINTS` times one more than the number of its origin; a stone that is placed has no origin.
It is written `b2`, and `b2-b3` where a stone is moved.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import product
from math import comb
from typing import Final

from desktop_app.core.errors import GameError
from desktop_app.core.notation import DASHED
from desktop_app.core.position import ENDLESS, MAX, MIN, Move, Player, Position, Traits
from desktop_app.games.base import (
    GameBase,
    MoveNotation,
    PositionBase,
    marks_of,
    mask_of,
    read_rows,
    read_square,
    rows_text,
    square_text,
)

SIDE, STONES = 3, 3
POINTS = SIDE * SIDE
CENTRE = 4
USUAL = "three-mens-morris"
_MOVE = re.compile(r"[a-c][1-3](-[a-c][1-3])?", re.IGNORECASE | re.ASCII)
NOTATION = MoveNotation(_MOVE, "b2", gap=" ", between=DASHED)
PLAYED = "moves"
"""Stands before the moves that the rules remember, behind a position."""
TIMES = 3
"""The number of occurrences of a position that makes the game a draw."""
MANY = 1 << 100
"""More positions with what came before them than anybody will visit."""
PLACEMENTS = sum(
    comb(POINTS, (n + 1) // 2) * comb(POINTS - (n + 1) // 2, n // 2) for n in range(2 * STONES)
) + 2 * comb(POINTS, STONES) * comb(POINTS - STONES, STONES)
"""Placements of stones with the player to move: 5,710, not all of them reachable."""

Placement = tuple[int, int, Player]
"""Both players' stones, as bits, and the player to move: what a repetition repeats."""


class MovementRule(StrEnum):
    """Where stones may move.

    STRAIGHT: to the next point of a row or a column.
    CENTRE: also between the centre and a corner: the board with two diagonals.
    DIAGONALS: also along the short diagonals, between the middles of two sides.
    ANYWHERE: to any free point.
    """

    STRAIGHT = "straight"
    CENTRE = "centre"
    DIAGONALS = "diagonals"
    ANYWHERE = "anywhere"


def point_text(point: int) -> str:
    """Return the column's letter and the row's number from the bottom."""
    row, column = divmod(point, SIDE)
    return square_text(column, SIDE - row)


def _joined(ways: MovementRule, one: int, other: int) -> bool:
    """Return whether a stone may move from one point to another."""
    down, right = (abs(a - b) for a, b in zip(divmod(one, SIDE), divmod(other, SIDE), strict=True))
    if ways is MovementRule.ANYWHERE:
        return one != other
    if (down, right) == (1, 1):
        return ways is MovementRule.DIAGONALS or (
            ways is MovementRule.CENTRE and CENTRE in (one, other)
        )
    return down + right == 1


LINKS = {
    ways: tuple(
        tuple(other for other in range(POINTS) if _joined(ways, one, other))
        for one in range(POINTS)
    )
    for ways in MovementRule
}
"""For each variant and point, the points that a stone may move to."""

ROWS = tuple(
    sum(1 << point for point in points)
    for points in (
        (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
    )
)  # fmt: skip
"""Three points in a row, as bits."""


def _turned(point: int, turn: tuple[int, int, int]) -> int:
    """Return a point reflected in columns, rows and the diagonal, as the bits of `turn` say."""
    row, column = divmod(point, SIDE)
    across, down, swaps = turn
    column, row = (SIDE - 1 - column if across else column), (SIDE - 1 - row if down else row)
    return column * SIDE + row if swaps else row * SIDE + column


IMAGES = tuple(
    tuple(_turned(point, (across, down, swaps)) for point in range(POINTS))
    for across, down, swaps in product((0, 1), repeat=3)
)
"""For each symmetry of the board, the image of each point; the first is the identity."""


def _image_table(image: tuple[int, ...]) -> tuple[int, ...]:
    table = [0]
    for place in image:  # each further point is empty or not
        table += [stones | 1 << place for stones in table]
    return tuple(table)


STONE_IMAGES = tuple(map(_image_table, IMAGES))
"""For each symmetry what each set of points becomes."""
MOVE_IMAGES = tuple(
    tuple(
        image[move % POINTS] + POINTS * (image[move // POINTS - 1] + 1 if move >= POINTS else 0)
        for move in range(POINTS * (POINTS + 1))
    )
    for image in IMAGES
)
"""For each symmetry what each move becomes."""
HAS_ROW = tuple(any(stones & row == row for row in ROWS) for stones in range(1 << POINTS))
"""Whether there are three in a row among a set of points."""


class MorrisFault(StrEnum):
    """The errors in positions and moves of three men's morris that a user types."""

    UNKNOWN_WAYS = "morris-ways"
    BAD_BOARD = "morris-board"
    BAD_COUNTS = "morris-counts"
    WRONG_TURN = "morris-turn"
    BOTH_WON = "morris-both"
    PLACE_FIRST = "morris-place"
    ALL_PLACED = "morris-placed"
    TAKEN = "morris-taken"
    NO_STONE = "morris-no-stone"
    NO_LINE = "morris-no-line"


@dataclass(frozen=True)
class MorrisGame(GameBase):
    """Three men's morris by one set of rules.

    Attributes:
        ways: where stones may be moved.
        remembers: whether the third time the same is a draw; else nothing that came before counts.
    """

    ways: MovementRule = MovementRule.CENTRE
    remembers: bool = True

    family = "morris"
    longest = None
    traits = Traits(may_cycle=True, takes_turns=True)

    @property
    def id(self) -> str:
        """Return `three-mens-morris` for the usual rules, else `morris:anywhere` and so on."""
        usual = self.ways is MovementRule.CENTRE and self.remembers
        name = USUAL if usual else f"{self.family}:{self.ways}"
        return name if self.remembers else f"{name}:for-ever"

    def start(self) -> MorrisPosition:
        return MorrisPosition(self, (0, 0, MAX), 0)

    def notation(self) -> MoveNotation:
        return NOTATION

    def move_text(self, move: Move) -> str:
        """Return `b2` if a stone is placed, `b2-b3` if one is moved."""
        left, end = divmod(move, POINTS)
        return f"{point_text(left - 1)}-{point_text(end)}" if left else point_text(end)

    def find_move(self, position: Position, text: str) -> Move:
        """Return the move that `b2` or `b2-b3` names."""
        assert isinstance(position, MorrisPosition)
        start, dash, goal = text.partition("-")
        first, second = _point(start), _point(goal) if dash else None
        if position.all_placed is (second is None):
            fault = MorrisFault.ALL_PLACED if second is None else MorrisFault.PLACE_FIRST
            raise GameError(fault, text=text)
        end = first if second is None else second
        if (position.x | position.o) >> end & 1:
            raise GameError(MorrisFault.TAKEN, text=text, point=point_text(end))
        if second is None:
            return end
        if not position.stones(position.turn) >> first & 1:
            raise GameError(MorrisFault.NO_STONE, text=text, point=point_text(first))
        if end not in LINKS[self.ways][first]:
            raise GameError(MorrisFault.NO_LINE, text=text)
        return end + POINTS * (first + 1)

    def parse_position(self, text: str) -> MorrisPosition:
        """Read rows from the top, optionally a player and moves: `XO./OX./.XO X moves b2-c2`."""
        board, _, played = text.strip().partition(PLAYED)
        rows, _, mover = board.strip().upper().partition(" ")
        marks = read_rows(rows, SIDE, SIDE, "XO.")
        if marks is None:
            raise GameError(MorrisFault.BAD_BOARD, text=text[:40])
        x, o = mask_of(marks, "X"), mask_of(marks, "O")
        more = x.bit_count() - o.bit_count()
        if more not in (0, 1) or max(x.bit_count(), o.bit_count()) > STONES:
            raise GameError(MorrisFault.BAD_COUNTS, x=x.bit_count(), o=o.bit_count(), most=STONES)
        placed = x.bit_count() + o.bit_count()
        turn = MAX.opponent if more else MAX
        if mover:
            if mover.strip() not in ("X", "O"):
                raise GameError(MorrisFault.BAD_BOARD, text=text[:40])
            said = MAX if mover.strip() == "X" else MAX.opponent
            if said is not turn and placed < 2 * STONES:
                raise GameError(MorrisFault.WRONG_TURN, turn=self.player_text(turn))
            turn = said
        position = MorrisPosition(self, (x, o, turn), placed + (not more and turn is not MAX))
        if position.has_row(turn):
            raise GameError(MorrisFault.BOTH_WON, player=self.player_text(turn))
        for each in self.split_moves(played):
            position = position.after(self.parse_move(position, each))
        return position


class MorrisPosition(PositionBase):
    """The stones on the points, with the history that the rules need.

    Attributes:
        game: the rules.
        x: a bit for each point with a stone of X.
        o: a bit for each point with a stone of O.
        turn: who moves next.
        ply: how many moves were made, as far as a typed position tells; no part of the key.
    """

    __slots__ = ("__dict__", "_past", "_since", "game", "o", "ply", "turn", "x")

    def __init__(
        self,
        game: MorrisGame,
        placement: Placement,
        ply: int,
        since: tuple[str, tuple[Move, ...]] | None = None,
        past: tuple[Placement, ...] = (),
    ) -> None:
        """Make a position from its parts.

        Args:
            game: the rules.
            placement: the stones of both, and who moves next.
            ply: how many moves were made.
            since: the position as all stones were placed, as a text, and the moves from there;
                None where this is that position, or where stones are left to place.
            past: what the positions since then look like, this one not among them.
        """
        self.game: Final = game
        self.x: Final = placement[0]
        self.o: Final = placement[1]
        self.turn: Final = placement[2]
        self.ply: Final = ply
        self._since: Final = since
        self._past: Final = past

    def stones(self, player: Player) -> int:
        """Return a player's stones, as bits."""
        return self.x if player is MAX else self.o

    def has_row(self, player: Player) -> bool:
        """Return whether a player has three in a row."""
        return HAS_ROW[self.stones(player)]

    @property
    def winning_row(self) -> int:
        """The points of the three in a row that have won, as bits; 0 while there are none."""
        own = self.stones(self.turn.opponent)
        return next((row for row in ROWS if own & row == row), 0)

    @property
    def all_placed(self) -> bool:
        """Whether all stones have been placed, so that they move from now on."""
        return (self.x | self.o).bit_count() == 2 * STONES

    @property
    def placement(self) -> Placement:
        """The stones of both players and whose turn it is."""
        return self.x, self.o, self.turn

    @property
    def is_repeated(self) -> bool:
        """Whether the position has occurred for the third time."""
        return self._past.count(self.placement) >= TIMES - 1

    @property
    def met_twice(self) -> frozenset[Placement]:
        """The positions whose next occurrence would be a draw."""
        counts = Counter((*self._past, self.placement) if self.game.remembers else ())
        return frozenset(placement for placement, number in counts.items() if number >= TIMES - 1)

    @property
    def outcome(self) -> int | None:
        """The result: three in a row win, and threefold repetition is a draw."""
        return self._ended

    @cached_property
    def _ended(self) -> int | None:
        if self.has_row(self.turn.opponent):
            return self.turn.opponent.value
        return 0 if self.is_repeated else None

    @property
    def remaining(self) -> int:
        return ENDLESS if self.outcome is None else 0

    @cached_property
    def key(self) -> Hashable:
        """The placement, and the counts of earlier repetitions since all stones were placed."""
        return (
            (self.placement, frozenset(Counter(self._past).items()))
            if self._past
            else self.placement
        )

    @cached_property
    def canonical_key(self) -> Hashable:
        """The least key of all symmetric images; the key itself if history matters."""
        if self._past:
            return self.key
        return min((image[self.x], image[self.o], self.turn) for image in STONE_IMAGES)

    def own_images(self) -> list[int]:
        """Return the numbers of the symmetries, without the identity, that keep this position.

        What is remembered stays, too.
        """
        counts = Counter((*self._past, self.placement))
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
        """The rows from the top and the player to move, then the moves since if rules need them."""
        if self._since is not None:
            start, moves = self._since
            return f"{start} moves {self.game.moves_text(moves)}"
        rows = rows_text(marks_of(self.x, self.o, range(POINTS), "XO"), SIDE)
        return f"{rows} {self.game.player_text(self.turn)}"

    def legal_moves(self) -> Sequence[Move]:
        """Return the legal moves, sorted by origin and then by target."""
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
        left, end = divmod(move, POINTS)
        stones = self.stones(self.turn) | 1 << end
        if left:
            stones ^= 1 << left - 1
        x, o = (stones, self.o) if self.turn is MAX else (self.x, stones)
        since, past = None, ()
        if left and self.game.remembers:
            start, moves = self._since or (self.text, ())
            since, past = (start, (*moves, move)), (*self._past, self.placement)
        turn = MIN if self.turn is MAX else MAX
        return MorrisPosition(self.game, (x, o, turn), self.ply + 1, since, past)

    def size_bound(self) -> int:
        """Return the number of placements, or `MANY` where the history counts, too."""
        if self.outcome is not None:
            return 1
        return MANY if self.game.remembers else PLACEMENTS


def threats(position: Position, player: Player) -> Sequence[Move]:
    """Return the moves with which a player would complete a row."""
    assert isinstance(position, MorrisPosition)
    if position.outcome is not None:
        return ()
    game = MorrisGame(position.game.ways, remembers=False)
    then = MorrisPosition(game, (position.x, position.o, player), position.ply)
    return [move for move in then.legal_moves() if then.after(move).outcome == player]


def _point(name: str) -> int:
    column, number = read_square(name)
    return (SIDE - number) * SIDE + column
