# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands of a page, each described in one place, and the Qt actions made from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop_app.core.frozen import frozen
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.screen_reader import announce
from desktop_app.languages import translate
from desktop_app.settings import FlagSetting, Settings

Target = TypeVar("Target")
State = TypeVar("State")


@frozen(kw_only=True, slots=False)
class Command(Generic[Target, State]):
    """A command of a page: its texts, shortcuts, effect and enabling condition.

    Its action, buttons, menu entry and row in the table of keys are all made from this. Effects act
    on a `Target`; conditions read a `State`, a plain object.

    Attributes:
        name: the key of its action in `Actions`, and that action's object name.
        text: the text in menus; empty for a command with shortcuts only, which is in no menu and no
            table of keys.
        tip: one sentence that says what it does.
        keys: the shortcuts; the first one is shown on buttons and in menus.
        icon: the name of the icon.
        short: the text on buttons, if `text` is too long for them.
        tools: the group of the tool bar for its button; 0 for no button there.
        run: the effect. A command that only toggles a `setting` needs none.
        enabled: returns whether it can be used in a state; None for always.
        disabled_tip: returns the reason why it can't be used in a state, as tooltip; empty for the
            usual tooltip.
        checked: for a switch, returns whether it is on in a state; None if only the action knows.
        switched: the effect of a switch whose state only its action knows.
        setting: where such a switch is stored.
        announced: returns the announcement for screen readers after its use. For a switch they
            announce whether it is on.
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
    setting: FlagSetting | None = None
    announced: Callable[[Target], str] | None = None

    def can_be_used(self, state: State) -> bool:
        """Return whether it can be used in a state."""
        return self.enabled is None or self.enabled(state)

    @property
    def checkable(self) -> bool:
        """Whether it is a switch: its action can be checked."""
        return any(each is not None for each in (self.checked, self.switched, self.setting))

    @property
    def key_text(self) -> str:
        """The first shortcut in the notation of the system; empty if there is none."""
        key = QKeySequence(self.keys[0] if self.keys else "")
        return key.toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def tool_tip(self) -> str:
        """The tooltip: the tip, followed by the first shortcut."""
        return f"{self.tip} ({self.key_text})" if self.keys and self.tip else self.tip

    @property
    def button_text(self) -> str:
        """The text on buttons: the short text, followed by the first shortcut."""
        text = self.short or self.text
        if not (self.keys and text):
            return text
        #: Text of a button and its key: “Hint (H)”
        return translate("Actions", "{text} ({key})").format(text=text, key=self.key_text)


@frozen(slots=False)
class Menu(Generic[Target, State]):
    """Commands in the order of a menu.

    Attributes:
        title: the title in the menu bar; empty for commands that are in no menu.
        entries: the commands; None stands for a separator.
        name: the object name of the menu.
    """

    title: str
    entries: tuple[Command[Target, State] | None, ...]
    name: str = ""

    @property
    def commands(self) -> list[Command[Target, State]]:
        """The commands, without the separators."""
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
        """Create the actions; `refresh` enables them, and checks those without a setting.

        Args:
            page: the widget in which their shortcuts work.
            commands: the commands.
            target: the object that their effects act on.
            state: returns the current state for their conditions; states are compared.
            settings: stores the switches that have a `Command.setting`.
        """
        self._page = page
        self._state: Callable[[], Any] = state
        self._shown: Any = None
        self._all: dict[str, tuple[Command[Any, Any], QAction]] = {}
        for command in commands:
            action = _make(command, target, settings, page)
            if command.checkable:
                action.toggled.connect(self._forget_shown)
            action.triggered.connect(partial(self._on_triggered, command, action, target))
            self._all[command.name] = (command, action)
            page.addAction(action)

    def __getitem__(self, name: str) -> QAction:
        return self._all[name][1]

    def all(self) -> list[QAction]:
        """Return the actions that have a text, in the order of the commands."""
        return [action for command, action in self._all.values() if command.text]

    def refresh(self) -> None:
        """Enable and check all actions for the current state, unless they show it already."""
        state = self._state()
        if state == self._shown:
            return
        for command, action in self._all.values():
            action.setEnabled(command.can_be_used(state))
            if command.checked is not None:
                action.setChecked(command.checked(state))
            if command.disabled_tip is not None:
                action.setToolTip(command.disabled_tip(state) or command.tool_tip)
        self._shown = state

    def _forget_shown(self) -> None:
        self._shown = None

    def _on_triggered(self, command: Command[Target, Any], action: QAction, target: Target) -> None:
        if command.run is not None:
            command.run(target)
        self._forget_shown()
        self.refresh()  # Qt has switched a switch, whatever came of it
        if command.checkable:
            is_on = action.isChecked()
            text = (
                #: Read by screen readers: {switch} is the text of a command
                translate("SwitchVoice", "{switch}: on")
                if is_on
                #: Read by screen readers: {switch} is the text of a command
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
    """Return the action of a command, checked as its setting says if it has one."""
    action = QAction(command.text, page)
    action.setObjectName(command.name)
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    action.setToolTip(command.tool_tip)
    action.setStatusTip(command.tip)
    action.setIconText(command.button_text)
    action.setCheckable(command.checkable)
    if command.setting is not None and settings is not None:
        action.setChecked(settings.get(command.setting))
        action.toggled.connect(partial(settings.choose, command.setting))
    if command.switched is not None:
        action.toggled.connect(partial(command.switched, target))
    return action
