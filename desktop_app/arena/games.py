# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The games that were kept: looked for, and opened on the board."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHeaderView, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.arena.pairs import list_view
from desktop_app.arena.results_model import ArenaResults
from desktop_app.arena.tables import GameFilter, GameTable
from desktop_app.arena.words import rows
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import SNUG
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.words.counted import COUNTED
from desktop_app.words.players import strategy_title


class GamesView(QWidget):
    """Lists the games of a run.

    Signals:
        gameChosen: the `Played` that is to be shown on the board.
    """

    gameChosen = Signal(object)

    def __init__(self, results: ArenaResults) -> None:
        super().__init__()
        self._results = results
        self._table = GameTable(results, rows.game_titles(), rows.game_row)
        self._kind, self._player = WheelProofBox(), WheelProofBox()
        self._kind.setAccessibleName(self.tr("Which games"))
        self._kind.setToolTip(self.tr("Which games are listed"))
        self._player.setAccessibleName(self.tr("Whose games"))
        self._player.setToolTip(self.tr("By whom they were won, drawn or lost"))
        for kind, text in (
            (GameFilter.ALL, self.tr("All games")),
            (GameFilter.LOST, self.tr("Games lost by")),
            (GameFilter.WON, self.tr("Games won by")),
            (GameFilter.DRAWN, self.tr("Games drawn by")),
            (GameFilter.FAULTS, self.tr("Games broken off")),
        ):
            self._kind.add_choice(text, kind)
        self._count = QLabel()
        self._open = QPushButton(self.tr("Show on the board"))
        self._open.setToolTip(self.tr("Walk through the game with the values of all moves (Enter)"))
        self._open.setEnabled(False)
        self.view = list_view(
            self.tr("Games that were kept"),
            self.tr("A double click or Enter shows the game on the board"),
        )
        self.view.setModel(self._table)
        self.view.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head = FlowRow(spacing=SNUG)
        head.add(self._kind, self._player, self._count, None, self._open)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(head)
        layout.addWidget(self.view, 1)
        self._kind.currentIndexChanged.connect(self._choose)
        self._player.currentIndexChanged.connect(self._choose)
        self._open.clicked.connect(self._show_game)
        self.view.doubleClicked.connect(self._show_game)
        for key in ("Return", "Enter"):
            shortcut = QShortcut(QKeySequence(key), self.view)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self._show_game)
        self.view.selectionModel().currentRowChanged.connect(self._mind_row)
        results.begun.connect(self._begin)
        results.added.connect(self._tell)
        self._choose()

    @Slot()
    def _begin(self) -> None:
        tournament = self._results.tournament
        self._player.clear()
        if tournament is not None:
            for number, name in enumerate(tournament.players):
                if name not in tournament.players[:number]:
                    self._player.add_choice(strategy_title(name, tournament.game), number)
        self._fit_columns()
        self._choose()

    def _fit_columns(self) -> None:
        unit = self.fontMetrics().averageCharWidth()
        for column, letters in enumerate((8, 22, 22, 34)):
            self.view.setColumnWidth(column, letters * unit)

    @Slot()
    def _choose(self) -> None:
        kind = GameFilter(self._kind.currentData())  # Qt keeps its text only
        self._player.setEnabled(kind in (GameFilter.WON, GameFilter.DRAWN, GameFilter.LOST))
        self._table.choose(kind, self._player.currentData() or 0)
        self._tell()
        self._mind_row(self.view.currentIndex())

    @Slot()
    def _tell(self) -> None:
        self._count.setText(COUNTED.games(self._table.rowCount()))

    @Slot(QModelIndex)
    def _mind_row(self, index: QModelIndex) -> None:
        self._open.setEnabled(index.isValid())

    @Slot()
    def _show_game(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self.gameChosen.emit(self._table.game(index.row()))
