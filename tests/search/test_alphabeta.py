# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alpha-beta against textbook minimax: the same value, whatever it is helped by."""

from collections.abc import Sequence
from math import inf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.entry import (
    Evaluation,
    Ordering,
    natural_order,
    ordered_moves,
    zero_evaluation,
)
from desktop_app.core.position import Move, Position
from desktop_app.core.score import DECISIVE, outcome_value
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.search.alphabeta import (
    EXACT,
    LOWER,
    SETTLED,
    AlphaBeta,
    TranspositionTable,
)
from desktop_app.search.limits import Budget, Limits, SearchStopped
from tests.games.positions import positions_of
from tests.search.truth import (
    SMALL_GAMES,
    TIC_TAC_TOE,
    depth_limited,
    evaluations,
    noise,
    small_positions,
    truth,
    unfinished,
)


def shuffled(position: Position) -> Sequence[Move]:
    moves = list(position.legal_moves())
    Random(hash(position.key)).shuffle(moves)
    return moves


class SmallTable(TranspositionTable):
    """A table that overflows all the time."""

    capacity = 5


orderings: st.SearchStrategy[Ordering] = st.sampled_from([natural_order, ordered_moves, shuffled])
tables = st.sampled_from([None, TranspositionTable, SmallTable])
depths = st.integers(0, 7)


def searcher(
    table: TranspositionTable | None = None,
    evaluation: Evaluation = zero_evaluation,
    ordering: Ordering = natural_order,
    nodes: int | None = None,
) -> AlphaBeta:
    return AlphaBeta(Budget(Limits(nodes=nodes)), evaluation, table, ordering)


def settled_entries_are_true(game: LineGame, table: TranspositionTable) -> bool:
    for key, (depth, bound, value, _move) in table.items():
        assert isinstance(key, int)
        own, other = key >> game.board.cells, key & game.board.full
        x_moves = own.bit_count() == other.bit_count()
        position = game.position(*((own, other) if x_moves else (other, own)))
        true = position.turn * truth(position)
        if depth == SETTLED and not (
            value == true if bound == EXACT else value <= true if bound == LOWER else value >= true
        ):
            return False
    return True


@given(small_positions(), depths, evaluations, orderings, tables)
def test_alpha_beta_equals_minimax_with_every_combination_of_aids(
    position: Position,
    depth: int,
    evaluation: Evaluation,
    ordering: Ordering,
    table: type[TranspositionTable] | None,
) -> None:
    search = searcher(table() if table else None, evaluation, ordering)
    assert search.value(position, depth) == depth_limited(position, depth, evaluation)


@given(small_positions(), depths, evaluations, tables, st.data())
def test_the_contract_of_the_window(
    position: Position,
    depth: int,
    evaluation: Evaluation,
    table: type[TranspositionTable] | None,
    data: st.DataObject,
) -> None:
    alpha = data.draw(st.integers(-40, 40))
    beta = alpha + data.draw(st.integers(1, 40))
    true = depth_limited(position, depth, evaluation)
    search = searcher(table() if table else None, evaluation, data.draw(orderings))
    for low, high in ((alpha, beta), (-inf, alpha), (beta, inf), (true - 1, true + 1)):
        value = search.value(position, depth, low, high)
        if value <= low:
            assert value >= true
        elif value >= high:
            assert value <= true
        else:
            assert value == true


@given(small_positions(), evaluations, orderings)
def test_deepening_with_one_table_ends_at_the_truth(
    position: Position, evaluation: Evaluation, ordering: Ordering
) -> None:
    search = searcher(TranspositionTable(), evaluation, ordering)
    for depth in range(position.remaining + 1):
        value = search.value(position, depth)
        if not search.guessed:
            assert value == position.turn * truth(position)
    assert not search.guessed


@pytest.mark.slow
@pytest.mark.parametrize("game", SMALL_GAMES, ids=lambda game: game.id)
def test_a_table_with_deeper_entries_changes_no_value(game: LineGame) -> None:
    """Back from a deep search of one move to shallow ones of all, as after an undo."""
    for position in unfinished(game, 80, most_left=7):
        true = position.turn * truth(position)
        for move in position.legal_moves():
            table = TranspositionTable()
            search = searcher(table, noise, ordered_moves)
            search.value(position.after(move), 99)
            for depth in range(1, 5):
                value = search.value(position, depth)
                if not search.guessed:
                    assert value == true
                elif abs(value) >= DECISIVE:  # it is won, perhaps in fewer plies
                    assert true >= value if value > 0 else true <= value
            assert settled_entries_are_true(game, table)


