# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Table of the value of a position and the cost of the search at each depth."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.entry import natural_order
from desktop_app.explain.counting import Counting
from desktop_app.explain.run_maker import TreeRunRequest
from desktop_app.explain.words.run_values import RunValues
from desktop_app.games.registry import family_of, move_name, wording_of
from desktop_app.kit.dialogs import close_row
from desktop_app.kit.screen_reader import spoken
from desktop_app.kit.terms import TermHeader
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import TallRowDelegate
from desktop_app.kit.window_place import fit_dialog
from desktop_app.numerals import grouped
from desktop_app.search.complexity import affordable_depth
from desktop_app.search.trace import Trace
from desktop_app.words.scales import worth_title
from desktop_app.words.terms import GlossaryTerm, definition

MOST = 9
COUNTED = 200_000
"""Upper limit on the positions of the deepest search that is counted, if few of them are equal."""


class DepthsDialog(QDialog):
    """A row for each depth: best move, value, and positions visited by minimax and alpha-beta.

    Uses the evaluation and the move ordering of the run that it is opened for.
    """

    def __init__(self, request: TreeRunRequest, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Which move looks best at each depth"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fit_dialog(self, 560, 420)
        self._request, position = request, request.position
        self.table = QTreeWidget()
        TermHeader(
            self.table,
            {
                0: definition(GlossaryTerm.DEPTH),
                2: definition(GlossaryTerm.VALUE),
                3: definition(GlossaryTerm.MINIMAX),
                4: definition(GlossaryTerm.ALPHA_BETA),
            },
        )
        self.table.setRootIsDecorated(False)
        self.table.setAlternatingRowColors(True)
        self.table.setItemDelegate(TallRowDelegate(self.table))
        self.table.setAccessibleName(self.windowTitle())
        enable_touch_scrolling(self.table)
        #: Titles of columns in a table: what the search finds at each depth
        self.table.setHeaderLabels(
            [
                self.tr("Depth"),
                self.tr("Move"),
                self.tr("Value"),
                self.tr("Minimax"),
                self.tr("Alpha-beta"),
            ]
        )
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        most = min(affordable_depth(position, COUNTED) or MOST, position.remaining or MOST)
        for depth in range(1, most + 1):
            row = [str(depth), *(["…"] * 4)]
            item = QTreeWidgetItem(row)
            for column in (3, 4):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
            self.table.addTopLevelItem(item)
        self._left = [(depth, prunes) for depth in range(1, most + 1) for prunes in (False, True)]
        self._counting = Counting(self)
        self._counting.counted.connect(self._show)
        self.finished.connect(self._counting.shutdown)
        self._count()
        note = QLabel(self._note())
        note.setWordWrap(True)
        note.setVisible(not position.game.is_numeric)
        layout = QVBoxLayout(self)
        layout.addWidget(self.table, 1)
        layout.addWidget(note)
        layout.addLayout(close_row(self))

    @property
    def is_complete(self) -> bool:
        """Whether all rows are filled in."""
        return not self._left

    #: Below the table of depths. {evaluation}: the name of an evaluation, {worth}: what values mean
    def _note(self) -> str:
        """Return the note that explains the numbers and names the evaluation."""
        game, horizon = self._request.position.game, self._request.horizon
        wording, family = wording_of(game), family_of(game)
        sentences = [wording.guesses()]
        if horizon.evaluation not in ("", next(iter(family.evaluations), "")):
            name = wording.evaluation(horizon.evaluation)
            guesses = self.tr(
                "If the game isn't over at that depth, the search uses “{evaluation}” to guess."
            )
            sentences = [guesses.format(evaluation=name)]
        if horizon.is_quiet and family.noisy_moves is not None:
            sentences.append(self.tr("It plays out captures before it guesses."))
        counts = self.tr("The columns on the right count the positions it visits. Values: {worth}.")
        sentences.append(counts.format(worth=worth_title(self._request.worth, game)))
        return " ".join(sentences)

    def _count(self) -> None:
        """Start counting the next search in a thread."""
        if self._left:
            depth, prunes = self._left[0]
            ordering = self._request.ordering if prunes and self._request.prunes else natural_order
            request = replace(self._request, plies=depth, prunes=prunes, ordering=ordering)
            self._counting.count(request.position, request.algorithm)

    @Slot(object)
    def _show(self, trace: Trace | None) -> None:
        """Fill in the result of a search; None if it is too large to count."""
        depth, prunes = self._left.pop(0)
        row = self.table.topLevelItem(depth - 1)
        assert row is not None
        if trace is None:
            row.setText(4 if prunes else 3, "\N{EN DASH}")
        else:
            row.setText(4 if prunes else 3, grouped(trace.summary.nodes))
            best = trace.at(trace.summary.steps - 1).node.best
            assert best is not None
            name = move_name(self._request.position, best.move)
            row.setText(1, name)
            row.setData(1, Qt.ItemDataRole.AccessibleTextRole, spoken(name))
            row.setText(2, RunValues(trace).text(trace.summary.value))
        self._count()
