# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The grid of Dots and Boxes: which lines are around which box, and its symmetries. No rules.

A set of lines or of boxes is a bit mask. Lines are numbered in reading order: the horizontal lines
of the top row of dots, then the vertical lines below them, and so on; boxes, row by row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import Final

from desktop_app.core.position import Move

Dot = tuple[int, int]
"""The row from the top, and the column."""

BYTE = 8


class Lattice:
    """The lines and boxes of one size of board.

    Attributes:
        columns: the number of columns of boxes.
        rows: the number of rows of boxes.
        count: the number of lines.
        ends: for each line, its two dots, the left or upper one first.
        number_of: the number of each line, by its two dots.
        boxes: for each box, the mask of its four lines.
        beside: for each line, the one or two boxes beside it, each as the mask of its lines and the
            bit of the box itself.
        all_lines: the mask of all lines.
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
        """The image of each line, for each symmetry but the identity."""
        turns = range(8 if self.rows == self.columns else 4)
        return [
            [
                self._line_between(self._image_of(one, turn), self._image_of(other, turn))
                for one, other in self.ends
            ]
            for turn in turns[1:]
        ]

    def _line_between(self, one: Dot, other: Dot) -> Move:
        """Return the line between two dots."""
        return self.number_of[min(one, other), max(one, other)]

    def _image_of(self, dot: Dot, turn: int) -> Dot:
        """Apply one of eight symmetries to a dot: flips, and rows swapped for columns."""
        row, column = dot
        row = self.rows - row if turn & 1 else row
        column = self.columns - column if turn & 2 else column
        return (column, row) if turn & 4 else (row, column)

    @cached_property
    def _image_bytes(self) -> list[list[list[int]]]:
        """For each symmetry but the identity, and each byte of a mask of lines, the image of each
        value of this byte.
        """
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
        """Return the least of a mask of lines and its images: a key that all of them share."""
        given = lines.to_bytes(len(self._image_bytes[0]), "little")
        turned = (
            sum(table[byte] for table, byte in zip(tables, given, strict=True))
            for tables in self._image_bytes
        )
        return min(lines, *turned)


def _sides(row: int, column: int) -> Iterator[tuple[Dot, Dot]]:
    """Yield the four lines of a box, by their ends."""
    for down in (0, 1):
        yield (row + down, column), (row + down, column + 1)
    for right in (0, 1):
        yield (row, column + right), (row + 1, column + right)


@cache
def lattice(columns: int, rows: int) -> Lattice:
    """Return the lattice of a size, always the same object."""
    return Lattice(columns, rows)
