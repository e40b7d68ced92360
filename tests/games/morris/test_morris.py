# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three men's morris: its rules, how it is written, and who wins by which of them."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from desktop_app.core.entry import PositionWithoutHistory
from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import MAX, MIN
from desktop_app.core.score import WIN
from desktop_app.games.morris.entry import symmetries, threats, without_history
from desktop_app.games.morris.rules import (
    HAS_ROW,
    LINKS,
    MorrisFault,
    MorrisGame,
    MorrisPosition,
    MovementRule,
)
from desktop_app.games.registry import find_game
from desktop_app.search.alphabeta import AlphaBeta, TranspositionTable
from desktop_app.search.limits import Budget, Limits
from tests.games.reached import reached

GAME = MorrisGame()
PLACED = "b2 a3 c2 a2 a1 c3"
LAP = "b2-b3 a3-b2 b3-a3 b2-b3 a3-b2 b3-a3"
"""Ends where it begins."""


def played(text: str, game: MorrisGame = GAME) -> MorrisPosition:
    return reached(game.start(), text)


def texts(position: MorrisPosition) -> list[str]:
    return [position.game.move_text(move) for move in position.legal_moves()]


# Who wins


@pytest.mark.parametrize("ways", [MovementRule.STRAIGHT, MovementRule.CENTRE])
def test_by_the_textbooks_search_the_first_player_wins_in_nine_plies_by_the_centre_only(
    ways: MovementRule,
) -> None:
    """One ply deeper each time, as minimax is told in books; nothing of it is known beforehand."""
    assert {first: ahead(ways, first) for first in ("b2", "a3", "b3")} == {
        "b2": WIN - 9,
        "a3": 0,
        "b3": 0,
    }


@pytest.mark.parametrize("ways", [MovementRule.DIAGONALS, MovementRule.ANYWHERE])
def test_by_other_rules_nobody_wins_so_soon(ways: MovementRule) -> None:
    assert {ahead(ways, first) for first in ("b2", "a3", "b3")} == {0}


def ahead(ways: MovementRule, first: str) -> float:
    """What the first move is worth to X within nine plies; a loss counts as none."""
    child = played(first, MorrisGame(ways))
    search = AlphaBeta(Budget(Limits()), lambda _position, _player: 0, TranspositionTable(1 << 22))
    for depth in range(1, 9):
        value = -search.value(child, depth, -WIN, 0)
        if value > 0:
            return value - 1
    return 0


# The rules


def test_three_stones_are_placed_and_then_moved() -> None:
    assert len(texts(GAME.start())) == 9
    assert texts(played(PLACED)) == ["b2-b3", "b2-b1", "b2-c1", "c2-c1", "a1-b1"]
    assert texts(played(PLACED, MorrisGame(MovementRule.STRAIGHT))) == [
        "b2-b3",
        "b2-b1",
        "c2-c1",
        "a1-b1",
    ]
    anywhere = texts(played(PLACED, MorrisGame(MovementRule.ANYWHERE)))
    assert len(anywhere) == 9


def test_lines_join_points_both_ways() -> None:
    counts = {
        MovementRule.STRAIGHT: 12,
        MovementRule.CENTRE: 16,
        MovementRule.DIAGONALS: 20,
        MovementRule.ANYWHERE: 36,
    }
    for ways, count in counts.items():
        pairs = {(one, other) for one in range(9) for other in LINKS[ways][one]}
        assert len(pairs) == 2 * count
        assert {(other, one) for one, other in pairs} == pairs


def test_three_in_a_row_win_while_stones_are_placed_too() -> None:
    assert played("b2 a1 a2 b1 c2").outcome == MAX
    assert played("b2 a1 a2 b1 c3 c1").outcome == MIN
    assert played("a3 b3 b2 c3 c1").outcome == MAX  # slanting
    assert played("b2 a3 c2 a2 a1 c3 b2-b1 a3-b3 c2-c1").outcome == MAX


@pytest.mark.parametrize("ways", MovementRule)
def test_somebody_can_always_move(ways: MovementRule) -> None:
    """So the rules need not say what happens else."""
    stones = [each for each in range(1 << 9) if each.bit_count() == 3 and not HAS_ROW[each]]
    for x, o in permutations(stones, 2):
        if x & o:
            continue
        assert MorrisPosition(MorrisGame(ways), (x, o, MAX), 6).legal_moves()


def test_the_third_time_the_same_is_a_draw() -> None:
    once = played(PLACED)
    again = played(f"{PLACED} {LAP}")
    assert (again.placement, again.outcome, again.key == once.key) == (once.placement, None, False)
    thrice = played(f"{PLACED} {LAP} {LAP}")
    assert (thrice.placement, thrice.outcome, thrice.legal_moves()) == (once.placement, 0, ())


