# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Generic Game Format (GGF), in which Othello servers and programs keep games.

Source: M. Buro, "Generic Game Format", https://www.skatgame.net/mburo/ggsa/ggf. A game is
`(;GM[Othello]PB[Ada]PW[Bob]BO[8 ... *]B[d3//1.2]W[c5];)`: `BO` is the board before the first move
(`*` black, `O` white, `-` empty, then the player to move), and behind the slashes of a move are an
evaluation and a time, which are not read. Archives have a game a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.file_formats import (
    LONGEST_QUOTED,
    LONGEST_TAG,
    MOST_GAME_CHARACTERS,
    MOST_TAGS,
    FileFormat,
    FormatError,
    FormatFault,
    GameSummary,
    GameText,
    ImportedGame,
    LeftOut,
    Omission,
    ReportShare,
)
from desktop_app.core.record import GameRecord
from desktop_app.games.base import rows_text
from desktop_app.games.othello.notation import OthelloFault
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition

_BEGINNING = re.compile(
    r"\s*(?:[0-9]{1,3}\s*)?\(;\s*GM\s*\[\s*(?:Othello|Reversi)\b", re.IGNORECASE
)
_GAME = re.compile(r"\(\s*;")
_PROPERTY = re.compile(r"([A-Za-z]{1,3})\s*\[([^\]]*)\]?")
_BOARD = re.compile(r"\s*([0-9]{1,3})((?:[\s*O-])*)", re.IGNORECASE)
_MARKS = str.maketrans("*O-", "BW.")
_SIDES = ("B", "W")
_KNOWN = ("GM", "PB", "PW", "BO", *_SIDES)
_USUAL = OthelloGame()


def seems_ggf(text: str) -> bool:
    """Return whether a text begins like a game of Othello in this format."""
    return _BEGINNING.match(text) is not None


def split_ggf(lines: Iterable[str]) -> Iterator[GameText]:
    """Yield the text of each game; one game may follow another in the same line."""
    parts, first, size = list[str](), 0, 0
    number, is_fresh = 0, True
    for line in lines:
        number += is_fresh
        is_fresh = line.endswith("\n")
        begins = [found.start() for found in _GAME.finditer(line)]
        for start, end in pairwise(sorted({0, *begins, len(line)})):
            if start in begins:
                if parts:
                    yield _text(first, parts)
                parts, first, size = [], number, 0
            if (parts or start in begins) and size <= MOST_GAME_CHARACTERS:
                parts.append(line[start:end])
                size += end - start
    if parts:
        yield _text(first, parts)


def _text(line: int, parts: list[str]) -> GameText:
    whole = "".join(parts)
    return GameText(line, whole[:MOST_GAME_CHARACTERS], len(whole) > MOST_GAME_CHARACTERS)


def summarise_ggf(game: GameText) -> GameSummary:
    """Return players, date, result and number of moves, passes among them."""
    values, moves = dict[str, str](), 0
    for name, value, _line in _properties(game):
        if name in _SIDES:
            moves += 1
        else:
            values.setdefault(name, value)
    result = values.get("RE", "").strip("? ")
    return GameSummary(
        (values.get("PB", ""), values.get("PW", "")), values.get("DT", ""), result, moves, game.line
    )


def read_ggf(game: GameText, most: int | None, tell: ReportShare) -> ImportedGame:
    """Return a game; the moves from the first illegal one on are left out.

    Raises:
        FormatError: it has no moves and no board, or the board is not one of ours.
    """
    told, start, played = dict[str, str](), _USUAL.start(), list[tuple[str, int]]()
    left_out: list[LeftOut] = []
    for name, value, line in _properties(game):
        if name in _SIDES:
            played.append((value.partition("/")[0].strip(), line))
        elif name == "BO":
            start = _start(value, line)
        elif len(told) == MOST_TAGS:
            left_out.append(LeftOut(Omission.TAGS, line))
            break
        else:
            told.setdefault(name, value[:LONGEST_TAG])
    if not played and start == _USUAL.start():
        raise FormatError(game.line, GameError(FormatFault.NO_GAME))
    record = GameRecord(start)
    record.tags = {name: value for name, value in told.items() if name not in _KNOWN and value}
    for number, (text, line) in enumerate(played, 1):
        tell(number / len(played))
        if most is not None and len(record.current.path()) > most:
            left_out.append(LeftOut(Omission.LONG, line, number, text[:LONGEST_QUOTED]))
            break
        try:
            record.play_all(start.game.moves_for(record.position, text))
        except GameError as error:
            is_over = error.fault == GameFault.GAME_OVER
            what = Omission.AFTER_END if is_over else Omission.MOVES
            left_out.append(LeftOut(what, line, number, text[:LONGEST_QUOTED]))
            break
    return ImportedGame(record, (told.get("PB", ""), told.get("PW", "")), left_out=left_out)


def _properties(game: GameText) -> Iterator[tuple[str, str, int]]:
    """Yield the name, the value in one line, and the line of each property."""
    line, at = game.line, 0
    for found in _PROPERTY.finditer(game.text):
        line += game.text.count("\n", at, found.start())
        at = found.start()
        yield found[1].upper(), " ".join(found[2].split()), line


def _start(board: str, line: int) -> OthelloPosition:
    """Return the position of a board such as `8 -------- ... *`."""
    found = _BOARD.fullmatch(board)
    size = 0 if found is None else int(found[1])
    marks = "" if found is None else "".join(found[2].split()).upper().translate(_MARKS)
    try:
        if found is None or len(marks) != size * size + 1:
            example = _USUAL.start().text
            raise GameError(OthelloFault.BAD_BOARD, example=example)
        return OthelloGame(size, size).parse_position(f"{rows_text(marks[:-1], size)} {marks[-1]}")
    except GameError as error:
        raise FormatError(line, error) from error


GGF = FileFormat(
    name="GGF",
    suffix=".ggf",
    seems=seems_ggf,
    read=read_ggf,
    former_encoding="latin-1",
    split=split_ggf,
    summary=summarise_ggf,
)
