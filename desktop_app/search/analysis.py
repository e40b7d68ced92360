# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every legal move of a position is worth, better and better the longer one waits."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import inf
from time import perf_counter

from desktop_app.games.line_games import LineGame, LinePosition
from desktop_app.games.position import Game, Move, Position
from desktop_app.search import drop_analysis, placement_analysis
from desktop_app.search.alphabeta import AlphaBeta, TranspositionTable, table_line
from desktop_app.search.candidates import SNAPSHOT_SECONDS, Analysis, Candidate, ranked
from desktop_app.search.drop_book import BookReader, no_book
from desktop_app.search.evaluation import Evaluation, open_lines
from desktop_app.search.kernels import are_compiled
from desktop_app.search.kernels.drop import DropSolver
from desktop_app.search.labelled_tree import LabelledTree, is_small
from desktop_app.search.limits import Budget, Limits, SearchStopped, ShouldStop, never
from desktop_app.search.line_analysis import analyse_lines
from desktop_app.search.line_kernels import LineKernel, as_taken
from desktop_app.search.ordering import near_stones_first
from desktop_app.search.placement_analysis import PlacementSolver
from desktop_app.search.random_play import RandomPlay
from desktop_app.search.score import Bound, Score, bound_of, score_of

LEFT_OFF = 100
"""Analyses that are kept to go on from, the newest."""
GUESS_SECONDS = 0.3
"""Time for guesses where a kernel does not solve the position at once; a quarter of it at most."""
TABLE_BYTES = 1 << 26
"""Memory for the table of the kernel that was used last."""


class Knowledge:
    """What was worked out so far, for as long as the program runs: one set for each game."""

    def __init__(
        self,
        table_bytes: int = TABLE_BYTES,
        threads: int | None = None,
        read_book: BookReader = no_book,
    ) -> None:
        """Begin with nothing.

        Args:
            table_bytes: the memory that a kernel's table may take.
            threads: how many may search at once, where a kernel can; None: one for each of the
                machine's processors.
            read_book: gives a drop game's opening book.
        """
        self._read_book = read_book
        self._table_bytes = table_bytes
        self.threads = threads or os.cpu_count() or 1 if are_compiled() else 1
        self._trees: dict[Game, LabelledTree] = {}
        self._random: dict[Game, RandomPlay] = {}
        self._tables: dict[Game, TranspositionTable] = {}
        self._line_kernels: dict[Game, LineKernel] = {}
        self._left_off: dict[Position, Analysis] = {}
        self._drop_solvers: dict[Game, DropSolver] = {}
        self._placement_solvers: dict[Game, PlacementSolver] = {}

    def tree(self, game: Game) -> LabelledTree:
        """The labelled tree of a game."""
        return self._trees.setdefault(game, LabelledTree())

    def random_play(self, game: Game) -> RandomPlay:
        """The counted endings of a game."""
        return self._random.setdefault(game, RandomPlay())

    def table(self, game: Game) -> TranspositionTable:
        """The transposition table of a game; only the newest game's is kept, for its size."""
        if game not in self._tables:
            self._tables = {game: TranspositionTable()}
        return self._tables[game]

    def drop_solver(self, game: LineGame) -> DropSolver:
        """The kernel of a drop game; only the newest game's is kept, for its size."""
        if game not in self._drop_solvers:
            solver = drop_analysis.make_solver(game, self._table_bytes)
            solver.learn(self._read_book(game))
            self._drop_solvers = {game: solver}
        return self._drop_solvers[game]

    def placement_solver(self, game: Game) -> PlacementSolver:
        """The solver of a small free-placement line game; only the newest game's is kept."""
        if game not in self._placement_solvers:
            assert isinstance(game, LineGame)
            self._placement_solvers = {game: PlacementSolver(game)}
        return self._placement_solvers[game]

    def line_kernel(self, game: LineGame) -> LineKernel:
        """The kernel of a large line game; only the newest game's is kept, for its table."""
        if game not in self._line_kernels:
            self._line_kernels = {game: LineKernel(game, self._table_bytes)}
        return self._line_kernels[game]

    def left_off(self, position: Position) -> Analysis | None:
        """The last depth of a position that deepening has finished."""
        return self._left_off.get(position)

    def leave_off(self, found: Analysis) -> None:
        """Note a finished depth, to go on from there."""
        self._left_off.pop(found.position, None)
        self._left_off[found.position] = found
        while len(self._left_off) > LEFT_OFF:
            del self._left_off[next(iter(self._left_off))]


