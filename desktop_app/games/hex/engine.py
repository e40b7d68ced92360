# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine for Hex, which proves moves where it can and searches to a depth for the others.

A proof holds whatever stands on cells that it does not need. So where a move has lost to a proof,
a better one must take a cell of that proof away: the moves that are left are those in all of them,
the must-play region (R. Hayward and others, "Solving 7x7 Hex with domination, fill-in, and virtual
connections", 2005). Two cells that both win at once can't both be answered: so bridges are found
that join the last gap.

To a given depth the kernel returns the same values as `alphabeta.AlphaBeta` with a table and the
evaluation `distances`, about a hundred times as fast.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial
from time import perf_counter

from desktop_app.core.position import Game, Move, Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.hex.evaluation import distances
from desktop_app.games.hex.geometry import Rhombus
from desktop_app.games.hex.kernel.search import HexSearch
from desktop_app.games.hex.rules import HexGame, HexPosition
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    BestMoves,
    Candidate,
    for_symmetric_moves,
    ranked,
)
from desktop_app.search.deepening import Deepening
from desktop_app.search.engine import EngineConfig, SearchRequest, best_of
from desktop_app.search.kernel_engine import KernelEngine, KernelSearcher, clamped_window
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.memory import MEGABYTE
from desktop_app.search.symmetric_moves import SymmetricMoves

_INFINITE = 2_000_000
FREE = 2
"""The kernels' mark for a cell without a stone."""
CHECK_MASK = 15
ENTRY_BYTES = 300
"""Bytes of a stored position, roughly: two pairs of large integers and their places."""
TABLE_BYTES = 32 * MEGABYTE

Proof = tuple[bool, int]
"""Whether the player to move wins, and the free cells that the winner needs."""


