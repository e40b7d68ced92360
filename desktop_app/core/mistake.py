# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The loss of a move, and its size as a mistake: the one place where both are computed."""

from __future__ import annotations

from enum import Enum, auto

from desktop_app.core.position import MAX, Position
from desktop_app.core.scales import Scale, on_scale, spare_plies
from desktop_app.core.score import Outcome, Score, counts_numbers

LEAST, MUCH, MOST = 0.5, 0.75, 1.5
"""What a move must lose of its player's value, which goes from -1 to 1, for each of the sizes."""
MANY_POINTS = 3
"""A move that gives away this much of a margin without changing the winner is a small mistake."""


class Mistake(Enum):
    """The size of a mistake."""

    SMALL = auto()
    """A clear loss by evaluation, without a change of outcome."""
    MEDIUM = auto()
    """As much as a win turned into a draw, or a draw into a loss."""
    LARGE = auto()
    """As much as a win turned into a loss."""


def mistake_of(lost: float) -> Mistake | None:
    """Return the size of a loss of value (on a scale from -1 to 1); None if it is no mistake."""
    if lost < LEAST:
        return None
    if lost < MUCH:
        return Mistake.SMALL
    return Mistake.MEDIUM if lost < MOST else Mistake.LARGE


def height_of(score: Score, position: Position) -> float:
    """Return a score as a height from -1 to 1, for Max."""
    number = score.seen_by(MAX).number
    if position.game.traits.has_margin and score.outcome is not Outcome.UNKNOWN:
        won = (number > 0) - (number < 0)  # half for the win, and more for a large one
        return won * (0.5 + 0.5 * (abs(number) - 1) / (abs(number) + 4))
    if counts_numbers(position.game):
        return number / (abs(number) + 10)
    return on_scale(score.seen_by(MAX), Scale.OUTCOME, spare_plies(position))


def height_lost(before: Position, was: Score, after: Position, now: Score) -> float:
    """Return how much height a move lost for its player; negative if it gained.

    Args:
        before: the position before the move.
        was: the score of that position.
        after: the position after the move.
        now: the score of that position.
    """
    return before.turn * (height_of(was, before) - height_of(now, after))


def mistake_between(before: Position, was: Score, after: Position, now: Score) -> Mistake | None:
    """Return the size of a mistake, or None if the move was none; see `height_lost`."""
    lost = height_lost(before, was, after, now)
    ends = (Outcome.LOSS, Outcome.DRAW, Outcome.WIN)
    is_guess = was.outcome not in ends or now.outcome not in ends
    if not before.game.traits.has_margin or is_guess or lost <= 0:
        return mistake_of(lost)
    was, now = was.seen_by(MAX), now.seen_by(MAX)
    fallen = abs(ends.index(was.outcome) - ends.index(now.outcome))
    if not fallen and abs(was.number - now.number) >= MANY_POINTS:
        return Mistake.SMALL
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
    """Return how many points a move lost for its player, as people see values beside the moves.

    Args:
        before: the position before the move.
        was: the score of that position.
        after: the position after the move.
        now: the score of that position.
        scale: the scale on which values are shown.
        unit: what guesses are counted in, such as a pawn, or None; see `Family.unit`.

    Returns:
        The distance between both numbers: margins where the game has them, guesses in units where
        both are guesses and there is a unit, else numbers on the scale.
    """
    game = before.game
    was, now = was.seen_by(before.turn), now.seen_by(before.turn)
    if game.traits.has_margin:
        return abs(was.number - now.number)
    if unit is not None and was.outcome is now.outcome is Outcome.UNKNOWN:
        return abs(was.number / unit - now.number / unit)
    first = on_scale(was, scale, spare_plies(before), is_numeric=game.is_numeric)
    return abs(first - on_scale(now, scale, spare_plies(after), is_numeric=game.is_numeric))
