# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact analysis of all moves of a drop game: first their values, then their distances.

The kernel narrows each move's score from both sides. Until it is done, known bounds are shown as
bounds, and other moves have a heuristic value from a short ordinary search.

Several threads can work at once, each with its own solver; the solvers share a table. They take
different moves as long as there are enough; then they search the same move together, in different
orders, so that each can use what another has found.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from threading import Lock, get_native_id
from time import perf_counter

from desktop_app.core.grid import bits
from desktop_app.core.position import Move
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.connect_four.kernel.solver import ConnectFourSolver
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    Candidate,
    combined,
    for_symmetric_moves,
    ranked,
)
from desktop_app.search.engine import Guesses
from desktop_app.search.limits import Budget, SearchStopped
from desktop_app.search.symmetric_moves import SymmetricMoves

FIRST_SECONDS = 0.05
"""So long the kernel tries alone: most positions later in the game are solved by then."""
ALL = 1 << 60
"""More entries than any table has."""
GUESS_SECONDS = 0.05
"""So long is guessed at first. The guesses take a processor from the kernel: in a position that is
solved within a second every tenth of a second spent on them would delay the end by as much."""
PATIENCE = 1.0
"""Seconds after which the end is not near, and better guesses are worth their time."""
LATER_SECONDS = 0.5
NICE = 10
"""The niceness of searching threads, at most 19."""


