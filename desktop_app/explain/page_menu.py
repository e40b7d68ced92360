# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu with everything that the page can do, whatever controls are in the row."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QAbstractButton, QMenu

from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.parts import ExplainLayout
from desktop_app.kit.touch.sizes import with_high_rows


class PageMenu(QObject):
    """Builds the menu from the buttons of the page, and keeps their states in step.

    Attributes:
        menu: the menu.
    """

    def __init__(self, parts: ExplainLayout, choose: Callable[[ControlSet], None]) -> None:
        """Build the menu.

        Args:
            parts: the page.
            choose: offers a set of controls.
        """
        super().__init__(parts)
        self._parts = parts
        self.menu = QMenu(parts)
        self._pairs: list[tuple[QAction, QAbstractButton]] = []
        self._sets = self._add_sets(choose)
        self._fill()
        self.menu.aboutToShow.connect(self._refresh)
        with_high_rows(self.menu)

    def _add_sets(self, choose: Callable[[ControlSet], None]) -> dict[ControlSet, QAction]:
        texts = {
            ControlSet.WATCH: self.tr("&Watch"),
            ControlSet.TRY: self.tr("&Try"),
            ControlSet.STUDY: self.tr("&Study"),
        }
        group, found = QActionGroup(self), dict[ControlSet, QAction]()
        for each, text in texts.items():
            action = found[each] = self.menu.addAction(text)
            action.setCheckable(True)
            action.triggered.connect(partial(self._choose, choose, each))
            group.addAction(action)
        return found

    @Slot()
    def _choose(
        self, choose: Callable[[ControlSet], None], chosen: ControlSet, _checked: bool = False
    ) -> None:
        choose(chosen)

    def _fill(self) -> None:
        parts, menu = self._parts, self.menu
        choices, tree = parts.choices, parts.tree
        menu.addSeparator()
        menu.addActions(parts.controls.steps)
        menu.addSeparator()
        for button in (choices.guess, choices.cut, choices.compare):
            self._add(button)
        menu.addSeparator()
        for button in (choices.ways, choices.depths, choices.work, parts.settings):
            self._add(button)
        menu.addSeparator()
        self._add(tree.larger, self.tr("Zoom in"))
        self._add(tree.smaller, self.tr("Zoom out"))
        self._add(tree.whole, self.tr("Show the whole tree"))
        self._add(tree.follow, self.tr("Follow the search"))
        menu.addSeparator()
        examples, save = parts.sources.choose_example.menu(), choices.save.menu()
        examples.setTitle(self.tr("&Examples"))
        save.setTitle(self.tr("S&ave"))
        menu.addMenu(examples)
        self._add(parts.sources.from_game)
        menu.addMenu(save)
        self._save = save.menuAction()
        self._add(parts.sources.back, self.tr("Back to the board"))

    def _add(self, button: QAbstractButton, text: str = "") -> None:
        """Add a button's twin."""
        action = self.menu.addAction(text or button.text())
        action.setCheckable(button.isCheckable())
        action.triggered.connect(button.click)
        self._pairs.append((action, button))

    @Slot()
    def _refresh(self) -> None:
        """Enable and check every entry like its button."""
        self._sets[self._parts.control_set].setChecked(True)
        for action, button in self._pairs:
            action.setEnabled(button.isEnabled())
            action.setChecked(button.isChecked())
        self._save.setEnabled(self._parts.choices.save.isEnabled())
