# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The plan of a tournament: pairs, openings and who moves first, all known in advance."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from desktop_app.games.registry import family_of, find_game
from desktop_app.players.registry import parse_strategy
from desktop_app.search.beginner import winning_moves
from desktop_app.search.limits import Limits
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.tournament import (
    FAR,
    FirstPlayer,
    Tournament,
    default_opening_plies,
    needs_time,
    parse_tournament,
    random_openings,
)

THREE = tuple(map(parse_strategy, ("random", "perfect", "alpha-beta:2")))
ROUND_ROBIN = Tournament(GameConditions("tic-tac-toe", seed=5), THREE, games=24, openings=6)


def test_each_plays_each_so_many_games() -> None:
    numbers = list(ROUND_ROBIN.tasks())
    assert len(numbers) == len(set(numbers)) == ROUND_ROBIN.total == 72
    pairs = Counter((str(ROUND_ROBIN.task(*n).a), str(ROUND_ROBIN.task(*n).b)) for n in numbers)
    assert pairs == {
        ("random", "perfect"): 24,
        ("random", "alpha-beta:2"): 24,
        ("perfect", "alpha-beta:2"): 24,
    }


def test_each_pair_plays_each_opening_from_both_sides() -> None:
    for pair in range(3):
        played = Counter(
            (task.opening, task.a_begins)
            for task in (ROUND_ROBIN.task(pair, number) for number in range(24))
        )
        assert len(played) == 12
        assert set(played.values()) == {2}
    first, second = ROUND_ROBIN.task(0, 6), ROUND_ROBIN.task(0, 7)
    assert first.opening == second.opening
    assert first.a_begins is not second.a_begins


def test_openings_are_different_and_open() -> None:
    for name, plies in (("tic-tac-toe", 2), ("connect-four", 4), ("gomoku", 4), ("nim:3,4,5", 1)):
        game, ends = find_game(name), set[object]()
        found = random_openings(game, plies, 8, seed=1)
        for moves in found:
            position = game.start()
            for move in moves:
                assert move in position.legal_moves()
                position = position.after(move)
            assert position.outcome is None
            assert not winning_moves(position)
            ends.add(position.canonical_key)
        assert len(ends) == len(found) == 8
        assert random_openings(game, plies, 8, seed=1) == found
        assert random_openings(game, plies, 8, seed=2) != found


@pytest.mark.parametrize(
    ("name", "plies"),
    [("tic-tac-toe", 2), ("nim:3,4,5", 2), ("mnk:5x4x4", 4), ("connect-four", 4), ("chess", 4)],
)
def test_openings_of_short_games_are_shorter(name: str, plies: int) -> None:
    assert default_opening_plies(find_game(name)) == plies


def test_openings_on_a_large_board_lie_near_the_middle() -> None:
    """Some reach the allowed distance from it; none exceeds it."""
    game = find_game("gomoku")
    distance_from_center, start = family_of(game).distance_from_center, game.start()
    moves = [moves[0] for moves in random_openings(game, 1, 100, seed=1)]
    assert max(distance_from_center(start, move) for move in moves) == FAR
    for opening in random_openings(game, 4, 50, seed=1):
        assert all(distance_from_center(start, move) <= FAR for move in opening)


def test_openings_that_are_given_are_played_in_their_order_and_written_down() -> None:
    given = ("a1 b2", "c3 b2")
    tournament = replace(ROUND_ROBIN, games=6, openings=0, given=given)
    game = tournament.game
    played = [game.moves_text(tournament.task(0, number).opening) for number in range(6)]
    assert [text.replace(" ", "") for text in played] == ["a1b2", "a1b2", "c3b2", "c3b2"] + [
        "a1b2"
    ] * 2
    assert parse_tournament(tournament.text()) == tournament
    assert parse_tournament(ROUND_ROBIN.text().replace(', "given": []', "")) == ROUND_ROBIN


def test_there_are_no_more_openings_than_there_are() -> None:
    """Apart from symmetries, tic-tac-toe has twelve openings of two moves."""
    assert len(random_openings(find_game("tic-tac-toe"), 2, 100, seed=3)) == 12


@pytest.mark.parametrize("first", FirstPlayer)
def test_the_first_player_alternates_is_fixed_or_random(first: FirstPlayer) -> None:
    tournament = replace(ROUND_ROBIN, first=first, games=200)
    begins = [tournament.task(0, number).a_begins for number in range(200)]
    expected = {FirstPlayer.ALTERNATING: 100, FirstPlayer.FIXED: 200}.get(first)
    assert begins.count(True) == expected if expected else 60 < begins.count(True) < 140
    assert begins == [tournament.task(0, number).a_begins for number in range(200)]
    if first is not FirstPlayer.RANDOM:
        assert begins[0]


def test_a_tournament_is_read_as_it_was_written() -> None:
    terms = GameConditions("connect-four", seed=-3, limits=Limits(nodes=100), patience=2.5)
    for tournament in (ROUND_ROBIN, Tournament(terms, THREE, first=FirstPlayer.RANDOM, plies=6)):
        assert parse_tournament(tournament.text()) == tournament


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", '{"form": 2}', '{"form": 1, "terms": 3}'])
def test_an_invalid_tournament_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".?"):
        parse_tournament(text)


def test_a_move_may_come_later_than_its_time_before_it_is_given_up() -> None:
    for seconds in (0.5, 60.0):
        assert (
            GameConditions("tic-tac-toe", limits=Limits(seconds=seconds)).move_timeout > seconds + 1
        )
        assert (
            GameConditions("tic-tac-toe", limits=Limits(seconds=seconds), patience=2.0).move_timeout
            == 2
        )
    assert (
        GameConditions("tic-tac-toe").move_timeout
        > GameConditions("x", limits=Limits(seconds=60.0)).move_timeout
    )


def test_a_run_by_seconds_cannot_be_repeated() -> None:
    assert ROUND_ROBIN.is_repeatable
    by_time = GameConditions("tic-tac-toe", limits=Limits(seconds=1.0))
    assert not replace(ROUND_ROBIN, terms=by_time).is_repeatable
    brain = (*THREE, parse_strategy("brain:/some/pbrain-x"))
    assert not replace(ROUND_ROBIN, players=brain).is_repeatable
    assert not needs_time(find_game("tic-tac-toe"), THREE)
    assert needs_time(find_game("gomoku"), THREE)
    assert not needs_time(find_game("gomoku"), THREE[:1])
