# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess moves in any notation with files a to h and ranks 1 to 8, as people and programs write it.

Short and long algebraic notation, with the letters of other languages, figurines, other signs for
captures, castling and promotion, and pieces in lower case. What is written is only believed as far
as one legal move fits: a legal move is found, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import normalize

from desktop_app.games.chess.notation import read_move
from desktop_app.games.chess.pgn_tags import INVISIBLE

if TYPE_CHECKING:
    import chess

Letters = Mapping[str, str]
"""The pieces, as `kqrbn`, by the letter of a language."""

LETTERS: Mapping[str, Letters] = {
    language: dict(zip(letters.split(), "kqrbn", strict=True))
    for language, letters in {
        "en": "K Q R B N",
        "ar": "م و ر ف ح",
        "cs": "K D V S J",
        "de": "K D T L S",  # and Danish, Norwegian, Swedish
        "es": "R D T A C",
        "et": "K L V O R",
        "fi": "K D T L R",
        "fr": "R D T F C",
        "hu": "K V B F H",
        "is": "K D H B R",
        "it": "R D T A C",
        "nl": "K D T L P",
        "pl": "K H W G S",
        "pt": "R D T B C",
        "ro": "R D T N C",
        "ru": "Кр Ф Л С К",
    }.items()
}
"""The letters of the pieces by language (the PGN standard, section 8.2.3.2, and Russian)."""
ENGLISH: Sequence[Letters] = (LETTERS["en"],)
_ALL = tuple(LETTERS.values())

_PLAIN = str.maketrans(
    dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNPKQRBNP", strict=True))
    | dict.fromkeys("‐‑‒–—―−﹣－", "-")
    | dict.fromkeys("×✕✖╳", "x")
    | {"О": "O", "о": "o", "†": "+", "‡": "+", "⁺": "+"}
)
_UNSEEN = re.compile(f"[{INVISIBLE}\ufe00-\ufe0f]")
_TAIL = r"(?:e\.?p\.?)?[-+\#x:=!?.,'\"]*(?:ch|mate|e\.?p)?[!?.,]*"
_MOVE = re.compile(
    rf"""
    (?P<piece>Кр|[^\W\d_a-z])?
    (?P<file>[a-h])?(?P<rank>[1-8])?
    [-x:*]?(?:(?<=[-x:*])[A-Z])?
    (?P<to>[a-h][1-8])
    (?:e\.?p\.?)?
    (?:[=/:]?\(?(?P<promotion>[^\W\d_]))?\)?
    {_TAIL}
    """,
    re.VERBOSE,
)
_FILES = re.compile(
    rf"(?P<file>[a-h])[x:](?P<to>[a-h])(?:[=/]?\(?(?P<promotion>[A-Z])\)?)?{_TAIL}", re.VERBOSE
)
_CASTLING = re.compile(rf"[O0o](?P<far>-?[O0o])?-?[O0o]{_TAIL}", re.VERBOSE)
_NO_MOVE = re.compile(r"-{2,}|[Zz]0|0000|@@@@|<>|\(?null\)?|pass", re.IGNORECASE)
_PIECES = re.compile(r"(?<![^\W\d_])(Кр|[^\W\d_a-z])[a-h]?[1-8]?[-x:]?[a-h][1-8](?!\w)")
_SEVERAL = re.compile(
    r"[O0](?:-[O0]){1,2}[+#]?|\d+\.+"
    r"|(?:[KQRBN][a-h]?[1-8]?x?|[a-h]x)?[a-h][1-8](?:=?[QRBN](?![a-hx1-8]))?[+#]?"
)
_LONGEST_WORD = 40
"""The most characters of a move with all signs around it."""
_PAWN = "P"
"""The letter of the pawn, where no piece has it."""
_NEW_MOVE = "N"
"""The sign for a move that nobody has played before."""
MANY = 100_000
"""The most characters of a text that are searched for the letters of a language."""


class Trouble(StrEnum):
    """Why a word names no move."""

    UNREADABLE = "unreadable"
    ILLEGAL = "illegal"
    UNCLEAR = "unclear"


class Found(NamedTuple):
    """The move that a word names.

    Attributes:
        move: the legal move.
        is_completed: whether the word does not say what the pawn becomes, and a queen was taken.
    """

    move: chess.Move
    is_completed: bool = False


def languages_in(text: str, begin: int = 0) -> Sequence[Letters]:
    """Return the letters of all languages that know each piece letter of the moves in a text.

    English alone is returned where it knows them, or where no language does.
    """
    used = set(_PIECES.findall(text, begin, begin + MANY))
    if used - {_PAWN} <= LETTERS["en"].keys():
        return ENGLISH
    for letters in (used, used - {_PAWN}):
        known = [each for each in _ALL if letters <= each.keys()]
        if known:
            return known
    return ENGLISH


