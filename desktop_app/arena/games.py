# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The finished games of a run, which can be filtered and opened on the board."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHeaderView, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.arena.results_model import ArenaResults
from desktop_app.arena.tables import SHOWN, Role, TextTable, list_view
from desktop_app.arena.words import game_row, game_titles
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.guard import guarded
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.item_views import Index
from desktop_app.kit.look.scale import SNUG
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.players.registry import StrategyId
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.tournament import Tournament
from desktop_app.words.counted import COUNTED
from desktop_app.words.players import strategy_title


def record_of_game(tournament: Tournament, played: FinishedGame) -> GameRecord:
    """Return the record of a game for the board, at its start.

    Raises:
        GameError: its moves can't be read.
    """
    start = tournament.game.start()
    record = GameRecord(start)
    record.play_all(parse_moves(start, played.moves))
    record.go_to(record.root)
    return record


def seats_of(tournament: Tournament, played: FinishedGame) -> tuple[StrategyId, StrategyId]:
    """Return the players who moved first and second in a game."""
    a, b = tournament.pairs[played.pair]
    return (a, b) if played.a_began else (b, a)


class GameFilter(StrEnum):
    """The filter for the list of games."""

    ALL = "all"
    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    FAULTS = "faults"


@guarded
class GameTable(TextTable):
    """Table model of the stored games, or those that match the filter.

    It shows the run before until `choose` is called for a new one.
    """

    def __init__(self, results: ArenaResults) -> None:
        super().__init__(game_titles())
        self._results = results
        self._kind, self._player = GameFilter.ALL, 0
        self._shown: list[FinishedGame] = []
        self._tournament: Tournament | None = None
        results.added.connect(self._on_added)

    def choose(self, kind: GameFilter, player: int) -> None:
        """Filter the games.

        Args:
            kind: the filter; wins, draws and losses are those of `player`.
            player: the number of the player in the tournament, from 0.
        """
        self._kind, self._player = kind, player
        self._list()

    def game(self, row: int) -> FinishedGame:
        """Return the game in a row."""
        return self._shown[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if role not in SHOWN or self._tournament is None:
            return None
        return game_row(self._tournament, self._shown[index.row()])[index.column()]

    def _list(self) -> None:
        self.beginResetModel()
        self._tournament = self._results.tournament
        self._shown = [game for game in self._results.games if self._is_shown(game)]
        self._shown.sort(key=lambda game: (game.pair, game.number))
        self.endResetModel()

    @Slot(int)
    def _on_added(self, before: int) -> None:
        new = [game for game in self._results.games[before:] if self._is_shown(game)]
        if new:
            first = len(self._shown)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._shown += new
            self.endInsertRows()

    def _is_shown(self, game: FinishedGame) -> bool:
        if self._kind is GameFilter.ALL:
            return True
        if self._kind is GameFilter.FAULTS:
            return game.termination is not None
        wanted = {GameFilter.WON: 1, GameFilter.DRAWN: 0, GameFilter.LOST: -1}[self._kind]
        return any(result == wanted for result in self._results_of(game))

    def _results_of(self, game: FinishedGame) -> list[int]:
        """Return the results of a game for the chosen player: two of them if it plays itself."""
        tournament = self._tournament
        if tournament is None or game.result is None:
            return []
        player, (a, b) = tournament.players[self._player], tournament.pairs[game.pair]
        return [sign * game.result for sign, name in ((1, a), (-1, b)) if name == player]


class GamesView(QWidget):
    """List of the games of a run.

    Signals:
        gameChosen: the `FinishedGame` to show on the board.
    """

    gameChosen = Signal(object)

    def __init__(self, results: ArenaResults) -> None:
        super().__init__()
        self._results = results
        self._table = GameTable(results)
        self._kind, self._player = WheelProofBox(), WheelProofBox()
        #: Names of two choices above the list of games, for screen readers: by result and by player
        self._kind.setAccessibleName(self.tr("Which games?"))
        self._kind.setToolTip(self.tr("Which games are listed"))
        #: The same: only the games of this player
        self._player.setAccessibleName(self.tr("Whose games?"))
        self._player.setToolTip(self.tr("The player who won, drew or lost"))
        #: Choices above the list of games: all, won, drawn ...
        for kind, text in (
            (GameFilter.ALL, self.tr("All games")),
            (GameFilter.LOST, self.tr("Games lost by")),
            (GameFilter.WON, self.tr("Games won by")),
            (GameFilter.DRAWN, self.tr("Games drawn by")),
            (GameFilter.FAULTS, self.tr("Games stopped by an error")),
        ):
            self._kind.add_choice(text, kind)
        self._count = QLabel()
        self._open = QPushButton(self.tr("Show on the board"))
        self._open.setToolTip(
            self.tr("Open this game on the board, with the value of every move (Enter)")
        )
        self._open.setEnabled(False)
        self.view = list_view(
            self.tr("Games in this run"),
            self.tr("Double-click a game or press Enter to open it on the board"),
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
        self.view.selectionModel().currentRowChanged.connect(self._update_open_button)
        results.begun.connect(self._begin)
        results.added.connect(self._report)
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
        for column, letters in enumerate((8, 22, 22, 40)):
            self.view.setColumnWidth(column, letters * unit)

    @Slot()
    def _choose(self) -> None:
        kind = GameFilter(self._kind.currentData())  # Qt keeps its text only
        self._player.setEnabled(kind in (GameFilter.WON, GameFilter.DRAWN, GameFilter.LOST))
        self._table.choose(kind, self._player.currentData() or 0)
        self._report()
        self._update_open_button(self.view.currentIndex())

    @Slot()
    def _report(self) -> None:
        self._count.setText(COUNTED.games(self._table.rowCount()))

    @Slot(QModelIndex)
    def _update_open_button(self, index: QModelIndex) -> None:
        self._open.setEnabled(index.isValid())

    @Slot()
    def _show_game(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self.gameChosen.emit(self._table.game(index.row()))
