# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Announces to screen readers what a key has switched."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop_app.core.position import MAX
from desktop_app.core.scales import Scale
from desktop_app.games.registry import player_name, wording_of
from desktop_app.kit.screen_reader import announce
from desktop_app.play.display import DisplayChoice, Overlay, PointOfView
from desktop_app.play.session import GameSession
from desktop_app.shell.actions import Actions
from desktop_app.shell.preferences import Preferences


class SwitchVoice(QObject):
    """Announces the effects of actions; create it after the actions are connected."""

    def __init__(
        self,
        actions: Actions,
        display: DisplayChoice,
        session: GameSession,
        preferences: Preferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._display, self._session = display, session
        self._preferences, self._window = preferences, window
        for action in actions.all():
            if action.isCheckable():
                action.triggered.connect(partial(self._tell_switch, action))
        for name, text in (
            ("overlay", self._overlay),
            ("scale", self._scale),
            ("view", self._view),
            ("larger", self._type_size),
            ("smaller", self._type_size),
        ):
            actions[name].triggered.connect(partial(self._tell, text))

    def _tell(self, text: Callable[[], str], _checked: bool = False) -> None:
        announce(self._window, text())

    def _tell_switch(self, action: QAction, _checked: bool = False) -> None:
        text = self.tr("{switch}: on") if action.isChecked() else self.tr("{switch}: off")
        announce(self._window, text.format(switch=action.text()))

    def _overlay(self) -> str:
        return {
            Overlay.OFF: lambda: self.tr("No values on the board"),
            Overlay.BEST: lambda: self.tr("Only the best values on the board"),
            Overlay.ALL: lambda: self.tr("All values on the board"),
        }[self._display.display.overlay]()

    def _scale(self) -> str:
        words = wording_of(self._session.game)
        scale = {
            Scale.OUTCOME: lambda: self.tr("+1, 0, −1"),
            Scale.SCHOOL: words.school_scale,
            Scale.MAX_LOSS: lambda: self.tr("loss to minimise"),
            Scale.WORDS: lambda: self.tr("words"),
        }[self._display.display.scale]()
        return self.tr("Values as: {scale}").format(scale=scale)

    def _view(self) -> str:
        first = player_name(self._session.game, MAX)
        return {
            PointOfView.FIRST: lambda: self.tr("Values for {player}").format(player=first),
            PointOfView.MOVER: lambda: self.tr("Values for the player to move"),
            PointOfView.BOT: lambda: self.tr("Values for the bot"),
        }[self._display.display.point_of_view]()

    def _type_size(self) -> str:
        return self.tr("Size of type: {percent}").format(percent=self._preferences.type_size)
