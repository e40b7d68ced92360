# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cells of the history: pieces, values in tags, and notes beside the sign of a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTreeView

from desktop_app.boards.canvas import Canvas
from desktop_app.core.mistake import MistakeSize
from desktop_app.games.registry import board_of, has_board, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.elided_label import width_of
from desktop_app.kit.item_views import Index, WholeRows
from desktop_app.kit.look.scale import HAIR, SMALL_RADIUS, SNUG, TIGHT
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.touch.sizes import ROW_ROOM, TallRowDelegate
from desktop_app.kit.value_signs import (
    Tag,
    TagPainter,
    ValueKind,
    paint_mistake,
    tag_height,
    tag_size,
)
from desktop_app.play.history.model import KIND_ROLE, MISTAKE_ROLE, NOTE, HistoryModel

MOST_LINES = 3
"""A longer note ends in an ellipsis; screen readers are told all of it."""
PIECE = 20
"""The greatest side in pixels of the square of a player's piece or mark."""
SIGN = 0.42
"""The radius of the sign of a mistake beside a note, in heights of a line."""


@guarded
class HistoryRows(WholeRows):
    """The rows of the history; the chosen one has a pale ground and a strong frame.

    It is nearly always there: on a strong ground it would be the first thing that is seen.
    """

    def __init__(self) -> None:
        super().__init__()
        self._frame = QColor(LIGHT.press)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours of the chosen row."""
        self._frame = QColor(theme.press)
        colors = self.palette()
        colors.setColor(QPalette.ColorRole.Highlight, QColor(theme.press_pale))
        colors.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.text))
        self.setPalette(colors)

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row, and the frame around a chosen one."""
        super().drawRow(painter, options, index)
        if not self.selectionModel().isSelected(index):
            return
        row = self.visualRect(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        pen = QPen(self._frame, HAIR)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRect(1, row.top() + 1, self.viewport().width() - HAIR, row.height() - 2))
        painter.restore()


@guarded
class CellDelegate(TallRowDelegate):
    """Qt's own cells of a list, to be painted on in the colours of a theme."""

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view
        self._theme = LIGHT

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._view.viewport().update()

    def paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> QStyleOptionViewItem:
        """Paint a cell without its text, and return its rectangle, font and state."""
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text = ""
        element = QStyle.ControlElement.CE_ItemViewItem
        self._view.style().drawControl(element, ground, painter, self._view)
        return ground


def room_of_tag(text: str, font: QFont) -> int:
    """Return the width in pixels of a cell with a value and its sign."""
    size = tag_size(Tag(ValueKind.WIN, _in_tag(text)), _tag_height(font), font)
    return round(size.width()) + 2 * TIGHT


def _in_tag(text: str) -> str:
    """Return the text in the tag of a value: its number, or nothing."""
    return text if any(map(str.isdigit, text)) else ""


def _tag_height(font: QFont) -> int:
    """Return the height in pixels of a tag in a row of one line; it is the same in higher ones."""
    return min(tag_height(font), QFontMetrics(font).height() + ROW_ROOM - HAIR)


@guarded
class ValueDelegate(CellDelegate):
    """Qt's own cells, with a tag in place of the text if the kind of the value is known.

    Only numbers are in the tag: words would take the room of the notes, and the sign says enough.
    """

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row's ground, and the tag on it."""
        kind, text = index.data(KIND_ROLE), index.data()
        if not isinstance(kind, ValueKind) or not text:
            super().paint(painter, option, index)
            return
        ground = self.paint_ground(painter, option, index)
        cell, font = QRect(ground.rect), QFont(ground.font)
        tag, high = Tag(kind, _in_tag(str(text))), _tag_height(font)
        size = tag_size(tag, high, font).toSize()
        room = cell.adjusted(TIGHT, 0, -TIGHT, 0)
        start = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        place = QStyle.alignedRect(self._view.layoutDirection(), start, size, room)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        TagPainter(painter, self._theme, font).paint(QRectF(place), tag, high)
        painter.restore()


