# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A kind of board that no game of the program has: Nim's heaps as rows, one below the other.

Its places are neither cells nor moves: rows are laid in the middle, a tapped counter takes itself
and all to its right, and many a place of the table is empty.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, Picked
from desktop_app.core.entry import Family
from desktop_app.core.position import Game, Move, Position
from desktop_app.games import registry
from desktop_app.games.entry import GameEntry
from desktop_app.games.registry import family_of
from tests.games.small_games import MOST_TAKEN, Nim, NimPosition


class RowsOfCounters(BoardKind):
    """A place is a counter of a heap, from the left."""

    is_round = True
    is_framed = False

    def __init__(self, game: Nim) -> None:
        super().__init__(game, max(game.heaps), len(game.heaps))
        self.heaps = game.heaps

    def rect(self, place: int, side: int) -> QRectF:
        row, column = divmod(place, self.columns)
        left = (self.columns - self.heaps[row]) / 2 + column
        return QRectF(left * side, row * side, side, side)

    def place_at(self, point: QPoint, side: int) -> int:
        row = point.y() // side
        if not 0 <= row < self.rows:
            return -1
        column = int((point.x() - self.rect(row * self.columns, side).left()) // side)
        return row * self.columns + column if 0 <= column < self.heaps[row] else -1

    def place_of(self, position: Position, move: Move) -> int:
        row, taken = divmod(move, MOST_TAKEN)
        return row * self.columns + heaps_of(position)[row] - taken

    def first_place(self, position: Position) -> int:
        return min(self.targets(position), default=0)

    def accessible_text(self, picture: BoardPicture, place: int) -> str:
        row, column = divmod(place, self.columns)
        if column >= heaps_of(picture.position)[row]:
            return f"row {row + 1}, {column + 1}: gone"
        text = f"row {row + 1}, {column + 1}: leaves {column}"
        badge = picture.badges.get(self.targets(picture.position)[place])
        return text if badge is None else f"{text}, value {badge.text}"

    def why_not(self, position: Position, place: int, picked: Picked = ()) -> str:
        return f"counter {place} is gone from {heaps_of(position)}"

    def paint_ground(self, canvas: Canvas) -> None:
        wide, high = (length * canvas.side for length in self.extent)
        canvas.painter.fillRect(QRectF(0, 0, wide, high), QColor(canvas.theme.window))

    def paint_pieces(self, canvas: Canvas, picture: BoardPicture) -> None:
        self._counters(canvas, picture.position, canvas.theme.frame)

    def paint_preview(self, canvas: Canvas, picture: BoardPicture, move: Move) -> None:
        self._gone(canvas, picture.position, move, 0.3)

    def paint_line(self, canvas: Canvas, picture: BoardPicture) -> None:
        position = picture.position
        for move in picture.preview:
            self._gone(canvas, position, move, 0.2)
            position = position.after(move)

    def miniature_side(self, unit: float) -> int:
        return round(10 * unit)

    def paint_small(self, canvas: Canvas, position: Position, last: Move | None) -> None:
        self._counters(canvas, position, canvas.theme.frame)

    def _counters(self, canvas: Canvas, position: Position, color: str) -> None:
        canvas.painter.setBrush(QColor(color))
        for row, heap in enumerate(heaps_of(position)):
            for column in range(heap):
                place = self.rect(row * self.columns + column, canvas.side)
                canvas.painter.drawEllipse(canvas.inset(place, 0.1))
        canvas.painter.setBrush(QColor(0, 0, 0, 0))

    def _gone(self, canvas: Canvas, position: Position, move: Move, inset: float) -> None:
        row, taken = divmod(move, MOST_TAKEN)
        heap = heaps_of(position)[row]
        for column in range(heap - taken, heap):
            place = self.rect(row * self.columns + column, canvas.side)
            canvas.painter.fillRect(canvas.inset(place, inset), QColor(canvas.theme.base))


def heaps_of(position: Position) -> tuple[int, ...]:
    assert isinstance(position, NimPosition)
    return position.heaps


FAMILY = GameEntry("small", {}, lambda _kind, _text: Nim((1,)), board=RowsOfCounters)


@contextmanager
def in_the_list() -> Generator[None]:
    """While Nim of the tests is a game of the program, shown on this kind of board."""

    def found(game: Game) -> Family:
        return FAMILY if isinstance(game, Nim) else family_of(game)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "family_of", found)
        yield
