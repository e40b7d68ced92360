# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command of the window is described in full, and one entry is all that it takes."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton, QToolBar
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MIN
from desktop_app.kit.commands import Actions, Command, Menu
from desktop_app.kit.dialogs import key_rows
from desktop_app.resources import own_command
from desktop_app.settings import FlagSetting, Settings
from desktop_app.shell.commands import WindowCommand, menus
from desktop_app.shell.menus import add_menus, fill_tool_bar
from desktop_app.shell.window_state import WindowState, state_of
from tests.driver import Driver, named

COMMANDS = [command for menu in menus() for command in menu.commands]
LISTED = [command for command in COMMANDS if command.text]
EVERYWHERE = {
    "about", "arena", "explain", "fullscreen", "games", "keys", "language", "larger", "log",
    "presenter", "quit", "report", "smaller", "sound", "terms",
}  # fmt: skip
"""Commands that can be used on every page; all others need the board."""

NAMES = WindowState._fields
STATES = [
    WindowState(**{name: name in held for name in NAMES})
    for held in chain.from_iterable(combinations(NAMES, size) for size in range(4))
]
"""All states of which up to three things are true."""

every_command = pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)


def test_names_and_keys_are_given_once() -> None:
    names = Counter(command.name for command in COMMANDS)
    keys = Counter(QKeySequence(key).toString() for command in COMMANDS for key in command.keys)
    assert {*names.values(), *keys.values()} == {1}
    assert len(LISTED) > 40


@every_command
def test_a_command_is_described_in_full(command: WindowCommand) -> None:
    assert command.name
    if command in LISTED:
        assert command.tip
        assert command.tool_tip.startswith(command.tip)
        assert command.key_text in command.tool_tip
        assert command.button_text.startswith(command.short or command.text)
    else:
        assert command.keys
        assert command.tool_tip == command.button_text == command.icon == ""
    assert all(not QKeySequence(key).isEmpty() for key in command.keys)
    assert not command.tools or command.icon


@every_command
def test_a_command_has_an_effect(command: WindowCommand) -> None:
    assert command.run or command.switched or command.setting
    # what is on is known from the state or from the action, never from both
    assert not (command.checked and (command.switched or command.setting))
    assert not (command.run and (command.switched or command.setting))


@every_command
def test_a_condition_holds_in_one_state_and_not_in_another(command: WindowCommand) -> None:
    for condition in (command.enabled, command.checked, command.disabled_tip):
        if condition is not None:
            assert {bool(condition(state)) for state in STATES} == {True, False}


@every_command
def test_a_command_needs_the_board_or_works_everywhere(command: WindowCommand) -> None:
    if command.name in EVERYWHERE:
        assert command.enabled is None
    else:
        assert command.enabled is not None
        assert not any(command.enabled(state) for state in STATES if not state.at_board)


def test_every_command_is_in_the_menus_once(driver: Driver) -> None:
    shown = Counter(
        action.objectName()
        for menu in driver.window.menuBar().findChildren(QMenu)
        for action in menu.actions()
        if action.objectName()
    )
    assert shown == Counter(command.name for command in LISTED)


def test_actions_follow_the_state_of_the_window(driver: Driver) -> None:
    window = driver.window
    seen: set[WindowState] = set()

    def check() -> None:
        state = state_of(window)
        seen.add(state)
        for command in COMMANDS:
            action = window.actions_list[command.name]
            assert (command.name, action.isEnabled()) == (command.name, command.can_be_used(state))
            if command.checked is not None:
                assert (command.name, action.isChecked()) == (command.name, command.checked(state))

    check()
    driver.click("b2")
    check()
    for name in ("undo", "overlay", "hide-values", "list", "games", "games", "swap", "fullscreen"):
        window.actions_list[name].trigger()
        check()
    driver.seat(MIN, "perfect")
    check()
    assert len(seen) > 7


@pytest.mark.parametrize("starts", [True, False])
def test_the_booth_takes_the_place_of_the_window(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, starts: bool
) -> None:
    """A booth that can't be started leaves the window as it is."""
    asked: list[str] = []

    def start(program: str, arguments: list[str]) -> tuple[bool, int]:
        asked.extend([program, *arguments])
        return starts, 0

    monkeypatch.setattr(QProcess, "startDetached", start)
    window = driver.window
    window.actions_list["booth"].trigger()
    assert (asked, window.isVisible()) == ([], True)
    driver.click_widget(named(window.message_bar, QPushButton, "Start the booth"))
    assert asked == [*own_command(), "--booth"]
    assert window.isVisible() is not starts


def test_one_entry_makes_a_command(qtbot: QtBot, tmp_path: Path) -> None:
    page = QMainWindow()
    qtbot.addWidget(page)
    done: list[str] = []
    may, flag = {"shout": False}, FlagSetting("test/quiet", default=False)
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    shout = Command[list[str], bool](
        name="shout",
        text="Shout",
        tip="Say it aloud",
        keys=("Ctrl+J",),
        icon="hint",
        tools=1,
        run=lambda on: on.append("shouted"),
        enabled=lambda state: state,
        disabled_tip=lambda state: "" if state else "Be quiet",
    )
    quiet = Command[list[str], bool](
        name="quiet",
        text="Quiet",
        setting=flag,
        switched=lambda on, is_on: on.append(f"quiet: {is_on}"),
    )
    menu = Menu("&Voice", (shout, None, quiet))
    actions = Actions(page, menu.commands, done, lambda: may["shout"], settings)
    bar = QToolBar()
    page.addToolBar(bar)
    fill_tool_bar(bar, [menu], actions)
    add_menus(page, [menu], actions)
    assert bar.actions() == [actions["shout"]]
    found = page.menuBar().findChild(QMenu)
    assert found is not None
    assert [action.text() for action in found.actions()] == ["Shout", "", "Quiet"]
    assert key_rows(actions.all()) == [("Say it aloud", "Ctrl+J")]
    actions.refresh()
    assert (actions["shout"].isEnabled(), actions["shout"].toolTip()) == (False, "Be quiet")
    may["shout"] = True
    actions.refresh()
    assert (actions["shout"].isEnabled(), actions["shout"].toolTip()) == (
        True,
        "Say it aloud (Ctrl+J)",
    )
    actions["shout"].trigger()
    actions["quiet"].trigger()
    assert done == ["shouted", "quiet: True"]
    assert settings.get(flag)


def test_a_switch_shows_what_came_of_it(qtbot: QtBot) -> None:
    """Qt checks an action that is triggered, even if its effect was refused."""
    page = QMainWindow()
    qtbot.addWidget(page)
    refused = Command[None, bool](
        name="refused", text="Refused", run=lambda _: None, checked=lambda state: state
    )
    actions = Actions(page, [refused], None, lambda: False)
    actions.refresh()
    actions["refused"].trigger()
    assert not actions["refused"].isChecked()
    actions["refused"].setChecked(True)  # as a window does that begins like another
    actions.refresh()
    assert not actions["refused"].isChecked()
