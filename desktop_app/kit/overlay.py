# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bars that are laid over other widgets, so that nothing moves when they come."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from desktop_app.guard import guarded


@guarded
class Overlay(QObject):
    """Lays a bar over the lower edge of a widget, or over all of it; the bar takes no room.

    What lies below it can't be seen and can't be used: choose a widget that matters less than the
    bar while it is there.
    """

    _bar: QWidget | None = None  # Qt also calls while the window is taken apart

    def __init__(self, bar: QWidget, below: QWidget, host: QWidget, *, whole: bool = False) -> None:
        """Watch over the place of a bar.

        Args:
            bar: shown and hidden by others; as high as it wants to be.
            below: what it is laid over.
            host: a widget around that, of which the bar becomes a part.
            whole: cover all of `below`, which can't be used meanwhile.
        """
        super().__init__(bar)
        self._bar, self._below, self._host, self._whole = bar, below, host, whole
        hidden = bar.isHidden()
        bar.setParent(host)
        bar.setVisible(not hidden)
        for watched in (bar, below, host):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what lies below, and the text in the bar."""
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
