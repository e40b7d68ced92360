# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The conditions of a game, and the record of it afterwards."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from desktop_app.core.position import Move
from desktop_app.players.registry import StrategyId
from desktop_app.players.ties import DEFAULT_TIES, TieRule
from desktop_app.search.engine import TABLE_BYTES
from desktop_app.search.limits import Limits

PATIENCE_SECONDS = 30.0
"""The grace period of a move beyond its time limit."""
LONG_PATIENCE_SECONDS = 600.0
"""The longest wait for a move that has no time limit."""


GameKey = tuple[int, int]
"""The key of a game: the number of its pair of players, and its number among their games."""


class ArenaFault(StrEnum):
    """Ways in which a game can end other than by its rules."""

    ILLEGAL = "illegal"  # an illegal move
    RAISED = "raised"  # an exception in place of a move
    SILENT = "silent"  # no move in time
    PROGRAM = "program"  # an external program failed; the text names its fault
    DIED = "died"  # the processes that played it died repeatedly; the culprit is unknown


@dataclass(frozen=True, slots=True)
class GameConditions:
    """The settings that all games of a run share.

    Attributes:
        game: the id of the game, for `find_game`.
        seed: the seed of all random choices.
        limits: the limits of each move.
        ties: how players that search to the end choose among equal moves.
        table_bytes: the memory for each player's tables.
        patience: the seconds after which an overdue move is given up; None: the default.
    """

    game: str
    seed: int = 0
    limits: Limits = field(default_factory=Limits)
    ties: TieRule = DEFAULT_TIES
    table_bytes: int = TABLE_BYTES
    patience: float | None = None

    @property
    def move_timeout(self) -> float:
        """The seconds after which a move is given up."""
        if self.patience is not None:
            return self.patience
        seconds = self.limits.seconds
        return LONG_PATIENCE_SECONDS if seconds is None else seconds + PATIENCE_SECONDS


@dataclass(frozen=True, slots=True)
class GameTask:
    """A game to play.

    Attributes:
        pair: the number of the pair of players in the tournament.
        number: the number of the game within the pair, from 0.
        a: one player.
        b: the other.
        a_begins: whether a moves first.
        opening: the moves that are made for both at the start.
    """

    pair: int
    number: int
    a: StrategyId
    b: StrategyId
    a_begins: bool
    opening: tuple[Move, ...] = ()


class SearchStats(NamedTuple):
    """The cost of one player's moves in one game.

    Attributes:
        moves: the number of moves it chose itself, without the opening.
        seconds: the wall time it used.
        nodes: the number of positions it visited.
    """

    moves: int = 0
    seconds: float = 0.0
    nodes: int = 0


class Termination(NamedTuple):
    """The way a game ended other than by its rules, like the PGN tag of this name.

    Attributes:
        fault: what happened.
        by_a: whether a was at fault and lost the game; None if neither player is to blame.
        text: details, such as the move or the exception.
    """

    fault: ArenaFault
    by_a: bool | None
    text: str = ""


class PlayerException(NamedTuple):
    """An error that a player raised instead of moving.

    Attributes:
        kind: its type and place; equal for errors of the same kind.
        line: its type and message.
        text: the whole error with its traceback.
    """

    kind: str
    line: str
    text: str


class FinishedGame(NamedTuple):
    """A finished game.

    Attributes:
        pair: the number of the pair of players in the tournament.
        number: the number of the game within the pair, from 0.
        a_began: whether player a moved first.
        moves: all moves from the start, the opening's included, in the game's notation.
        plies: the number of moves.
        result: 1 if a won, 0 for a draw, -1 if b won; None: the game does not count.
        a: the cost of a's moves.
        b: the cost of b's moves.
        termination: what ended the game early; None if it ended by its rules.
    """

    pair: int
    number: int
    a_began: bool
    moves: str
    plies: int
    result: int | None
    a: SearchStats = SearchStats()
    b: SearchStats = SearchStats()
    termination: Termination | None = None
