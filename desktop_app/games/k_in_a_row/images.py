# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which symmetries of the board leave a line position as it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.core.grid import bits, symmetries
from desktop_app.core.position import Position
from desktop_app.games.k_in_a_row.game import LinePosition

CellMap = Sequence[int]
"""For each cell the cell on which it comes to lie."""


def own_symmetries(position: Position) -> list[CellMap]:
    """See `Family.symmetries`."""
    assert isinstance(position, LinePosition)
    game = position.game
    maps = _symmetries(game.columns, game.rows, game.gravity)
    return [image for image in maps if _is_same(position, image)]


@cache
def _symmetries(columns: int, rows: int, gravity: bool) -> list[list[int]]:
    """The symmetries of a board, made once for each; the identity is none."""
    return symmetries(columns, rows, gravity=gravity)[1:]


def _is_same(position: LinePosition, image: CellMap) -> bool:
    """Whether a map of the cells leaves a position as it is."""
    stones = position.own, position.other
    return all(side >> image[cell] & 1 for side in stones for cell in bits(side))
