# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How line games are written: moves (`h8i9`, `4453`) and boards (`X.O/.X./..O X`)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.core.errors import Fault, GameError
from desktop_app.core.moves_text import cut_moves
from desktop_app.core.position import Move, Position
from desktop_app.games.k_in_a_row.rules import LineFault, LineRules, cell_text

_CELL = re.compile(r"[a-t][0-9]{1,9}", re.IGNORECASE | re.ASCII)
_COLUMN = re.compile(r"[0-9]{1,9}")
_EMPTY_MARKS = ".-_"


def move_text(game: LineRules, move: Move) -> str:
    """A cell such as `h8`; with gravity the column's number, from 1."""
    return str(move % game.columns + 1) if game.gravity else cell_text(game, move)


def moves_text(game: LineRules, moves: Sequence[Move]) -> str:
    """Moves in order, such as `h8i9` or `4453`; spaces between columns past 9."""
    gap = " " if game.gravity and game.columns > 9 else ""
    return gap.join(move_text(game, move) for move in moves)


def split_moves(game: LineRules, text: str) -> list[str]:
    """See `Game.split_moves`; blanks, commas, semicolons, dashes, underscores may separate."""
    if game.gravity and game.columns <= 9:
        pattern = re.compile(r"[0-9]")
    else:
        pattern = _COLUMN if game.gravity else _CELL
    return cut_moves(text, pattern, _example(game))


def _example(game: LineRules) -> str:
    """Two moves as this game writes them, for somebody who wrote something else."""
    middle = game.columns // 2
    if game.gravity:
        return moves_text(game, [middle, middle])
    return moves_text(game, [middle, min(middle + 1, game.board.cells - 1)])


def parse_move(game: LineRules, position: Position, text: str) -> Move:
    """See `Game.parse_move`."""
    if position.outcome is not None:
        raise GameError(Fault.GAME_OVER, text=text)
    if game.gravity:
        return _parse_column(game, position, text)
    if not _CELL.fullmatch(text):
        raise GameError(
            Fault.MOVE_SYNTAX, text=text, number=position.ply + 1, example=_example(game)
        )
    column, row = ord(text[0].lower()) - ord("a"), game.rows - int(text[1:])
    if not (column < game.columns and 0 <= row < game.rows):
        raise GameError(LineFault.OFF_BOARD, text=text, corner=cell_text(game, game.columns - 1))
    cell = row * game.columns + column
    if cell not in position.legal_moves():
        raise GameError(LineFault.CELL_TAKEN, text=text)
    return cell


def _parse_column(game: LineRules, position: Position, text: str) -> Move:
    if not _COLUMN.fullmatch(text):
        raise GameError(
            Fault.MOVE_SYNTAX, text=text, number=position.ply + 1, example=_example(game)
        )
    column = int(text) - 1
    if not 0 <= column < game.columns:
        raise GameError(LineFault.OFF_BOARD, text=text, corner=str(game.columns))
    for move in position.legal_moves():
        if move % game.columns == column:
            return move
    raise GameError(LineFault.COLUMN_FULL, text=text)


def board_text(game: LineRules, x_stones: int, o_stones: int, turn: str) -> str:
    """The board's rows from the top, joined by `/`, then whose turn it is."""
    marks = [
        "X" if x_stones >> c & 1 else "O" if o_stones >> c & 1 else "."
        for c in range(game.board.cells)
    ]
    rows = ["".join(marks[i : i + game.columns]) for i in range(0, len(marks), game.columns)]
    return f"{'/'.join(rows)} {turn}"


def parse_board(game: LineRules, text: str) -> tuple[int, int]:
    """The masks of X's and O's stones on a board such as `X.O/.X./..O X`.

    Rows go from the top; `.`, `-` and `_` are open cells, `0` is read as O. The player to move
    may stand behind the board; who it must be follows from the count of stones.

    Raises:
        GameError: another shape than the game's board, a strange mark, or the wrong turn.
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