@dataclass(slots=True, eq=False)
class Column:
    """The state of one move.

    Attributes:
        move: the move.
        own: stones of the player to move after it, as the kernel has them.
        mask: all stones after it.
        low: the least the move can be worth to the player who makes it.
        high: the most.
        line: best play, the move included.
        searching: how many threads ask about it.
    """

    move: Move
    own: int
    mask: int
    low: int
    high: int
    line: tuple[Move, ...]
    searching: int = 0
    _lock: Lock = field(default_factory=Lock, repr=False)

    @property
    def is_solved(self) -> bool:
        """Whether the score is known."""
        return self.low == self.high

    @property
    def phase(self) -> int:
        """The stage of solving: 0 does it win, 1 does it draw, 2 how soon it ends."""
        if self.low < 1 <= self.high:
            return 0
        return 1 if self.low < 0 <= self.high else 2

    def question(self) -> int:
        """The score to test next.

        A quick end is soon found or refuted, the searches near 0 are the long ones: so, when all
        but the distance is known, the middle of what is left, or further from 0.
        """
        if self.phase < 2:
            return 1 - self.phase
        middle = (self.low + self.high) // 2
        if middle <= 0 and self.low // 2 < middle:
            middle = -(-self.low // 2)
        elif middle >= 0 and self.high // 2 > middle:
            middle = self.high // 2
        return middle + 1

    def urgency(self) -> tuple[bool, int, int, int]:
        """A sort key, smallest first: idle moves, then the least known, then good ones."""
        return self.is_solved, self.searching, self.phase, -self.high

    def ask(self, solver: ConnectFourSolver, is_over: Callable[[int], bool]) -> None:
        """Answer one question, unless time runs out or another thread answers it first."""
        least = self.question()

        def is_over_or_known(nodes: int) -> bool:
            return not self.low < least <= self.high or is_over(nodes)

        with self._lock:
            self.searching += 1
        # the other player gets more than -least if and only if the move is worth less than least
        found = solver.at_least(self.own, self.mask, 1 - least, is_over_or_known)
        with self._lock:
            self.searching -= 1
            if found is None:
                return
            if found >= 1 - least:
                self.high = min(self.high, -found)
            else:
                self.low = max(self.low, -found)


def answer(
    columns: Sequence[Column], solver: ConnectFourSolver, is_over: Callable[[int], bool]
) -> None:
    """Answer questions until all is known, or `is_over`, called with the node count, says stop."""
    while not is_over(0):
        column = min(columns, key=Column.urgency)
        if column.is_solved:
            return
        column.ask(solver, is_over)


def step_back() -> None:
    """Lower the thread's priority, so that the window's thread comes first.

    Only Linux can say so of a single thread.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICE)


def make_solver(game: LineGame, table_bytes: int) -> ConnectFourSolver:
    """Return a solver for a drop game whose board fits into two 64-bit words."""
    return ConnectFourSolver(game.columns, game.rows, game.k, table_bytes)


class ConnectFourAnalysis:
    """One analysis of one position."""

    def __init__(
        self, position: LinePosition, solver: ConnectFourSolver, budget: Budget, threads: int = 1
    ) -> None:
        self._position = position
        self._game = position.game
        self._solver = solver
        self._solvers = [solver]
        self._threads = threads
        self._budget = budget
        self._nodes_before = solver.visited
        self._until = perf_counter() + FIRST_SECONDS
        self._shown = perf_counter()
        self._guesses: dict[Move, Candidate] = {}
        self._guess_depth = self._guess_nodes = 0
        self._images = SymmetricMoves(position)
        firsts = self._images.firsts(position.legal_moves())
        self._columns = [self._column(move) for move in firsts]

    def run(self, guesses: Guesses) -> Iterator[Analysis]:
        """Yield improving snapshots, up to ten a second, and finally all that is known."""
        answer(self._columns, self._solver, self._is_over)
        self._until = inf
        if not self._is_solved():
            yield from self._together(guesses)
        yield self._snapshot()
        if solved := [column for column in self._columns if column.is_solved]:
            # lines are found quickly, so only an explicit stop cuts them
            with suppress(SearchStopped):
                for column in solved:
                    yield from self._extend(column)
            yield self._snapshot()

    def _together(self, guesses: Guesses) -> Iterator[Analysis]:
        """Solve in threads and yield guesses meanwhile; only guesses if no time is left."""
        if self._is_over(0):
            yield from self._guess(guesses, GUESS_SECONDS)
            return
        if self._threads > 1 and self._solver.grow(ALL, self._is_over):
            self._solvers += [self._solver.partner() for _ in range(self._threads - 1)]
        with ThreadPoolExecutor(len(self._solvers), initializer=step_back) as pool:
            try:
                running = [
                    pool.submit(answer, self._columns, solver, self._is_over)
                    for solver in self._solvers
                ]
                yield from self._guess(guesses, GUESS_SECONDS)
                patience = perf_counter() + PATIENCE
                while wait(running, SNAPSHOT_SECONDS).not_done:
                    yield self._snapshot()
                    if perf_counter() >= patience:
                        patience = inf
                        yield from self._guess(guesses, LATER_SECONDS)
                for thread in running:
                    thread.result()
            finally:
                self._until = 0  # whatever happened, the threads end
        self._until = inf

    def _guess(self, guesses: Guesses, seconds: float) -> Iterator[Analysis]:
        """Guess for a moment; yield results that are deeper than earlier ones."""
        before = self._guess_nodes
        for found in guesses(self._is_solved, seconds):
            self._guess_nodes = before + found.nodes
            if found.depth > self._guess_depth:
                self._guesses = {candidate.move: candidate for candidate in found.candidates}
                self._guess_depth = found.depth
            yield self._snapshot()

    def _is_solved(self) -> bool:
        return all(column.is_solved for column in self._columns)

    def _is_over(self, _nodes: int) -> bool:
        """Return whether the kernel must stop; it calls this now and then."""
        return perf_counter() >= self._until or self._budget.is_spent(self._nodes)

    def _is_stopped(self, _nodes: int) -> bool:
        """Return whether a stop was requested, whatever the limits; called by the kernel."""
        return self._budget.is_stopped()

    def _extend(self, column: Column) -> Iterator[Analysis]:
        """Follow best play of a solved move to the end of the game."""
        position = self._position.after(column.move)
        score = column.low
        while position.outcome is None:
            self._budget.check_stop()
            score = -score
            move = self._best_reply(position, score)
            column.line = (*column.line, move)
            position = position.after(move)
            yield from self._in_time()

    def _best_reply(self, position: LinePosition, score: int) -> Move:
        """Return a move that keeps the score of a position; middle columns are tried first."""
        middle = position.game.columns - 1
        moves = sorted(
            position.legal_moves(), key=lambda move: abs(2 * (move % (middle + 1)) - middle)
        )
        for move in moves[:-1]:
            after = position.after(move)
            if after.outcome is not None:
                if after.outcome or score == 0:
                    return move
                continue
            found = self._solver.at_least(*as_words(after), 1 - score, self._is_stopped)
            if found is None:
                raise SearchStopped
            if found < 1 - score:
                return move
        return moves[-1]

    def _in_time(self) -> Iterator[Analysis]:
        if perf_counter() - self._shown >= SNAPSHOT_SECONDS:
            yield self._snapshot()

    def _column(self, move: Move) -> Column:
        after = self._position.after(move)
        own, mask = as_words(after)
        least = -((self._game.board.cells + 1) // 2)
        if after.outcome is None:
            most = -self._solver.least(own, mask)
        else:
            least = most = (self._game.board.cells + 2 - after.ply) // 2 if after.outcome else 0
        return Column(move, own, mask, least, most, (move,))

    @property
    def _nodes(self) -> int:
        visited = sum(solver.visited for solver in self._solvers)
        return visited - self._nodes_before + self._guess_nodes

    def _snapshot(self) -> Analysis:
        self._shown = perf_counter()
        position = self._position
        known = {column.move: self._candidate(column) for column in self._columns}
        candidates = for_symmetric_moves(known, position.legal_moves(), self._images)
        depth = position.remaining if self._is_solved() else self._guess_depth
        return ranked(position, candidates, depth, self._nodes, self._budget.seconds)

    def _candidate(self, column: Column) -> Candidate:
        low, high = column.low, column.high
        player, remaining = self._position.turn, self._position.remaining
        guess = self._guesses.get(column.move)
        if low == high == 0:
            score = Score(Outcome.DRAW, remaining, 0, Bound.EXACT, remaining, player)
        elif low == high or low > 0 or high < 0:
            bound = Bound.EXACT if low == high else Bound.LOWER if low > 0 else Bound.UPPER
            outcome = Outcome.WIN if low > 0 else Outcome.LOSS
            plies = self._plies(low if low > 0 else high)
            score = Score(outcome, plies, 0, bound, remaining, player)
        elif low == 0 or high == 0:
            bound = Bound.LOWER if low == 0 else Bound.UPPER
            score = Score(Outcome.DRAW, None, 0, bound, remaining, player)
        else:
            return guess or Candidate(column.move)
        proven = Candidate(column.move, score, column.line)
        return combined(proven, guess) or proven

    def _plies(self, score: int) -> int:
        """Return the number of plies to the end of a game with this score."""
        end = self._game.board.cells + 2 - 2 * abs(score)
        mover_wins = score > 0
        # the winner has made the last move: an odd number of plies from here if it is the mover
        if (end - self._position.ply) % 2 != mover_wins:
            end -= 1
        return end - self._position.ply


def as_words(position: LinePosition) -> tuple[int, int]:
    """Return the stones of the player to move and all stones, in the kernel's bit layout."""
    columns, rows = position.game.columns, position.game.rows

    def turned(stones: int) -> int:
        word = 0
        for cell in bits(stones):
            row, column = divmod(cell, columns)
            word |= 1 << column * (rows + 1) + rows - 1 - row
        return word

    own = turned(position.own)
    return own, own | turned(position.other)
