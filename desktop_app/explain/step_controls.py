# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The controls of a run: play, step, back, jump, speed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from desktop_app.explain.control_row import ALL, STUDIED, WATCHED, ControlRow, PrimaryButton
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.tree import step_text
from desktop_app.kit.commands import Command
from desktop_app.kit.elided_label import even_lines, width_of
from desktop_app.kit.look.scale import CAPTION, HAIR, TIGHT, TypeFollower, enlarge
from desktop_app.kit.touch.jump_slider import JumpSlider
from desktop_app.kit.touch.sizes import set_touch_height
from desktop_app.numerals import grouped, short
from desktop_app.search.trace import step_at_equal_work

TICK_MS = 33
SPEEDS = (0.5, 1, 2, 4, 8, 16, 30, 100, 300, 1_000, 10_000)
"""Steps per second."""
FIRST_SPEED = 2
MANY_STEPS, MANY_COMPARED, USUAL_STEPS = 9_999_999, 99_999, 99_999
"""The numbers of steps, and of positions beside another run, that fit in two lines of the label;
and the number of steps that fits in one."""
LEAST_SLIDER = 80
"""The least width of the slider in pixels."""
LEAST_HEIGHT = 38
"""The least height of the label in pixels: two lines of the smallest type, so that the row is as
high for every run."""
ROWS = {"step": 0, "back": 0, "play": 0, "end": 0, "over": 2, "cut": 3, "restart": 4}
"""The steps with a button, in the order of the row, with their ranks (see `RowPart`)."""


@dataclass(frozen=True, slots=True)
class StepState:
    """What decides which steps can be taken.

    Attributes:
        at_start: the first step is shown.
        at_end: the last step is shown, of both runs if there are two.
        at_own_end: the last step of the first run is shown.
        prunes: the first run may cut branches off.
    """

    at_start: bool
    at_end: bool
    at_own_end: bool
    prunes: bool


