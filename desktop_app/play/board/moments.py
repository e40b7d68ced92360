# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments worth showing (a move, a win, a draw or a block), and their animation on the board."""

from __future__ import annotations

from PySide6.QtCore import QVariantAnimation, Slot
from PySide6.QtWidgets import QWidget

from desktop_app.boards.kind import BoardEvent
from desktop_app.core.position import Move, Position
from desktop_app.games.registry import family_of
from desktop_app.kit.look.motion import motion


def ending_of(after: Position) -> BoardEvent | None:
    """Return the moment that ended the game; None while it goes on."""
    if after.outcome is None:
        return None
    return BoardEvent.WIN if after.outcome else BoardEvent.DRAW


def moment_of(before: Position, move: Move, after: Position) -> BoardEvent | None:
    """Return the moment to show after a move; None for none."""
    ending = ending_of(after)
    if ending is not None:
        return ending
    threats = family_of(before.game).threats(before, before.turn.opponent)
    return BoardEvent.BLOCK if move in (threats or ()) else None


MOMENT_MS = 360
"""The length of an animation; shorter than a bot's default pause."""


class MomentAnimation(QVariantAnimation):
    """Animates moments, one after the other, by repainting the board; nothing waits for it.

    The last frame is the plain board. The next move, or another position, ends the animation.
    """

    def __init__(self, surface: QWidget) -> None:
        """Create an animation that repaints `surface`."""
        super().__init__(surface)
        self._surface = surface
        self._moment: BoardEvent | None = None
        self._next: BoardEvent | None = None
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(MOMENT_MS)
        self.valueChanged.connect(self._paint)
        self.finished.connect(self._go_on)

    @property
    def now(self) -> tuple[BoardEvent, float] | None:
        """The current moment and its progress from 0 to 1; None if nothing is shown."""
        return None if self._moment is None else (self._moment, float(self.currentValue()))

    def begin(self, moment: BoardEvent | None) -> None:
        """Start animating a moment, if motion is wanted."""
        self.end()
        if moment is not None and motion.is_wanted:
            from PySide6.QtCore import QEasingCurve

            self._moment = moment
            is_move = moment is BoardEvent.MOVE  # whose pieces have a pace of their own
            curves = QEasingCurve.Type
            self.setEasingCurve(curves.Linear if is_move else curves.OutCubic)
            self.start()

    def follow(self, moment: BoardEvent | None) -> None:
        """Animate a moment as soon as the current one is over; at once if nothing is shown."""
        if self._moment is None:
            self.begin(moment)
        else:
            self._next = moment

    @Slot()
    def _go_on(self) -> None:
        self.begin(self._next)  # which first ends the one that is over

    @Slot()
    def end(self) -> None:
        """Stop, and show the plain board."""
        self._next = None
        if self._moment is not None:
            self._moment = None
            self.stop()
            self._surface.update()

    @Slot()
    def _paint(self) -> None:
        self._surface.update()
