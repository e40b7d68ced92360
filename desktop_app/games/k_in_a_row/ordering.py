# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""In what order a search tries the moves of a line game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.core.grid import Board, bits
from desktop_app.core.position import Move, Position
from desktop_app.games.k_in_a_row.game import TABLED_CELLS, LinePosition


def near_stones_first(position: Position) -> Sequence[Move]:
    """Cells within two steps of a stone, then the rest, centre first."""
    assert isinstance(position, LinePosition)
    moves = position.legal_moves()
    board = position.game.board
    rank = _distance_from_centre(board)
    if position.game.gravity or board.cells <= TABLED_CELLS:
        return sorted(moves, key=rank.__getitem__)
    near = neighbourhood(board, position.own | position.other)
    return sorted(moves, key=lambda cell: rank[cell] if near >> cell & 1 else rank[cell] + 1000)


def from_middle(position: Position, move: Move) -> int:
    """See `Family.from_middle`; the farther of the ways along rows and columns.

    Where stones fall only the column is chosen.
    """
    assert isinstance(position, LinePosition)
    board = position.game.board
    if position.game.gravity:
        return abs(2 * (move % board.columns) - board.columns + 1)
    return _distance_from_centre(board)[move]


def neighbourhood(board: Board, stones: int) -> int:
    """The mask of all cells at most two steps from a stone."""
    around = _around(board)
    near = 0
    for cell in bits(stones):
        near |= around[cell]
    return near


@cache
def _around(board: Board) -> tuple[int, ...]:
    masks: list[int] = []
    for row in range(board.rows):
        for column in range(board.columns):
            mask = 0
            for r in range(max(0, row - 2), min(board.rows, row + 3)):
                for c in range(max(0, column - 2), min(board.columns, column + 3)):
                    mask |= 1 << r * board.columns + c
            masks.append(mask)
    return tuple(masks)


@cache
def _distance_from_centre(board: Board) -> tuple[int, ...]:
    return tuple(
        max(
            abs(2 * (cell % board.columns) - board.columns + 1),
            abs(2 * (cell // board.columns) - board.rows + 1),
        )
        for cell in range(board.cells)
    )
