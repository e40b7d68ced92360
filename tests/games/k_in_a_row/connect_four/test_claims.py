# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the answering player can claim: against minimax, and by hand."""

from collections import Counter
from random import Random

import pytest

from desktop_app.games.k_in_a_row.connect_four.analysis import as_words
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.game import LineGame
from tests.games.k_in_a_row.connect_four.test_solver import SMALL, score_by_minimax
from tests.games.k_in_a_row.line_positions import held_position
from tests.games.reached import reached

LARGE = [(7, 6, 4), (6, 6, 4)]
SIZES = [
    (4, 4, 3),
    (4, 4, 4),
    (5, 4, 4),
    (5, 4, 3),
    (3, 6, 3),
    (6, 4, 4),
    (8, 2, 3),
    (8, 2, 4),
    (9, 6, 4),
    *LARGE,
]
MOST_OPEN = 9
ALPHAS = range(-6, 4)
IN_PAIRS, UNDER_A_THREAT = 0, 1  # the parity of the number of open cells


def claims_of(solver: ConnectFourSolver, words: tuple[int, int]) -> dict[int, int]:
    """For each alpha at which there is a claim the bound."""
    found = ((alpha, solver.claim(*words, alpha)) for alpha in ALPHAS)
    return {alpha: bound for alpha, bound in found if bound is not None}


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_claims_are_true(size: tuple[int, int, int]) -> None:
    """No claim is less than what minimax finds, and many are made."""
    game = LineGame(*size, gravity=True)
    solver, random = ConnectFourSolver(*size, SMALL), Random(11)
    seen = Counter[tuple[int, bool]]()
    for _ in range(120):
        position = held_position(game, random, game.board.cells - random.randint(3, MOST_OPEN))
        if position.remaining > MOST_OPEN:
            continue  # one side could not hold; too long for minimax
        score = score_by_minimax(position)
        for alpha, bound in claims_of(solver, as_words(position)).items():
            assert score <= bound <= alpha, (str(position), alpha)
            seen[position.ply % 2, bound < 0] += 1
    assert seen.total() > 20
    if size in LARGE:
        assert min(seen[IN_PAIRS, False], seen[IN_PAIRS, True], seen[UNDER_A_THREAT, True]) > 5


def test_answering_in_the_same_column_gives_the_even_rows() -> None:
    four_upright = ConnectFourSolver(3, 4, 4, SMALL)
    assert claims_of(four_upright, (0, 0)) == dict.fromkeys(range(4), 0)
    # the first player could get the whole lowest row of these: nothing can be claimed
    assert claims_of(ConnectFourSolver(4, 2, 3, SMALL), (0, 0)) == {}


@pytest.mark.parametrize(("moves", "claimed"), [("", False), ("14", True), ("1122", False)])
def test_two_odd_columns_are_a_pair(moves: str, claimed: bool) -> None:
    """Four in a row on a board of two rows need both of the pair's cells, or a whole row."""
    position = reached(LineGame(4, 2, 4, gravity=True).start(), moves)
    assert (0 in claims_of(ConnectFourSolver(4, 2, 4, SMALL), as_words(position))) is claimed


@pytest.mark.parametrize("rows", [3, 5])
def test_odd_boards_have_no_claims(rows: int) -> None:
    solver = ConnectFourSolver(4, rows, 4, SMALL)
    assert claims_of(solver, (0, 0)) == {}
