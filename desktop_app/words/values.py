# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for outcomes and scores: how a game ended, what a score predicts, how it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.core.notation import number_text
from desktop_app.core.position import MAX, Game, Player, Position
from desktop_app.core.scales import (
    SCHOOL_BASE,
    Scale,
    bound_on,
    is_reversed,
    least_advantage,
    on_scale,
    plies_to_spare,
)
from desktop_app.core.score import DISTANCE_BOUND, Bound, Outcome, Score, winner_of
from desktop_app.games.registry import family_of, player_name
from desktop_app.languages import translate
from desktop_app.numerals import MINUS, grouped, signed
from desktop_app.search.solved import is_small_and_cyclic
from desktop_app.words.address import addressed
from desktop_app.words.distance import win_text

if TYPE_CHECKING:
    from fractions import Fraction

    from desktop_app.search.random_play import OutcomeDistribution

_MARKS = {
    Bound.LOWER: "\N{GREATER-THAN OR EQUAL TO}",
    Bound.UPPER: "\N{LESS-THAN OR EQUAL TO}",
    Bound.HEURISTIC: "\N{ALMOST EQUAL TO}",
}


def level_word(*, takes_largest: bool) -> str:
    """Return "MAX" or "MIN": which of the values on screen the player to move takes."""
    return translate("Words", "MAX") if takes_largest else translate("Words", "MIN")


#: How a game ended. {number}: what stands at the end of a branch in a tree of numbers
def outcome_text(position: Position, person: Player | None = None) -> str:
    """Return how a finished game ended; empty while it goes on.

    Args:
        position: the position.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    outcome, game = position.outcome, position.game
    if outcome is None:
        return ""
    if game.is_numeric:
        return translate("Words", "End of the branch: {number}").format(
            number=number_text(outcome).replace("-", MINUS)
        )
    winner = winner_of(position)
    if winner is None:
        return translate("Words", "Draw")
    if game.traits.has_margin:
        return win_by(winner, outcome, game, person)
    return addressed(
        winner,
        person,
        named=translate("Words", "{player} wins"),
        you=translate("Words", "you win"),
        bot=translate("Words", "the bot wins"),
    ).format(player=player_name(game, winner))


#: How a game ended or will end; a clause that begins small
def win_by(winner: Player, margin: float, game: Game, person: Player | None = None) -> str:
    """Return who wins and by how much: "X wins by 4".

    Args:
        winner: the player who wins.
        margin: the difference, of either sign.
        game: the game.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    text = addressed(
        winner,
        person,
        named=translate("Words", "{player} wins by {margin}"),
        you=translate("Words", "you win by {margin}"),
        bot=translate("Words", "the bot wins by {margin}"),
    )
    return text.format(player=player_name(game, winner), margin=number_text(abs(margin)))


