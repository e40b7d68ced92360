# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Kalah: two rows of pits with their seeds, and a store at either end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, cos, pi, sin, sqrt
from typing import NamedTuple

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath

from desktop_app.boards.badges import DARK_RIM, PALE_RIM
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, Picked
from desktop_app.boards.shapes import paint_star, paint_tag
from desktop_app.boards.stones import BoardColors, all_round, paint_wood
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.kalah.rules import KalahGame, KalahPosition
from desktop_app.games.kalah.words import COUNTED_SEEDS
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate

EDGE = 0.9
"""Above and below the pits, in sides of a pit: there are numbers of seeds, and values."""
NUMBERS = 0.46
"""The part of it that is nearest to the pits, for numbers and letters."""
PIT, STORE = 0.07, 0.1
"""The margin around a pit and a store, as a share of a side."""
SEED = 0.085
"""Radius of a seed."""
SPREAD = 0.3
"""The distance of the outermost seeds from the centre of their pit."""
LONG = 0.68
"""The same along a store."""
MOST_DRAWN, MOST_STORED = 24, 40
"""A pit or store with more seeds is drawn as full: its number tells the rest."""
HOP = 0.25
"""How high seeds are carried from pit to pit."""
GOLDEN_ANGLE = pi * (3 - sqrt(5))
GRAIN = (0.16, 0.34, 0.57, 0.83)
"""Where lines of the wood are, as shares of the height of the board."""
SHINY = 22
"""The side in pixels from which a seed has a highlight."""
MINIATURE = QSize(17, 19)
"""Pixels of a pit in a miniature, where texts are 13 pixels high."""


class WoodColors(NamedTuple):
    """The colours of a carved board with its seeds.

    Attributes:
        board, grain: the board, and the lines in it.
        light, dark: edges in the light and in the shade.
        pit, deep: the ground of a pit, and its part in the shade.
        seed, line: a seed and its outline.
        ink: letters on the board.
    """

    board: str
    grain: str
    light: str
    dark: str
    pit: str
    deep: str
    seed: str
    line: str
    ink: str


WOODS = {
    (False, False): WoodColors(
        "#dcae70",
        "#d0a163",
        "#efcb98",
        "#a4743c",
        "#80522a",
        "#643e1d",
        "#f7ecd4",
        "#452a10",
        "#3a240e",
    ),
    (True, False): WoodColors(
        "#7d5f45",
        "#745740",
        "#9c7b5c",
        "#3a2a1c",
        "#1f1610",
        "#150e09",
        "#eadcbd",
        "#120c07",
        "#fff6e4",
    ),
    (False, True): WoodColors(
        "#ffffff",
        "#ffffff",
        "#000000",
        "#000000",
        "#ffffff",
        "#ffffff",
        "#000000",
        "#ffffff",
        "#000000",
    ),
    (True, True): WoodColors(
        "#000000",
        "#000000",
        "#ffffff",
        "#ffffff",
        "#000000",
        "#000000",
        "#ffffff",
        "#000000",
        "#ffffff",
    ),
}
"""The colours by theme: whether it is dark, and whether it is one of high contrast."""


