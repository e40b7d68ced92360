# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The two bars of an answer: the reason above the board, the line step by step below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from desktop_app.guard import guarded
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.scale import APART, CAPTION, HAIR, HEADING, NEAR, SNUG
from desktop_app.kit.look.theme import DARK, LIGHT, is_dark
from desktop_app.kit.screen_reader import announce, set_accessible_title, set_spoken_text
from desktop_app.kit.sentence_band import SentenceBand
from desktop_app.kit.touch.sizes import FINGER
from desktop_app.play.why.flow import WhyFlow

FEW_LINES = {HEADING: 2, 1.0: 4}
"""By type size, the number of lines that is always allowed, even in a low window."""
MOST = 0.19
"""The share of the height that more lines may take; a longer text gets smaller type."""
SIZES_ASIDE = (HEADING, 1.0, CAPTION, CAPTION**2, CAPTION**3)
"""The type sizes of a sentence beside the board, where it has more lines, largest first."""
SHARE = 3
"""The button takes at most this part of the width beside the reason, or is below it."""


@guarded
class WhySentence(SentenceBand):
    """The bar with the reason, as high as its text; hidden without a question.

    It looks like the sentence of Explain.
    """

    def __init__(self, why: WhyFlow) -> None:
        super().__init__()
        self._why = why
        self._shown_text = ""
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        #: Name of the answer to “Why?”, for screen readers
        set_accessible_title(self._text, self.tr("Why"))
        self._switch = QToolButton()
        self._switch.setMinimumHeight(FINGER)
        self._switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._switch.clicked.connect(why.switch)
        self._switch.hide()
        self._has_switch = True
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(APART, SNUG, APART, SNUG)
        self._row.setSpacing(SNUG)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._switch, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()
        why.changed.connect(self.refresh)

    @property
    def text(self) -> str:
        """The text of the bar; empty while it is hidden."""
        return "" if self.isHidden() else self._shown_text

    @Slot()
    def refresh(self) -> None:
        """Show what is known by now."""
        from desktop_app.play.why.words import best_play_text, why_text

        found = self._why.finding
        if found is None:
            text = self._waiting_text() if self._why.is_open else ""
        else:
            why = self._why
            text = (
                best_play_text(found, why.person)
                if why.shows_best
                else why_text(
                    found, played=why.was_played, person=why.person, is_first=why.shows_first
                )
            )
        if text != self._shown_text:
            self._shown_text = text
            set_spoken_text(self._text, text)
            if text:
                announce(self, text)
        self._show_switch()
        self.setVisible(self._why.is_open)

    def release_switch(self) -> QToolButton:
        """Return the button for the first mistake; from now on, the caller places it."""
        self._has_switch = False
        self._row.removeWidget(self._switch)
        return self._switch

    def heightForWidth(self, width: int) -> int:
        """Return the least height; the button is beside the text where that leaves it enough."""
        is_wide = SHARE * self._switch.sizeHint().width() <= width
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        is_beside = is_wide and self._has_switch and self._why.can_switch
        beside = self._switch.sizeHint().width() + SNUG if is_beside else 0
        self._fit_type(width - beside)
        return super().heightForWidth(width)

    def fill(self, room: QRect) -> None:
        """Cover a room of a fixed size, in the largest type in which the text fits."""
        self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        most = room.height() - 2 * SNUG
        if self._has_switch and not self._switch.isHidden():
            most -= self._switch.sizeHint().height() + SNUG
        self._use_largest(SIZES_ASIDE, room.width(), lambda high, _line, _times: high <= most)
        if self.geometry() != room:
            self.setGeometry(room)
        self.raise_()

    def _fit_type(self, width: int) -> None:
        """Use the largest type that leaves the board its room, or the smallest."""
        host = self.parentWidget()
        most = MOST * (host.height() if host is not None else 0)

        def leaves_room(high: float, line: float, times: float) -> bool:
            return high < max((FEW_LINES.get(times, 0) + 0.5) * line, most)

        self._use_largest((*FEW_LINES, CAPTION), width, leaves_room)

    def _use_largest(
        self, sizes: Iterable[float], width: int, fits: Callable[[float, float, float], bool]
    ) -> None:
        """Use the first size of type that fits in a bar of some width, or the last.

        Args:
            sizes: multiples of the usual size.
            width: the width of the bar in pixels.
            fits: whether a text fits, from its height and that of a line in pixels, and its size.
        """
        font, wrap = QFont(QApplication.font()), Qt.TextFlag.TextWordWrap
        usual, room = font.pointSizeF(), QRectF(0, 0, width - 2 * APART, 0)
        for times in sizes:
            font.setPointSizeF(usual * times)
            metrics = QFontMetricsF(font)
            high = metrics.boundingRect(room, wrap.value, self._shown_text).height()
            if fits(high, metrics.lineSpacing(), times):
                break
        if font != self._text.font():
            self._text.setFont(font)

    def _show_switch(self) -> None:
        """Offer the first mistake if it is another move than the one that decided the game."""
        if self._why.shows_first:
            text = self.tr("Which move decided it?")
            tip = self.tr("Go back to the move that decided the game (Shift+Y)")
        else:
            text = self.tr("Where did it first go wrong?")
            tip = self.tr("Show the first mistake. There were more chances later (Shift+Y)")
        self._switch.setText(text)
        self._switch.setAccessibleName(text)
        self._switch.setToolTip(tip)
        self._switch.setVisible(self._why.can_switch)

    def _waiting_text(self) -> str:
        if self._why.shows_best:
            return self.tr("Looking for the best play…")
        return self.tr("Looking for the reason…")


