# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pytest

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import family_of, find_game
from desktop_app.games.tic_tac_toe_variants.evaluation import distance_from_center, few_lines
from desktop_app.games.tic_tac_toe_variants.game import MarkGame, MarkPosition
from desktop_app.games.tic_tac_toe_variants.rules import MarkFault, Rule
from tests.games.reached import reached


def played(game: str, text: str) -> MarkPosition:
    position = reached(find_game(game).start(), text)
    assert isinstance(position, MarkPosition)
    return position


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("tic-tac-toe:misere", MarkGame(Rule.MISERE)),
        ("misere:3x3x3", MarkGame(Rule.MISERE)),
        ("misere:4x3x3", MarkGame(Rule.MISERE, 4, 3, 3)),
        ("wild", MarkGame(Rule.WILD)),
        ("notakto", MarkGame(Rule.NOTAKTO)),
        ("notakto:1", MarkGame(Rule.NOTAKTO)),
        ("notakto:3", MarkGame(Rule.NOTAKTO, boards=3)),
    ],
)
def test_games_are_named(text: str, game: MarkGame) -> None:
    assert find_game(text) == game
    assert find_game(game.id) == game


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("misere:4x4", MarkFault.BAD_SIZE),
        ("tic-tac-toe:wild", MarkFault.BAD_SIZE),
        ("misere:5x5x3", MarkFault.SIZE_RANGE),
        ("misere:3x3x4", MarkFault.ROW_TOO_LONG),
        ("notakto:0", MarkFault.BAD_BOARDS),
        ("notakto:4", MarkFault.BAD_BOARDS),
        ("notakto:two", MarkFault.BAD_BOARDS),
        ("wild:3", GameFault.UNKNOWN_GAME),
    ],
)
def test_impossible_games_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        find_game(text)
    assert refused.value.fault == fault


def test_a_row_loses_wins_or_kills_a_board() -> None:
    assert played("tic-tac-toe:misere", "b2b3a1a2c3").outcome == MIN
    assert played("tic-tac-toe:misere", "b2a3a1c3c1b3").outcome == MAX
    assert played("wild", "Xb2Oa1Oa2Oa3").outcome == MIN
    assert played("wild", "Xb2Xa1Xc3").outcome == MAX
    assert played("notakto", "a1a2a3").outcome == MIN
    position = played("notakto:2", "a1a2a3")
    assert position.outcome is None
    assert {position.game.cell_text(move)[0] for move in position.legal_moves()} == set("def")
    assert played("notakto:2", "a1a2a3d1d2d3").outcome == MAX


def test_a_full_board_is_a_draw() -> None:
    position = played("tic-tac-toe:misere", "b2a3c1b3b1c2a2a1c3")
    assert position.outcome == 0
    assert position.remaining == 0


def test_only_in_wild_play_winning_moves_are_the_same_for_both() -> None:
    position = played("wild", "Xb2Xa1Oc2")
    threats = family_of(position.game).threats
    for player in (MAX, MIN):
        told = threats(position, player) or ()
        assert [position.game.move_text(move) for move in told] == ["Xc3"]
    position = played("tic-tac-toe:misere", "b2b3a1a2")
    assert list(family_of(position.game).threats(position, MAX) or ()) == []


@pytest.mark.parametrize(
    ("game", "text", "fault"),
    [
        ("wild", "b2", GameFault.MOVE_SYNTAX),
        ("wild", "Xb2 Ob2", MarkFault.TAKEN),
        ("notakto:2", "g1", MarkFault.OFF_BOARD),
        ("notakto:2", "a1a2a3b1", MarkFault.DEAD),
        ("notakto:2", "a1a1", MarkFault.TAKEN),
        ("notakto", "a1a2a3b1", GameFault.GAME_OVER),
        ("tic-tac-toe:misere", "a4", MarkFault.OFF_BOARD),
        ("tic-tac-toe:misere", "4", GameFault.MOVE_SYNTAX),
    ],
)
def test_illegal_moves_are_refused(game: str, text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        played(game, text)
    assert refused.value.fault == fault


@pytest.mark.parametrize(
    ("game", "text", "fault"),
    [
        ("tic-tac-toe:misere", "XX./.../...", MarkFault.WRONG_COUNTS),
        ("tic-tac-toe:misere", "X../.../... X", MarkFault.WRONG_TURN),
        ("tic-tac-toe:misere", "XXX/OO./..O", MarkFault.PLAYED_ON),
        ("tic-tac-toe:misere", "XXX/.../...", MarkFault.WRONG_COUNTS),
        ("tic-tac-toe:misere", "X../...", MarkFault.BOARD_SHAPE),
        ("wild", "X?./.../...", MarkFault.BAD_MARK),
        ("wild", "XXX/.../OOO", MarkFault.PLAYED_ON),
        ("notakto", "O../.../...", MarkFault.BAD_MARK),
        ("notakto", "XXX/.../XXX", MarkFault.PLAYED_ON),
        ("notakto:2", "X../.../...", MarkFault.BOARD_SHAPE),
    ],
)
def test_impossible_boards_are_refused(game: str, text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        find_game(game).parse_position(text)
    assert refused.value.fault == fault


def test_boards_are_written_and_read() -> None:
    position = played("notakto:2", "a1e2d3")
    assert position.text == ".../.../X..+X../.X./... B"
    assert position.game.parse_position(position.text) == position
    assert played("wild", "Ob2Xc1").text == ".../.O./..X A"


def test_the_longest_game_of_notakto_makes_a_row_with_the_seventh_cross() -> None:
    longest = played("notakto", "a3b3a2c2b1c1b2")
    assert (longest.ply, longest.outcome) == (7, MIN)
    assert longest.game.longest == 7


def test_in_misere_play_ones_own_open_lines_are_a_burden() -> None:
    assert few_lines(played("tic-tac-toe:misere", ""), MAX) == 0
    corner = played("tic-tac-toe:misere", "a1")
    assert (few_lines(corner, MAX), few_lines(corner, MIN)) == (-3, 3)
    assert few_lines(played("tic-tac-toe:misere", "a1b2a2"), MAX) == -4 - 1 + 2


@pytest.mark.parametrize("name", ["tic-tac-toe:misere", "wild", "notakto:2"])
def test_cells_are_as_far_from_the_middle_as_the_ring_that_they_are_in(name: str) -> None:
    start = find_game(name).start()
    for move in start.legal_moves():
        is_middle = start.game.move_text(move).lower().lstrip("xo")[-2:] in ("b2", "e2")
        assert distance_from_center(start, move) == (0 if is_middle else 2)


def test_in_wild_play_crosses_and_rings_may_change_places() -> None:
    start = find_game("wild").start()
    images = family_of(start.game).symmetries(start)
    assert len(images) == 2 * 8 - 1
    for image in images:
        for move in start.legal_moves():
            there = family_of(start.game).symmetries(start.after(image[move]))
            assert len(there) == len(family_of(start.game).symmetries(start.after(move)))
    changed = [image for image in images if image[8] == 9]
    assert len(changed) == 8
