# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pad for the presenter's PIN, and what the presenter can do with it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from math import ceil

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from desktop_app.booth.cards import Cover, large_button
from desktop_app.booth.pin import LEAST_DIGITS, MOST_DIGITS, Pin
from desktop_app.files.errors import FileError
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HEADING, NEAR, TITLE, enlarge
from desktop_app.kit.screen_reader import announce
from desktop_app.numerals import grouped

KEY = 64
"""The side of a key in pixels."""
CLOSE_MS = 30_000
"""After this time without a key the pad closes."""
DOT = "\N{BLACK CIRCLE}"


class _Task(Enum):
    CHOOSE = auto()
    REPEAT = auto()
    ASK = auto()
    MENU = auto()


@guarded
class PinPad(Cover):
    """Asks for the PIN and then offers what only the presenter may do; chooses a first PIN.

    Signals:
        chosen: there is a PIN now, and the booth can begin.
        reportAsked: the presenter wants the figures of the day.
        endAsked: the presenter ends the booth.
    """

    chosen = Signal()
    reportAsked = Signal()
    endAsked = Signal()

    def __init__(self, host: QWidget, pin: Pin) -> None:
        super().__init__(host)
        self._pin, self._task = pin, _Task.ASK
        self._typed = self._first_entry = ""
        self._title, self._dots, self._note = QLabel(), QLabel(), QLabel()
        for label, times in ((self._title, HEADING), (self._dots, TITLE), (self._note, HEADING)):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(label is not self._dots)
            enlarge(label, times, bold=label is self._title)
            self.inside.addWidget(label)
        self._keys = self._make_keys()
        self.inside.addWidget(self._keys)
        self._choices = self._make_choices()
        for button in self._choices:
            self.inside.addWidget(button)
        self._close = large_button(self.tr("Back to the booth"), self.hide)
        self._leave = large_button(self.tr("Close the booth"), self.endAsked.emit)
        for button in (self._close, self._leave):
            self.inside.addWidget(button)
        self._close_timer = QTimer(self)
        self._close_timer.setSingleShot(True)
        self._close_timer.setInterval(CLOSE_MS)
        self._close_timer.timeout.connect(self._close_unused)
        self._wait_timer = QTimer(self)
        self._wait_timer.setInterval(1_000)
        self._wait_timer.timeout.connect(self._show_wait)

    def _make_keys(self) -> QWidget:
        keys = QWidget()
        grid = QGridLayout(keys)
        grid.setSpacing(NEAR)
        keys.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as on a telephone
        for number in range(1, 10):
            place = divmod(number - 1, 3)
            grid.addWidget(self._key(str(number), lambda n=number: self._type(str(n))), *place)
        #: Booth: name of the key that takes back a digit of the PIN, for screen readers
        grid.addWidget(self._key("\N{ERASE TO THE LEFT}", self._erase, self.tr("Delete")), 3, 0)
        grid.addWidget(self._key("0", lambda: self._type("0")), 3, 1)
        grid.addWidget(self._key("\N{CHECK MARK}", self._enter, self.tr("Enter the PIN")), 3, 2)
        return keys

    def _key(self, text: str, do: Callable[[], None], name: str = "") -> QPushButton:
        key = large_button(text, do)
        key.setMinimumSize(KEY, KEY)
        if name:
            key.setAccessibleName(name)
            key.setToolTip(name)
        return key

    def _make_choices(self) -> list[QPushButton]:
        return [
            large_button(self.tr("Save today's figures"), self.reportAsked.emit),
            large_button(self.tr("Change the PIN"), self.choose),
            large_button(self.tr("Close the booth"), self.endAsked.emit, is_main=True),
        ]

    # Tasks

    def ask(self) -> None:
        """Ask for the PIN."""
        self._begin(_Task.ASK)

    def choose(self) -> None:
        """Ask for a new PIN, twice."""
        self._begin(_Task.CHOOSE)

    def show_message(self, text: str) -> None:
        """Show a sentence below the keys."""
        self._note.setText(text)
        announce(self, text)

    def _begin(self, task: _Task) -> None:
        self._task, self._typed = task, ""
        titles = {
            _Task.ASK: self.tr("Presenter: enter the PIN"),
            _Task.CHOOSE: self.tr("Choose a PIN for the presenter: 4 to 8 digits"),
            _Task.REPEAT: self.tr("Enter the new PIN again"),
            _Task.MENU: self.tr("What would you like to do?"),
        }
        self._title.setText(titles[task])
        self._note.setText("")
        is_menu = task is _Task.MENU
        self._keys.setVisible(not is_menu)
        self._dots.setVisible(not is_menu)
        for button in self._choices:
            button.setVisible(is_menu)
        self._close.setVisible(self._pin.is_set)
        self._leave.setVisible(not self._pin.is_set)
        self._show_dots()
        self.cover()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._close_timer.start()
        if task is _Task.ASK and self._pin.seconds_to_wait:
            self._show_wait()
            self._wait_timer.start()

    @Slot()
    def _close_unused(self) -> None:
        if self._pin.is_set:
            self.hide()

    #: Booth: after wrong PINs
    @Slot()
    def _show_wait(self) -> None:
        seconds = ceil(self._pin.seconds_to_wait)
        if not seconds or self._task is not _Task.ASK:
            self._wait_timer.stop()
            self._note.setText("")
            return
        text = self.tr("Too many wrong tries. Wait {seconds} seconds.", "", seconds)
        self._note.setText(text.format(seconds=grouped(seconds)))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits, Backspace and Enter from a keyboard, too."""
        if event.text() and event.text() in "0123456789":
            self._type(event.text())
        elif event.key() == Qt.Key.Key_Backspace:
            self._erase()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape and self._pin.is_set:
            self.hide()
        event.accept()

    def _type(self, digit: str) -> None:
        self._close_timer.start()
        if len(self._typed) < MOST_DIGITS and self._task is not _Task.MENU:
            self._typed += digit
            self._show_dots()

    def _erase(self) -> None:
        self._close_timer.start()
        self._typed = self._typed[:-1]
        self._show_dots()

    def _show_dots(self) -> None:
        self._dots.setText(DOT * len(self._typed) or " ")

    def _enter(self) -> None:
        self._close_timer.start()
        typed, self._typed = self._typed, ""
        self._show_dots()
        if self._task is _Task.ASK:
            self._check(typed)
        elif self._task is not _Task.MENU and len(typed) < LEAST_DIGITS:
            self.show_message(self.tr("A PIN has at least 4 digits."))
        elif self._task is _Task.CHOOSE:
            self._first_entry = typed
            self._begin(_Task.REPEAT)
        elif self._task is _Task.REPEAT:
            self._set(typed)

    def _check(self, typed: str) -> None:
        if self._pin.seconds_to_wait or not typed:  # nothing was tried
            return
        if self._pin.check(typed):
            self._begin(_Task.MENU)
        elif self._pin.seconds_to_wait:
            self._show_wait()
            self._wait_timer.start()
        else:
            self.show_message(self.tr("That isn't the right PIN."))

    def _set(self, typed: str) -> None:
        if typed != self._first_entry:
            self._begin(_Task.CHOOSE)
            self.show_message(self.tr("The two PINs don't match. Try again."))
            return
        try:
            self._pin.set(typed)
        except FileError:
            self.show_message(self.tr("The PIN can't be saved. Is the disk full?"))
            return
        self.hide()
        self.chosen.emit()

    @property
    def text(self) -> str:
        """The title and the note."""
        return f"{self._title.text()} {self._note.text()}".strip()
