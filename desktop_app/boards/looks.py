# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The looks of boards of marks: squares, a rack with discs, and miniatures of few pixels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Protocol

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.boards.badges import SMALL_CELL
from desktop_app.boards.canvas import Canvas
from desktop_app.core.position import MAX, Player
from desktop_app.kit.look.theme import Theme

HOLE, DISC = 0.07, 0.13
"""Shares of a cell beside a hole of the rack, and beside a disc in it."""
DOT, LEAST_DOT = 0.075, 1.6
"""The radius of the last move's dot as a share of the cell, and the least in pixels."""


class Look(Protocol):
    """Paints the parts of a board of marks."""

    def ground(self, canvas: Canvas, columns: int, rows: int) -> None:
        """Paint the empty board."""
        ...

    def last_cell(self, canvas: Canvas, cell: QRectF) -> None:
        """Paint the sign of the last move below its mark, if marks are small."""
        ...

    def last_mark(self, canvas: Canvas, cell: QRectF) -> None:
        """Paint the sign of the last move over its mark."""
        ...

    def marks(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, scale: float = 1
    ) -> None:
        """Paint a player's marks in cells, `scale` times as large as usual."""
        ...

    def winning_rows(self, canvas: Canvas, rows: Sequence[QLineF]) -> None:
        """Paint lines through the winning rows, over the marks."""
        ...


class Squares:
    """A grid with crosses and rings."""

    def ground(self, canvas: Canvas, columns: int, rows: int) -> None:
        """Paint thin lines between the cells."""
        p, theme = canvas.painter, canvas.theme
        p.fillRect(_whole(canvas, columns, rows), QColor(theme.base))
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        p.setPen(QPen(QColor(theme.line), _grid_width(canvas)))
        p.drawLines(_between_columns(canvas, columns, rows) + _between_rows(canvas, columns, rows))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)

    def last_cell(self, canvas: Canvas, cell: QRectF) -> None:
        """Paint nothing, because the marks are large."""

    def last_mark(self, canvas: Canvas, cell: QRectF) -> None:
        """Paint a dot with a rim in the middle of the mark."""
        p, theme, size = canvas.painter, canvas.theme, max(DOT * canvas.side, LEAST_DOT)
        p.setPen(Qt.PenStyle.NoPen)
        for color, radius in ((theme.base, size * 1.45), (theme.accent, size)):
            p.setBrush(QColor(color))
            p.drawEllipse(cell.center(), radius, radius)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def marks(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, scale: float = 1
    ) -> None:
        """Paint large crosses or rings."""
        color, width = self.ink(canvas.theme, player), 0.11 * scale
        canvas.painter.setPen(canvas.pen(color, max(1.6, canvas.side * width)))
        crosses_or_rings(canvas, cells, player, 0.5 - 0.29 * scale)

    def ink(self, theme: Theme, player: Player) -> str:
        """Return the colour of a player's marks."""
        return theme.x if player is MAX else theme.o

    def winning_rows(self, canvas: Canvas, rows: Sequence[QLineF]) -> None:
        """Paint thick lines with a pale rim."""
        for color, width in ((canvas.theme.base, 0.16), (canvas.theme.accent, 0.09)):
            canvas.painter.setPen(canvas.pen(color, max(3.0, canvas.side * width)))
            for row in rows:
                canvas.painter.drawLine(row)


class Nobodys(Squares):
    """A grid whose marks belong to no player, all of one colour."""

    def ink(self, theme: Theme, player: Player) -> str:  # noqa: ARG002
        """Return the colour of texts."""
        return theme.text


class Rack(Squares):
    """A frame with round holes; discs with crosses and rings cut in."""

    def ground(self, canvas: Canvas, columns: int, rows: int) -> None:
        """Paint the frame."""
        p, side, theme = canvas.painter, canvas.side, canvas.theme
        path, board = QPainterPath(), _whole(canvas, columns, rows)
        path.addRoundedRect(board, side * 0.12, side * 0.12)
        for row, column in product(range(rows), range(columns)):
            cell = QRectF(column * side, row * side, side, side)
            path.addEllipse(canvas.inset(cell, HOLE))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.base))
        p.drawRect(board.adjusted(2, 2, -2, -2))
        p.setBrush(QColor(theme.frame))
        path.setFillRule(Qt.FillRule.OddEvenFill)
        p.drawPath(path)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def marks(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, scale: float = 1
    ) -> None:
        """Paint discs with the signs cut in; the hole's rim sets them apart from the frame."""
        p, theme = canvas.painter, canvas.theme
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.x if player is MAX else theme.o))
        for cell in cells:
            p.drawEllipse(canvas.inset(cell, 0.5 - (0.5 - DISC) * scale))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(canvas.pen(theme.base, max(1.6, canvas.side * (0.075 * scale))))
        crosses_or_rings(canvas, cells, player, 0.5 - 0.18 * scale)


