# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads Forsyth-Edwards notation as people copy it: in quotes, with underscores, incomplete.

Source of the notation: S. Edwards, "Portable Game Notation Specification", 1994; its relative EPD
has operations in place of the numbers.
"""

from __future__ import annotations

import re

from desktop_app.core.notation import whole_number

MOST_CLOCK = 150
"""The 75-move rule ends every game here. Other engines accept any clock, so larger values are
reduced to this one instead of being refused."""
MOST_MOVES = 9_999
"""The longest game possible has about 6,000 moves."""
USUAL = ("w", "-", "-", "0", "1")
"""What stands for a missing field."""
LONGEST_FEN = 10_000
"""The most characters of a text in which a position is looked for."""

_RANK = r"[pnbrqkPNBRQK1-8]{1,8}"
_PLACEMENT = re.compile(rf"(?<![\w/]){_RANK}(?:/{_RANK}){{7}}(?![\w/])", re.ASCII)
_IN_TEXT = re.compile(
    rf"{_PLACEMENT.pattern}(?:[ _]+(?:[wWbB]|white|black)(?![\w])[ _]+"
    r"(?:[KQkqA-Ha-h]{1,4}|-)(?:[ _]+(?:[a-h][1-8]|-)(?:[ _]+(?:[0-9.]+|-)){0,2})?)?",
    re.ASCII,
)
_QUOTES = " \t\r\n\"'`“”‘’«»„<>()[],"
_TURNS = {"w": "w", "white": "w", "-": "w", "b": "b", "black": "b"}
_WHOLE = re.compile(r"[+-]?[0-9]+", re.ASCII)
_OPERATION = re.compile(r"\b(hmvc|fmvn) ([0-9]{1,6})\b", re.ASCII)


def fields_of(text: str) -> tuple[str, ...]:
    """Return the six fields of a position; what is missing takes its usual value.

    A field that is no such field is returned as it is: the reader of the board will refuse it.
    """
    bare = text.strip(_QUOTES)
    if not bare.split(maxsplit=1)[1:]:
        bare = bare.replace("_", " ")
    placement, *rest = bare.split() or [""]
    turn = _TURNS.get(rest[0].lower(), rest[0]) if rest else "w"
    is_counted = len(rest) > 1 and whole_number(rest[1], 0, 1) is not None  # no rights are given
    rights, passed, *counts = (*rest[1:3], *USUAL[1:3][len(rest[1:3]) :], *rest[3:])
    if is_counted:
        rights, passed, counts = "-", "-", rest[1:]
    if counts and whole_number(counts[0], 0, 1) is None and counts[0] != "-":
        said = dict(_OPERATION.findall(" ".join(counts)))  # of EPD
        if not counts[-1].endswith(";"):
            return (placement, turn, rights, passed, *counts)
        counts = [said.get("hmvc", "0"), said.get("fmvn", "1")]
    clock, number, *more = (*counts, *USUAL[3:][len(counts) :])
    clock = _clamped("0" if clock == "-" else clock, 0, MOST_CLOCK)
    number = _clamped("1" if number == "-" else number, 1, MOST_MOVES)
    return (placement, turn, rights, passed, clock, number, *more)


def find_fen(text: str) -> str | None:
    """Return the first position in a longer text; None if there is none."""
    match = _IN_TEXT.search(text[:LONGEST_FEN])
    return None if match is None else match.group()


def _clamped(text: str, least: int, most: int) -> str:
    """Clamp a whole number in a text; other texts are left for the library to refuse."""
    number = whole_number(text, least, most) if _WHOLE.fullmatch(text) else None
    return text if number is None else str(number)
