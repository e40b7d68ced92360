# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The protocol of an engine, which values the moves of a position.

To add one, write a subclass of `Engine` and list it in the entry of its game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, NamedTuple, Protocol

from desktop_app.core.entry import Evaluation
from desktop_app.core.frozen import frozen
from desktop_app.core.position import Game, Position
from desktop_app.search.candidates import Analysis, BestMoves
from desktop_app.search.limits import Budget, ShouldStop
from desktop_app.search.memory import DEFAULT_MEGABYTES, MEGABYTE

BookReader = Callable[[str], bytes]
"""Return the contents of an opening book by its file name; empty if there is none."""
TABLE_BYTES = DEFAULT_MEGABYTES * MEGABYTE
"""The default memory for the tables of the game that was searched last."""

Guesses = Callable[[ShouldStop, float], Iterator[Analysis]]
"""A short heuristic search, to show something while a position is being solved.

It takes a function that ends it early and the most seconds it may take."""


def no_book(_name: str) -> bytes:
    """Return nothing: there are no opening books."""
    return b""


def no_guesses(_is_enough: ShouldStop, _most: float) -> Iterator[Analysis]:
    """Yield nothing: no search runs beside the solver."""
    return iter(())


class EngineConfig(NamedTuple):
    """The resources that an engine may use.

    Attributes:
        table_bytes: the most memory for its tables.
        threads: the most threads that search at once.
        read_book: reads an opening book by its file name.
    """

    table_bytes: int = TABLE_BYTES
    threads: int = 1
    read_book: BookReader = no_book


@frozen
class SearchRequest:
    """A position to analyse, with the settings of the search.

    Attributes:
        position: the position whose moves are valued.
        budget: the limits of the search.
        evaluation: the evaluation to use; None for the engine's own. An engine that evaluates and
            can't use it must not handle the request.
        strictly: whether to search to exactly the budget's depth, as a level of play does: with an
            empty table and without extensions.
        guesses: a short search whose results may be shown until something is known.
        before: the engine's last analysis of the same position, to continue from; None to start at
            depth 1.
    """

    position: Position
    budget: Budget
    evaluation: Evaluation | None = None
    strictly: bool = False
    guesses: Guesses = no_guesses
    before: Analysis | None = None

    @property
    def wants_exact(self) -> bool:
        """Whether no depth is set, so that an exact solution is the best answer."""
        return self.budget.limits.depth is None


class Engine(Protocol):
    """A way to value the moves of positions, made for one game.

    An engine keeps what it has learned between requests. `EngineCache` drops engines with a table
    when another game is searched or the memory setting changes.

    Attributes:
        has_table: whether it has a large table. Its last analysis of a position is then kept, too,
            so that it can continue from there.
        guesses: whether it quickly has a heuristic value for every move. It then runs beside slower
            solvers and gets a share of their memory.
        goes_by_clock: whether it switches methods by the clock, so that its results under a node
            limit are not reproducible.
    """

    has_table: ClassVar[bool] = False
    guesses: ClassVar[bool] = False
    goes_by_clock: ClassVar[bool] = False

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Prepare for positions of `game`."""
        ...

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        """Return whether this engine can answer a request, without searching."""
        ...

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        """Value every legal move of the position, within the budget.

        Yields:
            Snapshots that get better; the last one is the result. Nothing if the engine finds that
            it can't answer: then the next engine in the list is asked.

        Raises:
            SearchStopped: stopped before the first snapshot.
        """
        ...

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        """Find only the best moves, for a player; this may be quicker than `values`.

        Yields:
            Results that get better; the last one counts. Nothing if the engine can't answer.

        Raises:
            SearchStopped: stopped before the first result.
        """
        return best_of(self.values(request))

    def table_use(self) -> float | None:
        """Return the share of the table in use, from 0 to 1; None if there is no table."""
        return None


def best_of(analyses: Iterable[Analysis]) -> Iterator[BestMoves]:
    """Yield the best moves of each analysis in turn, up to the first complete one."""
    for found in analyses:
        best = found.best
        if best is None or best.score is None:
            continue
        moves, known = found.equals, found.candidates
        yield BestMoves(moves, best.score, best.line, found.depth, found.nodes, known)
        if found.complete:
            return
