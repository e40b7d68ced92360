# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of a pair of players, and when one of them is significantly stronger."""

from __future__ import annotations

import json
from itertools import cycle, islice

import pytest

from desktop_app.players.registry import parse_strategy
from desktop_app.tournaments.conditions import (
    ArenaFault,
    FinishedGame,
    GameConditions,
    SearchStats,
    Termination,
)
from desktop_app.tournaments.report import report
from desktop_app.tournaments.standing import Comparison, SampleKind, Standing, standings
from desktop_app.tournaments.statistics import Hypotheses
from desktop_app.tournaments.tournament import Tournament
from tests.tournaments.results import played

KEYS = [
    *("a", "b", "games", "wins", "draws", "losses", "score", "low", "high", "interval"),
    *("elo", "elo_low", "elo_high", "nelo", "los", "llr", "classes", "as_first", "as_second"),
    *("plies", "seconds", "nodes", "distinct", "faults"),
]


def standing(*results: int | None, is_paired: bool = True) -> Standing:
    (found,) = standings(1, (played(n, r) for n, r in enumerate(results)), is_paired=is_paired)
    return found


def test_results_are_counted_by_sides_and_by_openings() -> None:
    found = standing(1, 1, 1, 0, 0, 0, -1, 0, -1, -1, 1, -1, 1)
    assert found.counts == [4, 4, 5]
    assert (found.as_first, found.as_second) == ([2, 1, 4], [2, 3, 1])
    assert found.classes == [1, 1, 2, 1, 1]
    assert (found.games, found.plies, found.a.moves, found.b.moves) == (13, 117, 65, 52)


def test_games_may_come_in_any_order() -> None:
    results = [1, 0, -1, 1, 0, 0, 1, -1, 1, 1]
    games = [played(n, r) for n, r in enumerate(results)]
    (forwards,) = standings(1, games, is_paired=True)
    (backwards,) = standings(1, games[::-1], is_paired=True)
    assert (forwards.classes, forwards.counts) == (backwards.classes, backwards.counts)


def test_the_interval_is_that_of_pairs_where_games_come_in_pairs() -> None:
    mixed = standing(*islice(cycle((1, 1, 1, 0, 0, 0, 0, -1, -1, -1)), 100))
    assert mixed.sample_kind is SampleKind.PAIRS
    assert mixed.interval is not None
    assert mixed.interval.low == pytest.approx(0.402, abs=2e-3)
    alike = standing(*islice(cycle((1, -1)), 100))
    assert (alike.sample_kind, alike.score) == (SampleKind.PAIRS, 0.5)
    assert alike.interval is not None
    assert alike.interval.low > 0.45  # who moves first wins: as good as 50 draws
    assert standing(1).sample_kind is SampleKind.GAMES
    unpaired = standing(*islice(cycle((1, 0, -1)), 100), is_paired=False)
    assert (unpaired.sample_kind, unpaired.classes) == (SampleKind.GAMES, [0] * 5)


def test_without_draws_there_is_a_normalized_difference_too() -> None:
    assert standing(1, -1, 1, 1, is_paired=False).normalized_elo == pytest.approx(200.6, abs=0.1)
    assert standing(1, -1, is_paired=False).normalized_elo == 0
    assert standing().normalized_elo is None


def test_the_significance_of_results() -> None:
    assert standing().verdict is Comparison.OPEN
    assert standing(*[1] * 9, -1, is_paired=False).verdict is Comparison.STRONGER
    assert standing(*[1] * 8, -1, -1, is_paired=False).verdict is Comparison.OPEN
    assert standing(*[-1] * 9, 1, is_paired=False).verdict is Comparison.WEAKER


def test_a_few_losses_among_draws_are_significant() -> None:
    assert standing(*[0] * 954, *[-1] * 46, is_paired=False).verdict is Comparison.WEAKER
    assert standing(*islice(cycle([0] * 20 + [-1]), 1000)).verdict is Comparison.WEAKER
    assert standing(*[0] * 1999, -1).verdict is Comparison.OPEN


def test_a_thousand_copies_are_one_result() -> None:
    found = Standing(is_paired=True)
    for number in range(1000):
        found.add(played(number, 1, moves=f"side {number % 2}"))
    assert (found.games, found.distinct, found.verdict) == (1000, 2, Comparison.OPEN)


def test_a_game_without_a_loser_is_not_counted() -> None:
    died = FinishedGame(0, 0, True, "", 0, None, termination=Termination(ArenaFault.DIED, None))
    found = Standing(is_paired=True)
    for game in (
        died,
        played(1, 1),
        FinishedGame(0, 2, True, "a", 1, 1, SearchStats(), SearchStats(), died.termination),
    ):
        found.add(game)
    assert (found.games, found.faults, found.counts, found.classes) == (3, 2, [0, 0, 2], [0] * 5)
    assert (found.a.moves, found.a.seconds, found.a.nodes) == (5, 0.5, 50)  # those of one game


def test_the_report_has_all_that_is_promised() -> None:
    players = tuple(map(parse_strategy, ("perfect", "random", "top-left")))
    tournament = Tournament(GameConditions("tic-tac-toe", seed=4), players, games=10)
    found = standings(3, (played(n, 1) for n in range(10)), is_paired=True)
    data = json.loads(json.dumps(report(tournament, found)))
    pairs = data.pop("pairs")
    assert data == {
        "game": "tic-tac-toe",
        "seed": 4,
        "games": 10,
        "distinct": 10,
        "limits": {"depth": None, "nodes": None, "seconds": None},
        "repeatable": True,
    }
    won, none, _ = pairs
    for pair in pairs:
        assert list(pair) == KEYS
    assert (won["a"], won["b"]) == ("perfect", "random")
    assert (won["wins"], won["draws"], won["losses"]) == (10, 0, 0)
    assert (won["as_first"], won["as_second"]) == ([5, 0, 0], [5, 0, 0])
    assert (won["elo"], won["elo_high"], won["nelo"], won["llr"]) == (None, None, None, None)
    assert (round(won["low"], 3), round(won["elo_low"]), won["interval"]) == (0.549, 34, "pairs")
    assert (won["classes"], won["plies"]) == ([0, 0, 0, 0, 5], 9)
    assert (won["seconds"], won["nodes"]) == (0.1, 10)
    empty = {key: none[key] for key in ("score", "low", "high", "elo", "los", "plies", "seconds")}
    assert set(empty.values()) == {None}
    asked = json.loads(json.dumps(report(tournament, found, Hypotheses(0, 10))))
    assert asked["pairs"][0]["llr"] > 0
