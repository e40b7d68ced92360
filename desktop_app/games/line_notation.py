# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How line games are written: moves (`h8i9`, `4453`) and boards (`X.O/.X./..O X`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from desktop_app.games.board import bits
from desktop_app.games.errors import Fault, GameError
from desktop_app.games.position import MAX, Move, Position

if TYPE_CHECKING:
    from desktop_app.games.line_games import LineGame, LinePosition

SEPARATORS = " \t\r\n,_-;"
_CELL = re.compile(r"[a-t][0-9]{1,9}", re.IGNORECASE | re.ASCII)
_COLUMN = re.compile(r"[0-9]{1,9}")
_EMPTY_MARKS = ".-_"


def cell_text(game: LineGame, cell: int) -> str:
    """Column letter from the left, row number from the bottom: `a3` is tic-tac-toe's cell 0."""
    row, column = divmod(cell, game.columns)
    return f"{chr(ord('a') + column)}{game.rows - row}"


def move_text(game: LineGame, move: Move) -> str:
    """See `LineGame.move_text`."""
    return str(move % game.columns + 1) if game.gravity else cell_text(game, move)


def split_moves(game: LineGame, text: str) -> list[str]:
    """See `Game.split_moves`; blanks, commas, semicolons, dashes, underscores may separate."""
    if game.gravity and game.columns <= 9:
        pattern = re.compile(r"[0-9]")
    else:
        pattern = _COLUMN if game.gravity else _CELL
    found: list[str] = []
    at = 0
    while at < len(text):
        if text[at] in SEPARATORS:
            at += 1
            continue
        match = pattern.match(text, at)
        if match is None:
            raise GameError(
                Fault.MOVE_SYNTAX,
                text=text[at:][:12],
                number=len(found) + 1,
                example=_example(game),
            )
        found.append(match.group())
        at = match.end()
    return found


def _example(game: LineGame) -> str:
    """Two moves as this game writes them, for somebody who wrote something else."""
    middle = game.columns // 2
    if game.gravity:
        return game.moves_text([middle, middle])
    return game.moves_text([middle, min(middle + 1, game.board.cells - 1)])


def parse_move(game: LineGame, position: Position, text: str) -> Move:
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
        raise GameError(Fault.OFF_BOARD, text=text, corner=cell_text(game, game.columns - 1))
    cell = row * game.columns + column
    if cell not in position.legal_moves():
        raise GameError(Fault.CELL_TAKEN, text=text)
    return cell


def _parse_column(game: LineGame, position: Position, text: str) -> Move:
    if not _COLUMN.fullmatch(text):
        raise GameError(
            Fault.MOVE_SYNTAX, text=text, number=position.ply + 1, example=_example(game)
        )
    column = int(text) - 1
    if not 0 <= column < game.columns:
        raise GameError(Fault.OFF_BOARD, text=text, corner=str(game.columns))
    for move in position.legal_moves():
        if move % game.columns == column:
            return move
    raise GameError(Fault.COLUMN_FULL, text=text)


def board_text(position: LinePosition) -> str:
    """The board's rows from the top, joined by `/`, then whose turn it is."""
    game = position.game
    x_stones, o_stones = position.x_stones, position.o_stones
    marks = [
        "X" if x_stones >> c & 1 else "O" if o_stones >> c & 1 else "."
        for c in range(game.board.cells)
    ]
    rows = ["".join(marks[i : i + game.columns]) for i in range(0, len(marks), game.columns)]
    return f"{'/'.join(rows)} {game.player_text(position.turn)}"


def parse_board(game: LineGame, text: str) -> tuple[int, int]:
    """The masks of X's and O's stones on a board such as `X.O/.X./..O X`.

    Rows go from the top; `.`, `-` and `_` are open cells, `0` is read as O. The player to move
    may stand behind the board; who it must be follows from the count of stones.

    Raises:
        GameError: another shape than the game's board, a strange mark, or the wrong turn.
    """
    words = text.split()
    rows = words[0].split("/") if words else []
    if len(rows) != game.rows:
        raise GameError(Fault.ROW_COUNT, rows=len(rows), expected=game.rows)
    x_stones = o_stones = 0
    for r, row in enumerate(rows):
        if len(row) != game.columns:
            raise GameError(Fault.ROW_LENGTH, row=r + 1, cells=len(row), expected=game.columns)
        for c, mark in enumerate(row.upper()):
            bit = 1 << r * game.columns + c
            if mark == "X":
                x_stones |= bit
            elif mark in "O0":
                o_stones |= bit
            elif mark not in _EMPTY_MARKS:
                raise GameError(Fault.BAD_MARK, mark=mark, row=r + 1, column=c + 1)
    if len(words) > 1:
        _check_turn(" ".join(words[1:]), x_stones.bit_count(), o_stones.bit_count())
    return x_stones, o_stones


def _check_turn(turn: str, x_count: int, o_count: int) -> None:
    turn = turn.upper().replace("0", "O")
    if turn not in ("X", "O"):
        raise GameError(Fault.BAD_TURN, text=turn[:12])
    expected = "X" if x_count == o_count else "O"
    if x_count - o_count in (0, 1) and turn != expected:
        raise GameError(Fault.WRONG_TURN, turn=turn, expected=expected, x=x_count, o=o_count)


def checked_outcome(game: LineGame, x_stones: int, o_stones: int) -> int | None:
    """The outcome of a position whose stones can have come about by the rules.

    Raises:
        GameError: the counts are wrong, both sides have won, a stone floats, or the game went
            on after it was won.
    """
    x_count, o_count = x_stones.bit_count(), o_stones.bit_count()
    if x_count - o_count not in (0, 1):
        raise GameError(Fault.WRONG_COUNTS, x=x_count, o=o_count)
    board = game.board
    taken = x_stones | o_stones
    if game.gravity:
        for cell in bits(taken):
            below = cell + game.columns
            if below < board.cells and not taken >> below & 1:
                raise GameError(Fault.FLOATING, cell=cell_text(game, cell))
    x_line, o_line = board.has_line(x_stones), board.has_line(o_stones)
    if x_line and o_line:
        raise GameError(Fault.BOTH_WON)
    if x_line or o_line:
        winner, stones = ("X", x_stones) if x_line else ("O", o_stones)
        if x_line == (x_count == o_count):
            raise GameError(Fault.PLAYED_ON, winner=winner)
        if not any(_was_last(game, stones, taken, cell) for cell in bits(stones)):
            raise GameError(Fault.TWO_WINS, winner=winner)
        return MAX.value if x_line else -MAX.value
    return 0 if taken == board.full else None


def _was_last(game: LineGame, stones: int, taken: int, cell: int) -> bool:
    """Whether a winner's stone can be the last one played: without it no line is whole."""
    above = cell - game.columns
    if game.gravity and above >= 0 and taken >> above & 1:
        return False
    return not game.board.has_line(stones & ~(1 << cell))
