# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Garbage is destroyed by the window's thread, whoever makes it."""

import gc
import os
import platform
from collections.abc import Iterator
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop_app.shell.garbage import GarbageCollector, return_memory
from tests.waiting import PATIENCE_MS

OBJECTS = 10_000
"""More than Python makes without looking for garbage."""


class Circle:
    """Refers to itself, and notes which thread has destroyed it."""

    def __init__(self, destroyed: list[Thread]) -> None:
        self.itself = self
        self._destroyed = destroyed

    def __del__(self) -> None:
        self._destroyed.append(current_thread())


@pytest.fixture
def collector() -> Iterator[GarbageCollector]:
    parent = QObject()
    gc.enable()
    made = GarbageCollector(parent)
    made.freeze_all()
    yield made
    gc.unfreeze()
    gc.enable()


def make_objects(destroyed: list[Thread], kept: list[list[int]]) -> None:
    """What a search does: make objects, in a thread of its own."""
    Circle(destroyed)
    kept.extend([number] for number in range(OBJECTS))


def test_garbage_of_a_search_is_destroyed_in_the_windows_thread(
    qtbot: QtBot, collector: GarbageCollector
) -> None:
    destroyed: list[Thread] = []
    kept: list[list[int]] = []
    thread = Thread(target=make_objects, args=(destroyed, kept))
    thread.start()
    thread.join()
    assert destroyed == []
    qtbot.waitUntil(lambda: bool(destroyed), timeout=PATIENCE_MS)
    assert destroyed == [main_thread()]


def test_all_that_is_garbage_goes_in_the_end(qtbot: QtBot, collector: GarbageCollector) -> None:
    destroyed: list[Thread] = []
    circle = Circle(destroyed)
    gc.collect()  # it is among the oldest now
    del circle
    kept: list[list[int]] = []

    def make_more() -> bool:
        kept.extend([number] for number in range(OBJECTS))
        collector.collect_if_due()
        return bool(destroyed)

    qtbot.waitUntil(make_more, timeout=60_000)
    assert destroyed == [main_thread()]


def test_without_new_objects_nothing_is_collected(collector: GarbageCollector) -> None:
    gc.collect()
    rounds: list[str] = []

    def note(phase: str, _info: dict[str, int]) -> None:
        rounds.append(phase)

    gc.callbacks.append(note)
    collector.collect_if_due()
    gc.callbacks.remove(note)
    assert rounds == []


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="the GNU C library keeps memory")
def test_freed_memory_goes_back_to_the_system() -> None:
    def megabytes() -> int:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") >> 20

    blocks = [bytearray(60_000) for _ in range(2_000)]
    scattered = blocks[::50]  # hold the freed blocks between them
    blocks.clear()
    before = megabytes()
    return_memory()
    assert before - megabytes() > 80
    assert len(scattered) == 40
