# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whom the worker asks, and how often a search that is fast at first tells of itself."""

from dataclasses import replace

import pytest

from desktop_app.games import registry
from desktop_app.games.registry import find_game
from desktop_app.play import search_worker as worker
from desktop_app.play.requests import Answer, Job, Request
from desktop_app.play.search_client import HINT
from desktop_app.play.search_worker import ResumedCost, SearchWorker, SnapshotThrottle
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import WhyQuestion
from tests.analysing import analyse
from tests.search.toy import FANCY, engines_with_toy, liked_move


def test_snapshots_are_sent_ten_times_a_second_and_completion_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 50.0
    monkeypatch.setattr(worker, "perf_counter", lambda: now)
    (*_, last) = analyse(find_game("mnk:3x3x3").start(), Limits(depth=2))
    guess, proof = replace(last, complete=False), replace(last, complete=True)
    pace, told = SnapshotThrottle(), list[float]()
    for _ in range(200):
        now += 0.01
        if pace.passes(guess):
            told.append(now)
    assert 18 <= len(told) <= 20
    assert told[0] == 50.01
    assert not pace.passes(guess)
    assert pace.passes(proof)
    assert not pace.passes(proof)
    assert pace.told is proof


def test_the_cost_before_an_interruption_is_counted_once() -> None:
    *_, found = analyse(find_game("mnk:3x3x3").start(), Limits(depth=2))
    last = replace(found, nodes=100, seconds=0.08)
    went_on = replace(found, nodes=120, seconds=0.09)
    assert ResumedCost(last).with_earlier(went_on) == went_on
    for nodes in (20, 120):  # begun anew, and perhaps with as many positions at the first look
        again = ResumedCost(last).with_earlier(replace(found, nodes=nodes, seconds=0.05))
        assert (again.nodes, round(again.seconds, 9)) == (100 + nodes, 0.13)


@pytest.mark.usefixtures("qapp")
def test_a_value_of_the_history_is_as_deep_as_was_asked_for() -> None:
    """Its first guess is only the beginning."""
    position, answers = find_game("mnk:6x6x4").start(), list[Answer]()
    *_, last = analyse(position, Limits(depth=2))
    searching = SearchWorker()
    searching.finished.connect(answers.append)
    searching.run(Request(1, Job.VALUE, position, Limits(depth=2)))
    (answer,) = answers
    assert last.best is not None
    assert answer.score is not None
    assert answer.score == last.best.score
    assert answer.score.depth == 2


@pytest.mark.usefixtures("qapp")
def test_the_search_for_a_reason_ends_with_its_positions() -> None:
    """On any machine: nothing is found with none, and a lost game needs few."""
    start, answers = find_game("tic-tac-toe").start(), list[Answer]()
    asked = WhyQuestion(start, (0, 3, 1, 4, 2))
    searching = SearchWorker()
    searching.finished.connect(answers.append)
    for nodes in (0, 100_000):
        limits = Limits(nodes=nodes)
        searching.run(Request(nodes, Job.REASON, start, limits, inquiry=asked))
    nothing, reason = answers
    assert nothing.finding is None
    assert reason.finding is not None


@pytest.mark.usefixtures("qapp")
def test_a_new_engine_values_the_history_and_gives_the_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "engines_of", engines_with_toy)
    position, answers = find_game("gomoku").start(), list[Answer]()
    searching = SearchWorker()
    searching.finished.connect(answers.append)
    searching.run(Request(1, Job.VALUE, position))
    searching.run(Request(2, Job.HINT, position, strategy=HINT))
    valued, hinted = answers
    assert valued.score is not None
    assert valued.score.number == FANCY
    assert hinted.choice is not None
    assert hinted.choice.move == liked_move(position)
