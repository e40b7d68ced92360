# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every legal move of a position is worth, better and better the longer one waits."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial

from desktop_app.games.entry import Evaluation
from desktop_app.games.lines.evaluation import open_lines
from desktop_app.games.lines.game import LineGame, LinePosition
from desktop_app.games.lines.images import Images
from desktop_app.games.position import Game, Move, Position
from desktop_app.search.basics.candidates import Analysis, Candidate, ranked, shared
from desktop_app.search.basics.limits import Budget, Limits, SearchStopped, ShouldStop, never
from desktop_app.search.basics.memory import DEFAULT_MEGABYTES, MEGABYTE, made
from desktop_app.search.basics.ordering import near_stones_first
from desktop_app.search.basics.score import Bound, score_of
from desktop_app.search.engines.compiled import are_compiled
from desktop_app.search.engines.deepening import Deepening, counted
from desktop_app.search.engines.drop import analysis as drop_analysis
from desktop_app.search.engines.drop.book import BookReader, no_book
from desktop_app.search.engines.drop.kernel.solver import DropSolver
from desktop_app.search.engines.large import kernels as line_kernels
from desktop_app.search.engines.large.analysis import analyse_lines
from desktop_app.search.engines.large.kernels import LineKernel, as_taken
from desktop_app.search.engines.look_ahead import moves_tried
from desktop_app.search.engines.pairing import proven_draw
from desktop_app.search.engines.placement import analysis as placement_analysis
from desktop_app.search.engines.placement.analysis import PlacementSolver
from desktop_app.search.engines.plain.kernel.lines import PlainLines
from desktop_app.search.engines.plain.search import PlainSearch, make_plain_kernel
from desktop_app.search.textbook.alphabeta import AlphaBeta, Searcher, TranspositionTable
from desktop_app.search.textbook.labelled_tree import LabelledTree, is_small
from desktop_app.search.textbook.random_play import RandomPlay

LEFT_OFF = 100
"""Analyses that are kept to go on from, the newest."""
GUESS_SECONDS = 0.3
"""Time for guesses where a kernel does not solve the position at once."""
TABLE_BYTES = DEFAULT_MEGABYTES * MEGABYTE
"""Memory for the tables of the game that was searched last."""
KERNEL_SHARE = 4
"""Where a kernel has a table of that size, guesses have one of a quarter of it beside."""
LEVEL_BYTES = 2 * MEGABYTE
"""The table of a search to a stated depth, which begins anew with each move."""


