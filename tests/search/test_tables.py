# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the kernels: what is noted is found, what gives way, and when they grow."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.search.loading import interpreted

TABLES = interpreted("desktop_app.search.kernel", "tables")
SEARCH = interpreted("desktop_app.search.kernel", "search")
LOWER, UPPER, EXACT = 1, 2, 3


def bounds_table(
    key_bits: int = 12, first_bits: int = 0, most_bits: int = 0, slots: int = 4
) -> Any:
    return TABLES.BoundsTable(key_bits, first_bits, most_bits, slots)


def moves_table(first_bits: int = 0, most_bits: int = 0) -> Any:
    return TABLES.MovesTable(first_bits, most_bits)


def bounds(table: Any, key: int) -> tuple[int, int] | None:
    entry = table.find(key)
    return (TABLES.lower_of(entry), TABLES.upper_of(entry)) if entry else None


def noted(table: Any, key: int) -> tuple[int, int, int, int] | None:
    """Value, depth, bound and move."""
    entry = table.find(key)
    parts = TABLES.value_of, TABLES.depth_of, TABLES.bound_of, TABLES.move_of
    return tuple(part(entry) for part in parts) if entry else None


def is_growing(table: Any) -> bool:
    """Whether it goes on to double its buckets, though nobody needs room."""
    return table.grow(0)


# Bounds


@pytest.mark.parametrize("key", [0, 1, 4095])
def test_bounds_that_are_noted_are_found(key: int) -> None:
    for low, high in product((-63, -1, 0, 1, 63), repeat=2):
        table = bounds_table()
        assert bounds(table, key) is None
        table.keep(key, low, high, 1)
        assert bounds(table, key) == (low, high)
        assert bounds(table, key ^ 1) is None


@pytest.mark.parametrize("key", [0, 7, 4094])
def test_later_bounds_of_a_key_narrow_the_earlier(key: int) -> None:
    table = bounds_table(slots=8)
    for other in range(8, 14):
        table.keep(other, 5, 5, 1)
    for low, high, left in ((-9, 20, (-9, 20)), (-20, 9, (-9, 9)), (3, 30, (3, 9))):
        table.keep(key, low, high, 1)
        assert bounds(table, key) == left


def test_the_entry_with_the_least_work_is_replaced() -> None:
    works = [1, 3, 40, 2, 1 << 40, 9, 5, 17]
    for random in map(Random, range(20)):
        random.shuffle(works)
        table = bounds_table(slots=8)
        for key, work in enumerate(works):
            table.keep(key, key, key, work)
        table.keep(100, 1, 2, 1000)
        assert bounds(table, 100) == (1, 2)
        lost = [work for key, work in enumerate(works) if not table.find(key)]
        assert lost == [1]


def test_an_entry_keeps_its_largest_work() -> None:
    table = bounds_table()
    for key, work in enumerate((900, 100, 100, 100)):
        table.keep(key, 0, 0, work)
    table.keep(0, 0, 0, 1)
    for key in (10, 11, 12):
        table.keep(key, 0, 0, 500)
    assert bounds(table, 0) == (0, 0)
    assert not any(map(table.find, (1, 2, 3)))


def test_keys_are_compared_in_all_their_bits() -> None:
    table = bounds_table(48, 4, 4)
    keys = [bit << 44 | rest for bit, rest in product((0, 1, 15), (0, 1, 1 << 43, (1 << 44) - 1))]
    for number, key in enumerate(keys):
        table.keep(key, -number, number, 1)
    assert [bounds(table, key) for key in keys] == [(-n, n) for n in range(len(keys))]


# Values and moves


def test_stored_entries_of_a_position_are_found() -> None:
    random, table = Random(4), moves_table(2, 2)
    for value in (-(1 << 21) + 1, -1_000_000, -1, 0, 1, 1_000_000, (1 << 21) - 1):
        for depth, bound in product((0, 1, 255, 511), (LOWER, UPPER, EXACT)):
            key, move = random.getrandbits(64), random.choice((0, 1, 4095, 65535))
            table.age = random.randrange(1 << 10)
            table.keep(key, value, depth, bound, move)
            assert noted(table, key) == (value, depth, bound, move)
            assert noted(table, key ^ 1) is None


