# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Edit the number of a leaf in the drawn tree, by dragging it up or down or by typing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip

from desktop_app.core.notation import number_text
from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.tree.drawing import TreeDrawing
from desktop_app.guard import guarded
from desktop_app.kit.touch.sizes import FINGER

PIXELS = 8
"""Pixels of dragging that change the number by 1."""
DIGITS = 7
"""The width of the input line in characters."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)


@guarded
class LeafEditor(QObject):
    """Event filter for a drawing that handles the input meant for the numbers of leaves.

    Signals:
        changed: the path of a leaf and its new text, emitted during dragging and typing.
        entered: the path of a leaf and its text when Enter is pressed; report a text that is no
            number.
        doubled: the path of a leaf that was double-clicked, after the first click was handled as a
            click on a node.

    Attributes:
        is_on: whether leaves can be edited; if not, the drawing gets all events.
        takes_digits: whether typing a digit starts a new number for the focused leaf.
    """

    changed = Signal(object, str)
    entered = Signal(object, str)
    doubled = Signal(object)

    def __init__(self, drawing: TreeDrawing) -> None:
        super().__init__(drawing)
        self.is_on = self.takes_digits = True
        self._drawing = drawing
        self._surface = drawing.viewport()  # kept: Qt also filters in teardown
        self._path: Path | None = None
        self._from = QPointF()
        self._before = self._now = ""
        self._drags = False
        self.line = QLineEdit(self._surface)
        self.line.setAccessibleName(self.tr("Value of this leaf"))
        self.line.setToolTip(self.tr("Press Enter to use this number, or Esc to keep the old one"))
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line.hide()
        self.line.textEdited.connect(self._type)
        for watched in (self._surface, drawing, self.line):
            watched.installEventFilter(self)

    def _leaf(self, path: Path | None) -> str | None:
        """Return the number of a leaf as text; None if `path` is not an editable leaf."""
        node = None if path is None or not self.is_on else self._drawing.shown(path)
        if node is None or not node.position.game.is_numeric or node.position.outcome is None:
            return None
        return number_text(node.position.outcome)

    def _leaf_at(self, point: QPointF) -> Path | None:
        place = self._surface.mapToGlobal(point.toPoint())
        path = self._drawing.node_at(place.x(), place.y())
        return None if self._leaf(path) is None else path

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle presses, drags and keys that are meant for a leaf."""
        if isinstance(event, QKeyEvent):
            return self._keyed(watched, event)
        if watched is self.line and event.type() is QEvent.Type.FocusOut:
            self._shut()
        elif watched is self._surface:
            if isinstance(event, QMouseEvent):
                return self._moused(event)
            if isinstance(event, QTouchEvent):
                return self._touched(event)
            if isinstance(event, QHelpEvent):
                return self._tell(event)
        return False

    def _keyed(self, watched: QObject, event: QKeyEvent) -> bool:
        is_typing, key = watched is self.line, Qt.Key(event.key())
        if key is Qt.Key.Key_Escape and (is_typing or self._drags):
            event.accept()  # or it would lead back to the board
            if event.type() is QEvent.Type.KeyPress:
                self._restore()
            return True
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if key not in ENTER:
            return watched is self._drawing and self._begin(event.text())
        if is_typing:
            self._enter()  # or the line would pass it on to the drawing
            return True
        return watched is self._drawing and self._open(self._drawing.focus_path)

    def _moused(self, event: QMouseEvent) -> bool:
        kind, place = event.type(), event.position()
        if kind is QEvent.Type.MouseButtonPress and event.button() is Qt.MouseButton.LeftButton:
            self._press(place)
        elif kind is QEvent.Type.MouseMove:
            return self._drag(place)
        elif kind is QEvent.Type.MouseButtonRelease:
            return self._end_drag()
        elif kind is QEvent.Type.MouseButtonDblClick:
            path = self._leaf_at(place)
            if self._open(path):
                self.doubled.emit(path)
                return True
        return False

    def _tell(self, event: QHelpEvent) -> bool:
        """Show the tooltip of a leaf, with how to change its number."""
        path = self._leaf_at(QPointF(event.pos()))
        if path is None:
            return False
        how = self.tr("Drag up or down to change the number, or double-click and type one")
        text = f"{self._drawing.describe(path)}\n{how}"
        QToolTip.showText(event.globalPos(), text, self._drawing)
        return True

    def _touched(self, event: QTouchEvent) -> bool:
        points = event.points()
        if event.type() is QEvent.Type.TouchBegin and len(points) == 1:
            self._press(points[0].position())
        elif event.type() is QEvent.Type.TouchUpdate and len(points) == 1:
            return self._drag(points[0].position())
        elif event.type() in (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel):
            return self._end_drag()
        elif not self._drags:
            self._path = None  # two fingers zoom the drawing
        return False

    # dragging

    def _press(self, place: QPointF) -> None:
        self._shut()
        self._path, self._from, self._drags = self._leaf_at(place), place, False
        self._before = self._now = self._leaf(self._path) or ""

    def _drag(self, place: QPointF) -> bool:
        if self._path is None or not self._before:
            return False
        way = place - self._from
        if not self._drags:
            if way.manhattanLength() < QApplication.startDragDistance():
                return False
            if abs(way.x()) > abs(way.y()):  # meant for the drawing
                self._path = None
                return False
            self._drags = True
            self._drawing.setFocus(Qt.FocusReason.MouseFocusReason)
        self._change(number_text(float(self._before) - round(way.y() / PIXELS)))
        return True

    def _end_drag(self) -> bool:
        was_dragged, self._drags = self._drags, False
        if not self.line.isVisible():
            self._path = None
        if was_dragged:
            self._drawing.forget_press()
        return was_dragged

    def _change(self, text: str) -> None:
        if self._path is not None and text != self._now:
            self._now = text
            self.changed.emit(self._path, text)

    def _restore(self) -> None:
        self._change(self._before)
        if self._drags:
            self._end_drag()
        self._shut()

    # typing

    def _open(self, path: Path | None) -> bool:
        """Open the input line over a leaf."""
        text = self._leaf(path)
        if path is None or text is None:
            return False
        self._path, self._before, self._now, self._drags = path, text, text, False
        self._drawing.forget_press()
        self._drawing.set_focus_path(path)
        self.line.setFont(self._drawing.font())
        self.line.setText(text)
        self._place()
        self.line.show()
        self.line.selectAll()
        self.line.setFocus()
        return True

    def _begin(self, digit: str) -> bool:
        """Open the input line with a first digit already typed."""
        if not (self.takes_digits and digit.isdigit() and self._open(self._drawing.focus_path)):
            return False
        self.line.setText(digit)
        self._type(digit)
        return True

    def _place(self) -> None:
        """Move the input line to its leaf."""
        if self._path is None:
            return
        drawing, line = self._drawing, self.line
        place = drawing.place_of(self._path).translated(-self._surface.pos())
        wide = line.fontMetrics().horizontalAdvance("0" * DIGITS)
        line.resize(max(wide, place.width()), max(FINGER, place.height()))
        room = self._surface.rect()
        spot = line.rect()
        spot.moveCenter(place.center())
        spot.moveLeft(max(min(spot.left(), room.right() - spot.width()), 0))
        line.move(spot.topLeft())

    @Slot(str)
    def _type(self, text: str) -> None:
        self._change(text)
        self._place()

    def _enter(self) -> None:
        if self._path is not None:
            self.entered.emit(self._path, self.line.text())
            self._shut()

    def _shut(self) -> None:
        """Close the input line; the last valid number stays."""
        if self._path is not None and self.line.isVisible():
            self._path = None
            had_keyboard = self.line.hasFocus()
            self.line.hide()
            if had_keyboard:
                self._drawing.setFocus()
