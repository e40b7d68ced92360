# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Types of command-line arguments, each with a readable message, and arguments of many commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.cli.output import QUOTED, one_line, translate
from desktop_app.search.memory import DEFAULT_MEGABYTES, LEAST_MEGABYTES, most_megabytes

if TYPE_CHECKING:
    from desktop_app.players.registry import StrategyId

MOST_DEPTH = 400
"""The most plies that can be asked for."""
MOST_SECONDS = 86_400
MOST_GAMES = 1_000_000


def refused(sentence: str, text: str, **details: object) -> argparse.ArgumentTypeError:
    """Return the error for an argument.

    Args:
        sentence: what is wrong; `text` and `details` are filled in.
        text: the argument; its beginning is quoted.
        details: whole numbers, names and lists.
    """
    from desktop_app.numerals import as_words

    filled = sentence.format(text=one_line(text)[:QUOTED], **as_words(details))
    return argparse.ArgumentTypeError(filled)


def depth(text: str) -> int:
    """Parse a depth in plies."""
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_DEPTH):
        #: What is wrong with an argument of the command line
        told = translate(
            "CommandLine",
            "“{text}” isn't a depth. Give a whole number from {least} to {most}.",
        )
        raise refused(told, text, least=1, most=MOST_DEPTH)
    return int(text)


def step(text: str) -> int:
    """Parse the number of a step, from 1."""
    if not (text.isascii() and text.isdecimal() and len(text) < 12 and int(text)):
        #: What is wrong with an argument of the command line
        told = translate("CommandLine", "“{text}” isn't a step. Give a whole number, 1 or more.")
        raise refused(told, text)
    return int(text)


def seconds(text: str) -> float:
    """Parse a time in seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= MOST_SECONDS:
        #: What is wrong with an argument of the command line
        told = translate(
            "CommandLine", "“{text}” isn't a time. Give seconds: above 0, at most {most}."
        )
        raise refused(told, text, most=MOST_SECONDS)
    return seconds


def megabytes(text: str) -> int:
    """Parse an amount of memory that this machine has."""
    least, most = LEAST_MEGABYTES, most_megabytes()
    size = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    if not least <= size <= most:
        #: What is wrong with an argument of the command line
        told = translate(
            "CommandLine",
            "I can't use “{text}” megabytes. Give {least} to {most} (half this computer's memory).",
        )
        raise refused(told, text, least=least, most=most)
    return size


def player(text: str) -> StrategyId:
    """Parse the name of a player."""
    from desktop_app.players.registry import parse_strategy

    try:
        return parse_strategy(text)
    except ValueError:
        #: What is wrong with an argument of the command line; do not translate what is to be typed
        told = translate(
            "CommandLine",
            "“{text}” isn't a player. Give random, top-left, one-ahead, worst-case, best-odds, "
            "paper, menace, fitted, fitted~PERCENT, monte-carlo:PLAYOUTS, alpha-beta:DEPTH, "
            "alpha-beta:DEPTH~HUNDREDTHS (which misjudges), perfect, "
            "brain:/path/to/pbrain-program, uci:/path/to/engine or uci:/path/to/engine@elo1500.",
        )
        raise refused(told, text) from None


def count(text: str) -> int:
    """Parse a number of games."""
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and 1 <= int(text) <= MOST_GAMES):
        #: What is wrong with an argument of the command line
        told = translate(
            "CommandLine",
            "“{text}” isn't a number of games. Give a whole number from {least} to {most}.",
        )
        raise refused(told, text, least=1, most=MOST_GAMES)
    return int(text)


def seed(text: str) -> int:
    """Parse a random seed."""
    try:
        return int(text)
    except ValueError:
        #: What is wrong with an argument of the command line
        told = translate("CommandLine", "“{text}” isn't a seed. Give a whole number.")
        raise refused(told, text) from None


def language(text: str) -> str:
    """Parse the code of a language that the program speaks."""
    from desktop_app.languages import known_languages, native_name, offered_languages

    offered, accepted = offered_languages(), known_languages()
    code = text.strip().replace("-", "_").split(".")[0]
    for name in (code, code.split("_")[0].lower()):
        if name in accepted:
            return name
    known = ", ".join(f"{code} ({native_name(code)})" for code in offered)
    #: What is wrong with an argument of the command line. {known}: codes and names of languages
    told = translate(
        "CommandLine", "“{text}” isn't a language of this program. Choose one of: {known}"
    )
    raise refused(told, text, known=known)


def game_number(text: str) -> int:
    """Parse the number of a game in a file, from 1."""
    if not (text.isascii() and text.isdecimal() and len(text) < 8 and int(text)):
        #: What is wrong with an argument of the command line
        told = translate(
            "CommandLine", "“{text}” isn't the number of a game. Give a whole number, 1 or more."
        )
        raise refused(told, text)
    return int(text)


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
        #: What is wrong with an argument of the command line
        told = translate(
            "CommandLine", "“{text}” is on another computer. Copy the file to this one first."
        )
        raise refused(told, text)
    # a name may hold bytes that are no UTF-8
    name = os.fsdecode(unquote_to_bytes(place.partition("#")[0].partition("?")[0]))
    is_drive = sys.platform == "win32" and name[2:3] == ":"
    return Path(name[1:] if is_drive else name)


def add_choice_of_game(task: argparse.ArgumentParser) -> None:
    """Add the options that choose a game of a file."""
    task.add_argument(
        "--game",
        dest="number",
        type=game_number,
        metavar="N",
        help=translate("CommandLine", "of a file with several games, the one with this number"),
    )
    task.add_argument(
        "--as",
        dest="kind",
        metavar="GAME",
        help=translate("CommandLine", "read the moves as those of this game, if they fit several"),
    )


def add_file(task: argparse.ArgumentParser) -> None:
    """Add the options for a game in a file, in place of GAME and MOVES."""
    task.add_argument(
        "--file",
        type=path,
        metavar="FILE",
        help=translate("CommandLine", "take the game in this file, in place of GAME and MOVES"),
    )
    add_choice_of_game(task)


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


def add_choice(task: argparse.ArgumentParser, option: str, names: Sequence[str], told: str) -> None:
    """Add an option with one of these names, by default the first; `told` is the help on it."""

    def chosen(text: str) -> str:
        if text not in names:
            #: What is wrong with an argument of the command line. {known}: all that can be chosen
            refusal = translate("CommandLine", "“{text}” isn't possible here. Choose from {known}.")
            raise refused(refusal, text, known=", ".join(names))
        return text

    shown = f"{{{','.join(names)}}}"
    task.add_argument(option, type=chosen, metavar=shown, default=names[0], help=told)


def add_ties(task: argparse.ArgumentParser) -> None:
    """Add the option for how the perfect player chooses among equally good moves."""
    told = translate(
        "CommandLine",
        "how the player “perfect” chooses among equally good moves (default: best-odds)",
    )
    add_choice(task, "--ties", ("best-odds", "random"), told)


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
