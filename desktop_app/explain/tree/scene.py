# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The graphics items of the drawn tree, reused from step to step.

All items are Qt's own classes, so repainting runs no Python. A node is a picture, painted for the
current zoom when it comes into view; nodes that look alike share one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum, IntEnum, auto
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from desktop_app.explain.drawn_tree import DrawnNode, NodeState, Path, changed_nodes
from desktop_app.explain.tree.card import (
    BRANCH_TEXT,
    FULL_FROM,
    WIDE_ABOVE,
    WIDE_BELOW,
    CardStyle,
    CardTexts,
    DetailLevel,
    card_key,
    card_texts,
    detail_at,
)
from desktop_app.explain.tree.card_painter import WINDOW_OVERHANG, CardPainter
from desktop_app.explain.tree.plan import NONE, Plan, Spot
from desktop_app.explain.words.tree import NO_TEXTS, TreeTexts
from desktop_app.kit.look.theme import LIGHT, Theme


class EdgeKind(IntEnum):
    """Kinds of edges; later ones are drawn on top."""

    CUT = 0
    WAITING = 1
    PLAIN = 2
    CHOSEN = 3


Family = tuple[tuple[EdgeKind, float], ...]
"""For each child, its kind of edge and its distance to the right of its parent."""


def line_to(parent: Spot, child: Spot) -> EdgeKind:
    """Return the kind of edge that leads to a child."""
    if child.node.state is NodeState.CUT:
        return EdgeKind.CUT
    if child.is_note:
        return EdgeKind.WAITING
    if child.node.is_chosen and parent.node.is_chosen:
        return EdgeKind.CHOSEN
    return EdgeKind.WAITING if child.node.state is NodeState.WAITING else EdgeKind.PLAIN


def family(plan: Plan, number: int) -> Family:
    """Return the edges from a spot to its children."""
    parent = plan.spots[number]
    return tuple(
        (line_to(parent, child), child.x - parent.x)
        for child in map(plan.spots.__getitem__, plan.below[number])
    )


def edge_path(edges: Family, line: EdgeKind, drop: float) -> QPainterPath:
    """Return the path of the edges of one kind, from the parent's foot at the origin.

    Edges leave and arrive vertically, so that the text on an edge is right above its child.
    """
    path = QPainterPath()
    middle = drop / 2
    for kind, x in edges:
        if kind is line:
            path.moveTo(0, 0)
            if x:
                path.cubicTo(0, middle, x, middle * 0.7, x, drop)
            else:
                path.lineTo(0, drop)
    return path


def edge_pen(style: CardStyle, line: EdgeKind, detail: DetailLevel) -> QPen:
    """Return the pen for a kind of edge; at a small zoom its width on the screen is constant."""
    theme = style.theme
    color = theme.text if line in (EdgeKind.CHOSEN, EdgeKind.PLAIN) else theme.faint
    pen = style.pen(color, (1, 1, 1.5, 5)[line])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if detail is DetailLevel.FULL:
        if line is EdgeKind.CUT:
            pen.setDashPattern([1, 3])
        elif line is EdgeKind.WAITING:
            pen.setDashPattern([4, 4])
        return pen
    pen.setCosmetic(True)
    pen.setColor(theme.text if line is EdgeKind.CHOSEN else theme.faint)
    pen.setWidthF(3 if line is EdgeKind.CHOSEN else 1)
    return pen


MOST_PICTURES = 600
"""The most pictures kept for nodes that look alike."""
MOST_DRESSED = 400
"""The most nodes that keep their pictures, including those out of view."""

ItemKey = tuple[Path, bool]

RING = 5
"""The space beside the current node for its ring."""
AWAY, LONG, HIGH = 8, 15, 10
"""The distance of the arrow's tip from its node, its length, and half its height."""

REACH, FINGER_REACH = 6.0, 18.0
"""How close a click or a tap must be to a node or its handle, in pixels on the screen."""
HANDLE = 11.0
"""Half the side of the handle at 100 %, with a small margin."""


class NodePart(Enum):
    """The part of a node that a click or a tap hits."""

    NODE = auto()
    """The node itself."""
    HANDLE = auto()
    """The handle that expands and collapses it."""
    NOTE = auto()
    """The note about its hidden children."""


