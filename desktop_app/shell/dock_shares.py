# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The share of the window that each panel takes, kept when the window is resized."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QDockWidget, QMainWindow

from desktop_app.guard import guarded
from desktop_app.settings import (
    CANDIDATES_HEIGHT,
    CANDIDATES_WIDTH,
    HISTORY_HEIGHT,
    HISTORY_WIDTH,
    Settings,
    TextSetting,
)

SIDES = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
DIVIDER = 8
"""The largest width of a divider in pixels."""
ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


class DockShare(NamedTuple):
    """A number of pixels out of the window's, exact in a window of the same size."""

    part: int
    whole: int

    def of(self, whole: int) -> int:
        """Return the same share of another length."""
        return round(self.part * whole / self.whole)


Place = tuple[str, Qt.Orientation]
"""A dock's name, and whether its width or its height is meant."""

SETTINGS: dict[Place, TextSetting] = {
    ("candidates", ACROSS): CANDIDATES_WIDTH,
    ("candidates", DOWN): CANDIDATES_HEIGHT,
    ("history", ACROSS): HISTORY_WIDTH,
    ("history", DOWN): HISTORY_HEIGHT,
}
"""The setting for each share; its default is the panel's initial share."""


@guarded
class DockShares(QObject):
    """Keeps each dock's share of its window's width or height.

    Qt keeps a dock's pixels instead: after a small window they are few in a large one, and a state
    that is restored before the window has its size comes out wrong.
    """

    def __init__(
        self,
        window: QMainWindow,
        docks: list[QDockWidget],
        settings: Settings,
        left_free: Callable[[], QSize],
    ) -> None:
        """Load the remembered shares.

        Args:
            window: the window around the docks.
            docks: the panels.
            settings: the settings that hold the shares.
            left_free: the size to leave to the rest of the window, if the panels can be so small.
        """
        super().__init__(window)
        self._left_free = left_free
        self._window = window
        self._docks = docks
        self._settings = settings
        self._shares = {place: self._remembered(setting) for place, setting in SETTINGS.items()}
        self._given: dict[Place, DockShare] = {}
        window.installEventFilter(self)
        for dock in docks:
            dock.dockLocationChanged.connect(self._on_moved)

    def reset(self) -> None:
        """Restore the default sizes of the panels."""
        self._shares = {place: _parsed(setting.default) for place, setting in SETTINGS.items()}
        self.apply()

    def save(self) -> None:
        """Store the shares in the settings."""
        for place, share in self._shares.items():
            self._settings.set(SETTINGS[place], f"{share.part}/{share.whole}")

    def _remembered(self, setting: TextSetting) -> DockShare:
        try:
            return _parsed(self._settings.get(setting))
        except ValueError:
            return _parsed(setting.default)

    def apply(self) -> None:
        """Give each panel its share of the window's current size."""
        layout, places = self._window.layout(), self._places()
        if layout is None or not places:
            return
        layout.activate()
        for way in (ACROSS, DOWN):
            docks = [dock for dock, place in places.items() if place[1] is way]
            sizes = [self._wanted(dock, places[dock]) for dock in docks]
            for lower, high in zip(tuple(docks), tuple(sizes), strict=True):
                upper = self._upper(lower, places)
                if way is DOWN and upper is not None:  # Qt keeps to sizes if it gets all of them
                    docks.append(upper)
                    sizes.append(upper.height() + lower.height() - high)
            if docks:
                self._window.resizeDocks(docks, sizes, way)
        layout.activate()
        self._given = {place: self._measured(dock, place) for dock, place in places.items()}

    def _upper(self, lower: QDockWidget, places: dict[QDockWidget, Place]) -> QDockWidget | None:
        """Return the upper of two docks on the same side of the window, if there are two."""
        side = self._window.dockWidgetArea(lower)
        others = (dock for dock in places if dock is not lower)
        return next((d for d in others if self._window.dockWidgetArea(d) == side), None)

    def _wanted(self, dock: QDockWidget, place: Place) -> int:
        """Return the pixels that a dock should have at the window's current size."""
        wanted, least = self._shares[place].of(self._length(place[1])), dock.minimumSizeHint()
        if place[1] is ACROSS:
            left = self._left_free().width()
            return max(min(wanted, self._window.width() - left - DIVIDER), least.width())
        if not self._window.dockWidgetArea(dock) & SIDES:  # else it takes no height of the board
            left = self._left_free().height()
            wanted = min(wanted, self._window.height() - left - DIVIDER)
        return max(wanted, least.height())

    @Slot()
    def note(self) -> None:
        """Update the shares from what the user has changed since they were last applied."""
        for dock, place in self._places().items():
            now = self._measured(dock, place)
            if now != self._given.get(place):
                self._shares[place] = self._given[place] = now

    @Slot()
    def _on_moved(self) -> None:
        QTimer.singleShot(0, self, self.note)  # when it has its size there

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Update the shares when a divider is released; dividers are parts of the window itself."""
        if event.type() == QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self, self.note)
        return False

    def _places(self) -> dict[QDockWidget, Place]:
        """Return the docks that take up room in the window now."""
        area, places = self._window.dockWidgetArea, dict[QDockWidget, Place]()
        taken = set[Qt.DockWidgetArea]()
        for dock in self._docks:
            if not dock.isFloating() and dock.isVisibleTo(self._window):
                side = area(dock)
                # of two at one side the first tells how wide they are, the second its height
                is_wide = bool(side & SIDES) and side not in taken
                places[dock] = (dock.objectName(), ACROSS if is_wide else DOWN)
                taken.add(side)
        return places

    def _length(self, way: Qt.Orientation) -> int:
        return self._window.width() if way is ACROSS else self._window.height()

    def _measured(self, dock: QDockWidget, place: Place) -> DockShare:
        part = dock.width() if place[1] is ACROSS else dock.height()
        return DockShare(part, self._length(place[1]))


def _parsed(text: str) -> DockShare:
    """Parse a share such as `560/1280`.

    Raises:
        ValueError: the text is not a share, or the share is not less than 1.
    """
    part, _, whole = text.partition("/")
    if part.isdecimal() and whole.isdecimal() and 0 < int(part) < int(whole):
        return DockShare(int(part), int(whole))
    raise ValueError(text)
