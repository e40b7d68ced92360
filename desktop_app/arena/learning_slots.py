# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a player learns, its learning curves take the places of the usual charts."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop_app.arena.charts import Chart
from desktop_app.arena.learning import ProgressChart, SharesChart
from desktop_app.arena.learning_model import BothSides
from desktop_app.arena.words.learning import side_name
from desktop_app.core.position import MAX, MIN
from desktop_app.kit.look.scale import TIGHT
from desktop_app.kit.look.theme import Theme


class LearningSlots:
    """Two places, each for a usual chart or for what is told of a learner.

    Attributes:
        slots: the places.
    """

    def __init__(self, left: Chart, right: Chart) -> None:
        """Show the usual charts at first."""
        both = QWidget()
        self._usual = (left, right)
        self.first = SharesChart(both.tr("Moving first: share of the last 50 games"))
        self.second = SharesChart(both.tr("Moving second, with other boxes"))
        self.progress = ProgressChart(both.tr("+3 won, +1 drawn, −1 lost"))
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
        """Paint in other colours."""
        for chart in (*self._usual, self.first, self.second, self.progress):
            chart.set_theme(theme)

    def show_learning(self, found: BothSides) -> None:
        """Show how the learner got better, or the usual charts where nobody learns."""
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
