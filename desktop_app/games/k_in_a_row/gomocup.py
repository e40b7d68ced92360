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

_NUMBER = r"\d{1,4}(?:\.\d*)?"
_APART = r"(?:\s*[,;]\s*|\s+)"
_POINT = rf"[\s(\[]*({_NUMBER}){_APART}({_NUMBER})"
_REST = r"(?=[\s)\];.!]|$)"
_PAIR = re.compile(rf"{_POINT}[\s)\]]*", re.ASCII)
_ANSWER = re.compile(rf"[\s(\[]*({_NUMBER})\s*,\s*({_NUMBER}){_REST}", re.ASCII)
_STONE = re.compile(rf"{_POINT}{_APART}({_NUMBER}){_REST}", re.ASCII)


def is_supported(game: Game) -> bool:
    """Return whether the protocol has this game: at least five in a row, no gravity."""
    return isinstance(game, LineGame) and game.k == IN_A_ROW and not game.gravity


def point_text(game: LineGame, cell: Move) -> str:
    """Return a cell as `x,y`."""
    row, column = divmod(cell, game.columns)
    return f"{column},{row}"


def parse_pair(text: str) -> tuple[int, int] | None:
    """Return the two numbers of a pair, rounded down; None for other texts.

    Between them is a comma, as the protocol has it, or what programs write in its place.
    """
    return _whole(_PAIR.fullmatch(text))


def parse_answer(text: str) -> tuple[int, int] | None:
    """Return the pair that a text begins with, as `7,8 depth 12` does; None if there is none."""
    return parse_pair(text) or _whole(_ANSWER.match(text))


def parse_stone(text: str) -> tuple[int, int, int] | None:
    """Return x, y and owner from a line of `BOARD`; None for other texts."""
    match = _STONE.match(text)
    return None if match is None else (_floor(match[1]), _floor(match[2]), _floor(match[3]))


def _whole(match: re.Match[str] | None) -> tuple[int, int] | None:
    return None if match is None else (_floor(match[1]), _floor(match[2]))


def _floor(number: str) -> int:
    return int(number.partition(".")[0])


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
