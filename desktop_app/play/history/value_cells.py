# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cells of the history that show a value as a tag."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTreeView

from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.kit.look.scale import HAIR, TIGHT
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.touch.sizes import HighRows
from desktop_app.kit.value_signs import Tag, TagPainter, ValueKind, tag_height, tag_size
from desktop_app.play.history.model import KIND_ROLE


def room_of_tag(text: str, font: QFont) -> int:
    """Return the width in pixels of a cell with a value and its sign."""
    size = tag_size(Tag(ValueKind.WIN, text), tag_height(font), font)
    return round(size.width()) + 2 * TIGHT


@guarded
class ValueCells(HighRows):
    """Qt's own cells, with a tag in place of the text if the kind of the value is known.

    Only numbers are in the tag: words would take the room of the notes, and the sign says enough.
    """

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view
        self._theme = LIGHT

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._view.viewport().update()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row's ground, and the tag on it."""
        kind, text = index.data(KIND_ROLE), index.data()
        if not isinstance(kind, ValueKind) or not text:
            super().paint(painter, option, index)
            return
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        cell, font = QRect(ground.rect), QFont(ground.font)
        ground.text = ""
        element = QStyle.ControlElement.CE_ItemViewItem
        self._view.style().drawControl(element, ground, painter, self._view)
        shown = str(text) if any(map(str.isdigit, str(text))) else ""
        tag, high = Tag(kind, shown), min(tag_height(font), cell.height() - HAIR)
        size = tag_size(tag, high, font).toSize()
        room = cell.adjusted(TIGHT, 0, -TIGHT, 0)
        start = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        place = QStyle.alignedRect(self._view.layoutDirection(), start, size, room)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        TagPainter(painter, self._theme, font).paint(QRectF(place), tag, high)
        painter.restore()
