# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentences below the board while "Why?" plays a line: what each move does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.core.score import winner_of
from desktop_app.games.registry import player_name, wording_of
from desktop_app.languages import translate
from desktop_app.play.why.phrases import (
    joined_by_and,
    joined_by_or,
    move_phrase,
    threats_text,
)
from desktop_app.words.address import addressed, capitalized
from desktop_app.words.values import win_by

if TYPE_CHECKING:
    from desktop_app.core.position import Player
    from desktop_app.search.why.finding import LineMove


def play_text(play: LineMove, person: Player | None = None) -> str:
    """Describe a move of a line: its threats, what it must stop, how the game ends.

    Args:
        play: the move.
        person: the side of the only person, to be called "you"; None to name both players.
    """
    after, game = play.after, play.position.game
    is_over = after.outcome is not None and not game.is_numeric
    text = _end(play, person) if is_over else _reaction(play, person) or _action(play, person)
    winner = winner_of(after)
    told = text.format(
        player=player_name(game, play.player),
        move=move_phrase(play.position, play.move),
        other=player_name(game, play.player.opponent),
        end="" if winner is None else win_by(winner, after.outcome or 0, game, person),
        stood=joined_by_and(play.position, play.stood),
        unstopped=joined_by_and(play.position, play.unstopped),
        opened=joined_by_or(after, play.opened),
        threats=joined_by_and(after, play.threats),
        count=threats_text(len(play.threats)),
    )
    remark = wording_of(game).theory_remark(play)
    return capitalized(f"{told} ({remark})" if remark else told)


#: “Why?” below the board: the last step of the line. {end}: how the game ends, such as “X wins”
def _end(play: LineMove, person: Player | None) -> str:
    """Return the pattern for a move that ends the game."""
    after, who = play.after, play.player
    if after.outcome == 0:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} plays {move}. It is a draw."),
            you=translate("Why", "You play {move}. It is a draw."),
            bot=translate("Why", "The bot plays {move}. It is a draw."),
        )
    if play.position.game.traits.has_margin:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} plays {move}: {end}."),
            you=translate("Why", "You play {move}: {end}."),
            bot=translate("Why", "The bot plays {move}: {end}."),
        )
    if winner_of(after) is who:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} plays {move} and wins."),
            you=translate("Why", "You play {move} and win."),
            bot=translate("Why", "The bot plays {move} and wins."),
        )
    return addressed(
        who,
        person,
        named=translate("Why", "{player} plays {move} and loses."),
        you=translate("Why", "You play {move} and lose."),
        bot=translate("Why", "The bot plays {move} and loses."),
    )


#: “Why?” below the board: a step of the line. {stood}, {unstopped}: where the other player
#: threatens to win; {threats}: where the player does; {opened}: where the move lets the other
#: player win; all such as “b2 and c1”
def _reaction(play: LineMove, person: Player | None) -> str:
    """Return the pattern for a move that has to stop a threat; empty if there is none."""
    who = play.player
    if not play.is_forced:
        return ""
    if play.unstopped and play.move in play.stood:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} plays {move}, but can't stop {unstopped} as well."),
            you=translate("Why", "You play {move}, but you can't stop {unstopped} as well."),
            bot=translate("Why", "The bot plays {move}, but it can't stop {unstopped} as well."),
        )
    if play.unstopped:
        return addressed(
            who,
            person,
            named=translate(
                "Why", "{player} plays {move}, but {other} still threatens {unstopped}."
            ),
            you=translate("Why", "You play {move}, but the bot still threatens {unstopped}."),
            bot=translate("Why", "The bot plays {move}, but you still threaten {unstopped}."),
        )
    if play.opened:
        return addressed(
            who,
            person,
            named=translate(
                "Why", "{player} must stop {stood}, but then {other} can win with {opened}."
            ),
            you=translate("Why", "You must stop {stood}, but then the bot can win with {opened}."),
            bot=translate("Why", "The bot must stop {stood}, but then you can win with {opened}."),
        )
    if play.threats:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} must stop {stood}, and threatens {threats}."),
            you=translate("Why", "You must stop {stood}, and you threaten {threats}."),
            bot=translate("Why", "The bot must stop {stood}, and it threatens {threats}."),
        )
    return addressed(
        who,
        person,
        named=translate("Why", "{player} must stop {stood}."),
        you=translate("Why", "You must stop {stood}."),
        bot=translate("Why", "The bot must stop {stood}."),
    )


#: “Why?” below the board: a step of the line. {opened}, {threats}: places such as “b2 and c1”;
#: {count}: “two threats”
def _action(play: LineMove, person: Player | None) -> str:
    """Return the pattern for a move that need not stop anything."""
    who = play.player
    if play.opened and not play.threats:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} plays {move}. Then {other} can win with {opened}."),
            you=translate("Why", "You play {move}. Then the bot can win with {opened}."),
            bot=translate("Why", "The bot plays {move}. Then you can win with {opened}."),
        )
    if play.decides:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} plays {move} and makes {count}: {threats}."),
            you=translate("Why", "You play {move} and make {count}: {threats}."),
            bot=translate("Why", "The bot plays {move} and makes {count}: {threats}."),
        )
    if play.threats:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} plays {move} and threatens {threats}."),
            you=translate("Why", "You play {move} and threaten {threats}."),
            bot=translate("Why", "The bot plays {move} and threatens {threats}."),
        )
    if play.after.outcome is None and play.after.turn is who:
        return addressed(
            who,
            person,
            named=translate("Why", "{player} plays {move} and moves again."),
            you=translate("Why", "You play {move} and move again."),
            bot=translate("Why", "The bot plays {move} and moves again."),
        )
    return addressed(
        who,
        person,
        named=translate("Why", "{player} plays {move}."),
        you=translate("Why", "You play {move}."),
        bot=translate("Why", "The bot plays {move}."),
    )
