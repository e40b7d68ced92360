# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Memory for transposition tables: limits on their size, allocation, and how full one is."""

from __future__ import annotations

import mmap
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

MEGABYTE = 1 << 20
DEFAULT_MEGABYTES = 64
LEAST_MEGABYTES = 32
"""The smallest table that the exact solver needs for a board of 32 cells."""
TABLE_DIVISOR = 2
"""The divisor of the machine's memory that gives the limit for tables."""
UNKNOWN_MEGABYTES = 2048
"""The memory assumed if the system does not report it."""
SAMPLE = 2048
"""The number of places sampled to estimate how full a table is."""

Table = TypeVar("Table")


def most_megabytes() -> int:
    """Return the largest table size that can be set, in megabytes: half of the machine's memory."""
    return max(
        (physical_bytes() or UNKNOWN_MEGABYTES * MEGABYTE) // TABLE_DIVISOR // MEGABYTE,
        LEAST_MEGABYTES,
    )


def bytes_of(megabytes: int) -> int:
    """Convert megabytes to bytes, clamped to what this machine allows."""
    return min(max(megabytes, LEAST_MEGABYTES), most_megabytes()) * MEGABYTE


def allocated(make: Callable[[int], Table], size: int) -> Table:
    """Make a table of at most `size` bytes, or a smaller one if memory is short.

    Args:
        make: makes a table of a size in bytes.
        size: the size wanted.

    Raises:
        MemoryError, OSError: there is not even memory for `LEAST_MEGABYTES`.
    """
    while size > LEAST_MEGABYTES * MEGABYTE:
        try:
            return make(size)
        except (MemoryError, OSError):
            size //= 2
    return make(size)


def empty_words(size: int) -> memoryview:
    """Return `size` bytes of zeros as 64-bit words; the system commits memory as it is written.

    Raises:
        MemoryError, OSError: the system does not give that much.
    """
    if sys.platform != "linux":
        return memoryview(mmap.mmap(-1, size)).cast("Q")
    # large pages make random access faster; only private memory gets them
    memory = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(OSError):  # a system may be built without them
        memory.madvise(mmap.MADV_HUGEPAGE)
    return memoryview(memory).cast("Q")


def share_used(table: Any, words: int = 1) -> float:
    """Estimate the share of a table that holds entries, from 0 to 1.

    Samples places spread evenly over the whole table, including the part that a growing table
    does not use yet.

    Args:
        table: a sequence of 64-bit words; an entry whose last word is 0 is empty.
        words: the number of words in an entry.
    """
    entries = len(table) // words
    step = max(entries // SAMPLE, 1) | 1  # odd: not always the same place of a bucket
    places = range(words - 1, len(table), step * words)
    return sum(1 for place in places if table[place]) / len(places)


def physical_bytes() -> int | None:
    """Return the machine's physical memory in bytes; None if the system does not report it."""
    if sys.platform == "win32":
        return _windows_bytes()
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return None


def _windows_bytes() -> int | None:
    import ctypes

    number = ctypes.c_ulonglong
    names = ("TotalPhys", "AvailPhys", "TotalPage", "AvailPage", "TotalVirtual", "AvailVirtual")

    class MemoryStatus(ctypes.Structure):
        _fields_ = [
            ("Length", ctypes.c_ulong),
            ("Load", ctypes.c_ulong),
            *((name, number) for name in (*names, "AvailExtended")),
        ]

    status = MemoryStatus()
    status.Length = ctypes.sizeof(status)
    windll = getattr(ctypes, "windll", None)
    if windll is None or not windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)):
        return None
    return int(status.TotalPhys)
