# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replaces the open window by one in another language, with all that it shows.

A new window is built rather than every text rewritten: so no text can be forgotten. Games, values,
players, pages, lessons and runs go on in it. Open dialogs are closed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Slot

from desktop_app.core.frozen import frozen
from desktop_app.core.position import MAX, MIN
from desktop_app.kit.screen_reader import announce
from desktop_app.languages import current_language, load_language, native_name
from desktop_app.play.saved_game import KnownGame, SavedSession
from desktop_app.play.session import GameSession
from desktop_app.settings import LANGUAGE, Settings
from desktop_app.shell.files.commands import FileCommands
from desktop_app.shell.files.session_restorer import SessionRestorer
from desktop_app.shell.main_window import MainWindow

if TYPE_CHECKING:
    from desktop_app.arena.page import ArenaPage
    from desktop_app.explain.lesson_file import Lesson

NO_STATE = Qt.WindowState.WindowNoState

Fill = Callable[[MainWindow, SavedSession], None]
"""Fills a new window with the contents of another one."""


@frozen
class OpenSession(SavedSession):
    """The games of a window that is still open.

    Attributes:
        session: the session of that window.
        all_known: all its games.
    """

    session: GameSession | None = None
    all_known: tuple[KnownGame, ...] = ()

    def restore_into(self, session: GameSession) -> None:
        """Continue all games in a session."""
        assert self.session is not None
        session.continue_from(self.session)

    @property
    def known(self) -> Sequence[KnownGame]:
        """All games of that window."""
        return self.all_known


LATER_MS = 200


class LanguageChange(QObject):
    """Replaces its window after another language was chosen."""

    def __init__(self, window: MainWindow, settings: Settings, fill: Fill) -> None:
        """Prepare the change; `begin` makes it.

        Args:
            window: the window.
            settings: where the choice is remembered.
            fill: fills the new window.
        """
        super().__init__(window)
        self._window, self._settings, self._fill = window, settings, fill

    @Slot()
    def begin(self) -> None:
        """Replace the window; as long as a file is being written, wait."""
        app, code = QCoreApplication.instance(), self._settings.get(LANGUAGE)
        if app is None or code == current_language():
            return
        old = self._window
        files = old.findChild(FileCommands)
        if old.pages.is_writing or (files is not None and files.files.is_busy):
            QTimer.singleShot(LATER_MS, self, self.begin)  # a file is not left half done
            return
        shown, live = _Shown(old), _live_game(old)
        load_language(app, code)
        shown.translate_example()
        old.end()
        new = MainWindow(self._settings)
        try:
            self._fill(new, live)
            shown.show_in(new)
        finally:
            old.close()
        old.replaced.emit(new)
        old.deleteLater()
        name = native_name(code)
        #: Read aloud by screen readers. {language}: its own name, such as “Deutsch”
        announce(new, self.tr("Language: {language}").format(language=name))


def _live_game(window: MainWindow) -> SavedSession:
    """Return the games of a window, and end its journal, which the next window continues."""
    session, history = window.session, window.history
    commands, keeper = window.findChild(FileCommands), window.findChild(SessionRestorer)
    filed = None if commands is None else commands.files.filed
    records = (session.record, *session.before)
    asked = dict(
        go.args
        for go in window.programs.guard.waiting
        if isinstance(go, partial) and go.func == session.set_seat
    )
    live = OpenSession(
        session.record,
        players=(
            asked.get(MAX, session.chosen_seat(MAX)),
            asked.get(MIN, session.chosen_seat(MIN)),
        ),
        session=session,
        all_known=tuple(
            (record, history.values(record), None if filed is None else filed.own_file(record))
            for record in records
        ),
    )
    return live if keeper is None else keeper.hand_over(live)


class _Shown:
    """What a window shows apart from its games."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        pages = window.pages
        self._state = window.windowState()
        self._is_presenting = window.layouts.presenting
        self._was_visible = window.isVisible()
        self._display = window.display.display
        self._why = pages.is_at_board and window.why.is_open
        line = window.position_bar
        self._offers_language = window.strip.offers_language
        self._typed = line.line.text() if line.isVisible() else None
        self._explains, self._kept = pages.is_explaining, pages.kept_lesson
        self._former = pages.former_lesson
        self._example = None if self._kept is None else _example_of(self._kept.lesson)
        self._shows_games, self._arena = pages.is_at_games, pages.known_arena
        self._is_at_arena = pages.is_at_arena
        self._run = None if self._arena is None else self._arena.run.state
        if self._arena is not None:
            self._arena.choices.save()  # the other page begins with these

    def translate_example(self) -> None:
        """Replace the note of a shipped example by the same note in the current language."""
        if self._kept is not None and self._example is not None:
            from desktop_app.explain.examples import examples

            lesson, example = self._kept.lesson, examples()[self._example]
            lesson = replace(
                lesson,
                title=example.title,
                text=lesson.text and example.text,
                question=example.question,
                language=current_language(),
            )
            self._kept = replace(self._kept, lesson=lesson)

    def show_in(self, window: MainWindow) -> None:
        """Show all this in another window, in place of the first one."""
        old, pages = self._window, window.pages
        window.display.choose(self._display)
        window.boxes.continue_from(old.boxes)
        window.fits.continue_from(old.fits)
        if self._offers_language:  # whoever chose the wrong one finds the others again
            window.offer_language()
        if self._kept is not None:
            pages.keep_lesson(self._kept)
        if self._explains:
            pages.toggle()
        if self._former is not None:
            pages.explain_page.lessons.offer(self._former)
        if self._arena is not None:
            self._show_arena(window, self._arena)
        if self._shows_games:
            pages.toggle_games()
        if self._was_visible:
            hidden = Qt.WindowState.WindowFullScreen if self._is_presenting else NO_STATE
            window.setWindowState(self._state & ~hidden)
            window.show()
            window.activateWindow()
        if self._typed is not None:
            window.position_bar.open_bar()
            window.position_bar.line.setText(self._typed)
        if self._is_presenting:
            window.actions_list["presenter"].setChecked(True)
        window.find_flow.continue_from(old.find_flow)
        if self._why:
            window.why.continue_from(old.why)

    def _show_arena(self, window: MainWindow, before: ArenaPage) -> None:
        """Show the run of another page, and let it go on."""
        from desktop_app.arena.run_thread import RunState

        page = window.pages.arena_page
        page.continue_from(before, plays=self._run is RunState.PLAYING)
        if self._is_at_arena:
            window.pages.toggle_arena()


def _example_of(lesson: Lesson) -> int | None:
    """Return the number of the shipped example whose note a lesson has; None if it has another."""
    note = lesson.title, lesson.question
    if lesson.language != current_language():
        return None
    from desktop_app.explain.examples import examples

    shipped = [(example.title, example.question) for example in examples()]
    return shipped.index(note) if note in shipped else None
