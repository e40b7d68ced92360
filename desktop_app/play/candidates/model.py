# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A tree model of the candidate moves: each row is a move with its value, its children replies.

The rows are Qt's own items, so repainting a row never calls Python. A plain node beside each row
holds what is known of it. Replies are listed when a row is opened, and `expansionWanted` requests
their values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon, QStandardItem, QStandardItemModel

from desktop_app.core.position import Move, Player, Position
from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.kit.screen_reader import set_spoken_item, spoken
from desktop_app.play.candidates.node import (
    UNKNOWN,
    CandidateNode,
    in_order,
    lists,
    open_nodes,
    runs,
    with_best_marked,
)
from desktop_app.search.candidates import Analysis, Candidate

NODE_ROLE = Qt.ItemDataRole.UserRole + 1
RANK_ROLE = Qt.ItemDataRole.UserRole + 2
"""The number of rows from this one to the last, when they were last sorted."""
MOVE, VALUE, MEANING, REPLY, LEVEL, KNOWN, BY_DEPTH, WORST, ODDS, GAMES = range(10)
COLUMNS = 10
MANY = 16
"""With more changed rows than this, the top ones are signalled as one range, to paint once."""

AT_ONCE = 64
"""The number of rows to list at a time; the window stays responsive in between."""
WRITTEN_AT_ONCE = 32
"""The number of rows to write at a time, the best first; the window stays responsive."""

RowTexts = Callable[[CandidateNode], tuple[str, ...]]
"""Returns the texts of a row's columns, followed by its accessible text."""
RowPicture = Callable[[CandidateNode], QIcon]
"""Draws the value of a move, or its values by depth."""


