# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Requests to the search thread and its answers, all of them frozen values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from enum import IntEnum
from threading import Event
from typing import TYPE_CHECKING

from desktop_app.core.frozen import frozen
from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import Score
from desktop_app.players.registry import StrategyId
from desktop_app.players.ties import DEFAULT_TIES, TieRule
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Limits

if TYPE_CHECKING:
    from desktop_app.players.adaptive import GivenAway
    from desktop_app.players.errors import PlayerError
    from desktop_app.players.strategy import ChosenMove
    from desktop_app.search.why.answer import WhyQuestion
    from desktop_app.search.why.finding import Finding

Beads = tuple[tuple[Move, int], ...]
"""The moves of a position, each with the number of its beads in the matchbox."""
BeadsOf = Callable[[StrategyId, Position], Beads]
"""Returns the beads in a player's matchbox for a position."""


def no_beads(_strategy: StrategyId, _position: Position) -> Beads:
    """Return no beads, whatever the player and the position."""
    return ()


class Job(IntEnum):
    """The purpose of a request; the lower the value, the more urgent the job.

    A position is first analysed briefly, then the reason for the result of a finished game is
    searched, then the other positions of the game get a value, and then the position is pondered.
    At last, doubtful values of other positions are searched again.
    """

    CHOOSE = 0
    HINT = 1
    WHY = 2
    MEASURE = 3
    EXPAND = 4
    ANALYSE = 5
    FIRST_MISTAKE = 6
    REASON = 7
    VALUE = 8
    PONDER = 9
    VALUE_AGAIN = 10


@frozen
class Request:
    """A piece of work for the search thread.

    Attributes:
        id: increases with each request; answers to older requests are dropped.
        job: the purpose.
        position: the position to search.
        limits: the limits of the search.
        strategy: the player that chooses, for `CHOOSE` and `HINT`.
        seed: the seed of random decisions.
        ties: the rule among equal moves, for `CHOOSE` and `HINT`.
        among: for `HINT`, the best moves if they are known; empty to search for them.
        inquiry: the question, for `WHY`, `FIRST_MISTAKE` and `REASON`.
        number: for `FIRST_MISTAKE`, the move that decided the game.
        beads: for `CHOOSE`, the contents of the position's matchbox; empty if there is none.
        game_seed: for `CHOOSE`, identifies the game; see `MoveContext.seed`.
        played: for `MEASURE`, the moves of a game that began in `position`.
        side: for `MEASURE`, the player whose moves are measured.
        stop: set to end the work early.
    """

    id: int
    job: Job
    position: Position
    limits: Limits = field(default_factory=Limits)
    strategy: StrategyId | None = None
    seed: str = ""
    ties: TieRule = DEFAULT_TIES
    among: tuple[Move, ...] = ()
    inquiry: WhyQuestion | None = None
    number: int = 0
    beads: Beads = ()
    game_seed: str = ""
    played: tuple[Move, ...] = ()
    side: Player | None = None
    stop: Event = field(default_factory=Event, compare=False)

    def __str__(self) -> str:
        """Return a short description for the log."""
        player = "" if self.strategy is None else f" by {self.strategy}"
        where = f"{self.position.game.id} {self.position.text}"
        return f"request {self.id} {self.job.name}{player}, {where}, {self.limits}"


@frozen
class Answer:
    """A result of a request, perhaps a preliminary one.

    Attributes:
        request: the request.
        analysis: the values of all moves, for `EXPAND`, `ANALYSE` and `PONDER`.
        choice: the move, for `CHOOSE` and `HINT`.
        score: the value of the position for the player to move, for `VALUE`.
        finding: the facts found, for `WHY`, `FIRST_MISTAKE` and `REASON`; None if the time was too
            short.
        measured: what the moves of a player gave away, for `MEASURE`.
    """

    request: Request
    analysis: Analysis | None = None
    choice: ChosenMove | None = None
    score: Score | None = None
    finding: Finding | None = None
    measured: GivenAway | None = None


@frozen
class Failure:
    """A request that ended in an error of this program or of an external player.

    Attributes:
        request: the request.
        text: the error for programmers, which is already in the log.
        player: the error of the external player, if that is the cause.
    """

    request: Request
    text: str
    player: PlayerError | None = None
