# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alpha-beta for any game: minimax that skips branches which cannot change the result.

`AlphaBeta` searches to one fixed depth; `search.deepening` calls it with iterative deepening, and
the kernels of some games replace it with a faster `Searcher`. The steps that the page Explain shows
come from another implementation, `search.trace`.

Source: D. Knuth, R. Moore, "An Analysis of Alpha-Beta Pruning", 1975 (the fail-soft form);
D. Slate, L. Atkin, "Chess 4.5", 1977 (transposition table, killer moves); J. Schaeffer, "The
History Heuristic", 1983.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Hashable, Sequence
from math import inf
from typing import Protocol

from desktop_app.core.entry import Evaluation, Ordering, natural_order, zero_evaluation
from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import (
    DECISIVE,
    LOST,
    WIN,
    WON,
    terminal_value,
    to_child,
    to_parent,
)
from desktop_app.search.limits import CHECK_MASK, Budget
from desktop_app.search.minimax import ScoreFunction

LOWER, EXACT, UPPER = range(3)
SETTLED = sys.maxsize
"""The depth stored with a value that no deeper search can change."""

DEEPEST = 400
"""The most plies that any search looks ahead: each ply is one recursive call."""

ENTRY_BYTES = 300
"""The approximate memory of one table entry."""

TableEntry = tuple[int, int, float, Move | None]
"""Depth, bound, value for the player to move (relative to the position), best move."""


