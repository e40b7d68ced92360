# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The title and progress of a run, with buttons to pause, continue and cancel it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from desktop_app.arena.results_model import ArenaResults
from desktop_app.arena.run_thread import ArenaRun, RunOpened, RunProgress, RunState
from desktop_app.arena.words import progress_text, run_title
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import SNUG
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.players.registry import StrategyId

MOST_NAMES = 4
"""The most players named in the title of a run."""
STEPS = 1_000
"""The steps of the progress bar."""
LEAST_BAR = 120
"""The least width of the bar in pixels."""


Ask = Callable[[Iterable[StrategyId], Callable[[], None]], None]
"""Takes players and a callback; calls it once their programs may be started."""


class RunControls(QWidget):
    """Shows the progress of the run; pauses, continues and cancels it."""

    def __init__(self, run: ArenaRun, results: ArenaResults, ask: Ask) -> None:
        super().__init__()
        self._ask = ask
        self._run, self._results = run, results
        self._seconds_left: float | None = None
        self._name, self._progress_text = QLabel(), QLabel()
        self._name.setWordWrap(True)
        #: Names for screen readers: the experiment, and how many of its games are finished
        set_accessible_title(self._name, self.tr("This run"))
        set_accessible_title(self._progress_text, self.tr("Progress of this run"))
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.setMinimumWidth(LEAST_BAR)
        #: Name of the bar that shows how many games are finished, for screen readers
        self.bar.setAccessibleName(self.tr("Finished games"))
        self.bar.setToolTip(self.tr("How many games are finished"))
        self.pause = QPushButton()
        self.pause.setToolTip(self.tr("Pause after the current games, or continue"))
        #: Button: the experiment can go on later
        self._set_pause(self.tr("Pause"))
        #: Button: the experiment ends before all its games are played
        self.cancel = QPushButton(self.tr("Stop"))
        self.cancel.setToolTip(self.tr("Stop the run. The finished games are kept."))
        row = self._row = FlowRow(spacing=SNUG)
        row.add(self.bar, self._progress_text, self.pause, self.cancel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(self._name)
        layout.addWidget(row)
        self.pause.clicked.connect(self._pause_or_go_on)
        self.cancel.clicked.connect(run.cancel)
        run.opened.connect(self._on_opened)
        run.progressed.connect(self._on_progress)
        run.stateChanged.connect(self._refresh)
        results.begun.connect(self._refresh)
        results.added.connect(self._refresh)
        self._refresh()

    @Slot()
    def _pause_or_go_on(self) -> None:
        if self._run.state is RunState.PLAYING:
            self._run.pause()
        elif self._results.tournament is not None:
            self._ask(self._results.tournament.players, self._run.resume)

    @Slot(object)
    def _on_opened(self, _opened: RunOpened) -> None:
        self._seconds_left = None

    @Slot(object)
    def _on_progress(self, news: RunProgress) -> None:
        self._seconds_left = news.seconds_left

    def _set_pause(self, text: str) -> None:
        if self.pause.text() != text:
            self.pause.setText(text)

    @Slot()
    def _refresh(self) -> None:
        state, tournament = self._run.state, self._results.tournament
        is_playing = state is RunState.PLAYING
        can_go_on = state in (RunState.PAUSED, RunState.STOPPED) and tournament is not None
        #: Button that pauses an experiment or lets it go on
        self._set_pause(self.tr("Continue") if can_go_on else self.tr("Pause"))
        self.pause.setEnabled(is_playing or can_go_on)
        self.cancel.setEnabled(state in (RunState.PLAYING, RunState.PAUSED))
        if tournament is None:
            return
        done = len(self._results.games)
        self._name.setText(run_title(tournament, MOST_NAMES))
        self._name.setToolTip(run_title(tournament))
        self.bar.setValue(STEPS * done // max(tournament.total, 1))
        seconds = self._seconds_left if is_playing else None
        self._progress_text.setText(progress_text(done, tournament.total, seconds))