@given(st.sampled_from(SMALL_GAMES), st.integers(1, 40), st.data())
def test_the_table_is_correct_after_a_stop(
    game: LineGame, checks: int, data: st.DataObject
) -> None:
    position = data.draw(positions_of(game, most_left=8))
    table = TranspositionTable()
    stopped = searcher(table, nodes=64 * checks)
    try:
        stopped.value(position, 99)
    except SearchStopped:
        assert stopped.nodes == 64 * checks
    assert settled_entries_are_true(game, table)
    assert searcher(table).value(position, 99) == position.turn * truth(position)


def test_natural_order_visits_18_297_positions_of_tic_tac_toe() -> None:
    search = AlphaBeta(Budget(Limits()), terminal=outcome_value)
    assert search.value(TIC_TAC_TOE.start(), 9) == 0
    assert search.nodes == 18_297


def test_a_stop_takes_effect_within_64_positions() -> None:
    asked: list[int] = []

    def should_stop() -> bool:
        asked.append(search.nodes)
        return len(asked) == 3

    search = AlphaBeta(Budget(Limits(), should_stop))
    with pytest.raises(SearchStopped):
        search.value(TIC_TAC_TOE.start(), 9)
    assert asked == [64, 128, 192]
    assert search.nodes == 192


@pytest.mark.parametrize(
    ("moves", "stones_left"),
    [("4455", 22 - 18), ("44455554221", -(22 - 15))],
)
def test_connect_four_scores_of_pons(moves: str, stones_left: int) -> None:
    """A score is 22 less the stones that the winner will have used, negative for a loss."""
    game = LineGame(7, 6, 4, gravity=True)
    position: LinePosition = game.start()
    for digit in moves:
        column = int(digit) - 1
        position = position.after(next(m for m in position.legal_moves() if m % 7 == column))
    value = searcher(TranspositionTable(), ordering=ordered_moves).value(position, 5)
    assert abs(value) >= DECISIVE
    end = position.ply + 1_000_000 - int(abs(value))
    winner_is_x = (value > 0) == (position.ply % 2 == 0)
    used = (end + 1) // 2 if winner_is_x else end // 2
    assert (used if value > 0 else -used) == stones_left


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "value"),
    [((3, 3, 3), 0), ((4, 3, 3), 1), ((3, 4, 3), 1), ((4, 3, 4), 0)],
)
def test_known_results_of_small_boards(size: tuple[int, int, int], value: int) -> None:
    budget, table = Budget(Limits()), TranspositionTable()
    search = AlphaBeta(budget, zero_evaluation, table, ordered_moves, outcome_value)
    position = LineGame(*size).start()
    assert search.value(position, position.remaining, -1, 1) == value
    assert not search.guessed


def test_evaluations_of_a_deeper_search_are_not_reused_by_a_shallower_one() -> None:
    """After an odd number of moves the mover looks better, after an even number the other."""
    table = TranspositionTable()
    deeper = AlphaBeta(Budget(Limits()), noise, table)
    again = AlphaBeta(Budget(Limits()), noise, table)
    start = LineGame(4, 4, 4).start()
    for cell in (0, 1, 5):  # no end is near
        position = start.after(cell)
        for depth in (4, 3, 2):
            deeper.value(position, depth)
            expected = AlphaBeta(Budget(Limits()), noise).value(position, depth - 1)
            assert again.value(position, depth - 1) == expected


def test_a_bound_that_the_table_knows_answers_a_window_that_begins_or_ends_there() -> None:
    position = LineGame(4, 4, 4).start().after(0).after(1)
    for low, high in ((500, 501), (-501, -500)):
        search = searcher(TranspositionTable(), noise)
        bound = search.value(position, 4, low, high)
        assert -500 < bound < 500
        visited = search.nodes
        window = (bound, high) if low > 0 else (low, bound)
        assert search.value(position, 4, *window) == bound
        assert search.nodes == visited + 1


def test_a_good_order_saves_work_two_moves_ahead_of_the_horizon() -> None:
    position = LineGame(4, 4, 4).start().after(5).after(3)

    def by_value(position: Position) -> list[Move]:
        moves = position.legal_moves()
        return sorted(moves, key=lambda m: depth_limited(position.after(m), 1, noise))

    def worst_first(position: Position) -> list[Move]:
        return by_value(position)[::-1]

    nodes = list[int]()
    for ordering in (by_value, natural_order, worst_first):
        search = searcher(TranspositionTable(), noise, ordering)
        assert search.value(position, 2) == depth_limited(position, 2, noise)
        nodes.append(search.nodes)
    assert nodes == sorted(set(nodes))