class TreeScene(QGraphicsScene):
    """The graphics scene of a tree, in the style of its game.

    The tree, its texts and its layout are replaced together, and only once all are ready: if the
    layout of a new tree fails, the scene still shows the complete old one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._texts = NO_TEXTS
        self.plan: Plan | None = None
        self.cards: CardStyle | None = None
        self.current = NONE
        self._root: DrawnNode | None = None
        self._theme: Theme = LIGHT
        self._font = QFont()
        self._zoom = self.ratio = 1.0
        self._items: dict[ItemKey, QGraphicsPixmapItem] = {}
        self._dressed: dict[ItemKey, Hashable] = {}
        self._pictures: dict[Hashable, QPixmap] = {}
        self._families: dict[Path, tuple[Family, list[QGraphicsPathItem]]] = {}
        self._pointer = QGraphicsPathItem()
        self._pointer.setZValue(3)
        self._focus = QGraphicsPathItem()
        self._focus.setZValue(2)
        for item in (self._pointer, self._focus):
            self.addItem(item)
            item.hide()

    @property
    def root(self) -> DrawnNode | None:
        """The root of the drawn tree, if any."""
        return self._root

    @property
    def texts(self) -> TreeTexts:
        """The texts of the drawn tree."""
        return self._texts

    @property
    def painted_zoom(self) -> float:
        """The zoom that nodes are painted for."""
        return self._zoom

    @property
    def detail(self) -> DetailLevel:
        """How much of each node is drawn."""
        return self.detail_at(self._zoom)

    def detail_at(self, zoom: float) -> DetailLevel:
        """Return the detail for a zoom; larger texts stay readable at a smaller zoom."""
        return detail_at(zoom * FULL_FROM / self.least_zoom)

    @property
    def least_zoom(self) -> float:
        """The zoom below which texts are too small to be drawn."""
        cards = self.cards
        if cards is None:
            return FULL_FROM
        # numbers and the names of their branches are larger than the texts beside boards
        return FULL_FROM / cards.unit / (1 if cards.board else BRANCH_TEXT)

    @property
    def has_boards(self) -> bool:
        """Whether the nodes show small boards instead of numbers."""
        return self.cards is not None and self.cards.board is not None

    def set_look(self, theme: Theme, font: QFont) -> None:
        """Set the theme and the font."""
        self._theme, self._font = theme, QFont(font)
        if self._root is not None:
            self._begin(self._root, self._texts)

    def set_zoom(self, zoom: float, ratio: float) -> None:
        """Set the zoom and the device pixel ratio to paint for."""
        if (zoom, ratio) == (self._zoom, self.ratio):
            return
        before, self._zoom, self.ratio = self.detail, zoom, ratio
        self._pictures.clear()
        self._dressed.clear()
        if before is not self.detail:
            self._set_pens()
        self._place_pointer()

    def set_tree(self, root: DrawnNode, texts: TreeTexts) -> bool:
        """Show a tree; return whether the layout has changed."""
        before = self._root
        if before is None or before.position.game != root.position.game:
            self._begin(root, texts)
            return True
        changed = changed_nodes(before, root)
        if texts is self._texts and changed is not None:
            self._root = root
            self._update(changed)
            return False
        cards = self.cards
        assert cards is not None
        plan = Plan(root, cards.sizes, _note_width(cards, texts), self.plan)
        if texts is not self._texts:
            self._texts = texts
            self._dressed.clear()
        self._root = root
        self._lay_out(plan)
        return changed is None

    def _begin(self, root: DrawnNode, texts: TreeTexts) -> None:
        """Draw a tree from scratch, for another game or style."""
        cards = CardStyle(root.position, self._theme, self._font)
        plan = Plan(root, cards.sizes, _note_width(cards, texts), None)
        self._forget()
        self._root, self._texts, self.cards = root, texts, cards
        self._lay_out(plan)

    def _forget(self) -> None:
        for item in self._items.values():
            self.removeItem(item)
        for _, items in self._families.values():
            for item in items:
                self.removeItem(item)
        self.plan = None
        self._items.clear()
        self._families.clear()
        self._dressed.clear()
        self._pictures.clear()

    def _update(self, changed: list[DrawnNode]) -> None:
        """Redraw changed nodes in an unchanged layout."""
        plan = self.plan
        assert plan is not None
        families: set[int] = set()
        for node in changed:
            for number in plan.replace(node):
                self._dressed.pop(_key(plan.spots[number]), None)
            number = plan.index_of[node.path]
            families.update({number, plan.spots[number].parent} - {NONE})
            if node.state is NodeState.CURRENT:
                self.current = number
        for number in families:
            self._draw_family(number)
        self._place_pointer()

    def _lay_out(self, plan: Plan) -> None:
        """Apply a new layout: move items, create missing ones, and remove unused ones."""
        old = {} if self.plan is None else {_key(spot): spot for spot in self.plan.spots}
        self.plan = plan
        self.current = NONE
        kept: dict[ItemKey, QGraphicsPixmapItem] = {}
        for number, spot in enumerate(plan.spots):
            key = _key(spot)
            item = self._items.pop(key, None)
            if item is None:
                item = QGraphicsPixmapItem()
                item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
                self.addItem(item)
            kept[key] = item
            before = old.get(key)
            moved = before is None or before.x != spot.x or before.top != spot.top
            if moved:
                item.setPos(spot.x, spot.top)
            if spot.node.state is NodeState.CURRENT and not spot.is_note:
                self.current = number
            same = before is not None and before.node is spot.node
            if not same and (before is None or not before.node.looks_like(spot.node)):
                self._dressed.pop(key, None)
            if plan.below[number] and (moved or not same):
                self._draw_family(number, is_same=same)
        for key, item in self._items.items():
            self.removeItem(item)
            self._dressed.pop(key, None)
        self._items = kept
        parents = {
            spot.node.path for spot, below in zip(plan.spots, plan.below, strict=True) if below
        }
        for path in self._families.keys() - parents:
            for item in self._families.pop(path)[1]:
                self.removeItem(item)
        self._place_pointer()
        self.setSceneRect(QRectF(*plan.bounds))  # last: views read the new state

    def _draw_family(self, number: int, *, is_same: bool = False) -> None:
        """Draw the edges to a spot's children; reuse those known if the subtree is the same."""
        plan, style = self.plan, self.cards
        assert plan is not None
        assert style is not None
        if not plan.below[number]:
            return
        spot = plan.spots[number]
        known = self._families.get(spot.node.path)
        edges = known[0] if known is not None and is_same else family(plan, number)
        if known is None or known[0] != edges:
            for item in known[1] if known else ():
                self.removeItem(item)
            drop = style.sizes.above + style.sizes.below
            items: list[QGraphicsPathItem] = []
            for line in {line for line, _ in edges}:
                item = QGraphicsPathItem(edge_path(edges, line, drop))
                item.setPen(edge_pen(style, line, self.detail))
                item.setZValue(-2 + line / 10)
                item.setData(0, int(line))
                self.addItem(item)
                items.append(item)
            known = self._families[spot.node.path] = edges, items
        for item in known[1]:
            item.setPos(spot.x, spot.top + spot.height)

    def _set_pens(self) -> None:
        if self.cards is None:
            return
        pens = {int(line): edge_pen(self.cards, line, self.detail) for line in EdgeKind}
        for _, items in self._families.values():
            for item in items:
                item.setPen(pens[item.data(0)])

    def dress(self, seen: QRectF) -> None:
        """Paint the nodes in a rectangle, and free the pictures of those far from it."""
        plan = self.plan
        if plan is None:
            return
        numbers = list(plan.within(seen.left(), seen.top(), seen.right(), seen.bottom()))
        detail = self.detail
        for number in numbers:
            spot = plan.spots[number]
            key = _key(spot)
            if key in self._dressed:
                continue
            blank = CardTexts()
            texts = blank if detail is DetailLevel.BLOCK else card_texts(plan, spot, self.texts)
            look = card_key(spot, texts, detail)
            item = self._items[key]
            item.setPixmap(self._picture(look, spot, texts))
            item.setOffset(self._zone(spot).topLeft())
            self._dressed[key] = look
        if len(self._dressed) > max(MOST_DRESSED, 2 * len(numbers)):
            in_sight = {_key(plan.spots[number]) for number in numbers}
            for key in self._dressed.keys() - in_sight:
                self._items[key].setPixmap(QPixmap())
                del self._dressed[key]

    def _zone(self, spot: Spot) -> QRectF:
        """Return the area that a spot may paint on, relative to the middle of its upper edge."""
        assert self.cards is not None
        sizes = self.cards.sizes
        if self.detail is DetailLevel.FULL and not spot.is_note:
            side = spot.width + 2 * WINDOW_OVERHANG * self.cards.unit
            top, below = -WIDE_ABOVE * self.cards.unit, WIDE_BELOW * self.cards.unit
            return QRectF(-side / 2, top, side, spot.height + below - top)
        gap = sizes.cousin_gap * 0.6
        return QRectF(-spot.width / 2 - gap, -gap, spot.width + 2 * gap, spot.height + 2 * gap)

    def _picture(self, look: Hashable, spot: Spot, texts: CardTexts) -> QPixmap:
        picture = self._pictures.get(look)
        if picture is None:
            if len(self._pictures) >= MOST_PICTURES:
                self._pictures.clear()
            picture = self._pictures[look] = self._painted(spot, texts)
        return picture

    def _painted(self, spot: Spot, texts: CardTexts) -> QPixmap:
        assert self.cards is not None
        scale = self._zoom * self.ratio
        zone = self._zone(spot)
        picture = QPixmap(max(1, ceil(zone.width() * scale)), max(1, ceil(zone.height() * scale)))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(-zone.left(), -zone.top())
        CardPainter(painter, self.cards).paint(spot, texts, self.detail)
        painter.end()
        return picture

    def _place_pointer(self) -> None:
        if self.plan is None or self.cards is None or self.current == NONE:
            self._pointer.hide()
            return
        room = self.plan.room_before(self.current)
        point_at(self._pointer, self.plan.spots[self.current], self.cards, self._zoom, room)

    def mark_focus(self, number: int) -> None:
        """Mark the focused node with four corners; `NONE` for no mark."""
        if self.plan is None or self.cards is None or number == NONE:
            self._focus.hide()
            return
        mark_corners(self._focus, self.plan.spots[number], self.cards, self._zoom)

    def part_at(self, place: QPointF, near: float) -> tuple[Path, NodePart] | None:
        """Return the path of the node at a point and the part that is hit; None if there is none.

        Args:
            place: a point in the scene.
            near: how far from the node the point may be, in the scene's units.
        """
        plan, style = self.plan, self.cards
        if plan is None or style is None:
            return None
        if self.detail is DetailLevel.FULL:
            side = HANDLE * style.unit + near / 2
            handle = plan.handle_at(place.x(), place.y(), side)
            if handle != NONE:
                return plan.spots[handle].node.path, NodePart.HANDLE
        number = plan.at(place.x(), place.y())
        if number == NONE:
            number = plan.at(place.x(), place.y(), near)
        if number == NONE:
            return None
        part = NodePart.NOTE if plan.spots[number].is_note else NodePart.NODE
        return plan.spots[number].node.path, part


