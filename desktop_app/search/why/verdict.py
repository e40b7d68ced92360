# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What became of a position by a move: of which kind that is, what is better, how it is known."""

from __future__ import annotations

from desktop_app.core.mistake import LEAST
from desktop_app.core.position import Move
from desktop_app.core.scales import least_lean, squashed
from desktop_app.core.score import Bound, Outcome, Score, counts_numbers
from desktop_app.search.candidates import Candidate
from desktop_app.search.why.finding import FindingKind
from desktop_app.search.why.judge import Weighed
from desktop_app.search.why.ranges import DRAW, LOSS, WIN, range_of, soonest


def kind_of(weighed: Weighed) -> FindingKind:
    """What a move did, for the player who made it."""
    if counts_numbers(weighed.analysis.position.game):
        return _kind_by_number(weighed)
    best, got, drop = weighed.best, weighed.got, weighed.drop
    if got.most == LOSS:
        if any(range_of(c.score).most > LOSS for c in weighed.analysis.candidates if c.score):
            return FindingKind.LETS_WIN
        return FindingKind.LOSES_SOONER if drop.plies else FindingKind.AS_GOOD
    if best.least == WIN:
        if got.least < WIN:
            return FindingKind.MISSES_WIN
        return FindingKind.WINS_LATER if drop.plies else FindingKind.AS_GOOD
    return (
        FindingKind.SEEMS_WEAKER
        if _guessed_drop(weighed) >= least_lean(weighed.analysis.position.game)
        else FindingKind.AS_GOOD
    )


def _kind_by_number(weighed: Weighed) -> FindingKind:
    """The same where it counts by how much is won, however soon."""
    best, got, drop = weighed.best, weighed.got, weighed.drop
    if drop.outcomes > 0 and got.most == LOSS:
        return FindingKind.LETS_WIN
    if drop.outcomes > 0 and best.least == WIN:
        return FindingKind.MISSES_WIN
    return FindingKind.GETS_LESS if drop.number else FindingKind.AS_GOOD


def _guessed_drop(weighed: Weighed) -> float:
    """By how much a move seems weaker where neither it nor the best is known to hold."""
    best, got = weighed.best_score, weighed.got_score
    if best is None or got is None or weighed.got.least == DRAW == weighed.best.least:
        return 0
    return best.number - got.number


def given_away(kind: FindingKind, weighed: Weighed) -> int:
    """The outcome that the position had, as far as is proven, and a mistake has spoilt."""
    return max(weighed.best.least, DRAW) if kind is FindingKind.LETS_WIN else WIN


def better_moves(kind: FindingKind, weighed: Weighed) -> tuple[Move, ...]:
    """The moves that keep what a move has given away."""
    listed = [c for c in weighed.analysis.candidates if c.score is not None]
    if kind is FindingKind.LETS_WIN or kind is FindingKind.MISSES_WIN:
        least = given_away(kind, weighed)
        sure = tuple(c.move for c in listed if range_of(c.score).least >= least)
        guess = next((c for c in listed if range_of(c.score).most >= least), None)
        return sure or ((guess.move,) if guess and _seems_to_hold(weighed, guess) else ())
    if kind in (FindingKind.AS_GOOD, FindingKind.START_LOST, FindingKind.NOBODY_ERRED):
        return ()
    best = listed[0].score
    assert best is not None
    if kind in (FindingKind.SEEMS_WEAKER, FindingKind.GUESSED_WORST):
        return (listed[0].move,)
    equals = [c for c in listed if c.score is not None and c.score.rank == best.rank]
    if best.plies is None and kind is FindingKind.LOSES_SOONER:  # of some nobody knows how soon
        least = (weighed.got_score.plies if weighed.got_score else None) or 0
        position = weighed.analysis.position
        equals = [c for c in equals if c.score and soonest(position, c.move, c.score) > least]
    return tuple(c.move for c in equals)


def _seems_to_hold(weighed: Weighed, candidate: Candidate) -> bool:
    """Whether to say of an unproven move that it does not lose as far as we looked.

    Not if its own evaluation says that the opponent is clearly better, and never in a game without
    draws, where a move that does not lose must win.
    """
    score, game = candidate.score, weighed.analysis.position.game
    if score is None or not game.traits.has_draws:
        return False
    if counts_numbers(game):
        return score.number > -least_lean(game)
    return squashed(score.number) > -LEAST


def looked_ahead(kind: FindingKind, weighed: Weighed) -> int | None:
    """How far the search has looked where what is told is not proven."""
    best, got = weighed.best, weighed.got
    sure = {
        FindingKind.LETS_WIN: best.least >= DRAW,
        FindingKind.MISSES_WIN: got.most < WIN,
        FindingKind.AS_GOOD: got.least >= best.most
        and _tell_how_soon(weighed, weighed.best_score, weighed.got_score),
        FindingKind.LOSES_SOONER: _tell_how_soon(weighed, weighed.best_score),
        FindingKind.WINS_LATER: _tell_how_soon(weighed, weighed.got_score),
    }.get(kind, kind not in (FindingKind.SEEMS_WEAKER, FindingKind.GUESSED_WORST))
    if counts_numbers(weighed.analysis.position.game):
        by_number = kind in (FindingKind.GETS_LESS, FindingKind.AS_GOOD)
        sure = (sure and not by_number) or weighed.analysis.complete
    return None if sure else _depth(weighed)


def _tell_how_soon(weighed: Weighed, *scores: Score | None) -> bool:
    """Whether it is proven how far away an end is, and not only that it comes by then.

    That one end comes sooner than another must be known of the later one alone.
    """
    if not weighed.got.is_sure or weighed.got.least == DRAW:
        return True  # how soon is nothing to be told of
    return all(score is not None and score.bound is Bound.EXACT for score in scores)


def _depth(weighed: Weighed) -> int:
    """How far was looked: a bound that is proven to the end says nothing of its other side."""
    scores = [s for s in (weighed.best_score, weighed.got_score) if _is_guess(s)]
    return min((weighed.analysis.depth, *(s.depth for s in scores if s is not None)))


def _is_guess(score: Score | None) -> bool:
    return score is not None and (
        score.outcome in (Outcome.UNKNOWN, Outcome.DRAW) or score.bound is not Bound.EXACT
    )
