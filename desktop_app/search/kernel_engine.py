# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A kernel as a searcher, used like `alphabeta.AlphaBeta`, and as an engine.

A game's subclasses say how a position is handed to its kernel, on what scale the values come back,
and which move the kernel's table holds.
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
    """What is known of each kernel.

    Attributes:
        guessed: whether its last search guessed anywhere.
    """

    guessed: bool

    @property
    def visited(self) -> int:
        """Positions visited since it was made."""
        ...

    def table_use(self) -> float:
        """How much of its table holds entries, from 0 to 1."""
        ...


K = TypeVar("K", bound=Kernel)


class KernelSearcher(ABC, Generic[K]):
    """One searcher: a kernel, a budget, and what it counts; a `Searcher`.

    Attributes:
        nodes: positions visited so far.
        horizon: whether the last search guessed anywhere, see `AlphaBeta`.
        tried: how many moves of each position are tried; None: all of them.
    """

    def __init__(self, kernel: K, budget: Budget, tried: int | None = None) -> None:
        """Search with a kernel; where it tries only some moves it has been told so."""
        self.nodes = 0
        self.horizon = False
        self.tried = tried
        self._kernel, self._budget, self._before = kernel, budget, 0

    def value(
        self, position: Position, depth: int, alpha: float = -inf, beta: float = inf
    ) -> float:
        """See `AlphaBeta.value`.

        Raises:
            SearchStopped: the budget is spent.
        """
        self.horizon = False
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
        self.horizon = kernel.guessed
        return found

    @abstractmethod
    def first_moves(self, position: Position) -> list[Move]:
        """All legal moves, the likely best first."""

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """The best moves for both sides from a position, as far as the table remembers them."""
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
        """What the kernel finds of a position that goes on; None: it was ended."""

    @abstractmethod
    def _remembered(self, position: Position, *, is_last: bool) -> Move | None:
        """The move that the kernel holds for the best; None: it doesn't know."""

    def _is_over(self, visited: int) -> bool:
        """What the kernel asks, with the positions visited since it was made."""
        try:
            self._budget.check(self.nodes + visited - self._before)
        except SearchStopped:
            return True
        return False


def clamped_window(window: tuple[float, float], most: int) -> tuple[int, int]:
    """A window in whole numbers that are no larger than so much."""
    low, high = (int(min(max(bound, -most), most)) for bound in window)
    return low, high


LEVEL_BYTES = 2 * MEGABYTE
"""The table of a search to a stated depth, which begins anew with each move."""


class KernelEngine(DeepeningEngine, Generic[K]):
    """Searches deeper and deeper; each kernel is made when it is first asked."""

    has_table = guesses = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Be ready."""
        self._game, self._table_bytes = game, config.table_bytes

    @cached_property
    def kernel(self) -> K:
        """The kernel whose table is kept."""
        return allocated(self._make_kernel, self._table_bytes)

    @cached_property
    def _level_kernel(self) -> K:
        return self._make_kernel(LEVEL_BYTES)

    @abstractmethod
    def _make_kernel(self, table_bytes: int) -> K:
        """A kernel of the game with a table of at most so many bytes."""

    def table_use(self) -> float:
        """See `Engine.table_use`."""
        return self.kernel.table_use()
