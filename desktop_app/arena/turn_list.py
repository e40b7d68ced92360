# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of the perfect player's turns."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop_app.arena.results_model import ArenaResults
from desktop_app.arena.words.turns import turns_text
from desktop_app.guard import guarded
from desktop_app.kit.fingers.scroll import scroll_by_finger
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import SNUG
from desktop_app.search.labelled_tree import LabelledTree
from desktop_app.tournaments.tournament import Tournament

LOOKED_AT = 1_000
"""Of so many games the first different ones are listed; more would hold up the window."""


@guarded
class TurnsView(QWidget):
    """Shows it, as it was when the view was shown last.

    Signals:
        saveAsked: the text is to be saved.
    """

    saveAsked = Signal(str)

    def __init__(self, results: ArenaResults) -> None:
        super().__init__()
        self._results = results
        self._tree = LabelledTree()
        self._shown: tuple[Tournament | None, int] | None = None
        self.text = QPlainTextEdit()
        scroll_by_finger(self.text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Turns of the perfect player"))
        self.text.setToolTip(
            self.tr("In each turn: the possible moves with their values, and the chosen one")
        )
        self._save = QPushButton(self.tr("Save list"))
        self._save.setToolTip(self.tr("Save this list as a text"))
        self._save.clicked.connect(self._ask_save)
        row = FlowRow(spacing=SNUG)
        row.add(None, self._save)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(row)
        layout.addWidget(self.text, 1)
        results.begun.connect(self._fill)
        results.added.connect(self._fill)

    def showEvent(self, event: QShowEvent) -> None:
        """Make it: it is looked at."""
        super().showEvent(event)
        self._fill()

    @Slot()
    def _fill(self) -> None:
        results = self._results
        games = results.games[:LOOKED_AT]
        shown = (results.tournament, len(games))
        if not self.isVisible() or shown == self._shown:
            return
        if self._shown is None or self._shown[0] is not results.tournament:
            self._tree = LabelledTree()
        self._shown = shown
        text = turns_text(results.tournament, games, self._tree)
        if text != self.text.toPlainText():
            self.text.setPlainText(text)

    @Slot()
    def _ask_save(self) -> None:
        self.saveAsked.emit(self.text.toPlainText())
