# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A canvas that follows the search, with the sentence of the step beside the current node."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRect, QRectF, QTimer, Signal, Slot

from desktop_app.explain.drawn_tree import NodeState, Path
from desktop_app.explain.tree.bubble import Covered, NodeBubble
from desktop_app.explain.tree.canvas import TreeCanvas
from desktop_app.explain.tree.plan import NONE, Spot
from desktop_app.guard import guarded
from desktop_app.kit.look.motion import motion
from desktop_app.kit.look.theme import Theme

GLIDE_MS = 16
GLIDE_SHARE = 0.22
"""Of the way to the current node, each frame."""
MOST_GLIDES = 100
INSET = 0.18
"""Share of the view, at each edge, in which the current node is not left."""
EDGE = 12
"""Pixels between the current node and the edge of the view, at the least."""
LABEL = 34
"""Pixels above a node, at 100 % and in type 13 pixels high, where its move stands."""
WINDOW = 34
"""So many below it, where alpha and beta stand."""
OWN, TOLD, GIVEN = 50, 20, 5
"""How bad it is to cover the current node, another that was met, or an end of the game that waits,
whose number is there to be read; any other that waits counts 1."""


@guarded
class FollowingCanvas(TreeCanvas):
    """Keeps the current node in sight, until the reader looks elsewhere.

    Signals:
        followChanged: whether the drawing keeps the current node in sight.
    """

    followChanged = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._follows = False
        self._glide = QTimer(self)
        self._glide.setInterval(GLIDE_MS)
        self._glide.timeout.connect(self._on_glide)
        self._bubble = NodeBubble(self)
        self._bubble_is_wanted = False

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        super().set_theme(theme)
        self._bubble.set_theme(theme)

    def place_of(self, path: Path) -> QRect:
        """Where a node is within the drawing, be it in sight or not; nowhere if it is not shown."""
        spot = self._spot(path)
        if spot is None:
            return QRect()
        place = QRectF(spot.x - spot.width / 2, spot.top, spot.width, spot.height)
        seen = self.viewportTransform().mapRect(place).toRect()
        return seen.translated(self._surface.pos())

    # the sentence

    def set_bubble(self, wanted: bool) -> None:
        """Whether the sentence of a step stands beside the current node."""
        self._bubble_is_wanted = wanted
        self._place_bubble()

    def say(self, text: str) -> None:
        """The sentence of the step that is shown."""
        self._bubble.setText(text)
        self._place_bubble()

    def _place_bubble(self) -> None:
        plan, current = self._tree.plan, self._tree.current
        shown = self._bubble_is_wanted and bool(self._bubble.text()) and current != NONE
        if plan is None or not shown:
            self._bubble.hide()
            return
        room = self._surface.geometry()
        around = [self._covered(plan.spots[number]) for number in plan.of_path.values()]
        node, _ = self._covered(plan.spots[current])
        self._bubble.place(node, (each for each in around if each.place.intersects(room)), room)
        self._bubble.setVisible(node.intersects(room))

    def _covered(self, spot: Spot) -> Covered:
        """A node with the move above it, and alpha and beta below, and how much it tells now."""
        scale, node = self.zoom * self._tree.unit, spot.node
        above, below = LABEL * scale, WINDOW * scale if self._tree.texts.window(node) else 0
        place = self.place_of(node.path).adjusted(0, -round(above), 0, round(below))
        if node.state is NodeState.CURRENT:
            return Covered(place, OWN)
        if node.state is NodeState.WAITING:
            return Covered(place, 1 if node.position.outcome is None else GIVEN)
        return Covered(place, TOLD)

    def _refresh(self) -> None:
        """Make ready what is in sight, and keep the sentence at its node."""
        super()._refresh()
        if self._bubble_is_wanted:
            self._place_bubble()

    # following

    def set_follow(self, follow: bool) -> None:
        """Whether the drawing moves so that the current node stays in sight."""
        if follow != self._follows:
            self._follows = follow
            self.followChanged.emit(follow)
        if follow:
            self._glide.start()
        else:
            self._glide.stop()

    def _keep_in_sight(self) -> None:
        if self._follows:
            self._glide.start()

    def arrive(self) -> None:
        """Go all the way to the current node at once."""
        self._glide.start()
        for _ in range(MOST_GLIDES):
            if not self._glide.isActive():
                break
            self._glide_on()
        self._glide.stop()

    def _way_into(self, room: QRectF, spot: Spot) -> QPointF:
        """How far the drawing is to be scrolled so that a node is well in sight, and whole."""
        upper = self.viewportTransform().map(QPointF(spot.x, spot.top))
        lower = upper.y() + spot.height * self.zoom
        middle = (upper.y() + lower) / 2
        half = spot.width * self.zoom / 2
        wide = min(max(room.width() * INSET, half + EDGE), room.width() / 2)
        high = room.height() * INSET
        across = upper.x() - min(max(upper.x(), room.left() + wide), room.right() - wide)
        down = middle - min(max(middle, room.top() + high), room.bottom() - high)
        down = min(down, upper.y() - room.top() - EDGE)
        return QPointF(across, max(down, lower - room.bottom() + EDGE))  # the value is below

    @Slot()
    def _on_glide(self) -> None:
        """Go on, or where no motion is wanted all the way."""
        if motion.is_wanted:
            self._glide_on()
        else:
            self.arrive()

    def _glide_on(self) -> None:
        """Go a part of the way to the current node, until it is well in sight."""
        plan, current = self._tree.plan, self._tree.current
        if plan is None or current == NONE:
            self._glide.stop()
            return
        room = QRectF(self._surface.rect())
        way = self._way_into(room, plan.spots[current])
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        before = across.value(), down.value()
        length = hypot(way.x(), way.y())
        far = max(room.width(), room.height())
        if length > far:  # all that is between would have to be painted, and nobody could read it
            self._scroll_by(way * (1 - far / 2 / length))
        elif length >= 1:
            self._scroll_by(way * max(GLIDE_SHARE, min(1.0, 2 / length)))
        if (across.value(), down.value()) == before:
            self._glide.stop()
