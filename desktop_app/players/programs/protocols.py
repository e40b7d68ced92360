# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The protocols of external programs: their games, their files, and how long programs may take.

Nothing here starts a program.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path, PurePath
from typing import NamedTuple

from desktop_app.core.position import Game
from desktop_app.games.chess import FAMILY as CHESS
from desktop_app.games.k_in_a_row.gomocup import PREFIX, is_supported
from desktop_app.players.errors import PlayerError, PlayerFault

BRAIN = "brain"
UCI = "uci"

TURN_SECONDS = 5.0
"""The default thinking time of a program."""
LONGEST_QUOTE = 80
"""The most characters of a program's output that a message repeats."""

USUAL_PLACES = ("/usr/games", "/usr/local/games", "/usr/local/bin", "/opt/homebrew/bin")
"""Folders with programs that are missing from the path of some desktops."""
UCI_NAMES = (
    "stockfish",
    "fairy-stockfish",
    "ethereal-chess",
    "ethereal",
    "gnuchess",
    "glaurung",
    "toga2",
    "fruit",
    "lc0",
    "arasan",
    "rubichess",
    "sunfish-uci",
)
"""The file names of common chess engines."""
ARGUMENTS = {
    "gnuchess": ("--uci",),
    "minimax-fair": ("--uci",),
    "minimax-fair-cli": ("--uci",),
}
"""The arguments that some programs need to use the protocol, by name."""


class Timeouts(NamedTuple):
    """The timeouts for a program.

    Attributes:
        start: the seconds it may take until it is ready to play.
        grace: the seconds by which a move may exceed its time.
    """

    start: float = 10.0
    grace: float = 2.0


DEFAULT_PATIENCE = Timeouts()


class ProgramProtocol(NamedTuple):
    """A protocol that programs speak to play games.

    Attributes:
        kind: the kind of strategy of its programs (`StrategyId.kind`).
        plays: returns whether the protocol covers a game.
        wrong_game: the fault to raise for other games.
        prefix: the required beginning of its programs' file names; empty for none.
        names: the file names of common programs, for finding them on this machine.
        has_levels: whether a program can be told to play weaker.
        can_be_hurried: whether a program that is thinking can be told to move now.
    """

    kind: str
    plays: Callable[[Game], bool]
    wrong_game: PlayerFault
    prefix: str = ""
    names: tuple[str, ...] = ()
    has_levels: bool = False
    can_be_hurried: bool = False


def _is_chess(game: Game) -> bool:
    return game.family == CHESS


PROTOCOLS = {
    protocol.kind: protocol
    for protocol in (
        ProgramProtocol(BRAIN, is_supported, PlayerFault.WRONG_GAME, PREFIX),
        ProgramProtocol(
            UCI,
            _is_chess,
            PlayerFault.NOT_CHESS,
            names=UCI_NAMES,
            has_levels=True,
            can_be_hurried=True,
        ),
    )
}
"""All protocols, by the kind of strategy."""


def protocols_for(game: Game) -> tuple[ProgramProtocol, ...]:
    """Return the protocols that cover a game."""
    return tuple(protocol for protocol in PROTOCOLS.values() if protocol.plays(game))


def can_be_hurried(kind: str) -> bool:
    """Return whether a player of a kind of strategy can be told to move at once."""
    protocol = PROTOCOLS.get(kind)
    return protocol is None or protocol.can_be_hurried


def check_program(kind: str, path: str) -> None:
    """Check that a file can be a program of a protocol, without starting it.

    Raises:
        PlayerError: the file is missing, has the wrong name, or may not be executed.
    """
    file, prefix = Path(path), PROTOCOLS[kind].prefix
    if not file.is_file():
        raise PlayerError(PlayerFault.MISSING, path=path)
    if not file.name.lower().startswith(prefix):
        raise PlayerError(PlayerFault.BAD_NAME, path=path, prefix=prefix)
    if sys.platform != "win32" and not os.access(file, os.X_OK):
        raise PlayerError(PlayerFault.NOT_STARTED, path=path)


def check_game(kind: str, path: str, game: Game) -> None:
    """Check that the protocol of a program covers a game.

    Raises:
        PlayerError: it does not.
    """
    protocol = PROTOCOLS[kind]
    if not protocol.plays(game):
        raise PlayerError(protocol.wrong_game, path=path)


def found_programs(kind: str) -> tuple[str, ...]:
    """Return the paths of the protocol's common programs that are on this machine."""
    path = os.environ.get("PATH", "")
    places = os.pathsep.join([*path.split(os.pathsep), *USUAL_PLACES])
    files = (shutil.which(name, path=places) for name in PROTOCOLS[kind].names)
    return tuple(dict.fromkeys(file for file in files if file))


def command_of(path: str) -> tuple[str, ...]:
    """Return the command line that starts a program."""
    name = PurePath(path).name.lower().removesuffix(".exe")
    return str(Path(path).absolute()), *ARGUMENTS.get(name, ())
