# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Notation of the variants of tic-tac-toe: moves (`b2`, `Xb2`) and boards (`X.O/.X./..O X`)."""

from __future__ import annotations

import re

from desktop_app.core.errors import GameError
from desktop_app.core.position import Move, Position
from desktop_app.games.base import MoveNotation, marks_of, read_square, rows_text
from desktop_app.games.tic_tac_toe_variants.rules import (
    MarkFault,
    MarkRules,
    Rule,
    outcome_of_marks,
)

BOARD_SEPARATOR = "+"
CELLS = MoveNotation(re.compile(r"[a-z][0-9]{1,9}", re.IGNORECASE | re.ASCII), "b2")
MARKED_CELLS = MoveNotation(re.compile(r"[xo0][a-z][0-9]{1,9}", re.IGNORECASE | re.ASCII), "Xb2")
_EMPTY_MARKS = ".-_"


def move_text(game: MarkRules, move: Move) -> str:
    """Return the cell of a move, after the mark if either mark may be placed."""
    if game.rule is Rule.WILD:
        return "XO"[move & 1] + game.cell_text(move >> 1)
    return game.cell_text(move)


def find_move(game: MarkRules, position: Position, text: str) -> Move:
    """Return the legal move written as `text`.

    Raises:
        GameError: the cell is outside the boards, taken, or on a dead board.
    """
    is_wild = game.rule is Rule.WILD
    name = text[1:] if is_wild else text
    column, number = read_square(name)
    if not (column < game.columns * game.boards and 1 <= number <= game.rows):
        corner = game.cell_text(game.cell_at(game.columns * game.boards - 1, 0))
        raise GameError(MarkFault.OFF_BOARD, text=text, corner=corner)
    cell = game.cell_at(column, game.rows - number)
    move = 2 * cell + (text[0] not in "xX") if is_wild else cell
    if move not in position.legal_moves():
        number = cell // game.board.cells
        alive = {each // game.board.cells for each in position.legal_moves()}
        is_dead = game.rule is Rule.NOTAKTO and number not in alive
        raise GameError(MarkFault.DEAD if is_dead else MarkFault.TAKEN, text=text)
    return move


def boards_text(game: MarkRules, crosses: int, rings: int, turn: str) -> str:
    """Return the text of a position: rows joined by `/`, boards by `+`, then the player to move."""
    texts: list[str] = []
    for ours, theirs in zip(game.masks(crosses), game.masks(rings), strict=True):
        marks = marks_of(ours, theirs, range(game.board.cells), "XO")
        texts.append(rows_text(marks, game.columns))
    return f"{BOARD_SEPARATOR.join(texts)} {turn}"


def parse_boards(game: MarkRules, text: str) -> tuple[int, int, int | None]:
    """Return the crosses, rings and outcome of a text such as `X.O/.X./..O X`.

    Raises:
        GameError: the text is malformed, or no game leads to these marks.
    """
    words = text.split()
    boards = words[0].split(BOARD_SEPARATOR) if words else []
    crosses = rings = 0
    if len(boards) != game.boards:
        raise _misshapen(game, text)
    for number, board in enumerate(boards):
        ours, theirs = _parse_board(game, board, text)
        crosses |= ours << number * game.board.cells
        rings |= theirs << number * game.board.cells
    count, names = (crosses | rings).bit_count(), "XO" if game.rule is Rule.MISERE else "AB"
    turn = " ".join(words[1:]).upper().replace("0", "O") or names[count % 2]
    if turn != names[count % 2]:
        raise GameError(
            MarkFault.WRONG_TURN, text=turn[:12], expected=names[count % 2], count=count
        )
    return crosses, rings, outcome_of_marks(game, crosses, rings)


def _misshapen(game: MarkRules, text: str) -> GameError:
    row = "." * game.columns
    shape = BOARD_SEPARATOR.join(["/".join([row] * game.rows)] * game.boards)
    return GameError(MarkFault.BOARD_SHAPE, text=text[:40], shape=shape)


def _parse_board(game: MarkRules, board: str, text: str) -> tuple[int, int]:
    rows = board.upper().split("/")
    if [len(row) for row in rows] != [game.columns] * game.rows:
        raise _misshapen(game, text)
    crosses = rings = 0
    known = "X" if game.rule is Rule.NOTAKTO else "XO0"
    for cell, mark in enumerate("".join(rows)):
        if mark not in known and mark not in _EMPTY_MARKS:
            raise GameError(MarkFault.BAD_MARK, mark=mark, known=", ".join(known[:2]))
        if mark == "X":
            crosses |= 1 << cell
        elif mark in known:
            rings |= 1 << cell
    return crosses, rings