def test_earlier_positions_are_in_the_key_and_text_but_not_in_the_search() -> None:
    once, again = played(PLACED), played(f"{PLACED} {LAP}")
    assert again.met_twice == {once.placement}
    assert without_history(again) == PositionWithoutHistory(
        without_history(once).position, again.met_twice
    )
    assert without_history(again).position.key == once.placement
    assert without_history(once).drawn == frozenset()
    assert GAME.parse_position(again.text).key == again.key


def test_threats_are_moves_that_would_win() -> None:
    position = played("b2 a3 c2 c3 a1")
    assert [GAME.move_text(move) for move in threats(position, MIN)] == ["b3"]
    assert [GAME.move_text(move) for move in threats(position, MAX)] == ["a1-a2"]
    assert [GAME.move_text(move) for move in threats(played("b2 a3 c2"), MAX)] == ["a2"]


def test_symmetries_are_those_of_the_square() -> None:
    assert len(symmetries(GAME.start())) == 7
    assert len(symmetries(played("b2"))) == 7
    assert len(symmetries(played("b2 a3"))) == 1
    assert len({GAME.start().after(move).canonical_key for move in range(9)}) == 3


# What is typed


@pytest.mark.parametrize(
    ("text", "ways", "name"),
    [
        ("three-mens-morris", MovementRule.CENTRE, "three-mens-morris"),
        ("morris:centre", MovementRule.CENTRE, "three-mens-morris"),
        ("Morris:ANYWHERE", MovementRule.ANYWHERE, "morris:anywhere"),
        ("morris:straight", MovementRule.STRAIGHT, "morris:straight"),
    ],
)
def test_rules_stand_in_the_name(text: str, ways: MovementRule, name: str) -> None:
    assert find_game(text) == MorrisGame(ways)
    assert find_game(text).id == name


def test_other_rules_are_refused() -> None:
    with pytest.raises(GameError) as refused:
        find_game("morris:nine")
    assert refused.value.fault == MorrisFault.UNKNOWN_WAYS


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("d1", GameFault.MOVE_SYNTAX),
        ("b2-", GameFault.MOVE_SYNTAX),
        ("b2-b3", MorrisFault.PLACE_FIRST),
        ("b2 b2", MorrisFault.TAKEN),
        (f"{PLACED} b3", MorrisFault.ALL_PLACED),
        (f"{PLACED} b2-a1", MorrisFault.TAKEN),
        (f"{PLACED} a3-b3", MorrisFault.NO_STONE),
        (f"{PLACED} c2-b1", MorrisFault.NO_LINE),
        (f"{PLACED} b2-b1 a3-b3 c2-c1 a2-a3", GameFault.GAME_OVER),
    ],
)
def test_illegal_moves_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        played(text)
    assert refused.value.fault == fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("XO/.../...", MorrisFault.BAD_BOARD),
        ("XO./..Z/...", MorrisFault.BAD_BOARD),
        ("XO./.../... Y", MorrisFault.BAD_BOARD),
        ("XX./.../...", MorrisFault.BAD_COUNTS),
        ("XXO/OXO/XO.", MorrisFault.BAD_COUNTS),
        ("XO./.../... O", MorrisFault.WRONG_TURN),
        ("XXX/OO./O.. X", MorrisFault.BOTH_WON),
    ],
)
def test_impossible_boards_are_refused(text: str, fault: str) -> None:
    with pytest.raises(GameError) as refused:
        GAME.parse_position(text)
    assert refused.value.fault == fault


def test_either_side_may_move_when_all_are_placed() -> None:
    assert (GAME.parse_position("X.X/O.O/XO. O").turn, GAME.parse_position("X.X/O.O/XO.").turn) == (
        MIN,
        MAX,
    )
    assert GAME.parse_position("X.X/O.O/XO. O").ply == 7


def test_a_move_and_its_image_lead_to_images() -> None:
    """Of what can be turned onto itself, when stones are placed and when they move."""
    dice, moved = Random("images"), 0
    for _ in range(300):
        position = GAME.start()
        while position.outcome is None and position.ply < 9:
            position = position.after(dice.choice(position.legal_moves()))
            for image in symmetries(position) if position.outcome is None else ():
                moves = position.legal_moves()
                assert sorted(image[move] for move in moves) == list(moves)
                moved += position.ply >= 6
                for move in moves:
                    one, other = (position.after(each) for each in (move, image[move]))
                    assert plain(one) == plain(other)
    assert moved > 10


def plain(position: MorrisPosition) -> object:
    """The same for all that are turned or mirrored, whatever came before."""
    game = MorrisGame(position.game.ways, remembers=False)
    return MorrisPosition(game, position.placement, position.ply).canonical_key


def test_a_symmetry_must_hold_for_the_earlier_positions_too() -> None:
    once = GAME.parse_position("X.X/.O./OXO")
    again = reached(once, "a3-a2 b2-b3 a2-a3 b3-b2")
    assert again.placement == once.placement
    assert (len(symmetries(once)), len(symmetries(again))) == (1, 0)
