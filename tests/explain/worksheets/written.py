# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written, to be compared."""

import re
import zlib


def content(made: bytes) -> bytes:
    """A PDF without when it was made, its random name, and the random names of its types."""
    for pattern in (rb"\d{14}Z?", rb"\d{4}-\d\d-\d\dT[\d:+Z-]+", rb"uuid:[0-9a-f-]+",
                    rb"/ID \[.*?\]", rb"[A-Z]{6}\+"):  # fmt: skip
        made = re.sub(pattern, b"", made)
    return made


def drawn(made: bytes) -> list[bytes]:
    """The pages and types of a PDF; in which order the types stand changes from run to run."""
    held = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", made, re.DOTALL)
    return sorted(content(_unpacked(each)) for each in held)


def _unpacked(held: bytes) -> bytes:
    try:
        return zlib.decompress(held)
    except zlib.error:
        return held
