# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The effects of commands for files: dialogs, the recent files, dropped files, arena games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject, Qt, Slot
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QInputDialog, QMenu

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN
from desktop_app.explain.lesson_file import SUFFIXES as LESSON_SUFFIXES
from desktop_app.files.foreign_formats import all_formats
from desktop_app.files.game_file import SUFFIX
from desktop_app.files.transcripts import SUFFIX as TEXT_SUFFIX
from desktop_app.games.registry import family_of, find_game, game_title
from desktop_app.kit.dialogs import without_icons
from desktop_app.kit.message_bar import BarButton, MessageBar
from desktop_app.play.game_files import GameFiles, Source
from desktop_app.play.saved_game import FOLDER as FOLDER_OF_WINDOWS
from desktop_app.play.session import PERSON
from desktop_app.settings import FILES_FOLDER, Settings
from desktop_app.shell.files.clipboard import Clipboard, DropTarget
from desktop_app.shell.files.lessons import LessonFiles
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.menus import GAME_MENU
from desktop_app.words.faults import fault_text
from desktop_app.words.files import changed_text

if TYPE_CHECKING:
    from desktop_app.core.file_formats import GameSummary
    from desktop_app.shell.dialogs.earlier_games import EarlierGames
    from desktop_app.shell.dialogs.games_of_file import GamesOfFile
    from desktop_app.tournaments.conditions import FinishedGame
    from desktop_app.tournaments.tournament import Tournament


