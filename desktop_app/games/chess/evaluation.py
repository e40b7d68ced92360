# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What an unfinished position of chess seems to be worth, in hundredths of a pawn: three ways.

Each is a table of what a piece is worth on a square: one for the beginning, when all pieces are
there, and one for when only kings and pawns are left; between them a position counts by how
many pieces there still are (a tapered evaluation).

Sources: C. E. Shannon, "Programming a Computer for Playing Chess", 1950 (material);
T. Michniewski, "Simplified Evaluation Function", for a test tournament of the list progszach
(material and squares); R. Friederich, PeSTO, in "Re: New uci engine: Rofchade", Computer Chess
Club, 28 August 2018 (tables tuned by P. Österlund's method of the program Texel).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, cast

from desktop_app.games.chess import tables
from desktop_app.games.position import MAX, Player, Position

if TYPE_CHECKING:
    from desktop_app.games.chess.position import ChessPosition

Table = tuple[tuple[int, ...], ...]
"""For each kind of piece, pawn first, what it is worth to White on each square, a1 first."""

FULL = 24
"""What knights and bishops (1 each), rooks (2) and queens (4) count together at the start."""


@dataclass(frozen=True, slots=True)
class Weights:
    """One way to count.

    Attributes:
        early: as long as all pieces are there.
        late: when none but kings and pawns are left.
    """

    early: Table
    late: Table


class Term(NamedTuple):
    """What one piece adds to an evaluation.

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
    """What each piece adds, by squares."""
    for square, piece in sorted(position.board.piece_map().items()):
        kind, seen = piece.piece_type - 1, square if piece.color else square ^ 56
        sign = 1 if piece.color else -1
        early, late = sign * weights.early[kind][seen], sign * weights.late[kind][seen]
        yield Term(square, piece.symbol(), early, late)


def phase(position: ChessPosition) -> int:
    """How much it still is the beginning: `FULL` with all pieces, 0 with none but pawns."""
    board = position.board
    pieces = ((board.knights, 1), (board.bishops, 1), (board.rooks, 2), (board.queens, 4))
    return min(sum(heft * mask.bit_count() for mask, heft in pieces), FULL)


def worth(position: ChessPosition, weights: Weights) -> int:
    """What a position is worth to White, between early and late."""
    share = phase(position)
    value = sum(t.early * share + t.late * (FULL - share) for t in terms(position, weights))
    return value // FULL if value >= 0 else -(-value // FULL)


def _seen(weights: Weights, position: Position, player: Player) -> float:
    value = worth(cast("ChessPosition", position), weights)
    return value if player is MAX else -value


def material(position: Position, player: Player) -> float:
    """The pieces alone."""
    return _seen(MATERIAL, position, player)


def squares(position: Position, player: Player) -> float:
    """The pieces, and where they stand: Michniewski's tables."""
    return _seen(SQUARES, position, player)


def tapered(position: Position, player: Player) -> float:
    """The pieces and where they stand, early and late in the game: PeSTO's tables."""
    return _seen(TAPERED, position, player)


def _table(worths: tuple[int, ...], boards: str) -> Table:
    """A table from boards that have the eighth rank on top."""
    found: list[tuple[int, ...]] = []
    for kind, board in zip(worths, boards.strip().split("\n\n"), strict=True):
        ranks = [tuple(map(int, line.split())) for line in board.splitlines()]
        found.append(tuple(kind + each for rank in reversed(ranks) for each in rank))
    return tuple(found)


_ALONE = tuple((each,) * 64 for each in tables.PIECES)
_KINGS = "\n\n".join(tables.SQUARES.strip().split("\n\n")[:-1]) + "\n" + tables.LATE_KING
MATERIAL = Weights(_ALONE, _ALONE)
SQUARES = Weights(_table(tables.PIECES, tables.SQUARES), _table(tables.PIECES, _KINGS))
TAPERED = Weights(
    _table(tables.EARLY_PIECES, tables.EARLY), _table(tables.LATE_PIECES, tables.LATE)
)
