# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The arena page: ready-made experiments, the choice of a run, its results, and all its games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop_app.arena.choices import ArenaChoices
from desktop_app.arena.experiment_cards import ExperimentsView
from desktop_app.arena.games import GamesView
from desktop_app.arena.results import ResultsView
from desktop_app.arena.results_model import ArenaResults
from desktop_app.arena.run_controls import Ask, RunControls
from desktop_app.arena.run_thread import ArenaRun, GamesInProgress, RunOpened, RunProgress, RunState
from desktop_app.arena.saving import ResultsSaver, RunFolder
from desktop_app.arena.turns import TurnsView
from desktop_app.arena.watched_game import WatchedGame
from desktop_app.arena.words import end_text, store_text
from desktop_app.guard import guarded
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.scale import NEAR, SNUG, TITLE, TypeFollower, enlarge
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.message_bar import MessageBar
from desktop_app.kit.screen_reader import announce
from desktop_app.kit.segments import Segment
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import fit_for_touch
from desktop_app.players.registry import StrategyId
from desktop_app.settings import Settings
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.store import StoreError
from desktop_app.tournaments.tournament import Tournament

NARROW = 2.0
"""If the page is less than this many times as wide as the choices, they are above the results."""
EXPERIMENTS, RESULTS = 0, 1
"""The numbers of the first two views."""


