# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Othello, and the strip below it: each side's number of discs, and the pass button.

Discs are black, or white with a thin ring, on green felt in a dark wooden frame.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, cos, pi

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPolygonF

from desktop_app.boards import signs
from desktop_app.boards.badges import PALE_RIM, SMALL_MARK, BadgePainter
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import MINIATURE_SIDE, BoardKind, ShareColors
from desktop_app.boards.picture import Badge, BoardPicture, Picked
from desktop_app.boards.stones import (
    SMALL,
    all_round,
    draw_disc,
    felt_of,
    on_page,
    over_felt,
    paint_points,
    paint_wood,
    stamp,
    tones_of,
)
from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.games.othello.discs import each_bit, turned_by
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.games.othello.words import COUNTED_DISCS, OthelloWording
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate

GHOST, PREVIEW = 0.4, 0.55
LEAST_CELL = 10
HALF = 0.5
POINT = 2
"""The place of the points on the felt: how far from the edges."""
LAST, SPOT = 0.42, 0.06
"""The radius of the ring around the last disc, and that of the spots on the discs it has turned, as
shares of a place."""
CORNER, CORNER_WIDTH = 0.22, 0.07
"""The length and the width of the corners around the last disc, as shares of a place."""
STEPS = 12
"""The number of widths of a disc that is turned over."""
LATEST = 0.35
"""The share of the time after which the last disc begins to turn, from the nearest one on."""


