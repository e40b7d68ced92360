# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Static knowledge of line games: open lines, threats, move ordering, symmetries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from desktop_app.core.entry import Evaluation, EvaluationTerm
from desktop_app.core.grid import Board, bits, center_distance, symmetries
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.k_in_a_row.rules import TABLED_CELLS

GROWTH = 4
"""A line with one stone more counts this many times as much."""
HEAVIEST = 4**5
"""Longer lines weigh no more, so that no sum of lines reaches a win."""


def open_lines(position: Position, player: Player) -> float:
    """Return the weighted count of lines that only one side has stones in.

    A line with n stones counts 4^(n-1); the player's lines less the opponent's. All lines of
    one direction are counted at once, by the masks of their first cells.
    """
    if not isinstance(position, LinePosition):
        return 0
    own, other = position.own, position.other
    total = 0
    for step, starts, weights in _directions(position.game.board):
        total += _side_balance(own, other, step, starts, weights)
    return total if player is position.turn else -total


def line_terms(evaluation: Evaluation, position: Position) -> tuple[EvaluationTerm, ...] | None:
    """Return the terms of `open_lines` by stones per line, without those that are 0."""
    if evaluation is not open_lines or not isinstance(position, LinePosition):
        return None
    found: list[EvaluationTerm] = []
    for stones in range(1, position.game.k + 1):
        total = 0
        for step, starts, weights in _directions(position.game.board):
            only = tuple(w if n == stones else 0 for n, w in enumerate(weights, start=1))
            total += _side_balance(position.own, position.other, step, starts, only)
        if total:
            found.append(EvaluationTerm("lines", total if position.turn is MAX else -total, stones))
    return tuple(found)


def open_lines_of_both(position: Position) -> tuple[int, int]:
    """Return how many lines hold marks of Max alone, and how many hold marks of Min alone."""
    assert isinstance(position, LinePosition)
    found = {MAX: 0, MIN: 0}
    for player in found:
        own, other = position.own, position.other
        if player is not position.turn:
            own, other = other, own
        for step, starts, weights in _directions(position.game.board):
            has_own = has_other = 0
            for i in range(len(weights)):
                has_own |= own >> i * step & starts
                has_other |= other >> i * step & starts
            found[player] += (has_own & ~has_other).bit_count()
    return found[MAX], found[MIN]


def _side_balance(own: int, other: int, step: int, starts: int, weights: tuple[int, ...]) -> int:
    mine = _with_stones(own, step, starts, len(weights))
    theirs = _with_stones(other, step, starts, len(weights))
    total = before = 0
    has_own, has_other = mine[0] if mine else 0, theirs[0] if theirs else 0
    for lines, weight in zip(mine, weights, strict=False):
        total += (lines & ~has_other).bit_count() * (weight - before)
        before = weight
    before = 0
    for lines, weight in zip(theirs, weights, strict=False):
        total -= (lines & ~has_own).bit_count() * (weight - before)
        before = weight
    return total


def _with_stones(stones: int, step: int, starts: int, k: int) -> list[int]:
    """Return the lines of a direction with at least 1, 2, 3... stones, as far as there are any."""
    found: list[int] = []
    for i in range(k if stones else 0):
        more = stones >> i * step & starts
        for n, lines in enumerate(found):
            if not more:
                break
            found[n] = lines | more
            more &= lines  # these had n + 1 stones already, and have one more now
        else:
            if more:
                found.append(more)
    return found


@cache
def _directions(board: Board) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Return for each direction the step between cells, the line starts, and the weights."""
    weights = tuple(min(GROWTH**n, HEAVIEST) for n in range(board.k))
    found: list[tuple[int, int, tuple[int, ...]]] = []
    reach = board.k - 1
    for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        starts = 0
        for row in range(board.rows - reach * down):
            for column in range(board.columns):
                if 0 <= column + reach * right < board.columns:
                    starts |= 1 << row * board.columns + column
        if starts:
            found.append((down * board.columns + right, starts, weights))
    return tuple(found)


def threats(position: Position, player: Player) -> list[Move]:
    """Return the open cells that would complete a line of the player."""
    assert isinstance(position, LinePosition)
    stones = position.own if position.turn is player else position.other
    cells = completing(position.game.board, stones)
    return [cell for cell in position.legal_moves() if cells >> cell & 1] if cells else []


def completing(board: Board, stones: int) -> int:
    """Return the mask of the cells, taken or not, that complete a line of these stones."""
    cells = 0
    if stones.bit_count() < board.k - 1:
        return cells
    for step, starts, _ in _directions(board):
        whole = but_one = starts  # the lines that lack no stone, and those that lack at most one
        for i in range(board.k):
            there = stones >> i * step
            but_one = but_one & there | whole
            whole &= there
        for i in range(board.k if but_one else 0):
            cells |= but_one << i * step
    return cells & ~stones


def moves_to_threat(position: Position) -> Mapping[Move, int]:
    """Return, for each move, how many more stones its best line needs (`Family.moves_to_threat`).

    Where stones fall it does not matter whether the missing cells can be reached yet.
    """
    assert isinstance(position, LinePosition)
    own, other, k = position.own, position.other, position.game.k
    lines_through = position.game.board.lines_through
    found = dict[Move, int]()
    for cell in position.legal_moves():
        most = max(
            ((line & own).bit_count() for line in lines_through[cell] if not line & other),
            default=None,
        )
        if most is not None:
            found[cell] = k - most - 1
    return found


def near_stones_first(position: Position) -> Sequence[Move]:
    """Return the moves within two steps of a stone, then the rest, centre first."""
    assert isinstance(position, LinePosition)
    moves = position.legal_moves()
    board = position.game.board
    rank = _center_distances(board)
    if position.game.gravity or board.cells <= TABLED_CELLS:
        return sorted(moves, key=rank.__getitem__)
    near = neighbourhood(board, position.own | position.other)
    return sorted(moves, key=lambda cell: rank[cell] if near >> cell & 1 else rank[cell] + 1000)


def distance_from_center(position: Position, move: Move) -> int:
    """Return the distance of a move from the centre: the larger of rows and columns.

    Where stones fall only the column is chosen.
    """
    assert isinstance(position, LinePosition)
    board = position.game.board
    if position.game.gravity:
        return abs(2 * (move % board.columns) - board.columns + 1)
    return _center_distances(board)[move]


def neighbourhood(board: Board, stones: int) -> int:
    """Return the mask of all cells at most two steps from a stone."""
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
def _center_distances(board: Board) -> tuple[int, ...]:
    return tuple(center_distance(cell, board.columns, board.rows) for cell in range(board.cells))


CellMap = Sequence[int]
"""For each cell, its image."""


def own_symmetries(position: Position) -> list[CellMap]:
    """Return the symmetries of the board that leave the position unchanged."""
    assert isinstance(position, LinePosition)
    game = position.game
    maps = _symmetries(game.columns, game.rows, game.gravity)
    return [image for image in maps if _is_same(position, image)]


@cache
def _symmetries(columns: int, rows: int, gravity: bool) -> list[list[int]]:
    """Return the symmetries of a board, without the identity; cached."""
    return symmetries(columns, rows, gravity=gravity)[1:]


def _is_same(position: LinePosition, image: CellMap) -> bool:
    """Return whether a map of the cells leaves a position unchanged."""
    stones = position.own, position.other
    return all(side >> image[cell] & 1 for side in stones for cell in bits(side))
