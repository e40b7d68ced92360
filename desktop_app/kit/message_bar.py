# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bar with a one-sentence message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
)

from desktop_app.guard import guarded
from desktop_app.kit.look.controls import make_card
from desktop_app.kit.look.scale import APART, HAIR, SNUG
from desktop_app.kit.screen_reader import announce, set_spoken_text
from desktop_app.kit.touch.sizes import FINGER

LOW_LINES = 2
"""The most lines of text in a bar that is no higher than its buttons need."""


class BarButton(NamedTuple):
    """A button in the bar.

    Attributes:
        text: the text of the button.
        tip: the tooltip.
        do: called when the button is pressed, which also hides the bar.
    """

    text: str
    tip: str
    do: Callable[[], object]


@guarded
class MessageBar(QFrame):
    """One sentence, usually about a failure; stays until it is closed or out of date.

    Attributes:
        asks: whether the sentence is a question that is clear from its buttons alone: it is left
            out if it needs more than `LOW_LINES` lines.

    Signals:
        closed: a person has closed it.
    """

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        make_card(self)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sign = QLabel()
        self._choices: list[QPushButton] = []
        self.asks = False
        self._stop: Callable[[], None] | None = None
        #: Button beside a task that takes long, and its tip
        self._cancel = self._button(self.tr("Cancel"), self.tr("Stop this task"))
        self._cancel.clicked.connect(self._on_cancel)
        self._cancel.hide()
        self._close = close = QToolButton()
        close.setText("\N{MULTIPLICATION SIGN}")
        close.setAutoRaise(True)
        close.setMinimumSize(FINGER, FINGER)
        close.setAccessibleName(self.tr("Close the message"))
        close.setToolTip(self.tr("Close the message"))
        close.clicked.connect(self.hide)
        close.clicked.connect(self.closed)
        self._row = layout = QHBoxLayout(self)
        layout.setContentsMargins(APART, HAIR, SNUG, HAIR)
        layout.addWidget(self._sign)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._cancel)
        layout.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """The text of the bar; empty while it is hidden."""
        return "" if self.isHidden() else self._text.text()

    @Slot(str)
    def show_news(self, text: str) -> None:
        """Report what was done."""
        self.show_message(text, is_trouble=False)

    def show_progress(
        self, text: str, is_first: bool, stop: Callable[[], None] | None = None
    ) -> None:
        """Show a progress message; announce only the first one.

        Args:
            text: the sentence.
            is_first: whether it is the first progress message.
            stop: called when a person cancels; None if that is impossible.
        """
        self._show(text, "\N{HORIZONTAL ELLIPSIS}", stop)
        if is_first:
            announce(self, text)

    @Slot()
    def end_progress(self) -> None:
        """Hide the progress of something that can be cancelled, if it is shown."""
        if self._stop is not None:
            self._let_stop(None)
            self.hide()

    def show_message(
        self,
        text: str,
        *,
        is_trouble: bool = True,
        is_new: bool = True,
        is_question: bool = False,
        choices: Sequence[BarButton] = (),
    ) -> None:
        """Show a message, and announce it if it is new.

        Args:
            text: the sentence.
            is_trouble: whether something went wrong.
            is_new: whether to announce it.
            is_question: whether it only asks something: it has no sign before it then.
            choices: the possible reactions, a button for each.
        """
        sign = "\N{WARNING SIGN}" if is_trouble else "\N{CHECK MARK}"
        self._show(text, "" if is_question else sign, None, asks=is_question)
        for choice in choices:
            self._offer(choice)
        self._fit_question()
        if is_new:
            announce(self, text)

    def low_height(self) -> int:
        """Return the height in pixels with at most `LOW_LINES` lines of text."""
        row = max(self._cancel.minimumHeight(), self._cancel.sizeHint().height())
        lines = LOW_LINES * self._text.fontMetrics().lineSpacing()
        return max(row, lines) + 2 * (HAIR + self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave a question out if it has no room."""
        super().resizeEvent(event)
        self._fit_question()

    def _fit_question(self) -> None:
        beside = [*self._choices, self._close]
        around = self._row.contentsMargins().left() + self._row.contentsMargins().right()
        taken = sum(each.sizeHint().width() + self._row.spacing() for each in beside) + around
        room = QRect(0, 0, max(self.width() - taken - 2 * self.frameWidth(), 1), 0)
        metrics, wrap = self._text.fontMetrics(), Qt.TextFlag.TextWordWrap
        needed = metrics.boundingRect(room, wrap, self._text.text())
        fits = needed.width() <= room.width() and needed.height() <= (
            LOW_LINES * metrics.lineSpacing()
        )
        self._text.setVisible(fits or not self.asks)

    def _show(
        self, text: str, sign: str, stop: Callable[[], None] | None, *, asks: bool = False
    ) -> None:
        for button in self._choices:
            button.hide()
            button.deleteLater()
        self._choices.clear()
        self.asks = asks
        self._sign.setText(sign)
        self._sign.setVisible(bool(sign))
        set_spoken_text(self._text, text)
        self._text.show()
        self._let_stop(stop)
        self.show()

    def _offer(self, choice: BarButton) -> None:
        button = self._button(choice.text, choice.tip)
        button.clicked.connect(self.hide)
        button.clicked.connect(choice.do)
        self._row.insertWidget(self._row.indexOf(self._cancel), button)
        self._choices.append(button)
        button.show()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(True)  # Enter presses it
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board
        button.setAccessibleName(text)
        button.setToolTip(tip)
        button.setMinimumSize(FINGER, FINGER)
        return button

    def _let_stop(self, stop: Callable[[], None] | None) -> None:
        """Show either Cancel or the close button, and keep the focus on it."""
        self._stop = stop
        offered, other = (
            (self._close, self._cancel) if stop is None else (self._cancel, self._close)
        )
        offered.show()
        if other.hasFocus():
            offered.setFocus()
        other.hide()

    @Slot()
    def _on_cancel(self) -> None:
        if self._stop is not None:
            self._stop()
