# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Exercise: guess the value of a node before the search finds it, with a daily score."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QBoxLayout,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from desktop_app.core.notation import number_text
from desktop_app.core.position import Position
from desktop_app.core.score import counts_numbers, to_parent
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.run_values import RunValues
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HAIR, NEAR, TypeFollower
from desktop_app.kit.screen_reader import announce, set_accessible_title
from desktop_app.kit.touch.sizes import AROUND, FINGER, TouchRowDelegate, set_touch_height
from desktop_app.numerals import grouped
from desktop_app.settings import GUESS_DAY, GUESSES_RIGHT, GUESSES_WRONG, Settings
from desktop_app.words.values import MINUS

LARGEST = 100_000
FEW = 3
"""Up to this many answer buttons carry words; beyond it, only the value."""
MOST_COUNTED = 100_000
"""Limit on the positions searched for decimals; larger games get none."""
MOST_BUTTONS = 8
"""With more values than this, a drop-down list replaces the buttons."""
MANY = 99
"""The largest number of guesses that the label reserves space for."""
LETTERS = 28
"""Letters of the question that must fit beside its answers; otherwise it goes above them."""


class DayScore:
    """Count today's right and wrong guesses; the count starts again each day.

    Args:
        settings: the storage for the score; without it the score ends with the program.
        today: returns the current day.
    """

    def __init__(
        self, settings: Settings | None = None, today: Callable[[], date] = date.today
    ) -> None:
        self._settings, self._today = settings, today
        self._day = today()
        self._right = self._wrong = 0
        if settings is not None and settings.get(GUESS_DAY) == self._day.isoformat():
            self._right = settings.get(GUESSES_RIGHT)
            self._wrong = settings.get(GUESSES_WRONG)

    @property
    def right(self) -> int:
        """Number of right guesses today."""
        self._turn_the_page()
        return self._right

    @property
    def wrong(self) -> int:
        """Number of wrong guesses today."""
        self._turn_the_page()
        return self._wrong

    def add(self, *, is_right: bool) -> None:
        """Count a guess and save the score."""
        self._turn_the_page()
        self._right += is_right
        self._wrong += not is_right
        if self._settings is not None:
            self._settings.set(GUESS_DAY, self._day.isoformat())
            self._settings.set(GUESSES_RIGHT, self._right)
            self._settings.set(GUESSES_WRONG, self._wrong)

    def _turn_the_page(self) -> None:
        if (day := self._today()) != self._day:
            self._day, self._right, self._wrong = day, 0, 0


