# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The values that stand on the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop_app.flow.display_choice import DisplayChoice
from desktop_app.games.position import Position
from desktop_app.models.display import Overlay
from desktop_app.search.basics.candidates import Candidate
from desktop_app.search.basics.score import Bound, Outcome, Score
from desktop_app.views.board.kinds.picture import Badge, Verdict
from desktop_app.views.board.kinds.registry import board_of
from desktop_app.words import values as words
from desktop_app.words.values import translate
from desktop_app.words.wordings import player_name

FEW = 8
"""Values that are drawn on a large board, the best ones."""
MARKED = 3
"""Moves that are marked where places are too small for values: so many, and all of the best."""


class Badges:
    """Makes them for the reader's choice of scale and point of view."""

    def __init__(self, choice: DisplayChoice) -> None:
        self._choice = choice

    def of(self, position: Position, candidates: Iterable[Candidate]) -> dict[int, Badge]:
        """The values that stand on the board: none, the best, or all (on large boards a few)."""
        overlay = self._choice.display.overlay
        known = [(c, c.score) for c in candidates if c.score and not c.score.is_mere_bound]
        if overlay is Overlay.OFF or not known:
            return {}
        known.sort(key=lambda pair: pair[1].order, reverse=True)
        best = known[0][1].order
        if overlay is Overlay.BEST:
            known = [pair for pair in known if pair[1].order == best]
        is_large = board_of(position.game).is_large
        if is_large:
            # hundreds of moves may lose alike: to pick out some of them would tell nothing
            kept = [pair for pair in known if pair[1].outcome is not Outcome.LOSS]
            known = (kept or [pair for pair in known if pair[1].order == best])[:FEW]
        viewer = self._choice.viewer(position.turn)
        badges: dict[int, Badge] = {}
        for number, (candidate, score) in enumerate(known):
            is_best = score.order == best
            made = self._badge(score.seen_by(viewer), position, best=is_best, small=is_large)
            is_good = score.outcome is not Outcome.LOSS and score.number > -words.EVEN
            is_marked = is_best or number < MARKED
            badges[candidate.move] = replace(made, good=is_good, marked=is_marked)
        return badges

    def _badge(self, score: Score, position: Position, *, best: bool, small: bool) -> Badge:
        text = words.bare_value(score, self._choice.display.scale, position)
        if score.outcome is Outcome.DRAW:
            text = words.value_text(score, self._choice.display.scale, position)  # perhaps a bound
        if score.outcome is Outcome.UNKNOWN and small:
            text = text.replace("0.", ".")
        decided = score.outcome in (Outcome.WIN, Outcome.LOSS)
        note = ""
        if decided and score.plies is not None:
            won = score.outcome is Outcome.WIN
            winner = score.player if won else score.player.opponent
            sure = score.bound is Bound.EXACT
            note = translate("Badges", "{player} in {plies}").format(
                player=player_name(position.game, winner),
                plies=score.plies if sure else f"\N{LESS-THAN OR EQUAL TO}{score.plies}",
            )
        verdict = {
            Outcome.WIN: Verdict.WIN,
            Outcome.DRAW: Verdict.DRAW,
            Outcome.LOSS: Verdict.LOSS,
        }.get(score.outcome, Verdict.UNCLEAR)
        return Badge(text, note, verdict, best)
