# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Learning curves agree with the results of the games."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.arena.results_model import (
    MOST_POINTS,
    WINDOW,
    ArenaResults,
    LearningCurve,
    LearningCurves,
)
from desktop_app.core.position import MAX
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game
from desktop_app.menace.learned_games import LearnedGame
from desktop_app.players.menace import Menace
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.tournaments.conditions import FinishedGame, GameConditions
from desktop_app.tournaments.referee import Referee
from desktop_app.tournaments.tournament import FirstPlayer, Tournament

MENACE, RANDOM = map(parse_strategy, ("menace", "random"))


def test_shares_are_of_the_last_games() -> None:
    dice = Random(1)
    results = [dice.choice([-1, 0, 0, 1]) for _ in range(130)]
    found = LearningCurve(results).shares()
    assert [each.games for each in found] == [*range(1, 131)]
    for each in found:
        last = results[max(each.games - WINDOW, 0) : each.games]
        assert each.won == pytest.approx(last.count(1) / len(last))
        assert each.won + each.drawn + each.lost == pytest.approx(1)


def test_the_curve_rises_and_falls_as_michies_does() -> None:
    assert LearningCurve([-1, 0, 1, 1]).progress() == [(0, 0), (1, -1), (2, 0), (3, 3), (4, 6)]
    assert LearningCurve([]).progress() == [(0, 0)]
    assert LearningCurve([]).shares() == []


def test_a_long_curve_has_few_points_and_the_last() -> None:
    curve = LearningCurve([1] * 10_007).progress()
    assert len(curve) <= MOST_POINTS + 3
    assert curve[-1] == (10_007, 30_021)


@pytest.mark.parametrize("pair", [(MENACE, RANDOM), (RANDOM, MENACE)])
def test_each_side_has_its_own_learning_curve(pair: tuple[StrategyId, StrategyId]) -> None:
    found = LearningCurves(pair)
    is_a = pair[0] == MENACE
    for number, (a_began, result) in enumerate([(True, 1), (False, 1), (True, 0), (True, None)]):
        found.add(FinishedGame(0, number, a_began, "", 5, result))
    sign = 1 if is_a else -1
    of_a_first, of_a_second = [1 * sign, 0], [1 * sign]
    wanted = (of_a_first, of_a_second) if is_a else (of_a_second, of_a_first)
    assert (found.first.results, found.second.results) == wanted


def test_a_pair_without_a_learner_has_no_learning_curve() -> None:
    found = LearningCurves((RANDOM, RANDOM))
    found.add(FinishedGame(0, 0, True, "", 5, 1))
    assert found.learner is None
    assert found.first.results == []


def test_the_curve_of_a_run_is_that_of_its_first_box() -> None:
    """The beads of each kind are those that the games of the run added."""
    tournament = Tournament(
        GameConditions("tic-tac-toe", 5), (MENACE, RANDOM), 60, FirstPlayer.FIXED
    )
    results, menace = ArenaResults(), Menace()
    referee = Referee(tournament.terms)
    games = [referee.play(tournament.task(0, number)) for number in range(60)]
    results.begin(tournament, games)
    start = find_game("tic-tac-toe").start()
    for each in games:
        menace.learn(start, parse_moves(start, each.moves), MAX)
        game = LearnedGame(start, tuple(parse_moves(start, each.moves)), MAX)
        assert game.result == each.result
    first = sum(menace.beads(start)[move] for move in (0, 1, 4))
    assert first == 12 + results.learnings[0].first.progress()[-1][1]
