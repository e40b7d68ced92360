# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small board on which a game is played move by move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.games.lines.game import LinePosition
from desktop_app.games.position import Move
from desktop_app.guard import guarded
from desktop_app.views.board.painter import BoardPainter, Pointer
from desktop_app.views.board.picture import BoardPicture
from desktop_app.views.kit.theme import Theme

CELL = 26
MOVE_MS = 600


@guarded
class PlayedBoard(QWidget):
    """Begins with a position; plays when it is told to, as often as it is told to."""

    def __init__(self, position: LinePosition, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start, self._theme = position, theme
        self._position, self._last = position, None
        self._waiting: list[Move] = []
        self._timer = QTimer(self)
        self._timer.setInterval(MOVE_MS)
        self._timer.timeout.connect(self._play_next)
        game = position.game
        self.setFixedSize(QSize(game.columns * CELL + 2, game.rows * CELL + 2))
        self.setAccessibleName(self.tr("The game that is played out"))

    @property
    def position(self) -> LinePosition:
        """What is on the board now."""
        return self._position

    def play(self, moves: Sequence[Move]) -> None:
        """Play these moves from the first position on."""
        self._position, self._last = self._start, None
        self._waiting = list(moves)
        self._timer.start()
        self.update()

    @Slot()
    def _play_next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        self._last = self._waiting.pop(0)
        self._position = self._position.after(self._last)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the board of now."""
        painter = QPainter(self)
        painter.translate(1, 1)
        picture = BoardPicture(self._position, last_move=self._last)
        BoardPainter(painter, picture, CELL, self._theme, self.font()).paint(Pointer())
