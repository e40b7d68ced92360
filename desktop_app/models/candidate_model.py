# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The candidate moves as a tree: each row a move with its value, its children the replies.

The rows are Qt's own items, so that repainting a row never calls Python; what is known of a
row is kept in a plain node beside it. Replies are listed when a row is opened, and their
values are asked for with `expansionWanted`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop_app.games.position import Move, Position
from desktop_app.search.candidates import Analysis, Candidate

Index = QModelIndex | QPersistentModelIndex

NODE_ROLE = Qt.ItemDataRole.UserRole + 1
RANK_ROLE = Qt.ItemDataRole.UserRole + 2
MOVE, LEVEL, VALUE, MEANING, KNOWN, REPLY, WORST, ODDS, GAMES = range(9)
COLUMNS = 9


class CandidateNode:
    """One row: a move from a position, and what is known of it.

    Attributes:
        before: the position in which the move can be made.
        after: the position it leads to.
        candidate: its value so far.
        path: the moves from the analysed position to here, this one included.
        opened: whether its replies are listed.
    """

    __slots__ = ("after", "before", "candidate", "opened", "path", "texts")

    def __init__(self, before: Position, candidate: Candidate, path: tuple[Move, ...]) -> None:
        self.before = before
        self.after = before.after(candidate.move)
        self.candidate = candidate
        self.path = path
        self.opened = False
        self.texts: tuple[str, ...] = ()


RowTexts = Callable[[CandidateNode], tuple[str, ...]]
"""Makes the texts of a row's columns, and last the row's spoken text."""


