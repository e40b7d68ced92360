# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of one candidate move, and the values that it had on the way there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from PySide6.QtGui import QStandardItem

from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import Bound, Score
from desktop_app.search.candidates import Candidate

MOST_VALUES = 24
"""Values of a move that are kept, the newest."""

UNKNOWN = float("-inf")
NEARER = 1e-3
"""What a bound is sorted above or below the value that it bounds."""


class CandidateNode:
    """One row: a move from a position, and what is known of it.

    Attributes:
        before: the position in which the move can be made.
        after: the position it leads to.
        candidate: its value so far.
        path: the moves from the analysed position to here, this one included.
        root_mover: who moves in the analysed position.
        opened: whether its replies are listed.
        rows: its replies, in the order in which they are shown.
        by_depth: the values it had in this analysis, see `with_value`.
        rank: what it is sorted by.
        best: whether it is one of the best moves, where not all are as good.
        items: the cells of its row; none before it is listed.
        texts: what stands in them.
        drawn: the values that are drawn there, and whether now only a bound is known.
    """

    __slots__ = (
        "_goes_on",
        "after",
        "before",
        "best",
        "by_depth",
        "candidate",
        "drawn",
        "items",
        "opened",
        "path",
        "rank",
        "root_mover",
        "rows",
        "texts",
    )

    def __init__(
        self,
        before: Position,
        candidate: Candidate,
        path: tuple[Move, ...],
        root_mover: Player | None = None,
    ) -> None:
        """Make a row; without `root_mover` it is one of the analysed position itself."""
        self.root_mover = before.turn if root_mover is None else root_mover
        self.before = before
        self.after = before.after(candidate.move)
        self.candidate: Candidate = candidate
        self.path = path
        self.opened = False
        self.rows: list[CandidateNode] = []
        self.by_depth: tuple[Score, ...] = ()
        self.rank = UNKNOWN
        self.best = False
        self.items: list[QStandardItem] = []
        self.texts: tuple[str, ...] = ()
        self.drawn: tuple[tuple[Score, ...], bool] = ((), False)
        self._goes_on: bool | None = None

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on after the move."""
        if self._goes_on is None:
            self._goes_on = self.after.outcome is None
        return self._goes_on

    def take(self, candidate: Candidate) -> bool:
        """Take over what a snapshot says; whether that is any news.

        A snapshot that says nothing of the move takes away nothing that was known of it; nor is
        a line of an exact value made shorter by a search that has taken it up again.
        """
        known = self.candidate
        if (
            candidate.score is not None
            and candidate.score.is_exact
            and candidate.score == known.score
            and len(candidate.line) < len(known.line)
        ):
            candidate = replace(candidate, line=known.line)
        says = candidate.score is not None or (candidate.skipped and known.score is None)
        if not says or candidate == known:
            return False
        self.candidate = candidate
        if candidate.score is not None:
            self.by_depth = with_value(self.by_depth, candidate.score)
            group, within, sure = candidate.score.order
            # wins above a million, losses below minus it; no two values are as near as a bound
            self.rank = group * 1e9 + within + sure * NEARER
        return True


def with_value(values: tuple[Score, ...], score: Score) -> tuple[Score, ...]:
    """The values that a move had, with one more.

    There is one guess for each depth, the last of that depth, and every change of what is
    proven; guesses end with the first proof. What only says that a move is worth at most or
    at least some number is no value, and left out.

    Args:
        values: the values so far, the newest last.
        score: the value now, for the player who makes the move.
    """
    if score.is_mere_bound:
        return values
    if values:
        last = values[-1]
        if score.bound is Bound.HEURISTIC:
            if last.bound is not Bound.HEURISTIC or score.depth < last.depth:
                return values
            if score.depth == last.depth:
                return (*values[:-1], score)
        elif (score.outcome, score.plies, score.bound) == (last.outcome, last.plies, last.bound):
            return values
    return (*values, score)[-MOST_VALUES:]


def with_best_marked(rows: list[CandidateNode]) -> list[CandidateNode]:
    """Mark the best of some rows, unless all are as good; those that have changed."""
    ranks = {node.rank for node in rows}
    best = max(ranks) if len(ranks) > 1 else None
    changed = [node for node in rows if node.best is not (node.rank == best)]
    for node in changed:
        node.best = not node.best
    return changed


def in_order(rows: list[CandidateNode]) -> bool:
    """Whether no row is better than one before it."""
    return all(a.rank >= b.rank for a, b in pairwise(rows))


def follow(rows: list[CandidateNode]) -> None:
    """Order nodes as Qt has ordered their rows: both keep equals as they were."""
    rows.sort(key=lambda node: node.rank, reverse=True)
    for node in rows:
        if node.opened:
            follow(node.rows)


def open_nodes(rows: list[CandidateNode]) -> Iterator[CandidateNode]:
    """The open rows among some and below them."""
    for node in rows:
        if node.opened:
            yield node
            yield from open_nodes(node.rows)


def lists(rows: list[CandidateNode]) -> Iterator[list[CandidateNode]]:
    """The top rows, and those below each row that is open."""
    yield rows
    for node in open_nodes(rows):
        yield node.rows


def runs(columns: list[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of each run of neighbours among some columns."""
    left = columns[0]
    for column, after in pairwise([*columns, columns[-1] + 2]):
        if after > column + 1:
            yield left, column
            left = after
