# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair ladder`: measures the levels of a game and keeps those that differ."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from desktop_app.cli.arena.command import ProgressLine, Refusal, check_files, reason, workers_of
from desktop_app.cli.output import BAD_INPUT, INTERRUPTED, say, translate, use_language
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game
from desktop_app.error_log import take_from_worker
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.numerals import grouped, listed
from desktop_app.players.ladder import (
    Ladder,
    ladder_data,
    ladder_file,
    ladder_of,
    ladders_text,
    read_ladders,
)
from desktop_app.players.levels import candidates_for
from desktop_app.players.registry import StrategyId
from desktop_app.resources import read_book
from desktop_app.tournaments.batch import PlayContext
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.ladder import LadderBuilder, Match
from desktop_app.tournaments.run import Run
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.store import Store
from desktop_app.tournaments.tournament import Tournament, needs_time
from desktop_app.tournaments.workers import Workers, WorkersError

GAMES, SLOW_GAMES, SEED, NODES = 200, 40, 1, 200_000
"""The default terms of a game's first ladder."""


def run_ladder(options: argparse.Namespace) -> int:
    """Run the `ladder` command; return the exit status, 2 for bad input."""
    from desktop_app.arena import words

    use_language()
    try:
        check_files(options)
        game = find_game(options.game)
        if game.is_numeric:
            raise Refusal(words.no_winner_text())
        if options.write and ladder_file(game) is None:  # before hours of games are played
            #: {line}: a line of Python, such as ladders=…; entry.py: a file of the game
            told = translate(
                "CommandLine",
                "This game has no file for its levels yet. Add {line} to its entry.py.",
            )
            raise Refusal(told.format(line='ladders=Path(__file__).with_name("ladders.json")'))
        workers = workers_of(options)
        try:
            ladder = _climbed(game, workers, options)
        finally:
            workers.close()
        if options.write:
            _write(game, ladder)
    except (WorkersError, GameError, Refusal) as error:
        say(reason(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    _tell(game, ladder, options)
    return 0


def _climbed(game: Game, workers: Workers, options: argparse.Namespace) -> Ladder:
    """Build the ladder on the requested terms, or else those of the last one."""
    candidates, match = candidates_for(game), _Matches(workers, is_told=not options.json)
    climb = _last_climb(game, candidates, match.play)
    for name in ("games", "slow_games", "seed", "nodes"):
        if getattr(options, name) is not None:
            climb = replace(climb, **{name: getattr(options, name)})
    if climb.games % 2 or climb.slow_games % 2:
        raise Refusal(
            translate(
                "CommandLine",
                "Give an even number of games. Each opening is played from both sides.",
            )
        )
    return replace(climb, nodes=climb.nodes or None).ladder(candidates)


def _last_climb(game: Game, candidates: Sequence[StrategyId], match: Match) -> LadderBuilder:
    """Return a builder with the terms of the existing ladder, or the defaults without one."""
    old = ladder_of(game)
    if old is not None:
        terms = old.games, old.slow_games, old.seed, old.nodes
    elif needs_time(game, candidates):
        terms = GAMES, SLOW_GAMES, SEED, NODES
    else:
        terms = GAMES, GAMES, SEED, None
    return LadderBuilder(game, *terms, date.today().isoformat(), match)


class _Matches:
    """Plays tournaments one after another, and reports each."""

    def __init__(self, workers: Workers, *, is_told: bool) -> None:
        self._workers, self._is_told = workers, is_told

    def play(self, tournament: Tournament) -> Standing:
        """Play a tournament; return its final standing."""
        from desktop_app.arena import words
        from desktop_app.words.players import strategy_title

        found, progress = Standing(tournament.is_paired), ProgressLine(tournament.total, 0)

        def on_games(games: Sequence[FinishedGame]) -> None:
            for game in games:
                found.add(game)
            progress.add(len(games))

        try:
            with Store(None, tournament) as store:
                Run(
                    store,
                    self._workers,
                    PlayContext(read_book),
                    on_games,
                    on_error=take_from_worker,
                ).play()
        finally:
            progress.close()
        one, other = (strategy_title(name, tournament.game) for name in tournament.players)
        if found.faults:
            #: {one}, {other}: names of players
            told = translate(
                "CommandLine", "{one} – {other}: games that were stopped by an error: {number}."
            )
            raise Refusal(told.format(one=one, other=other, number=grouped(found.faults)))
        if self._is_told:
            print(f"{one} – {other}: {words.counts_text(found.counts)};", end=" ")
            print(f"{words.score_text(found)}; {words.games_text(found)}", flush=True)
        return found


def _write(game: Game, ladder: Ladder) -> None:
    """Store the ladder in the file of its family, in the order of the list of games."""
    file = ladder_file(game)
    assert file is not None
    found = {**read_ladders(file), game.id: ladder}
    listed = [name for name in PRESETS if name in found]
    in_order = dict.fromkeys([*listed, *found])
    try:
        file.write_text(ladders_text({name: found[name] for name in in_order}), "utf-8")
    except OSError as error:
        #: {text}: what is wrong, as the system says it
        told = translate("CommandLine", "I can't write {file}: {text}")
        raise Refusal(told.format(file=file, text=error.strerror)) from error


def _tell(game: Game, ladder: Ladder, options: argparse.Namespace) -> None:
    from desktop_app.words.players import strategy_title

    if options.json:
        print(json.dumps({"game": game.id, **ladder_data(ladder)}))
    else:
        titles = [strategy_title(rung.strategy, game) for rung in ladder.rungs]
        names = [str(rung.strategy) for rung in ladder.rungs]
        told = (f"{a} ({b})" for a, b in zip(titles, names, strict=True))
        #: Result of `minimax-fair ladder`. {names}: the levels that were kept
        print(translate("CommandLine", "Levels: {names}").format(names=listed(told)))
    sys.stdout.flush()
