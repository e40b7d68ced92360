# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the rows in the candidate tree and the history, and of the values on the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from desktop_app.games.line_games import LinePosition
from desktop_app.games.position import MAX, Player, Position
from desktop_app.models.candidate_model import CandidateNode
from desktop_app.models.display import Display, Overlay
from desktop_app.models.history_model import HistoryPoint
from desktop_app.models.session import GameSession
from desktop_app.search.candidates import Candidate
from desktop_app.search.scales import Scale, on_scale, turns
from desktop_app.search.score import Bound, Outcome, Score
from desktop_app.views import words
from desktop_app.views.board_picture import Badge, Verdict
from desktop_app.views.display_choice import DisplayChoice
from desktop_app.views.words import translate

if TYPE_CHECKING:
    from desktop_app.search.random_play import Endings

LARGE_COLUMNS = 10
MOST_POINTS = 5_000
"""Texts of earlier values that are kept."""
FEW = 8
"""Values that are drawn on a large board, the best ones."""
MARKED = 3
"""Moves that are marked where cells are too small for values: so many, and all of the best."""


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
        viewer = self.viewer(self._root_mover(node))
        takes_largest = mover is MAX  # a tree's numbers are told for Max and as they are
        if not game.is_numeric:
            takes_largest = (viewer is mover) is not turns(self.display.scale)
        level = f"{game.player_text(mover)} {words.level_word(takes_largest=takes_largest)}"
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
        key = (score, viewer, scale, before.open_squares, game.id)
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
        viewer, empty = self.viewer(self._root_mover(node)), node.before.open_squares
        sign = -1 if turns(self.display.scale) else 1
        seen = [score.seen_by(viewer) for score in node.trace]
        return [sign * on_scale(score, Scale.SCHOOL, empty) for score in seen]

    def _root_mover(self, node: CandidateNode) -> Player:
        """Who moves in the analysed position: one point of view holds for the whole tree."""
        turn = node.before.turn
        return turn if len(node.path) % 2 else turn.opponent

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
            text = translate("RowTexts", "{player} wins").format(player=game.player_text(winner))
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
        ply, player, move = node.position.ply, game.player_text(mover), game.move_text(node.move)
        spoken = translate("RowTexts", "Move {number}: {player} plays {move}")
        parts = [spoken.format(number=ply, player=player, move=move)]
        if value:
            parts.append(translate("RowTexts", "value {value}").format(value=value))
        parts += notes
        if point.is_current:
            parts.append(translate("RowTexts", "on the board"))
        note = ", ".join(notes)
        return (f"{current}{ply}", player, move, value, note, ", ".join(parts))

    def badges(self, position: Position, candidates: Iterable[Candidate]) -> dict[int, Badge]:
        """The values that stand on the board: none, the best, or all (on large boards a few)."""
        overlay = self.display.overlay
        known = [(c, c.score) for c in candidates if c.score and not c.score.is_mere_bound]
        if overlay is Overlay.OFF or not known:
            return {}
        known.sort(key=lambda pair: pair[1].order, reverse=True)
        best = known[0][1].order
        if overlay is Overlay.BEST:
            known = [pair for pair in known if pair[1].order == best]
        if _columns(position) >= LARGE_COLUMNS:
            # hundreds of moves may lose alike: to pick out some of them would tell nothing
            kept = [pair for pair in known if pair[1].outcome is not Outcome.LOSS]
            known = (kept or [pair for pair in known if pair[1].order == best])[:FEW]
        viewer = self.viewer(position.turn)
        badges: dict[int, Badge] = {}
        for number, (candidate, score) in enumerate(known):
            is_best = score.order == best
            made = self._badge(score.seen_by(viewer), position, best=is_best)
            is_good = score.outcome is not Outcome.LOSS and score.number > -words.EVEN
            is_marked = is_best or number < MARKED
            badges[candidate.move] = replace(made, good=is_good, marked=is_marked)
        return badges

    def _badge(self, score: Score, position: Position, *, best: bool) -> Badge:
        text = words.bare_value(score, self.display.scale, position)
        if score.outcome is Outcome.DRAW:
            text = words.value_text(score, self.display.scale, position)  # perhaps a bound
        if score.outcome is Outcome.UNKNOWN and _columns(position) >= LARGE_COLUMNS:
            text = text.replace("0.", ".")  # the cells are small
        decided = score.outcome in (Outcome.WIN, Outcome.LOSS)
        note = ""
        if decided and score.plies is not None:
            won = score.outcome is Outcome.WIN
            winner = score.player if won else score.player.opponent
            sure = score.bound is Bound.EXACT
            note = translate("RowTexts", "{player} in {plies}").format(
                player=position.game.player_text(winner),
                plies=score.plies if sure else f"\N{LESS-THAN OR EQUAL TO}{score.plies}",
            )
        verdict = {
            Outcome.WIN: Verdict.WIN,
            Outcome.DRAW: Verdict.DRAW,
            Outcome.LOSS: Verdict.LOSS,
        }.get(score.outcome, Verdict.UNCLEAR)
        return Badge(text, note, verdict, best)


def _columns(position: Position) -> int:
    return position.game.columns if isinstance(position, LinePosition) else 1
