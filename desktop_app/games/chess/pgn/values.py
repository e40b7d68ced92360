# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Values of positions as comments of PGN: `[%eval 0.35,18]`, `[%eval #-3]`.

No program says there whether a mate is the quickest; here `[%known exact]` behind the value does,
which others pass over, as they do with all commands of this form that they don't know.
"""

from __future__ import annotations

import re

from desktop_app.core.forms import ImportedEvaluation
from desktop_app.core.position import MAX, MIN, Player, Position

PAWN = 100
"""What a pawn counts in the evaluations here; in PGN it counts 1."""
FARTHEST = 1_000
"""Moves to a mate that anybody can know of."""

EVAL = re.compile(
    r"\[%eval\s+(?:#(?P<mate>[+-]?\d{1,5})|(?P<pawns>[+-]?\d{0,4}(?:\.\d{0,6})?))"
    r"(?:\s*,\s*(?P<depth>\d{1,3}))?\s*\]"
)
EXACT = re.compile(r"\[%known\s+exact\s*\]")


def worth_of(comment: str, turn: Player) -> ImportedEvaluation | None:
    """What a comment says of the position in which it is a player's turn; None: nothing."""
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


def worth_text(worth: ImportedEvaluation, position: Position) -> str:
    """The same as a comment; empty for what is seen on the board."""
    if position.outcome is not None:
        return ""
    depth = f",{worth.depth}" if worth.depth else ""
    known = " [%known exact]" if worth.is_exact else ""
    if worth.winner is None:
        return f"[%eval {worth.number / PAWN:.2f}{depth}]{known}"
    sign = "" if worth.winner is MAX else "-"
    return f"[%eval #{sign}{(worth.plies + 1) // 2}{depth}]{known}"