class OthelloBoardKind(BoardKind):
    """The board. Places are squares, and the parts of the strip below with the pass button."""

    is_framed = False

    def __init__(self, game: OthelloGame) -> None:
        super().__init__(game, game.columns, game.rows + 1)
        self.othello = game
        self._squares = game.columns * game.rows
        self._strip = DiscStrip(game)

    # Where places are

    @property
    def extent(self) -> tuple[float, float]:
        """Return the size of the squares with the strip."""
        return self.columns, self.rows - 1 + self._strip.high

    def rect(self, place: int, side: int) -> QRectF:
        """Return the rectangle of a square or a part of the strip."""
        if place < self._squares:
            return super().rect(place, side)
        return self._strip.rect(place - self._squares, side)

    def place_at(self, point: QPoint, side: int) -> int:
        """The place at a point, -1 for none."""
        if point.y() < (self.rows - 1) * side:
            return super().place_at(point, side)
        part = self._strip.part_at(point, side)
        return -1 if part < 0 else self._squares + part

    def row_text(self, row: int) -> str:
        """Return the row's number from the top; the strip has none."""
        return str(row + 1) if row < self.rows - 1 else ""

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Label columns above and rows on the left: a1 is the upper left corner."""
        above = [
            (QRect(column * side, -margin, side, margin), self.column_text(column))
            for column in range(self.columns)
        ]
        beside = [
            (QRect(-margin, row * side, margin, side), self.row_text(row))
            for row in range(self.rows - 1)
        ]
        return above + beside

    # What places mean

    def visible_place(self, picture: BoardPicture, move: Move) -> int | None:
        """Return where a move is still visible; a pass is visible until the next move."""
        is_seen = move < self._squares or move == picture.last_move
        return move if is_seen else None

    def first_place(self, position: Position) -> int:
        """Return the first legal move; the pass button if the player must pass."""
        return next(iter(position.legal_moves()), super().first_place(position))

    def walk(self, position: Position, place: int, right: int, down: int) -> int:
        """Move the cursor from square to square, or from the last row to the strip."""
        if _at(position).must_pass and place < self._squares:
            return self.othello.passing
        if place < self._squares:
            there = super().walk(position, place, right, down)
            return there if there < self._squares else self.othello.passing
        if down < 0:
            return self._squares - self.columns + self.columns // 2
        return self._squares + self._strip.beside(place - self._squares, right)

    # What is said

    #: A square of the board, for screen readers
    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a place: `d3: open, turns 2` with the move's value, or its disc."""
        position = _at(picture.position)
        if place >= self._squares:
            text = self._strip.accessible_text(picture, place - self._squares)
            badge = picture.badges.get(place)
            if badge is not None:
                #: {place}: such as “d3: empty”
                value = translate("Othello", "{place}, value {value}")
                text = value.format(place=text, value=badge.accessible_text)
            return self.with_mistake(text, picture, place if place == picture.last_move else None)
        name, bit = self.othello.move_text(place), self.othello.bit(place)
        if position.discs & bit:
            #: Read aloud: “d3: Black”.
            text = translate("Othello", "{square}: {player}")
            if position.turned & bit:
                text = translate("Othello", "{square}: {player}, just turned")
            owner = MAX if position.black & bit else MIN
            text = text.format(square=name, player=OthelloWording().player(self.game, owner))
            return self.with_mistake(text, picture, place)
        if not position.places & bit:
            return translate("Othello", "{square}: empty").format(square=name)
        turns = turned_by(position.own, position.others, bit).bit_count()
        badge = picture.badges.get(place)
        text = translate("Othello", "{square}: empty, turns {count}")
        if badge is not None:
            text = translate("Othello", "{square}: empty, turns {count}, value {value}")
        value = "" if badge is None else badge.accessible_text
        return text.format(square=name, count=turns, value=value)

    #: Why nothing happens after a tap
    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        here = _at(position)
        if place >= self._squares:
            return translate("Othello", "You can't pass while you can move")
        if here.discs & self.othello.bit(place):
            text = translate("Othello", "Square {square} is taken")
        elif here.must_pass:
            text = translate("Othello", "You can't turn a disc. Press Pass below the board")
        else:
            text = translate("Othello", "A disc on {square} wouldn't turn any discs")
        return text.format(square=self.othello.move_text(place))

    # What is seen

    def frame(self, margin: int) -> QMargins:
        """Return the edges of the wooden frame."""
        edges = all_round(margin)
        edges.setBottom(margin // 3)  # the strip above it is of wood, too
        return edges

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the wooden frame."""
        paint_wood(canvas, *self.extent, self.frame(margin), felt_of(canvas.theme))

    def label_color(self, theme: Theme) -> str:
        return felt_of(theme).label

    def over(self, canvas: Canvas) -> Canvas:
        return over_felt(canvas)

    def paint_player(self, canvas: Canvas, rect: QRectF, player: Player, mark: str) -> None:  # noqa: ARG002
        """Paint a disc."""
        paint_loose(canvas, rect, player, "")

    def shares(self, theme: Theme) -> ShareColors:
        first, second = (tones_of(theme, is_black=is_black).face for is_black in (True, False))
        return ShareColors.of_pieces(first, second, theme)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the felt, and the wood of the strip below it."""
        top, wide = (self.rows - 1) * canvas.side, self.columns * canvas.side
        room = QRectF(0, top, wide, ceil(self._strip.high * canvas.side))
        canvas.painter.fillRect(room, QColor(felt_of(canvas.theme).border))
        paint_squares(canvas, self.columns, self.rows - 1)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the discs, the last one and those it turned, the legal moves, and the strip."""
        self._paint_discs(canvas, _at(picture.position), picture.last_move)
        self._paint_others(canvas, picture)

    def _paint_others(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the legal moves and the strip."""
        position = _at(picture.position)
        if picture.accepts_moves and not picture.preview:
            for place in position.legal_moves():
                if place < self._squares and place not in self.valued(picture):
                    self._paint_dot(canvas, place)
        self._strip.paint(canvas, picture)

    def _paint_dot(self, canvas: Canvas, place: int) -> None:
        p, reach = canvas.painter, max(2.0, canvas.side * 0.075)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(felt_of(canvas.theme).line))
        p.drawEllipse(self.rect(place, canvas.side).center(), reach, reach)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_discs(self, canvas: Canvas, position: OthelloPosition, last: Move | None) -> None:
        for player, bits in ((MAX, position.black), (MIN, position.white)):
            paint_discs(canvas, self._cells(canvas, bits), player)
        if last is not None and last < self._squares:
            paint_turned(canvas, self._cells(canvas, position.turned))
            paint_last(canvas, self.rect(last, canvas.side))

    def shows_motion(self, picture: BoardPicture) -> bool:
        """Return whether the last move has turned discs."""
        return bool(picture.last_move is not None and _at(picture.position).turned)

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint all discs but those that are turned over."""
        position = _at(picture.position)
        for player, bits in ((MAX, position.black), (MIN, position.white)):
            paint_discs(canvas, self._cells(canvas, bits & ~position.turned), player)
        self._paint_others(canvas, picture)

    def paint_motion(self, canvas: Canvas, picture: BoardPicture, share: float) -> None:
        """Paint the discs that are turned over, those next to the new one first."""
        position, last = _at(picture.position), picture.last_move
        if last is None:
            return
        side, cells = canvas.side, list(self._cells(canvas, position.turned))
        placed = self.rect(last, side).center()
        ways = [(cell.center() - placed).manhattanLength() / side for cell in cells]
        nearest = min(ways, default=0)
        spread = max(ways, default=0) - nearest or 1
        turned, turning = position.turn.opponent, position.turn
        for cell, way in zip(cells, ways, strict=True):
            late = LATEST * (way - nearest) / spread
            done = min(max((share - late) / (1 - LATEST), 0), 1)
            wide = round(abs(cos(pi * done)) * STEPS) / STEPS
            paint_discs(canvas, [cell], turning if done < HALF else turned, wide)

    def _cells(self, canvas: Canvas, bits: int) -> Iterable[QRectF]:
        return [self.rect(self.othello.place(bit), canvas.side) for bit in each_bit(bits)]

    def tag_rim(self, theme: Theme) -> str:
        return "" if theme.strong else PALE_RIM

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value in its square; for a pass, next to the button."""
        if place >= self._squares:
            self._strip.paint_value(canvas, badge)
        else:
            super().paint_value(canvas, place, badge)

    def badges(self, canvas: Canvas) -> BadgePainter:
        """Return a painter of values, smaller than discs."""
        return BadgePainter(canvas, SMALL_MARK)

    def valued(self, picture: BoardPicture) -> Mapping[int, Badge]:
        return picture.badges

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the disc that a click would place, and mark those it would turn."""
        if move >= self._squares:
            return
        position, bit = _at(picture.position), self.othello.bit(move)
        if move not in picture.badges:
            canvas.painter.setOpacity(GHOST)
            paint_discs(canvas, [self.rect(move, canvas.side)], position.turn)
            canvas.painter.setOpacity(1)
        turned = turned_by(position.own, position.others, bit)
        paint_turned(canvas, self._cells(canvas, turned), dashed=True)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint pale, numbered discs; the discs they turn are not changed."""
        position = picture.position
        for number, move in enumerate(picture.preview, 1):
            cell, turn = self.rect(move, canvas.side), position.turn
            if move < self._squares:
                canvas.painter.setOpacity(PREVIEW)
                paint_discs(canvas, [cell], turn)
                canvas.painter.setOpacity(1)
                self._paint_number(canvas, cell, number, turn)
            else:
                self._strip.paint_passing(canvas, number)
            position = position.after(move)

    def _paint_number(self, canvas: Canvas, cell: QRectF, number: int, turn: Player) -> None:
        """Paint a move number on a plate that covers the disc's sign."""
        p = canvas.painter
        tones = tones_of(canvas.theme, is_black=turn is MAX)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(tones.face))
        p.drawEllipse(canvas.inset(cell, 0.2))
        canvas.text(cell, str(number), 0.34, QColor(tones.mark), bold=True)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint a hint; a pass only gets a frame."""
        place = self.rect(move, canvas.side)
        has_badge = move in picture.badges or move >= self._squares
        signs.paint_hint(canvas, place, has_badge=has_badge, is_round=False)

    def miniature_size(self, unit: float) -> QSize:
        side = self.miniature_side(unit)
        return QSize(self.columns * side, (self.rows - 1) * side)

    def miniature_side(self, unit: float) -> int:
        return round(max(LEAST_CELL, MINIATURE_SIDE / self.columns) * unit)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        """Paint the discs, with a frame around them after a pass."""
        p, theme = canvas.painter, canvas.theme
        paint_squares(canvas, self.columns, self.rows - 1)
        self._paint_discs(canvas, _at(position), last)
        if last == self.othello.passing:
            size = self.miniature_size(canvas.unit)
            p.setPen(canvas.pen(theme.accent, 2 * canvas.unit))
            p.drawRect(QRectF(1, 1, size.width() - 2, size.height() - 2))


HIGH, GAP = 0.86, 0.1
"""Height of the strip and the gap above it, in eighths of the board's width."""
PASS, BLACK, WHITE = range(3)
"""The parts of the strip, as they are read; further places of its row are nothing."""
COUNT_WIDE = 1.25
"""Width of a count, in the same measure."""
EIGHTHS = 8


