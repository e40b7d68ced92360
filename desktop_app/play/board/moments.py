# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The moment of a win, a draw or a block: when it comes, and its animation on the board."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QVariantAnimation, Slot
from PySide6.QtWidgets import QWidget

from desktop_app.boards.kind import Moment
from desktop_app.core.position import Move, Position
from desktop_app.games.registry import family_of
from desktop_app.kit.look.motion import motion


def ending_of(after: Position) -> Moment | None:
    """Return how a game has ended; None while it goes on."""
    if after.outcome is None:
        return None
    return Moment.WIN if after.outcome else Moment.DRAW


def moment_of(before: Position, move: Move, after: Position) -> Moment | None:
    """Return what to show after a move; None for nothing."""
    ending = ending_of(after)
    if ending is not None:
        return ending
    threats = family_of(before.game).threats(before, before.turn.opponent)
    return Moment.BLOCK if move in (threats or ()) else None


MOMENT_MS = 360
"""Shorter than the least pause before a bot's move, as the program is shipped."""


class MomentShow(QVariantAnimation):
    """Has a board painted again and again for a moment; nothing waits for it.

    The end of it is the board as it is without: the next move, or another position, ends it.
    """

    def __init__(self, surface: QWidget) -> None:
        """Paint on a surface."""
        super().__init__(surface)
        self._surface = surface
        self._moment: Moment | None = None
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(MOMENT_MS)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._paint)
        self.finished.connect(self.end)

    @property
    def now(self) -> tuple[Moment, float] | None:
        """What is shown, and its progress from 0 to 1; None for nothing."""
        return None if self._moment is None else (self._moment, float(self.currentValue()))

    def begin(self, moment: Moment | None) -> None:
        """Show something, where motion is wanted."""
        self.end()
        if moment is not None and motion.is_wanted:
            self._moment = moment
            self.start()

    @Slot()
    def end(self) -> None:
        """Stop, and show the plain board."""
        if self._moment is not None:
            self._moment = None
            self.stop()
            self._surface.update()

    @Slot()
    def _paint(self) -> None:
        self._surface.update()
