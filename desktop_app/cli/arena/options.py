# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The options of `minimax-fair arena` and `minimax-fair ladder`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.cli import argument

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
        help="two or more, each plays each other: random, alpha-beta:DEPTH, perfect, ...",
    )
    task.add_argument(
        "--games",
        type=argument.count,
        metavar="N",
        default=GAMES,
        help=f"of each two (else {GAMES})",
    )
    task.add_argument(
        "--first",
        choices=("alternating", "fixed", "random"),
        default="alternating",
        help="who begins: in turn, the one named first, or by chance (else alternating)",
    )
    openings = task.add_mutually_exclusive_group()
    openings.add_argument(
        "--openings",
        type=_number(MOST_OPENINGS),
        metavar="N",
        default=0,
        help="begin from N random openings, each played from both sides (else from the start)",
    )
    openings.add_argument(
        "--opening-file",
        type=Path,
        metavar="FILE",
        help="begin from the openings in a file, one of moves a line, each from both sides",
    )
    task.add_argument(
        "--opening-moves",
        type=_number(LONGEST_OPENING),
        metavar="N",
        help="of each opening (else 4, in short games 2)",
    )
    task.add_argument(
        "--seed", type=argument.seed, metavar="N", default=0, help="of chance (else 0)"
    )
    task.add_argument(
        "--seconds", type=argument.seconds, metavar="S", help="for each move; not repeatable"
    )
    task.add_argument(
        "--nodes", type=_number(10**12), metavar="N", help="positions for each move; repeatable"
    )
    task.add_argument(
        "--patience",
        type=argument.seconds,
        metavar="S",
        help="give up a move after so long (else 30 s beyond its time; without one, 600 s)",
    )
    task.add_argument(
        "--ties",
        choices=("best-odds", "random"),
        default="best-odds",
        help="how perfect chooses among equal moves (else best-odds)",
    )
    argument.add_memory(task)
    task.add_argument(
        "--sprt",
        type=_hypotheses,
        metavar="LOW,HIGH",
        help="stop two players when it is clear which difference holds, in normalised Elo",
    )
    task.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep the games in a file, and go on with those that it has",
    )
    task.add_argument(
        "--allow-programs",
        action="store_true",
        help="let the programs named in the --resume file play; they run on this computer",
    )
    task.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    _add_workers(task)


def add_ladder(task: argparse.ArgumentParser) -> None:
    """Add the options of `minimax-fair ladder`."""
    told = "(else as the last time)"
    task.add_argument(
        "--games",
        type=argument.count,
        metavar="N",
        help=f"of each two players, two from each random opening {told}",
    )
    task.add_argument(
        "--slow-games",
        type=argument.count,
        metavar="N",
        help=f"of those two of whom one takes long for a move, likewise {told}",
    )
    task.add_argument("--seed", type=argument.seed, metavar="N", help=f"of chance {told}")
    task.add_argument(
        "--nodes",
        type=_number(10**12, least=0),
        metavar="N",
        help="positions for a move of a player who thinks as long as it may; 0: no limit, for "
        f"games that are solved {told}",
    )
    task.add_argument(
        "--write", action="store_true", help="put it into the program's file, for the window"
    )
    task.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    _add_workers(task)


def _add_workers(task: argparse.ArgumentParser) -> None:
    where = task.add_mutually_exclusive_group()
    where.add_argument(
        "--processes",
        type=_number(MOST_PROCESSES),
        metavar="N",
        help="that play at once (else one for each processor)",
    )
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="tcp://HOST:8786, a scheduler of Dask's; it runs anybody's code who reaches it: keep "
        "it in a private network, or use tls://",
    )
    for name, text in (
        ("--tls-ca", "certificate of who has signed the others"),
        ("--tls-cert", "certificate of this program"),
        ("--tls-key", "its key"),
    ):
        task.add_argument(name, metavar="FILE", help=f"with --cluster tls://: {text}")


def _players(text: str) -> tuple[StrategyId, ...]:
    players = tuple(map(argument.player, text.split(",")))
    if len(players) < 2:
        raise argparse.ArgumentTypeError(f"'{text}' is one player; give two or more, with commas")
    return players


def _number(most: int, least: int = 1) -> Callable[[str], int]:
    """Return a parser for whole numbers in a range."""

    def number(text: str) -> int:
        if not (
            text.isascii() and text.isdecimal() and len(text) < 14 and least <= int(text) <= most
        ):
            raise argparse.ArgumentTypeError(
                f"'{text}' can't be; give a whole number from {least} to {most}"
            )
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
        raise argparse.ArgumentTypeError(f"'{text}' are no two differences, such as 0,10")
    return found
