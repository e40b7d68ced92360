# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The columns of the list of moves: their titles, and how wide each must be."""

from __future__ import annotations

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QStyle, QTreeView

from desktop_app.languages import translate
from desktop_app.play.history.model import MOVE, NOTE, PLY, VALUE, WHO

MARGIN = 14
"""Pixels that a cell takes beside its text."""


class ListColumns:
    """Makes the columns as wide as type needs them; who moves gives way to what they are worth."""

    def __init__(self, rows: QTreeView, model: QStandardItemModel) -> None:
        """Name the columns."""
        self._rows = rows
        self._wanted: dict[int, int] = {}
        model.setHorizontalHeaderLabels(_titles())
        header = rows.header()
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(MARGIN)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def fit_type(self) -> None:
        """Begin with the widths for the type of now."""
        advance, titles = self._rows.fontMetrics().horizontalAdvance, _titles()
        samples = {PLY: "\N{BLACK RIGHT-POINTING TRIANGLE} 99", WHO: "X", MOVE: "h15"}
        samples[VALUE] = "\N{LESS-THAN OR EQUAL TO}\N{MINUS SIGN}0.88"
        for column, sample in samples.items():
            widest = max(advance(titles[column]), advance(sample)) + MARGIN
            self._wanted[column] = widest + (self._rows.indentation() if column == PLY else 0)
            self._rows.setColumnWidth(column, self._wanted[column])

    def fit_width(self, width: int) -> None:
        """Show who moved only where there is room: numbers and moves tell it too."""
        note = self._rows.fontMetrics().horizontalAdvance(_titles()[NOTE]) + MARGIN
        least = sum(self._wanted.values()) + self._around() + note
        self._rows.setColumnHidden(WHO, width < least)

    def fill(self) -> None:
        """Let notes have what is left; Qt does that under titles only."""
        shown = [c for c in self._wanted if not self._rows.isColumnHidden(c)]
        left = self._rows.width() - self._around() - sum(map(self._rows.columnWidth, shown))
        self._rows.setColumnWidth(NOTE, max(left, MARGIN))

    def _around(self) -> int:
        bar = self._rows.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return 2 * self._rows.frameWidth() + bar

    def least_width(self) -> int:
        """Pixels in which no move and no value is cut."""
        return sum(self._wanted.values()) - self._wanted[WHO] + self._around()

    def good_width(self) -> int:
        """Pixels in which the size of a mistake can be read too."""
        note = translate("HistoryTexts", "↓ {size}").format(
            size=translate("HistoryTexts", "draw became loss")
        )
        wide = self._rows.fontMetrics().horizontalAdvance(note) + MARGIN
        return sum(self._wanted.values()) + wide + self._around()


def _titles() -> list[str]:
    return [
        translate("HistoryPanel", "No."),
        translate("HistoryPanel", "Who"),
        translate("HistoryPanel", "Move"),
        translate("HistoryPanel", "Value"),
        translate("HistoryPanel", "Note"),
    ]
