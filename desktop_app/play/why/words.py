# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turn a `Finding` into sentences: why a game was lost, or what a move gave away.

A move that was played and one that is only considered take different tenses.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.notation import number_text
from desktop_app.core.position import Move, Position
from desktop_app.core.score import Outcome, Score, winner_of
from desktop_app.games.registry import player_name, wording_of
from desktop_app.languages import translate
from desktop_app.search.why.finding import Finding, FindingKind, Play, Way
from desktop_app.words.counted import COUNTED
from desktop_app.words.distance import nth, win_text
from desktop_app.words.values import meaning, outcome_text

MAX_NAMED = 3
"""The most moves named in a list; the others are counted."""


def capitalized(text: str) -> str:
    """Capitalise a sentence, unless it begins with the name of a cell."""
    word = text.partition(" ")[0]
    return text[0].upper() + text[1:] if word.isalpha() and len(word) > 1 else text


def move_phrase(position: Position, move: Move) -> str:
    """Return a move as it is named within a sentence."""
    return wording_of(position.game).told_move(position, move)


def phrase_of(found: Finding, move: Move | None) -> str:
    """Return the name of a move in the position of a finding; empty for none."""
    return "" if move is None else move_phrase(found.position, move)


def joined_by_or(position: Position, moves: Sequence[Move]) -> str:
    """Join moves by "or"; of many, name the first and count the others."""
    names = [move_phrase(position, move) for move in moves]
    if len(names) > MAX_NAMED + 1:
        named = ", ".join(names[:MAX_NAMED])
        return COUNTED.or_others(len(names) - MAX_NAMED, named)
    if len(names) < 2:
        return "".join(names)
    text = translate("Why", "{moves} or {last}")
    return text.format(moves=", ".join(names[:-1]), last=names[-1])


def joined_by_and(position: Position, moves: Sequence[Move]) -> str:
    """Join moves by "and"."""
    names = [move_phrase(position, move) for move in moves]
    if len(names) < 2:
        return "".join(names)
    text = translate("Why", "{moves} and {last}")
    return text.format(moves=", ".join(names[:-1]), last=names[-1])


def threats_text(count: int) -> str:
    """Return a number of threats in words."""
    return translate("Why", "two threats") if count == 2 else COUNTED.threats(count)


def _lets_win(found: Finding, played: bool) -> Sequence[str]:
    """Say how the opponent wins, and what would have stopped it."""
    refuted = wording_of(found.position.game).refuted(found)
    kept = _kept(found, played) if found.better else _unknown(played)
    return _let(found), refuted, kept, _sooner(found)


def _let(found: Finding) -> str:
    """Say what a move lets the opponent do."""
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
        if found.got.is_exact:
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
        return text.format(move=phrase_of(found, found.move), meaning=meant)
    elif found.way is Way.ANYHOW and found.got is not None and not found.got.is_exact:
        text = translate("Why", "{move} lets {winner} win with its {nth} move at the latest.")
    return text.format(
        move=phrase_of(found, found.move),
        winner=player_name(found.position.game, winner),
        reply=move_phrase(winning[0].position, winning[0].move) if winning else "",
        nth=nth(made),
        margin=number_text(margin),
        **_decided(deciding),
    )


def _sooner(found: Finding) -> str:
    """Say which threat was missed, if the game was lost sooner than necessary; else empty."""
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
        stood=joined_by_and(last.position, last.stood),
        move=move_phrase(last.position, last.move),
        end=move_phrase(end.position, end.move),
    )


def _tells_distance(score: Score | None, found: Finding) -> bool:
    """Return whether the line is no longer than the distance in the score."""
    if score is None or score.plies is None or not found.winning:
        return False
    return len(found.line) <= score.plies


def _loser_ends(found: Finding) -> bool:
    """Return whether the loser makes the last move, as in games that are lost by moving."""
    last = found.line[-1] if found.line else None
    return last is not None and winner_of(last.after) is last.player.opponent


def _decided(play: Play | None) -> dict[str, str]:
    """Return the texts for `{deciding}`, `{threats}` and `{either}` in a pattern."""
    if play is None:
        return {}
    return {
        "deciding": move_phrase(play.position, play.move),
        "threats": threats_text(len(play.threats)),
        "either": joined_by_or(play.after, play.threats),
    }


