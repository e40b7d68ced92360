# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The columns of the candidate tree: their titles, and how wide each must be."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHeaderView, QTreeView

from desktop_app.models.candidate_model import (
    GAMES,
    KNOWN,
    LEVEL,
    MEANING,
    MOVE,
    ODDS,
    REPLY,
    TRACE,
    VALUE,
    WORST,
)
from desktop_app.views.trace_pictures import WIDTH

translate = QCoreApplication.translate
MARGIN = 12
"""Pixels that a cell takes beside its text."""


class TreeColumns:
    """Shows the columns that have content, each wide enough for what may stand in it.

    Widths that a reader has chosen are kept, apart for positions whose games are counted out and
    for those that are searched.
    """

    def __init__(self, tree: QTreeView) -> None:
        self._tree = tree
        self._counted: bool | None = None
        self._widths: dict[bool, dict[int, int]] = {}
        header, model = tree.header(), tree.model()
        for column, (title, tip) in _titles().items():
            model.setHeaderData(column, Qt.Orientation.Horizontal, title)
            model.setHeaderData(column, Qt.Orientation.Horizontal, tip, Qt.ItemDataRole.ToolTipRole)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(30)
        self.show(counted=True)

    def show(self, *, counted: bool) -> None:
        """Show the columns for positions that are counted out, or for those that are searched."""
        tree = self._tree
        if counted is self._counted:
            return
        if self._counted is not None:
            shown = [c for c in range(GAMES + 1) if not tree.isColumnHidden(c)]
            last = max(shown, key=tree.columnViewportPosition)  # takes what room is left
            self._widths[self._counted] = {c: tree.columnWidth(c) for c in shown if c != last}
        self._counted = counted
        for column in (WORST, ODDS, GAMES):
            tree.setColumnHidden(column, not counted)
        tree.setColumnHidden(TRACE, counted)
        wanted = self._wanted(counted=counted) | self._widths.get(counted, {})
        for column, width in wanted.items():
            tree.setColumnWidth(column, width)

    def _wanted(self, *, counted: bool) -> dict[int, int]:
        """As wide as the title and the longest usual text."""
        metrics, titles = self._tree.fontMetrics(), _titles()
        samples = _samples(counted=counted)
        wanted: dict[int, int] = {}
        for column, texts in samples.items():
            longest = max(map(metrics.horizontalAdvance, (titles[column][0], *texts)))
            wanted[column] = longest + MARGIN
        wanted[MOVE] += self._tree.indentation()
        wanted[TRACE] = max(wanted[TRACE], WIDTH + MARGIN)
        return wanted


def _samples(*, counted: bool) -> dict[int, tuple[str, ...]]:
    """The longest texts that columns usually hold."""
    exact = translate("Words", "exact")
    deep = translate("Words", "bound, depth {depth}").format(depth=20)
    guess = translate("Words", "guess, depth {depth}").format(depth=20)
    win = translate("Words", "{player} wins in \N{LESS-THAN OR EQUAL TO}{plies}")
    soon = translate("Words", "{player} wins in {plies}").format(player="O", plies=9)
    late = win.format(player="O", plies=99)
    either = translate("Words", "Draw, or {player} wins").format(player="O")
    better = translate("Words", "{player} looks better").format(player="O")
    value = "\N{LESS-THAN OR EQUAL TO}\N{MINUS SIGN}0.88"
    return {
        MOVE: ("c3",) if counted else ("h15",),
        LEVEL: ("O MAX", "O MIN"),
        VALUE: () if counted else (value,),
        MEANING: (soon,) if counted else (late, either, better),
        KNOWN: (exact,) if counted else (deep, guess),
        TRACE: (),
        REPLY: ("c3",) if counted else ("h15",),
        WORST: (translate("RowTexts", "{player} wins").format(player="O"),),
        ODDS: (translate("RowTexts", "{shares} %").format(shares="58.5 / 12.7 / 28.8"),),
        GAMES: ("15,648 / 5,184 / 10,176",),
    }


def _titles() -> dict[int, tuple[str, str]]:
    """What stands above each column, and what it means."""
    return {
        MOVE: (translate("TreeColumns", "Move"), translate("TreeColumns", "The move")),
        LEVEL: (
            translate("TreeColumns", "Level"),
            translate(
                "TreeColumns",
                "Who chooses among these moves: MAX takes the largest value as it is shown, "
                "MIN the smallest",
            ),
        ),
        VALUE: (
            translate("TreeColumns", "Value"),
            translate("TreeColumns", "What the move is worth in best play"),
        ),
        MEANING: (
            translate("TreeColumns", "Means"),
            translate("TreeColumns", "What will happen in best play"),
        ),
        KNOWN: (
            translate("TreeColumns", "Known"),
            translate("TreeColumns", "Exact, a bound, or a guess and how deep"),
        ),
        TRACE: (
            translate("TreeColumns", "By depth"),
            translate(
                "TreeColumns",
                "How the value went from depth to depth: up is larger. The line ends in a full "
                "dot where the value is proven; dots are zero",
            ),
        ),
        REPLY: (translate("TreeColumns", "Reply"), translate("TreeColumns", "The best reply")),
        WORST: (
            translate("TreeColumns", "Worst"),
            translate(
                "TreeColumns",
                "The worst that can happen to the player who moves, whatever is played",
            ),
        ),
        ODDS: (
            translate("TreeColumns", "Random: X / draw / O"),
            translate("TreeColumns", "How likely each ending is if every move is left to chance"),
        ),
        GAMES: (
            translate("TreeColumns", "Endings: X / draw / O"),
            translate("TreeColumns", "How many different games end so"),
        ),
    }
