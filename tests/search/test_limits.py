# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Budgets: when they are spent, and when somebody says stop."""

import pytest

from desktop_app.search import limits
from desktop_app.search.limits import Budget, Limits, SearchStopped


def test_without_limits_nothing_ends() -> None:
    budget = Budget(Limits())
    budget.check(10**9)
    budget.check_stop()
    assert not budget.stopped
    assert budget.seconds >= 0


@pytest.mark.parametrize("spent", [Limits(nodes=100), Limits(seconds=0)])
def test_a_spent_budget_ends_the_search_without_being_stopped(spent: Limits) -> None:
    budget = Budget(spent)
    with pytest.raises(SearchStopped):
        budget.check(100)
    assert not budget.stopped
    budget.check_stop()


def test_no_seconds_are_over_at_once_even_if_the_clock_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "perf_counter", lambda: 5.0)
    with pytest.raises(SearchStopped):
        Budget(Limits(seconds=0)).check(0)
    Budget(Limits(seconds=1)).check(0)


def test_up_to_the_limit_it_goes_on() -> None:
    Budget(Limits(nodes=100, seconds=1_000)).check(99)


def test_a_stop_takes_effect_whatever_the_limits() -> None:
    budget = Budget(Limits(), should_stop=lambda: True)
    for check in (budget.check_stop, lambda: budget.check(0)):
        budget.stopped = False
        with pytest.raises(SearchStopped):
            check()
        assert budget.stopped
