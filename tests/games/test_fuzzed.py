# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kernels that are asked anything at all: they answer or refuse, and never fall over.

Most telling under `FUZZ_TIMES=10 packaging/sanitize_kernels.sh tests/games/test_fuzzed.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from os import environ

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from desktop_app.core.grid import Board
from desktop_app.games.k_in_a_row.connect_four.kernel.board import fits
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.gomoku.kernel.board import fits as takes_lines
from desktop_app.games.k_in_a_row.gomoku.kernel.drop import GravityLines
from desktop_app.games.k_in_a_row.gomoku.kernel.search import LineSearch
from desktop_app.games.k_in_a_row.small_boards.kernel.solver import SmallBoardSolver

TIMES = int(environ.get("FUZZ_TIMES", "1"))
"""How many times as many examples are tried, for a longer run."""
NUMBERS = st.integers(-(2**31), 2**31 - 1)
WORDS = st.integers(0, 2**64 - 1)
REFUSALS = ValueError, OverflowError


def ends_after(calls: int) -> Callable[[int], bool]:
    """A check that says stop when it is asked for the so manieth time."""
    left = calls

    def check(_nodes: int) -> bool:
        nonlocal left
        left -= 1
        return left < 0

    return check


@pytest.mark.slow
@settings(max_examples=120 * TIMES)
@given(st.integers(1, 12), st.integers(1, 12), st.integers(1, 9), st.data())
def test_drop(columns: int, rows: int, k: int, data: st.DataObject) -> None:
    """Any sizes, tables, stones of no game, and scores that can't be."""
    if not fits(columns, rows, k):
        return
    solver = ConnectFourSolver(columns, rows, k, data.draw(st.integers(0, 1 << 20)))
    for _ in range(4):
        own, mask = data.draw(_drop_words(columns, rows) | st.tuples(WORDS, WORDS))
        numbers = st.integers(-70, 70) | NUMBERS
        stop = ends_after(data.draw(st.integers(0, 2)))
        with suppress(*REFUSALS):
            found = solver.at_least(own, mask, data.draw(numbers), stop)
            assert found is None or abs(found) <= 64
        with suppress(*REFUSALS):
            solver.solve(own, mask, data.draw(numbers), data.draw(numbers), stop)
        with suppress(*REFUSALS):
            solver.winning_cells(own, mask)


@st.composite
def _drop_words(draw: st.DrawFn, columns: int, rows: int) -> tuple[int, int]:
    """Stones that lie on each other, of whichever colours; often a full board."""
    own = mask = 0
    for column in range(columns):
        height = draw(st.integers(0, rows) | st.just(rows))
        filled = ((1 << height) - 1) << column * (rows + 1)
        mask |= filled
        own |= draw(st.integers(0, 2**rows)) << column * (rows + 1) & filled
    return own, mask


@pytest.mark.slow
@settings(max_examples=60 * TIMES)
@given(st.integers(1, 12), st.integers(1, 12), st.integers(1, 8), st.data())
def test_placement(columns: int, rows: int, k: int, data: st.DataObject) -> None:
    """Any sizes, stones of no game, lines that stand already, two on one cell."""
    assume(columns * rows <= 36)
    solver = SmallBoardSolver(columns, rows, k, 20)
    full = Board(columns, rows, k).full
    for _ in range(4):
        own, other = data.draw(
            st.tuples(st.integers(0, full), st.integers(0, full)) | st.tuples(WORDS, WORDS)
        )
        if data.draw(st.booleans()):
            other &= ~own
        stop = ends_after(data.draw(st.integers(0, 2)))
        with suppress(*REFUSALS):
            found = solver.search(own, other, data.draw(st.integers(-70, 70) | NUMBERS), stop)
            assert found is None or abs(found) <= 64
        with suppress(*REFUSALS):
            move = solver.reply(own, other, data.draw(st.integers(-70, 70) | NUMBERS), stop)
            assert move is None or not (own | other) >> move & 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", [LineSearch, GravityLines])
@settings(max_examples=80 * TIMES)
@given(
    st.integers(1, 22) | NUMBERS,
    st.integers(1, 22) | NUMBERS,
    st.integers(0, 8) | NUMBERS,
    st.data(),
)
def test_lines(
    kind: type[LineSearch | GravityLines], columns: int, rows: int, k: int, data: st.DataObject
) -> None:
    """Any sizes, moves that are none, stones in the air, depths and windows without sense."""
    table, every = data.draw(st.integers(-1, 1 << 16)), 1 << data.draw(st.integers(0, 8))
    stop = ends_after(data.draw(st.integers(0, 20)))
    try:
        made = kind(columns, rows, k, table, stop, every)
    except REFUSALS:
        assert not takes_lines(columns, rows, k)
        return
    cells = columns * rows
    moves = data.draw(st.permutations(range(cells)))[: data.draw(st.integers(0, cells))]
    if data.draw(st.booleans()):
        moves += data.draw(st.lists(st.integers(-2, cells) | NUMBERS, max_size=3))
    with suppress(*REFUSALS):
        made.start(list(moves))
    made.limit_nodes(data.draw(st.integers(0, 2_000)))
    numbers = st.integers(-1, 40) | NUMBERS
    for _ in range(6):
        what = data.draw(st.integers(0, 6))
        with suppress(*REFUSALS):
            if what == 0:
                value = made.value(data.draw(numbers), data.draw(numbers), data.draw(numbers))
                assert value is None or abs(value) <= 2_000_000
            elif what == 1:
                made.threat_win(data.draw(st.booleans()), data.draw(numbers), data.draw(numbers))
            elif what == 2:
                made.play(data.draw(numbers))
            elif what == 3:
                made.take_back()
            elif what == 4:
                made.makes_five(data.draw(numbers))
            elif what == 5:
                assert all(0 <= move < cells for move, *_ in made.known())
            else:
                assert len(made.scores()) == cells - made.stones
                made.evaluate()
