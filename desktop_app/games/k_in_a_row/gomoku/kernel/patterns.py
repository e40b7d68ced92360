# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3
"""The classes of lines that a stone would make: the tables behind the kernel of large line games.

The question is always the same: if a player puts a stone on an open cell, what do this cell and the
k - 1 cells on either side of it, in one direction, then hold? Every class is defined by the one
above it, so the definitions are the same for every k:

- a five (k in a row, or more) wins;
- a four becomes a five with one more stone; an open four in two ways, so that it can't be stopped;
- a three becomes a four with one more stone, an open three an open four;
- a two becomes a three, a one becomes a two, and open ones open ones.

Cells further away than k - 1 can't be part of a five with this stone, so fives, fours and open
fours are exact.
"""

DEAD, ONE, OPEN_ONE, TWO, OPEN_TWO, THREE, OPEN_THREE, FOUR, OPEN_FOUR, FIVE = range(10)
"""The classes of a line after a stone is put on the cell."""

(
    QUIET_CELL,
    _,
    THREE_CELL,
    DOUBLE_THREE_CELL,
    FOUR_CELL,
    FOUR_THREE_CELL,
    OPEN_FOUR_CELL,
    FIVE_CELL,
) = range(8)
"""The kinds of a cell, by the classes of its four lines. Two fours count as an open four."""

_BELOW = (DEAD, ONE, OPEN_ONE, ONE, OPEN_ONE, TWO, OPEN_TWO, THREE, OPEN_THREE)
"""The class of a line, by the class that the best next stone makes of it."""

LEAST, MOST = 3, 6
"""The smallest and the largest k with tables; making those of 7 would take seconds."""


def line_classes(k: int) -> bytes:
    """Return the class of a line for each surrounding of the cell that gets the stone.

    Args:
        k: how many in a row win.

    Returns:
        A table indexed by own | blocked << 2(k - 1). Both are masks of the surrounding cells from
        the left end to the right end. Blocked cells hold a stone of the opponent or lie beyond the
        board; a cell in both masks is blocked.
    """
    reach = k - 1
    width = 2 * reach
    full = (1 << width) - 1
    wins = [_run(own, reach) >= k for own in range(full + 1)]
    classes = bytearray(1 << 2 * width)
    for blocked in range(full + 1):
        base = blocked << width
        free = full & ~blocked
        own = free
        while True:  # from many stones to few, so that the classes with one more stone are known
            classes[base | own] = FIVE if wins[own] else _class(classes, base, own, free & ~own)
            if own == 0:
                break
            own = (own - 1) & free
        for own in range(full + 1):
            classes[base | own] = classes[base | own & free]
    return bytes(classes)


def _run(own: int, reach: int) -> int:
    """Return the length of the row of stones through the cell in the middle."""
    left = right = 0
    while left < reach and own >> (reach - 1 - left) & 1:
        left += 1
    while right < reach and own >> (reach + right) & 1:
        right += 1
    return left + 1 + right


def _class(classes: bytearray, base: int, own: int, rest: int) -> int:
    """Return the class of a line without a five, from the classes with one more stone."""
    best = fives = 0
    while rest:
        low = rest & -rest
        rest ^= low
        then = classes[base | own | low]
        fives += then == FIVE
        best = max(best, then)
    if fives:
        return OPEN_FOUR if fives > 1 else FOUR
    return _BELOW[best]


COUNTED = {OPEN_THREE: 1, FOUR: 1 << 3, OPEN_FOUR: 1 << 6, FIVE: 1 << 9}
"""The classes that decide a cell's kind; one number counts them in a cell's four lines, in three
bits for each."""


def cell_kinds() -> bytes:
    """Return the kind of a cell for each count of its lines' classes (see `COUNTED`)."""
    return bytes(_kind(n & 7, n >> 3 & 7, n >> 6 & 7, n >> 9) for n in range(1 << 12))


def _kind(threes: int, fours: int, open_fours: int, fives: int) -> int:
    if fives:
        return FIVE_CELL
    if open_fours or fours > 1:
        return OPEN_FOUR_CELL
    if fours:
        return FOUR_THREE_CELL if threes else FOUR_CELL
    if threes:
        return DOUBLE_THREE_CELL if threes > 1 else THREE_CELL
    return QUIET_CELL
