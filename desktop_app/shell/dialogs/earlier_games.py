# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A searchable list of all games played on this computer."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSortFilterProxyModel, Qt, Signal, Slot
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.file_formats import ReportShare
from desktop_app.core.record import GameRecord
from desktop_app.files.archive import empty_archive, games_kept
from desktop_app.files.errors import FileError
from desktop_app.files.file_thread import FileThread
from desktop_app.files.game_file import game_text
from desktop_app.files.journal import JournalGame
from desktop_app.games.registry import wording_of
from desktop_app.kit.screen_reader import announce
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import TallRowDelegate, set_touch_height
from desktop_app.kit.window_place import fit_dialog
from desktop_app.languages import date_locale, translate
from desktop_app.numerals import grouped
from desktop_app.players.registry import StrategyId
from desktop_app.words.files import file_fault_text
from desktop_app.words.players import opponent_title
from desktop_app.words.values import outcome_text

WIDE, HIGH = 720, 480
WHEN, GAME, PLAYERS, MOVES, RESULT, WRITTEN = range(6)
_TEXT = Qt.ItemDataRole.UserRole + 1


class EarlierGames(QDialog):
    """Lists the games, newest first.

    Signals:
        chosen: the game to open, as the text of a saved game.
    """

    chosen = Signal(str)

    def __init__(self, windows: Path, parent: QWidget) -> None:
        """Open the list; the games are read in a thread.

        Args:
            windows: the folder of the journals.
            parent: the parent window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        #: Title of a dialog: all games that were played on this computer
        self.setWindowTitle(self.tr("Earlier games"))
        fit_dialog(self, WIDE, HIGH)
        self._windows = windows
        self._reading, self._emptying = FileThread(self), FileThread(self)
        self._reading.done.connect(self._show)
        self._emptying.done.connect(self._on_emptied)
        self._emptying.failed.connect(self._on_failed)
        self._games: list[JournalGame] = []
        self._model = QStandardItemModel(0, 6, self)
        self._model.setHorizontalHeaderLabels(
            [
                #: Title of a column: when the game was started
                self.tr("Started"),
                self.tr("Game"),
                self.tr("Players"),
                self.tr("Moves"),
                self.tr("Result"),
                self.tr("Comments"),
            ]
        )
        self._found = QSortFilterProxyModel(self)
        self._found.setSourceModel(self._model)
        self._found.setFilterKeyColumn(-1)
        self._found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._build()
        self.finished.connect(self._end)
        self.refresh()

    #: Below the list of earlier games: buttons
    def _build(self) -> None:
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search by game, player, moves or comment"))
        self.search.setAccessibleName(self.tr("Search the games"))
        self.search.setToolTip(self.tr("Show only games that contain this text"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._found.setFilterFixedString)
        self.search.textChanged.connect(self._tell_number)
        self.view = QTreeView()
        self.view.setRootIsDecorated(False)
        self.view.setUniformRowHeights(True)
        self.view.setAccessibleName(self.windowTitle())
        self.view.setToolTip(self.tr("Double-click a game or press Enter to open it on the board"))
        self.view.setItemDelegate(TallRowDelegate(self.view))
        enable_touch_scrolling(self.view)
        self.view.setModel(self._found)
        self.view.activated.connect(self._open)
        header = self.view.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.note = QLabel(self.tr("Reading the games…"))
        self.note.setWordWrap(True)
        self.show_game = QPushButton(self.tr("Open"))
        self.show_game.setToolTip(
            self.tr("Open this game on the board. Your current game is kept.")
        )
        self.show_game.clicked.connect(self._open)
        self.empty = QPushButton(self.tr("Delete all games…"))
        self.empty.setToolTip(self.tr("Delete all games except those open in a window"))
        self.empty.clicked.connect(self._ask)
        self.sure = QPushButton(self.tr("Delete them for good"))
        self.sure.setToolTip(self.tr("Delete these games. You can't get them back."))
        self.sure.clicked.connect(self._empty)
        self.sure.hide()
        close = QPushButton(self.tr("Close"))
        close.setToolTip(self.tr("Close this window (Esc)"))
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        for button in (self.empty, self.sure):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self.show_game, close):
            row.addWidget(button)
        for control in (self.search, self.show_game, self.empty, self.sure, close):
            set_touch_height(control)
        for button in (self.show_game, self.empty, self.sure, close):
            button.setAutoDefault(False)  # Enter opens the game that is chosen
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.note)
        layout.addLayout(row)

    @Slot()
    def refresh(self) -> None:
        """Read the games again."""
        self._reading.read(partial(_rows, self._windows))

    @Slot(object)
    def _show(self, rows: list[tuple[JournalGame, list[str]]]) -> None:
        self._games = [game for game, _ in rows]
        self._model.setRowCount(0)
        for number, (_, texts) in enumerate(rows):
            items = [QStandardItem(text) for text in texts]
            for item in items:
                item.setEditable(False)
            items[0].setData(number, _TEXT)
            self._model.appendRow(items)
        if rows:
            self.view.setCurrentIndex(self._found.index(0, 0))
        self._tell_number()
        announce(self, self.note.text())

    #: Below the list of earlier games
    @Slot()
    def _tell_number(self) -> None:
        shown = self._found.rowCount()
        text = self.tr("{count} games", "", shown).format(count=grouped(shown))
        self.note.setText(text)
        self.show_game.setEnabled(shown > 0)
        self.empty.setEnabled(self._model.rowCount() > 0)

    @Slot()
    def _open(self) -> None:
        index = self.view.currentIndex()
        number = index.siblingAtColumn(0).data(_TEXT) if index.isValid() else None
        kept = self._games[number].kept if isinstance(number, int) else None
        if kept is not None:
            self.chosen.emit(game_text(kept))
            self.accept()

    @Slot()
    def _ask(self) -> None:
        self.note.setText(
            self.tr("This deletes all games from this computer, except those open in a window.")
        )
        announce(self, self.note.text())
        self.empty.hide()
        self.sure.show()

    @Slot()
    def _empty(self) -> None:
        self._emptying.begin(partial(empty_archive, self._windows))

    @Slot()
    def _on_emptied(self) -> None:
        self.sure.hide()
        self.empty.show()
        self.refresh()

    #: {reason}: what the system says
    @Slot(object)
    def _on_failed(self, error: FileError) -> None:
        pattern = self.tr("The games can't be deleted: {reason}")
        self.note.setText(pattern.format(reason=file_fault_text(error)))

    @Slot()
    def _end(self) -> None:
        self._reading.shutdown()
        self._emptying.shutdown()


def _rows(windows: Path, tell: ReportShare) -> list[tuple[JournalGame, list[str]]]:
    return [(game, _texts(game)) for game in games_kept(windows, tell)]


def _texts(game: JournalGame) -> list[str]:
    record = game.record
    assert record is not None
    rules = record.position.game
    last = record.line()[-1].position
    #: In the list of earlier games: the two players, such as “Person against Beginner”
    players = translate("EarlierGames", "{first} against {second}")
    first, second = (_player(seat, record) for seat in game.players)
    return [
        _when(game.began),
        wording_of(rules).title(rules),
        players.format(first=first, second=second),
        rules.moves_text([node.move for node in record.line() if node.move is not None]),
        outcome_text(last) if last.outcome is not None else "",
        " ".join(node.comment for node in record.nodes() if node.comment),
    ]


def _when(began: str) -> str:
    when = QDateTime.fromString(began, Qt.DateFormat.ISODate)
    return date_locale().toString(when, QLocale.FormatType.ShortFormat) if when.isValid() else ""


def _player(seat: StrategyId | None, record: GameRecord) -> str:
    if seat is None:
        #: A player that is not a bot
        return translate("EarlierGames", "Person")
    return opponent_title(seat, record.position.game)
