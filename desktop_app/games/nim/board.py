# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of Nim: heaps of coins; taking one also takes all above it."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QLineF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor

from desktop_app.boards import signs
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.core.position import Move, Position
from desktop_app.games.nim.rules import HEAP, NimGame, NimPosition
from desktop_app.languages import translate

TALL = 10
"""The most coins in one column; larger heaps have several columns."""
GONE_OPACITY = 0.35
TAKEN_OPACITY = 0.75
MINIATURE = QSize(24, 30)
"""Pixels of a heap in a miniature, where texts are 13 pixels high."""


class Heaps(BoardKind):
    """The heaps. Places are coins or empty spaces, numbered from the floor of each heap.

    The top row has no coins, so that each heap's size can be shown above it.
    """

    is_round = True
    is_framed = False

    def __init__(self, game: NimGame) -> None:
        self._heaps = game.heaps
        self._wide = ceil(max(game.heaps) / TALL)
        """Columns of a heap; if there are several, one more column separates the heaps."""
        self._step = self._wide + (self._wide > 1)
        columns = len(game.heaps) * self._step - (self._wide > 1)
        super().__init__(game, columns, ceil(max(game.heaps) / self._wide) + 1)

    # Where places are

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

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """Label each heap with its letter below it."""
        floor, wide = self.rows * side, self._wide * side
        return [
            (QRect(heap * self._step * side, floor, wide, margin), self.column_text(heap))
            for heap in range(len(self._heaps))
        ]

    # What places mean

    def place_of(self, position: Position, move: Move) -> int:
        """Return the lowest coin that is taken; all above it go with it."""
        heap, count = divmod(move, HEAP)
        return self._place(heap, _left(position)[heap] - count)

    def stands_at(self, picture: BoardPicture, move: Move) -> int | None:
        """Return the lowest coin of the last move; earlier moves leave no mark."""
        heap = move // HEAP
        is_last = move == picture.last_move
        return self._place(heap, _left(picture.position)[heap]) if is_last else None

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

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        """Describe a coin: `heap b, coin 3 of 5: leaves 2`, with the move's value."""
        found = self._coin(place)
        if found is None:
            row, column = divmod(place, self.columns)
            text = translate("Heaps", "next to heap {heap}, row {row}: no coins")
            name = self.column_text(column // self._step)
            return text.format(heap=name, row=self.rows - row)
        heap, coin = found
        count, name = _left(picture.position)[heap], self.column_text(heap)
        if coin >= count:
            text = translate("Heaps", "heap {heap}, coin {number}: gone")
            gone = text.format(heap=name, number=coin + 1)
            move = picture.last_move
            is_last = move is not None and self.stands_at(picture, move) == place
            return self.with_mistake(gone, picture, move if is_last else None)
        text = translate("Heaps", "heap {heap}, coin {number} of {count}: leaves {left}").format(
            heap=name, number=coin + 1, count=count, left=coin
        )
        badge = picture.badges.get(HEAP * heap + count - coin)
        if badge is None:
            return text
        #: {coin}: such as “heap a, coin 2 of 3: leaves 1”
        value = translate("Heaps", "{coin}, value {value}")
        return value.format(coin=text, value=badge.accessible_text)

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:  # noqa: ARG002
        found = self._coin(place)
        if found is None or found[1] >= _left(position)[found[0]]:
            return translate("Heaps", "There is no coin here")
        most = _nim(position).game.most
        return translate("Heaps", "You can take at most {most} in one turn").format(most=most)

    # What is seen

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the floor under each heap."""
        p, side = canvas.painter, canvas.side
        p.fillRect(QRectF(0, 0, self.columns * side, self.rows * side), QColor(canvas.theme.base))
        p.setPen(canvas.pen(canvas.theme.line, max(2.0, side * 0.05)))
        floor, gap = self.rows * side - max(1.0, side * 0.025), side * 0.1
        for heap in range(len(self._heaps)):
            left = heap * self._step * side
            p.drawLine(QLineF(left + gap, floor, left + self._wide * side - gap, floor))

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the coins, the outlines of those taken last, and the size of each heap."""
        left = _left(picture.position)
        self._discs(canvas, self._coins(picture.position))
        if picture.last_move is not None:
            heap, count = divmod(picture.last_move, HEAP)
            p = canvas.painter
            pen = canvas.pen(canvas.theme.accent, max(1.5, canvas.side * 0.035))
            pen.setStyle(Qt.PenStyle.DashLine)
            p.setPen(pen)
            p.setBrush(Qt.BrushStyle.NoBrush)
            for coin in range(left[heap], left[heap] + count):
                p.drawEllipse(self._disc(canvas, self._place(heap, coin)))
        for heap, count in enumerate(left):
            above = self.rect(self._place(heap, self._wide * ceil(count / self._wide)), canvas.side)
            above.setWidth(self._wide * canvas.side)
            canvas.text(above, str(count), 0.42, QColor(canvas.theme.faint), bold=True)

    def _disc(self, canvas: Canvas, place: int) -> QRectF:
        return canvas.inset(self.rect(place, canvas.side), 0.09)

    def _discs(self, canvas: Canvas, places: Iterable[int]) -> None:
        p, theme = canvas.painter, canvas.theme
        p.setPen(canvas.pen(theme.line, max(1.5, canvas.side * 0.04)))
        p.setBrush(QColor(theme.frame))
        for place in places:
            p.drawEllipse(self._disc(canvas, place))
        p.setBrush(Qt.BrushStyle.NoBrush)

    def _taken(self, left: list[int], move: Move) -> list[int]:
        """Return the places of the coins that a move takes."""
        heap, count = divmod(move, HEAP)
        before, left[heap] = left[heap], left[heap] - count
        return [self._place(heap, coin) for coin in range(left[heap], before)]

    def paint_ghost(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        """Paint the coins that a click would take, pale and framed."""
        taken = self._taken(list(_left(picture.position)), move)
        self._fade(canvas, taken, GONE_OPACITY)
        p, side = canvas.painter, canvas.side
        p.setPen(canvas.pen(canvas.theme.accent, max(2.0, side * 0.04)))
        for place in taken:
            p.drawEllipse(self._disc(canvas, place))

    def _fade(self, canvas: Canvas, places: Iterable[int], opacity: float) -> None:
        """Paint the ground's colour over coins with the given opacity."""
        p = canvas.painter
        p.setOpacity(opacity)
        for place in places:
            p.fillRect(self.rect(place, canvas.side), QColor(canvas.theme.base))
        p.setOpacity(1)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        """Paint the coins of each move, pale and numbered."""
        left = list(_left(picture.position))
        for number, move in enumerate(picture.preview, 1):
            taken = self._taken(left, move)
            self._fade(canvas, taken, TAKEN_OPACITY)
            for place in taken:
                signs.paint_number(canvas, self.rect(place, canvas.side), number)

    def miniature_side(self, unit: float) -> int:
        return round(MINIATURE.width() * unit)

    def miniature_size(self, unit: float) -> QSize:
        wide = MINIATURE.width() * len(self._heaps)
        return QSize(round(wide * unit), round(MINIATURE.height() * unit))

    def paint_small(
        self, canvas: Canvas, position: Position, last: Move | None, unit: float
    ) -> None:
        """Paint the heaps as numbers; the heap of the last move is tinted."""
        p, theme = canvas.painter, canvas.theme
        side, size = canvas.side, self.miniature_size(unit)
        p.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(theme.base))
        for heap, count in enumerate(_left(position)):
            room = QRectF(heap * side, 0, side, size.height())
            if last is not None and heap == last // HEAP:
                tint = QColor(theme.accent)
                tint.setAlpha(90)
                p.fillRect(room, tint)
            canvas.text(room, str(count), 0.7, QColor(theme.text), bold=True)
        p.setPen(canvas.pen(theme.line, 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(QRectF(0, 0, size.width(), size.height()))


def _nim(position: Position) -> NimPosition:
    assert isinstance(position, NimPosition)
    return position


def _left(position: Position) -> tuple[int, ...]:
    """Return the number of coins left in each heap."""
    return _nim(position).heaps
