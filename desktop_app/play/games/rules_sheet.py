# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of a game, shown before its first move: a few sentences and a short sample game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.boards.played_board import MOVE_MS, PlayedBoard
from desktop_app.core.position import Game
from desktop_app.games.registry import board_of, family_of, game_title, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.look.motion import motion
from desktop_app.kit.look.scale import FAR, HEADING, NEAR, TITLE, TypeFollower
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import announce
from desktop_app.kit.touch.sizes import FINGER

BOARD = 230
"""The size of the sample game's board, in pixels."""
REST = 4
"""The pause at the end of the sample game, as a multiple of the time for a move."""
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""The possible sizes of the words relative to all type; the largest that fits is used."""
EASY = 0.7
"""Words get no smaller than this to make room for the board."""
ON_A_PAGE = 5
"""The most rules on one page; longer rules, as those of chess, have several."""
GAP = FAR + NEAR
"""Pixels between the title, the sentences and what is to be done, where there is room."""
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)

TURNS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_PageUp: -1,
}
"""The keys that turn pages, and by how many."""


def pages_of(sentences: Sequence[str]) -> list[str]:
    """Return the rules on pages of about the same number of rules, at most `ON_A_PAGE`."""
    count = -(-len(sentences) // ON_A_PAGE)
    size = -(-len(sentences) // max(count, 1))
    parts = [sentences[start : start + size] for start in range(0, len(sentences), max(size, 1))]
    return ["\n\n".join(part) for part in parts] or [""]


@guarded
class RulesSheet(QFrame):
    """A sheet over the board that the first tap or key closes.

    If the rules take several pages, a button and the arrow keys turn them.

    Signals:
        closed: a tap or a key has closed the sheet.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules")
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        self._theme = LIGHT
        self.game: Game | None = None
        self._played: PlayedBoard | None = None
        self._title, self._rules, self._hint = QLabel(), QLabel(), QLabel()
        self._labels = (self._title, self._rules, self._hint)
        for label in self._labels:
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._hint.setText(self.tr("Tap anywhere or press any key to play."))
        self._pages: list[str] = []
        self._page = 0
        self._more = QPushButton()
        self._more.setMinimumHeight(FINGER)
        self._more.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the sheet takes all keys
        self._more.setToolTip(self.tr("Show the next page (→)"))
        self._more.clicked.connect(self._turn_on)
        words = self._words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._rules)
        words.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        words.addWidget(self._hint)
        words.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(FAR, FAR, FAR, FAR)
        self._row.setSpacing(FAR)
        self._row.addStretch(1)
        self._row.addLayout(words)
        self._row.addStretch(1)
        TypeFollower(self, self._lay_out)
        self._again = QTimer(self)
        self._again.timeout.connect(self._play)

    @property
    def pages(self) -> int:
        """How many pages the rules take."""
        return len(self._pages)

    def show_rules(self, game: Game) -> None:
        """Show the rules of a game, and play its sample game."""
        self.game = game
        sentences = wording_of(game).rules(game)
        self._title.setText(game_title(game))
        self._pages = pages_of(sentences)
        self._more.setVisible(self.pages > 1)
        self._show_page(0)
        self.setAccessibleName(" ".join([f"{game_title(game)}.", *sentences]))
        if self._played is not None:
            self._row.removeWidget(self._played)
            self._played.deleteLater()
        start = game.start()
        self._moves = family_of(game).sample(game)
        self._played = PlayedBoard(board_of(start.game), start, self._theme, self, room=BOARD)
        self._row.insertWidget(1, self._played, 0, Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.tr("Press any key to play."))
        if motion.is_wanted:
            self._play()
            self._again.start(MOVE_MS * (len(self._moves) + REST))
        else:
            self._played.show_end(self._moves)

    def _show_page(self, number: int) -> None:
        """Show a page of the rules, and on the button what comes next."""
        count, self._page = self.pages, number
        self._rules.setText(self._pages[number])
        #: On a button: {number} is the page that is shown.
        text = self.tr("More rules ({number} of {count})")
        if number == count - 1:
            #: Button on the last page of the rules; {count}: how many pages there are
            text = self.tr("Back to page 1 ({number} of {count})")
        self._more.setText(text.format(number=number + 1, count=count))

    @Slot()
    def _turn_on(self) -> None:
        self._turn_page(1)

    def _turn_page(self, step: int) -> None:
        """Show a page after or before this one; the first follows the last."""
        self._show_page((self._page + step) % self.pages)
        self._lay_out()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the board beside the words or above them, or leave it out; no word is cut."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay out words and board.

        First gaps get smaller, then the words, down to `EASY`; then the board is left out, and
        the words are as large as fits.
        """
        if self._played is None:
            return
        inside = self.contentsRect()
        wide, high = inside.width() - 2 * FAR, inside.height() - 2 * FAR
        for label in self._labels:
            label.setMinimumWidth(0)  # else its height assumes the former width
        words_wide, gap, is_flat, left = wide, NEAR, False, 0
        sizes = [(True, share) for share in SHARES if share >= EASY]
        sizes += [(False, share) for share in SHARES]
        for (keeps_board, share), may_be_flat, gap in product(sizes, (True, False), (GAP, NEAR)):
            longest = self._set_type(share)
            beside = min(longest, wide - self._played.width() - FAR)
            is_flat = (
                may_be_flat
                and beside >= min(longest, wide // 2)
                and self._high(beside, gap) <= high
            )
            if is_flat is not may_be_flat:
                continue
            words_wide = beside if is_flat else min(longest, wide)
            left = high - self._high(words_wide, gap)
            room = high if is_flat else left - FAR
            if left >= 0 and (not keeps_board or room >= self._played.height()):
                break
        for label in self._labels:
            label.setFixedWidth(words_wide)
        self._words.setSpacing(gap)
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if is_flat else directions.TopToBottom)
        room = high if is_flat else left - FAR
        self._played.setVisible(room >= self._played.height())

    def _set_type(self, share: float) -> int:
        """Scale the usual type by `share`; return the pixels of the longest line."""
        usual = QFont(QApplication.font())
        points, longest = usual.pointSizeF(), 0
        for label, times in zip(self._labels, (TITLE, HEADING, HEADING), strict=True):
            usual.setPointSizeF(points * times * share)
            usual.setBold(label is not self._rules)  # the hint is the only thing to do
            label.setFont(usual)
            lines = label.text().split("\n")
            longest = max(longest, *map(label.fontMetrics().horizontalAdvance, lines))
        usual.setBold(False)
        self._more.setFont(usual)
        return max(longest + 4, self._more.sizeHint().width() if self.pages > 1 else 0)

    def _high(self, wide: int, gap: int) -> int:
        """Return the height in pixels that all words need in a column of this width."""
        gaps = gap * (len(self._labels) - 1)
        if self.pages > 1:
            gaps += max(self._more.sizeHint().height(), FINGER) + gap
        return sum(label.heightForWidth(wide) for label in self._labels) + gaps

    def set_theme(self, theme: Theme) -> None:
        """Use other colours, from the next game on."""
        self._theme = theme

    @Slot()
    def _play(self) -> None:
        if self._played is not None:
            self._played.play(self._moves)

    def event(self, event: QEvent) -> bool:
        """Take every key pressed without a modifier, Escape included, before anything else does."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            shift = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
            is_function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
            if not event.modifiers() & ~shift and event.key() not in MODIFIERS and not is_function:
                event.accept()
                return True
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)  # Tab too
            return True
        return super().event(event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Close the sheet."""
        self._close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page, or close the sheet."""
        step = TURNS.get(Qt.Key(event.key()))
        if step is not None and self.pages > 1:
            self._turn_page(step)
        elif event.key() not in MODIFIERS:
            self._close()

    def hideEvent(self, _event: QHideEvent) -> None:
        """Stop repeating the sample game while the sheet is hidden."""
        self._again.stop()

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
