# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the menu bar and the tool bar from the list of actions."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QMainWindow,
    QMenu,
    QToolBar,
    QToolButton,
)

from desktop_app.kit.fingers.sizes import fit_menus
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate
from desktop_app.shell.actions import Actions

Chosen = TypeVar("Chosen", bound=StrEnum)

TOOLS = (
    "games",
    "new",
    "undo",
    "hint",
    None,
    "analyse",
    "explain",
)

PAUSES = (0, 400, 1000, 2000)
"""Choices for the shortest duration of a bot's move, in milliseconds."""
MOVE_SECONDS = (1, 2, 5, 10)
"""Choices for a bot's thinking time, in seconds."""
MEMORY_SIZES = (32, 64, 256, 1024, 4096)
"""Choices for the memory of the search's tables, in megabytes."""


def fill_tool_bar(bar: QToolBar, actions: Actions) -> None:
    """Add the buttons for the most frequent actions."""
    bar.setObjectName("tools")
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
    bar.setIconSize(QSize(26, 26))
    bar.setMovable(False)
    for name in TOOLS:
        if name is None:
            bar.addSeparator()
        else:
            bar.addAction(actions[name])
            button = bar.widgetForAction(actions[name])
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it on the board


GAME_MENU = "game-menu"
"""The object name of the menu that gets the recent files."""
MORE_BUTTON = "qt_toolbar_ext_button"
"""Qt's object name for the overflow button of a tool bar."""


def set_tool_bar_theme(bar: QToolBar, theme: Theme) -> None:
    """Repaint the button that hides tools in a narrow window.

    The style's own is dark in every theme.
    """
    button = bar.findChild(QToolButton, MORE_BUTTON)
    if button is not None:
        button.setIcon(themed_icon("more", theme))
        button.setAccessibleName(translate("Menus", "More tools"))
        button.setToolTip(translate("Menus", "More tools; all of them are in the menus too"))


def add_menus(window: QMainWindow, actions: Actions) -> QMenu:
    """Fill the menu bar; return the settings menu, to which choices are added."""
    bar = window.menuBar()
    game = bar.addMenu(translate("Menus", "&Game"))
    game.setObjectName(GAME_MENU)
    _fill(game, actions, ("games", "new", "previous", "earlier", "custom", "enter", None))
    _fill(game, actions, ("open", "save", "save-as", None, "swap", "swap-each", "perfect"))
    _fill(game, actions, (None, "quit"))
    _fill(
        bar.addMenu(translate("Menus", "&Move")),
        actions,
        (
            "undo",
            "redo",
            None,
            "copy-moves",
            "copy-position",
            "copy-picture",
            "paste",
            None,
            "start",
            "back",
            "forward",
            "end",
            None,
            "hint",
            "why",
            "now",
            "hold",
            "go-on",
        ),
    )
    view = bar.addMenu(translate("Menus", "&View"))
    _fill(
        view,
        actions,
        (
            "analyse",
            "explain",
            "arena",
            "matchboxes",
            None,
            "overlay",
            "view",
            "scale",
            "more",
            "flip",
            None,
            "larger",
            "smaller",
            None,
            "panels",
            "presenter",
            "fullscreen",
        ),
    )
    fit_menus(bar)
    settings = bar.addMenu(translate("Menus", "&Settings"))
    _fill(
        bar.addMenu(translate("Menus", "&Help")),
        actions,
        ("rules", "keys", None, "report", "log", None, "about"),
    )
    return settings


def _fill(menu: QMenu, actions: Actions, names: tuple[str | None, ...]) -> None:
    menu.setToolTipsVisible(True)
    for name in names:
        if name is None:
            menu.addSeparator()
        else:
            menu.addAction(actions[name])


def add_choices(
    menu: QMenu, title: str, entries: dict[str, str], current: str, chosen: Callable[[str], None]
) -> list[QAction]:
    """Add a submenu of exclusive choices that calls `chosen` with a key; return its entries."""
    sub = menu.addMenu(title)
    group = QActionGroup(sub)
    for key, text in entries.items():
        action = QAction(text, sub)
        action.setCheckable(True)
        action.setChecked(key == current)
        action.setData(key)
        group.addAction(action)
        sub.addAction(action)

    def on_triggered(action: QAction) -> None:
        chosen(str(action.data()))

    group.triggered.connect(on_triggered)
    return group.actions()
