# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves that a symmetry of the position maps onto each other."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.tree import NumberTree
from desktop_app.search.symmetric_moves import SymmetricMoves
from tests.games.positions import number_trees
from tests.search.symmetric import SYMMETRIC_GAMES, images_by_hand, symmetric_position

TIC_TAC_TOE = LineGame(3, 3, 3)


def test_corners_edges_and_the_middle_of_an_empty_board() -> None:
    images = SymmetricMoves(TIC_TAC_TOE.start())
    assert images.firsts(range(9)) == [0, 1, 4]
    assert images.of(8) == (0, 2, 6, 8)
    assert images.of(4) == (4,)
    assert images.line((0, 1, 5), 8) in ((8, 7, 3), (8, 5, 1))


def test_stones_fall_on_both_sides_but_not_up() -> None:
    images = SymmetricMoves(LineGame(7, 6, 4, gravity=True).start())
    assert images.of(35) == (35, 41)
    assert images.line((35, 28, 40), 41) == (41, 34, 36)


@given(number_trees)
def test_a_tree_of_numbers_has_no_symmetry(game: NumberTree) -> None:
    position = game.start()
    images = SymmetricMoves(position)
    moves = position.legal_moves()
    assert images.firsts(moves) == list(moves)
    assert all(images.of(move) == (move,) for move in moves)


@given(st.sampled_from(SYMMETRIC_GAMES), st.integers(0, 10**6))
def test_images_are_the_rotations_and_reflections(game: LineGame, seed: int) -> None:
    position = symmetric_position(game, seed)
    images, all_by_hand = SymmetricMoves(position), images_by_hand(position)
    moves = position.legal_moves()
    for move in moves:
        by_hand = {image[move] for image in all_by_hand}
        assert images.of(move) == tuple(sorted(by_hand))
        assert images.first(move) == min(by_hand)
        for image in by_hand:
            line = images.line((move, *moves), image)
            assert line[0] == image
            assert sorted(line[1:]) == sorted(moves)
    assert sorted(m for f in images.firsts(moves) for m in images.of(f)) == sorted(moves)
