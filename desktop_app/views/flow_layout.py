# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A row of controls that goes on in the next line where the window is narrow."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from desktop_app.guard import guarded


@guarded
class FlowLayout(QLayout):
    """Lays out its items from left to right and then in further lines, none of them cut.

    In each line the items that can grow share the room that is left; without any it stays free.
    An item that alone is wider than the line is made as narrow as it can be.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """The number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """An item, or None behind the last one."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove an item."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """As wide as possible."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """The fewer pixels a line has, the more lines there are."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        lines = self._lines(inner)
        high = sum(_height(line) for line in lines) + self.spacing() * max(len(lines) - 1, 0)
        return high + margins.top() + margins.bottom()

    def minimumSize(self) -> QSize:
        """As wide as the widest item."""
        least = QSize()
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least.grownBy(self.contentsMargins())

    def sizeHint(self) -> QSize:
        """All items in one line."""
        items = self._shown()
        wide = sum(item.sizeHint().width() for item in items)
        wide += self.spacing() * max(len(items) - 1, 0)
        return QSize(wide, _height(items)).grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        """Give each item its place."""
        super().setGeometry(rect)
        inner = rect.marginsRemoved(self.contentsMargins())
        top = inner.top()
        for line in self._lines(inner.width()):
            self._place(line, QRect(inner.left(), top, inner.width(), _height(line)))
            top += _height(line) + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if item.spacerItem() or not item.isEmpty()]

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        """The items by lines."""
        lines: list[list[QLayoutItem]] = []
        left = 0
        for item in self._shown():
            wanted = _least(item)
            if not lines or wanted > left:
                lines.append([])
                left = width
            lines[-1].append(item)
            left -= wanted + self.spacing()
        return lines

    def _place(self, line: list[QLayoutItem], area: QRect) -> None:
        widths = [min(_least(item), area.width()) for item in line]
        free = area.width() - sum(widths) - self.spacing() * (len(line) - 1)
        growing = [number for number, item in enumerate(line) if _grows(item)]
        for share, number in enumerate(growing):
            more = free // (len(growing) - share)
            widths[number] += more
            free -= more
        left = area.left()
        for item, width in zip(line, widths, strict=True):
            high = min(item.sizeHint().height(), area.height())
            if item.expandingDirections() & Qt.Orientation.Vertical:
                high = area.height()
            top = area.top() + (area.height() - high) // 2
            item.setGeometry(QRect(QPoint(left, top), QSize(width, high)))
            left += width + self.spacing()


def _grows(item: QLayoutItem) -> bool:
    return bool(item.expandingDirections() & Qt.Orientation.Horizontal)


def _least(item: QLayoutItem) -> int:
    """What can grow can also shrink, before it begins another line."""
    return item.minimumSize().width() if _grows(item) else item.sizeHint().width()


def _height(items: list[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in items), default=0)
