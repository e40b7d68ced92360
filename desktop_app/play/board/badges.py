# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Badges on the board: the values of moves, and signs for mistakes that were made."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from desktop_app.boards.kind import FEW
from desktop_app.boards.picture import Badge, MistakeBadge
from desktop_app.core.scales import Scale, least_advantage
from desktop_app.core.score import Outcome, Score
from desktop_app.games.registry import board_of, player_name
from desktop_app.kit.value_signs import DRAW_SIGN, ValueKind, value_kind_of
from desktop_app.languages import translate
from desktop_app.play.display import DisplayChoice, ShownValues
from desktop_app.play.history.words import mistake_text
from desktop_app.words import values as words
from desktop_app.words.address import addressed
from desktop_app.words.distance import short_distances

if TYPE_CHECKING:
    from desktop_app.core.position import Move, Player, Position
    from desktop_app.play.history.model import HistoryPoint
    from desktop_app.search.candidates import Candidate
    from desktop_app.search.why.finding import LineMove


class Badges:
    """Creates badges for the reader's choice of scale and point of view."""

    def __init__(self, choice: DisplayChoice) -> None:
        self._choice = choice

    def of(
        self,
        position: Position,
        candidates: Iterable[Candidate],
        overlay: ShownValues | None = None,
        *,
        only: Collection[Move] | None = None,
    ) -> dict[int, Badge]:
        """Return badges by move: none, the best moves, or all (on large boards only a few).

        Args:
            position: the position in which the moves can be made.
            candidates: the moves with their values.
            overlay: which values to show; None for the reader's choice.
            only: the moves whose values may be seen, however many there are; None for no limit.
        """
        overlay = self._choice.display.overlay if overlay is None else overlay
        listed = list(candidates)
        known = [(c, c.score) for c in listed if c.score and not c.score.is_mere_bound]
        if overlay is ShownValues.OFF or not known:
            return {}
        known.sort(key=lambda pair: pair[1].order, reverse=True)
        best = known[0][1].order
        differ = len(known) < len(listed) or known[-1][1].order != best
        if overlay is ShownValues.BEST:
            known = [pair for pair in known if pair[1].order == best]
        is_large = board_of(position.game).is_large
        if only is not None:
            known = [pair for pair in known if pair[0].move in only]
        elif is_large:
            # hundreds of moves may lose alike: picking out a few of them would be arbitrary
            kept = [pair for pair in known if pair[1].outcome is not Outcome.LOSS]
            known = (kept or [pair for pair in known if pair[1].order == best])[:FEW]
        viewer = self._choice.viewer(position.turn)
        badges: dict[int, Badge] = {}
        for candidate, score in known:
            is_best = score.order == best
            made = self._badge(score.seen_by(viewer), position, small=is_large)
            badges[candidate.move] = replace(
                made,
                best=is_best and differ,
                quiet=not differ and score.outcome is Outcome.DRAW,
                meaning=words.score_meaning(score, position, self._choice.person),
            )
        return badges

    def mistakes(
        self, line: Iterable[tuple[Move, HistoryPoint | None]]
    ) -> dict[Move, MistakeBadge]:
        """Return what the moves of a line gave away; empty while values are hidden.

        If a move was made more than once, as in Nim, its last occurrence counts.

        Args:
            line: the moves with their points in the history, which may not have the last one yet.
        """
        display = self._choice.display
        if display.overlay is ShownValues.OFF:
            return {}
        made = list(line)
        found: dict[Move, MistakeBadge] = {}
        for number, (move, point) in enumerate(made, 1):
            found.pop(move, None)
            if point is not None and point.mistake is not None:
                later = tuple(each for each, _point in made[number:])
                text = mistake_text(point, display.scale)
                found[move] = MistakeBadge(point.mistake, text, later)
        return found

    def threats(self, play: LineMove, person: Player | None = None) -> dict[int, Badge]:
        """Return a sign for each place where the player who just moved threatens to win.

        Args:
            play: the move.
            person: the side of the only person, to be called "you"; None to name both players.
        """
        if play.after.outcome is not None:
            return {}
        wins = self._choice.viewer(play.after.turn) is play.player
        value_kind, name = (
            ValueKind.WIN if wins else ValueKind.LOSS,
            player_name(play.after.game, play.player),
        )
        said = addressed(
            play.player,
            person,
            #: Tip of a place on the board that the other player must not leave open
            named=translate("Badges", "{player} would win here"),
            you=translate("Badges", "you would win here"),
            bot=translate("Badges", "the bot would win here"),
        ).format(player=name)
        sign = Badge("!", "", value_kind, best=True, short_text="!", meaning=said)
        return dict.fromkeys(play.threats, sign)

    def _badge(self, score: Score, position: Position, *, small: bool) -> Badge:
        text = short = words.bare_value(
            score, self._choice.display.scale, position, self._choice.person
        )
        if score.outcome is Outcome.DRAW:
            #: Said of a value; the board has only a sign there
            text, short = translate("Words", "Draw"), DRAW_SIGN
            if not score.is_exact:
                text = short = words.value_text(score, self._choice.display.scale, position)
        if score.outcome is Outcome.UNKNOWN and small:
            text = short = text.replace("0.", ".")
        note, short_note = "", ""
        if score.outcome in (Outcome.WIN, Outcome.LOSS) and not score.number:  # not by how much
            note, short_note = short_distances(score, position, self._choice.person)
            if self._choice.display.scale is Scale.WORDS:  # the text has said who wins
                note = short_note
        return Badge(
            text,
            note,
            value_kind_of(score, least_advantage(position.game)),
            best=False,
            short_text=short,
            short_note=short_note,
        )
