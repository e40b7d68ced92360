# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run plays the same games on any workers, each exactly once, whatever goes wrong."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ThreadPoolExecutor,
)
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop_app.error_log import FILE_NAME, ErrorLog, take_from_worker
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.tournaments import batch as batches
from desktop_app.tournaments.batch import (
    NICE,
    NICEST,
    Batch,
    BatchResult,
    PlayContext,
    play_batch,
)
from desktop_app.tournaments.conditions import ArenaFault, FinishedGame, GameConditions
from desktop_app.tournaments.run import Run
from desktop_app.tournaments.store import Store
from desktop_app.tournaments.tournament import FirstPlayer, Tournament
from desktop_app.tournaments.workers import GivenExecutor, LocalProcesses, Workers
from tests.tournaments.players import TEARS, Tearing, make
from tests.waiting import wait_until

PLAYERS = tuple(map(parse_strategy, ("random", "perfect", "alpha-beta:2")))
ROUND_ROBIN = Tournament(GameConditions("tic-tac-toe", seed=8), PLAYERS, games=60, openings=5)
STRANGE = PlayContext(make=make)
TOP_LEFT = StrategyId("top-left")


@pytest.fixture(scope="module")
def processes() -> Iterator[LocalProcesses]:
    """Two processes for all tests here: those that a player ends are replaced."""
    crew = LocalProcesses(2)
    yield crew
    crew.close()


@pytest.fixture
def new_processes() -> Iterator[LocalProcesses]:
    """Two that have reported no error yet, and write where this test does."""
    crew = LocalProcesses(2)
    yield crew
    crew.close()


def played(
    crew: Workers, tournament: Tournament, context: PlayContext | None = None
) -> list[FinishedGame]:
    with Store(None, tournament) as store:
        assert Run(store, crew, context).play()
        return list(store.games())


def names(games: Sequence[FinishedGame]) -> list[tuple[object, ...]]:
    return [(g.pair, g.number, g.a_began, g.moves, g.result) for g in games]


def of_two(a: str, b: StrategyId = TOP_LEFT, games: int = 6) -> Tournament:
    terms = GameConditions("tic-tac-toe", patience=1.0)
    return Tournament(terms, (StrategyId(a), b), games, FirstPlayer.FIXED)


@pytest.fixture(scope="module")
def expected() -> list[tuple[object, ...]]:
    """The games of the round robin, played one after another in this process."""
    return names(play_batch(Batch(ROUND_ROBIN, tuple(sorted(ROUND_ROBIN.tasks())))).played)


def test_threads_play_the_same_games(expected: list[tuple[object, ...]]) -> None:
    with ThreadPoolExecutor(3) as pool:
        assert names(played(GivenExecutor(pool, 3), ROUND_ROBIN)) == expected


@pytest.mark.parametrize("size", [1, 2])
def test_processes_play_the_same_games(size: int, expected: list[tuple[object, ...]]) -> None:
    crew = LocalProcesses(size)
    try:
        assert names(played(crew, ROUND_ROBIN)) == expected
    finally:
        crew.close()


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, expected: list[tuple[object, ...]]) -> None:
    file, heard = tmp_path / "run", list[FinishedGame]()
    with ThreadPoolExecutor(1) as pool:
        crew, counts = GivenExecutor(pool, 1), list[int]()
        with Store(file, ROUND_ROBIN) as store:
            assert not Run(store, crew, on_games=heard.extend).play(lambda: len(heard) > 20)
            counts.append(len(store.numbers()))
        with Store(file) as store:
            assert Run(store, crew, on_games=heard.extend).play()
            counts.append(len(store.numbers()))
            assert names(list(store.games())) == expected
    assert 20 < counts[0] < counts[1] == len(heard) == ROUND_ROBIN.total
    assert max(Counter((game.pair, game.number) for game in heard).values()) == 1