class TranspositionTable(dict[Hashable, TableEntry]):
    """A transposition table with entries by `Position.key`; when it is full, all are dropped."""

    capacity = 400_000

    def __init__(self, size: int | None = None) -> None:
        """Make an empty table of at most `size` bytes, or of the default capacity."""
        super().__init__()
        if size is not None:
            self.capacity = max(size // ENTRY_BYTES, 1)

    def table_use(self) -> float:
        """Return the share of the capacity in use, from 0 to 1."""
        return len(self) / self.capacity

    def __setitem__(self, key: Hashable, entry: TableEntry) -> None:
        if len(self) >= self.capacity:
            self.clear()
        super().__setitem__(key, entry)


class Searcher(Protocol):
    """A fixed-depth search, in Python or in a kernel; `AlphaBeta` describes the members."""

    nodes: int
    guessed: bool
    moves_tried: int | None

    def value(
        self, position: Position, depth: int, alpha: float = -inf, beta: float = inf
    ) -> float: ...

    def first_moves(self, position: Position) -> list[Move]: ...

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """Return the principal variation of the position that was searched last."""
        ...


class AlphaBeta:
    """An alpha-beta searcher with a transposition table, killer moves and the history heuristic.

    Attributes:
        nodes: the positions visited so far.
        guessed: whether the last search used the evaluation anywhere. If not, its value is exact.
            If so, a win is still a win, but there may be a quicker one (and likewise for losses).
        moves_tried: the most moves that a selective search tries in each position; None for all,
            as always here.
    """

    def __init__(
        self,
        budget: Budget,
        evaluation: Evaluation = zero_evaluation,
        table: TranspositionTable | None = None,
        ordering: Ordering = natural_order,
        terminal: ScoreFunction = terminal_value,
    ) -> None:
        self.nodes = 0
        self.guessed = False
        self.moves_tried: int | None = None
        self._budget = budget
        self._evaluation = evaluation
        self._table = table
        self._ordering = ordering
        self._terminal = terminal
        self._history = defaultdict[Move, int](int)
        self._killers: dict[int, Move] = {}

    def value(
        self, position: Position, depth: int, alpha: float = -inf, beta: float = inf
    ) -> float:
        """Search to `depth` plies; return the value for the player to move (fail-soft).

        Inside the window (alpha, beta) it equals minimax to the same depth. A result of at most
        alpha is an upper bound on the value, one of at least beta a lower bound.

        Raises:
            SearchStopped: the budget is spent; the table keeps what was found.
        """
        self.guessed = False
        return self._search(position, position.turn, depth, alpha, beta)

    def first_moves(self, position: Position) -> list[Move]:
        """Return all legal moves, the likely best first."""
        return list(self._ordering(position))

    def line(self, position: Position, most: int) -> tuple[Move, ...]:
        """Return the principal variation that the table holds, of at most `most` moves."""
        return () if self._table is None else table_line(self._table, position, most)

    def _search(  # noqa: PLR0912 - one algorithm, in numbered steps
        self, position: Position, player: Player, depth: int, alpha: float, beta: float
    ) -> float:
        """Return the value of `position` for `player`, from whose side alpha and beta are given."""
        self.nodes += 1
        if not self.nodes & CHECK_MASK:
            self._budget.check(self.nodes)
        # 1. Leaf: the game is over, or the depth is used up.
        if position.outcome is not None:
            return self._terminal(position) * player
        mover = position.turn
        sign = 1 if mover is player else -1
        if depth <= 0:
            self.guessed = True
            return self._evaluation(position, mover) * sign
        if sign < 0:
            alpha, beta = -beta, -alpha
        # 2. Probe the table: an entry counts if it is settled or of exactly this depth.
        table = self._table
        key = known_move = None
        if table is not None:
            key = position.key
            entry = table.get(key)
            if entry is not None:
                known_depth, bound, value, known_move = entry
                # guesses of other depths can't be compared with those of this one
                if known_depth in (depth, SETTLED) and (
                    bound == EXACT or (value >= beta if bound == LOWER else value <= alpha)
                ):
                    if known_depth < SETTLED:
                        self.guessed = True
                    return value * sign
        # 3. Try the moves, until one reaches beta: the opponent would not have come here. Values
        # and window are relative to the child, one ply later.
        guessed_before, self.guessed = self.guessed, False
        if not LOST < alpha < WON:
            alpha = to_child(alpha)
        if not LOST < beta < WON:
            beta = to_child(beta)
        best, best_move, floor = -inf, None, alpha
        if table is None:
            moves = self._ordering(position)
        else:
            moves = self._ordered(position, known_move, depth)
        for move in moves:
            value = self._search(position.after(move), mover, depth - 1, floor, beta)
            if value > best:
                best, best_move = value, move
                if value > floor:
                    floor = value
                    if value >= beta:
                        self._killers[position.ply] = move
                        self._history[move] += depth * depth
                        break
        # 4. Store the result: exact inside the window, a bound outside it.
        bound = LOWER if best >= beta else UPPER if best <= alpha else EXACT
        if not LOST < best < WON:
            best = to_parent(best)
            if is_proven(best, bound, depth):
                self.guessed = False
        if table is not None:
            table[key] = (depth if self.guessed else SETTLED, bound, best, best_move)
        self.guessed |= guessed_before
        return best * sign

    def _ordered(self, position: Position, first: Move | None, depth: int) -> Sequence[Move]:
        """Return the moves: the table's first, then the killer, then by history."""
        if depth < 2:
            moves = position.legal_moves()
        else:
            moves = sorted(
                self._ordering(position), key=self._history.__getitem__, reverse=True
            )  # which keeps the order of equal ones, too
        head = [first] if first is not None else []
        killer = self._killers.get(position.ply)
        if killer is not None and killer != first and killer in moves:
            head.append(killer)
        return [*head, *[move for move in moves if move not in head]] if head else moves


def is_proven(value: float, bound: int, depth: int) -> bool:
    """Return whether a value is a win or loss that a deeper search cannot change.

    A win no farther away than `depth` is the quickest one. A table may hold a farther one, and then
    a deeper search may still find a quicker one. A bound proves only its own side.

    Args:
        value: the value.
        bound: `EXACT`, `LOWER` or `UPPER`.
        depth: the plies that were searched.
    """
    if abs(value) < DECISIVE:
        return False
    if bound == EXACT:
        return WIN - abs(value) <= depth
    return bound == (LOWER if value > 0 else UPPER)


def table_line(table: TranspositionTable, position: Position, most: int) -> tuple[Move, ...]:
    """Return the principal variation that a table holds, of at most `most` moves."""
    line: list[Move] = []
    while len(line) < most and position.outcome is None:
        entry = table.get(position.key)
        if entry is None or entry[3] is None or entry[1] != EXACT:
            break
        line.append(entry[3])
        position = position.after(entry[3])
    return tuple(line)
