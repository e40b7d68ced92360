# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The button beside the seats that switches from the first opponent to the perfect player."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton

from desktop_app.guard import guarded
from desktop_app.play.session import GameSession
from desktop_app.players.levels import FIRST_OPPONENT, PERFECT
from desktop_app.search.solved import is_solved
from desktop_app.words.players import strategy_title

LEAST = 40
"""The least width and height of the button in pixels."""
BESIDE = 28
"""Pixels of the button beside its name."""


@guarded
class PerfectButton(QToolButton):
    """A button that shows the perfect player's name, or a star if there is no room for the name."""

    def __init__(self, action: QAction, session: GameSession) -> None:
        super().__init__()
        self._action, self._session = action, session
        self.setDefaultAction(action)
        self.setAccessibleName(action.text())
        self.setMinimumHeight(LEAST)
        session.seatsChanged.connect(self.refresh)
        session.gameStarted.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Give the action this game's name for the perfect player."""
        game = self._session.game
        name = strategy_title(PERFECT, game)
        self._action.setIconText(name)
        told = (
            self.tr(
                "Play “{bot}”: it knows every game to the end and never makes a mistake. "
                "Press again for “{first}”."
            )
            if is_solved(game.start())
            else self.tr(
                "Play “{bot}”: it looks as far ahead as time allows. Press again for “{first}”."
            )
        )
        first = strategy_title(FIRST_OPPONENT, game)
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._action.setToolTip(f"{told.format(bot=name, first=first)} ({key})")

    def sizeHint(self) -> QSize:
        """Return the size of the name or star, never narrower than a finger can hit."""
        return super().sizeHint().expandedTo(QSize(LEAST, LEAST))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint: with a smaller minimum, the layout would cut off the name."""
        return self.sizeHint()

    def show_name(self, shown: bool) -> None:
        """Show the name or the star."""
        styles = Qt.ToolButtonStyle
        self.setToolButtonStyle(styles.ToolButtonTextOnly if shown else styles.ToolButtonIconOnly)

    def left_out(self) -> int:
        """Return the extra width in pixels that the name would take."""
        if self.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextOnly:
            return 0
        text = self.fontMetrics().horizontalAdvance(self.text()) + BESIDE
        return max(text - self.sizeHint().width(), 0)
