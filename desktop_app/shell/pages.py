# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Switches between the board and the other pages: Explain, the arena, and all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop_app.kit.touch.sizes import touch_sizes
from desktop_app.play.requests import Job
from desktop_app.play.why.flow import inquiry_of
from desktop_app.settings import EXPLAIN_CONTROLS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QHBoxLayout

    from desktop_app.arena.page import ArenaPage
    from desktop_app.core.position import Position
    from desktop_app.explain.lesson_file import Lesson, SavedLesson
    from desktop_app.explain.page import ExplainPage
    from desktop_app.kit.look.theme import Theme
    from desktop_app.play.games.choice import GameChoice
    from desktop_app.play.requests import Answer
    from desktop_app.play.search_client import SearchClient
    from desktop_app.play.session import GameSession
    from desktop_app.players.registry import StrategyId
    from desktop_app.search.why.answer import WhyQuestion
    from desktop_app.search.why.finding import Finding
    from desktop_app.settings import Settings
    from desktop_app.shell.program_guard import ProgramGuard


class PageStack(QStackedWidget):
    """Shows the board or another page.

    Signals:
        boardShown: whether the board is shown from now on.
        lessonAsked: the user wants to open a lesson from a file.
        arenaGameChosen: a `Tournament` and its `FinishedGame` to show on the board.
    """

    arenaGameChosen = Signal(object, object)
    boardShown = Signal(bool)
    lessonAsked = Signal()

    def __init__(
        self,
        session: GameSession,
        board: tuple[QWidget, QHBoxLayout],
        choice: GameChoice,
        settings: Settings,
        guard: ProgramGuard,
        *,
        engine: SearchClient,
    ) -> None:
        """Show the board.

        Args:
            session: the game.
            board: the page with the board, and the row at its top.
            choice: the page with all games.
            settings: where the choices are remembered.
            guard: asked before programs are started.
            engine: finds the reasons of results.
        """
        super().__init__()
        self._guard = guard
        self._settings = settings
        self._session = session
        self._choice = choice
        choice.left.connect(self.show_board)
        self._found: tuple[WhyQuestion, Finding] | None = None
        self._provisional: Position | None = None
        for found in (engine.reasoned, engine.explained):
            found.connect(self._on_found)
        self._explain: ExplainPage | None = None
        self._arena: ArenaPage | None = None
        self._programs: Sequence[StrategyId] = ()
        self._other: QWidget | None = None
        self._left_at: Position | None = None
        self._kept: SavedLesson | None = None
        self._theme: Theme | None = None
        self._is_presenting = False
        page, self._board_head = board
        self.addWidget(page)

    @property
    def is_writing(self) -> bool:
        """Whether a page is writing a file."""
        explain, arena = self._explain, self._arena
        animations = explain is not None and explain.saving.is_writing
        return animations or (arena is not None and arena.saver.is_writing)

    @property
    def is_at_board(self) -> bool:
        """Whether the board is shown."""
        return self._other is None

    @property
    def head(self) -> QHBoxLayout:
        """The row at the top of the page that is shown; there is room for a button at its end."""
        if self._other is None:
            return self._board_head
        explain, arena = self._explain, self._arena
        if explain is not None and self._other is explain:
            return explain.strip.head
        if arena is not None and self._other is arena:
            return arena.head
        return self._choice.page.head

    def leave_edge(self, width: int) -> None:
        """Set the margin in pixels at the end of the row above the board."""
        self._board_head.setContentsMargins(0, 0, width, 0)

    @property
    def is_explaining(self) -> bool:
        """Whether the Explain page is shown."""
        return self._other is not None and self._other is self._explain

    @property
    def is_at_games(self) -> bool:
        """Whether the page with all games is shown."""
        return self._other is not None and self._other is self._choice.page

    @property
    def is_at_arena(self) -> bool:
        """Whether the arena is shown."""
        return self._other is not None and self._other is self._arena

    @property
    def known_arena(self) -> ArenaPage | None:
        """The arena page; None if it has not been used yet."""
        return self._arena

    @property
    def former_lesson(self) -> Lesson | None:
        """The lesson that the Explain page offers as the one before; None if there is none."""
        return None if self._explain is None else self._explain.lessons.former

    @property
    def explain_page(self) -> ExplainPage:
        """The Explain page, which is built on first use."""
        if self._explain is None:
            from desktop_app.explain.control_row import ControlSet
            from desktop_app.explain.page import ExplainPage
            from desktop_app.explain.pupil.guess_bar import DayScore

            self._explain = ExplainPage(DayScore(self._settings))
            if self._theme is not None:
                self._explain.set_theme(self._theme)
            self._explain.set_presenting(self._is_presenting)
            self._explain.show_set(ControlSet(self._settings.get(EXPLAIN_CONTROLS)))
            self._explain.setChosen.connect(self._remember_set)
            self._explain.left.connect(self.show_board)
            self._explain.sources.fileAsked.connect(self.lessonAsked)
            self._explain.sources.gameAsked.connect(self._explain_game)
        return self._explain

    @Slot(object)
    def _remember_set(self, chosen: str) -> None:
        """Offer the same controls next time."""
        self._settings.choose(EXPLAIN_CONTROLS, chosen)

    @Slot()
    def toggle(self) -> None:
        """Show the search of the position on the Explain page, or return to the board."""
        page = self.explain_page
        if self._other is page:
            self.show_board()
            return
        self._show(page)
        kept, self._kept = self._kept, None
        if self._left_at != self._session.position:
            if kept is not None:
                page.lessons.offer(kept.lesson)
            self._explain_game()
        elif kept is not None:
            page.lessons.reopen(kept)
        else:
            page.resume()
        page.take_keyboard()

    @Slot()
    def _explain_game(self) -> None:
        """Explain the position on the board; of a finished game, the one that decided it.

        As long as "Why?" has not found that one, the last moves are explained.
        """
        from desktop_app.play.why.words import ending_reason

        page, session = self.explain_page, self._session
        path = session.record.current.path()
        self._provisional = None
        if session.position.outcome is None or len(path) == 1:
            page.explain(session.position)
            return
        found, reason = None, ""
        if self._found is not None and self._found[0] == inquiry_of(session.record):
            found = self._found[1]
            reason = ending_reason(found, session.person_side)
        shown = page.explain_end([node.position for node in path], found, reason)
        self._provisional = shown if found is None else None

    @Slot(object)
    def _on_found(self, answer: Answer) -> None:
        """Keep the answer about a game; show it if the reader has not gone on meanwhile."""
        inquiry, found = answer.request.inquiry, answer.finding
        is_first_mistake = answer.request.job is Job.FIRST_MISTAKE
        if inquiry is None or inquiry.move is not None or found is None or is_first_mistake:
            return
        self._found = replace(inquiry, shows_best=False), found
        run = None if self._explain is None else self._explain.tree_run
        is_begun = run is None or run.index or run.trace.position != self._provisional
        if self.is_explaining and not is_begun:
            self._explain_game()

    @property
    def kept_lesson(self) -> SavedLesson | None:
        """The lesson on the Explain page, or the one it last had; None if there was none."""
        stays = self.is_explaining or self._left_at == self._session.position
        if self._kept is not None:
            return replace(self._kept, stays=stays)
        return None if self._explain is None else self._explain.lessons.kept(stays=stays)

    def keep_lesson(self, kept: SavedLesson) -> None:
        """Set the lesson of the last session, which appears when the Explain page is opened."""
        self._kept = kept
        if kept.stays:
            self._left_at = self._session.position

    def show_lesson(self, lesson: Lesson) -> None:
        """Show a lesson on the Explain page, at its current step."""
        page = self.explain_page
        if self._other is not page:
            self._show(page)
        kept, self._kept = self._kept, None
        if kept is not None:
            page.lessons.offer(kept.lesson)
        page.lessons.show_lesson(lesson)
        page.take_keyboard()

    @Slot()
    def toggle_games(self) -> None:
        """Show the page with all games, or return to the board."""
        if self._other is self._choice.page:
            self.show_board()
            return
        self._show(self._choice.page)
        self._choice.take_keyboard()

    @property
    def arena_page(self) -> ArenaPage:
        """The arena page, which is built on first use."""
        if self._arena is None:
            from desktop_app.arena.page import ArenaPage

            self._arena = ArenaPage(self._settings, self._guard.ask, self._programs)
            if self._theme is not None:
                self._arena.set_theme(self._theme)
            self._arena.left.connect(self.show_board)
            self._arena.gameChosen.connect(self.arenaGameChosen)
        return self._arena

    @Slot()
    def toggle_arena(self) -> None:
        """Show the arena, or return to the board."""
        page = self.arena_page
        if self._other is page:
            self.show_board()
            return
        self._show(page)
        page.take_keyboard()

    def set_programs(self, programs: Sequence[StrategyId]) -> None:
        """Offer these external programs as players too."""
        self._programs = programs
        if self._arena is not None:
            self._arena.set_programs(programs)

    def _show(self, page: QWidget) -> None:
        """Show a page, which is in the stack only while it is shown.

        Otherwise its minimum size would limit the board's window.
        """
        touch_sizes.settle()
        self._let_go_of_keyboard()
        if self._other is None:
            self.boardShown.emit(False)
        else:
            self._note_leaving()
            self.removeWidget(self._other)
        self._other = page
        self.setCurrentIndex(self.addWidget(page))

    def _let_go_of_keyboard(self) -> None:
        """Clear the keyboard focus for the next page; else Qt passes it on to some neighbour."""
        (self.window().focusWidget() or self).clearFocus()

    def _note_leaving(self) -> None:
        """Keep the lesson as it is left, until a move is made on the board."""
        if self.is_explaining:
            self._left_at = self._session.position

    @Slot()
    def show_board(self) -> None:
        """Return to the board."""
        if self._other is not None:
            self._let_go_of_keyboard()
            self._note_leaving()
            other, self._other = self._other, None
            self.removeWidget(other)
            self.boardShown.emit(True)

    def set_presenting(self, presenting: bool) -> None:
        """Show only what can be read from afar."""
        self._is_presenting = presenting
        if self._explain is not None:
            self._explain.set_presenting(presenting)

    def set_theme(self, theme: Theme) -> None:
        """Repaint the other pages in the colours of a theme, whether they are shown or not."""
        self._theme = theme
        self._choice.set_theme(theme)
        for page in (self._explain, self._arena):
            if page is not None:
                page.set_theme(theme)

    def close_pages(self) -> None:
        """Return to the board, and delete the other pages and what they were about.

        Each of them is built anew when it is opened next, with no lesson and no run.
        """
        self.show_board()
        self.shutdown()
        for page in (self._explain, self._arena):
            if page is not None:
                page.deleteLater()
        self._explain = self._arena = None
        self._found = self._provisional = self._left_at = self._kept = None

    def shutdown(self) -> None:
        """Stop what the other pages do when the program ends."""
        for page in (self._explain, self._arena):
            if page is not None:
                page.shutdown()
