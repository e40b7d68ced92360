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
    "arena/test_run.py",
    "terminal/test_arena.py",
    "views/test_heard.py",
    "search/engines/test_chess_kernel.py",
    "views/explain/test_page.py",
    "search/engines/test_placement_solver.py",
    "views/test_every_game_shown.py",
    "test_texts.py",
    "test_outside_end.py",
    "views/test_stillness.py",
    "words/test_steps.py",
    "views/test_from_afar.py",
    "views/explain/test_explain_soak.py",
    "search/test_proven.py",
    "search/textbook/test_trace.py",
    "views/test_soak.py",
    "views/arena/test_arena_page.py",
    "views/test_room.py",
    "search/why/test_large_boards.py",
    "search/test_explained_values.py",
    "search/test_values_of_nodes.py",
    "workers/test_arena.py",
    "words/test_distance.py",
    "words/test_run_values.py",
    "search/engines/test_large_search.py",
    "search/engines/test_fuzzed.py",
    "search/engines/test_chess_mates.py",
    "terminal/test_arena.py",
    "arena/test_run.py",
    "test_every_game.py",
    "views/test_every_game_shown.py",
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
