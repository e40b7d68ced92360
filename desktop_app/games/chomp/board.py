# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Chomp: a bar of chocolate in its tray, with one poisoned square."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from desktop_app.boards import signs
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import MINIATURE_SIDE, BoardKind
from desktop_app.boards.picture import Badge, BoardPicture, Picked, Pointer
from desktop_app.boards.signs import paint_value
from desktop_app.core.position import Move, Position
from desktop_app.games.chomp.rules import POISON, ROW, Bar, ChompGame, ChompPosition, eaten
from desktop_app.kit.look.theme import Theme
from desktop_app.languages import translate

BITTEN_OPACITY = 0.6
LEAST_SQUARE = 7


class CountedSquares:
    """Texts with a number of squares; the tools only find plural forms in methods called `tr`."""

    def tr(self, text: str, comment: str, count: int) -> str:
        """Return the form of a text that goes with a count."""
        return QCoreApplication.translate("CountedSquares", text, comment, count)

    def eaten_too(self, count: int, square: str) -> str:
        """Return "c2: chocolate, takes 3 more squares with it"."""
        text = self.tr("{square}: chocolate, takes {count} more squares with it", "", count)
        return text.format(square=square, count=count)


SQUARES = CountedSquares()


class Chocolate(BoardKind):
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

    def stands_at(self, picture: BoardPicture, move: Move) -> int | None:
        """Return the square of the last bite; earlier bites leave no mark."""
        return self.place_of(picture.position, move) if move == picture.last_move else None

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
            gone = translate("Chocolate", "{square}: eaten").format(square=name)
            is_last = picture.last_move is not None and move == picture.last_move
            return self.with_mistake(gone, picture, move if is_last else None)
        said = SQUARES.eaten_too(sum(bar) - sum(eaten(bar, move)) - 1, name)
        if move == POISON:
            said = translate("Chocolate", "{square}: poisoned").format(square=name)
        badge = picture.badges.get(move)
        if badge is None:
            return said
        text = translate("Chocolate", "{square}, value {value}")
        return text.format(square=said, value=badge.accessible_text)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        text = translate("Chocolate", "{square} has already been eaten")
        return text.format(square=self._chomp.move_text(self._square(place)))

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the empty tray."""
        p, side = canvas.painter, canvas.side
        p.fillRect(QRectF(0, 0, self.columns * side, self.rows * side), QColor(canvas.theme.base))
        p.setPen(canvas.pen(canvas.theme.line, max(1.0, side * 0.02)))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for place in range(self.columns * self.rows):
            p.drawRoundedRect(canvas.inset(self.rect(place, side), 0.1), side * 0.08, side * 0.08)

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the chocolate that is left, the poisoned square, and the last bite."""
        self._chocolate(canvas, picture.position)
        if picture.last_move is not None:
            pen = canvas.pen(canvas.theme.accent, max(1.5, canvas.side * 0.04))
            pen.setStyle(Qt.PenStyle.DashLine)
            canvas.painter.setPen(pen)
            place = self.place_of(picture.position, picture.last_move)
            canvas.painter.drawRect(canvas.inset(self.rect(place, canvas.side), 0.06))

    def _chocolate(self, canvas: Canvas, position: Position) -> None:
        p, side, theme = canvas.painter, canvas.side, canvas.theme
        for move in position.legal_moves():
            rect = self.rect(self.place_of(position, move), side)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(theme.chocolate))
            p.drawRoundedRect(canvas.inset(rect, 0.03), side * 0.08, side * 0.08)
            p.setBrush(Qt.BrushStyle.NoBrush)
            if move == POISON:
                _paint_poison(canvas, rect)
            else:
                p.setPen(canvas.pen(_ink(theme), max(1.0, side * 0.02)))
                p.setOpacity(0.35)
                p.drawRoundedRect(canvas.inset(rect, 0.16), side * 0.06, side * 0.06)
                p.setOpacity(1)

    def _bitten(self, position: Position, bar: Bar, move: Move) -> list[int]:
        """Return the places of all squares that a move eats."""
        left = eaten(bar, move)
        squares = (ROW * row + column for row, length in enumerate(bar) for column in range(length))
        return [self.place_of(position, each) for each in squares if not _is_left(left, each)]

    def _fade(self, canvas: Canvas, places: Iterable[int]) -> None:
        """Paint the tray's colour over squares, to make them pale."""
        canvas.painter.setOpacity(BITTEN_OPACITY)
        for place in places:
            canvas.painter.fillRect(self.rect(place, canvas.side), QColor(canvas.theme.base))
        canvas.painter.setOpacity(1)

    def _outline(self, canvas: Canvas, places: Iterable[int], color: str) -> None:
        """Outline each square that a bite eats."""
        canvas.painter.setPen(canvas.pen(color, max(2.0, canvas.side * 0.04)))
        for place in places:
            canvas.painter.drawRect(canvas.inset(self.rect(place, canvas.side), 0.05))

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Frame everything that a click would eat, and make it pale if no values are shown."""
        places = self._bitten(picture.position, _bar(picture.position), move)
        if not picture.badges:
            self._fade(canvas, places)
        self._outline(canvas, places, canvas.theme.accent)

    def paint_value(self, canvas: Canvas, place: int, badge: Badge) -> None:
        """Paint a value below the skull on the poisoned square, which must stay visible."""
        if self._square(place) == POISON:
            paint_value(canvas, self.rect(place, canvas.side), badge)
        else:
            super().paint_value(canvas, place, badge)

    def paint_moving(self, canvas: Canvas, picture: BoardPicture, pointer: Pointer) -> None:
        """Show what a tap, or the select key at the cursor, would eat."""
        if picture.accepts_moves and not picture.preview:
            targets = self.targets(picture.position)
            for place in {pointer.aimed, pointer.cursor} & targets.keys():
                if targets[place] != pointer.hovered:
                    self.paint_ghost(canvas, picture, targets[place])
        super().paint_moving(canvas, picture, pointer)

    def paint_hint(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Mark the square of a hint and all that is eaten with it."""
        places = self._bitten(picture.position, _bar(picture.position), move)
        self._outline(canvas, places, canvas.theme.hint)
        super().paint_hint(canvas, picture, move)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the squares of each bite, pale and numbered."""
        bar = _bar(picture.position)
        for number, move in enumerate(picture.preview, 1):
            places = self._bitten(picture.position, bar, move)
            self._fade(canvas, places)
            for place in places:
                signs.paint_number(canvas, self.rect(place, canvas.side), number)
            bar = eaten(bar, move)

    # Small

    def miniature_side(self, unit: float) -> int:
        return round(max(LEAST_SQUARE, MINIATURE_SIDE / max(self.columns, 3)) * unit)

    def paint_small(
        self,
        canvas: Canvas,
        position: Position,
        last: Move | None,
        unit: float,  # noqa: ARG002
    ) -> None:
        """Paint the bar in its tray; the square bitten last is tinted."""
        self.paint_ground(canvas)
        if last is not None:
            tint = QColor(canvas.theme.accent)
            tint.setAlpha(90)
            canvas.painter.fillRect(self.rect(self.place_of(position, last), canvas.side), tint)
        self._chocolate(canvas, position)


def _paint_poison(canvas: Canvas, rect: QRectF) -> None:
    """Paint a skull, whose outline distinguishes the square even in grey."""
    p, side, theme = canvas.painter, canvas.side, canvas.theme
    middle, ink, hollow = rect.center(), QColor(_ink(theme)), QColor(theme.chocolate)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ink)
    p.drawEllipse(middle - QPointF(0, 0.07 * side), 0.27 * side, 0.25 * side)
    jaw = QRectF(middle.x() - 0.14 * side, middle.y() + 0.08 * side, 0.28 * side, 0.22 * side)
    p.drawRoundedRect(jaw, 0.04 * side, 0.04 * side)
    p.setBrush(hollow)
    for across in (-0.11, 0.11):
        p.drawEllipse(middle + QPointF(across * side, -0.05 * side), 0.075 * side, 0.085 * side)
    for across in (-0.05, 0.05):
        gap = QRectF(0, 0, 0.03 * side, 0.12 * side)
        gap.moveCenter(middle + QPointF(across * side, 0.25 * side))
        p.drawRect(gap)
    p.setBrush(Qt.BrushStyle.NoBrush)


def _ink(theme: Theme) -> str:
    """Return a colour that is readable on chocolate."""
    return theme.text if theme.dark else theme.base


def _bar(position: Position) -> Bar:
    assert isinstance(position, ChompPosition)
    return position.bar


def _is_left(bar: Bar, move: Move) -> bool:
    row, column = divmod(move, ROW)
    return row < len(bar) and column < bar[row]
