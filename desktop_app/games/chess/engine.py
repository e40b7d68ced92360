# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The chess engine: iterative deepening by the kernel, with any piece-square tables.

`ChessEngine` answers the requests of the program, `ChessAnalysis` deepens one position, and
`ChessKernel` translates positions, budgets and lines for the compiled search.
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
"""Moves with values of their own."""
DEEPEST = 60
WINNING = 400
"""A guess, in centipawns, from which on a mate may be near that promises little at first."""
LEAST_PROVING = 500
"""Positions that a look for a quicker mate after one move gets in any case."""
INFINITE = 2 * WIN
NO_LIMIT = 1 << 62
SURE_PLIES = 2
"""A mate as near as this is seen at once: there is none that is quicker."""
PROVING_NODES = 100_000
"""At most so many positions to find out that there is no quicker mate after a move."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a chess program can ask of a search, besides its limits.

    Attributes:
        lines: how many moves get values and lines of their own.
        moves: the only moves to search; all legal ones if empty.
        mate: the longest mate to look for, in moves of the player to move.
    """

    lines: int = 1
    moves: tuple[Move, ...] = ()
    mate: int | None = None


class ChessEngine(Engine):
    """The chess engine. It has one kernel for each evaluation, made on first use."""

    has_table = guesses = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the engine; kernels are made on first use."""
        assert isinstance(game, ChessGame)
        self._table_bytes = config.table_bytes
        self._kernels: dict[int, ChessKernel] = {}

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        is_chess = isinstance(request.position.game, ChessGame)
        return is_chess and isinstance(request.evaluation or tapered, Tables)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        return self._analysis(request, VALUED).run()

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        return self._analysis(request, 1).best()

    def lines(self, request: SearchRequest, wish: Wish) -> Iterator[Analysis]:
        """Find the best moves for a chess program.

        Args:
            question: the position and the budget.
            wish: what the program asks for.

        Yields:
            Snapshots that get better; the first `wish.lines` candidates have values of their
            own.

        Raises:
            SearchStopped: the search was stopped before the first snapshot.
        """
        analysis = self._analysis(request, wish.lines, wish.moves)
        if wish.mate is not None:
            yield from analysis.mate(wish.mate)
            return
        for found in analysis.run(for_best=True):
            yield found
            if wish.lines == 1 and analysis.has_quickest_mate:
                return

    def _analysis(
        self, request: SearchRequest, valued: int, moves: Sequence[Move] = ()
    ) -> ChessAnalysis:
        position = cast("ChessPosition", request.position)
        weights = cast("Tables", request.evaluation or tapered).weights
        if request.strictly:
            kernel = ChessKernel(weights, LEVEL_BYTES)
            return ChessAnalysis(position, request.budget, kernel, valued, thorough=True)
        kernel = self._kernel(weights)
        return ChessAnalysis(position, request.budget, kernel, valued, moves=moves)

    def _kernel(self, weights: Weights) -> ChessKernel:
        """Return the kernel for the given tables; only one keeps its memory at a time."""
        if id(weights) not in self._kernels:
            self._kernels.clear()
            self._kernels[id(weights)] = allocated(partial(ChessKernel, weights), self._table_bytes)
        return self._kernels[id(weights)]

    def table_use(self) -> float | None:
        return next((kernel.search.table_use() for kernel in self._kernels.values()), None)


@dataclass(frozen=True, slots=True)
class _Found:
    """The result for one move, for the player who makes it."""

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
        position: what is analysed.
        budget: the limits; depth 1 is finished whatever they are.
        kernel: the kernel.
        valued: so many moves get values of their own.
        thorough: whether the search leaves nothing out.
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
        self._known: dict[Move, _Found] = {}
        self._unfinished: dict[Move, _Found] = {}  # results of the depth being searched
        self._no_mate_within = -1  # in plies: proven of the position
        self._given_up = 0  # positions when it was last too long to find more
        self._shown = perf_counter()

    def run(self, *, for_best: bool = False) -> Iterator[Analysis]:
        """Yield snapshots: one after each depth, and up to ten a second in between.

        Args:
            for_best: whether only the best moves are wanted. Then the results of an unfinished
                depth count too, once the best moves of the depth before have been searched; moves
                not reached yet are left without a value.

        Raises:
            SearchStopped: somebody said stop before depth 1 was finished.
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
    def _best(self) -> _Found | None:
        """Return the result of the best move."""
        return max(self._known.values(), key=lambda found: found.rank, default=None)

    def _is_quickest(self, found: _Found) -> bool:
        """Return whether a move mates and it is proven that no searched move mates sooner."""
        return found.is_mate and WIN - found.value <= max(self._no_mate_within + 2, 1)

    def mate(self, moves: int) -> Iterator[Analysis]:
        """Search for a mate in at most this many moves until it is found or ruled out.

        Args:
            moves: moves of the player to move; the budget's depth should be that mate's in plies.

        Yields:
            Snapshots; given enough time, the last one has the quickest mate.

        Raises:
            SearchStopped: somebody said stop before depth 1 was finished.
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
        """Yield the best move of each snapshot, until no mate is quicker or the budget is spent."""
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
        """Search one depth; its heuristic values only count once the depth is complete."""
        if depth == 1:
            self._kernel.first_depth()
        else:
            self._kernel.enforce_limits()
        found = self._unfinished = dict[Move, _Found]()
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
                    self._hasten(move, found[move])
            if perf_counter() - self._shown >= SNAPSHOT_SECONDS and depth > 1:
                yield self._snapshot(depth - 1)
        self._known = found | {m: known for m, known in self._known.items() if known.is_soonest}
        self._unfinished = {}
        best = max(self._known, key=lambda move: self._known[move].rank)
        if self._known[best].value >= WINNING:
            self._hasten(best, self._known[best])

    def _in_order(self) -> list[Move]:
        """Return the moves, the best so far first."""
        known = self._known
        if not known:
            return self._moves
        return sorted(self._moves, key=lambda move: known[move].rank, reverse=True)

    def _searched(self, move: Move, depth: int, values: list[int]) -> _Found:
        """Search one move: fully, or first with a null window to see if it is among the best.

        Args:
            move: the move.
            depth: the nominal depth.
            values: the values of this depth so far, in order; a new one is put in.
        """
        kernel, thorough = self._kernel, self._thorough
        floor = values[-self._valued] if len(values) >= self._valued else -INFINITE
        if floor >= DECISIVE:  # that a move is no quicker a mate would tell nothing of it
            floor = -INFINITE
        value, line = floor + 1, (move,)
        if floor > -INFINITE:
            value, line = kernel.value_after(move, depth, floor, floor + 1, thorough=thorough)
        if value > floor:
            value, line = kernel.value_after(move, depth, floor, INFINITE, thorough=thorough)
        before = self._known.get(move)
        if before is not None and before.is_mate and abs(before.value) >= abs(value):
            value, line = before.value, before.line  # what is proven stays, also unseen
        if value <= floor and value > -DECISIVE:
            return _Found(value, depth, (move,), Bound.UPPER)
        insort(values, value)
        if abs(value) < DECISIVE:
            return _Found(value, depth, line)
        return self._proven(_Found(value, depth, kernel.whole_line(line, value)), move)

    def _proven(self, found: _Found, move: Move) -> _Found:
        """Return a proven mate after a move, shortened if that can be found out quickly."""
        kernel = self._kernel
        if WIN - found.value <= self._no_mate_within + 2:
            return replace(found, is_soonest=True)
        known = sum(each.is_mate for each in self._known.values())
        most = min(max(kernel.nodes // (4 * (known + 1)), LEAST_PROVING), PROVING_NODES)
        value, is_soonest = kernel.hastened(move, found.value, most)
        line = found.line
        if value != found.value:
            line = kernel.whole_line((move,), value)
        return replace(found, value=value, line=line, is_soonest=is_soonest)

    def _hasten(self, move: Move, best: _Found) -> None:
        """Prove that the best mate so far is the quickest of all, or find the one that is.

        Where none is known yet but much promises to win, one is looked for as deep as the search
        went. Each look gets as many positions as were visited so far, or half of them; after one
        that was too short the next comes when they have doubled.
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
            end: the first number of plies that is not tried.
            depth: the depth of the search that asks.
            most: the most positions for each number of plies.

        Returns:
            Whether the answer is known.
        """
        while (plies := self._no_mate_within + 2) < end:
            line = self._kernel.mate_within(plies, most, self._chosen)
            if line is None:
                return False
            if line:
                self._known[line[0]] = _Found(WIN - plies, depth, line, is_soonest=True)
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
    """A kernel and its table, kept between the searches of one game.

    Args:
        weights: how an unfinished position is counted.
        table_bytes: how large the table may become.
    """

    def __init__(self, weights: Weights, table_bytes: int) -> None:
        self.search = ChessSearch(weights.middlegame, weights.endgame, table_bytes)
        self._budget: Budget | None = None
        self._before = 0
        self._is_limited = True

    @property
    def nodes(self) -> int:
        """The number of positions visited since `start`."""
        return self.search.visited - self._before

    def start(self, position: ChessPosition, budget: Budget) -> None:
        """Set the position, and the budget for the searches that follow."""
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
            pieces, not board.turn, castling, passing, board.halfmove_clock
        )

    def first_depth(self) -> None:
        """Ignore all limits but a stop from here on, so that every move gets a value."""
        self._is_limited = False

    def enforce_limits(self) -> None:
        """Enforce the limits from here on.

        Raises:
            SearchStopped: one is met already.
        """
        self._is_limited = True
        if self._budget is not None:
            self._budget.check(self.nodes)

    def value_after(
        self, move: Move, depth: int, low: float, high: float, *, thorough: bool = False
    ) -> tuple[int, tuple[Move, ...]]:
        """Return the value of a move for the player who makes it, or a bound outside (low, high).

        Returns:
            The value, and the move with the line that makes it.

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
        """Extend a line to a mate to its end if the table has cut it short."""
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
            plies: an odd number; that there is no mate within two less is known.
            most: ends after so many positions.
            moves: the only first moves to try; all legal ones if empty.

        Returns:
            The line to it, empty where there is none; None: the search was ended.
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

    def hastened(self, move: Move, value: int, most: int) -> tuple[int, bool]:
        """Return a move's mate or a quicker one, and whether it is proven to be the quickest.

        Args:
            move: the move.
            value: what it is worth to the player who makes it, a mate for either.
            most: ends after so many positions.
        """
        last, won, plies = self.search.visited + most, value > 0, WIN - abs(value)
        is_soonest = plies <= SURE_PLIES
        self.search.board.push(move)
        while not is_soonest:
            sooner = WIN - plies + 2  # to the winner, if the mate came a move sooner
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
        try:
            if self._is_limited:
                self._budget.check(self.nodes)
            else:
                self._budget.check_stop()
        except SearchStopped:
            return True
        return False


def chess_score(
    position: ChessPosition, value: int, depth: int, bound: Bound, *, is_soonest: bool = False
) -> Score:
    """Convert a kernel value to a score for the player to move.

    Args:
        position: what was searched.
        value: what the kernel found; a mate counts plies from the position.
        depth: the nominal depth.
        bound: HEURISTIC for a value from within its window, UPPER for a bound.
        is_soonest: whether there is no quicker mate.
    """
    turn = position.turn
    if value <= -DECISIVE or (value >= DECISIVE and bound is not Bound.UPPER):
        won = value > 0
        sure = Bound.EXACT if is_soonest else Bound.LOWER if won else Bound.UPPER
        outcome = Outcome.WIN if won else Outcome.LOSS
        return Score(outcome, WIN - abs(value), 0, sure, depth, turn)
    number = max(-DECISIVE + 1, min(value, DECISIVE - 1))
    return Score(Outcome.UNKNOWN, None, number, bound, depth, turn)
