# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solved boards: what is shown is true at every moment, and complete in the end."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.engine import FixedDepthEngine, SmallBoardEngine
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.small_boards import analysis as placement_analysis
from desktop_app.games.k_in_a_row.small_boards.analysis import (
    DECIDED,
    SmallBoardAnalysis,
)
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.search.analysis import seek_best
from desktop_app.search.candidates import Analysis, Candidate
from desktop_app.search.deepening import GeneralEngine
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Budget, Limits, never
from tests.analysing import analyse
from tests.games.positions import positions_of
from tests.search.truth import claim, play, true_claim, truly_best

GAMES = [LineGame(4, 4, 4), LineGame(4, 4, 3), LineGame(5, 3, 3), LineGame(6, 5, 4)]
FOUR = PRESETS["mnk:4x4x4"]


def solver_only() -> EngineCache:
    """Whoever else could tell is not asked; only for guesses."""
    return new_engine_cache(engines=(SmallBoardEngine, FixedDepthEngine, GeneralEngine))


def solving(
    position: LinePosition,
    limits: Limits,
    should_stop: Callable[[], bool] = never,
    knowledge: EngineCache | None = None,
) -> Iterator[Analysis]:
    """The solver's snapshots, also where the position could be counted out."""
    return analyse(position, limits, should_stop, knowledge=knowledge or solver_only())


def after_random_moves(name: str, stones: int, seed: int) -> LinePosition:
    game, random = find_game(name), Random(seed)
    position = game.start()
    assert isinstance(position, LinePosition)
    while position.outcome is None and position.ply < stones:
        position = position.after(random.choice(position.legal_moves()))
    return position


def check_exact(found: Analysis) -> None:
    position = found.position
    for candidate in found.candidates:
        assert candidate.score is not None
        assert claim(candidate.score) == true_claim(position, candidate.move)
        assert candidate.score.player is position.turn
        assert len(candidate.line) == candidate.score.plies
        assert candidate.line[0] == candidate.move
        assert play(position, candidate.line).outcome is not None


def check_true(found: Analysis) -> None:
    """Exact values are true, bounds lie on the safe side; guesses claim nothing."""
    for candidate in found.candidates:
        score = candidate.score
        if score is None or score.bound is Bound.HEURISTIC:
            continue
        true = true_claim(found.position, candidate.move)
        stated = claim_of_bound(score)
        if score.bound is Bound.EXACT:
            assert true == claim(score)
        else:
            assert true >= stated if score.bound is Bound.LOWER else true <= stated


def claim_of_bound(score: Score) -> float:
    if score.outcome is Outcome.DRAW:
        return 0
    assert score.plies is not None
    return (1 if score.outcome is Outcome.WIN else -1) * (1e6 - score.plies)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data())
def test_every_move_is_exact_in_the_end(game: LineGame, data: st.DataObject) -> None:
    position = data.draw(positions_of(game, most_left=8))
    *_, found = solving(position, Limits())
    assert found.complete
    assert sorted(c.move for c in found.candidates) == sorted(position.legal_moves())
    check_exact(found)
    assert list(found.candidates) == sorted(found.candidates, key=rank, reverse=True)


def rank(candidate: Candidate) -> tuple[int, float]:
    return candidate.score.rank if candidate.score else (-2, 0)


@pytest.mark.slow
@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 60))
def test_preliminary_values_are_true(seed: int, asked: int) -> None:
    """With a snapshot after each question, and a stop at any moment."""
    position = after_random_moves("mnk:5x4x4", 11, seed)
    answers = iter([False] * asked)
    knowledge = solver_only()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(placement_analysis, "SNAPSHOT_SECONDS", 0)
        for found in analyse(position, Limits(), lambda: next(answers, True), knowledge=knowledge):
            check_true(found)
        *_, found = solving(position, Limits(), knowledge=knowledge)
    assert found.complete
    check_exact(found)


