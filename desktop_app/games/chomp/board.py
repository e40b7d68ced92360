# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Chomp: a bar of chocolate in its tray, with one poisoned square."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QMargins, QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from desktop_app.boards.badges import DARK_RIM, PALE_RIM
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import MINIATURE_SIDE, BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, Picked, PointerState
from desktop_app.boards.shapes import outline_of, paint_outline, paint_star
from desktop_app.boards.signs import paint_value
from desktop_app.boards.stones import all_round, around, paint_sheet
from desktop_app.core.position import Move, Position
from desktop_app.games.chomp.rules import POISON, ROW, Bar, ChompGame, ChompPosition, eaten
from desktop_app.games.wording import PluralTexts
from desktop_app.kit.look.theme import Theme, mixed
from desktop_app.languages import translate
from desktop_app.numerals import grouped

BITTEN = 0.62
"""The share of the tray's colour in squares that a bite would eat."""
LEAST_SQUARE = 7
BEVELLED = 14
"""The side in pixels from which a piece has a bevel."""
CRUMBS = ((0.3, 0.36, 0.05), (0.62, 0.28, 0.035), (0.44, 0.6, 0.06), (0.7, 0.66, 0.045))
"""What a bite leaves: the middles and the radii of crumbs, as shares of a square."""


class SkullPlace(NamedTuple):
    """The size of the skull, relative to the usual one, and how far it is above the middle."""

    size: float
    above: float


WHOLE, RAISED = SkullPlace(1, 0), SkullPlace(0.68, 0.22)
"""The skull on its square alone, and above a value."""
TAG_INSET = 0.07
"""From the edges of the poisoned square to the value on it, as a share."""


class SquareColors(NamedTuple):
    """The colours of a piece of chocolate: three tones, its lower edge, and what is on it."""

    light: str
    face: str
    side: str
    edge: str
    ink: str

    def pale(self, ground: str) -> SquareColors:
        """Return the colours of a piece that is about to be eaten."""
        return SquareColors(*(mixed(color, ground, BITTEN) for color in self))


class BarColors(NamedTuple):
    """The colours of a bar in its tray.

    Attributes:
        tray, fold, label: the tray, the lines in it, and the labels on it.
        good, poison: the pieces.
    """

    tray: str
    fold: str
    label: str
    good: SquareColors
    poison: SquareColors


SWEETS = {
    (False, False): BarColors(
        "#f1e8d9",
        "#dfd2bc",
        "#5e5140",
        SquareColors("#96603a", "#7a4a2a", "#673c20", "#4a2913", "#ffffff"),
        SquareColors("#8db363", "#54772f", "#476629", "#2f461a", "#ffffff"),
    ),
    (True, False): BarColors(
        "#26221e",
        "#3a342d",
        "#c9bfb0",
        SquareColors("#c79c78", "#a97a57", "#976a49", "#64432b", "#1c1511"),
        SquareColors("#a9d384", "#79a953", "#689546", "#41602a", "#131c0c"),
    ),
    (False, True): BarColors(
        "#ffffff",
        "#b0b0b0",
        "#000000",
        SquareColors("#8a5f40", "#55331b", "#452813", "#000000", "#ffffff"),
        SquareColors("#4f8f3c", "#1f5a1c", "#184815", "#000000", "#ffffff"),
    ),
    (True, True): BarColors(
        "#000000",
        "#6a6a6a",
        "#ffffff",
        SquareColors("#ffe0c4", "#d9a67c", "#c7946a", "#ffffff", "#000000"),
        SquareColors("#d6ffb8", "#8fe066", "#7fcf57", "#ffffff", "#000000"),
    ),
}
"""The colours by theme: whether it is dark, and whether it is one of high contrast."""


#: A square of the bar, for screen readers
class CountedSquares(PluralTexts):
    """Texts with a number of squares."""

    def eaten_too(self, count: int, square: str) -> str:
        """Return "c2: chocolate, takes 3 more squares with it"."""
        text = self.tr("{square}: chocolate; eating it takes {count} more squares too", "", count)
        return text.format(square=square, count=grouped(count))


SQUARES = CountedSquares()


