# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The plain kernel says what the textbook says, to the stated depth and no deeper."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest

from desktop_app.core.score import DECISIVE, WIN, to_child
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.fixed_depth.kernel import lines as plain_lines
from desktop_app.games.k_in_a_row.fixed_depth.kernel.lines import FixedDepthLines
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.search.alphabeta import AlphaBeta, TranspositionTable
from desktop_app.search.limits import Budget, Limits
from tests.games.k_in_a_row.line_positions import order_of
from tests.games.reached import reached_at_random
from tests.search.loading import compared, interpreted, tell_compared
from tests.search.truth import depth_limited

INFINITE, ENDLESS = 2 * WIN, 1 << 62
GAMES = (
    LineGame(3, 3, 3),
    LineGame(5, 5, 1),
    LineGame(8, 8, 2),
    LineGame(6, 5, 3),
    LineGame(5, 5, 4),
    LineGame(6, 6, 5),
    LineGame(10, 2, 6),
    LineGame(9, 1, 3),
    LineGame(9, 9, 7),
    LineGame(20, 20, 8),
    LineGame(7, 6, 4, gravity=True),
    LineGame(9, 7, 4, gravity=True),
    LineGame(20, 20, 9, gravity=True),
    LineGame(4, 6, 1, gravity=True),
)


def _never(_nodes: int) -> bool:
    return False


def kernel(game: LineGame, made: ModuleType = plain_lines) -> FixedDepthLines:
    return made.FixedDepthLines(game.columns, game.rows, game.k, game.gravity, 1 << 18)


def positions(game: LineGame, count: int) -> Iterator[LinePosition]:
    """Unfinished positions of random games of any length."""
    random = Random(f"{game.id} plain")
    while count:
        count -= 1
        yield reached_at_random(game.start(), random, random.randrange(game.board.cells))


def valued(made: FixedDepthLines, position: LinePosition, depth: int) -> int:
    made.set_moves(order_of(position))
    made.guessed = False
    value = made.value(depth, -INFINITE, INFINITE, _never, ENDLESS)
    assert value is not None
    return value


def valued_here(made: FixedDepthLines, position: LinePosition, depth: int) -> float:
    """The same, a win or loss counted from the position, not from the empty board."""
    return to_child(valued(made, position, depth), position.ply)


def deepest(game: LineGame) -> int:
    """How deep the textbook can be asked in a moment."""
    moves = game.columns if game.gravity else game.board.cells
    return 4 if moves < 10 else 3 if moves < 40 else 2 if moves < 100 else 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_depth_is_valued_as_by_the_textbook(game: LineGame) -> None:
    """With one table for all positions and depths; where it does not guess, nobody has to."""
    made = kernel(game)
    for position in positions(game, 7):
        for depth in range(deepest(game) + 1):
            searcher = AlphaBeta(Budget(Limits()), open_lines, TranspositionTable())
            expected = searcher.value(position, depth)
            assert valued_here(made, position, depth) == expected, (position, depth)
            if not made.guessed:
                assert expected == valued_here(kernel(game), position, depth + 2), position


@pytest.mark.slow
def test_values_equal_plain_minimax() -> None:
    game = LineGame(4, 4, 3)
    made = kernel(game)
    for position in positions(game, 25):
        for depth in (1, 2, 3):
            expected = depth_limited(position, depth, open_lines)
            assert valued_here(made, position, depth) == expected


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_value_outside_the_window_is_a_bound(game: LineGame) -> None:
    random = Random(game.id)
    for position in positions(game, 12):
        depth = min(deepest(game), 3)
        true = valued(kernel(game), position, depth)
        alpha = true + random.randint(-30, 30)
        made = kernel(game)
        made.set_moves(order_of(position))
        found = made.value(depth, alpha, alpha + 1, _never, ENDLESS)
        assert found is not None
        assert (found > alpha) == (true > alpha)
        assert found <= true if found > alpha else found >= true