def _key(spot: Spot) -> ItemKey:
    return spot.node.path, spot.is_note


def _note_width(cards: CardStyle, texts: TreeTexts) -> Callable[[DrawnNode], float]:
    """Return the width of a node's note; notes that say the same are written only once."""
    known: dict[tuple[int, int | None], float] = {}

    def width(node: DrawnNode) -> float:
        said = node.hidden, node.hidden_positions
        found = known.get(said)
        if found is None:
            found = known[said] = cards.note_width(texts.hidden(node))
        return found

    return width


def point_at(
    item: QGraphicsPathItem, spot: Spot, style: CardStyle, zoom: float, room: float
) -> None:
    """Draw an arrow at the left of the current node, short if there is little space."""
    u = style.unit / zoom
    away = min(AWAY * style.unit, max(room - LONG * u, RING * style.unit))
    long = min(LONG * u, max(room - away, 0))
    high = HIGH * u * max(long / (LONG * u), 0.7)
    tip, middle = -spot.width / 2 - away, spot.height / 2
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(tip, middle),
                QPointF(tip - long, middle - high),
                QPointF(tip - 0.7 * long, middle),
                QPointF(tip - long, middle + high),
                QPointF(tip, middle),
            ]
        )
    )
    item.setPath(path)
    item.setPen(style.pen(style.theme.base, 1 / zoom))
    item.setBrush(QColor(style.theme.accent))
    item.setPos(spot.x, spot.top)
    item.show()


def mark_corners(item: QGraphicsPathItem, spot: Spot, style: CardStyle, zoom: float) -> None:
    """Draw four corners around the focused node."""
    gap = 9 * style.unit + 2 / zoom
    arm = min(spot.width, spot.height) * 0.28
    rect = QRectF(-spot.width / 2, 0, spot.width, spot.height).adjusted(-gap, -gap, gap, gap)
    path = QPainterPath()
    for x, y, right, down in (
        (rect.left(), rect.top(), arm, arm),
        (rect.right(), rect.top(), -arm, arm),
        (rect.left(), rect.bottom(), arm, -arm),
        (rect.right(), rect.bottom(), -arm, -arm),
    ):
        path.moveTo(x, y + down)
        path.lineTo(x, y)
        path.lineTo(x + right, y)
    pen = style.pen(style.theme.hint if style.theme.dark else style.theme.x, 1)
    pen.setCosmetic(True)
    pen.setWidthF(3 * style.unit)
    item.setPen(pen)
    item.setPath(path)
    item.setPos(spot.x, spot.top)
    item.show()
