# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The moves of a drop game, and the questions about each until its score is known.

Several threads can work at once, each with its own solver; the solvers share a table. They take
different moves as long as there are enough; then they search the same move together, in different
orders, so that each can use what another has found.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Lock, get_native_id

from desktop_app.core.position import Move
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver

NICE = 10
"""The niceness of searching threads, at most 19."""


@dataclass(slots=True, eq=False)
class Column:
    """The state of one move.

    Attributes:
        move: the move.
        own: stones of the player to move after it, as the kernel has them.
        mask: all stones after it.
        low: the least the move can be worth to the player who makes it.
        high: the most.
        line: best play, the move included.
        searching: how many threads ask about it.
    """

    move: Move
    own: int
    mask: int
    low: int
    high: int
    line: tuple[Move, ...]
    searching: int = 0
    _lock: Lock = field(default_factory=Lock, repr=False)

    @property
    def is_solved(self) -> bool:
        """Whether the score is known."""
        return self.low == self.high

    @property
    def phase(self) -> int:
        """The stage of solving: 0 does it win, 1 does it draw, 2 how soon it ends."""
        if self.low < 1 <= self.high:
            return 0
        return 1 if self.low < 0 <= self.high else 2

    def question(self) -> int:
        """The score to test next.

        A quick end is soon found or refuted, the searches near 0 are the long ones: so, when all
        but the distance is known, the middle of what is left, or further from 0.
        """
        if self.phase < 2:
            return 1 - self.phase
        middle = (self.low + self.high) // 2
        if middle <= 0 and self.low // 2 < middle:
            middle = -(-self.low // 2)
        elif middle >= 0 and self.high // 2 > middle:
            middle = self.high // 2
        return middle + 1

    def urgency(self) -> tuple[bool, int, int, int]:
        """A sort key, smallest first: idle moves, then the least known, then good ones."""
        return self.is_solved, self.searching, self.phase, -self.high

    def ask(self, solver: ConnectFourSolver, is_over: Callable[[int], bool]) -> None:
        """Answer one question, unless time runs out or another thread answers it first."""
        least = self.question()

        def is_over_or_known(nodes: int) -> bool:
            return not self.low < least <= self.high or is_over(nodes)

        with self._lock:
            self.searching += 1
        # the other player gets more than -least if and only if the move is worth less than least
        found = solver.at_least(self.own, self.mask, 1 - least, is_over_or_known)
        with self._lock:
            self.searching -= 1
            if found is None:
                return
            if found >= 1 - least:
                self.high = min(self.high, -found)
            else:
                self.low = max(self.low, -found)


def answer(
    columns: Sequence[Column], solver: ConnectFourSolver, is_over: Callable[[int], bool]
) -> None:
    """Answer questions until all is known, or `is_over`, called with the node count, says stop."""
    while not is_over(0):
        column = min(columns, key=Column.urgency)
        if column.is_solved:
            return
        column.ask(solver, is_over)


def step_back() -> None:
    """Lower the thread's priority, so that the window's thread comes first.

    Only Linux can say so of a single thread.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICE)
