# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""All equally best moves, and only those."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.games.line_games import LineGame
from desktop_app.games.number_notation import parse_numbers
from desktop_app.games.position import Position
from desktop_app.search.alphabeta import TranspositionTable
from desktop_app.search.analysis import Knowledge
from desktop_app.search.best_moves import BestMoves, best_moves, labelled_best
from desktop_app.search.evaluation import Evaluation, open_lines
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.score import Bound, Outcome
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


def check_exact(position: Position, found: BestMoves) -> None:
    assert set(found.moves) == truly_best(position)
    assert len(found.moves) == len(set(found.moves))
    if found.score.plies is not None:
        assert claim(found.score) == true_claim(position, found.moves[0])
    assert play(position, found.line).ply > position.ply


@given(small_positions(most_left=7))
def test_the_labelled_tree_gives_all_best_moves(position: Position) -> None:
    assume(position.outcome is None)
    found = labelled_best(position, Knowledge(), Budget(Limits()))
    check_exact(position, found)
    assert len(found.line) == found.score.plies
    assert play(position, found.line).outcome is not None


@given(small_positions(), st.integers(1, 6), evaluations)
def test_each_depth_gives_the_best_moves_of_the_textbook(
    position: Position, depth: int, evaluation: Evaluation
) -> None:
    assume(position.outcome is None)
    budget = Budget(Limits(depth=depth))
    results = list(best_moves(position, budget, evaluation, TranspositionTable()))
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


@pytest.mark.parametrize("game", SMALL_GAMES, ids=lambda game: game.id)
def test_a_kept_table_misleads_nobody(game: LineGame) -> None:
    for position in unfinished(game, 60, most_left=8):
        table = TranspositionTable()
        later = position.after(position.legal_moves()[-1])
        for _ in best_moves(later, Budget(Limits()), open_lines, table):
            pass
        results = list(best_moves(position, Budget(Limits()), open_lines, table))
        for found in results:
            if found.score.bound is Bound.EXACT:
                check_exact(position, found)
            elif found.score.outcome is not Outcome.UNKNOWN:
                assert found.score.bound in (Bound.LOWER, Bound.UPPER)
        assert results[-1].score.bound is Bound.EXACT


def test_a_spent_budget_gives_what_was_finished() -> None:
    position = LineGame(7, 6, 4, gravity=True).start()
    results = [
        list(best_moves(position, Budget(Limits(nodes=n)), open_lines, TranspositionTable()))
        for n in (64, 1_000, 5_000)
    ]
    depths = [found[-1].depth for found in results]
    assert depths == sorted(set(depths))
    for n, found in zip((64, 1_000, 5_000), results, strict=True):
        assert found[-1].nodes <= n


def test_a_stop_comes_through() -> None:
    budget = Budget(Limits(), lambda: True)
    with pytest.raises(SearchStopped):
        labelled_best(TIC_TAC_TOE.start(), Knowledge(), budget)
    start = LineGame(20, 20, 5).start()
    assert list(best_moves(start, budget, open_lines, TranspositionTable())) == []


def test_values_less_than_one_apart_are_told_apart() -> None:
    start = parse_numbers("[[0.5,9],[0.25,9],[0.5,7]]").start()
    *_, found = best_moves(start, Budget(Limits()), open_lines, TranspositionTable())
    assert (found.moves, found.score.number) == ((0, 2), 0.5)
