# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the kernel of line games keeps of each cell, told a second time from coordinates."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import cast

import pytest

from desktop_app.core.grid import bits
from desktop_app.core.score import DECISIVE, WIN
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernel import weights
from desktop_app.games.k_in_a_row.gomoku.kernel.board import WEIGHTS
from desktop_app.games.k_in_a_row.gomoku.kernel.search import LineSearch
from tests.games.k_in_a_row.line_positions import order_of, played_position, random_position

SIZES = ((15, 15, 5), (6, 6, 4), (7, 9, 5), (5, 5, 3), (9, 8, 6))
INFINITE = 2 * WIN
WIDTH = 16
"""How many moves are tried at first."""
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (-1, 1))
DEAD, FOUR, OPEN_FOUR, FIVE = 0, 7, 8, 9
OPEN_THREE = 6
BELOW = {0: 0, 1: 1, 2: 2, 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6}
"""What becomes a line of some class with one stone more: of a one and of an open one no less."""
QUIET_CELL, _, THREE_CELL, DOUBLE_THREE_CELL, FOUR_CELL, FOUR_THREE_CELL = range(6)
OPEN_FOUR_CELL, FIVE_CELL = 6, 7


def never(_nodes: int) -> bool:
    return False


def kernel(size: tuple[int, int, int]) -> LineSearch:
    return LineSearch(*size, 1 << 16, never)


def positions(size: tuple[int, int, int], count: int) -> list[LinePosition]:
    """Of games in which much is threatened, and of some at random."""
    game, dice, made = LineGame(*size), Random(str(size)), kernel(size)
    found: list[LinePosition] = []
    for number in range(count):
        most = dice.randint(2, min(40, game.board.cells - 1))
        by_hand = number % 3 == 0
        found.append(
            random_position(game, dice, most)
            if by_hand
            else played_position(game, dice, most, made)
        )
    return found


@cache
def line_class(line: str, k: int) -> int:
    """The class of a line around its middle: `x` is the player's, `.` is open, `#` is neither."""
    middle = len(line) // 2
    first = last = middle
    while first and line[first - 1] == "x":
        first -= 1
    while last + 1 < len(line) and line[last + 1] == "x":
        last += 1
    if last - first + 1 >= k:
        return FIVE
    more = [
        line_class(line[:n] + "x" + line[n + 1 :], k) for n, cell in enumerate(line) if cell == "."
    ]
    fives = more.count(FIVE)
    if fives:
        return OPEN_FOUR if fives > 1 else FOUR
    return BELOW[max(more, default=DEAD)]


def kind_of(classes: list[int]) -> int:
    """The kind of a cell by the classes of its four lines."""
    count = Counter(classes)
    if count[FIVE]:
        return FIVE_CELL
    if count[OPEN_FOUR] or count[FOUR] > 1:
        return OPEN_FOUR_CELL
    if count[FOUR]:
        return FOUR_THREE_CELL if count[OPEN_THREE] else FOUR_CELL
    if count[OPEN_THREE]:
        return DOUBLE_THREE_CELL if count[OPEN_THREE] > 1 else THREE_CELL
    return QUIET_CELL


def classes_at(position: LinePosition, cell: int, player: int) -> list[int]:
    """Of the four lines through an open cell, if a player puts a stone there."""
    game = position.game
    own = (position.x_stones, position.o_stones)[player]
    taken = position.x_stones | position.o_stones
    row, column = divmod(cell, game.columns)

    def mark(down: int, right: int) -> str:
        if not (0 <= row + down < game.rows and 0 <= column + right < game.columns):
            return "#"
        there = (row + down) * game.columns + column + right
        return "x" if own >> there & 1 or there == cell else "#" if taken >> there & 1 else "."

    steps = range(1 - game.k, game.k)
    return [
        line_class("".join(mark(n * down, n * right) for n in steps), game.k)
        for right, down in DIRECTIONS
    ]


