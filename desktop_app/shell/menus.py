# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the menu bar and the tool bar from the list of commands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton

from desktop_app.kit.commands import Actions, Menu
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.touch.sizes import fit_menus
from desktop_app.languages import translate

GAME_MENU, SETTINGS_MENU = "game-menu", "settings-menu"
"""The object names of the menus that get the recent files and the choices of settings."""
KNOWN_BY_ICON = ("undo", "new", "hint", "games", "hide-values")
"""The tools that need no text in a narrow window, those with the best-known icons first."""
SHORTENED = "shortened"
"""The property of a tool bar some of whose tools have lost their texts."""
MORE_BUTTON = "qt_toolbar_ext_button"
"""Qt's object name for the overflow button of a tool bar."""


def fill_tool_bar(bar: QToolBar, menus: Sequence[Menu[Any, Any]], actions: Actions) -> None:
    """Add the buttons for the most frequent commands."""
    bar.setObjectName("tools")
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
    bar.setIconSize(QSize(26, 26))
    bar.setMovable(False)
    tools = [command for menu in menus for command in menu.commands if command.tools]
    tools.sort(key=lambda command: command.tools)
    for _, group in groupby(tools, key=lambda command: command.tools):
        if bar.actions():
            bar.addSeparator()
        for command in group:
            bar.addAction(actions[command.name])


def finish_tool_bar(bar: QToolBar, theme: Theme) -> None:
    """Let the keyboard reach the tools and give the button that hides some of them its looks.

    It comes after the first board: to hand out buttons that Qt has made, PySide looks through all
    classes of widgets, which takes as long as building the panels.
    """
    for action in bar.actions():
        if not action.isSeparator():
            # a click leaves it on the board
            bar.widgetForAction(action).setFocusPolicy(Qt.FocusPolicy.TabFocus)
    set_tool_bar_theme(bar, theme)


def fit_tool_bar(bar: QToolBar, *, is_compact: bool) -> None:
    """Put texts below the icons; in a compact window beside them, or instead if it is narrow.

    If that is not enough, the tools with the best-known icons lose their texts, one after the
    other, so that every tool stays in sight.
    """
    styles, room = Qt.ToolButtonStyle, bar.window().width()
    beside, under = styles.ToolButtonTextBesideIcon, styles.ToolButtonTextUnderIcon
    _style_tools(bar, beside if is_compact else under)
    if is_compact and bar.sizeHint().width() > room:
        _style_tools(bar, styles.ToolButtonTextOnly)
    for name in KNOWN_BY_ICON:
        if bar.sizeHint().width() <= room:
            break
        for action in bar.actions():
            button = bar.widgetForAction(action) if action.objectName() == name else None
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(styles.ToolButtonIconOnly)
                bar.setProperty(SHORTENED, True)


def _style_tools(bar: QToolBar, style: Qt.ToolButtonStyle) -> None:
    """Give all tools a style, those too whose style was changed alone."""
    bar.setToolButtonStyle(style)
    if not bar.property(SHORTENED):
        return
    bar.setProperty(SHORTENED, False)
    for action in bar.actions():
        button = bar.widgetForAction(action)
        if isinstance(button, QToolButton) and button.toolButtonStyle() is not style:
            button.setToolButtonStyle(style)


def set_tool_bar_theme(bar: QToolBar, theme: Theme) -> None:
    """Repaint the button that hides tools in a narrow window.

    The style's own is dark in every theme.
    """
    button = bar.findChild(QToolButton, MORE_BUTTON)
    if button is not None:
        button.setIcon(themed_icon("more", theme))
        #: Name of the button with the tools that have no room, for screen readers
        button.setAccessibleName(translate("Menus", "More tools"))
        button.setToolTip(translate("Menus", "Show more tools. They are all in the menus, too."))


def add_menus(
    window: QMainWindow, menus: Sequence[Menu[Any, Any]], actions: Actions
) -> dict[str, QMenu]:
    """Fill the menu bar; return the menus to which more is added, by their names."""
    bar = window.menuBar()
    named: dict[str, QMenu] = {}
    for menu in menus:
        if not menu.title:
            continue
        shown = bar.addMenu(menu.title)
        shown.setToolTipsVisible(bool(menu.entries))
        for command in menu.entries:
            if command is None:
                shown.addSeparator()
            else:
                shown.addAction(actions[command.name])
        if menu.name:
            shown.setObjectName(menu.name)
            named[menu.name] = shown
    fit_menus(bar)
    return named
