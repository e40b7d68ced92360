# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The reader's choices about values: scale, point of view, and which are on the board."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.frozen import frozen
from desktop_app.core.position import MAX, Player
from desktop_app.core.scales import Scale
from desktop_app.play.session import GameSession
from desktop_app.settings import (
    FLIPPED,
    FULL_DETAILS,
    POINT_OF_VIEW,
    SCALE,
    VALUES_ALONE,
    VALUES_ON_BOARD,
    VALUES_ON_BOARD_ALONE,
    Settings,
)


class PointOfView(StrEnum):
    """The player for whom larger values are better."""

    FIRST = "first"
    MOVER = "mover"
    BOT = "bot"


class ShownValues(StrEnum):
    """The values that are drawn on the board."""

    OFF = "off"
    BEST = "best"
    ALL = "all"


@frozen
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
    overlay: ShownValues = ShownValues.ALL
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

    The choice of values on the board is remembered twice: with the panels open, and for the board
    alone. Closing the panels hides all values, unless the board alone is to show them.

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
            ShownValues(settings.get(VALUES_ON_BOARD)),
            settings.get(FULL_DETAILS),
        )
        self._is_flipped = settings.get(FLIPPED)
        self._has_panels = False
        self._is_alone = settings.get(VALUES_ALONE)
        self._alone = ShownValues(settings.get(VALUES_ON_BOARD_ALONE))
        if self._alone is ShownValues.OFF:  # somebody has edited the settings
            self._alone = ShownValues.ALL
        self._bot_side = session.bot_side
        session.seatsChanged.connect(self._on_seats)

    @Slot()
    def _on_seats(self) -> None:
        """Signal a change if the only bot has another side: values may be for the other player."""
        before, self._bot_side = self._bot_side, self._session.bot_side
        if before is not self._bot_side:
            self.changed.emit(self.display)

    @property
    def display(self) -> Display:
        """The current choice, with the panels open or for the board alone."""
        shown = self._display
        if not self._has_panels:
            shown = replace(shown, overlay=self._alone if self._is_alone else ShownValues.OFF)
        return shown if shown.is_full else replace(shown, scale=self.scale)

    @property
    def scale(self) -> Scale:
        """The current scale: words, unless all details are shown."""
        return self._display.scale if self._display.is_full else Scale.WORDS

    def set_full(self, is_full: bool) -> None:
        """Show all details, or simple words."""
        if is_full != self._display.is_full:
            self._display = replace(self._display, is_full=is_full)
            self.changed.emit(self.display)

    def viewer(self, mover: Player) -> Player:
        """Return the player for whom values are shown while `mover` is to move.

        Simple values are for the person who plays a bot, whichever side that is.
        """
        is_first = self._display.point_of_view is PointOfView.FIRST
        if is_first and not self._display.is_full and self.person is not None:
            return self.person
        return self._display.viewer(mover, self._session.bot_side)

    @property
    def person(self) -> Player | None:
        """The side of the only person, who is called "you"; None to name both players."""
        return self._session.person_side

    @property
    def is_turned(self) -> bool:
        """Whether the second player's side is at the bottom, as for a person playing second."""
        return (self._session.bot_side is MAX) is not self._is_flipped

    @Slot()
    def flip(self) -> None:
        """Turn the board, or turn it back; remembered."""
        self._is_flipped = not self._is_flipped
        self._settings.choose(FLIPPED, self._is_flipped)
        self.changed.emit(self.display)

    @property
    def shows_values(self) -> bool:
        """Whether values are shown anywhere."""
        return self._has_panels or self._is_alone

    @property
    def bot_side(self) -> Player | None:
        """The side of the only bot; None with no bot or two."""
        return self._bot_side

    def set_panels(self, has_panels: bool, *, alone: bool = False) -> None:
        """Note that the panels were opened or closed, and whether the board alone shows values."""
        alone = alone and not has_panels
        if (has_panels, alone) != (self._has_panels, self._is_alone):
            self._has_panels = has_panels
            self._set_alone(alone)
            self.changed.emit(self.display)

    def _set_alone(self, alone: bool) -> None:
        self._is_alone = alone
        self._settings.choose(VALUES_ALONE, alone)

    @Slot(object)
    def choose(self, display: Display) -> None:
        """Set and remember another choice."""
        if display == self.display:
            return
        if not self._has_panels:
            self._set_alone(display.overlay is not ShownValues.OFF)
            if self._is_alone:
                self._alone = display.overlay
                self._settings.set(VALUES_ON_BOARD_ALONE, self._alone)
            display = replace(display, overlay=self._display.overlay)
        if not display.is_full:
            display = replace(display, scale=self._display.scale)
        self._display = display
        self._settings.set(SCALE, display.scale)
        self._settings.set(POINT_OF_VIEW, display.point_of_view)
        self._settings.choose(VALUES_ON_BOARD, display.overlay)
        self.changed.emit(self.display)

    @Slot()
    def next_overlay(self) -> None:
        """Cycle through all values, the best, and none."""
        overlay = _next(self.display.overlay, [ShownValues.ALL, ShownValues.BEST, ShownValues.OFF])
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
