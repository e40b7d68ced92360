# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The meaning of the values in an explained run, and the names of scales for outcomes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop_app.core.position import MAX, MIN, Game, Position
from desktop_app.games.registry import family_of, player_name, wording_of
from desktop_app.languages import translate
from desktop_app.numerals import listed
from desktop_app.search.algorithm import UtilityScale, guess_parts
from desktop_app.search.minimax import ScoreFunction
from desktop_app.search.trace import Trace
from desktop_app.words.values import signed, unit_text


def worth_title(worth: UtilityScale, game: Game) -> str:
    """Return the name of a scale for the outcomes of a game."""
    return {
        UtilityScale.QUICK: lambda: translate("Explain", "Quick wins first"),
        UtilityScale.PLAIN: lambda: translate("Explain", "+1, 0, −1"),
        UtilityScale.SCHOOL: wording_of(game).school_scale,
        UtilityScale.MAX_LOSS: lambda: translate("Explain", "Cost (smaller is better)"),
    }[worth]()


def scale_text(trace: Trace) -> str:
    """Explain the values at the nodes of a run on a game."""
    game = trace.position.game
    has_draws = game.traits.has_draws
    text = {
        UtilityScale.QUICK: partial(_quick_rule, has_draws),
        UtilityScale.PLAIN: partial(_plain_rule, has_draws),
        UtilityScale.SCHOOL: partial(wording_of(game).school_rule, has_draws=has_draws),
        UtilityScale.MAX_LOSS: partial(_cost_rule, has_draws),
    }[trace.algorithm.worth]()
    if trace.algorithm.depth is not None:
        guessed = translate("Explain", "≈: a guess, or a value based on guesses.")
        text = f"{text} {guessed} {wording_of(game).guess()}".strip()
    return text.format(first=player_name(game, MAX), second=player_name(game, MIN))


#: What the values of a tree mean. {first}, {second}: the names of the players; “in 3” counts moves
def _quick_rule(has_draws: bool) -> str:
    if has_draws:
        return translate(
            "Explain",
            "+1 in 3: {first} wins, 3 moves below the top. 0: a draw. −1 in 4: {second} wins, 4 "
            "moves below the top. We count the moves of both players. A quick win is better than "
            "a slow one, and a slow loss is better than a quick one.",
        )
    return translate(
        "Explain",
        "+1 in 3: {first} wins, 3 moves below the top. −1 in 4: {second} wins, 4 moves below the "
        "top. We count the moves of both players. A quick win is better than a slow one, and a "
        "slow loss is better than a quick one.",
    )


#: What the values of a tree mean. {first}, {second}: the names of the players
def _plain_rule(has_draws: bool) -> str:
    if has_draws:
        return translate(
            "Explain",
            "+1: {first} wins. 0: a draw. −1: {second} wins. A win is a win, quick or slow.",
        )
    return translate(
        "Explain", "+1: {first} wins. −1: {second} wins. A win is a win, quick or slow."
    )


#: What the values of a tree mean. {first}, {second}: the names of the players
def _cost_rule(has_draws: bool) -> str:
    if has_draws:
        return translate(
            "Explain",
            "+1: {first} loses. 0: a draw. −1: {first} wins. So {first} wants the smallest value, "
            "and is MIN.",
        )
    return translate(
        "Explain",
        "+1: {first} loses. −1: {first} wins. So {first} wants the smallest value, and is MIN.",
    )


#: Explain: at a node where the search stops. {what}: what is counted, such as “open lines”;
#: {parts}: the sum, such as “3 − 1”; {units}: such as “discs”
def guessed_text(
    guess: ScoreFunction, position: Position, told: Callable[[float], float], value: str
) -> str:
    """Explain the evaluation of a position at which the search stops.

    Args:
        guess: the evaluation function.
        position: the position at which the search stops.
        told: converts a value for Max to the sign that is shown.
        value: the text of the guess at the node.
    """
    game = position.game
    terms, words, unit = guess_parts(guess, position), wording_of(game), family_of(game).unit
    if terms is None:
        return translate("Explain", "We stop looking here and guess {value}.").format(value=value)

    def number(one: float) -> str:
        return signed(told(one)) if unit is None else unit_text(told(one), unit)

    parts = [f"{words.term(term)} {number(term.number)}" for term in terms]
    told_parts, count = listed(parts), number(guess(position))
    text = translate(
        "Explain", "We stop looking here. Counting {what} gives {count}: a guess of {value}."
    )
    if count == value and not words.units():  # the count is itself the guess
        text = translate(
            "Explain", "We stop looking here. Counting {what} gives {count}, and that is our guess."
        )
        if parts:
            text = translate(
                "Explain",
                "We stop looking here. Counting {what} ({parts}) gives {count}, and that is our "
                "guess.",
            )
    elif parts:
        text = translate(
            "Explain",
            "We stop looking here. Counting {what} ({parts}) gives {count}: a guess of {value}.",
        )
    if words.units():
        value = translate("Explain", "{value} {units}").format(value=value, units=words.units())
    return text.format(what=words.counted(), parts=told_parts, count=count, value=value)
