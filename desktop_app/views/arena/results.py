# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How it stands: a row for each two players, the sentence on one of them, and its charts."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from desktop_app.models.arena.results import ArenaResults
from desktop_app.models.arena.tables import PairTable
from desktop_app.views.arena.charts import CourseChart, LengthChart, ResultBars
from desktop_app.views.kit.fingers.scroll import scroll_by_finger
from desktop_app.views.kit.fingers.sizes import FingerRows
from desktop_app.views.kit.look.scale import READ, SNUG
from desktop_app.views.kit.look.theme import Theme
from desktop_app.views.kit.look.type_size import enlarge
from desktop_app.views.kit.screen_reader import entitle
from desktop_app.words.arena import results as told
from desktop_app.words.arena import rows

BARS = 1
"""The column in which the bars are."""


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


class ResultsView(QWidget):
    """Shows the results of a run, live."""

    def __init__(self, results: ArenaResults) -> None:
        super().__init__()
        self._results = results
        self._table = PairTable(results, rows.pair_titles(), rows.pair_row)
        self._sentence, self._details = QLabel(), QLabel()
        enlarge(self._sentence, READ, bold=True)
        for label, title in (
            (self._sentence, self.tr("What came out")),
            (self._details, self.tr("How sure it is")),
        ):
            label.setWordWrap(True)
            entitle(label, title)
        self.view = list_view(
            self.tr("Pairs of players"), self.tr("How it stands between each two players")
        )
        self.view.setModel(self._table)
        self._bars = ResultBars(self.view, results)
        self.view.setItemDelegateForColumn(BARS, self._bars)
        self.view.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.view.header().setStretchLastSection(True)
        self.view.selectionModel().currentRowChanged.connect(self._show_pair)
        self._course = CourseChart(self.tr("Score with its interval, over the games"))
        self._lengths = LengthChart(self.tr("Lengths of the games, in moves"))
        charts = QHBoxLayout()
        charts.setSpacing(SNUG)
        charts.addWidget(self._course, 2)
        charts.addWidget(self._lengths, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(self._sentence)
        layout.addWidget(self._details)
        layout.addWidget(self.view, 1)
        layout.addLayout(charts, 1)
        results.begun.connect(self._begin)
        results.added.connect(self._show_pair)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._bars.theme = theme
        self._course.set_theme(theme)
        self._lengths.set_theme(theme)
        self.view.viewport().update()

    @Slot()
    def _begin(self) -> None:
        self.view.setCurrentIndex(self._table.index(0, 0))
        self._show_pair()

    @Slot()
    def _show_pair(self) -> None:
        tournament, pair = self._results.tournament, self.view.currentIndex().row()
        if tournament is None or pair < 0:
            return
        found = self._results.standings[pair]
        self._sentence.setText(rows.pair_sentence(tournament, pair, found))
        told_of = [
            told.games_text(found),
            told.sides_text(found),
            told.score_text(found),
            told.elo_text(found.elo),
            told.effort_text(found),
        ]
        details = " · ".join(text for text in told_of if text)
        self._details.setText(details)
        course = self._results.courses[pair]
        self._course.show_course(course, tournament.games, told.score_text(found))
        self._lengths.show_lengths(self._results.lengths[pair], told.effort_text(found))
