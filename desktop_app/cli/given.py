# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a command is about: a game and its moves in words, or a game in a file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from desktop_app.cli.output import say, translate, use_language
from desktop_app.cli.typed import typed_line
from desktop_app.core.errors import GameError
from desktop_app.core.position import Move, Position
from desktop_app.core.record import GameRecord
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.opening import ListedGames, OpenedGame, Wish, open_file
from desktop_app.games.registry import find_game


class NotGivenError(ValueError):
    """What a command is about can't be read; the message is a sentence that says why."""


def given_line(options: argparse.Namespace) -> tuple[Position, Sequence[Move]]:
    """Return the first position and the moves that a command is about.

    That is GAME and MOVES, perhaps from `--position`, or the line of a game in `--file`. What was
    left out of the file is said on standard error.

    Raises:
        NotGivenError: the file can't be read, or not what is asked for.
        GameError: the game, the position or the moves are wrong.
    """
    if options.file is None:
        position, moves = getattr(options, "position", None), " ".join(options.moves)
        setup = typed_line(find_game(options.game), position, moves)
        return setup.start, setup.moves
    found = read_given(options.file, options)
    if isinstance(found, ListedGames):
        use_language()
        #: {name} is the name of a file; --game is an option of the command
        text = translate(
            "CommandLine",
            "There are several games in “{name}”. Choose one by its number, for example --game 1.",
        )
        raise NotGivenError(text.format(name=options.file.name))
    if found.left_out:
        from desktop_app.words.files import left_out_text

        use_language()
        for each in found.left_out:
            say(left_out_text(each))
    return found.kept.record.root.position, line_of(found.kept.record)


def line_of(record: GameRecord) -> Sequence[Move]:
    """Return the moves of the line on the board, to its end."""
    return [node.move for node in record.line() if node.move is not None]


def read_given(file: Path, options: argparse.Namespace) -> OpenedGame | ListedGames:
    """Return the game that `--game` and `--as` choose from a file, or the list of its games.

    Raises:
        NotGivenError: the file can't be read; the message says why.
    """
    try:
        game = None if options.kind is None else find_game(options.kind)
        return open_file(file, Wish(options.number, game, most=None))
    except GameError as error:
        from desktop_app.words.faults import fault_text

        use_language()
        raise NotGivenError(fault_text(error)) from error
    except FileError as error:
        from desktop_app.words.files import not_opened

        use_language()
        if error.fault is not FileFault.SEVERAL:
            raise NotGivenError(not_opened(file.name, error)) from error
        first, *others = map(str, cast("Sequence[object]", error.details["games"]))
        #: {name} is the name of a file, {games} are names of games, and --as is an option
        text = translate(
            "CommandLine",
            "The moves in “{name}” fit several games: {games}. Choose one, "
            "for example --as {first}.",
        )
        named = ", ".join((first, *others))
        raise NotGivenError(text.format(name=file.name, games=named, first=first)) from error
