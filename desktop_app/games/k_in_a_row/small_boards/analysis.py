# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solve every move of a small line game without gravity: first who wins, then how soon.

The kernel answers yes-or-no questions that narrow a move's value from both sides. Until a value is
exact, it is shown as a bound or as a guess.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from time import perf_counter

from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.score import WIN, Bound, Score, score_of, to_child
from desktop_app.games.k_in_a_row.evaluation import near_stones_first
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.pairing import proven_draw
from desktop_app.games.k_in_a_row.small_boards.kernel.solver import SmallBoardSolver
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    Candidate,
    combined,
    for_symmetric_moves,
    ranked,
)
from desktop_app.search.limits import Budget
from desktop_app.search.symmetric_moves import SymmetricMoves

GUESS_SECONDS = 0.3
"""Time for guesses where the kernel does not solve the position at once."""
MOST_PATIENCE = 0.5
"""The longest that one question gets at a time, in seconds."""
MOST_KNOWN = 50_000
"""The most positions whose bounds are kept; beyond that they are computed again."""
DECIDED = 64
"""The kernel's number for a win at ply 0; each ply takes one off."""
TABLE_BYTES = 1 << 26
BUCKET_BYTES = 32
LEAST_BITS, MOST_BITS = 20, 26
"""The possible numbers of buckets in the kernel's table, as powers of two."""

Guess = Callable[[], Iterator[Analysis]]
"""A short search that guesses, for what is not proven at once."""