def test_snapshots_get_better() -> None:
    start = LineGame(5, 5, 4).start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(placement_analysis, "SNAPSHOT_SECONDS", 0)
        snapshots = list(solving(start, Limits(nodes=60_000)))
    shown: dict[int, Score] = {}
    before = snapshots[0]
    assert all(c.score for c in before.candidates)  # the panel is never empty
    for now in snapshots:
        assert (now.nodes, now.seconds) >= (before.nodes, before.seconds)
        for c in now.candidates:
            assert c.score is not None
            known = shown.get(c.move)
            if known is not None and known.bound is not Bound.HEURISTIC:
                assert c.score.bound is not Bound.HEURISTIC
            if known is not None and known.bound is Bound.EXACT:
                assert c.score == known
            shown[c.move] = c.score
        before = now
    assert any(s.bound is not Bound.HEURISTIC for s in shown.values())


@pytest.mark.parametrize("name", ["mnk:4x4x4", "mnk:5x5x5", "mnk:6x6x6"])
def test_drawn_boards_are_drawn_everywhere(name: str) -> None:
    start = find_game(name).start()
    *_, found = analyse(start)
    assert found.complete
    assert found.depth == start.remaining
    assert [c.move for c in found.candidates] == list(start.legal_moves())
    for c in found.candidates:
        assert c.score == Score(Outcome.DRAW, start.remaining, 0, Bound.EXACT, start.remaining)
        assert play(start, c.line).outcome == 0


def test_nothing_is_asked_twice() -> None:
    knowledge = new_engine_cache()
    position = after_random_moves("mnk:5x4x4", 6, 1)
    *_, first = analyse(position, knowledge=knowledge)
    *_, again = analyse(position, knowledge=knowledge)
    assert again.candidates == first.candidates
    assert again.nodes <= first.nodes


@pytest.mark.parametrize("limits", [Limits(nodes=0), Limits(seconds=0)])
def test_no_budget_is_enough_for_a_value_of_every_move(limits: Limits) -> None:
    position = after_random_moves("mnk:6x6x4", 2, 3)
    *_, found = solving(position, limits)
    assert all(c.score for c in found.candidates)
    assert found.best is not None
    assert not found.complete


def test_a_stop_takes_effect_before_any_value() -> None:
    assert list(analyse(FOUR.start(), should_stop=lambda: True)) == []


def test_a_finished_game_has_no_candidates() -> None:
    position = play(LineGame(3, 3, 2).start(), (0, 8, 1))
    assert isinstance(position, LinePosition)
    *_, found = solving(position, Limits())
    assert (found.candidates, found.complete) == ((), True)


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from(["mnk:4x4x4", "mnk:4x4x3", "mnk:5x4x4"]))
def test_the_best_moves_are_all_the_best_moves(seed: int, name: str) -> None:
    game = find_game(name)
    assert isinstance(game, LineGame)
    position = after_random_moves(name, game.board.cells - 9, seed)
    if position.outcome is not None:
        return
    *_, found = seek_best(position, Budget(Limits()), solver_only())
    assert set(found.moves) == truly_best(position)
    assert claim(found.score) == true_claim(position, found.moves[0])
    assert len(found.line) == found.score.plies


def test_a_stopped_search_for_the_best_moves_yields_nothing() -> None:
    budget = Budget(Limits(), lambda: True)
    assert list(seek_best(FOUR.start(), budget, solver_only())) == []


def test_perfect_plays_by_the_solver() -> None:
    """X wins on 6x5 with four in a row, in eleven plies, from the middle."""
    start = find_game("mnk:6x5x4").start()
    choice = make_strategy(StrategyId("perfect")).choose(start, MoveContext(Random(1), Limits()))
    assert choice.move in (14, 15)
    assert choice.score is not None
    assert (choice.score.outcome, choice.score.plies) == (Outcome.WIN, 11)
    assert choice.score.bound is Bound.EXACT


def test_whether_it_is_lost_or_drawn_or_won_is_asked_first() -> None:
    """Two answers tell that a game is drawn; the first, that it is not lost."""
    position = find_game("tic-tac-toe").start()
    assert isinstance(position, LinePosition)
    solver = SmallBoardAnalysis(position.game)
    assert solver.bounds(position) == (-DECIDED, DECIDED)
    assert solver.narrow(position, lambda _nodes: False)
    assert solver.bounds(position) == (0, DECIDED)
    assert solver.narrow(position, lambda _nodes: False)
    assert solver.bounds(position) == (0, 0)
