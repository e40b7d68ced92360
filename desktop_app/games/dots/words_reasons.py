# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in Dots and Boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop_app.core.position import Player
from desktop_app.games.dots.reasons import DotsReason

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
    counted, other = CountedBoxes(), found.mover.opponent
    if code == DotsReason.OPENS:
        text = counted.opens(about, other, number)
    elif code == DotsReason.LEAVES:
        text = counted.leaves(about, other, number)
    else:
        text = counted.must_open(about, found.mover, number)
    return text.format(**names)


class CountedBoxes:
    """Sentences with a number; the tools only find plural forms in methods called `tr`."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """Return the form of a text that goes with a count."""
        return QCoreApplication.translate("CountedBoxes", text, comment, count)

    def opens(self, about: About, player: Player, count: int) -> str:
        """Say that a line opens a chain for a player."""
        return about(
            player,
            named=self.tr("{move} opens a chain: {other} can take {number} boxes.", "", count),
            you=self.tr("{move} opens a chain: you can take {number} boxes.", "", count),
            bot=self.tr("{move} opens a chain: the bot can take {number} boxes.", "", count),
        )

    def leaves(self, about: About, player: Player, count: int) -> str:
        """Say that a line leaves boxes to a player."""
        return about(
            player,
            named=self.tr("{move} leaves {number} boxes for {other}.", "", count),
            you=self.tr("{move} leaves {number} boxes for you.", "", count),
            bot=self.tr("{move} leaves {number} boxes for the bot.", "", count),
        )

    def must_open(self, about: About, player: Player, count: int) -> str:
        """Say that a player who closes boxes must give some away."""
        return about(
            player,
            named=self.tr(
                "{move} closes a box, but then {player} must draw again and give away "
                "at least {number} boxes.",
                "",
                count,
            ),
            you=self.tr(
                "{move} closes a box, but then you must draw again and give away "
                "at least {number} boxes.",
                "",
                count,
            ),
            bot=self.tr(
                "{move} closes a box, but then the bot must draw again and give away "
                "at least {number} boxes.",
                "",
                count,
            ),
        )
