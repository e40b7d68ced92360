# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""PGN in the list of forms."""

from __future__ import annotations

import re

from desktop_app.core.forms import Form, Tell, ToldGame

_TAGGED = re.compile(r'(?:\ufeff|\s|%[^\n]*+\n)*+\[\s*\w+\s+"')
_ANNOTATED = re.compile(r"\s*1\.[^{(;$]*+[{(;$]")


def _seems_pgn(text: str) -> bool:
    """It begins with a tag, or with a first move, and something is said of the moves.

    Moves alone are understood without it.
    """
    return bool(_TAGGED.match(text) or _ANNOTATED.match(text))


def _read(text: str, most: int | None, tell: Tell) -> ToldGame:
    from desktop_app.games.chess.pgn.reading import read_pgn  # late: brings the library

    return read_pgn(text, most, tell)


def _write(told: ToldGame) -> str:
    from desktop_app.games.chess.pgn.writing import pgn_text

    return pgn_text(told)


PGN = Form("PGN", ".pgn", _seems_pgn, _read, _write, former_encoding="cp1252")