class SmallBoardAnalysis:
    """The kernel of one game with its table, and the bounds it has found.

    Attributes:
        nodes: positions visited since it was made.
    """

    def __init__(self, game: LineGame, table_bytes: int = TABLE_BYTES) -> None:
        """Make a solver for at most 36 cells, with a table of at most `table_bytes` bytes.

        Its size is a power of two, from 32 MB to 2 GB.
        """
        bits = (table_bytes // BUCKET_BYTES).bit_length() - 1
        bits = min(max(bits, LEAST_BITS), MOST_BITS)
        self._kernel = SmallBoardSolver(game.columns, game.rows, game.k, bits)
        self._known: dict[int, tuple[int, int]] = {}

    @property
    def nodes(self) -> int:
        """The number of positions visited since it was made."""
        return self._kernel.nodes

    def table_use(self) -> float:
        """Return how much of the kernel's table holds entries, from 0 to 1, from a sample."""
        return self._kernel.table_use()

    def bounds(self, position: LinePosition) -> tuple[int, int]:
        """Return the known bounds of a position's value for the player to move."""
        if position.outcome is not None:
            value = position.ply - DECIDED if position.outcome else 0
            return value, value
        return self._known.get(position.canonical_key, (-DECIDED, DECIDED))

    def learn(self, position: LinePosition, least: int, most: int) -> None:
        """Record bounds of a position's value for the player to move."""
        lower, upper = self.bounds(position)
        self._known[position.canonical_key] = max(lower, least), min(upper, most)

    def narrow(self, position: LinePosition, check: Callable[[int], bool]) -> bool:
        """Ask the next question about a position; False if `check` ended it unanswered.

        First whether it is lost, drawn or won; then the plies, each question halving the range.
        """
        lower, upper = self.bounds(position)
        if lower < 0 <= upper:
            alpha = -1
        elif lower <= 0 < upper:
            alpha = 0
        else:
            alpha = (lower + upper) // 2
        found = self._kernel.search(position.own, position.other, alpha, check)
        if found is None:
            return False
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        lower, upper = (max(lower, found), upper) if found > alpha else (lower, min(upper, found))
        self._known[position.canonical_key] = lower, upper
        return True

    def line(self, position: LinePosition, check: Callable[[int], bool]) -> tuple[Move, ...] | None:
        """Return best play to the end of a solved position; None if `check` stopped it."""
        value, moves = self.bounds(position)[0], list[Move]()
        while position.outcome is None:
            move = self._kernel.reply(position.own, position.other, value, check)
            if move is None:
                return None
            moves.append(move)
            position, value = position.after(move), -value
        return tuple(moves)


def analyse_placement(
    position: Position,
    budget: Budget,
    solver: SmallBoardAnalysis,
    guess: Guess,
    *,
    only_best: bool = False,
) -> Iterator[Analysis]:
    """Value every legal move exactly, or as far as the budget goes.

    Args:
        position: a position on the board of the solver.
        budget: the limits.
        solver: of that game, kept between calls.
        guess: guesses the values of moves about which nothing is proven soon.
        only_best: moves that are proven worse than another are asked about no further.

    Yields:
        Snapshots, about ten a second; the last is all that is known.

    Raises:
        SearchStopped: somebody said stop before every move had a value.
    """
    yield from _Solving(position, budget, solver, guess, only_best).run()


class _Solving:
    """One analysis."""

    def __init__(
        self,
        position: Position,
        budget: Budget,
        solver: SmallBoardAnalysis,
        guess: Guess,
        only_best: bool,
    ) -> None:
        assert isinstance(position, LinePosition)
        self._position = position
        self._budget = budget
        self._solver = solver
        self._guess = guess
        self._only_best = only_best
        self._images = SymmetricMoves(position)
        moves = self._images.firsts(near_stones_first(position))
        self._children = {move: position.after(move) for move in moves}
        # of positions that are each other's images one is asked about; the bounds are shared
        images = {self._children[move].canonical_key: move for move in reversed(moves)}
        self._undecided = deque(m for m in moves if m in images.values())  # who wins is open
        self._decided = deque[Move]()  # the plies are open
        self._guesses: dict[Move, Candidate] = {}
        self._exact: dict[Move, Candidate] = {}
        self._guessed_nodes = self._depth = 0
        self._nodes = solver.nodes
        self._spent = False
        self._slice_end = self._shown = perf_counter()
        self._patience, self._unanswered = SNAPSHOT_SECONDS, 0
        self._drawn = None if only_best else proven_draw(position, budget)
        if self._drawn is not None:
            self._begin_from(self._drawn)

    def _begin_from(self, drawn: Analysis) -> None:
        """Start from what pairings prove: moves that draw, and others that don't win."""
        for candidate in drawn.candidates:
            child = self._children.get(candidate.move)
            if child is None or candidate.score is None or child.outcome is not None:
                continue
            if candidate.score.is_exact:
                self._solver.learn(child, 0, 0)
                self._exact[candidate.move] = candidate
            else:
                self._solver.learn(child, 0, DECIDED)

    def run(self) -> Iterator[Analysis]:
        """Prove for a moment, guess for a moment if that was not enough, then prove the rest."""
        if self._drawn is not None:
            yield self._drawn
            if self._drawn.complete:
                return
        while self._goes_on() and perf_counter() - self._shown < SNAPSHOT_SECONDS:
            self._ask()
        if not all(self._is_settled(move) or self._is_decided(move) for move in self._children):
            self._budget.check_stop()
            for found in self._guess():
                self._guesses = {c.move: c for c in found.candidates}
                self._depth, self._guessed_nodes = found.depth, found.nodes
                yield self._snapshot()
        while self._goes_on():
            if perf_counter() - self._shown >= SNAPSHOT_SECONDS:
                yield self._snapshot()
            self._ask()
        yield self._snapshot()

    def _goes_on(self) -> bool:
        return bool(self._undecided or self._decided) and not self._is_spent(self._solver.nodes)

    def _ask(self) -> None:
        """Ask one question about the next move: outcomes first, then plies.

        A question that gets no answer in time is asked again after those about other moves; if
        none got one, each gets more time.
        """
        queue = self._undecided or self._decided
        move = queue.popleft()
        if not self._is_settled(move):
            self._slice_end = perf_counter() + self._patience
            if self._solver.narrow(self._children[move], self._is_over):
                self._unanswered = 0
            else:
                self._unanswered += 1
        if not self._is_settled(move):
            (self._decided if self._is_decided(move) else self._undecided).append(move)
        else:
            self._proven(move)
        if self._unanswered > len(queue):
            self._unanswered = 0
            self._patience = min(2 * self._patience, MOST_PATIENCE)

    def _is_over(self, nodes: int) -> bool:
        """Return whether a question has used up its time."""
        return self._is_spent(nodes) or perf_counter() >= self._slice_end

    def _is_spent(self, nodes: int) -> bool:
        """Return whether a limit is reached or a stop was requested."""
        spent = self._budget.is_spent(nodes - self._nodes + self._guessed_nodes)
        self._spent = self._spent or spent
        return self._spent

    def _is_stopped(self, _nodes: int) -> bool:
        """Return whether a stop was requested; limits don't count, because lines are short."""
        return self._budget.is_stopped()

    def _is_decided(self, move: Move) -> bool:
        lower, upper = self._solver.bounds(self._children[move])
        return lower > 0 or upper < 0

    def _is_settled(self, move: Move) -> bool:
        """Return whether nothing is left to find out about a move."""
        lower, upper = self._solver.bounds(self._children[move])
        if lower < upper and self._only_best:
            best = max(-self._solver.bounds(child)[1] for child in self._children.values())
            return -lower < best
        return lower == upper

    def _proven(self, move: Move) -> Candidate | None:
        """Return what is proven of a move, with its whole line once the value is exact."""
        if move in self._exact:
            return self._exact[move]
        position, child = self._position, self._children[move]
        lower, upper = self._solver.bounds(child)
        line = self._solver.line(child, self._is_stopped) if lower == upper else None
        if line is not None:
            value, bound = -lower, Bound.EXACT
        elif upper <= 0:
            value, bound = -upper, Bound.LOWER
        elif lower >= 0:
            value, bound = -lower, Bound.UPPER
        else:
            return None
        found = Candidate(move, _score(position, value, bound), (move, *(line or ())))
        if bound is Bound.EXACT:
            self._exact[move] = found
        return found

    def _snapshot(self) -> Analysis:
        self._shown = perf_counter()
        known = {
            move: combined(self._proven(move), self._guesses.get(move)) or Candidate(move)
            for move in self._children
        }
        candidates = for_symmetric_moves(known, self._position.legal_moves(), self._images)
        complete = len(self._exact) == len(known)
        nodes = self._solver.nodes - self._nodes + self._guessed_nodes
        depth = self._position.remaining if complete else self._depth
        return ranked(self._position, candidates, depth, nodes, self._budget.seconds)


def _score(position: Position, value: int, bound: Bound) -> Score:
    """Convert a kernel value to a score; value and bound are for the player to move."""
    worth = 0 if not value else (WIN - DECIDED + abs(value)) * (1 if value > 0 else -1)
    worth = to_child(position.turn * worth, position.ply)  # the kernel counts from the empty board
    bound = bound if position.turn is MAX else bound.opposite
    score = score_of(position, worth, bound, position.remaining)
    return score.seen_by(position.turn)
