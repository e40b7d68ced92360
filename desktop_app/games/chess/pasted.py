# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads chess positions as other programs and web pages write them, within a text or drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.core.drawn_boards import FIRST, DrawnBoard, Reading, cells_of, turn_of
from desktop_app.core.position import Game
from desktop_app.games.chess.fen import find_fen

SIDE = 8
_NAMES = (("white",), ("black",))
_PIECES = dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNPkqrbnp", strict=True))
_LETTERS = frozenset(_PIECES.values())
_OWN = dict.fromkeys([*_LETTERS, *_PIECES], FIRST)
_GAP = re.compile(r"1{2,}")


def pasted(_game: Game, text: str) -> Iterator[Reading]:
    """Yield the position in a text, or the one that is drawn in letters or figurines."""
    fen = find_fen(text)
    if fen is not None:
        yield Reading(fen)
        return
    board = DrawnBoard(SIDE, SIDE, turns="wb", own=_OWN, names=_NAMES)
    grid = cells_of(text, board)
    if grid is None:
        return
    rows = ("".join(map(_letter, row)) for row in grid)
    placement = _GAP.sub(lambda gap: str(len(gap.group())), "/".join(rows))
    turn = turn_of(text, board)
    yield Reading(f"{placement} {turn or 'w'}", tells_turn=bool(turn))


def _letter(mark: str) -> str:
    """Return a piece as FEN writes it; 1 for an empty square."""
    return _PIECES.get(mark, mark if mark in _LETTERS else "1")
