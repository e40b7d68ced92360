# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Players that break the rules, each in its own way."""

from __future__ import annotations

import os
import re
from threading import Event

from desktop_app.games.position import Position
from desktop_app.strategies.registry import StrategyId, make_strategy
from desktop_app.strategies.strategy import Choice, Strategy, Thinking


class Cheat:
    """Plays where somebody has played before."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        legal = set(position.legal_moves())
        return Choice(next(move for move in range(99, -1, -1) if move not in legal))


class Thrower:
    """Throws an exception at its second move."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        self.moves += 1
        if self.moves > 1:
            raise ZeroDivisionError("a joke")
        return Choice(position.legal_moves()[0])


class Leaver(Cheat):
    """Wants to end the program."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        raise SystemExit(3)


class Sleeper:
    """Never answers, and hears nobody."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        Event().wait()
        raise AssertionError


class Holder:
    """Never answers, and lets no other thread run meanwhile."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        re.match("(a|aa)+$", "a" * 90 + "b")  # goes through all ways to part them
        raise AssertionError


class Killer:
    """Ends the process that it plays in, once somebody has moved."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        if position.ply:
            os._exit(1)
        return Choice(position.legal_moves()[0])


class Moody(Killer):
    """Ends it in one of eight games."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        if thinking.random.random() < 1 / 32:
            os._exit(1)
        return Choice(thinking.random.choice(position.legal_moves()))


STRANGE = {
    "holder": Holder,
    "killer": Killer,
    "moody": Moody,
    "cheat": Cheat,
    "thrower": Thrower,
    "leaver": Leaver,
    "sleeper": Sleeper,
}


def make(name: StrategyId) -> Strategy:
    """These by their names, and the usual ones."""
    strange = STRANGE.get(name.kind)
    return make_strategy(name) if strange is None else strange()
