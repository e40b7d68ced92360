# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The size of a mistake in few words, beside its move in the list and at its place of the board."""

from __future__ import annotations

from desktop_app.core.position import Position
from desktop_app.core.scales import Scale, on_scale, spare_plies
from desktop_app.core.score import Outcome, Score
from desktop_app.games.registry import family_of
from desktop_app.languages import translate
from desktop_app.play.history.model import HistoryPoint


def mistake_text(point: HistoryPoint, scale: Scale) -> str:
    """What a move gave away: another end of the game, or points of the shown scale.

    Args:
        point: where the move has led; it is a mistake.
        scale: the scale that the reader has chosen.
    """
    node = point.node
    assert node.parent is not None
    assert point.before is not None
    assert point.score is not None
    before, mover = node.parent.position, node.parent.position.turn
    was, now = point.before.seen_by(mover), point.score.seen_by(mover)
    ends = {
        (Outcome.WIN, Outcome.DRAW): translate("HistoryTexts", "win became draw"),
        (Outcome.WIN, Outcome.LOSS): translate("HistoryTexts", "win became loss"),
        (Outcome.DRAW, Outcome.LOSS): translate("HistoryTexts", "draw became loss"),
    }
    text = ends.get((was.outcome, now.outcome))
    if text and scale is not Scale.SCHOOL:
        return text
    values = _numbers((was, before), (now, node.position), scale)
    points = translate("HistoryTexts", "points lost: {points}")
    return points.format(points=f"{abs(values[0] - values[1]):.1f}".removesuffix(".0"))


def _numbers(
    was: tuple[Score, Position], now: tuple[Score, Position], scale: Scale
) -> tuple[float, float]:
    """Two scores with their positions, as the numbers that stand beside their moves."""
    game, scores = was[1].game, (was[0], now[0])
    unit = family_of(game).unit
    if game.traits.has_margin:
        return scores[0].number, scores[1].number
    if unit is not None and all(score.outcome is Outcome.UNKNOWN for score in scores):
        return scores[0].number / unit, scores[1].number / unit
    first, second = (
        on_scale(score, scale, spare_plies(at), is_numeric=game.is_numeric)
        for score, at in (was, now)
    )
    return first, second
