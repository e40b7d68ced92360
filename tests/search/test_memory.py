# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import ctypes
import gc
import sys
import weakref
from types import SimpleNamespace
from typing import Any

import pytest

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.engine import ConnectFourEngine, GomokuEngine, SmallBoardEngine
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.nim.engine import NimEngine
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.players.searching import DepthLimited
from desktop_app.players.strategy import MoveContext
from desktop_app.search import memory
from desktop_app.search.alphabeta import ENTRY_BYTES, TranspositionTable
from desktop_app.search.deepening import GeneralEngine
from desktop_app.search.engine import SearchRequest
from desktop_app.search.engine_cache import GAMES, EngineCache
from desktop_app.search.kernel import tables
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memory import (
    DEFAULT_MEGABYTES,
    MEGABYTE,
    SAMPLE,
    allocated,
    bytes_of,
    empty_words,
    most_megabytes,
    share_used,
)
from tests.analysing import analyse

FOUR, GOMOKU = PRESETS["connect-four"], PRESETS["gomoku"]
SMALL = PRESETS["mnk:4x4x4"]


def test_the_memory_setting_is_clamped_to_half_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory, "physical_bytes", lambda: 1000 * MEGABYTE)
    assert most_megabytes() == 500
    assert [bytes_of(size) // MEGABYTE for size in (1, 32, 64, 500, 9000)] == [32, 32, 64, 500, 500]
    monkeypatch.setattr(memory, "physical_bytes", lambda: None)
    assert bytes_of(64) == 64 * MEGABYTE
    monkeypatch.setattr(memory, "physical_bytes", lambda: MEGABYTE)
    assert most_megabytes() == memory.LEAST_MEGABYTES


def test_a_machine_knows_its_memory() -> None:
    assert most_megabytes() > memory.LEAST_MEGABYTES


def test_a_table_is_smaller_where_the_system_does_not_give_as_much() -> None:
    tried: list[int] = []

    def make(size: int) -> int:
        tried.append(size // MEGABYTE)
        if size > 100 * MEGABYTE:
            raise MemoryError
        return size

    assert allocated(make, 256 * MEGABYTE) == 64 * MEGABYTE
    assert tried == [256, 128, 64]


def test_the_share_used_is_a_sample_of_places_all_over_the_table() -> None:
    assert share_used([0] * 100) == 0
    assert share_used([1] * 100) == 1
    size = 64 * SAMPLE
    half = [0] * (size // 2) + [1] * (size // 2)
    assert share_used(half) == pytest.approx(0.5, abs=0.01)
    first_of_eight = [1 if place % 8 == 0 else 0 for place in range(size)]
    assert share_used(first_of_eight) == pytest.approx(1 / 8, abs=0.01)
    second_words = [place % 2 for place in range(size)]
    assert share_used(second_words, words=2) == 1


@pytest.mark.parametrize(
    ("game", "moves"), [("connect-four", 8), ("mnk:5x5x4", 3), ("gomoku", 4), ("mnk:3x3x2", 0)]
)
def test_an_analysis_says_how_full_the_table_is_and_how_quick_it_was(game: str, moves: int) -> None:
    position = find_game(game).start()
    for _ in range(moves):
        position = position.after(position.legal_moves()[-1])
    *_, found = analyse(position, Limits(nodes=20_000))
    assert found.nodes
    assert found.speed == found.nodes / found.seconds
    if game == "mnk:3x3x2":
        assert found.table_use is None  # labelled out: there is no table
    else:
        assert found.table_use is not None
        assert 0 <= found.table_use <= 1


def test_a_full_table_of_positions_is_full() -> None:
    table = TranspositionTable(10 * ENTRY_BYTES)
    assert table.capacity == 10
    for key in range(5):
        table[key] = (1, 1, 0.0, None)
    assert table.table_use() == 0.5
    for key in range(100):
        table[key] = (1, 1, 0.0, None)
    assert len(table) <= 10


def test_tables_are_kept_for_one_game_at_a_time() -> None:
    knowledge = new_engine_cache(32 * MEGABYTE)
    solver, table = knowledge.engine(ConnectFourEngine, FOUR).solver, table_of(knowledge, FOUR)
    assert knowledge.engine(ConnectFourEngine, FOUR).solver is solver
    assert table_of(knowledge, FOUR) is table
    kernel = knowledge.engine(GomokuEngine, GOMOKU).kernel
    assert knowledge.engine(ConnectFourEngine, FOUR).solver is not solver
    assert table_of(knowledge, FOUR) is not table
    assert knowledge.engine(GomokuEngine, GOMOKU).kernel is not kernel
    placement = knowledge.engine(SmallBoardEngine, SMALL).solver
    assert knowledge.engine(SmallBoardEngine, SMALL).solver is placement
    knowledge.set_table_bytes(64 * MEGABYTE)
    assert knowledge.engine(SmallBoardEngine, SMALL).solver is not placement


def table_of(knowledge: EngineCache, game: Game) -> TranspositionTable:
    return knowledge.engine(GeneralEngine, game).table


def test_all_tables_keep_to_the_memory_that_is_set() -> None:
    size = 32 * MEGABYTE
    knowledge = new_engine_cache(size)
    other = find_game("numbers:3,5,2,9")  # of no kernel
    assert table_of(knowledge, other).capacity == size // ENTRY_BYTES
    assert table_of(knowledge, FOUR).capacity == size // 4 // ENTRY_BYTES


def test_searches_that_guess_keep_to_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []

    def watched(size: int) -> memoryview:
        taken.append(size)
        return empty_words(size)

    monkeypatch.setattr(tables, "empty_words", watched)
    knowledge, size = new_engine_cache(32 * MEGABYTE), 32 * MEGABYTE
    for name, share in (("drop:9x9x7", size), ("connect-four", size // 4)):
        taken.clear()
        request = SearchRequest(find_game(name).start(), Budget(Limits(depth=1)))
        guessing = knowledge.heuristic_engine(request)
        assert guessing is not None
        assert list(guessing.values(request))
        assert taken
        assert share // 2 < taken[-1] <= share
    for kept in (knowledge, new_engine_cache(size)):
        taken.clear()
        DepthLimited(1).choose(FOUR.start(), MoveContext(knowledge=kept))
        assert taken
        assert sum(set(taken)) < size // 8


def test_the_tables_of_another_game_are_really_let_go() -> None:
    knowledge = new_engine_cache(32 * MEGABYTE)
    for _ in analyse(GOMOKU.start(), Limits(nodes=500), knowledge=knowledge):
        pass
    kernel = weakref.ref(knowledge.engine(GomokuEngine, GOMOKU).kernel)
    assert kernel() is not None
    knowledge.engine(ConnectFourEngine, FOUR)
    assert kernel() is None


def test_engines_of_games_that_were_left_long_ago_are_let_go() -> None:
    knowledge = new_engine_cache()
    games = [find_game(f"nim:{heap}") for heap in range(1, 20)]
    engines = list[weakref.ref[NimEngine]]()
    for game in games:
        engines.append(weakref.ref(knowledge.engine(NimEngine, game)))
        assert engines[0]() is knowledge.engine(NimEngine, games[0])  # which is asked again
    gc.collect()
    alive = [each for each in engines if each() is not None]
    assert len(alive) <= GAMES
    assert engines[-1] in alive


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_a_table_begins_empty_and_can_be_written_on_each_system(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if system == "linux" and sys.platform != "linux":
        pytest.skip("large pages are had on Linux only")
    monkeypatch.setattr(memory, "sys", SimpleNamespace(platform=system))
    words = empty_words(MEGABYTE)
    assert words.nbytes == MEGABYTE
    assert not any(words)
    words[-1] = 2**64 - 1
    assert words[-1] == 2**64 - 1


@pytest.mark.parametrize(("is_told", "known"), [(1, 8 << 30), (0, None)])
def test_windows_is_asked_for_the_memory_of_the_machine(
    is_told: int, known: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(status: Any) -> int:
        status._obj.TotalPhys = 8 << 30
        return is_told

    kernel32 = SimpleNamespace(GlobalMemoryStatusEx=fill)
    monkeypatch.setattr(memory, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel32), raising=False)
    assert memory.physical_bytes() == known


def test_by_default_tables_take_the_default_memory() -> None:
    assert new_engine_cache().table_bytes == bytes_of(DEFAULT_MEGABYTES)
