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
        counted = COUNTED.wins_from_here if score.is_exact else COUNTED.wins_within_from_here
        text = counted(plies, winner, person)
        return text.format(player=player_name(position.game, winner), count=plies)
    last, number = last_move(plies, position)
    wins = last is winner
    if score.is_exact:
        text = _won_on(last, number, person) if wins else _lost_on(last, number, person)
    else:  # the game may end before the last move that is named
        within = COUNTED.wins_within if wins else COUNTED.loses_within
        text = within(number, last, person)
    return text.format(player=player_name(position.game, last), count=number)


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
    return last_move(plies, position)[0] is not winner


def last_move(plies: int, position: Position) -> tuple[Player, int]:
    """Return who makes the last of `plies` moves, and how many of them are that player's."""
    return position.turn if plies % 2 else position.turn.opponent, (plies + 1) // 2


def short_distances(score: Score, position: Position) -> tuple[str, str]:
    """Return short texts for the move that ends the game: "X wins in 3", and "in 3".

    Both are empty if the move is unknown.
    """
    plies = score.plies
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
        short = _short_count(score).format(count=plies)
        return short, short
    last, count = last_move(plies, position)
    if not score.is_exact:
        #: Under a value on the board: in how many moves the game ends, at the latest
        text = translate("Words", "{player} wins in at most {count}")
        if is_forced:
            text = translate("Words", "{player} loses in at most {count}")
        short = _short_count(score)
    elif count == 1:
        short, text = translate("Words", "next"), translate("Words", "{player} wins next")
        if is_forced:
            text = translate("Words", "{player} loses next")
    else:
        #: Under a value on the board: in how many of that player's moves the game ends
        text = translate("Words", "{player} wins in {count}")
        if is_forced:
            text = translate("Words", "{player} loses in {count}")
        short = _short_count(score)
    name = player_name(position.game, last)
    return text.format(player=name, count=count), short.format(count=count)


def _short_count(score: Score) -> str:
    """Return the pattern for a number of moves, exact or the most there can be."""
    if score.is_exact:
        #: Under a value on the board, where there is little room: in how many moves the game ends
        return translate("Words", "in {count}")
    #: Under a value on the board, where there is little room: in at most so many moves
    return translate("Words", "in ≤ {count}")
