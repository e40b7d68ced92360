# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What fingers on a screen mean: one taps or drags, two spread or pinch."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF

TAP_REACH = 12.0
"""A finger that moves less, in pixels, has tapped."""
LEAST_SPREAD = 20.0


class Gesture(NamedTuple):
    """What to do with the drawing: move it, then zoom it about a point."""

    move: QPointF
    zoom: float
    about: QPointF


class Fingers:
    """Follows the points of a touch from its begin to its end."""

    def __init__(self) -> None:
        self._middle = self._start = QPointF()
        self._spread = 0.0
        self._count = 0
        self._is_tap = True

    def begin(self, points: list[QPointF]) -> None:
        """The first finger is down."""
        self._is_tap = True
        self._take(points)
        self._start = self._middle

    def _take(self, points: list[QPointF]) -> None:
        self._count = len(points)
        if not points:
            return
        total = QPointF()
        for point in points:
            total += point
        self._middle = total / len(points)
        self._spread = max(
            hypot(point.x() - self._middle.x(), point.y() - self._middle.y()) for point in points
        )

    def moved(self, points: list[QPointF]) -> Gesture | None:
        """Fingers have moved; None where that is no gesture (yet)."""
        count, middle, spread = self._count, self._middle, self._spread
        self._take(points)
        if len(points) != 1:
            self._is_tap = False
        if len(points) != count or not points:
            return None
        way = self._middle - self._start
        if self._is_tap:
            if hypot(way.x(), way.y()) < TAP_REACH:
                return None
            self._is_tap = False
            middle = self._start
        zoom = self._spread / spread if min(spread, self._spread) > LEAST_SPREAD else 1.0
        return Gesture(self._middle - middle, zoom, self._middle)

    def cancel(self) -> None:
        """The touch was taken away: it has tapped nothing."""
        self._is_tap = False

    def end(self) -> QPointF | None:
        """The last finger is up: where it has tapped, if it has."""
        return self._start if self._is_tap and self._count <= 1 else None
