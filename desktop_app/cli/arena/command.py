# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair arena`: plays the games, shows progress, and prints the results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic

from desktop_app.cli.output import BAD_INPUT, INTERRUPTED, say, translate, use_language
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game, position_after
from desktop_app.core.record import parse_moves
from desktop_app.error_log import data_folder, take_from_worker
from desktop_app.games.registry import find_game
from desktop_app.players.errors import PlayerError
from desktop_app.players.programs.protocols import check_game, check_program
from desktop_app.players.registry import StrategyId
from desktop_app.players.ties import TieRule
from desktop_app.players.trusted import Trust, TrustedPrograms
from desktop_app.processes import lock_until_exit, unlock
from desktop_app.resources import read_book
from desktop_app.search.engine_cache import processors
from desktop_app.search.limits import Limits
from desktop_app.search.memory import bytes_of
from desktop_app.tournaments.batch import PlayContext
from desktop_app.tournaments.conditions import FinishedGame, GameConditions
from desktop_app.tournaments.report import report
from desktop_app.tournaments.run import Run
from desktop_app.tournaments.standing import SequentialTest, Standing, standings
from desktop_app.tournaments.store import Store, StoreError
from desktop_app.tournaments.tournament import FirstPlayer, Tournament, needs_time
from desktop_app.tournaments.workers import (
    Cluster,
    LocalProcesses,
    Tls,
    Workers,
    WorkersError,
    WorkersFault,
    check_address,
)

USUAL_SECONDS = 1.0
"""The default time for a move if some player would think forever."""
MOST_FAULTS = 10
"""The most games with faults that are reported one by one."""


def run_arena(options: argparse.Namespace) -> int:
    """Run the `arena` command; return the exit status, 2 for bad input."""
    from desktop_app.arena import words

    use_language()
    try:
        with _locked(options.resume), _opened(options) as store:
            return _played(store, options)
    except (StoreError, WorkersError, GameError, PlayerError, Refusal) as error:
        say(reason(error, options.resume))
        if isinstance(error, WorkersError) and error.fault is WorkersFault.LOST:
            say(words.go_on_text(options.resume))
        return BAD_INPUT


@contextmanager
def _locked(file: Path | None) -> Generator[None, None, None]:
    """Keep a second run from playing the same games into a file at the same time.

    On a file system without locks nothing does.
    """
    lock = None if file is None else file.with_name(f"{file.name}.lock")
    is_free = True
    if lock is not None:
        with suppress(OSError):
            is_free = lock_until_exit(lock)
    if not is_free:
        from desktop_app.arena import words

        raise Refusal(words.in_use_text(file))
    try:
        yield
    finally:
        if lock is not None:
            unlock(lock)


def reason(error: Exception, file: Path | None = None) -> str:
    """Return why there is no result.

    Args:
        error: the error.
        file: the file of the run.
    """
    from desktop_app.arena import words
    from desktop_app.words.faults import fault_text
    from desktop_app.words.players import player_fault_text

    if isinstance(error, StoreError):
        return words.store_text(error, file)
    if isinstance(error, WorkersError):
        return words.workers_text(error)
    if isinstance(error, GameError):
        return fault_text(error)
    return player_fault_text(error) if isinstance(error, PlayerError) else str(error)


class Refusal(Exception):  # noqa: N818 - a sentence
    """Raised when a request can't be carried out."""


def check_files(options: argparse.Namespace) -> None:
    """Raise an error for an address that is none, and for TLS files that can't be used together."""
    files = (options.tls_ca, options.tls_cert)
    if any((*files, options.tls_key)) and not (all(files) and options.cluster):
        raise Refusal(
            translate(
                "CommandLine",
                "Use --tls-ca and --tls-cert together, with --cluster tls://HOST:8786.",
            )
        )
    if any(files) and not options.cluster.startswith("tls://"):
        #: {address}: what was given, such as tcp://10.0.0.2:8786
        told = translate(
            "CommandLine",
            "--tls-ca and --tls-cert need an address that starts with tls://, not {address}.",
        )
        raise Refusal(told.format(address=options.cluster))
    if options.cluster is not None:
        check_address(options.cluster)


