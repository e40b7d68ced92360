# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the rows in the history, and the size of a mistake in words."""

from __future__ import annotations

from desktop_app.core.mistake import points_lost
from desktop_app.core.scales import Scale, least_advantage
from desktop_app.core.score import Outcome
from desktop_app.games.registry import family_of, move_name, player_name, wording_of
from desktop_app.kit.value_signs import ValueKind, value_kind_of
from desktop_app.languages import translate
from desktop_app.numerals import listed, short
from desktop_app.play.display import DisplayChoice
from desktop_app.play.history.model import HistoryPoint
from desktop_app.play.session import GameSession
from desktop_app.words import values as words
from desktop_app.words.address import capitalized


#: How large a mistake was, beside a move in the list. {points}: a number
def mistake_text(point: HistoryPoint, scale: Scale) -> str:
    """Say what a move gave away: a better outcome, or points on the shown scale.

    Args:
        point: the position after the move, which must be a mistake.
        scale: the reader's scale.
    """
    node = point.node
    assert node.parent is not None
    assert point.before is not None
    assert point.score is not None
    before, mover = node.parent.position, node.parent.position.turn
    was, now = point.before.seen_by(mover), point.score.seen_by(mover)
    text = _ends().get((was.outcome, now.outcome))
    if text and scale is not Scale.SCHOOL:
        return text
    unit = family_of(before.game).unit
    lost = points_lost(before, point.before, node.position, point.score, scale=scale, unit=unit)
    points = translate("HistoryTexts", "points lost: {points}")
    return points.format(points=short(round(lost, 1)))


def _ends() -> dict[tuple[Outcome, Outcome], str]:
    """Return what to say of a move by the outcomes before and after it."""
    return {
        (Outcome.WIN, Outcome.DRAW): translate("HistoryTexts", "threw away a win"),
        (Outcome.WIN, Outcome.LOSS): translate("HistoryTexts", "turned a win into a loss"),
        (Outcome.DRAW, Outcome.LOSS): translate("HistoryTexts", "threw away a draw"),
    }


def outcome_losses() -> list[str]:
    """Return all texts on moves that gave a better outcome away."""
    return list(_ends().values())


class HistoryTexts:
    """Makes texts for the reader's choice of scale and point of view.

    The model must rewrite its texts when that choice changes.
    """

    def __init__(self, session: GameSession, choice: DisplayChoice) -> None:
        self._session = session
        self._choice = choice

    def kind(self, point: HistoryPoint) -> ValueKind | None:
        """Return the kind of a row's value for the reader; None without a value."""
        score = point.score
        seen = score and score.seen_by(self._choice.viewer(self._session.position.turn))
        least = least_advantage(self._session.game)
        return None if seen is None else value_kind_of(seen, least)

    #: A row in the list of moves that were played, as screen readers tell it. {size}: “a win thrown
    #: away”, “points lost: 3”; {comment}: what a file says of a move
    def row(self, point: HistoryPoint) -> tuple[str, ...]:
        """Return the texts of a row's columns, followed by its accessible text."""
        node = point.node
        if node.parent is None or node.move is None:
            return ("", "", "", "", "", "")
        before = node.parent.position
        game, mover = before.game, before.turn
        value = ""
        if point.score is not None:
            seen = point.score.seen_by(self._choice.viewer(self._session.position.turn))
            choice = self._choice
            value = words.value_text(seen, choice.display.scale, node.position, choice.person)
        visible, heard, notes = list[str](), list[str](), list[str]()
        if point.dropped:
            size = mistake_text(point, self._choice.display.scale)
            visible = [size]  # beside the sign of a mistake
            heard = [translate("HistoryTexts", "mistake: {size}").format(size=size)]
        if point.branches:
            text = translate("HistoryTexts", "branches: {count}")
            notes.append(text.format(count=point.branches))
        if node.position.outcome is not None:
            person = self._choice.person
            notes.append(capitalized(words.outcome_text(node.position, person)))
            notes += filter(None, [wording_of(game).ended(node.position)])
        if node.comment:
            notes.append(translate("HistoryTexts", "“{comment}”").format(comment=node.comment))
        current = "\N{BLACK RIGHT-POINTING TRIANGLE} " if point.is_current else ""
        ply, player, move = (
            node.position.ply,
            player_name(game, mover),
            move_name(before, node.move),
        )
        accessible_text = translate("HistoryTexts", "Move {number}: {player} plays {move}")
        parts = [accessible_text.format(number=ply, player=player, move=move)]
        if value:
            parts.append(translate("HistoryTexts", "value {value}").format(value=value))
        parts += heard + notes
        if point.is_current:
            parts.append(translate("HistoryTexts", "on the board"))
        note = listed(visible + notes)
        return (f"{current}{ply}", player, move, value, note, listed(parts))
