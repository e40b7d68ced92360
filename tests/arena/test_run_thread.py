# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run in its own thread: it reports, pauses, stops and continues, and loses no game."""

import multiprocessing
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.arena import run_thread
from desktop_app.arena.run_thread import ArenaRun, GamesInProgress, RunOpened, RunProgress, RunState
from desktop_app.error_log import FILE_NAME, ErrorLog
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.search.limits import Limits
from desktop_app.tournaments.batch import PlayContext
from desktop_app.tournaments.conditions import FinishedGame, GameConditions
from desktop_app.tournaments.store import Store, StoreError, StoreFault
from desktop_app.tournaments.tournament import Tournament
from tests.tournaments.players import make
from tests.waiting import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("processes")
SHORT, LONG = 300, 200_000


def tournament(games: int, players: str = "random,random", seed: int = 0) -> Tournament:
    names = tuple(map(parse_strategy, players.split(",")))
    return Tournament(GameConditions("tic-tac-toe", seed), names, games)


class Watched:
    """A run, with every report that it sent."""

    def __init__(self, qtbot: QtBot, processes: int = 2) -> None:
        self.run = ArenaRun(processes=processes)
        self._qtbot = qtbot
        self.opened: list[RunOpened] = []
        self.news: list[RunProgress] = []
        self.seen: list[GamesInProgress] = []
        self.errors: list[StoreError] = []
        self.states: list[RunState] = []
        self.run.opened.connect(self.opened.append)
        self.run.progressed.connect(self.news.append)
        self.run.gamesChanged.connect(self.seen.append)
        self.run.failed.connect(self.errors.append)
        self.run.stateChanged.connect(self._note)

    def _note(self) -> None:
        self.states.append(self.run.state)

    @property
    def played(self) -> list[FinishedGame]:
        return [game for news in self.news for game in news.played]

    def wait(self, condition: Callable[[], object]) -> None:
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE_MS)

    def wait_for(self, state: RunState) -> None:
        self.wait(lambda: self.run.state is state)


@pytest.fixture
def watched(qtbot: QtBot) -> Iterator[Watched]:
    made = Watched(qtbot)
    yield made
    made.run.shutdown()
    made.wait(lambda: not multiprocessing.active_children())


def names(played: list[FinishedGame]) -> set[tuple[int, int]]:
    return {(game.pair, game.number) for game in played}


def kept(place: Path) -> list[FinishedGame]:
    with Store(place) as store:
        return list(store.games())


def test_a_run_is_played_to_its_end_and_each_game_is_reported_once(
    watched: Watched, tmp_path: Path
) -> None:
    place = tmp_path / "folder" / "run.arena"
    watched.run.begin(tournament(SHORT), place)
    assert watched.run.state is RunState.PLAYING
    watched.wait_for(RunState.OVER)
    assert len(watched.played) == SHORT
    assert names(watched.played) == {(0, number) for number in range(SHORT)}
    assert names(kept(place)) == names(watched.played)
    (opened,) = watched.opened
    assert opened.played == ()
    assert opened.tournament == tournament(SHORT)


def test_a_cancelled_run_keeps_its_games_and_goes_on(watched: Watched, tmp_path: Path) -> None:
    place = tmp_path / "run.arena"
    watched.run.begin(tournament(LONG), place)
    watched.wait(lambda: len(watched.played) > 100)
    watched.run.cancel()
    watched.wait_for(RunState.STOPPED)
    before = len(watched.played)
    assert 100 < before < LONG
    assert names(kept(place)) == names(watched.played)
    watched.run.resume()
    watched.wait(lambda: len(watched.played) > before)
    watched.run.cancel()
    watched.wait_for(RunState.STOPPED)
    assert len(names(watched.played)) == len(watched.played)  # none twice
    assert len(watched.opened) == 1


def test_a_paused_run_waits_and_goes_on_with_the_same_processes(watched: Watched) -> None:
    watched.run.begin(tournament(LONG), None)
    watched.wait(lambda: watched.played)
    crew = set(multiprocessing.active_children())
    watched.run.pause()
    assert watched.run.state is RunState.PAUSED
    watched.run.resume()
    assert watched.run.state is RunState.PLAYING
    before = len(watched.played)
    watched.wait(lambda: len(watched.played) > before)
    assert set(multiprocessing.active_children()) == crew
    watched.run.pause()
    watched.run.cancel()  # while it waits
    watched.wait_for(RunState.STOPPED)


def test_no_game_is_played_while_a_run_is_paused(
    watched: Watched, qtbot: QtBot, tmp_path: Path
) -> None:
    """Other runs start and finish while it is paused."""
    place, other = tmp_path / "run.arena", Watched(qtbot, processes=1)
    watched.run.begin(tournament(LONG), place)
    watched.wait(lambda: watched.played)
    watched.run.pause()
    counts = list[tuple[int, int]]()
    for seed in range(3):
        other.run.begin(tournament(SHORT, seed=seed), None)
        other.wait_for(RunState.OVER)
        counts.append((len(watched.played), len(kept(place))))
    # games being written when it was paused have arrived within the first
    assert counts[1] == counts[2]
    assert watched.run.state is RunState.PAUSED
    watched.run.resume()
    watched.wait(lambda: len(kept(place)) > counts[2][1])
    other.run.shutdown()