class DiscStrip:
    """The strip below the board: each side's number of discs, and the pass button.

    Its places have numbers of their own, from 0.
    """

    def __init__(self, game: OthelloGame) -> None:
        self._game = game

    @property
    def high(self) -> float:
        """Return its height with the gap, in sides of a place, the same for all boards."""
        return HIGH * self._game.columns / EIGHTHS

    def rect(self, part: int, side: int) -> QRectF:
        """Return the rectangle of a part; an empty part is a point below the board."""
        wide = self._game.columns * side
        unit = wide / EIGHTHS
        top, high, count = (
            self._game.rows * side + GAP * unit,
            (HIGH - GAP) * unit,
            COUNT_WIDE * unit,
        )
        if part == PASS:
            return QRectF(count, top, wide - 2 * count, high)
        if part in (BLACK, WHITE):
            return QRectF(0 if part == BLACK else wide - count, top, count, high)
        return QRectF((part + 0.5) * side, top + high - 1, 1, 1)

    def part_at(self, point: QPoint, side: int) -> int:
        """Return the part at a point, -1 for none."""
        for part in (PASS, BLACK, WHITE):
            if self.rect(part, side).toRect().contains(point):
                return part
        return -1

    def beside(self, part: int, right: int) -> int:
        """Return the part that an arrow key leads to."""
        order = (BLACK, PASS, WHITE)
        here = order.index(part) if part in order else 1
        return order[min(max(here + right, 0), 2)]

    #: Below the board, for screen readers. {column}: its letter
    def accessible_text(self, picture: BoardPicture, part: int) -> str:
        """Describe a part."""
        position = _at(picture.position)
        if part == PASS:
            said = self._pass_sentence(position, picture)
            return said or translate("Othello", "You can't pass while you can move")
        if part in (BLACK, WHITE):
            side = MAX if part == BLACK else MIN
            player = OthelloWording().player(self._game, side)
            return COUNTED_DISCS.on_board(_count(position, side), player)
        column = chr(ord("a") + part)
        return translate("Othello", "nothing below column {column}").format(column=column)

    #: Below the board: a player who can't turn any discs
    def _pass_sentence(self, position: OthelloPosition, picture: BoardPicture) -> str:
        """Return who must pass or has passed, in words; empty if nobody."""
        passed = picture.last_move == self._game.passing
        if position.must_pass and picture.accepts_moves:
            #: On the button below the board.
            text, side = translate("Othello", "{player} can't move: Pass"), position.turn
        elif position.must_pass:
            text, side = translate("Othello", "{player} must pass"), position.turn
        elif passed:
            text, side = translate("Othello", "{player} passed"), position.turn.opponent
        else:
            return ""
        return text.format(player=OthelloWording().player(self._game, side))

    def paint(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint both counts, and the message about a pass, as a button if one is due."""
        position = _at(picture.position)
        for part, side in ((BLACK, MAX), (WHITE, MIN)):
            self._paint_count(canvas, self.rect(part, canvas.side), side, _count(position, side))
        said = self._pass_sentence(position, picture)
        if not said:
            return
        p, theme, room = canvas.painter, canvas.theme, self._words_room(canvas, picture)
        canvas, color = self._own(canvas), QColor(felt_of(theme).label)
        if position.must_pass and picture.accepts_moves:
            p.setPen(canvas.pen(felt_of(theme).label, max(2.0, canvas.side * 0.04)))
            p.setBrush(QColor(theme.chosen))
            p.drawRoundedRect(canvas.inset(room, 0.04), canvas.side * 0.1, canvas.side * 0.1)
            p.setBrush(Qt.BrushStyle.NoBrush)
            color = QColor(theme.on_chosen)
        canvas.text(canvas.inset(room, 0.1), said, 0.3, color, bold=True)

    def _words_room(self, canvas: Canvas, picture: BoardPicture) -> QRectF:
        """Return the middle of the strip without the room for a value."""
        room = self.rect(PASS, canvas.side)
        if self._game.passing in picture.badges and not picture.preview:
            room.setWidth(room.width() - room.height())
        return room

    def _own(self, canvas: Canvas) -> Canvas:
        """Return a canvas for its parts, scaled as on a board of eight columns."""
        side = round(self.rect(PASS, canvas.side).height() / (HIGH - GAP))
        return Canvas(canvas.painter, side, canvas.theme, canvas.font)

    def _paint_count(self, canvas: Canvas, room: QRectF, side: Player, count: int) -> None:
        disc = QRectF(room.left(), room.top(), room.height(), room.height())
        if side is MIN:
            disc.moveRight(room.right())
        as_large = Canvas(canvas.painter, round(room.height()), canvas.theme, canvas.font)
        paint_loose(as_large, disc, side, felt_of(canvas.theme).border)
        left = disc.right() if side is MAX else room.left()
        text = QRectF(left, room.top(), room.width() - disc.width(), room.height())
        ink = QColor(felt_of(canvas.theme).label)
        self._own(canvas).text(text, str(count), 0.42, ink, bold=True)

    def paint_value(self, canvas: Canvas, badge: Badge) -> None:
        """Paint the value of a pass to the right of its text."""
        room = self.rect(PASS, canvas.side)
        place = QRectF(room.right() - room.height(), room.top(), room.height(), room.height())
        BadgePainter(canvas.scaled(round(room.height()))).paint(place, badge)

    def paint_passing(self, canvas: Canvas, number: int) -> None:
        """Paint that a move of the preview is a pass, with its number."""
        room = self.rect(PASS, canvas.side)
        #: On the board, in a line of moves that is shown: move 3 is a pass.
        text = translate("Othello", "{number}: pass").format(number=number)
        felt = felt_of(canvas.theme)
        canvas.painter.fillRect(room, QColor(felt.border))
        self._own(canvas).text(room, text, 0.3, QColor(felt.label), bold=True)


def _count(position: OthelloPosition, side: Player) -> int:
    return (position.black if side is MAX else position.white).bit_count()


def _at(position: Position) -> OthelloPosition:
    assert isinstance(position, OthelloPosition)
    return position


def paint_discs(canvas: Canvas, cells: Iterable[QRectF], player: Player, wide: float = 1) -> None:
    """Paint a player's discs; `wide` is less than 1 while they are turned over."""
    is_black = player is MAX
    tones = tones_of(canvas.theme, is_black=is_black)
    if canvas.side < SMALL:
        middles = [cell.center() for cell in cells]
        if middles:
            paint_points(canvas, middles, tones, 0.86 * canvas.side)
        return
    for cell in cells:
        stamp(canvas.painter, cell, draw_disc, tones, "" if is_black else "o", round(wide, 2))


def paint_loose(canvas: Canvas, rect: QRectF, player: Player, ground: str) -> None:
    """Paint a disc on the page or, if one is given, on a ground of another colour."""
    is_black = player is MAX
    tones = on_page(tones_of(canvas.theme, is_black=is_black), canvas.theme, ground)
    stamp(canvas.painter, rect, draw_disc, tones, "" if is_black else "o")


def paint_turned(canvas: Canvas, cells: Iterable[QRectF], *, dashed: bool = False) -> None:
    """Paint dots on discs that were turned, or dashed rings on those that would be.

    They have a rim, for no colour is seen well on dark and on light discs.
    """
    if not dashed:
        for cell in cells:
            _paint_spot(canvas, cell)
        return
    width = max(1.5, canvas.side * 0.04)
    rim = canvas.pen(canvas.theme.base, width + max(3.2, canvas.side * 0.06))
    ring = canvas.pen(canvas.theme.accent, width)
    ring.setStyle(Qt.PenStyle.DashLine)
    for cell in cells:
        for pen in (rim, ring):
            canvas.painter.setPen(pen)
            canvas.painter.drawEllipse(canvas.inset(cell, 0.17))


def paint_last(canvas: Canvas, cell: QRectF) -> None:
    """Paint a ring around the last disc; in a few pixels, a spot.

    In themes of high contrast every disc has a strong rim, so the last one has corners around it.
    """
    if canvas.side < SMALL:
        _paint_spot(canvas, cell)
        return
    signs.paint_last_ring(canvas, cell.center(), LAST)
    if canvas.theme.strong and not canvas.theme.printed:
        _paint_corners(canvas, cell)


def _paint_corners(canvas: Canvas, cell: QRectF) -> None:
    """Paint the four corners of a frame just inside a square."""
    p, side = canvas.painter, canvas.side
    wide, long = max(2.0, CORNER_WIDTH * side), CORNER * side
    place = cell.adjusted(wide, wide, -wide, -wide)
    pen = canvas.pen(canvas.theme.accent, wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    p.setPen(pen)
    for corner, right, down in (
        (place.topLeft(), 1, 1),
        (place.topRight(), -1, 1),
        (place.bottomLeft(), 1, -1),
        (place.bottomRight(), -1, -1),
    ):
        ends = (QPointF(right * long, 0), QPointF(), QPointF(0, down * long))
        p.drawPolyline(QPolygonF([corner + end for end in ends]))


def _paint_spot(canvas: Canvas, cell: QRectF) -> None:
    """Paint a dot with a rim in the middle of a disc."""
    p, size = canvas.painter, max(1.6, canvas.side * SPOT)
    color, edge = signs.colors_of_last(canvas.theme)
    p.setPen(Qt.PenStyle.NoPen)
    for ink, radius in ((edge, size * 1.45), (color, size)):
        p.setBrush(QColor(ink))
        p.drawEllipse(cell.center(), radius, radius)
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_squares(canvas: Canvas, columns: int, rows: int) -> None:
    """Paint the felt, with its lines and the four points that help to count squares."""
    p, side, felt = canvas.painter, canvas.side, felt_of(canvas.theme)
    board = QRectF(0, 0, columns * side, rows * side)
    p.fillRect(board, QColor(felt.face))
    wide = max(1, round(side / 40))
    line = QColor(felt.line)
    if side < SMALL:
        line.setAlpha(130)
    for column in range(1, columns):
        p.fillRect(QRectF(column * side - wide // 2, 0, wide, board.height()), line)
    for row in range(1, rows):
        p.fillRect(QRectF(0, row * side - wide // 2, board.width(), wide), line)
    if side >= SMALL and not canvas.theme.strong:  # the frame's shadow on the felt
        shade = QColor(0, 0, 0, 70)
        p.fillRect(QRectF(0, 0, board.width(), max(2, side // 20)), shade)
        p.fillRect(QRectF(0, 0, max(2, side // 20), board.height()), shade)
    if columns > 2 * POINT:
        p.setPen(canvas.pen(felt.line, max(2.5, 0.13 * side)))
        ends = (
            (column, row) for column in (POINT, columns - POINT) for row in (POINT, rows - POINT)
        )
        p.drawPoints([QPointF(column * side, row * side) for column, row in ends])
