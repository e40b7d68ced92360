# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The button beside the seats that switches from the first opponent to the perfect player."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton

from desktop_app.core.position import MIN, Player
from desktop_app.guard import guarded
from desktop_app.play.session import PERSON, GameSession
from desktop_app.players.levels import FIRST_OPPONENT, PERFECT
from desktop_app.search.solved import is_solved
from desktop_app.words.players import strategy_title

LEAST = 40
"""The least width and height of the button in pixels."""
BESIDE = 16
"""Pixels of the button beside its name."""


@guarded
class PerfectButton(QToolButton):
    """A button that shows its name, or a star if there is no room for the name."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setAccessibleName(action.text())
        self.setMinimumHeight(LEAST)

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


class PerfectSwitch(QObject):
    """Switches the user's opponent between the perfect player and the first opponent.

    Attributes:
        button: the button to press.

    Signals:
        seatChosen: a `Player` and the new player in its seat.
    """

    seatChosen = Signal(object, object)

    def __init__(self, session: GameSession, action: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._action = action
        self.button = PerfectButton(self._action)
        self._action.triggered.connect(self._switch)
        session.seatsChanged.connect(self.refresh)
        session.gameStarted.connect(self.refresh)
        self.refresh()

    @property
    def _side(self) -> Player | None:
        """The side of the only bot; the second player without bots, None with two."""
        session = self._session
        people = [player for player in Player if session.chosen_seat(player) is PERSON]
        return MIN if len(people) == len(Player) else session.bot_side

    @Slot()
    def refresh(self) -> None:
        """Update the button, with this game's name for the perfect player."""
        game, side = self._session.game, self._side
        name = strategy_title(PERFECT, game)
        self._action.setIconText(name)
        self._action.setEnabled(side is not None)
        self._action.setChecked(side is not None and self._session.seat(side) == PERFECT)
        told = (
            self.tr("{bot} sees all games to their end and makes no mistake; again: {first}")
            if is_solved(game.start())
            else self.tr("{bot} thinks as far ahead as time allows; again: {first}")
        )
        first = strategy_title(FIRST_OPPONENT, game)
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._action.setToolTip(f"{told.format(bot=name, first=first)} ({key})")

    @Slot()
    def _switch(self) -> None:
        side = self._side
        if side is not None:
            is_perfect = self._session.seat(side) == PERFECT
            self.seatChosen.emit(side, FIRST_OPPONENT if is_perfect else PERFECT)
        self.refresh()
