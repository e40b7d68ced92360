# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""That a move has lost what was not lost, or missed a win: how it was won, what would have held.

A move that was made is spoken of in another tense than one that might be.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.position import number_text
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import player_name, wording_of
from desktop_app.languages import translate
from desktop_app.play.why.words.moves import all_of, either, name_of, said, threats_text
from desktop_app.search.why.finding import Finding, Play, Way
from desktop_app.words.counted import COUNTED
from desktop_app.words.distance import nth, win_text


def lets_win(found: Finding, played: bool) -> Sequence[str]:
    """What the other player wins by, and what would have kept it from that."""
    refuted = wording_of(found.position.game).refuted(found)
    kept = _kept(found, played) if found.better else _unknown(played)
    return _let(found), refuted, kept, _sooner(found)


def _let(found: Finding) -> str:
    """What a move lets the other player do."""
    winning, deciding = found.winning, found.deciding
    text = {
        Way.BY_ITSELF: translate("Why", "{move} loses at once."),
        Way.UNSTOPPED: translate(
            "Why", "{winner} threatens {reply}, and {move} does not stop that."
        ),
        Way.AT_ONCE: translate("Why", "{move} lets {winner} win at once with {reply}."),
        Way.TWO_THREATS: translate(
            "Why", "{move} lets {winner} make {threats} with {deciding}: {either} wins."
        ),
        Way.FORCING: translate(
            "Why",
            "{move} lets {winner} make one threat after another, until {deciding} makes {threats} "
            "at once: {either} wins.",
        ),
        Way.TWO_IN_THE_END: translate(
            "Why",
            "{move} lets {winner} win with its {nth} move: in the end {deciding} makes {threats}, "
            "{either}.",
        ),
        Way.ANYHOW: translate("Why", "{move} lets {winner} win with its {nth} move."),
    }[found.way]
    winner, made = found.mover.opponent, len(winning)
    margin = 0 if found.got is None else abs(found.got.number)
    if found.position.game.traits.has_margin and margin and found.got is not None:
        text = translate("Why", "{move} lets {winner} win.")
        if found.got.bound is Bound.EXACT:
            text = translate("Why", "{move} lets {winner} win by {margin}.")
    elif found.way is Way.ANYHOW and not _tells_distance(found.got, found):
        text = translate("Why", "{move} lets {winner} win.")
    elif found.way is Way.TWO_IN_THE_END and found.got is not None and found.got.plies is None:
        text = translate(
            "Why",
            "{move} lets {winner} win: as shown, {deciding} makes {threats} in the end, {either}.",
        )
    elif found.way is Way.ANYHOW and found.got is not None and _loser_ends(found):
        text = translate("Why", "{move} loses: {meaning}.")
        meant = win_text(found.got, found.position)
        return text.format(move=name_of(found, found.move), meaning=meant)
    elif found.way is Way.ANYHOW and found.got is not None and found.got.bound is not Bound.EXACT:
        text = translate("Why", "{move} lets {winner} win with its {nth} move at the latest.")
    return text.format(
        move=name_of(found, found.move),
        winner=player_name(found.position.game, winner),
        reply=said(winning[0].position, winning[0].move) if winning else "",
        nth=nth(made),
        margin=number_text(margin),
        **_decided(deciding),
    )


def _sooner(found: Finding) -> str:
    """The threat that was left open, where the game was lost before it need have been."""
    if not found.played:
        return ""
    *_, last, end = found.played
    text = translate(
        "Why", "The end came sooner: {winner} threatened {end}, and {player} did not stop that."
    )
    if end.move not in last.stood:
        text = translate("Why", "The end came sooner: {move} opened {end} to {winner}.")
    elif len(last.stood) > 1:
        text = translate("Why", "The end came sooner: {winner} threatened {stood}.")
    game = found.position.game
    return text.format(
        winner=player_name(game, end.player),
        player=player_name(game, last.player),
        stood=all_of(last.position, last.stood),
        move=said(last.position, last.move),
        end=said(end.position, end.move),
    )


def _tells_distance(score: Score | None, found: Finding) -> bool:
    """Whether the line that is shown is no longer than the value says."""
    if score is None or score.plies is None or not found.winning:
        return False
    return len(found.line) <= score.plies


def _loser_ends(found: Finding) -> bool:
    """Whether the last move of the line is the loser's, as in games that are lost by moving."""
    last = found.line[-1] if found.line else None
    return last is not None and (last.after.outcome or 0) * last.player < 0


