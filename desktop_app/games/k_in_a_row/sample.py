# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A short line game with a winner, for people who have never seen one."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.entry import short_game
from desktop_app.core.position import Game, Move
from desktop_app.core.record import parse_moves
from desktop_app.games.k_in_a_row.game import LineGame

KNOWN = {
    "tic-tac-toe": "b2b1a1a2c3",
    "mnk:4x4x4": "b2b1c3c4a1a4d4",
    "connect-four": "12233434464",
    "gomoku": "h8h9g7g9f6f9i9j10e5",
    "five-in-a-row": "k10k11j9j11i8i11l11m12h7",
}
"""By the game's id: a slanting row, which is the one that is overlooked."""


def line_sample(game: Game) -> Sequence[Move]:
    """Return a game that the first player wins, if the board has room for one."""
    assert isinstance(game, LineGame)
    if game.id in KNOWN:
        return parse_moves(game.start(), KNOWN[game.id])
    if game.k > game.columns or game.rows < 2:
        return short_game(game)
    first = (game.columns - game.k) // 2
    letters = [chr(ord("a") + first + step) for step in range(game.k)]
    if game.gravity:
        places = [str(first + step + 1) for step in range(game.k) for _ in range(2)]
        separator = "" if game.columns < 10 else " "
    else:
        middle = (game.rows + 1) // 2
        places = [f"{letter}{row}" for letter in letters for row in (middle, middle + 1)]
        separator = ""
    return parse_moves(game.start(), separator.join(places[:-1]))
