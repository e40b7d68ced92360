# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The position and the moves that a command line names."""

from __future__ import annotations

from desktop_app.cli.output import say, typed_language, use_language
from desktop_app.core.entry import typed_reader
from desktop_app.core.position import Game
from desktop_app.games.pasted import Setup, read_line


def typed_line(game: Game, position: str | None, moves: str) -> Setup:
    """Return the position to start from and the moves, and say what the text left open.

    Args:
        game: the game that the command names.
        position: the value of `--position`.
        moves: MOVES; without `--position`, they may be a position, too.

    Raises:
        GameError: they can't be read.
    """
    setup = read_line(game, position, moves, typed_reader(game, typed_language))
    if setup.doubt is not None:
        from desktop_app.words.faults import doubt_text

        use_language()
        say(doubt_text(setup))
    return setup