def _unknown(played: bool) -> str:
    """Return the sentence for a mistake without a known better move."""
    if played:
        return translate("Why", "I don't know if another move would have been better.")
    return translate("Why", "I don't know if another move is better.")


def _kept(found: Finding, played: bool) -> str:
    """Say which moves would have kept what was given away."""
    if found.ahead is not None:
        return COUNTED.holds(found.ahead, phrase_of(found, found.better[0]))
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
    elif best is not None and best.is_exact:
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
    return text.format(moves=joined_by_or(found.position, moves))


def _misses_win(found: Finding, played: bool) -> Sequence[str]:
    """Return the missed win, and what became of it."""
    return _missed_by_moving(found, played) or _missed(found, played), _instead(found)


def _missed_by_moving(found: Finding, played: bool) -> str:
    """Return the missed win, if it would have come with the opponent's move; else empty."""
    if found.best is None or not _tells_distance(found.best, found) or not _loser_ends(found):
        return ""
    text = translate("Why", "{move} wins: {meaning}.")
    if played:
        text = translate("Why", "{move} would have won: {meaning}.")
    meant = win_text(found.best, found.position)
    return text.format(move=phrase_of(found, found.better[0]), meaning=meant)


def _missed(found: Finding, played: bool) -> str:
    """Return the missed win, and how it would have come."""
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
        move=phrase_of(found, found.better[0]),
        player=player_name(found.position.game, found.mover),
        nth=nth(len(found.winning)),
        margin=number_text(margin),
        **_decided(deciding),
    )


def _instead(found: Finding) -> str:
    """Say what the move that misses a win leads to."""
    move, got = phrase_of(found, found.move), found.got
    if found.ahead is not None:
        return COUNTED.does_not_win(found.ahead, move)
    if got is not None and got.outcome is Outcome.DRAW and got.is_exact:
        return translate("Why", "{move} only draws.").format(move=move)
    return translate("Why", "{move} does not win.").format(move=move)


def why_text(found: Finding, *, played: bool = True) -> str:
    """Return a finding in two or three short sentences.

    Args:
        found: the facts.
        played: whether the move was made, or is only considered.
    """
    parts = {
        FindingKind.LETS_WIN: _lets_win,
        FindingKind.MISSES_WIN: _misses_win,
        FindingKind.LOSES_SOONER: _loses_sooner,
        FindingKind.WINS_LATER: _wins_later,
        FindingKind.GETS_LESS: _gets_less,
        FindingKind.SEEMS_WEAKER: _seems_weaker,
        FindingKind.GUESSED_WORST: _guessed_worst,
        FindingKind.AS_GOOD: _as_good,
        FindingKind.START_LOST: _start_lost,
        FindingKind.NOBODY_ERRED: _nobody_erred,
    }[found.kind](found, played)
    return " ".join(map(capitalized, filter(None, parts)))


def _loses_sooner(found: Finding, _played: bool) -> Sequence[str]:
    game = found.position.game
    text = translate("Why", "{winner} wins, whatever {player} plays.").format(
        winner=player_name(game, found.mover.opponent), player=player_name(game, found.mover)
    )
    pattern = translate("Why", "{better} holds out longer: {best}. With {move} {got}.")
    return text, _seeming(found) or _compared(found, pattern)


def _wins_later(found: Finding, _played: bool) -> Sequence[str]:
    pattern = translate("Why", "{better} is quicker: {best}. With {move} {got}.")
    if found.ahead is None:
        return (_compared(found, pattern),)
    return _compared(found, translate("Why", "With {move} {got}.")), _seeming(found)


def _seeming(found: Finding) -> str:
    """Say which move seems better, if that is not proven; else empty."""
    if found.ahead is None:
        return ""
    move, better = phrase_of(found, found.move), phrase_of(found, found.better[0])
    return COUNTED.seems_better(found.ahead, better, move)


def _compared(found: Finding, text: str) -> str:
    assert found.best is not None
    assert found.got is not None
    return text.format(
        move=phrase_of(found, found.move),
        better=phrase_of(found, found.better[0]),
        best=meaning(found.best, found.position),
        got=meaning(found.got, found.position),
    )


