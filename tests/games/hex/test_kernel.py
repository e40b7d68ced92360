# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel of Hex: its guess and its search are the textbook's, compiled or interpreted.

For thousands of positions, which takes minutes:
`KERNEL_POSITIONS=3000 python -m pytest -s --timeout 0 tests/games/hex/test_kernel.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from desktop_app.core.score import terminal_value
from desktop_app.games.hex.engine import HexSearcher, make_hex_kernel, stand_on
from desktop_app.games.hex.evaluation import distances, likely_cells
from desktop_app.games.hex.rules import HexGame, HexPosition
from desktop_app.search.alphabeta import AlphaBeta
from desktop_app.search.limits import Budget, Limits, never_over
from desktop_app.search.minimax import minimax
from tests.games.reached import positions_of
from tests.search.loading import compared, interpreted, tell_compared

BYTES = 1 << 16
SIZES = (2, 3, 4, 5)
every_size = pytest.mark.parametrize("size", SIZES)
FAR = 2_000_000


def positions(size: int, wanted: int) -> Iterator[HexPosition]:
    """Positions of random games that go on."""
    return cast("Iterator[HexPosition]", positions_of(HexGame(size), wanted))


@pytest.mark.parametrize("size", [*SIZES, 7, 11])
def test_it_guesses_and_orders_as_the_evaluation_does(size: int) -> None:
    kernel = make_hex_kernel(HexGame(size), BYTES)
    for position in positions(size, compared(30)):
        stand_on(kernel, position)
        side = 0 if position.turn > 0 else 1
        assert kernel.evaluation_for(side) == distances(position, position.turn)
        board = position.game.board
        likely = likely_cells(board, position.key, position.free)
        assert kernel.likely() == [board.number(bit) for bit in likely]


@every_size
def test_to_a_depth_it_says_what_the_textbook_says(size: int) -> None:
    nodes, checked = 0, 0
    for position in positions(size, compared(12)):
        for depth in (1, 2, 3)[: 2 if size > 3 else 3]:
            book = AlphaBeta(Budget(Limits()), distances)
            search = HexSearcher(make_hex_kernel(position.game, BYTES), Budget(Limits()))
            assert search.value(position, depth) == book.value(position, depth)
            assert search.guessed is book.guessed or not search.guessed
            nodes, checked = nodes + search.nodes, checked + 1
    tell_compared(f"hex:{size} to a depth", checked, nodes)


@every_size
def test_to_the_end_it_says_what_the_textbook_says(size: int) -> None:
    kernel, checked = make_hex_kernel(HexGame(size), BYTES), 0
    for position in positions(size, compared(60)):
        if position.remaining <= 6:
            search = HexSearcher(kernel, Budget(Limits()))
            found = search.value(position, position.remaining)
            assert found == minimax(position, terminal_value) * position.turn
            assert not search.guessed
            checked += 1
    assert checked
    tell_compared(f"hex:{size} to the end", checked, kernel.visited)


@every_size
def test_a_value_outside_the_window_is_a_bound(size: int) -> None:
    for position in positions(size, compared(10)):
        true = AlphaBeta(Budget(Limits()), distances).value(position, 2)
        search = HexSearcher(make_hex_kernel(position.game, BYTES), Budget(Limits()))
        assert search.value(position, 2, true - 1, true + 1) == true
        assert search.value(position, 2, true + 1, true + 2) <= true + 1
        assert search.value(position, 2, true - 2, true - 1) >= true - 1


@pytest.mark.parametrize("size", [3, 5, 11])
def test_compiled_and_interpreted_it_is_the_same(size: int) -> None:
    module = interpreted("desktop_app.games.hex.kernel", "search", "distances")
    slow, fast = module.HexSearch(size, BYTES), make_hex_kernel(HexGame(size), BYTES)
    for position in positions(size, compared(3)):
        depth = 3 if size == 3 else 1
        found: list[tuple[object, ...]] = []
        for kernel in (slow, fast):
            stand_on(kernel, position)
            kernel.forget()
            before = kernel.visited
            value = kernel.value(depth, -FAR, FAR, never_over, 1 << 62)
            found.append((value, kernel.visited - before, kernel.best_move(), kernel.likely()))
        assert found[0] == found[1]
    tell_compared(f"hex:{size}", compared(3), fast.visited)
