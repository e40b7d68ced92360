# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A kernel asked with positions and a budget: what it counts, when it ends, what it remembers."""

from __future__ import annotations

import pytest

from desktop_app.core.score import WIN
from desktop_app.games.k_in_a_row.engine import FixedDepthSearch, make_plain_kernel
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.search.limits import Budget, Limits, SearchStopped, ShouldStop, never
from tests.search.truth import play

GAME = LineGame(5, 5, 4)


def searcher(limits: Limits = Limits(), should_stop: ShouldStop = never) -> FixedDepthSearch:  # noqa: B008 - frozen
    return FixedDepthSearch(make_plain_kernel(GAME, 1 << 16), Budget(limits, should_stop))


def test_a_stop_takes_effect_during_a_search() -> None:
    position = GAME.start().after(7)
    whole = searcher()
    whole.value(position, 6)
    answers = iter([False, False])
    stopped = searcher(should_stop=lambda: next(answers, True))
    with pytest.raises(SearchStopped):
        stopped.value(position, 6)
    assert 0 < stopped.nodes < whole.nodes


def test_a_finished_game_is_one_position() -> None:
    end = play(GAME.start(), (0, 5, 1, 6, 2, 7, 3))
    search = searcher()
    assert search.value(end, 4) == -WIN
    assert search.nodes == 1
    assert search.value(end, 0) == -WIN
    assert search.nodes == 2


def test_a_line_is_no_longer_than_was_asked_for() -> None:
    search, position = searcher(), GAME.start().after(7)
    search.value(position, 5)
    lines = [search.line(position, most) for most in range(6)]
    assert [len(line) for line in lines] == list(range(6))
    assert all(play(position, line).ply == 1 + len(line) for line in lines)
