# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All equally best moves of a position, found with as little work as alpha-beta allows."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from desktop_app.core.position import Move, Position
from desktop_app.core.score import DECISIVE, bound_of, score_of, to_child, to_parent
from desktop_app.search.alphabeta import DEEPEST, EXACT, Searcher, is_proven
from desktop_app.search.candidates import BestMoves
from desktop_app.search.images import Images
from desktop_app.search.limits import Budget, SearchStopped

GRAIN = 1
"""The margin below the best value within which values are searched exactly, to find ties."""


def best_moves(position: Position, budget: Budget, searcher: Searcher) -> Iterator[BestMoves]:
    """Find the best moves by iterative deepening, to the budget's depth or the end of the game.

    Yields:
        One result for each finished depth; the last is the best known. Depth 1 is always finished,
        unless the budget says stop; then nothing.
    """
    images = Images(position)
    moves, rest = images.firsts(searcher.first_moves(position)), list[Move]()
    if searcher.tried is not None:
        moves, rest = moves[: searcher.tried], moves[searcher.tried :]
    most = min(budget.limits.depth or inf, position.remaining, DEEPEST)
    depth = 0
    try:
        while depth < most:
            depth += 1
            budget.holds = depth > 1
            found, value = _one_depth(position, moves, depth, searcher, images)
            if value <= -DECISIVE and rest:  # one of the others might hold
                moves, rest = moves + rest, []
                found, value = _one_depth(position, moves, depth, searcher, images)
            yield found
            if found.score.is_exact:
                return
            moves.sort(key=found.moves.__contains__, reverse=True)
    except SearchStopped:
        return


def _one_depth(
    position: Position, moves: list[Move], depth: int, searcher: Searcher, images: Images
) -> tuple[BestMoves, float]:
    """Search all moves to one depth, with windows wide enough to find moves that tie for best."""
    best, found, guessed = -inf, list[Move](), False
    line: tuple[Move, ...] = ()
    for move in moves:
        floor = to_child(best - GRAIN)
        child = position.after(move)
        if child.turn is position.turn:  # the same player moves again: no change of sign
            value = to_parent(searcher.value(child, depth - 1, floor, inf))
        else:
            value = to_parent(-searcher.value(child, depth - 1, -inf, -floor))
        guessed |= searcher.horizon
        if value > best:
            best, found = value, [move]
            line = (move, *searcher.line(child, depth - 1))
        elif value == best:
            found.append(move)
    if searcher.tried is None:
        guessed = guessed and not is_proven(best, EXACT, depth)
    else:  # a move that was not tried might be better, or win sooner
        guessed = guessed or len(moves) < len(images.firsts(position.legal_moves()))
    bound = bound_of(position.turn * best, guessed=guessed)
    score = score_of(position, position.turn * best, bound, depth).seen_by(position.turn)
    every = tuple(image for move in found for image in images.of(move))
    return BestMoves(every, score, line, depth, searcher.nodes), best