class AtOnce(Executor):
    """Runs each call at once, in this process.

    Attributes:
        batches: the batches that were submitted.
    """

    def __init__(
        self, answer: Callable[[int, Batch], BatchResult] = lambda _, asked: play_batch(asked)
    ):
        self.batches: list[Batch] = []
        self._answer = answer

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Submit a call, and give its future the number of the call."""
        call, batch = Future[BatchResult](), args[0]
        self.batches.append(batch)
        try:
            call.set_result(self._answer(len(self.batches) - 1, batch))
        except CancelledError:
            call.cancel()
        except BrokenExecutor as error:
            call.set_exception(error)
        return call


SHORT = Tournament(GameConditions("tic-tac-toe", seed=8), PLAYERS[:2], games=12)


def test_games_of_a_call_that_was_cancelled_are_played_later() -> None:
    def answer(number: int, asked: Batch) -> BatchResult:
        if number < 2:
            raise CancelledError
        return play_batch(asked)

    expected = names(play_batch(Batch(SHORT, tuple(SHORT.tasks()))).played)
    assert names(played(GivenExecutor(AtOnce(answer), 2), SHORT)) == expected


def test_a_game_that_crashes_every_worker_counts_no_effort() -> None:
    def answer(_number: int, _asked: Batch) -> BatchResult:
        raise BrokenExecutor

    for game in played(GivenExecutor(AtOnce(answer), 1), SHORT):
        assert game.termination == (ArenaFault.DIED, None, "")
        assert (game.result, game.plies, *game.a, *game.b) == (None, 0, 0, 0, 0, 0, 0, 0)


class Due(Future[BatchResult]):
    """A call that must not be waited for."""

    def result(self, timeout: float | None = None) -> BatchResult:
        assert self.done()
        return super().result(timeout)


class Slow(GivenExecutor):
    """Runs only the first call, and only once calls are asked to return soon."""

    def __init__(self) -> None:
        self.calls: list[tuple[Batch, Due]] = []
        crew = self

        class Later(Executor):
            def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
                call = Due()
                if not crew.calls:
                    call.set_running_or_notify_cancel()
                crew.calls.append((args[0], call))
                return call

        super().__init__(Later(), 2)

    def stop(self) -> None:
        batch, call = self.calls[0]
        call.set_result(play_batch(batch))


def test_stopping_a_run_keeps_results_that_arrive_soon() -> None:
    crew, heard = Slow(), list[FinishedGame]()
    with Store(None, SHORT) as store:
        assert not Run(store, crew, on_games=heard.extend).play(lambda: True)
        (first, _), *others = crew.calls
        assert store.numbers() == {game[:2] for game in heard} == set(first.names)
    assert [call.cancelled() for _, call in others] == [True] * 3


LESSONS = Tournament(
    GameConditions("tic-tac-toe", seed=2),
    tuple(map(parse_strategy, ("menace", "random", "top-left"))),
    games=120,
)
"""The first two pairs have a player who learns. A call takes up all games before it, so that the
time of a run in short calls grows with the square of how many games there are."""


def test_games_of_a_learner_are_one_sequence_on_any_worker(
    tmp_path: Path, processes: LocalProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = list[tuple[object, ...]]()
    for pair in range(3):
        tasks = tuple((pair, number) for number in range(LESSONS.games))
        before = None if pair == 2 else ()
        expected += names(play_batch(Batch(LESSONS, tasks, before=before)).played)
    # short calls, so that there are many of them
    monkeypatch.setattr("desktop_app.tournaments.run.LESSON_SECONDS", 0.01)
    assert names(played(processes, LESSONS)) == expected
    file, heard = tmp_path / "run", list[FinishedGame]()
    with ThreadPoolExecutor(2) as pool:
        for most in (1, 100, LESSONS.total + 1):
            with Store(file, LESSONS) as store:
                run = Run(store, GivenExecutor(pool, 2), on_games=heard.extend)
                assert run.play(lambda most=most: len(heard) >= most) is (most > LESSONS.total)
    with Store(file) as store:
        assert names(list(store.games())) == expected
    assert len(heard) == LESSONS.total


def test_lessons_of_fast_games_are_many_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.tournaments.run.LESSON_SECONDS", 100.0)
    executor = AtOnce()
    games = played(GivenExecutor(executor, 1), replace(LESSONS, players=LESSONS.players[:2]))
    assert [game.number for game in games] == list(range(LESSONS.games))
    assert len(executor.batches) < len(games)


def test_lessons_keep_their_order_if_a_call_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The worker is lost twice; then only one of several games comes back."""
    monkeypatch.setattr("desktop_app.tournaments.run.LESSON_SECONDS", 100.0)
    lessons, lost = replace(LESSONS, players=LESSONS.players[:2], games=40), list[int]()

    def answer(number: int, asked: Batch) -> BatchResult:
        if len(asked.names) > 3 and len(lost) < 2:
            lost.append(number)
            raise BrokenExecutor
        if len(lost) == 2:
            lost.append(number)
            return play_batch(replace(asked, names=asked.names[:1]))
        return play_batch(asked)

    expected = names(play_batch(Batch(lessons, tuple(lessons.tasks()), before=())).played)
    assert names(played(GivenExecutor(AtOnce(answer), 1), lessons)) == expected
    assert len(lost) == 3


