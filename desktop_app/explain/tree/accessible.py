# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawn tree for screen readers: nodes below their parents, to be navigated and pressed.

Interfaces are made on demand. Qt keeps bare pointers to them, and clients may keep those for any
length of time, so an interface is never deleted and is identified by its path. If its path is not
shown (any more), it reports that it is not valid.
"""

from __future__ import annotations

from functools import partial
from weakref import ref

import shiboken6
from PySide6.QtCore import QObject, QRect, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from desktop_app.explain.drawn_tree import DrawnNode, Path
from desktop_app.explain.tree.drawing import TreeDrawing
from desktop_app.guard import guarded
from desktop_app.kit.screen_reader import spoken

CHANGES_MS = 300
"""The shortest time between two announcements of changed names."""

_trees: list[AccessibleTree] = []
"""Every interface that was made, kept for the life of the process (see the module docstring)."""


def accessible_tree(key: str, made: QObject) -> QAccessibleInterface | None:
    """Make the accessible interface of a `TreeDrawing`; None for other objects, left to Qt.

    Qt calls this through `QAccessible.installFactory`.
    """
    if key != TreeDrawing.__name__ or not isinstance(made, TreeDrawing):
        return None
    interface = AccessibleTree(made)
    _trees.append(interface)
    return interface


@guarded
class AccessibleTree(QAccessibleWidget):
    """Accessible interface of a drawing; its only child is the root of the tree."""

    def __init__(self, drawing: TreeDrawing) -> None:
        super().__init__(drawing, QAccessible.Role.Tree)
        self._drawing = ref(drawing)
        self._nodes: dict[Path, AccessibleNode] = {}

    @property
    def drawing(self) -> TreeDrawing | None:
        """The drawing; None once it is deleted."""
        found = self._drawing()
        return found if found is not None and shiboken6.isValid(found) else None

    @property
    def root(self) -> DrawnNode | None:
        """The root of the drawn tree, if any."""
        return None if self.drawing is None else self.drawing.root

    def node(self, path: Path) -> AccessibleNode | None:
        """Return the interface of a node; None if the drawing is deleted."""
        found = self._nodes.get(path)
        if found is None and self.drawing is not None:
            found = self._nodes[path] = AccessibleNode(self, self.drawing, path)
        return found

    def announce_changes(self) -> None:
        """Announce every node whose name has changed since it was last read."""
        for node in list(self._nodes.values()):
            if node.has_news():
                event = QAccessibleEvent(node, QAccessible.Event.NameChanged)
                QAccessible.updateAccessibility(event)

    def childCount(self) -> int:
        """Return 1 if there is a tree, else 0."""
        return int(self.root is not None)

    def child(self, index: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the interface of the root."""
        root = self.root
        return self.node(root.path) if root is not None and index == 0 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the index of a child; -1 for other interfaces."""
        return 0 if child is self.child(0) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the interface of the node at a point on the screen."""
        path = None if self.drawing is None else self.drawing.node_at(x, y)
        return None if path is None else self.node(path)

    def focusChild(self) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the interface of the focused node."""
        drawing = self.drawing
        if drawing is None or not drawing.hasFocus() or drawing.shown(drawing.focus_path) is None:
            return None
        return self.node(drawing.focus_path)


@guarded
class AccessibleNode(QAccessibleWidget):
    """Accessible interface of a node: its name, state, children and actions.

    A node is not a widget. But among the classes that Qt lets Python subclass, only the interface
    of a widget has actions, and returning an action interface from Python crashes the process. So
    everything that Qt would look up in the widget is overridden here.
    """

    def __init__(self, tree: AccessibleTree, drawing: TreeDrawing, path: Path) -> None:
        super().__init__(drawing, QAccessible.Role.TreeItem)
        self._tree = tree
        self._path = path
        self._announced = ""

    @property
    def shown(self) -> DrawnNode | None:
        """The drawn node; None if it is not shown."""
        drawing = self._tree.drawing
        return None if drawing is None else drawing.shown(self._path)

    def has_news(self) -> bool:
        """Return whether the name has changed since it was last read."""
        return bool(self._announced) and self.isValid() and self._announced != self._name()

    def _name(self) -> str:
        drawing = self._tree.drawing
        return "" if drawing is None else drawing.describe(self._path)

    def isValid(self) -> bool:
        """Return whether the node is shown."""
        return self.shown is not None

    def object(self) -> QObject | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """None: a node is part of a drawing and has no `QObject`."""
        return None

    def parent(self) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the interface of the parent node, or of the tree for the root."""
        root = self._tree.root
        if root is None or not self.isValid():
            return None
        return self._tree if self._path == root.path else self._tree.node(self._path[:-1])

    def childCount(self) -> int:
        """Return the number of visible children."""
        node = self.shown
        return 0 if node is None else len(node.children)

    def child(self, index: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the child with an index; None if there is none."""
        node = self.shown
        if node is None or not 0 <= index < len(node.children):
            return None
        return self._tree.node(node.children[index].path)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the index of a child; -1 for other interfaces."""
        node = self.shown
        paths = [] if node is None else [each.path for each in node.children]
        return next((i for i, path in enumerate(paths) if self._tree.node(path) is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return None, since nodes do not contain each other."""
        del x, y
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return this interface if the node has the keyboard focus, else None."""
        return self if self.state().focused else None

    def role(self) -> QAccessible.Role:
        """Return the role of a tree item."""
        return QAccessible.Role.TreeItem

    def state(self) -> QAccessible.State:
        """Return whether the node is focused, selected, expanded and in view."""
        found, node, drawing = QAccessible.State(), self.shown, self._tree.drawing
        if node is None or drawing is None:
            found.invalid = True
            return found
        found.focusable = found.selectable = True
        found.selected = drawing.focus_path == self._path
        found.focused = found.selected and drawing.hasFocus()
        found.expandable = node.has_handle
        found.expanded = bool(node.children)
        found.collapsed = node.has_handle and not node.children
        found.offscreen = not drawing.rect().intersects(drawing.place_of(self._path))
        return found

    def text(self, t: QAccessible.Text) -> str:
        """Return the node's name: the move, MAX or MIN, the state and the value in a sentence."""
        if t is not QAccessible.Text.Name:
            return ""
        self._announced = spoken(self._name())
        return self._announced

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Do nothing, since names can't be edited."""

    def rect(self) -> QRect:
        """Return the rectangle of the node on the screen."""
        drawing = self._tree.drawing
        if drawing is None or not self.isValid():
            return QRect()
        place = drawing.place_of(self._path)
        return QRect(drawing.mapToGlobal(place.topLeft()), place.size())

    def relations(
        self,
        match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations,  # noqa: ARG002
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        """Return no relations apart from the one to the parent."""
        return []

    def window(self) -> QWindow | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the window of the drawing."""
        drawing = self._tree.drawing
        return None if drawing is None else drawing.window().windowHandle()

    def foregroundColor(self) -> QColor:
        """Return an invalid colour: a node has none of its own."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Return an invalid colour: a node has none of its own."""
        return QColor()

    def actionNames(self) -> list[str]:
        """Return Press and, if the node can be expanded or collapsed, Toggle."""
        node, names = self.shown, [self.pressAction()]
        return [*names, self.toggleAction()] if node is not None and node.has_handle else names

    def doAction(self, actionName: str) -> None:  # noqa: N803
        """Run an action later, as the caller still holds interfaces of the tree."""
        drawing = self._tree.drawing
        if drawing is None:
            return
        if actionName == self.pressAction():
            QTimer.singleShot(0, drawing, partial(drawing.press_node, self._path))
        elif actionName == self.toggleAction():
            QTimer.singleShot(0, drawing, partial(drawing.toggle_node, self._path))

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803
        """Return the keys that run an action while the node has the focus."""
        keys = {self.pressAction(): ["Return"], self.toggleAction(): ["Space"]}
        return keys.get(actionName, [])


class TreeAnnouncer(QObject):
    """Announce changes of focus and names in a drawing to screen readers."""

    _is_installed = False

    def __init__(self, drawing: TreeDrawing) -> None:
        super().__init__(drawing)
        self._drawing = ref(drawing)  # weak, as this must not keep a window alive
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(CHANGES_MS)
        self._soon.timeout.connect(self._announce_changes)
        drawing.keyboardMoved.connect(self.announce_focus)
        drawing.keyboardEntered.connect(self.announce_focus_soon)
        drawing.treeChanged.connect(self.changed)
        if not TreeAnnouncer._is_installed:
            TreeAnnouncer._is_installed = True
            QAccessible.installFactory(accessible_tree)

    def _interface(self) -> AccessibleTree | None:
        """The drawing's interface; None while no screen reader is active."""
        drawing = self._drawing()
        if drawing is None or not QAccessible.isActive():
            return None
        found = QAccessible.queryAccessibleInterface(drawing)
        return found if isinstance(found, AccessibleTree) else None

    @Slot()
    def announce_focus(self) -> None:
        """Announce the node that has the keyboard focus."""
        interface = self._interface()
        node = None if interface is None else interface.focusChild()
        if node is not None and node.isValid():
            QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))

    @Slot()
    def announce_focus_soon(self) -> None:
        """Announce the focused node after Qt has announced the drawing itself."""
        QTimer.singleShot(0, self, self.announce_focus)

    @Slot()
    def changed(self) -> None:
        """Announce changed names soon, after a change of the step or of the texts."""
        if QAccessible.isActive() and not self._soon.isActive():
            self._soon.start()

    @Slot()
    def _announce_changes(self) -> None:
        interface = self._interface()
        if interface is not None:
            interface.announce_changes()
