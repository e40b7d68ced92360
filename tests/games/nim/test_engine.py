# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Nim against minimax."""

from functools import cache
from itertools import product

import pytest

from desktop_app.core.position import MAX
from desktop_app.core.score import Bound, Outcome
from desktop_app.games.nim.reasons import mover_wins, nim_sum
from desktop_app.games.nim.rules import NimGame, NimPosition
from desktop_app.games.registry import find_game
from desktop_app.search.limits import Limits
from tests.analysing import analyse

UP_TO_FIVE = [
    heaps for count in range(1, 5) for heaps in product(range(6), repeat=count) if any(heaps)
]


def whole(heaps: tuple[int, ...], most: int | None, misere: bool) -> NimPosition:
    """A position in which some heaps may be gone."""
    game = NimGame(tuple(max(heap, 1) for heap in heaps), most, misere)
    return NimPosition(game, heaps, MAX, 0)


@cache
def wins(heaps: tuple[int, ...], most: int | None, misere: bool) -> bool:
    """By trying everything."""
    if not any(heaps):
        return misere  # the other one has taken the last
    return any(
        not wins(tuple(sorted((*heaps[:n], heap - count, *heaps[n + 1 :]))), most, misere)
        for n, heap in enumerate(heaps)
        for count in range(1, min(heap, most or heap) + 1)
    )


@pytest.mark.parametrize("most", [None, 1, 2, 3])
@pytest.mark.parametrize("misere", [False, True])
def test_the_rule_is_right_for_all_heaps_up_to_five(most: int | None, misere: bool) -> None:
    for heaps in UP_TO_FIVE:
        position = whole(heaps, most, misere)
        assert mover_wins(position) is wins(tuple(sorted(heaps)), most, misere), heaps


def test_normal_nim_is_lost_exactly_where_the_sum_is_0() -> None:
    for heaps in UP_TO_FIVE:
        assert mover_wins(whole(heaps, None, False)) is (nim_sum(whole(heaps, None, False)) != 0)


@pytest.mark.parametrize("count", range(1, 100))
def test_in_21_a_multiple_of_four_is_lost(count: int) -> None:
    assert mover_wins(whole((count,), 3, False)) is (count % 4 != 0)
    assert mover_wins(whole((count,), 3, True)) is (count % 4 != 1)


@pytest.mark.parametrize("misere", ["", ":misere"])
def test_seven_heaps_of_twenty_are_answered_at_once(misere: str) -> None:
    position = find_game(f"nim:20,20,20,20,20,20,20{misere}").start()
    (*_, found) = analyse(position, Limits(nodes=1))
    assert found.complete
    assert len(found.candidates) == 140
    for candidate in found.candidates:
        score = candidate.score
        assert score is not None
        assert (score.bound, score.plies) == (Bound.EXACT, None)
        after = position.after(candidate.move)
        assert isinstance(after, NimPosition)
        assert (score.outcome is Outcome.WIN) is not mover_wins(after)
    assert found.candidates[0].score is not None
    assert found.candidates[0].score.outcome is Outcome.WIN