def analyse(
    position: Position,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    should_stop: ShouldStop = never,
    knowledge: Knowledge | None = None,
    evaluation: Evaluation = open_lines,
) -> Iterator[Analysis]:
    """Value every legal move, each by a search of its own with a full window.

    A small game is looked up in its labelled tree, exact at once; drop games and boards of up
    to 36 cells are solved by their kernels, large boards searched by theirs; any other game, and
    where a depth is asked for all but the large boards, is searched deeper and deeper here.
    Depth 1 is always finished, whatever the limits, so that every move has a value.

    Yields:
        Snapshots that get better; the last one is all that is known. None at all if somebody
        says stop before the first is ready.
    """
    knowledge = knowledge or Knowledge()
    budget = Budget(limits, should_stop)
    try:
        if limits.depth is None and is_small(position):
            yield from _labelled(position, budget, knowledge)
        elif limits.depth is None and drop_analysis.takes(position):
            solver = knowledge.drop_solver(position.game)
            guesses = partial(guesses_of, position, budget, knowledge, evaluation)
            yield from drop_analysis.DropAnalysis(position, solver, budget, knowledge.threads).run(
                guesses
            )
        elif limits.depth is None and placement_analysis.takes(position.game):
            solver = knowledge.placement_solver(position.game)
            guess = partial(guesses_of, position, budget, knowledge, evaluation)
            yield from placement_analysis.analyse_placement(position, budget, solver, guess)
        elif taken := as_taken(position, evaluation):
            yield from _lines(taken, budget, knowledge)
        else:
            yield from _Deepening(position, budget, knowledge, evaluation).run()
    except SearchStopped:
        return


def guesses_of(
    position: Position, budget: Budget, knowledge: Knowledge, evaluation: Evaluation = open_lines
) -> Iterator[Analysis]:
    """A short search by deepening, within the budget but for its first depth."""
    seconds = budget.limits.seconds
    short = GUESS_SECONDS if seconds is None else min(GUESS_SECONDS, seconds / 4)
    part = Budget(Limits(nodes=budget.limits.nodes, seconds=short), budget.should_stop)
    with suppress(SearchStopped):
        yield from _Deepening(position, part, knowledge, evaluation).run()


def _lines(position: LinePosition, budget: Budget, knowledge: Knowledge) -> Iterator[Analysis]:
    before = knowledge.left_off(position) if budget.limits.depth is None else None
    kernel = knowledge.line_kernel(position.game)
    for found in analyse_lines(position, budget, kernel, before):
        knowledge.leave_off(found)
        yield found


def _labelled(position: Position, budget: Budget, knowledge: Knowledge) -> Iterator[Analysis]:
    tree = knowledge.tree(position.game)
    before = len(tree)
    tree.value(position, budget)
    candidates: list[Candidate] = []
    for move in position.legal_moves():
        child = position.after(move)
        score = score_of(position, tree.value(child), Bound.EXACT, position.remaining)
        line = (move, *tree.line(child))
        candidates.append(Candidate(move, _counted(score, line).seen_by(position.turn), line))
    made = max(len(tree) - before, 0)
    found = ranked(position, candidates, position.remaining, made, budget.seconds)
    yield found
    random_play = knowledge.random_play(position.game)
    candidates = [
        replace(c, endings=random_play.endings(position.after(c.move), budget))
        for c in found.candidates
    ]
    yield replace(found, candidates=tuple(candidates), seconds=budget.seconds)


def _counted(score: Score, line: tuple[Move, ...]) -> Score:
    """The score; for a number, whose value tells no distance, with that of its line."""
    return score if score.plies is not None else replace(score, plies=len(line))


