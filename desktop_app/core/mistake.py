# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The loss of a move in value, and its size as a mistake: what people are told about a move.

The history, the signs on the board and the search for the worst guess of a game all use it. It is
one number, on a scale on which the values of different positions can be compared, and says nothing
about distances. `search.why.comparison.MoveLoss` answers another question: which of several moves
is worst, by what is proven. It orders outcomes before margins before distances, so it has no
common unit.
"""

from __future__ import annotations

from enum import Enum, auto

from desktop_app.core.position import MAX, Position
from desktop_app.core.scales import Scale, on_scale, plies_to_spare
from desktop_app.core.score import Outcome, Score, counts_numbers

LEAST, MUCH, MOST = 0.5, 0.75, 1.5
"""The least loss of value (from -1 to 1) for a small, a medium and a large mistake."""
MANY_POINTS = 3
"""A move that gives away this much of a margin without changing the winner is a small mistake."""


class MistakeSize(Enum):
    """The size of a mistake."""

    SMALL = auto()
    """A clear loss by evaluation, without a change of outcome."""
    MEDIUM = auto()
    """As large as turning a win into a draw, or a draw into a loss."""
    LARGE = auto()
    """As large as turning a win into a loss."""


def mistake_of(lost: float) -> MistakeSize | None:
    """Return the size of a loss of value (on a scale from -1 to 1); None if it is no mistake."""
    if lost < LEAST:
        return None
    if lost < MUCH:
        return MistakeSize.SMALL
    return MistakeSize.MEDIUM if lost < MOST else MistakeSize.LARGE


def height_of(score: Score, position: Position) -> float:
    """Return a score as a height from -1 to 1, for Max."""
    number = score.seen_by(MAX).number
    if position.game.traits.has_margin and score.outcome is not Outcome.UNKNOWN:
        won = (number > 0) - (number < 0)  # half for the win, and more for a large one
        return won * (0.5 + 0.5 * (abs(number) - 1) / (abs(number) + 4))
    if counts_numbers(position.game):
        return number / (abs(number) + 10)
    return on_scale(score.seen_by(MAX), Scale.OUTCOME, plies_to_spare(position))


def height_lost(before: Position, was: Score, after: Position, now: Score) -> float:
    """Return the height (see `height_of`) that a move lost for its player; negative for a gain.

    Args:
        before: the position before the move.
        was: the score of that position.
        after: the position after the move.
        now: the score of that position.
    """
    return before.turn * (height_of(was, before) - height_of(now, after))


def mistake_between(
    before: Position, was: Score, after: Position, now: Score
) -> MistakeSize | None:
    """Return the size of a mistake, or None if the move was none.

    In games with a margin, proven results are compared by outcome, and a large loss of margin
    without a change of outcome is a small mistake.

    Args:
        before: the position before the move.
        was: the score of that position.
        after: the position after the move.
        now: the score of that position.
    """
    lost = height_lost(before, was, after, now)
    ends = (Outcome.LOSS, Outcome.DRAW, Outcome.WIN)
    is_guess = was.outcome not in ends or now.outcome not in ends
    if not before.game.traits.has_margin or is_guess or lost <= 0:
        return mistake_of(lost)
    was, now = was.seen_by(MAX), now.seen_by(MAX)
    fallen = abs(ends.index(was.outcome) - ends.index(now.outcome))
    if not fallen and abs(was.number - now.number) >= MANY_POINTS:
        return MistakeSize.SMALL
    return mistake_of(fallen)


def points_lost(
    before: Position,
    was: Score,
    after: Position,
    now: Score,
    *,
    scale: Scale,
    unit: float | None,
) -> float:
    """Return the points that a move lost for its player, as values are shown beside the moves.

    Args:
        before: the position before the move.
        was: the score of that position.
        after: the position after the move.
        now: the score of that position.
        scale: the scale on which values are shown.
        unit: what guesses are counted in, such as a pawn, or None; see `Family.unit`.

    Returns:
        The difference of both values: of margins in games that have them, in units if both values
        are estimates and there is a unit, or else on the scale.
    """
    game = before.game
    was, now = was.seen_by(before.turn), now.seen_by(before.turn)
    if game.traits.has_margin:
        return abs(was.number - now.number)
    if unit is not None and was.outcome is now.outcome is Outcome.UNKNOWN:
        return abs(was.number / unit - now.number / unit)
    first = on_scale(was, scale, plies_to_spare(before), is_numeric=game.is_numeric)
    return abs(first - on_scale(now, scale, plies_to_spare(after), is_numeric=game.is_numeric))