@guarded
class PlayerDelegate(CellDelegate):
    """Cells with a player's piece or mark in place of the name, which may be long."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row's ground, and the sign on it: on a card of its own in a chosen row."""
        model = index.model()
        node = model.node(index) if isinstance(model, HistoryModel) else None
        if node is None or node.parent is None or not has_board(node.position.game):
            super().paint(painter, option, index)
            return
        ground = self.paint_ground(painter, option, index)
        cell = QRect(ground.rect)
        side = min(PIECE, cell.height() - 2 * HAIR)
        start = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        room = cell.adjusted(TIGHT, 0, -TIGHT, 0)
        place = QStyle.alignedRect(self._view.layoutDirection(), start, QSize(side, side), room)
        game, player = node.position.game, node.parent.position.turn
        painter.save()
        canvas = Canvas(painter, side, self._theme, QFont(ground.font))
        if ground.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.base))
            painter.drawRoundedRect(place, SMALL_RADIUS, SMALL_RADIUS)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        mark = wording_of(game).mark(game, player)
        board_of(game).paint_player(canvas, QRectF(place), player, mark)
        painter.restore()


def room_of_note(texts: Sequence[str], font: QFont, lines: int = MOST_LINES) -> int:
    """Return the least width in pixels of a cell in which each of these mistakes fits in lines."""
    metrics = QFontMetrics(font)
    widest = max((_least_width(text.split(" "), lines, metrics) for text in texts), default=0)
    return widest + _sign_room(font) + 2 * TIGHT + HAIR


def _least_width(words: Sequence[str], lines: int, metrics: QFontMetrics) -> int:
    """Return the least width in pixels in which words fit in so many lines."""
    ways = combinations(range(1, len(words)), min(lines, len(words)) - 1)
    return min(
        width_of([" ".join(words[a:b]) for a, b in pairwise((0, *way, len(words)))], metrics)
        for way in ways
    )


def _sign_room(font: QFont) -> int:
    """Return the width in pixels of the sign of a mistake and the gap after it."""
    return round(2 * SIGN * QFontMetrics(font).height()) + SNUG


@guarded
class NoteDelegate(CellDelegate):
    """Notes in up to three lines, which make their rows higher, with the sign of a mistake."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the note in the column's width."""
        usual, text = super().sizeHint(option, index), str(index.data() or "")
        if not text:
            return usual
        font = self._view.font()
        lines = _lines(text, font, self._width(index, self._view.columnWidth(NOTE)))
        more = (min(len(lines), MOST_LINES) - 1) * QFontMetrics(font).height()
        high = QFontMetrics(font).height() + more + ROW_ROOM
        return QSize(usual.width(), max(usual.height(), high))

    def _width(self, index: Index, whole: int) -> int:
        """Return the width for the text in a cell of a width in pixels."""
        sign = _sign_room(self._view.font()) if index.data(MISTAKE_ROLE) is not None else 0
        return max(whole - 2 * TIGHT - sign, 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row's ground, the sign, and the lines of the note."""
        ground = self.paint_ground(painter, option, index)
        cell, font, text = QRect(ground.rect), QFont(ground.font), str(index.data() or "")
        is_chosen = bool(ground.state & QStyle.StateFlag.State_Selected)
        if not text:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, direction = QFontMetrics(font), self._view.layoutDirection()
        room, size = cell.adjusted(TIGHT, 0, -TIGHT, 0), index.data(MISTAKE_ROLE)
        is_mirrored = direction is Qt.LayoutDirection.RightToLeft
        if isinstance(size, MistakeSize):
            reach, sign = SIGN * metrics.height(), _sign_room(font)
            x = room.right() + 1 - reach if is_mirrored else room.left() + reach
            # the ground of its rim keeps it legible on a chosen row
            paint_mistake(painter, QPointF(x, room.center().y() + 1), reach, size, self._theme)
            room.adjust(0 if is_mirrored else sign, 0, -sign if is_mirrored else 0, 0)
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        painter.setPen(self._view.palette().color(role))
        painter.setFont(font)
        lines = _lines(text, font, room.width())
        if len(lines) > MOST_LINES:
            rest = " ".join(lines[MOST_LINES - 1 :])
            lines = [*lines[: MOST_LINES - 1], rest]
        high = metrics.height()
        top = room.top() + (room.height() - len(lines) * high) // 2
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        for number, line in enumerate(lines):
            shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width())
            place = QRect(room.left(), top + number * high, room.width(), high)
            painter.drawText(place, int(flags), shown)
        painter.restore()


def _lines(text: str, font: QFont, width: int) -> list[str]:
    """Return the lines of a text in a width in pixels."""
    from PySide6.QtGui import QTextLayout, QTextOption

    layout, option = QTextLayout(text, font), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    found = list[str]()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return found
