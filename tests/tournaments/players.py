# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Players that break the rules, each in its own way."""

from __future__ import annotations

import ctypes
import os
import random
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Event

from desktop_app.core.position import Move, Player, Position
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import ChosenMove, MoveContext, Strategy
from tests.tournaments.calls import tear


class Cheat:
    """Moves to a square that is already taken."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        legal = set(position.legal_moves())
        return ChosenMove(next(move for move in range(99, -1, -1) if move not in legal))


class Thrower:
    """Raises an exception on its second move."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        self.moves += 1
        if self.moves > 1:
            raise ZeroDivisionError("a joke")
        return ChosenMove(position.legal_moves()[0])


class Leaver(Cheat):
    """Tries to exit the program."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        raise SystemExit(3)


class Sleeper:
    """Never moves, and ignores requests to stop."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        Event().wait()
        raise AssertionError


class Holder:
    """Never moves, and holds the interpreter lock."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        if sys.platform == "win32":
            re.match("(a|aa)+$", "a" * 90 + "b")  # backtracks through all ways to split the text
        else:
            ctypes.PyDLL(None).pause()  # a function of such a library is called with the lock
        raise AssertionError


class Killer:
    """Kills its process after the first move of the game."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        if position.ply:
            os._exit(1)
        return ChosenMove(position.legal_moves()[0])


class Moody(Killer):
    """Kills its process in one game of eight."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        if thinking.random.random() < 1 / 32:
            os._exit(1)
        return ChosenMove(thinking.random.choice(position.legal_moves()))


class Hungry:
    """Allocates memory until none is left."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        import resource  # no other system has it

        kept, (soft, hard) = list[bytes](), resource.getrlimit(resource.RLIMIT_AS)
        size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (size + (1 << 28), hard))  # so others keep theirs
        try:
            while True:
                kept.append(bytes(1 << 24))
        finally:
            resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


class Talker:
    """Prints megabytes before each move."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        for _ in range(64):
            print("talk" * (1 << 14), flush=True)
        os.write(1, b"talk" * (1 << 14))
        return ChosenMove(position.legal_moves()[0])


class Unborn(Cheat):
    """Raises an exception when it is created."""

    def __init__(self) -> None:
        raise ZeroDivisionError("never")


class Meddler:
    """Reseeds the shared random generator, and plays by its own."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        random.seed(1)
        return ChosenMove(thinking.random.choice(position.legal_moves()))


class Quitter(Cheat):
    """Fails after the game: it can neither learn nor be closed."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        return ChosenMove(position.legal_moves()[0])

    def learn(self, start: Position, moves: Sequence[Move], side: Player) -> None:
        raise ZeroDivisionError("too much")

    def forget(self) -> None:
        pass

    def close(self) -> None:
        raise ZeroDivisionError("open for ever")


TEARS = 3


class Tearing:
    """Makes the usual players; some processes are killed while they return their games."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, name: StrategyId) -> Strategy:
        return make_strategy(name)

    def __setstate__(self, state: dict[str, Path]) -> None:
        """Unpickle in a worker process, in the thread that also returns the games."""
        self.__dict__ |= state
        if len(list(self._folder.iterdir())) < TEARS:
            tear(self._folder)


STRANGE = {
    "hungry": Hungry,
    "talker": Talker,
    "unborn": Unborn,
    "meddler": Meddler,
    "quitter": Quitter,
    "holder": Holder,
    "killer": Killer,
    "moody": Moody,
    "cheat": Cheat,
    "thrower": Thrower,
    "leaver": Leaver,
    "sleeper": Sleeper,
}


def make(name: StrategyId) -> Strategy:
    """Return one of these players by its name, or a usual one."""
    strange = STRANGE.get(name.kind)
    return make_strategy(name) if strange is None else strange()