def test_a_later_note_of_a_position_takes_the_place_of_its_earlier() -> None:
    for first in (1, 2):
        table = moves_table()
        for key in (first, 3 - first):
            table.keep(key, 5, 9, EXACT, 1)
        table.keep(1, 6, 2, LOWER, 8)
        assert noted(table, 1) == (6, 2, LOWER, 8)
        assert noted(table, 2) == (5, 9, EXACT, 1)


def test_older_entries_are_replaced_first_then_shallower_ones() -> None:
    for order in (1, -1):
        table = moves_table()
        for key, depth in ((1, 3), (2, 7))[::order]:
            table.keep(key, 0, depth, EXACT, 0)
        table.keep(3, 0, 1, EXACT, 0)
        assert noted(table, 1) is None
        assert noted(table, 2) == (0, 7, EXACT, 0)
        assert noted(table, 3) == (0, 1, EXACT, 0)
        table.age = 1
        table.keep(4, 0, 0, EXACT, 0)
        table.keep(5, 0, 0, EXACT, 0)
        assert [key for key in range(1, 6) if table.find(key)] == [4, 5]


# Growth


@pytest.mark.parametrize("slots", [4, 8])
@pytest.mark.parametrize("first", [0, 3, 6])
def test_a_table_of_bounds_loses_nothing_while_growing(slots: int, first: int) -> None:
    random = Random(first)
    for most in (first, 3, 6):
        table = bounds_table(16, first, most, slots)
        wanted = slots << max(first, most)
        keys = random.sample(range(1 << 16), slots)
        for number, key in enumerate(keys):
            table.keep(key, number, number, 1)
        steps = 0
        while table.grow(wanted):
            steps += 1
            assert steps <= wanted
        assert [bounds(table, key) for key in keys] == [(n, n) for n in range(slots)]
        assert steps == max((1 << most) - (1 << first), 0)
        assert not table.grow(100 * wanted)


def test_a_table_of_moves_loses_nothing_while_growing() -> None:
    random, table = Random(1), moves_table(2, 9)
    kept = dict[int, tuple[int, int, int, int]]()
    for number in range(8):
        key = (number >> 1) << 62 | random.getrandbits(62)
        kept[key] = (number, 1, EXACT, number)
        table.keep(key, *kept[key])
    steps = 0
    while table.grow(1024):
        steps += 1
        assert steps < 512
        assert all(noted(table, key) == told for key, told in kept.items())
    assert steps == 508


@pytest.mark.parametrize("seed", range(5))
def test_tables_grow_by_themselves_until_they_may_not(seed: int) -> None:
    random, some, moves = Random(seed), bounds_table(20, 0, 6), moves_table(0, 7)
    for _ in range(5000):
        some.keep(random.getrandbits(20), 1, 1, 1)
        moves.keep(random.getrandbits(64), 1, 1, EXACT, 0)
    for table in (some, moves):
        assert table.use() > 0.95
        assert not table.grow(10_000)


def test_a_table_of_bounds_does_not_grow_before_it_has_lost_as_many_as_it_has_buckets() -> None:
    table = bounds_table(12, 2, 5)
    for key in range(4):  # all in one bucket
        table.keep(key, 0, 0, 1)
        assert not is_growing(table)
    for key in range(4, 7):
        table.keep(key, 0, 0, 1)
        table.keep(key, 0, 0, 1)
        assert not is_growing(table)
    table.keep(7, 0, 0, 1)
    assert is_growing(table)


