# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What PGN says of a game before its moves, in square brackets, and how it says results."""

from __future__ import annotations

import re

ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
"""Stand in every file, in this order."""
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f]")
UNKNOWN = re.compile(r"[?.\s]*|\*")
"""What stands where nothing is known."""
OPEN, DRAWN = "*", "1/2-1/2"
RESULTS: dict[float, str] = {1: "1-0", -1: "0-1", 0: DRAWN}
USUAL = ("standard", "chess", "normal", "from position", "?", "")
"""What the usual kind of chess is called."""


def quoted(text: str) -> str:
    """A text in quotation marks."""
    marked = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{marked}"'


def unquoted(text: str) -> str:
    """What stood between quotation marks, as one line."""
    return one_line(re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL))


def one_line(text: str) -> str:
    """A text without line breaks and control characters; joiners and new emoji stay."""
    return _CONTROLS.sub("", " ".join(text.split()))
