# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Dots and Boxes: dots, the lines between them, and boxes with their owner's mark.

The table of places has a row and a column for dots and lines that lie or stand, and one between
them for boxes: only lines mean a move. A line is thin, but all that is nearer to it than to another
line belongs to it, so that a finger finds it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor

from desktop_app.boards import signs
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.looks import crosses_or_rings
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.core.position import MAX, Move, Player, Position
from desktop_app.games.dots.rules import DotsGame, DotsPosition
from desktop_app.languages import translate

BOX = 1.75
"""From dot to dot, in sides of a place: each place is a line's square in the middle of it."""
RIM = 0.5
"""From the board's edge to the outermost dots."""
DOT, DRAWN, OPEN = 0.1, 0.1, 0.035
"""Radius of a dot, and the widths of lines, as shares of a side."""
GHOST_OPACITY, PREVIEW_OPACITY, TINT = 0.5, 0.55, 0.16
MINIATURE_BOX = 20
"""Pixels of a box in a miniature, where texts are 13 pixels high."""
SMALL_BOX = 15
"""The same where a board has more than three columns or rows."""


class Dots(BoardKind):
    """The board. Places are dots, lines and boxes, in rows and columns."""

    is_framed = False

    def __init__(self, game: DotsGame) -> None:
        super().__init__(game, 2 * game.columns + 1, 2 * game.rows + 1)
        self._lattice, self._game = game.lattice, game

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        return self._game.columns * BOX + 2 * RIM, self._game.rows * BOX + 2 * RIM

    @property
    def is_large(self) -> bool:
        """Return False: a finger finds every line, however many there are."""
        return False

    def _at(self, row: float, column: float, side: float) -> QPointF:
        """Return the pixel position of a point in half boxes from the upper left dot."""
        return QPointF((RIM + column * BOX / 2) * side, (RIM + row * BOX / 2) * side)

    def rect(self, place: int, side: int) -> QRectF:
        """Return a square around a dot, line or box that reaches to its neighbours' centres."""
        middle, long = self._at(*divmod(place, self.columns), side), BOX / 2 * side
        return QRectF(middle.x() - long / 2, middle.y() - long / 2, long, long)

    def place_at(self, point: QPoint, side: int) -> int:
        """Return the nearest line within half a box."""
        x, y = ((at / side - RIM) / BOX for at in (point.x(), point.y()))
        lies = round(y), min(max(int(x // 1), 0), self._game.columns - 1)
        stands = min(max(int(y // 1), 0), self._game.rows - 1), round(x)
        found: list[tuple[float, int]] = []
        if 0 <= lies[0] <= self._game.rows and 0 <= x <= self._game.columns:
            found.append((abs(y - lies[0]), 2 * lies[0] * self.columns + 2 * lies[1] + 1))
        if 0 <= stands[1] <= self._game.columns and 0 <= y <= self._game.rows:
            place = (2 * stands[0] + 1) * self.columns + 2 * stands[1]
            found.append((abs(x - stands[1]), place))
        return min(found)[1] if found else -1

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Return a letter for each column of dots and a number for each row."""
        wide, high = (round(length * side) for length in self.extent)
        below = [
            (QRect(round(self._at(0, 2 * column, side).x()) - side // 2, high, side, margin), name)
            for column in range(self._game.columns + 1)
            if (name := self.column_text(column))
        ]
        beside = [
            (QRect(-margin, round(self._at(2 * row, 0, side).y()) - side // 2, margin, side), name)
            for row in range(self._game.rows + 1)
            if (name := str(self._game.rows + 1 - row))
        ]
        return below + beside if wide else []

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:  # noqa: ARG002
        (row, column), (low, right) = self._lattice.ends[move]
        return (row + low) * self.columns + column + right

    def _line_at(self, place: int) -> Move | None:
        """Return the line at a place; None for a dot or a box."""
        row, column = divmod(place, self.columns)
        if row % 2 == column % 2:
            return None
        return self._lattice.number_of[(row // 2, column // 2), ((row + 1) // 2, (column + 1) // 2)]

    def first_place(self, position: Position) -> int:
        """Return the line above or beside the box in the middle."""
        middle = super().first_place(position)
        return middle - 1 if self._line_at(middle) is None else middle

    def walk(self, position: Position, place: int, right: int, down: int) -> int:  # noqa: ARG002
        """Move the cursor along lines of one kind; up and down alternate between both kinds."""
        row, column = divmod(place, self.columns)
        if right:
            column += 2 * right
            inside = 0 <= column < self.columns
            return row * self.columns + column if inside else place
        row += down
        column += -1 if column % 2 or column == self.columns - 1 else 1
        return row * self.columns + column if 0 <= row < self.rows else place

    # What is said

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a place: `line a1-b1: not drawn, value +1`, `box a1: X` or `dot a1`."""
        row, column = divmod(place, self.columns)
        move = self._line_at(place)
        if move is None:
            return self._spoken_point(picture, row, column)
        name = self._game.move_text(move)
        if _dots(picture.position).lines >> move & 1:
            text = translate("Dots", "line {name}: drawn")
            return self.with_mistake(text.format(name=name), picture, move)
        badge = picture.badges.get(move)
        if badge is None:
            return translate("Dots", "line {name}: not drawn").format(name=name)
        text = translate("Dots", "line {name}: not drawn, value {value}")
        return text.format(name=name, value=badge.accessible_text)

    def _spoken_point(self, picture: BoardPicture, row: int, column: int) -> str:
        """Describe a dot, or a box by its lower left dot."""
        name = f"{self.column_text(column // 2)}{self._game.rows + 1 - (row + 1) // 2}"
        if row % 2 == 0:
            return translate("Dots", "dot {name}").format(name=name)
        dots, box = _dots(picture.position), row // 2 * self._game.columns + column // 2
        text = translate("Dots", "box {name}: open")
        if dots.max_boxes >> box & 1:
            text = translate("Dots", "box {name}: X")
        elif dots.min_boxes >> box & 1:
            text = translate("Dots", "box {name}: O")
        return text.format(name=name)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        move = self._line_at(place)
        if move is None:
            return translate("Dots", "Choose a line between two dots")
        text = translate("Dots", "{name} is already drawn")
        return text.format(name=self._game.move_text(move))

    # What is seen

    def _stroke(self, move: Move, side: float) -> QLineF:
        one, other = self._lattice.ends[move]
        return QLineF(
            self._at(2 * one[0], 2 * one[1], side), self._at(2 * other[0], 2 * other[1], side)
        )

    def _box(self, box: int, side: float) -> QRectF:
        row, column = divmod(box, self._game.columns)
        corner = self._at(2 * row, 2 * column, side)
        return QRectF(corner.x(), corner.y(), BOX * side, BOX * side)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the paper and the lines that can be drawn."""
        p, side = canvas.painter, canvas.side
        wide, high = self.extent
        p.fillRect(QRectF(0, 0, wide * side, high * side), QColor(canvas.theme.base))
        pen = canvas.pen(canvas.theme.line, max(1.0, side * OPEN))
        pen.setStyle(Qt.PenStyle.DotLine)
        p.setPen(pen)
        p.drawLines([self._stroke(move, side) for move in range(self._lattice.count)])

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the boxes, the lines with the last one, and the dots."""
        dots, p, side = _dots(picture.position), canvas.painter, canvas.side
        self._boxes(canvas, dots)
        drawn = [move for move in range(self._lattice.count) if dots.lines >> move & 1]
        p.setPen(canvas.pen(canvas.theme.text, max(2.0, side * DRAWN)))
        p.drawLines([self._stroke(move, side) for move in drawn])
        if picture.last_move is not None:
            last = self._stroke(picture.last_move, side)
            p.setPen(canvas.pen(canvas.theme.accent, max(2.0, side * DRAWN)))
            p.drawLine(last)
        self._points(canvas)

    def _points(self, canvas: Canvas) -> None:
        p, reach = canvas.painter, max(1.5, canvas.side * DOT)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(canvas.theme.text))
        for row in range(self._game.rows + 1):
            for column in range(self._game.columns + 1):
                p.drawEllipse(self._at(2 * row, 2 * column, canvas.side), reach, reach)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _boxes(self, canvas: Canvas, dots: DotsPosition) -> None:
        """Paint a cross or a ring on a tinted ground in each box that is taken."""
        for player, mask in ((MAX, dots.max_boxes), (MAX.opponent, dots.min_boxes)):
            boxes = [box for box in range(len(self._lattice.boxes)) if mask >> box & 1]
            self._marks(canvas, boxes, player)

    def _marks(self, canvas: Canvas, boxes: Sequence[int], player: Player) -> None:
        color = QColor(canvas.theme.x if player is MAX else canvas.theme.o)
        tint = QColor(color)
        tint.setAlphaF(TINT)
        rooms = [self._box(box, canvas.side) for box in boxes]
        for room in rooms:
            canvas.painter.fillRect(room, tint)
        canvas.painter.setPen(canvas.pen(color.name(), max(1.6, canvas.side * 0.11)))
        crosses_or_rings(canvas, rooms, player, 0.5)

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the line that a click would draw, pale, and the boxes it would close."""
        position = _dots(picture.position)
        after = position.after(move)
        p, player = canvas.painter, position.turn
        mine = after.max_boxes ^ position.max_boxes | after.min_boxes ^ position.min_boxes
        p.setOpacity(GHOST_OPACITY)
        boxes = [box for box in range(len(self._lattice.boxes)) if mine >> box & 1]
        self._marks(canvas, boxes, player)
        if move not in picture.badges:  # because its value must stay readable
            p.setPen(canvas.pen(canvas.theme.accent, max(2.0, canvas.side * DRAWN)))
            p.drawLine(self._stroke(move, canvas.side))
        p.setOpacity(1)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint numbered lines in the players' colours, and the boxes they close."""
        position, p = _dots(picture.position), canvas.painter
        for move in picture.preview:
            after = position.after(move)
            mine = after.max_boxes ^ position.max_boxes | after.min_boxes ^ position.min_boxes
            boxes = [box for box in range(len(self._lattice.boxes)) if mine >> box & 1]
            p.setOpacity(PREVIEW_OPACITY)
            self._marks(canvas, boxes, position.turn)
            color = canvas.theme.x if position.turn is MAX else canvas.theme.o
            p.setPen(canvas.pen(color, max(2.0, canvas.side * DRAWN)))
            p.drawLine(self._stroke(move, canvas.side))
            p.setOpacity(1)
            position = after
        for number, move in enumerate(picture.preview, 1):
            room = self.rect(self.place_of(position, move), canvas.side)
            reach = canvas.side * 0.2
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(canvas.theme.base))
            p.drawEllipse(room.center(), reach, reach)
            p.setBrush(Qt.BrushStyle.NoBrush)
            signs.paint_number(canvas, room, number)

    # Small boards

    def _small_side(self, unit: float) -> float:
        large = max(self._game.columns, self._game.rows) > 3
        return (SMALL_BOX if large else MINIATURE_BOX) * unit / BOX

    def miniature_side(self, unit: float) -> int:
        return round(self._small_side(unit))

    def miniature_size(self, unit: float) -> QSize:
        wide, high = (round(length * self._small_side(unit)) for length in self.extent)
        return QSize(wide, high)

    def paint_small(
        self, canvas: Canvas, position: Position, last: Move | None, unit: float
    ) -> None:
        """Paint the lines, the boxes, and the last line in the colour of the last move."""
        p, theme = canvas.painter, canvas.theme
        side = self._small_side(unit)
        size, dots = self.miniature_size(unit), _dots(position)
        p.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(theme.base))
        for player, mask in ((MAX, dots.max_boxes), (MAX.opponent, dots.min_boxes)):
            p.setPen(canvas.pen(theme.x if player is MAX else theme.o, max(1.4, side * 0.13)))
            boxes = [self._box(box, side) for box in range(mask.bit_length()) if mask >> box & 1]
            crosses_or_rings(canvas, boxes, player, 0.45)
        for move in range(self._lattice.count):
            if dots.lines >> move & 1:
                color = theme.accent if move == last else theme.text
                p.setPen(canvas.pen(color, 3 * unit if move == last else 1.6 * unit))
                p.drawLine(self._stroke(move, side))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(theme.text))
        for row in range(self._game.rows + 1):
            for column in range(self._game.columns + 1):
                p.drawEllipse(self._at(2 * row, 2 * column, side), 1.5 * unit, 1.5 * unit)
        p.setBrush(Qt.BrushStyle.NoBrush)


def _dots(position: Position) -> DotsPosition:
    assert isinstance(position, DotsPosition)
    return position
