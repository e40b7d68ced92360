# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A value and how it is known, as a file says it: for the first player."""

from __future__ import annotations

from desktop_app.core.position import MAX, Position
from desktop_app.core.score import Bound, Outcome, Score, counts_numbers
from desktop_app.files.layout import Part

FARTHEST = 10_000
"""Plies that a distance or a depth can be."""
LONGEST_NAME = 20


def value_fields(score: Score) -> dict[str, object]:
    """The fields of a value."""
    seen = score.seen_by(MAX)
    fields: dict[str, object] = {"outcome": seen.outcome.value}
    if seen.plies is not None:
        fields["plies"] = seen.plies
    if seen.number:
        fields["number"] = seen.number
    return fields | {"bound": seen.bound.value, "depth": seen.depth}


def read_value(part: Part, position: Position) -> Score:
    """The value of a position that has these fields.

    Raises:
        FileError: a field is missing or wrong, or no value of this game is such a one.
    """
    fields = part.fields()
    try:
        outcome = Outcome(fields["outcome"].as_text(LONGEST_NAME))
        bound = Bound(fields["bound"].as_text(LONGEST_NAME))
        depth = fields["depth"].as_whole(0, FARTHEST)
    except (KeyError, ValueError) as error:
        raise part.refused() from error
    plies = fields["plies"].as_whole(0, FARTHEST) if "plies" in fields else None
    number = fields["number"].as_number() if "number" in fields else 0
    score = Score(outcome, plies, number, bound, depth)
    if not _can_be(score, position):
        raise part.refused()
    return score


def _can_be(score: Score, position: Position) -> bool:
    """Whether a search could have said it of the position."""
    if score.plies is not None and score.plies > position.remaining:
        return False
    is_decided = score.outcome in (Outcome.WIN, Outcome.LOSS)
    if position.game.is_numeric:
        return score.outcome is Outcome.UNKNOWN
    if counts_numbers(position.game):
        return True
    if score.outcome is Outcome.UNKNOWN:
        return score.bound is not Bound.EXACT
    is_proven = score.bound is Bound.EXACT  # it may be known who wins, and not how soon
    return score.plies is not None or is_proven or not is_decided
