# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What can stand behind an option of the command line; each says in a sentence what is wrong."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from desktop_app.search.memory import DEFAULT_MEGABYTES, LEAST_MEGABYTES, most_megabytes

if TYPE_CHECKING:
    from desktop_app.players.registry import StrategyId

MOST_SECONDS = 86_400
MOST_GAMES = 1_000_000


def depth(text: str) -> int:
    """A number of plies."""
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= 400):
        raise argparse.ArgumentTypeError(f"'{text}' is no depth; give a whole number from 1 to 400")
    return int(text)


def step(text: str) -> int:
    """The number of a step, from 1."""
    if not (text.isascii() and text.isdecimal() and len(text) < 12 and int(text)):
        raise argparse.ArgumentTypeError(f"'{text}' is no step; give a whole number from 1")
    return int(text)


def seconds(text: str) -> float:
    """A time."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"'{text}' is no time; give a number of seconds above 0")
    return seconds


def megabytes(text: str) -> int:
    """A size of memory that can be had here."""
    least, most = LEAST_MEGABYTES, most_megabytes()
    size = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    if not least <= size <= most:
        raise argparse.ArgumentTypeError(
            f"'{text}' can't be had; give megabytes from {least} to {most}, half of this machine's"
        )
    return size


def player(text: str) -> StrategyId:
    """A player."""
    from desktop_app.players.registry import parse_strategy

    try:
        return parse_strategy(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"'{text}' is no player; give random, top-left, one-ahead, worst-case, best-odds, "
            "paper, menace, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, alpha-beta:DEPTH~HUNDREDTHS "
            "(which misjudges), perfect, brain:/path/to/pbrain-program, uci:/path/to/engine or "
            "uci:/path/to/engine@elo1500"
        ) from None


def count(text: str) -> int:
    """A number of games."""
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and 1 <= int(text) <= MOST_GAMES):
        raise argparse.ArgumentTypeError(
            f"'{text}' is no number of games; give a whole number from 1 to {MOST_GAMES}"
        )
    return int(text)


def seed(text: str) -> int:
    """A seed of chance."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is no seed; give a whole number") from None


def add_memory(task: argparse.ArgumentParser) -> None:
    """Let a task be told how much memory the search may have."""
    task.add_argument(
        "--memory",
        type=megabytes,
        metavar="MB",
        default=DEFAULT_MEGABYTES,
        help=f"for the search's tables, for each player (else {DEFAULT_MEGABYTES})",
    )
