# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Dots and Boxes: dots, the lines between them, and boxes with their owner's mark.

The table of places has a row and a column for dots and lines that lie or stand, and one between
them for boxes: only lines mean a move. A line is thin, but all that is nearer to it than to another
line belongs to it, so that a finger finds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, sin
from typing import NamedTuple

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath

from desktop_app.boards.badges import BadgePainter
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.boards.shapes import paint_cross_or_ring, paint_star
from desktop_app.boards.stones import all_round, around, paint_sheet
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.dots.rules import DotsGame, DotsPosition
from desktop_app.kit.look.theme import Theme, mixed
from desktop_app.languages import translate

BOX = 1.75
"""From dot to dot, in sides of a place: each place is a line's square in the middle of it."""
RIM = 0.5
"""From the board's edge to the outermost dots."""
DOT, DRAWN, UNEVEN = 0.13, 0.12, 0.05
"""Radius of a dot, the width of a stroke, and how far it may bend, as shares of a side."""
SIGN = 0.42
"""The radius of a box's sign, in sides of a place."""
SQUARES, LEAST_SQUARE = 4, 6
"""The squares of the paper along a box, and the least side of one in pixels."""
PALE, TINT = 0.5, 0.16
STEPS = 8
"""The parts of a stroke that is being drawn."""
MINIATURE_BOX = 20
"""Pixels of a box in a miniature, where texts are 13 pixels high."""
SMALL_BOX = 15
"""The same where a board has more than three columns or rows."""


class PaperColors(NamedTuple):
    """The colours of squared paper, of the dots, and of a stroke that neither player has drawn."""

    paper: str
    squares: str
    dots: str
    pencil: str


PADS = {
    (False, False): PaperColors("#fffdf6", "#dfe7f0", "#1f2430", "#5b6472"),
    (True, False): PaperColors("#23272e", "#323841", "#f2f0eb", "#a4abb7"),
    (False, True): PaperColors("#ffffff", "#ffffff", "#000000", "#404040"),
    (True, True): PaperColors("#000000", "#000000", "#ffffff", "#c0c0c0"),
}
"""The colours by theme: whether it is dark, and whether it is one of high contrast."""


