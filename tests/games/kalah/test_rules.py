# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Kalah, by hand and against a sowing that drops one seed at a time."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.games.kalah.entry import parse_size
from desktop_app.games.kalah.evaluation import captures
from desktop_app.games.kalah.examples import ONE_OR_THREE
from desktop_app.games.kalah.rules import KalahGame, KalahPosition, sow
from tests.games.kalah.sowing import one_by_one
from tests.games.reached import reached

USUAL, EMPTY = KalahGame(6, 4), KalahGame(6, 4, empty_captures=True)


def at(game: KalahGame, moves: str) -> KalahPosition:
    return reached(game.start(), moves)


@pytest.mark.parametrize("empty_captures", [False, True])
def test_seeds_are_sown_as_by_hand(empty_captures: bool) -> None:
    dice = Random(4)
    for _ in range(3_000):
        pits = dice.randint(1, 6)
        rows = [tuple(dice.choice((0, 0, 1, 2, 3, 9, 14, 30)) for _ in range(pits)) for _ in "XO"]
        for pit, count in enumerate(rows[0]):
            if count:
                found = sow(rows[0], rows[1], pit, empty_captures=empty_captures)
                assert found == one_by_one(rows[0], rows[1], pit, empty_captures=empty_captures)


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("", "4,4,4,4,4,4,0/4,4,4,4,4,4,0 X"),
        ("c", "4,4,0,5,5,5,1/4,4,4,4,4,4,0 X"),  # the last seed in the store
        ("cf", "4,4,0,5,5,0,2/5,5,5,5,4,4,0 O"),
        ("a", "0,5,5,5,5,4,0/4,4,4,4,4,4,0 O"),
        ("aC", "0,5,5,5,5,4,0/4,4,0,5,5,5,1 O"),
        ("aCF", "1,6,6,6,5,4,0/4,4,0,5,5,0,2 X"),
    ],
)
def test_a_game_goes_on_as_the_rules_say(moves: str, text: str) -> None:
    assert at(USUAL, moves).text == text


def test_a_last_seed_in_the_own_store_gives_another_move() -> None:
    for moves, turn, again in (("c", MAX, True), ("a", MIN, False), ("aC", MIN, True)):
        before, after = at(USUAL, moves[:-1]), at(USUAL, moves)
        (move,) = parse_moves(before, moves[-1])
        assert before.sown(move).moves_again is again
        assert after.turn is turn
        assert before.after(move) == after


def test_the_second_player_captures_likewise() -> None:
    position = KalahGame(4, 1).parse_position("1,0,2,0,1/1,0,2,0,1 O")
    assert position.sown(4).captured == 3
    assert position.after(4).text == "1,0,0,0,1/0,0,2,0,4 X"


def test_a_full_round_ends_in_the_emptied_pit_and_captures() -> None:
    position = KalahGame(3, 4).parse_position("7,0,1,4/2,3,1,6 X")
    assert position.sown(0).captured == 1 + 2
    assert position.after(0).text == "0,1,2,8/3,4,0,6 O"


def test_a_last_seed_in_a_pit_of_the_other_row_captures_nothing() -> None:
    position = KalahGame(3, 2, empty_captures=True).parse_position("1,0,2,4/0,2,1,2 X")
    assert position.sown(2).captured == 0
    assert position.after(2).text == "1,0,0,5/1,2,1,2 O"


def test_the_last_seed_in_an_empty_pit_captures_what_is_opposite() -> None:
    position = KalahGame(4, 1).parse_position(ONE_OR_THREE)
    assert position.sown(0).captured == 3
    assert position.after(0).text == "0,0,2,0,4/1,0,0,0,1 O"


def test_an_empty_pit_opposite_is_captured_from_by_the_other_rule_alone() -> None:
    text = "1,0,2,1,0/1,1,0,2,0 X"
    usual, other = (KalahGame(4, 1, empty_captures=rule) for rule in (False, True))
    assert usual.parse_position(text).after(0).text == "0,1,2,1,0/1,1,0,2,0 O"
    assert other.parse_position(text).after(0).text == "0,0,2,1,1/1,1,0,2,0 O"


