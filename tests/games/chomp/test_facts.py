# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of Chomp, proven by a count of its own: a bar is the heights of its columns here.

Sources: D. Gale, "A Curious Nim-type Game", 1974; A. Brouwer, "The game of Chomp" (the bar of 8 by
10 squares is the least with two winning first bites).
"""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from desktop_app.core.position import MAX
from desktop_app.core.score import terminal_value
from desktop_app.games.chomp.engine import counted_out
from desktop_app.games.chomp.reasons import ChompRemark, mover_wins, remark_of
from desktop_app.games.chomp.rules import ROW, ChompGame
from desktop_app.games.registry import find_game
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.minimax import minimax
from tests.analysing import analyse

Heights = tuple[int, ...]


def bitten(heights: Heights, column: int, row: int) -> Heights:
    rest = [row if height > row else height for height in heights[column:]]
    return (*heights[:column], *rest)


@cache
def loses(heights: Heights) -> bool:
    """Whether the player to move loses; with nothing left the other one has eaten the poison."""
    if not any(heights):
        return False
    return not any(
        loses(bitten(heights, column, row))
        for column, height in enumerate(heights)
        for row in range(height)
    )


def winning_bites(columns: int, rows: int) -> set[str]:
    heights = (rows,) * columns
    game = ChompGame(columns, rows)
    return {
        game.move_text(ROW * row + column)
        for column, row in product(range(columns), range(rows))
        if loses(bitten(heights, column, row))
    }


def told(columns: int, rows: int) -> set[str]:
    """The same by the program."""
    *_, found = analyse(ChompGame(columns, rows).start(), Limits())
    assert found.complete
    return {
        found.position.game.move_text(c.move)
        for c in found.candidates
        if c.score is not None and c.score.outcome == "win"
    }


@pytest.mark.slow
def test_ten_by_eight_has_two_winning_first_bites() -> None:
    assert winning_bites(10, 8) == {"i4", "f5"}
    assert told(10, 8) == {"i4", "f5"}
    assert told(8, 10) == {"d9", "e6"}


@pytest.mark.slow
def test_every_smaller_bar_has_one() -> None:
    for columns, rows in product(range(1, 7), range(1, 7)):
        if columns * rows > 1:
            assert len(winning_bites(columns, rows)) == 1
            assert told(columns, rows) == winning_bites(columns, rows)


def test_a_square_bar_is_won_beside_the_poison_and_two_rows_by_the_last_square() -> None:
    for side in range(2, 7):
        assert winning_bites(side, side) == {"b2"}
        assert winning_bites(side, 2) == {f"{'abcdef'[side - 1]}2"}


def test_the_theory_of_chomp_agrees_with_a_count() -> None:
    bars = [
        bar
        for rows in range(1, 6)
        for bar in product(range(1, 7), repeat=rows)
        if sorted(bar, reverse=True) == list(bar)
    ]
    accessible_text = dict[ChompRemark, int]()
    for bar in bars:
        said = remark_of(bar)
        if said is not None:
            code = ChompRemark(said.code)
            accessible_text[code] = accessible_text.get(code, 0) + 1
            heights = tuple(sum(length > column for length in bar) for column in range(bar[0]))
            assert mover_wins(said) is not loses(heights), bar
    assert accessible_text.keys() == set(ChompRemark)
    assert sum(accessible_text.values()) < len(bars)


@pytest.mark.parametrize(("columns", "rows"), [(4, 2), (3, 3), (2, 4), (1, 5), (5, 1)])
def test_counted_bars_have_their_minimax_value(columns: int, rows: int) -> None:
    game = ChompGame(columns, rows)
    for bar, plies in counted_out(game, Budget(Limits())).items():
        if bar:
            position = game.parse_position(f"{','.join(map(str, bar))} A")
            value = minimax(position, terminal_value)
            assert (value > 0) is (plies > 0)
            assert abs(value) == abs(terminal_value(game.parse_position("0 A"))) - abs(plies)


def answers(heights: Heights) -> set[tuple[int, int]]:
    """The bites, by column and row, that win."""
    places = ((column, row) for column, height in enumerate(heights) for row in range(height))
    return {place for place in places if loses(bitten(heights, *place))}


def test_an_answer_that_wins_against_the_last_square_wins_at_once() -> None:
    """Strategy stealing: what is left is the same, so the bite could have been the first."""
    stolen = 0
    for columns, rows in product(range(2, 7), range(2, 7)):
        whole = (rows,) * columns
        without = bitten(whole, columns - 1, rows - 1)
        for place in answers(without):
            assert bitten(without, *place) == bitten(whole, *place)
            assert place in answers(whole)
            stolen += 1
        assert answers(without) or loses(without)
    assert stolen > 10


def test_the_texts_of_the_examples_are_true() -> None:
    assert winning_bites(3, 2) == {"c2"}
    arms = find_game("chomp:3x3").parse_position("3,1,1 A")
    assert arms.turn is MAX
    assert minimax(arms, terminal_value) < 0
    without = (3, 3, 2)
    assert not loses(without)
    assert [
        (c, r)
        for c in range(3)
        for r in range(3)
        if r < without[c] and loses(bitten(without, c, r))
    ] == [(1, 1)]
