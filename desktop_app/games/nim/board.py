# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Nim: stacks of coins on a table; taking one also takes all above it."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainterPath

from desktop_app.boards.badges import DARK_RIM, TEXT_CELL
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, MistakeBadge, Picked
from desktop_app.boards.shapes import (
    outline_of,
    paint_outline,
    paint_star,
    paint_tag,
    shadow,
    whole,
)
from desktop_app.boards.stones import all_round, around, paint_sheet
from desktop_app.core.position import Move, Position
from desktop_app.games.nim.rules import HEAP, NimGame, NimPosition
from desktop_app.kit.look.theme import Theme, mixed
from desktop_app.languages import translate

TALL = 10
"""The most coins in one stack; larger heaps have several stacks."""
ABOVE, BELOW = 0.6, 1.35
"""Above the highest coin, and below the lowest one: there are the table and the names."""
LEAST_WIDE, MOST_WIDE, ASPECT = 1.7, 3.4, 1.6
"""The least and the greatest width of a coin, and the shape of the board that it aims at."""
BESIDE, BETWEEN, AROUND = 0.06, 0.3, 0.3
"""Gaps between stacks, between heaps, and at the sides, in widths of a coin."""
THICK, REACH = 0.42, 0.43
"""The height of a coin's rim, and half the height of its face, in thicknesses of a place."""
PLAIN = 9
"""The side of a place in pixels below which a coin has no ring and no highlight."""
LABEL = 26
"""The usual type size in pixels of names and sizes, which grows with large type."""
GONE, TAKEN = 0.6, 0.72
"""How much of the wall's colour coins have that a click or a previewed move takes."""
MINIATURE = QSize(24, 36)
"""Pixels of a heap in a miniature, where texts are 13 pixels high."""
SMALL_STACK = 8
"""The most coins of a heap in a miniature, whose number tells the rest."""


class CoinColors(NamedTuple):
    """The colours of a coin: its face in three tones, its rim in two, and its outline."""

    light: str
    face: str
    ring: str
    rim: str
    side: str
    line: str

    def pale(self, ground: str, share: float) -> CoinColors:
        """Return the colours of a coin that is about to be taken."""
        return CoinColors(*(mixed(color, ground, share) for color in self))


class TableColors(NamedTuple):
    """The colours of the coins, the wall behind them, the table, and what is written on it."""

    gold: CoinColors
    wall: str
    table: str
    edge: str
    ink: str


TABLES = {
    (False, False): TableColors(
        CoinColors("#fbe08a", "#eec04a", "#c9982a", "#c08f1e", "#a3761a", "#7d5a08"),
        "#f0e6d4",
        "#dcc9a8",
        "#c2ab83",
        "#4a3b20",
    ),
    (True, False): TableColors(
        CoinColors("#ffe59a", "#e5b53e", "#b98a1f", "#b3841d", "#8f6815", "#3f2e06"),
        "#2a2620",
        "#3d362b",
        "#554b3b",
        "#f2e6cf",
    ),
    (False, True): TableColors(
        CoinColors("#fff2b8", "#ffd54a", "#8a6300", "#b98500", "#8f6500", "#000000"),
        "#ffffff",
        "#ffffff",
        "#000000",
        "#000000",
    ),
    (True, True): TableColors(
        CoinColors("#fff6cf", "#ffd84d", "#7d5a00", "#c69a2a", "#a37c18", "#000000"),
        "#000000",
        "#000000",
        "#ffffff",
        "#ffffff",
    ),
}
"""The colours by theme: whether it is dark, and whether it is one of high contrast."""


