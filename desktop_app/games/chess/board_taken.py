# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of chess that are off the board, and who has more left."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.boards.picture import OffBoard
from desktop_app.core.position import Position
from desktop_app.games.chess.board_names import chess_of, piece_name
from desktop_app.languages import translate

WORTH = {"q": 9, "r": 5, "b": 3, "n": 3, "p": 1}
"""As beginners count, in pawns: the most valuable first."""
AT_FIRST = {"q": 1, "r": 2, "b": 2, "n": 2, "p": 8}


def off_board(position: Position) -> OffBoard | None:
    """Compared with the start of a game; None where all pieces are there.

    A piece that a pawn has become counts as what it is, and its pawn is not off the board.
    """
    letters = [piece.symbol() for piece in chess_of(position).board.piece_map().values()]
    black, white = _missing(letters, str.lower), _missing(letters, str.upper)
    signed = (WORTH.get(each.lower(), 0) * (1 if each.isupper() else -1) for each in letters)
    worth = sum(signed)
    if not black and not white:
        return None
    return OffBoard(black, white, worth, _said(black, white, worth))


def _missing(letters: list[str], of_side: Callable[[str], str]) -> str:
    """The letters of a side's pieces that are missing."""
    lacking = {kind: number - letters.count(of_side(kind)) for kind, number in AT_FIRST.items()}
    became = -sum(number for number in lacking.values() if number < 0)
    lacking["p"] -= became
    return "".join(of_side(kind) * number for kind, number in lacking.items())


def _said(black: str, white: str, worth: int) -> str:
    parts = list[str]()
    for letter in dict.fromkeys(black + white):
        number, name = (black + white).count(letter), piece_name(letter)
        many = translate("Chess", "{number} × {piece}").format(number=number, piece=name)
        parts.append(many if number > 1 else name)
    text = translate("Chess", "Off the board: {pieces}. {ahead}")
    return text.format(pieces=", ".join(parts), ahead=_ahead(worth))


def _ahead(worth: int) -> str:
    if not worth:
        return translate("Chess", "What is left is worth the same.")
    text = translate("Chess", "White’s pieces are worth {number} more.")
    if worth < 0:
        text = translate("Chess", "Black’s pieces are worth {number} more.")
    return text.format(number=abs(worth))