@pytest.mark.parametrize("depth", [0, 3])
def test_a_table_of_moves_grows_when_entries_of_this_search_are_lost(depth: int) -> None:
    table = moves_table(0, 3)
    for key in (1, 2, 1, 2):
        table.keep(key, 0, depth, EXACT, 0)
        assert not is_growing(table)
    table.age = 1  # what is of an older search may be lost
    for key in (3, 4):
        table.keep(key, 0, depth, EXACT, 0)
        assert not is_growing(table)
    table.keep(5, 0, depth, EXACT, 0)
    table.keep(5, 0, depth, EXACT, 0)  # and has doubled
    for _ in range(3):
        table.keep(5, 0, depth, EXACT, 0)
        assert not is_growing(table)
    assert not table.grow(4)
    assert table.grow(5)


def test_a_table_has_doubled_when_half_as_many_entries_as_buckets_were_noted() -> None:
    for noted_since in (3, 4):
        table = bounds_table(12, 3, 4)
        for key in range(12):
            table.keep(key, 0, 0, 1)
        for _ in range(noted_since):
            table.keep(0, 0, 0, 1)
        assert is_growing(table) == (noted_since < 4)


def test_a_table_that_may_not_grow_loses_entries_and_nothing_else() -> None:
    random = Random(2)
    small, moves = bounds_table(12, 2, 2), moves_table(2, 2)
    for _ in range(200):
        key = random.getrandbits(12)
        small.keep(key, -3, 3, 1)
        assert bounds(small, key) == (-3, 3)
        moves.keep(key << 52, 7, 2, LOWER, 3)
        assert noted(moves, key << 52) == (7, 2, LOWER, 3)
        assert not is_growing(small)
        assert not is_growing(moves)


@pytest.mark.parametrize(("width", "slots"), [(1, 4), (1, 8), (2, 2)])
def test_a_table_takes_the_memory_of_all_that_it_may_hold(width: int, slots: int) -> None:
    table = TABLES.GrowingTable(64, 0, 5, slots, width)
    assert table.words.nbytes == 8 * width * slots * 32


@pytest.mark.parametrize("size", [1 << 14, 3 << 14, 1 << 16])
def test_a_search_has_the_largest_table_of_a_power_of_two_that_it_may_have(size: int) -> None:
    search = SEARCH.KernelSearch()
    search.prepare(size)
    search.empty_table()
    assert search.table.words.nbytes == 1 << (size.bit_length() - 1)
    assert not search.table.grow(size)
    assert search.table_use() == 0


def test_no_table_is_too_small_to_be_of_use() -> None:
    search = SEARCH.KernelSearch()
    search.prepare(1)
    search.empty_table()
    assert search.table.words.nbytes == SEARCH.BUCKET_BYTES << SEARCH.LEAST_BITS


# What searches ask of entries


def prepared() -> Any:
    """A search with an empty table."""
    search = SEARCH.KernelSearch()
    search.prepare(1 << 14)
    search.empty_table()
    return search


def test_an_entry_answers_to_its_depth_and_a_proof_to_any() -> None:
    for bound, value, depth, alpha in product(
        (LOWER, UPPER, EXACT), range(-3, 4), (2, 3, 4, SEARCH.SETTLED), (-2, 0, 1)
    ):
        table, beta = moves_table(), alpha + 2
        table.keep(1, value, depth, bound, 0)
        proven = {
            EXACT: True,
            LOWER: value >= beta,
            UPPER: value <= alpha,
        }[bound]
        expected = proven and depth in (3, SEARCH.SETTLED)
        assert SEARCH.is_answer(table.find(1), 3, alpha, beta) == expected


def test_a_value_at_the_edge_of_its_window_or_beyond_is_a_bound() -> None:
    found = [SEARCH.bound_beside(value, -1, 1) for value in range(-2, 3)]
    assert found == [UPPER, UPPER, EXACT, LOWER, LOWER]


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("depth", [3, SEARCH.SETTLED])
def test_an_answer_that_rests_on_a_guess_makes_the_search_one_that_guessed(
    depth: int, before: bool
) -> None:
    search, table = prepared(), moves_table()
    table.keep(1, 5, depth, EXACT, 0)
    search.guessed = before
    assert SEARCH.takes_answer(search, table.find(1), 3, -9, 9)
    assert search.guessed == (before or depth == 3)


