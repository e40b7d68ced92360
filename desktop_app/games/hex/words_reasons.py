# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What to say of a mistake in Hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop_app.core.position import Player
from desktop_app.games.hex.reasons import HexReason

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
    counted, number = CountedBridges(), found.reason.number
    if found.reason.code == HexReason.BRIDGES:
        text = counted.joined(about, found.mover.opponent, number)
    else:
        text = counted.missed(about, found.mover, number)
    return text.format(**names)


class CountedBridges:
    """Sentences with a number; the tools only find plural forms in methods called `tr`."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """Return the form of a text that goes with a count."""
        return QCoreApplication.translate("CountedBridges", text, comment, count)

    def joined(self, about: About, player: Player, count: int) -> str:
        """Say that bridges join the edges of a player after the best reply."""
        return about(
            player,
            named=self.tr(
                "After {reply}, {number} bridges join the edges of {other}. A bridge is a gap "
                "with two empty cells that can close it. If {player} takes one, {other} takes "
                "the other.",
                "",
                count,
            ),
            you=self.tr(
                "After {reply}, {number} bridges join your edges. A bridge is a gap with two "
                "empty cells that can close it. If the bot takes one, you take the other.",
                "",
                count,
            ),
            bot=self.tr(
                "After {reply}, {number} bridges join the bot's edges. A bridge is a gap with two "
                "empty cells that can close it. If you take one, the bot takes the other.",
                "",
                count,
            ),
        )

    def missed(self, about: About, player: Player, count: int) -> str:
        """Say that bridges would have joined the edges of a player."""
        return about(
            player,
            named=self.tr(
                "With {better}, {number} bridges would join the edges of {player}. A bridge is a "
                "gap with two empty cells that can close it. If {other} takes one, {player} takes "
                "the other.",
                "",
                count,
            ),
            you=self.tr(
                "With {better}, {number} bridges would join your edges. A bridge is a gap with "
                "two empty cells that can close it. If the bot takes one, you take the other.",
                "",
                count,
            ),
            bot=self.tr(
                "With {better}, {number} bridges would join the bot's edges. A bridge is a gap "
                "with two empty cells that can close it. If you take one, the bot takes the other.",
                "",
                count,
            ),
        )
