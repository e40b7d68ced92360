# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Requests to the search thread, and its answers: frozen values only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from threading import Event
from typing import TYPE_CHECKING

from desktop_app.core.position import Move, Position
from desktop_app.core.score import Score
from desktop_app.players.registry import StrategyId
from desktop_app.players.ties import TieRule
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Limits

if TYPE_CHECKING:
    from desktop_app.players.errors import PlayerError
    from desktop_app.players.strategy import Choice
    from desktop_app.search.why.answer import Inquiry
    from desktop_app.search.why.finding import Finding

Beads = tuple[tuple[Move, int], ...]
"""For each move of a position how many beads its matchbox holds."""
BeadsOf = Callable[[StrategyId, Position], Beads]
"""Tells what a player's matchbox holds."""


def no_beads(_strategy: StrategyId, _position: Position) -> Beads:
    """Nobody has any."""
    return ()


class Job(IntEnum):
    """What a request is for; the lower goes first.

    A position is first analysed for a moment, then the others of the game get a value, then
    it is pondered on.
    """

    CHOOSE = 0
    HINT = 1
    WHY = 2
    EXPAND = 3
    ANALYSE = 4
    VALUE = 5
    PONDER = 6


@dataclass(frozen=True, slots=True)
class Request:
    """One piece of work.

    Attributes:
        id: grows with each request; answers to older ones are dropped.
        job: what it is for.
        position: what it is about.
        limits: how long it may take.
        strategy: who chooses, for `CHOOSE` and `HINT`.
        seed: of the choice's random decisions.
        ties: the rule among equal moves, for `CHOOSE` and `HINT`.
        among: for `HINT`, moves that are known to be best already; empty where they are looked for.
        inquiry: what is asked, for `WHY`.
        beads: for `CHOOSE`, what the matchbox of the position holds; empty where nobody keeps any.
        game_seed: for `CHOOSE`, names the game that is played, see `MoveContext.seed`.
        stop: set to end the work early.
    """

    id: int
    job: Job
    position: Position
    limits: Limits = field(default_factory=Limits)
    strategy: StrategyId | None = None
    seed: str = ""
    ties: TieRule = TieRule.BEST_ODDS
    among: tuple[Move, ...] = ()
    inquiry: Inquiry | None = None
    beads: Beads = ()
    game_seed: str = ""
    stop: Event = field(default_factory=Event, compare=False)

    def __str__(self) -> str:
        """Everything that the log needs to tell about it."""
        player = "" if self.strategy is None else f" by {self.strategy}"
        where = f"{self.position.game.id} {self.position.text}"
        return f"request {self.id} {self.job.name}{player}, {where}, {self.limits}"


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request so far.

    Attributes:
        request: the request.
        analysis: the values of all moves, for `EXPAND`, `ANALYSE` and `PONDER`.
        choice: the move, for `CHOOSE` and `HINT`.
        score: what the position is worth to the player to move, for `VALUE`.
        finding: what was found out, for `WHY`.
    """

    request: Request
    analysis: Analysis | None = None
    choice: Choice | None = None
    score: Score | None = None
    finding: Finding | None = None


@dataclass(frozen=True, slots=True)
class Failure:
    """A request that ended in an error: of this program, or of one that plays.

    Attributes:
        request: the request.
        text: the error, for programmers; it is in the log already.
        player: what is wrong with the program that was to choose, where that is it.
    """

    request: Request
    text: str
    player: PlayerError | None = None
