# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Notes with what the searches of a program are begun, and where they run."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QThread

from desktop_app.core.position import Position
from desktop_app.search import analysis
from desktop_app.search.candidates import Analysis
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits, ShouldStop


@dataclass
class Searches:
    """All analyses since the test began.

    Attributes:
        table_bytes: the memory that each was given.
        threads: where they ran.
        most_at_once: how many of them ran at the same time.
    """

    table_bytes: list[int] = field(default_factory=list[int])
    threads: set[QThread] = field(default_factory=set[QThread])
    most_at_once: int = 0
    now: int = 0


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Searches:
    """Everybody analyses as before, and it is noted."""
    noted, real = Searches(), analysis.analyse

    def watched(
        position: Position, limits: Limits, should_stop: ShouldStop, *, knowledge: EngineCache
    ) -> Iterator[Analysis]:
        noted.table_bytes.append(knowledge.table_bytes)
        noted.threads.add(QThread.currentThread())
        noted.now += 1
        noted.most_at_once = max(noted.most_at_once, noted.now)
        try:
            yield from real(position, limits, should_stop, knowledge=knowledge)
        finally:
            noted.now -= 1

    monkeypatch.setattr(analysis, "analyse", watched)
    return noted


FEW_NODES = 5_000


@pytest.fixture
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every analysis ends after so many positions, whatever its time: the same on any machine."""
    real = analysis.analyse

    def limited(
        position: Position, _limits: Limits, should_stop: ShouldStop, *, knowledge: EngineCache
    ) -> Iterator[Analysis]:
        return real(position, Limits(nodes=FEW_NODES), should_stop, knowledge=knowledge)

    monkeypatch.setattr(analysis, "analyse", limited)
