# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings of all tests: the slowest files run first, and Hypothesis repeats its examples.

`--hypothesis-profile=explore` tries new examples.
"""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

os.environ["MINIMAX_FAIR_LANGUAGE"] = "en"
"""For this process and all that tests start, whatever language the system has."""

FIRST = (
    "cli/test_arena.py",
    "shell/test_every_game_shown.py",
    "test_new_game.py",
    "test_every_game.py",
    "test_asked_twice.py",
    "explain/test_page.py",
    "shell/test_heard.py",
    "explain/test_explain_soak.py",
    "shell/test_stillness.py",
    "search/why/test_large_boards.py",
    "tournaments/test_run.py",
    "play/test_soak.py",
    "shell/test_small_windows.py",
    "shell/test_from_afar.py",
    "test_texts.py",
    "shell/test_signals.py",
    "shell/test_room.py",
    "games/k_in_a_row/small_boards/test_solver.py",
    "search/test_trace.py",
    "search/test_proven.py",
    "test_settings_file.py",
    "games/k_in_a_row/test_pairing.py",
    "arena/test_arena_page.py",
    "explain/test_steps.py",
    "explain/test_explained_values.py",
    "arena/test_run_thread.py",
    "games/chess/test_mates.py",
    "search/test_values_of_nodes.py",
)
"""Started first, so that no process is left with one of them when the others have finished."""

settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "explore", deadline=None, max_examples=3_000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """The application in the program's own typefaces, whatever fonts the machine has."""
    from desktop_app.kit.look.scale import set_type_size

    set_type_size(0)
    return qapp


@pytest.fixture(autouse=True)
def without_collecting(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect garbage only between tests of windows, never in a search's thread or during an event.

    The program does the same: see `desktop_app/shell/garbage.py`. What windows have left is
    collected before the next test of something else, whose threads must not meet it.
    """
    if "qapp" not in request.fixturenames:
        if WINDOWS_LEFT:
            gc.collect()
            WINDOWS_LEFT.clear()
        yield
        return
    gc.disable()
    gc.set_threshold(*USUALLY)  # by which the program's own collector goes
    yield
    gc.set_threshold(*RARELY)
    gc.enable()
    WINDOWS_LEFT.append(request.node.nodeid)


USUALLY, RARELY = gc.get_threshold(), (20_000, 10, 10)
"""The thresholds of the garbage collector: in tests with windows, and in all others, where it took
a twelfth of the time."""
WINDOWS_LEFT: list[str] = []
"""The tests of windows whose garbage has not been collected yet."""


os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each process that is started compiles anew
sys.dont_write_bytecode = False  # and so does this one: 340 files of tests take 4 s
gc.disable()  # until all tests are collected: importing them leaves little garbage


def pytest_collection_finish() -> None:
    """Collect garbage again, but never look through all that importing the tests has made."""
    gc.freeze()
    gc.set_threshold(*RARELY)
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the slowest files to the front, and keep the order of the others."""
    folder = Path(__file__).parent
    places = {folder / name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: places.get(item.path, len(FIRST)))