class FewPixels:
    """Thick crosses and rings on a pale grid, or in a rack open at the top if marks fall."""

    def __init__(self, unit: float, *, falls: bool) -> None:
        """Make lines `unit` times as thick as beside texts of 13 pixels."""
        self._unit, self._falls = unit, falls

    def ground(self, canvas: Canvas, columns: int, rows: int) -> None:
        """Paint the grid with its frame, or columns in a rack."""
        p, theme, board = canvas.painter, canvas.theme, _whole(canvas, columns, rows)
        p.fillRect(board, QColor(theme.base))
        color = QColor(theme.line)
        color.setAlpha(120)
        p.setPen(QColor(color))
        if not self._falls:
            lines = _between_columns(canvas, columns, rows) + _between_rows(canvas, columns, rows)
            p.drawLines(lines)
            p.drawRect(board)
            return
        p.drawLines(_between_columns(canvas, columns, rows))
        p.setPen(canvas.pen(theme.faint if theme.dark else theme.frame, 2 * self._unit))
        wide, high = board.width(), board.height()
        corners = ((0, 0), (0, high), (wide, high), (wide, 0))
        p.drawPolyline([QPointF(*corner) for corner in corners])

    def last_cell(self, canvas: Canvas, cell: QRectF) -> None:
        """Tint the ground of the last mark."""
        color = QColor(canvas.theme.accent)
        color.setAlpha(90)
        canvas.painter.fillRect(cell, color)

    def last_mark(self, canvas: Canvas, cell: QRectF) -> None:
        """Paint nothing, because a dot would hide the mark."""

    def marks(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, scale: float = 1
    ) -> None:
        """Paint thick crosses or rings."""
        color = canvas.theme.x if player is MAX else canvas.theme.o
        canvas.painter.setPen(canvas.pen(color, max(1.2, canvas.side * 0.15)))
        crosses_or_rings(canvas, cells, player, 0.5 - 0.3 * scale, apart=True)

    def winning_rows(self, canvas: Canvas, rows: Sequence[QLineF]) -> None:
        """Paint thin lines."""
        canvas.painter.setPen(canvas.pen(canvas.theme.accent, 2.2 * self._unit))
        for row in rows:
            canvas.painter.drawLine(row)


def crosses_or_rings(
    canvas: Canvas,
    cells: Sequence[QRectF],
    player: Player,
    inset: float,
    *,
    apart: bool = False,
) -> None:
    """Paint crosses or rings with the painter's pen, inset by a share of the cell.

    With `apart` the strokes are painted one by one, which is sharper at crossings of few pixels.
    """
    p, rects = canvas.painter, [canvas.inset(cell, inset) for cell in cells]
    if player is not MAX:
        for rect in rects:
            p.drawEllipse(rect)
        return
    falling = [QLineF(rect.topLeft(), rect.bottomRight()) for rect in rects]
    rising = [QLineF(rect.topRight(), rect.bottomLeft()) for rect in rects]
    if not apart:
        p.drawLines(falling + rising)
        return
    for stroke in falling + rising:
        p.drawLine(stroke)


def _grid_width(canvas: Canvas) -> int:
    return 1 if canvas.side < SMALL_CELL else max(2, canvas.side // 40)


def _whole(canvas: Canvas, columns: int, rows: int) -> QRectF:
    return QRectF(0, 0, columns * canvas.side, rows * canvas.side)


def _between_columns(canvas: Canvas, columns: int, rows: int) -> list[QLineF]:
    side, bottom = canvas.side, rows * canvas.side
    return [QLineF(column * side, 0, column * side, bottom) for column in range(1, columns)]


def _between_rows(canvas: Canvas, columns: int, rows: int) -> list[QLineF]:
    side, right = canvas.side, columns * canvas.side
    return [QLineF(0, row * side, right, row * side) for row in range(1, rows)]
