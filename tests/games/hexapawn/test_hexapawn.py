# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hexapawn: its rules, how it is written, and who wins on which board.

Source: M. Gardner, "Mathematical Games", Scientific American, March 1962: the second player wins on
3 by 3. In rows by columns it is known that the second player wins 4x3, 5x4 and 4x5, and the first
3x4, 3x5 and 4x4; all of that holds. Found out here: the first player wins 5x3, after 11 plies, and
5x5, after 19.
"""

from __future__ import annotations

import os
from collections.abc import Hashable
from functools import cache

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.score import WIN, terminal_value
from desktop_app.games.hexapawn.entry import ordered_moves, threats
from desktop_app.games.hexapawn.rules import HexapawnFault, HexapawnGame, HexapawnPosition
from desktop_app.games.registry import family_of, find_game
from desktop_app.search.alphabeta import AlphaBeta, TranspositionTable
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.search.minimax import minimax
from tests.games.reached import reached

LARGE = os.environ.get("HEXAPAWN_LARGE", "")
"""Set, the large boards are proven too: some ten seconds."""
START = HexapawnGame().start()
NAMES = ("hexapawn", "hexapawn:4x4")


def played(text: str, game: HexapawnGame | None = None) -> HexapawnPosition:
    return reached((game or HexapawnGame()).start(), text)


def texts(position: HexapawnPosition) -> list[str]:
    return [position.game.move_text(move) for move in position.legal_moves()]


# Who wins


def test_the_second_player_wins_gardners_board_and_its_whole_tree_has_252_nodes() -> None:
    assert minimax(START, terminal_value) == -(WIN - 6)
    assert nodes(START) == 252
    assert len(below(START)) == 135


def nodes(position: Position) -> int:
    return 1 + sum(nodes(position.after(move)) for move in position.legal_moves())


def below(position: Position) -> set[Hashable]:
    found, waiting = {position.key}, [position]
    while waiting:
        here = waiting.pop()
        for child in map(here.after, here.legal_moves()):
            if child.key not in found:
                found.add(child.key)
                waiting.append(child)
    return found


def test_white_holds_out_longest_in_the_middle() -> None:
    plies = {"a1a2": 4, "b1b2": 6, "c1c2": 4}
    found = {
        START.game.move_text(move): minimax(START.after(move), terminal_value)
        for move in START.legal_moves()
    }
    assert found == {move: -(WIN - n + 1) for move, n in plies.items()}


@pytest.mark.parametrize(
    ("rows", "columns", "winner", "plies"),
    [
        (3, 4, MAX, 5),
        (3, 5, MAX, 7),
        (4, 3, MIN, 8),
        (5, 3, MAX, 11),
        (4, 4, MAX, 11),
        *([(4, 5, MIN, 14), (5, 4, MIN, 16)] if LARGE else []),
    ],
)
def test_the_winner_on_other_boards(rows: int, columns: int, winner: int, plies: int) -> None:
    """By the textbook's minimax, each position once."""
    assert MemoizedMinimax().value(HexapawnGame(columns, rows).start()) == winner * (WIN - plies)


@pytest.mark.parametrize(
    ("rows", "columns", "winner", "plies"),
    [(4, 4, MAX, 11), *([(4, 5, MIN, 14), (5, 4, MIN, 16), (5, 5, MAX, 19)] if LARGE else [])],
)
def test_the_winner_by_alpha_beta_with_a_table(
    rows: int, columns: int, winner: int, plies: int
) -> None:
    start = HexapawnGame(columns, rows).start()
    table = TranspositionTable(1 << (30 if LARGE else 22))
    search = AlphaBeta(Budget(Limits()), lambda _position, _player: 0, table, ordered_moves)
    for depth in range(1, plies + 1):
        value = start.turn * search.value(start, depth)
        assert value == (winner * (WIN - plies) if depth == plies else 0)
    assert not search.guessed


# The rules


def test_pawns_go_forward_and_take_slanting() -> None:
    assert texts(START) == ["a1a2", "b1b2", "c1c2"]
    assert texts(played("b1b2")) == ["a3a2", "a3xb2", "c3xb2", "c3c2"]
    assert texts(played("b1b2 a3b2")) == ["a1a2", "a1xb2", "c1xb2", "c1c2"]
    taken = played("b1b2 a3b2 c1b2")
    assert (taken.white.bit_count(), taken.black.bit_count()) == (2, 2)


def test_a_pawn_that_crosses_the_board_wins() -> None:
    black = played("a1a2 b3xa2 c1c2 a2xb1")
    assert (black.outcome, black.legal_moves(), black.remaining) == (MIN, (), 0)
    game = HexapawnGame()
    before = game.parse_position("..B/W../... W")
    white = before.after(game.parse_move(before, "a2a3"))
    assert (white.outcome, white.legal_moves(), white.remaining) == (MAX, (), 0)