class StepControls(QWidget):
    """One row with buttons and a slider over the whole run, and the timer that plays it.

    Attributes:
        row: the row.
        speed: the choice of a speed.

    Signals:
        played: playing has started.
    """

    played = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._run: TreeRun | None = None
        self._beside: TreeRun | None = None
        self._step_number = self._alone = 0
        self._going = self._is_careful = False
        self._due = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._actions: dict[str, QAction] = {}
        self._tools: dict[str, QToolButton] = {}
        self.speed = self._speed_row()
        self._listed = self._commands()
        for command in self._listed:
            self._make(command)
        self.place = QLabel()
        self.place.setWordWrap(True)
        enlarge(self.place, CAPTION)
        self.place.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.slider = JumpSlider()
        self.slider.setMinimumWidth(LEAST_SLIDER)
        #: Name of the slider over all steps, for screen readers
        self.slider.setAccessibleName(self.tr("Current step"))
        self.slider.setToolTip(self.tr("Drag to go to any step"))
        self.slider.sliderPressed.connect(self.pause)
        self.slider.valueChanged.connect(self._slide)
        self.row = ControlRow()
        for name, rank in ROWS.items():
            others = WATCHED if name in ("play", "end") else STUDIED if rank else ALL
            self.row.add(self._tools[name], others, rank)
        self.row.add(self.slider)
        self.row.add(self.place, ALL, 1)  # the slider tells where the run is, too
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        TypeFollower(self, self._fit)

    def _fit(self) -> None:
        """Give widgets with changing texts the width of the longest, so that nothing moves."""
        fastest, play = self._speed_words(10_000), self._tools["play"]
        #: The two texts of one button
        wide = max(map(play.fontMetrics().horizontalAdvance, (self.tr("Play"), self.tr("Pause"))))
        play.setMinimumWidth(wide + 20)
        self._speed_text.setMinimumWidth(self._speed_text.fontMetrics().horizontalAdvance(fastest))
        metrics = self.place.fontMetrics()
        longest = (
            step_text(MANY_STEPS, MANY_STEPS),
            self._compared_text(MANY_COMPARED, MANY_COMPARED),
        )
        wide = max(width_of(even_lines(text, metrics), metrics) for text in longest)
        wide = max(wide, metrics.horizontalAdvance(step_text(USUAL_STEPS, USUAL_STEPS)))
        self.place.setFixedWidth(wide + TIGHT)
        self._fit_lines()

    def _fit_lines(self) -> None:
        """Give the number of the step one line if that is enough for the whole run, or else two."""
        metrics, lines = self.place.fontMetrics(), 2
        if self._beside is None:
            longest = step_text(self.last + 1, self.last + 1)
            lines = 1 + (metrics.horizontalAdvance(longest) > self.place.maximumWidth())
        self.place.setFixedHeight(max(lines * metrics.lineSpacing() + HAIR, LEAST_HEIGHT))
        self.row.updateGeometry()  # a hidden part does not ask for it

    @property
    def steps(self) -> list[QAction]:
        """The actions of all steps, in the order of a menu."""
        return list(self._actions.values())

    def _commands(self) -> list[StepCommand]:
        #: Names of the buttons that walk through the steps of a search, each with its tip
        return [
            StepCommand(
                name="restart",
                text=self.tr("Restart"),
                tip=self.tr("Go to the first step"),
                keys=("Ctrl+Home",),
                run=StepControls._restart,
                enabled=lambda state: not state.at_start,
            ),
            StepCommand(
                name="back",
                text=self.tr("Back"),
                tip=self.tr("Go one step back"),
                keys=("F9", "B"),
                run=StepControls._back,
                enabled=lambda state: not state.at_start,
            ),
            StepCommand(
                name="play",
                text=self.tr("Play"),
                tip=self.tr("Play the steps, or pause"),
                keys=("F5", "P"),
                run=StepControls.toggle_play,
                enabled=lambda state: not state.at_end,
            ),
            StepCommand(
                name="step",
                text=self.tr("Step"),
                tip=self.tr("Go one step forward"),
                keys=("F10", "S"),
                run=StepControls._step,
                enabled=lambda state: not state.at_end,
            ),
            StepCommand(
                name="over",
                text=self.tr("Finish node"),
                tip=self.tr("Go to the step that finishes this node"),
                keys=("F8", "F"),
                run=StepControls._over,
                enabled=lambda state: not state.at_own_end,
            ),
            StepCommand(
                name="cut",
                text=self.tr("Next cut"),
                tip=self.tr("Go to the next cut"),
                keys=("F7", "C"),
                run=StepControls._cut,
                enabled=lambda state: state.prunes and not state.at_own_end,
            ),
            StepCommand(
                name="end",
                text=self.tr("To the end"),
                tip=self.tr("Go to the last step"),
                keys=("Ctrl+End",),
                run=StepControls._end,
                enabled=lambda state: not state.at_end,
            ),
            StepCommand(
                name="faster",
                text=self.tr("Faster"),
                tip=self.tr("Play more steps a second"),
                keys=("Ctrl+Up",),
                run=StepControls._faster,
            ),
            StepCommand(
                name="slower",
                text=self.tr("Slower"),
                tip=self.tr("Play fewer steps a second"),
                keys=("Ctrl+Down",),
                run=StepControls._slower,
            ),
        ]

    def _make(self, command: StepCommand) -> None:
        action = QAction(command.text, self)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        native = QKeySequence.SequenceFormat.NativeText
        keys = ", ".join(QKeySequence(key).toString(native) for key in command.keys)
        action.setStatusTip(command.tip)
        #: {tip}: “Go one step forward”, {keys}: “Right”
        action.setToolTip(self.tr("{tip} ({keys})").format(tip=command.tip, keys=keys))
        if command.run is not None:
            action.triggered.connect(partial(command.run, self))
        self.addAction(action)
        self._actions[command.name] = action
        if command.name not in ROWS:
            return
        button = PrimaryButton() if command.name == "step" else QToolButton()
        self._tools[command.name] = button
        button.setDefaultAction(action)
        set_touch_height(button, 36, wide=True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)

    def _speed_row(self) -> QWidget:
        self._speed = JumpSlider()
        self._speed.setRange(0, len(SPEEDS) - 1)
        self._speed.setValue(FIRST_SPEED)
        self._speed.setPageStep(1)
        self._speed.setFixedWidth(100)
        #: Name of the choice of the speed, for screen readers
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed_text = QLabel()
        self._speed.valueChanged.connect(self._show_speed)
        together = QWidget()
        together.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(together)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._speed)
        row.addWidget(self._speed_text)
        self._show_speed()
        return together

    def set_run(self, run: TreeRun) -> None:
        """Step through another run, alone."""
        self.pause()
        self._run, self._beside, self._step_number = run, None, run.index
        run.moved.connect(self._follow)
        self._measure()

    def set_beside(self, run: TreeRun | None) -> None:
        """Step through a second run beside the first, keeping the positions visited equal.

        The run with fewer positions waits at its end. If that is the first run, the second one goes
        on step by step.
        """
        self._beside = run
        self._measure()
        self._go(self._step_number)

    @Slot(bool)
    def set_careful(self, careful: bool) -> None:
        """Set whether playing shows every step, even at high speed."""
        self._is_careful = careful

    @property
    def last(self) -> int:
        """The index of the last step, including those that only the second run still has."""
        return 0 if self._run is None else self._run.last + self._alone

    def _measure(self) -> None:
        self._alone = 0
        if self._run is not None and self._beside is not None:
            self._alone = self._beside.last - self._partner_step(self._run.last)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, self.last)
            self.slider.setPageStep(max(self.last // 20, 1))
        self._fit_lines()
        self.refresh()

    def _go(self, number: int) -> None:
        """Move both runs to a step, as far as they go and open questions allow."""
        self._step_number = min(max(number, 0), self.last)
        self._going = True
        if self._run is not None:
            self._run.go(self._step_number)
            if self._run.index < min(self._step_number, self._run.last):  # held by a question
                self._step_number = self._run.index
        if self._beside is not None:
            self._beside.go(self._partner_step(self._step_number))
        self._going = False
        self.refresh()

    def _partner_step(self, number: int) -> int:
        """Return the step of the second run that belongs to a step of the first."""
        if self._run is None or self._beside is None:
            return number
        own = min(number, self._run.last)
        return step_at_equal_work(self._run.trace, self._beside.trace, own) + number - own

    @Slot()
    def _follow(self) -> None:
        """Update the second run and the slider after the first run moved by another way."""
        if not self._going and self._run is not None:
            self._go(self._run.index)

    @Slot()
    def refresh(self) -> None:
        """Show the current step and enable the buttons that apply."""
        run = self._run
        if run is None:
            return
        number, last = self._step_number, self.last
        state = StepState(
            at_start=number <= 0,
            at_end=number >= last,
            at_own_end=run.index >= run.last,
            prunes=run.trace.algorithm.prunes,
        )
        with QSignalBlocker(self.slider):
            self.slider.setValue(number)
        text = self._place_text(number)
        metrics = self.place.fontMetrics()
        has_room = metrics.horizontalAdvance(text) <= self.place.width()
        self.place.setText(text if has_room else "\n".join(even_lines(text, metrics)))
        usable = {command.name: command.can_be_used(state) for command in self._listed}
        if any(tool.hasFocus() and not usable[name] for name, tool in self._tools.items()):
            self.slider.setFocus()  # or focus moves to some neighbour, where keys do other things
        for name, is_usable in usable.items():
            self._actions[name].setEnabled(is_usable)
        if number >= last:
            self.pause()

    def _place_text(self, number: int) -> str:
        if self._run is None or self._beside is None:
            return step_text(number + 1, self.last + 1)
        first, second = (run.step.counters.nodes for run in (self._run, self._beside))
        return self._compared_text(first, second)

    #: Below two trees: how many positions each of the searches has visited. {first}, {second}:
    #: numbers
    def _compared_text(self, first: int, second: int) -> str:
        text = self.tr("{first} and {second} positions")
        return text.format(first=grouped(first), second=grouped(second))

    #: Name of the button that plays the steps or stops
    @Slot()
    def toggle_play(self) -> None:
        """Start or pause playing."""
        if self._timer.isActive():
            self.pause()
        elif self._run is not None:
            self._due = 0.0
            self.played.emit()
            self._timer.start(TICK_MS)
            self._actions["play"].setText(self.tr("Pause"))

    #: Name of the button that plays the steps or stops
    @Slot()
    def pause(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self._actions["play"].setText(self.tr("Play"))

    @property
    def is_playing(self) -> bool:
        """Whether the run is playing."""
        return self._timer.isActive()

    @Slot()
    def _tick(self) -> None:
        self._due += SPEEDS[self._speed.value()] * TICK_MS / 1000
        if self._due >= 1:
            steps = 1 if self._is_careful else int(self._due)
            self._due %= 1
            self._go(self._step_number + steps)

    @Slot()
    def _faster(self) -> None:
        self._speed.setValue(self._speed.value() + 1)

    @Slot()
    def _slower(self) -> None:
        self._speed.setValue(self._speed.value() - 1)

    @Slot()
    def _show_speed(self) -> None:
        text = self._speed_words(SPEEDS[self._speed.value()])
        self._speed_text.setText(text)
        self._speed.setToolTip(text)

    #: A choice of the speed. {steps}: a number above 1
    def _speed_words(self, speed: float) -> str:
        form = 1 if speed == 1 else max(2, int(speed))  # 0.5 steps, as 2
        return self.tr("{steps} steps a second", "", form).format(steps=short(speed))

    @Slot(int)
    def _slide(self, index: int) -> None:
        self.pause()
        self._go(index)

    def _moved(self, move: Callable[[TreeRun], None]) -> None:
        self.pause()
        if self._run is not None:
            move(self._run)

    @Slot()
    def _restart(self) -> None:
        self.pause()
        self._go(0)

    @Slot()
    def _back(self) -> None:
        self.pause()
        self._go(self._step_number - 1)

    @Slot()
    def _step(self) -> None:
        self.pause()
        self._go(self._step_number + 1)

    @Slot()
    def _over(self) -> None:
        self._moved(TreeRun.step_over)

    @Slot()
    def _cut(self) -> None:
        self._moved(TreeRun.next_cut)

    @Slot()
    def _end(self) -> None:
        self.pause()
        self._go(self.last)


StepCommand = Command[StepControls, StepState]
