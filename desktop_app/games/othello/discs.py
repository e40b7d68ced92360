# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Discs as bits: where one may be put, what that turns, and the board turned or mirrored.

A board of any size lies in the upper left corner of eight rows of eight bits, so that one step is
the same number of bits on all of them. The lowest bit is a1, the next one b1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

WIDE = 8
"""Bits of a row."""
FULL = (1 << 64) - 1
INNER = 0x7E7E7E7E7E7E7E7E
"""All but the first and the last column: a disc there is never between two others in its row."""
STEPS = ((1, INNER), (WIDE, FULL), (WIDE - 1, INNER), (WIDE + 1, INNER))
"""How far the next place is to the right, below, below left and below right; where one goes on."""

_MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def ways(bits: int, through: int) -> Iterator[int]:
    """Yield, for each direction, the squares of lines of `through` that begin next to `bits`."""
    for step, inner in STEPS:
        passable = through & inner
        found = passable & (bits << step)
        while more := passable & (found << step) & ~found:
            found |= more
        yield found
        found = passable & (bits >> step)
        while more := passable & (found >> step) & ~found:
            found |= more
        yield found


def places_for(own: int, other: int, board: int) -> int:
    """Return where a disc of `own` can be placed to enclose a line of `other`."""
    found, is_down = 0, True
    steps = [step for step, _ in STEPS for _ in (0, 1)]
    for step, line in zip(steps, ways(own, other), strict=True):
        found |= line << step if is_down else line >> step
        is_down = not is_down
    return found & board & ~(own | other)


def turned_by(own: int, other: int, bit: int) -> int:
    """Return the opponent's discs that a new disc turns."""
    found, is_down = 0, True
    steps = [step for step, _ in STEPS for _ in (0, 1)]
    for step, line in zip(steps, ways(bit, other), strict=True):
        if own & (line << step if is_down else line >> step):
            found |= line
        is_down = not is_down
    return found


def flipped(bits: int, rows: int) -> int:
    """Flip the board upside down within `rows` rows."""
    return int.from_bytes(bits.to_bytes(WIDE, "little")[:rows][::-1], "little")


def mirrored(bits: int, columns: int) -> int:
    """Mirror the board left to right within `columns` columns."""
    turned = bits.to_bytes(WIDE, "little").translate(_MIRRORED)
    return int.from_bytes(turned, "little") >> (WIDE - columns)


def transposed(bits: int) -> int:
    """Transpose the board (H. Warren, "Hacker's Delight", 2002, 7-3)."""
    for distance, mask in ((7, 0x00AA00AA00AA00AA), (14, 0x0000CCCC0000CCCC), (28, 0xF0F0F0F0)):
        moved = (bits ^ (bits >> distance)) & mask
        bits ^= moved ^ (moved << distance)
    return bits


@cache
def symmetries(columns: int, rows: int) -> Sequence[Callable[[int], int]]:
    """Return all symmetries of a board but the identity."""
    found: list[Callable[[int], int]] = [
        lambda bits: flipped(bits, rows),
        lambda bits: mirrored(bits, columns),
        lambda bits: mirrored(flipped(bits, rows), columns),
    ]
    if columns == rows:
        found.append(transposed)
        found.extend([lambda bits, way=way: transposed(way(bits)) for way in found[:3]])
    return found


def each_bit(bits: int) -> Iterator[int]:
    """Yield the numbers of the bits, lowest first."""
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1
