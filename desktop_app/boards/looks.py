# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The looks of boards of marks: a card with a grid, a rack with discs, a wooden board with stones.

Where places have few pixels, each look is painted with fewer shapes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QLineF, QMargins, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.boards import signs
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.stones import (
    SMALL,
    STONE,
    PieceColors,
    around,
    draw_stone,
    last_color,
    over_wood,
    paint_points,
    paint_sheet,
    row_color,
    stamp,
    tones_of,
    wood_of,
)
from desktop_app.core.position import MAX, Player
from desktop_app.kit.look.scale import SMALL_RADIUS
from desktop_app.kit.look.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QLinearGradient

LAST_INSIDE = 0.03
"""How far the ring around the last piece lies inside its edge, as a share of a cell."""
PREVIEW_OPACITY = 0.45


class Look(Protocol):
    """Paints the parts of a board of marks.

    Attributes:
        ghost: the opacity of a mark that has not been made.
        keeps_last: whether the last move is marked beside a line through its row.
    """

    ghost: float
    keeps_last: bool

    def ground(self, canvas: Canvas, columns: int, rows: int) -> None:
        """Paint the empty board."""
        ...

    def last_cell(self, canvas: Canvas, cell: QRectF) -> None:
        """Paint the sign of the last move below its mark, if marks are small."""
        ...

    def last_mark(self, canvas: Canvas, cell: QRectF, player: Player) -> None:
        """Paint the sign of the last move over its mark."""
        ...

    def marks(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, scale: float = 1
    ) -> None:
        """Paint a player's marks in cells, `scale` times as large as usual."""
        ...

    def numbered(self, canvas: Canvas, cell: QRectF, player: Player, number: int) -> None:
        """Paint a pale mark with the number of its move in a line."""
        ...

    def winning_rows(self, canvas: Canvas, rows: Sequence[QLineF], player: Player) -> None:
        """Paint lines through the winning rows of a player's marks, over the marks."""
        ...


# A card with a grid

GRIDS = {(False, False): "#858f9f", (True, False): "#727c8e"}
"""The colours of grid lines by theme; in themes of high contrast they have that of all lines."""
PENCIL, INSET = 0.042, 0.08
"""The width of a grid line, and its distance from the edge, as shares of a cell."""


def grid_color(theme: Theme) -> str:
    """Return the colour of grid lines on a card."""
    return theme.line if theme.printed else GRIDS.get((theme.dark, theme.strong), theme.line)