def _gets_less(found: Finding, _played: bool) -> Sequence[str]:
    assert found.best is not None
    assert found.got is not None
    text = translate("Why", "With {move}: {got}. With {better}: {best}.")
    got, best = meaning(found.got, found.position), meaning(found.best, found.position)
    if got == best and found.ahead is not None:
        return (_seeming(found),)
    told = text.format(
        move=phrase_of(found, found.move),
        better=joined_by_or(found.position, found.better),
        got=got,
        best=best,
    )
    return (told if found.ahead is None else COUNTED.as_far_as(found.ahead, told),)


def _seems_weaker(found: Finding, _played: bool) -> Sequence[str]:
    return (_seeming(found),)


def _guessed_worst(found: Finding, _played: bool) -> Sequence[str]:
    move, better = phrase_of(found, found.move), phrase_of(found, found.better[0])
    told = COUNTED.my_guess(found.ahead or 0, move)
    return told, translate("Why", "{better} seems better.").format(better=better)


def _as_good(found: Finding, _played: bool) -> Sequence[str]:
    move, got = phrase_of(found, found.move), found.got
    if found.ahead is not None or got is None:
        known = got is not None and got.outcome in (Outcome.WIN, Outcome.LOSS)
        ends = meaning(got, found.position) if got is not None and known else ""
        pattern = translate("Why", "{meaning}.") if ends else ""
        return COUNTED.no_better(found.ahead or 0, move), pattern.format(meaning=ends)
    text = translate("Why", "No move is better than {move}.")
    if found.may_have_better_move:
        text = translate("Why", "No move is known to be better than {move}.")
    text = text.format(move=move)
    if got.outcome is Outcome.DRAW:
        return text, translate("Why", "With right play it is a draw.")
    if got.outcome is Outcome.UNKNOWN:
        pattern = translate("Why", "No move is better than {move}: {meaning}.")
        return (pattern.format(move=move, meaning=meaning(got, found.position)),)
    return text, translate("Why", "{meaning}.").format(meaning=meaning(got, found.position))


def _start_lost(found: Finding, _played: bool) -> Sequence[str]:
    game, best = found.position.game, found.best
    mover_loses = best is not None and best.outcome is Outcome.LOSS
    loser = found.mover if mover_loses else found.mover.opponent
    text = translate(
        "Why", "{loser} made no mistake: {winner} wins from the start, whatever {loser} plays."
    )
    return (text.format(loser=player_name(game, loser), winner=player_name(game, loser.opponent)),)


def _nobody_erred(found: Finding, _played: bool) -> Sequence[str]:
    if found.ahead is not None:
        return (COUNTED.no_mistake(found.ahead),)
    if found.best is not None and found.best.outcome is Outcome.DRAW:
        return (translate("Why", "Nobody made a mistake: with right play it is a draw."),)
    return (translate("Why", "Nobody made a mistake: no move was better than those."),)


def _plainly(play: Play) -> str:
    """Return the pattern for a plain move, and for one after which the same player moves again."""
    if play.after.outcome is None and play.after.turn is play.player:
        return translate("Why", "{player} plays {move} and moves again.")
    return translate("Why", "{player} plays {move}.")


def play_text(play: Play) -> str:
    """Describe a move of a line: its threats, what it must stop, how the game ends."""
    after, game = play.after, play.position.game
    ended = after.outcome is not None and not game.is_numeric
    text = _plainly(play)
    if ended and after.outcome == 0:
        text = translate("Why", "{player} plays {move}: a draw.")
    elif ended and game.traits.has_margin:
        text = translate("Why", "{player} plays {move}: {end}.")
    elif ended:
        won = winner_of(after) is play.player
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
        move=move_phrase(play.position, play.move),
        other=player_name(game, play.player.opponent),
        end=outcome_text(after),
        stood=joined_by_and(play.position, play.stood),
        unstopped=joined_by_and(play.position, play.unstopped),
        opened=joined_by_and(after, play.opened),
        threats=joined_by_or(after, play.threats),
        count=threats_text(len(play.threats)),
    )
    remark = wording_of(game).remarked(play)
    return capitalized(f"{told} ({remark})" if remark else told)
