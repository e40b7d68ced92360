# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A tree on paper: black on white, with space to write in.

A ring is a node whose value is to be found; a box is a leaf. The principal variation is heavy. Two
strokes cross an edge where the search was cut, and what lies below is dotted.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop_app.core.position import Player
from desktop_app.explain.drawn_tree import DrawnNode, NodeState
from desktop_app.explain.tree.card import CardStyle
from desktop_app.explain.tree.layers import draw_sign
from desktop_app.explain.tree.plan import NONE, LayoutMetrics, Plan, Spot
from desktop_app.explain.words.tree import TreeTexts, layer_name
from desktop_app.kit.look.theme import LIGHT
from desktop_app.kit.look.typefaces import own_families, with_tabular_figures

BLACK = "#000000"
LEAST_TYPE = 6
"""The smallest font size that texts are shrunk to."""
BESIDE = 4.0
"""The least free width beside a text."""

GREY, WHITE = "#6e6e6e", "#ffffff"
PAPER = LIGHT._replace(
    window=WHITE, base=WHITE, line=GREY, text=BLACK, faint=GREY, x=BLACK, o=BLACK,
    win=BLACK, draw=BLACK, loss=BLACK, unclear=BLACK, accent=BLACK, hint=BLACK, frame=GREY,
    printed=True,
)  # fmt: skip
TEXT = 13.0
NAMES = 70.0
"""The width of the layer names."""
NAME = 2.0
"""The size of the layer names relative to the tree's texts."""
NUMBER = 1.25
"""The least size of a bare number relative to the other texts."""
VALUE = 24.0
"""The height of the box for a value under a board."""


def paper_font(size: int, *, bold: bool = False) -> QFont:
    """Return the font of all texts on paper, which depends on no settings of a screen.

    Its figures are the plain ones: only these can be copied from a PDF. An SVG is read where the
    typefaces may not be, so it names a usual one, too.
    """
    font = with_tabular_figures(QFont([*own_families(), "sans-serif"]), tabular=False)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setPixelSize(size)
    font.setBold(bold)
    return font


def write_text(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    wraps: bool = False,
) -> None:
    """Write a text; if it is too long, wrap it (with `wraps`) or shrink it."""
    if not text:
        return
    flags = int(align.value)
    if wraps:
        flags |= int(Qt.TextFlag.TextWordWrap.value)
    else:
        wide, has = QFontMetricsF(font).horizontalAdvance(text), room.width() - BESIDE
        if wide > has:
            font = QFont(font)
            font.setPixelSize(max(LEAST_TYPE, int(font.pixelSize() * has / wide)))
    painter.setFont(font)
    painter.setPen(QColor(BLACK))
    painter.drawText(room, flags, text)


