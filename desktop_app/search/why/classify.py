# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Classify a move from its comparison with the best one: the `FindingKind`, the better moves, and
whether that is proven or only as deep as the search looked.
"""

from __future__ import annotations

from desktop_app.core.mistake import LEAST
from desktop_app.core.position import Move
from desktop_app.core.scales import least_advantage, normalized
from desktop_app.core.score import Outcome, Score, counts_numbers
from desktop_app.search.candidates import Candidate
from desktop_app.search.why.comparison import MoveComparison
from desktop_app.search.why.finding import FindingKind
from desktop_app.search.why.ranges import DRAW, LOSS, WIN, range_of, soonest


def kind_of(compared: MoveComparison) -> FindingKind:
    """Return what a move did to the chances of the player who made it."""
    if counts_numbers(compared.analysis.position.game):
        return _kind_by_number(compared)
    best, got, loss = compared.best, compared.got, compared.loss
    if got.most == LOSS:
        if any(range_of(c.score).most > LOSS for c in compared.analysis.candidates if c.score):
            return FindingKind.LETS_WIN
        return FindingKind.LOSES_SOONER if loss.plies else FindingKind.AS_GOOD
    if best.least == WIN:
        if got.least < WIN:
            return FindingKind.MISSES_WIN
        return FindingKind.WINS_LATER if loss.plies else FindingKind.AS_GOOD
    return (
        FindingKind.SEEMS_WEAKER
        if _guessed_loss(compared) >= least_advantage(compared.analysis.position.game)
        else FindingKind.AS_GOOD
    )


def _kind_by_number(compared: MoveComparison) -> FindingKind:
    """Classify a move of a game in which the margin counts and not the number of plies."""
    best, got, loss = compared.best, compared.got, compared.loss
    if loss.outcomes > 0 and got.most == LOSS:
        return FindingKind.LETS_WIN
    if loss.outcomes > 0 and best.least == WIN:
        return FindingKind.MISSES_WIN
    return FindingKind.GETS_LESS if loss.number else FindingKind.AS_GOOD


def _guessed_loss(compared: MoveComparison) -> float:
    """Return how much lower a move is valued than the best one.

    It is 0 if both keep a draw for certain, or if one has no score.
    """
    best, got = compared.best_score, compared.got_score
    if best is None or got is None or compared.got.least == DRAW == compared.best.least:
        return 0
    return best.number - got.number


def given_away(kind: FindingKind, compared: MoveComparison) -> int:
    """Return the outcome that the best move would have kept: 0 (`DRAW`) or 1 (`WIN`).

    Args:
        kind: `LETS_WIN` or `MISSES_WIN`.
        compared: the move and the best one.
    """
    return max(compared.best.least, DRAW) if kind is FindingKind.LETS_WIN else WIN


def better_moves(kind: FindingKind, compared: MoveComparison) -> tuple[Move, ...]:
    """Return the moves that keep what a move of this kind gives away, best first."""
    listed = [c for c in compared.analysis.candidates if c.score is not None]
    if kind is FindingKind.LETS_WIN or kind is FindingKind.MISSES_WIN:
        least = given_away(kind, compared)
        sure = tuple(c.move for c in listed if range_of(c.score).least >= least)
        guess = next((c for c in listed if range_of(c.score).most >= least), None)
        return sure or ((guess.move,) if guess and _seems_to_hold(compared, guess) else ())
    if kind in (FindingKind.AS_GOOD, FindingKind.START_LOST, FindingKind.NOBODY_ERRED):
        return ()
    best = listed[0].score
    assert best is not None
    if kind in (FindingKind.SEEMS_WEAKER, FindingKind.GUESSED_WORST):
        return (listed[0].move,)
    equals = [c for c in listed if c.score is not None and c.score.rank == best.rank]
    if best.plies is None and kind is FindingKind.LOSES_SOONER:  # their distances may be unknown
        least = (compared.got_score.plies if compared.got_score else None) or 0
        position = compared.analysis.position
        equals = [c for c in equals if c.score and soonest(position, c.move, c.score) > least]
    return tuple(c.move for c in equals)


def _seems_to_hold(compared: MoveComparison, candidate: Candidate) -> bool:
    """Return whether an unproven move may be said not to lose within the search depth.

    It may not if its evaluation clearly favours the opponent, nor in a game without draws, where a
    move that does not lose must win.
    """
    score, game = candidate.score, compared.analysis.position.game
    if score is None or not game.traits.has_draws:
        return False
    if counts_numbers(game):
        return score.number > -least_advantage(game)
    return normalized(score.number) > -LEAST


def looked_ahead(kind: FindingKind, compared: MoveComparison) -> int | None:
    """Return the search depth behind a statement that is not proven; None if it is proven."""
    best, got = compared.best, compared.got
    sure = {
        FindingKind.LETS_WIN: best.least >= DRAW,
        FindingKind.MISSES_WIN: got.most < WIN,
        FindingKind.AS_GOOD: got.least >= best.most
        and _distance_is_exact(compared, compared.best_score, compared.got_score),
        FindingKind.LOSES_SOONER: _distance_is_exact(compared, compared.best_score),
        FindingKind.WINS_LATER: _distance_is_exact(compared, compared.got_score),
    }.get(kind, kind not in (FindingKind.SEEMS_WEAKER, FindingKind.GUESSED_WORST))
    if counts_numbers(compared.analysis.position.game):
        by_number = kind in (FindingKind.GETS_LESS, FindingKind.AS_GOOD)
        sure = (sure and not by_number) or compared.analysis.complete
    return None if sure else _depth(compared)


def _distance_is_exact(compared: MoveComparison, *scores: Score | None) -> bool:
    """Return whether the distance to the end is exact rather than an upper bound.

    To show that one end comes sooner than another, only the later one needs an exact distance.
    """
    if not compared.got.is_sure or compared.got.least == DRAW:
        return True  # the distance is not mentioned then
    return all(score is not None and score.is_exact for score in scores)


def _depth(compared: MoveComparison) -> int:
    """Return the least search depth behind the comparison; an exact win or loss has none."""
    scores = [s for s in (compared.best_score, compared.got_score) if _has_depth(s)]
    return min((compared.analysis.depth, *(s.depth for s in scores if s is not None)))


def _has_depth(score: Score | None) -> bool:
    return score is not None and (
        score.outcome in (Outcome.UNKNOWN, Outcome.DRAW) or not score.is_exact
    )
