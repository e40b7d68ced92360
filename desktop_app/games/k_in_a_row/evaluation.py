# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How good a position of a line game looks: a guess by the lines that are still open."""

from __future__ import annotations

from functools import cache

from desktop_app.core.entry import Evaluation, Term
from desktop_app.core.grid import Board
from desktop_app.core.position import MAX, Player, Position
from desktop_app.games.k_in_a_row.game import LinePosition

GROWTH = 4
"""A line with one stone more counts this many times as much."""
HEAVIEST = 4**5
"""Longer lines weigh no more, so that no sum of lines reaches a win."""


def open_lines(position: Position, player: Player) -> float:
    """Lines of k cells that one side alone has stones in, by the number of those stones.

    A line with n stones counts 4^(n-1); the player's lines less the opponent's. All lines of
    one direction are counted at once, in bit-sliced adders over the board's masks.
    """
    if not isinstance(position, LinePosition):
        return 0
    own, other = position.own, position.other
    total = 0
    for step, starts, weights in _directions(position.game.board):
        total += _side_balance(own, other, step, starts, weights)
    return total if player is position.turn else -total


def line_terms(evaluation: Evaluation, position: Position) -> tuple[Term, ...] | None:
    """What `open_lines` counts, by the stones in a line; no part that counts 0."""
    if evaluation is not open_lines or not isinstance(position, LinePosition):
        return None
    found: list[Term] = []
    for stones in range(1, position.game.k + 1):
        total = 0
        for step, starts, weights in _directions(position.game.board):
            only = tuple(w if n == stones else 0 for n, w in enumerate(weights, start=1))
            total += _side_balance(position.own, position.other, step, starts, only)
        if total:
            found.append(Term("lines", total if position.turn is MAX else -total, stones))
    return tuple(found)


def _side_balance(own: int, other: int, step: int, starts: int, weights: tuple[int, ...]) -> int:
    k = len(weights)
    has_own = has_other = 0
    own_count: list[int] = []  # bit i of the number of stones, for every line at once
    other_count: list[int] = []
    for i in range(k):
        mine, theirs = own >> i * step & starts, other >> i * step & starts
        has_own |= mine
        has_other |= theirs
        _add(own_count, mine)
        _add(other_count, theirs)
    return _weigh(own_count, has_own & ~has_other, weights) - _weigh(
        other_count, has_other & ~has_own, weights
    )


def _add(slices: list[int], carry: int) -> None:
    for i, bit in enumerate(slices):
        if not carry:
            return
        slices[i] = bit ^ carry
        carry &= bit
    if carry:
        slices.append(carry)


def _weigh(slices: list[int], lines: int, weights: tuple[int, ...]) -> int:
    """The sum over `lines` of the weight of the number that the slices hold for each."""
    if not lines:
        return 0
    groups = [(lines, 0)]
    for i, bit in enumerate(slices):
        split = [(g & bit, n | 1 << i) for g, n in groups] + [(g & ~bit, n) for g, n in groups]
        groups = [(group, n) for group, n in split if group]
    return sum(weights[n - 1] * group.bit_count() for group, n in groups)


@cache
def _directions(board: Board) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """For each direction: the step between cells, where lines start, the weights by stones."""
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
