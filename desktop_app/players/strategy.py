# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player: given a position, choose a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, runtime_checkable

from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import Score
from desktop_app.games.registry import new_knowledge
from desktop_app.players.ties import TieRule
from desktop_app.search.candidates import Candidate
from desktop_app.search.knowledge import Knowledge
from desktop_app.search.limits import Limits, ShouldStop, never


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what its player thought of it.

    Attributes:
        move: the move.
        score: its value for the player who makes it; None where the strategy has no opinion.
        line: the play it expects, this move included; empty where it looks at none.
        depth: how many plies ahead it looked.
        nodes: how many positions it visited.
        candidates: what its search knows of this move and of others.
        equals: how many moves are worth as much to it, this one included.
    """

    move: Move
    score: Score | None = None
    line: tuple[Move, ...] = ()
    depth: int = 0
    nodes: int = 0
    candidates: tuple[Candidate, ...] = ()
    equals: int = 1


def _unheard(_choice: Choice) -> None:
    pass


@dataclass
class Thinking:
    """What a strategy is given to think with.

    Attributes:
        random: the source of every random decision, seeded, so that games can be replayed.
        limits: time and nodes it may use.
        should_stop: true when it must move now; it still returns a legal move.
        knowledge: tables that are kept between moves.
        report: is told the best move so far.
        ties: which of equal moves a player takes that searches to the end.
        seed: names the game that is played, so that a player errs in one way throughout.
    """

    random: Random = field(default_factory=lambda: Random(0))
    limits: Limits = field(default_factory=Limits)
    should_stop: ShouldStop = never
    knowledge: Knowledge = field(default_factory=new_knowledge)
    report: Callable[[Choice], None] = _unheard
    ties: TieRule = TieRule.BEST_ODDS
    seed: str = ""


class Strategy(Protocol):
    """Any way to choose a move."""

    def choose(self, position: Position, thinking: Thinking) -> Choice:
        """A legal move of a position whose game has not ended.

        Raises:
            PlayerError: the player is another program, and has failed.
        """
        ...


@runtime_checkable
class Learner(Strategy, Protocol):
    """A strategy that plays differently after each game: its games are one sequence."""

    def learn(self, start: Position, moves: Sequence[Move], side: Player) -> None:
        """Take in a game that has been played.

        Args:
            start: where it began.
            moves: all of them, to the end; a game that was broken off counts as drawn.
            side: who it played.
        """
        ...

    def forget(self) -> None:
        """Be as before the first game."""
        ...
