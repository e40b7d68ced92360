# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The actions that menus, buttons and keys share."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow

from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate
from desktop_app.shell.action_specs import ALWAYS, ActionSpec, action_specs
from desktop_app.shell.file_specs import file_specs


def _button_text(spec: ActionSpec) -> str:
    """Return the text of a tool button, with the key that menus and tips show too."""
    text = spec.short or spec.text
    if not spec.keys:
        return text
    key = QKeySequence(spec.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
    return translate("Actions", "{text} ({key})").format(text=text, key=key)


class Actions:
    """The window's actions by name."""

    def __init__(self, window: QMainWindow) -> None:
        self._icons: dict[str, str] = {}
        self._tips: dict[str, str] = {}
        self._all: dict[str, QAction] = {}
        self._playing = QActionGroup(window)
        self._playing.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        for spec in [*action_specs(), *file_specs()]:
            action = QAction(spec.text, window)
            action.setShortcuts([QKeySequence(key) for key in spec.keys])
            keys = (
                QKeySequence(spec.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
                if (spec.keys)
                else ""
            )
            self._tips[spec.name] = f"{spec.tip} ({keys})" if keys else spec.tip
            action.setToolTip(self._tips[spec.name])
            action.setStatusTip(spec.tip)
            action.setIconText(_button_text(spec))
            action.setCheckable(spec.checkable)
            action.setObjectName(spec.name)
            window.addAction(action)
            self._all[spec.name] = action
            if spec.name not in ALWAYS:
                self._playing.addAction(action)
            if spec.icon:
                self._icons[spec.name] = spec.icon

    def __getitem__(self, name: str) -> QAction:
        return self._all[name]

    def all(self) -> list[QAction]:
        """Return all actions, in the order of the list."""
        return list(self._all.values())

    def add_key(self, action: QAction) -> None:
        """Add an action that has a key but no place in the menus."""
        self._playing.addAction(action)

    def set_playing(self, playing: bool) -> None:
        """Enable the actions that need a board, or disable them if there is none."""
        self._playing.setEnabled(playing)

    def set_tip(self, name: str, tip: str) -> None:
        """Explain in the tip why an action is disabled; an empty text restores its usual tip."""
        self._all[name].setToolTip(tip or self._tips[name])

    def set_theme(self, theme: Theme) -> None:
        """Redraw all icons in the colours of a theme."""
        for name, icon in self._icons.items():
            self._all[name].setIcon(themed_icon(icon, theme))