class PaperTree:
    """A tree with its layout, to be painted at any scale.

    Attributes:
        width, height: the size of the tree, in units in which the text is 13 high.
    """

    def __init__(self, root: DrawnNode, texts: TreeTexts) -> None:
        """Lay out a tree."""
        font = paper_font(round(TEXT))
        self._style = CardStyle(root.position, PAPER, font)
        self._texts = texts
        self.plan = Plan(root, self._sizes(), lambda _node: 0.0)
        _, _, self.width, self.height = self.plan.bounds
        self.width += NAMES

    def _sizes(self) -> LayoutMetrics:
        if self._style.board is not None:
            size = self._style.board_size
            card = (size.width() + 10.0, size.height() + 10.0 + VALUE)
            return LayoutMetrics(card, 0, 30, 18, 30, 14, 22, 6)
        number = self._style.metrics(NUMBER, bold=True).horizontalAdvance(self._style.longest)
        wide = max(36.0, number + 4)
        return LayoutMetrics((wide, 36), 0, 26, 12, 26, 7, 13, 6)

    def paint(self, painter: QPainter, place: QPointF, scale: float) -> None:
        """Paint the tree with its upper left corner at `place`."""
        left, top, _, _ = self.plan.bounds
        painter.save()
        painter.translate(place)
        painter.scale(scale, scale)
        painter.translate(NAMES - left, -top)
        self._paint_names(painter, left, min(max(NAME / scale, 0.9), 1.5))
        for number, spot in enumerate(self.plan.spots):
            if spot.parent != NONE:
                self._paint_edge(painter, self.plan.spots[spot.parent], spot)
            self._paint_node(painter, spot, is_leaf=not self.plan.below[number])
        painter.restore()

    def _paint_names(self, painter: QPainter, left: float, size: float) -> None:
        """Write MAX and MIN at the left, readable at any size of the tree."""
        for layer in self.plan.layers:
            role = self._texts.role(layer.player)
            if not isinstance(role, Player):
                continue
            spots = self._sizes()
            middle = layer.top + spots.above + spots.card[1] / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(BLACK))
            draw_sign(painter, QPointF(left - NAMES + 10, middle), 6, role)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            room = QRectF(left - NAMES + 20, middle - 12, NAMES - 20, 24)
            self._text(painter, room, layer_name(role), size, Qt.AlignmentFlag.AlignVCenter)

    def _paint_edge(self, painter: QPainter, above: Spot, spot: Spot) -> None:
        is_cut = spot.node.state is NodeState.CUT
        is_chosen = spot.node.is_chosen and above.node.is_chosen
        painter.setPen(_pen(3.2 if is_chosen else 1.1, dotted=is_cut))
        edge = QLineF(above.x, above.top + above.height, spot.x, spot.top)
        painter.drawLine(edge)
        if is_cut and above.node.state is not NodeState.CUT:
            painter.setPen(_pen(1.8))
            across = edge.normalVector().unitVector()
            side = QPointF(across.dx(), across.dy()) * 7
            for away in (-2.5, 2.5):
                middle = edge.pointAt(0.5 + away / edge.length())
                painter.drawLine(middle - side, middle + side)
        name = self._texts.move(spot.node) if self._style.board is not None else ""
        if name:
            room = QRectF(spot.x - 20, spot.top - 17, 40, 14)
            painter.fillRect(QRectF(spot.x - 10, spot.top - 17, 20, 14), QColor(WHITE))
            self._text(painter, room, name, 0.85)

    def _paint_node(self, painter: QPainter, spot: Spot, *, is_leaf: bool) -> None:
        room = QRectF(spot.x - spot.width / 2, spot.top, spot.width, spot.height)
        is_cut = spot.node.state is NodeState.CUT
        board = self._style.board
        value = self._texts.value(spot.node)
        painter.setPen(_pen(2.6 if spot.node.is_chosen else 1.1, dotted=is_cut))
        if board is None:
            if is_leaf:
                painter.drawRect(room.adjusted(3, 3, -3, -3))
            else:
                painter.drawRoundedRect(room, spot.height / 2, spot.height / 2)
            self._text(painter, room, value, 1.3, bold=True)
            return
        painter.drawRect(room)
        box = QRectF(room.left(), room.bottom() - VALUE, room.width(), VALUE)
        painter.drawLine(box.topLeft(), box.topRight())
        self._text(painter, box, value, 1.1, bold=True)
        painter.save()
        painter.translate(room.left() + 5, room.top() + 5)
        last = spot.node.path[-1] if spot.node.path else None
        style = self._style
        board.paint_miniature(
            painter, spot.node.position, last, unit=style.unit, theme=PAPER, font=style.font
        )
        painter.restore()

    def _text(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        size: float,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
        *,
        bold: bool = False,
    ) -> None:
        write_text(painter, room, text, self._style.sized(size, bold=bold), align)


def _pen(width: float, *, dotted: bool = False) -> QPen:
    pen = QPen(QColor(GREY if dotted else BLACK), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dotted:
        pen.setDashPattern([0.6, 3.4])
    return pen