class CandidateModel(QStandardItemModel):
    """All legal moves of one position, best first, with their replies below them.

    Signals:
        expansionWanted: a `Position` whose moves are listed now and lack values.
    """

    expansionWanted = Signal(object)

    def __init__(self, row_texts: RowTexts) -> None:
        super().__init__(0, COLUMNS)
        self._row_texts = row_texts
        self._nodes: list[CandidateNode] = []
        self._position: Position | None = None
        self._still = False
        self._sort_later = False
        self.setSortRole(RANK_ROLE)

    @property
    def position(self) -> Position | None:
        """The position whose moves are the top rows."""
        return self._position

    def node(self, index: Index) -> CandidateNode | None:
        """What a row stands for; None for no row."""
        number = index.sibling(index.row(), 0).data(NODE_ROLE) if index.isValid() else None
        return self._nodes[number] if isinstance(number, int) else None

    def set_position(self, position: Position) -> None:
        """Start anew with the legal moves of a position, without values."""
        self._position = position
        self._sort_later = False
        self.removeRows(0, self.rowCount())
        self._nodes.clear()
        self._list_moves(self.invisibleRootItem(), position, ())

    def show_analysis(self, found: Analysis) -> None:
        """Take over new values, for the top rows or any open ones; rows keep their places.

        A snapshot of a position that is not here any more changes nothing.
        """
        if found.position == self._position:
            self._fill(self.invisibleRootItem(), found)
        for node, item in self._open_rows():
            if node.after == found.position:
                self._fill(item, found)
        self._sort()

    def refresh_texts(self) -> None:
        """Make all texts anew: the scale or the point of view is another one."""
        for item in self._items():
            self._write(item, self._node_of(item))

    def set_still(self, still: bool) -> None:
        """Keep rows where they are, as long as a pointer is over them."""
        self._still = still
        if not still and self._sort_later:
            self._sort()

    def row_of(self, move: Move) -> QModelIndex:
        """The top row of a move; an invalid index if there is none."""
        for row in range(self.rowCount()):
            index = self.index(row, 0)
            node = self.node(index)
            if node is not None and node.candidate.move == move:
                return index
        return QModelIndex()

    def top_candidates(self) -> list[Candidate]:
        """What is known of the analysed position's moves, in the order of the rows."""
        return [self._node_of(self.item(r)).candidate for r in range(self.rowCount())]

    # Qt's lazy loading: the replies of a row are listed when a view asks for them

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        """Whether a row can be opened: its game goes on."""
        if not parent.isValid():
            return self.rowCount() > 0
        if parent.column() > 0:
            return False
        node = self.node(parent)
        return node is not None and node.after.outcome is None

    def canFetchMore(self, parent: Index) -> bool:
        """Whether a row's replies are not listed yet."""
        if not parent.isValid() or parent.column() > 0:
            return False
        node = self.node(parent)
        return node is not None and not node.opened and node.after.outcome is None

    def fetchMore(self, parent: Index) -> None:
        """List a row's replies and ask for their values."""
        node = self.node(parent)
        if node is None or not self.canFetchMore(parent):
            return
        node.opened = True
        self._list_moves(self.itemFromIndex(_plain(parent)), node.after, node.path)
        self.expansionWanted.emit(node.after)

    def _list_moves(
        self, parent: QStandardItem, position: Position, path: tuple[Move, ...]
    ) -> None:
        rows: list[list[QStandardItem]] = []
        for move in position.legal_moves():
            node = CandidateNode(position, Candidate(move), (*path, move))
            row = [QStandardItem() for _ in range(COLUMNS)]
            row[0].setData(len(self._nodes), NODE_ROLE)
            row[0].setData(float("-inf"), RANK_ROLE)
            for item in row:
                item.setEditable(False)
            self._nodes.append(node)
            self._set_texts(row, node)
            rows.append(row)
        for row in rows:
            parent.appendRow(row)

    def _fill(self, parent: QStandardItem, found: Analysis) -> None:
        known = {candidate.move: candidate for candidate in found.candidates}
        first = all(
            parent.child(row).data(RANK_ROLE) == float("-inf") for row in range(parent.rowCount())
        )
        for row in range(parent.rowCount()):
            item = parent.child(row)
            node = self._node_of(item)
            candidate = known[node.candidate.move]
            news = candidate.score is not None or (candidate.skipped and not node.candidate.score)
            if news and candidate is not node.candidate:
                node.candidate = candidate
                item.setData(_rank(candidate), RANK_ROLE)
                self._write(item, node)
        if first:  # these rows are new: nobody has found their way in them yet
            parent.sortChildren(0, Qt.SortOrder.DescendingOrder)

    def _write(self, item: QStandardItem, node: CandidateNode) -> None:
        parent = item.parent() or self.invisibleRootItem()
        self._set_texts([parent.child(item.row(), column) for column in range(COLUMNS)], node)

    def _set_texts(self, row: list[QStandardItem], node: CandidateNode) -> None:
        """Write what has changed of a row's texts; only those cells are painted anew."""
        texts = self._row_texts(node)
        if texts == node.texts:
            return
        old = node.texts or ("",) * len(texts)
        for item, text, before in zip(row, texts, old, strict=False):
            if text != before:
                item.setText(text)
        if texts[-1] != old[-1]:
            row[0].setData(texts[-1], Qt.ItemDataRole.AccessibleTextRole)
            row[0].setToolTip(texts[-1])
        node.texts = texts

    def _sort(self) -> None:
        if self._still:
            self._sort_later = True
            return
        self._sort_later = False
        if self._is_sorted():
            return
        self.sort(0, Qt.SortOrder.DescendingOrder)

    def _is_sorted(self) -> bool:
        def in_order(parent: QStandardItem) -> bool:
            ranks = [parent.child(row).data(RANK_ROLE) for row in range(parent.rowCount())]
            return all(a >= b for a, b in pairwise(ranks))

        return in_order(self.invisibleRootItem()) and all(
            in_order(item) for _, item in self._open_rows()
        )

    def _node_of(self, item: QStandardItem) -> CandidateNode:
        return self._nodes[cast("int", item.data(NODE_ROLE))]

    def _items(self) -> list[QStandardItem]:
        """The first cells of all rows."""
        found: list[QStandardItem] = []
        waiting = [self.invisibleRootItem()]
        while waiting:
            parent = waiting.pop()
            children = [parent.child(row) for row in range(parent.rowCount())]
            found += children
            waiting += children
        return found

    def _open_rows(self) -> list[tuple[CandidateNode, QStandardItem]]:
        nodes = ((self._node_of(item), item) for item in self._items())
        return [(node, item) for node, item in nodes if node.opened]


def _rank(candidate: Candidate) -> float:
    """One number that sorts as `Score.rank` does: wins above a million, losses below minus it."""
    if candidate.score is None:
        return float("-inf")
    group, within = candidate.score.rank
    return group * 1e9 + within


def _plain(index: Index) -> QModelIndex:
    return cast("QModelIndex", index)
