# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files (`.psq`) in which Piskvork and its successors keep games of five in a row.

The first line is `Piskvorky 15x15, 11:11, 0`: the columns and rows. Each further line is a move,
`x,y,time`, counted from 1 at the top left. The names of the programs and the result follow.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.file_formats import (
    LONGEST_QUOTED,
    LONGEST_TAG,
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
from desktop_app.games.k_in_a_row.game import LineGame

_HEAD = re.compile(r"\s*Piskvor\w*\s+([0-9]{1,3})\s*x\s*([0-9]{1,3})\b", re.IGNORECASE | re.ASCII)
_MOVE = re.compile(r"\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*(?:,.*)?", re.ASCII)
MakeBoard = Callable[[int, int, int, bool], LineGame]
"""Makes a board of so many columns and rows, with so many in a row, with gravity or without."""
_NAMES = ("Player 1", "Player 2")
"""The tags with the names of the programs; which of them began is not in the file."""


def seems_psq(text: str) -> bool:
    """Return whether a text begins like such a file."""
    return _HEAD.match(text) is not None


def summarise_psq(game: GameText) -> GameSummary:
    """Return the number of moves; players and result can't be told apart for certain."""
    lines = game.text.split("\n")
    return GameSummary(("", ""), "", "", sum(map(_is_move, lines[1:])), game.line)


def _read(board_of: MakeBoard, game: GameText, most: int | None, tell: ReportShare) -> ImportedGame:
    """Return the game; the moves from the first impossible one on are left out.

    Raises:
        FormatError: the board has a size that is not played here.
    """
    from desktop_app.games.k_in_a_row.gomocup import IN_A_ROW

    head = _HEAD.match(game.text)
    if head is None:
        raise FormatError(game.line, GameError(FormatFault.NO_GAME))
    try:
        board = board_of(int(head[1]), int(head[2]), IN_A_ROW, False)
    except GameError as error:
        raise FormatError(game.line, error) from error
    skipped = game.text.count("\n", 0, head.start(1))
    lines = game.text.split("\n")[skipped + 1 :]
    record, left_out = GameRecord(board.start()), list[LeftOut]()
    number = 0
    for number, line in enumerate(lines):
        tell(number / len(lines))
        if not _is_move(line):
            break
        problem = _play(record, line, number + 1, most)
        if problem is not None:
            place = game.line + skipped + 1 + number
            left_out.append(LeftOut(problem, place, number + 1, line.strip()[:LONGEST_QUOTED]))
            break
    words = [line.strip() for line in lines[number:] if line.strip() and not _is_move(line)]
    names = [word for word in words if any(map(str.isalpha, word))][: len(_NAMES)]
    record.tags = {tag: name[:LONGEST_TAG] for tag, name in zip(_NAMES, names, strict=False)}
    return ImportedGame(record, left_out=left_out)


def _is_move(line: str) -> bool:
    return _MOVE.fullmatch(line) is not None


def _play(record: GameRecord, line: str, number: int, most: int | None) -> Omission | None:
    """Make the move of a line; return why it can't be made, if so."""
    from desktop_app.games.k_in_a_row.gomocup import cell_at

    found, game = _MOVE.fullmatch(line), record.position.game
    assert found is not None
    assert isinstance(game, LineGame)
    if most is not None and number > most:
        return Omission.LONG
    cell = cell_at(game, int(found[1]) - 1, int(found[2]) - 1)
    if cell is None:
        return Omission.MOVES
    try:
        record.play(cell)
    except GameError as error:
        return Omission.AFTER_END if error.fault == GameFault.GAME_OVER else Omission.MOVES
    return None


def psq_format(board_of: MakeBoard) -> FileFormat:
    """Return the format, given what makes a board of a size."""
    return FileFormat(
        name="PSQ",
        suffix=".psq",
        seems=seems_psq,
        read=partial(_read, board_of),
        former_encoding="latin-1",
        summary=summarise_psq,
    )