def test_the_other_players_store_is_skipped() -> None:
    position = KalahGame(3, 3).parse_position("0,0,8,0/3,3,1,3 X")
    assert position.after(2).text == "1,1,1,2/4,4,2,3 X"


def test_the_game_also_ends_when_the_row_of_the_player_to_move_next_is_empty() -> None:
    position = KalahGame(3, 1).parse_position("1,2,0,1/0,0,1,1 O")
    end = position.after(5)
    assert (end.text, end.outcome) == ("0,0,0,4/0,0,0,2 O", 2)
    position = KalahGame(3, 1).parse_position("1,0,0,1/2,0,1,1 X")
    end = position.after(0)
    assert end.outcome is None  # it captured nothing, and X still has a seed
    position = KalahGame(3, 1).parse_position("0,1,0,1/1,0,0,3 X")
    assert position.after(1).outcome == 0


def test_when_one_row_is_empty_the_rest_goes_to_its_owner() -> None:
    position = KalahGame(3, 1).parse_position("0,0,1,0/1,2,0,2 X")
    end = position.after(2)
    assert (end.text, end.outcome, end.legal_moves()) == ("0,0,0,1/0,0,0,5 X", -4, [])


def test_noisy_moves_are_the_captures_the_largest_first() -> None:
    position = KalahGame(4, 2).parse_position("1,0,2,0,1/2,2,4,0,4 X")
    assert list(captures(position).items()) == [(0, 5)]  # c only moves again
    position = KalahGame(4, 2).parse_position("1,0,1,0,1/2,2,4,1,4 X")
    assert list(captures(position).items()) == [(0, 5), (2, 3)]
    assert list(captures(KalahGame(6, 4).start())) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("6x4", "4,4,4,4,4,4/4,4,4,4,4,4"),
        ("6x4", "4,4,4,4,4,4,1/4,4,4,4,4,4,0"),
        ("6x4", "4,4,4,4,4,4,0/4,4,4,4,4,4,0 Z"),
        ("6x4", "4,4,4,4,4,4,0"),
        ("6x4", "g"),
        ("3x2", "d"),
        ("3x2", "bb"),
    ],
)
def test_invalid_moves_and_positions_are_refused(name: str, text: str) -> None:
    game = parse_size("kalah", name)
    is_position = game.is_position_text(text)
    with pytest.raises(GameError):
        game.parse_position(text) if is_position else parse_moves(game.start(), text)


@pytest.mark.parametrize("name", ["0x4", "7x4", "6x7", "6", "6x4:x"])
def test_invalid_sizes_are_refused(name: str) -> None:
    with pytest.raises(GameError):
        parse_size("kalah", name)


@pytest.mark.parametrize("game", [KalahGame(6, 4), KalahGame(6, 6, empty_captures=True)])
def test_no_game_lasts_longer_than_it_may(game: KalahGame) -> None:
    dice = Random(9)
    for _ in range(60):
        position, plies = game.start(), 0
        while position.outcome is None:
            assert sum(position.stores) + sum(map(sum, position.pits)) == game.total
            left, plies = position.remaining, plies + 1
            position = position.after(dice.choice(position.legal_moves()))
            assert position.remaining < left
            assert position.ply == plies
        assert position.outcome == position.stores[0] - position.stores[1]
        assert position.turn in (MAX, MIN)


@cache
def longest(position: KalahPosition) -> int:
    """Count the plies of the longest game that can follow."""
    if position.outcome is not None:
        return 0
    return 1 + max(longest(position.after(move)) for move in position.legal_moves())


@pytest.mark.parametrize("name", ["1x3", "2x2", "2x3", "3x1", "3x1:empty"])
def test_the_plies_still_to_come_are_never_more_than_the_bound(name: str) -> None:
    start = parse_size("kalah", name).start()
    seen, to_do = {start}, [start]
    while to_do:
        position = to_do.pop()
        assert position.remaining >= longest(position)
        assert (position.remaining == 0) is (position.outcome is not None)
        new = {position.after(move) for move in position.legal_moves()} - seen
        seen |= new
        to_do += new
