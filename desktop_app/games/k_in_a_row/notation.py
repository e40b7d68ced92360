# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Notation of line games: moves (`h8i9`, `4453`) and boards (`X.O/.X./..O X`)."""

from __future__ import annotations

import re
from functools import cache

from desktop_app.core.errors import GameError
from desktop_app.core.position import Move, Position
from desktop_app.games.base import MoveNotation, marks_of, read_square, rows_text
from desktop_app.games.k_in_a_row.rules import LineFault, LineRules, cell_text

_CELL = re.compile(r"[a-t][0-9]{1,9}", re.IGNORECASE | re.ASCII)
_COLUMN = re.compile(r"[0-9]{1,9}")
_DIGIT = re.compile(r"[0-9]")
MOST_DIGITS = 9
"""The most columns that one digit can name."""
_EMPTY_MARKS = ".-_"


def move_text(game: LineRules, move: Move) -> str:
    """Return a cell such as `h8`; with gravity the column's number, from 1."""
    return str(move % game.columns + 1) if game.gravity else cell_text(game, move)


@cache
def notation_of(game: LineRules) -> MoveNotation:
    """Return how moves are written: `h8i9`, or `4453` with gravity, spaced from ten columns on."""
    middle = game.columns // 2
    if not game.gravity:
        return MoveNotation(_CELL, move_text(game, middle))
    pattern, gap = (_DIGIT, "") if game.columns <= MOST_DIGITS else (_COLUMN, " ")
    return MoveNotation(pattern, move_text(game, middle), gap)


def find_move(game: LineRules, position: Position, text: str) -> Move:
    """Return the legal move that a cell, or with gravity a column, names.

    Raises:
        GameError: the cell is off the board or taken, or the column is full.
    """
    if game.gravity:
        return _find_column(game, position, text)
    column, number = read_square(text)
    if not (column < game.columns and 1 <= number <= game.rows):
        raise GameError(LineFault.OFF_BOARD, text=text, corner=cell_text(game, game.columns - 1))
    cell = (game.rows - number) * game.columns + column
    if cell not in position.legal_moves():
        raise GameError(LineFault.CELL_TAKEN, text=text)
    return cell


def _find_column(game: LineRules, position: Position, text: str) -> Move:
    column = int(text) - 1
    if not 0 <= column < game.columns:
        raise GameError(LineFault.NO_COLUMN, text=text, corner=str(game.columns))
    for move in position.legal_moves():
        if move % game.columns == column:
            return move
    raise GameError(LineFault.COLUMN_FULL, text=text)


def board_text(game: LineRules, x_stones: int, o_stones: int, turn: str) -> str:
    """Return the rows of a board from the top, joined by `/`, then the player to move."""
    marks = marks_of(x_stones, o_stones, range(game.board.cells), "XO")
    return f"{rows_text(marks, game.columns)} {turn}"


def parse_board(game: LineRules, text: str) -> tuple[int, int]:
    """Read the masks of X's and O's stones from a board such as `X.O/.X./..O X`.

    Rows go from the top; `.`, `-` and `_` are empty cells, `0` is read as O. The player to move
    may follow the board; the number of stones tells who it must be.

    Raises:
        GameError: the shape, a mark or the player to move is wrong.
    """
    words = text.split()
    rows = words[0].split("/") if words else []
    if len(rows) != game.rows:
        raise GameError(LineFault.ROW_COUNT, rows=len(rows), expected=game.rows)
    x_stones = o_stones = 0
    for r, row in enumerate(rows):
        if len(row) != game.columns:
            raise GameError(LineFault.ROW_LENGTH, row=r + 1, cells=len(row), expected=game.columns)
        for c, mark in enumerate(row.upper()):
            bit = 1 << r * game.columns + c
            if mark == "X":
                x_stones |= bit
            elif mark in "O0":
                o_stones |= bit
            elif mark not in _EMPTY_MARKS:
                raise GameError(LineFault.BAD_MARK, mark=mark, row=r + 1, column=c + 1)
    if len(words) > 1:
        _check_turn(" ".join(words[1:]), x_stones.bit_count(), o_stones.bit_count())
    return x_stones, o_stones


def _check_turn(turn: str, x_count: int, o_count: int) -> None:
    turn = turn.upper().replace("0", "O")
    if turn not in ("X", "O"):
        raise GameError(LineFault.BAD_TURN, text=turn[:12])
    expected = "X" if x_count == o_count else "O"
    if x_count - o_count in (0, 1) and turn != expected:
        raise GameError(LineFault.WRONG_TURN, turn=turn, expected=expected, x=x_count, o=o_count)