@guarded
class ArenaPage(QWidget):
    """The arena page, which plays a run, counts its games and shows the results.

    Attributes:
        head: the row at the top; there is room for a button at its end.

    Signals:
        left: the user goes back to the board.
        gameChosen: a `Tournament` and its `FinishedGame` to show on the board.

    Args:
        settings: where the choices are remembered.
        ask: called with players and a callback; calls it once their programs may be started.
        programs: external programs that are offered as players, too.
    """

    left = Signal()
    gameChosen = Signal(object, object)

    def __init__(self, settings: Settings, ask: Ask, programs: Sequence[StrategyId] = ()) -> None:
        super().__init__()
        self._ask = ask
        self.results = ArenaResults(self)
        self.run = ArenaRun(self)
        self._was_busy = self._plays_on = self._is_starting = False
        self.watched = WatchedGame(self.results, self)
        self._folder = RunFolder(settings.folder)
        self.choices = ArenaChoices(settings, programs)
        self.message = MessageBar()
        self._build_head()
        self.steering = RunControls(self.run, self.results, ask)
        self.saver = ResultsSaver(self.results, self, self.message)
        self.experiments = ExperimentsView()
        self._results_view = ResultsView(self.results, self.watched)
        self.games = GamesView(self.results)
        self.turns = TurnsView(self.results)
        self._build_views()
        self._place()
        fit_for_touch(self)
        TypeFollower(self, self._fit)
        self._connect()
        last = self._folder.last()
        if last is not None:
            self._tabs[RESULTS].click()
            self.run.open(last)

    def _build_head(self) -> None:
        #: Button that leads from the arena back to the board
        self._back = QPushButton(self.tr("Board"))
        self._back.setToolTip(
            self.tr("Go back to the board (Esc). The games continue; press K to return.")
        )
        self._back.clicked.connect(self.left)
        leave = QShortcut(QKeySequence("Esc"), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)
        self.choosing = QPushButton()
        self.choosing.setCheckable(True)
        self.choosing.setChecked(True)
        self.choosing.setToolTip(self.tr("Show or hide the choices beside the results"))
        self.choosing.toggled.connect(self._fit)
        #: Title of the page on which bots play each other
        self._title = QLabel(self.tr("Arena"))
        enlarge(self._title, TITLE, bold=True)

    def _build_views(self) -> None:
        self._stack = QStackedWidget()
        titles = (
            #: The view with the ready-made experiments.
            self.tr("Experiments"),
            self.tr("Results"),
            self.tr("Games"),
            self.tr("Turns"),
        )
        self._tabs = [Segment(title) for title in titles]
        #: Tips of the tabs of the page
        tips = (
            self.tr("Ready-made experiments"),
            self.tr("See who is ahead"),
            self.tr("See every game of this run"),
            self.tr("See what each of the perfect player's moves was worth"),
        )
        for number, (tab, tip) in enumerate(zip(self._tabs, tips, strict=True)):
            tab.setToolTip(tip)
            tab.setAccessibleName(f"{tab.text()}: {tip}")
            tab.clicked.connect(partial(self._stack.setCurrentIndex, number))
        self._tabs[0].is_first = self._tabs[-1].is_last = True
        self._tabs[0].setChecked(True)
        results = QScrollArea()
        enable_touch_scrolling(results)
        _scrolled(results, self._results_view)
        for view in (self.experiments, results, self.games, self.turns):
            self._stack.addWidget(view)

    def _place(self) -> None:
        self._scroller = QScrollArea()
        enable_touch_scrolling(self._scroller)
        _scrolled(self._scroller, self.choices)
        self._side, below = QWidget(), QVBoxLayout()
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(SNUG)
        below.addWidget(self._scroller, 1)
        start = QHBoxLayout()
        start.addWidget(self.choices.start)
        start.addStretch(1)
        below.addLayout(start)
        self._side.setLayout(below)
        head = self.head = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.choosing)
        tabs, plates = QWidget(), QHBoxLayout()
        plates.setContentsMargins(0, 0, 0, 0)
        plates.setSpacing(0)
        tabs.setLayout(plates)
        for tab in self._tabs:
            plates.addWidget(tab)
        tabs.setSizePolicy(tabs.sizePolicy().Policy.Fixed, tabs.sizePolicy().Policy.Fixed)
        row = self._views_row = FlowRow(spacing=SNUG)
        for part in (self.steering, row):
            part.hide()  # until there is a run
        row.add(tabs, None, self.saver.stop, self.saver.csv, self.saver.json)
        right = QVBoxLayout()
        right.setSpacing(SNUG)
        right.addWidget(self.steering)
        right.addWidget(row)
        right.addWidget(self._stack, 1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(NEAR)
        self._body.addWidget(self._side)
        self._body.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, NEAR, NEAR, NEAR)
        layout.setSpacing(SNUG)
        layout.addLayout(head)
        layout.addWidget(self.message)
        layout.addLayout(self._body, 1)

    def _connect(self) -> None:
        run = self.run
        for choice in (self.choices.started, self.experiments.chosen):
            choice.connect(self._start)
        self._results_view.watch.visibilityChanged.connect(self._on_visibility)
        self.games.gameChosen.connect(self._choose_game)
        self.turns.saveAsked.connect(self.saver.save_text)
        self.results.begun.connect(self._on_begun)
        run.opened.connect(self._on_opened)
        run.progressed.connect(self._on_progress)
        run.gamesChanged.connect(self._on_games_changed)
        run.failed.connect(self._on_failed)
        run.stateChanged.connect(self._on_state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the choices beside the results, or above them if the window is narrow."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the choices again: only now have they the style of the window."""
        super().showEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        shown = self.choosing.isChecked()
        #: Button above the results: the choices are the form of an experiment
        self.choosing.setText(self.tr("Hide choices") if shown else self.tr("Show choices"))
        self._side.setVisible(shown)
        wide = self.choices.minimumSizeHint().width() + self._beside()
        is_narrow = self.width() < NARROW * wide
        directions = QBoxLayout.Direction
        self._body.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        side = self.width() - 2 * NEAR if is_narrow else wide
        self._side.setFixedWidth(side)
        own = side - self._beside()
        self.choices.setMaximumWidth(own)  # with and without a scroll bar
        self.choices.start.setFixedWidth(own)
        self._side.setMinimumHeight(self.height() // 3 if is_narrow else 0)
        self._side.setMaximumHeight(self.height() // 3 if is_narrow else self.height())

    def _beside(self) -> int:
        """Return the room beside the choices, for a scroll bar."""
        return NEAR + self._scroller.verticalScrollBar().sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        """Return a small size, since the board's window may be smaller than the page would like."""
        return QSize(0, 0)

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        self._back.setIcon(themed_icon("back", theme))
        self.experiments.set_theme(theme)
        self._results_view.set_theme(theme)

    def set_programs(self, programs: Sequence[StrategyId]) -> None:
        """Offer these external programs as players too."""
        self.choices.set_programs(programs)

    def take_keyboard(self) -> None:
        """Take the keyboard focus when the page is shown."""
        tab = self._tabs[self.view]
        first = self.experiments.cards[0] if self.view == EXPERIMENTS else tab
        if not first.isVisible():  # a run is being read
            first = self.choosing
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def continue_from(self, before: ArenaPage, *, plays: bool) -> None:
        """Show the run and the view of another page, which has ended.

        Args:
            before: the other page.
            plays: whether the run goes on at once.
        """
        place = before.run.place
        if place is not None and place != self.run.place:
            self.run.open(place)
        self._plays_on = plays and place is not None
        self.choosing.setChecked(before.choosing.isChecked())
        self._tabs[before.view].click()

    @property
    def view(self) -> int:
        """The number of the view that is shown: experiments, results, games or turns."""
        return self._stack.currentIndex()

    def shutdown(self) -> None:
        """Stop the run and the saving when the program ends."""
        self.saver.shutdown()
        self.run.shutdown()

    # Actions of the user

    @Slot(object)
    def _start(self, tournament: Tournament) -> None:
        self._ask(tournament.players, partial(self._begin, tournament))

    def _begin(self, tournament: Tournament) -> None:
        self.message.hide()
        self._is_starting = True
        self.run.begin(tournament, self._folder.new())

    @Slot(object)
    def _choose_game(self, played: FinishedGame) -> None:
        self.gameChosen.emit(self.results.tournament, played)

    # Reports of the run

    @Slot()
    def _on_begun(self) -> None:
        """Let the results of a run that a person has started take the place of the experiments."""
        for part in (self.steering, self._views_row):
            part.show()
        if self._is_starting and self.view == EXPERIMENTS:
            had_keyboard = any(card.hasFocus() for card in self.experiments.cards)
            self._tabs[RESULTS].click()
            if had_keyboard:
                self._tabs[RESULTS].setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_starting = False

    @Slot(object)
    def _on_opened(self, opened: RunOpened) -> None:
        self.results.begin(opened.tournament, opened.played)

    @Slot(object)
    def _on_progress(self, news: RunProgress) -> None:
        self.results.add(news.played)

    @Slot(bool)
    def _on_visibility(self, visible: bool) -> None:
        self.watched.watch(wanted=visible)
        self.run.watch(wanted=visible)

    @Slot(object)
    def _on_games_changed(self, games: GamesInProgress) -> None:
        self.watched.show_live_games(games.live_games)

    @Slot()
    def _on_state(self) -> None:
        """Announce the end of a run to screen readers, whichever page is shown."""
        if self._plays_on and self.run.state in (RunState.STOPPED, RunState.OVER):
            self._plays_on = False
            if self.run.state is RunState.STOPPED:
                QTimer.singleShot(0, self.run, self.run.resume)
        was_busy, self._was_busy = self._was_busy, self.run.is_busy
        tournament, state = self.results.tournament, self.run.state
        if was_busy and tournament is not None and state in (RunState.OVER, RunState.STOPPED):
            is_over = state is RunState.OVER
            text = end_text(tournament, self.results.standings, is_over=is_over)
            announce(self.window(), text)

    @Slot(object)
    def _on_failed(self, error: StoreError) -> None:
        self._is_starting = False
        if self.results.tournament is None:
            self._tabs[EXPERIMENTS].click()
        self.message.show_message(store_text(error, self.run.place or Path()))


def _scrolled(area: QScrollArea, widget: QWidget) -> QScrollArea:
    """Return a scroll area for a widget that may be too high for its place when type is large."""
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
