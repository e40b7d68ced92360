# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture of an open matchbox: beads in their cells, and minimax's value in the corner."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import BoardPicture
from desktop_app.core.position import Move, Position
from desktop_app.games.registry import board_of
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HAIR, SNUG, TIGHT
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.value_signs import paint_sign, value_color, value_kind_of
from desktop_app.menace.matchbox import BeadGroup, OpenMatchbox
from desktop_app.menace.words import bead_share_text
from desktop_app.numerals import grouped

LEAST, GOOD = 7, 15
"""The least and the preferred side of the box, in lines of text."""
RIM = 4
"""The width of the box's rim, in pixels."""
ROWS = 2
"""The rows of beads in a cell; beads that do not fit are only counted."""
SIGN = 0.09
"""The radius of minimax's sign, as a share of a cell."""


@guarded
class MatchboxPicture(QWidget):
    """Paints a box in the layout of the board; a thick frame marks the picked bead."""

    def __init__(self) -> None:
        super().__init__()
        self._box: OpenMatchbox | None = None
        self._theme = LIGHT
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_box(self, box: OpenMatchbox | None) -> None:
        """Show another box, or none."""
        self._box = box
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return a size with space for numbers."""
        return QSize(1, 1) * LEAST * self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        """Return a size with space for beads."""
        return QSize(1, 1) * GOOD * self.fontMetrics().height()

    def heightForWidth(self, width: int) -> int:
        """Return the width, limited to the range of sizes: the picture is square."""
        unit = self.fontMetrics().height()
        return max(LEAST * unit, min(width, GOOD * unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tray, and a mark or beads in each cell."""
        if self._box is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kind, position, theme = board_of(self._box.position.game), self._box.position, self._theme
        edge = min(self.width(), self.height()) - 2 * RIM
        side = int(edge / max(kind.columns, kind.rows))
        wide, high = side * kind.columns, side * kind.rows
        painter.translate((self.width() - wide) / 2, RIM)
        canvas = Canvas(painter, side, theme, self.font())
        kind.paint_ground(canvas)
        kind.paint_pieces(canvas, BoardPicture(position))
        painter.setPen(QPen(QColor(theme.frame), RIM))
        painter.drawRoundedRect(QRectF(0, 0, wide, high).adjusted(-1, -1, 1, 1), TIGHT, TIGHT)
        for beads in self._box.kinds:
            self._paint_kind(painter, kind.rect(beads.move, side), beads)
            for image in beads.moves[1:]:
                self._paint_image(painter, kind.rect(image, side), position, beads.move)
        painter.end()

    def _paint_image(self, painter: QPainter, cell: QRectF, position: Position, move: Move) -> None:
        """Paint a cell that mirrors another one and has no beads of its own."""
        font = QFont(self.font())
        font.setPixelSize(max(round(cell.width() * 0.22), 9))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.faint))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, f"= {position.game.move_text(move)}")

    def _paint_kind(self, painter: QPainter, cell: QRectF, kind: BeadGroup) -> None:
        theme, side = self._theme, cell.width()
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(round(side * 0.3), 10))
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        head = QRectF(cell.left() + TIGHT, cell.top() + HAIR, side - 2 * TIGHT, side * 0.34)
        painter.drawText(
            head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, grouped(kind.beads)
        )
        value_kind = value_kind_of(kind.score, 0)
        ink = QColor(value_color(value_kind, theme))
        sign = QPointF(cell.right() - side * 0.17, head.center().y())
        paint_sign(painter, sign, side * SIGN, value_kind, ink)
        self._paint_beads(painter, cell, kind)
        font.setBold(False)
        font.setPixelSize(max(round(side * 0.2), 9))
        painter.setFont(font)
        painter.setPen(QColor(theme.faint))
        foot = QRectF(cell.left(), cell.bottom() - side * 0.27, side, side * 0.24)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, bead_share_text(kind))
        if kind.picked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.hint), 3))
            painter.drawRect(cell.adjusted(HAIR, HAIR, -HAIR, -HAIR))

    def _paint_beads(self, painter: QPainter, cell: QRectF, kind: BeadGroup) -> None:
        """Paint as many beads as fit, in rows."""
        side = cell.width()
        bead = max(side * 0.11, 4.0)
        in_row = int((side - 2 * SNUG) / (bead * 1.2))
        shown = min(kind.beads, in_row * ROWS)
        painter.setPen(QPen(QColor(self._theme.text), 1))
        painter.setBrush(QColor(self._theme.accent))
        rows = ceil(shown / in_row) if in_row else 0
        for number in range(shown):
            row, column = divmod(number, in_row)
            wide = min(in_row, shown - row * in_row)
            left = cell.center().x() - wide * bead * 0.6 + column * bead * 1.2
            top = cell.top() + side * 0.4 + (row + (ROWS - rows) / 2) * bead * 1.2
            painter.drawEllipse(QRectF(left, top, bead, bead))
        painter.setBrush(Qt.BrushStyle.NoBrush)
