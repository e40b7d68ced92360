# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small board that plays a game move by move."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QSize, QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.core.position import Move, Position
from desktop_app.guard import guarded
from desktop_app.kit.look.theme import Theme

SIDE = 26
"""The side of a place in pixels, unless the board must fit into a given size."""
MOVE_MS = 600


@guarded
class PlayedBoard(QWidget):
    """Shows a position and plays moves from it, as often as requested."""

    def __init__(
        self,
        kind: BoardKind,
        position: Position,
        theme: Theme,
        parent: QWidget | None = None,
        room: int | None = None,
    ) -> None:
        """Show the first position.

        Args:
            kind: the kind of board that paints the positions.
            position: the first position.
            theme: the colours.
            parent: the parent widget.
            room: the pixels that the board must fit into, whatever the widget's size.
        """
        super().__init__(parent)
        self._start, self._theme = position, theme
        self._position, self._last = position, None
        self._waiting: list[Move] = []
        self._timer = QTimer(self)
        self._timer.setInterval(MOVE_MS)
        self._timer.timeout.connect(self._play_next)
        self._kind = kind
        self._side = SIDE if room is None else max(4, int(room / max(self._kind.extent)))
        wide, high = (ceil(length * self._side) + 2 for length in self._kind.extent)
        self.setFixedSize(QSize(wide, high))
        self.setAccessibleName(self.tr("A small board that shows the moves"))

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self._position

    def play(self, moves: Sequence[Move]) -> None:
        """Play moves, starting from the first position."""
        self._position, self._last = self._start, None
        self._waiting = list(moves)
        self._timer.start()
        self.update()

    def show_end(self, moves: Sequence[Move]) -> None:
        """Show the position after these moves at once."""
        self.play(moves)
        while self._waiting:
            self._play_next()
        self._timer.stop()

    @Slot()
    def _play_next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        self._last = self._waiting.pop(0)
        self._position = self._position.after(self._last)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.translate(1, 1)
        picture = BoardPicture(self._position, last_move=self._last)
        canvas = Canvas(painter, self._side, self._theme, self.font())
        self._kind.paint(canvas, picture, PointerState())
