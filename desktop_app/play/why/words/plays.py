# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One move of a line after the other: what each of them does."""

from __future__ import annotations

from desktop_app.games.registry import player_name, wording_of
from desktop_app.languages import translate
from desktop_app.play.why.words.moves import all_of, begun, either, said, threats_text
from desktop_app.search.why.finding import Play
from desktop_app.words.values import outcome_text


def _plainly(play: Play) -> str:
    """That a move is made, and whether the same player moves again."""
    if play.after.outcome is None and play.after.turn is play.player:
        return translate("Why", "{player} plays {move} and moves again.")
    return translate("Why", "{player} plays {move}.")


def play_text(play: Play) -> str:
    """What a move of a line does: whom it threatens, what it must stop, how the game ends."""
    after, game = play.after, play.position.game
    ended = after.outcome is not None and not game.is_numeric
    text = _plainly(play)
    if ended and after.outcome == 0:
        text = translate("Why", "{player} plays {move}: a draw.")
    elif ended and game.traits.has_margin:
        text = translate("Why", "{player} plays {move}: {end}.")
    elif ended:
        won = (after.outcome or 0) * play.player > 0
        text = translate("Why", "{player} plays {move} and wins.")
        if not won:
            text = translate("Why", "{player} plays {move} and loses.")
    elif play.is_forced and play.unstopped and play.move in play.stood:
        text = translate("Why", "{player} plays {move}, but can't stop {unstopped} as well.")
    elif play.is_forced and play.unstopped:
        text = translate("Why", "{player} plays {move} and does not stop {unstopped}.")
    elif play.is_forced and play.opened:
        text = translate("Why", "{player} must stop {stood}, which opens {opened} to {other}.")
    elif play.is_forced and play.threats:
        text = translate("Why", "{player} must stop {stood}, and threatens {threats}.")
    elif play.is_forced:
        text = translate("Why", "{player} must stop {stood}.")
    elif play.opened and not play.threats:
        text = translate("Why", "{player} plays {move}, which opens {opened} to {other}.")
    elif play.decides:
        text = translate("Why", "{player} plays {move} and makes {count}: {threats}.")
    elif play.threats:
        text = translate("Why", "{player} plays {move} and threatens {threats}.")
    told = text.format(
        player=player_name(game, play.player),
        move=said(play.position, play.move),
        other=player_name(game, play.player.opponent),
        end=outcome_text(after),
        stood=all_of(play.position, play.stood),
        unstopped=all_of(play.position, play.unstopped),
        opened=all_of(after, play.opened),
        threats=either(after, play.threats),
        count=threats_text(len(play.threats)),
    )
    remark = wording_of(game).remarked(play)
    return begun(f"{told} ({remark})" if remark else told)