def test_few_moves_tried_prove_wins_and_losses_all_the_same() -> None:
    """Of three moves each, those that all lose are not the last word."""
    random, proven = Random(5), 0
    for game in (LineGame(5, 5, 4), LineGame(4, 4, 3), LineGame(6, 6, 4)):
        made, all_of_them = kernel(game), kernel(game)
        made.forget(3)
        for position in positions(game, 40):
            depth = random.randint(2, 4)
            value = valued(made, position, depth)
            if abs(value) < DECISIVE:
                continue
            proven += 1
            true = valued(all_of_them, position, depth)
            assert true >= value if value > 0 else true <= value, position
    assert proven > 20


def test_few_moves_tried_are_those_that_promise_most() -> None:
    """At depth 2 the best of the three likeliest, each as the textbook values it."""
    game = LineGame(9, 9, 5)
    made, whole = kernel(game), kernel(game)
    for position in positions(game, 20):
        made.forget(3)
        value = valued(made, position, 2)
        whole.set_moves(order_of(position))
        likely = whole.likely()[:3]
        if abs(value) < DECISIVE:
            assert value == max(-valued(whole, position.after(m), 1) for m in likely)
            assert made.guessed


def test_a_search_stops_on_request() -> None:
    game = LineGame(20, 20, 5)
    made = kernel(game)
    made.set_moves([210])
    assert made.value(9, -INFINITE, INFINITE, lambda _nodes: True, ENDLESS) is None
    assert made.visited < 2_000
    before = made.visited
    assert made.value(9, -INFINITE, INFINITE, _never, before + 100) is None
    assert made.visited <= before + 100
    made.set_moves([])
    assert made.value(1, -INFINITE, INFINITE, _never, ENDLESS) == 20  # all lines through the middle


@pytest.mark.parametrize("size", [(21, 3, 3), (3, 3, 4), (5, 0, 3), (5, 5, 0)])
def test_unsupported_boards_are_refused(size: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="no such board"):
        FixedDepthLines(*size)


def test_compiled_and_interpreted_say_the_same() -> None:
    """Values, nodes, moves and guesses, with all moves and with few of them."""
    other = interpreted("desktop_app.games.k_in_a_row.fixed_depth.kernel", "lines", "counted")
    asked, nodes = 0, 0
    for game in GAMES:
        pair = kernel(game), kernel(game, other)
        for number, position in enumerate(positions(game, compared(3))):
            for made in pair:
                made.forget(number % 3 * 4)
            for depth in range(1, min(deepest(game), 3) + 1):
                found = [(valued(m, position, depth), m.guessed, m.visited) for m in pair]
                assert found[0] == found[1]
                assert pair[0].best_move() == pair[1].best_move()
            asked += 1
        nodes += pair[0].visited
    tell_compared("plain lines", asked, nodes)


def test_of_equal_cells_those_near_the_middle_come_first() -> None:
    game = LineGame(5, 4, 1)  # each cell is a line
    far = [max(abs(2 * (cell % 5) - 4), abs(2 * (cell // 5) - 3)) for cell in kernel(game).likely()]
    assert len(far) == 20
    assert far == sorted(far)


def test_entries_survive_searches_of_other_positions() -> None:
    game = LineGame(6, 6, 4)
    made = kernel(game)
    first, second = positions(game, 2)
    value = valued(made, first, 3)
    valued(made, second, 3)
    before = made.visited
    assert valued(made, first, 3) == value
    assert made.visited - before <= 1


@pytest.mark.parametrize("plies", [3, 4])
def test_the_uppermost_cell_of_the_first_column_counts_too(plies: int) -> None:
    """Two of three stand in the column, its owner's move or the other's."""
    game = LineGame(4, 3, 3, gravity=True)
    position = game.start()
    for cell in (8, 9, 4, 10)[:plies]:
        position = position.after(cell)
    for depth in range(4):
        searcher = AlphaBeta(Budget(Limits()), open_lines, TranspositionTable())
        assert valued_here(kernel(game), position, depth) == searcher.value(position, depth)