def _opened(options: argparse.Namespace) -> Store:
    """Open the requested run, or the one stored in the file."""
    from desktop_app.arena import words

    check_files(options)
    game = find_game(options.game)
    if game.is_numeric:
        raise Refusal(words.no_winner_text())
    if options.players is not None:
        tournament = _tournament(options)
        _allow(options.players)
        return Store(options.resume, tournament)
    if options.resume is None or not options.resume.exists():
        raise Refusal(
            translate(
                "CommandLine", "Who plays? Give --players, for example --players random,perfect."
            )
        )
    store = Store(options.resume)
    try:
        if store.tournament.game != game:
            #: {there}, {asked}: names of games as they are typed, such as connect-four
            told = translate("CommandLine", "The file contains a run of {there}, not {asked}.")
            raise Refusal(told.format(there=store.tournament.game.id, asked=game.id))
        _allow(store.tournament.players, unasked=options.allow_programs)
    except Refusal:
        store.close()
        raise
    return store


def _allow(players: Sequence[StrategyId], *, unasked: bool = True) -> None:
    """Check that the user has chosen every program among the players.

    Args:
        players: the players.
        unasked: whether the user names the programs or permits them now, which counts as choosing.

    Raises:
        Refusal: a program was not chosen, or its file has changed since.
    """
    from desktop_app.arena import words

    programs = [player for player in players if player.path is not None]
    if not programs:
        return
    trusted = TrustedPrograms(data_folder())
    for player in programs:
        if unasked:
            trusted.choose(player)
        elif (trust := trusted.trust(player)) is not Trust.CHOSEN:
            raise Refusal(words.not_allowed_text(player.path or "", trust))


def _tournament(options: argparse.Namespace) -> Tournament:
    from desktop_app.arena import words

    game = find_game(options.game)
    for player in options.players:
        if player.path is not None:
            check_program(player.kind, player.path)
            check_game(player.kind, player.path, game)
    seconds = options.seconds
    if seconds is None and options.nodes is None and needs_time(game, options.players):
        seconds = USUAL_SECONDS
        say(words.given_time_text(seconds))
    terms = GameConditions(
        game.id,
        options.seed,
        Limits(nodes=options.nodes, seconds=seconds),
        TieRule(options.ties),
        bytes_of(options.memory),
        options.patience,
    )
    return Tournament(
        terms,
        options.players,
        options.games,
        FirstPlayer(options.first),
        options.openings,
        options.opening_moves,
        () if options.opening_file is None else _openings(game, options.opening_file),
    )


def _openings(game: Game, file: Path) -> tuple[str, ...]:
    """Read openings from a file, one a line."""
    from desktop_app.words.faults import fault_text

    try:
        lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    except (OSError, ValueError) as error:
        #: {text}: what is wrong, as the system says it
        told = translate("CommandLine", "I can't read {file}: {text}")
        raise Refusal(told.format(file=file, text=error)) from error
    for number, line in enumerate(lines, 1):
        position = game.start()
        try:
            position = position_after(position, parse_moves(position, line))
        except GameError as error:
            raise Refusal(_in_line(file, number, fault_text(error))) from error
        if position.outcome is not None:
            told = translate("CommandLine", "This opening ends the game.")
            raise Refusal(_in_line(file, number, told))
    return tuple(line for line in lines if line)


def _in_line(file: Path, number: int, told: str) -> str:
    """Return what is wrong in a line of a file."""
    #: {told}: what is wrong there, a sentence
    text = translate("CommandLine", "{file}, line {number}: {told}")
    return text.format(file=file, number=number, told=told)


def workers_of(options: argparse.Namespace) -> Workers:
    """Return the workers that play the games."""
    if options.cluster is None:
        return LocalProcesses(options.processes or processors())
    when_empty = partial(say_no_workers, options.cluster)
    if options.tls_ca is None:
        return Cluster(options.cluster, when_empty=when_empty)
    tls = Tls(options.tls_ca, options.tls_cert, options.tls_key)
    return Cluster(options.cluster, tls, when_empty)


def say_no_workers(address: str) -> None:
    """Say that a run waits for workers."""
    from desktop_app.arena import words

    say(words.waiting_text(address))


