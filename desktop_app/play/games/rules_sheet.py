# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of a game, shown before its first move: a few sentences and a short sample game."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QLabel, QVBoxLayout, QWidget

from desktop_app.boards.played_board import MOVE_MS, PlayedBoard
from desktop_app.core.position import Game
from desktop_app.games.registry import board_of, family_of, game_title, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.look.motion import motion
from desktop_app.kit.look.scale import FAR, NEAR, READ, TITLE, TypeFollower
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import announce

BOARD = 230
"""The size of the sample game's board, in pixels."""
REST = 4
"""The pause at the end of the sample game, as a multiple of the time for a move."""
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""The possible sizes of the words relative to all type; the largest that fits is used."""
GAP = FAR + NEAR
"""Pixels between the title, the sentences and what is to be done, where there is room."""
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


@guarded
class RulesSheet(QFrame):
    """A sheet over the board that the first tap or key closes.

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
        self._hint.setText(self.tr("Tap anywhere, or press any key, to play."))
        words = self._words = QVBoxLayout()
        words.addStretch(1)
        for label in self._labels:
            words.addWidget(label)
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

    def show_rules(self, game: Game) -> None:
        """Show the rules of a game, and play its sample game."""
        self.game = game
        sentences = wording_of(game).rules(game)
        self._title.setText(game_title(game))
        self._rules.setText("\n\n".join(sentences))
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

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the board beside the words or above them, or leave it out; no word is cut."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay out words and board; the board is left out before the words get smaller."""
        if self._played is None:
            return
        inside = self.contentsRect()
        wide, high = inside.width() - 2 * FAR, inside.height() - 2 * FAR
        for label in self._labels:
            label.setMinimumWidth(0)  # else its height assumes the former width
        words_wide, gap, is_flat, left = wide, NEAR, False, 0
        for share, gap in product(SHARES, (GAP, NEAR)):
            longest = self._set_type(share)
            beside = min(longest, wide - self._played.width() - FAR)
            is_flat = beside >= min(longest, wide // 2) and self._high(beside, gap) <= high
            words_wide = beside if is_flat else min(longest, wide)
            left = high - self._high(words_wide, gap)
            if left >= 0:
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
        for label, times in zip(self._labels, (TITLE, READ, READ), strict=True):
            usual.setPointSizeF(points * times * share)
            usual.setBold(label is not self._rules)  # the hint is the only thing to do
            label.setFont(usual)
            lines = label.text().split("\n")
            longest = max(longest, *map(label.fontMetrics().horizontalAdvance, lines))
        return longest + 4

    def _high(self, wide: int, gap: int) -> int:
        """Return the height in pixels that all words need in a column of this width."""
        gaps = gap * (len(self._labels) - 1)
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
        """Close the sheet."""
        if event.key() not in MODIFIERS:
            self._close()

    def hideEvent(self, _event: QHideEvent) -> None:
        """Stop repeating the sample game while the sheet is hidden."""
        self._again.stop()

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
