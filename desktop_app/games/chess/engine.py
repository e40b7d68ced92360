# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chess engine: iterative deepening by the kernel, with any piece-square tables.

`ChessEngine` answers the requests of the program, `ChessAnalysis` deepens one position, and
`ChessKernel` translates positions, budgets and lines for the compiled search. In an analysis the
best few moves get exact values, by a full window; the others only upper bounds.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from time import perf_counter
from typing import cast

from desktop_app.core.position import Game, Move
from desktop_app.core.score import DECISIVE, WIN, Bound, Outcome, Score
from desktop_app.games.chess.evaluation import Tables, Weights, tapered
from desktop_app.games.chess.kernel.search import ChessSearch
from desktop_app.games.chess.rules import ChessGame, ChessPosition
from desktop_app.search.candidates import (
    SNAPSHOT_SECONDS,
    Analysis,
    BestMoves,
    Candidate,
    ranked,
)
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.kernel_engine import LEVEL_BYTES
from desktop_app.search.limits import Budget, SearchStopped
from desktop_app.search.memory import allocated

VALUED = 5
"""The number of moves that get values of their own; the others get upper bounds."""
DEEPEST = 60
WINNING = 400
"""A value, in hundredths of a pawn, from which on it is worth looking for a mate."""
LEAST_PROVING = 500
"""The least nodes for proving that no mate after a move is quicker."""
INFINITE = 2 * WIN
NO_LIMIT = 1 << 62
SURE_PLIES = 2
"""A mate in this many plies can't be any quicker: the move mates, or is answered by mate."""
PROVING_NODES = 100_000
"""The most nodes for proving that no mate after a move is quicker."""


@dataclass(frozen=True, slots=True)
class GoOptions:
    """What a chess program can ask of a search by UCI, besides limits.

    Attributes:
        lines: the number of moves that get values and lines of their own ("MultiPV").
        moves: the only moves to search ("searchmoves"); all legal ones if empty.
        mate: the longest mate to look for, in moves of the player to move; None for any value.
    """

    lines: int = 1
    moves: tuple[Move, ...] = ()
    mate: int | None = None


