# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of Othello for tests, and the rules from square to square, without a bit."""

from __future__ import annotations

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition
from desktop_app.games.registry import find_game


def _found(side: int) -> OthelloGame:
    game = find_game(f"othello:{side}x{side}")
    assert isinstance(game, OthelloGame)
    return game


FOUR, SIX, EIGHT = _found(4), _found(6), _found(8)
Board = dict[int, Player]

_ORDER = (
    (28, 9, 8, 7, 31, 32),
    (22, 14, 1, 4, 17, 16),
    (27, 13, 0, 0, 6, 15),
    (19, 2, 0, 0, 5, 12),
    (24, 23, 3, 10, 26, 29),
    (21, 18, 20, 11, 25, 30),
)
"""When each square is taken in perfect play: J. Feinstein, "Perfect play in 6x6 Othello", 1993."""


def _perfect() -> str:
    """That game, with the passes that such a picture does not show."""
    position, text = SIX.start(), ""
    taken = {number: place for place, number in enumerate(sum(_ORDER, ()))}
    for number in range(1, 33):
        if position.must_pass:
            text += "pass"
            position = position.after(SIX.passing)
        text += SIX.move_text(taken[number])
        position = position.after(taken[number])
    return text


def squares(position: OthelloPosition) -> Board:
    """Whose disc lies on which place."""
    return {
        place: MAX if position.black & position.game.bit(place) else MIN
        for place in range(position.game.passing)
        if position.discs & position.game.bit(place)
    }


def _turned(game: OthelloGame, board: Board, turn: Player, place: int) -> list[int]:
    found: list[int] = []
    row, column = divmod(place, game.columns)
    for down, right in ((d, r) for d in (-1, 0, 1) for r in (-1, 0, 1) if d or r):
        line: list[int] = []
        y, x = row + down, column + right
        while 0 <= y < game.rows and 0 <= x < game.columns and y * game.columns + x in board:
            if board[y * game.columns + x] is turn:
                found += line
                break
            line.append(y * game.columns + x)
            y, x = y + down, x + right
    return found


def naive_moves(game: OthelloGame, board: Board, turn: Player) -> list[int]:
    """Where a disc turns something."""
    free = (place for place in range(game.passing) if place not in board)
    return [place for place in free if _turned(game, board, turn, place)]


def naive_after(game: OthelloGame, board: Board, turn: Player, place: int) -> Board:
    """With a disc more, and some turned."""
    return {**board, place: turn, **dict.fromkeys(_turned(game, board, turn, place), turn)}


PERFECT_SIX = _perfect()
