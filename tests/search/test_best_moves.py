# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All equally best moves, and only those."""

from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.core.entry import Evaluation, ordered_moves
from desktop_app.core.position import Position
from desktop_app.core.score import Bound, Outcome
from desktop_app.games.k_in_a_row.engine import FixedDepthSearch, make_plain_kernel
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.alphabeta import AlphaBeta, Searcher, TranspositionTable
from desktop_app.search.candidates import BestMoves
from desktop_app.search.deepening import best_moves
from desktop_app.search.engine import SearchRequest
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.memoized import MemoizedEngine
from tests.search.truth import (
    SMALL_GAMES,
    TIC_TAC_TOE,
    claim,
    depth_limited,
    evaluations,
    play,
    small_positions,
    true_claim,
    truly_best,
    unfinished,
)


def by_alpha_beta(
    position: Position,
    limits: Limits,
    evaluation: Evaluation = open_lines,
    table: TranspositionTable | None = None,
) -> list[BestMoves]:
    budget = Budget(limits)
    table = TranspositionTable() if table is None else table
    searcher = AlphaBeta(budget, evaluation, table, ordered_moves)
    return list(best_moves(position, budget, searcher))


def by_kernel(position: LinePosition, limits: Limits) -> list[BestMoves]:
    budget = Budget(limits)
    searcher = FixedDepthSearch(make_plain_kernel(position.game, 1 << 16), budget)
    return list(best_moves(position, budget, searcher))


def labelled_best(position: Position, budget: Budget) -> list[BestMoves]:
    engine = new_engine_cache().engine(MemoizedEngine, position.game)
    return list(engine.best(SearchRequest(position, budget)))


def check_exact(position: Position, found: BestMoves) -> None:
    assert set(found.moves) == truly_best(position)
    assert len(found.moves) == len(set(found.moves))
    if found.score.plies is not None:
        assert claim(found.score) == true_claim(position, found.moves[0])
    assert play(position, found.line).ply > position.ply


@pytest.mark.slow
@given(small_positions(most_left=7))
def test_the_labelled_tree_gives_all_best_moves(position: Position) -> None:
    assume(position.outcome is None)
    (found,) = labelled_best(position, Budget(Limits()))
    check_exact(position, found)
    assert len(found.line) == found.score.plies
    assert play(position, found.line).outcome is not None


@pytest.mark.slow
@given(small_positions(), st.integers(1, 6), evaluations)
def test_each_depth_gives_the_best_moves_of_the_textbook(
    position: Position, depth: int, evaluation: Evaluation
) -> None:
    assume(position.outcome is None)
    limits = Limits(depth=depth)
    results = by_alpha_beta(position, limits, evaluation)
    check_depths(position, depth, evaluation, results)
    if isinstance(position, LinePosition):
        check_depths(position, depth, open_lines, by_kernel(position, limits))


def check_depths(
    position: Position, depth: int, evaluation: Evaluation, results: list[BestMoves]
) -> None:
    for n, found in enumerate(results, 1):
        values = {
            m: -depth_limited(position.after(m), n - 1, evaluation) for m in position.legal_moves()
        }
        assert set(found.moves) == {m for m in values if values[m] == max(values.values())}
        assert found.depth == n
        if found.score.bound is Bound.HEURISTIC:
            assert found.score.number == max(values.values())
        else:
            check_exact(position, found)
    if results[-1].score.bound is not Bound.EXACT:
        assert len(results) == depth


@pytest.mark.slow
@pytest.mark.parametrize("game", SMALL_GAMES, ids=lambda game: game.id)
def test_a_reused_table_changes_no_value(game: LineGame) -> None:
    for position in unfinished(game, 60, most_left=8):
        table = TranspositionTable()
        later = position.after(position.legal_moves()[-1])
        by_alpha_beta(later, Limits(), table=table)
        check_kept(position, by_alpha_beta(position, Limits(), table=table))
        kernel, budget = make_plain_kernel(game, 1 << 16), Budget(Limits())
        for _ in best_moves(later, budget, FixedDepthSearch(kernel, budget)):
            pass
        check_kept(position, list(best_moves(position, budget, FixedDepthSearch(kernel, budget))))


def check_kept(position: Position, results: list[BestMoves]) -> None:
    for found in results:
        if found.score.bound is Bound.EXACT:
            check_exact(position, found)
        elif found.score.outcome is not Outcome.UNKNOWN:
            assert found.score.bound in (Bound.LOWER, Bound.UPPER)
    assert results[-1].score.bound is Bound.EXACT


@pytest.mark.parametrize("search", [by_alpha_beta, by_kernel])
def test_a_spent_budget_gives_the_last_finished_depth(
    search: Callable[[LinePosition, Limits], list[BestMoves]],
) -> None:
    position = LineGame(7, 6, 4, gravity=True).start()
    results = [search(position, Limits(nodes=n)) for n in (64, 1_000, 5_000)]
    depths = [found[-1].depth for found in results]
    assert depths == sorted(set(depths))
    for n, found in zip((64, 1_000, 5_000), results, strict=True):
        assert found[-1].nodes <= n


@pytest.mark.parametrize("search", [by_alpha_beta, by_kernel])
def test_without_time_there_is_a_move_one_ply_deep(
    search: Callable[[LinePosition, Limits], list[BestMoves]],
) -> None:
    position = LineGame(15, 15, 5).parse_position("/".join(["." * 15] * 14 + ["XXXX.OOOO......"]))
    for limits in (Limits(seconds=0), Limits(nodes=0)):
        (found,) = search(position, limits)
        assert (found.depth, found.moves) == (1, (214,))
    quiet = position.game.start().after(112)
    for limits in (Limits(seconds=0), Limits(nodes=0)):
        (found,) = search(quiet, limits)
        assert found.depth == 1


def test_a_stop_comes_through() -> None:
    budget = Budget(Limits(), lambda: True)
    with pytest.raises(SearchStopped):
        labelled_best(TIC_TAC_TOE.start(), budget)
    start = LineGame(20, 20, 5).start().after(7)  # without symmetry
    searchers: list[Searcher] = [
        AlphaBeta(budget, open_lines, TranspositionTable(), ordered_moves),
        FixedDepthSearch(make_plain_kernel(start.game, 1 << 16), budget),
    ]
    for searcher in searchers:
        assert list(best_moves(start, budget, searcher)) == []


def test_values_less_than_one_apart_are_distinguished() -> None:
    start = parse_numbers("[[0.5,9],[0.25,9],[0.5,7]]").start()
    *_, found = by_alpha_beta(start, Limits())
    assert (found.moves, found.score.number) == ((0, 2), 0.5)


def test_a_win_at_once_is_exact_beside_moves_that_are_guessed() -> None:
    position = play(LineGame(7, 6, 4, gravity=True).start(), (35, 28, 36, 29, 37, 30))
    (found,) = by_alpha_beta(position, Limits())
    assert (found.depth, found.moves) == (1, (38,))
    assert (found.score.outcome, found.score.plies) == (Outcome.WIN, 1)
    assert found.score.bound is Bound.EXACT
