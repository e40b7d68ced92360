# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Short games for who has never seen a game."""

from collections.abc import Sequence

from desktop_app.core.entry import SAMPLE_PLIES, short_game
from desktop_app.core.position import Game, Move, Position
from desktop_app.games.k_in_a_row.game import LineGame
from tests.games.small_games import PASS, Nim, Truce, Walk


def end_of(game: Game, moves: Sequence[Move]) -> Position:
    position = game.start()
    for move in moves:
        assert move in position.legal_moves()
        position = position.after(move)
    return position


def test_the_shortest_game_that_is_won_is_shown() -> None:
    assert len(short_game(Nim((3,)))) == 1


def test_a_game_that_is_won_is_shown_rather_than_a_shorter_draw() -> None:
    game = Truce(9)
    moves = short_game(game)
    assert len(moves) > len([PASS, PASS])
    assert end_of(game, moves).outcome


def test_without_a_won_game_the_sample_is_any_game() -> None:
    game = LineGame(4, 1, 4)
    moves = short_game(game)
    assert len(moves) == 4
    assert end_of(game, moves).outcome == 0


def test_a_game_that_goes_on_and_on_is_left_as_it_is() -> None:
    game = Walk(1_001)
    moves = short_game(game)
    assert len(moves) == SAMPLE_PLIES
    assert end_of(game, moves).outcome is None
