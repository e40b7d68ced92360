# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bars laid over other widgets, so that nothing moves when they appear."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from desktop_app.guard import guarded


@guarded
class Overlay(QObject):
    """Lays a bar over the lower edge of a widget, or over all of it, outside any layout.

    The bar hides what is below it, so choose a widget that matters less than the bar while it is
    shown.
    """

    _bar: QWidget | None = None  # Qt also calls during destruction

    def __init__(self, bar: QWidget, below: QWidget, host: QWidget, *, whole: bool = False) -> None:
        """Keep a bar in its place.

        Args:
            bar: the bar; the caller shows and hides it, and its size hint sets its height.
            below: the widget to cover.
            host: a widget that contains `below`, and becomes the parent of the bar.
            whole: whether to cover all of `below`, which then can't be used.
        """
        super().__init__(bar)
        self._bar, self._below, self._host, self._whole = bar, below, host, whole
        hidden = bar.isHidden()
        bar.setParent(host)
        bar.setVisible(not hidden)
        for watched in (bar, below, host):
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
        elif kind in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place(self._bar)
        return False

    def _place(self, bar: QWidget) -> None:
        below = self._below
        area = QRect(below.mapTo(self._host, QPoint()), below.size())
        if not self._whole:
            high = bar.sizeHint().height()
            if bar.hasHeightForWidth():
                high = bar.heightForWidth(area.width())
            area.setTop(area.bottom() + 1 - high)
        bar.setGeometry(area)
        bar.raise_()