class NimBoardKind(BoardKind):
    """The heaps. Places are coins or empty spaces, numbered from the table of each heap.

    The side of a place is its height; a coin is wider than that.
    """

    is_framed = False

    def __init__(self, game: NimGame) -> None:
        self._heaps = game.heaps
        self._wide = ceil(max(game.heaps) / TALL)
        """Stacks of a heap; if there are several, one more column separates the heaps."""
        self._step = self._wide + (self._wide > 1)
        columns = len(game.heaps) * self._step - (self._wide > 1)
        super().__init__(game, columns, ceil(max(game.heaps) / self._wide))
        high = self.rows + ABOVE + BELOW
        fitting = ASPECT * high / self._widths(len(game.heaps))
        self._coin_wide = min(max(fitting, LEAST_WIDE), MOST_WIDE)

    def _widths(self, heaps: int) -> float:
        """Return the width of all heaps with their gaps, in widths of a coin."""
        return heaps * self._heap_wide + (heaps - 1) * BETWEEN + 2 * AROUND

    @property
    def _heap_wide(self) -> float:
        """The width of a heap, in widths of a coin."""
        return self._wide + (self._wide - 1) * BESIDE

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        """Return the size of the heaps with wall and table, in heights of a place."""
        wide = self._widths(len(self._heaps)) * self._coin_wide
        return wide, self.rows + ABOVE + BELOW

    def _place(self, heap: int, coin: int) -> int:
        up, along = divmod(coin, self._wide)
        return (self.rows - 1 - up) * self.columns + heap * self._step + along

    def _coin(self, place: int) -> tuple[int, int] | None:
        """Return the heap of a place, and the number of the coin in it."""
        row, column = divmod(place, self.columns)
        heap, along = divmod(column, self._step)
        if along >= self._wide:
            return None
        return heap, (self.rows - 1 - row) * self._wide + along

    def _left_of(self, column: int) -> float:
        """Return the left edge of a column of places, in widths of a coin."""
        heap, along = divmod(column, self._step)
        return AROUND + heap * (self._heap_wide + BETWEEN) + along * (1 + BESIDE)

    def _width_of(self, column: int) -> float:
        """Return the width of a column: of a coin, or of the gap between two heaps."""
        return 1 if column % self._step < self._wide else BETWEEN - BESIDE

    def rect(self, place: int, side: int) -> QRectF:
        row, column = divmod(place, self.columns)
        unit = self._coin_wide * side
        left, wide = self._left_of(column) * unit, self._width_of(column) * unit
        return QRectF(left, (ABOVE + row) * side, wide, side)

    def place_at(self, point: QPoint, side: int) -> int:
        """Return the place at a point; the table in front of a stack belongs to its lowest coin."""
        wide, high = self.extent
        if not (0 <= point.x() < wide * side and 0 <= point.y() < high * side):
            return -1
        row = min(floor((point.y() + 0.5) / side - ABOVE), self.rows - 1)
        at = (point.x() + 0.5) / (self._coin_wide * side)
        for column in range(self.columns):
            left = self._left_of(column)
            if row >= 0 and left <= at < left + self._width_of(column):
                return row * self.columns + column
        return -1

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:  # noqa: ARG002
        """Return no labels: names and sizes of the heaps are on the table."""
        return []

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:
        """Return the lowest coin that is taken; all above it go with it."""
        heap, count = divmod(move, HEAP)
        return self._place(heap, _left(position)[heap] - count)

    def visible_place(self, picture: BoardPicture, move: Move) -> int | None:
        """Return where the lowest coin of the last move was, or that of an earlier mistake."""
        lost = picture.mistakes.get(move)
        if lost is None and move != picture.last_move:
            return None
        heap, later = move // HEAP, () if lost is None else lost.later
        since = sum(each % HEAP for each in later if each // HEAP == heap)
        return self._place(heap, _left(picture.position)[heap] + since)

    def first_place(self, position: Position) -> int:
        """Return the uppermost coin of the largest heap."""
        left = _left(position)
        heap = left.index(max(left))
        return self._place(heap, max(left[heap] - 1, 0))

    def walk(self, position: Position, place: int, right: int, down: int) -> int:
        """Move the cursor up and down in a heap, or to the nearest coin of the next heap."""
        row, column = divmod(place, self.columns)

        def distance(other: int) -> tuple[int, int] | None:
            rows, columns = other // self.columns - row, other % self.columns - column
            if right:
                return (columns * right, abs(rows)) if columns * right > 0 else None
            near = other % self.columns // self._step == column // self._step
            return (rows * down, abs(columns)) if near and rows * down > 0 else None

        ways = [(way, other) for other in self._coins(position) if (way := distance(other))]
        return min(ways)[1] if ways else place

    def _coins(self, position: Position) -> Iterable[int]:
        for heap, count in enumerate(_left(position)):
            for coin in range(count):
                yield self._place(heap, coin)

    # What is said

    #: A coin, for screen readers. {heap}: its letter, {left}: how many coins stay; {row}: a number
    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a coin: `heap b, coin 3 of 5: leaves 2`, with the move's value."""
        found = self._coin(place)
        if found is None:
            row, column = divmod(place, self.columns)
            text = translate("NimBoardKind", "next to heap {heap}, row {row}: no coins")
            name = self.column_text(column // self._step)
            return text.format(heap=name, row=self.rows - row)
        heap, coin = found
        count, name = _left(picture.position)[heap], self.column_text(heap)
        if coin >= count:
            text = translate("NimBoardKind", "heap {heap}, coin {number}: gone")
            gone = text.format(heap=name, number=coin + 1)
            made = (each for each in picture.mistakes if self.visible_place(picture, each) == place)
            return self.with_mistake(gone, picture, next(made, None))
        text = translate(
            "NimBoardKind", "heap {heap}, coin {number} of {count}: leaves {left}"
        ).format(heap=name, number=coin + 1, count=count, left=coin)
        badge = picture.badges.get(HEAP * heap + count - coin)
        if badge is None:
            return text
        #: {coin}: such as “heap a, coin 2 of 3: leaves 1”
        value = translate("NimBoardKind", "{coin}, value {value}")
        return value.format(coin=text, value=badge.accessible_text)

    #: Why nothing happens after a tap
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        found = self._coin(place)
        if found is None or found[1] >= _left(position)[found[0]]:
            return translate("NimBoardKind", "There is no coin here")
        most = _nim(position).game.most
        return translate("NimBoardKind", "You can take at most {most} in one turn").format(
            most=most
        )

    # What is seen

    def frame(self, margin: int) -> QMargins:
        """Return how far wall and table go out from the places."""
        return all_round(margin)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the wall and the table around the board, with round corners."""
        p, table, edges = canvas.painter, _table(canvas), self.frame(margin)
        room, corner = around(canvas, *self.extent, edges), edges.left() / 2
        paint_sheet(canvas, room, table.wall, corner, table.edge)
        inner = QPainterPath()
        inner.addRoundedRect(room.adjusted(1, 1, -1, -1), corner - 1, corner - 1)
        p.save()
        p.setClipPath(inner)
        self._paint_table(canvas, room)
        p.restore()

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the wall and the table."""
        wide, high = (ceil(length * canvas.side) for length in self.extent)
        room = QRectF(0, 0, wide, high)
        canvas.painter.fillRect(room, QColor(_table(canvas).wall))
        self._paint_table(canvas, room)

    def _paint_table(self, canvas: Canvas, room: QRectF) -> None:
        """Paint the table at the bottom of a room."""
        p, side, table = canvas.painter, canvas.side, _table(canvas)
        top = self._table_top(side)
        line = 2 if canvas.theme.strong else max(1, round(side * 0.03))
        band = QRectF(room.left(), top, room.width(), room.bottom() - top)
        p.fillRect(band, QColor(table.table))
        p.fillRect(QRectF(room.left(), top, room.width(), line), QColor(table.edge))

    def _table_top(self, side: int) -> int:
        """Return where the table begins; the lowest coins are a little in front of that."""
        return round((ABOVE + self.rows - 0.1) * side)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the coins, the outlines of those taken last, and names and sizes of the heaps."""
        self.paint_unmoved(canvas, picture)
        left = _left(picture.position)
        if picture.last_move is not None:
            heap, count = divmod(picture.last_move, HEAP)
            for coin in range(left[heap], left[heap] + count):
                self._taken_coin(canvas, self._place(heap, coin), canvas.theme.accent)

    def paint_mistake(
        self, canvas: Canvas, picture: BoardPicture, place: int, lost: MistakeBadge
    ) -> None:
        """Paint the sign of a mistake at the outline of the coin that was taken."""
        if lost.later:
            self._taken_coin(canvas, place, _table(canvas).ink)
        super().paint_mistake(canvas, picture, place, lost)

    def _taken_coin(self, canvas: Canvas, place: int, color: str) -> None:
        """Paint the outline of a coin that is gone."""
        p, (middle, across, reach) = canvas.painter, self._face(canvas, place)
        pen = canvas.pen(color, max(1.5, canvas.side * 0.04))
        pen.setStyle(Qt.PenStyle.DashLine)
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawEllipse(middle, across, reach)

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the coins that are left, and names and sizes of the heaps."""
        for heap, count in enumerate(_left(picture.position)):
            self._stack(canvas, heap, range(count), _table(canvas).gold)
            self._name(canvas, heap, count)

    def shows_motion(self, picture: BoardPicture) -> bool:
        return picture.last_move is not None

    def paint_motion(self, canvas: Canvas, picture: BoardPicture, share: float) -> None:
        """Let the coins that were taken slide away, and fade."""
        assert picture.last_move is not None
        heap, count = divmod(picture.last_move, HEAP)
        left, p = _left(picture.position)[heap], canvas.painter
        p.save()
        p.setOpacity(1 - share)
        p.translate(0.7 * self._coin_wide * canvas.side * share**2, -0.6 * canvas.side * share)
        self._stack(canvas, heap, range(left, left + count), _table(canvas).gold, lies=False)
        p.restore()

    def _name(self, canvas: Canvas, heap: int, count: int) -> None:
        """Write the name and the size of a heap on the table."""
        side = canvas.side
        first = self.rect(self._place(heap, 0), side)
        top = first.bottom() + 0.36 * side
        unit = self._coin_wide * side
        room = QRectF(first.left(), top, self._heap_wide * unit, BELOW * side - 0.42 * side)
        #: Below a heap of Nim: its name, and how many coins are left
        #: {heap}: its letter
        text = translate("NimBoardKind", "{heap}: {count}")
        text = text.format(heap=self.column_text(heap), count=count)
        usual = max(LABEL, 2 * QFontInfo(canvas.font).pixelSize())
        size = min(0.62, usual / side) if side > 20 else 0.8
        canvas.text(room, text, size, QColor(_table(canvas).ink), bold=True)

    def _face(self, canvas: Canvas, place: int) -> tuple[QPointF, float, float]:
        """Return the middle of a coin's face, and half its width and height."""
        rect, side = self.rect(place, canvas.side), canvas.side
        across = rect.width() * 0.46
        reach = min(REACH * side, 0.5 * across)
        return QPointF(rect.center().x(), rect.center().y() - THICK * side / 2), across, reach

    def _stack(
        self,
        canvas: Canvas,
        heap: int,
        coins: Iterable[int],
        gold: CoinColors,
        *,
        lies: bool = True,
    ) -> None:
        """Paint some coins of a heap, the lowest ones first; a shadow if it lies on the table."""
        for coin in coins:
            place = self._place(heap, coin)
            middle, across, reach = self._face(canvas, place)
            if coin < self._wide and lies and not canvas.theme.strong:
                self._shade(canvas, middle, across, reach)
            _paint_coin(canvas, middle, across, reach, gold)

    def _shade(self, canvas: Canvas, middle: QPointF, across: float, reach: float) -> None:
        """Paint the shadow of a stack on the table."""
        p, side = canvas.painter, canvas.side
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(shadow(50))
        p.drawEllipse(middle + QPointF(across * 0.06, (THICK + 0.1) * side), across * 1.02, reach)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _taken(self, left: list[int], move: Move) -> list[int]:
        """Return the places of the coins that a move takes."""
        heap, count = divmod(move, HEAP)
        before, left[heap] = left[heap], left[heap] - count
        return [self._place(heap, coin) for coin in range(left[heap], before)]

    def _paint_heap(self, canvas: Canvas, heap: int, kept: int, taken: int, share: float) -> None:
        """Paint a heap again, with the coins above the kept ones pale."""
        p, side, unit = canvas.painter, canvas.side, self._coin_wide * canvas.side
        left = self._left_of(heap * self._step) - BETWEEN / 2
        room = QRectF(left * unit, 1, (self._heap_wide + BETWEEN) * unit, self.extent[1] * side - 2)
        p.save()
        p.setClipRect(whole(room))
        self.paint_ground(canvas)
        table = _table(canvas)
        self._stack(canvas, heap, range(kept), table.gold)
        self._stack(canvas, heap, range(kept, kept + taken), table.gold.pale(table.wall, share))
        self._name(canvas, heap, kept + taken)
        p.restore()

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the coins that a click would take, pale and framed, with their values on them."""
        heap, count = divmod(move, HEAP)
        left = _left(picture.position)
        self._paint_heap(canvas, heap, left[heap] - count, count, GONE)
        self._outline(canvas, self._taken(list(left), move), canvas.theme.accent)
        for place, badge in self.valued(picture).items():
            found = self._coin(place)
            if found is not None and found[0] == heap:
                self.paint_value(canvas, place, badge)

    def _outline(self, canvas: Canvas, places: Iterable[int], color: str) -> None:
        """Paint one line around coins."""
        up = 0.22 * canvas.side
        rects = (whole(self.rect(place, canvas.side)) for place in places)
        path = outline_of(rect.adjusted(0, -up, 0, up) for rect in rects)
        paint_outline(canvas, path, color)

    def tag_rim(self, theme: Theme) -> str:
        return "#ffffff" if theme.strong and not theme.dark else DARK_RIM

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value on a coin, whose ends stay visible on both sides of it."""
        rect = self.rect(place, canvas.side)
        aside = 0.1 * rect.width()
        room = rect.adjusted(aside, 1, -aside, -1)
        if canvas.side < TEXT_CELL or not paint_tag(canvas, room, badge):
            square = QRectF(0, 0, rect.height(), rect.height())
            square.moveCenter(rect.center())
            self.badges(canvas).paint(square, badge)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Frame the coins that a hint takes, with a star if no value is shown there."""
        places = self._taken(list(_left(picture.position)), move)
        self._outline(canvas, places, canvas.theme.hint)
        if move not in picture.badges:
            paint_star(canvas, self.rect(places[0], canvas.side).center(), canvas.side * 0.45)

    def paint_marked(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Frame the coins of the row under the pointer."""
        places = self._taken(list(_left(picture.position)), move)
        self._outline(canvas, places, canvas.theme.accent)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the coins of each move, pale and numbered."""
        before = _left(picture.position)
        left, numbers = list(before), dict[int, int]()
        for number, move in enumerate(picture.preview, 1):
            numbers.update(dict.fromkeys(self._taken(left, move), number))
        for heap in {move // HEAP for move in picture.preview}:
            self._paint_heap(canvas, heap, left[heap], before[heap] - left[heap], TAKEN)
        ink = QColor(_table(canvas).ink)
        for place, number in numbers.items():
            canvas.text(self.rect(place, canvas.side), str(number), 0.6, ink, bold=True)

    # Small

    def miniature_side(self, unit: float) -> int:
        return round(MINIATURE.width() * unit)

    def miniature_size(self, unit: float) -> QSize:
        wide = MINIATURE.width() * len(self._heaps)
        return QSize(round(wide * unit), round(MINIATURE.height() * unit))

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        """Paint low stacks with their numbers; the heap of the last move is tinted."""
        p, table = canvas.painter, _table(canvas)
        side, unit = canvas.side, canvas.unit
        size = self.miniature_size(unit)
        board = QRectF(0, 0, size.width(), size.height())
        floor_at = round(size.height() * 0.53)
        p.fillRect(board, QColor(table.wall))
        p.fillRect(board.adjusted(0, floor_at, 0, 0), QColor(table.table))
        most = min(max(self._heaps), SMALL_STACK)
        step = max(1, min(floor((floor_at - 2) / most), round(4 * unit)))
        for heap, count in enumerate(_left(position)):
            room = QRectF(heap * side, 0, side, size.height())
            if last is not None and heap == last // HEAP:
                tint = QColor(canvas.theme.accent)
                tint.setAlpha(90)
                p.fillRect(room, tint)
            wide = round(side * 0.66)
            for coin in range(min(count, SMALL_STACK)):
                left = round(room.center().x() - wide / 2)
                bar = QRectF(left, floor_at + unit - step * (coin + 1), wide, step)
                p.fillRect(bar, QColor(table.gold.line))
                p.fillRect(bar.adjusted(1, 0, -1, -1 if step > 1 else 0), QColor(table.gold.face))
            below = QRectF(room.left(), floor_at, side, size.height() - floor_at)
            canvas.text(below, str(count), 0.6, QColor(table.ink), bold=True)
        p.setPen(canvas.pen(table.edge, 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(board.adjusted(0.5, 0.5, -0.5, -0.5))


def _table(canvas: Canvas) -> TableColors:
    return TABLES[canvas.theme.dark, canvas.theme.strong]


def _paint_coin(
    canvas: Canvas, middle: QPointF, across: float, reach: float, gold: CoinColors
) -> None:
    """Paint a coin that lies flat: its rim in two tones, and its face with a ring."""
    p, side = canvas.painter, canvas.side
    x, y, thick = middle.x(), middle.y(), THICK * side
    line = max(1.0, side * 0.035)
    rim = QPainterPath(QPointF(x - across, y))
    rim.lineTo(x - across, y + thick)
    below = QRectF(x - across, y + thick - reach, 2 * across, 2 * reach)
    rim.arcTo(below, 180, 180)
    rim.lineTo(x + across, y)
    rim.closeSubpath()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(gold.rim))
    p.drawPath(rim)
    p.save()
    p.setClipRect(QRectF(x + across * 0.35, y - reach, across, 2 * reach + thick + 1))
    p.setBrush(QColor(gold.side))
    p.drawPath(rim)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(canvas.pen(gold.line, line))
    p.drawPath(rim)
    p.setBrush(QColor(gold.face))
    p.drawEllipse(middle, across, reach)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if side < PLAIN:
        return
    p.setPen(canvas.pen(gold.ring, max(1.0, side * 0.045)))
    p.drawEllipse(middle, across * 0.68, reach * 0.64)
    p.setPen(canvas.pen(gold.light, max(1.0, side * 0.06)))
    inner = QRectF(x - across * 0.87, y - reach * 0.84, across * 1.74, reach * 1.68)
    p.drawArc(inner, 100 * 16, 75 * 16)


def _nim(position: Position) -> NimPosition:
    assert isinstance(position, NimPosition)
    return position


def _left(position: Position) -> tuple[int, ...]:
    """Return the number of coins left in each heap."""
    return _nim(position).heaps
