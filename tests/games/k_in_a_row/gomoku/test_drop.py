# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel of large drop games, on small ones too: what it proves is true."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from desktop_app.core.score import DECISIVE, WIN, terminal_value, to_parent
from desktop_app.games.k_in_a_row.connect_four.analysis import as_words
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernel import drop as line_drop
from desktop_app.games.k_in_a_row.gomoku.kernel import table as line_table
from desktop_app.games.k_in_a_row.gomoku.kernel.drop import GravityLines
from desktop_app.games.k_in_a_row.gomoku.kernels import is_whole
from desktop_app.search.minimax import minimax
from tests.games.k_in_a_row.line_positions import order_of
from tests.games.reached import reached_at_random
from tests.search.loading import compared, interpreted, tell_compared

INFINITE = 2 * WIN
SOLVED = ((5, 5, 4), (6, 5, 4), (4, 6, 3), (6, 4, 4), (7, 6, 4), (8, 5, 4), (5, 6, 5), (7, 5, 6))
SIZES = ((9, 9, 4), (8, 8, 5), (20, 20, 5), (12, 4, 3), (7, 6, 4), (10, 7, 6))


def _never(_nodes: int) -> bool:
    return False


def kernel(size: tuple[int, int, int], made: ModuleType = line_drop) -> GravityLines:
    return made.GravityLines(*size, 1 << 18, _never)


def valued(made: GravityLines, position: LinePosition, depth: int) -> int:
    made.start(order_of(position))
    value = made.value(depth, -INFINITE, INFINITE)
    assert value is not None
    return value


