# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The reader's choices about values: scale, point of view, and which are on the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import MAX, Player
from desktop_app.core.scales import Scale
from desktop_app.play.session import GameSession
from desktop_app.settings import (
    FLIPPED,
    FULL_DETAILS,
    POINT_OF_VIEW,
    SCALE,
    VALUES_ON_BOARD,
    Settings,
)


class PointOfView(StrEnum):
    """The player for whom larger values are better."""

    FIRST = "first"
    MOVER = "mover"
    BOT = "bot"


class Overlay(StrEnum):
    """The values that are drawn on the board."""

    OFF = "off"
    BEST = "best"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Display:
    """The reader's choices about values.

    Attributes:
        scale: the numbers or words that express values.
        point_of_view: the player for whom values are shown; kept from move to move.
        overlay: which values are drawn on the board.
        is_full: whether there are numbers and counts, rather than simple words alone.
    """

    scale: Scale = Scale.OUTCOME
    point_of_view: PointOfView = PointOfView.FIRST
    overlay: Overlay = Overlay.ALL
    is_full: bool = True

    def viewer(self, mover: Player, bot: Player | None) -> Player:
        """Return the player for whom values are shown; without a single bot, not the bot."""
        if self.point_of_view is PointOfView.MOVER:
            return mover
        if self.point_of_view is PointOfView.BOT and bot is not None:
            return bot
        return MAX


Member = TypeVar("Member", bound=StrEnum)


class DisplayChoice(QObject):
    """Holds the current `Display` and remembers it.

    With the panels open, the board shows all values at first, and later choices are remembered.
    Without panels it starts without values each time, so as not to spoil the next game; a choice
    made then lasts until the panels open.

    Simple values are in words, whatever scale was chosen; that scale returns with the full details.

    Signals:
        changed: the `Display` has changed.
    """

    changed = Signal(object)

    def __init__(
        self, settings: Settings, session: GameSession, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._session = session
        self._display = Display(
            Scale(settings.get(SCALE)),
            PointOfView(settings.get(POINT_OF_VIEW)),
            Overlay(settings.get(VALUES_ON_BOARD)),
            settings.get(FULL_DETAILS),
        )
        self._is_flipped = settings.get(FLIPPED)
        self._has_panels = False
        self._alone = Overlay.OFF
        self._bot_side = session.bot_side
        session.seatsChanged.connect(self._on_seats)

    @Slot()
    def _on_seats(self) -> None:
        """Signal a change if the bot's point of view has changed with its side."""
        before, self._bot_side = self._bot_side, self._session.bot_side
        if before is not self._bot_side and self._display.point_of_view is PointOfView.BOT:
            self.changed.emit(self.display)

    @property
    def display(self) -> Display:
        """The current choice, with the panels open or for the board alone."""
        shown = self._display if self._has_panels else replace(self._display, overlay=self._alone)
        return shown if shown.is_full else replace(shown, scale=Scale.WORDS)

    def set_full(self, is_full: bool) -> None:
        """Show all details, or simple words."""
        if is_full != self._display.is_full:
            self._display = replace(self._display, is_full=is_full)
            self.changed.emit(self.display)

    def viewer(self, mover: Player) -> Player:
        """Return the player for whom values are shown while `mover` is to move."""
        return self._display.viewer(mover, self._session.bot_side)

    @property
    def is_turned(self) -> bool:
        """Whether the second player's side is at the bottom, as for a person playing second."""
        return (self._session.bot_side is MAX) is not self._is_flipped

    @Slot()
    def flip(self) -> None:
        """Turn the board, or turn it back; remembered."""
        self._is_flipped = not self._is_flipped
        self._settings.set(FLIPPED, self._is_flipped)
        self.changed.emit(self.display)

    @property
    def shows_values(self) -> bool:
        """Whether values are shown anywhere."""
        return self._has_panels or self._alone is not Overlay.OFF

    def set_panels(self, has_panels: bool) -> None:
        """Note that the panels were opened or closed; closing them hides all values."""
        if has_panels != self._has_panels:
            self._has_panels, self._alone = has_panels, Overlay.OFF
            self.changed.emit(self.display)

    @Slot(object)
    def choose(self, display: Display) -> None:
        """Set and remember another choice."""
        if display == self.display:
            return
        if not self._has_panels:
            self._alone = display.overlay
            display = replace(display, overlay=self._display.overlay)
        if not display.is_full:
            display = replace(display, scale=self._display.scale)
        self._display = display
        self._settings.set(SCALE, display.scale)
        self._settings.set(POINT_OF_VIEW, display.point_of_view)
        self._settings.set(VALUES_ON_BOARD, display.overlay)
        self.changed.emit(self.display)

    @Slot()
    def next_overlay(self) -> None:
        """Cycle through all values, the best, and none."""
        overlay = _next(self.display.overlay, [Overlay.ALL, Overlay.BEST, Overlay.OFF])
        self.choose(replace(self.display, overlay=overlay))

    @Slot()
    def next_point_of_view(self) -> None:
        """Cycle through the first player, the player to move, and the bot if there is one."""
        has_bot = self._session.bot_side is not None
        views = [v for v in PointOfView if v is not PointOfView.BOT or has_bot]
        self.choose(replace(self.display, point_of_view=_next(self._display.point_of_view, views)))

    @Slot()
    def next_scale(self) -> None:
        """Cycle through outcome, school, loss and words."""
        self.choose(replace(self.display, scale=_next(self._display.scale, list(Scale))))


def _next(current: Member, members: list[Member]) -> Member:
    if current not in members:
        return members[0]
    return members[(members.index(current) + 1) % len(members)]
