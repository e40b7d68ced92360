# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of line games for the tests of the kernels."""

from __future__ import annotations

from random import Random

from desktop_app.core.grid import bits
from desktop_app.core.position import Move
from desktop_app.games.k_in_a_row.evaluation import threats
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernel.search import LineSearch

LIKELY = 3
"""Games are played with one of so many best cells."""


def order_of(position: LinePosition) -> list[Move]:
    """Moves that lead to a position, as the kernel takes them."""
    moves = [0] * position.ply
    moves[::2], moves[1::2] = list(bits(position.x_stones)), list(bits(position.o_stones))
    return moves


def random_position(game: LineGame, random: Random, plies: int) -> LinePosition:
    """An unfinished position of a random game whose stones lie together.

    Where so many stones always make a line there are fewer.
    """
    while True:
        plies = max(plies, 0)
        position = game.start()
        apart = [
            abs(cell // game.columns - game.rows // 2)
            + abs(cell % game.columns - game.columns // 2)
            for cell in range(game.board.cells)
        ]
        while position.outcome is None and position.ply < plies:
            near = min(
                position.legal_moves(),
                key=lambda cell: apart[cell] + 4 * random.random(),
            )
            position = position.after(near)
        if position.outcome is None:
            return position
        plies -= 1


def played_position(game: LineGame, random: Random, most: int, kernel: LineSearch) -> LinePosition:
    """A position of a game in which each side takes one of the cells with the best lines.

    It has at most so many stones and is unfinished: in the opening little is threatened, in
    the middle much, and where the game would have ended soon there is something to be proven.
    """
    position = game.start()
    kernel.set_moves([])
    while position.ply < most:
        ranked = sorted(kernel.scores(), key=lambda found: -found[1])
        move = random.choice(ranked[:LIKELY])[0]
        after = position.after(move)
        if after.outcome is not None:
            break
        kernel.play(move)
        position = after
    return position


def held_position(game: LineGame, random: Random, plies: int) -> LinePosition:
    """A position of a game in which nobody lets the other win at once, while that can be helped.

    Random games on large boards hardly ever come as far as this.
    """
    position = game.start()
    while position.ply < plies:
        moves = [move for move in position.legal_moves() if _holds(position.after(move))]
        if not moves:
            break
        position = position.after(random.choice(moves))
    return position


def _holds(position: LinePosition) -> bool:
    return position.outcome is None and not threats(position, position.turn)
