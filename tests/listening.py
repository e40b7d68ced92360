# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine whose answers are noted, and whose thread ends with the test."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, QThread, Signal, Slot
from pytestqt.qtbot import QtBot

from desktop_app import resources
from desktop_app.core.position import Position
from desktop_app.core.score import Score
from desktop_app.play.search_client import SearchClient
from desktop_app.search.engine import no_book
from tests.virtual_screen import qapp_args
from tests.waiting import PATIENCE_MS

__all__ = ["qapp_args"]


class Listener(QObject):
    """Hears all that an engine says, and in which thread it hears it.

    Attributes:
        heard: the signals' names and what they brought, in order.
        threads: the threads in which the slots ran.
    """

    heard_more = Signal()

    def __init__(self, engine: SearchClient, qtbot: QtBot) -> None:
        super().__init__()
        self.engine = engine
        self.heard: list[tuple[str, object]] = []
        self.threads: set[QThread] = set()
        self._qtbot = qtbot
        engine.analysed.connect(self.on_analysed)
        engine.expanded.connect(self.on_expanded)
        engine.valued.connect(self.on_valued)
        engine.intended.connect(self.on_intended)
        engine.chosen.connect(self.on_chosen)
        engine.hinted.connect(self.on_hinted)
        engine.explained.connect(self.on_explained)
        engine.failed.connect(self.on_failed)
        engine.busyChanged.connect(self.on_busy)

    def _note(self, name: str, what: object) -> None:
        self.threads.add(QThread.currentThread())
        self.heard.append((name, what))

    @Slot(object)
    def on_analysed(self, found: object) -> None:
        self._note("analysed", found)

    @Slot(object)
    def on_explained(self, answer: object) -> None:
        self._note("explained", answer)

    @Slot(object)
    def on_expanded(self, found: object) -> None:
        self._note("expanded", found)

    @Slot(object, object)
    def on_valued(self, position: Position, score: Score) -> None:
        self._note("valued", (position, score))

    @Slot(object)
    def on_intended(self, choice: object) -> None:
        self._note("intended", choice)

    @Slot(object)
    def on_chosen(self, answer: object) -> None:
        self._note("chosen", answer)

    @Slot(object)
    def on_hinted(self, answer: object) -> None:
        self._note("hinted", answer)

    @Slot(object)
    def on_failed(self, failure: object) -> None:
        self._note("failed", failure)

    @Slot(bool)
    def on_busy(self, busy: bool) -> None:
        self._note("busy", busy)

    def names(self) -> list[str]:
        """What was heard, whether it was busy left out."""
        return [name for name, _ in self.heard if name != "busy"]

    def all(self, name: str) -> list[object]:
        """What a signal brought, each time."""
        return [what for heard, what in self.heard if heard == name]

    def wait(self, condition: Callable[[], bool]) -> None:
        """Let events come in until something holds."""
        self._qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    def wait_for(self, name: str, count: int = 1) -> list[object]:
        """Let events come in until a signal was heard so often; what it brought."""
        self.wait(lambda: len(self.all(name)) >= count)
        return self.all(name)

    def wait_idle(self) -> None:
        """Let events come in until nothing runs and nothing is waiting."""
        self.wait(lambda: not self.engine.busy)


@pytest.fixture
def engine(qtbot: QtBot) -> Iterator[SearchClient]:
    made = SearchClient()
    yield made
    made.shutdown()
    assert made.has_ended


@pytest.fixture
def listener(engine: SearchClient, qtbot: QtBot) -> Listener:
    return Listener(engine, qtbot)


@pytest.fixture(autouse=True)
def without_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connect Four is a game that takes long to solve, as those are that have no book."""
    monkeypatch.setattr(resources, "read_book", no_book)
