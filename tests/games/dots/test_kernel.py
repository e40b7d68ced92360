# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel of Dots and Boxes says what the textbook says, compiled and interpreted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from desktop_app.core.position import MAX
from desktop_app.core.score import Bound
from desktop_app.games.dots.engine import DotsEngine, make_dots_kernel
from desktop_app.games.dots.entry import dots_game
from desktop_app.games.dots.evaluation import chain_margin, margin_to_come
from desktop_app.games.dots.kernel import search
from desktop_app.games.dots.kernel.search import DotsKernel
from desktop_app.games.dots.rules import DotsGame, DotsPosition
from desktop_app.games.registry import find_game
from desktop_app.search.alphabeta import AlphaBeta, TranspositionTable
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.minimax import minimax
from tests.search.loading import compared, interpreted, tell_compared

INFINITE, ENDLESS = 1000, 1 << 62
SIZES = [(1, 1), (3, 1), (5, 1), (2, 2), (3, 2), (3, 3), (4, 3), (5, 5)]
sizes = pytest.mark.parametrize("game", [dots_game(*size) for size in SIZES], ids=lambda g: g.id)


def _never(_nodes: int) -> bool:
    return False


def random_positions(game: DotsGame, count: int, least: int = 0) -> Iterator[DotsPosition]:
    """Unfinished positions, by random games in which boxes are mostly taken; so many are drawn."""
    dice = Random(f"{game.id} {count} {least}")
    for _ in range(count):
        position = game.start()
        for _ in range(dice.randrange(min(least, game.longest - 1), game.longest)):
            closing = [move for move in position.legal_moves() if position.closes(move)]
            likely = closing if closing and dice.random() < 0.6 else position.legal_moves()
            position = position.after(dice.choice(likely))
        if position.outcome is None:
            yield position


def valued(kernel: DotsKernel, lines: int, depth: int) -> int:
    kernel.guessed = False
    value = kernel.value(lines, depth, -INFINITE, INFINITE, _never, ENDLESS)
    assert value is not None
    return value


@cache
def true_values(game: DotsGame) -> list[int]:
    """What is still to come in each position, by the textbook's rule and nothing else."""
    lattice = game.lattice
    values = [0] * (lattice.all_lines + 1)
    for lines in range(lattice.all_lines - 1, -1, -1):
        best = -INFINITE
        for move in range(lattice.count):
            after = lines | 1 << move
            if after == lines:
                continue
            closed = sum(after & sides == sides for sides, _ in lattice.beside[move])
            best = max(best, closed + values[after] if closed else -values[after])
        values[lines] = best
    return values


@pytest.mark.parametrize("size", [(1, 1), (2, 1), (3, 1), (4, 1), (2, 2)])
def test_every_position_of_small_boards_is_valued_as_it_must_be(size: tuple[int, int]) -> None:
    """Thousands of positions, with one table for all of them."""
    game = dots_game(*size)
    kernel = make_dots_kernel(game, 1 << 20)
    for lines, true in enumerate(true_values(game)):
        assert valued(kernel, lines, game.longest) == true, bin(lines)
        assert not kernel.guessed


def test_the_table_of_true_values_is_minimax() -> None:
    game = dots_game(2, 2)
    for position in random_positions(game, 40, 7):
        come = true_values(game)[position.lines]
        assert minimax(position, lambda end: end.outcome or 0) == position.margin + (
            come if position.turn is MAX else -come
        )


@pytest.mark.slow
def test_late_positions_of_larger_boards_are_valued_as_they_must_be() -> None:
    """Where chains are long, rings are there, and some must be given away."""
    checked = 0
    for game in (dots_game(3, 3), dots_game(4, 3), dots_game(5, 4)):
        kernel = make_dots_kernel(game, 1 << 20)
        for position in random_positions(game, 30, game.longest - 10):
            value = AlphaBeta(Budget(Limits()), table=TranspositionTable()).value(
                position, position.remaining
            )
            come = valued(kernel, position.lines, position.remaining)
            assert come + position.margin * position.turn == value, position
            checked += 1
    assert checked > 60