class _Deepening:
    """One analysis by iterative deepening, on games that can't be counted out."""

    def __init__(
        self, position: Position, budget: Budget, knowledge: Knowledge, evaluation: Evaluation
    ) -> None:
        self._position = position
        self._budget = budget
        self._table = knowledge.table(position.game)
        # depth 1 must be finished whatever the limits say: only a stop ends it
        self._first = AlphaBeta(_Unlimited(budget), evaluation, None, near_stones_first)
        self._searcher = AlphaBeta(budget, evaluation, self._table, near_stones_first)
        self._candidates = {move: Candidate(move) for move in near_stones_first(position)}
        self._shown = perf_counter()
        self._knowledge = knowledge
        self._before = self._taken_up(budget)

    def _taken_up(self, budget: Budget) -> Analysis | None:
        """The analysis of this very position that was broken off last, to go on from there."""
        before = self._knowledge.left_off(self._position)
        if before is None or budget.limits.depth is not None:
            return None
        self._candidates |= {candidate.move: candidate for candidate in before.candidates}
        return before

    def run(self) -> Iterator[Analysis]:
        """Snapshots, at most one a tenth of a second, and one at the end of each depth."""
        most = min(self._budget.limits.depth or inf, self._position.remaining)
        depth = first = self._before.depth if self._before else 0
        if self._before is not None:
            yield self._before
            if self._before.complete:
                return
        try:
            while depth < most:
                depth += 1
                yield from self._deepen(depth)
                found = self._snapshot(depth)
                self._knowledge.leave_off(found)
                yield found
                if found.complete:
                    break
        except SearchStopped:
            if self._budget.stopped and depth <= 1:
                raise
            if depth > first:
                yield self._snapshot(depth - 1)
        if not self._candidates:
            yield self._snapshot(0)

    def _deepen(self, depth: int) -> Iterator[Analysis]:
        """Search one depth; its guesses count when all are there, for only guesses of one
        depth can be compared: after an odd number of moves each side looks better to itself.
        """
        guesses: dict[Move, Candidate] = {}
        for move in [c.move for c in self._snapshot(depth - 1).candidates]:
            known = self._candidates[move].score
            if known is None or known.bound is not Bound.EXACT:
                found = self._valued(move, depth)
                guessed = found.score is not None and found.score.bound is Bound.HEURISTIC
                kept = guesses if guessed and depth > 1 else self._candidates
                kept[move] = found
            if perf_counter() - self._shown >= SNAPSHOT_SECONDS:
                yield self._snapshot(depth - 1)
        self._candidates |= guesses

    def _valued(self, move: Move, depth: int) -> Candidate:
        position = self._position
        child = position.after(move)
        searcher = self._first if depth == 1 else self._searcher
        value = -position.turn * searcher.value(child, depth - 1)
        bound = bound_of(value, guessed=searcher.horizon)
        score = score_of(position, value, bound, depth).seen_by(position.turn)
        line = (move, *table_line(self._table, child, depth - 1))
        if bound is Bound.EXACT:
            line = self._whole_line(line, score.plies or position.remaining)
            score = _counted(score, line)
        return Candidate(move, score, line)

    def _whole_line(self, line: tuple[Move, ...], plies: int) -> tuple[Move, ...]:
        """An exact line to its end: where the table forgot a move, it is searched again."""
        position = self._position
        for move in line:
            position = position.after(move)
        while position.outcome is None and len(line) < plies:
            left = plies - len(line)
            self._searcher.value(position, left)
            more = table_line(self._table, position, left)
            if not more:
                break
            for move in more:
                position = position.after(move)
            line += more
        return line

    def _snapshot(self, depth: int) -> Analysis:
        self._shown = perf_counter()
        nodes, seconds = self._first.nodes + self._searcher.nodes, self._budget.seconds
        if self._before is not None:
            nodes, seconds = nodes + self._before.nodes, seconds + self._before.seconds
        candidates = list(self._candidates.values())
        return ranked(self._position, candidates, max(depth, 0), nodes, seconds)


class _Unlimited(Budget):
    """A budget without limits that still ends when somebody says stop."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(Limits())
        self._budget = budget

    def check(self, nodes: int) -> None:  # noqa: ARG002
        self._budget.check_stop()
