# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Values in the comments of PGN: `[%eval 0.35]` in pawns for White, `[%eval #-3]` for a mate in
three moves by Black, perhaps with `,depth`, as Lichess and the library `chess` write them.
"""

from __future__ import annotations

import re

from desktop_app.core.file_formats import ImportedEvaluation
from desktop_app.core.position import MAX, MIN, Player, Position

PAWN = 100
"""The value of a pawn in our evaluations; in PGN it is 1."""
FARTHEST = 1_000
"""The longest mate, in moves, that a file is believed."""

EVAL = re.compile(
    r"\[%eval\s+(?:#(?P<mate>[+-]?\d{1,5})|(?P<pawns>[+-]?\d{0,4}(?:\.\d{0,6})?))"
    r"(?:\s*,\s*(?P<depth>\d{1,3}))?\s*\]"
)
EXACT = re.compile(r"\[%known\s+exact\s*\]")


def evaluation_of(comment: str, turn: Player) -> ImportedEvaluation | None:
    """Return the evaluation that a comment gives for a position with `turn` to move, or None."""
    match = EVAL.search(comment)
    if match is None:
        return None
    depth, is_exact = int(match["depth"] or 0), EXACT.search(comment) is not None
    if match["mate"]:
        moves, winner = abs(int(match["mate"])), MIN if "-" in match["mate"] else MAX
        if not 0 < moves <= FARTHEST:
            return None
        return ImportedEvaluation(0, winner, 2 * moves - (winner is turn), depth, is_exact)
    try:
        number = round(PAWN * float(match["pawns"]))
    except ValueError:
        return None
    return ImportedEvaluation(number, depth=depth, is_exact=is_exact and not number)


def evaluation_text(worth: ImportedEvaluation, position: Position) -> str:
    """Return an evaluation as a PGN comment; empty if the game is over."""
    if position.outcome is not None:
        return ""
    depth = f",{worth.depth}" if worth.depth else ""
    known = " [%known exact]" if worth.is_exact else ""
    if worth.winner is None:
        return f"[%eval {worth.number / PAWN:.2f}{depth}]{known}"
    sign = "" if worth.winner is MAX else "-"
    return f"[%eval #{sign}{(worth.plies + 1) // 2}{depth}]{known}"