@pytest.mark.parametrize("size", SOLVED)
def test_a_search_to_the_end_is_exact(size: tuple[int, int, int]) -> None:
    """Outcome and distance, as the solver of drop games tells them, which is tested itself."""
    random, game = Random(str(size)), LineGame(*size, gravity=True)
    made, solver = kernel(size), ConnectFourSolver(*size, 1 << 20)
    for _ in range(30):
        position = reached_at_random(game.start(), random, game.board.cells - random.randint(4, 16))
        score, most = solver.solve(*as_words(position), -64, 64, _never)
        assert score == most
        value = valued(made, position, position.remaining)
        left = game.board.cells - (WIN - abs(value))
        assert score == (0 if value == 0 else (left // 2 + 1) * (1 if value > 0 else -1)), position


@pytest.mark.parametrize("size", [(4, 4, 3), (5, 4, 4), (4, 5, 4), (6, 3, 3)])
def test_values_are_those_of_the_textbook(size: tuple[int, int, int]) -> None:
    random, game = Random(str(size)), LineGame(*size, gravity=True)
    compared = 0
    while compared < 20:
        position = reached_at_random(game.start(), random, game.board.cells - random.randint(1, 7))
        if position.remaining > 7:  # the game was over too soon
            continue
        compared += 1
        truth = to_parent(minimax(position, terminal_value), position.ply) * position.turn
        assert valued(kernel(size), position, position.remaining) == truth


def test_proofs_of_a_shallow_search_are_true() -> None:
    random, proven = Random(1), 0
    for size in SOLVED:
        game, made = LineGame(*size, gravity=True), kernel(size)
        for _ in range(60):
            position = reached_at_random(
                game.start(), random, game.board.cells - random.randint(6, 20)
            )
            value = valued(made, position, random.randint(1, 6))
            if abs(value) >= DECISIVE:
                truth = valued(kernel(size), position, position.remaining)
                assert value <= truth if value > 0 else value >= truth
                assert truth * value > 0
                proven += 1
    assert proven > 100


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_compiled_and_interpreted_are_one(size: tuple[int, int, int]) -> None:
    """Values, positions visited, lines."""
    random, game = Random(str(size)), LineGame(*size, gravity=True)
    below = ("patterns", "board", "table", "columns")
    one, other = (
        kernel(size),
        kernel(size, interpreted("desktop_app.games.k_in_a_row.gomoku.kernel", "drop", *below)),
    )
    for _ in range(compared(8)):
        position = reached_at_random(
            game.start(), random, random.randint(0, min(60, game.board.cells - 2))
        )
        found = []
        for made in (one, other):
            made.limit_nodes(made.visited + 600)
            made.start(order_of(position))
            value = made.value(6, -INFINITE, INFINITE)
            made.start(order_of(position))
            found.append((value, made.visited, made.known(), made.evaluate(), made.state()))
        assert found[0] == found[1]
    tell_compared(f"line_drop {size}", compared(8), one.visited)


def test_a_search_that_is_stopped_leaves_the_board_as_it_was() -> None:
    calls = 0

    def check(_nodes: int) -> bool:
        nonlocal calls
        calls += 1
        return calls > 2

    game = LineGame(9, 9, 4, gravity=True)
    position = reached_at_random(game.start(), Random(1), 20)
    made = GravityLines(9, 9, 4, 1 << 16, check, 64)
    made.start(order_of(position))
    before = made.state()
    assert made.value(20, -INFINITE, INFINITE) is None
    assert made.state() == before
    assert made.visited == 3 * 64


def test_known_moves_fall_to_the_lowest_open_cells() -> None:
    game = LineGame(9, 9, 4, gravity=True)
    made = kernel((9, 9, 4))
    for seed in range(30):
        position = reached_at_random(game.start(), Random(seed), seed * 2)
        made.start(order_of(position))
        made.value(4, -INFINITE, INFINITE)
        made.start(order_of(position))
        moves = [move for move, *_ in made.known()]
        assert set(moves) <= set(position.legal_moves())
        wins = {m for m in position.legal_moves() if position.after(m).outcome}
        assert not wins or wins & set(moves)


def test_a_table_that_grows_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """From four kilobytes to two megabytes: what was solved is known when it is asked again."""
    game, size = LineGame(7, 6, 4, gravity=True), (7, 6, 4)
    fixed = GravityLines(*size, 1 << 21, _never)
    monkeypatch.setattr(line_table, "FIRST_BYTES", 1 << 12)
    growing, random = GravityLines(*size, 1 << 21, _never), Random(3)
    positions = [reached_at_random(game.start(), random, 22) for _ in range(40)]
    values = [valued(growing, position, position.remaining) for position in positions]
    assert values == [valued(fixed, position, position.remaining) for position in positions]
    assert growing.table_use() > 0.05  # at first it had a five-hundredth
    before = growing.visited
    assert values == [valued(growing, position, position.remaining) for position in positions]
    assert growing.visited - before < 100  # with half of them lost it is a hundred times that


def test_compiled_and_interpreted_grow_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    game, size = LineGame(9, 9, 4, gravity=True), (9, 9, 4)
    monkeypatch.setattr(line_table, "FIRST_BYTES", 1 << 9)
    one = kernel(size)
    below = ("patterns", "board", "table", "columns")
    made = interpreted("desktop_app.games.k_in_a_row.gomoku.kernel", "drop", *below)
    table = made.GravityLines.__mro__[2].__init__.__globals__
    monkeypatch.setitem(table, "FIRST_BYTES", 1 << 9)
    other = kernel(size, made)
    for seed in range(4):
        position = reached_at_random(game.start(), Random(seed), 20)
        assert valued(one, position, 5) == valued(other, position, 5)
        assert one.visited == other.visited
        assert one.table_use() == other.table_use()
    assert one.table_use() > 0.004  # it began with two thousandths of its size


def test_a_search_is_whole_from_the_depth_at_which_the_board_is_full() -> None:
    position = reached_at_random(LineGame(7, 6, 4, gravity=True).start(), Random(1), 10)
    assert [is_whole(position, position.remaining + more) for more in (-1, 0, 1)] == [
        False,
        True,
        True,
    ]
    assert not is_whole(LineGame(7, 6, 4).start(), 42)
