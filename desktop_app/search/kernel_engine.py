# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine with two kernels that search by themselves: one that remembers, one for levels."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from typing import Generic

from desktop_app.core.position import Game
from desktop_app.search.deepening import DeepeningEngine
from desktop_app.search.engine import EngineConfig
from desktop_app.search.kernel_searcher import K
from desktop_app.search.memory import MEGABYTE, made

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
        return made(self._make_kernel, self._table_bytes)

    @cached_property
    def _level_kernel(self) -> K:
        return self._make_kernel(LEVEL_BYTES)

    @abstractmethod
    def _make_kernel(self, table_bytes: int) -> K:
        """A kernel of the game with a table of at most so many bytes."""

    def table_use(self) -> float:
        """See `Engine.table_use`."""
        return self.kernel.table_use()