def find_move(
    board: chess.Board, word: str, languages: Sequence[Letters] = ENGLISH
) -> Found | Trouble:
    """Return the only legal move that a word can name, or why there is none.

    Args:
        board: the position.
        word: the move, with any signs around it.
        languages: the letters to expect (`languages_in`); others are tried where these fail.
    """
    if len(word) > _LONGEST_WORD:
        return Trouble.UNREADABLE
    plain = plain_word(word).lstrip(".…·,:")
    if languages is ENGLISH:
        try:
            return Found(read_move(board, plain.rstrip("!?")))
        except ValueError:
            pass
    if _NO_MOVE.fullmatch(plain):
        return Trouble.ILLEGAL
    castling = _CASTLING.fullmatch(plain)
    if castling is not None:
        return _only(_castlings(board, is_far=castling["far"] is not None))
    trouble = Trouble.UNREADABLE
    for known, text in _readings(plain, languages):
        found = _read(board, text, known)
        if isinstance(found, Found):
            return found
        if trouble is Trouble.UNREADABLE or found is Trouble.UNCLEAR:
            trouble = found
        if trouble is Trouble.UNCLEAR:
            break
    return trouble


def plain_word(word: str) -> str:
    """Return a word with plain letters, digits and signs, and without invisible characters."""
    if word.isascii():
        return word
    return normalize("NFKC", _UNSEEN.sub("", word.translate(_PLAIN))).translate(_PLAIN)


def glued_words(word: str) -> Sequence[str]:
    """Return the moves and numbers that are written without spaces; empty if it is one word."""
    plain, words, at = plain_word(word), list[str](), 0
    while at < len(plain):
        found = _SEVERAL.match(plain, at)
        if found is None:
            return ()
        words.append(found[0])
        at = found.end()
    return words if len(words) > 1 else ()


def _readings(plain: str, languages: Sequence[Letters]) -> Iterable[tuple[Sequence[Letters], str]]:
    """Yield what the word may be meant as, the most usual first."""
    yield languages, plain
    first, others = plain[:1], plain[1:]
    if first.islower():
        yield languages, first.upper() + others
    elif plain.isupper():
        yield languages, first + others.lower()
        yield languages, plain.lower()
    if not any(first in each for each in languages):
        yield _ALL, plain


def _read(board: chess.Board, text: str, languages: Sequence[Letters]) -> Found | Trouble:
    """Return the only legal move for a word in one reading."""
    import chess

    match = _MOVE.fullmatch(text)
    to_mask = chess.BB_EMPTY
    if match is not None:
        to_mask = chess.BB_SQUARES[chess.parse_square(match["to"])]
        letter, rank = match["piece"], match["rank"]
    else:
        match = _FILES.fullmatch(text)
        if match is None or match["file"] == match["to"]:
            return Trouble.UNREADABLE
        to_mask = chess.BB_FILES[chess.FILE_NAMES.index(match["to"])]
        letter, rank = None, None
    from_mask = chess.BB_ALL
    file = match["file"]
    if file:
        from_mask &= chess.BB_FILES[chess.FILE_NAMES.index(file)]
    if rank:
        from_mask &= chess.BB_RANKS[int(rank) - 1]
    kinds = _kinds(letter, languages) if letter else set[str]()
    if letter and (kinds or letter != _PAWN):
        if not kinds:
            return Trouble.UNREADABLE
        from_mask &= _squares(board, kinds)
    elif letter or not (file and rank):
        from_mask &= board.pawns
        if not (file or letter):
            from_mask &= chess.BB_FILES[chess.square_file(chess.parse_square(match["to"]))]
    moves = list(board.generate_legal_moves(from_mask, to_mask))
    promotion = match["promotion"]
    if moves and moves[0].promotion is not None:
        kinds = _kinds(promotion.upper(), languages) if promotion else {"q"}
        types = {chess.PIECE_SYMBOLS.index(kind) for kind in kinds}
        found = _only(move for move in moves if move.promotion in types)
        return found._replace(is_completed=not promotion) if isinstance(found, Found) else found
    if promotion and promotion != _NEW_MOVE:
        return Trouble.UNREADABLE
    return _only(moves)


def _kinds(letter: str, languages: Sequence[Letters]) -> set[str]:
    """Return the pieces that a letter may stand for."""
    return {each[letter] for each in languages if letter in each}


def _squares(board: chess.Board, kinds: Iterable[str]) -> int:
    import chess

    mask = chess.BB_EMPTY
    for kind in kinds:
        mask |= board.pieces_mask(chess.PIECE_SYMBOLS.index(kind), board.turn)
    return mask


def _castlings(board: chess.Board, *, is_far: bool) -> Iterable[chess.Move]:
    is_it = board.is_queenside_castling if is_far else board.is_kingside_castling
    return filter(is_it, board.generate_castling_moves())


def _only(moves: Iterable[chess.Move]) -> Found | Trouble:
    """Return the move if it is the only one."""
    found = list(moves)
    if not found:
        return Trouble.ILLEGAL
    return Found(found[0]) if len(found) == 1 else Trouble.UNCLEAR