class HexSolver:
    """Proves the winner and finds the free cells that the proof needs, with a table of all results.

    Attributes:
        nodes: positions visited since it was made.
        known: what was found, by the stones of both players.
    """

    def __init__(self, board: Rhombus, table_bytes: int = TABLE_BYTES) -> None:
        """Start without proofs; a table over `table_bytes` is cleared."""
        self.nodes = 0
        self.known: dict[tuple[int, int], Proof] = {}
        self._board, self._capacity = board, max(table_bytes // ENTRY_BYTES, 1)
        self._order = HexSearch(board.size)
        self._budget: Budget | None = None
        self._before = 0

    def wins(self, x_stones: int, o_stones: int, budget: Budget, before: int = 0) -> bool:
        """Return whether the player to move wins; neither player may have a chain yet.

        Args:
            x_stones: those of X, who begins.
            o_stones: those of O.
            budget: ends the search.
            before: positions of the budget that were visited elsewhere.

        Raises:
            SearchStopped: the budget is spent; what was proven stays.
        """
        self._budget, self._before = budget, before - self.nodes
        side = (x_stones.bit_count() + o_stones.bit_count()) % 2
        return self._prove((x_stones, o_stones), side)[0]

    def _prove(self, stones: tuple[int, int], side: int) -> Proof:
        """Return the proof of a position for the player of the side to move."""
        self.nodes += 1
        if not self.nodes & CHECK_MASK and self._budget is not None:
            self._budget.check(self.nodes + self._before)
        free = self._board.cells & ~(stones[0] | stones[1])
        if now := self._board.joining(side, stones[side], free):
            return True, now & -now
        threats = self._board.joining(1 - side, stones[1 - side], free)
        if threats & (threats - 1):
            first = threats & -threats
            rest = threats ^ first
            return False, first | rest & -rest
        found = self.known.get(stones)
        if found is None:
            found = self._try(stones, side, threats or free, threats)
            if len(self.known) >= self._capacity:
                self.known.clear()
            self.known[stones] = found
        return found

    def _try(self, stones: tuple[int, int], side: int, must: int, needed: int) -> Proof:
        """Try the moves of the must-play region, which shrinks with each move that loses."""
        (x, o), bits = stones, self._board.bits
        self._order.set_stones([0 if x & bit else 1 if o & bit else FREE for bit in bits])
        for place in self._order.likely():
            bit = bits[place]
            if not bit & must:
                continue
            after = (x | bit, o) if side == 0 else (x, o | bit)
            other_wins, cells = self._prove(after, 1 - side)
            if not other_wins:
                return True, cells | bit
            needed |= cells
            must &= cells
        return False, needed


def make_hex_kernel(game: HexGame, table_bytes: int) -> HexSearch:
    """Return the kernel of a board, whose table has at most `table_bytes` bytes."""
    return HexSearch(game.size, table_bytes)


def stand_on(kernel: HexSearch, position: HexPosition) -> None:
    """Load the stones of a position into a kernel."""
    x, o = position.x_stones, position.o_stones
    kernel.set_stones(
        [0 if x & bit else 1 if o & bit else FREE for bit in position.game.board.bits]
    )


class HexSearcher(KernelSearcher[HexSearch]):
    """A searcher with the Hex kernel."""

    def first_moves(self, position: Position) -> list[Move]:
        stand_on(self._kernel, _at(position))
        return self._kernel.likely()

    def _found(
        self, position: Position, depth: int, window: tuple[float, float], last_node: int
    ) -> float | None:
        stand_on(self._kernel, _at(position))
        low, high = clamped_window(window, _INFINITE)
        return self._kernel.value(depth, low, high, self._is_over, last_node)

    def _remembered(self, position: Position, *, is_last: bool) -> Move | None:  # noqa: ARG002
        here = _at(position)
        stand_on(self._kernel, here)
        move = self._kernel.best_move()
        is_open = move is not None and here.game.board.bits[move] & here.free
        return move if is_open else None


def _at(position: Position) -> HexPosition:
    assert isinstance(position, HexPosition)
    return position


FIRST_DEPTH = 3
"""The depth of the guessing search before proofs begin."""
PROVABLE = 25
"""Up to this many free cells, moves are proven after a first guess."""


class HexEngine(KernelEngine[HexSearch]):
    """The proofs and the searching kernel of one board, and another kernel for levels of play.

    Its evaluation is compiled in: `distances`, and no other. How soon a won game is won it says
    where the guessing search has seen the end, or where few cells are left and it is solved.
    """

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the engine without proofs."""
        super().__init__(game, config)
        self._table_bytes = config.table_bytes // 2  # the proofs have the other half

    @cached_property
    def _solver(self) -> HexSolver:
        assert isinstance(self._game, HexGame)
        return HexSolver(self._game.board, self._table_bytes)

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        is_hex = isinstance(request.position, HexPosition)
        return is_hex and request.evaluation in (None, distances)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        """Yield heuristic values first, then proofs if few cells are free."""
        position, limits = request.position, request.budget.limits
        assert isinstance(position, HexPosition)
        if not request.wants_exact or position.remaining > PROVABLE:
            yield from self._guesses(request, request.budget, request.before)
            return
        found = request.before
        if found is None:
            first = Limits(FIRST_DEPTH, limits.nodes, limits.seconds)
            for found in self._guesses(request, Budget(first, request.budget.should_stop), None):
                yield found
        else:
            yield found
        if found is not None and not found.complete:
            yield from self._proofs(position, request.budget, found)

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        """Yield the best moves until one is proven to win."""
        if not request.wants_exact or request.position.remaining > PROVABLE:
            yield from super().best(request)
            return
        for found in best_of(self.values(request)):
            yield found
            if found.score.outcome is Outcome.WIN and found.score.is_exact:
                return

    def _guesses(
        self, request: SearchRequest, budget: Budget, before: Analysis | None
    ) -> Iterator[Analysis]:
        search = partial(self._searcher, request)
        return Deepening(request.position, budget, search, before).run()

    def _make_kernel(self, table_bytes: int) -> HexSearch:
        assert isinstance(self._game, HexGame)
        return make_hex_kernel(self._game, table_bytes)

    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        if not request.strictly:
            return HexSearcher(self.kernel, budget)
        self._level_kernel.forget()
        return HexSearcher(self._level_kernel, budget)

    def _proofs(self, position: HexPosition, budget: Budget, guess: Analysis) -> Iterator[Analysis]:
        """Prove the moves one by one, likely best first; yield all that is known each time."""
        images, solver = SymmetricMoves(position), self._solver
        moves = [
            c.move for c in guess.candidates
        ]  # of equal moves, the most promising one comes first
        known: dict[Move, Candidate] = {c.move: c for c in guess.candidates}
        shown, start = perf_counter(), solver.nodes

        def snapshot(depth: int) -> Analysis:
            nodes = guess.nodes + solver.nodes - start
            found = for_symmetric_moves(known, moves, images)
            return ranked(position, found, depth, nodes, guess.seconds + budget.seconds)

        try:
            for move in images.firsts(moves):
                score = known[move].score
                if score is not None and score.is_exact:
                    continue
                known[move] = self._proven(position, move, budget, guess.nodes)
                if perf_counter() - shown >= SNAPSHOT_SECONDS:
                    shown = perf_counter()
                    yield snapshot(guess.depth)
        except SearchStopped:
            yield snapshot(guess.depth)
            return
        yield snapshot(position.remaining)

    def _proven(self, position: HexPosition, move: Move, budget: Budget, before: int) -> Candidate:
        child = position.after(move)
        other_wins = child.outcome is None and self._solver.wins(
            child.x_stones, child.o_stones, budget, before
        )
        outcome = Outcome.LOSS if other_wins else Outcome.WIN
        plies = 1 if child.outcome is not None else None
        score = Score(outcome, plies, 0, Bound.EXACT, position.remaining, position.turn)
        return Candidate(move, score, (move,))
