# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""When a game is won: which player wins with which move, as a sentence and in short.

Plies count the moves of both players, but readers of "O wins in 2" count only those of O. So texts
count the moves of the player who moves last: "X wins with its 3rd move" or, in games that are lost
by moving, such as Chomp, "O must lose with its 3rd move".
"""

from __future__ import annotations

from desktop_app.core.position import Player, Position
from desktop_app.core.score import Outcome, Score
from desktop_app.games.registry import player_name
from desktop_app.languages import translate


def nth(number: int) -> str:
    """Format an ordinal number: "1st", "22nd", "113th"."""
    if number == 1:
        return translate("Ordinals", "1st", "which move")
    tens, ones = number // 10 % 10, number % 10
    pattern = translate("Ordinals", "{number}th", "which move")
    if tens != 1 and ones == 1:
        pattern = translate("Ordinals", "{number}st", "which move: 21st, 31st")
    elif tens != 1 and ones == 2:
        pattern = translate("Ordinals", "{number}nd", "which move: 2nd, 22nd")
    elif tens != 1 and ones == 3:
        pattern = translate("Ordinals", "{number}rd", "which move: 3rd, 23rd")
    return pattern.format(number=number)


def win_text(score: Score, position: Position) -> str:
    """Return who wins and when: "X wins with its 3rd move", counted from the position on.

    If the loser makes the last move: "O must lose with its 3rd move".

    Args:
        score: a win or a loss, with or without its distance.
        position: the position from which the distance counts.
    """
    winner, plies = score.winner, score.plies
    assert winner is not None
    name = player_name(position.game, winner)
    if plies is None:
        return translate("Words", "{player} wins").format(player=name)
    if plies <= 1 and not loses_by_moving(winner, plies, position):
        return translate("Words", "{player} wins now").format(player=name)
    if not position.game.traits.takes_turns:
        text = translate("Words", "{player} wins with the {nth} move from here")
        return _at_the_latest(score, text.format(player=name, nth=nth(plies)))
    last, number = _last_move(plies, position)
    if last is winner:
        text = translate("Words", "{player} wins with its {nth} move")
        if number == 1:
            text = translate("Words", "{player} wins with its next move")
    else:
        text = translate("Words", "{player} must lose with its {nth} move")
        if number == 1:
            text = translate("Words", "{player} must lose with its next move")
        if plies == 1:
            text = translate("Words", "{player} loses now")
    text = text.format(player=player_name(position.game, last), nth=nth(number))
    return _at_the_latest(score, text)


def loses_by_moving(winner: Player, plies: int, position: Position) -> bool:
    """Return whether the last of `plies` moves is made by the loser."""
    if not plies or not position.game.traits.takes_turns:
        return False
    return _last_move(plies, position)[0] is not winner


def _at_the_latest(score: Score, text: str) -> str:
    """Add "at the latest" if the game may end sooner."""
    if score.is_exact:
        return text
    return translate("Words", "{meaning} at the latest").format(meaning=text)


def _last_move(plies: int, position: Position) -> tuple[Player, int]:
    """Return who makes the last of `plies` moves, and how many of them are that player's."""
    return position.turn if plies % 2 else position.turn.opponent, (plies + 1) // 2


def short_distances(score: Score, position: Position) -> tuple[str, str]:
    """Return short texts for the move that ends the game: "X's 3rd move", and "3rd".

    Both are empty if the move is unknown.
    """
    plies, is_sure = score.plies, score.is_exact
    winner = score.player if score.outcome is Outcome.WIN else score.player.opponent
    if plies is None:
        return "", ""
    is_forced = loses_by_moving(winner, plies, position)
    if plies <= 1:
        now = translate("Words", "now")
        if not is_forced:
            return now, now
        loses = translate("Words", "{player} loses now")
        return loses.format(player=player_name(position.game, position.turn)), now
    if not position.game.traits.takes_turns:
        number, text = nth(plies), translate("Words", "{nth} move")
        name = ""
    else:
        last, count = _last_move(plies, position)
        name = player_name(position.game, last)
        number, text = nth(count), translate("Words", "{player}'s {nth} move")
        if is_forced:
            text = translate("Words", "{player} loses: {nth} move")
        if count == 1:
            number, text = translate("Words", "next"), translate("Words", "{player} wins next")
            if is_forced:
                text = translate("Words", "{player} loses next")
    whole = text.format(player=name, nth=number)
    if is_sure:
        return whole, number
    sooner = translate("Words", "by {move}", "at the latest with that move")
    return sooner.format(move=whole), "\N{LESS-THAN OR EQUAL TO}\N{NARROW NO-BREAK SPACE}" + number
