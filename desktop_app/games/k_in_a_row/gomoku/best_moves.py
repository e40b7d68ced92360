# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The best move of a large line game, as deep as the budget goes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf

from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN, Bound
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernels import INFINITE, LineKernel, kernel_score
from desktop_app.games.k_in_a_row.gomoku.root import Found, Root
from desktop_app.search.candidates import BestMoves, Candidate, shared
from desktop_app.search.limits import Budget, SearchStopped

ASPIRATION = 60
"""Half the width of the window around the last depth's value."""


def best_line_moves(
    position: LinePosition, budget: Budget, kernel: LineKernel
) -> Iterator[BestMoves]:
    """The best move by iterative deepening, until a win is proven or the budget is spent.

    In a symmetric position its images are given too, so that not every game begins alike.

    Yields:
        One result for each finished depth; depth 1 is finished whatever the limits. None at
        all if somebody says stop before.
    """
    root = Root(position, budget, kernel)
    most = min(budget.limits.depth or inf, position.remaining)
    depth, value = 0, 0
    try:
        while depth < most:
            depth += 1
            if depth == 1:
                kernel.first_depth()
            else:
                kernel.enforce_limits()
                won = (root.fours() if depth == 2 else None) or root.threes()
                if won:
                    yield _best(root, *won)
                    return
            move, value, others = _aspire(root, depth, value)
            if value < -WIN // 2 and root.open_up():
                move, value, others = _deepest(root, depth, -INFINITE, INFINITE)
            found = _best(root, move, root.found(move, value, depth))
            yield replace(found, candidates=_candidates(root, found, others))
            if abs(value) >= DECISIVE or root.is_done():
                return
    except SearchStopped:
        return


def _best(root: Root, move: Move, found: Found) -> BestMoves:
    score = kernel_score(root.position, found.value, found.depth, found.bound)
    images = sorted(root.images.of(move), key=lambda image: image != move)
    return BestMoves(tuple(images), score, found.line, found.depth, root.kernel.nodes)


def _candidates(root: Root, best: BestMoves, others: dict[Move, int]) -> tuple[Candidate, ...]:
    """What one depth tells of all moves that were tried: of most, what they are worth at most."""
    images, first = root.images, root.images.first(best.moves[0])
    known = {first: Candidate(first, best.score, images.line(best.line, first))}
    for move, value in others.items():
        if move not in known:
            score = kernel_score(root.position, value, best.depth, Bound.UPPER)
            known[move] = Candidate(move, score, (move,))
    return tuple(shared(known, (m for move in known for m in images.of(move)), images))


def _aspire(root: Root, depth: int, value: int) -> tuple[Move, int, dict[Move, int]]:
    """The best move and its value, with a window around the value of the last depth."""
    low, high, width = -INFINITE, INFINITE, ASPIRATION
    if depth > 2 and abs(value) < WIN // 2:
        low, high = value - width, value + width
    while True:
        move, value, others = _deepest(root, depth, low, high)
        if low < value < high:
            return move, value, others
        width *= 4
        if value <= low:
            low = -INFINITE if width > 1_000 else value - width
        else:
            high = INFINITE if width > 1_000 else value + width


def _deepest(root: Root, depth: int, low: int, high: int) -> tuple[Move, int, dict[Move, int]]:
    """Search all moves once, with null windows after the first; the best comes to the front.

    Returns:
        The best move, its value, and for each move what it is worth at most, where the best
        value lies within the window.
    """
    best, good, most = -INFINITE, root.moves[0], dict[Move, int]()
    for number, move in enumerate(list(root.moves)):
        floor = max(low, best)
        if number:
            value = root.kernel.value_after(move, depth, floor, floor + 1)
            if floor < value < high:
                value = root.kernel.value_after(move, depth, floor, high)
        else:
            value = root.kernel.value_after(move, depth, low, high)
        most[move] = value
        if value > best:
            best, good = value, move
            if value > low:
                root.moves.remove(move)
                root.moves.insert(0, move)
        if best >= high:
            break
    return good, best, most
