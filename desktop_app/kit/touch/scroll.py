# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists that a finger scrolls, and the gestures it makes: tap, drag and pinch.

Qt turns touches into mouse events, and dragging a mouse selects row after row. A `QScroller` that
grabs the gesture scrolls, but the mouse events go on selecting. So touches are accepted before they
become mouse events: a `QScroller` gets them by hand, and only a tap becomes a click.
"""

from __future__ import annotations

from functools import cached_property
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPalette, QTouchEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QScrollBar,
    QWidget,
)

from desktop_app.guard import guarded
from desktop_app.kit.touch.sizes import fit_bars, touch_sizes

if TYPE_CHECKING:
    from PySide6.QtWidgets import QScroller

TAP_REACH = 12.0
"""The distance in pixels below which a moving finger still taps."""
LEAST_SPREAD = 20.0
SCROLLS = "scrolls-by-finger"
"""The property of viewports that a finger scrolls."""


class Gesture(NamedTuple):
    """A change of the drawing: move it, then zoom it about a point."""

    move: QPointF
    zoom: float
    about: QPointF


class TouchTracker:
    """Follows the points of a touch from beginning to end."""

    def __init__(self) -> None:
        self._middle = self._start = QPointF()
        self._spread = 0.0
        self._count = 0
        self._is_tap = True

    def begin(self, points: list[QPointF]) -> None:
        """Handle the first finger going down."""
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
        """Handle moved fingers; return the gesture, or None if it is not one (yet)."""
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
        """Handle a cancelled touch, which cannot be a tap."""
        self._is_tap = False

    def end(self) -> QPointF | None:
        """Handle the last finger going up; return the tapped point, or None if it was no tap."""
        return self._start if self._is_tap and self._count <= 1 else None


@guarded
class TouchScroller(QObject):
    """Scrolls one area by finger; lives as long as the area."""

    _watched: QWidget | None = None  # Qt also calls during destruction

    def __init__(self, area: QAbstractScrollArea, viewport: QWidget) -> None:
        super().__init__(area)
        self._area = area
        self._viewport = self._watched = viewport
        self._is_tap = self._is_one = False
        self._start = QPointF()
        self._last_tap = QPointF()
        self._since_tap = QElapsedTimer()
        self._clock = QElapsedTimer()  # the time stamps of touches have no fixed origin
        self._clock.start()
        if isinstance(area, QAbstractItemView):
            pixels = QAbstractItemView.ScrollMode.ScrollPerPixel
            area.setVerticalScrollMode(pixels)
            area.setHorizontalScrollMode(pixels)
        fit_bars(area)
        viewport.setProperty(SCROLLS, True)
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        viewport.installEventFilter(self)

    @cached_property
    def _scroller(self) -> QScroller:
        """What moves the area, from the first touch on.

        It starts dragging where a tap ends, and stops firmly at the end of the list.
        """
        from PySide6.QtWidgets import QScroller, QScrollerProperties

        scroller = QScroller.scroller(self._viewport)
        metric, found = QScrollerProperties.ScrollMetric, scroller.scrollerProperties()
        reach = TAP_REACH / scroller.pixelPerMeter().y()
        found.setScrollMetric(metric.DragStartDistance, reach)
        off = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
        found.setScrollMetric(metric.HorizontalOvershootPolicy, off)
        found.setScrollMetric(metric.VerticalOvershootPolicy, off)
        scroller.setScrollerProperties(found)
        return scroller

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle touches, and nothing else."""
        if watched is not self._watched or not isinstance(event, QTouchEvent):
            return False
        if event.type() is QEvent.Type.TouchBegin and self._is_for_another():
            return False  # Qt delivers the touch there, and all that follow
        event.accept()
        self._touched(event)
        return True

    def _is_for_another(self) -> bool:
        """Return whether the list fits completely inside a page that a finger scrolls."""
        if any(bar.maximum() for bar in _bars(self._area)):
            return False
        outer = self._area.parentWidget()
        while outer is not None and not outer.property(SCROLLS):
            outer = outer.parentWidget()
        return outer is not None

    def _touched(self, event: QTouchEvent) -> None:
        from PySide6.QtWidgets import QScroller

        kind, points, inputs = event.type(), event.points(), QScroller.Input
        if kind is QEvent.Type.TouchCancel or len(points) != 1:
            self._is_tap = self._is_one = False
            self._scroller.stop()
            return
        place, now = points[0].position(), self._clock.elapsed()
        if kind is QEvent.Type.TouchBegin:
            # a finger that stops a rolling list does not mean a row
            self._is_tap = self._scroller.state() is QScroller.State.Inactive
            self._is_one = True
            self._start = place
            self._scroller.handleInput(inputs.InputPress, place, now)
        elif not self._is_one:
            return
        elif kind is QEvent.Type.TouchUpdate:
            self._is_tap &= (place - self._start).manhattanLength() < TAP_REACH
            self._scroller.handleInput(inputs.InputMove, place, now)
        else:
            self._is_one = False
            self._scroller.handleInput(inputs.InputRelease, place, now)
            touch_sizes.see_finger()
            if self._is_tap:
                self._click(self._start)

    def _click(self, place: QPointF) -> None:
        """Send the events of a mouse click, or of a double click."""
        again = (
            self._since_tap.isValid()
            and self._since_tap.elapsed() < QApplication.doubleClickInterval()
            and (place - self._last_tap).manhattanLength() < 2 * TAP_REACH
        )
        self._last_tap = place
        if again:
            self._since_tap.invalidate()
        else:
            self._since_tap.start()
        kinds = QEvent.Type
        self._send(kinds.MouseButtonDblClick if again else kinds.MouseButtonPress, place)
        self._send(kinds.MouseButtonRelease, place)

    def _send(self, kind: QEvent.Type, place: QPointF) -> None:
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        held = none if kind is QEvent.Type.MouseButtonRelease else left
        target = self._viewport.childAt(place.toPoint()) or self._viewport
        event = QMouseEvent(
            kind,
            QPointF(target.mapFrom(self._viewport, place)),
            QPointF(self._viewport.mapToGlobal(place)),
            left,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(target, event)


def _bars(area: QAbstractScrollArea) -> tuple[QScrollBar, QScrollBar]:
    return area.horizontalScrollBar(), area.verticalScrollBar()


def enable_touch_scrolling(area: QAbstractScrollArea) -> QWidget:
    """Let a finger scroll a list or an empty page; return the viewport it has afterwards.

    The viewport is a new one; see `BoardView` for the cost of asking Qt for its own. A text widget
    keeps its viewport: Qt always paints on it, and the program would crash without it.
    """
    if area.inherits("QPlainTextEdit") or area.inherits("QTextEdit"):
        TouchScroller(area, area.viewport())
        return area.viewport()
    viewport = QWidget()
    if isinstance(area, QAbstractItemView):
        viewport.setBackgroundRole(QPalette.ColorRole.Base)
        viewport.setAutoFillBackground(True)
    area.setViewport(viewport)
    TouchScroller(area, viewport)
    return viewport
