# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked about the moves of a drop game, and what is said before all is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from desktop_app.core.score import Bound, Outcome
from desktop_app.games.k_in_a_row.connect_four.analysis import (
    Column,
    ConnectFourAnalysis,
    answer,
    as_words,
)
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Budget, Limits
from tests.games.k_in_a_row.connect_four.test_solver import SMALL, solved
from tests.games.reached import reached_at_random

GAME = LineGame(6, 4, 4, gravity=True)
MOST = GAME.board.cells // 2 + 1


def after_calls(count: int) -> Callable[[], bool]:
    """A stop that comes when it was asked for so many times."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > count

    return stop


def after_questions(count: int) -> Callable[[int], bool]:
    """The same for who asks also while it answers, and then tells how much it did."""
    stop = after_calls(count)
    return lambda nodes: nodes == 0 and stop()


def no_guesses(_is_done: object, _seconds: float) -> Iterator[Analysis]:
    yield from ()


def unfinished(count: int) -> Iterator[LinePosition]:
    """Positions with several moves, none of which ends the game."""
    dice = Random(count)
    while count:
        position = reached_at_random(GAME.start(), dice, 8)
        moves = position.legal_moves()
        if len(moves) > 3 and all(position.after(move).outcome is None for move in moves):
            count -= 1
            yield position


@pytest.mark.parametrize("asked", [1, 2, 3, 4])
def test_each_move_is_asked_about_once_before_any_is_twice(asked: int) -> None:
    for position in unfinished(5):
        afters = {move: as_words(position.after(move)) for move in position.legal_moves()}
        columns = [Column(move, *words, -MOST, MOST, ()) for move, words in afters.items()]
        answer(columns, ConnectFourSolver(6, 4, 4, SMALL), after_questions(asked))
        known = [(column.low, column.high) != (-MOST, MOST) for column in columns]
        assert sum(known) == asked
        assert all(column.searching == 0 for column in columns)


def test_preliminary_values_are_true() -> None:
    """Of a move that can not win, or not lose, that it is a draw at most, or at least."""
    solver, bounds = ConnectFourSolver(6, 4, 4, SMALL), set[Bound]()
    for position in unfinished(12):
        truth = {m: -solved(solver, position.after(m))[0] for m in position.legal_moves()}
        for calls in range(1, 12, 2):
            fresh = ConnectFourSolver(6, 4, 4, SMALL)
            budget = Budget(Limits(), after_calls(calls))
            *_, found = ConnectFourAnalysis(position, fresh, budget).run(no_guesses)
            for candidate in found.candidates:
                score = candidate.score
                if score is None or score.outcome is not Outcome.DRAW:
                    continue
                bounds.add(score.bound)
                true = truth[candidate.move]
                assert true <= 0 or score.bound is Bound.LOWER
                assert true >= 0 or score.bound is Bound.UPPER
    assert Bound.UPPER in bounds