#: What a move leads to in a tree of numbers
def score_meaning(score: Score, position: Position, person: Player | None = None) -> str:
    """Say what a score predicts: "X wins in 2 moves", "Draw".

    Args:
        score: the score.
        position: the position from which distances count.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    game = position.game
    if game.is_numeric:
        number = number_text(score.seen_by(MAX).number).replace("-", MINUS)
        return translate("Words", "leads to {number}").format(number=number)
    if score.outcome is Outcome.DRAW:
        return _draw(score, position, person)
    if score.outcome is Outcome.UNKNOWN:
        return _leaning(score, game, person)
    winner = score.winner
    if score.number and winner is not None:
        return win_by(winner, score.number, game, person)
    return win_text(score, position, person)


def _draw(score: Score, position: Position, person: Player | None) -> str:
    """Say that it is a draw, or what is certain if only a bound is known."""
    game = position.game
    if score.is_exact:
        if score.plies is None and is_small_and_cyclic(position):
            return translate("Words", "Draw: neither player can force a win")
        return translate("Words", "Draw")
    safe = score.player if score.bound is Bound.LOWER else score.player.opponent
    return addressed(
        safe,
        person,
        named=translate("Words", "Draw, or {player} wins"),
        you=translate("Words", "draw, or you win"),
        bot=translate("Words", "draw, or the bot wins"),
    ).format(player=player_name(game, safe))


def _leaning(score: Score, game: Game, person: Player | None) -> str:
    if score.is_mere_bound:
        #: Beside a move in the list of moves: other moves are at least as good
        return translate("Words", "no better")
    if abs(score.number) < least_advantage(game):
        #: A guess about the end of the game: neither player is likelier to win
        return translate("Words", "about even")
    ahead = score.player if score.number > 0 else score.player.opponent
    return addressed(
        ahead,
        person,
        #: A guess about the end of the game: {player} is likelier to win
        named=translate("Words", "{player} may win"),
        #: A guess about the end of the game: the reader is likelier to win
        you=translate("Words", "you may win"),
        #: A guess about the end of the game: the bot is likelier to win
        bot=translate("Words", "the bot may win"),
    ).format(player=player_name(game, ahead))


def _as_shown(score: Score, scale: Scale, game: Game) -> tuple[Score, Scale]:
    """Return the score and scale to show: the numbers of a tree are always for Max, as they are."""
    return (score.seen_by(MAX), Scale.OUTCOME) if game.is_numeric else (score, scale)


def known(score: Score, scale: Scale, game: Game) -> str:
    """Say how a score is known: exact, a bound or a guess, from its player's point of view."""
    score, scale = _as_shown(score, scale, game)
    bound = bound_on(score, scale)
    if bound is Bound.EXACT:
        #: How a value is known: proven
        return translate("Words", "exact")
    if score.is_mere_bound:
        #: How a value is known: a limit, after looking {depth} moves ahead
        return translate("Words", "bound, depth {depth}").format(depth=score.depth)
    if _is_proven(score) or score.is_exact:  # the winner is known, but not the number of moves
        #: How sure a value is; before or after it
        return translate("Words", "proven")
    if bound is Bound.LOWER:
        #: How sure a value is; the value follows
        return translate("Words", "at least")
    if bound is Bound.UPPER:
        #: How sure a value is; the value follows
        return translate("Words", "at most")
    #: How a value is known: a guess, after looking {depth} moves ahead
    return translate("Words", "guess, depth {depth}").format(depth=score.depth)


def _is_proven(score: Score) -> bool:
    """Return whether the winner and the latest ply of the win are known."""
    return score.bound is DISTANCE_BOUND.get(score.outcome)


def value_text(score: Score, scale: Scale, position: Position, person: Player | None = None) -> str:
    """Format a score on a scale from its player's point of view, marked if it is not exact.

    Words name the winner, so they mean the same from either point of view.

    Args:
        score: the score.
        scale: the reader's scale.
        position: the position before the move that has this score, or the position itself.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    score, scale = _as_shown(score, scale, position.game)
    if _is_proven(score) and scale is not Scale.SCHOOL:  # else the distance matters
        return bare_value(score, scale, position, person)
    return _MARKS.get(bound_on(score, scale), "") + bare_value(score, scale, position, person)


def bare_value(score: Score, scale: Scale, position: Position, person: Player | None = None) -> str:
    """Format a score on a scale, without a mark for inexact ones; see `value_text`."""
    if position.game.is_numeric:
        return number_text(score.seen_by(MAX).number).replace("-", MINUS)
    if scale is Scale.WORDS:
        return _word(score, position.game, person)
    unit = family_of(position.game).unit
    if unit is not None:
        return _in_units(score, scale, position, unit)
    number = on_scale(score, scale, plies_to_spare(position))
    if score.outcome is not Outcome.UNKNOWN:
        return signed(number)
    if position.game.traits.has_margin:  # a guess of the final margin
        return signed(-score.number if is_reversed(scale) else score.number, 1)
    return guess_text(number, scale)


#: A value with the number of moves until then: +1 in 4. {plies}: a number
def _in_units(score: Score, scale: Scale, position: Position, unit: float) -> str:
    """Format a score of a game with a unit: guesses in it, and wins with their number of moves."""
    if score.outcome is Outcome.UNKNOWN:
        return unit_text(-score.number if is_reversed(scale) else score.number, unit)
    text = signed(on_scale(score, scale, plies_to_spare(position)))
    if not score.plies or score.outcome is Outcome.DRAW:
        return text
    return translate("Explain", "{value} in {plies}").format(value=text, plies=score.plies)


def unit_text(number: float, unit: float, more_digits: int = 0) -> str:
    """Format an evaluation in the game's unit, such as pawns."""
    return signed(number / unit, 2 + more_digits)


