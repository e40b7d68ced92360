# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws by pairs of cells: the pairs stop every line, and the textbook agrees."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.position import Move
from desktop_app.core.score import Bound, Outcome
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.pairing import (
    TILING,
    holding_moves,
    pairs_against,
    proven_draw,
)
from desktop_app.games.k_in_a_row.small_boards.kernel.solver import SmallBoardSolver
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.limits import Limits
from desktop_app.search.symmetric_moves import SymmetricMoves
from tests.analysing import analyse
from tests.games.reached import reached, reached_at_random
from tests.search.truth import play, truth


def check_pairs(position: LinePosition, stones: int) -> bool:
    """Whether there are pairs; if so, that each line open to these stones holds one, looked up."""
    pairs = pairs_against(position, stones)
    if pairs is None:
        return False
    taken = position.own | position.other
    for cell, other in pairs.items():
        assert pairs[other] == cell != other
        assert not taken >> cell & 1
    for line in position.game.board.lines:
        if not line & (taken ^ stones):
            cells = [cell for cell in pairs if line >> cell & 1]
            assert any(line >> pairs[cell] & 1 for cell in cells), (position, line)
    return True


@pytest.mark.parametrize("k", range(9, 21))
@pytest.mark.parametrize("side", [9, 13, 14, 17, 20])
def test_nine_and_more_are_drawn_on_every_board(side: int, k: int) -> None:
    """Source: see `pairing`; nine in a row is a draw on the whole plane."""
    if k <= side:
        game = LineGame(side, side, k)
        assert check_pairs(game.start(), 0)
        oblong = LineGame(side, max(side - 5, 1), k)
        assert check_pairs(oblong.start(), 0)


@pytest.mark.parametrize(
    "size",
    [(5, 5, 5), (6, 6, 6), (7, 7, 6), (7, 7, 7), (8, 8, 7), (9, 9, 7), (10, 10, 8), (11, 11, 8)],
)
def test_boards_that_are_drawn_though_the_lines_are_shorter(size: tuple[int, int, int]) -> None:
    assert check_pairs(LineGame(*size).start(), 0)


def test_the_tiling_has_each_direction_once_in_each_row_of_eight() -> None:
    letters = "".join(TILING)
    assert {letter: letters.count(letter) for letter in "ESRLesrl"} == dict.fromkeys("ESRLesrl", 8)


def test_pairs_stop_every_line_in_later_positions_too() -> None:
    random, found = Random(3), 0
    for size in (
        (7, 7, 6),
        (9, 9, 7),
        (20, 20, 9),
        (14, 14, 10),
        (15, 15, 5),
        (6, 6, 5),
        (9, 4, 9),
    ):
        game = LineGame(*size)
        for stones in (1, 2, 5, 9, 16, game.board.cells * 3 // 4):
            position = reached_at_random(game.start(), random, stones)
            found += check_pairs(position, position.own) + check_pairs(position, position.other)
    assert found > 30


def test_positions_called_drawn_are_drawn() -> None:
    """Every k on boards of 16 to 25 cells, against the exact solver of small boards."""
    random, drawn = Random(4), 0
    for columns, rows in ((4, 4), (5, 4), (5, 5)):
        for k in range(3, columns + 1):
            game, solver = LineGame(columns, rows, k), SmallBoardSolver(columns, rows, k, 20)
            for _ in range(60):
                position = reached_at_random(
                    game.start(), random, random.randrange(2, game.board.cells)
                )
                found = proven_draw(position)
                for candidate in found.candidates if found is not None else ():
                    assert candidate.score is not None
                    sure = candidate.score.bound is Bound.EXACT
                    drawn += sure
                    child = position.after(candidate.move)
                    if child.outcome is None:
                        stones = child.own, child.other
                        upper = solver.search(*stones, 0, lambda _nodes: False)
                        lower = solver.search(*stones, -1, lambda _nodes: False)
                        assert upper is not None
                        assert lower is not None
                        assert lower >= 0, position  # who made the move does not win
                        assert upper <= 0 or not sure, position
    assert drawn > 100


@pytest.mark.parametrize("game", [LineGame(4, 3, 4), LineGame(4, 4, 4, gravity=True)])
def test_the_textbook_agrees(game: LineGame) -> None:
    random, drawn = Random(6), 0
    for _ in range(150):
        position = reached_at_random(game.start(), random, random.randrange(4, game.board.cells))
        found = proven_draw(position) if position.remaining < 10 else None
        for candidate in found.candidates if found is not None else ():
            value = truth(position.after(candidate.move)) * position.turn
            assert value <= 0
            if candidate.score is not None and candidate.score.bound is Bound.EXACT:
                drawn += 1
                assert value == 0
    assert drawn > 5


@pytest.mark.parametrize("name", ["mnk:7x7x6", "mnk:20x20x20", "mnk:9x20x12", "mnk:13x4x11"])
def test_the_panel_shows_exact_draws_with_play_to_the_end(name: str) -> None:
    kind, _, size = name.partition(":")
    game = LineGame(*map(int, size.split("x")), gravity=kind == "drop")
    position = reached_at_random(game.start(), Random(name), 3)
    (found,) = analyse(position, Limits(nodes=1), knowledge=new_engine_cache())
    assert found.complete
    assert {c.move for c in found.candidates} == set(position.legal_moves())
    for candidate in found.candidates[::17]:
        assert candidate.score is not None
        assert (candidate.score.outcome, candidate.score.bound) == (Outcome.DRAW, Bound.EXACT)
        assert len(candidate.line) == candidate.score.plies == position.remaining
        assert play(position, candidate.line).outcome == 0


@pytest.mark.slow
def test_a_stone_in_a_pair_is_answered_and_nothing_else_is_claimed_to_draw() -> None:
    """On a board where all cells are in pairs the first stone spoils one."""
    position = LineGame(20, 20, 9).start().after(210)
    (found,) = analyse(position, knowledge=new_engine_cache())
    assert found.best is not None
    sure = [c for c in found.candidates if c.score and c.score.bound is Bound.EXACT]
    assert 0 < len(sure) < 100
    assert found.best in sure
    images, paired = SymmetricMoves(position), list[Move]()
    for candidate in sure:
        assert play(position, candidate.line).outcome == 0
        moves = images.of(candidate.move)  # what holds of one of them holds of all
        holds = [m for m in moves if check_pairs(position.after(m), position.other)]
        assert holds
        paired += holds
    assert holding_moves(position.after(paired[0]))  # and who is to move then holds as well
    for candidate in found.candidates[len(sure) :]:
        assert candidate.score is not None
        assert (candidate.score.outcome, candidate.score.bound) == (Outcome.DRAW, Bound.UPPER)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(20, 20, 9), (15, 15, 12), (7, 7, 6), (10, 10, 8)])
