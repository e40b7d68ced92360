# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of the booth's page: what to do, the day's figures, the countdown, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.booth.day import DayFigures
from desktop_app.guard import guarded
from desktop_app.kit.look.controls import make_card, make_main
from desktop_app.kit.look.scale import APART, CAPTION, FAR, HEADING, NEAR, TITLE, WIDE, enlarge
from desktop_app.kit.one_line import OneLine
from desktop_app.kit.screen_reader import announce, entitle
from desktop_app.languages import offered_languages, own_name, spoken_language
from desktop_app.numerals import grouped

LEAST = 48
"""The least side in pixels of anything that is touched."""
SHADE = 170
"""The opacity of what covers the page during the countdown, of 255."""


def large_button(
    text: str, do: Callable[[], object], *, is_main: bool = False, times: float = HEADING
) -> QPushButton:
    """Return a button for fingers, larger and bold if it is the main one, with type of a size."""
    button = QPushButton(text)
    button.setAccessibleName(text)
    button.setToolTip(text)
    button.setAutoDefault(True)
    button.setDefault(is_main)
    button.setMinimumSize(LEAST, round(LEAST * (1.3 if is_main else 1)))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the board
    enlarge(button, times, bold=is_main)
    if is_main:
        make_main(button)

    def press() -> None:  # without the state of the button
        do()

    button.clicked.connect(press)
    return button


class StateBar(QFrame):
    """The bar above the board: whose turn it is, or how the game ended."""

    def __init__(self) -> None:
        super().__init__()
        self._text, self._note = OneLine(), OneLine()
        entitle(self._text, self.tr("Game status"))
        entitle(self._note, self.tr("What the bot is thinking"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(APART, NEAR, APART, 0)
        layout.setSpacing(0)
        for label in (self._text, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(label)
        enlarge(self._text, TITLE, bold=True)

    @property
    def text(self) -> str:
        """The text of the bar."""
        return self._text.whole

    def show_state(
        self,
        text: str,
        *,
        note: str,
        thinking: bool,  # noqa: ARG002 - the text says it
        over: bool,  # noqa: ARG002
        waits: bool,  # noqa: ARG002
        rule: str = "",
    ) -> None:
        """Show the state of the game; see `TurnBar.show_state`."""
        if text != self._text.whole:
            self._text.show_whole(text)
            announce(self._text, text)
        self._note.show_whole(rule or note)


class Card(QFrame):
    """A title and a text, in large type."""

    def __init__(self) -> None:
        super().__init__()
        make_card(self)
        self._title, self._text = QLabel(), QLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(WIDE, APART, WIDE, APART)
        for label, times in ((self._title, TITLE), (self._text, HEADING)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            enlarge(label, times, bold=label is self._title)
            layout.addWidget(label)

    @property
    def texts(self) -> tuple[str, str]:
        """The title and the text."""
        return self._title.text(), self._text.text()

    def show_texts(self, title: str, text: str) -> None:
        """Show a title and a text, and let screen readers say them."""
        if (title, text) != self.texts:
            self._title.setText(title)
            self._text.setText(text)
            self._text.setVisible(bool(text))
            announce(self, f"{title} {text}")


class DayCard(QFrame):
    """The figures of the day, in large numbers."""

    def __init__(self) -> None:
        super().__init__()
        make_card(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(WIDE, APART, WIDE, APART)
        title = QLabel(self.tr("Today at this table"))
        self._grid.addWidget(title, 0, 0, 1, 4)
        names = (
            self.tr("won by the bot"),
            self.tr("won by visitors"),
            self.tr("draws"),
            self.tr("riddles solved"),
        )
        self._numbers = [QLabel() for _ in names]
        for column, (number, name) in enumerate(zip(self._numbers, names, strict=True)):
            enlarge(number, TITLE, bold=True)
            entitle(number, name)
            told = QLabel(name)
            told.setWordWrap(True)
            enlarge(told, CAPTION)
            self._grid.addWidget(number, 1, column)
            self._grid.addWidget(told, 2, column)
            self._grid.setColumnStretch(column, 1)

    @property
    def numbers(self) -> list[str]:
        """The numbers, as shown."""
        return [label.text() for label in self._numbers]

    def show_figures(self, figures: DayFigures) -> None:
        """Show the figures."""
        shown = (
            figures.won_by_bot,
            figures.won_by_visitors,
            figures.drawn,
            figures.riddles_solved,
        )
        for label, number in zip(self._numbers, shown, strict=True):
            label.setText(grouped(number))


class LanguageRow(QWidget):
    """A button for each language, under its own name.

    Signals:
        chosen: the code of a language.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(NEAR)
        for code in offered_languages():
            button = large_button(own_name(code), lambda code=code: self.chosen.emit(code))
            button.setObjectName(f"language-{code}")
            button.setCheckable(True)
            button.setChecked(code == spoken_language())
            row.addWidget(button)


@guarded
class Cover(QWidget):
    """Covers a whole window with a shade, and shows a card in its lower half."""

    _host: QWidget | None = None  # Qt also calls during destruction

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self.card = QFrame()
        self.card.setAutoFillBackground(True)
        make_card(self.card)
        self.inside = QVBoxLayout(self.card)
        self.inside.setContentsMargins(FAR, FAR, FAR, FAR)
        self.inside.setSpacing(WIDE)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        host.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        if self._host is not None:
            self.setGeometry(self._host.rect())

    def cover(self) -> None:
        """Appear above everything else."""
        self._fit()
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Darken what is below."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, SHADE))
        painter.end()


class Countdown(Cover):
    """Says how soon the visit ends, with one large button.

    Signals:
        stayed: the visitor is still there.
    """

    stayed = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._text = QLabel()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        enlarge(self._text, TITLE, bold=True)
        button = large_button(self.tr("I'm still here"), self.stayed.emit, is_main=True)
        button.setMinimumHeight(2 * LEAST)
        self.inside.addWidget(self._text)
        self.inside.addWidget(button)

    def show_seconds(self, seconds: int) -> None:
        """Show the seconds that are left; a negative number hides it."""
        if seconds < 0:
            self.hide()
            return
        text = self.tr("Are you still there? A new game starts in {seconds} seconds.", "", seconds)
        self._text.setText(text.format(seconds=grouped(seconds)))
        if not self.isVisible():
            self.cover()
            announce(self, self._text.text())


def column_of(parts: Sequence[QWidget], *, stretch: Sequence[int]) -> QWidget:
    """Return widgets one below the other; those numbered in `stretch` take the height left."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(APART)
    for number, part in enumerate(parts):
        layout.addWidget(part, 1 if number in stretch else 0)
    return column