def test_closing_the_window_ends_the_run_without_losing_finished_games(
    watched: Watched, tmp_path: Path
) -> None:
    place = tmp_path / "run.arena"
    watched.run.begin(tournament(LONG), place)
    watched.wait(lambda: len(watched.played) > 100)
    watched.run.shutdown()
    found = kept(place)
    assert names(watched.played) <= names(found)
    # another window shows the run and continues it
    watched.run.open(place)
    watched.wait(lambda: len(watched.opened) == 2)
    assert list(watched.opened[1].played) == found
    watched.wait_for(RunState.STOPPED)
    watched.run.resume()
    watched.wait(lambda: len(watched.played) > len(found))


def test_a_run_that_has_just_begun_is_ended_too(watched: Watched, tmp_path: Path) -> None:
    watched.run.begin(tournament(LONG), tmp_path / "run.arena")
    watched.wait(lambda: watched.opened)
    watched.run.shutdown()
    watched.wait(lambda: not multiprocessing.active_children())


def test_another_run_takes_the_place_of_the_one_that_plays(watched: Watched) -> None:
    watched.run.begin(tournament(LONG), None)
    watched.wait(lambda: watched.played)
    watched.run.begin(tournament(SHORT, seed=5), None)
    watched.news.clear()
    watched.wait_for(RunState.OVER)
    assert len(watched.played) == SHORT
    assert watched.opened[-1].tournament.terms.seed == 5


def test_opening_a_file_that_is_no_run_reports_an_error(watched: Watched, tmp_path: Path) -> None:
    place = tmp_path / "run.arena"
    place.write_text("no run")
    watched.run.open(place)
    watched.wait(lambda: watched.errors)
    assert watched.errors[0].fault is StoreFault.NO_RUN
    assert watched.opened == []
    watched.run.begin(tournament(SHORT), tmp_path)  # a folder
    watched.wait(lambda: len(watched.errors) == 2)
    assert watched.errors[1].fault is StoreFault.DISK


def test_of_short_games_the_remaining_time_is_reported_but_none_that_has_not_ended(
    watched: Watched,
) -> None:
    watched.run.watch(wanted=True)
    watched.run.begin(tournament(6_000), None)
    watched.wait_for(RunState.OVER)
    told = [news.seconds_left for news in watched.news if news.seconds_left is not None]
    assert told
    assert told[-1] == 0
    assert max(told) > 0
    assert not any(seen.live_games for seen in watched.seen)


def test_a_run_that_is_cancelled_before_it_has_begun_can_go_on(watched: Watched) -> None:
    watched.run.begin(tournament(SHORT, seed=1), None)
    watched.run.begin(tournament(SHORT, seed=2), None)
    watched.run.cancel()
    watched.wait_for(RunState.STOPPED)
    watched.run.resume()
    watched.wait_for(RunState.OVER)
    assert watched.opened[-1].tournament.terms.seed == 2
    assert len(watched.played) == SHORT


def test_a_long_game_is_reported_move_by_move_while_watched(watched: Watched) -> None:
    names = parse_strategy("perfect"), parse_strategy("perfect")
    terms = GameConditions("chess", limits=Limits(nodes=100_000))  # Gomoku may be won at once
    watched.run.watch(wanted=True)
    watched.run.begin(Tournament(terms, names, 1), None)
    watched.wait(lambda: len({each.moves for told in watched.seen for each in told.live_games}) > 3)
    told = [each.moves for news in watched.seen for each in news.live_games]
    for before, after in pairwise(told):
        assert after.startswith(before)
    assert not watched.played
    watched.run.watch(wanted=False)
    watched.run.cancel()
    watched.wait_for(RunState.STOPPED)


def test_an_exception_of_a_player_is_logged_with_its_traceback(
    watched: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = ErrorLog(lambda: tmp_path)
    monkeypatch.setattr(sys, "excepthook", log.take)
    monkeypatch.setattr(run_thread, "PlayContext", partial(PlayContext, make=make))
    players = (StrategyId("thrower"), StrategyId("top-left"))
    watched.run.begin(Tournament(GameConditions("tic-tac-toe"), players, 4), None)
    watched.wait_for(RunState.OVER)
    text = (tmp_path / FILE_NAME).read_text("utf-8")
    assert text.count('raise ZeroDivisionError("a joke")') == log.count == 1


def test_resuming_a_run_with_unplayable_moves_reports_damage(
    watched: Watched, tmp_path: Path
) -> None:
    """MENACE would have to learn from them before its next game."""
    place = tmp_path / "run.arena"
    with Store(place, tournament(20, "menace,random")) as store:
        store.add([FinishedGame(0, 0, True, "a1a1", 2, 1)])
    watched.run.open(place)
    watched.wait_for(RunState.STOPPED)
    watched.run.resume()
    watched.wait(lambda: watched.errors)
    assert [error.fault for error in watched.errors] == [StoreFault.DAMAGED]
    assert watched.run.state is RunState.STOPPED
    assert watched.played == []
