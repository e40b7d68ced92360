# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in Kalah."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop_app.core.position import Player
from desktop_app.games.kalah.reasons import KalahReason
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.wording import About
    from desktop_app.search.why.finding import Finding


def reason_text(found: Finding, names: dict[str, object], about: About) -> str:
    """Return the sentence about a reason.

    Args:
        found: the facts, with the reason.
        names: what the sentence is filled with; see `Wording.reason_names`.
        about: chooses the sentence that fits the reader.
    """
    assert found.reason is not None
    code, number = found.reason.code, found.reason.number
    if code == KalahReason.CAPTURED:
        text = CountedCaptures().captured(about, found.mover.opponent, number)
    elif code == KalahReason.NO_CAPTURE:
        text = CountedCaptures().no_capture(about, found.mover, number)
    else:
        text = about(
            found.mover,
            named=translate(
                "Words", "{better} would end in the store, and {player} could move again."
            ),
            you=translate("Words", "{better} would end in your store, and you could move again."),
            bot=translate(
                "Words", "{better} would end in the store, and the bot could move again."
            ),
        )
    return text.format(**names)


class CountedCaptures:
    """Sentences with a number; the tools only find plural forms in methods called `tr`."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """Return the form of a text that goes with a count."""
        return QCoreApplication.translate("CountedCaptures", text, comment, count)

    def captured(self, about: About, player: Player, count: int) -> str:
        """Say that a player can capture seeds after the mistake."""
        return about(
            player,
            named=self.tr("{move} lets {other} capture {number} seeds with {reply}.", "", count),
            you=self.tr("{move} lets you capture {number} seeds with {reply}.", "", count),
            bot=self.tr("{move} lets the bot capture {number} seeds with {reply}.", "", count),
        )

    def no_capture(self, about: About, player: Player, count: int) -> str:
        """Say that a player could have captured seeds."""
        return about(
            player,
            named=self.tr("With {better}, {player} could capture {number} seeds.", "", count),
            you=self.tr("With {better}, you could capture {number} seeds.", "", count),
            bot=self.tr("With {better}, the bot could capture {number} seeds.", "", count),
        )
