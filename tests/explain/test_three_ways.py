# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three ways to value a move: what they choose, where they differ, and what comes of it."""

from functools import cache
from itertools import product

from desktop_app.core.position import Move, Position
from desktop_app.explain.dialogs.three_ways import WAYS, chosen, played_out, three_ways
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.algorithm import UtilityScale
from tests.analysing import unfinished_positions

TIC_TAC_TOE = LineGame(3, 3, 3)
KNOWLEDGE = new_engine_cache()
WORST, ODDS, MINIMAX = WAYS


@cache
def choices(position: Position) -> list[set[Move]]:
    moves = three_ways(position, KNOWLEDGE)
    return [set(chosen(moves, way)) for way in WAYS]


def test_in_no_position_of_tic_tac_toe_do_all_three_differ() -> None:
    """No three stars differ, if ties are shared; but each way picks one of its stars by chance.

    So the example shows two that do: in 246 positions the odds lead away from minimax.
    """
    going_on = unfinished_positions(TIC_TAC_TOE)
    assert len(going_on) == 4_520
    apart = [p for p in going_on if not choices(p)[1] & choices(p)[2]]
    assert len(apart) == 246
    assert not [p for p in apart if not choices(p)[0] & choices(p)[2]]
    picks = [p for p in going_on if any(len(set(pick)) == 3 for pick in product(*choices(p)))]
    assert len(picks) == 1_134


def test_the_odds_walk_into_defeat_where_minimax_draws() -> None:
    position = TIC_TAC_TOE.parse_position(".X./O.X/... O")
    assert choices(position) == [set(position.legal_moves()), {6}, {2, 8}]
    ends = {way: played_out(position, way, KNOWLEDGE)[1].outcome for way in WAYS}
    assert ends[ODDS] == 1
    assert ends[MINIMAX] == 0


def test_minimax_is_starred_as_the_ends_are_counted() -> None:
    """Where a win is a win all five are starred, where quick wins come first one is."""
    position = TIC_TAC_TOE.parse_position("XOO/X../... X")
    for worth, count in (
        (UtilityScale.QUICK, 1),
        (UtilityScale.SCHOOL, 1),
        (UtilityScale.PLAIN, 5),
        (UtilityScale.MAX_LOSS, 5),
    ):
        assert len(chosen(three_ways(position, KNOWLEDGE, worth), MINIMAX)) == count


def test_a_bare_tree_of_numbers() -> None:
    position = parse_numbers("[[1, 9], [4, 5]]").start()
    assert choices(position) == [{1}, {0}, {1}]
    moves, end = played_out(position, MINIMAX, KNOWLEDGE)
    assert (len(moves), end.outcome) == (2, 4)
