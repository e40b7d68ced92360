# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A solver for Hex, which proves the winner and returns the free cells that the proof needs.

A proof holds whatever stands on cells that it does not need. So where a move has lost to a proof,
a better one must take a cell of that proof away: the moves that are left are those in all of them,
the must-play region (R. Hayward and others, "Solving 7x7 Hex with domination, fill-in, and virtual
connections", 2005). Two cells that both win at once can't both be answered: so bridges are found
that join the last gap.
"""

from __future__ import annotations

from desktop_app.games.hex.geometry import Rhombus
from desktop_app.games.hex.kernel.search import HexSearch
from desktop_app.search.limits import Budget
from desktop_app.search.memory import MEGABYTE

FREE = 2
"""The kernels' mark for a cell without a stone."""
CHECK_MASK = 15
ENTRY_BYTES = 300
"""Bytes of a stored position, roughly: two pairs of large integers and their places."""
TABLE_BYTES = 32 * MEGABYTE

Proof = tuple[bool, int]
"""Whether the player to move wins, and the free cells that the winner needs."""


class HexSolver:
    """Proofs for one board, with a table of all results.

    Attributes:
        nodes: positions visited since it was made.
        known: what was found, by the stones of both players.
    """

    def __init__(self, board: Rhombus, table_bytes: int = TABLE_BYTES) -> None:
        """Start without proofs; a table over `table_bytes` is cleared."""
        self.nodes = 0
        self.known: dict[tuple[int, int], Proof] = {}
        self._board, self._capacity = board, max(table_bytes // ENTRY_BYTES, 1)
        self._order = HexSearch(board.size)
        self._budget: Budget | None = None
        self._before = 0

    def wins(self, x_stones: int, o_stones: int, budget: Budget, before: int = 0) -> bool:
        """Return whether the player to move wins; neither player may have a chain yet.

        Args:
            x_stones: those of X, who begins.
            o_stones: those of O.
            budget: ends the search.
            before: positions of the budget that were visited elsewhere.

        Raises:
            SearchStopped: the budget is spent; what was proven stays.
        """
        self._budget, self._before = budget, before - self.nodes
        side = (x_stones.bit_count() + o_stones.bit_count()) % 2
        return self._prove((x_stones, o_stones), side)[0]

    def _prove(self, stones: tuple[int, int], side: int) -> Proof:
        """Return the proof of a position for the player of the side to move."""
        self.nodes += 1
        if not self.nodes & CHECK_MASK and self._budget is not None:
            self._budget.check(self.nodes + self._before)
        free = self._board.cells & ~(stones[0] | stones[1])
        if now := self._board.joining(side, stones[side], free):
            return True, now & -now
        threats = self._board.joining(1 - side, stones[1 - side], free)
        if threats & (threats - 1):
            first = threats & -threats
            rest = threats ^ first
            return False, first | rest & -rest
        found = self.known.get(stones)
        if found is None:
            found = self._try(stones, side, threats or free, threats)
            if len(self.known) >= self._capacity:
                self.known.clear()
            self.known[stones] = found
        return found

    def _try(self, stones: tuple[int, int], side: int, must: int, needed: int) -> Proof:
        """Try the moves of the must-play region, which shrinks with each move that loses."""
        (x, o), bits = stones, self._board.bits
        self._order.set_stones([0 if x & bit else 1 if o & bit else FREE for bit in bits])
        for place in self._order.likely():
            bit = bits[place]
            if not bit & must:
                continue
            after = (x | bit, o) if side == 0 else (x, o | bit)
            other_wins, cells = self._prove(after, 1 - side)
            if not other_wins:
                return True, cells | bit
            needed |= cells
            must &= cells
        return False, needed
