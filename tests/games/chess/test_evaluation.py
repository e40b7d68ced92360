# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The static evaluations of chess."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import MAX, MIN
from desktop_app.core.score import DECISIVE
from desktop_app.games.chess.evaluation import (
    FULL,
    Weights,
    material,
    phase,
    piece_values,
    squares,
    tapered,
    tapered_value,
)
from desktop_app.games.chess.rules import ChessGame, ChessPosition

GAME = ChessGame()
MATERIAL, SQUARES, TAPERED = material.weights, squares.weights, tapered.weights
ALL = pytest.mark.parametrize("weights", [MATERIAL, SQUARES, TAPERED])


def random_positions(count: int, seed: int = 1) -> list[ChessPosition]:
    dice, found = Random(seed), list[ChessPosition]()
    while len(found) < count:
        position = GAME.start()
        while position.outcome is None and position.ply < 60:
            position = position.after(dice.choice(position.legal_moves()))
        found.append(position)
    return found


def seen_from_the_other_side(position: ChessPosition) -> ChessPosition:
    return ChessPosition(GAME, position.board.mirror(), position.ply)


@ALL
def test_the_start_is_even_and_both_colours_count_alike(weights: Weights) -> None:
    assert tapered_value(GAME.start(), weights) == 0
    for position in random_positions(30):
        assert tapered_value(position, weights) == -tapered_value(
            seen_from_the_other_side(position), weights
        )


@pytest.mark.parametrize(
    ("fen", "values"),
    [
        # by hand: a pawn on e4 beside one on e2 (rank and file of the tables)
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", (0, 40, 32)),
        # a queen on d1 alone: 900; 900 - 5 and the kings; PeSTO's between 4 parts early, 20 late
        ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", (900, 895, (4 * 1035 + 20 * 893) // 24)),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", (500, 500, (2 * 458 + 22 * 503) // 24)),
    ],
)
def test_values_of_positions_counted_by_hand(fen: str, values: tuple[int, int, int]) -> None:
    position = GAME.parse_position(fen)
    assert tuple(tapered_value(position, each) for each in (MATERIAL, SQUARES, TAPERED)) == values


@ALL
def test_the_values_of_the_pieces_add_up(weights: Weights) -> None:
    for position in random_positions(10, seed=2):
        share = phase(position)
        assert 0 <= share <= FULL
        found = list(piece_values(position, weights))
        assert len(found) == len(position.board.piece_map())
        whole = sum(early * share + late * (FULL - share) for early, late in found) / FULL
        assert tapered_value(position, weights) == int(whole)


@pytest.mark.parametrize("evaluation", [material, squares, tapered])
def test_evaluations_are_zero_sum_and_never_look_like_a_win(evaluation: Evaluation) -> None:
    for position in random_positions(10, seed=3):
        assert evaluation(position, MAX) == -evaluation(position, MIN)
        assert abs(evaluation(position, MAX)) < DECISIVE
