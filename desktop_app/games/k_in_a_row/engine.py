# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The five engines of line games, with a `Domain` for each: the boards and requests it answers.

`LINE_ENGINES` has them in order of preference: solvers first, the plain search of any board last.
What each does is in its folder (`connect_four`, `small_boards`, `gomoku`, `fixed_depth`) or in
`pairing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from desktop_app.core.grid import bits
from desktop_app.core.position import Game, Move, Position
from desktop_app.core.score import Bound, Outcome, Score, to_child, to_parent
from desktop_app.games.k_in_a_row.connect_four.analysis import ConnectFourAnalysis, make_solver
from desktop_app.games.k_in_a_row.connect_four.book import book_of
from desktop_app.games.k_in_a_row.connect_four.kernel import board as connect_four_board
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.fixed_depth.kernel.lines import FixedDepthLines
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.analysis import analyse_lines, best_line_moves
from desktop_app.games.k_in_a_row.gomoku.kernel import board as gomoku_board
from desktop_app.games.k_in_a_row.gomoku.kernels import LineKernel
from desktop_app.games.k_in_a_row.levels import moves_tried
from desktop_app.games.k_in_a_row.pairing import holding_moves, proven_draw
from desktop_app.games.k_in_a_row.small_boards.analysis import (
    GUESS_SECONDS,
    SmallBoardAnalysis,
    analyse_placement,
)
from desktop_app.search.alphabeta import Searcher
from desktop_app.search.candidates import Analysis, BestMoves
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest, best_of
from desktop_app.search.kernel_engine import KernelEngine, KernelSearcher, clamped_window
from desktop_app.search.limits import Budget, never
from desktop_app.search.memory import allocated

SOLVED_CELLS = 36
"""The most cells of a board without gravity that is solved."""
PATTERN_CELLS, PATTERN_K = 36, 4
"""The fewest cells of a board, and stones of a line, for which the search uses patterns: three in a
row come so soon that the plain search tells exactly when."""
_INFINITE = 1 << 30


@dataclass(frozen=True)
class Domain:
    """What an engine answers.

    Attributes:
        boards: whether it can play on a board.
        requests: whether it can answer a request about such a board.
    """

    boards: Callable[[LineGame], bool]
    requests: Callable[[SearchRequest], bool]

    def has_board(self, game: Game) -> bool:
        """Return whether a game is a line game on a board of this domain."""
        return isinstance(game, LineGame) and self.boards(game)

    def has(self, request: SearchRequest) -> bool:
        """Return whether the engine can answer a request."""
        return self.requests(request) and self.has_board(request.position.game)


def _fits_two_words(game: LineGame) -> bool:
    fits = connect_four_board.fits(game.columns, game.rows, game.k)
    return game.gravity and fits


def _has_few_cells(game: LineGame) -> bool:
    return not game.gravity and game.board.cells <= SOLVED_CELLS


def _has_patterns(game: LineGame) -> bool:
    if game.k < PATTERN_K or not gomoku_board.fits(game.columns, game.rows, game.k):
        return False
    return not _fits_two_words(game) if game.gravity else game.board.cells >= PATTERN_CELLS


def _any_board(_game: LineGame) -> bool:
    return True


def _wants_exact(request: SearchRequest) -> bool:
    return request.wants_exact


def _is_free(request: SearchRequest) -> bool:
    """Return whether a search may choose its own evaluation and look further where it likes."""
    return request.evaluation is None and not request.strictly


def _counts_open_lines(request: SearchRequest) -> bool:
    return request.evaluation in (None, open_lines)


CONNECT_FOUR = Domain(_fits_two_words, _wants_exact)
SMALL_BOARDS = Domain(_has_few_cells, _wants_exact)
PAIRING = Domain(_any_board, _wants_exact)
GOMOKU = Domain(_has_patterns, _is_free)
FIXED_DEPTH = Domain(_any_board, _counts_open_lines)


class ConnectFourEngine(Engine):
    """The solver of one drop game, with its opening book.

    Attributes:
        solver: the kernel with its table.
    """

    has_table = goes_by_clock = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the solver and read the book."""
        assert isinstance(game, LineGame)
        self.solver = allocated(partial(make_solver, game), config.table_bytes)
        self.solver.learn(book_of(game, config.read_book))
        self._threads = config.threads

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return CONNECT_FOUR.has(request)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        solving = ConnectFourAnalysis(
            _at(request.position), self.solver, request.budget, self._threads
        )
        yield from solving.run(request.guesses)

    def table_use(self) -> float:
        return self.solver.table_use()


class SmallBoardEngine(Engine):
    """The solver of one small board without gravity.

    Attributes:
        solver: the kernel with its table, and the bounds it has found.
    """

    has_table = goes_by_clock = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the solver."""
        assert isinstance(game, LineGame)
        self.solver = allocated(partial(SmallBoardAnalysis, game), config.table_bytes)

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return SMALL_BOARDS.has(request)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        return self._analyse(request, only_best=False)

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        """Yield the best moves by evaluation, then the proven ones."""
        return best_of(self._analyse(request, only_best=True))

    def _analyse(self, request: SearchRequest, *, only_best: bool) -> Iterator[Analysis]:
        guess = partial(request.guesses, never, GUESS_SECONDS)
        return analyse_placement(
            request.position, request.budget, self.solver, guess, only_best=only_best
        )

    def table_use(self) -> float:
        return self.solver.table_use()


class PairingEngine(Engine):
    """An engine that proves draws by pairings, or finds nothing."""

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the engine; it keeps no state."""

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return PAIRING.has(request)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        drawn = proven_draw(request.position, request.budget)
        if drawn is not None:
            yield drawn

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:  # noqa: ARG002
        """Yield nothing: among drawn moves a player wants the one that is hardest to answer."""
        return iter(())


class GomokuEngine(Engine):
    """The search of one large board, deeper and deeper.

    It guesses by patterns of its own, and can't use another evaluation.

    Attributes:
        kernel: the kernel with its table.
    """

    has_table = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        """Create the kernel."""
        assert isinstance(game, LineGame)
        self.kernel = allocated(partial(LineKernel, game), config.table_bytes)

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return GOMOKU.has(request)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        return analyse_lines(_at(request.position), request.budget, self.kernel, request.before)

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        return best_line_moves(_at(request.position), request.budget, self.kernel)

    def table_use(self) -> float:
        return self.kernel.table_use()


def make_plain_kernel(game: LineGame, table_bytes: int) -> FixedDepthLines:
    """Return the kernel of a line game, whose table has at most `table_bytes` bytes."""
    return FixedDepthLines(game.columns, game.rows, game.k, game.gravity, table_bytes)


class FixedDepthSearch(KernelSearcher[FixedDepthLines]):
    """A searcher with the kernel for line games of any size."""

    def first_moves(self, position: Position) -> list[Move]:
        self._stand_on(position)
        return self._kernel.likely()

    def _found(
        self, position: Position, depth: int, window: tuple[float, float], last_node: int
    ) -> float | None:
        self._stand_on(position)
        # the kernel counts from the empty board
        alpha, beta = (to_parent(bound, position.ply) for bound in window)
        low, high = clamped_window((alpha, beta), _INFINITE)
        found = self._kernel.value(depth, low, high, self._is_over, last_node)
        return None if found is None else to_child(found, position.ply)

    def _remembered(self, position: Position, *, is_last: bool) -> Move | None:
        self._stand_on(position)
        if is_last and self.guessed:  # a guess: the search took what counts most one ply ahead
            return self._kernel.best_of_one()
        move = self._kernel.best_move()
        return self._kernel.best_of_one() if move is None and is_last else move

    def _stand_on(self, position: Position) -> None:
        here = _at(position)
        moves = [0] * here.ply
        moves[::2], moves[1::2] = bits(here.x_stones), bits(here.o_stones)
        self._kernel.set_moves(moves)


class FixedDepthEngine(KernelEngine[FixedDepthLines]):
    """The plain kernel of one line game, and another one for levels of play.

    Their evaluation is compiled in: `open_lines`, and no other. To a given depth they return the
    same values as `alphabeta.AlphaBeta` with a table, a hundred times as fast.
    """

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return FIXED_DEPTH.has(request)

    def best(self, request: SearchRequest) -> Iterator[BestMoves]:
        """Find the best moves; replace an unproven one by a proven draw in the end, if possible."""
        position, budget, found = request.position, request.budget, None
        for found in super().best(request):
            yield found
        if found is not None and not request.strictly:
            yield from _held(found, position, budget)

    def _make_kernel(self, table_bytes: int) -> FixedDepthLines:
        assert isinstance(self._game, LineGame)
        return make_plain_kernel(self._game, table_bytes)

    def _searcher(self, request: SearchRequest, budget: Budget) -> Searcher:
        depth = request.budget.limits.depth
        if not request.strictly or depth is None:
            return FixedDepthSearch(self.kernel, budget)
        assert isinstance(self._game, LineGame)
        tried = moves_tried(self._game, depth)
        self._level_kernel.forget(tried or 0)
        return FixedDepthSearch(self._level_kernel, budget, tried)


def _held(found: BestMoves, position: Position, budget: Budget) -> Iterator[BestMoves]:
    """Yield moves that pairings prove to be at least a draw, if not all moves found are.

    Of those found the ones that hold, or the likeliest of the others.
    """
    if found.score.outcome is Outcome.WIN or not isinstance(position, LinePosition):
        return
    holding = holding_moves(position, budget)
    if not holding or all(move in holding for move in found.moves):
        return
    sure = tuple(move for move in found.moves if move in holding) or (next(iter(holding)),)
    left, turn = position.remaining, position.turn
    score = Score(Outcome.DRAW, None, 0, Bound.LOWER, left, turn)
    yield BestMoves(sure, score, sure[:1], found.depth, found.nodes)


def _at(position: Position) -> LinePosition:
    assert isinstance(position, LinePosition)
    return position


LINE_ENGINES: tuple[type[Engine], ...] = (
    ConnectFourEngine,
    SmallBoardEngine,
    PairingEngine,
    GomokuEngine,
    FixedDepthEngine,
)
"""In order of preference."""
