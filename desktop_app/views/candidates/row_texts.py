# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the rows in the candidate tree and the history, and of the values on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.flow.display_choice import DisplayChoice
from desktop_app.games.position import MAX, Player, Position
from desktop_app.models.candidate_model import CandidateNode
from desktop_app.models.display import Display
from desktop_app.models.history_model import HistoryPoint
from desktop_app.models.session import GameSession
from desktop_app.search.basics.scales import Scale, on_scale, spare_plies, turns
from desktop_app.search.basics.score import Bound, Score
from desktop_app.words import values as words
from desktop_app.words.values import translate
from desktop_app.words.wordings import player_name

if TYPE_CHECKING:
    from desktop_app.search.basics.endings import Endings

MOST_POINTS = 5_000
"""Texts of earlier values that are kept."""


class RowTexts:
    """Makes texts for the reader's choice of scale and point of view.

    When that choice changes, the models must make their texts anew.
    """

    def __init__(self, session: GameSession, choice: DisplayChoice) -> None:
        self._choice = choice
        self._session = session
        self._point_texts: dict[tuple[object, ...], str] = {}

    @property
    def display(self) -> Display:
        """The reader's choice."""
        return self._choice.display

    def viewer(self, mover: Player) -> Player:
        """Whose gain the values are, in a position where `mover` moves."""
        return self.display.viewer(mover, self._session.bot_side)

    def candidate(self, node: CandidateNode) -> tuple[str, ...]:
        """The columns of a row in the tree, and last what is said of it."""
        position, candidate = node.before, node.candidate
        game, mover = position.game, position.turn
        move = game.move_text(candidate.move)
        viewer = self.viewer(node.root_mover)
        takes_largest = mover is MAX  # a tree's numbers are told for Max and as they are
        if not game.is_numeric:
            takes_largest = (viewer is mover) is not turns(self.display.scale)
        level = f"{player_name(game, mover)} {words.level_word(takes_largest=takes_largest)}"
        score = candidate.score
        if score is None and candidate.skipped:
            known = translate("RowTexts", "not searched")
            spoken = translate("RowTexts", "{move}: {known}").format(move=move, known=known)
            return (move, level, "", "", known, "", "", "", "", "", spoken)
        if score is None:
            return (move, level, "\N{HORIZONTAL ELLIPSIS}", "", "", "", "", "", "", "", move)
        seen = score.seen_by(viewer)
        value = words.value_text(seen, self.display.scale, position)
        meaning = words.meaning(score, position)
        known = words.known(seen, self.display.scale, game)
        reply = game.move_text(candidate.line[1]) if len(candidate.line) > 1 else ""
        worst, odds, games = self._random_texts(position, candidate.endings)
        spoken = translate("RowTexts", "{move}: {value}, {meaning}, {known}").format(
            move=move, value=value, meaning=meaning, known=known
        )
        trace = self._trace_text(node, viewer)
        return (move, level, value, meaning, known, trace, reply, worst, odds, games, spoken)

    def _trace_text(self, node: CandidateNode, viewer: Player) -> str:
        """The values that a move had on the way, "depth 2: +3, depth 4: +5"; none of one alone."""
        if len(node.trace) < 2:
            return ""
        parts = [self._point_text(score, viewer, node.before) for score in node.trace]
        known = node.candidate.score
        if known is not None and known.is_mere_bound:
            value = words.value_text(known.seen_by(viewer), self.display.scale, node.before)
            parts.append(translate("RowTexts", "now {value}").format(value=value))
        return ", ".join(parts)

    def _point_text(self, score: Score, viewer: Player, before: Position) -> str:
        """One of these values; they are kept, for there is one more at each depth."""
        scale, game = self.display.scale, before.game
        key = (score, viewer, scale, spare_plies(before), game.id)
        text = self._point_texts.get(key)
        if text is not None:
            return text
        seen = score.seen_by(viewer)
        if score.bound is Bound.HEURISTIC:
            pattern = translate("RowTexts", "depth {depth}: {value}")
            text = pattern.format(depth=score.depth, value=words.bare_value(seen, scale, before))
        else:
            pattern = translate("RowTexts", "{known}: {meaning}")
            meaning = words.meaning(score, before)
            text = pattern.format(known=words.known(seen, scale, before.game), meaning=meaning)
        if len(self._point_texts) >= MOST_POINTS:
            self._point_texts.clear()
        self._point_texts[key] = text
        return text

    def trace_heights(self, node: CandidateNode) -> list[float]:
        """The same values as numbers, larger where the number that is shown is larger.

        On the school scale a quick win lies above a slow one, and all else between the two ends.
        """
        viewer, empty = self.viewer(node.root_mover), spare_plies(node.before)
        sign = -1 if turns(self.display.scale) else 1
        seen = [score.seen_by(viewer) for score in node.trace]
        return [sign * on_scale(score, Scale.SCHOOL, empty) for score in seen]

    @staticmethod
    def _random_texts(position: Position, endings: Endings | None) -> tuple[str, str, str]:
        """The worst ending for the player who moves; shares and counts if nobody thinks."""
        if endings is None:
            return "", "", ""
        game, mover = position.game, position.turn
        worst = endings.worst(mover)
        if game.is_numeric:
            mean = words.signed(float(endings.mean(MAX)), 2)
            return words.worst_text(worst * mover, is_numeric=True), mean, f"{endings.games:,}"
        if worst == 0:
            text = translate("RowTexts", "Draw")
        else:
            winner = mover if worst > 0 else mover.opponent
            text = translate("RowTexts", "{player} wins").format(player=player_name(game, winner))
        shares = " / ".join(words.percent(endings.share(MAX, sign)) for sign in (1, 0, -1))
        games = " / ".join(f"{endings.count(MAX, sign):,}" for sign in (1, 0, -1))
        return text, translate("RowTexts", "{shares} %").format(shares=shares), games

    def history(self, point: HistoryPoint) -> tuple[str, ...]:
        """The columns of a row in the history, and last what is said of it."""
        node = point.node
        if node.parent is None or node.move is None:
            return ("", "", "", "", "", "")
        before = node.parent.position
        game, mover = before.game, before.turn
        value = ""
        if point.score is not None:
            seen = point.score.seen_by(self.viewer(self._session.position.turn))
            value = words.value_text(seen, self.display.scale, node.position)
        notes: list[str] = []
        if point.dropped:
            notes.append(translate("RowTexts", "↓ mistake"))
        if point.branches:
            text = translate("RowTexts", "branches: {count}")
            notes.append(text.format(count=point.branches))
        if node.position.outcome is not None:
            notes.append(words.outcome_text(node.position))
        current = "\N{BLACK RIGHT-POINTING TRIANGLE} " if point.is_current else ""
        ply, player, move = node.position.ply, player_name(game, mover), game.move_text(node.move)
        spoken = translate("RowTexts", "Move {number}: {player} plays {move}")
        parts = [spoken.format(number=ply, player=player, move=move)]
        if value:
            parts.append(translate("RowTexts", "value {value}").format(value=value))
        parts += notes
        if point.is_current:
            parts.append(translate("RowTexts", "on the board"))
        note = ", ".join(notes)
        return (f"{current}{ply}", player, move, value, note, ", ".join(parts))
