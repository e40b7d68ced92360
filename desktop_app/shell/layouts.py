# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's layouts: Play (the board alone), Analyse (all panels), and the presenter's.

A first start shows all panels where the screen has room for them.

The first two are remembered. The presenter's only hides the bars and panels of the current one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.scale import HAIR, NEAR, enlarge
from desktop_app.settings import (
    ANALYSE_STATE,
    GAME_FINISHED,
    LIST_WANTED,
    PLAY_STATE,
    VALUES_ALONE,
    WINDOW_ANALYSING,
    WINDOW_GEOMETRY,
    BlobSetting,
    Settings,
)
from desktop_app.shell.dock_shares import DockShares

if TYPE_CHECKING:
    from desktop_app.play.saved_game import SavedSession

STATE_VERSION = 2
WIDE_SCREEN = 1000
"""The least width in pixels of a screen on which a first start shows the panels, too."""
PLAY, ANALYSE, EXPLAIN = "play", "analyse", "explain"
"""The pages in the journal; the first two are the board in each layout."""
UNDER = "under"
"""The key in the place of Explain for the page that *Board* leads back to."""


class Layouts:
    """Switches between layouts; each remembers the places of its docks."""

    def __init__(
        self,
        window: QMainWindow,
        docks: list[QDockWidget],
        settings: Settings,
        left_free: Callable[[], QSize],
    ) -> None:
        """Create the layouts; `restore` applies the one of the last session.

        Args:
            window: the window around the docks.
            docks: the panels.
            settings: the settings that hold the layouts.
            left_free: the size to leave to the rest of the window, if the panels can be so small.
        """
        self._window = window
        self._docks = docks
        self._settings = settings
        self._shares = DockShares(window, docks, settings, left_free)
        self._analysing = self._presenting = self._covered = False
        self._default = QByteArray()

    @property
    def analysing(self) -> bool:
        """Whether the panels are shown."""
        return self._analysing

    @property
    def presenting(self) -> bool:
        """Whether bars and panels are hidden."""
        return self._presenting

    @property
    def covered(self) -> bool:
        """Whether another page is shown in place of the board."""
        return self._covered

    def set_presenting(self, presenting: bool) -> None:
        """Fill the screen for an audience, or restore the window."""
        if presenting == self._presenting:
            return
        self._presenting = presenting
        window = self._window
        if presenting:
            self._state = window.windowState()
            window.setWindowState(self._state | Qt.WindowState.WindowFullScreen)
        else:
            window.setWindowState(self._state)
        window.menuBar().setVisible(not presenting)
        self._show_parts()

    def _show_parts(self) -> None:
        """Show the tools and panels only with the board; a restored state would bring them back."""
        is_free = not self._covered and not self._presenting
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for tools in self._window.findChildren(QToolBar, options=direct):
            tools.setVisible(is_free)
        for dock in self._docks:
            if dock.isFloating():  # an earlier version of the program may have left it so
                dock.setFloating(False)
            dock.setVisible(self._analysing and is_free)

    def restore(self) -> None:
        """Restore the layout of the last session."""
        self._default = self._window.saveState(STATE_VERSION)
        self._show(self._settings.get(WINDOW_ANALYSING))

    def set_analysing(self, analysing: bool) -> None:
        """Switch between the Analyse and the Play layout."""
        if analysing != self._analysing:
            self._keep()
            self._show(analysing)

    def save(self) -> None:
        """Remember both layouts."""
        self._keep()
        self._shares.save()
        self._settings.set(WINDOW_GEOMETRY, self._window.saveGeometry())
        self._settings.set(WINDOW_ANALYSING, self._analysing)

    def _keep(self) -> None:
        self._settings.set(self._setting, self._window.saveState(STATE_VERSION))

    @property
    def _setting(self) -> BlobSetting:
        return ANALYSE_STATE if self._analysing else PLAY_STATE

    def _show(self, analysing: bool) -> None:
        self._analysing = analysing
        state = self._settings.get(self._setting)
        if state.isEmpty() or not self._window.restoreState(state, STATE_VERSION):
            self._window.restoreState(self._default, STATE_VERSION)
        self._show_parts()
        self.fit()

    def fit(self) -> None:
        """Give the panels their shares of the window, whose size may have changed."""
        self._shares.apply()

    def set_covered(self, covered: bool) -> None:
        """Hide the panels while another page is shown in place of the board."""
        self._covered = covered
        self._show_parts()
        self.fit()

    def reset(self) -> None:
        """Move the panels to their default places."""
        self._window.restoreState(self._default, STATE_VERSION)
        self._show_parts()
        self._shares.reset()


def choose_first_layout(settings: Settings, screen: int) -> None:
    """Set up what a first start shows; do nothing if the program was used before.

    Args:
        settings: the settings.
        screen: the width of the screen in pixels.
    """
    if settings.holds(WINDOW_ANALYSING):
        return
    is_wide = screen >= WIDE_SCREEN
    settings.set(WINDOW_ANALYSING, is_wide)
    settings.set(LIST_WANTED, is_wide)
    settings.set(VALUES_ALONE, not is_wide)
    settings.set(GAME_FINISHED, False)


def show_panels(saved: SavedSession, settings: Settings) -> None:
    """Restore the panels of a window before it is built."""
    under = saved.place.get(UNDER) if saved.page == EXPLAIN else saved.page
    if under in (PLAY, ANALYSE):
        settings.set(WINDOW_ANALYSING, under == ANALYSE)


def make_dock(name: str, title: str, widget: QWidget) -> QDockWidget:
    """Return a movable panel.

    Args:
        name: its place is remembered under it.
        title: the name of the panel for people.
        widget: the content.
    """
    dock = QDockWidget(title)
    dock.setObjectName(name)
    # no close button: "Hide values" is the one way to see the panels or not; and none to float,
    # as a panel would cover menus and tools
    dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
    dock.setWidget(widget)
    return dock


def title_label(title: str) -> ElidedLabel:
    """Return the title of a panel, in line with its content."""
    label = ElidedLabel()
    label.show_whole(title)
    label.setContentsMargins(NEAR, 0, NEAR, HAIR)
    enlarge(label, bold=True)
    return label