#: A square of the bar, for screen readers, or why nothing happens after a tap
class ChompBoardKind(BoardKind):
    """A bar of chocolate. Places are squares of the bar or the tray; rows count from the bottom."""

    is_framed = False

    def __init__(self, game: ChompGame) -> None:
        super().__init__(game, game.columns, game.rows)
        self._chomp = game

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:  # noqa: ARG002
        """Return the square that is bitten; all squares above it and to its right go with it."""
        row, column = divmod(move, ROW)
        return (self.rows - 1 - row) * self.columns + column

    def _square(self, place: int) -> Move:
        """Return the move that names a place, whether or not its square is left."""
        row, column = divmod(place, self.columns)
        return (self.rows - 1 - row) * ROW + column

    def first_place(self, position: Position) -> int:
        """Return the last square of the uppermost row that is left."""
        bar = _bar(position) or (1,)
        return self.place_of(position, (len(bar) - 1) * ROW + bar[-1] - 1)

    # What is said

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a square and the value of its move; squares that are gone are `c3: eaten`."""
        bar, move = _bar(picture.position), self._square(place)
        name = self._chomp.move_text(move)
        if not _is_left(bar, move):
            gone = translate("ChompBoardKind", "{square}: eaten").format(square=name)
            return self.with_mistake(gone, picture, move)
        others = sum(bar) - sum(eaten(bar, move)) - 1
        #: A square at the end of the bar, for screen readers: no other one is eaten with it
        alone = translate("ChompBoardKind", "{square}: chocolate").format(square=name)
        said = SQUARES.eaten_too(others, name) if others else alone
        if move == POISON:
            said = translate("ChompBoardKind", "{square}: poisoned").format(square=name)
        badge = picture.badges.get(move)
        if badge is None:
            return said
        text = translate("ChompBoardKind", "{square}, value {value}")
        return text.format(square=said, value=badge.accessible_text)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        text = translate("ChompBoardKind", "Square {square} has already been eaten")
        return text.format(square=self._chomp.move_text(self._square(place)))

    # What is seen

    def frame(self, margin: int) -> QMargins:
        """Return the edges of the tray, on which the labels are."""
        return all_round(margin)

    def paint_frame(self, canvas: Canvas, margin: int) -> None:
        """Paint the edges of the tray."""
        sweets, edges = _sweets(canvas.theme), self.frame(margin)
        tray = around(canvas, *self.extent, edges)
        edge = canvas.theme.line if canvas.theme.strong else sweets.fold
        paint_sheet(canvas, tray, sweets.tray, edges.left() / 2, edge)

    def label_color(self, theme: Theme) -> str:
        return _sweets(theme).label

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the empty tray."""
        p, side, sweets = canvas.painter, canvas.side, _sweets(canvas.theme)
        wide, high = self.columns * side, self.rows * side
        p.fillRect(QRectF(0, 0, wide, high), QColor(sweets.tray))
        for column in range(self.columns + 1):
            p.fillRect(QRectF(min(column * side, wide - 1), 0, 1, high), QColor(sweets.fold))
        for row in range(self.rows + 1):
            p.fillRect(QRectF(0, min(row * side, high - 1), wide, 1), QColor(sweets.fold))

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the chocolate that is left, the poisoned square, and the last bite."""
        self.paint_unmoved(canvas, picture)
        if picture.last_move is not None:
            rect = self.rect(self.place_of(picture.position, picture.last_move), canvas.side)
            pen = canvas.pen(canvas.theme.accent, max(1.5, canvas.side * 0.04))
            pen.setStyle(Qt.PenStyle.DashLine)
            canvas.painter.setPen(pen)
            canvas.painter.drawRect(canvas.inset(rect, 0.06))

    def paint_unmoved(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the chocolate that is left, and the crumbs of the last bite and of mistakes."""
        self._chocolate(canvas, picture.position, is_valued=POISON in picture.badges)
        last = () if picture.last_move is None else (picture.last_move,)
        for move in {*last, *picture.mistakes}:
            self._crumbs(canvas, self.rect(self.place_of(picture.position, move), canvas.side))

    def _crumbs(self, canvas: Canvas, place: QRectF) -> None:
        """Paint what a bite leaves in its square."""
        p, side, corner = canvas.painter, canvas.side, place.topLeft()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(_sweets(canvas.theme).good.face))
        for across, down, reach in CRUMBS:
            middle = corner + QPointF(across, down) * side
            p.drawEllipse(middle, reach * side, reach * side * 0.8)
        p.setBrush(Qt.BrushStyle.NoBrush)

    def shows_motion(self, picture: BoardPicture) -> bool:
        return picture.last_move is not None and bool(_chomp(picture.position).before)

    def paint_motion(self, canvas: Canvas, picture: BoardPicture, share: float) -> None:
        """Let the squares that were eaten fade."""
        assert picture.last_move is not None
        bar = _chomp(picture.position).before
        canvas.painter.setOpacity(1 - share)
        for place in self._bitten(picture.position, bar, picture.last_move):
            self._paint_piece(canvas, place)
        canvas.painter.setOpacity(1)

    def _chocolate(self, canvas: Canvas, position: Position, *, is_valued: bool = False) -> None:
        """Paint all pieces; with a value on the poisoned one, its skull leaves room below."""
        for move in position.legal_moves():
            self._paint_piece(canvas, self.place_of(position, move), is_valued=is_valued)

    def _paint_piece(
        self, canvas: Canvas, place: int, *, is_valued: bool = False, is_pale: bool = False
    ) -> None:
        """Paint the piece at a place; the poisoned one has a skull, raised above a value."""
        is_poison, sweets = self._square(place) == POISON, _sweets(canvas.theme)
        piece = sweets.poison if is_poison else sweets.good
        skull = (RAISED if is_valued else WHOLE) if is_poison else None
        color = piece.pale(sweets.tray) if is_pale else piece
        _paint_square(canvas, self.rect(place, canvas.side), color, skull)

    def _bitten(self, position: Position, bar: Bar, move: Move) -> list[int]:
        """Return the places of all squares that a move eats."""
        left = eaten(bar, move)
        squares = (ROW * row + column for row, length in enumerate(bar) for column in range(length))
        return [self.place_of(position, each) for each in squares if not _is_left(left, each)]

    def _fade(self, canvas: Canvas, places: Iterable[int], *, is_valued: bool = False) -> None:
        """Paint squares pale, as if they were about to be eaten."""
        tray = QColor(_sweets(canvas.theme).tray)
        for place in places:
            canvas.painter.fillRect(canvas.inset(self.rect(place, canvas.side), 0.02), tray)
            self._paint_piece(canvas, place, is_valued=is_valued, is_pale=True)

    def _outline(self, canvas: Canvas, places: Iterable[int], color: str) -> None:
        """Paint one line around everything that a bite eats."""
        paint_outline(canvas, outline_of(self.rect(each, canvas.side) for each in places), color)

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Show everything that a click would eat: pale, in one frame, with its values on it."""
        places = self._bitten(picture.position, _bar(picture.position), move)
        self._fade(canvas, places, is_valued=POISON in picture.badges)
        for place, badge in self.valued(picture).items():
            if place in places:
                self.paint_value(canvas, place, badge)
        self._outline(canvas, places, canvas.theme.accent)

    def tag_rim(self, theme: Theme) -> str:
        return DARK_RIM if theme.dark else PALE_RIM

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value below the skull on the poisoned square, which must stay visible."""
        if self._square(place) == POISON:
            paint_value(canvas, canvas.inset(self.rect(place, canvas.side), TAG_INSET), badge)
        else:
            super().paint_value(canvas, place, badge)

    def paint_moving(self, canvas: Canvas, picture: BoardPicture, pointer: PointerState) -> None:
        """Show what a tap, or the select key at the cursor, would eat."""
        if picture.accepts_moves and not picture.preview:
            targets = self.targets(picture.position)
            for place in {pointer.aimed, pointer.cursor} & targets.keys():
                if targets[place] != pointer.hovered:
                    self.paint_preview(canvas, picture, targets[place])
        super().paint_moving(canvas, picture, pointer)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Frame all that a hint eats, with a star on its square if no value is shown there."""
        places = self._bitten(picture.position, _bar(picture.position), move)
        self._outline(canvas, places, canvas.theme.hint)
        if move not in picture.badges:
            rect = self.rect(self.place_of(picture.position, move), canvas.side)
            paint_star(canvas, rect.center(), canvas.side * 0.3)

    def paint_marked(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Frame the square of the row under the pointer."""
        self._outline(canvas, [self.place_of(picture.position, move)], canvas.theme.accent)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the squares of each bite, pale and numbered."""
        bar, ink = _bar(picture.position), QColor(canvas.theme.text)
        for number, move in enumerate(picture.preview, 1):
            places = self._bitten(picture.position, bar, move)
            self._fade(canvas, places)
            for place in places:
                canvas.text(self.rect(place, canvas.side), str(number), 0.34, ink, bold=True)
            bar = eaten(bar, move)

    # Small

    def miniature_side(self, unit: float) -> int:
        return round(max(LEAST_SQUARE, MINIATURE_SIDE / max(self.columns, 3)) * unit)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        """Paint the bar in its tray; the square bitten last is tinted."""
        self.paint_ground(canvas)
        if last is not None:
            tint = QColor(canvas.theme.accent)
            tint.setAlpha(90)
            canvas.painter.fillRect(self.rect(self.place_of(position, last), canvas.side), tint)
        self._chocolate(canvas, position)


def _sweets(theme: Theme) -> BarColors:
    return SWEETS[theme.dark, theme.strong]


def _corner(side: int) -> int:
    return round(side * 0.12)


def _paint_square(
    canvas: Canvas, rect: QRectF, piece: SquareColors, skull: SkullPlace | None
) -> None:
    """Paint a piece with a gap of whole pixels around it, lit from the upper left."""
    p, side = canvas.painter, canvas.side
    gap, corner = max(1, round(side * 0.035)), _corner(side)
    outer = rect.adjusted(gap // 2 + gap % 2, gap // 2 + gap % 2, -(gap // 2), -(gap // 2))
    p.setPen(Qt.PenStyle.NoPen)
    if side >= BEVELLED:
        rim = max(1, round(side * 0.035))
        p.setBrush(QColor(piece.edge))
        p.drawRoundedRect(outer, corner, corner)
        p.setBrush(QColor(piece.light))
        p.drawRoundedRect(outer.adjusted(0, 0, -rim, -rim), corner, corner)
        p.setBrush(QColor(piece.side))
        p.drawRoundedRect(outer.adjusted(rim, rim, -rim, -rim), corner - rim, corner - rim)
        inset = round(side * 0.18)
        inner = outer.adjusted(inset, inset, -inset, -inset)
        p.setBrush(QColor(piece.edge))
        p.drawRoundedRect(inner.adjusted(-1, -1, 0, 0), corner * 0.7, corner * 0.7)
        p.setBrush(QColor(piece.light))
        p.drawRoundedRect(inner.adjusted(1, 1, 1, 1), corner * 0.7, corner * 0.7)
        p.setBrush(QColor(piece.face))
        p.drawRoundedRect(inner, corner * 0.7, corner * 0.7)
    else:
        p.setBrush(QColor(piece.face))
        p.drawRoundedRect(outer, corner, corner)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if skull is not None:
        _paint_skull(canvas, rect, piece, skull)


def _paint_skull(canvas: Canvas, rect: QRectF, piece: SquareColors, skull: SkullPlace) -> None:
    """Paint a skull, whose outline distinguishes the square even in grey."""
    p, side = canvas.painter, canvas.side * skull.size
    middle = rect.center() - QPointF(0, skull.above * canvas.side)
    ink, hollow = QColor(piece.ink), QColor(piece.face)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ink)
    p.drawEllipse(middle - QPointF(0, 0.07 * side), 0.25 * side, 0.23 * side)
    jaw = QRectF(middle.x() - 0.13 * side, middle.y() + 0.06 * side, 0.26 * side, 0.2 * side)
    p.drawRoundedRect(jaw, 0.04 * side, 0.04 * side)
    p.setBrush(hollow)
    for across in (-0.1, 0.1):
        p.drawEllipse(middle + QPointF(across * side, -0.05 * side), 0.07 * side, 0.08 * side)
    for across in (-0.045, 0.045):
        gap = QRectF(0, 0, 0.03 * side, 0.12 * side)
        gap.moveCenter(middle + QPointF(across * side, 0.22 * side))
        p.drawRect(gap)
    p.setBrush(Qt.BrushStyle.NoBrush)


def _chomp(position: Position) -> ChompPosition:
    assert isinstance(position, ChompPosition)
    return position


def _bar(position: Position) -> Bar:
    return _chomp(position).bar


def _is_left(bar: Bar, move: Move) -> bool:
    row, column = divmod(move, ROW)
    return row < len(bar) and column < bar[row]
