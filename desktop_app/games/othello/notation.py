# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How moves and positions of Othello are typed: `d3c3pass`, and rows of B, W and points."""

from __future__ import annotations

import re
from enum import StrEnum

from desktop_app.core.errors import Fault, GameError
from desktop_app.core.moves_text import DASHED, cut_moves
from desktop_app.games.othello.discs import WIDE

PASS = "pass"

_MOVES = re.compile(r"pass|--|[a-h][0-9]{1,2}", re.IGNORECASE | re.ASCII)
_SQUARE = re.compile(r"([a-h])([0-9]{1,2})", re.IGNORECASE | re.ASCII)


class OthelloFault(StrEnum):
    """Ways in which what is typed of Othello can be wrong."""

    BAD_SIZE = "bad-size"
    BAD_BOARD = "bad-board"
    NO_MIDDLE = "no-middle"
    APART = "apart"
    OFF_BOARD = "off-board"
    TAKEN = "taken"
    TURNS_NOTHING = "turns-nothing"
    MUST_PASS = "must-pass"
    CAN_MOVE = "can-move"


def split(text: str) -> list[str]:
    """Cut a line of moves into single ones; blanks, commas and semicolons may separate.

    Raises:
        GameError: something in it can't be a move.
    """
    return cut_moves(text, _MOVES, "d3", DASHED)


def is_pass(text: str) -> bool:
    """Whether a notation means to pass."""
    return text.lower() in (PASS, "--")


def read_square(text: str, number: int) -> tuple[int, int]:
    """Column and row from above that a notation names, which may lie beside the board.

    Args:
        text: the notation.
        number: which move it would be.

    Raises:
        GameError: it names none.
    """
    match = _SQUARE.fullmatch(text)
    if match is None:
        raise GameError(Fault.MOVE_SYNTAX, text=text[:12], number=number, example="d3")
    return ord(match[1].lower()) - ord("a"), int(match[2]) - 1


def read_discs(text: str, columns: int, rows: int, example: str) -> tuple[int, int, bool]:
    """The discs of Black and of White that a text draws, and whether Black moves next.

    Raises:
        GameError: it is no board of this size; the details have the example.
    """
    drawn, _, mover = text.strip().upper().partition(" ")
    mover, lines = mover.strip() or "B", drawn.split("/")
    is_whole = len(lines) == rows and {len(line) for line in lines} == {columns}
    if not is_whole or set(drawn) - set("BW./") or mover not in ("B", "W"):
        raise GameError(OthelloFault.BAD_BOARD, example=example)
    black, white = (
        sum(
            1 << WIDE * row + column
            for row, line in enumerate(lines)
            for column, letter in enumerate(line)
            if letter == side
        )
        for side in "BW"
    )
    return black, white, mover == "B"


def hangs_together(discs: int, first: int) -> bool:
    """Whether all discs are reached from some of them, as a disc is only put beside another."""
    inner_left, inner_right = 0xFEFEFEFEFEFEFEFE, 0x7F7F7F7F7F7F7F7F
    found, before = first, 0
    while found != before:
        before = found
        row = found | (found << 1 & inner_left) | (found >> 1 & inner_right)
        found = (row | row << WIDE | row >> WIDE) & discs
    return found == discs
