# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dots, the lines between them and the boxes that they close, by number and as masks.

Lines are numbered in reading order: the horizontal lines of the top dots, then the vertical lines
below them, and so on. Boxes are numbered in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import Final

from desktop_app.core.position import Move

Dot = tuple[int, int]
"""Row from the top, column."""

BYTE = 8


class Lattice:
    """The lattice for a number of columns and rows of boxes.

    Attributes:
        columns: of boxes.
        rows: of boxes.
        count: how many lines there are.
        ends: the two dots of each line, the left or upper one first.
        boxes: the four lines of each box, as a mask.
        beside: of each line the masks of the one or two boxes that it belongs to, with their bits.
        all_lines: a mask.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.ends: Final = tuple(self._all_ends())
        self.count: Final = len(self.ends)
        self.all_lines: Final = (1 << self.count) - 1
        numbers = {ends: number for number, ends in enumerate(self.ends)}
        self.number_of: Final = numbers
        self.boxes: Final = tuple(
            sum(1 << numbers[ends] for ends in _sides(row, column))
            for row in range(rows)
            for column in range(columns)
        )
        self.beside: Final = tuple(
            tuple((lines, 1 << box) for box, lines in enumerate(self.boxes) if lines >> line & 1)
            for line in range(self.count)
        )

    def _all_ends(self) -> Iterator[tuple[Dot, Dot]]:
        for row in range(self.rows + 1):
            for column in range(self.columns):
                yield (row, column), (row, column + 1)
            if row < self.rows:
                for column in range(self.columns + 1):
                    yield (row, column), (row + 1, column)

    @cached_property
    def images(self) -> Sequence[Sequence[Move]]:
        """Return where each symmetry but the identity takes each line."""
        turns = range(8 if self.rows == self.columns else 4)
        return [
            [
                self._number(self._turned(one, turn), self._turned(other, turn))
                for one, other in self.ends
            ]
            for turn in turns[1:]
        ]

    def _number(self, one: Dot, other: Dot) -> Move:
        """Return the line between two dots."""
        return self.number_of[min(one, other), max(one, other)]

    def _turned(self, dot: Dot, turn: int) -> Dot:
        """Apply one of eight symmetries to a dot: flips, and rows swapped for columns."""
        row, column = dot
        row = self.rows - row if turn & 1 else row
        column = self.columns - column if turn & 2 else column
        return (column, row) if turn & 4 else (row, column)

    @cached_property
    def _image_bytes(self) -> list[list[list[int]]]:
        """Return tables of the image of each byte of a line mask, for each symmetry."""
        return [
            [
                [
                    sum(
                        1 << image[bit]
                        for bit in range(first, min(first + BYTE, self.count))
                        if byte >> bit - first & 1
                    )
                    for byte in range(1 << BYTE)
                ]
                for first in range(0, self.count, BYTE)
            ]
            for image in self.images
        ]

    def least_image(self, lines: int) -> int:
        """Return the smallest image of a mask of lines, the same for all its images."""
        given = lines.to_bytes(len(self._image_bytes[0]), "little")
        turned = (
            sum(table[byte] for table, byte in zip(tables, given, strict=True))
            for tables in self._image_bytes
        )
        return min(lines, *turned)


def _sides(row: int, column: int) -> Iterator[tuple[Dot, Dot]]:
    """Yield the lines of a box."""
    for down in (0, 1):
        yield (row + down, column), (row + down, column + 1)
    for right in (0, 1):
        yield (row, column + right), (row + 1, column + right)


@cache
def lattice(columns: int, rows: int) -> Lattice:
    """Return the lattice of a size; cached."""
    return Lattice(columns, rows)
