# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Types of command-line arguments, each with a readable message, and arguments of many commands."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.cli.output import QUOTED, one_line, translate
from desktop_app.search.memory import DEFAULT_MEGABYTES, LEAST_MEGABYTES, most_megabytes

if TYPE_CHECKING:
    from desktop_app.players.registry import StrategyId

MOST_SECONDS = 86_400
MOST_GAMES = 1_000_000


def depth(text: str) -> int:
    """Parse a depth in plies."""
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= 400):
        raise argparse.ArgumentTypeError(
            f"'{text}' is not a depth. Give a whole number from 1 to 400."
        )
    return int(text)


def step(text: str) -> int:
    """Parse the number of a step, from 1."""
    if not (text.isascii() and text.isdecimal() and len(text) < 12 and int(text)):
        raise argparse.ArgumentTypeError(f"'{text}' is not a step. Give a whole number, 1 or more.")
    return int(text)


def seconds(text: str) -> float:
    """Parse a time in seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(
            f"'{text}' is not a time. Give seconds: above 0, at most {MOST_SECONDS}."
        )
    return seconds


def megabytes(text: str) -> int:
    """Parse an amount of memory that this machine has."""
    least, most = LEAST_MEGABYTES, most_megabytes()
    size = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    if not least <= size <= most:
        raise argparse.ArgumentTypeError(
            f"I can't use '{text}' megabytes. Give {least} to {most} (half this computer's memory)."
        )
    return size


def player(text: str) -> StrategyId:
    """Parse the name of a player."""
    from desktop_app.players.registry import parse_strategy

    try:
        return parse_strategy(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"'{text}' is not a player. Give random, top-left, one-ahead, worst-case, best-odds, "
            "paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, "
            "alpha-beta:DEPTH~HUNDREDTHS (which misjudges), perfect, "
            "brain:/path/to/pbrain-program, uci:/path/to/engine or uci:/path/to/engine@elo1500."
        ) from None


def count(text: str) -> int:
    """Parse a number of games."""
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and 1 <= int(text) <= MOST_GAMES):
        raise argparse.ArgumentTypeError(
            f"'{text}' is not a number of games. Give a whole number from 1 to {MOST_GAMES}."
        )
    return int(text)


def seed(text: str) -> int:
    """Parse a random seed."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a seed. Give a whole number.") from None


def language(text: str) -> str:
    """Parse the code of a language that the program speaks."""
    from desktop_app.languages import native_name, offered_languages

    offered = offered_languages()
    code = text.strip().replace("-", "_").split(".")[0]
    for name in (code, code.split("_")[0].lower()):
        if name in offered:
            return name
    known = ", ".join(f"{code} ({native_name(code)})" for code in offered)
    raise argparse.ArgumentTypeError(
        f"“{one_line(text)[:QUOTED]}” is not a language of this program. Choose one of: {known}"
    )


def path(text: str) -> Path:
    """Return the file that an argument names: a path, or a `file:` address as desktops pass it."""
    scheme, colon, rest = text.partition(":")
    if not colon or scheme.lower() != "file" or os.path.lexists(text):
        return Path(text)
    from urllib.parse import unquote_to_bytes

    host, place = "", rest
    if rest.startswith("//"):
        host, slash, place = rest[2:].partition("/")
        place = slash + place
    if host not in ("", "localhost"):
        raise argparse.ArgumentTypeError(
            f"'{one_line(text)[:QUOTED]}' is on another computer. Copy the file to this one first."
        )
    # a name may hold bytes that are no UTF-8
    name = os.fsdecode(unquote_to_bytes(place.partition("#")[0].partition("?")[0]))
    is_drive = sys.platform == "win32" and name[2:3] == ":"
    return Path(name[1:] if is_drive else name)


def add_moves(task: argparse.ArgumentParser) -> argparse.Action:
    """Add the moves of a game, which may also follow the options; the caller adds their help."""
    return task.add_argument("moves", metavar="MOVES", nargs="*", default=[])


def add_seed(task: argparse.ArgumentParser) -> None:
    """Add the option for the seed of everything that is random."""
    task.add_argument(
        "--seed",
        type=seed,
        metavar="N",
        default=0,
        help=translate("CommandLine", "random seed: the starting number for the dice (default: 0)"),
    )


def add_ties(task: argparse.ArgumentParser) -> None:
    """Add the option for how the perfect player chooses among equally good moves."""
    task.add_argument(
        "--ties",
        choices=("best-odds", "random"),
        default="best-odds",
        help=translate(
            "CommandLine", "how perfect chooses among equally good moves (default: best-odds)"
        ),
    )


def add_memory(task: argparse.ArgumentParser) -> None:
    """Add the option for the memory of the search."""
    #: Help of the command line
    task.add_argument(
        "--memory",
        type=megabytes,
        metavar="MB",
        default=DEFAULT_MEGABYTES,
        help=translate(
            "CommandLine", "megabytes of memory for each search's tables (default: {megabytes})"
        ).format(megabytes=DEFAULT_MEGABYTES),
    )
