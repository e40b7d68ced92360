# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair why`: names the move that lost a game, its consequences, and a better move."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from desktop_app.cli.given import NotGivenError, given_line
from desktop_app.cli.output import BAD_INPUT, say, typed_language, use_language
from desktop_app.core.entry import typed_reader
from desktop_app.core.errors import GameError
from desktop_app.games.registry import new_engine_cache
from desktop_app.resources import read_book
from desktop_app.search.why.answer import WhyQuestion, answer, first_mistake
from desktop_app.search.why.comparison import engine_analyser

if TYPE_CHECKING:
    from desktop_app.core.position import Move
    from desktop_app.core.record import LineReader


def run_why(options: argparse.Namespace) -> int:
    """Run the `why` command; return the exit status, 2 for bad input."""
    from desktop_app.play.why.steps import play_text
    from desktop_app.play.why.words import why_text
    from desktop_app.words.faults import fault_text

    use_language()
    try:
        start, moves = given_line(options)
        inquiry = WhyQuestion(start, tuple(moves))
        if options.why_not is not None:
            read = typed_reader(start.game, typed_language)
            move = _considered(inquiry, options.why_not, read)
            inquiry = WhyQuestion(start, inquiry.moves, move)
    except NotGivenError as error:
        say(str(error))
        return BAD_INPUT
    except GameError as error:
        say(fault_text(error))
        return BAD_INPUT
    look = engine_analyser(new_engine_cache(read_book=read_book))
    found, first = answer(inquiry, look), None
    if options.first and found.move is not None:
        first = first_mistake(inquiry, look, found.number)
    found = first or found
    print(why_text(found, played=options.why_not is None, is_first=first is not None))
    for number, play in enumerate(found.shown, found.number + 1):
        print(f"{number:3}. {play_text(play)}")
    return 0


def _considered(inquiry: WhyQuestion, text: str, read: LineReader | None) -> Move:
    """Return the move of `--not`, which would follow the moves of the game."""
    position = inquiry.positions[-1]
    if read is None:
        return position.game.parse_move(position, text)
    try:
        return read(position, [text])[0]
    except GameError as error:
        error.details["number"] = len(inquiry.moves) + 1
        raise
