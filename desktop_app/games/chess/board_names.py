# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of squares and pieces, and why a move is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.boards.picture import Picked
from desktop_app.core.position import MAX, Position
from desktop_app.games.wording import Texts
from desktop_app.languages import translate

if TYPE_CHECKING:
    from desktop_app.games.chess.position import ChessPosition

FILES = 8
SQUARES = 64
TURN = 56
"""Squares are counted from a1, places from a8: each is the other one with these bits turned."""
_NAMES: Texts = {
    "P": QT_TRANSLATE_NOOP("Chess", "white pawn"),
    "N": QT_TRANSLATE_NOOP("Chess", "white knight"),
    "B": QT_TRANSLATE_NOOP("Chess", "white bishop"),
    "R": QT_TRANSLATE_NOOP("Chess", "white rook"),
    "Q": QT_TRANSLATE_NOOP("Chess", "white queen"),
    "K": QT_TRANSLATE_NOOP("Chess", "white king"),
    "p": QT_TRANSLATE_NOOP("Chess", "black pawn"),
    "n": QT_TRANSLATE_NOOP("Chess", "black knight"),
    "b": QT_TRANSLATE_NOOP("Chess", "black bishop"),
    "r": QT_TRANSLATE_NOOP("Chess", "black rook"),
    "q": QT_TRANSLATE_NOOP("Chess", "black queen"),
    "k": QT_TRANSLATE_NOOP("Chess", "black king"),
}


def piece_name(letter: str) -> str:
    """The piece of a letter, a capital for White's: `white pawn`."""
    return translate("Chess", str(_NAMES[letter]))


def square_text(place: int) -> str:
    """The name of a place's square: `e4`."""
    row, column = divmod(place, FILES)
    return f"{chr(ord('a') + column)}{FILES - row}"


def chess_of(position: Position) -> ChessPosition:
    """The position that a board of chess shows."""
    return cast("ChessPosition", position)


def letter_at(position: Position, place: int) -> str:
    """Of the piece that stands at a place, a capital for White's; empty for none."""
    piece = chess_of(position).board.piece_at(place ^ TURN)
    return "" if piece is None else piece.symbol()


def why_not(position: Position, place: int, picked: Picked) -> str:
    """Why a piece can't be picked, or the one that is picked can't go there."""
    letter = letter_at(position, place)
    if picked:
        text = _no_way(position, place, picked[0])
    elif not letter:
        text = translate("Chess", "{square} is empty")
    elif letter.isupper() is not (position.turn is MAX):
        text = translate("Chess", "The {piece} on {square} is the other side's")
    elif chess_of(position).board.is_check():
        text = translate("Chess", "The king is in check, and the {piece} on {square} can't help")
    else:
        text = translate("Chess", "The {piece} on {square} can't move now")
    start = picked[0] if picked else place
    piece = letter_at(position, start)
    name = piece_name(piece) if piece else ""
    return text.format(piece=name, square=square_text(start), to=square_text(place))


def _no_way(position: Position, place: int, start: int) -> str:
    board = chess_of(position).board
    free = board.pin(board.turn, start ^ TURN)
    if len(free) < SQUARES and place ^ TURN not in free:
        return translate("Chess", "The {piece} on {square} is pinned to its king")
    reaches = place ^ TURN in board.attacks(start ^ TURN)
    if board.is_check() and reaches:
        return translate("Chess", "The king would still be in check")
    return translate("Chess", "The {piece} on {square} can't go to {to}")
