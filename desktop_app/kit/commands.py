# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands: what the user can do on a page, each described once; and the actions made from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.screen_reader import announce
from desktop_app.languages import translate
from desktop_app.settings import Flag, Settings

Target = TypeVar("Target")
State = TypeVar("State")


@dataclass(frozen=True, kw_only=True)
class Command(Generic[Target, State]):
    """One thing that the user can do: its texts, its keys, its effect, and when it can be used.

    Its action, and with it buttons, menus and the table of keys, are made from nothing else.
    Effects act on a `Target`; conditions look at a `State`, a plain object.

    Attributes:
        name: what the program calls it, and the object name of its action.
        text: its text in menus; empty if it is a key only, which is in no menu and no table.
        tip: what it does, in a sentence.
        keys: its shortcuts; the first one is shown on buttons and in menus.
        icon: the name of its icon.
        short: the text of its buttons, if `text` is too long for them.
        tools: the group of the tool bar that has its button; 0 if it has none there.
        run: its effect. A command that is only a remembered switch needs none.
        enabled: whether it can be used in a state; by default always.
        disabled_tip: says in a state why it can't be used; empty: the usual tip is shown.
        checked: whether this switch is on in a state; None if the state does not know that.
        switched: the effect of a switch whose action alone knows whether it is on.
        setting: where such a switch is remembered.
        announced: what screen readers say after it was used; they say of any switch if it is on.
    """

    name: str
    text: str = ""
    tip: str = ""
    keys: tuple[str, ...] = ()
    icon: str = ""
    short: str = ""
    tools: int = 0
    run: Callable[[Target], object] | None = None
    enabled: Callable[[State], bool] | None = None
    disabled_tip: Callable[[State], str] | None = None
    checked: Callable[[State], bool] | None = None
    switched: Callable[[Target, bool], object] | None = None
    setting: Flag | None = None
    announced: Callable[[Target], str] | None = None

    def can_be_used(self, state: State) -> bool:
        """Return whether it can be used in a state."""
        return self.enabled is None or self.enabled(state)

    @property
    def checkable(self) -> bool:
        """Whether it is a switch, which is on or off."""
        return any(each is not None for each in (self.checked, self.switched, self.setting))

    @property
    def key_text(self) -> str:
        """The first of its keys, as the system writes it."""
        key = QKeySequence(self.keys[0] if self.keys else "")
        return key.toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def tool_tip(self) -> str:
        """What it does, and its key."""
        return f"{self.tip} ({self.key_text})" if self.keys and self.tip else self.tip

    @property
    def button_text(self) -> str:
        """The text of its buttons, with the key that menus and tips show too."""
        text = self.short or self.text
        if not (self.keys and text):
            return text
        return translate("Actions", "{text} ({key})").format(text=text, key=self.key_text)


@dataclass(frozen=True)
class Menu(Generic[Target, State]):
    """Commands in the order of a menu.

    Attributes:
        title: its title in the menu bar; empty for keys that are in no menu.
        entries: its commands; None is a line between groups of them.
        name: the object name of its menu.
    """

    title: str
    entries: tuple[Command[Target, State] | None, ...]
    name: str = ""

    @property
    def commands(self) -> list[Command[Target, State]]:
        """Its commands without the lines."""
        return [entry for entry in self.entries if entry is not None]


class Actions:
    """The actions of a page's commands, by name."""

    def __init__(
        self,
        page: QWidget,
        commands: Iterable[Command[Target, State]],
        target: Target,
        state: Callable[[], State],
        settings: Settings | None = None,
    ) -> None:
        """Create the actions; see `refresh`.

        Args:
            page: where their keys work.
            commands: what they do.
            target: what they do it to.
            state: returns what the conditions look at.
            settings: remember the switches that have one.
        """
        self._page = page
        self._state: Callable[[], Any] = state
        self._all: dict[str, tuple[Command[Any, Any], QAction]] = {}
        for command in commands:
            action = _make(command, target, settings, page)
            action.triggered.connect(partial(self._on_triggered, command, action, target))
            self._all[command.name] = (command, action)
            page.addAction(action)

    def __getitem__(self, name: str) -> QAction:
        return self._all[name][1]

    def all(self) -> list[QAction]:
        """Return the actions that have a text, in the order of the commands."""
        return [action for command, action in self._all.values() if command.text]

    def refresh(self) -> None:
        """Enable what can be used in the current state, and check the switches that are on."""
        state = self._state()
        for command, action in self._all.values():
            action.setEnabled(command.can_be_used(state))
            if command.checked is not None:
                action.setChecked(command.checked(state))
            if command.disabled_tip is not None:
                action.setToolTip(command.disabled_tip(state) or command.tool_tip)

    def _on_triggered(self, command: Command[Target, Any], action: QAction, target: Target) -> None:
        if command.run is not None:
            command.run(target)
        self.refresh()  # Qt has switched a switch, whatever came of it
        if command.checkable:
            is_on = action.isChecked()
            text = (
                translate("SwitchVoice", "{switch}: on")
                if is_on
                else translate("SwitchVoice", "{switch}: off")
            )
            announce(self._page, text.format(switch=command.text))
        elif command.announced is not None:
            announce(self._page, command.announced(target))

    def set_theme(self, theme: Theme) -> None:
        """Draw all icons in the colours of a theme."""
        for command, action in self._all.values():
            if command.icon:
                action.setIcon(themed_icon(command.icon, theme))


def _make(
    command: Command[Target, Any], target: Target, settings: Settings | None, page: QWidget
) -> QAction:
    """Return the action of a command, as it is before the page has a state."""
    action = QAction(command.text, page)
    action.setObjectName(command.name)
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    action.setToolTip(command.tool_tip)
    action.setStatusTip(command.tip)
    action.setIconText(command.button_text)
    action.setCheckable(command.checkable)
    if command.setting is not None and settings is not None:
        action.setChecked(settings.get(command.setting))
        action.toggled.connect(partial(settings.set, command.setting))
    if command.switched is not None:
        action.toggled.connect(partial(command.switched, target))
    return action
