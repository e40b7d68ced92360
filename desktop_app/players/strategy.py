# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The protocol of a player, which chooses a move in a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, runtime_checkable

from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import Score
from desktop_app.games.registry import new_engine_cache
from desktop_app.players.ties import DEFAULT_TIES, TieRule
from desktop_app.search.candidates import Candidate
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits, ShouldStop, never


@dataclass(frozen=True, slots=True)
class ChosenMove:
    """A chosen move, with what its player knows about it.

    Attributes:
        move: the move.
        score: its value for the player who makes it; None if the strategy does not value moves.
        line: the expected continuation, this move included; may be empty.
        depth: the depth of the search in plies.
        nodes: the positions visited.
        candidates: the results of the search for this and other moves.
        equals: the number of moves that are as good, this one included.
    """

    move: Move
    score: Score | None = None
    line: tuple[Move, ...] = ()
    depth: int = 0
    nodes: int = 0
    candidates: tuple[Candidate, ...] = ()
    equals: int = 1


def _ignore_choice(_choice: ChosenMove) -> None:
    pass


@dataclass
class MoveContext:
    """All that a strategy needs to choose a move, except for the position.

    Attributes:
        random: the source of every random decision, seeded, so that games can be replayed.
        limits: the time and nodes that it may use.
        should_stop: returns true when it must move now; it still returns a legal move.
        knowledge: the engines, which keep their tables between moves.
        report: called with the best move so far, each time a search goes deeper.
        ties: how a player that searches to the end chooses among equal moves.
        seed: identifies the game, so that a player misjudges consistently throughout.
    """

    random: Random = field(default_factory=lambda: Random(0))
    limits: Limits = field(default_factory=Limits)
    should_stop: ShouldStop = never
    knowledge: EngineCache = field(default_factory=new_engine_cache)
    report: Callable[[ChosenMove], None] = _ignore_choice
    ties: TieRule = DEFAULT_TIES
    seed: str = ""


class Strategy(Protocol):
    """A way to choose a move."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        """Return a legal move for a position in which the game is not over.

        Raises:
            PlayerError: the player is an external program, and has failed.
        """
        ...


@runtime_checkable
class Learner(Strategy, Protocol):
    """A strategy that learns from each game; its games must be played in order."""

    def learn(self, start: Position, moves: Sequence[Move], side: Player) -> None:
        """Learn from a finished game.

        Args:
            start: the position where the game began.
            moves: the moves, to the end; a game that was broken off counts as a draw.
            side: the side that this strategy played.
        """
        ...

    def forget(self) -> None:
        """Forget all games."""
        ...
