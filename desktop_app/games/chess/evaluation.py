# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three static evaluations for chess, in hundredths of a pawn.

Each is tapered: a piece-square table for the middlegame and one for the endgame, weighted by how
many pieces are still on the board.

Sources: C. E. Shannon, "Programming a Computer for Playing Chess", 1950 (material);
T. Michniewski, "Simplified Evaluation Function", for a test tournament of the list progszach
(material and squares); R. Friederich, PeSTO, in "Re: New uci engine: Rofchade", Computer Chess
Club, 28 August 2018 (tables tuned by P. Österlund's method of the program Texel).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple, cast

from desktop_app.core.entry import Evaluation, EvaluationTerm
from desktop_app.core.position import MAX, Player, Position

if TYPE_CHECKING:
    from desktop_app.games.chess.rules import ChessPosition

Table = tuple[tuple[int, ...], ...]
"""The value to White of each kind of piece (pawn first) on each square (a1 first)."""

FULL = 24
"""The phase at the start: knights and bishops count 1 each, rooks 2, queens 4."""


class Weights(NamedTuple):
    """The piece-square tables of an evaluation.

    Attributes:
        middlegame: the values with all pieces on the board.
        endgame: the values with only kings and pawns left.
    """

    middlegame: Table
    endgame: Table


def piece_values(position: ChessPosition, weights: Weights) -> Iterator[tuple[int, int]]:
    """Yield the value to White of each piece in the middlegame and in the endgame."""
    for square, piece in position.board.piece_map().items():
        kind, seen = piece.piece_type - 1, square if piece.color else square ^ 56
        sign = 1 if piece.color else -1
        yield sign * weights.middlegame[kind][seen], sign * weights.endgame[kind][seen]


def phase(position: ChessPosition) -> int:
    """Return the game phase: `FULL` with all pieces, 0 with only kings and pawns."""
    board = position.board
    pieces = ((board.knights, 1), (board.bishops, 1), (board.rooks, 2), (board.queens, 4))
    return min(sum(weight * mask.bit_count() for mask, weight in pieces), FULL)


def tapered_value(position: ChessPosition, weights: Weights) -> int:
    """Return the tapered evaluation of a position for White."""
    share = phase(position)
    values = piece_values(position, weights)
    value = sum(early * share + late * (FULL - share) for early, late in values)
    return value // FULL if value >= 0 else -(-value // FULL)


class Tables:
    """A tapered evaluation that makes its tables on first use.

    It can be called like any evaluation; the kernel is given its tables.
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
        value = tapered_value(cast("ChessPosition", position), self.weights)
        return value if player is MAX else -value


def _table(pieces: tuple[int, ...], boards: str) -> Table:
    """Make a table from the pieces' values and boards written with the eighth rank on top."""
    found: list[tuple[int, ...]] = []
    for piece, board in zip(pieces, boards.strip().split("\n\n"), strict=True):
        ranks = [tuple(map(int, line.split())) for line in board.splitlines()]
        found.append(tuple(piece + each for rank in reversed(ranks) for each in rank))
    return tuple(found)


def _on_any_square(pieces: tuple[int, ...]) -> Table:
    """Make a table in which a piece is worth the same everywhere."""
    return tuple((each,) * 64 for each in pieces)


def _material() -> Weights:
    alone = _on_any_square(MICHNIEWSKI_PIECES)
    return Weights(alone, alone)


def _squares() -> Weights:
    *boards, _king = MICHNIEWSKI_SQUARES.strip().split("\n\n")
    endgame = "\n\n".join([*boards, MICHNIEWSKI_ENDGAME_KING.strip()])
    tables = (_table(MICHNIEWSKI_PIECES, each) for each in (MICHNIEWSKI_SQUARES, endgame))
    return Weights(*tables)


def _tapered() -> Weights:
    middlegame = _table(PESTO_MIDDLEGAME_PIECES, PESTO_MIDDLEGAME)
    return Weights(middlegame, _table(PESTO_ENDGAME_PIECES, PESTO_ENDGAME))


def _tapered_material() -> Weights:
    middlegame = _on_any_square(PESTO_MIDDLEGAME_PIECES)
    return Weights(middlegame, _on_any_square(PESTO_ENDGAME_PIECES))


material = Tables(_material)
"""The pieces alone."""
squares = Tables(_squares, material)
"""The pieces, and where they stand: Michniewski's tables."""
tapered = Tables(_tapered, Tables(_tapered_material))
"""The pieces, and where they stand, in the middlegame and the endgame: PeSTO's tables."""


def parts(evaluation: Evaluation, position: Position) -> tuple[EvaluationTerm, ...] | None:
    """Split the value of a position for White into material and placement.

    Returns:
        The terms, of which an evaluation of the pieces alone has one; None for an evaluation
        without tables.
    """
    if not isinstance(evaluation, Tables):
        return None
    whole = evaluation(position, MAX)
    if evaluation.pieces is None:
        return (EvaluationTerm("material", whole),)
    pieces = evaluation.pieces(position, MAX)
    return EvaluationTerm("material", pieces), EvaluationTerm("squares", whole - pieces)


@lru_cache(8)
def misjudged(evaluation: Evaluation, most: float, seed: str) -> Tables:
    """Return an evaluation whose table entries err by up to `most`, at random from a seed.

    A piece on a square is misjudged by the same amount for either side and in both phases. The
    kernel searches with such tables as fast as with the right ones, and plays out captures; an
    error for each position instead would need the general search, which took 20 times as long for
    two plies and gave away pieces at its last ply.
    """
    assert isinstance(evaluation, Tables)

    def make() -> Weights:
        dice, right = Random(seed), evaluation.weights
        errors = [[round(dice.uniform(-most, most)) for _ in range(64)] for _ in right.middlegame]

        def wrong(table: Table) -> Table:
            return tuple(
                tuple(worth + error for worth, error in zip(row, off, strict=True))
                for row, off in zip(table, errors, strict=True)
            )

        return Weights(wrong(right.middlegame), wrong(right.endgame))

    return Tables(make)


# The tables, as White sees the board: the eighth rank on top.

MICHNIEWSKI_PIECES = (100, 320, 330, 500, 900, 0)
"""The values of a pawn, knight, bishop, rook and queen; the king can't be lost."""

MICHNIEWSKI_SQUARES = """
0 0 0 0 0 0 0 0
50 50 50 50 50 50 50 50
10 10 20 30 30 20 10 10
5 5 10 25 25 10 5 5
0 0 0 20 20 0 0 0
5 -5 -10 0 0 -10 -5 5
5 10 10 -20 -20 10 10 5
0 0 0 0 0 0 0 0

-50 -40 -30 -30 -30 -30 -40 -50
-40 -20 0 0 0 0 -20 -40
-30 0 10 15 15 10 0 -30
-30 5 15 20 20 15 5 -30
-30 0 15 20 20 15 0 -30
-30 5 10 15 15 10 5 -30
-40 -20 0 5 5 0 -20 -40
-50 -40 -30 -30 -30 -30 -40 -50

-20 -10 -10 -10 -10 -10 -10 -20
-10 0 0 0 0 0 0 -10
-10 0 5 10 10 5 0 -10
-10 5 5 10 10 5 5 -10
-10 0 10 10 10 10 0 -10
-10 10 10 10 10 10 10 -10
-10 5 0 0 0 0 5 -10
-20 -10 -10 -10 -10 -10 -10 -20

0 0 0 0 0 0 0 0
5 10 10 10 10 10 10 5
-5 0 0 0 0 0 0 -5
-5 0 0 0 0 0 0 -5
-5 0 0 0 0 0 0 -5
-5 0 0 0 0 0 0 -5
-5 0 0 0 0 0 0 -5
0 0 0 5 5 0 0 0

-20 -10 -10 -5 -5 -10 -10 -20
-10 0 0 0 0 0 0 -10
-10 0 5 5 5 5 0 -10
-5 0 5 5 5 5 0 -5
0 0 5 5 5 5 0 -5
-10 5 5 5 5 5 0 -10
-10 0 5 0 0 0 0 -10
-20 -10 -10 -5 -5 -10 -10 -20

-30 -40 -40 -50 -50 -40 -40 -30
-30 -40 -40 -50 -50 -40 -40 -30
-30 -40 -40 -50 -50 -40 -40 -30
-30 -40 -40 -50 -50 -40 -40 -30
-20 -30 -30 -40 -40 -30 -30 -20
-10 -20 -20 -20 -20 -20 -20 -10
20 20 0 0 0 0 20 20
20 30 10 0 0 10 30 20
"""
"""What each piece gains or loses on each square: pawn, knight, bishop, rook, queen, king."""

MICHNIEWSKI_ENDGAME_KING = """
-50 -40 -30 -20 -20 -30 -40 -50
-30 -20 -10 0 0 -10 -20 -30
-30 -10 20 30 30 20 -10 -30
-30 -10 30 40 40 30 -10 -30
-30 -10 30 40 40 30 -10 -30
-30 -10 20 30 30 20 -10 -30
-30 -30 0 0 0 0 -30 -30
-50 -30 -30 -30 -30 -30 -30 -50
"""
"""The table of the king when few pieces are left."""

PESTO_MIDDLEGAME_PIECES = (82, 337, 365, 477, 1025, 0)
PESTO_MIDDLEGAME = """
0 0 0 0 0 0 0 0
98 134 61 95 68 126 34 -11
-6 7 26 31 65 56 25 -20
-14 13 6 21 23 12 17 -23
-27 -2 -5 12 17 6 10 -25
-26 -4 -4 -10 3 3 33 -12
-35 -1 -20 -23 -15 24 38 -22
0 0 0 0 0 0 0 0

-167 -89 -34 -49 61 -97 -15 -107
-73 -41 72 36 23 62 7 -17
-47 60 37 65 84 129 73 44
-9 17 19 53 37 69 18 22
-13 4 16 13 28 19 21 -8
-23 -9 12 10 19 17 25 -16
-29 -53 -12 -3 -1 18 -14 -19
-105 -21 -58 -33 -17 -28 -19 -23

-29 4 -82 -37 -25 -42 7 -8
-26 16 -18 -13 30 59 18 -47
-16 37 43 40 35 50 37 -2
-4 5 19 50 37 37 7 -2
-6 13 13 26 34 12 10 4
0 15 15 15 14 27 18 10
4 15 16 0 7 21 33 1
-33 -3 -14 -21 -13 -12 -39 -21

32 42 32 51 63 9 31 43
27 32 58 62 80 67 26 44
-5 19 26 36 17 45 61 16
-24 -11 7 26 24 35 -8 -20
-36 -26 -12 -1 9 -7 6 -23
-45 -25 -16 -17 3 0 -5 -33
-44 -16 -20 -9 -1 11 -6 -71
-19 -13 1 17 16 7 -37 -26

-28 0 29 12 59 44 43 45
-24 -39 -5 1 -16 57 28 54
-13 -17 7 8 29 56 47 57
-27 -27 -16 -16 -1 17 -2 1
-9 -26 -9 -10 -2 -4 3 -3
-14 2 -11 -2 -5 2 14 5
-35 -8 11 2 8 15 -3 1
-1 -18 -9 10 -15 -25 -31 -50

-65 23 16 -15 -56 -34 2 13
29 -1 -20 -7 -8 -4 -38 -29
-9 24 2 -16 -20 6 22 -22
-17 -20 -12 -27 -30 -25 -14 -36
-49 -1 -27 -39 -46 -44 -33 -51
-14 -14 -22 -46 -44 -30 -15 -27
1 7 -8 -64 -43 -16 9 8
-15 36 12 -54 8 -28 24 14
"""
"""What each piece gains or loses on each square in the middlegame."""

PESTO_ENDGAME_PIECES = (94, 281, 297, 512, 936, 0)
PESTO_ENDGAME = """
0 0 0 0 0 0 0 0
178 173 158 134 147 132 165 187
94 100 85 67 56 53 82 84
32 24 13 5 -2 4 17 17
13 9 -3 -7 -7 -8 3 -1
4 7 -6 1 0 -5 -1 -8
13 8 8 10 13 0 2 -7
0 0 0 0 0 0 0 0

-58 -38 -13 -28 -31 -27 -63 -99
-25 -8 -25 -2 -9 -25 -24 -52
-24 -20 10 9 -1 -9 -19 -41
-17 3 22 22 22 11 8 -18
-18 -6 16 25 16 17 4 -18
-23 -3 -1 15 10 -3 -20 -22
-42 -20 -10 -5 -2 -20 -23 -44
-29 -51 -23 -15 -22 -18 -50 -64

-14 -21 -11 -8 -7 -9 -17 -24
-8 -4 7 -12 -3 -13 -4 -14
2 -8 0 -1 -2 6 0 4
-3 9 12 9 14 10 3 2
-6 3 13 19 7 10 -3 -9
-12 -3 8 10 13 3 -7 -15
-14 -18 -7 -1 4 -9 -15 -27
-23 -9 -23 -5 -9 -16 -5 -17

13 10 18 15 12 12 8 5
11 13 13 11 -3 3 8 3
7 7 7 5 4 -3 -5 -3
4 3 13 1 2 1 -1 2
3 5 8 4 -5 -6 -8 -11
-4 0 -5 -1 -7 -12 -8 -16
-6 -6 0 2 -9 -9 -11 -3
-9 2 3 -1 -5 -13 4 -20

-9 22 22 27 27 19 10 20
-17 20 32 41 58 25 30 0
-20 6 9 49 47 35 19 9
3 22 24 45 57 40 57 36
-18 28 19 47 31 34 39 23
-16 -27 15 6 9 17 10 5
-22 -23 -30 -16 -16 -23 -36 -32
-33 -28 -22 -43 -5 -32 -20 -41

-74 -35 -18 -18 -11 15 4 -17
-12 17 14 17 17 38 23 11
10 17 23 15 20 45 44 13
-8 22 24 27 26 33 26 3
-18 -4 21 24 27 23 9 -11
-19 -3 11 21 23 16 7 -9
-27 -11 4 13 14 4 -5 -17
-53 -34 -21 -11 -28 -14 -24 -43
"""
"""What each piece gains or loses on each square in the endgame."""
