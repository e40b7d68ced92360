# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What games say of themselves is true of random games."""

from random import Random

import pytest

from desktop_app.core.position import MAX, MIN, Game, Position
from desktop_app.games.registry import PRESETS

SEEDS = range(3)
FEW_PLIES = 60

every_game = pytest.mark.parametrize("game", PRESETS.values(), ids=lambda game: game.id)


def random_game(game: Game, seed: int) -> list[tuple[Position, int]]:
    """The positions of a random game that go on, and the move made in each."""
    dice, position, found = Random(seed), game.start(), list[tuple[Position, int]]()
    while position.outcome is None and len(found) < FEW_PLIES:
        found.append((position, dice.choice(position.legal_moves())))
        position = position.after(found[-1][1])
    return found


@every_game
def test_players_alternate_in_games_that_declare_it(game: Game) -> None:
    if game.traits.takes_turns:
        for seed in SEEDS:
            turns = [position.turn for position, _ in random_game(game, seed)]
            assert turns == [(MAX, MIN)[ply % 2] for ply in range(len(turns))]


@every_game
def test_legal_moves_stay_legal_in_games_that_declare_it(game: Game) -> None:
    if game.traits.moves_stay:
        for seed in SEEDS:
            for position, move in random_game(game, seed):
                after = position.after(move)
                if after.outcome is None:
                    assert set(after.legal_moves()) == set(position.legal_moves()) - {move}


def test_max_is_1_and_min_is_minus_1() -> None:
    assert (MAX, MIN) == (1, -1)
    assert (MAX.opponent, MIN.opponent) == (MIN, MAX)
