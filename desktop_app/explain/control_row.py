# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The three sets of controls of the page, and the one row in which a set is shown."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QToolButton, QWidget

from desktop_app.guard import guarded
from desktop_app.kit.look.scale import APART, RADIUS, SMALL_RADIUS, TIGHT

HOVERED, PRESSED = 110, 125
"""How much darker the main button is below the pointer, and pressed, in per cent."""


class ControlSet(StrEnum):
    """The controls that are offered in the row; all others stay in the menu and on their keys."""

    WATCH = "watch"
    """Step, go back, play, go to the end."""
    TRY = "try"
    """Guess values, mark cuts, change numbers."""
    STUDY = "study"
    """Everything."""


ALL = frozenset(ControlSet)
WATCHED = frozenset({ControlSet.WATCH, ControlSet.STUDY})
TRIED = frozenset({ControlSet.TRY, ControlSet.STUDY})
STUDIED = frozenset({ControlSet.STUDY})


@dataclass(frozen=True, slots=True)
class RowPart:
    """A control of the row.

    Attributes:
        widget: the control.
        sets: the sets that it belongs to. A button that is checked is shown in the others, too, so
            that it can be released where it was found.
        rank: 0 if it is always shown; of the others, the highest ranks give way in a narrow row.
        is_offered: whether it may be shown at all.
    """

    widget: QWidget
    sets: Collection[ControlSet]
    rank: int
    is_offered: bool = True

    def is_wanted(self, chosen: ControlSet) -> bool:
        """Return whether the control is to be shown if there is room."""
        widget = self.widget
        is_held = isinstance(widget, QAbstractButton) and widget.isChecked()
        return self.is_offered and (chosen in self.sets or is_held)


@guarded
class ControlRow(QWidget):
    """A single line of controls, which leaves out the least important ones if it is narrow.

    A part that can grow takes the remaining width. Parts that are left out lose the keyboard focus
    to the row's first part that can grow.
    """

    _parts: tuple[RowPart, ...] = ()  # Qt also calls during destruction
    _chosen = ControlSet.WATCH

    def __init__(self) -> None:
        super().__init__()
        self._parts = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add(self, widget: QWidget, sets: Collection[ControlSet] = ALL, rank: int = 0) -> None:
        """Add a control at the end; see `RowPart`."""
        widget.setParent(self)
        self._parts = (*self._parts, RowPart(widget, sets, rank))
        if isinstance(widget, QAbstractButton) and widget.isCheckable():
            widget.toggled.connect(self._arrange)
        self._arrange()

    def show_set(self, chosen: ControlSet) -> None:
        """Show the controls of a set."""
        self._chosen = chosen
        self._arrange()

    def offer(self, widget: QWidget, offered: bool) -> None:
        """Set whether a control may be shown."""
        self._parts = tuple(
            RowPart(part.widget, part.sets, part.rank, offered) if part.widget is widget else part
            for part in self._parts
        )
        self._arrange()

    def sizeHint(self) -> QSize:
        """Return the size of all parts of the chosen set."""
        return self._size_of([part for part in self._parts if part.is_wanted(self._chosen)])

    def minimumSizeHint(self) -> QSize:
        """Return the size of the parts that are always shown."""
        wanted = (part for part in self._parts if part.is_wanted(self._chosen))
        return self._size_of([part for part in wanted if not part.rank])

    def _size_of(self, parts: list[RowPart]) -> QSize:
        wide = sum(_least(part.widget) for part in parts) + TIGHT * max(len(parts) - 1, 0)
        high = max((_high(part.widget) for part in self._parts), default=0)
        return QSize(wide, high).grownBy(self.contentsMargins())

    def event(self, event: QEvent) -> bool:
        """Lay out again when the size of a part changes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the parts in the new width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self.updateGeometry()
        inner = self.contentsRect()
        shown = [part for part in self._parts if part.is_wanted(self._chosen)]
        for rank in sorted({part.rank for part in shown if part.rank}, reverse=True):
            if self._size_of(shown).width() <= self.width():
                break
            shown = [part for part in shown if part.rank != rank]
        widgets = [part.widget for part in shown]
        growing = [widget for widget in widgets if _grows(widget)]
        self._show_only(widgets, growing)
        free = inner.width() - sum(map(_least, widgets)) - TIGHT * max(len(widgets) - 1, 0)
        left = inner.left()
        for widget in widgets:
            wide = _least(widget)
            if growing and widget is growing[0]:
                wide = max(wide + free, 0)
            high = min(_high(widget), inner.height())
            place = QRect(left, inner.top() + (inner.height() - high) // 2, wide, high)
            widget.setGeometry(QStyle.visualRect(self.layoutDirection(), inner, place))
            left += wide + TIGHT

    def _show_only(self, widgets: list[QWidget], growing: list[QWidget]) -> None:
        for widget in widgets:
            if widget.isHidden():
                widget.show()
        for part in self._parts:
            widget = part.widget
            if widget in widgets or widget.isHidden():
                continue
            if widget.hasFocus() and growing:
                growing[0].setFocus()  # or Qt moves it to some neighbour
            widget.hide()


def _least(widget: QWidget) -> int:
    """Return the least width of a part; one that can grow needs no more than its minimum."""
    if _grows(widget):
        return max(widget.minimumWidth(), widget.minimumSizeHint().width())
    return _wanted(widget).width()


def _high(widget: QWidget) -> int:
    return _wanted(widget).height()


def _wanted(widget: QWidget) -> QSize:
    size = widget.sizeHint().expandedTo(widget.minimumSize())
    return size.boundedTo(widget.maximumSize())


def _grows(widget: QWidget) -> bool:
    return bool(widget.sizePolicy().expandingDirections() & Qt.Orientation.Horizontal)


@guarded
class PrimaryButton(QToolButton):
    """The one filled button of the page."""

    def sizeHint(self) -> QSize:
        """Return a size for the text in bold."""
        wide = QFontMetrics(self._font()).horizontalAdvance(self.text()) + 2 * APART
        return QSize(wide, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the size hint, so that the text is never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button in the colour of what can be pressed; pale if it can't be."""
        painter, colors, role = QPainter(self), self.palette(), QPalette.ColorRole
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        fill, ink = colors.color(role.Highlight), colors.color(role.HighlightedText)
        if not self.isEnabled():
            fill, ink = colors.color(role.Button), colors.color(role.ButtonText)
        elif self.isDown():
            fill = fill.darker(PRESSED)
        elif self.underMouse():
            fill = fill.darker(HOVERED)
        painter.setPen(QPen(colors.color(role.Mid), 1) if not self.isEnabled() else QPen(fill, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(plate, RADIUS, RADIUS)
        painter.setFont(self._font())
        painter.setPen(ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        if self.hasFocus():
            pen = QPen(ink, 1.5)
            pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate.adjusted(4, 4, -4, -4), SMALL_RADIUS, SMALL_RADIUS)
        painter.end()

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font
