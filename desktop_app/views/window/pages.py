# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board, or in its place the page that explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from desktop_app.models.session import GameSession
    from desktop_app.views.explain.page import ExplainPage
    from desktop_app.views.kit.theme import Theme


class Pages(QStackedWidget):
    """Shows the board, and the other page when it is asked for.

    Signals:
        boardShown: whether the board is there to be played on, from now on.
    """

    boardShown = Signal(bool)

    def __init__(self, session: GameSession, board: QWidget) -> None:
        super().__init__()
        self._session = session
        self._explain: ExplainPage | None = None
        self._theme: Theme | None = None
        self.addWidget(board)

    @property
    def is_at_board(self) -> bool:
        """Whether the board is shown."""
        return self.count() == 1

    @property
    def explain_page(self) -> ExplainPage:
        """The page that explains, built when it is needed for the first time."""
        if self._explain is None:
            from desktop_app.views.explain.page import ExplainPage

            self._explain = ExplainPage()
            if self._theme is not None:
                self._explain.set_theme(self._theme)
            self._explain.left.connect(self.show_board)
            self._session.positionChanged.connect(self._tell_position)
        return self._explain

    @Slot()
    def toggle(self) -> None:
        """Show the page that walks through the search of the position, or the board again."""
        if not self.is_at_board:
            self.show_board()
            return
        page = self.explain_page
        self.boardShown.emit(False)
        # it is among the pages only while it is shown: the board's window may be smaller
        self.setCurrentIndex(self.addWidget(page))
        page.explain(self._session.position)
        page.take_keyboard()

    @Slot()
    def show_board(self) -> None:
        """Show the board again."""
        if not self.is_at_board:
            self.removeWidget(self.explain_page)
            self.boardShown.emit(True)

    @Slot()
    def _tell_position(self) -> None:
        """A bot may move while its game is explained."""
        self.explain_page.set_game_position(self._session.position)

    def set_theme(self, theme: Theme) -> None:
        """Paint the other page in other colours, whether it is shown or not."""
        self._theme = theme
        if self._explain is not None:
            self._explain.set_theme(theme)

    def shutdown(self) -> None:
        """The program ends: break off what the other page does."""
        if self._explain is not None:
            self._explain.shutdown()
