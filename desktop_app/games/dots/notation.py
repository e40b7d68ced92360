# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Notation of lines and boards of Dots and Boxes.

A line is written by its two dots: columns of dots are letters from the left, rows are numbers from
the bottom, so `a1-b1` is the horizontal line at the lower left, and `a1-a2` the vertical one.
"""

from __future__ import annotations

import re
from itertools import zip_longest

from desktop_app.core.notation import DASHED
from desktop_app.core.position import Move
from desktop_app.games.base import MoveNotation, read_square, square_text
from desktop_app.games.dots.lattice import Dot, Lattice

OPEN = "."
_LINE = re.compile(r"([a-f][1-6])-?([a-f][1-6])", re.IGNORECASE | re.ASCII)
LINES = MoveNotation(_LINE, "a1-b1", gap=" ", between=DASHED)


def dot_text(lattice: Lattice, dot: Dot) -> str:
    """Return the name of a dot, such as `a1`."""
    row, column = dot
    return square_text(column, lattice.rows + 1 - row)


def line_text(lattice: Lattice, move: Move) -> str:
    """Return a line by its dots, the lower or left one first."""
    return "-".join(sorted(dot_text(lattice, dot) for dot in lattice.ends[move]))


def read_ends(text: str, rows: int) -> tuple[Dot, Dot]:
    """Return the dots that the notation of a line names, in the order of `Lattice.ends`.

    Args:
        text: what the pattern of `LINES` matches.
        rows: of boxes.
    """
    squares = (read_square(text[:2]), read_square(text[-2:]))
    one, other = sorted((rows + 1 - number, column) for column, number in squares)
    return one, other


def diagram(lattice: Lattice, lines: int, max_boxes: int, min_boxes: int) -> str:
    """Return the lines and boxes as a diagram; see `DotsGame.parse_position`."""
    wide, rows = lattice.columns, list[str]()
    step = 2 * wide + 1
    for row in range(lattice.rows + 1):
        first = row * step
        rows.append("".join("_" if lines >> first + c & 1 else OPEN for c in range(wide)))
        if row < lattice.rows:
            standing = ["|" if lines >> first + wide + c & 1 else OPEN for c in range(wide + 1)]
            owners = [
                "X" if max_boxes >> box & 1 else "O" if min_boxes >> box & 1 else OPEN
                for box in range(row * wide, row * wide + wide)
            ]
            pairs = zip_longest(standing, owners, fillvalue="")
            rows.append("".join(line + owner for line, owner in pairs))
    return "/".join(rows)


def read_diagram(lattice: Lattice, text: str) -> tuple[int, int, int, bool] | None:
    """Read lines, boxes of Max and Min, and whether Max moves; None if this is no diagram."""
    board, _, mover = text.strip().upper().partition(" ")
    rows, wide, mover = board.split("/"), lattice.columns, mover.strip() or "X"
    if len(rows) != 2 * lattice.rows + 1 or mover not in ("X", "O"):
        return None
    lines = max_boxes = min_boxes = 0
    for number, row in enumerate(rows):
        standing = number % 2
        drawn, owners = (row[::2], row[1::2]) if standing else (row, "")
        if len(drawn) != wide + standing or len(owners) != wide * standing:
            return None
        if set(drawn) - {"|" if standing else "_", OPEN} or set(owners) - {"X", "O", OPEN}:
            return None
        first = number // 2 * (2 * wide + 1) + wide * standing
        lines |= sum(1 << first + c for c, sign in enumerate(drawn) if sign != OPEN)
        box = number // 2 * wide
        max_boxes |= sum(1 << box + c for c, sign in enumerate(owners) if sign == "X")
        min_boxes |= sum(1 << box + c for c, sign in enumerate(owners) if sign == "O")
    return lines, max_boxes, min_boxes, mover == "X"