def test_an_entry_that_is_no_answer_leaves_the_search_as_it_was() -> None:
    search, table = prepared(), moves_table()
    table.keep(1, 5, 3, EXACT, 0)
    assert not SEARCH.takes_answer(search, table.find(1), 4, -9, 9)
    assert not search.guessed


def test_the_best_move_is_known_where_the_value_is_exact() -> None:
    for bound, move in product((LOWER, UPPER, EXACT), (0, 1, 7)):
        table = moves_table()
        table.keep(1, 5, 3, bound, move)
        assert SEARCH.best_known(table.find(1)) == (move - 1 if bound == EXACT else -1)
    assert SEARCH.best_known(0) == -1


def test_a_win_or_loss_is_proven_by_its_bound_or_if_the_search_has_seen_all_quicker_ones() -> None:
    decisive, seen = 90, 95
    for value in range(-100, 101):
        assert SEARCH.is_proven(value, LOWER, decisive, seen) == (value >= 90)
        assert SEARCH.is_proven(value, UPPER, decisive, seen) == (value <= -90)
        assert SEARCH.is_proven(value, EXACT, decisive, seen) == (abs(value) >= 95)
        assert SEARCH.is_proven(value, EXACT, decisive, 80) == (abs(value) >= 90)


@pytest.mark.parametrize("guessed", [False, True])
@pytest.mark.parametrize("before", [False, True])
def test_a_stored_value_is_settled_unless_it_rests_on_a_guess(guessed: bool, before: bool) -> None:
    search = prepared()
    search.guessed = guessed
    SEARCH.note_value(search, 77, -4, 6, UPPER, 0, before)
    assert noted(search.table, 77) == (-4, 6 if guessed else SEARCH.SETTLED, UPPER, 1)
    assert search.guessed == (guessed or before)
    SEARCH.note_value(search, 78, 4, 6, LOWER, -1, before)
    assert noted(search.table, 78) == (4, 6 if guessed or before else SEARCH.SETTLED, LOWER, 0)


def test_moves_are_pushed_one_above_the_other() -> None:
    moves = [0] * 6
    top = SEARCH.push(moves, SEARCH.push(moves, 2, 5, -3), 6, 9)
    assert (moves, top) == ([0, 0, 5, -3, 6, 9], 6)


def test_the_moves_come_one_by_one_the_most_promising_first() -> None:
    for random in map(Random, range(50)):
        promises = [random.randint(-9, 9) for _ in range(random.randint(1, 9))]
        moves = [word for pair in enumerate(promises, 100) for word in pair]
        for i in range(0, len(moves), 2):
            SEARCH.take_best(moves, i, len(moves))
        assert moves[1::2] == sorted(promises, reverse=True)
        assert [promises[move - 100] for move in moves[::2]] == moves[1::2]


def test_only_the_moves_that_are_asked_for_change_places() -> None:
    moves = [1, 9, 2, 3, 3, 5, 4, 4, 5, 8]
    SEARCH.take_best(moves, 2, 8)
    assert moves == [1, 9, 3, 5, 2, 3, 4, 4, 5, 8]


# Counting and stopping


def test_every_position_is_counted_and_the_check_called_regularly() -> None:
    search, asked = SEARCH.KernelSearch(), list[int]()
    search.prepare(1, check_nodes=4)

    def check(nodes: int) -> bool:
        asked.append(nodes)
        return nodes == 12

    search.check = check
    for nodes in range(1, 15):
        SEARCH.visit(search)
        assert search.visited == nodes
        assert search.stopped == (nodes >= 12)
    assert asked == [4, 8, 12]


def test_a_search_ends_at_its_last_position() -> None:
    search = SEARCH.KernelSearch()
    search.prepare(1)
    search.last_node = 7
    for nodes in range(1, 9):
        SEARCH.visit(search)
        assert search.stopped == (nodes >= 7)
