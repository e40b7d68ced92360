# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A batch with a player that does not answer, and the process that plays it."""

from __future__ import annotations

import faulthandler
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event

import pytest

from desktop_app.core.position import Position
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import ChosenMove, MoveContext, Strategy
from desktop_app.tournaments import batch as batches
from desktop_app.tournaments.batch import GAVE_UP, STUCK_TIMES, Batch, PlayContext, play_batch
from desktop_app.tournaments.conditions import ArenaFault, GameConditions
from desktop_app.tournaments.referee import Referee
from desktop_app.tournaments.tournament import Tournament

TOP_LEFT, LATE = StrategyId("top-left"), StrategyId("late")
PATIENCE = 0.2


@dataclass(eq=False)
class Late:
    """Makes players that do not move until they are released, and the usual ones.

    Attributes:
        released: set to let them move.
        asked: the number of times that a player was asked for its first move.
    """

    released: Event = field(default_factory=Event)
    asked: int = 0

    def __call__(self, name: StrategyId) -> Strategy:
        return self if name == LATE else make_strategy(name)

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        self.asked += len(position.legal_moves()) == 9
        self.released.wait()
        return ChosenMove(position.legal_moves()[-1])


def batch_of(name: StrategyId, context: PlayContext, patience: float, games: int = 4) -> Batch:
    """Return games in which the two players take turns to begin."""
    tournament = Tournament(
        GameConditions("tic-tac-toe", patience=patience), (name, TOP_LEFT), games
    )
    return Batch(tournament, tuple(tournament.tasks()), context)


Leave = tuple[Callable[[int], None], tuple[int, ...]]
"""How a process is left, and with which status."""


@dataclass
class Leaving:
    """Records how a process would exit, by itself or by the last resort.

    Attributes:
        timers: the delayed exits of the process.
        resorts: the seconds until the last resort ends it; None: cancelled.
    """

    timers: list[Leave] = field(default_factory=list[Leave])
    resorts: list[float | None] = field(default_factory=list[float | None])

    def timer(
        self, _seconds: float, function: Callable[[int], None], values: tuple[int, ...]
    ) -> Leaving:
        self.timers.append((function, values))
        return self

    def start(self) -> None:
        pass

    def dump_later(self, seconds: float, **_: object) -> None:
        self.resorts.append(seconds)

    def cancel(self) -> None:
        self.resorts.append(None)


@pytest.fixture
def leaving(monkeypatch: pytest.MonkeyPatch) -> Leaving:
    """Record every exit instead of leaving this process."""
    made = Leaving()
    monkeypatch.setattr(batches, "Timer", made.timer)
    monkeypatch.setattr(faulthandler, "dump_traceback_later", made.dump_later)
    monkeypatch.setattr(faulthandler, "cancel_dump_traceback_later", made.cancel)
    return made


def test_the_game_of_a_hanging_player_is_returned_and_no_other_begun(
    leaving: Leaving,
) -> None:
    late, before = Late(), set(threading.enumerate())
    done = play_batch(batch_of(LATE, PlayContext(make=late), PATIENCE))
    (game,) = done.played
    assert game.termination is not None
    assert (game.number, game.termination.fault, game.result) == (0, ArenaFault.SILENT, -1)
    playing = set(threading.enumerate()) - before
    late.released.set()  # too late
    for thread in playing:
        thread.join()
    assert late.asked == 1
    assert (leaving.timers, leaving.resorts) == ([], [])  # it has other things to do, too


def test_a_process_for_games_leaves_a_player_behind_that_never_answers(
    leaving: Leaving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "is_worker", lambda: True)
    late = Late()
    assert len(play_batch(batch_of(LATE, PlayContext(make=late), PATIENCE)).played) == 1
    assert leaving.timers == [(os._exit, (GAVE_UP,))]
    assert batches.must_leave()
    late.released.set()


def test_the_last_resort_is_there_only_while_games_are_played(
    leaving: Leaving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "is_worker", lambda: True)
    assert len(play_batch(batch_of(TOP_LEFT, PlayContext(), patience=30.0)).played) == 4
    *armed, last = leaving.resorts
    assert set(armed) == {STUCK_TIMES * 30.0}
    assert last is None
    assert leaving.timers == []


def test_an_idle_referee_is_reused_for_equal_games(
    leaving: Leaving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A referee that still waits for a move is not reused."""
    made = list[Referee]()

    def appoint(terms: GameConditions, *rest: object, **named: object) -> Referee:
        made.append(Referee(terms, make=context.make))
        return made[-1]

    monkeypatch.setattr(batches, "Referee", appoint)
    late = Late()
    context = PlayContext(make=late)
    for name, expected in ((TOP_LEFT, 1), (TOP_LEFT, 1), (LATE, 1), (TOP_LEFT, 2)):
        play_batch(batch_of(name, context, patience=1.0))
        assert len(made) == expected
    late.released.set()