@guarded
class GuessBar(QWidget):
    """Ask for the value of a node and keep the daily score.

    Signals:
        asked: the bar waits for an answer, so the run must pause.
        answered: the bar no longer needs the keyboard.
    """

    asked = Signal()
    answered = Signal()

    def __init__(self, score: DayScore | None = None) -> None:
        """Set up the bar without a question; earlier guesses of the day are in `score`."""
        super().__init__()
        self._score = score or DayScore()
        self._run: TreeRun | None = None
        self._values: RunValues | None = None
        self._asks = self._had_keyboard = self._is_answering = False
        self.question = QLabel()
        self.question.setWordWrap(True)
        self.count = QLabel()
        #: Name of the score of the exercise “Guess”, for screen readers
        set_accessible_title(self.count, self.tr("Today's guesses"))
        self._number = QDoubleSpinBox()
        self._number.setLocale(QLocale.c())  # with a point, as the tree shows numbers
        self._number.lineEdit().textEdited.connect(self._take_comma)
        self._number.setRange(-LARGEST, LARGEST)
        self._number.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self._number.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        #: Name of the field for a guess, for screen readers
        self._number.setAccessibleName(self.tr("Your guess"))
        self._number.lineEdit().returnPressed.connect(partial(self._guess, None))
        self._number.setToolTip(self.tr("Type what you think the node is worth"))
        self._answers = QWidget()
        self._layout = QHBoxLayout(self._answers)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(NEAR, HAIR, NEAR, HAIR)
        self._both.setSpacing(HAIR)
        self._both.addWidget(self.question, 1)  # its text changes without moving anything
        self._both.addWidget(self._answers)
        self._steps = [
            self._step(MINUS, -1, self.tr("One less (Down)")),
            self._step("+", 1, self.tr("One more (Up)")),
        ]
        for widget in (self._steps[0], self._number, self._steps[1]):
            self._layout.addWidget(widget)
        self._ends_box = QComboBox()
        self._ends_box.setItemDelegate(TouchRowDelegate(self._ends_box))
        set_touch_height(self._ends_box)
        #: Name of the choice of guesses, for screen readers
        self._ends_box.setAccessibleName(self.tr("Your guess"))
        self._ends_box.setToolTip(self.tr("What do you think the node is worth?"))
        self.question.setBuddy(self._ends_box)
        self._layout.addWidget(self._ends_box)
        self._buttons: dict[float | None, QPushButton] = {}
        #: Button: the next value is not asked for
        self.not_now = QPushButton(self.tr("Not now"))
        self.not_now.setToolTip(self.tr("Go on without guessing"))
        set_touch_height(self.not_now)
        self.not_now.clicked.connect(self._skip)
        self._layout.addWidget(self.not_now)
        self._layout.addWidget(self.count)
        self._show_score()
        TypeFollower(self, self._fit)
        self.hide()

    def _fit(self) -> None:
        most = self._count_text(MANY, MANY)
        self.count.setMinimumWidth(self.count.fontMetrics().horizontalAdvance(most))
        for button in self._buttons.values():
            _fit_button(button)
        self._turn()

    @Slot(str)
    def _take_comma(self, text: str) -> None:
        """Take a comma for a point."""
        line = self._number.lineEdit()
        if "," in text:
            at = line.cursorPosition()
            line.setText(text.replace(",", "."))
            line.setCursorPosition(at)

    @Slot()
    def _turn(self) -> None:
        """Put the question beside the answer buttons if there is space, else above them."""
        metrics, answers = self.fontMetrics(), self._answers.sizeHint()
        beside = answers.width() + LETTERS * metrics.averageCharWidth() + 2 * NEAR
        is_above = self.width() < beside
        way = QBoxLayout.Direction
        self._both.setDirection(way.TopToBottom if is_above else way.LeftToRight)
        second = HAIR + answers.height() if is_above else metrics.lineSpacing()
        self.setMinimumHeight(metrics.lineSpacing() + second + 2 * HAIR)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the bar out for its new width."""
        super().resizeEvent(event)
        self._turn()

    #: The score of the exercise “Guess”. {right}, {wrong}: numbers of guesses
    def _count_text(self, right: int, wrong: int) -> str:
        text = self.tr("Today: {right} right, {wrong} wrong")
        return text.format(right=grouped(right), wrong=grouped(wrong))

    def _show_score(self) -> None:
        right, wrong = self._score.right, self._score.wrong
        self.count.setText(self._count_text(right, wrong) if right + wrong else "")

    def set_run(self, run: TreeRun) -> None:
        """Ask about the values of a run that searches to the end of the game."""
        self._run, self._values = run, RunValues(run.trace)
        run.held.connect(self._ask_again)
        self._ask_for(run)
        QTimer.singleShot(0, self, self._turn)  # once its buttons are laid out

    def _step(self, text: str, way: int, tip: str) -> QPushButton:
        """Return a button that changes the number, for touch screens without a keyboard."""
        button = QPushButton(text)
        button.setFixedWidth(FINGER)
        button.setAutoRepeat(True)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the number field has keys for this
        button.clicked.connect(partial(self._number.stepBy, way))
        return button

    def forget(self) -> None:
        """Clear the question for the next visitor; the score of the day stays."""
        self._show_score()
        self.question.clear()

    #: Choice in the exercise “Guess”. {meaning}: such as “X wins in 2 moves”
    def _ask_for(self, run: TreeRun) -> None:
        """Offer every value that a node of the run can have."""
        for button in self._buttons.values():
            self._layout.removeWidget(button)
            button.setParent(None)
            button.deleteLater()
        self._buttons = {}
        self._ends_box.hide()
        game = run.trace.position.game
        for widget in (self._number, *self._steps):
            widget.setVisible(counts_numbers(game))
        if counts_numbers(game):
            self._number.setDecimals(_most_decimals(game.start()))
            self._add(self.tr("That is my guess"), None)
            return
        values, ends = RunValues(run.trace), self._ends(run.trace.position)
        pattern = self.tr("{value}: {meaning}")
        wholes = [pattern.format(value=values.text(e), meaning=values.spelled(e)) for e in ends]
        if len(ends) > MOST_BUTTONS:
            self._offer_list(ends, wholes)
            return
        for end, whole in zip(ends, wholes, strict=True):
            text = values.text(end)
            if len(ends) <= FEW:
                text = pattern.format(value=text, meaning=values.outcome(end))
            self._add(text, end).setAccessibleName(whole)

    def _offer_list(self, ends: tuple[float, ...], names: list[str]) -> None:
        """Offer the values in a drop-down list, for games with many of them."""
        self._ends_box.clear()
        for end, name in zip(ends, names, strict=True):
            self._ends_box.addItem(name, end)
        self._ends_box.show()
        self._add(self.tr("That is my guess"), None)

    def _ends(self, position: Position) -> tuple[float, ...]:
        assert self._run is not None
        return self._run.trace.algorithm.worth.ends(position)

    def _add(self, text: str, value: float | None) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(self.tr("Guess this value and see what the search finds"))
        set_touch_height(button)
        _fit_button(button)
        button.clicked.connect(partial(self._guess, value))
        self._layout.insertWidget(self._layout.count() - 2, button)
        self._buttons[value] = button
        return button

    def take(self, text: str) -> bool:
        """Start a guess with a digit that another widget received; return whether it was used."""
        if not (text.isdigit() and self._asks and self._number.isVisible()):
            return False
        self._number.setFocus()
        self._number.lineEdit().setText(text)
        return True

    @Slot()
    def _guess(self, value: float | None, _checked: bool = False) -> None:
        run, values = self._run, self._values
        if run is None or values is None:
            return
        guess = self._typed() if value is None else value
        self._had_keyboard = self.isAncestorOf(self.window().focusWidget() or self)
        worth = self._answer(run)
        if worth is None or run.questions is None:
            return
        run.questions.close(run.index)
        self._is_answering = True  # the next question is announced after this verdict
        run.step_over()
        self._is_answering = False
        if self._had_keyboard and not self._asks:
            self.answered.emit()
        self._tell(is_right=guess == worth, value=values.text(worth))

    def _typed(self) -> float:
        """Return the entered number or the selected entry of the list."""
        assert self._run is not None
        is_number = counts_numbers(self._run.trace.position.game)
        return self._number.value() if is_number else float(self._ends_box.currentData())

    def _answer(self, run: TreeRun) -> float | None:
        """Return the value being guessed, counted from the root; None if no question is open."""
        return None if run.questions is None else run.questions.answer(run.index)

    @Slot()
    def _skip(self) -> None:
        """Skip the question; the value of its node is shown with the next steps."""
        run = self._run
        if run is not None and run.questions is not None:
            run.questions.close(run.index)
            self._say(self.tr("Skipped. Press “Step” to see the value."))
            self._set_asking(False)
            self.answered.emit()

    @Slot()
    def _ask_again(self) -> None:
        """Ask for an answer again, since the reader tried to go on without one."""
        if self._asks:
            self._say(self.tr("Guess first: what is the marked node worth? Or press “Not now”."))
            self.asked.emit()

    def offer(self) -> None:
        """Ask about the current node if its question is open; else explain what to do next."""
        run = self._run
        if run is not None and self._answer(run) is not None:
            self._say(self._question())
            self._number.setValue(0)
            self._set_asking(True)
            self.asked.emit()
            return
        was_asking = self._asks
        self._set_asking(False)
        if run is not None and run.trace.position.outcome is not None:
            self._say(self.tr("There is nothing to guess here."))
        elif was_asking or not self.question.text() or (run is not None and not run.step.moves):
            self._say(
                self.tr("Press “Step”. You can guess once all of a node's branches have values.")
            )

    def _question(self) -> str:
        return self.tr(
            "You know the values of all the marked node's branches. What is the node worth?"
        )

    def _say(self, text: str) -> None:
        """Show a sentence, and announce it to screen readers."""
        self.question.setText(text)
        if not self._is_answering:
            announce(self.question, text)

    def _set_asking(self, asking: bool) -> None:
        self._asks = asking
        possible = self._possible() if asking else ()
        for value, button in self._buttons.items():
            button.setEnabled(asking and (value is None or value in possible))
        for widget in (*self._steps, self._number, self._ends_box, self.not_now):
            widget.setEnabled(asking)
        if asking and self._had_keyboard:  # keep the keyboard in use after an answer given with it
            fields = (self._number, self._ends_box)
            field = next((field for field in fields if field.isVisible()), None)
            (field or self._first_button()).setFocus()
            self._number.selectAll()

    def _possible(self) -> tuple[float, ...]:
        """Return the possible values of the current node, which depend on its depth."""
        assert self._run is not None
        step = self._run.step
        return tuple(to_parent(end, len(step.path) - 1) for end in self._ends(step.node.position))

    def _first_button(self) -> QPushButton:
        return next(button for button in self._buttons.values() if button.isEnabled())

    #: The verdict on a guess in the exercise “Guess”
    def _tell(self, *, is_right: bool, value: str) -> None:
        """Count the guess, say whether it was right, and give the value."""
        self._score.add(is_right=is_right)
        if is_right:
            text = self.tr("Right! It is worth {value}.")
        else:
            text = self.tr("Not this time. It is worth {value}.")
        verdict = text.format(value=value)
        self.question.setText(verdict)
        announce(self.question, f"{verdict} {self._question()}" if self._asks else verdict)
        self._show_score()


def _most_decimals(position: Position) -> int:
    """Return the most decimals of any result that can be reached from a position."""
    if position.outcome is not None:
        return len(number_text(position.outcome).partition(".")[2])
    if not position.game.is_numeric or position.size_bound() > MOST_COUNTED:
        return 0
    return max(_most_decimals(position.after(move)) for move in position.legal_moves())


def _fit_button(button: QPushButton) -> None:
    wide = button.fontMetrics().horizontalAdvance(button.text()) + AROUND
    button.setFixedWidth(max(wide, FINGER + AROUND))
