# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be seen of a program that speaks the Gomocup protocol before it is started."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from desktop_app.games.lines.gomocup import PREFIX, is_spoken
from desktop_app.games.position import Game
from desktop_app.strategies.errors import PlayerError, PlayerFault


def check_brain(path: str) -> None:
    """Look whether a file can be a program of the protocol, without starting it.

    Raises:
        PlayerError: it can't, and why.
    """
    file = Path(path)
    if not file.is_file():
        raise PlayerError(PlayerFault.MISSING, path=path)
    if not file.name.lower().startswith(PREFIX):
        raise PlayerError(PlayerFault.BAD_NAME, path=path, prefix=PREFIX)
    if sys.platform != "win32" and not os.access(file, os.X_OK):
        raise PlayerError(PlayerFault.NOT_STARTED, path=path)


def can_play(game: Game) -> bool:
    """Whether the protocol has a game, so that other programs may be asked for."""
    return is_spoken(game)


def check_game(path: str, game: Game) -> None:
    """Look whether the protocol has a game.

    Raises:
        PlayerError: it has not.
    """
    if not is_spoken(game):
        raise PlayerError(PlayerFault.WRONG_GAME, path=path)