@guarded
class WhySteps(QFrame):
    """The bar for stepping through the line: buttons on the left, the step in words on the right.

    It ignores clicks at first: the second half of a double click on the widget it covers must not
    close the answer that the first half asked for.

    Attributes:
        is_wanted: whether the bar is to be shown with an answer.
    """

    _why: WhyFlow | None = None  # Qt also calls during construction

    def __init__(self, why: WhyFlow) -> None:
        super().__init__()
        self.is_wanted = True
        self._theme = LIGHT
        self._shown_text = ""
        self.setAutoFillBackground(True)
        #: Names of buttons below the board, for screen readers, with their tips: they walk through
        #: the answer to “Why?”
        self._back = self._button(self.tr("Step back"), self.tr("Go one step back (Left)"))
        self._play = self._button(
            self.tr("Play the steps"), self.tr("Play or stop the steps (Space)")
        )
        #: Name of the button below the board, for screen readers, with its tip: it walks through
        #: the answer to “Why?”
        self._forward = self._button(
            self.tr("Step forward"), self.tr("Go one step forward (Right)")
        )
        self._again = self._button(
            self.tr("Try again from here"),
            self.tr(
                "Go back to the position before this move and play on. The old moves are "
                "kept (Enter)"
            ),
        )
        self._again.setText(self.tr("Try again from here"))
        #: Button below the board that ends “Why?”, and its tip
        self._close = self._button(
            self.tr("Close “Why?”"), self.tr("Go back to where you asked (Esc)")
        )
        self._close.setText("\N{MULTIPLICATION SIGN}")
        for button, slot in (
            (self._back, why.back),
            (self._play, why.toggle),
            (self._forward, why.forward),
            (self._again, why.try_again),
            (self._close, why.close),
        ):
            button.clicked.connect(slot)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        set_accessible_title(self._text, self.tr("What happens next"))
        self._wake = QTimer(self)
        self._wake.setSingleShot(True)
        self._wake.timeout.connect(self._let_in)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(NEAR, HAIR, NEAR, HAIR)
        for button in (self._close, self._again, self._back, self._play, self._forward):
            self._row.addWidget(button)
        self._row.addWidget(self._text, 1)
        self.hide()
        self._why = why
        self._draw_icons()
        why.changed.connect(self.refresh)

    def _button(self, name: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setAccessibleName(name)
        button.setToolTip(tip)
        button.setMinimumSize(FINGER, FINGER)
        button.setIconSize(QSize(22, 22))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board
        return button

    def set_small(self, small: bool) -> None:
        """Take little height: smaller type, and no space above and below the buttons."""
        font = QFont(QApplication.font())
        usual, times = font.pointSizeF(), CAPTION if small else 1.0
        for part, size in ((self._text, times * times), (self._again, times), (self._close, times)):
            font.setPointSizeF(usual * size)
            if font != part.font():
                part.setFont(font)
        around = 0 if small else HAIR
        self._row.setContentsMargins(NEAR, around, NEAR, around)

    @property
    def text(self) -> str:
        """The current step, in words."""
        return "" if self.isHidden() else self._shown_text

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the icons in the colour of the texts."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._why is not None:
            self._draw_icons()

    def _draw_icons(self) -> None:
        self._theme = DARK if is_dark(self.palette()) else LIGHT
        self._back.setIcon(themed_icon("back", self._theme))
        self._forward.setIcon(themed_icon("forward", self._theme))
        self._show_play()

    def _show_play(self) -> None:
        is_playing = self._why is not None and self._why.is_playing
        self._play.setIcon(themed_icon("hold" if is_playing else "play", self._theme))

    @Slot()
    def refresh(self) -> None:
        """Show the current step."""
        why = self._why
        assert why is not None
        if why.is_open and self.isHidden():
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._wake.start(QApplication.doubleClickInterval())
        self.setVisible(why.is_open and self.is_wanted)
        self._back.setEnabled(why.step > 0)
        self._forward.setEnabled(why.step < why.steps)
        self._play.setEnabled(why.steps > 0)
        self._again.setEnabled(why.can_try_again)
        self._show_play()
        text = self._step_text()
        if text != self._shown_text:
            self._shown_text = text
            set_spoken_text(self._text, text)
            if text and why.step:
                announce(self, text)

    def _step_text(self) -> str:
        why = self._why
        assert why is not None
        if why.play is not None:
            from desktop_app.play.why.steps import play_text

            #: Below the board, in an answer to “Why?”: a step and what happens in it, such as: 2 of
            #: 5: X must stop b2. {told}: the sentence
            text = self.tr("{number} of {count}: {told}")
            return text.format(
                number=why.step, count=why.steps, told=play_text(why.play, why.person)
            )
        return self.tr("What every move is worth") if why.finding and why.steps else ""

    @Slot()
    def _let_in(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)


def lay_over(bar: QWidget, below: QWidget, host: QWidget, *, at_top: bool) -> None:
    """Lay a bar over the widget it replaces for now, at the top or the bottom edge of `host`.

    The bar covers all of `below`, and a little of the space around the board if its text is long.
    What is beside `below` stays uncovered.
    """
    is_there, keeps_place = below.isVisibleTo(host), below.sizePolicy().retainSizeWhenHidden()
    left, wide = (below.x(), below.width()) if is_there or keeps_place else (0, host.width())
    high = below.height() if is_there else 0
    high = max(high, bar.heightForWidth(wide), bar.minimumSizeHint().height())
    bar.setGeometry(left, 0 if at_top else host.height() - high, wide, high)
    bar.raise_()
