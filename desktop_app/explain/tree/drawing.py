# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The game tree as an interactive widget: it shows an immutable tree and emits requests."""

from __future__ import annotations

from time import monotonic
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip

from desktop_app.explain.drawn_tree import DrawnNode, Path, current_node
from desktop_app.explain.tree import picture as tree_picture
from desktop_app.explain.tree.canvas import STEP, TreeCanvas
from desktop_app.explain.tree.plan import NONE
from desktop_app.explain.tree.scene import FINGER_REACH, REACH, NodePart
from desktop_app.explain.words.tree import TreeTexts
from desktop_app.guard import guarded
from desktop_app.kit.focus_frame import OWN
from desktop_app.kit.touch.scroll import TouchTracker

WAYS = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}


@guarded
class TreeDrawing(TreeCanvas):
    """A tree that can be used with mouse, touch and keyboard.

    Signals:
        nodeActivated: the path of a node that was clicked, or chosen with Enter.
        nodePointedAt: the path of the node below the pointer; None once there is none.
        nodeToggled: the path of a node to expand, or to collapse if none of it is hidden.
        moreAsked: the path of an expanded node with more children to show.
        keyboardMoved: the keyboard focus has moved to another node.
        keyboardEntered: the drawing has received the keyboard focus.
        treeChanged: the tree or its texts have changed.
    """

    nodeActivated = Signal(object)
    nodePointedAt = Signal(object)
    nodeToggled = Signal(object)
    moreAsked = Signal(object)
    keyboardMoved = Signal()
    keyboardEntered = Signal()
    treeChanged = Signal()

    def __init__(self) -> None:
        """Set up an empty drawing."""
        super().__init__()
        self.setProperty(OWN, True)
        self._focus: Path = ()
        self._pressed: QPoint | None = None
        self._dragged = False
        self._clicked: Path | None = None
        self._pointed: Path | None = None
        self._tapped = 0.0
        self._fingers = TouchTracker()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._surface.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._surface.setMouseTracking(True)
        #: Name of the drawn tree, for screen readers
        self.setAccessibleName(self.tr("Game tree"))

    @property
    def focus_path(self) -> Path:
        """The path of the node with the keyboard focus."""
        return self._focus

    def set_tree(self, root: DrawnNode, texts: TreeTexts) -> None:
        """Show a tree together with its texts.

        Nodes keep their items by path, so unchanged parts cost little. New texts, for example on
        another scale, redraw all nodes.

        If the layout changes, one node keeps its place on the screen: the current node if it is
        followed, or else the node that was clicked last.
        """
        current = self._tree.current
        anchor = self._focus
        if self._follows and current != NONE and self._tree.plan is not None:
            anchor = self._tree.plan.spots[current].node.path
        if self._show_tree(root, texts, anchor):
            before = self._focus
            while self._focus and self._spot(self._focus) is None:
                self._focus = self._focus[:-1]  # hidden now: focus its parent
            self._mark_focus()
            if self._focus != before:
                self.keyboardMoved.emit()
        self.treeChanged.emit()

    def set_focus_path(self, path: Path) -> None:
        """Focus a node, if it is shown, and announce it to screen readers."""
        spot = self._spot(path)
        if spot is None:
            return
        self._focus = path
        self._mark_focus()
        gap = 24 / self.zoom
        rect = QRectF(spot.x - spot.width / 2, spot.top, spot.width, spot.height)
        self.ensureVisible(rect.adjusted(-gap, -2 * gap, gap, 2 * gap), 0, 0)
        self.setAccessibleDescription(self.describe(path))
        self.keyboardMoved.emit()

    def describe(self, path: Path) -> str:
        """Return the description of a node; empty if it is not shown."""
        spot = self._spot(path)
        return "" if spot is None else self._tree.texts.describe(spot.node)

    # what screen readers ask for

    def shown(self, path: Path) -> DrawnNode | None:
        """Return the node with a path; None if it is not shown."""
        spot = self._spot(path)
        return None if spot is None else spot.node

    def node_at(self, x: int, y: int) -> Path | None:
        """Return the path of the node at a point on the screen; None if there is none."""
        hit = self._hit(QPointF(self._surface.mapFromGlobal(QPoint(x, y))), 0)
        return None if hit is None else hit[0]

    def press_node(self, path: Path) -> None:
        """Act as for a click on a node."""
        if self.shown(path) is not None:
            self.set_focus_path(path)
            self.nodeActivated.emit(path)

    def toggle_node(self, path: Path) -> None:
        """Expand or collapse a node that has children."""
        if (node := self.shown(path)) is not None and node.has_handle:
            self.nodeToggled.emit(path)

    def _mark_focus(self) -> None:
        plan = self._tree.plan
        number = NONE if plan is None else plan.index_of.get(self._focus, NONE)
        self._tree.mark_focus(number if self.hasFocus() else NONE)

    def save_png(self, path: str, scale: float = 1.0) -> float:
        """Write the drawing as a PNG; return the scale, which is reduced if the picture is huge.

        Raises:
            OSError: the file can't be written.
        """
        return tree_picture.save_png(self._tree, path, scale)

    def save_svg(self, path: str) -> None:
        """Write the drawing as an SVG.

        Raises:
            OSError: the file can't be written.
        """
        #: Title of the picture in a file
        tree_picture.save_svg(self._tree, path, self.tr("Game tree"))

    # hit testing

    def _hit(self, point: QPointF, reach: float) -> tuple[Path, NodePart] | None:
        """Return the node at a point of the viewport, and the part of it that was hit."""
        return self._tree.part_at(self._on_tree(point), reach / self.zoom)

    def _press(self, point: QPointF, reach: float, *, again: bool) -> None:
        """Handle a click or a tap; `again` for the second of a double click."""
        if again and self._clicked is not None:
            self.toggle_node(self._clicked)
            self._clicked = None
            return
        hit = self._hit(point, reach)
        self._clicked = None
        if hit is None:
            return
        path, part = hit
        self.set_focus_path(path)
        if part is NodePart.NODE:
            self._clicked = path
            self.nodeActivated.emit(path)
        elif part is NodePart.NOTE:
            self._show_more(path)
        else:
            self.toggle_node(path)

    def _show_more(self, path: Path) -> None:
        """Expand a collapsed node; ask for more children of an expanded one."""
        spot = self._spot(path)
        if spot is not None and spot.node.children:
            self.moreAsked.emit(path)
        else:
            self.toggle_node(path)

    # mouse, wheel, fingers

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start a click or a drag."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._dragged = event.position().toPoint(), False
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scroll the drawing if the pointer is dragged; else note the node below it."""
        if self._pressed is None:
            hit = self._hit(event.position(), 0)
            self._point_at(None if hit is None or hit[1] is NodePart.NOTE else hit[0])
            return
        place = event.position().toPoint()
        way = place - self._pressed
        if not self._dragged and way.manhattanLength() < QApplication.startDragDistance():
            return
        self._dragged = True
        self.set_follow(False)
        self._surface.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._scroll_by(QPointF(-way))
        self._pressed = place

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Handle a click, unless the drawing was dragged."""
        if self._pressed is not None and not self._dragged:
            self._press(event.position(), REACH, again=False)
        self._pressed = None
        self._surface.unsetCursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Expand or collapse the node that was clicked first."""
        self._press(event.position(), REACH, again=True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, or zoom about the pointer with Ctrl."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * STEP ** (event.angleDelta().y() / 120), event.position())
            self.zoomedByHand.emit()
            event.accept()
        else:
            super().wheelEvent(event)

    def _point_at(self, path: Path | None) -> None:
        if path != self._pointed:
            self._pointed = path
            self.nodePointedAt.emit(path)

    def viewportEvent(self, event: QEvent) -> bool:
        """Handle touches and tooltips."""
        kind = event.type()
        if kind is QEvent.Type.Leave:
            self._point_at(None)
        if isinstance(event, QTouchEvent):
            self._touched(event)
            event.accept()
            return True
        if kind is QEvent.Type.ToolTip:
            self._tell(cast("QHelpEvent", event))
            return True
        return super().viewportEvent(event)

    def forget_press(self) -> None:
        """Drop a press or touch that another object has handled, so that it is not a click."""
        self._pressed = self._clicked = None
        self._fingers.cancel()
        self._surface.unsetCursor()

    def _touched(self, event: QTouchEvent) -> None:
        points = [point.position() for point in event.points()]
        if event.type() is QEvent.Type.TouchBegin:
            self._fingers.begin(points)
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        elif event.type() is QEvent.Type.TouchUpdate:
            gesture = self._fingers.moved(points)
            if gesture is not None:
                self.set_follow(False)
                self._scroll_by(-gesture.move)
                if gesture.zoom != 1:
                    self.set_zoom(self.zoom * gesture.zoom, gesture.about)
                    self.zoomedByHand.emit()
        elif event.type() is QEvent.Type.TouchCancel:
            self._fingers.cancel()
        elif (place := self._fingers.end()) is not None:
            now = monotonic()
            again = 1000 * (now - self._tapped) < QApplication.doubleClickInterval()
            self._tapped = 0.0 if again else now
            self._press(place, FINGER_REACH, again=again and self._is_same(place))

    def _is_same(self, place: QPointF) -> bool:
        hit = self._hit(place, FINGER_REACH)
        return hit is not None and hit[0] == self._clicked

    def _tell(self, event: QHelpEvent) -> None:
        hit = self._hit(QPointF(event.pos()), REACH)
        spot = None if hit is None else self._spot(hit[0])
        if hit is None or spot is None:
            QToolTip.hideText()
            return
        texts, is_more = self._tree.texts, hit[1] is not NodePart.NODE and spot.node.hidden
        text = texts.hidden_line(spot.node) if is_more else texts.describe(spot.node)
        QToolTip.showText(event.globalPos(), text, self)

    # keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the arrow keys, Enter, Space, plus, minus, 0, Home and End."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select):
            self._clicked = self._focus
            self.nodeActivated.emit(self._focus)
        elif key is Qt.Key.Key_Space:
            self.toggle_node(self._focus)
        elif key is Qt.Key.Key_Insert or event.text() == "*":
            self._show_more(self._focus)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_out()
        elif key is Qt.Key.Key_0:
            self.set_zoom(1)
            self.zoomedByHand.emit()
        elif (path := self._walked(key)) is not None:
            self.set_focus_path(path)
        elif key not in WAYS:
            super().keyPressEvent(event)

    def _walked(self, key: Qt.Key) -> Path | None:
        """Return the node that an arrow key leads to; None if there is none."""
        plan, root = self._tree.plan, self.root
        if plan is None or root is None:
            return None
        if key is Qt.Key.Key_Home:
            return root.path
        if key is Qt.Key.Key_End:
            current = current_node(root)
            return None if current is None else current.path
        way = WAYS.get(key)
        return None if way is None else plan.next_to(self._focus, *way)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus mark."""
        super().focusInEvent(event)
        self._mark_focus()
        self.keyboardEntered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus mark."""
        super().focusOutEvent(event)
        self._mark_focus()

    def changeEvent(self, event: QEvent) -> None:
        """Redraw in a new font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._restyle()
            self._mark_focus()  # its size follows that of its node
