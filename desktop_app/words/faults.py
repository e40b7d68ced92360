# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for input that a game rejects (what is wrong, where, what fits) and for failures."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.errors import Fault, GameError
from desktop_app.core.forms import FormFault
from desktop_app.core.position import Game
from desktop_app.games.registry import FAMILIES, game_title, wording_of_family
from desktop_app.games.wording import Texts
from desktop_app.languages import translate
from desktop_app.numerals import as_words

FAULTS: Texts = {
    Fault.UNKNOWN_GAME: QT_TRANSLATE_NOOP(
        "Words", "There is no game “{text}”; choose {presets}, {forms} or {last}."
    ),
    Fault.UNKNOWN_EVALUATION: QT_TRANSLATE_NOOP(
        "Words", "There is no evaluation “{text}” in this game; it has {names}."
    ),
    Fault.MOVE_SYNTAX: QT_TRANSLATE_NOOP(
        "Words", "Move {number}: “{text}” is no move of this game; write moves such as {example}."
    ),
    Fault.GAME_OVER: QT_TRANSLATE_NOOP(
        "Words", "{where}the game is over before “{text}”; leave it and what follows out."
    ),
    Fault.NOT_LEGAL: QT_TRANSLATE_NOOP(
        "Words", "{where}{text} is no move here; choose another one."
    ),
}
"""Sentences for faults in any game; a game's own faults are in its wording."""

FORM_FAULTS: Texts = {
    FormFault.NO_GAME: QT_TRANSLATE_NOOP("Words", "there is no game in it."),
    FormFault.NO_SIGN: QT_TRANSLATE_NOOP(
        "Words", "“{text}” can't stand here; take it out, or put it into a comment."
    ),
    FormFault.OPEN_COMMENT: QT_TRANSLATE_NOOP(
        "Words", "a comment begins here and does not end; close it."
    ),
    FormFault.OPEN_BRANCH: QT_TRANSLATE_NOOP(
        "Words", "a variation begins here and does not end; close it."
    ),
    FormFault.NO_BRANCH: QT_TRANSLATE_NOOP(
        "Words", "“{text}” stands where no variation can begin or end; take it out."
    ),
    FormFault.TOO_MANY: QT_TRANSLATE_NOOP("Words", "it holds more than {most} moves."),
}
"""Sentences for faults in files of other programs."""


def fault_text(error: GameError) -> str:
    """Return a sentence that says what is wrong, where, and what would fit."""
    number = error.details.get("number")
    where = "" if number is None else translate("Words", "Move {number}: ").format(number=number)
    return translate("Words", _pattern(error.fault)).format(
        **{**as_words(error.details), "where": where}
    )


def no_board_text(game: Game) -> str:
    """Say why a game that can be read can't be played in the window."""
    text = translate("Words", "“{title}” has no board to be played on.")
    return text.format(title=game_title(game))


def lost_game_text(reason: str) -> str:
    """Say that the last session's game can't be restored, and why."""
    text = translate("Words", "The game of last time can't be brought back. {reason}")
    return text.format(reason=reason)


def search_fault_text() -> str:
    """Say that a search has failed because of an error in the program."""
    return translate(
        "Words", "The search has failed, so the bots wait. Let them try again, or play on."
    )


def _pattern(fault: str) -> str:
    """Return the sentence of a fault; codes of two games may be equal, so types decide."""
    for faults in (FAULTS, FORM_FAULTS, *(wording_of_family(family).faults for family in FAMILIES)):
        if any(type(code) is type(fault) for code in faults):
            return str(faults[fault])
    raise LookupError(fault)
