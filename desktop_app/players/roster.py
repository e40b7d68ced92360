# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The players of a game between moves: programs keep running, learners keep what they learned."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from threading import Thread

from desktop_app.core.position import Move, Player, Position
from desktop_app.players.programs.protocols import PROTOCOLS
from desktop_app.players.registry import FITTED, MENACE, StrategyId, make_strategy
from desktop_app.players.strategy import Learner, Strategy


class Roster:
    """Makes players when they first move, and ends those that are external programs."""

    def __init__(self) -> None:
        self._kept: dict[tuple[StrategyId, Player], Strategy] = {}

    def player(self, name: StrategyId, side: Player) -> Strategy:
        """Return the player of a side; each side has its own program or learner."""
        learns = name.kind == MENACE or (name.kind == FITTED and name.noise is None)
        if name.kind not in PROTOCOLS and not learns:
            return make_strategy(name)
        if (name, side) not in self._kept:
            self._kept[name, side] = make_strategy(name)
        return self._kept[name, side]

    def learn(self, start: Position, moves: Sequence[Move]) -> None:
        """Let the learners learn from a game that they have played.

        Args:
            start: the position where the game began.
            moves: the moves, to the end of the game.
        """
        for (_name, side), player in self._kept.items():
            if isinstance(player, Learner):
                player.learn(start, moves, side)

    def keep_only(self, names: Collection[StrategyId | None]) -> None:
        """End the programs and forget the learners that no side uses any more."""
        gone = [self._kept.pop(key) for key in list(self._kept) if key[0] not in names]
        ways = [getattr(player, "close", None) for player in gone]
        # in parallel, because each may take a while to end
        threads = [Thread(target=close) for close in ways if close is not None]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def close(self) -> None:
        """End all programs."""
        self.keep_only(())