class ChessEngine(Engine):
    """The chess engine. It keeps the kernel, with its table, of the last evaluation used."""

    has_table = guesses = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the engine; its kernel is made on first use."""
        assert isinstance(game, ChessGame)
        self._table_bytes = config.table_bytes
        self._weights: Weights | None = None
        self._kernel: ChessKernel | None = None

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        is_chess = isinstance(request.position.game, ChessGame)
        return is_chess and isinstance(request.evaluation or tapered, Tables)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        return self._analysis(request, VALUED).run()

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        return self._analysis(request, 1).best()

    def lines(self, request: SearchRequest, options: GoOptions) -> Iterator[Analysis]:
        """Find the best moves for a chess program.

        Args:
            request: the position and the budget.
            options: what the program asks for.

        Yields:
            Snapshots that get better; the first `options.lines` candidates have values of their
            own.

        Raises:
            SearchStopped: the search was stopped before the first snapshot.
        """
        analysis = self._analysis(request, options.lines, options.moves)
        if options.mate is not None:
            yield from analysis.mate(options.mate)
            return
        for found in analysis.run(for_best=True):
            yield found
            if options.lines == 1 and analysis.has_quickest_mate:
                return

    def _analysis(
        self, request: SearchRequest, valued: int, moves: Sequence[Move] = ()
    ) -> ChessAnalysis:
        position = cast("ChessPosition", request.position)
        weights = cast("Tables", request.evaluation or tapered).weights
        if request.strictly:
            kernel = ChessKernel(weights, LEVEL_BYTES)
            return ChessAnalysis(position, request.budget, kernel, valued, thorough=True)
        kernel = self._kernel_with(weights)
        return ChessAnalysis(position, request.budget, kernel, valued, moves=moves)

    def _kernel_with(self, weights: Weights) -> ChessKernel:
        """Return the kernel with the given tables, which replaces one with others."""
        if self._kernel is None or self._weights is not weights:
            self._kernel = None  # frees its memory before the next one needs it
            self._kernel = allocated(partial(ChessKernel, weights), self._table_bytes)
            self._weights = weights
        return self._kernel

    def table_use(self) -> float | None:
        return None if self._kernel is None else self._kernel.search.table_use()


@dataclass(frozen=True, slots=True)
class MoveResult:
    """The result of searching one move, for the player who makes it.

    Attributes:
        value: as in the kernel: a mate is `WIN` less the plies to it, from before the move.
        depth: the nominal depth.
        line: the move and the principal variation after it.
        bound: HEURISTIC for a value from a full window, UPPER for an upper bound.
        is_soonest: whether the value is a mate, and no mate after this move is quicker.
    """

    value: int
    depth: int
    line: tuple[Move, ...]
    bound: Bound = Bound.HEURISTIC
    is_soonest: bool = False

    @property
    def rank(self) -> tuple[int, bool]:
        """Return a sort key: by value, with exact values before bounds of the same size."""
        return self.value, self.bound is not Bound.UPPER

    @property
    def is_mate(self) -> bool:
        """Return whether a mate is proven."""
        return self.value <= -DECISIVE or (self.value >= DECISIVE and self.bound is not Bound.UPPER)


class ChessAnalysis:
    """One analysis of all moves, or of the best one.

    Args:
        position: the position to analyse.
        budget: the limits, which depth 1 ignores so that every move gets a value.
        kernel: the kernel, whose table is kept from one analysis to the next.
        valued: the number of moves that get values of their own.
        thorough: whether to prune and reduce nothing.
        moves: the only moves to search; all legal ones if empty.
    """

    def __init__(
        self,
        position: ChessPosition,
        budget: Budget,
        kernel: ChessKernel,
        valued: int = VALUED,
        *,
        thorough: bool = False,
        moves: Sequence[Move] = (),
    ) -> None:
        self._position, self._budget, self._kernel = position, budget, kernel
        self._valued, self._thorough = valued, thorough
        kernel.start(position, budget)
        self._moves = list(moves or position.legal_moves())
        self._chosen = tuple(moves)
        self._known: dict[Move, MoveResult] = {}
        self._unfinished: dict[Move, MoveResult] = {}  # results of the depth being searched
        self._no_mate_within = -1  # in plies: proven for the position
        self._given_up = 0  # nodes when a proof was last given up
        self._shown = perf_counter()

    def run(self, *, for_best: bool = False) -> Iterator[Analysis]:
        """Yield snapshots: one after each depth, and up to ten a second in between.

        Args:
            for_best: whether only the best moves are wanted. Then the results of an unfinished
                depth count too, once the best moves of the previous depth have been searched;
                moves not reached yet are left without a value.

        Raises:
            SearchStopped: the search was stopped before depth 1 was finished.
        """
        if not self._moves:
            yield self._snapshot(0)
            return
        most = min(self._budget.limits.depth or DEEPEST, DEEPEST)
        depth = 0
        try:
            while depth < most:
                depth += 1
                yield from self._deepen(depth)
                found = self._snapshot(depth)
                yield found
                if found.complete:
                    return
        except SearchStopped:
            if depth <= 1:
                raise
            if for_best and len(self._unfinished) >= min(self._valued, len(self._moves)):
                mates = {move: found for move, found in self._known.items() if found.is_mate}
                self._known = self._unfinished | mates
                yield self._snapshot(depth)
            else:
                yield self._snapshot(depth - 1)

    @property
    def has_quickest_mate(self) -> bool:
        """Return whether the best move mates and no searched move mates sooner."""
        return self._best is not None and self._is_quickest(self._best)

    @property
    def _best(self) -> MoveResult | None:
        """Return the result of the best move."""
        return max(self._known.values(), key=lambda found: found.rank, default=None)

    def _is_quickest(self, found: MoveResult) -> bool:
        """Return whether a move mates and it is proven that no searched move mates sooner."""
        return found.is_mate and WIN - found.value <= max(self._no_mate_within + 2, 1)

    def mate(self, moves: int) -> Iterator[Analysis]:
        """Search for a mate in at most this many moves until it is found or ruled out.

        Args:
            moves: moves of the player to move; the depth of the budget should be the length of
                that mate in plies.

        Yields:
            Snapshots; given enough time, the last one has the quickest mate.

        Raises:
            SearchStopped: the search was stopped before depth 1 was finished.
        """
        last, moves = None, min(moves, DEEPEST // 2)
        for last in self.run(for_best=True):
            yield last
            best = self._best
            if best is not None and best.is_mate and WIN - best.value < 2 * moves:
                break
        if last is None or last.best is None:
            return
        with suppress(SearchStopped):
            self._kernel.enforce_limits()
            self._prove(2 * moves, last.depth, NO_LIMIT)
            yield self._snapshot(last.depth)

    def best(self) -> Iterator[BestMoves]:
        """Yield the best move of each snapshot until the quickest mate is proven or time is up."""
        with suppress(SearchStopped):
            for found in self.run(for_best=True):
                best = found.best
                if best is None or best.score is None:
                    continue
                score, known = best.score, found.candidates
                yield BestMoves((best.move,), score, best.line, found.depth, found.nodes, known)
                if self.has_quickest_mate:
                    return

    def _deepen(self, depth: int) -> Iterator[Analysis]:
        """Search all moves to one depth; heuristic values count once all have been searched."""
        if depth == 1:
            self._kernel.first_depth()
        else:
            self._kernel.enforce_limits()
        found = self._unfinished = dict[Move, MoveResult]()
        values: list[int] = []
        for move in self._in_order():
            before = self._known.get(move)
            if before is not None and before.is_soonest:
                found[move] = before
                insort(values, before.value)
                continue
            found[move] = self._searched(move, depth, values)
            if found[move].is_mate:
                self._known[move] = found[move]
                if found[move].value == values[-1] > 0:
                    self._prove_quickest(move, found[move])
            if perf_counter() - self._shown >= SNAPSHOT_SECONDS and depth > 1:
                yield self._snapshot(depth - 1)
        self._known = found | {m: known for m, known in self._known.items() if known.is_soonest}
        self._unfinished = {}
        best = max(self._known, key=lambda move: self._known[move].rank)
        if self._known[best].value >= WINNING:
            self._prove_quickest(best, self._known[best])

    def _in_order(self) -> list[Move]:
        """Return the moves, the best so far first."""
        known = self._known
        if not known:
            return self._moves
        return sorted(self._moves, key=lambda move: known[move].rank, reverse=True)

    def _searched(self, move: Move, depth: int, values: list[int]) -> MoveResult:
        """Search one move, first with a null window unless it may be among the best.

        Args:
            move: the move.
            depth: the nominal depth.
            values: the values of this depth so far, in ascending order; a value of the move's own
                is inserted.
        """
        kernel, thorough = self._kernel, self._thorough
        floor = values[-self._valued] if len(values) >= self._valued else -INFINITE
        if floor >= DECISIVE:  # "no quicker mate than the others" would be no value at all
            floor = -INFINITE
        value, line = floor + 1, (move,)
        if floor > -INFINITE:
            value, line = kernel.value_after(move, depth, floor, floor + 1, thorough=thorough)
        if value > floor:
            value, line = kernel.value_after(move, depth, floor, INFINITE, thorough=thorough)
        before = self._known.get(move)
        if before is not None and before.is_mate and abs(before.value) >= abs(value):
            value, line = before.value, before.line  # a proven mate stays, even if overlooked now
        if value <= floor and value > -DECISIVE:
            return MoveResult(value, depth, (move,), Bound.UPPER)
        insort(values, value)
        if abs(value) < DECISIVE:
            return MoveResult(value, depth, line)
        return self._proven(MoveResult(value, depth, kernel.whole_line(line, value)), move)

    def _proven(self, found: MoveResult, move: Move) -> MoveResult:
        """Return the mate after a move, or a quicker one that a short thorough search finds."""
        kernel = self._kernel
        if WIN - found.value <= self._no_mate_within + 2:
            return replace(found, is_soonest=True)
        known = sum(each.is_mate for each in self._known.values())
        most = min(max(kernel.nodes // (4 * (known + 1)), LEAST_PROVING), PROVING_NODES)
        value, is_soonest = kernel.quickest_mate(move, found.value, most)
        line = found.line
        if value != found.value:
            line = kernel.whole_line((move,), value)
        return replace(found, value=value, line=line, is_soonest=is_soonest)

    def _prove_quickest(self, move: Move, best: MoveResult) -> None:
        """Prove that the best mate so far is the quickest of all, or find the one that is.

        If no mate is known but the position looks won, look for one as deep as the search went.
        Each attempt may visit as many nodes as the search so far (half of them without a mate);
        after one that was given up, the next waits until they have doubled.
        """
        nodes = self._kernel.nodes
        if self._is_quickest(best) or nodes < 2 * self._given_up:
            return
        most = max(nodes if best.is_mate else nodes // 2, LEAST_PROVING)
        end = WIN - best.value if best.is_mate else best.depth + 1
        if not self._prove(end, best.depth, most):
            self._given_up = self._kernel.nodes
        elif self._is_quickest(best):
            self._known[move] = replace(best, is_soonest=True)

    def _prove(self, end: int, depth: int, most: int) -> bool:
        """Find the quickest mate in fewer than `end` plies, or prove that there is none.

        Args:
            end: the number of plies to stop before.
            depth: the depth of the search so far.
            most: the most nodes for each number of plies.

        Returns:
            Whether the answer is known.
        """
        while (plies := self._no_mate_within + 2) < end:
            line = self._kernel.mate_within(plies, most, self._chosen)
            if line is None:
                return False
            if line:
                self._known[line[0]] = MoveResult(WIN - plies, depth, line, is_soonest=True)
                return True
            self._no_mate_within = plies
        return True

    def _snapshot(self, depth: int) -> Analysis:
        self._shown = perf_counter()
        candidates = [self._candidate(move) for move in self._moves]
        nodes, seconds = self._kernel.nodes, self._budget.seconds
        return ranked(self._position, candidates, max(depth, 0), nodes, seconds)

    def _candidate(self, move: Move) -> Candidate:
        found = self._known.get(move)
        if found is None:
            return Candidate(move)
        score = chess_score(
            self._position, found.value, found.depth, found.bound, is_soonest=found.is_soonest
        )
        return Candidate(move, score, found.line)


class ChessKernel:
    """The compiled search with its table, in terms of positions, budgets and moves.

    Args:
        weights: the piece-square tables of the evaluation.
        table_bytes: the most memory for the table.
    """

    def __init__(self, weights: Weights, table_bytes: int) -> None:
        self.search = ChessSearch(weights.middlegame, weights.endgame, table_bytes)
        self._budget: Budget | None = None
        self._before = 0
        self._is_limited = True

    @property
    def nodes(self) -> int:
        """The nodes visited since `start`."""
        return self.search.visited - self._before

    def start(self, position: ChessPosition, budget: Budget) -> None:
        """Set the position, with its repetitions, and the budget for the searches that follow."""
        self._budget, self._before, self._is_limited = budget, self.search.visited, True
        fen, moves = position.moves_since
        self._set(ChessGame().parse_position(fen))
        twice = {len(line) for line in position.met_twice}
        drawn = [self.search.board.key] if 0 in twice else []
        for number, move in enumerate(moves, start=1):
            self.search.board.push(move)
            if number in twice:
                drawn.append(self.search.board.key)
        self.search.set_root(drawn)

    def _set(self, position: ChessPosition) -> None:
        board = position.board
        pieces = [0] * 64
        for square, piece in board.piece_map().items():
            pieces[square] = piece.piece_type + (0 if piece.color else 8)
        rights = board.clean_castling_rights()
        castling = sum(1 << n for n, corner in enumerate((7, 0, 63, 56)) if rights >> corner & 1)
        passing = board.ep_square if board.has_pseudo_legal_en_passant() else None
        self.search.board.set_position(
            pieces, int(not board.turn), castling, passing, board.halfmove_clock
        )

    def first_depth(self) -> None:
        """Ignore all limits but a stop from now on, so that every move gets a value."""
        self._is_limited = False

    def enforce_limits(self) -> None:
        """Enforce the limits from now on.

        Raises:
            SearchStopped: a limit is reached already.
        """
        self._is_limited = True
        if self._budget is not None:
            self._budget.check(self.nodes)

    def value_after(
        self, move: Move, depth: int, low: float, high: float, *, thorough: bool = False
    ) -> tuple[int, tuple[Move, ...]]:
        """Return the value of a move for the player who makes it, or a bound outside (low, high).

        Returns:
            The value, and the move followed by the principal variation.

        Raises:
            SearchStopped: the budget is spent.
        """
        self.search.board.push(move)
        found = self._value(depth - 1, -high, -low, thorough=thorough)
        line = self.search.line()
        self.search.board.pop()
        if found is None:
            raise SearchStopped
        return -found, (move, *line)

    def _value(
        self,
        depth: int,
        low: float,
        high: float,
        *,
        thorough: bool,
        most: int = NO_LIMIT,
        by_rule: bool = False,
    ) -> int | None:
        last = most
        if self._is_limited and self._budget and self._budget.limits.nodes is not None:
            last = min(last, self._before + self._budget.limits.nodes)
        alpha, beta = int(max(low, -INFINITE)), int(min(high, INFINITE))
        return self.search.value(
            depth, alpha, beta, self._is_over, last, thorough=thorough, by_rule=by_rule
        )

    def whole_line(self, line: Sequence[Move], value: int) -> tuple[Move, ...]:
        """Return a line to a mate up to its end, which a hit in the table may have cut off."""
        search, plies = self.search, WIN - abs(value)
        moves = list(line)
        for move in moves:
            search.board.push(move)
        while len(moves) < plies:
            here = value if len(moves) % 2 == 0 else -value
            most = search.visited + PROVING_NODES
            left = plies - len(moves)
            found = self._value(left, here - 1, here + 1, thorough=True, most=most)
            if found is None or abs(found) < DECISIVE or (found > 0) != (here > 0):
                break
            more = search.line()[: plies - len(moves)]
            if not more:
                break
            for move in more:
                moves.append(move)
                search.board.push(move)
        for _ in moves:
            search.board.pop()
        return tuple(moves)

    def mate_within(
        self, plies: int, most: int, moves: Sequence[Move] = ()
    ) -> tuple[Move, ...] | None:
        """Search exhaustively for a mate in `plies` plies.

        Args:
            plies: an odd number, two more than a length that is ruled out.
            most: the most nodes.
            moves: the only first moves to try; all legal ones if empty.

        Returns:
            The line to the mate, empty if there is none; None if the search was stopped.
        """
        worth, last = WIN - plies, self.search.visited + most
        for move in moves:
            self.search.board.push(move)
            lost = self._value(plies - 1, -worth, 1 - worth, thorough=True, most=last, by_rule=True)
            line = (move, *self.search.line())
            self.search.board.pop()
            if lost is None or lost <= -worth:
                return None if lost is None else self.whole_line(line, worth)
        if moves:
            return ()
        found = self._value(plies, worth - 1, worth, thorough=True, most=last, by_rule=True)
        if found is None or found < worth:
            return None if found is None else ()
        return self.whole_line(self.search.line(), worth)

    def quickest_mate(self, move: Move, value: int, most: int) -> tuple[int, bool]:
        """Return the quickest mate found after a move that leads to one.

        Args:
            move: the move.
            value: the value of a known mate, for the player who makes the move.
            most: the most nodes.

        Returns:
            The value of the quickest mate found, and whether it is proven that none is quicker.
        """
        last, won, plies = self.search.visited + most, value > 0, WIN - abs(value)
        is_soonest = plies <= SURE_PLIES
        self.search.board.push(move)
        while not is_soonest:
            sooner = WIN - plies + 2  # the value for the winner of a mate one move sooner
            low, high = (-sooner, 1 - sooner) if won else (sooner - 1, sooner)
            found = self._value(plies - 3, low, high, thorough=True, most=last, by_rule=True)
            if found is None:
                break
            worth = -found if won else found
            if worth >= sooner:
                plies = WIN - worth
            is_soonest = worth < sooner or plies <= SURE_PLIES
        self.search.board.pop()
        return (WIN - plies if won else plies - WIN), is_soonest

    def _is_over(self, _visited: int) -> bool:
        """Return whether to stop; the kernel calls this now and then."""
        if self._budget is None:
            return False
        return self._budget.is_spent(self.nodes) if self._is_limited else self._budget.is_stopped()


def chess_score(
    position: ChessPosition, value: int, depth: int, bound: Bound, *, is_soonest: bool = False
) -> Score:
    """Convert a kernel value to a score for the player to move.

    Args:
        position: the position that was searched.
        value: the kernel's value; a mate is `WIN` less the plies from the position.
        depth: the nominal depth.
        bound: HEURISTIC for a value inside its window, UPPER for an upper bound.
        is_soonest: whether no mate is quicker.
    """
    turn = position.turn
    if value <= -DECISIVE or (value >= DECISIVE and bound is not Bound.UPPER):
        won = value > 0
        sure = Bound.EXACT if is_soonest else Bound.LOWER if won else Bound.UPPER
        outcome = Outcome.WIN if won else Outcome.LOSS
        return Score(outcome, WIN - abs(value), 0, sure, depth, turn)
    number = max(-DECISIVE + 1, min(value, DECISIVE - 1))
    return Score(Outcome.UNKNOWN, None, number, bound, depth, turn)
