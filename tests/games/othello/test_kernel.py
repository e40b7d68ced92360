# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel of Othello: what it says is what the textbook says.

For thousands of positions, which takes minutes:
`KERNEL_POSITIONS=3000 python -m pytest -s --timeout 0 tests/games/othello/test_kernel.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from desktop_app.core.score import Bound, terminal_value
from desktop_app.games.othello.discs import each_bit, turned_by
from desktop_app.games.othello.engine import OthelloEngine, OthelloSearcher, make_othello_kernel
from desktop_app.games.othello.evaluation import PARTS, features
from desktop_app.games.othello.kernel.search import OthelloSearch
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.search.alphabeta import AlphaBeta
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.minimax import minimax
from tests.games.othello.games import EIGHT, FOUR, SIX
from tests.games.reached import positions_of
from tests.search.loading import compared, interpreted, tell_compared

BYTES = 1 << 16
GAMES = (FOUR, OthelloGame(6, 4), OthelloGame(4, 8), SIX, EIGHT)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def positions(game: OthelloGame, wanted: int) -> Iterator[OthelloPosition]:
    """Positions of random games that go on."""
    return cast("Iterator[OthelloPosition]", positions_of(game, wanted))


def small(game: OthelloGame, wanted: int, empty: int) -> Iterator[OthelloPosition]:
    """Positions with at most so many empty places."""
    return (p for p in positions(game, wanted) if p.empty <= empty)


@every_game
def test_it_knows_moves_discs_and_the_evaluation(game: OthelloGame) -> None:
    kernel = make_othello_kernel(game, BYTES)
    for position in positions(game, compared(60)):
        own, others = position.own, position.others
        assert kernel.legal(own, others) == position.places
        for number in each_bit(position.places):
            assert kernel.after(own, others, 1 << number) == turned_by(own, others, 1 << number)
        value = kernel.evaluation(own, others) / PARTS
        assert value == features(position, position.turn)


@every_game
def test_to_a_depth_it_says_what_the_textbook_says(game: OthelloGame) -> None:
    nodes, checked = 0, 0
    for position in positions(game, compared(20)):
        for depth in range(1, min(4, position.empty)):
            book = AlphaBeta(Budget(Limits()), features)
            search = OthelloSearcher(make_othello_kernel(game, BYTES), Budget(Limits()))
            assert search.value(position, depth) == book.value(position, depth)
            assert search.guessed is book.guessed or not search.guessed
            nodes, checked = nodes + search.nodes, checked + 1
    tell_compared(f"{game.id} to a depth", checked, nodes)


@pytest.mark.parametrize("game", [FOUR, OthelloGame(6, 4), SIX], ids=lambda game: game.id)
def test_to_the_end_it_says_what_the_textbook_says(game: OthelloGame) -> None:
    kernel, checked = make_othello_kernel(game, BYTES), 0
    for position in small(game, compared(300), 6):
        search = OthelloSearcher(kernel, Budget(Limits()))
        found = search.value(position, position.empty)
        assert found == minimax(position, terminal_value) * position.turn
        assert not search.guessed
        checked += 1
    assert checked
    tell_compared(f"{game.id} to the end", checked, kernel.visited)


@every_game
def test_a_value_outside_the_window_is_a_bound(game: OthelloGame) -> None:
    for position in positions(game, compared(30)):
        if position.empty <= 2:
            continue  # that it sees to the end
        true = AlphaBeta(Budget(Limits()), features).value(position, 2)
        search = OthelloSearcher(make_othello_kernel(game, BYTES), Budget(Limits()))
        assert search.value(position, 2, true - 1, true + 1) == true
        assert search.value(position, 2, true + 1, true + 2) <= true + 1
        assert search.value(position, 2, true - 2, true - 1) >= true - 1


def test_twelve_places_before_the_end_every_value_is_exact_and_its_line_leads_there() -> None:
    for position in positions(EIGHT, 400):
        if position.empty != 12:
            continue
        engine = OthelloEngine(EIGHT, EngineConfig(table_bytes=1 << 22))
        *_, found = engine.values(SearchRequest(position, Budget(Limits())))
        assert found.is_whole
        for candidate in found.candidates:
            end, score = position, candidate.score
            assert score is not None
            assert score.bound is Bound.EXACT
            for move in candidate.line:
                end = end.after(move)
            assert end.outcome == score.number * position.turn
        return
    raise AssertionError


def test_a_limit_of_positions_ends_it_and_what_it_has_said_stays() -> None:
    engine = OthelloEngine(EIGHT, EngineConfig(table_bytes=1 << 20))
    request = SearchRequest(EIGHT.start(), Budget(Limits(nodes=5_000)))
    *_, found = engine.values(request)
    assert found.nodes <= 5_001
    assert all(candidate.score for candidate in found.candidates)
    assert not found.complete


def test_a_level_looks_exactly_so_far_whatever_was_learned_before() -> None:
    engine = OthelloEngine(SIX, EngineConfig(table_bytes=1 << 20))
    list(engine.values(SearchRequest(SIX.start(), Budget(Limits(nodes=50_000)))))
    for position in positions(SIX, 8):
        if position.empty < 4:
            continue
        request = SearchRequest(position, Budget(Limits(depth=3)), strictly=True)
        *_, best = engine.best(request)
        assert best.score.number == AlphaBeta(Budget(Limits()), features).value(position, 3)


@every_game
def test_compiled_and_interpreted_are_the_same(game: OthelloGame) -> None:
    module = interpreted("desktop_app.games.othello.kernel", "search", "board")
    slow: OthelloSearch = module.OthelloSearch(game.columns, game.rows, BYTES)
    quick = OthelloSearch(game.columns, game.rows, BYTES)
    wanted = compared(6)
    for position in positions(game, wanted):
        found = [
            kernel.value(
                position.own, position.others, 3, -9999, 9999, lambda _nodes: False, 1 << 60
            )
            for kernel in (slow, quick)
        ]
        assert found[0] == found[1]
        assert slow.visited == quick.visited
        best = [kernel.best_move(position.own, position.others) for kernel in (slow, quick)]
        assert best[0] == best[1]
    tell_compared(game.id, wanted, quick.visited)


@every_game
def test_the_best_move_is_worth_what_was_said(game: OthelloGame) -> None:
    for position in positions(game, 12):
        if position.must_pass or position.empty <= 4:
            continue
        kernel, after = make_othello_kernel(game, BYTES), make_othello_kernel(game, BYTES)
        said = OthelloSearcher(kernel, Budget(Limits())).value(position, 3)
        number = kernel.best_move(position.own, position.others)
        assert number is not None
        child = position.after(game.place(number))
        found = OthelloSearcher(after, Budget(Limits())).value(child, 2)
        assert found * child.turn == said * position.turn
