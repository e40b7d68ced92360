# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of all pairs of players, and how lists of the arena look."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from desktop_app.arena.parts.bars import GOOD_BAR, ResultBars
from desktop_app.arena.results_model import ArenaResults
from desktop_app.arena.tables import PairTable
from desktop_app.arena.words import rows
from desktop_app.guard import guarded
from desktop_app.kit.fingers.scroll import scroll_by_finger
from desktop_app.kit.fingers.sizes import FingerRows
from desktop_app.kit.look.scale import APART, TypeFollower
from desktop_app.kit.look.theme import Theme

NAMES, BARS = 0, 1
"""The columns in which the names and the bars are."""
WANTED = (2, 6, 3, 5, 4)
"""The other columns, each shown where it has room, the first of these before the next: what they
say stands in the sentence and the numbers of the chosen row too."""
LEAST_ROWS = 3


def list_view(name: str, tip: str) -> QTreeView:
    """A list that fingers scroll."""
    view = QTreeView()
    scroll_by_finger(view)
    view.setRootIsDecorated(False)
    view.setUniformRowHeights(True)
    view.setAllColumnsShowFocus(True)
    view.setItemDelegate(FingerRows(view))
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setAccessibleName(name)
    view.setToolTip(tip)
    return view


@guarded
class PairsView(QWidget):
    """Shows a row for each two players.

    It never scrolls sideways; where all of the page scrolls it does not scroll by itself either.
    """

    def __init__(self, results: ArenaResults) -> None:
        super().__init__()
        self._table = PairTable(results, rows.pair_titles(), rows.pair_row)
        self._widths = [0] * len(self._table.titles)
        self._is_whole = False
        self.view = list_view(
            self.tr("Pairs of players"), self.tr("How it stands between each two players")
        )
        self.view.setModel(self._table)
        self._bars = ResultBars(self.view, self._table)
        self.view.setItemDelegateForColumn(BARS, self._bars)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.header().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.view.header().setStretchLastSection(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._table.modelReset.connect(self._begin)
        results.added.connect(self._fit_columns)  # once, when all rows are there
        TypeFollower(self, self._begin)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._bars.theme = theme
        self.view.viewport().update()

    def set_whole(self, whole: bool) -> None:
        """Be as high as all rows, or as there is room."""
        self._is_whole = whole
        self._fit_height()

    def choose_first(self) -> None:
        """Choose the first two players."""
        self.view.setCurrentIndex(self._table.index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what has no room."""
        super().resizeEvent(event)
        self._fit_columns()

    @Slot()
    def _begin(self) -> None:
        self._widths = [0] * len(self._table.titles)
        self._fit_columns()
        self._fit_height()

    @Slot()
    def _fit_columns(self) -> None:
        """Columns grow with their texts, and never shrink: nothing is to jump during a run."""
        advance, table = self.fontMetrics().horizontalAdvance, self._table
        for column, title in enumerate(table.titles):
            texts = [title]
            if column != BARS:
                texts += [str(table.index(row, column).data()) for row in range(table.rowCount())]
            widest = max(map(advance, texts)) + APART
            least = GOOD_BAR if column == BARS else 0
            self._widths[column] = max(self._widths[column], widest, least)
        shown, room = {NAMES, BARS}, self.view.viewport().width()
        for column in WANTED:
            if sum(self._widths[each] for each in (*shown, column)) <= room:
                shown.add(column)
        widths = self._squeezed(shown, room)
        for column, width in enumerate(widths):
            self.view.setColumnHidden(column, column not in shown)
            if column in shown and self.view.columnWidth(column) != width:
                self.view.setColumnWidth(column, width)

    def _squeezed(self, shown: set[int], room: int) -> list[int]:
        """The widths, where even what is left has no room: first bars are shorter, then names."""
        widths, over = list(self._widths), sum(self._widths[each] for each in shown) - room
        for column in (BARS, NAMES):
            less = min(max(over, 0), widths[column] // 2)
            widths[column] -= less
            over -= less
        return widths

    def _fit_height(self) -> None:
        count, view = self._table.rowCount(), self.view
        row = max(view.sizeHintForRow(0), self.fontMetrics().height())
        around = view.header().sizeHint().height() + 2 * view.frameWidth()
        whole = around + count * row
        self.setMaximumHeight(whole)
        self.setMinimumHeight(whole if self._is_whole else around + min(count, LEAST_ROWS) * row)