@pytest.mark.parametrize("size", SIZES)
def test_lines_kinds_and_counts_are_those_of_each_cell(size: tuple[int, int, int]) -> None:
    made = kernel(size)
    for position in positions(size, 6):
        made.set_moves(order_of(position))
        state = made.state()
        opened = list(bits(position.game.board.full & ~(position.own | position.other)))
        lines = [[classes_at(position, cell, player) for player in (0, 1)] for cell in opened]
        both = [each for cell in lines for each in cell]
        in_order = [cell[player][n] for cell in lines for n in range(4) for player in (0, 1)]
        assert state["lines"] == in_order
        kinds = [kind_of(each) for each in both]
        assert state["kinds"] == kinds
        assert state["scores"] == [sum(WEIGHTS[line] for line in each) for each in both]
        counts = [kinds[player::2].count(kind) for player in (0, 1) for kind in range(8)]
        assert state["counts"] == counts
        classed = [
            sum(each.count(line) for each in both[player::2])
            for player in (0, 1)
            for line in range(16)
        ]
        assert state["classed"] == classed
        assert made.evaluate() == guessed(counts, classed, position.ply % 2)


def guessed(counts: list[int], classed: list[int], me: int) -> int:
    """The weighted sum of lines and kinds, the mover's and the other's, in sixteenths."""
    other, value = 1 - me, weights.BASE
    for line in range(9):
        value += weights.OWN_LINES[line] * classed[16 * me + line] * bool(line)
        value += weights.OTHER_LINES[line] * classed[16 * other + line] * bool(line)
    for kind in range(2, 7):
        value += weights.OWN_CELLS[kind] * counts[8 * me + kind]
        value += weights.OTHER_CELLS[kind] * counts[8 * other + kind]
    return value >> 4


def test_what_the_other_player_threatens_is_bad() -> None:
    """Threes and fours, and cells that make more than one of them."""
    assert all(worth < 0 for worth in weights.OTHER_LINES[3:])
    assert all(worth > 0 for worth in weights.OWN_LINES[3:8])
    assert all(worth <= 0 for worth in weights.OTHER_CELLS)
    assert all(worth >= 0 for worth in weights.OWN_CELLS)
    for own, other in zip(weights.OWN_CELLS[2:6], weights.OTHER_CELLS[2:6], strict=True):
        assert own > 0 > other


@pytest.mark.parametrize("size", [(15, 15, 5), (9, 8, 6)])
def test_one_ply_ahead_the_likeliest_moves_are_tried(size: tuple[int, int, int]) -> None:
    """As likely as their lines are good, one's own twice as much as the other's."""
    compared = 0
    for position in positions(size, 12):
        made = kernel(size)
        made.start(order_of(position))
        if made.is_forced() or made.threat_win(False, 12, 10_000):
            continue
        scores = cast("list[int]", made.state()["scores"])
        turn = position.ply % 2
        likely = [
            (-2 * scores[2 * n + turn] - scores[2 * n + 1 - turn], n)
            for n in range(len(scores) // 2)
        ]
        order = [cell for cell, _ in made.scores()]
        cells = list(bits(position.game.board.full & ~(position.own | position.other)))
        likely.sort(key=lambda found: (found[0], order.index(cells[found[1]])))
        values: list[int] = []
        for _, number in likely[:WIDTH]:
            one = kernel(size)
            one.start([*order_of(position), cells[number]])
            value = one.value(0, -INFINITE, INFINITE)
            assert value is not None
            values.append(-value)
        assert made.value(1, -INFINITE, INFINITE) == max(values)
        compared += 1
    assert compared > 2


@pytest.mark.parametrize("size", [(15, 15, 5), (9, 8, 6)])
def test_the_best_move_is_worth_what_the_position_after_it_is(size: tuple[int, int, int]) -> None:
    compared = 0
    for position in positions(size, 12):
        made = kernel(size)
        made.start(order_of(position))
        value = made.value(2, -INFINITE, INFINITE)
        known = [entry for entry in made.known() if entry[2:] == (3, 2)]
        if value is None or abs(value) >= DECISIVE or not known:
            continue
        after = kernel(size)
        after.start([*order_of(position), known[0][0]])
        found = after.value(1, -INFINITE, INFINITE)
        assert found is not None
        assert known[0][1] == value == -found
        compared += 1
    assert compared > 2


def test_a_move_is_found_even_against_two_open_threes() -> None:
    game = LineGame(15, 15, 5)
    position = game.start()
    for text in ("d4", "a1", "d5", "o1", "d6", "a15", "k10", "o15", "k11", "h15", "k12"):
        position = position.after(game.parse_move(position, text))
    made = kernel((15, 15, 5))
    made.start(order_of(position))
    assert made.value(4, -INFINITE, INFINITE) == position.ply + 4 - WIN
    assert made.known()
    assert made.known()[0][0] in position.legal_moves()
