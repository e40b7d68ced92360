# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of line games, against the same rules told naively from coordinates."""

from collections import Counter
from enum import StrEnum
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.errors import GameError
from desktop_app.core.grid import bits
from desktop_app.core.position import MAX, MIN
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.rules import LineFault
from tests.games.positions import (
    Marks,
    line_games,
    line_positions,
    marks_of,
    moves_of,
    naive_lines,
    naive_winners,
    played,
    positions_of,
    reachable,
)

TIC_TAC_TOE = PRESETS["tic-tac-toe"]


@given(line_games(), st.data())
def test_a_random_game_follows_the_naive_rules(game: LineGame, data: st.DataObject) -> None:
    position, marks = game.start(), Marks()
    for ply, move in enumerate(data.draw(moves_of(game))):
        assert position.outcome is None
        assert list(position.legal_moves()) == _naive_moves(game, marks)
        assert position.turn is (MIN if ply % 2 else MAX)
        position = position.after(move)
        marks[move % game.columns, move // game.columns] = "XO"[ply % 2]
        assert marks_of(position) == marks
        assert (position.ply, position.open_squares) == (len(marks), game.board.cells - len(marks))
        assert position.outcome == _naive_outcome(game, marks)
    if position.outcome is not None:
        assert list(position.legal_moves()) == []
        assert position.remaining == 0
    else:
        assert position.remaining == position.open_squares


def _naive_moves(game: LineGame, marks: Marks) -> list[int]:
    points = product(range(game.rows), range(game.columns))
    empty = [(row, column) for row, column in points if (column, row) not in marks]
    if game.gravity:
        empty = sorted(
            (max(row for row, c in empty if c == column), column)
            for column in {column for _, column in empty}
        )
        empty.sort(key=lambda point: point[1])
    return [row * game.columns + column for row, column in empty]


def _naive_outcome(game: LineGame, marks: Marks) -> int | None:
    winners = naive_winners(marks, game)
    assert len(winners) <= 1
    if winners:
        return 1 if winners == {"X"} else -1
    return 0 if len(marks) == game.columns * game.rows else None


@given(line_positions())
def test_after_leaves_the_position_as_it_was(position: LinePosition) -> None:
    before = (position.own, position.other, position.ply, position.outcome, hash(position))
    for move in position.legal_moves():
        position.after(move)
    assert before == (position.own, position.other, position.ply, position.outcome, hash(position))


@given(line_positions(), st.data())
def test_positions_are_equal_when_their_stones_are(
    position: LinePosition, data: st.DataObject
) -> None:
    other = data.draw(positions_of(position.game))
    same = marks_of(position) == marks_of(other)
    assert (position == other) == same
    assert (position.key == other.key) == same
    assert not same or hash(position) == hash(other)
    rebuilt = position.game.position(position.x_stones, position.o_stones)
    assert rebuilt == position
    assert rebuilt.outcome == position.outcome
    assert position != "a board"


def test_the_same_stones_on_another_board_are_another_position() -> None:
    assert LineGame(4, 2, 2).start() != LineGame(2, 4, 2).start()


@given(line_positions())
def test_winning_cells_are_the_cells_of_the_winners_lines(position: LinePosition) -> None:
    game, marks = position.game, marks_of(position)
    expected = {
        point
        for line in naive_lines(game.columns, game.rows, game.k)
        for point in line
        if len({marks.get(p, str(p)) for p in line}) == 1 and line <= marks.keys()
    }
    columns = game.columns
    assert {(c % columns, c // columns) for c in bits(position.winning_cells())} == expected


@pytest.mark.parametrize("gravity", [False, True])
@given(data=st.data())
def test_no_more_positions_than_the_bound(gravity: bool, data: st.DataObject) -> None:
    columns, rows, k = data.draw(st.sampled_from([(3, 3, 3), (4, 3, 3), (4, 3, 4), (1, 6, 4)]))
    position = data.draw(positions_of(LineGame(columns, rows, k, gravity), most_left=7))
    assert len(reachable(position)) <= position.size_bound()


@pytest.mark.parametrize("size", [(3, 3, 3), (4, 2, 2), (2, 3, 3), (1, 4, 2), (3, 3, 1)])
def test_exactly_the_boards_that_can_come_about_are_accepted(size: tuple[int, int, int]) -> None:
    """Every way to fill the cells, told apart by playing every game."""
    game = LineGame(*size)
    known = reachable(game.start())
    accepted: dict[int, int | None] = {}
    for marks in product(".XO", repeat=game.board.cells):
        x_stones, o_stones = (
            sum(1 << cell for cell, mark in enumerate(marks) if mark == one) for one in "XO"
        )
        try:
            position = game.position(x_stones, o_stones)
        except GameError:
            continue
        accepted[position.key] = position.outcome
    assert accepted == {key: position.outcome for key, position in known.items()}


@pytest.mark.parametrize("size", [(3, 3, 3), (4, 3, 2), (2, 5, 3)])
def test_every_board_with_gravity_that_can_come_about_is_accepted(
    size: tuple[int, int, int],
) -> None:
    game = LineGame(*size, gravity=True)
    for position in reachable(game.start()).values():
        rebuilt = game.position(position.x_stones, position.o_stones)
        assert (rebuilt, rebuilt.outcome) == (position, position.outcome)


def test_a_longer_row_wins_too() -> None:
    position = played(LineGame(7, 2, 5), [0, 7, 1, 8, 2, 9, 4, 10, 5, 13, 3])
    assert position.outcome == 1
    assert list(bits(position.winning_cells())) == [0, 1, 2, 3, 4, 5]


def test_the_last_cell_can_still_win() -> None:
    position = played(TIC_TAC_TOE, [0, 1, 2, 3, 4, 5, 7, 6, 8])
    assert (position.ply, position.outcome) == (9, 1)


@pytest.mark.parametrize(
    ("size", "fault", "details"),
    [
        ((0, 3, 3), LineFault.SIZE_RANGE, {"value": 0, "least": 1, "most": 20}),
        ((3, 21, 3), LineFault.SIZE_RANGE, {"value": 21, "least": 1, "most": 20}),
        ((3, 3, -1), LineFault.SIZE_RANGE, {"value": -1, "least": 1, "most": 20}),
        ((3, 4, 5), LineFault.ROW_TOO_LONG, {"k": 5, "columns": 3, "rows": 4}),
    ],
)
def test_sizes_that_do_not_fit(
    size: tuple[int, int, int], fault: StrEnum, details: dict[str, object]
) -> None:
    with pytest.raises(GameError) as error:
        LineGame(*size)
    assert error.value.fault is fault
    assert details.items() <= error.value.details.items()


def test_players_are_named_after_their_marks() -> None:
    assert [TIC_TAC_TOE.player_text(player) for player in (MAX, MIN)] == ["X", "O"]
    assert MAX.opponent is MIN
    assert MIN.opponent is MAX


def test_no_cells_have_won_before_the_end_nor_in_a_draw() -> None:
    assert TIC_TAC_TOE.start().winning_cells() == 0
    drawn = played(TIC_TAC_TOE, [0, 1, 2, 4, 3, 5, 7, 6, 8])
    assert (drawn.outcome, drawn.winning_cells()) == (0, 0)


@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four", "gomoku"])
def test_in_line_games_players_take_turns(name: str) -> None:
    assert PRESETS[name].traits.takes_turns


def test_tic_tac_toe_has_5478_positions_of_which_958_are_final() -> None:
    positions = reachable(TIC_TAC_TOE.start()).values()
    assert len(positions) == 5_478
    outcomes = Counter(p.outcome for p in positions if p.outcome is not None)
    assert outcomes == {1: 626, -1: 316, 0: 16}
    assert outcomes.total() == 958
    assert len({p.canonical_key for p in positions}) == 765
    assert len({p.canonical_key for p in positions if p.outcome is not None}) == 138