class FileCommands(QObject):
    """Opens and saves games and lessons, and shows the results in the window's message bar.

    Attributes:
        files: opens and saves games.
        lessons: opens lessons.
        clipboard: copies and pastes.
        dialog: the dialog for a file, while it is open.
        earlier: the list of earlier games, while it is open.
        listed: the list of the games in a file, while it is open.
        unclear: asks which game the moves of a file are of, while it is open.
    """

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        programs = window.programs
        self.files = GameFiles(window.session, window.history, settings, programs.is_chosen, self)
        self.files.strange.connect(programs.chosen)
        self.files.notGame.connect(self._open_lesson)
        self.files.severalFound.connect(self._list_games)
        self.files.severalListed.connect(self._end_list)
        self.files.unclear.connect(self._ask_game)
        window.session.gameStarted.connect(programs.guard.drop)  # it was about another game
        self.dialog: QFileDialog | None = None
        self.earlier: EarlierGames | None = None
        self.listed: GamesOfFile | None = None
        self.unclear: QInputDialog | None = None
        self._list_source: Source | None = None
        self._kinds: dict[str, str] = {}
        self.clipboard = Clipboard(window.session, window.board, self.files, self)
        self.lessons = LessonFiles(window.pages, self)
        for teller in (self.files, self.clipboard, self.lessons):
            teller.told.connect(self._tell)
        self._progress = window.message_bar
        self.files.lasting.connect(self._show_reading)
        self.lessons.lasting.connect(self._show_reading_lesson)
        for reader in (self.files, self.lessons):
            reader.begun.connect(self._end_progress)
        self.clipboard.lessonPasted.connect(self.lessons.open_text)
        self.lessons.opened.connect(self.files.note_recent)
        window.pages.lessonAsked.connect(self._ask_lesson)
        window.closed.connect(self.lessons.shutdown)
        self.clipboard.pasted.connect(window.position_bar.entered)
        window.position_bar.gameEntered.connect(self.files.open_text)
        self.files.begun.connect(self._show_board)
        self.files.changedOutside.connect(self._ask_which)
        window.closed.connect(self.files.shutdown)
        window.pages.arenaGameChosen.connect(self._open_arena_game)
        DropTarget(window).dropped.connect(self.open)
        #: Entry of the menu “Game”, with the files that were opened last
        self._recent = QMenu(self.tr("Recent files"), window)
        self._recent.setToolTipsVisible(True)
        menu = window.findChild(QMenu, GAME_MENU)
        if menu is not None:
            menu.insertMenu(window.actions_list["save"], self._recent)
        self.files.recentChanged.connect(self._list_recent)
        self._list_recent()
        self.files.filed.changed.connect(self._name_window)

    @Slot(object)
    def open(self, path: Path) -> None:
        """Open a file and show its game or lesson, whichever it holds; its name doesn't matter."""
        self._close_list()
        self.files.open(path)

    @Slot(object)
    def _open_lesson(self, path: Path) -> None:
        self.lessons.open(path)

    @Slot(object, object)
    def _list_games(self, source: Source, games: Sequence[GameSummary]) -> None:
        """Show more games of a file or text in a list."""
        from desktop_app.shell.dialogs.games_of_file import GamesOfFile

        if self.listed is not None and self._list_source is not source:
            self.listed.finished.disconnect(self._forget_list)
            self.listed.close()
            self.listed = None
        if self.listed is None:
            self._end_progress()
            self._list_source = source
            self.listed = GamesOfFile(source.name, self._window)
            self.listed.chosen.connect(partial(self.files.choose, source))
            self.listed.stopped.connect(self.files.stop)
            self.listed.finished.connect(self._forget_list)
            self._window.closed.connect(self.listed.close)
            self.listed.show()
        self.listed.add(games)

    @Slot(str)
    def _end_list(self, trouble: str) -> None:
        if self.listed is not None:
            self.listed.end(trouble)

    @Slot()
    def _forget_list(self) -> None:
        self.listed = None
        self.files.stop_list()

    def _close_list(self) -> None:
        if self.listed is not None:
            self.listed.close()

    @Slot(object, object)
    def _ask_game(self, source: Source, names: Sequence[str]) -> None:
        """Ask which game the moves of a file or text are of."""
        games = {game_title(game): game for game in map(find_game, names)}
        self._end_progress()
        if self.unclear is not None:
            self.unclear.close()
        dialog = self.unclear = QInputDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Which game is it?"))
        #: In a dialog: {file} is the name of a file; a list of games follows
        text = self.tr("The moves in “{file}” fit several games:")
        dialog.setLabelText(text.format(file=source.name))
        dialog.setOption(QInputDialog.InputDialogOption.UseListViewForComboBoxItems)
        dialog.setComboBoxItems(list(games))
        here = game_title(self._window.session.game)
        dialog.setTextValue(here if here in games else next(iter(games)))
        #: Button below a list of games that a line of moves may be of
        dialog.setOkButtonText(self.tr("Open"))
        #: Button below a list of games that a line of moves may be of
        dialog.setCancelButtonText(self.tr("Cancel"))
        for row in dialog.findChildren(QDialogButtonBox):
            without_icons(row)

        def read(title: str) -> None:
            self.files.read_as(source, games[title])

        dialog.textValueSelected.connect(read)
        dialog.finished.connect(self._forget_question)
        dialog.setModal(False)
        dialog.show()

    @Slot()
    def _forget_question(self) -> None:
        self.unclear = None

    @Slot(object, object)
    def _open_arena_game(self, tournament: Tournament, played: FinishedGame) -> None:
        """Show a game of the arena from its start, with the values of all moves."""
        from desktop_app.arena.games import record_of_game, seats_of

        window = self._window
        window.pages.show_board()
        window.message_bar.hide()
        try:
            record = record_of_game(tournament, played)
        except GameError as error:
            window.message_bar.show_message(fault_text(error))
            return
        programs, (first, second) = window.programs, seats_of(tournament, played)
        seats = [seat if programs.is_chosen(seat) else PERSON for seat in (first, second)]
        window.session.open_record(record, (seats[0], seats[1]))
        for side, seat in zip((MAX, MIN), (first, second), strict=True):
            if not programs.is_chosen(seat):
                programs.chosen.emit(side, seat)
        if not window.layouts.analysing:
            window.actions_list["list"].trigger()

    def ask_open(self) -> None:
        """Ask for a game or a lesson to open."""
        self._ask_file(self.tr("Open a game"), is_lesson=False)

    @Slot()
    def _ask_lesson(self) -> None:
        self._ask_file(self.tr("Open a lesson"), is_lesson=True)

    def _ask_file(self, title: str, *, is_lesson: bool) -> None:
        """Ask for a game or a lesson; the kind that is meant is listed first."""
        dialog = self._make_dialog(title)
        patterns = " ".join(f"*{suffix}" for suffix in LESSON_SUFFIXES)
        #: A kind of file in a file dialog: {pattern} is “*.mmlesson”
        lessons = self.tr("Lessons ({pattern})").format(pattern=patterns)
        games = self._games(SUFFIX, *(form.suffix for form in all_formats()), TEXT_SUFFIX)
        both = (lessons, games) if is_lesson else (games, lessons)
        dialog.setNameFilters([*both, self._every()])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._on_open)
        self._show(dialog)

    @Slot(str)
    def _on_open(self, name: str) -> None:
        self._settings.set(FILES_FOLDER, str(Path(name).parent))
        self.open(Path(name))

    def save(self) -> None:
        """Save the game to its file; ask for one if it has none."""
        if not self.files.save():
            self.ask_save()

    def show_earlier(self) -> None:
        """Show the list of earlier games; the chosen one is opened like a file."""
        folder = self._settings.folder
        if folder is None:
            return
        from desktop_app.shell.dialogs.earlier_games import EarlierGames

        if self.earlier is None:
            self.earlier = EarlierGames(folder / FOLDER_OF_WINDOWS, self._window)
            self.earlier.chosen.connect(self.files.open_text)
            self.earlier.finished.connect(self._forget_earlier)
            self._window.closed.connect(self.earlier.close)
        self.earlier.show()
        self.earlier.raise_()

    @Slot()
    def _forget_earlier(self) -> None:
        self.earlier = None

    #: Buttons of a question: another program has changed the file of this game
    @Slot(object)
    def _ask_which(self, path: Path) -> None:
        """Ask what to do about a file that another program has changed."""
        choices = (
            BarButton(
                self.tr("Keep mine"),
                self.tr("Replace the file with your game"),
                partial(self.files.save_as, path),
            ),
            BarButton(
                self.tr("Keep theirs"),
                self.tr("Open the changed file. “Previous game” brings yours back."),
                partial(self.files.open, path),
            ),
            BarButton(
                self.tr("Save a copy"),
                self.tr("Save your game to a new file in the same folder"),
                partial(self.files.save_beside, path),
            ),
        )
        self._bar.show_message(changed_text(path.name), choices=choices)

    def ask_save(self) -> None:
        """Ask for a file to save the game to."""
        dialog = self._make_dialog(self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        forms = family_of(self._window.session.game).forms
        self._kinds = {self._games(SUFFIX): SUFFIX}
        self._kinds |= {
            f"{form.name} (*{form.suffix})": form.suffix for form in forms if form.is_written
        }
        dialog.setNameFilters([*self._kinds, self._every()])
        known = self.files.file
        for kind, suffix in self._kinds.items():
            if known is not None and known.suffix.lower() == suffix:
                dialog.selectNameFilter(kind)
                dialog.setDefaultSuffix(suffix)
        dialog.selectFile(str(known) if known else self._proposed_name())
        dialog.filterSelected.connect(self._on_kind)
        dialog.fileSelected.connect(self._on_save)
        self._show(dialog)

    @Slot(str)
    def _on_kind(self, kind: str) -> None:
        """Give the file name the usual suffix of the selected kind."""
        suffix, dialog = self._kinds.get(kind), self.dialog
        if suffix is None or dialog is None:
            return
        dialog.setDefaultSuffix(suffix)
        for name in dialog.selectedFiles()[:1]:
            file = Path(name)
            stem = file.stem if file.suffix.lower() in self._kinds.values() else file.name
            dialog.selectFile(str(file.with_name(stem + suffix)))

    @Slot(str)
    def _on_save(self, name: str) -> None:
        self._settings.set(FILES_FOLDER, str(Path(name).parent))
        self.files.save_as(Path(name))

    def _proposed_name(self) -> str:
        game = "".join(c if c.isalnum() else "-" for c in self._window.session.game.id)[:40]
        return f"{game} {QDate.currentDate().toString(Qt.DateFormat.ISODate)}{SUFFIX}"

    def _make_dialog(self, title: str) -> QFileDialog:
        if self.dialog is not None:
            self.dialog.close()
        folder = self._settings.get(FILES_FOLDER) or str(Path.home())
        self.dialog = QFileDialog(self._window, title, folder)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.finished.connect(self._on_finished)
        return self.dialog

    def _games(self, *suffixes: str) -> str:
        pattern = " ".join(f"*{suffix}" for suffix in suffixes)
        #: A kind of file in a file dialog: {pattern} is “*.mmfair”
        return self.tr("Games ({pattern})").format(pattern=pattern)

    def _every(self) -> str:
        #: A kind of file in a file dialog
        return self.tr("All files ({pattern})").format(pattern="*")

    @Slot()
    def _on_finished(self) -> None:
        self.dialog = None

    def _show(self, dialog: QFileDialog) -> None:
        dialog.setModal(False)  # the game goes on beside it
        dialog.show()
        dialog.raise_()

    @Slot(str, bool)
    def _tell(self, text: str, is_trouble: bool) -> None:
        self._bar.show_message(text, is_trouble=is_trouble)
        self._end_progress()  # if it was shown on another page

    @property
    def _bar(self) -> MessageBar:
        """The message bar of the current page."""
        pages = self._window.pages
        return pages.explain_page.trouble if pages.is_explaining else self._window.message_bar

    @Slot(str, bool)
    def _show_reading(self, text: str, is_first: bool) -> None:
        if self.listed is None:  # which says by itself how far it is
            self._show_progress(text, is_first, self.files.stop)

    @Slot(str, bool)
    def _show_reading_lesson(self, text: str, is_first: bool) -> None:
        self._show_progress(text, is_first, self.lessons.stop)

    def _show_progress(self, text: str, is_first: bool, stop: Callable[[], None]) -> None:
        if self._progress is not self._bar:  # another page is shown now
            self._end_progress()
            self._progress = self._bar
        self._progress.show_progress(text, is_first, stop)

    @Slot()
    def _end_progress(self) -> None:
        self._progress.end_progress()

    @Slot()
    def _show_board(self) -> None:
        self._window.position_bar.hide()
        self._window.pages.show_board()
        self._window.board.setFocus(Qt.FocusReason.OtherFocusReason)

    #: Title of the window. {file}: its name; keep [*], where a mark for unsaved changes appears
    @Slot()
    def _name_window(self) -> None:
        """Put the game's file into the window's title, with the mark for unsaved changes."""
        window = self._window
        own = self.files.filed.own_file(window.session.record)
        title = self.tr("Minimax Fair")
        if own is not None:
            name = own.path.name.replace("[*]", "[*][*]")  # else it would be the sign's place
            title = self.tr("{file}[*] — Minimax Fair").format(file=name)
        window.setWindowTitle(title)
        window.setWindowFilePath("" if own is None else str(own.path))
        window.setWindowModified(own is not None and own.differs)

    @Slot()
    def _list_recent(self) -> None:
        menu, recent = self._recent, self.files.recent
        menu.clear()
        for number, path in enumerate(recent, 1):
            name = path.name.replace("&", "&&")
            action = menu.addAction(f"&{number}  {name}", partial(self.open, path))
            action.setToolTip(str(path))
        menu.setEnabled(bool(recent))
        if recent:
            menu.addSeparator()
            menu.addAction(self.tr("Clear this list"), self.files.forget_recent)
