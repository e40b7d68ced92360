# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is laid over other widgets, so that nothing moves when it appears."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop_app.guard import guarded
from desktop_app.kit.look.scale import WIDE


@guarded
class Overlay(QObject):
    """Lays a bar over the lower edge of a widget, or over all of it, outside any layout.

    The bar hides what is below it, so choose a widget that matters less than the bar while it is
    shown.
    """

    _bar: QWidget | None = None  # Qt also calls during destruction

    def __init__(
        self,
        bar: QWidget,
        below: QWidget,
        host: QWidget,
        *,
        whole: bool = False,
        instead: tuple[QWidget, Callable[[], bool]] | None = None,
    ) -> None:
        """Keep a bar in its place.

        Args:
            bar: the bar; the caller shows and hides it, and its size hint sets its height.
            below: the widget to cover.
            host: a widget that contains `below`, and becomes the parent of the bar.
            whole: whether to cover all of `below`, which then can't be used.
            instead: another widget, and whether to cover all of it now in place of `below`.
        """
        super().__init__(bar)
        self._instead, self._covers_other = instead, False
        self._bar, self._below, self._host, self._whole = bar, below, host, whole
        hidden = bar.isHidden()
        bar.setParent(host)
        bar.setVisible(not hidden)
        others = () if instead is None else (instead[0],)
        for watched in (bar, below, host, *others):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the covered widget, and the bar's text."""
        kind = event.type()
        if self._bar is None:
            return False
        if watched is self._bar:
            if kind in (QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.FontChange):
                self._place(self._bar)
            if self._whole and kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
                self._below.setEnabled(kind == QEvent.Type.HideToParent)
            if kind == QEvent.Type.HideToParent:
                self._cover_other(False)
        elif kind in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place(self._bar)
        return False

    def _cover_other(self, covers: bool) -> None:
        """Disable the other widget as long as it is covered."""
        if self._instead is not None and covers is not self._covers_other:
            self._covers_other = covers
            self._instead[0].setEnabled(not covers)

    def _place(self, bar: QWidget) -> None:
        below = self._below
        self._cover_other(self._instead is not None and not bar.isHidden() and self._instead[1]())
        if self._instead is not None and self._covers_other:
            below = self._instead[0]
        area = QRect(below.mapTo(self._host, QPoint()), below.size())
        if not self._whole:
            high = bar.sizeHint().height()
            if bar.hasHeightForWidth():
                high = bar.heightForWidth(area.width())
            if self._covers_other:
                area.setHeight(max(area.height(), high))
            else:
                area.setTop(area.bottom() + 1 - high)
        bar.setGeometry(area)
        bar.raise_()


@guarded
class FadingEdge(QWidget):
    """Lets what is cut off at an edge of a scroll area fade while there is more to scroll to."""

    _watched: QWidget | None = None  # Qt also calls during destruction

    def __init__(self, area: QScrollArea, *, is_upper: bool = False) -> None:
        """Cover the lower or the upper edge of an area."""
        super().__init__(area)
        self._area, self._watched, self._is_upper = area, area.viewport(), is_upper
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._watched.installEventFilter(self)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the area."""
        if watched is self._watched and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._follow()
        return False

    @Slot()
    def _follow(self) -> None:
        bar, seen = self._area.verticalScrollBar(), self._area.viewport().geometry()
        top = seen.top() if self._is_upper else seen.bottom() + 1 - WIDE
        self.setGeometry(seen.left(), top, seen.width(), WIDE)
        goes_on = bar.minimum() < bar.value() if self._is_upper else bar.value() < bar.maximum()
        self.setVisible(goes_on)
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the colour of the page, thicker towards the edge."""
        from PySide6.QtGui import QLinearGradient  # which the first board does without

        ground = self.palette().color(QPalette.ColorRole.Window)
        clear, fade = ground.toRgb(), QLinearGradient(0, 0, 0, self.height())
        clear.setAlpha(0)
        fade.setColorAt(1 if self._is_upper else 0, clear)
        fade.setColorAt(0 if self._is_upper else 1, ground)
        QPainter(self).fillRect(self.rect(), fade)
