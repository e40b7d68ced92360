# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The reader's choice of scale, point of view and values on the board: kept, and stepped by key."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.games.position import Player
from desktop_app.models.display import Display, Overlay, PointOfView
from desktop_app.models.session import GameSession
from desktop_app.search.basics.scales import Scale
from desktop_app.settings import Settings

Member = TypeVar("Member", bound=StrEnum)


class DisplayChoice(QObject):
    """Holds one `Display`.

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
            settings.choice("display/scale", Scale.OUTCOME),
            settings.choice("display/point-of-view", PointOfView.FIRST),
            settings.choice("display/overlay", Overlay.OFF),
        )
        self._revealed = False

    @property
    def display(self) -> Display:
        """What holds now: no values on the board while the panels are away."""
        return self._display if self._revealed else replace(self._display, overlay=Overlay.OFF)

    def viewer(self, mover: Player) -> Player:
        """Whose gain the values are, in a position where `mover` moves."""
        return self._display.viewer(mover, self._session.bot_side)

    def reveal(self, revealed: bool) -> None:
        """Let values be seen, or play without them; the choice is kept for the next time."""
        if revealed != self._revealed:
            self._revealed = revealed
            self.changed.emit(self.display)

    @Slot(object)
    def choose(self, display: Display) -> None:
        """Take another choice, and remember it."""
        if display == self._display:
            return
        self._display = display
        self._settings.put("display/scale", display.scale.value)
        self._settings.put("display/point-of-view", display.point_of_view.value)
        self._settings.put("display/overlay", display.overlay.value)
        self.changed.emit(self.display)

    @Slot()
    def next_overlay(self) -> None:
        """No values, the best, all, and again."""
        self.choose(replace(self._display, overlay=_next(self._display.overlay, list(Overlay))))

    @Slot()
    def next_point_of_view(self) -> None:
        """The first player, the player to move, the bot if there is one, and again."""
        has_bot = self._session.bot_side is not None
        views = [v for v in PointOfView if v is not PointOfView.BOT or has_bot]
        self.choose(replace(self._display, point_of_view=_next(self._display.point_of_view, views)))

    @Slot()
    def next_scale(self) -> None:
        """Outcome, school, loss, words, and again."""
        self.choose(replace(self._display, scale=_next(self._display.scale, list(Scale))))


def _next(current: Member, members: list[Member]) -> Member:
    if current not in members:
        return members[0]
    return members[(members.index(current) + 1) % len(members)]