def test_all_moves_of_a_position_are_valued_exactly_with_lines_to_the_end() -> None:
    game = find_game("dots:3x2")
    assert isinstance(game, DotsGame)
    engine = DotsEngine(game, EngineConfig(table_bytes=1 << 20))
    for position in random_positions(game, 12, 7):
        *_, found = engine.values(SearchRequest(position, Budget(Limits())))
        assert found.complete
        for candidate in found.candidates:
            score, end = candidate.score, position
            assert score is not None
            assert score.bound is Bound.EXACT
            for move in candidate.line:
                end = end.after(move)
            assert end.outcome == score.seen_by(MAX).number
            child = position.after(candidate.move)
            true = (
                AlphaBeta(Budget(Limits()), table=TranspositionTable()).value(
                    child, child.remaining
                )
                * child.turn
            )
            assert true == score.seen_by(MAX).number


@sizes
def test_a_value_outside_the_window_is_a_bound(game: DotsGame) -> None:
    dice = Random(game.id)
    for position in random_positions(game, 20, game.longest - 16):
        true = valued(make_dots_kernel(game, 1 << 18), position.lines, game.longest)
        alpha = true + dice.randint(-3, 3)
        kernel = make_dots_kernel(game, 1 << 18)
        lines = position.lines
        found = kernel.value(lines, game.longest, alpha, alpha + 1, _never, ENDLESS)
        assert found is not None
        assert (found > alpha) == (true > alpha)
        assert found <= true if found > alpha else found >= true


@sizes
def test_it_promises_what_the_evaluation_says(game: DotsGame) -> None:
    kernel = make_dots_kernel(game, 1 << 18)
    for position in random_positions(game, 150):
        assert kernel.evaluation(position.lines) == margin_to_come(game.lattice, position.lines)


@sizes
def test_as_a_level_it_says_what_the_textbook_says_at_each_depth(game: DotsGame) -> None:
    kernel = make_dots_kernel(game, 1 << 18)
    kernel.forget(True)
    for position in random_positions(game, 6):
        for depth in range(4 if game.longest < 30 else 3):
            searcher = AlphaBeta(Budget(Limits()), chain_margin)
            value = searcher.value(position, depth)
            come = valued(kernel, position.lines, depth)
            assert come + position.margin * position.turn == value, (position, depth)


def test_compiled_and_interpreted_say_the_same_at_the_same_cost() -> None:
    made = interpreted("desktop_app.games.dots.kernel", "search", "board", "taking")
    known = nodes = 0
    for game in map(dots_game, *zip(*SIZES, strict=True)):
        one = make_dots_kernel(game, 1 << 16)
        other = made.DotsKernel(game.lattice.count, list(game.lattice.boxes), 1 << 16)
        assert search.DotsKernel is type(one)
        for plain in (False, True):
            one.forget(plain)
            other.forget(plain)
            for position in random_positions(game, compared(4), game.longest - 12):
                depth = 3 if plain else position.remaining
                assert valued(one, position.lines, depth) == valued(other, position.lines, depth)
                assert (one.guessed, one.visited) == (other.guessed, other.visited)
                assert one.best_move(position.lines) == other.best_move(position.lines)
                known += 1
        nodes += one.visited
    tell_compared("dots", known, nodes)


def test_a_stopped_search_leaves_only_true_entries() -> None:
    game = dots_game(4, 4)
    kernel = make_dots_kernel(game, 1 << 18)
    asked: list[int] = []

    def stop(nodes: int) -> bool:
        asked.append(nodes)
        return len(asked) == 3

    assert kernel.value(0, game.longest, -INFINITE, INFINITE, stop, ENDLESS) is None
    assert all(one < other for one, other in pairwise(asked))
    assert kernel.value(0, game.longest, -INFINITE, INFINITE, _never, kernel.visited + 99) is None
    for position in random_positions(game, 10, game.longest - 12):
        fresh = make_dots_kernel(game, 1 << 18)
        depth = position.remaining
        assert valued(kernel, position.lines, depth) == valued(fresh, position.lines, depth)
