# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user chooses is on the disk at once, so that it survives if the program is killed."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from desktop_app.core.scales import Scale
from desktop_app.shell.commands import menus
from desktop_app.shell.main_window import MainWindow
from tests.driver import Driver


@pytest.fixture
def window(driver: Driver) -> MainWindow:
    return driver.window


@pytest.fixture
def is_written(window: MainWindow, settings_file: Path) -> Callable[[Callable[[], None]], bool]:
    """Return a function that says whether a choice has changed the file, before any other event."""

    def look(choose: Callable[[], None]) -> bool:
        window.remember()  # what was waiting to be written is no longer mistaken for it
        before = settings_file.read_bytes()
        choose()
        return settings_file.read_bytes() != before

    return look


def others(menu: QMenu) -> Iterator[QAction]:
    """For each group of choices in a menu one that is not chosen."""
    for part in menu.findChildren(QActionGroup):
        yield next(each for each in part.actions() if not each.isChecked())


def test_each_preference_is_on_the_disk_when_it_is_chosen(
    window: MainWindow, is_written: Callable[[Callable[[], None]], bool]
) -> None:
    preferences = window.preferences
    preferences.languageChosen.disconnect()  # which builds the window anew
    menu = QMenu()
    preferences.set_menu(menu)
    preferences.fill_menu()
    found = list(others(menu))
    assert len(found) == 9
    for choice in found:
        assert is_written(choice.trigger), choice.text()
    assert is_written(preferences.enlarge_type)


def test_each_switch_of_the_menus_is_on_the_disk_when_it_is_switched(
    window: MainWindow, is_written: Callable[[Callable[[], None]], bool]
) -> None:
    switches = [each for menu in menus() for each in menu.commands if each.setting is not None]
    assert len(switches) >= 5
    for command in switches:
        action = window.actions_list[command.name]
        assert is_written(lambda action=action: action.setChecked(not action.isChecked())), (
            command.name
        )


def test_how_values_are_shown_is_on_the_disk_when_it_is_chosen(
    window: MainWindow, is_written: Callable[[Callable[[], None]], bool]
) -> None:
    display = window.display
    assert is_written(display.flip)
    assert is_written(window.actions_list["list"].trigger)
    assert is_written(lambda: display.choose(replace(display.display, scale=Scale.WORDS)))