class KalahBoardKind(BoardKind):
    """Two rows of pits with a store at either end; O's store is on the left.

    X sows from left to right along the lower row, O from right to left along the upper one.
    """

    is_round = True
    is_framed = False

    def __init__(self, game: KalahGame) -> None:
        super().__init__(game, game.pits + 2, 2)
        self._pits = game.pits

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        return self.columns, self.rows + 2 * EDGE

    @property
    def is_large(self) -> bool:
        """Return False: a finger finds every pit."""
        return False

    def rect(self, place: int, side: int) -> QRectF:
        """Return the square of a pit, or the whole of a store."""
        row, column = divmod(place, self.columns)
        if column in (0, self.columns - 1):
            return QRectF(column * side, EDGE * side, side, 2 * side)
        return QRectF(column * side, (row + EDGE) * side, side, side)

    def place_at(self, point: QPoint, side: int) -> int:
        """Return the place at a point, -1 for none; a pit's letter and number belong to it."""
        column, row = point.x() // side, 0 if point.y() < (1 + EDGE) * side else 1
        inside = 0 <= column < self.columns and 0 <= point.y() < self.extent[1] * side
        return row * self.columns + column if inside else -1

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:  # noqa: ARG002
        """Return nothing: the letters stand on the board."""
        return []

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:  # noqa: ARG002
        """Return the place of the pit that is emptied."""
        if move < self._pits:
            return self.columns + 1 + move
        return 2 * self._pits - move

    def _move_at(self, place: int) -> Move | None:
        """Return the move that empties a pit, whoever owns it; None for a store."""
        row, column = divmod(place, self.columns)
        if column in (0, self.columns - 1):
            return None
        return column - 1 if row else 2 * self._pits - column

    def first_place(self, position: Position) -> int:
        """Return the pit in the middle of the row of the player to move."""
        return self.place_of(
            position, self._pits // 2 + (0 if position.turn is MAX else self._pits)
        )

    # What is said

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Return `pit c of X: 4 seeds, value +1`, or `store of O: 7 seeds`."""
        kalah, move = _kalah(picture.position), self._move_at(place)
        if move is None:
            owner = MIN if place % self.columns == 0 else MAX
            is_lower = place // self.columns
            named = COUNTED_SEEDS.in_lower_half if is_lower else COUNTED_SEEDS.in_store
            return named(_stored(kalah, owner), kalah.game.player_text(owner))
        owner = kalah.game.player_text(MAX if move < self._pits else MIN)
        text = COUNTED_SEEDS.in_pit(_seeds(kalah, move), kalah.game.move_text(move), owner)
        badge = picture.badges.get(move)
        if badge is None:
            return self.with_mistake(text, picture, move if move == picture.last_move else None)
        #: {place}: “X's pit c: 4 seeds”
        value = translate("Kalah", "{place}, value {value}")
        return value.format(place=text, value=badge.accessible_text)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        """Return that it is a store, the other player's pit, or empty."""
        move = self._move_at(place)
        if move is None:
            return translate("Kalah", "Tap a pit. You can't empty a store")
        if (move < self._pits) != (position.turn is MAX):
            return translate("Kalah", "Tap a pit in your own row")
        return translate("Kalah", "This pit is empty")

    # What is seen

    def frame(self, margin: int) -> QMargins:
        """Return how far the wood goes out from the places."""
        return all_round(margin)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the wood around the board, with round corners."""
        wood = _wood(canvas)
        ground = BoardColors(wood.board, wood.dark, wood.grain, wood.board, wood.ink)
        paint_wood(canvas, *self.extent, self.frame(margin), ground)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the board with its carved pits and stores, and the letter of each pit."""
        p, side, wood = canvas.painter, canvas.side, _wood(canvas)
        wide, high = (ceil(length * side) for length in self.extent)
        p.fillRect(QRectF(0, 0, wide, high), QColor(wood.board))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(canvas.pen(wood.grain, max(1.0, side * 0.02)))
        for number, share in enumerate(GRAIN):
            bend, y = (0.09 if number % 2 else -0.07) * side, share * high
            start, end = 0.1 * side * (1 + number % 3), wide - 0.1 * side * (1 + (number + 1) % 3)
            line = QPainterPath(QPointF(start, y))
            third = wide / 3
            line.cubicTo(QPointF(third, y + bend), QPointF(2 * third, y - bend), QPointF(end, y))
            p.drawPath(line)
        for move in range(2 * self._pits):
            pit = self._pit(canvas, move)
            self._carve(canvas, pit, pit.width() / 2)
        for player in (MAX, MIN):
            self._carve(canvas, self._store(canvas, player), side * 0.36)
            name = self.game.player_text(player)
            self._plate(canvas, self._name_of(canvas, player), name, player, filled=True)
        for move in range(2 * self._pits):
            band = self._band(canvas, move)
            band.setWidth(side * 0.26)
            name = self.game.move_text(move)
            canvas.text(band, name, 0.24, QColor(wood.ink), bold=False)

    def _carve(self, canvas: Canvas, room: QRectF, corner: float) -> None:
        """Paint a hollow lit from above: in shade at the top, with a light edge at the bottom."""
        p, wood, rim = canvas.painter, _wood(canvas), max(1.0, canvas.side * 0.03)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(wood.light))
        p.drawRoundedRect(room.translated(0, 0.7 * rim), corner, corner)
        p.setBrush(QColor(wood.dark))
        p.drawRoundedRect(room, corner, corner)
        inner = room.adjusted(rim, rim, -rim, -rim)
        p.setBrush(QColor(wood.deep))
        p.drawRoundedRect(inner, corner - rim, corner - rim)
        shape = QPainterPath()
        shape.addRoundedRect(inner, corner - rim, corner - rim)
        lower = QPainterPath()
        lower.addRoundedRect(inner.translated(0, 0.07 * canvas.side), corner - rim, corner - rim)
        p.fillPath(shape.intersected(lower), QColor(wood.pit))
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _plate(
        self, canvas: Canvas, room: QRectF, text: str, player: Player, *, filled: bool = False
    ) -> None:
        """Paint a number of seeds on a plate in a player's colour, or a name on a filled one."""
        p, theme = canvas.painter, canvas.theme
        color = theme.x if player is MAX else theme.o
        high = round(min(0.36 * canvas.side, room.height()))
        wide = round(max(1.25 * high, 0.62 * high * len(text) + 0.5 * high))
        plate = QRectF(0, 0, wide, high)
        plate.moveCenter(QPointF(room.center().toPoint()))
        p.setPen(canvas.pen(color, max(1.0, canvas.side * 0.025)))
        p.setBrush(QColor(color if filled else theme.base))
        p.drawRoundedRect(plate, high * 0.3, high * 0.3)
        p.setBrush(Qt.BrushStyle.NoBrush)
        canvas.text(plate, text, 0.28, QColor(theme.base if filled else theme.text), bold=True)

    def _pit(self, canvas: Canvas, move: Move) -> QRectF:
        return canvas.inset(self._room(canvas, move), PIT)

    def _room(self, canvas: Canvas, move: Move) -> QRectF:
        """Return the square of a pit."""
        row, column = (1, move + 1) if move < self._pits else (0, 2 * self._pits - move)
        return self.rect(row * self.columns + column, canvas.side)

    def _store(self, canvas: Canvas, player: Player) -> QRectF:
        place = self.columns - 1 if player is MAX else 0
        return canvas.inset(self.rect(place, canvas.side), STORE)

    def _beside(self, canvas: Canvas, room: QRectF, *, below: bool, near: float) -> QRectF:
        """Return the strip above or below a room; `near` is where it begins, in sides."""
        side, far = canvas.side, NUMBERS if near == 0 else EDGE
        top = room.bottom() + near * side if below else room.top() - far * side
        return QRectF(room.left(), top, room.width(), (far - near) * side)

    def _band(self, canvas: Canvas, move: Move) -> QRectF:
        """Return the strip beside a pit for its letter and number: below X's, above O's."""
        room = self._room(canvas, move)
        return self._beside(canvas, room, below=move < self._pits, near=0)

    def _value_room(self, canvas: Canvas, move: Move) -> QRectF:
        """Return the room for the value of emptying a pit, beyond its number."""
        room = self._room(canvas, move)
        strip = self._beside(canvas, room, below=move < self._pits, near=NUMBERS)
        return canvas.inset(strip, 0.03)

    def _count_of(self, canvas: Canvas, player: Player) -> QRectF:
        """Return the room for the number of seeds in a store, on its player's side."""
        room = self.rect(self.columns - 1 if player is MAX else 0, canvas.side)
        return self._beside(canvas, room, below=player is MAX, near=0)

    def _name_of(self, canvas: Canvas, player: Player) -> QRectF:
        """Return the room for the name of a store's owner, at its other end."""
        room = self.rect(self.columns - 1 if player is MAX else 0, canvas.side)
        return self._beside(canvas, room, below=player is MIN, near=0)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the seeds, their numbers, and a ring around the pit emptied last."""
        kalah = _kalah(picture.position)
        self.paint_unmoved(canvas, picture)
        counts = [_seeds(kalah, move) for move in range(2 * self._pits)]
        self._paint_seeds(canvas, counts, {each: _stored(kalah, each) for each in (MAX, MIN)})

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the ring alone: the number of seeds changes in all pits."""
        if picture.last_move is not None:
            self._ring(canvas, picture.last_move)

    def _paint_seeds(
        self, canvas: Canvas, counts: Sequence[int], stored: Mapping[Player, int]
    ) -> None:
        """Paint the seeds and their numbers, by the moves that empty the pits, and by owner."""
        side = canvas.side
        for move, count in enumerate(counts):
            owner, middle = MAX if move < self._pits else MIN, self._room(canvas, move).center()
            self._scatter(canvas, middle, min(count, MOST_DRAWN), SPREAD * side)
            band = self._band(canvas, move)
            self._plate(canvas, band.adjusted(side * 0.2, 0, -side * 0.2, 0), str(count), owner)
        for player, count in stored.items():
            middle = self._store(canvas, player).center()
            self._scatter(canvas, middle, min(count, MOST_STORED), 0.27 * side, LONG * side)
            self._plate(canvas, self._count_of(canvas, player), str(count), player)

    def shows_motion(self, picture: BoardPicture) -> bool:
        return picture.last_move is not None and picture.before is not None

    def paint_motion(self, canvas: Canvas, picture: BoardPicture, share: float) -> None:
        """Paint the seeds on their way: those in the hand, and those dropped into pits so far."""
        move = picture.last_move
        if move is None or picture.before is None:
            return
        before, pits = _kalah(picture.before), self._pits
        mover, (row, pit) = before.turn, divmod(move, pits)
        counts = [_seeds(before, each) for each in range(2 * pits)]
        stored = {each: _stored(before, each) for each in (MAX, MIN)}
        hand, counts[move] = counts[move], 0
        own, other = (range(each * pits, (each + 1) * pits) for each in (row, 1 - row))
        way: list[Move | None] = [*own, None, *other]  # None for the player's own store
        middles = [
            self._store(canvas, mover).center()
            if each is None
            else self._room(canvas, each).center()
            for each in way
        ]
        dropped = int(share * hand)
        for step in range(pit + 1, pit + dropped + 1):
            each = way[step % len(way)]
            if each is None:
                stored[mover] += 1
            else:
                counts[each] += 1
        self._paint_seeds(canvas, counts, stored)
        part, here = share * hand - dropped, pit + dropped
        start, end = (middles[step % len(way)] for step in (here, here + 1))
        lifted = QPointF(0, -HOP * canvas.side * sin(pi * part))
        middle = start + (end - start) * part + lifted
        self._scatter(canvas, middle, min(hand - dropped, MOST_DRAWN), SPREAD * canvas.side / 2)

    def _ring(self, canvas: Canvas, move: Move) -> None:
        """Paint a ring around a pit, with a rim that makes it visible on wood."""
        p, width = canvas.painter, max(2.0, canvas.side * 0.05)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for color, wide in ((canvas.theme.base, 1.9 * width), (canvas.theme.accent, width)):
            p.setPen(canvas.pen(color, wide))
            p.drawEllipse(self._pit(canvas, move))

    def _scatter(
        self, canvas: Canvas, middle: QPointF, count: int, across: float, along: float = 0
    ) -> None:
        """Paint seeds in a sunflower pattern, which fills a pit evenly.

        Args:
            canvas: where to paint.
            middle: the middle of the pit.
            count: how many.
            across: the greatest distance from the middle to the side, in pixels.
            along: the same up and down; 0 for a round pit.
        """
        p, wood, side = canvas.painter, _wood(canvas), canvas.side
        room = 9 * max(along, across) / across
        reach = SEED * side * min(1.0, sqrt(room / max(count, 1)) * 1.04)
        line = max(0.6, side * 0.014)
        for number in range(count):
            away = sqrt((number + 0.5) / max(count, 4 if not along else 12))
            angle = number * GOLDEN_ANGLE
            at = middle + QPointF(cos(angle) * away * across, sin(angle) * away * (along or across))
            p.setPen(canvas.pen(wood.line, line))
            p.setBrush(QColor(wood.seed))
            p.drawEllipse(at, reach, reach)
            if side >= SHINY and not canvas.theme.strong:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor("#ffffff"))
                p.drawEllipse(at - QPointF(reach * 0.3, reach * 0.34), reach * 0.3, reach * 0.22)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def tag_rim(self, theme: Theme) -> str:
        return "" if theme.strong else PALE_RIM if theme.dark else DARK_RIM

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value beside its pit, whose seeds stay visible."""
        move = self._move_at(place)
        if move is not None and not paint_tag(canvas, self._value_room(canvas, move), badge):
            room = self._value_room(canvas, move)
            square = QRectF(0, 0, room.height(), room.height())
            square.moveCenter(room.center())
            self.badges(canvas).paint(square, badge)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Ring the pit of a hint, with a star on the board beyond it if no value is there."""
        p, width = canvas.painter, max(2.5, canvas.side * 0.06)
        for color, wide in ((canvas.theme.base, 1.8 * width), (canvas.theme.hint, width)):
            p.setPen(canvas.pen(color, wide))
            p.drawEllipse(self._pit(canvas, move))
        if move not in picture.badges:
            room = self._value_room(canvas, move)
            paint_star(canvas, room.center(), room.height() * 0.48)

    def paint_marked(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:  # noqa: ARG002
        """Ring the pit of the row under the pointer."""
        self._ring(canvas, move)

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Ring the pit that a click would empty, and the pit where its last seed would land."""
        kalah, p = _kalah(picture.position), canvas.painter
        last, width = kalah.sown(move).last, max(2.0, canvas.side * 0.045)
        self._ring(canvas, move)
        for color, wide in ((canvas.theme.base, 1.9 * width), (canvas.theme.accent, width)):
            pen = canvas.pen(color, wide)
            if color == canvas.theme.accent:
                pen.setStyle(Qt.PenStyle.DashLine)
            p.setPen(pen)
            if last == self._pits:
                corner = canvas.side * 0.36
                p.drawRoundedRect(self._store(canvas, kalah.turn), corner, corner)
            else:
                pit = last if last < self._pits else last - 1
                p.drawEllipse(self._pit(canvas, pit if kalah.turn is MAX else self._across(pit)))

    def _across(self, pit: int) -> int:
        """Return the pit that is where a pit would be if the board were turned round."""
        return (pit + self._pits) % (2 * self._pits)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the numbers of the moves in the pits that they empty."""
        p = canvas.painter
        numbers: dict[Move, list[str]] = {}
        for number, move in enumerate(picture.preview, 1):
            numbers.setdefault(move, []).append(str(number))
        for move, found in numbers.items():
            room, reach = self._room(canvas, move), canvas.side * 0.3
            p.setPen(canvas.pen(canvas.theme.accent, max(1.0, canvas.side * 0.03)))
            p.setBrush(QColor(canvas.theme.base))
            p.drawEllipse(room.center(), reach, reach)
            p.setBrush(Qt.BrushStyle.NoBrush)
            inner = QRectF(room.center().x() - reach * 0.9, room.top(), reach * 1.8, room.height())
            canvas.text(inner, " ".join(found), 0.3, QColor(canvas.theme.text), bold=True)

    # Small boards

    def miniature_side(self, unit: float) -> int:
        return round(MINIATURE.width() * unit)

    def miniature_size(self, unit: float) -> QSize:
        wide, high = MINIATURE.width() * self.columns, MINIATURE.height() * 2
        return QSize(round(wide * unit), round(high * unit))

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        """Paint the numbers of seeds in their pits; the pit emptied last has a ring."""
        p, theme, wood = canvas.painter, canvas.theme, _wood(canvas)
        unit = canvas.unit
        wide, high = MINIATURE.width() * unit, MINIATURE.height() * unit
        kalah = _kalah(position)
        size = self.miniature_size(unit)
        board, ink = QRectF(0, 0, size.width(), size.height()), QColor(wood.seed)
        p.setPen(canvas.pen(wood.dark, 1))
        p.setBrush(QColor(wood.board))
        p.drawRoundedRect(board.adjusted(0.5, 0.5, -0.5, -0.5), 3 * unit, 3 * unit)
        for player in (MAX, MIN):
            left = 0 if player is MIN else wide * (self.columns - 1)
            store = QRectF(left, 0, wide, 2 * high).adjusted(2, 3, -2, -3)
            p.setPen(canvas.pen(theme.x if player is MAX else theme.o, 1.5 * unit))
            p.setBrush(QColor(wood.pit))
            p.drawRoundedRect(store, 0.4 * wide, 0.4 * wide)
            p.setBrush(Qt.BrushStyle.NoBrush)
            canvas.text(store, str(_stored(kalah, player)), 0.7, ink, bold=True)
        for move in range(2 * self._pits):
            row, column = (1, move + 1) if move < self._pits else (0, 2 * self._pits - move)
            room = QRectF(column * wide, row * high, wide, high)
            pit = QRectF(0, 0, wide - unit, wide - unit)
            pit.moveCenter(room.center())
            p.setPen(canvas.pen(theme.accent if move == last else wood.dark, 1))
            if move == last:
                p.setPen(canvas.pen(theme.accent, 2.4 * unit))
            p.setBrush(QColor(wood.pit))
            p.drawEllipse(pit)
            p.setBrush(Qt.BrushStyle.NoBrush)
            canvas.text(room, str(_seeds(kalah, move)), 0.66, ink, bold=True)


def _wood(canvas: Canvas) -> WoodColors:
    return WOODS[canvas.theme.dark, canvas.theme.strong]


def _kalah(position: Position) -> KalahPosition:
    assert isinstance(position, KalahPosition)
    return position


def _seeds(kalah: KalahPosition, move: Move) -> int:
    """Return the seeds in the pit that a move empties."""
    row, pit = divmod(move, kalah.game.pits)
    return kalah.pits[row][pit]


def _stored(kalah: KalahPosition, player: Player) -> int:
    """Return the seeds in a player's store."""
    return kalah.stores[0 if player is MAX else 1]
