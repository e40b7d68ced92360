# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""When a game is won: which player wins with which move, as a sentence and in short.

Plies count the moves of both players, but readers of "O wins in 2" count only those of O. So texts
count the moves of the player who moves last, from the position on: "X wins in 3 moves" or, in games
that are lost by moving, such as Chomp, "O loses in 3 moves".
"""

from __future__ import annotations

from desktop_app.core.position import Player, Position
from desktop_app.core.score import Outcome, Score
from desktop_app.games.registry import player_name
from desktop_app.languages import translate
from desktop_app.words.address import addressed
from desktop_app.words.counted import COUNTED


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


def win_text(score: Score, position: Position, person: Player | None = None) -> str:
    """Return who wins and when: "X wins in 3 moves", counted from the position on.

    If the loser makes the last move: "O loses in 3 moves".

    Args:
        score: a win or a loss, with or without its distance.
        position: the position from which the distance counts.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    winner, plies = score.winner, score.plies
    assert winner is not None
    if plies is None or plies <= 1:
        text = _won(winner, person)
        if plies is not None:
            is_lost = loses_by_moving(winner, plies, position)
            winner = winner.opponent if is_lost else winner
            text = _lost_now(winner, person) if is_lost else _won_now(winner, person)
        return text.format(player=player_name(position.game, winner))
    if not position.game.traits.takes_turns:
        text = addressed(
            winner,
            person,
            named=translate("Words", "{player} wins on the {nth} move from here"),
            you=translate("Words", "you win on the {nth} move from here"),
            bot=translate("Words", "the bot wins on the {nth} move from here"),
        )
        name = player_name(position.game, winner)
        return _or_sooner(score, text.format(player=name, nth=nth(plies)))
    last, number = _last_move(plies, position)
    text = _won_on(last, number, person) if last is winner else _lost_on(last, number, person)
    text = text.format(player=player_name(position.game, last), count=number)
    return _or_sooner(score, text)


def _won(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        named=translate("Words", "{player} wins"),
        you=translate("Words", "you win"),
        bot=translate("Words", "the bot wins"),
    )


def _won_now(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        named=translate("Words", "{player} wins now"),
        you=translate("Words", "you win now"),
        bot=translate("Words", "the bot wins now"),
    )


def _lost_now(loser: Player, person: Player | None) -> str:
    return addressed(
        loser,
        person,
        named=translate("Words", "{player} loses now"),
        you=translate("Words", "you lose now"),
        bot=translate("Words", "the bot loses now"),
    )


def _won_on(winner: Player, number: int, person: Player | None) -> str:
    """Return the pattern for a win on the winner's own move; `number` counts only these."""
    if number == 1:
        return addressed(
            winner,
            person,
            named=translate("Words", "{player} wins on its next move"),
            you=translate("Words", "you win on your next move"),
            bot=translate("Words", "the bot wins on its next move"),
        )
    return COUNTED.wins_in(number, winner, person)


def _lost_on(loser: Player, number: int, person: Player | None) -> str:
    """Return the pattern for a loss on the loser's own move; `number` counts only these."""
    if number == 1:
        return addressed(
            loser,
            person,
            named=translate("Words", "{player} loses on its next move"),
            you=translate("Words", "you lose on your next move"),
            bot=translate("Words", "the bot loses on its next move"),
        )
    return COUNTED.loses_in(number, loser, person)


def loses_by_moving(winner: Player, plies: int, position: Position) -> bool:
    """Return whether the last of `plies` moves is made by the loser."""
    if not plies or not position.game.traits.takes_turns:
        return False
    return _last_move(plies, position)[0] is not winner


def _or_sooner(score: Score, text: str) -> str:
    """Add "or sooner" if the game may end before the last move that is named."""
    if score.is_exact:
        return text
    #: {meaning}: a whole clause, such as "X wins in 3 moves"
    return translate("Words", "{meaning} or sooner").format(meaning=text)


def _last_move(plies: int, position: Position) -> tuple[Player, int]:
    """Return who makes the last of `plies` moves, and how many of them are that player's."""
    return position.turn if plies % 2 else position.turn.opponent, (plies + 1) // 2


def short_distances(score: Score, position: Position) -> tuple[str, str]:
    """Return short texts for the move that ends the game: "X: 3rd move", and "3rd".

    Both are empty if the move is unknown.
    """
    plies, is_sure = score.plies, score.is_exact
    winner = score.player if score.outcome is Outcome.WIN else score.player.opponent
    if plies is None:
        return "", ""
    is_forced = loses_by_moving(winner, plies, position)
    if plies <= 1:
        #: Under a value on the board: the move wins at once
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
        #: Under a value on the board: the move that ends the game, such as "X: 3rd move"
        number, text = nth(count), translate("Words", "{player}: {nth} move")
        if is_forced:
            text = translate("Words", "{player} loses: {nth} move")
        if count == 1:
            number, text = translate("Words", "next"), translate("Words", "{player} wins next")
            if is_forced:
                text = translate("Words", "{player} loses next")
    whole = text.format(player=name, nth=number)
    if is_sure:
        return whole, number
    sooner = translate("Words", "{move} or sooner", "{move} is a short text such as X: 3rd move")
    return sooner.format(move=whole), "\N{LESS-THAN OR EQUAL TO}\N{NARROW NO-BREAK SPACE}" + number
