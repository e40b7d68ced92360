# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of all pairs of players, with a result bar in each row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.arena.bars import GOOD_BAR, ResultBarDelegate
from desktop_app.arena.results_model import ArenaResults
from desktop_app.arena.tables import SHOWN, Role, TextTable, list_view
from desktop_app.arena.words import pair_row, pair_titles
from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.kit.look.scale import APART, TypeFollower
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.terms import TermHeader
from desktop_app.tournaments.standing import Standing
from desktop_app.words.terms import GlossaryTerm, definition

NAMES, BARS, SCORE, ELO = range(4)
"""The columns of the names, the bars, the score with its interval, and Elo."""
WANTED = (2, 6, 3, 5, 4)
"""The other columns, most important first, each shown if there is room. The texts on the selected
row give the same figures."""
LEAST_ROWS = 3


@guarded
class PairTable(TextTable):
    """Table model with a row for each pair of players."""

    def __init__(self, results: ArenaResults) -> None:
        super().__init__(pair_titles())
        self._results = results
        self._rows: list[Sequence[str]] = []
        self._standings: list[Standing] = []
        results.begun.connect(self._begin)
        results.added.connect(self._on_added)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def counts(self, row: int) -> list[int]:
        """Return losses, draws and wins in a row of the listed run, even if a newer one began."""
        return self._standings[row].counts

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        return self._rows[index.row()][index.column()] if role in SHOWN else None

    @Slot()
    def _begin(self) -> None:
        self.beginResetModel()
        self._standings = self._results.standings
        self._rows = [self._row(pair) for pair in range(len(self._standings))]
        self.endResetModel()

    def _row(self, pair: int) -> Sequence[str]:
        results = self._results
        assert results.tournament is not None
        return pair_row(results.tournament, pair, results.standings[pair])

    @Slot(int)
    def _on_added(self, before: int) -> None:
        for pair in sorted({game.pair for game in self._results.games[before:]}):
            self._rows[pair] = self._row(pair)
            self.dataChanged.emit(self.index(pair, 0), self.index(pair, len(self.titles) - 1))


@guarded
class PairsView(QWidget):
    """View of the table of pairs.

    It never scrolls sideways; if the whole page scrolls, it does not scroll by itself either.
    """

    def __init__(self, results: ArenaResults) -> None:
        super().__init__()
        self._table = PairTable(results)
        self._widths = [0] * len(self._table.titles)
        self._is_whole = False
        self.view = list_view(
            self.tr("Pairs of players"), self.tr("The result for each pair of players")
        )
        TermHeader(
            self.view,
            {SCORE: definition(GlossaryTerm.CONFIDENCE), ELO: definition(GlossaryTerm.ELO)},
        )
        self.view.setModel(self._table)
        self._bars = ResultBarDelegate(self.view, self._table.counts)
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
        """Repaint in the colours of a theme."""
        self._bars.theme = theme
        self.view.viewport().update()

    def set_whole(self, whole: bool) -> None:
        """Choose whether the view is as high as all its rows, or as high as there is room."""
        self._is_whole = whole
        self._fit_height()

    def choose_first(self) -> None:
        """Select the first pair."""
        self.view.setCurrentIndex(self._table.index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the columns for which there is no room."""
        super().resizeEvent(event)
        self._fit_columns()

    @Slot()
    def _begin(self) -> None:
        self._widths = [0] * len(self._table.titles)
        self._fit_columns()
        self._fit_height()

    @Slot()
    def _fit_columns(self) -> None:
        """Widen columns to fit their texts, but never narrow them, so that nothing jumps."""
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
        """Return column widths for too little room: shorten the bars first, then the names."""
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
