# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scales for showing scores: numbers only; `words.scales` has the texts."""

from __future__ import annotations

from enum import StrEnum

from desktop_app.core.position import Game, Position
from desktop_app.core.score import DISTANCE_BOUND, Bound, Outcome, Score, counts_numbers

SCHOOL_BASE = 10
"""The least value of a win on the school scale."""
LEAST_ADVANTAGE = 16
"""The smallest evaluation that counts as an advantage in games without numbers or margins."""
HALFWAY = 100
"""The evaluation that is normalised to half a win (0.5)."""


class Scale(StrEnum):
    """A scale for showing values.

    OUTCOME: 1 for a win, 0 for a draw, -1 for a loss.
    SCHOOL: 10 plus the squares that are still open at the end for a win, the negative of that for a
        loss; in games without squares, 10 plus the plies that the longest game would still last.
    MAX_LOSS: the negated outcome: a loss is 1, and smaller is better.
    WORDS: win, draw or loss in words, and better, even or worse for an estimate.
    """

    OUTCOME = "outcome"
    SCHOOL = "school"
    MAX_LOSS = "max-loss"
    WORDS = "words"


def normalized(evaluation: float) -> float:
    """Map an evaluation to between -1 (a loss) and 1 (a win), exclusive, in the same order."""
    return evaluation / (abs(evaluation) + HALFWAY)


def least_advantage(game: Game) -> float:
    """Return the smallest evaluation that counts as an advantage in `game`."""
    return 1 if counts_numbers(game) else LEAST_ADVANTAGE


def is_reversed(scale: Scale) -> bool:
    """Return whether smaller numbers are better on a scale."""
    return scale is Scale.MAX_LOSS


def bound_on(score: Score, scale: Scale) -> Bound:
    """Return the bound that a score's number on a scale is.

    On a reversed scale "at least" becomes "at most". A win of unknown distance is a lower bound on
    a scale on which quick wins count more.
    """
    if is_reversed(scale):
        return score.bound.opposite
    if scale is Scale.SCHOOL and score.plies is None and score.is_exact:
        return DISTANCE_BOUND.get(score.outcome, score.bound)
    return score.bound


def plies_to_spare(position: Position) -> int:
    """Return the plies that the longest possible game has left: in line games, the open squares.

    It is defined after the end of a game, too, and 0 if there is no longest game.
    """
    return max((position.game.longest or 0) - position.ply, 0)


def on_scale(score: Score, scale: Scale, spare: int, *, is_numeric: bool = False) -> float:
    """Return a score as a number on a scale, from the score's point of view.

    Args:
        score: the score.
        scale: the scale; `WORDS` sorts and plots like `OUTCOME`.
        spare: the spare plies of the position that the score's distance counts from.
        is_numeric: whether the game is a tree of numbers, which are shown unchanged.
    """
    if is_numeric:
        return score.number
    if score.number and score.outcome in (Outcome.WIN, Outcome.LOSS):  # by how much
        return -score.number if is_reversed(scale) else score.number
    if score.bound is Bound.HEURISTIC or score.outcome is Outcome.UNKNOWN:
        unit = normalized(score.number)
        size = SCHOOL_BASE
    else:
        unit = {Outcome.WIN: 1, Outcome.LOSS: -1}.get(score.outcome, 0)
        plies = spare if score.plies is None else score.plies  # it may last to the end
        size = SCHOOL_BASE + max(spare - plies, 0)
    if scale is Scale.SCHOOL:
        return unit * size
    return -unit if is_reversed(scale) and unit else unit
