# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of pairs, and the list of games that were kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Slot

from desktop_app.arena.results_model import ArenaResults
from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.terms import Played
from desktop_app.tournaments.tournament import Tournament

PairTexts = Callable[[Tournament, int, Standing], Sequence[str]]
"""What the cells of a row say: the tournament, the number of the pair, how it stands."""
GameTexts = Callable[[Tournament, Played], Sequence[str]]
Role = Qt.ItemDataRole
SHOWN = (Role.DisplayRole, Role.AccessibleTextRole, Role.ToolTipRole)


@guarded
class Table(QAbstractTableModel):
    """Rows of texts below their titles."""

    def __init__(self, titles: Sequence[str]) -> None:
        super().__init__()
        self.titles = titles

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """One for each title."""
        return 0 if parent.isValid() else len(self.titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        """The titles."""
        if role == Role.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self.titles[section]
        return None


@guarded
class PairTable(Table):
    """A row for each two players."""

    def __init__(self, results: ArenaResults, titles: Sequence[str], texts: PairTexts) -> None:
        super().__init__(titles)
        self._results, self._texts = results, texts
        self._rows: list[Sequence[str]] = []
        self._standings: list[Standing] = []
        results.begun.connect(self._begin)
        results.added.connect(self._on_added)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """One for each pair."""
        return 0 if parent.isValid() else len(self._rows)

    def standing(self, row: int) -> Standing:
        """How it stands in a row: of the run that is listed, be there another one already."""
        return self._standings[row]

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """The text of a cell."""
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
        return self._texts(results.tournament, pair, results.standings[pair])

    @Slot(int)
    def _on_added(self, before: int) -> None:
        for pair in sorted({game.pair for game in self._results.games[before:]}):
            self._rows[pair] = self._row(pair)
            self.dataChanged.emit(self.index(pair, 0), self.index(pair, len(self.titles) - 1))


class GameFilter(StrEnum):
    """Which games are listed."""

    ALL = "all"
    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    FAULTS = "faults"


@guarded
class GameTable(Table):
    """The games that were kept, or those among them that somebody looks for."""

    def __init__(self, results: ArenaResults, titles: Sequence[str], texts: GameTexts) -> None:
        super().__init__(titles)
        self._results, self._texts = results, texts
        self._kind, self._player = GameFilter.ALL, 0
        self._shown: list[Played] = []
        results.begun.connect(self._list)
        results.added.connect(self._on_added)

    def choose(self, kind: GameFilter, player: int) -> None:
        """List the games of a kind.

        Args:
            kind: which; won, drawn or lost by that player.
            player: the number in the tournament, from 0.
        """
        self._kind, self._player = kind, player
        self._list()

    def game(self, row: int) -> Played:
        """The game in a row."""
        return self._shown[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """One for each game that is looked for."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """The text of a cell."""
        tournament = self._results.tournament
        if role not in SHOWN or tournament is None:
            return None
        return self._texts(tournament, self._shown[index.row()])[index.column()]

    @Slot()
    def _list(self) -> None:
        self.beginResetModel()
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

    def _is_shown(self, game: Played) -> bool:
        if self._kind is GameFilter.ALL:
            return True
        if self._kind is GameFilter.FAULTS:
            return game.blame is not None
        wanted = {GameFilter.WON: 1, GameFilter.DRAWN: 0, GameFilter.LOST: -1}[self._kind]
        return any(result == wanted for result in self._results_of(game))

    def _results_of(self, game: Played) -> list[int]:
        """What came out for the player who is looked at: twice where it plays itself."""
        tournament = self._results.tournament
        if tournament is None or game.result is None:
            return []
        player, (a, b) = tournament.players[self._player], tournament.pairs[game.pair]
        return [sign * game.result for sign, name in ((1, a), (-1, b)) if name == player]
