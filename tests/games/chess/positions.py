# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of chess for tests of the kernel.

For more positions, which takes minutes and tells what was found:
`CHESS_POSITIONS=2000 python -m pytest -s --timeout 0 tests -k chess`.
"""

from __future__ import annotations

from collections.abc import Iterator
from os import environ
from random import Random

from desktop_app.games.chess.rules import ChessGame, ChessPosition

GAME = ChessGame()
ASKED = int(environ.get("CHESS_POSITIONS", "0"))
SMALL = 1 << 22


def random_game(dice: Random, plies: int) -> Iterator[ChessPosition]:
    position = GAME.start()
    while position.outcome is None and position.ply < plies:
        yield position
        position = position.after(dice.choice(position.legal_moves()))
