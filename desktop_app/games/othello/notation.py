# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Notation of Othello: moves such as `d3c3pass`, and boards of B, W and dots.

Passes are also read as other programs write them: `--`, `PA`, `PS` and `@@`.
"""

from __future__ import annotations

import re
from enum import StrEnum

from desktop_app.core.errors import GameError
from desktop_app.core.notation import DASHED
from desktop_app.games.base import MoveNotation, mask_of, read_rows
from desktop_app.games.othello.discs import WIDE

PASS = "pass"

_PASSES = re.compile(r"pass|pa|ps|--|@@", re.IGNORECASE | re.ASCII)
_MOVE = re.compile(rf"{_PASSES.pattern}|[a-h][0-9]{{1,2}}", re.IGNORECASE | re.ASCII)
MOVES = MoveNotation(_MOVE, "d3", between=DASHED)


class OthelloFault(StrEnum):
    """The errors in positions and moves of Othello that a user types."""

    BAD_SIZE = "bad-size"
    BAD_BOARD = "bad-board"
    NO_MIDDLE = "no-middle"
    APART = "apart"
    OFF_BOARD = "off-board"
    TAKEN = "taken"
    TURNS_NOTHING = "turns-nothing"
    MUST_PASS = "must-pass"
    CAN_MOVE = "can-move"


def is_pass(text: str) -> bool:
    """Return whether a text means a pass."""
    return _PASSES.fullmatch(text) is not None


def read_discs(text: str, columns: int, rows: int, example: str) -> tuple[int, int, bool]:
    """Read Black's and White's discs, and whether Black moves next.

    Raises:
        GameError: it is no board of this size; the details have the example.
    """
    drawn, _, mover = text.strip().upper().partition(" ")
    mover, cells = mover.strip() or "B", read_rows(drawn, columns, rows, "BW.")
    if cells is None or mover not in ("B", "W"):
        raise GameError(OthelloFault.BAD_BOARD, example=example)
    wide = "".join(cells[n : n + columns].ljust(WIDE) for n in range(0, len(cells), columns))
    black, white = (mask_of(wide, side) for side in "BW")
    return black, white, mover == "B"


def hangs_together(discs: int, first: int) -> bool:
    """Return whether all discs are connected to `first`, as in every real game."""
    inner_left, inner_right = 0xFEFEFEFEFEFEFEFE, 0x7F7F7F7F7F7F7F7F
    found, before = first, 0
    while found != before:
        before = found
        row = found | (found << 1 & inner_left) | (found >> 1 & inner_right)
        found = (row | row << WIDE | row >> WIDE) & discs
    return found == discs
