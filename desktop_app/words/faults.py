# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for input that a game rejects (what is wrong, where, what fits) and for failures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.file_formats import FormatFault
from desktop_app.core.position import MAX, Game
from desktop_app.games.registry import FAMILIES, game_title, player_name, wording_of_family
from desktop_app.games.wording import Texts
from desktop_app.languages import translate
from desktop_app.numerals import as_words
from desktop_app.words.address import capitalized

if TYPE_CHECKING:
    from desktop_app.games.pasted import Setup

FAULTS: Texts = {
    #: What is wrong with something that was typed or read. {presets}, {forms}: lists of names of
    #: games, {last}: one more; {names}: a list; {example}: a move
    GameFault.UNKNOWN_GAME: QT_TRANSLATE_NOOP(
        "Words", "There is no game called “{text}”. Choose {presets}, {forms} or {last}."
    ),
    GameFault.UNKNOWN_EVALUATION: QT_TRANSLATE_NOOP(
        "Words", "This game has no evaluation called “{text}”. Choose {names}."
    ),
    GameFault.MOVE_SYNTAX: QT_TRANSLATE_NOOP(
        "Words",
        "Move {number}: “{text}” isn't a move in this game. Write one move like {example}, "
        "or several one after another.",
    ),
    GameFault.GAME_OVER: QT_TRANSLATE_NOOP(
        "Words",
        "{where}“{text}” comes after the game has ended. Leave out this move and all the moves "
        "after it.",
    ),
    GameFault.NOT_LEGAL: QT_TRANSLATE_NOOP(
        "Words", "{where}“{text}” isn't a legal move here. Choose another move."
    ),
    #: Said of a text that was pasted or typed. {title}: the name of a game
    GameFault.OTHER_GAME: QT_TRANSLATE_NOOP(
        "Words", "That is a position of another game: {title}. Choose that game first."
    ),
    #: Said of the address of a web page that was pasted or typed. {host}: the name of the site
    GameFault.NO_POSITION_IN_ADDRESS: QT_TRANSLATE_NOOP(
        "Words",
        "I can't find a position in this address, and I don't look anything up on the internet. "
        "Copy the position or the moves on {host} instead.",
    ),
}
"""Sentences for faults in any game; a game's own faults are in its wording."""

#: What is wrong with a file, after “line 3: ” or its name; begins small
FORM_FAULTS: Texts = {
    FormatFault.NO_GAME: QT_TRANSLATE_NOOP("Words", "there is no game in it. Try another file."),
    FormatFault.TOO_MANY: QT_TRANSLATE_NOOP(
        "Words", "it has more than {most} moves. Choose a shorter game."
    ),
}
"""Sentences for faults in files of other programs."""


def fault_text(error: GameError) -> str:
    """Return a sentence that says what is wrong, where, and what would fit."""
    number = error.details.get("number")
    #: Begins a sentence about a move that can't be played
    where = "" if number is None else translate("Words", "Move {number}: ").format(number=number)
    text = translate("Words", _pattern(error.fault)).format(
        **{**as_words(error.details), "where": where}
    )
    return text if isinstance(error.fault, FormatFault) else capitalized(text)


def doubt_text(setup: Setup) -> str:
    """Say what a text left open, and how it was taken; empty if it was clear."""
    from desktop_app.games.pasted import Doubt  # which a start does not need

    if setup.doubt is None:
        return ""
    game = setup.start.game
    text = {
        #: After a board was pasted. {mark}: a mark of the text, such as R or a disc; {player}: a
        #: player, such as X or Black
        Doubt.FIRST: translate(
            "Words", "The text doesn't say who went first. I took {mark} for {player}."
        ),
        #: After a board was pasted. {player}: the player to move, such as White
        Doubt.TURN: translate(
            "Words", "The text doesn't say whose turn it is. I took {player} to be next."
        ),
        #: After moves were pasted as pairs of numbers
        Doubt.COUNT: translate(
            "Words", "The text doesn't say if columns and rows count from 0 or 1. I took 1."
        ),
    }[setup.doubt]
    player = MAX if setup.doubt is Doubt.FIRST else setup.start.turn
    return text.format(mark=setup.mark, player=player_name(game, player))


#: Said instead of a game from a file. {title}: the name of a game
def no_board_text(game: Game) -> str:
    """Say why a game that can be read can't be played in the window."""
    text = translate("Words", "“{title}” has no board to play on.")
    return text.format(title=game_title(game))


#: Said at the start of the program
def lost_game_text(reason: str) -> str:
    """Say that the last session's game can't be restored, and why."""
    text = translate("Words", "Your last game couldn't be restored. {reason}")
    return text.format(reason=reason)


def search_fault_text() -> str:
    """Say that a search has failed because of an error in the program."""
    return translate(
        "Words",
        "Something went wrong in the search, so the bots are paused. Let them try again, or play "
        "on.",
    )


def _pattern(fault: str) -> str:
    """Return the sentence of a fault; codes of two games may be equal, so types decide."""
    for faults in (FAULTS, FORM_FAULTS, *(wording_of_family(family).faults for family in FAMILIES)):
        if any(type(code) is type(fault) for code in faults):
            return str(faults[fault])
    raise LookupError(fault)
