# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How values are shown: the scale, the point of view, what is drawn on the board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.position import MAX, Player
from desktop_app.core.scales import Scale


class PointOfView(StrEnum):
    """Whose gain a value is."""

    FIRST = "first"
    MOVER = "mover"
    BOT = "bot"


class Overlay(StrEnum):
    """Which values are drawn on the board."""

    OFF = "off"
    BEST = "best"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Display:
    """The reader's choices.

    Attributes:
        scale: the numbers or words used.
        point_of_view: whose gain a value is; kept from move to move.
        overlay: which values stand on the board.
    """

    scale: Scale = Scale.OUTCOME
    point_of_view: PointOfView = PointOfView.FIRST
    overlay: Overlay = Overlay.ALL

    def viewer(self, mover: Player, bot: Player | None) -> Player:
        """Whose gain is shown: the first player's where there is no bot whose could be."""
        if self.point_of_view is PointOfView.MOVER:
            return mover
        if self.point_of_view is PointOfView.BOT and bot is not None:
            return bot
        return MAX
