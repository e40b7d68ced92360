# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How the reader wants to see values: scale, point of view, and which stand on the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import MAX, Player
from desktop_app.core.scales import Scale
from desktop_app.play.session import GameSession
from desktop_app.settings import FLIPPED, POINT_OF_VIEW, SCALE, VALUES_ON_BOARD, Settings


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


Member = TypeVar("Member", bound=StrEnum)


class DisplayChoice(QObject):
    """Holds one `Display`.

    Beside the panels all values stand on the board at first, and what is chosen there is
    remembered. The board alone begins without them each time, so that nobody's next game is
    spoiled; what is chosen there holds until the panels come.

    Signals:
        changed: it is another one now.
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
        """What holds now, beside the panels or on the board alone."""
        return self._display if self._has_panels else replace(self._display, overlay=self._alone)

    def viewer(self, mover: Player) -> Player:
        """Whose gain the values are, in a position where `mover` moves."""
        return self._display.viewer(mover, self._session.bot_side)

    @property
    def is_turned(self) -> bool:
        """Whether the board is seen from the second player's side: a person's against a bot."""
        return (self._session.bot_side is MAX) is not self._is_flipped

    @Slot()
    def flip(self) -> None:
        """See the board from the other side than else, or no more; remembered."""
        self._is_flipped = not self._is_flipped
        self._settings.set(FLIPPED, self._is_flipped)
        self.changed.emit(self.display)

    @property
    def shows_values(self) -> bool:
        """Whether values are to be seen anywhere."""
        return self._has_panels or self._alone is not Overlay.OFF

    def set_panels(self, has_panels: bool) -> None:
        """Note that the panels were opened or closed; closing hides all values."""
        if has_panels != self._has_panels:
            self._has_panels, self._alone = has_panels, Overlay.OFF
            self.changed.emit(self.display)

    @Slot(object)
    def choose(self, display: Display) -> None:
        """Take another choice, and remember it."""
        if display == self.display:
            return
        if not self._has_panels:
            self._alone = display.overlay
            display = replace(display, overlay=self._display.overlay)
        self._display = display
        self._settings.set(SCALE, display.scale)
        self._settings.set(POINT_OF_VIEW, display.point_of_view)
        self._settings.set(VALUES_ON_BOARD, display.overlay)
        self.changed.emit(self.display)

    @Slot()
    def next_overlay(self) -> None:
        """All values, the best, none, and again."""
        overlay = _next(self.display.overlay, [Overlay.ALL, Overlay.BEST, Overlay.OFF])
        self.choose(replace(self.display, overlay=overlay))

    @Slot()
    def next_point_of_view(self) -> None:
        """The first player, the player to move, the bot if there is one, and again."""
        has_bot = self._session.bot_side is not None
        views = [v for v in PointOfView if v is not PointOfView.BOT or has_bot]
        self.choose(replace(self.display, point_of_view=_next(self._display.point_of_view, views)))

    @Slot()
    def next_scale(self) -> None:
        """Outcome, school, loss, words, and again."""
        self.choose(replace(self.display, scale=_next(self._display.scale, list(Scale))))


def _next(current: Member, members: list[Member]) -> Member:
    if current not in members:
        return members[0]
    return members[(members.index(current) + 1) % len(members)]
