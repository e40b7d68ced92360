# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The geometry: lines, symmetries, and the one key that mirror images share."""

from collections import Counter, defaultdict
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.grid import Board, CanonicalKeys, bits, symmetries
from desktop_app.games.k_in_a_row.entry import PRESETS
from tests.games.positions import naive_lines, reachable

sizes = st.integers(1, 8)


@given(st.sets(st.integers(0, 400)))
def test_bits_yields_the_set_bits(cells: set[int]) -> None:
    assert list(bits(sum(1 << cell for cell in cells))) == sorted(cells)


@given(sizes, sizes, sizes)
def test_lines_are_all_windows_of_k(columns: int, rows: int, k: int) -> None:
    board = Board(columns, rows, k)
    lines = [frozenset((cell % columns, cell // columns) for cell in bits(m)) for m in board.lines]
    assert Counter(lines) == Counter(naive_lines(columns, rows, k))


@given(sizes, sizes, sizes)
def test_lines_through_a_cell_hold_it(columns: int, rows: int, k: int) -> None:
    board = Board(columns, rows, k)
    for cell in range(board.cells):
        through = [line for line in board.lines if line >> cell & 1]
        assert sorted(board.lines_through[cell]) == sorted(through)


@given(sizes, sizes, st.data())
def test_whole_lines_are_found(columns: int, rows: int, data: st.DataObject) -> None:
    board = Board(columns, rows, data.draw(st.integers(1, 3)))
    stones = data.draw(st.integers(0, board.full))
    whole = [line for line in board.lines if line & stones == line]
    assert board.has_line(stones) == bool(whole)
    assert set(bits(board.line_cells(stones))) == {cell for line in whole for cell in bits(line)}


@pytest.mark.parametrize(
    ("columns", "rows", "gravity", "count"),
    [(3, 3, False, 8), (4, 3, False, 4), (3, 3, True, 2), (7, 6, True, 2), (1, 1, False, 8)],
)
def test_symmetries_keep_the_lines(columns: int, rows: int, gravity: bool, count: int) -> None:
    maps = symmetries(columns, rows, gravity=gravity)
    lines = set(Board(columns, rows, min(columns, rows)).lines)
    assert len(maps) == count
    assert maps[0] == list(range(columns * rows))
    for image in maps:
        assert {sum(1 << image[cell] for cell in bits(line)) for line in lines} == lines


@given(sizes, sizes, st.booleans(), st.data())
def test_all_images_share_one_key(
    columns: int, rows: int, gravity: bool, data: st.DataObject
) -> None:
    cells = columns * rows
    canonical = CanonicalKeys(columns, rows, gravity=gravity)
    first = data.draw(st.integers(0, (1 << cells) - 1))
    second = data.draw(st.integers(0, (1 << cells) - 1)) & ~first
    for image in symmetries(columns, rows, gravity=gravity):
        turned = [sum(1 << image[cell] for cell in bits(mask)) for mask in (first, second)]
        assert canonical.key(*turned) == canonical.key(first, second)


@given(sizes, sizes, st.booleans(), st.data())
def test_the_key_is_the_smallest_of_those_of_all_images(
    columns: int, rows: int, gravity: bool, data: st.DataObject
) -> None:
    """Of an image the first mask stands above the second."""
    cells = columns * rows
    masks = [data.draw(st.integers(0, (1 << cells) - 1)) for _ in range(2)]
    keys = [
        first << cells | second
        for image in symmetries(columns, rows, gravity=gravity)
        for first, second in [[sum(1 << image[c] for c in bits(mask)) for mask in masks]]
    ]
    assert CanonicalKeys(columns, rows, gravity=gravity).key(*masks) == min(keys)


def test_tic_tac_toe_has_765_keys_one_for_each_class() -> None:
    """A class is told by its drawings: the rows as text, turned and mirrored as text."""
    drawings: defaultdict[object, set[str]] = defaultdict(set)
    for position in reachable(PRESETS["tic-tac-toe"].start()).values():
        marks = "".join(
            "XO."[0 if position.x_stones >> c & 1 else 1 if position.o_stones >> c & 1 else 2]
            for c in range(9)
        )
        drawings[position.canonical_key].add(marks)
    assert len(drawings) == 765
    for found in drawings.values():
        assert found == _turned_and_mirrored(next(iter(found)))


def _turned_and_mirrored(marks: str) -> set[str]:
    images: set[str] = set()
    for turns, mirrored in product(range(4), (False, True)):
        rows = [marks[i : i + 3] for i in (0, 3, 6)]
        for _ in range(turns):
            rows = ["".join(row[i] for row in reversed(rows)) for i in range(3)]
        images.add("".join(row[::-1] if mirrored else row for row in rows))
    return images