def test_a_learner_that_cannot_be_made_learns_nothing() -> None:
    executor, players = AtOnce(), (StrategyId("unborn"), TOP_LEFT)
    games = played(GivenExecutor(executor, 1), replace(SHORT, players=players), STRANGE)
    assert {game.termination and game.termination.fault for game in games} == {ArenaFault.RAISED}
    assert {batch.before for batch in executor.batches} == {None}


def test_a_learner_improves_during_a_run() -> None:
    with ThreadPoolExecutor(1) as pool, Store(None, replace(LESSONS, games=1000)) as store:
        run = Run(store, GivenExecutor(pool, 1))
        for pair in (0, 2):
            run.drop(pair)
        assert run.play()
        results = [game.result or 0 for game in store.games()]
    assert sum(results[-200:]) > sum(results[:200]) + 50


def test_pairs_of_players_may_be_dropped(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool, Store(None, ROUND_ROBIN) as store:
        run = Run(store, GivenExecutor(pool, 1))
        for pair in (0, 2):
            run.drop(pair)
        assert run.play()
        assert {pair for pair, _ in store.numbers()} == {1}


@pytest.mark.parametrize(
    ("kind", "fault"), [("cheat", ArenaFault.ILLEGAL), ("thrower", ArenaFault.RAISED)]
)
def test_a_broken_rule_ends_a_game_and_not_the_run(
    processes: LocalProcesses, kind: str, fault: ArenaFault
) -> None:
    games = played(processes, of_two(kind), STRANGE)
    assert [game.termination and game.termination.fault for game in games] == [fault] * 6
    assert {game.result for game in games} == {-1}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is told in /proc")
def test_a_player_that_fails_to_start_or_close_or_fills_memory_loses(
    processes: LocalProcesses,
) -> None:
    errors = {"hungry": "MemoryError", "unborn": "ZeroDivisionError: never"}
    errors["quitter"] = "ZeroDivisionError: too much"
    players = tuple(map(StrategyId, (*errors, "top-left")))
    tournament = Tournament(GameConditions("tic-tac-toe"), players, games=4)
    games = played(processes, tournament, STRANGE)
    assert len(games) == tournament.total
    for game in games:
        termination = game.termination
        assert termination is not None
        assert (termination.fault, game.result) == (
            ArenaFault.RAISED,
            -1 if termination.by_a else 1,
        )
        a, b = tournament.pairs[game.pair]
        assert termination.text.startswith(errors[(a if termination.by_a else b).kind])


def test_each_kind_of_player_exception_is_reported_once_with_its_traceback(
    new_processes: LocalProcesses, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = ErrorLog(lambda: tmp_path)
    monkeypatch.setattr(sys, "excepthook", log.take)
    players = tuple(map(StrategyId, ("thrower", "unborn", "quitter", "top-left")))
    tournament = Tournament(GameConditions("tic-tac-toe"), players, games=10)
    with Store(None, tournament) as store:
        assert Run(store, new_processes, STRANGE, on_error=take_from_worker).play()
    text = (tmp_path / FILE_NAME).read_text("utf-8")
    for line in ("a joke", "never", "too much"):
        assert text.count(f"WorkerError: ZeroDivisionError: {line}") == 1
        assert text.count(f'raise ZeroDivisionError("{line}")') == 1
    assert text.count("in choose") >= 1
    assert log.count == 3


@pytest.mark.parametrize("is_stopped_first", [True, False])
def test_stopping_or_closing_the_workers_waits_for_no_move(
    is_stopped_first: bool, tmp_path: Path
) -> None:
    before = children()
    crew, patient = (
        LocalProcesses(1),
        Tournament(GameConditions("tic-tac-toe"), of_two("sleeper").players, 1),
    )
    batch = Batch(patient, ((0, 0),), PlayContext(make=make, live_games=tmp_path))
    call = crew.executor.submit(play_batch, batch)
    wait_until(lambda: any(tmp_path.iterdir()))  # it is being played
    if is_stopped_first:
        crew.stop()
        assert call.result().played == []
    crew.close()
    assert call.result().played == []
    assert children() == before


def test_output_of_a_player_is_discarded(
    new_processes: LocalProcesses, capfd: pytest.CaptureFixture[str]
) -> None:
    games = played(new_processes, of_two("talker"), STRANGE)
    assert {game.termination for game in games} == {None}
    assert capfd.readouterr().out == ""


def test_a_player_that_reseeds_random_changes_nothing(processes: LocalProcesses) -> None:
    players = (StrategyId("meddler"), parse_strategy("random"))
    tournament = Tournament(GameConditions("tic-tac-toe", seed=3), players, games=20)
    once = played(processes, tournament, STRANGE)
    backwards = tuple(tournament.tasks())[::-1]
    assert names(once) == names(play_batch(Batch(tournament, backwards, STRANGE)).played[::-1])
    assert len({game.moves for game in once}) > 10


def test_a_hanging_player_loses_and_the_run_goes_on(processes: LocalProcesses) -> None:
    """Each such game costs a process and counts once; the other games are played as usual."""
    terms = GameConditions("tic-tac-toe", patience=1.0)
    names = (StrategyId("sleeper"), TOP_LEFT, parse_strategy("random"))
    games = played(processes, Tournament(terms, names, games=2), STRANGE)
    assert len(games) == 6
    for game in games:
        if game.pair == 2:  # where the sleeper does not play
            assert game.termination is None
            continue
        assert game.termination is not None
        assert (game.termination.fault, game.termination.by_a, game.result) == (
            ArenaFault.SILENT,
            True,
            -1,
        )


def test_a_player_that_ends_its_process_is_identified(processes: LocalProcesses) -> None:
    """Nobody loses, because the culprit is unknown; other games are not blamed."""
    names = (StrategyId("killer"), TOP_LEFT, parse_strategy("random"))
    tournament = Tournament(GameConditions("tic-tac-toe"), names, 1)
    games = played(processes, tournament, STRANGE)
    assert len(games) == 3
    for game in games:
        if game.pair == 2:
            assert game.termination is None
        else:
            assert game.termination is not None
            assert (game.termination.fault, game.result) == (ArenaFault.DIED, None)


def test_a_player_that_blocks_the_watchdog_is_identified(
    processes: LocalProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the first process that it costs, for each costs seconds."""
    monkeypatch.setattr("desktop_app.tournaments.run.DEATHS", 1)
    terms = GameConditions("tic-tac-toe", patience=0.5)
    tournament = Tournament(terms, (StrategyId("holder"), TOP_LEFT), games=1)
    (game,) = played(processes, tournament, STRANGE)
    assert game.termination is not None
    assert (game.termination.fault, game.result) == (ArenaFault.DIED, None)


def test_only_the_games_that_end_processes_are_lost(processes: LocalProcesses) -> None:
    games = played(processes, of_two("moody", games=16), STRANGE)
    assert len(games) == 16
    died = [game for game in games if game.termination is not None]
    assert {game.result for game in died} == {None}
    assert 1 <= len(died) < 8


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_workers_that_are_killed_cost_no_game(expected: list[tuple[object, ...]]) -> None:
    crew, victims = LocalProcesses(2), set[int]()
    heard = list[FinishedGame]()

    def hear(games: Sequence[FinishedGame]) -> None:
        heard.extend(games)
        for pid in children() - victims:
            if len(victims) < 3:
                victims.add(pid)
                os.kill(pid, signal.SIGKILL)

    try:
        before = children()
        victims |= before
        with Store(None, replace(ROUND_ROBIN, games=120)) as store:
            assert Run(store, crew, on_games=hear).play()
            assert len(store.numbers()) == len(heard) == 360
            first = [game for game in store.games() if game.number < 60]
            assert names(first) == expected
        assert victims - before
    finally:
        crew.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_workers_that_are_killed_while_they_hand_back_games_cost_none(
    processes: LocalProcesses, tmp_path: Path, expected: list[tuple[object, ...]]
) -> None:
    games = played(processes, ROUND_ROBIN, PlayContext(make=Tearing(tmp_path)))
    assert len(list(tmp_path.iterdir())) >= TEARS
    assert names(games) == expected


def children() -> set[int]:
    """The worker processes of this one."""
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


def test_errors_of_the_program_are_not_blamed_on_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(batches.Referee, "play", broken)
    with ThreadPoolExecutor(1) as pool, Store(None, ROUND_ROBIN) as store:
        with pytest.raises(ZeroDivisionError):
            Run(store, GivenExecutor(pool, 1)).play()
        assert store.numbers() == set()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has scheduling classes to set")
def test_windows_come_before_the_workers() -> None:
    for is_background, kind in ((False, os.sched_getscheduler(0)), (True, os.SCHED_IDLE)):
        crew = LocalProcesses(1, is_background=is_background)
        try:
            nice = min(os.nice(0) + (NICEST if is_background else NICE), NICEST)
            assert crew.executor.submit(os.nice, 0).result() == nice
            assert crew.executor.submit(os.sched_getscheduler, 0).result() == kind
        finally:
            crew.close()
