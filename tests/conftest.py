# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""For all tests: the longest files come first, and examples are the same at each run.

`--hypothesis-profile=explore` looks for new ones.
"""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

FIRST = (
    "test_every_game.py",
    "tournaments/test_run.py",
    "cli/test_arena.py",
    "shell/test_heard.py",
    "games/chess/test_kernel.py",
    "explain/test_page.py",
    "games/k_in_a_row/small_boards/test_solver.py",
    "shell/test_every_game_shown.py",
    "test_texts.py",
    "shell/test_outside_end.py",
    "shell/test_stillness.py",
    "explain/test_steps.py",
    "shell/test_from_afar.py",
    "explain/test_explain_soak.py",
    "search/test_proven.py",
    "search/test_trace.py",
    "play/test_soak.py",
    "arena/test_arena_page.py",
    "shell/test_room.py",
    "search/why/test_large_boards.py",
    "explain/test_explained_values.py",
    "search/test_values_of_nodes.py",
    "arena/test_run_thread.py",
    "words/test_distance.py",
    "explain/test_run_values.py",
    "games/k_in_a_row/gomoku/test_search.py",
    "games/test_fuzzed.py",
    "games/chess/test_mates.py",
    "cli/test_arena.py",
    "tournaments/test_run.py",
    "test_every_game.py",
    "shell/test_every_game_shown.py",
    "test_texts.py",
)
"""So that of several processes none is left with one of them in the end."""

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


@pytest.fixture(autouse=True)
def without_collecting(request: pytest.FixtureRequest) -> Iterator[None]:
    """No garbage is collected in a search's thread or amid an event: see `garbage.py`.

    What tests have left is collected between them.
    """
    if "qapp" not in request.fixturenames:
        yield
        return
    gc.disable()
    yield
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the longest files be taken first; the others stay as they are."""
    folder = Path(__file__).parent
    places = {folder / name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: places.get(item.path, len(FIRST)))
