# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Interprets mouse, touch and keyboard input on a board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QApplication

from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.core.position import Move
from desktop_app.kit.touch.sizes import touch_sizes


class MoveChoice:
    """A person's choice of a move in progress, and what the next place means.

    A piece picked by pressing the button is dragged while the button stays down. If the button is
    released at once, another click chooses the next place.

    Attributes:
        picked: the places picked so far.
        meant: the moves that the next place completes, by place, even while nobody may move.
        dragged: the point to which the last picked piece is dragged; None if it is not.
    """

    def __init__(self, kind: BoardKind, picture: BoardPicture) -> None:
        self.begin(kind, picture)

    def begin(self, kind: BoardKind, picture: BoardPicture) -> None:
        """Start again for another position, or when another player may move."""
        self._kind, self._position = kind, picture.position
        self._is_open = picture.accepts_moves
        self.deselect()

    def deselect(self) -> None:
        """Deselect everything."""
        self._go_on(())

    def _go_on(self, picked: Picked) -> None:
        self.picked = picked
        self.dragged: QPointF | None = None
        self._pressed: QPointF | None = None
        self._was_new = False
        self.meant: Mapping[int, Move] = self._kind.targets(self._position, picked)

    @property
    def targets(self) -> Mapping[int, Move]:
        """The moves that the next place completes, by place; empty while nobody may move."""
        return self.meant if self._is_open else {}

    @property
    def last(self) -> int:
        """The place that was picked last; -1 for none."""
        return self.picked[-1] if self.picked else -1

    def picks(self, picked: Picked) -> Collection[int]:
        """Return the places that can be picked after `picked`."""
        return self._kind.picks(self._position, picked) if self._is_open else ()

    def pick(self, place: int) -> bool:
        """Pick a place, as the next one or as the first; return whether that was possible."""
        for before in dict.fromkeys((self.picked, ())):
            if place in self.picks(before):
                self._go_on((*before, place))
                return True
        return False

    def press(self, place: int, point: QPointF) -> bool:
        """Pick a place for dragging; return whether it was newly picked."""
        is_new = place not in self.targets and place not in self.picked and place in self.picks(())
        if is_new:
            self._go_on((place,))
        self._pressed = point if place >= 0 and (place,) == self.picked else None
        self._was_new = is_new
        return is_new

    def move(self, point: QPointF) -> bool:
        """Handle a move of the pointer; return whether something is being dragged."""
        if self._pressed is None:
            return False
        way = (point - self._pressed).manhattanLength()
        if self.dragged is not None or way >= QApplication.startDragDistance():
            self.dragged = point
        return self.dragged is not None

    def take_back(self) -> bool:
        """Undo the press; return whether it had picked something."""
        was_new = self._was_new or self.dragged is not None
        self.dragged = self._pressed = None
        if was_new:
            self.deselect()
        return was_new

    def release(self, place: int, pressed: int) -> int:
        """Handle a release of the button; return the place that it chooses, -1 for none.

        Args:
            place: the place where the button was released.
            pressed: the place where the button was pressed.
        """
        is_dropped, was_new = self.dragged is not None, self._was_new
        self.dragged = self._pressed = None
        self._was_new = False
        if is_dropped:
            if place < 0:
                self.deselect()
            return place if place != self.last else -1
        return place if place == pressed and not was_new else -1


HOLD_MS = 700
"""The time in milliseconds after which a resting finger counts as held, not as a tap."""


class TapDetector(QObject):
    """Tells taps from slides: in a tap, one finger goes down and up at one place.

    Signals:
        held: a finger has rested at a point, which is not a tap.
    """

    held = Signal(QPoint)

    def __init__(self, place_under: Callable[[QPoint], int], parent: QObject) -> None:
        """Use `place_under` to find the place under a point, -1 for none."""
        super().__init__(parent)
        self._place_under = place_under
        self._touched = -1
        self._point = QPoint()
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._on_held)

    def take(self, event: QTouchEvent) -> int:
        """Handle a touch; return the place being tapped, -1 for a slide or several fingers."""
        kind, points = event.type(), event.points()
        if kind is not QEvent.Type.TouchUpdate:
            self._hold.stop()
            touch_sizes.see_finger()
        if kind is QEvent.Type.TouchCancel or len(points) != 1:
            self._touched = -1
            self._hold.stop()
            return -1
        place = self._place_under(points[0].position().toPoint())
        if kind is QEvent.Type.TouchBegin:
            self._touched, self._point = place, points[0].position().toPoint()
            self._hold.start()
        elif kind is QEvent.Type.TouchUpdate and place != self._touched:
            self._hold.stop()
        elif kind is QEvent.Type.TouchEnd and place == self._touched >= 0:
            self._touched = -1
            return place
        return -1

    def forget(self) -> None:
        """Ignore the finger from now on, because it drags something."""
        self._touched = -1
        self._hold.stop()

    @Slot()
    def _on_held(self) -> None:
        if self._touched >= 0:
            self._touched = -1
            self.held.emit(self._point)


Keys = Qt.Key
STEPS: dict[int, tuple[int, int]] = {
    Keys.Key_Left: (-1, 0),
    Keys.Key_Right: (1, 0),
    Keys.Key_Up: (0, -1),
    Keys.Key_Down: (0, 1),
}
"""The step of each arrow key: columns to the right, rows down."""
ENTERS = (Keys.Key_Return, Keys.Key_Enter, Keys.Key_Space, Keys.Key_Select)
"""The keys that choose the place at the keyboard cursor."""