def test_the_pairing_strategy_never_loses(size: tuple[int, int, int]) -> None:
    random, position = Random(str(size)), LineGame(*size).start()
    while position.outcome is None and position.ply < 60:
        held = holding_moves(position) if position.ply % 2 else None
        assert held or not position.ply % 2
        position = position.after(random.choice(list(held or position.legal_moves())))
    assert position.outcome in (None, 0, -1)


def test_where_stones_fall_only_positions_without_lines_are_claimed() -> None:
    game = LineGame(20, 20, 20, gravity=True)
    assert proven_draw(game.start()) is None
    full = PRESETS["connect-four"].parse_position("XXO.OXX/OOXXXOO/XXOOOXX/OOXXXOO/XXOOOXX/OOXXXOO")
    found = proven_draw(full)
    assert found is not None
    assert [c.line for c in found.candidates] == [(3,)]


def test_a_game_that_is_over_and_one_of_numbers_are_not_drawn() -> None:
    assert proven_draw(parse_numbers("1,2").start()) is None
    assert proven_draw(PRESETS["gomoku"].start()) is None
    assert proven_draw(LineGame(3, 3, 3).parse_position("XXX/OO./...")) is None


def test_where_pairs_prove_only_a_part_the_solver_proves_the_rest() -> None:
    """Pairs say of some moves only that they don't win: most of these lose."""
    position = reached(LineGame(5, 4, 4).start(), "e1e4b3d1a4b2c4a1d3")
    *_, found = analyse(position)
    scores = [candidate.score for candidate in found.candidates if candidate.score]
    assert [score.outcome for score in scores] == [Outcome.DRAW] * 3 + [Outcome.LOSS] * 8
    assert sorted(score.plies or 0 for score in scores)[:8] == [4] * 6 + [6] * 2


@pytest.mark.slow
@pytest.mark.parametrize("size", [(4, 4, 4), (5, 4, 4), (4, 5, 4)], ids=str)
def test_small_boards_have_exact_values_throughout(size: tuple[int, int, int]) -> None:
    game, random, knowledge = LineGame(*size), Random(7), new_engine_cache()
    for _ in range(15):
        position = reached_at_random(game.start(), random, game.board.cells - random.randint(7, 9))
        found = next(found for found in analyse(position, knowledge=knowledge) if found.complete)
        for candidate in found.candidates:
            value = truth(position.after(candidate.move)) * position.turn
            assert candidate.score is not None
            assert candidate.score.outcome.value == named(value), position


def named(value: float) -> str:
    return "draw" if not value else "win" if value > 0 else "loss"


def test_pairs_may_take_the_last_open_cells() -> None:
    """Of six in a row the last three are O's or nobody's, and two of them are open."""
    game = LineGame(6, 1, 3)
    position = game.parse_position("OXXO.. X")
    assert isinstance(position, LinePosition)
    assert pairs_against(position, position.other) == {4: 5, 5: 4}
    assert check_pairs(position, position.other)
