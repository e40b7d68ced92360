# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What an engine is: a way to find out what the moves of a position are worth.

To add one, write a class like `Engine` and name it in the entry of its game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Protocol

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import Game, Position
from desktop_app.search.candidates import Analysis, BestMoves
from desktop_app.search.limits import Budget, ShouldStop
from desktop_app.search.memory import DEFAULT_MEGABYTES, MEGABYTE

BookReader = Callable[[str], bytes]
"""Gives what is in the file of an opening book; nothing if there is none of that name."""
TABLE_BYTES = DEFAULT_MEGABYTES * MEGABYTE
"""Memory for the tables of the game that was searched last."""

Guesses = Callable[[ShouldStop, float], Iterator[Analysis]]
"""A short search of another engine, for what is not solved at once: it ends early where it is told
that this is enough, and after so many seconds."""


def no_book(_name: str) -> bytes:
    """A reader of books that has none."""
    return b""


def no_guesses(_is_enough: ShouldStop, _most: float) -> Iterator[Analysis]:
    """Nothing is guessed."""
    return iter(())


@dataclass(frozen=True, slots=True)
class EngineConfig:
    """What an engine is made with; it takes what it needs.

    Attributes:
        table_bytes: the memory that its tables may take.
        threads: how many of its threads may search at once.
        read_book: gives an opening book by the name of its file.
    """

    table_bytes: int = TABLE_BYTES
    threads: int = 1
    read_book: BookReader = no_book


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a position.

    Attributes:
        position: whose moves are to be valued.
        budget: how far the search may go.
        evaluation: what guesses at unfinished positions; None: whatever the engine has for that.
            An engine that guesses and can't use it does not take the question.
        strictly: whether the search is to look exactly as deep as the budget says, as a level of
            play: what was learned before does not count, and nothing is followed further.
        guesses: what may be shown where nothing is known yet.
        before: what the same engine said of this very position last, to go on from there; None
            where it is to begin with the first depth.
    """

    position: Position
    budget: Budget
    evaluation: Evaluation | None = None
    strictly: bool = False
    guesses: Guesses = no_guesses
    before: Analysis | None = None

    @property
    def wants_truth(self) -> bool:
        """Whether no depth is asked for: then what is solved is the best answer."""
        return self.budget.limits.depth is None


class Engine(Protocol):
    """One way to value the moves of positions; each is made for one game.

    What it learns it keeps for the next question, for as long as it is kept itself: of those that
    have a table only the engines of the game that was searched last are, and when the memory is
    changed they are made anew.

    Attributes:
        has_table: whether it takes memory worth counting; then what it said of a position is kept
            too, and it can go on from there.
        guesses: whether it has a value for every move in a moment, in any position that it takes,
            so that it is asked beside others that can't; it then has a share of their memory.
        goes_by_clock: whether it changes over from one question to the next by the clock, so that
            what it knows when a limit of nodes is met is not the same each time.
    """

    has_table: ClassVar[bool] = False
    guesses: ClassVar[bool] = False
    goes_by_clock: ClassVar[bool] = False

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Be ready for positions of a game."""
        ...

    @staticmethod
    def can_handle(question: Question) -> bool:
        """Whether a position is one for this engine, asked about in this way; told at once."""
        ...

    def values(self, question: Question) -> Iterator[Analysis]:
        """Value every legal move of a position that it takes, within the budget.

        Yields:
            Snapshots that get better; the last one is all that is known. None at all if it has
            found out that it can't tell: then the next engine of the list is asked.

        Raises:
            SearchStopped: somebody said stop before there was one.
        """
        ...

    def best(self, question: Question) -> Iterator[BestMoves]:
        """Find the best moves only, which may be quicker: what a player needs.

        Yields:
            As `values`; the last result is the best that is known.

        Raises:
            SearchStopped: somebody said stop before there was one.
        """
        return best_of(self.values(question))

    def table_use(self) -> float | None:
        """How much of the table holds entries, from 0 to 1; None where there is no table."""
        return None


def best_of(analyses: Iterable[Analysis]) -> Iterator[BestMoves]:
    """The best moves of each analysis in turn, until one is exact."""
    for found in analyses:
        best = found.best
        if best is None or best.score is None:
            continue
        moves, known = found.equals, found.candidates
        yield BestMoves(moves, best.score, best.line, found.depth, found.nodes, known)
        if found.complete:
            return
