# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be hoped for against who sees one move ahead, and when somebody says stop meanwhile."""

from __future__ import annotations

from contextlib import suppress

import pytest

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.memoized import BeginnerOdds, MemoizedMinimax
from tests.search.truth import TIC_TAC_TOE


@pytest.mark.parametrize("text", ["XOX/XOO/OX.", "XOX/OXO/..."])
def test_a_stop_takes_effect_before_anything_is_counted(text: str) -> None:
    position, odds = TIC_TAC_TOE.parse_position(text), BeginnerOdds(MemoizedMinimax())
    with pytest.raises(SearchStopped):
        odds.hope(position, position.turn, Budget(Limits(), lambda: True))


@pytest.mark.parametrize("player", [MAX, MIN])
@pytest.mark.parametrize("asked", range(4, 20, 3))
def test_counts_made_before_a_stop_are_right(player: Player, asked: int) -> None:
    start, answers = TIC_TAC_TOE.start().after(0), iter([False] * asked)
    odds = BeginnerOdds(MemoizedMinimax())
    with suppress(SearchStopped):
        odds.hope(start, player, Budget(Limits(), lambda: next(answers, True)))
    assert odds.hope(start, player) == BeginnerOdds(MemoizedMinimax()).hope(start, player)


def test_a_beginner_wins_at_once_where_it_can_and_blocks_one_threat_of_two() -> None:
    hope = BeginnerOdds(MemoizedMinimax()).hope
    assert hope(TIC_TAC_TOE.parse_position("XX./OO./..."), MIN) == -1  # X sees its win
    assert hope(TIC_TAC_TOE.parse_position("XOX/XOO/OX."), MAX) == 0
    assert hope(TIC_TAC_TOE.parse_position("X.X/.O./X.O"), MAX) == 1
