# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The known facts about one candidate move, and the values it had at each depth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from PySide6.QtGui import QStandardItem

from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import Bound, Score
from desktop_app.search.candidates import Candidate

MOST_VALUES = 24
"""The number of values by depth to keep, the newest ones."""

UNKNOWN = float("-inf")
NEARER = 1e-3
"""How far a bound is sorted above or below the value that it bounds."""


class CandidateNode:
    """A row of the tree: a move from a position, and what is known of it.

    Attributes:
        before: the position before the move.
        after: the position after the move.
        candidate: the value so far.
        path: the moves from the analysed position on, including this one.
        root_mover: the player to move in the analysed position.
        opened: whether the replies are listed.
        rows: the replies, in the order shown.
        by_depth: the values by depth in this analysis; see `with_value`.
        rank: how good the move is, as far as is known; larger is better.
        place: the number of the move in the last analysis, best first; it orders equal ranks.
        best: whether the move is one of the best, while others are worse.
        items: the cells of the row; empty before it is listed.
        texts: the texts of the cells.
        drawn: the drawn values by depth, and whether only a bound is known now.
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
        "place",
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
        """Create a row; without `root_mover` it is a move of the analysed position itself."""
        self.root_mover = before.turn if root_mover is None else root_mover
        self.before = before
        self.after = before.after(candidate.move)
        self.candidate: Candidate = candidate
        self.path = path
        self.opened = False
        self.rows: list[CandidateNode] = []
        self.by_depth: tuple[Score, ...] = ()
        self.rank = UNKNOWN
        self.place = 0
        self.best = False
        self.items: list[QStandardItem] = []
        self.texts: tuple[str, ...] = ()
        self.drawn: tuple[tuple[Score, ...], bool] = ((), False)
        self._goes_on: bool | None = None

    @property
    def order(self) -> tuple[float, int]:
        """The sort key; larger is better. Moves without a value keep their places."""
        return self.rank, 0 if self.rank == UNKNOWN else -self.place

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on after the move."""
        if self._goes_on is None:
            self._goes_on = self.after.outcome is None
        return self._goes_on

    def take(self, candidate: Candidate) -> bool:
        """Take over a snapshot of the move; return whether it brought any news.

        A snapshot without a value for the move keeps what was known, and a resumed search does not
        shorten the line of an exact value.
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
            group, within, sure = candidate.score.list_order
            # wins lie above all guesses, losses below; no two values are as close as a bound
            self.rank = group * 1e9 + within + sure * NEARER
        return True


def with_value(values: tuple[Score, ...], score: Score) -> tuple[Score, ...]:
    """Return the values of a move by depth, extended by a new one.

    The result has one guess per depth, the last of that depth, and every change of a proven value;
    guesses end with the first proof. Mere upper and lower bounds are left out.

    Args:
        values: the earlier values, the newest last.
        score: the new value, for the player who makes the move.
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
    """Mark the best rows, unless all are equally good; return the rows that changed."""
    ranks = {node.rank for node in rows}
    best = max(ranks) if len(ranks) > 1 else None
    changed = [node for node in rows if node.best is not (node.rank == best)]
    for node in changed:
        node.best = not node.best
    return changed


def in_order(rows: list[CandidateNode]) -> bool:
    """Return whether no row belongs before the one above it."""
    return all(a.order >= b.order for a, b in pairwise(rows))


def open_nodes(rows: list[CandidateNode]) -> Iterator[CandidateNode]:
    """Yield the open rows among these and below them."""
    for node in rows:
        if node.opened:
            yield node
            yield from open_nodes(node.rows)


def lists(rows: list[CandidateNode]) -> Iterator[list[CandidateNode]]:
    """Yield the top rows, then the replies of each open row."""
    yield rows
    for node in open_nodes(rows):
        yield node.rows


def runs(columns: list[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last column of each run of neighbouring columns."""
    left = columns[0]
    for column, after in pairwise([*columns, columns[-1] + 2]):
        if after > column + 1:
            yield left, column
            left = after
