# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The options of `minimax-fair arena` and `minimax-fair ladder`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.cli import argument
from desktop_app.cli.output import translate

if TYPE_CHECKING:
    from desktop_app.players.registry import StrategyId
    from desktop_app.tournaments.statistics import Hypotheses

GAMES = 100
MOST_PROCESSES = 256
MOST_OPENINGS = 100_000
LONGEST_OPENING = 40


def add_arena(task: argparse.ArgumentParser) -> None:
    """Add the options of `minimax-fair arena`."""
    task.add_argument(
        "--players",
        type=_players,
        metavar="A,B,...",
        help=translate(
            "CommandLine",
            "two or more players, for example random,alpha-beta:4,perfect; everyone plays "
            "everyone else",
        ),
    )
    #: Help of the command line. {games}: a number
    task.add_argument(
        "--games",
        type=argument.count,
        metavar="N",
        default=GAMES,
        help=translate(
            "CommandLine", "number of games for each pair of players (default: {games})"
        ).format(games=GAMES),
    )
    told = translate(
        "CommandLine",
        "who moves first: each player in turn, always the one named first, or one picked at "
        "random (default: alternating)",
    )
    argument.add_choice(task, "--first", ("alternating", "fixed", "random"), told)
    openings = task.add_mutually_exclusive_group()
    openings.add_argument(
        "--openings",
        type=_number(MOST_OPENINGS),
        metavar="N",
        default=0,
        help=translate(
            "CommandLine",
            "play N random openings, each from both sides (default: from the start position)",
        ),
    )
    openings.add_argument(
        "--opening-file",
        type=Path,
        metavar="FILE",
        help=translate(
            "CommandLine",
            "play the openings in a file, each from both sides; the file has one opening per line",
        ),
    )
    task.add_argument(
        "--opening-moves",
        type=_number(LONGEST_OPENING),
        metavar="N",
        help=translate(
            "CommandLine",
            "number of moves in each random opening (default: 4, or 2 in short games)",
        ),
    )
    argument.add_seed(task)
    task.add_argument(
        "--seconds",
        type=argument.seconds,
        metavar="S",
        help=translate("CommandLine", "time for each move; such a run can't be repeated exactly"),
    )
    task.add_argument(
        "--nodes",
        type=_number(10**12),
        metavar="N",
        help=translate(
            "CommandLine", "positions to search for each move; such a run can be repeated exactly"
        ),
    )
    task.add_argument(
        "--patience",
        type=argument.seconds,
        metavar="S",
        help=translate(
            "CommandLine",
            "give up on a move after S seconds (default: its time limit + 30 s; 600 s if it has "
            "none)",
        ),
    )
    argument.add_ties(task)
    argument.add_memory(task)
    task.add_argument(
        "--sprt",
        type=_hypotheses,
        metavar="LOW,HIGH",
        help=translate(
            "CommandLine",
            "stop a pair as soon as the SPRT has decided: is the difference LOW or HIGH (in "
            "normalised Elo)?",
        ),
    )
    task.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help=translate(
            "CommandLine", "save the games in a file; if it already holds a run, continue that run"
        ),
    )
    task.add_argument(
        "--allow-programs",
        action="store_true",
        help=translate(
            "CommandLine", "let the programs in the --resume file play; they run on this computer"
        ),
    )
    task.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print JSON instead of sentences"),
    )
    _add_workers(task)


def add_ladder(task: argparse.ArgumentParser) -> None:
    """Add the options of `minimax-fair ladder`."""
    task.add_argument(
        "--games",
        type=argument.count,
        metavar="N",
        help=translate(
            "CommandLine",
            "number of games for each pair, two from each random opening (default: same as last "
            "time)",
        ),
    )
    task.add_argument(
        "--slow-games",
        type=argument.count,
        metavar="N",
        help=translate(
            "CommandLine",
            "number of games for each pair in which a player thinks for a long time (default: "
            "same as last time)",
        ),
    )
    task.add_argument(
        "--seed",
        type=argument.seed,
        metavar="N",
        help=translate(
            "CommandLine",
            "random seed: the starting number for the dice (default: same as last time)",
        ),
    )
    task.add_argument(
        "--nodes",
        type=_number(10**12, least=0),
        metavar="N",
        help=translate(
            "CommandLine",
            "positions to search for each move, for players that would otherwise use up all "
            "their time; 0 means no limit, for solved games (default: same as last time)",
        ),
    )
    task.add_argument(
        "--write",
        action="store_true",
        help=translate(
            "CommandLine",
            "save the result in the program's own file, so that the window can offer these levels",
        ),
    )
    task.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print JSON instead of sentences"),
    )
    _add_workers(task)


def _add_workers(task: argparse.ArgumentParser) -> None:
    where = task.add_mutually_exclusive_group()
    where.add_argument(
        "--processes",
        type=_number(MOST_PROCESSES),
        metavar="N",
        help=translate(
            "CommandLine", "number of processes that play at once (default: one per processor)"
        ),
    )
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=translate(
            "CommandLine",
            "a Dask scheduler, for example tcp://HOST:8786. It runs the code of anyone who can "
            "reach it: keep it on a private network, or use tls://",
        ),
    )
    for name, text in (
        (
            "--tls-ca",
            translate(
                "CommandLine",
                "with --cluster tls://: certificate of the authority that signed the other "
                "certificates",
            ),
        ),
        (
            "--tls-cert",
            translate("CommandLine", "with --cluster tls://: this program's certificate"),
        ),
        (
            "--tls-key",
            translate("CommandLine", "with --cluster tls://: key for this program's certificate"),
        ),
    ):
        task.add_argument(name, metavar="FILE", help=text)


def _players(text: str) -> tuple[StrategyId, ...]:
    players = tuple(map(argument.player, text.split(",")))
    if len(players) < 2:
        #: What is wrong with an argument of the command line
        told = translate(
            "CommandLine", "“{text}” is only one player. Give two or more, separated by commas."
        )
        raise argument.refused(told, text)
    return players


def _number(most: int, least: int = 1) -> Callable[[str], int]:
    """Return a parser for whole numbers in a range."""

    def number(text: str) -> int:
        if not (
            text.isascii() and text.isdecimal() and len(text) < 14 and least <= int(text) <= most
        ):
            #: What is wrong with an argument of the command line
            told = translate(
                "CommandLine",
                "“{text}” isn't possible here. Give a whole number from {least} to {most}.",
            )
            raise argument.refused(told, text, least=least, most=most)
        return int(text)

    return number


def _hypotheses(text: str) -> Hypotheses:
    from desktop_app.tournaments.statistics import Hypotheses

    low, _, high = text.partition(",")
    try:
        found = Hypotheses(float(low), float(high))
    except ValueError:
        found = None
    if found is None or not -1000 < found.low < found.high < 1000:
        #: What is wrong with an argument of the command line: two differences in strength
        told = translate(
            "CommandLine", "“{text}” isn't two differences. Give the smaller one first: 0,10"
        )
        raise argument.refused(told, text)
    return found
