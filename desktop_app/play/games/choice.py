# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of games and the sheet of rules, each built when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop_app.core.position import Game
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.overlay import Overlay
from desktop_app.play.session import GameSession

if TYPE_CHECKING:
    from desktop_app.play.games.page import GamesPage
    from desktop_app.play.games.rules_sheet import RulesSheet


class GameChoice(QObject):
    """The page of games, and the rules of a game as a sheet over the board.

    Signals:
        gameChosen: a `Game` to be played.
        customAsked: a person wants a board of another size.
        left: a person wants to go back to the board.
        rulesClosed: the rules no longer cover the board.
    """

    gameChosen = Signal(object)
    customAsked = Signal()
    left = Signal()
    rulesClosed = Signal()

    def __init__(self, session: GameSession, area: QWidget, host: QWidget) -> None:
        """Prepare both widgets without building them.

        Args:
            session: the session whose game is marked on the page.
            area: the board and its surroundings, which the rules cover.
            host: the widget that contains the area.
        """
        super().__init__(host)
        self._session, self._area, self._host = session, area, host
        self._theme = LIGHT
        self._page: GamesPage | None = None
        self._sheet: RulesSheet | None = None
        session.positionChanged.connect(self._on_position)

    @property
    def page(self) -> GamesPage:
        """The page of games, built on first use."""
        if self._page is None:
            from desktop_app.play.games.page import GamesPage

            self._page = GamesPage()
            self._page.set_theme(self._theme)
            self._page.gameChosen.connect(self._choose)
            self._page.customAsked.connect(self.customAsked)
            self._page.left.connect(self.left)
        return self._page

    def take_keyboard(self) -> None:
        """Mark the current game and focus it, once the page is shown."""
        self.page.show_current(self._session.game)

    @property
    def rules_are_shown(self) -> bool:
        """Whether the rules cover the board."""
        return self._sheet is not None and not self._sheet.isHidden()

    @Slot()
    def show_rules(self) -> None:
        """Show the rules of the current game over the board."""
        if self._sheet is None:
            from desktop_app.play.games.rules_sheet import RulesSheet

            self._sheet = RulesSheet(self._host)
            self._sheet.closed.connect(self.rulesClosed)
            Overlay(self._sheet, self._area, self._host, whole=True)
        self._sheet.set_theme(self._theme)
        self._sheet.show_rules(self._session.game)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        if self._page is not None:
            self._page.set_theme(theme)
        if self._sheet is not None:
            self._sheet.set_theme(theme)

    def _choose(self, game: Game) -> None:
        self.left.emit()
        self.gameChosen.emit(game)
        self.show_rules()

    @Slot()
    def _on_position(self) -> None:
        """Hide the rules when the game has changed."""
        if self._sheet is not None and self._sheet.game != self._session.game:
            self._sheet.hide()
