# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random positions that look the same when the board is mirrored or turned."""

from __future__ import annotations

from itertools import product
from random import Random

from desktop_app.core.errors import GameError
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition

SYMMETRIC_GAMES = (
    LineGame(3, 3, 3),
    LineGame(5, 4, 4),
    LineGame(9, 9, 5),
    LineGame(15, 15, 5),
    LineGame(8, 6, 4, gravity=True),
    LineGame(9, 9, 4, gravity=True),
)


def images_by_hand(position: LinePosition) -> list[list[int]]:
    """For each way to turn or mirror the board that leaves a position as it is, all cells' images.

    Each is worked out from the cells' places; it is tried on the stones one by one.
    """
    game = position.game
    found: list[list[int]] = []
    for left_right, top_down, turned in product((False, True), repeat=3):
        if (game.gravity and (top_down or turned)) or (turned and game.columns != game.rows):
            continue
        image: list[int] = []
        for cell in range(game.columns * game.rows):
            column, row = cell % game.columns, cell // game.columns
            column = game.columns - 1 - column if left_right else column
            row = game.rows - 1 - row if top_down else row
            image.append(column * game.columns + row if turned else row * game.columns + column)
        if all(
            stones >> cell & 1 == stones >> image[cell] & 1
            for stones in (position.x_stones, position.o_stones)
            for cell in range(len(image))
        ):
            found.append(image)
    return found


def symmetric_position(game: LineGame, seed: int, most: int = 24) -> LinePosition:
    """A position without an end, of at most so many stones, with one symmetry or more."""
    random = Random(seed)
    images = images_by_hand(game.start())
    while True:
        image = random.choice(images[1:])
        stones = [0, 0]
        wanted = random.randint(0, min(most, game.board.cells - 4))
        while (stones[0] | stones[1]).bit_count() < wanted:
            side = random.randrange(2) if stones[0] == stones[1] else _behind(stones)
            cells = _orbit(_open_cell(game, random, stones[0] | stones[1]), image)
            if not cells & (stones[0] | stones[1]):
                stones[side] |= cells
        try:
            position = game.position(*stones)
        except GameError:
            continue
        if position.outcome is None:
            return position


def _behind(stones: list[int]) -> int:
    return int(stones[0].bit_count() > stones[1].bit_count())


def _open_cell(game: LineGame, random: Random, taken: int) -> int:
    """An open cell on which a stone can lie."""
    cells = range(game.columns * game.rows)
    while True:
        cell = random.choice(cells)
        if game.gravity:
            below = [c for c in cells if c % game.columns == cell % game.columns]
            cell = max((c for c in below if not taken >> c & 1), default=cell)
        if not taken >> cell & 1:
            return cell


def _orbit(cell: int, image: list[int]) -> int:
    cells = 0
    while not cells >> cell & 1:
        cells |= 1 << cell
        cell = image[cell]
    return cells
