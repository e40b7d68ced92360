# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How often a search that is fast at first tells of itself."""

from dataclasses import replace

import pytest

from desktop_app.games.registry import find_game
from desktop_app.search.analysis import analyse
from desktop_app.search.basics.limits import Limits
from desktop_app.workers import worker
from desktop_app.workers.worker import Pace


def test_snapshots_are_told_ten_times_a_second_and_completion_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 50.0
    monkeypatch.setattr(worker, "perf_counter", lambda: now)
    (*_, last) = analyse(find_game("mnk:3x3x3").start(), Limits(depth=2))
    guess, proof = replace(last, complete=False), replace(last, complete=True)
    pace, told = Pace(), list[float]()
    for _ in range(200):
        now += 0.01
        if pace.lets(guess):
            told.append(now)
    assert 18 <= len(told) <= 20
    assert told[0] == 50.01
    assert not pace.lets(guess)
    assert pace.lets(proof)
    assert not pace.lets(proof)
    assert pace.told is proof