class GridLook:
    """A card with a grid, and crosses and rings as if drawn with a thick pen."""

    ghost = 0.3
    keeps_last = False

    def ground(self, canvas: Canvas, columns: int, rows: int) -> None:
        """Paint thick lines with round ends between the cells, or thin ones between small cells."""
        p, theme, side = canvas.painter, canvas.theme, canvas.side
        color = QColor(grid_color(theme))
        _fill(p, _whole(canvas, columns, rows), QColor(theme.base))
        if side < SMALL:
            p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            p.setPen(QPen(color, 1))
            p.drawLines([QLineF(x * side, 0, x * side, rows * side) for x in range(1, columns)])
            p.drawLines([QLineF(0, y * side, columns * side, y * side) for y in range(1, rows)])
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            return
        wide, gap = max(2, round(side * PENCIL)), round(side * INSET)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(color)
        for x in range(1, columns):
            line = QRectF(x * side - wide // 2, gap, wide, rows * side - 2 * gap)
            p.drawRoundedRect(line, wide / 2, wide / 2)
        for y in range(1, rows):
            line = QRectF(gap, y * side - wide // 2, columns * side - 2 * gap, wide)
            p.drawRoundedRect(line, wide / 2, wide / 2)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def last_cell(self, canvas: Canvas, cell: QRectF) -> None:
        """Tint the ground of a mark."""
        if canvas.side < SMALL:
            color = QColor(canvas.theme.accent)
            color.setAlpha(90)
            canvas.painter.fillRect(cell, color)
        else:
            signs.paint_last_square(canvas, canvas.inset(cell, 0.75 * INSET))

    def last_mark(self, canvas: Canvas, cell: QRectF, player: Player) -> None:
        """Paint nothing: the ground below the mark is tinted."""

    def marks(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, scale: float = 1
    ) -> None:
        """Paint large crosses or rings."""
        color, is_small = self.ink(canvas.theme, player), canvas.side < SMALL
        width = max(1.2, canvas.side * 0.15) if is_small else max(1.6, canvas.side * 0.12 * scale)
        canvas.painter.setPen(canvas.pen(color, width))
        reach = 0.3 if is_small else 0.29
        crosses_or_rings(canvas, cells, player, 0.5 - reach * scale, apart=is_small)

    def numbered(self, canvas: Canvas, cell: QRectF, player: Player, number: int) -> None:
        """Paint a pale mark with a number."""
        canvas.painter.setOpacity(PREVIEW_OPACITY)
        self.marks(canvas, [cell], player, 0.9)
        canvas.painter.setOpacity(1)
        signs.paint_number(canvas, cell, number)

    def ink(self, theme: Theme, player: Player) -> str:
        """Return the colour of a player's marks."""
        return theme.x if player is MAX else theme.o

    def row_ink(self, theme: Theme, player: Player) -> str:
        """Return the colour of a line through a row of a player's marks."""
        return self.ink(theme, player)

    def winning_rows(self, canvas: Canvas, rows: Sequence[QLineF], player: Player) -> None:
        """Paint thick lines in the colour of the marks, with a pale rim."""
        side, ink = canvas.side, self.row_ink(canvas.theme, player)
        strokes = ((canvas.theme.base, max(3.0, side * 0.14)), (ink, max(2.0, side * 0.08)))
        if side < SMALL:
            strokes = ((ink, max(1.5, side * 0.25)),)
        paint_strokes(canvas, rows, strokes)


class NeutralGridLook(GridLook):
    """A grid whose marks belong to no player, all of one colour."""

    def ink(self, theme: Theme, player: Player) -> str:  # noqa: ARG002
        """Return the colour of texts."""
        return theme.text

    def row_ink(self, theme: Theme, player: Player) -> str:  # noqa: ARG002
        """Return a colour other than that of the marks."""
        return theme.accent


def paint_card(canvas: Canvas, columns: float, rows: float, edges: QMargins) -> None:
    """Paint the card around a grid, with round corners and a soft shadow."""
    theme = canvas.theme
    rect = around(canvas, columns, rows, edges)
    paint_sheet(canvas, rect, theme.base, edges.left() / 2, theme.line)


# A rack with discs

HOLE, DISC = 0.41, 0.35
"""The radius of a hole of the rack, and of a disc in themes of high contrast, as shares of a cell;
in the other themes a disc stands behind the front and fills its hole."""
TOP = 0.14
"""The height of the rack above its holes, as a share of a cell."""
SHADE = 0.075
"""How far down the front casts its shadow into a hole, as a share of a cell."""
SMALL_HOLE = 0.78
"""The width of a hole of few pixels, as a share of the cell."""
DISC_RIM = 0.07
"""The width of the pale rim of a disc, as a share of its place; the front covers its edge."""
FOOT = 7
"""The height of the rack's feet in pixels."""
ON_DISC = 40
"""The opacity of the front's shadow on a disc, of 255."""


class RackColors(NamedTuple):
    """The colours of a rack and its discs.

    Attributes:
        upper, lower: the front, at its upper and its lower edge.
        deep, light: edges in the shade and in the light.
        hole, shade: what is seen through a hole, and the shadow in it.
        label: the columns' numbers on the front, and signs on it.
        hint: the hint in a hole.
        first, second: the discs of both players.
    """

    upper: str
    lower: str
    deep: str
    light: str
    hole: str
    shade: int
    label: str
    hint: str
    first: PieceColors
    second: PieceColors


RED = PieceColors("#c8372d", "#ef6a5f", "#9d241c", "#ffc9c2", "#ffffff")
YELLOW = PieceColors("#f2b705", "#ffd75a", "#b98500", "#fff0b8", "#4d3600")
RACKS = {
    (False, False): RackColors(
        "#2a6dd0", "#1a55b0", "#143f86", "#6ea3f2", "#f6f1e8", 46, "#ffffff", "#996e00", RED, YELLOW
    ),
    (True, False): RackColors(
        "#2b62b8",
        "#1d4a92",
        "#0f2f66",
        "#5b8fe0",
        "#0e1116",
        110,
        "#ffffff",
        "#ffd34d",
        RED,
        YELLOW,
    ),
    (False, True): RackColors(
        "#0a2a6b",
        "#0a2a6b",
        "#000000",
        "#000000",
        "#ffffff",
        0,
        "#ffffff",
        "#6b4e00",
        PieceColors("#a00b00", "#a00b00", "#a00b00", "#a00b00", "#ffffff"),
        PieceColors("#ffd23d", "#ffd23d", "#ffd23d", "#000000", "#000000"),
    ),
    (True, True): RackColors(
        "#9cc2ff",
        "#9cc2ff",
        "#000000",
        "#000000",
        "#000000",
        0,
        "#000000",
        "#ffe94d",
        PieceColors("#ff6a5a", "#ff6a5a", "#ff6a5a", "#ff6a5a", "#000000"),
        PieceColors("#ffe14d", "#ffe14d", "#ffe14d", "#ffe14d", "#000000"),
    ),
}
"""The colours by theme: whether it is dark, and whether it is one of high contrast."""


PRINTED_RACK = RackColors(
    "#d4d4d4",
    "#d4d4d4",
    "#6e6e6e",
    "#6e6e6e",
    "#ffffff",
    0,
    "#000000",
    "#000000",
    PieceColors("#000000", "#000000", "#000000", "#000000", "#ffffff"),
    PieceColors("#ffffff", "#ffffff", "#ffffff", "#000000", "#000000"),
)
"""A rack on paper."""


def rack_of(theme: Theme) -> RackColors:
    """Return the colours of a rack."""
    return PRINTED_RACK if theme.printed else RACKS[theme.dark, theme.strong]


def over_rack(canvas: Canvas) -> Canvas:
    """Return a canvas whose signs can be seen on the front of a rack."""
    rack = rack_of(canvas.theme)
    theme = canvas.theme._replace(accent=rack.label, text=rack.label, base=rack.deep)
    if theme.dark and theme.strong:
        theme = theme._replace(base="#ffffff")
    return Canvas(canvas.painter, canvas.side, theme, canvas.font)


class RackLook:
    """A blue front with round holes, behind which discs with a cross or a ring stand."""

    ghost = 0.42
    keeps_last = True

    def ground(self, canvas: Canvas, columns: int, rows: int) -> None:
        """Paint the front and its holes."""
        p, side, rack = canvas.painter, canvas.side, rack_of(canvas.theme)
        board = _whole(canvas, columns, rows)
        cells = [
            QRectF(column * side, row * side, side, side)
            for row, column in product(range(rows), range(columns))
        ]
        p.setPen(Qt.PenStyle.NoPen)
        if side < SMALL:
            p.setBrush(QColor(rack.lower))
            p.drawRoundedRect(board, 0.2 * side, 0.2 * side)
            p.setPen(canvas.pen(rack.hole, SMALL_HOLE * side))
            p.drawPoints([cell.center() for cell in cells])
            p.setBrush(Qt.BrushStyle.NoBrush)
            return
        p.setBrush(_front(canvas, rows))
        p.drawRect(board.adjusted(0, 0, 0, 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for cell in cells:
            stamp(p, cell, draw_hole, rack)

    def last_cell(self, canvas: Canvas, cell: QRectF) -> None:
        """Light up the hole of a disc of few pixels."""
        if canvas.side < SMALL:
            canvas.painter.setPen(canvas.pen(rack_of(canvas.theme).label, canvas.side))
            canvas.painter.drawPoint(cell.center())

    def last_mark(self, canvas: Canvas, cell: QRectF, player: Player) -> None:  # noqa: ARG002
        """Paint a ring around a large disc."""
        if canvas.side >= SMALL:
            reach = DISC if canvas.theme.strong or canvas.theme.printed else HOLE - LAST_INSIDE
            signs.paint_last_ring(canvas, cell.center(), reach)

    def marks(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, scale: float = 1
    ) -> None:
        """Paint discs in their holes."""
        self._discs(canvas, cells, player, "X" if player is MAX else "O", scale)

    def _discs(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, mark: str, scale: float
    ) -> None:
        tones = self.tones(canvas.theme, player)
        if canvas.side < SMALL:
            wide, is_hollow = SMALL_HOLE * canvas.side * scale, player is not MAX
            paint_points(canvas, [c.center() for c in cells], tones, wide, hollow=is_hollow)
            return
        rack = rack_of(canvas.theme)
        for cell in cells:
            if scale == 1:
                stamp(canvas.painter, cell, draw_counter, tones, mark, rack)
            else:
                room = canvas.inset(cell, (1 - scale) / 2)
                stamp(canvas.painter, room, draw_loose, tones, mark, rack)

    def tones(self, theme: Theme, player: Player) -> PieceColors:
        """Return the colours of a player's discs."""
        rack = rack_of(theme)
        return rack.first if player is MAX else rack.second

    def numbered(self, canvas: Canvas, cell: QRectF, player: Player, number: int) -> None:
        """Paint a pale disc with a number instead of its sign."""
        canvas.painter.setOpacity(PREVIEW_OPACITY)
        self._discs(canvas, [cell], player, "", 1)
        canvas.painter.setOpacity(1)
        signs.paint_number(canvas, cell, number)

    def winning_rows(self, canvas: Canvas, rows: Sequence[QLineF], player: Player) -> None:  # noqa: ARG002
        """Paint white lines with a dark rim."""
        side = canvas.side
        dark = "#000000" if canvas.theme.printed else "#14171c"
        strokes = ((dark, max(3.0, side * 0.14)), ("#ffffff", max(1.5, side * 0.07)))
        paint_strokes(canvas, rows, strokes)

    def falling(
        self, canvas: Canvas, column: Sequence[QRectF], disc: QRectF, player: Player
    ) -> None:
        """Paint a disc on its way, seen above the rack and through the holes of a column."""
        p, side, rack = canvas.painter, canvas.side, rack_of(canvas.theme)
        top = column[0].top() - round(TOP * side)
        seen = QPainterPath()
        seen.addRect(QRectF(column[0].left(), 0, side, top))
        for cell in column:
            seen.addEllipse(canvas.inset(cell, 0.5 - HOLE))
        p.save()
        p.setClipPath(seen)
        mark = "X" if player is MAX else "O"
        stamp(p, disc, draw_loose, self.tones(canvas.theme, player), mark, rack)
        p.restore()
        for cell in column:
            if cell.intersects(disc):
                _paint_rim(p, cell, rack)


def _front(canvas: Canvas, rows: float) -> QLinearGradient:
    """Return the colours of the front from its upper to its lower edge."""
    from PySide6.QtGui import QLinearGradient

    rack, front = rack_of(canvas.theme), QLinearGradient(0, 0, 0, rows * canvas.side)
    front.setColorAt(0, QColor(rack.upper))
    front.setColorAt(1, QColor(rack.lower))
    return front


def _shade(cell: QRectF) -> QPainterPath:
    """Return the shadow that the front casts into a hole from above."""
    hole, lower, reach = QPainterPath(), QPainterPath(), HOLE * cell.width()
    hole.addEllipse(cell.center(), reach, reach)
    lower.addEllipse(cell.center() + QPointF(0, SHADE) * cell.width(), reach, reach)
    return hole.subtracted(lower)


def _paint_rim(p: QPainter, cell: QRectF, rack: RackColors) -> None:
    """Paint the edge of a hole: dark all round, with light on the lower part of the front."""
    side, center = cell.width(), cell.center()
    pen = QPen(QColor(rack.deep), max(1.0, 0.034 * side))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    p.setPen(pen)
    reach = HOLE * side
    p.drawEllipse(center, reach, reach)
    if not rack.shade:
        return
    pen.setColor(QColor(rack.light))
    pen.setWidthF(max(1.0, 0.026 * side))
    p.setPen(pen)
    reach += 0.03 * side
    room = QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach)
    p.drawArc(room, 225 * 16, 90 * 16)


def draw_hole(painter: QPainter, rect: QRectF, rack: RackColors) -> None:
    """Draw a hole of the front, with what is behind it and the shadow in it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(rack.hole))
    painter.drawEllipse(rect.center(), HOLE * rect.width(), HOLE * rect.width())
    if rack.shade:
        painter.setBrush(QColor(0, 0, 0, rack.shade))
        painter.drawPath(_shade(rect))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_rim(painter, rect, rack)


def draw_counter(
    painter: QPainter, rect: QRectF, tones: PieceColors, mark: str, rack: RackColors
) -> None:
    """Draw a disc that stands behind the front of a rack, in the cell of its hole."""
    painter.setPen(Qt.PenStyle.NoPen)
    if not rack.shade:  # high contrast: it does not touch the front
        painter.setBrush(QColor(rack.hole))
        painter.drawEllipse(rect.center(), HOLE * rect.width(), HOLE * rect.width())
    draw_loose(painter, rect, tones, mark, rack)
    if rack.shade:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, ON_DISC))
        painter.drawPath(_shade(rect))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_rim(painter, rect, rack)


def draw_loose(
    painter: QPainter, rect: QRectF, tones: PieceColors, mark: str, rack: RackColors
) -> None:
    """Draw a disc that does not stand in a hole of a rack."""
    side, center = rect.width(), rect.center()
    reach = side * (HOLE if rack.shade else DISC)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tones.rim))
    painter.drawEllipse(center, reach, reach)
    inner = reach - max(1.4, DISC_RIM * side)
    painter.setBrush(QColor(tones.face))
    painter.drawEllipse(center, inner, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    groove = QColor(tones.deep)
    groove.setAlpha(150)
    painter.setPen(QPen(groove, max(1.0, 0.025 * side)))
    painter.drawEllipse(center, 0.76 * reach, 0.76 * reach)
    pen = QPen(QColor(tones.light), 0.1 * reach)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arc = 0.83 * reach
    painter.drawArc(QRectF(center.x() - arc, center.y() - arc, 2 * arc, 2 * arc), 50 * 16, 80 * 16)
    if not mark:
        return
    pen = QPen(QColor(tones.mark), max(1.2, 0.17 * reach))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arm = 0.34 * reach
    room = QRectF(center.x() - arm, center.y() - arm, 2 * arm, 2 * arm)
    if mark == "X":
        painter.drawLine(room.topLeft(), room.bottomRight())
        painter.drawLine(room.topRight(), room.bottomLeft())
    else:
        painter.drawEllipse(room)


def paint_rack_frame(canvas: Canvas, columns: int, rows: int, edges: QMargins) -> None:
    """Paint the sides of a rack, its feet and its shadow; the lowest pixels are for the feet."""
    p, rack, side = canvas.painter, rack_of(canvas.theme), canvas.side
    rect = around(canvas, columns, rows, edges).adjusted(0, 0, 0, -FOOT)
    corner, foot = edges.left(), round(0.9 * side)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(rack.deep if not canvas.theme.strong else rack.lower))
    for left in (rect.left() + corner, rect.right() - corner - foot):
        p.drawRoundedRect(
            QRectF(left, rect.bottom() - 8, foot, 8 + FOOT), SMALL_RADIUS, SMALL_RADIUS
        )
    paint_sheet(canvas, rect, rack.lower, corner, rack.lower)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(_front(canvas, rows))
    p.drawRoundedRect(rect, corner, corner)
    p.setBrush(Qt.BrushStyle.NoBrush)


# A wooden board with stones

STARS = 3
"""The places of star points: how far from the edges."""


class WoodLook:
    """A wooden board with stones on the crossings of its lines."""

    ghost = 0.5
    keeps_last = False

    def ground(self, canvas: Canvas, columns: int, rows: int) -> None:
        """Paint the board with its lines and star points."""
        p, side, wood = canvas.painter, canvas.side, wood_of(canvas.theme)
        p.fillRect(_whole(canvas, columns, rows), QColor(wood.face))
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        line = QColor(wood.line)
        if side < SMALL:
            line.setAlpha(150)
        wide, half = max(1, side // 24), side / 2
        p.setPen(QPen(line, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
        right, low = columns * side - half, rows * side - half
        middles = [side * x + half for x in range(max(columns, rows))]
        p.drawLines([QLineF(x, half, x, low) for x in middles[:columns]])
        p.drawLines([QLineF(half, y, right, y) for y in middles[:rows]])
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(canvas.pen(wood.line, max(2.5, side * 0.2)))
        p.drawPoints([QPointF(middles[x], middles[y]) for x, y in star_points(columns, rows)])

    def last_cell(self, canvas: Canvas, cell: QRectF) -> None:
        """Paint a ground under a stone of few pixels."""
        if canvas.side < SMALL:
            canvas.painter.fillRect(cell, QColor(over_wood(canvas).theme.accent))

    def last_mark(self, canvas: Canvas, cell: QRectF, player: Player) -> None:  # noqa: ARG002
        """Paint a ring around a large stone."""
        if canvas.side >= SMALL:
            signs.paint_last_ring(canvas, cell.center(), STONE - LAST_INSIDE / 2)

    def tones(self, theme: Theme, player: Player) -> PieceColors:
        """Return the colours of a player's stones: the first player's are black."""
        return tones_of(theme, is_black=player is MAX)

    def mark(self, player: Player) -> str:
        """Return the mark on a player's stones, that players are called by."""
        return "x" if player is MAX else "o"

    def marks(
        self, canvas: Canvas, cells: Sequence[QRectF], player: Player, scale: float = 1
    ) -> None:
        """Paint stones with thin marks."""
        tones = self.tones(canvas.theme, player)
        if canvas.side < SMALL:
            paint_points(canvas, [cell.center() for cell in cells], tones, 0.94 * canvas.side)
            return
        for cell in cells:
            room = canvas.inset(cell, (1 - scale) / 2)
            stamp(canvas.painter, room, draw_stone, tones, self.mark(player))

    def numbered(self, canvas: Canvas, cell: QRectF, player: Player, number: int) -> None:
        """Paint a pale stone with a number."""
        p, tones = canvas.painter, self.tones(canvas.theme, player)
        p.setOpacity(0.7)
        if canvas.side < SMALL:
            self.marks(canvas, [cell], player)
        else:
            stamp(p, cell, draw_stone, tones, "")
        p.setOpacity(1)
        canvas.text(cell, str(number), 0.42, QColor(tones.mark), bold=True)

    def winning_rows(self, canvas: Canvas, rows: Sequence[QLineF], player: Player) -> None:  # noqa: ARG002
        """Paint lines that are seen on stones of both colours and on wood."""
        side, theme = canvas.side, canvas.theme
        if side < SMALL:
            paint_strokes(canvas, rows, ((last_color(theme), max(1.5, 0.25 * side)),))
        else:
            strokes = (("#ffffff", max(4.0, side * 0.2)), (row_color(theme), max(2.5, side * 0.11)))
            paint_strokes(canvas, rows, strokes)


def star_points(columns: int, rows: int) -> list[tuple[int, int]]:
    """Return the columns and rows of the points that help to find a place on a large board."""
    across, down = ({STARS, size - 1 - STARS} for size in (columns, rows))
    found = [*product(sorted(across), sorted(down))]
    if columns % 2 and rows % 2:
        found.append((columns // 2, rows // 2))
    return found


# Shared


def paint_strokes(
    canvas: Canvas, lines: Sequence[QLineF], strokes: Sequence[tuple[str, float]]
) -> None:
    """Paint lines several times, with each colour and width."""
    for color, width in strokes:
        canvas.painter.setPen(canvas.pen(color, width))
        for line in lines:
            canvas.painter.drawLine(line)


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


def _fill(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Fill a rectangle as `fillRect` does, which makes PySide load gradients at the first board."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRect(rect)
    painter.restore()


def _whole(canvas: Canvas, columns: int, rows: int) -> QRectF:
    return QRectF(0, 0, columns * canvas.side, rows * canvas.side)
