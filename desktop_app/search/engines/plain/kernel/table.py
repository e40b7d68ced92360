# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# pyright: reportInvalidTypeArguments=false, reportAttributeAccessIssue=false, reportIndexIssue=false
# pyright: reportGeneralTypeIssues=false, reportPossiblyUnboundVariable=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The board of any line game with a table of what was found, the count of positions and the stop."""

import cython

from desktop_app.search.basics.limits import on_and_on
from desktop_app.search.engines.kernel.tables import MovesTable
from desktop_app.search.engines.plain.kernel.counted import CountedLines

LEAST_BITS = 8
CHECK_NODES = 1024 if cython.compiled else 16


@cython.cclass
class PlainTable(CountedLines):
    """A board with a table.

    Attributes:
        stopped: whether the last search was ended.
    """

    def __init__(
        self, columns: int, rows: int, k: int, gravity: bool = False, table_bytes: int = 1 << 20
    ) -> None:
        """Make the empty board; see `CountedLines`.

        Args:
            columns, rows, k, gravity: the game.
            table_bytes: how large the table may be; a power of two is used in full.
        """
        super().__init__(columns, rows, k, gravity)
        self.table_bits = max((table_bytes // 32).bit_length() - 1, LEAST_BITS)
        self.check, self.check_mask = on_and_on, CHECK_NODES - 1
        self.nodes, self.last_node = 0, 1 << 62
        self.stopped = False
        self.clear()

    def clear(self) -> None:
        """Forget all that was found."""
        self.table = MovesTable(self.table_bits, self.table_bits)

    @property
    def visited(self) -> int:
        """Positions visited since it was made."""
        return self.nodes

    def table_use(self) -> float:
        """How much of the table holds entries, from 0 to 1: a sample."""
        return self.table.use()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def visit(self) -> cython.void:
        """Count a position; now and then ask whether to go on."""
        self.nodes += 1
        if self.nodes >= self.last_node:
            self.stopped = True
        if self.nodes & self.check_mask == 0:
            with cython.gil:
                if self.check(self.nodes):
                    self.stopped = True
