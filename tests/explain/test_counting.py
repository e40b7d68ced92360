# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs that are counted in a thread: exact, with a share, and stopped at once."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from desktop_app.explain import counting as counting_module
from desktop_app.explain.counting import Counting
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.search import trace as trace_module
from desktop_app.search.algorithm import Algorithm, UtilityScale
from desktop_app.search.trace import Trace
from tests.waiting import PATIENCE_MS

TIC_TAC_TOE = LineGame(3, 3, 3).start()
HUGE = LineGame(5, 5, 4).start()


@pytest.fixture
def counting(qtbot: QtBot) -> Iterator[Counting]:
    made = Counting()
    yield made
    made.shutdown()


def test_a_run_is_counted(counting: Counting, qtbot: QtBot) -> None:
    answers: list[Trace] = []
    counting.counted.connect(answers.append)
    counting.count(TIC_TAC_TOE, Algorithm(prunes=True, worth=UtilityScale.PLAIN))
    assert counting.is_busy
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE_MS)
    trace = answers[0]
    assert trace.summary.nodes == 18_297
    assert trace.at(trace.summary.steps - 1).counters.nodes == 18_297
    assert not counting.is_busy


def test_the_share_grows_and_a_stop_is_quick(
    counting: Counting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting_module, "REPORT_SECONDS", 0.0)
    shares: list[float] = []
    answers: list[object] = []
    counting.progressed.connect(shares.append)
    counting.counted.connect(answers.append)
    counting.count(HUGE, Algorithm(prunes=False, depth=7))
    qtbot.waitUntil(lambda: bool(shares) and shares[-1] > 0, timeout=PATIENCE_MS)
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] < 1
    counting.shutdown()  # waits for its thread, which has minutes to count
    assert shares[-1] < 0.5
    QCoreApplication.processEvents()
    assert answers == []
    counting.count(TIC_TAC_TOE, Algorithm(prunes=True, worth=UtilityScale.PLAIN))  # in a new thread
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE_MS)


def test_only_the_newest_run_is_answered(counting: Counting, qtbot: QtBot) -> None:
    answers: list[Trace] = []
    counting.counted.connect(answers.append)
    counting.count(HUGE, Algorithm(prunes=False, depth=7))
    counting.count(TIC_TAC_TOE, Algorithm(prunes=False))
    qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE_MS)
    assert [found.summary.nodes for found in answers] == [549_946]


def test_a_run_too_large_to_keep_gives_none(
    counting: Counting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trace_module, "MOST_KEPT", 1_000)
    with qtbot.waitSignal(counting.counted, timeout=PATIENCE_MS) as blocker:
        counting.count(TIC_TAC_TOE, Algorithm(prunes=False))
    assert blocker.args == [None]


def test_the_share_of_a_tree_that_is_done_is_nearly_all() -> None:
    trace = Trace(TIC_TAC_TOE, Algorithm(prunes=False))
    assert trace.share == 0
    _ = trace.summary
    assert 0.9 < trace.share < 1
    assert trace.keeps_all


def test_an_error_is_logged_and_the_count_still_ends(
    counting: Counting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Trace:
        raise RuntimeError("no steps")

    monkeypatch.setattr(counting_module, "Trace", broken)
    with (
        qtbot.captureExceptions() as errors,
        qtbot.waitSignal(counting.counted, timeout=PATIENCE_MS) as blocker,
    ):
        counting.count(TIC_TAC_TOE, Algorithm(prunes=False))
    assert blocker.args == [None]
    assert [str(error[1]) for error in errors] == ["no steps"]
