# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards at the nodes of the drawn tree: the board's own shapes and colours, for few pixels."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop_app.games.lines.game import LinePosition
from desktop_app.games.lines.geometry import bits
from desktop_app.games.position import MAX, MIN, Move
from desktop_app.views.board.painter import BoardPainter, Pointer
from desktop_app.views.board.picture import BoardPicture
from desktop_app.views.tree.cards.card import CardStyle

SMALL = 14
"""Below so many pixels a cell has no room for racks and discs."""


def paint_board(
    painter: QPainter, style: CardStyle, position: LinePosition, last: Move | None
) -> None:
    """Paint a board from the painter's origin, in the style's cells."""
    if style.cell >= SMALL and not position.game.gravity:
        picture = BoardPicture(position, last_move=last)
        BoardPainter(painter, picture, style.cell, style.theme, style.font).paint(Pointer())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        return
    _ground(painter, style, position)
    if last is not None:
        color = QColor(style.theme.accent)
        color.setAlpha(90)
        painter.fillRect(_rect(style, position, last, 0), color)
    for player, stones in ((MAX, position.x_stones), (MIN, position.o_stones)):
        painter.setPen(style.pen(style.theme.x if player is MAX else style.theme.o, 1))
        pen = painter.pen()
        pen.setWidthF(max(1.2, style.cell * 0.15))
        painter.setPen(pen)
        for cell in bits(stones):
            rect = _rect(style, position, cell, 0.2)
            if player is MIN:
                painter.drawEllipse(rect)
            else:
                painter.drawLine(QLineF(rect.topLeft(), rect.bottomRight()))
                painter.drawLine(QLineF(rect.topRight(), rect.bottomLeft()))
    _winning_line(painter, style, position)


def _rect(style: CardStyle, position: LinePosition, cell: int, inset: float) -> QRectF:
    row, column = divmod(cell, position.game.columns)
    side, gap = style.cell, inset * style.cell
    return QRectF(column * side + gap, row * side + gap, side - 2 * gap, side - 2 * gap)


def _ground(painter: QPainter, style: CardStyle, position: LinePosition) -> None:
    """A grid; where stones fall, columns in a rack that is open at the top."""
    game, side, theme = position.game, style.cell, style.theme
    width, height = game.columns * side, game.rows * side
    painter.fillRect(QRectF(0, 0, width, height), QColor(theme.base))
    color = QColor(theme.line)
    color.setAlpha(120)
    painter.setPen(QColor(color))
    lines = [QLineF(c * side, 0, c * side, height) for c in range(1, game.columns)]
    if not game.gravity:
        lines += [QLineF(0, r * side, width, r * side) for r in range(1, game.rows)]
    painter.drawLines(lines)
    if game.gravity:
        painter.setPen(style.pen(theme.frame if not theme.dark else theme.faint, 2))
        painter.drawPolyline([*map(_corner, ((0, 0), (0, height), (width, height), (width, 0)))])
    else:
        painter.drawRect(QRectF(0, 0, width, height))


def _corner(place: tuple[float, float]) -> QPointF:
    return QPointF(*place)


def _winning_line(painter: QPainter, style: CardStyle, position: LinePosition) -> None:
    won = position.winning_cells()
    if not won:
        return
    pen = style.pen(style.theme.accent, 2.2)
    painter.setPen(pen)
    for line in position.game.board.lines:
        if line & won == line:
            cells = list(bits(line))
            ends = (_rect(style, position, cell, 0).center() for cell in (cells[0], cells[-1]))
            painter.drawLine(QLineF(*ends))
