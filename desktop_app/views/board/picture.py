# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be seen on the board, as plain data: made elsewhere, painted by the painter."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from desktop_app.games.lines.game import LinePosition
from desktop_app.games.lines.geometry import bits
from desktop_app.games.position import Move


class Verdict(Enum):
    """What kind of value a badge shows: each has its own shape and colour."""

    WIN = auto()
    DRAW = auto()
    LOSS = auto()
    UNCLEAR = auto()


@dataclass(frozen=True, slots=True)
class Badge:
    """The value of a move, in its cell.

    Attributes:
        text: the value, short.
        note: a second, smaller line, such as the distance; may be empty.
        verdict: its kind, for the reader's point of view.
        best: whether it is one of the best moves.
        good: whether the player who moves is not worse off with it.
        marked: whether it is among the few that are marked where cells have no room for texts.
    """

    text: str
    note: str
    verdict: Verdict
    best: bool
    good: bool = True
    marked: bool = True


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Everything on the board.

    Attributes:
        position: the stones.
        last_move: the cell of the last move.
        hint: the cell of the hint.
        badges: values by cell.
        preview: the cells of a line of moves that is being looked at, in order.
        marked: the cell whose row the pointer is over.
        accepts_moves: whether a person may move now.
    """

    position: LinePosition
    last_move: Move | None = None
    hint: Move | None = None
    badges: dict[Move, Badge] = field(default_factory=dict[Move, Badge])
    preview: tuple[Move, ...] = ()
    marked: Move | None = None
    accepts_moves: bool = False

    def cells_unlike(self, other: BoardPicture) -> set[int]:
        """The cells, of the same board, that hold something else, or another value."""
        here, there = self.position, other.position
        stones = (here.x_stones ^ there.x_stones) | (here.o_stones ^ there.o_stones)
        values = self.badges.keys() | other.badges.keys()
        changed = {cell for cell in values if self.badges.get(cell) != other.badges.get(cell)}
        return changed | set(bits(stones))