def guess_text(number: float, scale: Scale, more_digits: int = 0) -> str:
    """Format a guess on a scale, never as large as a win or a loss."""
    digits = (1 if scale is Scale.SCHOOL else 2) + more_digits
    most = (SCHOOL_BASE if scale is Scale.SCHOOL else 1) - 10**-digits
    return signed(min(max(number, -most), most), digits)


def _word(score: Score, game: Game, person: Player | None) -> str:
    """Name the winner, or the player who looks better."""
    if score.outcome is Outcome.DRAW:
        return translate("Words", "Draw")
    if score.winner is not None:
        return winner_word(score.winner, game, person)
    if abs(score.number) < least_advantage(game):
        #: In place of a number: a guess that neither player is likelier to win
        return translate("Words", "Even?")
    return leader_word(score.player if score.number > 0 else score.player.opponent, game, person)


def leader_word(ahead: Player, game: Game, person: Player | None) -> str:
    """Return a short text that names the player who is likelier to win, for a tag.

    It is marked as a guess about the end: in Kalah, "You lead" would read like the score so far.
    """
    return addressed(
        ahead,
        person,
        #: In place of a number: a guess that {player} will win
        named=translate("Words", "{player} wins?"),
        #: In place of a number: a guess that you will win
        you=translate("Words", "You win?"),
        #: In place of a number: a guess that the bot will win
        bot=translate("Words", "Bot wins?"),
    ).format(player=player_name(game, ahead))


#: Who wins, on a tag beside a move
def winner_word(winner: Player, game: Game, person: Player | None) -> str:
    """Return a short text that names the winner, for a tag."""
    return addressed(
        winner,
        person,
        named=translate("Words", "{player} wins"),
        #: In place of a number: you win with this move if both sides play perfectly
        you=translate("Words", "You win"),
        #: In place of a number: the bot wins if both sides play perfectly
        bot=translate("Words", "Bot wins"),
    ).format(player=player_name(game, winner))


#: The worst that can happen, in the column “Worst case”
def worst_text(worst: float, *, is_numeric: bool) -> str:
    """Say the worst possible outcome; `worst` is from the reader's point of view."""
    if is_numeric:
        return number_text(worst).replace("-", MINUS)
    if worst > 0:
        return translate("Words", "Win")
    return translate("Words", "Loss") if worst < 0 else translate("Words", "Draw")


def percent(share: Fraction) -> str:
    """Format a probability in per cent without the sign; 0 and 100 only for exactly these."""
    number = float(share * 100)
    if 0 < number < 0.1:
        return f"<{grouped(0.1, 1)}"
    if 99.9 < number < 100:
        return f">{grouped(99.9, 1)}"
    return grouped(number, 0 if number in (0, 100) else 1)


#: Cells in the columns “Worst case” and “Random” of the table of moves. {shares}: three numbers
#: such as 58.5 / 12.7 / 28.8
def random_texts(position: Position, endings: OutcomeDistribution | None) -> tuple[str, str, str]:
    """Return the worst ending for the mover, and shares and counts under random play."""
    if endings is None:
        return "", "", ""
    game, mover = position.game, position.turn
    worst = endings.worst(mover)
    if game.is_numeric:
        mean = signed(float(endings.mean(MAX)), 2)
        return worst_text(worst * mover, is_numeric=True), mean, grouped(endings.games)
    if worst == 0:
        text = translate("CandidateTexts", "Draw")
    else:
        winner = mover if worst > 0 else mover.opponent
        text = translate("CandidateTexts", "{player} wins").format(player=player_name(game, winner))
    shares = " / ".join(percent(endings.share(MAX, sign)) for sign in (1, 0, -1))
    games = " / ".join(grouped(endings.count(MAX, sign)) for sign in (1, 0, -1))
    return text, translate("CandidateTexts", "{shares}%").format(shares=shares), games
