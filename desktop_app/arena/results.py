# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of a run: a summary of one pair, a game to watch, charts, and all pairs."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.arena import words
from desktop_app.arena.bars import ScoreBar
from desktop_app.arena.charts import Chart, LengthChart, ProgressChart, ScoreChart, SharesChart
from desktop_app.arena.pairs import PairsView
from desktop_app.arena.results_model import ArenaResults, LearningCurves
from desktop_app.arena.watch_view import WatchView
from desktop_app.arena.watched_game import WatchedGame
from desktop_app.arena.words import not_repeatable_text, side_name
from desktop_app.core.position import MAX, MIN
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HEADING, NEAR, SNUG, TIGHT, TypeFollower, enlarge
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.kit.terms import TermNotes
from desktop_app.languages import translate
from desktop_app.words.terms import GlossaryTerm, definitions


class LearningSlots:
    """Two places, each with its usual chart or the learning curve of a learner.

    Attributes:
        slots: the two places.
    """

    def __init__(self, left: Chart, right: Chart) -> None:
        """Create the places with their usual charts."""
        both = QWidget()
        self._usual = (left, right)
        #: Headings of charts in the arena: what the matchboxes have learned, by whether they move
        #: first, and the sum of all results, counted as said here
        first, second, points = (
            translate("LearningSlots", "Moving first: the last 50 games"),
            translate("LearningSlots", "Moving second, with different matchboxes"),
            translate("LearningSlots", "Win +3, draw +1, loss −1"),
        )
        self.first, self.second = SharesChart(first), SharesChart(second)
        self.progress = ProgressChart(points)
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(TIGHT)
        column.addWidget(self.first)
        column.addWidget(self.second)
        self.slots = (QStackedWidget(), QStackedWidget())
        for slot, usual, learned in zip(
            self.slots, self._usual, (both, self.progress), strict=True
        ):
            slot.addWidget(usual)
            slot.addWidget(learned)

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        for chart in (*self._usual, self.first, self.second, self.progress):
            chart.set_theme(theme)

    def show_learning(self, found: LearningCurves) -> None:
        """Show learning curves, or the usual charts if no player learns."""
        for slot in self.slots:
            slot.setCurrentIndex(int(found.learner is not None))
        parts = [(MAX, self.first, found.first), (MIN, self.second, found.second)]
        shown = [part for part in parts if part[2].results]
        for _, chart, learning in parts:
            chart.setVisible(bool(learning.results) or not shown)
            chart.show_learning(learning)
        names = [side_name(side) if len(shown) > 1 else "" for side, _, _ in shown]
        lines = [(name, part[2]) for name, part in zip(names, shown, strict=True)]
        self.progress.show_learnings(lines)


LEAST_FOR_THREE, LEAST_FOR_TWO = 42, 27
"""The least widths for three pictures side by side, and for two, in lines of text."""

PLACES = {
    3: ((0, 0, 1), (0, 1, 1), (0, 2, 1)),
    2: ((0, 0, 1), (0, 1, 1), (1, 0, 2)),
    1: ((0, 0, 1), (1, 0, 1), (2, 0, 1)),
}
"""By the number side by side: row, column and column span of the game and the two charts."""
SHARES = (3, 4, 2)
"""The shares of the width, from left to right."""


@guarded
class ResultsView(QWidget):
    """View of the results of a run, updated live."""

    def __init__(self, results: ArenaResults, watched: WatchedGame) -> None:
        super().__init__()
        self._results = results
        self._sentence, self._details = QLabel(), QLabel()
        enlarge(self._sentence, HEADING, bold=True)
        #: Names of texts below an experiment, for screen readers
        for label, title in (
            (self._sentence, self.tr("Result")),
            (self._details, self.tr("How sure we can be")),
        ):
            label.setWordWrap(True)
            set_accessible_title(label, title)
        TermNotes(self._details, lambda _point: self._details.toolTip())
        self.bar = ScoreBar()
        self.pairs = PairsView(results)
        self.pairs.view.selectionModel().currentRowChanged.connect(self._show_pair)
        self._course = ScoreChart(self.tr("Score so far, with its confidence interval"))
        self._lengths = LengthChart(self.tr("Moves per game"))
        self.learning = LearningSlots(self._course, self._lengths)
        self.watch = WatchView(watched)
        self._pictures = QGridLayout()
        self._pictures.setSpacing(NEAR)
        self._laid = (0, False)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._place()
        self.watch.enlarged.connect(self._fit)
        results.begun.connect(self._begin)
        results.added.connect(self._show_pair)
        TypeFollower(self, self._fit)
        self._fit()

    def _place(self) -> None:
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(self._sentence)
        layout.addWidget(self.bar)
        layout.addWidget(self.pairs, 1)
        layout.addLayout(self._pictures, 1)
        layout.addWidget(self._details)

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        for part in (self.bar, self.pairs, self.learning, self.watch):
            part.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place as many pictures side by side as there is room for."""
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Give an enlarged picture all the room; otherwise divide it among the pictures."""
        unit, wide = self.fontMetrics().height(), self.width()
        across = 3 if wide >= LEAST_FOR_THREE * unit else 2 if wide >= LEAST_FOR_TWO * unit else 1
        large = self.watch.is_large
        self._show_parts()
        self.pairs.set_whole(across < len(SHARES))
        if (across, large) == self._laid:
            return
        self._laid = (across, large)
        # if the page scrolls, the long table of pairs comes last
        self._layout.removeWidget(self.pairs)
        self._layout.insertWidget(2 if across == len(SHARES) else -1, self.pairs, 1)
        grid, parts = self._pictures, (self.watch, *self.learning.slots)
        for part in parts:
            grid.removeWidget(part)
        for number in range(3):
            grid.setColumnStretch(number, 0)
        if large:
            grid.addWidget(self.watch, 0, 0)
            grid.setColumnStretch(0, 1)
            return
        for part, (row, column, span) in zip(parts, PLACES[across], strict=True):
            grid.addWidget(part, row, column, 1, span)
        for number, share in enumerate(SHARES[:across]):
            grid.setColumnStretch(number, share)

    def _show_parts(self) -> None:
        is_there = self._results.tournament is not None
        small = is_there and not self.watch.is_large
        for part in (self._details, *self.learning.slots):
            part.setVisible(small)
        self.pairs.setVisible(small and len(self._results.standings) > 1)
        for part in (self.watch, self.bar):
            part.setVisible(is_there)

    @Slot()
    def _begin(self) -> None:
        self.pairs.choose_first()
        self._show_parts()
        self._show_pair()

    @Slot()
    def _show_pair(self) -> None:
        tournament, pair = self._results.tournament, self.pairs.view.currentIndex().row()
        if tournament is None or pair < 0:
            return
        found = self._results.standings[pair]
        self._sentence.setText(words.pair_sentence(tournament, pair, found))
        explained = definitions(GlossaryTerm.CONFIDENCE, GlossaryTerm.ELO)
        self._details.setToolTip(f"{words.conditions_text(tournament)}\n\n{explained}")
        self.bar.show_counts(found.counts)
        told_of = [
            words.games_text(found),
            words.sides_text(found),
            words.score_text(found),
            words.elo_text(found.elo),
            words.effort_text(found),
            "" if tournament.is_repeatable else not_repeatable_text(),
        ]
        details = " · ".join(text for text in told_of if text)
        self._details.setText(details)
        course = self._results.courses[pair]
        self._course.show_course(course, tournament.games, words.score_text(found))
        self._lengths.show_lengths(self._results.lengths[pair], words.effort_text(found))
        self.learning.show_learning(self._results.learnings[pair])