def test_a_player_without_a_move_loses() -> None:
    stuck = HexapawnGame().parse_position("B../W../... B")
    assert stuck.outcome == MAX
    assert HexapawnGame().parse_position("B../W../... W").outcome == MIN
    assert HexapawnGame().parse_position(".../W../... B").outcome == MAX


def test_threats_are_moves_that_would_win() -> None:
    position = HexapawnGame().parse_position("..B/W../..W B")
    assert [position.game.move_text(m) for m in threats(position, MAX)] == ["a2a3", "c1c2"]
    assert threats(position, MIN) == []


# What is typed


@pytest.mark.parametrize(
    ("text", "columns", "rows", "name"),
    [
        ("hexapawn", 3, 3, "hexapawn"),
        ("hexapawn:3x3", 3, 3, "hexapawn"),
        ("Hexapawn:4X5", 4, 5, "hexapawn:4x5"),
    ],
)
def test_sizes_stand_in_the_name(text: str, columns: int, rows: int, name: str) -> None:
    assert find_game(text) == HexapawnGame(columns, rows)
    assert find_game(text).id == name


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("hexapawn:", HexapawnFault.BAD_SIZE),
        ("hexapawn:4", HexapawnFault.BAD_SIZE),
        ("hexapawn:2x3", HexapawnFault.SIZE_RANGE),
        ("hexapawn:3x6", HexapawnFault.SIZE_RANGE),
    ],
)
def test_impossible_sizes_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        find_game(text)
    assert refused.value.fault == fault


def test_moves_are_read_in_several_ways() -> None:
    game = START.game
    moves = parse_moves(START, "b1b2 a3xb2")
    for text in ("b1b2a3b2", "B1-B2, a3-b2", "b1b2;a3xb2"):
        assert parse_moves(START, text) == moves
    assert game.moves_text(moves) == "b1b2 a3xb2"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("b2", GameFault.MOVE_SYNTAX),
        ("b1b4", GameFault.MOVE_SYNTAX),
        ("d1d2", GameFault.MOVE_SYNTAX),
        ("b3b2", HexapawnFault.NO_PAWN),
        ("b2b3", HexapawnFault.NO_PAWN),
        ("b1b3", HexapawnFault.NO_WAY),
        ("b1c2", HexapawnFault.NO_WAY),
        ("a1a2 b3xa2 c1c2 a2xb1 c2c3", GameFault.GAME_OVER),
    ],
)
def test_illegal_moves_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        played(text)
    assert refused.value.fault == fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("BBB/WWW W", HexapawnFault.BAD_BOARD),
        ("BBB/..../WWW W", HexapawnFault.BAD_BOARD),
        ("BBB/..X/WWW W", HexapawnFault.BAD_BOARD),
        ("BBB/.../WWW X", HexapawnFault.BAD_BOARD),
        ("BBB/B../WWW W", HexapawnFault.IMPOSSIBLE),
        ("WB./.../..W W", HexapawnFault.IMPOSSIBLE),
        ("WW./.../..B B", HexapawnFault.IMPOSSIBLE),
        ("W../.../..B B", HexapawnFault.IMPOSSIBLE),
    ],
)
def test_impossible_boards_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        HexapawnGame().parse_position(text)
    assert refused.value.fault == fault


def test_a_typed_position_knows_its_ply_as_far_as_it_can() -> None:
    assert HexapawnGame().parse_position("BBB/.W./W.W B").ply == 1
    assert HexapawnGame().parse_position("BBB/.../WWW").turn is MAX


@pytest.mark.parametrize("size", [(3, 3), (4, 3), (3, 4)])
def test_the_bound_on_positions_is_one(size: tuple[int, int]) -> None:
    @cache
    def all_below(position: HexapawnPosition) -> frozenset[Hashable]:
        children = map(position.after, position.legal_moves())
        found = frozenset({position.key}).union(*map(all_below, children))
        assert len(found) <= position.size_bound()
        return found

    assert len(all_below(HexapawnGame(*size).start())) > 100


def test_a_position_and_its_mirror_image_have_one_canonical_key() -> None:
    one, other = played("a1a2 b3xa2"), played("c1c2 b3xc2")
    assert one.key != other.key
    assert one.canonical_key == other.canonical_key
    assert len(family_of(START.game).symmetries(START)) == 1
    assert not family_of(START.game).symmetries(one)


def test_no_game_lasts_longer_than_the_pawns_have_way_to_go() -> None:
    assert START.remaining == START.game.longest == 7
    assert played("b1-b2").remaining == 6
    assert played("b1-b2 a3xb2").remaining == 5


def test_levels_look_two_plies_apart_where_games_are_long() -> None:
    depths = {name: family_of(find_game(name)).level_depths(find_game(name)) for name in NAMES}
    assert depths == {"hexapawn": (0,), "hexapawn:4x4": (0, 2, 4, 6)}
