# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Notation of cells, boards and lines in the Gomocup (Piskvork) protocol.

Source: P. Laštovička, M. Petříček, "Gomoku AI protocol",
https://plastovicka.github.io/protocl2en.htm. Coordinates are `x,y`, column then row, both from 0
at the top left.
"""

from __future__ import annotations

import re

from desktop_app.core.grid import bits
from desktop_app.core.position import Game, Move
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition

PREFIX = "pbrain-"
"""The prefix of the names of programs that use the protocol."""
IN_A_ROW = 5
SMALLEST_SIDE = IN_A_ROW
UNLIMITED = 2_147_483_647
"""The `time_left` of a match whose time is not limited, in milliseconds."""
OWN, OTHERS = 1, 2
"""The owner of a stone in the lines of `BOARD`, from the program's own side."""
LONGEST_LINE = 4096

_POINT = r"\s*(\d{1,4})\s*,\s*(\d{1,4})\s*"
_STONE = r"\s*(\d{1,4})\s*,\s*(\d{1,4})\s*,\s*(\d)\s*"
_LINE_END = rb"[\r\n]"


def is_supported(game: Game) -> bool:
    """Return whether the protocol has this game: at least five in a row, no gravity."""
    return isinstance(game, LineGame) and game.k == IN_A_ROW and not game.gravity


def point_text(game: LineGame, cell: Move) -> str:
    """Return a cell as `x,y`."""
    row, column = divmod(cell, game.columns)
    return f"{column},{row}"


def parse_pair(text: str) -> tuple[int, int] | None:
    """Return two integers separated by a comma; None for other texts."""
    match = re.fullmatch(_POINT, text, re.ASCII)
    return (int(match[1]), int(match[2])) if match else None


def parse_stone(text: str) -> tuple[int, int, int] | None:
    """Return x, y and owner from a line of `BOARD`; None for other texts."""
    match = re.fullmatch(_STONE, text, re.ASCII)
    return (int(match[1]), int(match[2]), int(match[3])) if match else None


def cell_at(game: LineGame, x: int, y: int) -> Move | None:
    """Return the cell at a column and a row; None off the board."""
    return y * game.columns + x if 0 <= x < game.columns and 0 <= y < game.rows else None


def stone_lines(position: LinePosition) -> list[str]:
    """Return the lines of `BOARD` for the player to move, in a possible order of play."""
    game = position.game
    stones = [list(bits(position.x_stones)), list(bits(position.o_stones))]
    mover = position.ply % 2
    return [
        f"{point_text(game, stones[ply % 2][ply // 2])},{OWN if ply % 2 == mover else OTHERS}"
        for ply in range(position.ply)
    ]


def added_stone(before: LinePosition, after: LinePosition) -> Move | None:
    """Return the one move from `before` to `after`; None if they differ otherwise."""
    if (
        before.game != after.game
        or after.ply != before.ply + 1
        or after.other & before.own != (before.own)
    ):
        return None
    added = after.other & ~before.own
    fits = after.own == before.other and added.bit_count() == 1
    return added.bit_length() - 1 if fits else None


class LineSplitter:
    """Splits a byte stream into lines ending with CR LF, LF or CR; empty lines are dropped.

    A line that is longer than `LONGEST_LINE` is cut there, and its rest is dropped.
    """

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[str]:
        """Add data, and return the lines completed by it."""
        *whole, rest = re.split(_LINE_END, self._rest + data)
        self._rest = rest[:LONGEST_LINE]
        lines = (line[:LONGEST_LINE].decode("utf-8", "replace").strip() for line in whole)
        return [line for line in lines if line]
