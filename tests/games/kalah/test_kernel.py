# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel of Kalah finds what minimax finds, and solves small boards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.core.position import MAX, MIN
from desktop_app.core.score import Bound
from desktop_app.games.kalah.engine import TO_THE_END, KalahEngine, make_kalah_kernel
from desktop_app.games.kalah.evaluation import store_margin
from desktop_app.games.kalah.kernel.search import KalahKernel
from desktop_app.games.kalah.rules import KalahGame, KalahPosition
from desktop_app.search.alphabeta import AlphaBeta
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.minimax import minimax
from tests.games.kalah.sowing import brute_force
from tests.search.loading import interpreted

INFINITE, ENDLESS = 1000, 1 << 62
both_rules = pytest.mark.parametrize("empty_captures", [False, True])


def _never(_nodes: int) -> bool:
    return False


def valued(kernel: KalahKernel, position: KalahPosition, depth: int = TO_THE_END) -> int:
    kernel.guessed = False
    pits = (*position.own, *position.other)
    value = kernel.value(pits, depth, -INFINITE, INFINITE, _never, ENDLESS)
    assert value is not None
    return value


@cache
def truth(position: KalahPosition) -> int:
    """What minimax says, and nothing else."""
    if position.outcome is not None:
        return position.outcome
    values = [truth(position.after(move)) for move in position.legal_moves()]
    return max(values) if position.turn is MAX else min(values)


@given(
    st.integers(1, 3).flatmap(
        lambda pits: st.tuples(*[st.tuples(*[st.integers(0, 2)] * pits)] * 2)
    ),
    st.booleans(),
)
def test_the_kernel_and_minimax_agree_with_brute_force(
    rows: tuple[tuple[int, ...], tuple[int, ...]], empty_captures: bool
) -> None:
    own, other = rows
    assume(any(own) and any(other))
    value = brute_force(own, other, empty_captures=empty_captures)
    game = KalahGame(len(own), 6, empty_captures=empty_captures)
    stores = game.total - sum(own) - sum(other), 0
    first = KalahPosition(game, (own, other), stores, MAX, 0)
    second = KalahPosition(game, (other, own), stores, MIN, 0)
    assert valued(make_kalah_kernel(game, 1 << 16), first) == value
    assert minimax(first) == stores[0] + value
    assert minimax(second) == stores[0] - value


def random_positions(game: KalahGame, count: int) -> Iterator[KalahPosition]:
    dice = Random(f"{game.id} {count}")
    while count:
        position = game.start()
        for _ in range(dice.randrange(30)):
            if position.outcome is None:
                position = position.after(dice.choice(position.legal_moves()))
        if position.outcome is None:
            count -= 1
            yield position


@pytest.mark.parametrize(
    ("pits", "seeds", "usual", "other"),
    [(3, 1, 0, 0), (3, 2, 4, 4), (4, 1, 2, 2), (4, 2, 6, 6), (4, 3, 6, 8)],
)
def test_small_boards_are_worth_what_is_known(
    pits: int, seeds: int, usual: int, other: int
) -> None:
    for rule, value in ((False, usual), (True, other)):
        game = KalahGame(pits, seeds, empty_captures=rule)
        kernel = make_kalah_kernel(game, 1 << 22)
        assert valued(kernel, game.start()) == value
        assert not kernel.guessed


@both_rules
@pytest.mark.parametrize("pits", [1, 2, 3])
def test_solved_values_equal_minimax(pits: int, empty_captures: bool) -> None:
    game = KalahGame(pits, 2, empty_captures=empty_captures)
    kernel = make_kalah_kernel(game, 1 << 20)
    for position in random_positions(game, 150):
        value = valued(kernel, position) + position.margin * position.turn
        assert value == truth(position) * position.turn
        assert not kernel.guessed


@both_rules
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_each_depth_is_valued_as_by_the_textbook(depth: int, empty_captures: bool) -> None:
    game = KalahGame(6, 4, empty_captures=empty_captures)
    for position in random_positions(game, 25):
        search = AlphaBeta(Budget(Limits()), store_margin)
        kernel = make_kalah_kernel(game, 1 << 18)
        have = position.margin * position.turn
        assert valued(kernel, position, depth) + have == search.value(position, depth)


@both_rules
def test_a_value_outside_the_window_is_a_bound(empty_captures: bool) -> None:
    game = KalahGame(3, 2, empty_captures=empty_captures)
    dice = Random(2)
    for position in random_positions(game, 100):
        kernel = make_kalah_kernel(game, 1 << 18)
        true = truth(position) * position.turn - position.margin * position.turn
        alpha = true + dice.randint(-4, 4)
        beta = alpha + dice.randint(1, 4)
        pits = (*position.own, *position.other)
        found = kernel.value(pits, TO_THE_END, alpha, beta, _never, ENDLESS)
        assert found is not None
        if found <= alpha:
            assert true <= found
        elif found >= beta:
            assert true >= found
        else:
            assert true == found


def test_all_moves_of_a_small_board_are_valued_exactly_with_lines_to_the_end() -> None:
    game = KalahGame(3, 2)
    engine = KalahEngine(game, EngineConfig(table_bytes=1 << 20))
    *_, found = engine.values(SearchRequest(game.start(), Budget(Limits())))
    assert found.complete
    for candidate in found.candidates:
        score, end = candidate.score, game.start()
        assert score is not None
        assert score.bound is Bound.EXACT
        for move in candidate.line:
            end = end.after(move)
        assert end.outcome == score.seen_by(MAX).number == truth(game.start().after(candidate.move))


@both_rules
def test_compiled_and_interpreted_are_one(empty_captures: bool) -> None:
    made = interpreted("desktop_app.games.kalah.kernel", "search")
    game = KalahGame(4, 2, empty_captures=empty_captures)
    one = make_kalah_kernel(game, 1 << 16)
    other = made.KalahKernel(game.pits, empty_captures, 1 << 16)
    for position in random_positions(game, 12):
        depth = 6
        assert valued(one, position, depth) == valued(other, position, depth)
        assert (one.guessed, one.visited) == (other.guessed, other.visited)
        pits = (*position.own, *position.other)
        assert one.best_move(pits) == other.best_move(pits)


def test_a_search_can_be_stopped() -> None:
    position, asked = KalahGame(6, 4).start(), list[int]()

    def stop(nodes: int) -> bool:
        asked.append(nodes)
        return len(asked) == 3

    kernel = make_kalah_kernel(position.game, 1 << 20)
    pits = (*position.own, *position.other)
    assert kernel.value(pits, 30, -INFINITE, INFINITE, stop, ENDLESS) is None
    assert len(asked) == 3
    visited = kernel.visited
    assert kernel.value(pits, 30, -INFINITE, INFINITE, _never, visited + 500) is None
    assert kernel.visited == visited + 500


@pytest.mark.parametrize("pits", [0, 7])
def test_no_kernel_is_made_for_an_invalid_board(pits: int) -> None:
    with pytest.raises(ValueError, match="no such board"):
        KalahKernel(pits, False)
