# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A row of controls that wraps to further lines in a narrow window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from desktop_app.guard import guarded

Part = QWidget | None
"""A control, or None for a gap that takes the remaining width."""


@guarded
class FlowRow(QWidget):
    """Lays out its parts from left to right in as many lines as needed; none is cut.

    In each line, parts that can grow share the remaining width; they also shrink before another
    line starts. This is not a `QLayout`, because both Python and Qt would own a layout's items.
    """

    _parts: tuple[Part, ...] = ()  # Qt also calls during destruction
    _spacing = 0

    def __init__(self, *, spacing: int) -> None:
        super().__init__()
        self._parts = ()
        self._spacing = spacing
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, *parts: Part) -> None:
        """Add parts at the end."""
        self._parts = (*self._parts, *parts)
        for part in parts:
            if part is not None:
                part.setParent(self)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines; narrower rows need more of them."""
        margins = self.contentsMargins()
        lines = self._lines(width - margins.left() - margins.right())
        gaps = self._spacing * max(len(lines) - 1, 0)
        return sum(map(_height, lines)) + gaps + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        """Return the size of all parts in one line."""
        parts = self._shown()
        wide = sum(map(_wanted, parts)) + self._spacing * max(len(parts) - 1, 0)
        return QSize(wide, _height(parts)).grownBy(self.contentsMargins())

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest part and the height of one line."""
        parts = self._shown()
        wide = max(map(_least, parts), default=0)
        return QSize(wide, _height(parts)).grownBy(self.contentsMargins())

    def event(self, event: QEvent) -> bool:
        """Lay out again when the size of a part changes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._lay_out()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out again, because parts may have been shown or hidden while the row was hidden."""
        super().showEvent(event)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the parts."""
        super().resizeEvent(event)
        self._lay_out()

    def _shown(self) -> list[Part]:
        return [part for part in self._parts if part is None or not _is_hidden(part)]

    def _lines(self, width: int) -> list[list[Part]]:
        """Distribute the parts over lines."""
        lines: list[list[Part]] = []
        left = 0
        for part in self._shown():
            least = _least(part)  # asked once: size hints are slow
            if not lines or least > left:
                # a gap moves with the part it pushes to the end of the line
                gap = [lines[-1].pop()] if lines and lines[-1][-1] is None else []
                lines.append(gap)
                left = width - self._spacing * len(gap)
            lines[-1].append(part)
            left -= least + self._spacing
        return lines

    def _lay_out(self) -> None:
        inner = self.contentsRect()
        top = inner.top()
        for line in self._lines(inner.width()):
            high = _height(line)
            left = inner.left()
            for part, width in zip(line, self._widths(line, inner.width()), strict=True):
                if part is not None:
                    own = min(_part_height(part), high)
                    place = QRect(left, top + (high - own) // 2, width, own)
                    part.setGeometry(QStyle.visualRect(self.layoutDirection(), inner, place))
                left += width + self._spacing
            top += high + self._spacing

    def _widths(self, line: list[Part], width: int) -> list[int]:
        widths = [min(_least(part), width) for part in line]
        free = width - sum(widths) - self._spacing * (len(line) - 1)
        growing = [number for number, part in enumerate(line) if _grows(part)]
        for share, number in enumerate(growing):
            more = free // (len(growing) - share)
            widths[number] += more
            free -= more
        return widths


def _is_hidden(part: QWidget) -> bool:
    """Return whether a part was hidden explicitly; Qt calls all hidden before the window shows."""
    return part.isHidden() and part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)


def _grows(part: Part) -> bool:
    across = Qt.Orientation.Horizontal
    return part is None or bool(part.sizePolicy().expandingDirections() & across)


def _wanted(part: Part) -> int:
    if part is None:
        return 0
    size = part.sizeHint().expandedTo(part.minimumSize()).boundedTo(part.maximumSize())
    return size.width()


def _least(part: Part) -> int:
    """Return the least width of a part; parts that can grow can also shrink."""
    if part is None:
        return 0
    if not _grows(part):
        return _wanted(part)
    return part.minimumWidth() or part.minimumSizeHint().width()


def _part_height(part: QWidget) -> int:
    size = part.sizeHint().expandedTo(part.minimumSize()).boundedTo(part.maximumSize())
    return size.height()


def _height(line: list[Part]) -> int:
    return max((_part_height(part) for part in line if part is not None), default=0)
