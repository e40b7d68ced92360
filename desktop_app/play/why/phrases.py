# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Phrases that fill the sentences of "Why?": moves, lists of moves, threats and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop_app.core.scales import least_advantage
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import player_name, wording_of
from desktop_app.languages import translate
from desktop_app.numerals import listed
from desktop_app.words.address import addressed
from desktop_app.words.counted import COUNTED
from desktop_app.words.distance import win_text
from desktop_app.words.values import win_by

if TYPE_CHECKING:
    from desktop_app.core.position import Move, Player, Position
    from desktop_app.search.why.finding import Finding

MAX_NAMED = 3
"""Up to one move more than this, all are named; of more, only the first."""


def move_phrase(position: Position, move: Move) -> str:
    """Return a move as it is named within a sentence."""
    return wording_of(position.game).move_in_sentence(position, move)


def phrase_of(found: Finding, move: Move | None) -> str:
    """Return the name of a move in the position of a finding; empty for none."""
    return "" if move is None else move_phrase(found.position, move)


def joined_by_or(position: Position, moves: Sequence[Move]) -> str:
    """Join moves by "or"; of many, name the first and count them all."""
    names = [move_phrase(position, move) for move in moves]
    if len(names) > MAX_NAMED + 1:
        return COUNTED.any_of(len(names), names[0])
    if len(names) < 2:
        return "".join(names)
    #: {moves}: moves with commas between them; {last}: the last one
    text = translate("Why", "{moves} or {last}")
    return text.format(moves=listed(names[:-1]), last=names[-1])


def joined_by_and(position: Position, moves: Sequence[Move]) -> str:
    """Join moves by "and"."""
    names = [move_phrase(position, move) for move in moves]
    if len(names) < 2:
        return "".join(names)
    #: {moves}: moves with commas between them; {last}: the last one
    text = translate("Why", "{moves} and {last}")
    return text.format(moves=listed(names[:-1]), last=names[-1])


def threats_text(count: int) -> str:
    """Return a number of threats in words."""
    #: Object of a sentence: "O makes two threats"
    return translate("Why", "two threats") if count == 2 else COUNTED.threats(count)


def result_phrase(score: Score, position: Position, person: Player | None) -> str:
    """Return what a score predicts, to follow "with this move": "you win by 4", "it is a draw".

    Args:
        score: a score of a game that is won, drawn or lost (no tree of numbers).
        position: the position from which the score counts moves.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    game, winner = position.game, score.winner
    if score.outcome is Outcome.DRAW:
        return _draw_phrase(score, position, person)
    if score.outcome is Outcome.UNKNOWN:
        return _guess_phrase(score, position, person)
    if score.number and winner is not None:
        return win_by(winner, score.number, game, person)
    return win_text(score, position, person)


#: A clause within an answer to “Why?”: what a move leads to
def _draw_phrase(score: Score, position: Position, person: Player | None) -> str:
    if score.is_exact:
        #: Follows "With c3, "
        return translate("Why", "it is a draw")
    safe = score.player if score.bound is Bound.LOWER else score.player.opponent
    text = addressed(
        safe,
        person,
        named=translate("Why", "it is a draw, or {player} wins"),
        you=translate("Why", "it is a draw, or you win"),
        bot=translate("Why", "it is a draw, or the bot wins"),
    )
    return text.format(player=player_name(position.game, safe))


def _guess_phrase(score: Score, position: Position, person: Player | None) -> str:
    if score.is_mere_bound:
        return translate("Why", "it is no better")
    if abs(score.number) < least_advantage(position.game):
        return translate("Why", "the game is about even")
    ahead = score.player if score.number > 0 else score.player.opponent
    text = addressed(
        ahead,
        person,
        named=translate("Words", "{player} may win"),
        you=translate("Words", "you may win"),
        bot=translate("Words", "the bot may win"),
    )
    return text.format(player=player_name(position.game, ahead))
