# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole numbers as other programs write them, of any length and sign."""

from __future__ import annotations

import re

MOST_DIGITS = 18
"""Longer numbers are beyond any limit; Python's `int` refuses some of them."""

_WHOLE = re.compile(r"([+-]?)([0-9]+)", re.ASCII)


def whole_number(text: str, least: int, most: int) -> int | None:
    """Return the whole number in a text, limited to a range; None if it is not a whole number.

    Args:
        text: digits, perhaps with a sign.
        least: returned for anything below.
        most: returned for anything above; at most `MOST_DIGITS` digits.
    """
    match = _WHOLE.fullmatch(text)
    if match is None:
        return None
    sign, digits = match.groups()
    size = int(digits.lstrip("0")[: MOST_DIGITS + 1] or "0")
    return min(max(-size if sign == "-" else size, least), most)