class DotsBoardKind(BoardKind):
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

    #: A line between two dots, for screen readers. {name}: a1-b1
    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a place: `line a1-b1: not drawn, value +1`, `box a1: X` or `dot a1`."""
        row, column = divmod(place, self.columns)
        move = self._line_at(place)
        if move is None:
            return self._point_description(picture, row, column)
        name = self._game.move_text(move)
        if _dots(picture.position).lines >> move & 1:
            text = translate("DotsBoardKind", "line {name}: drawn")
            return self.with_mistake(text.format(name=name), picture, move)
        badge = picture.badges.get(move)
        if badge is None:
            return translate("DotsBoardKind", "line {name}: not drawn").format(name=name)
        text = translate("DotsBoardKind", "line {name}: not drawn, value {value}")
        return text.format(name=name, value=badge.accessible_text)

    #: A dot or a box, for screen readers. {name}: a1
    def _point_description(self, picture: BoardPicture, row: int, column: int) -> str:
        """Describe a dot, or a box by its lower left dot."""
        name = f"{self.column_text(column // 2)}{self._game.rows + 1 - (row + 1) // 2}"
        if row % 2 == 0:
            return translate("DotsBoardKind", "dot {name}").format(name=name)
        dots, box = _dots(picture.position), row // 2 * self._game.columns + column // 2
        text = translate("DotsBoardKind", "box {name}: open")
        if dots.max_boxes >> box & 1:
            text = translate("DotsBoardKind", "box {name}: X")
        elif dots.min_boxes >> box & 1:
            text = translate("DotsBoardKind", "box {name}: O")
        return text.format(name=name)

    #: Why nothing happens after a tap. {name}: the line a1-b1
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        move = self._line_at(place)
        if move is None:
            return translate("DotsBoardKind", "Tap a line between two dots")
        text = translate("DotsBoardKind", "Line {name} is already drawn")
        return text.format(name=self._game.move_text(move))

    # What is seen

    def traces(self, position: Position) -> object:
        """Return who drew which line."""
        return _dots(position).drawn

    def _dot(self, row: float, column: float, side: float) -> QPointF:
        """Return the whole pixel in the middle of a dot, from half boxes."""
        return QPointF(self._at(row, column, side).toPoint())

    def _stroke(self, move: Move, side: float) -> QPainterPath:
        """Return a line as a hand draws it: a little bent, and always the same."""
        (row, column), (low, right) = self._lattice.ends[move]
        start, end = self._dot(2 * row, 2 * column, side), self._dot(2 * low, 2 * right, side)
        bend = sin(7 * move + 3) * UNEVEN * side
        along = end - start
        aside = QPointF(0, bend) if abs(along.x()) > abs(along.y()) else QPointF(bend, 0)
        path = QPainterPath(start)
        path.quadTo((start + end) / 2 + aside * 2, end)
        return path

    def _box(self, box: int, side: float) -> QRectF:
        row, column = divmod(box, self._game.columns)
        return QRectF(
            self._dot(2 * row, 2 * column, side), self._dot(2 * row + 2, 2 * column + 2, side)
        )

    def frame(self, margin: int) -> QMargins:
        """Return the edges of the sheet of paper, on which the labels are."""
        return all_round(margin)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the sheet of squared paper around the board."""
        pad, edges = _pad(canvas), self.frame(margin)
        sheet = around(canvas, *self.extent, edges)
        edge = canvas.theme.line if canvas.theme.strong else pad.squares
        paint_sheet(canvas, sheet, pad.paper, edges.left() / 2, edge)
        self._squares(canvas, sheet.adjusted(1, 1, -1, -1))

    def label_color(self, theme: Theme) -> str:
        return theme.faint

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint squared paper; each dot is at a crossing of its lines."""
        wide, high = (ceil(length * canvas.side) for length in self.extent)
        sheet = QRectF(0, 0, wide, high)
        canvas.painter.fillRect(sheet, QColor(_pad(canvas).paper))
        self._squares(canvas, sheet)

    def _squares(self, canvas: Canvas, sheet: QRectF) -> None:
        """Paint the lines of the paper in a rectangle around the board or of it."""
        p, side, color = canvas.painter, canvas.side, QColor(_pad(canvas).squares)
        square = BOX * side / SQUARES
        if canvas.theme.strong or square < LEAST_SQUARE:
            return
        first = floor(min(sheet.left(), sheet.top()) / square) - 2
        last = ceil(max(sheet.right(), sheet.bottom()) / square)
        step = 2 / SQUARES
        for number in range(first, last + 1):
            at = self._dot(number * step, number * step, side)
            if sheet.left() <= at.x() < sheet.right():
                p.fillRect(QRectF(at.x(), sheet.top(), 1, sheet.height()), color)
            if sheet.top() <= at.y() < sheet.bottom():
                p.fillRect(QRectF(sheet.left(), at.y(), sheet.width(), 1), color)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the boxes, the strokes with the last one, and the dots."""
        dots, last = _dots(picture.position), picture.last_move
        self._boxes(canvas, dots)
        self._strokes(canvas, dots, but=last)
        if last is not None:
            width = max(2.0, canvas.side * DRAWN)
            self._draw(canvas, last, canvas.theme.accent, width + max(3.0, 1.3 * width))
            self._draw(canvas, last, _pad(canvas).paper, width + max(1.5, 0.3 * width))
            self._draw(canvas, last, self._ink(canvas, dots, last))
        self._points(canvas)

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint everything but the last stroke."""
        dots = _dots(picture.position)
        self._boxes(canvas, dots)
        self._strokes(canvas, dots, but=picture.last_move)
        self._points(canvas)

    def shows_motion(self, picture: BoardPicture) -> bool:
        return picture.last_move is not None

    def paint_motion(self, canvas: Canvas, picture: BoardPicture, share: float) -> None:
        """Draw the last stroke from one dot to the other."""
        move, p = picture.last_move, canvas.painter
        assert move is not None
        path, width = self._stroke(move, canvas.side), max(2.0, canvas.side * DRAWN)
        pen = canvas.pen(self._ink(canvas, _dots(picture.position), move), width)
        drawn = QPainterPath(path.pointAtPercent(0))
        for step in range(1, STEPS + 1):
            drawn.lineTo(path.pointAtPercent(share * step / STEPS))
        p.setPen(pen)
        p.drawPath(drawn)
        self._points_of(canvas, move)

    def _strokes(self, canvas: Canvas, dots: DotsPosition, *, but: Move | None) -> None:
        for move in range(self._lattice.count):
            if dots.lines >> move & 1 and move != but:
                self._draw(canvas, move, self._ink(canvas, dots, move))

    def _ink(self, canvas: Canvas, dots: DotsPosition, move: Move) -> str:
        """Return the colour of the player who drew a line, or of a pencil if that is unknown."""
        by_max, by_min = dots.drawn
        if by_max >> move & 1:
            return canvas.theme.x
        return canvas.theme.o if by_min >> move & 1 else _pad(canvas).pencil

    def _draw(self, canvas: Canvas, move: Move, color: str, width: float = 0) -> None:
        p = canvas.painter
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(canvas.pen(color, width or max(2.0, canvas.side * DRAWN)))
        p.drawPath(self._stroke(move, canvas.side))

    def _points(self, canvas: Canvas) -> None:
        p, reach = canvas.painter, max(1.5, canvas.side * DOT)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(_pad(canvas).dots))
        for row in range(self._game.rows + 1):
            for column in range(self._game.columns + 1):
                p.drawEllipse(self._dot(2 * row, 2 * column, canvas.side), reach, reach)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _boxes(self, canvas: Canvas, dots: DotsPosition) -> None:
        """Paint a cross or a ring on a tinted ground in each box that is taken."""
        for player, mask in ((MAX, dots.max_boxes), (MIN, dots.min_boxes)):
            boxes = [box for box in range(len(self._lattice.boxes)) if mask >> box & 1]
            self._marks(canvas, boxes, player)

    def _marks(self, canvas: Canvas, boxes: Sequence[int], player: Player) -> None:
        p, color = canvas.painter, _color(canvas, player)
        tint = QColor(color)
        tint.setAlphaF(TINT)
        for box in boxes:
            room = self._box(box, canvas.side)
            p.fillRect(room, tint)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(canvas.pen(color, max(1.6, canvas.side * DRAWN)))
            paint_cross_or_ring(canvas, room.center(), SIGN * canvas.side, player)

    def _closed(self, before: DotsPosition, after: DotsPosition) -> list[int]:
        """Return the boxes that a line has closed."""
        new = after.max_boxes ^ before.max_boxes | after.min_boxes ^ before.min_boxes
        return [box for box in range(len(self._lattice.boxes)) if new >> box & 1]

    def badges(self, canvas: Canvas) -> BadgePainter:
        """Return a painter for values that fit between the dots of a line."""
        side = round(canvas.side * BOX / 2)
        return BadgePainter(canvas.scaled(side))

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the stroke that a click would draw, pale, and the boxes it would close."""
        position = _dots(picture.position)
        canvas.painter.setOpacity(PALE)
        self._marks(canvas, self._closed(position, position.after(move)), position.turn)
        canvas.painter.setOpacity(1)
        self._pale_stroke(canvas, move, position.turn)
        self._points_of(canvas, move)
        if move in picture.badges and not picture.preview:
            self.paint_value(canvas, self.place_of(position, move), picture.badges[move])

    def _pale_stroke(self, canvas: Canvas, move: Move, player: Player) -> None:
        self._draw(canvas, move, mixed(_color(canvas, player), _pad(canvas).paper, PALE))

    def _points_of(self, canvas: Canvas, move: Move) -> None:
        """Paint the two dots of a line, which lie on it."""
        p, reach = canvas.painter, max(1.5, canvas.side * DOT)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(_pad(canvas).dots))
        for row, column in self._lattice.ends[move]:
            p.drawEllipse(self._dot(2 * row, 2 * column, canvas.side), reach, reach)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint a hint as a stroke, with a star on it if no value is shown there."""
        self._point_out(canvas, move, canvas.theme.hint)
        place = self.place_of(picture.position, move)
        if move in picture.badges:
            self.paint_value(canvas, place, picture.badges[move])
        else:
            paint_star(canvas, self.rect(place, canvas.side).center(), canvas.side * 0.32)

    def paint_marked(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the line of the row under the pointer, with its value on it."""
        self._point_out(canvas, move, canvas.theme.accent)
        if move in picture.badges and not picture.preview:
            place = self.place_of(picture.position, move)
            self.paint_value(canvas, place, picture.badges[move])

    def _point_out(self, canvas: Canvas, move: Move, color: str) -> None:
        width = max(2.0, canvas.side * DRAWN)
        self._draw(canvas, move, color, width + max(3.0, 1.3 * width))
        self._draw(canvas, move, _pad(canvas).paper, width)
        self._points_of(canvas, move)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint numbered, pale strokes in the players' colours, and the boxes they close."""
        position, p = _dots(picture.position), canvas.painter
        for move in picture.preview:
            after = position.after(move)
            p.setOpacity(PALE)
            self._marks(canvas, self._closed(position, after), position.turn)
            p.setOpacity(1)
            self._pale_stroke(canvas, move, position.turn)
            self._points_of(canvas, move)
            position = after
        for number, move in enumerate(picture.preview, 1):
            room = self.rect(self.place_of(position, move), canvas.side)
            reach = canvas.side * 0.24
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(_pad(canvas).paper))
            p.drawEllipse(room.center(), reach, reach)
            p.setBrush(Qt.BrushStyle.NoBrush)
            canvas.text(room, str(number), 0.34, QColor(canvas.theme.text), bold=True)

    # Small boards

    def _small_side(self, unit: float) -> float:
        large = max(self._game.columns, self._game.rows) > 3
        return (SMALL_BOX if large else MINIATURE_BOX) * unit / BOX

    def miniature_side(self, unit: float) -> int:
        return round(self._small_side(unit))

    def miniature_size(self, unit: float) -> QSize:
        wide, high = (round(length * self._small_side(unit)) for length in self.extent)
        return QSize(wide, high)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        """Paint the strokes, the boxes, and a wider last stroke in the last move's colour."""
        p, theme, pad = canvas.painter, canvas.theme, _pad(canvas)
        unit = canvas.unit
        side = self._small_side(unit)
        size, dots = self.miniature_size(unit), _dots(position)
        p.setPen(canvas.pen(theme.line, 1) if theme.strong else Qt.PenStyle.NoPen)
        p.setBrush(QColor(pad.paper))
        sheet = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
        p.drawRoundedRect(sheet, 2 * unit, 2 * unit)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for player, mask in ((MAX, dots.max_boxes), (MIN, dots.min_boxes)):
            for box in range(mask.bit_length()):
                if mask >> box & 1:
                    room = self._box(box, side)
                    tint = QColor(_color(canvas, player))
                    tint.setAlphaF(TINT)
                    p.fillRect(room, tint)
                    p.setPen(canvas.pen(_color(canvas, player), max(1.4, side * 0.13)))
                    paint_cross_or_ring(canvas, room.center(), SIGN * 1.1 * side, player)
        for move in range(self._lattice.count):
            if dots.lines >> move & 1:
                color = theme.accent if move == last else self._ink(canvas, dots, move)
                p.setPen(canvas.pen(color, 3 * unit if move == last else 1.8 * unit))
                p.drawPath(self._stroke(move, side))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(pad.dots))
        for row in range(self._game.rows + 1):
            for column in range(self._game.columns + 1):
                p.drawEllipse(self._at(2 * row, 2 * column, side), 1.5 * unit, 1.5 * unit)
        p.setBrush(Qt.BrushStyle.NoBrush)


def _pad(canvas: Canvas) -> PaperColors:
    return PADS[canvas.theme.dark, canvas.theme.strong]


def _color(canvas: Canvas, player: Player) -> str:
    return canvas.theme.x if player is MAX else canvas.theme.o


def _dots(position: Position) -> DotsPosition:
    assert isinstance(position, DotsPosition)
    return position
