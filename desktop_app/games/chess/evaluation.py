# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three static evaluations for chess, in hundredths of a pawn.

Each has two tables of the values of pieces on squares: one for the opening, when all pieces are
there, and one for when only kings and pawns are left; between them a position counts by how
many pieces there still are (a tapered evaluation).

Sources: C. E. Shannon, "Programming a Computer for Playing Chess", 1950 (material);
T. Michniewski, "Simplified Evaluation Function", for a test tournament of the list progszach
(material and squares); R. Friederich, PeSTO, in "Re: New uci engine: Rofchade", Computer Chess
Club, 28 August 2018 (tables tuned by P. Österlund's method of the program Texel).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple, cast

from desktop_app.core.entry import Evaluation
from desktop_app.core.entry import Term as Part
from desktop_app.core.position import MAX, Player, Position

if TYPE_CHECKING:
    from desktop_app.games.chess.position import ChessPosition

Table = tuple[tuple[int, ...], ...]
"""For each kind of piece, pawn first, what it is worth to White on each square, a1 first."""

FULL = 24
"""What knights and bishops (1 each), rooks (2) and queens (4) count together at the start."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The piece-square tables of an evaluation.

    Attributes:
        early: as long as all pieces are there.
        late: when none but kings and pawns are left.
    """

    early: Table
    late: Table


class Term(NamedTuple):
    """The contribution of one piece to an evaluation.

    Attributes:
        square: where it stands.
        piece: its letter, a capital for White's.
        early: what it is worth to White early in the game.
        late: what it is worth to White late in the game.
    """

    square: int
    piece: str
    early: int
    late: int


def terms(position: ChessPosition, weights: Weights) -> Iterator[Term]:
    """Yield the contribution of each piece, by square."""
    for square, piece in sorted(position.board.piece_map().items()):
        kind, seen = piece.piece_type - 1, square if piece.color else square ^ 56
        sign = 1 if piece.color else -1
        early, late = sign * weights.early[kind][seen], sign * weights.late[kind][seen]
        yield Term(square, piece.symbol(), early, late)


def phase(position: ChessPosition) -> int:
    """Return the game phase: `FULL` with all pieces, 0 with only kings and pawns."""
    board = position.board
    pieces = ((board.knights, 1), (board.bishops, 1), (board.rooks, 2), (board.queens, 4))
    return min(sum(heft * mask.bit_count() for mask, heft in pieces), FULL)


def worth(position: ChessPosition, weights: Weights) -> int:
    """Return the tapered evaluation of a position for White."""
    share = phase(position)
    value = sum(t.early * share + t.late * (FULL - share) for t in terms(position, weights))
    return value // FULL if value >= 0 else -(-value // FULL)


class Tables:
    """A tapered evaluation whose tables are made on first use.

    It is called as any evaluation is; the kernel of chess takes its tables.
    """

    def __init__(self, make: Callable[[], Weights], pieces: Tables | None = None) -> None:
        """Store how to make the tables, and the tables that count the same pieces on any square."""
        self._make = make
        self.pieces = pieces

    @cached_property
    def weights(self) -> Weights:
        """The piece-square tables."""
        return self._make()

    def __call__(self, position: Position, player: Player) -> float:
        value = worth(cast("ChessPosition", position), self.weights)
        return value if player is MAX else -value


def _table(worths: tuple[int, ...], boards: str) -> Table:
    """Make a table from boards written with the eighth rank on top."""
    found: list[tuple[int, ...]] = []
    for kind, board in zip(worths, boards.strip().split("\n\n"), strict=True):
        ranks = [tuple(map(int, line.split())) for line in board.splitlines()]
        found.append(tuple(kind + each for rank in reversed(ranks) for each in rank))
    return tuple(found)


def _material() -> Weights:
    from desktop_app.games.chess import tables

    alone = tuple((each,) * 64 for each in tables.PIECES)
    return Weights(alone, alone)


def _squares() -> Weights:
    from desktop_app.games.chess import tables

    late = "\n\n".join(tables.SQUARES.strip().split("\n\n")[:-1]) + "\n" + tables.LATE_KING
    return Weights(_table(tables.PIECES, tables.SQUARES), _table(tables.PIECES, late))


def _tapered() -> Weights:
    from desktop_app.games.chess import tables

    early = _table(tables.EARLY_PIECES, tables.EARLY)
    return Weights(early, _table(tables.LATE_PIECES, tables.LATE))


def _early_and_late() -> Weights:
    from desktop_app.games.chess import tables

    kinds = tables.EARLY_PIECES, tables.LATE_PIECES
    early, late = (tuple((each,) * 64 for each in pieces) for pieces in kinds)
    return Weights(early, late)


material = Tables(_material)
"""The pieces alone."""
squares = Tables(_squares, material)
"""The pieces, and where they stand: Michniewski's tables."""
tapered = Tables(_tapered, Tables(_early_and_late))
"""The pieces and where they stand, early and late in the game: PeSTO's tables."""


def parts(evaluation: Evaluation, position: Position) -> tuple[Part, ...] | None:
    """Split an evaluation by tables into material and placement."""
    if not isinstance(evaluation, Tables):
        return None
    whole = evaluation(position, MAX)
    if evaluation.pieces is None:
        return (Part("material", whole),)
    pieces = evaluation.pieces(position, MAX)
    return Part("material", pieces), Part("places", whole - pieces)


@lru_cache(8)
def misjudged(evaluation: Evaluation, most: float, seed: str) -> Tables:
    """Return an evaluation whose table entries err by up to `most`, at random from a seed.

    What a piece is worth on a square is misjudged by as much early and late in the game, for
    whichever side. The kernel searches with these as quickly as with the right ones, and plays what
    is taken out; errors for each position by itself need the general search, which took 20 times
    as long for two moves ahead and gave away pieces at the last ply.
    """
    assert isinstance(evaluation, Tables)

    def make() -> Weights:
        dice, right = Random(seed), evaluation.weights
        errors = [[round(dice.uniform(-most, most)) for _ in range(64)] for _ in right.early]

        def wrong(table: Table) -> Table:
            return tuple(
                tuple(worth + error for worth, error in zip(row, off, strict=True))
                for row, off in zip(table, errors, strict=True)
            )

        return Weights(wrong(right.early), wrong(right.late))

    return Tables(make)
