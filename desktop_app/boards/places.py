# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the places of a board are, seen from either side."""

from __future__ import annotations

from copy import copy
from typing import Self

from PySide6.QtCore import QPoint, QRect, QRectF

from desktop_app.core.position import Game, Position

LARGE_COLUMNS = 10
"""From this many columns on places are small, and moves many."""


class Places:
    """A table of places, numbered as one reads, whoever looks at it.

    Places are squares of equal size unless a kind lays them otherwise. All lengths are pixels,
    counted from the board's corner.

    Attributes:
        game: what is played on it.
        columns: of the table of places.
        rows: of the table of places.
        is_turned: whether it is seen from the other side: the last place is at the upper left.
    """

    can_turn = False
    """Whether it may be seen from the other side."""
    is_turned = False

    def __init__(self, game: Game, columns: int, rows: int) -> None:
        self.game, self.columns, self.rows = game, columns, rows

    def __eq__(self, other: object) -> bool:
        is_alike = type(self) is type(other) and self.game == getattr(other, "game", None)
        return is_alike and self.is_turned == getattr(other, "is_turned", None)

    def __hash__(self) -> int:
        return hash((self.game, self.is_turned))

    def turned(self) -> Self:
        """The same board, seen from the other side where it can be."""
        other = copy(self)
        other.is_turned = self.can_turn and not self.is_turned
        return other

    def seen(self, place: int) -> int:
        """Which place of the table one sees where a place is on a board that is not turned."""
        return self.columns * self.rows - 1 - place if self.is_turned else place

    @property
    def extent(self) -> tuple[float, float]:
        """Width and height of the board, in sides of a place."""
        return self.columns, self.rows

    @property
    def is_large(self) -> bool:
        """Whether a finger's first tap aims, and only the best few values are shown."""
        return self.columns >= LARGE_COLUMNS

    def rect(self, place: int, side: int) -> QRectF:
        """Where a place is."""
        row, column = divmod(self.seen(place), self.columns)
        return QRectF(column * side, row * side, side, side)

    def place_at(self, point: QPoint, side: int) -> int:
        """The place at a point, -1 for none."""
        column, row = point.x() // side, point.y() // side
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return self.seen(row * self.columns + column) if inside else -1

    def column_text(self, column: int) -> str:
        """What stands below a column: a letter."""
        return chr(ord("a") + column)

    def row_text(self, row: int) -> str:
        """What stands beside a row: its number from the bottom."""
        return str(self.rows - row)

    def labels(self, side: int, margin: int) -> list[tuple[QRect, str]]:
        """What stands around the board, in a margin so wide: where, and the text."""
        below = [
            (QRect(at * side, self.rows * side, side, margin), self.column_text(column))
            for at in range(self.columns)
            for column in [self.seen(at) % self.columns]
        ]
        beside = [
            (QRect(-margin, at * side, margin, side), self.row_text(row))
            for at in range(self.rows)
            for row in [self.seen(at * self.columns) // self.columns]
        ]
        return below + beside

    def walk(self, position: Position, place: int, right: int, down: int) -> int:  # noqa: ARG002
        """Where an arrow key leads from a place: one step of what is seen, the edge holds."""
        row, column = divmod(self.seen(place), self.columns)
        column = min(max(column + right, 0), self.columns - 1)
        return self.seen(min(max(row + down, 0), self.rows - 1) * self.columns + column)
