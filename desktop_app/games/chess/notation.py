# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Notation of chess moves: UCI (`e2e4`) and standard algebraic notation (`Nf3`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop_app.core.position import Move

if TYPE_CHECKING:
    import chess

_FILES, _PIECES = "abcdefgh", "?nbrq"
LETTERS, FIGURINES = "KQRBN", "♔♕♖♗♘"
"""The pieces as files write them, and as they are shown: books use these signs for both sides."""
_FIGURINES = str.maketrans(LETTERS, FIGURINES)

_NUMBER = re.compile(r"[0-9]+\.+")
_RESULT = re.compile(r"1-0|0-1|1/2-1/2|\*")
_RUN = re.compile(r"([a-h][1-8][a-h][1-8][nbrq]?){2,}", re.ASCII)
"""Moves in UCI notation with nothing between them."""
_NO_MOVE = re.compile(r"--|Z0|0000|@@@@")
"""The library's notation of null moves, which are not legal."""
_ONE = re.compile(r"[a-h][1-8][a-h][1-8][nbrq]?", re.ASCII)


def split(text: str) -> list[str]:
    """Split a line of moves into single ones; move numbers and a result are dropped.

    Annotations such as `!` and `?!` are dropped.
    """
    words = re.split(r"[\s,;]+", _NUMBER.sub(" ", text))
    found: list[str] = []
    for word in words:
        if _RUN.fullmatch(word):
            found += _ONE.findall(word)
        elif word and not _RESULT.fullmatch(word):
            found.append(word.rstrip("!?") or word)
    return found


def read_move(board: chess.Board, text: str) -> chess.Move:
    """Return the legal move that a notation names.

    Raises:
        ValueError: the text is no move; as `chess.IllegalMoveError` if the move is not legal here,
            as `chess.AmbiguousMoveError` if more than one legal move is meant.
    """
    if _ONE.fullmatch(text):
        return board.parse_uci(text)
    if _NO_MOVE.fullmatch(text):
        raise ValueError(text)
    return board.parse_san(text)


def with_figurines(san: str) -> str:
    """Return a move in algebraic notation with a sign for each piece: `♘f3`, `exd8=♕+`."""
    return san.translate(_FIGURINES)


def with_letters(san: str, letters: Sequence[str]) -> str:
    """Return a move in algebraic notation with the letters of another language.

    Args:
        san: the move with English letters.
        letters: those of king, queen, rook, bishop and knight.
    """
    return san.translate(str.maketrans(dict(zip(LETTERS, letters, strict=True))))


def move_text(move: Move) -> str:
    """Return a move in UCI notation, such as `e2e4` and `e7e8q`."""
    becomes = _PIECES[(move >> 12) - 1] if move >> 12 else ""
    return _square(move & 63) + _square(move >> 6 & 63) + becomes


def _square(number: int) -> str:
    return f"{_FILES[number & 7]}{(number >> 3) + 1}"


def move_of(move: chess.Move) -> Move:
    """Encode a move of the library `chess` as a number."""
    return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12


def library_move(move: Move) -> chess.Move:
    """Decode a number into a move of the library `chess`."""
    import chess

    return chess.Move(move & 63, move >> 6 & 63, move >> 12 or None)