def processors() -> int:
    """How many processors this program may run on: `taskset` or a container may allow fewer."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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
            table_bytes: the memory that the tables of the game that is searched may take.
            threads: how many may search at once, where a kernel can; None: one for each
                processor that this program may run on.
            read_book: gives a drop game's opening book.
        """
        self._read_book = read_book
        self._table_bytes = table_bytes
        self.threads = (threads or processors()) if are_compiled() else 1
        self._trees: dict[Game, LabelledTree] = {}
        self._random: dict[Game, RandomPlay] = {}
        self._left_off: dict[Position, Analysis] = {}
        self._tables: dict[Game, TranspositionTable] = {}
        self._plain_kernels: dict[Game, PlainLines] = {}
        self._level_kernels: dict[Game, PlainLines] = {}
        self._line_kernels: dict[Game, LineKernel] = {}
        self._drop_solvers: dict[Game, DropSolver] = {}
        self._placement_solvers: dict[Game, PlacementSolver] = {}

    def set_table_bytes(self, table_bytes: int) -> None:
        """Let the tables take so much memory from now on; what is in them is forgotten."""
        self._table_bytes = table_bytes
        self._make_room()

    def _make_room(self, game: Game | None = None) -> None:
        """Let go of the tables of all games but one."""
        kept = (
            self._tables,
            self._plain_kernels,
            self._level_kernels,
            self._line_kernels,
            self._drop_solvers,
            self._placement_solvers,
        )
        others = [(tables, other) for tables in kept for other in tables if other != game]
        for tables, other in others:
            del tables[other]
        if others:
            gc.collect()  # a kernel and what calls it hold each other

    def tree(self, game: Game) -> LabelledTree:
        """The labelled tree of a game."""
        return self._trees.setdefault(game, LabelledTree())

    def random_play(self, game: Game) -> RandomPlay:
        """The counted endings of a game."""
        return self._random.setdefault(game, RandomPlay())

    def table(self, game: Game) -> TranspositionTable:
        """The transposition table of a game; only the newest game's is kept, for its size."""
        if game not in self._tables:
            self._make_room(game)
            self._tables[game] = self.new_table(game)
        return self._tables[game]

    def new_table(self, game: Game) -> TranspositionTable:
        """An empty table, of a quarter of the size where a kernel has a table of its own too."""
        share = KERNEL_SHARE if _has_kernel(game) else 1
        return TranspositionTable(self._table_bytes // share)

    def searcher(self, game: Game, budget: Budget, evaluation: Evaluation) -> Searcher:
        """A search that guesses beyond its depth, with the kept table of the game."""
        if not isinstance(game, LineGame) or evaluation is not open_lines:
            return AlphaBeta(budget, evaluation, self.table(game), near_stones_first)
        if game not in self._plain_kernels:
            self._make_room(game)
            size = self._table_bytes // (KERNEL_SHARE if _has_kernel(game) else 1)
            self._plain_kernels[game] = made(partial(make_plain_kernel, game), size)
        return PlainSearch(self._plain_kernels[game], budget)

    def new_searcher(
        self, game: Game, budget: Budget, evaluation: Evaluation, depth: int
    ) -> Searcher:
        """A search to a stated depth that knows nothing yet: a kept table would look deeper."""
        if not isinstance(game, LineGame) or evaluation is not open_lines:
            return AlphaBeta(budget, evaluation, self.new_table(game), near_stones_first)
        if game not in self._level_kernels:
            self._make_room(game)
            self._level_kernels[game] = make_plain_kernel(game, LEVEL_BYTES)
        kernel, tried = self._level_kernels[game], moves_tried(game, depth)
        kernel.forget(tried or 0)
        return PlainSearch(kernel, budget, tried)

    def plain_use(self, game: Game) -> float:
        """How much of the table of a game's search that guesses is in use, from 0 to 1."""
        kernel = self._plain_kernels.get(game)
        return self.table(game).table_use() if kernel is None else kernel.table_use()

    def drop_solver(self, game: LineGame) -> DropSolver:
        """The kernel of a drop game; only the newest game's is kept, for its size."""
        if game not in self._drop_solvers:
            self._make_room(game)
            make = partial(drop_analysis.make_solver, game)
            self._drop_solvers[game] = made(make, self._table_bytes)
            self._drop_solvers[game].learn(self._read_book(game))
        return self._drop_solvers[game]

    def placement_solver(self, game: Game) -> PlacementSolver:
        """The solver of a small free-placement line game; only the newest game's is kept."""
        if game not in self._placement_solvers:
            assert isinstance(game, LineGame)
            self._make_room(game)
            self._placement_solvers[game] = made(partial(PlacementSolver, game), self._table_bytes)
        return self._placement_solvers[game]

    def line_kernel(self, game: LineGame) -> LineKernel:
        """The kernel of a large line game; only the newest game's is kept, for its table."""
        if game not in self._line_kernels:
            self._make_room(game)
            self._line_kernels[game] = made(partial(LineKernel, game), self._table_bytes)
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
    to 36 cells are solved by their kernels, what pairs of cells prove drawn is that, large boards
    are searched by their kernel; any other game, and where a depth is asked for all but the large
    boards, is searched deeper and deeper here.
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

            def guesses(is_enough: ShouldStop, most: float) -> Iterator[Analysis]:
                return guesses_of(
                    position, budget, knowledge, evaluation, is_enough=is_enough, most=most
                )

            found = drop_analysis.DropAnalysis(position, solver, budget, knowledge.threads)
            yield from _telling_use(found.run(guesses), solver.table_use)
        elif limits.depth is None and (drawn := proven_draw(position, budget)):
            yield drawn
        elif limits.depth is None and placement_analysis.takes(position.game):
            solver = knowledge.placement_solver(position.game)
            guess = partial(guesses_of, position, budget, knowledge, evaluation)
            found = placement_analysis.analyse_placement(position, budget, solver, guess)
            yield from _telling_use(found, solver.table_use)
        elif taken := as_taken(position, evaluation):
            kernel = knowledge.line_kernel(taken.game)
            found = _lines(taken, budget, kernel, knowledge)
            yield from _telling_use(found, kernel.table_use)
        else:
            found = Deepening(position, budget, knowledge, evaluation).run()
            yield from _telling_use(found, partial(knowledge.plain_use, position.game))
    except SearchStopped:
        return


def guesses_of(
    position: Position,
    budget: Budget,
    knowledge: Knowledge,
    evaluation: Evaluation = open_lines,
    *,
    is_enough: ShouldStop = never,
    most: float = GUESS_SECONDS,
) -> Iterator[Analysis]:
    """A short search by deepening, within the budget but for its first depth.

    Args:
        position: what is searched.
        budget: the budget.
        knowledge: where the table is.
        evaluation: what guesses.
        is_enough: whether nobody needs guesses any more.
        most: how many seconds; a quarter of the budget's if that is less, and so of its nodes.
    """
    seconds, nodes = budget.limits.seconds, budget.limits.nodes
    short = most if seconds is None else min(most, seconds / 4)
    few = None if nodes is None else nodes // 4

    def should_stop() -> bool:
        return budget.should_stop() or is_enough()

    part = Budget(Limits(nodes=few, seconds=short), should_stop)
    with suppress(SearchStopped):
        yield from Deepening(position, part, knowledge, evaluation).run()


def _telling_use(analyses: Iterator[Analysis], use: Callable[[], float]) -> Iterator[Analysis]:
    """The same snapshots with how full the table is at each."""
    for found in analyses:
        yield replace(found, table_use=use())


def _has_kernel(game: Game) -> bool:
    """Whether a kernel searches a game's positions, beside the search that guesses."""
    return (
        drop_analysis.takes(game.start())
        or placement_analysis.takes(game)
        or line_kernels.takes(game)
    )


def _lines(
    position: LinePosition, budget: Budget, kernel: LineKernel, knowledge: Knowledge
) -> Iterator[Analysis]:
    before = knowledge.left_off(position) if budget.limits.depth is None else None
    for found in analyse_lines(position, budget, kernel, before):
        knowledge.leave_off(found)
        yield found


def _labelled(position: Position, budget: Budget, knowledge: Knowledge) -> Iterator[Analysis]:
    tree = knowledge.tree(position.game)
    before = len(tree)
    tree.value(position, budget)
    images, known = Images(position), dict[Move, Candidate]()
    for move in images.firsts(position.legal_moves()):
        child = position.after(move)
        score = score_of(position, tree.value(child), Bound.EXACT, position.remaining)
        line = (move, *tree.line(child))
        known[move] = Candidate(move, counted(score, line).seen_by(position.turn), line)
    candidates = shared(known, position.legal_moves(), images)
    made = max(len(tree) - before, 0)
    found = ranked(position, candidates, position.remaining, made, budget.seconds)
    yield found
    random_play = knowledge.random_play(position.game)
    candidates = [
        replace(c, endings=random_play.endings(position.after(c.move), budget))
        for c in found.candidates
    ]
    yield replace(found, candidates=tuple(candidates), seconds=budget.seconds)
