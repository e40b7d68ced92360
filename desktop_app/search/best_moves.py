# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All equally best moves of a position, found with as little work as alpha-beta allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from math import inf

from desktop_app.games.lines.images import Images
from desktop_app.games.position import Move, Position
from desktop_app.search.analysis import Knowledge, guesses_of
from desktop_app.search.basics.candidates import Analysis
from desktop_app.search.basics.limits import Budget, SearchStopped
from desktop_app.search.basics.score import DECISIVE, Bound, Score, bound_of, score_of
from desktop_app.search.engines.placement.analysis import analyse_placement
from desktop_app.search.textbook.alphabeta import EXACT, Searcher, is_proven

GRAIN = 1
"""Values closer than this to the best are searched exactly, so that ties are told from cuts."""


@dataclass(frozen=True, slots=True)
class BestMoves:
    """The best moves after one depth.

    Attributes:
        moves: all moves that are worth as much as the best, in the order they were found.
        score: their value, for the player to move.
        line: best play after the first of them, as far as it is known.
        depth: how many plies were searched.
        nodes: positions visited so far.
    """

    moves: tuple[Move, ...]
    score: Score
    line: tuple[Move, ...]
    depth: int
    nodes: int


def labelled_best(position: Position, knowledge: Knowledge, budget: Budget) -> BestMoves:
    """The best moves of a small position, from the game's labelled tree: exact.

    Raises:
        SearchStopped: somebody said stop before the tree was there.
    """
    tree = knowledge.tree(position.game)
    value = tree.value(position, budget)
    moves = tuple(m for m in position.legal_moves() if tree.value(position.after(m)) == value)
    line = tree.line(position)
    score = score_of(position, value, Bound.EXACT, position.remaining).seen_by(position.turn)
    return BestMoves(moves, replace(score, plies=len(line)), line, position.remaining, 0)


def analysed_best(analyses: Iterable[Analysis]) -> Iterator[BestMoves]:
    """The best moves of each analysis in turn, until one is exact."""
    for found in analyses:
        best = found.best
        if best is None or best.score is None:
            continue
        moves = (best.move,)
        if best.score.bound in (Bound.EXACT, Bound.HEURISTIC):  # bounds alike are no equal values
            value = (best.score.order, best.score.bound)
            moves = tuple(
                c.move
                for c in found.candidates
                if c.score and (c.score.order, c.score.bound) == value
            )
        yield BestMoves(moves, best.score, best.line, found.depth, found.nodes)
        if found.complete:
            return


def solved_best(position: Position, knowledge: Knowledge, budget: Budget) -> Iterator[BestMoves]:
    """The best moves of a small free-placement line game: what seems best, then what is proven.

    Yields:
        Results that get better; none at all if somebody says stop before there is one.
    """
    solver = knowledge.placement_solver(position.game)
    guess = partial(guesses_of, position, budget, knowledge)
    with suppress(SearchStopped):
        yield from analysed_best(analyse_placement(position, budget, solver, guess, only_best=True))


def best_moves(position: Position, budget: Budget, searcher: Searcher) -> Iterator[BestMoves]:
    """The best moves by iterative deepening, to the budget's depth or the end of the game.

    Yields:
        One result for each finished depth; the last is the best known. Depth 1 is finished
        whatever the limits; none at all if somebody says stop before.
    """
    images = Images(position)
    moves, rest = images.firsts(searcher.first_moves(position)), list[Move]()
    if searcher.tried is not None:
        moves, rest = moves[: searcher.tried], moves[searcher.tried :]
    most = min(budget.limits.depth or inf, position.remaining)
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
            if found.score.bound is Bound.EXACT:
                return
            moves.sort(key=found.moves.__contains__, reverse=True)
    except SearchStopped:
        return


def _one_depth(
    position: Position, moves: list[Move], depth: int, searcher: Searcher, images: Images
) -> tuple[BestMoves, float]:
    """Search all moves once, and the best value; the window leaves room for ties with it."""
    best, found, guessed = -inf, list[Move](), False
    for move in moves:
        floor = best - GRAIN
        value = -searcher.value(position.after(move), depth - 1, -inf, -floor)
        guessed |= searcher.horizon
        if value > best:
            best, found = value, [move]
        elif value == best:
            found.append(move)
    line = (found[0], *searcher.line(position.after(found[0]), depth - 1))
    if searcher.tried is None:
        guessed = guessed and not is_proven(best, EXACT, position.ply + depth)
    else:  # a move that was not tried might be better, or win sooner
        guessed = guessed or len(moves) < len(images.firsts(position.legal_moves()))
    bound = bound_of(position.turn * best, guessed=guessed)
    score = score_of(position, position.turn * best, bound, depth).seen_by(position.turn)
    every = tuple(image for move in found for image in images.of(move))
    return BestMoves(every, score, line, depth, searcher.nodes), best
