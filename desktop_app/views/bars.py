# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bars that come and go around the board: messages, typed positions, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.guard import guarded
from desktop_app.views.one_line import OneLine
from desktop_app.views.screen_reader import announce, entitle

BUSY_HEIGHT = 4
"""Pixels of the bar that moves while a bot thinks."""
EDGE = 12
"""Pixels beside the texts."""


class MessageBar(QFrame):
    """One sentence, mostly on what went wrong; stays until it is closed or outdated."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sign = QLabel()
        close = QToolButton()
        close.setText("\N{MULTIPLICATION SIGN}")
        close.setAutoRaise(True)
        close.setMinimumSize(32, 32)
        close.setAccessibleName(self.tr("Close the message"))
        close.setToolTip(self.tr("Close the message"))
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 6, 4)
        layout.addWidget(self._sign)
        layout.addWidget(self._text, 1)
        layout.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty where it is hidden."""
        return "" if self.isHidden() else self._text.text()

    def show_message(self, text: str, *, is_trouble: bool = True) -> None:
        """Say something."""
        self._sign.setText("\N{WARNING SIGN}" if is_trouble else "\N{CHECK MARK}")
        self._text.setText(text)
        self.show()
        announce(self, text)


@guarded
class PositionBar(QFrame):
    """A line in which moves or a board can be typed.

    Signals:
        entered: what was typed.
        changed: another text is being typed, or none any more: what was said of it is outdated.
    """

    entered = Signal(str)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("Moves such as b2a3, or a board such as X.O/.X./..O"))
        self.line.setAccessibleName(self.tr("Moves or a board"))
        self.line.setToolTip(self.tr("Type moves or a board and press Enter (Ctrl+L)"))
        self.line.returnPressed.connect(self._on_return)
        self.line.textEdited.connect(self.changed)
        label = QLabel(self.tr("Position:"))
        label.setBuddy(self.line)
        show = QPushButton(self.tr("Show"))
        show.setToolTip(self.tr("Show this position (Enter)"))
        show.clicked.connect(self._on_return)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.addWidget(label)
        layout.addWidget(self.line, 1)
        layout.addWidget(show)
        self.hide()

    def open_bar(self) -> None:
        """Show the bar and type into it."""
        self.line.setClearButtonEnabled(True)  # here, for its icon takes time to load
        self.show()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def close_bar(self) -> None:
        """Leave what was typed."""
        self.hide()
        self.changed.emit()

    @Slot()
    def _on_return(self) -> None:
        self.entered.emit(self.line.text().strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the bar."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)


@guarded
class TurnBar(QFrame):
    """Below the board: whose turn it is, what the bot is thinking, how the game ended.

    Everything has its place, whether it is there or not: a bot that begins to think moves nothing.
    """

    def __init__(self, move_now: QAction, new_game: QAction, go_on: QAction) -> None:
        super().__init__()
        self._text = OneLine()
        font = self._text.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setBold(True)
        self._text.setFont(font)
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
