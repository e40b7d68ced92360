# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact kernel for drop games: against minimax, against itself, against known scores."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.score import DECISIVE, WIN
from desktop_app.games.k_in_a_row.connect_four.analysis import as_words
from desktop_app.games.k_in_a_row.connect_four.book import positions_with_choice, word_of
from desktop_app.games.k_in_a_row.connect_four.kernel.board import fits
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.registry import find_game
from tests.games.k_in_a_row.line_positions import held_position
from tests.games.reached import reached, reached_at_random
from tests.search.loading import compared, interpreted, tell_compared
from tests.search.truth import truth

SIZES = [(4, 4, 3), (4, 4, 4), (5, 4, 4), (4, 5, 4), (3, 6, 3), (6, 3, 3), (3, 3, 2), (5, 3, 5)]
SMALL = 1 << 16
PONS = [("4455", 18), ("44455554221", -15), ("", 1)]


def never(_nodes: int) -> bool:
    return False


@cache
def solver_of(game: LineGame) -> ConnectFourSolver:
    """Kept from test to test, for its table must not spoil anything."""
    return ConnectFourSolver(game.columns, game.rows, game.k, SMALL)


def score_by_minimax(position: LinePosition) -> int:
    value = truth(position) * position.turn
    if abs(value) < DECISIVE:
        return 0
    end = position.ply + int(WIN - abs(value))
    score = (position.game.board.cells + 2 - end) // 2
    return score if value > 0 else -score


def solved(solver: ConnectFourSolver, position: LinePosition) -> tuple[int, int]:
    most = position.game.board.cells // 2 + 1
    return solver.solve(*as_words(position), -most, most, never)


