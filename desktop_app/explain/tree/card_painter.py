# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Paint a node of the drawn tree, or a note about hidden children, on the screen or on paper.

States differ in line style, not only in colour: dashed and pale for waiting, heavy on the path
being searched, a double frame for the current node, thin when done, crossed out when cut. A
diamond marks the limit that causes a cut. A value that may still change has an open box, a final
one a filled box.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop_app.explain.drawn_tree import BranchMark, DrawnNode, NodeState
from desktop_app.explain.tree.card import NUMBER_TEXT, CardStyle, CardTexts, DetailLevel
from desktop_app.explain.tree.plan import Spot
from desktop_app.explain.words.tree import UNKNOWN
from desktop_app.kit.value_signs import Tag, TagPainter, tag_size

PALE, PALE_ON_DARK = 0.4, 0.7
"""The strength of boards that are pale; in high contrast their frames alone tell them apart."""
WINDOW_TEXT = 1.1
WINDOW_OVERHANG = 30.0
"""How far alpha and beta may extend on each side of a card; wider texts are shrunk."""
FINAL = (NodeState.DONE,)
CIRCLE_INSET = 4.0
"""How far a number stays away from the sides of its circle."""
TAG_LINE, CURRENT_LINE, LEAST_TAG = 22, 28, 14
"""The height of the tag below a board: of any node, of the current node, which is read first, and
of a text too long for these."""
TAG_FOOT, CURRENT_FOOT = 4, 2
"""The space below these tags; the handle stands on the edge below the middle of the node."""

SIGNS: dict[BranchMark, tuple[tuple[float, float, float, float], ...]] = {
    # two strokes, as across an edge that is cut
    BranchMark.MADE: ((-0.55, 0.5, -0.05, -0.5), (0.05, 0.5, 0.55, -0.5)),
    # a check mark
    BranchMark.RIGHT: ((-0.5, 0.05, -0.12, 0.45), (-0.12, 0.45, 0.55, -0.4)),
    # an exclamation mark
    BranchMark.MISSED: ((0, -0.6, 0, 0.12), (0, 0.5, 0, 0.55)),
    # a cross
    BranchMark.WRONG: ((-0.42, -0.42, 0.42, 0.42), (-0.42, 0.42, 0.42, -0.42)),
}
"""The lines of each sign, relative to the middle of the badge; its radius is 1."""