def _played(store: Store, options: argparse.Namespace) -> int:
    """Play the missing games and print the results."""
    from desktop_app.arena import words

    tournament = store.tournament
    if not tournament.is_repeatable:
        say(words.not_repeatable_text())
    paired, faults = tournament.is_paired, list[FinishedGame]()
    found = standings(len(tournament.pairs), store.games(), is_paired=paired)
    progress = ProgressLine(tournament.total, sum(each.games for each in found))
    tests = list[SequentialTest]()
    if options.sprt is not None:
        tests = [SequentialTest(options.sprt, is_paired=paired) for _ in tournament.pairs]
    workers = workers_of(options)

    def test(games: Iterable[FinishedGame]) -> None:
        for game in games:
            tests[game.pair].add(game)
        for pair, each in enumerate(tests):
            if each.over_at is not None:
                run.drop(pair)

    def on_games(games: Sequence[FinishedGame]) -> None:
        for game in games:
            found[game.pair].add(game)
            if game.termination is not None:
                faults.append(game)
        progress.add(len(games))
        if tests:
            test(games)

    run = Run(store, workers, PlayContext(read_book), on_games, on_error=take_from_worker)
    status = 0
    try:
        if tests:
            test(store.games())
        run.play()
    except KeyboardInterrupt:
        status = INTERRUPTED
    finally:
        progress.close()
        workers.close()
    _tell_faults(tournament, faults)
    if tests:
        _tell_tests(tournament, tests)
        found = [each.standing() for each in tests]
    if options.json:
        print(json.dumps(report(tournament, found, options.sprt)), flush=True)
    else:
        _tell(tournament, found)
    if status:
        say(words.go_on_text(options.resume))
    return status


def _tell(tournament: Tournament, found: Sequence[Standing]) -> None:
    from desktop_app.arena import words
    from desktop_app.words.players import strategy_title

    for (a, b), each in zip(tournament.pairs, found, strict=True):
        one, other = (strategy_title(name, tournament.game) for name in (a, b))
        print(f"{one} – {other}: {words.verdict_text(one, each)}")
        told = [
            words.games_text(each),
            words.sides_text(each),
            words.score_text(each),
            words.elo_text(each.elo),
            words.effort_text(each),
        ]
        for line in told:
            if line:
                print(f"  {line}")
    sys.stdout.flush()


def _tell_tests(tournament: Tournament, tests: Sequence[SequentialTest]) -> None:
    from desktop_app.arena import words
    from desktop_app.words.players import strategy_title

    for pair, each in zip(tournament.pairs, tests, strict=True):
        if each.over_at is not None:
            a, b = (strategy_title(name, tournament.game) for name in pair)
            say(words.test_over_text(a, b, each.over_at, each.beyond))


def _tell_faults(tournament: Tournament, faults: Sequence[FinishedGame]) -> None:
    from desktop_app.arena import words
    from desktop_app.words.counted import COUNTED
    from desktop_app.words.players import strategy_title

    for game in faults[:MOST_FAULTS]:
        names = (strategy_title(name, tournament.game) for name in tournament.pairs[game.pair])
        say(words.arena_fault_text(game, *names))
    if len(faults) > MOST_FAULTS:
        say(COUNTED.more_faults(len(faults) - MOST_FAULTS))


WIDTH = 24
AGAIN_SECONDS = 0.1
FIRST_SECONDS = 2.0
"""The time after which the remaining time can be estimated."""
CLEAR = "\r\x1b[K"


class ProgressLine:
    """A progress bar with numbers, updated ten times a second.

    Args:
        total: the number of games.
        done: the number of games that were finished before.
    """

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done = total, done
        self._new = 0
        self._started = monotonic()
        self._shown = 0.0
        self._is_seen = sys.stderr.isatty()

    def add(self, count: int) -> None:
        """Add newly finished games."""
        self._done += count
        self._new += count
        now = monotonic()
        if self._is_seen and now - self._shown >= AGAIN_SECONDS:
            self._shown = now
            sys.stderr.write(CLEAR + self._line(now))
            sys.stderr.flush()

    def close(self) -> None:
        """Remove the line."""
        if self._is_seen and self._shown:
            sys.stderr.write(CLEAR)
            sys.stderr.flush()

    def _line(self, now: float) -> str:
        from desktop_app.arena.words import progress_text

        passed = now - self._started
        left = None
        if passed > FIRST_SECONDS:
            left = passed / self._new * (self._total - self._done)
        full = WIDTH * self._done // self._total
        return (
            f"[{'#' * full}{'.' * (WIDTH - full)}] {progress_text(self._done, self._total, left)}"
        )
