# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Monte Carlo tree search."""

from itertools import count
from random import Random

import pytest

from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game
from desktop_app.players.monte_carlo import MonteCarlo
from desktop_app.players.registry import parse_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.search.limits import Limits
from tests.search.truth import TIC_TAC_TOE, truth


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("XX./OO./... X", 2),  # takes the win
        ("XX./O../... O", 2),  # blocks
        ("X../.O./..X O", None),  # an edge: a corner loses
    ],
)
def test_it_finds_the_only_good_moves(board: str, expected: int | None) -> None:
    position = TIC_TAC_TOE.parse_position(board)
    for seed in range(5):
        choice = MonteCarlo(1_000).choose(position, MoveContext(Random(seed)))
        assert choice.nodes == 1_000
        assert choice.depth >= 2
        if expected is None:
            assert truth(position.after(choice.move)) == truth(position)
        else:
            assert choice.move == expected


def test_with_many_games_it_does_not_lose_to_minimax() -> None:
    """From the start on, each of its moves keeps the draw."""
    position, random = TIC_TAC_TOE.start(), Random(7)
    while position.outcome is None:
        position = position.after(MonteCarlo(2_000).choose(position, MoveContext(random)).move)
        assert truth(position) == 0


def test_a_tree_of_numbers_has_another_scale() -> None:
    """12 is what minimax finds; one branch holds the largest number, and a small one."""
    position = parse_numbers("3 5 2 9 12 5 23 23").start()
    choice = MonteCarlo(3_000).choose(position, MoveContext(Random(1)))
    assert truth(position.after(choice.move)) == 12


def test_the_limits_end_it() -> None:
    position = find_game("connect-four").start()
    assert MonteCarlo(10**6).choose(position, MoveContext(limits=Limits(nodes=50))).nodes <= 51
    asked = count()
    found = MonteCarlo(10**6).choose(position, MoveContext(should_stop=lambda: next(asked) > 1))
    assert found.move in position.legal_moves()


@pytest.mark.parametrize("number", ["", ":0", ":1000001", ":x", ":-1"])
def test_how_many_games_is_a_number(number: str) -> None:
    with pytest.raises(ValueError, match="monte-carlo"):
        parse_strategy(f"monte-carlo{number}")
