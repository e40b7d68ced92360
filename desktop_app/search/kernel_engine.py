# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adapters that turn a kernel into a `Searcher`, like `alphabeta.AlphaBeta`, and into an engine.

A game's subclasses convert positions for its kernel, convert the kernel's values, and look up the
best move in its table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from math import inf
from typing import Generic, Protocol, TypeVar

from desktop_app.core.position import Game, Move, Position
from desktop_app.core.score import terminal_value
from desktop_app.search.deepening import DeepeningEngine
from desktop_app.search.engine import EngineConfig
from desktop_app.search.limits import Budget, SearchStopped
from desktop_app.search.memory import MEGABYTE, allocated

_NO_LIMIT = 1 << 60


class Kernel(Protocol):
    """The interface that every kernel offers.

    Attributes:
        guessed: whether its last search used the evaluation anywhere.
    """

    guessed: bool

    @property
    def visited(self) -> int:
        """The number of positions visited since the kernel was made."""
        ...

    def table_use(self) -> float:
        """Return the share of the table in use, from 0 to 1."""
        ...


K = TypeVar("K", bound=Kernel)


class KernelSearcher(ABC, Generic[K]):
    """A `Searcher` that runs a kernel within a budget and counts its nodes.

    Attributes:
        nodes: the positions visited so far.
        guessed: whether the last search used the evaluation anywhere; if not, its value is exact.
        moves_tried: the most moves that a selective search tries in each position; None for all.
    """

    def __init__(self, kernel: K, budget: Budget, moves_tried: int | None = None) -> None:
        """Search with a kernel that is already configured for the moves it should try."""
        self.nodes = 0
        self.guessed = False
        self.moves_tried = moves_tried
        self._kernel, self._budget, self._before = kernel, budget, 0

    def value(
        self, position: Position, depth: int, alpha: float = -inf, beta: float = inf
    ) -> float:
        """Search to `depth` plies; return the value for the player to move (fail-soft).

        Inside the window (alpha, beta) it equals minimax to the same depth over the moves that are
        tried (`moves_tried`). A result of at most alpha is an upper bound on the value, one of at
        least beta a lower bound.

        Raises:
            SearchStopped: the budget is spent; the table keeps what was found.
        """
        self.guessed = False
        self._budget.check(self.nodes)
        if position.outcome is not None:
            self.nodes += 1
            return terminal_value(position) * position.turn
        kernel = self._kernel
        nodes = self._budget.limits.nodes if self._budget.holds else None
        kernel.guessed, self._before = False, kernel.visited
        last_node = _NO_LIMIT if nodes is None else self._before + nodes - self.nodes
        found = self._found(position, depth, (alpha, beta), last_node)
        self.nodes += kernel.visited - self._before
        if found is None:
            self._budget.check_stop()
            raise SearchStopped
        self.guessed = kernel.guessed
        return found

    @abstractmethod
    def first_moves(self, position: Position) -> list[Move]:
        """Return all legal moves, the likely best first."""

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """Return the principal variation from a position, as far as the table has it."""
        line: list[Move] = []
        while len(line) < most and position.outcome is None:
            move = self._remembered(position, is_last=len(line) + 1 == most)
            if move is None:
                break
            line.append(move)
            position = position.after(move)
        return tuple(line)

    @abstractmethod
    def _found(
        self, position: Position, depth: int, window: tuple[float, float], last_node: int
    ) -> float | None:
        """Return the kernel's value of an unfinished position; None if the search was stopped."""

    @abstractmethod
    def _remembered(self, position: Position, *, is_last: bool) -> Move | None:
        """Return the kernel's best move for a position; None if it has none."""

    def _is_over(self, visited: int) -> bool:
        """Return whether to stop; the kernel calls this with its total of visited positions."""
        return self._budget.is_spent(self.nodes + visited - self._before)


def clamped_window(window: tuple[float, float], most: int) -> tuple[int, int]:
    """Truncate a window to integers and clamp it to -`most` .. `most`."""
    low, high = (int(min(max(bound, -most), most)) for bound in window)
    return low, high


LEVEL_BYTES = 2 * MEGABYTE
"""The memory for the table of a search to a fixed depth, which starts empty with each move."""


class KernelEngine(DeepeningEngine, Generic[K]):
    """An engine that deepens with a kernel; each kernel is made on first use."""

    has_table = guesses = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the engine; its kernels are made on first use."""
        self._game, self._table_bytes = game, config.table_bytes

    @cached_property
    def kernel(self) -> K:
        """The kernel whose table is kept between searches."""
        return allocated(self._make_kernel, self._table_bytes)

    @cached_property
    def _level_kernel(self) -> K:
        return self._make_kernel(LEVEL_BYTES)

    @abstractmethod
    def _make_kernel(self, table_bytes: int) -> K:
        """Return a kernel of the game with a table of at most `table_bytes` bytes."""

    def table_use(self) -> float:
        return self.kernel.table_use()
