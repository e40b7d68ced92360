# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Below the board: whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QSizePolicy,
    QSpacerItem,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.guard import guarded
from desktop_app.views.kit.look.type_size import enlarge
from desktop_app.views.kit.one_line import OneLine
from desktop_app.views.kit.screen_reader import announce, entitle

BUSY_HEIGHT = 4
"""Pixels of the bar that moves while a bot thinks."""
EDGE = 12
"""Pixels beside the texts."""


@guarded
class TurnBar(QFrame):
    """Below the board: whose turn it is, what the bot is thinking, how the game ended.

    Everything has its place, whether it is there or not: a bot that begins to think moves nothing.
    """

    def __init__(self, move_now: QAction, new_game: QAction, go_on: QAction) -> None:
        super().__init__()
        self._text = OneLine()
        enlarge(self._text, 1.5, bold=True)
        entitle(self._text, self.tr("State of the game"))
        self._note = OneLine()
        entitle(self._note, self.tr("What the bot thinks"))
        for label in (self._text, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setFixedHeight(BUSY_HEIGHT)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self.tr("The bot is thinking"))
        keeps = self._busy.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self._busy.setSizePolicy(keeps)
        self._now, self._new, self._go = map(_button, (move_now, new_game, go_on))
        self._offers = QStackedWidget()  # as wide as the widest of them
        self._nothing = QWidget()
        for page in (self._nothing, self._now, self._new, self._go):
            self._offers.addWidget(page)
        self._offers.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._balance = QSpacerItem(0, 0, QSizePolicy.Policy.Fixed)
        self._place()
        self.show_state("", note="", thinking=False, over=False, waits=False)

    def _place(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._text)
        texts.addWidget(self._note)
        row = QHBoxLayout()
        row.setContentsMargins(EDGE, 0, EDGE, 4)
        row.addItem(self._balance)
        row.addLayout(texts, 1)
        row.addWidget(self._offers)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._busy)
        layout.addLayout(row)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.whole

    def show_state(self, text: str, *, note: str, thinking: bool, over: bool, waits: bool) -> None:
        """Say how things are; offers what can be done about it."""
        if text != self._text.whole:
            self._text.show_whole(text)
            announce(self._text, text)
        self._note.show_whole(note)
        self._center()
        self._busy.setVisible(thinking)
        offered = self._now if thinking else self._new if over else self._go if waits else None
        self._offers.setCurrentWidget(offered or self._nothing)

    def minimumSizeHint(self) -> QSize:
        """Room for the button and a short text."""
        return QSize(2 * self._offers.sizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the text below the middle of the board."""
        super().resizeEvent(event)
        self._center()

    def _center(self) -> None:
        """Balance the button by as much at the left, as long as that does not cut the text."""
        side, metrics = self._offers.sizeHint().width(), self._text.fontMetrics()
        text = metrics.horizontalAdvance(self._text.whole) + metrics.averageCharWidth()
        left = min(side, max(self.width() - side - text - 3 * EDGE, 0))
        if left != self._balance.sizeHint().width():
            self._balance.changeSize(left, 0, QSizePolicy.Policy.Fixed)
            layout = self.layout()
            if layout is not None:
                layout.invalidate()


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setMinimumHeight(40)
    return button
