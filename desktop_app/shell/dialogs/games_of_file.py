# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of the games in a file, from which one is chosen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.file_formats import GameSummary
from desktop_app.guard import guarded
from desktop_app.kit.item_views import WholeRows
from desktop_app.kit.screen_reader import announce
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import TallRowDelegate, set_touch_height
from desktop_app.kit.window_place import fit_dialog
from desktop_app.numerals import grouped

WIDE, HIGH = 760, 520
NUMBER, FIRST, SECOND, DATE, RESULT, MOVES = range(6)
LONGEST = 14
"""The most characters of a date or a result for which a column is wide enough by itself."""
SIDE = 10
"""The room beside a text, in pixels."""
_DIGITS = re.compile(r"\d+")
Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def plain(text: str) -> str:
    """Return a text without accents and capitals, as people search for it and order it."""
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


@guarded
class GameTable(QAbstractTableModel):
    """The games of a file that contain a text, in the order of a column.

    Views ask for what is in sight only, so any number of games is shown at once.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: list[GameSummary] = []
        self._texts: list[str] = []
        self._shown: list[int] = []
        self._wanted = ""
        self._column, self._is_falling = NUMBER, False
        self._titles = (
            #: Titles of columns in the list of the games in a file: the number of the game
            self.tr("Game"),
            self.tr("First player"),
            self.tr("Second player"),
            self.tr("Date"),
            self.tr("Result"),
            #: Title of a column: how many moves the game has
            self.tr("Moves"),
        )

    @property
    def total(self) -> int:
        """The number of games, whether they are shown or not."""
        return len(self._games)

    def add(self, games: Sequence[GameSummary]) -> None:
        """Add games at the end of the file."""
        first = len(self._games)
        self._games += games
        self._texts += [plain("\n".join((*each.players, each.date, each.result))) for each in games]
        new = [number for number in range(first, len(self._games)) if self._fits(number)]
        if self._column != NUMBER or self._is_falling:
            self._arrange(lambda: [*self._shown, *new])
        elif new:
            at = len(self._shown)
            self.beginInsertRows(_NO_PARENT, at, at + len(new) - 1)
            self._shown += new
            self.endInsertRows()

    def search(self, text: str) -> None:
        """Show only the games in which every word of a text is found."""
        self._wanted = plain(text)
        self._arrange(lambda: [n for n in range(len(self._games)) if self._fits(n)])

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Show the games in the order of a column; equal ones stay in the order of the file."""
        self._column, self._is_falling = column, order is Qt.SortOrder.DescendingOrder
        self._arrange(lambda: self._shown)

    def number_at(self, row: int) -> int:
        """Return the number in the file, from 1, of the game in a row."""
        return self._shown[row] + 1

    def row_of(self, number: int) -> int | None:
        """Return the row of the game with a number; None if it is not shown."""
        return self._shown.index(number - 1) if number - 1 in self._shown else None

    def _fits(self, number: int) -> bool:
        return all(word in self._texts[number] for word in self._wanted.split())

    def _arrange(self, rows: Callable[[], list[int]]) -> None:
        """Show other rows in the current order."""
        self.beginResetModel()
        self._shown = sorted(rows())
        if self._column != NUMBER:
            self._shown.sort(key=self._key, reverse=self._is_falling)
        elif self._is_falling:
            self._shown.reverse()
        self.endResetModel()

    def _key(self, number: int) -> tuple[bool, object]:
        """Return what a game is ordered by; unknown dates and names come last."""
        game = self._games[number]
        if self._column == MOVES:
            return False, game.moves
        text = plain(self._text(game, self._column))
        is_unknown = (not text) is not self._is_falling
        if self._column == DATE:
            return is_unknown, tuple(map(int, _DIGITS.findall(text)))
        return is_unknown, text

    def _text(self, game: GameSummary, column: int) -> str:
        if column in (FIRST, SECOND):
            return game.players[column - FIRST]
        return game.date if column == DATE else game.result

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell, its side, or what a screen reader says of it."""
        column = index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column == MOVES else _LEFT
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        number = self._shown[index.row()]
        game = self._games[number]
        if column == NUMBER:
            is_heard = role == Qt.ItemDataRole.AccessibleTextRole
            return self._spoken(number + 1, game) if is_heard else grouped(number + 1)
        return grouped(game.moves) if column == MOVES else self._text(game, column)

    def _spoken(self, number: int, game: GameSummary) -> str:
        """Return a row as a screen reader says it."""
        parts = (
            #: Said of a row in the list of the games in a file
            self.tr("Game {number}").format(number=grouped(number)),
            " – ".join(name for name in game.players if name),
            game.date,
            game.result,
            self.tr("{count} moves", "", game.moves).format(count=grouped(game.moves)),
        )
        return ", ".join(part for part in parts if part)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the title of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section == MOVES else _LEFT
        return self._titles[section] if role == Qt.ItemDataRole.DisplayRole else None


@guarded
class GamesOfFile(QDialog):
    """Lists the games while the file is read.

    Signals:
        chosen: the number of the game to open, from 1.
        stopped: the user does not want to wait for the rest of the list.
    """

    chosen = Signal(int)
    stopped = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        """Open an empty list.

        Args:
            name: the name of the file.
            parent: the parent window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        #: Title of a window: {file} is the name of a file that holds several games
        self.setWindowTitle(self.tr("Games in {file}").format(file=name))
        fit_dialog(self, WIDE, HIGH)
        self.model = GameTable(self)
        self._is_reading, self._trouble = True, ""
        self._widths: dict[int, int] = {}
        self._place = 1
        self._build()

    def _build(self) -> None:
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search by player, date or result"))
        self.search.setAccessibleName(self.tr("Search the games"))
        self.search.setToolTip(self.tr("Show only games that contain these words"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search)
        self.view = self._make_view()
        self.model.modelAboutToBeReset.connect(self._note_place)
        self.model.modelReset.connect(self._keep_place)
        self.note = QLabel(self.tr("Reading the games…"))
        self.note.setWordWrap(True)
        #: Button below the list of the games in a file
        self.open_game = QPushButton(self.tr("Open"))
        self.open_game.setToolTip(
            self.tr("Open this game on the board. Your current game is kept.")
        )
        self.open_game.clicked.connect(self._open)
        #: Button below the list of the games in a file
        self.stop = QPushButton(self.tr("Stop reading"))
        self.stop.setToolTip(self.tr("Don't wait for the rest of the games"))
        self.stop.clicked.connect(self.stopped)
        #: Button below the list of the games in a file
        close = QPushButton(self.tr("Close"))
        close.setToolTip(self.tr("Close this window (Esc)"))
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.stop)
        row.addStretch(1)
        row.addWidget(self.open_game)
        row.addWidget(close)
        for control in (self.search, self.stop, self.open_game, close):
            set_touch_height(control)
        for button in (self.stop, self.open_game, close):
            button.setAutoDefault(False)  # Enter opens the game that is chosen
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.note)
        layout.addLayout(row)
        self.view.setFocus()

    def _make_view(self) -> WholeRows:
        view = WholeRows()
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setAllColumnsShowFocus(True)
        view.setAccessibleName(self.windowTitle())
        view.setToolTip(self.tr("Double-click a game or press Enter to open it on the board"))
        view.setItemDelegate(TallRowDelegate(view))
        enable_touch_scrolling(view)
        view.setModel(self.model)
        view.setSortingEnabled(True)
        header = view.header()
        header.setSortIndicator(NUMBER, Qt.SortOrder.AscendingOrder)
        header.setStretchLastSection(False)
        header.setToolTip(self.tr("Sort the games by this column"))
        # to look through all rows for the widest one would take seconds
        for column in (FIRST, SECOND):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        view.activated.connect(self._open)
        view.rowPressed.connect(self._open)
        return view

    def add(self, games: Sequence[GameSummary]) -> None:
        """Add games at the end of the list."""
        self.model.add(games)
        self._widen(games)
        self._keep_place()
        self._tell_number()

    def _widen(self, games: Sequence[GameSummary]) -> None:
        """Make the columns wide enough for more games."""
        texts = {
            NUMBER: grouped(self.model.total),
            DATE: max((game.date for game in games), key=len)[:LONGEST],
            RESULT: max((game.result for game in games), key=len)[:LONGEST],
            MOVES: grouped(max(game.moves for game in games)),
        }
        header, metrics = self.view.header(), self.view.fontMetrics()
        for column, text in texts.items():
            room = max(metrics.horizontalAdvance(text) + 2 * SIDE, header.sectionSizeHint(column))
            if room > self._widths.get(column, 0):
                self._widths[column] = room
                header.resizeSection(column, room)

    def end(self, trouble: str) -> None:
        """Note that no more games follow.

        Args:
            trouble: why they are not all the games; empty if they are.
        """
        self._is_reading, self._trouble = False, trouble
        if self.stop.hasFocus():
            self.view.setFocus()
        self.stop.hide()
        self._tell_number()
        announce(self, self.note.text())

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self.model.search(text)
        self._tell_number()

    def _number(self) -> int | None:
        """Return the number of the current game."""
        index = self.view.currentIndex()
        return self.model.number_at(index.row()) if index.isValid() else None

    @Slot()
    def _note_place(self) -> None:
        self._place = self._number() or self._place

    @Slot()
    def _keep_place(self) -> None:
        """Stay at the current game in another order, or go to the first if it is not shown."""
        if self.model.rowCount() and not self.view.currentIndex().isValid():
            row = self.model.row_of(self._place)
            index = self.model.index(row or 0, 0)
            self.view.setCurrentIndex(index)
            self.view.show_whole(index)

    def _tell_number(self) -> None:
        shown, total = self.model.rowCount(), self.model.total
        if shown == total:
            text = self.tr("{count} games", "", total).format(count=grouped(total))
        else:
            #: Below a list of games. {shown}: how many of them have the text that is searched for
            pattern = self.tr("{shown} of {count} games", "", total)
            text = pattern.format(shown=grouped(shown), count=grouped(total))
        if self._is_reading:
            #: Below a list: {games} is “12,000 games”; more of them are being read
            text = self.tr("{games} so far…").format(games=text)
        self.note.setText(f"{text}. {self._trouble}" if self._trouble else text)
        self.open_game.setEnabled(shown > 0)

    @Slot()
    def _open(self) -> None:
        number = self._number()
        if number is not None:
            self.chosen.emit(number)
            self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search to the list with the Down key, and open a game with Enter."""
        key = event.key()
        if not self.search.hasFocus():
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open()
        else:
            super().keyPressEvent(event)
