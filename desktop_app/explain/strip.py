# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip above the tree: the sentence of the step, and the choice of a set of controls."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop_app.explain.control_row import ControlSet
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import (
    APART,
    CAPTION,
    HAIR,
    HEADING,
    NEAR,
    TITLE,
    TypeFollower,
    default_font,
    is_enlarged,
)
from desktop_app.kit.screen_reader import set_spoken_text
from desktop_app.kit.segments import SegmentedControl
from desktop_app.kit.sentence_band import SentenceBand

LINES = 2
"""The lines that the strip has room for in the type of headings; the largest has one line. On a low
page with enlarged type, it has room for as many lines in smaller type."""
SIZES = (TITLE, HEADING, 1.0, CAPTION)
"""Font sizes of the sentence, relative to other text; smaller ones are for long sentences."""
LARGE = 1.0
"""The least of these sizes that a sentence may take before a shorter one takes its place."""
FAR_CAPITAL = 24
"""The least height in pixels of a capital letter that is read from the last row of a class."""
FAR_SHARE = 0.029
"""The height of a capital letter in the presenter's view, as a share of the page's height."""
LOW = 680
"""The height in pixels below which a page leaves the tree more room: a sentence of two lines has
this share of it, which is as large on the wall; only one line may have larger capitals."""
LOW_LINES = 32
"""A page with fewer lines of enlarged type than this leaves the tree more room, too."""
FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


@guarded
class StepSentence(QLabel):
    """The explanation of a step in the largest type of the page.

    Its height stays the same from sentence to sentence, so that nothing below it moves. A sentence
    that is too long for it is set in smaller type, or for an audience in lighter type, or is
    replaced by a shorter one. Only one that is too long even then makes the strip higher, and it
    stays as high until the next run: no sentence is ever cut.

    Attributes:
        whole: the sentence, even if a shorter one is shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.whole = self._short = ""
        self._capitals = 0.0, 0.0
        self._is_low = False
        self._usual = self._kept = self._large = 0
        self._fonts = list[QFont]()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        TypeFollower(self, self._follow)

    def begin(self) -> None:
        """Take the usual height again, for another run."""
        self._kept = self._usual
        self._fit()

    def say(self, text: str, short: str = "") -> None:
        """Show another sentence, or one that says the same in fewer words if there is no room."""
        if (text, short) != (self.whole, self._short):
            self.whole, self._short = text, short
            self._fit()

    def set_far(self, capital: float, least: float) -> None:
        """Set the heights of capital letters in pixels for an audience.

        Args:
            capital: the height in a sentence that fits; 0 for a single reader.
            least: the height for which there is room in two lines.
        """
        if (capital, least) != self._capitals:
            self._capitals = capital, least
            self._follow()

    def set_low(self, low: bool) -> None:
        """Set whether to leave the page more room, with smaller type in sentences of two lines."""
        if low != self._is_low:
            self._is_low = low
            self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the largest font size that fits the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._kept = self._usual
            self._fit()

    def _follow(self) -> None:
        capital, least = self._capitals
        two = HEADING
        if self._is_low:  # as large as where type has its usual size, but no larger than needed
            two = max(1.0, HEADING * default_font().pointSizeF() / QApplication.font().pointSizeF())
        sizes = sorted({*SIZES, two}, reverse=True)
        self._large = sum(times >= LARGE for times in sizes)
        self._fonts, font = [_sized(times) for times in sizes], _sized(two)
        if capital:
            self._fonts = [_with_capitals(least, bold=bold) for bold in (True, False)]
            font = self._fonts[0]
            if least < capital:
                self._fonts.insert(0, _with_capitals(capital, bold=True))
        self._usual = self._kept = LINES * QFontMetrics(font).lineSpacing() + HAIR
        self._fit()

    def _fit(self) -> None:
        fonts = self._fonts
        choices = [(self.whole, font) for font in (fonts[: self._large] if self._short else fonts)]
        choices += [(self._short, font) for font in fonts if self._short]
        text, font, high = "", self.font(), 0
        for text, font in choices:
            high = self._high(text, font)
            if high <= self._usual:
                break
        if font != self.font():
            self.setFont(font)
        set_spoken_text(self, text)
        self._kept = max(self._kept, high)
        self.setFixedHeight(self._kept)

    def _high(self, text: str, font: QFont) -> int:
        """Return the height of a text in a font."""
        room = QRect(0, 0, max(self.contentsRect().width(), 1), 0)
        return QFontMetrics(font).boundingRect(room, FLAGS, text).height()


def _sized(times: float) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * times)
    font.setBold(True)
    return font


def _with_capitals(height: float, *, bold: bool) -> QFont:
    """Return a font whose capital letters are at least `height` pixels high."""
    font = QFont(QApplication.font())
    font.setBold(bold)
    font.setPixelSize(100)
    capital = QFontMetrics(font).capHeight()
    font.setPixelSize(ceil(100 * height / capital))
    return font


@guarded
class SentenceStrip(SentenceBand):
    """The sentence, between the way back to the board and the choice of a set of controls.

    Attributes:
        head: the row of all parts; there is room for a button at its end.
        sets: the choice of a set.
        question: replaces the sentence while the reader has to answer it.

    Signals:
        chosen: the `ControlSet` that the reader has chosen.
    """

    chosen = Signal(object)

    def __init__(self, sentence: StepSentence, back: QWidget) -> None:
        """Show `sentence`, in which the page says what happens, after the button `back`."""
        super().__init__()
        self._sentence = sentence
        self.question = StepSentence()
        self.question.hide()
        self._is_far = False
        #: the caption of Watch, Try and Study, for screen readers
        self.sets = SegmentedControl(self.tr("Controls"), self.tr("Which controls are shown below"))
        self.sets.add(
            ControlSet.WATCH,
            #: a set of controls: only watch the search
            self.tr("Watch"),
            self.tr("Watch: step through the search (Ctrl+1)"),
        )
        self.sets.add(
            ControlSet.TRY,
            #: a set of controls: guess and mark
            self.tr("Try"),
            self.tr("Try: guess values, mark cuts, change numbers (Ctrl+2)"),
        )
        self.sets.add(
            ControlSet.STUDY,
            #: a set of controls: everything
            self.tr("Study"),
            self.tr("Study: all controls (Ctrl+3)"),
        )
        self.sets.set_value(ControlSet.WATCH)
        self.sets.chosen.connect(self.chosen)
        self.head = QHBoxLayout(self)
        self.head.setSpacing(APART)
        self.head.addWidget(back)
        self.head.addWidget(sentence, 1)
        self.head.addWidget(self.question, 1)
        self.head.addWidget(self.sets)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._leave_room()

    def set_far(self, far: bool, height: int) -> None:
        """Set whether the sentence is for an audience, in a page of this height."""
        self._is_far = far
        line = QFontMetrics(QApplication.font()).lineSpacing()
        is_low = is_enlarged() and height < LOW_LINES * line
        self.sets.setVisible(not far)
        for sentence in (self._sentence, self.question):
            usual = max(FAR_CAPITAL, FAR_SHARE * height)
            least = usual if height >= LOW else FAR_SHARE * height
            sentence.set_low(is_low)
            sentence.set_far(usual if far else 0, least)
        self._leave_room()

    def ask(self, question: str) -> None:
        """Show a question in place of the sentence; empty for the sentence again."""
        self.question.say(question)
        self.question.setVisible(bool(question))
        self._sentence.setVisible(not question)

    def _leave_room(self) -> None:
        around = 0 if self._is_far else HAIR
        self.head.setContentsMargins(NEAR, around, NEAR, around)
