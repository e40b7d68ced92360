# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess moves as a person types them: with figurines, or with the letters of their language.

In French and Spanish *R* is the king. English letters are read only where the person's own ones
give no legal move; a line that is legal in one language from its beginning to its end is read in
that language alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import Move, Position
from desktop_app.games.chess.any_notation import (
    ENGLISH,
    LETTERS,
    Found,
    Letters,
    Trouble,
    find_move,
    plain_word,
)
from desktop_app.games.chess.notation import move_of
from desktop_app.games.chess.rules import ChessFault, ChessPosition


def typed_moves(
    position: Position, words: Sequence[str], language: Callable[[], str]
) -> Sequence[Move]:
    """Return the moves that a person has typed, each legal after those before it.

    Args:
        position: the position before the first one.
        words: the moves.
        language: returns the code of the person's language; it is asked only if letters matter.

    Raises:
        GameError: a move is wrong; `details["number"]` is its number, from 1.
    """
    known = {letter for letters in LETTERS.values() for letter in letters}
    has_letters = any(sign in known for word in words for sign in plain_word(word))
    own = LETTERS.get(language(), LETTERS["en"]) if has_letters else LETTERS["en"]
    if own != LETTERS["en"]:
        for letters in (own, LETTERS["en"]):
            moves = _in_one_language(position, words, letters)
            if moves is not None:
                return moves
    found = list[Move]()
    for number, word in enumerate(words, 1):
        try:
            move = _in_any_language(position, word, own)
        except GameError as error:
            error.details["number"] = number
            raise
        found.append(move)
        position = position.after(move)
    return found


def _in_one_language(
    position: Position, words: Sequence[str], letters: Letters
) -> Sequence[Move] | None:
    """Return the moves if all are legal with the letters of one language; None otherwise."""
    found = list[Move]()
    for word in words:
        letters_in = "" if _has_figurine(word) else plain_word(word)
        capitals = {sign for sign in letters_in if sign.isalpha() and not sign.islower()}
        if position.outcome is not None or capitals - {*letters, "O"}:
            return None
        read = _found(position, word, letters)
        if not isinstance(read, Found):
            return None
        found.append(move_of(read.move))
        position = position.after(found[-1])
    return found


def _in_any_language(position: Position, word: str, own: Letters) -> Move:
    """Return the move with a person's own letters, or else with English ones."""
    if position.outcome is None:
        troubles = set[Trouble]()
        for letters in (own, LETTERS["en"]):
            read = _found(position, word, letters)
            if isinstance(read, Found):
                return move_of(read.move)
            if read is Trouble.UNCLEAR:
                raise GameError(ChessFault.AMBIGUOUS, text=word[:12])
            troubles.add(read)
        if Trouble.ILLEGAL in troubles:
            raise GameError(GameFault.NOT_LEGAL, text=word[:12])
    return position.game.parse_move(position, word)


def _has_figurine(word: str) -> bool:
    return any("♔" <= sign <= "♟" for sign in word)


def _found(position: Position, word: str, letters: Letters) -> Found | Trouble:
    """Return the move that a word names; what a pawn becomes must be said."""
    is_english = letters is LETTERS["en"] or _has_figurine(word)
    languages = ENGLISH if is_english else (letters,)
    read = find_move(cast("ChessPosition", position).board, word, languages)
    is_open = isinstance(read, Found) and read.is_completed
    return Trouble.UNREADABLE if is_open else read