def best_line(solver: ConnectFourSolver, position: LinePosition) -> list[int]:
    """Best play to the end: always the first move that keeps the score."""
    moves: list[int] = []
    while position.outcome is None:
        score = solved(solver, position)[0]
        for move in position.legal_moves():
            after = position.after(move)
            if after.outcome is None:
                loses = solver.at_least(*as_words(after), 1 - score, never)
                assert loses is not None
                good = loses < 1 - score
            else:
                rest = after.game.board.cells - after.ply
                good = score == abs(after.outcome) * ((rest + 2) // 2)
            if good:
                break
        else:
            raise AssertionError("no move keeps the score")
        moves.append(move)
        position = after
    return moves


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@given(st.randoms(use_true_random=False), st.integers(0, 25))
def test_scores_are_those_of_minimax(
    size: tuple[int, int, int], random: Random, plies: int
) -> None:
    game = LineGame(*size, gravity=True)
    # the whole tree of a small board takes minimax some seconds: begin later
    position = reached_at_random(game.start(), random, max(plies, game.board.cells - 10))
    expected = score_by_minimax(position)
    assert solved(solver_of(game), position) == (expected, expected)
    for bound in range(expected - 2, expected + 3):
        found = solver_of(game).at_least(*as_words(position), bound, never)
        assert found is not None
        if bound <= expected:
            assert bound <= found <= expected
        else:
            assert expected <= found < bound


@pytest.mark.parametrize("size", [*SIZES, (7, 6, 4), (6, 7, 5)])
def test_cells_that_win_are_the_last_ones_of_lines(size: tuple[int, int, int]) -> None:
    """Open ones, wherever they are."""
    game, random = LineGame(*size, gravity=True), Random(str(size))
    for _ in range(20):
        position = reached_at_random(game.start(), random, game.board.cells - random.randint(1, 8))
        opened = game.board.full & ~(position.own | position.other)
        lacks = {line & ~position.own for line in game.board.lines}
        cells = {lack for lack in lacks if lack.bit_count() == 1 and lack & opened}
        found = solver_of(game).winning_cells(*as_words(position))
        words = (cell.bit_length() - 1 for cell in cells)
        assert found == sum(
            1 << cell % size[0] * (size[1] + 1) + size[1] - 1 - cell // size[0] for cell in words
        )


@pytest.mark.slow
@pytest.mark.parametrize("size", [*SIZES, (7, 6, 4), (8, 7, 4), (9, 6, 4), (6, 4, 3)])
def test_compiled_and_interpreted_are_one(size: tuple[int, int, int]) -> None:
    """The same values, numbers of positions and lines, with one kept table."""
    game = LineGame(*size, gravity=True)
    random = Random(7)
    first, second = (
        ConnectFourSolver(*size, SMALL),
        interpreted(
            "desktop_app.games.k_in_a_row.connect_four.kernel", "solver", "board", "table", "claims"
        ).ConnectFourSolver(*size, SMALL),
    )
    late = game.board.cells - 14
    for _ in range(compared(45)):
        position = held_position(game, random, random.randint(late, late + 10))
        assert solved(first, position) == solved(second, position)
        assert best_line(first, position) == best_line(second, position)
        assert first.visited == second.visited
    tell_compared(f"drop {size}", compared(45), first.visited)


@given(st.randoms(use_true_random=False), st.integers(1, 40))
def test_predecessors_are_the_positions_one_ply_before(random: Random, plies: int) -> None:
    game = find_game("connect-four")
    assert isinstance(game, LineGame)
    position = reached_at_random(game.start(), random, plies)
    before = solver_of(game).predecessors(*as_words(position))
    for own, mask in before:
        # the other player's words there: one of the moves leads back here
        moves = solver_of(game).playable(mask)
        after = [(own ^ mask, mask | 1 << cell) for cell in range(49) if moves >> cell & 1]
        assert as_words(position) in after
    stones = [position.other >> cell & 1 for cell in range(42)]
    taken = position.own | position.other
    tops = [stones[cell] for cell in range(42) if cell < 7 or not taken >> cell - 7 & 1]
    assert len(before) == len(set(before)) == sum(tops)


@given(st.randoms(use_true_random=False), st.integers(24, 40))
def test_a_mirrored_position_has_the_same_score(random: Random, plies: int) -> None:
    game = find_game("connect-four")
    assert isinstance(game, LineGame)
    moves: list[int] = []
    position = mirrored = game.start()
    for _ in range(plies):
        move = random.choice(position.legal_moves())
        after = position.after(move)
        if after.outcome is not None:
            break
        position = after
        row, column = divmod(move, 7)
        mirrored = mirrored.after(row * 7 + 6 - column)
        moves.append(move)
    if position.ply >= 20:
        assert solved(solver_of(game), position) == solved(solver_of(game), mirrored)


@pytest.mark.parametrize(("moves", "score"), PONS[:2])
def test_known_scores_of_connect_four(moves: str, score: int) -> None:
    position = reached(find_game("connect-four").start(), moves)
    assert isinstance(position, LinePosition)
    assert solved(ConnectFourSolver(7, 6, 4, 1 << 22), position) == (score, score)


def test_a_table_that_grows_and_forgets_changes_no_score() -> None:
    """Connect Four on 5 x 5 is large enough to fill the smallest table many times."""
    game = LineGame(5, 5, 4, gravity=True)
    small, large = ConnectFourSolver(5, 5, 4, 1), ConnectFourSolver(5, 5, 4, 1 << 24)
    random = Random(3)
    for _ in range(20):
        position = reached_at_random(game.start(), random, 8)
        assert solved(small, position) == solved(large, position)
    assert small.visited > 50_000


def test_a_stop_takes_effect() -> None:
    solver = ConnectFourSolver(7, 6, 4, SMALL)
    asked: list[int] = []

    def stop(nodes: int) -> bool:
        asked.append(nodes)
        return len(asked) == 2

    assert solver.solve(0, 0, -21, 21, stop) != (1, 1)
    assert len(asked) == 2
    assert asked[1] - asked[0] <= 4_096
    assert solver.at_least(0, 0, 1, lambda _: True) is None


def test_a_search_that_was_stopped_leaves_nothing_wrong_behind() -> None:
    game = LineGame(5, 4, 4, gravity=True)
    solver, fresh = ConnectFourSolver(5, 4, 4, SMALL), ConnectFourSolver(5, 4, 4, SMALL)
    random = Random(11)
    for _ in range(60):
        position = reached_at_random(game.start(), random, 4)
        left = random.randrange(3)

        def soon(_nodes: int) -> bool:
            nonlocal left
            left -= 1
            return left < 0

        solver.solve(*as_words(position), -11, 11, soon)
        assert solved(solver, position) == solved(fresh, position)


@given(st.integers(0, 25), st.integers(0, 70), st.integers(0, 25))
def test_only_boards_that_fit_are_accepted(columns: int, rows: int, k: int) -> None:
    if fits(columns, rows, k) and columns * (rows + 1) <= 56:
        solver = ConnectFourSolver(columns, rows, k, 1)
        assert solver.winning_cells(0, 0) == 0
    elif not fits(columns, rows, k):
        with pytest.raises(ValueError, match="two 64-bit words"):
            ConnectFourSolver(columns, rows, k, 1)


def test_learned_scores_are_not_searched_again() -> None:
    """With the scores of a ply's positions in its table it has only to look that far."""
    solver, alone = ConnectFourSolver(5, 5, 4, 1 << 22), ConnectFourSolver(5, 5, 4, 1 << 22)
    book = positions_with_choice(alone, 4)
    scores = [alone.solve(*position, -13, 13, never) for position in book]
    words = [
        word_of(alone.key(*position), low) for position, (low, _) in zip(book, scores, strict=True)
    ]
    solver.learn(words)
    assert solver.solve(0, 0, -13, 13, never) == alone.solve(0, 0, -13, 13, never)
    assert solver.visited < 4 * len(book)
    for position, score in zip(book, scores, strict=True):
        before = solver.visited
        assert solver.solve(*position, -13, 13, never) == score
        assert solver.visited - before <= 5, "one look for each question"


def test_a_table_that_is_made_larger_bucket_by_bucket_loses_nothing() -> None:
    solver = ConnectFourSolver(6, 5, 4, 1 << 24)
    book = positions_with_choice(solver, 5)
    solver.learn([word_of(solver.key(*position), 7) for position in book])
    asked = 0

    def soon(_nodes: int) -> bool:
        nonlocal asked
        asked += 1
        return asked % 3 == 0

    while not solver.grow(1 << 60, soon):
        before = solver.visited
        known = {solver.solve(*position, 7, 9, never) for position in book}
        assert known == {(7, 7)}
        assert solver.visited - before <= 2 * len(book)
    assert asked > 3
    assert {solver.solve(*position, 5, 9, never) for position in book} == {(7, 7)}


def test_a_small_board_has_a_table_that_is_not_larger_than_its_keys() -> None:
    solver = ConnectFourSolver(3, 3, 3, 1 << 26)  # for 2 ** 12 keys
    asked: list[int] = []

    def count(nodes: int) -> bool:
        asked.append(nodes)
        return False

    assert solver.grow(1 << 60, count)
    assert asked == []  # there is nothing to be doubled
    game = LineGame(3, 3, 3, gravity=True)
    assert solved(solver, game.start()) == solved(ConnectFourSolver(3, 3, 3, SMALL), game.start())


def test_partners_search_one_table_in_several_threads() -> None:
    game = LineGame(6, 5, 4, gravity=True)
    solver, alone = ConnectFourSolver(6, 5, 4, 1 << 20), ConnectFourSolver(6, 5, 4, 1 << 20)
    assert solver.grow(1 << 60, never)
    solvers = [solver, solver.partner(), solver.partner()]
    random = Random(5)
    positions = [as_words(reached_at_random(game.start(), random, 8)) for _ in range(60)]

    def all_solved(by: ConnectFourSolver) -> list[tuple[int, int]]:
        return [by.solve(*position, -16, 16, never) for position in positions]

    with ThreadPoolExecutor(len(solvers)) as pool:
        found = list(pool.map(all_solved, solvers))
    assert found == [all_solved(alone)] * 3
    visited = [each.visited for each in solvers]
    assert all(visited)


def test_known_scores_are_answered_from_the_table() -> None:
    game = LineGame(5, 4, 4, gravity=True)
    solver = ConnectFourSolver(5, 4, 4, SMALL)
    words = as_words(game.start())
    assert solver.known(*words) == solver.limits(*words)
    score, _ = solved(solver, game.start())
    assert solver.known(*words) == (score, score)
    # a table that learned of a position from a book knows it too
    taught = ConnectFourSolver(5, 4, 4, SMALL)
    taught.learn([word_of(solver.key(*words), score)])
    assert taught.known(*words) == (score, score)
    # and what the other player may not have, the one to move gets after each of its moves
    afters = [as_words(game.start().after(move)) for move in game.start().legal_moves()]
    assert all(taught.least(*after) == -score for after in afters)
    assert taught.least(*words) < -21  # before the first move there is nothing


def test_a_position_is_worth_what_the_other_player_could_not_have() -> None:
    """After 1, 2 and 3, of which the first may have come last; 1 and 2 alone lose by five."""
    game = LineGame(7, 6, 4, gravity=True)
    solver = ConnectFourSolver(7, 6, 4, SMALL)
    before, after = reached(game.start(), "12"), reached(game.start(), "123")
    assert solver.least(*as_words(after)) < 0
    solver.learn([word_of(solver.key(*as_words(before)), -5)])
    assert solver.least(*as_words(after)) == 5
