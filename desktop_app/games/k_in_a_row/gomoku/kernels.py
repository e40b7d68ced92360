# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An adapter from the kernels of large line games to positions, budgets and scores."""

from __future__ import annotations

from desktop_app.core.grid import bits
from desktop_app.core.position import Move
from desktop_app.core.score import DECISIVE, WIN, Bound, Outcome, Score, score_of, to_child
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku.kernel.drop import GravityLines
from desktop_app.games.k_in_a_row.gomoku.kernel.search import LineSearch
from desktop_app.games.k_in_a_row.gomoku.kernel.table import DEEPEST
from desktop_app.games.k_in_a_row.gomoku.variation import AGAIN_NODES, LongestDefence, variation
from desktop_app.search.limits import Budget, SearchStopped

TABLE_BYTES = 64 << 20
INFINITE = 2 * WIN
HIGHEST_GUESS = 5_000
"""Larger guesses, for positions that are as good as decided, are reported as this."""
POINTS = 16
"""The number of kernel points for one point of `open_lines`."""
NO_LIMIT = 1 << 62
SURE_PLIES = 4
"""Wins as near as this are seen on the board: there is none that is quicker."""


class _Watch:
    """Decides when a search is over.

    It does not know the kernel, so that a kernel that is dropped gives its table back at once,
    not when cycles of references are looked for.
    """

    def __init__(self) -> None:
        self.budget: Budget | None = None
        self.before = 0
        self.limited = True

    def check(self, nodes: int) -> None:
        """Raise `SearchStopped` if the budget is spent after `nodes` positions."""
        if self.budget is None:
            return
        if self.limited:
            self.budget.check(nodes)
        else:
            self.budget.check_stop()

    def is_over(self, visited: int) -> bool:
        """Return whether to stop; the kernel calls this with its total of visited positions."""
        try:
            self.check(visited - self.before)
        except SearchStopped:
            return True
        return False


class LineKernel:
    """A kernel and its table, kept between the searches of one game."""

    def __init__(self, game: LineGame, table_bytes: int = TABLE_BYTES) -> None:
        self._watch = _Watch()
        given = game.columns, game.rows, game.k, table_bytes, self._watch.is_over
        self.search = GravityLines(*given) if game.gravity else LineSearch(*given)
        self._cells, self._limit = game.board.cells, NO_LIMIT

    @property
    def nodes(self) -> int:
        """The number of positions visited since `start`."""
        return self.search.visited - self._watch.before

    def table_use(self) -> float:
        """Return how much of the table holds entries, from 0 to 1, estimated from a sample."""
        return self.search.table_use()

    def start(self, position: LinePosition, budget: Budget) -> None:
        """Set the position, and the budget for the searches that follow."""
        self._watch.budget, self._watch.limited = budget, True
        self._watch.before = self.search.visited
        x_cells, o_cells = list(bits(position.x_stones)), list(bits(position.o_stones))
        moves = [0] * position.ply
        moves[::2], moves[1::2] = x_cells, o_cells
        self.search.start(moves)

    def first_depth(self) -> None:
        """Ignore all limits but a stop from here on, so that every move gets a value."""
        self._watch.limited = False
        self._limit_nodes(NO_LIMIT)

    def enforce_limits(self) -> None:
        """Enforce the limits from here on.

        Raises:
            SearchStopped: one is met already.
        """
        watch = self._watch
        watch.limited = True
        nodes = watch.budget.limits.nodes if watch.budget else None
        self._limit_nodes(NO_LIMIT if nodes is None else watch.before + nodes)
        watch.check(self.nodes)

    def value_after(self, move: Move, depth: int, low: int, high: int) -> int:
        """Return the value of a move for the player who makes it, or a bound outside (low, high).

        Raises:
            SearchStopped: the budget is spent.
        """
        if self.search.makes_five(move):
            return WIN - self.search.stones - 1
        self.search.play(move)
        found = self.search.value(depth - 1, -high, -low)
        self.search.take_back()
        if found is None:
            raise SearchStopped
        return -found

    def line_after(
        self, move: Move, value: int, most: int, *, whole: bool = False
    ) -> tuple[Move, ...]:
        """Return a move and its principal variation, at most `most` moves; see `variation`."""
        limit = self._limit
        self._limit_nodes(min(limit, self.search.visited + AGAIN_NODES))
        line = variation(self.search, move, value, most, self._cells, whole=whole)
        self._limit_nodes(limit)
        return line

    def longest_after(self, move: Move, *, loses: bool) -> tuple[Move, ...] | None:
        """Return a decisive move and the loser's longest defence; see `LongestDefence.after`."""
        limit = self._limit
        self._limit_nodes(min(limit, self.search.visited + AGAIN_NODES))
        line = LongestDefence(self.search).after(move, loses=loses)
        self._limit_nodes(limit)
        return line

    def _limit_nodes(self, last: int) -> None:
        self._limit = last
        self.search.limit_nodes(last)


def is_whole(position: LinePosition, depth: int) -> bool:
    """Return whether a search of this depth guesses nothing; never without gravity."""
    return position.game.gravity and position.remaining <= min(depth, DEEPEST)


def kernel_score(position: LinePosition, value: int, depth: int, bound: Bound) -> Score:
    """Convert a kernel value at `position` to a score for the player to move.

    Args:
        position: where the plies are counted from.
        value: the kernel's value for the player to move.
        depth: the nominal depth.
        bound: what the search says of the value if it is a guess: HEURISTIC for a value from
            within its window, UPPER for a bound. Proven wins and losses are seen by their size.
    """
    turn = position.turn
    if is_whole(position, depth):
        sure = Bound.EXACT if bound is Bound.HEURISTIC else bound
        sure = sure.opposite if turn < 0 else sure
        value_here = to_child(turn * value, position.ply)  # the kernel counts from the empty board
        return score_of(position, value_here, sure, depth).seen_by(turn)
    if value <= -DECISIVE or (value >= DECISIVE and bound is not Bound.UPPER):
        won = value > 0
        plies = WIN - abs(value) - position.ply
        sure = Bound.LOWER if won else Bound.UPPER
        if plies <= SURE_PLIES:
            sure = Bound.EXACT
        return Score(Outcome.WIN if won else Outcome.LOSS, plies, 0, sure, depth, turn)
    number = max(-HIGHEST_GUESS, min(value, HIGHEST_GUESS)) / POINTS
    return Score(Outcome.UNKNOWN, None, number, bound, depth, turn)