@guarded
class CandidateModel(QStandardItemModel):
    """All legal moves of a position, best first, with their replies below them.

    Column BY_DEPTH has the values of a move at each depth: as a picture, and in words for the
    tooltip and for screen readers.

    Signals:
        expansionWanted: a `Position` whose newly listed moves have no values yet.
    """

    expansionWanted = Signal(object)

    def __init__(self, row_texts: RowTexts) -> None:
        super().__init__(0, COLUMNS)
        self._row_texts = row_texts
        self._cell = QStandardItem()
        self._cell.setEditable(False)
        self._row_pictures: dict[int, RowPicture] = {}
        self._nodes: list[CandidateNode] = []
        self._rows: list[CandidateNode] = []
        self._position: Position | None = None
        self._still = False
        self._sort_later = False
        self._unlisted: list[Move] = []
        self._unwritten: list[CandidateNode] = []
        self._rest = QTimer(self)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._go_on)
        self.setSortRole(RANK_ROLE)

    @property
    def position(self) -> Position | None:
        """The position whose moves are the top rows; None before the first one."""
        return self._position

    @property
    def top_rows(self) -> list[CandidateNode]:
        """The nodes of the top rows, in the order shown."""
        return self._rows

    @property
    def at_rest(self) -> bool:
        """Whether all moves are listed and all their texts are up to date."""
        return not (self._unlisted or self._unwritten)

    def node(self, index: Index) -> CandidateNode | None:
        """Return the node of a row; None for an invalid index."""
        number = index.sibling(index.row(), 0).data(NODE_ROLE) if index.isValid() else None
        return self._nodes[number] if isinstance(number, int) else None

    def set_position(self, position: Position) -> None:
        """List the legal moves without values; a long list is filled while the window is idle."""
        self._position = position
        self._sort_later = False
        self._rows = []
        self.removeRows(0, self.rowCount())
        self._nodes.clear()
        self._unlisted, self._unwritten = list(position.legal_moves()), []
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Do the next part of the pending work while the window is idle."""
        if self._unlisted:
            self._list_next(AT_ONCE)
        else:
            self._write_next()
        if self.at_rest:
            self._rest.stop()
        elif not self._rest.isActive():
            self._rest.start()

    def stop(self) -> None:
        """Stop listing and writing for good, before the objects that draw values are deleted."""
        self._rest.stop()
        self._rest.blockSignals(True)

    def _list_next(self, count: int) -> None:
        """List up to `count` more moves."""
        moves, self._unlisted = self._unlisted[:count], self._unlisted[count:]
        if self._position is not None and moves:
            self._rows += self._list_moves(self.invisibleRootItem(), self._position, moves)

    def show_analysis(self, found: Analysis) -> None:
        """Take over new values, for the top rows or any open ones; held rows keep their places.

        A snapshot of a position that is no longer listed changes nothing.
        """
        known = {candidate.move: candidate for candidate in found.candidates}
        news: list[CandidateNode] = []
        if found.position == self._position:
            self._list_next(len(self._unlisted))
            news += self._fill(self.invisibleRootItem(), self._rows, known)
        for node in open_nodes(self._rows):
            if node.after == found.position:
                news += self._fill(node.items[0], node.rows, known)
        self._sort()  # before the texts: a row that moves is then painted only once
        waiting = dict.fromkeys((*self._unwritten, *news))
        self._unwritten = sorted(waiting, key=lambda node: node.rank, reverse=True)
        self._go_on()

    def _write_next(self) -> None:
        self._write(self._unwritten[:WRITTEN_AT_ONCE])
        self._unwritten = self._unwritten[WRITTEN_AT_ONCE:]

    def refresh_texts(self) -> None:
        """Rewrite all texts, after the scale or the point of view has changed."""
        for rows in lists(self._rows):
            for node in rows:
                node.drawn = ((), False)
            self._write(rows)

    def set_pictures(self, value: RowPicture, by_depth: RowPicture) -> None:
        """Draw the values, and the values by depth, with other functions or in other colours.

        The texts of these columns are then only for screen readers.
        """
        self._row_pictures = {VALUE: value, BY_DEPTH: by_depth}
        for rows in lists(self._rows):
            for node in rows:
                node.drawn = ((), False)
                self._set_values_drawn(node)
                self._set_value_drawn(node, node.texts[VALUE])

    def set_still(self, still: bool) -> None:
        """Keep the rows where they are, for as long as the pointer is over them."""
        self._still = still
        if not still and self._sort_later:
            self._sort()

    def row_of(self, move: Move) -> QModelIndex:
        """Return the index of a move's top row; invalid if there is none."""
        self._list_next(len(self._unlisted))
        for row, node in enumerate(self._rows):
            if node.candidate.move == move:
                return self.index(row, 0)
        return QModelIndex()

    def top_candidates(self) -> list[Candidate]:
        """Return the candidates of the analysed position, in the order of the rows."""
        return [node.candidate for node in self._rows]

    # Qt's lazy loading: the replies of a row are listed when a view asks for them

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        """Return whether a row can be opened: the game goes on after its move."""
        if not parent.isValid():
            return self.rowCount() > 0
        if parent.column() > 0:
            return False
        node = self.node(parent)
        return node is not None and node.goes_on

    def canFetchMore(self, parent: Index) -> bool:
        """Return whether a row's replies are still to be listed."""
        if not parent.isValid() or parent.column() > 0:
            return False
        node = self.node(parent)
        return node is not None and not node.opened and node.goes_on

    def fetchMore(self, parent: Index) -> None:
        """List a row's replies and request their values."""
        node = self.node(parent)
        if node is None or not self.canFetchMore(parent):
            return
        node.opened = True
        moves = node.after.legal_moves()
        node.rows = self._list_moves(node.items[0], node.after, moves, node.path, node.root_mover)
        self.expansionWanted.emit(node.after)

    def _list_moves(
        self,
        parent: QStandardItem,
        position: Position,
        moves: Sequence[Move],
        path: tuple[Move, ...] = (),
        root_mover: Player | None = None,
    ) -> list[CandidateNode]:
        rows: list[CandidateNode] = []
        for move in moves:
            node = CandidateNode(position, Candidate(move), (*path, move), root_mover)
            node.items = [QStandardItem(self._cell) for _ in range(COLUMNS)]
            node.items[0].setData(len(self._nodes), NODE_ROLE)
            node.items[0].setData(UNKNOWN, RANK_ROLE)
            self._nodes.append(node)
            self._set_texts(node)
            rows.append(node)
        for node in rows:
            parent.appendRow(node.items)
        return rows

    def _fill(
        self, parent: QStandardItem, rows: list[CandidateNode], known: dict[Move, Candidate]
    ) -> list[CandidateNode]:
        """Take over values without updating texts; return the rows that changed."""
        first = all(node.rank == UNKNOWN for node in rows)
        news = [node for node in rows if node.take(known[node.candidate.move])]
        places = {move: place for place, move in enumerate(known)}
        for node in rows:
            node.place = places[node.candidate.move]
        if first and not in_order(rows):  # new rows: sorting them confuses nobody
            self._rank(rows)
            parent.sortChildren(0, Qt.SortOrder.DescendingOrder)
        return list(dict.fromkeys((*news, *with_best_marked(rows))))

    def _write(self, nodes: list[CandidateNode]) -> None:
        """Update the cells of some rows, and signal the cells that have changed."""
        blocked = self.blockSignals(True)
        try:
            changes = [(node, columns) for node in nodes if (columns := self._set_texts(node))]
        finally:
            self.blockSignals(blocked)
        if len(changes) > MANY:
            indexes = [node.items[0].index() for node, _ in changes if len(node.path) == 1]
            if indexes:
                top = min(indexes, key=QModelIndex.row)
                bottom = max(indexes, key=QModelIndex.row)
                self.dataChanged.emit(top, bottom.siblingAtColumn(COLUMNS - 1))
            changes = [change for change in changes if len(change[0].path) > 1]
        for node, columns in changes:
            first = node.items[0].index()
            for left, right in runs(columns):
                self.dataChanged.emit(first.siblingAtColumn(left), first.siblingAtColumn(right))

    def _set_texts(self, node: CandidateNode) -> list[int]:
        """Update the texts of a row; return the columns that changed."""
        texts = self._row_texts(node)
        if texts == node.texts:
            return []
        old = node.texts or ("",) * len(texts)
        row, changed = node.items, list[int]()
        for column in range(COLUMNS):
            if texts[column] != old[column]:
                changed.append(column)
                if column not in self._row_pictures and column != BY_DEPTH:
                    set_spoken_item(row[column], texts[column])
        if texts[-1] != old[-1]:
            if VALUE not in changed:  # it may be one of the best now
                changed.insert(int(0 in changed), VALUE)
            row[0].setData(spoken(texts[-1]), Qt.ItemDataRole.AccessibleTextRole)
            for column in (0, VALUE):
                row[column].setToolTip(texts[-1])
            if 0 not in changed:
                changed.insert(0, 0)
        if VALUE in changed:
            self._set_value_drawn(node, texts[VALUE])
        if texts[BY_DEPTH] != old[BY_DEPTH]:
            row[BY_DEPTH].setData(texts[BY_DEPTH], Qt.ItemDataRole.AccessibleTextRole)
            row[BY_DEPTH].setToolTip(texts[BY_DEPTH])
            self._set_values_drawn(node)
        node.texts = texts
        return changed

    def _set_value_drawn(self, node: CandidateNode, text: str) -> None:
        """Set the icon of a row's value; its text is always there for screen readers."""
        if VALUE not in self._row_pictures:
            return
        item, icon = node.items[VALUE], self._row_pictures[VALUE](node)
        item.setIcon(icon)
        item.setText(text if icon.isNull() else "")
        item.setData(text, Qt.ItemDataRole.AccessibleTextRole)

    def _set_values_drawn(self, node: CandidateNode) -> None:
        """Draw the values by depth, if they differ from those that are drawn."""
        score = node.candidate.score
        drawn = node.by_depth, score is not None and score.is_mere_bound
        if self._row_pictures and drawn != node.drawn:
            node.drawn = drawn
            node.items[BY_DEPTH].setIcon(self._row_pictures[BY_DEPTH](node))

    def _sort(self) -> None:
        if self._still:
            self._sort_later = True
            return
        self._sort_later = False
        if not all(map(in_order, lists(self._rows))):
            for rows in lists(self._rows):
                self._rank(rows)
            self.sort(0, Qt.SortOrder.DescendingOrder)

    def _rank(self, rows: list[CandidateNode]) -> None:
        """Order nodes, the best first, and number their rows for Qt to sort them likewise."""
        rows.sort(key=lambda node: node.order, reverse=True)
        blocked = self.blockSignals(True)  # no view shows the numbers
        for left, node in enumerate(reversed(rows), 1):
            node.items[0].setData(left, RANK_ROLE)
        self.blockSignals(blocked)
