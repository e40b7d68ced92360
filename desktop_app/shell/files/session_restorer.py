# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window's own journal: restores the page and the games of the last session."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from desktop_app.explain.lesson_file import HASTY, lesson_from_place, place_from_lesson
from desktop_app.files.file_thread import FileThread
from desktop_app.files.journal import NO_PLACE, Place
from desktop_app.kit.message_bar import BarButton
from desktop_app.play.autosave import Autosave
from desktop_app.play.game_files import FilesOfGames
from desktop_app.play.saved_game import EarlierSessionGames, SavedSession, forget_game, read_before
from desktop_app.settings import Settings
from desktop_app.shell.layouts import ANALYSE, EXPLAIN, PLAY, UNDER
from desktop_app.shell.main_window import MainWindow
from desktop_app.words.files import show_file_texts


class SessionRestorer(QObject):
    """Restores what the window showed last, and then saves what it shows."""

    def __init__(
        self,
        window: MainWindow,
        filed: FilesOfGames,
        saved: SavedSession,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._follows = False
        session, history = window.session, window.history
        for record, values, own in saved.known:
            history.know(record, values)
            filed.know(record, own)
        kept = lesson_from_place(saved.place)
        if kept is not None:
            window.pages.keep_lesson(kept)
        if saved.page == EXPLAIN:
            window.pages.toggle()  # what was explained, or the board
        self._autosave = Autosave(saved, session, history, filed, look=self._look, hasty=HASTY)
        self._autosave.failed.connect(self._tell)
        self._autosave.mended.connect(self._tell_news)
        self._autosave.written.connect(self._forget_former)
        self._is_dismissed = False
        window.message_bar.closed.connect(self._note_dismissed)
        for changed in (window.pages.currentChanged, window.pages.boardShown):
            changed.connect(self._autosave.note_page)
        window.pages.currentChanged.connect(self._follow_lesson)
        self._follow_lesson()
        window.display.changed.connect(self._autosave.note_page)
        window.closing.connect(self._autosave.end)
        window.closed.connect(self._end)
        self._reading = FileThread(self)
        self._reading.done.connect(self._on_read)
        if saved.before and saved.journal is not None:
            folder = saved.journal.parent
            self._reading.begin(partial(read_before, saved.before, folder, saved.data))

    @Slot(object)
    def _on_read(self, read: EarlierSessionGames) -> None:
        self._autosave.take_before(read)
        if read.trouble:
            report_losses(self._window, read.trouble, read.aside)

    @Slot()
    def _end(self) -> None:
        self._reading.shutdown()
        self._autosave.release()

    def hand_over(self, live: SavedSession) -> SavedSession:
        """End the journal for a window of this process that continues it, when this one ends.

        Args:
            live: the contents of this window, whose games are still in memory.
        """
        self._reading.shutdown()
        self._autosave.end()
        return self._autosave.hand_over(live)

    def _look(self) -> tuple[str, Place]:
        under = ANALYSE if self._window.layouts.analysing else PLAY
        kept = self._window.pages.kept_lesson
        place = NO_PLACE if kept is None else place_from_lesson(kept)
        if self._window.pages.is_explaining:
            return EXPLAIN, {UNDER: under, **place}
        return under, place

    @Slot()
    def _follow_lesson(self) -> None:
        """Save the place in the lesson, from the first time that the Explain page is used."""
        if self._window.pages.is_explaining and not self._follows:
            self._follows = True
            lessons = self._window.pages.explain_page.lessons
            lessons.changed.connect(self._autosave.note_place)

    @Slot(str, bool)
    def _tell(self, text: str, is_first: bool) -> None:
        """Show a message that stays while moves are made, until the user closes it."""
        self._is_dismissed = self._is_dismissed and not is_first
        if not self._is_dismissed:
            self._window.message_bar.show_message(text, is_new=is_first)

    @Slot(str)
    def _tell_news(self, text: str) -> None:
        if not self._is_dismissed:
            self._window.message_bar.show_news(text)

    @Slot()
    def _note_dismissed(self) -> None:
        self._is_dismissed = True

    @Slot()
    def _forget_former(self) -> None:
        forget_game(self._settings)


def report_losses(window: MainWindow, trouble: str, aside: Path | None) -> None:
    """Report what can't be restored, and offer to show the damaged file."""
    choices: list[BarButton] = []
    if aside is not None:
        text, tip = show_file_texts()
        choices.append(BarButton(text, tip, partial(_show_file, aside)))
    window.message_bar.show_message(trouble, choices=choices)


def _show_file(file: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(file)))
