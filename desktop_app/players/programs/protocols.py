# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which protocols other programs are spoken to in, which games each has, and which files to ask.

Nothing here starts a program.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path, PurePath

from desktop_app.core.position import Game
from desktop_app.games.chess.rules import ChessGame
from desktop_app.games.k_in_a_row.gomocup import PREFIX, is_spoken
from desktop_app.players.errors import PlayerError, PlayerFault

BRAIN = "brain"
UCI = "uci"

USUAL_PLACES = ("/usr/games", "/usr/local/games", "/usr/local/bin", "/opt/homebrew/bin")
"""Where programs are that are not on the path of every desktop."""
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
"""What chess engines are called that people have."""
ARGUMENTS = {
    "gnuchess": ("--uci",),
    "minimax-fair": ("--uci",),
    "minimax-fair-cli": ("--uci",),
}
"""What some must be told to speak the protocol, by name."""


@dataclass(frozen=True, slots=True)
class ProgramProtocol:
    """A way to speak with programs that play.

    Attributes:
        kind: what names its programs in the list of strategies.
        plays: whether it has a game.
        wrong_game: what is said of one that it has not.
        prefix: what the names of its programs begin with, where that is a rule.
        names: programs that may be on this machine.
        has_levels: whether its programs may be told how strong to play.
        can_be_hurried: whether a program that thinks can be told to move now.
    """

    kind: str
    plays: Callable[[Game], bool]
    wrong_game: PlayerFault
    prefix: str = ""
    names: tuple[str, ...] = ()
    has_levels: bool = False
    can_be_hurried: bool = False


def _is_chess(game: Game) -> bool:
    return isinstance(game, ChessGame)


PROTOCOLS = {
    protocol.kind: protocol
    for protocol in (
        ProgramProtocol(BRAIN, is_spoken, PlayerFault.WRONG_GAME, PREFIX),
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
"""By the kind of strategy."""


def protocols_for(game: Game) -> tuple[ProgramProtocol, ...]:
    """The protocols that have a game, so that other programs may be asked for."""
    return tuple(protocol for protocol in PROTOCOLS.values() if protocol.plays(game))


def can_be_hurried(kind: str) -> bool:
    """Whether a strategy of a kind can be told to move now; only some programs can't."""
    protocol = PROTOCOLS.get(kind)
    return protocol is None or protocol.can_be_hurried


def check_program(kind: str, path: str) -> None:
    """Look whether a file can be a program of a protocol, without starting it.

    Raises:
        PlayerError: it can't, and why.
    """
    file, prefix = Path(path), PROTOCOLS[kind].prefix
    if not file.is_file():
        raise PlayerError(PlayerFault.MISSING, path=path)
    if not file.name.lower().startswith(prefix):
        raise PlayerError(PlayerFault.BAD_NAME, path=path, prefix=prefix)
    if sys.platform != "win32" and not os.access(file, os.X_OK):
        raise PlayerError(PlayerFault.NOT_STARTED, path=path)


def check_game(kind: str, path: str, game: Game) -> None:
    """Look whether the protocol of a program has a game.

    Raises:
        PlayerError: it has not.
    """
    protocol = PROTOCOLS[kind]
    if not protocol.plays(game):
        raise PlayerError(protocol.wrong_game, path=path)


def found_programs(kind: str) -> tuple[str, ...]:
    """The files of programs of known names that are on this machine."""
    path = os.environ.get("PATH", "")
    places = os.pathsep.join([*path.split(os.pathsep), *USUAL_PLACES])
    files = (shutil.which(name, path=places) for name in PROTOCOLS[kind].names)
    return tuple(dict.fromkeys(file for file in files if file))


def command_of(path: str) -> tuple[str, ...]:
    """How a program is started: its file, and what it must be told."""
    name = PurePath(path).name.lower().removesuffix(".exe")
    return str(Path(path).absolute()), *ARGUMENTS.get(name, ())
