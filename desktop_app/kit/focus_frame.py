# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames around the widget with the keyboard focus.

`FocusFrame` follows the focus through all windows, because the style's own frame is too thin.
`FocusRing` is for one widget that would show nothing at all.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QPen, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desktop_app.guard import guarded
from desktop_app.kit.look.scale import RADIUS

WIDTH = 2
GAP = 1
"""The distance to the widget in pixels, if there is room."""
OWN = "paints-focus"
"""The property of widgets that show the keyboard focus themselves."""
MOVES = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ZOrderChange,
)


@guarded
class FocusFrame(QWidget):
    """Follows the keyboard focus through all windows; mouse events pass through it."""

    def __init__(self, window: QWidget) -> None:
        """Start in a window, to which the frame returns after dialogs."""
        super().__init__(window)
        self._home = window
        self._widget: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        for each in filter(isValid, self._watched):
            each.removeEventFilter(self)
            each.destroyed.disconnect(self._on_gone)
        self._widget, self._watched = None, []
        if not isValid(self._home):  # the window was destroyed before its last dialog
            return
        if now is None or not _is_shown_for(now):
            if self.parentWidget() is not self._home:
                self.setParent(self._home)
            self.hide()
            return
        self._widget, each = now, now
        while each is not None:
            self._watched.append(each)
            each.installEventFilter(self)
            each.destroyed.connect(self._on_gone)
            each = None if each.isWindow() else each.parentWidget()
        if self.parentWidget() is not now.window():
            self.setParent(now.window())
        self._place()

    @Slot()
    def _on_gone(self) -> None:
        """Stop watching a widget that is destroyed."""
        self._widget, self._watched = None, []
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widget when it or one of its parents moves."""
        del watched
        if event.type() in MOVES:
            self._place()
        return False

    def _place(self) -> None:
        widget = self._widget
        if widget is None or not all(map(isValid, self._watched)):  # the window is being destroyed
            return
        if not widget.isVisible():
            self.hide()
            return
        window, out = widget.window(), GAP + WIDTH
        place = QRect(widget.mapTo(window, QPoint()), widget.size()).adjusted(-out, -out, out, out)
        for each in self._watched[1:]:  # clip the frame to the visible part
            place &= QRect(each.mapTo(window, QPoint()), each.size())
        if place != self.geometry():
            self.setGeometry(place)
        inner = self.rect().adjusted(RADIUS, WIDTH, -RADIUS, -WIDTH)
        around = QRegion(self.rect()) - QRegion(inner)
        self.setMask(around - QRegion(self.rect().adjusted(WIDTH, RADIUS, -WIDTH, -RADIUS)))
        self.setVisible(not place.isEmpty())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), WIDTH))
        half = WIDTH / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(half, half, -half, -half), RADIUS, RADIUS
        )
        painter.end()


def _is_shown_for(widget: QWidget) -> bool:
    """Return whether a widget takes keys and does not show the focus itself."""
    is_popup = widget.window().windowType() is Qt.WindowType.Popup
    takes_keys = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes_keys and not is_popup and not widget.property(OWN)


@guarded
class FocusRing(QWidget):
    """A frame over a widget that lets mouse events through."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        around.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the widget, and show the ring while it has the focus."""
        if isinstance(event, QFocusEvent):
            self.setVisible(event.gotFocus())
            self.raise_()
        if isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2 * WIDTH))
        painter.drawRect(self.rect())
        painter.end()