class CardPainter:
    """Painter of nodes and notes; the origin is the middle of the card's upper edge."""

    def __init__(self, painter: QPainter, style: CardStyle) -> None:
        self._p = painter
        self._style = style
        self._theme = style.theme
        self._u = style.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, spot: Spot, texts: CardTexts, detail: DetailLevel) -> None:
        """Paint a node or a note in the given detail."""
        card = QRectF(-spot.width / 2, 0, spot.width, spot.height)
        if spot.is_note:
            self._note(card, spot, texts, detail)
            return
        node = spot.node
        if detail is DetailLevel.BLOCK:
            self._block(card, node)
            self._limit(card, node, detail)
            paint_branch_mark(self._p, self._style, card, node.mark, detail)
            return
        self._ground(card, node)
        if detail is DetailLevel.VALUE:
            self._far_value(card, node, texts)
        elif self._style.board is None:
            ink = self._theme.faint if self._is_pale(node) else self._theme.text
            inset = 0 if node.position.outcome is not None else CIRCLE_INSET * self._u
            room = card.adjusted(inset, 0, -inset, 0)
            self._text(room, _known(node, texts.value), NUMBER_TEXT, ink, bold=True)
        else:
            self._board(card, node)
        self._frame(card, node)
        if detail is DetailLevel.FULL and self._style.board is not None:
            self._value(card, node, _known(node, texts.value))
        self._limit(card, node, detail)
        paint_branch_mark(self._p, self._style, card, node.mark, detail)
        if detail is DetailLevel.FULL:
            self._move(card, node, texts)
            self._handle(card, texts)

    def _is_pale(self, node: DrawnNode) -> bool:
        return node.state in (NodeState.WAITING, NodeState.CUT)

    def _shape(self, card: QRectF, node: DrawnNode, grow: float = 0) -> None:
        """Draw the outline: a circle for an inner number, a box for a leaf or a board."""
        rect = card.adjusted(-grow, -grow, grow, grow)
        if self._style.board is not None:
            radius = 7 * self._u + grow
        elif node.position.outcome is None:
            radius = rect.height() / 2
        else:
            radius = 4 * self._u
        self._p.drawRoundedRect(rect, radius, radius)

    def _ground(self, card: QRectF, node: DrawnNode) -> None:
        self._p.setPen(Qt.PenStyle.NoPen)
        pale = self._is_pale(node)
        self._p.setBrush(QColor(self._theme.window if pale else self._theme.base))
        self._shape(card, node)
        self._p.setBrush(Qt.BrushStyle.NoBrush)

    def _frame(self, card: QRectF, node: DrawnNode) -> None:
        p, style, theme, u = self._p, self._style, self._theme, self._u
        if node.state is NodeState.CURRENT:
            p.setPen(style.pen(theme.accent, 3.4))
            self._shape(card, node, 4 * u)
            p.setPen(style.pen(theme.text, 1.6))
            self._shape(card, node)
            return
        if node.state is NodeState.WAITING:
            pen = style.pen(theme.faint, 1.2)
            pen.setDashPattern([3.5, 3.5])
        elif node.state is NodeState.CUT:
            pen = style.pen(theme.faint, 1)
            pen.setDashPattern([0.6, 3.4])
        elif node.state is NodeState.OPEN:
            pen = style.pen(theme.text, 3)
        else:
            pen = style.pen(theme.faint, 1.2)
        p.setPen(pen)
        self._shape(card, node)
        if node.state is NodeState.CUT:
            self._crossed(card)

    def _limit(self, card: QRectF, node: DrawnNode, detail: DetailLevel) -> None:
        """Draw the diamond of a limit at the upper right corner."""
        if not node.is_limit:
            return
        size = {DetailLevel.FULL: 11.0, DetailLevel.VALUE: 18.0}.get(detail, 26.0) * self._u
        place = card.topRight() + QPointF(-2 * self._u, 2 * self._u)
        tips = ((0, -size), (size, 0), (0, size), (-size, 0))
        self._p.setPen(self._style.pen(self._theme.base, 2))
        self._p.setBrush(QColor(self._theme.hint))
        self._p.drawPolygon(QPolygonF([place + QPointF(x, y) for x, y in tips]))
        self._p.setBrush(Qt.BrushStyle.NoBrush)

    def _crossed(self, card: QRectF) -> None:
        """Draw a line through the whole card."""
        self._p.setPen(self._style.pen(self._theme.faint, 1.6))
        gap = 5 * self._u
        rect = card.adjusted(gap, gap, -gap, -gap)
        self._p.drawLine(QLineF(rect.bottomLeft(), rect.topRight()))

    def _board(self, card: QRectF, node: DrawnNode) -> None:
        p, style = self._p, self._style
        if style.board is None:
            return
        p.save()
        p.translate(round(-style.board_size.width() / 2), round(card.top() + 6 * self._u))
        if self._is_pale(node) and not style.theme.strong:
            p.setOpacity(PALE_ON_DARK if style.theme.dark else PALE)
        last = node.path[-1] if node.path else None
        style.board.paint_miniature(
            p, node.position, last, unit=style.unit, theme=style.theme, font=style.font
        )
        p.restore()

    def _value(self, card: QRectF, node: DrawnNode, text: str) -> None:
        """Draw the value in a tag under the board: filled if it is final, dashed if unknown."""
        if not text:
            return
        u, font = self._u, self._style.font
        is_final = node.state in FINAL or (
            node.state is NodeState.CURRENT and node.position.outcome is not None
        )
        is_over = node.position.outcome is not None
        is_unknown = text == UNKNOWN or (self._is_pale(node) and not is_over)
        tag = Tag(self._style.value_kind(node), text, filled=is_final, dashed=is_unknown)
        is_current = node.state is NodeState.CURRENT
        high = round((CURRENT_LINE if is_current else TAG_LINE) * u)
        while tag_size(tag, high, font).width() > card.width() + 2 * u and high > LEAST_TAG * u:
            high -= 1
        rect = QRectF(QPointF(), tag_size(tag, high, font))
        foot = (CURRENT_FOOT if is_current else TAG_FOOT) * u
        rect.moveCenter(QPointF(card.center().x(), card.bottom() - foot - high / 2))
        TagPainter(self._p, self._theme, font).paint(rect, tag, high)

    def _far_value(self, card: QRectF, node: DrawnNode, texts: CardTexts) -> None:
        """Draw the value alone, large, for a middle zoom; on a filled background if it is final."""
        color = self._theme.faint if self._is_pale(node) else self._style.ink(node)
        if texts.value == UNKNOWN:
            color = self._theme.draw
        if node.state in FINAL and self._style.board is not None:
            self._p.setPen(Qt.PenStyle.NoPen)
            self._p.setBrush(QColor(color))
            self._shape(card, node)
            self._p.setBrush(Qt.BrushStyle.NoBrush)
            color = self._theme.base
        self._text(card, texts.value, 2, color, bold=True)

    def _block(self, card: QRectF, node: DrawnNode) -> None:
        """Draw a block at small zoom: filled if its value is known, else open, crossed if cut."""
        p, theme, u = self._p, self._theme, self._u
        color = QColor(theme.faint if self._is_pale(node) else self._style.ink(node))
        pen = QPen(color, 7 * u)
        if node.state is NodeState.DONE:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(color)
        else:
            if node.state is NodeState.WAITING:
                pen.setWidthF(4 * u)
                pen.setDashPattern([2, 2])
            p.setPen(pen)
            p.setBrush(QColor(theme.base))
        self._shape(card, node)
        p.setBrush(Qt.BrushStyle.NoBrush)
        if node.state is NodeState.CUT:
            p.drawLine(QLineF(card.bottomLeft(), card.topRight()))
            p.drawLine(QLineF(card.topLeft(), card.bottomRight()))
        elif node.state is NodeState.CURRENT:
            p.setPen(QPen(QColor(theme.accent), 10 * u))
            self._shape(card, node, 16 * u)

    def _move(self, card: QRectF, node: DrawnNode, texts: CardTexts) -> None:
        """Draw the move on the edge above the node, with two strokes across it at a cut."""
        p, u, theme, text = self._p, self._u, self._theme, texts.move
        if texts.is_cut_here:
            p.setPen(self._style.pen(theme.loss, 2.6))
            y = card.top() - (16 + 16 * self._style.move_text if text else 18) * u
            p.drawLines(
                [QLineF(x * u - 7 * u, y + 5 * u, x * u + 7 * u, y - 5 * u) for x in (-4, 4)]
            )
        if not text:
            return
        size = self._style.move_text
        width = self._style.metrics(size).horizontalAdvance(text) + 10 * u
        high = 18 * size * u
        chip = QRectF(-width / 2, card.top() - 9 * u - high, width, high)
        p.setPen(self._style.pen(theme.line, 1))
        p.setBrush(QColor(theme.base))
        p.drawRoundedRect(chip, 8 * u, 8 * u)
        p.setBrush(Qt.BrushStyle.NoBrush)
        ink = theme.faint if self._is_pale(node) else theme.text
        self._text(chip, text, size, ink, bold=node.is_chosen)

    def _handle(self, card: QRectF, texts: CardTexts) -> None:
        """Draw plus or minus below the node, and alpha and beta under it."""
        p, u, theme = self._p, self._u, self._theme
        foot = card.bottom()
        if texts.handle:
            p.setPen(self._style.pen(theme.faint, 1.2))
            p.setBrush(QColor(theme.base))
            p.drawEllipse(QPointF(0, foot + 2 * u), 8 * u, 8 * u)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(self._style.pen(theme.text, 1.6))
            p.drawLine(QLineF(-4 * u, foot + 2 * u, 4 * u, foot + 2 * u))
            if texts.handle == "+":
                p.drawLine(QLineF(0, foot - 2 * u, 0, foot + 6 * u))
        if texts.window:
            wide = self._style.metrics(WINDOW_TEXT).horizontalAdvance(texts.window) + 12 * u
            width = min(wide, card.width() + 2 * (WINDOW_OVERHANG - 1) * u)
            chip = QRectF(-width / 2, foot + 12 * u, width, 20 * u)
            p.setPen(self._style.pen(theme.accent, 1))
            p.setBrush(QColor(theme.base))
            p.drawRoundedRect(chip, 4 * u, 4 * u)
            p.setBrush(Qt.BrushStyle.NoBrush)
            self._text(chip, texts.window, WINDOW_TEXT, theme.text)

    def _note(self, card: QRectF, spot: Spot, texts: CardTexts, detail: DetailLevel) -> None:
        """Draw a note as a stack of three cards with the number of hidden children."""
        p, u, theme = self._p, self._u, self._theme
        is_cut = spot.node.state is NodeState.CUT
        pen = self._style.pen(theme.faint, 1.2 if detail is DetailLevel.FULL else 3)
        if is_cut:
            pen.setDashPattern([0.6, 3.4])
        p.setPen(pen)
        p.setBrush(QColor(theme.window))
        shrink = 12 * u
        for number in (2, 1):
            room = card.adjusted(shrink * number / 2, 0, -shrink * number / 2, 4 * u * number)
            p.drawRoundedRect(room, 5 * u, 5 * u)
        p.setBrush(QColor(theme.window if is_cut else theme.base))
        p.drawRoundedRect(card, 5 * u, 5 * u)
        p.setBrush(Qt.BrushStyle.NoBrush)
        ink = theme.faint if is_cut else theme.text
        if detail is DetailLevel.BLOCK:
            return
        if detail is DetailLevel.VALUE:
            self._text(card, "\N{MIDLINE HORIZONTAL ELLIPSIS}", 2.2, theme.faint, bold=True)
            return
        if not texts.positions:
            self._text(card, texts.more, 1, ink)
            return
        half = card.height() / 2
        self._text(card.adjusted(0, 3 * u, 0, -half), texts.more, 1, ink)
        self._text(card.adjusted(0, half, 0, -3 * u), texts.positions, 0.9, theme.faint)

    def _text(
        self, room: QRectF, text: str, size: float, ink: str | QColor, *, bold: bool = False
    ) -> None:
        """Draw text in the middle, shrunk a little if necessary."""
        font = self._style.sized(size, bold=bold)
        wide = self._style.metrics(size, bold=bold).horizontalAdvance(text)
        if wide > room.width() - 4 * self._u:
            font.setPixelSize(max(8, int(font.pixelSize() * (room.width() - 4 * self._u) / wide)))
        self._p.setFont(font)
        self._p.setPen(QColor(ink))
        self._p.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def _known(node: DrawnNode, value: str) -> str:
    """Return the value of a node as painted: a question mark until something is known.

    A branch that is cut has none, as nobody is going to look at it.
    """
    return value if value or node.state is NodeState.CUT else UNKNOWN


def paint_branch_mark(
    painter: QPainter, style: CardStyle, card: QRectF, mark: BranchMark | None, detail: DetailLevel
) -> None:
    """Paint a pupil's mark: filled if the pupil made it, open if it was missed."""
    if mark is None:
        return
    theme = style.theme
    radius = {DetailLevel.FULL: 12.0, DetailLevel.VALUE: 18.0}.get(detail, 24.0) * style.unit
    colors = {BranchMark.MADE: theme.accent, BranchMark.RIGHT: theme.win}
    color = QColor(colors.get(mark, theme.loss))
    is_open = mark is BranchMark.MISSED
    middle = card.topLeft() + QPointF(2, 2) * style.unit
    painter.setPen(style.pen(color if is_open else theme.base, 2))
    painter.setBrush(QColor(theme.base) if is_open else color)
    if mark is BranchMark.WRONG:
        painter.drawRect(QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(middle))
    else:
        painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(style.pen(color if is_open else theme.base, radius / style.unit / 4.5))
    for x1, y1, x2, y2 in SIGNS[mark]:
        line = QLineF(x1 * radius, y1 * radius, x2 * radius, y2 * radius)
        painter.drawLine(line.translated(middle))
