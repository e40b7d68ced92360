# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""When a game is won: who wins and with which of their moves, as a sentence and in short.

All texts name the winner, and count only the winner's moves from the position on: "X wins in 3
moves". Plies count the moves of both players. In games that are lost by moving, such as Chomp, the
loser makes the last move: it loses whatever it is, so the winner's last move has decided the game.
"""

from __future__ import annotations

from desktop_app.core.position import Player, Position
from desktop_app.core.score import Score
from desktop_app.games.registry import player_name
from desktop_app.languages import translate
from desktop_app.numerals import grouped
from desktop_app.words.address import addressed
from desktop_app.words.counted import COUNTED


def win_text(score: Score, position: Position, person: Player | None = None) -> str:
    """Return who wins and when: "X wins in 3 moves", counted from the position on.

    Args:
        score: a win or a loss, with or without its distance.
        position: the position from which the distance counts.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    winner, plies = score.winner, score.plies
    assert winner is not None
    name = player_name(position.game, winner)
    if plies is None:
        return _won(winner, person).format(player=name)
    if plies <= 1:
        return _won_now(winner, person).format(player=name)
    if not position.game.traits.takes_turns:
        counted = COUNTED.wins_from_here if score.is_exact else COUNTED.wins_within_from_here
        return counted(plies, winner, person).format(player=name, count=grouped(plies))
    number = own_moves(winner, plies, position)
    if number > 1 and not score.is_exact:  # the game may end before the last move that is counted
        text = COUNTED.wins_within(number, winner, person)
    elif number == 1 and winner is not position.turn:
        text = _won_next(winner, person)
    else:
        text = COUNTED.wins_in(number, winner, person)
    return text.format(player=name, count=grouped(number))


#: What a position or a move leads to; a clause that begins small
def _won(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        named=translate("Words", "{player} wins"),
        you=translate("Words", "you win"),
        bot=translate("Words", "the bot wins"),
    )


#: What a position or a move leads to; a clause that begins small
def _won_now(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        named=translate("Words", "{player} wins now"),
        you=translate("Words", "you win now"),
        bot=translate("Words", "the bot wins now"),
    )


def _won_next(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        named=translate("Words", "{player} wins on its next move"),
        you=translate("Words", "you win on your next move"),
        bot=translate("Words", "the bot wins on its next move"),
    )


def lets_win_text(score: Score, position: Position, person: Player | None, *, move: str) -> str:
    """Say that a move lets the other player win, and when: "After b2, X can win in 3 moves."

    It names the same move of the winner as `win_text`.

    Args:
        score: the value of the move, a loss for its player, with its distance.
        position: the position before the move, from which the distance counts.
        person: the side of the only person, to be called "you"; None to name both players.
        move: the name of the move.
    """
    winner, plies = position.turn.opponent, score.plies
    assert plies is not None
    number = own_moves(winner, plies, position)
    if number <= 1:
        text = _lets_win_next(winner, person)
    elif score.is_exact:
        text = COUNTED.lets_win_in(number, winner, person)
    else:
        text = COUNTED.lets_win_within(number, winner, person)
    return text.format(move=move, winner=player_name(position.game, winner), count=grouped(number))


#: “Why?”: what was wrong with a move
def _lets_win_next(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        named=translate("Why", "After {move}, {winner} can win on its next move."),
        you=translate("Why", "After {move}, you can win on your next move."),
        bot=translate("Why", "After {move}, the bot can win on its next move."),
    )


def own_moves(player: Player, plies: int, position: Position) -> int:
    """Return how many of the next `plies` moves are the player's, if players take turns."""
    return (plies + 1) // 2 if player is position.turn else plies // 2


def short_distances(
    score: Score, position: Position, person: Player | None = None
) -> tuple[str, str]:
    """Return short texts for when the game is won: "X wins in 3", and "in 3".

    Both are empty if that is unknown.

    Args:
        score: a win or a loss, with or without its distance.
        position: the position from which the distance counts.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    plies, winner = score.plies, score.winner
    if plies is None or winner is None:
        return "", ""
    if plies <= 1:
        #: Under a value on the board: the move wins at once
        now = translate("Words", "now")
        return now, now
    if not position.game.traits.takes_turns:
        short = _short_count(score).format(count=grouped(plies))
        return short, short
    count = own_moves(winner, plies, position)
    if count > 1 and not score.is_exact:
        text, short = _at_most(winner, person), _short_count(score)
    elif count == 1 and winner is not position.turn:
        text, short = _next(winner, person), _next_short()
    else:
        text, short = _in_count(winner, person), _in_short()
    name = player_name(position.game, winner)
    return text.format(player=name, count=grouped(count)), short.format(count=grouped(count))


def _at_most(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        #: Under a value on the board: in how many moves the game ends, at the latest
        named=translate("Words", "{player} wins in at most {count}"),
        #: Under a value on the board: in how many moves the game ends, at the latest
        you=translate("Words", "you win in at most {count}"),
        #: Under a value on the board: in how many moves the game ends, at the latest
        bot=translate("Words", "bot wins in at most {count}"),
    )


#: On a tag beside a move; a clause that begins small
def _next(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        named=translate("Words", "{player} wins next"),
        #: Under a value on the board: with your next move
        you=translate("Words", "you win next"),
        #: Under a value on the board: with the bot's next move
        bot=translate("Words", "bot wins next"),
    )


def _next_short() -> str:
    #: Under “Bot wins” on the board, in small letters: with the winner's next move. It is the end
    #: of “bot wins next”, so that both lines are one sentence
    return translate("Words", "next")


def _in_count(winner: Player, person: Player | None) -> str:
    return addressed(
        winner,
        person,
        #: Under a value on the board: in how many of that player's moves the game is won
        named=translate("Words", "{player} wins in {count}"),
        #: Under a value on the board: in how many of your moves the game is won
        you=translate("Words", "you win in {count}"),
        #: Under a value on the board: in how many of the bot's moves the game is won
        bot=translate("Words", "bot wins in {count}"),
    )


def _short_count(score: Score) -> str:
    """Return the pattern for a number of moves, exact or the most there can be."""
    if score.is_exact:
        return _in_short()
    #: Under a value on the board, where there is little room: in at most so many moves
    return translate("Words", "in ≤ {count}")


def _in_short() -> str:
    #: Under a value on the board, where there is little room: in how many moves the game ends
    return translate("Words", "in {count}")
