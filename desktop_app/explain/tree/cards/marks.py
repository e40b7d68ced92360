# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A pupil's mark on a branch, a badge at the upper left corner of its node; told apart by shape."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop_app.explain.drawn_tree import BranchMark
from desktop_app.explain.tree.cards.card import CardStyle, Detail

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
"""Lines, from the middle of the badge; 1 is its radius."""


def paint_mark(
    painter: QPainter, style: CardStyle, card: QRectF, mark: BranchMark | None, detail: Detail
) -> None:
    """Paint a mark: filled where the pupil has made it, open where it is missed."""
    if mark is None:
        return
    theme = style.theme
    radius = {Detail.FULL: 12.0, Detail.VALUE: 18.0}.get(detail, 24.0) * style.unit
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
