# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a game was lost, what a move gave away: sentences for the facts of a `Finding`, no others.

A move that was made is spoken of in another tense than one that might be.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.score import Outcome
from desktop_app.games.registry import player_name
from desktop_app.languages import translate
from desktop_app.play.why.words.given_away import lets_win, misses_win
from desktop_app.play.why.words.moves import begun, either, name_of
from desktop_app.search.why.finding import Finding, FindingKind
from desktop_app.words.counted import COUNTED
from desktop_app.words.values import meaning


def why_text(found: Finding, *, played: bool = True) -> str:
    """What was found out, in two or three short sentences.

    Args:
        found: the facts.
        played: whether the move was made, rather than asked about.
    """
    parts = {
        FindingKind.LETS_WIN: lets_win,
        FindingKind.MISSES_WIN: misses_win,
        FindingKind.LOSES_SOONER: _loses_sooner,
        FindingKind.WINS_LATER: _wins_later,
        FindingKind.GETS_LESS: _gets_less,
        FindingKind.SEEMS_WEAKER: _seems_weaker,
        FindingKind.GUESSED_WORST: _guessed_worst,
        FindingKind.AS_GOOD: _as_good,
        FindingKind.START_LOST: _start_lost,
        FindingKind.NOBODY_ERRED: _nobody_erred,
    }[found.kind](found, played)
    return " ".join(map(begun, filter(None, parts)))


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
    """What is better where that is not proven; empty where it is."""
    if found.ahead is None:
        return ""
    move, better = name_of(found, found.move), name_of(found, found.better[0])
    return COUNTED.seems_better(found.ahead, better, move)


def _compared(found: Finding, text: str) -> str:
    assert found.best is not None
    assert found.got is not None
    return text.format(
        move=name_of(found, found.move),
        better=name_of(found, found.better[0]),
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
        move=name_of(found, found.move),
        better=either(found.position, found.better),
        got=got,
        best=best,
    )
    return (told if found.ahead is None else COUNTED.as_far_as(found.ahead, told),)


def _seems_weaker(found: Finding, _played: bool) -> Sequence[str]:
    return (_seeming(found),)


def _guessed_worst(found: Finding, _played: bool) -> Sequence[str]:
    move, better = name_of(found, found.move), name_of(found, found.better[0])
    told = COUNTED.my_guess(found.ahead or 0, move)
    return told, translate("Why", "{better} seems better.").format(better=better)


def _as_good(found: Finding, _played: bool) -> Sequence[str]:
    move, got = name_of(found, found.move), found.got
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