def _decided(play: Play | None) -> dict[str, str]:
    """The move that decides, how many threats it makes, and what they are."""
    if play is None:
        return {}
    return {
        "deciding": said(play.position, play.move),
        "threats": threats_text(len(play.threats)),
        "either": either(play.after, play.threats),
    }


def _unknown(played: bool) -> str:
    """Return the sentence for a mistake without a known better move."""
    if played:
        return translate("Why", "I don't know if another move would have been better.")
    return translate("Why", "I don't know if another move is better.")


def _kept(found: Finding, played: bool) -> str:
    """The moves that keep what was given away."""
    if found.ahead is not None:
        return COUNTED.holds(found.ahead, name_of(found, found.better[0]))
    moves, single = found.better, len(found.better) == 1 and found.all_others_fail
    best = found.best
    if found.wins_at_once:
        moves = moves[:1]
        text = translate("Why", "{moves} wins at once.")
        if played:
            text = translate("Why", "{moves} would have won at once.")
    elif best is not None and best.outcome is Outcome.WIN:
        text = (
            translate("Why", "Only {moves} wins.") if single else translate("Why", "{moves} wins.")
        )
        if played and single:
            text = translate("Why", "Only {moves} would have won.")
        elif played:
            text = translate("Why", "{moves} would have won.")
    elif best is not None and best.bound is Bound.EXACT:
        text = translate("Why", "{moves} draws.")
        if single:
            text = translate("Why", "Only {moves} draws.")
        if played:
            text = translate("Why", "{moves} would have drawn.")
            if single:
                text = translate("Why", "Only {moves} would have drawn.")
    else:
        text = translate("Why", "{moves} does not lose.")
        if played:
            text = translate("Why", "{moves} would not have lost.")
    return text.format(moves=either(found.position, moves))


def misses_win(found: Finding, played: bool) -> Sequence[str]:
    """The win that there was, and what became of it."""
    return _missed_by_moving(found, played) or _missed(found, played), _instead(found)


def _missed_by_moving(found: Finding, played: bool) -> str:
    """Return the missed win, if it would have come with the opponent's move; else empty."""
    if found.best is None or not _tells_distance(found.best, found) or not _loser_ends(found):
        return ""
    text = translate("Why", "{move} wins: {meaning}.")
    if played:
        text = translate("Why", "{move} would have won: {meaning}.")
    meant = win_text(found.best, found.position)
    return text.format(move=name_of(found, found.better[0]), meaning=meant)


def _missed(found: Finding, played: bool) -> str:
    """The win that there was, and how it would have come."""
    way, deciding, best = found.way, found.deciding, found.best
    margin = best.number if best is not None and best.outcome is Outcome.WIN else 0
    if way is Way.AT_ONCE:
        text = translate("Why", "{move} wins at once.")
        if played:
            text = translate("Why", "{move} would have won at once.")
    elif margin:
        text = translate("Why", "{move} wins by {margin}.")
        if played:
            text = translate("Why", "{move} would have won by {margin}.")
    elif way is Way.TWO_THREATS:
        text = translate("Why", "{move} wins: it makes {threats}, {either}.")
        if played:
            text = translate("Why", "{move} would have won: it makes {threats}, {either}.")
    elif way is Way.FORCING:
        text = translate(
            "Why",
            "{move} wins: one threat after another, until {deciding} makes {threats} at once, "
            "{either}.",
        )
        if played:
            text = translate(
                "Why",
                "{move} would have won: one threat after another, until {deciding} makes {threats} "
                "at once, {either}.",
            )
    elif _tells_distance(found.best, found):
        text = translate("Why", "{move} wins, with {player}'s {nth} move.")
        if played:
            text = translate("Why", "{move} would have won, with {player}'s {nth} move.")
    else:
        text = (
            translate("Why", "{move} would have won.")
            if played
            else translate("Why", "{move} wins.")
        )
    return text.format(
        move=name_of(found, found.better[0]),
        player=player_name(found.position.game, found.mover),
        nth=nth(len(found.winning)),
        margin=number_text(margin),
        **_decided(deciding),
    )


def _instead(found: Finding) -> str:
    """What the move that misses a win leads to."""
    move, got = name_of(found, found.move), found.got
    if found.ahead is not None:
        return COUNTED.does_not_win(found.ahead, move)
    if got is not None and got.outcome is Outcome.DRAW and got.bound is Bound.EXACT:
        return translate("Why", "{move} only draws.").format(move=move)
    return translate("Why", "{move} does not win.").format(move=move)
