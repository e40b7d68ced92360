# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A text field for typing a position."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
)

from desktop_app.files.foreign_formats import format_of_text
from desktop_app.games.registry import wording_of
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import APART, TIGHT
from desktop_app.play.session import GameSession

PASTE = QKeySequence.StandardKey.Paste


@guarded
class PositionLine(QLineEdit):
    """A line whose text can be pasted, also a board of several lines, which has no room in it.

    Signals:
        linesPasted: a text of several lines was pasted.
    """

    linesPasted = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on a text of several lines as it is: a line of text would join them."""
        text = QGuiApplication.clipboard().text() if event.matches(PASTE) else ""
        if len(text.splitlines()) > 1:
            self.linesPasted.emit(text)
        else:
            super().keyPressEvent(event)


@guarded
class PositionBar(QFrame):
    """A text field for moves or a board.

    Signals:
        entered: the text that was entered.
        gameEntered: a text in the file format of another program.
        changed: the text is being edited, or the bar was closed; messages about it are outdated.
    """

    entered = Signal(str)
    gameEntered = Signal(str)
    changed = Signal()

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self._session = session
        self.setAutoFillBackground(True)
        self.line = PositionLine()
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.line.setAccessibleName(self.tr("Moves or a position"))
        self.line.setToolTip(self.tr("Type moves or a position, then press Enter (Ctrl+L)"))
        self.line.returnPressed.connect(self._on_return)
        self.line.linesPasted.connect(self._show_text)
        self.line.textEdited.connect(self.changed)
        #: Label of the line in which a position is typed
        label = QLabel(self.tr("Position:"))
        label.setBuddy(self.line)
        #: Button beside the line in which a position is typed
        show = QPushButton(self.tr("Show"))
        show.setToolTip(self.tr("Show this position (Enter)"))
        show.clicked.connect(self._on_return)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(APART, TIGHT, APART, TIGHT)
        layout.addWidget(label)
        layout.addWidget(self.line, 1)
        layout.addWidget(show)
        self.hide()

    def open_bar(self) -> None:
        """Show the bar and give it the focus."""
        self.line.setClearButtonEnabled(True)  # here, for its icon takes time to load
        game = self._session.game
        self.line.setPlaceholderText(wording_of(game).how_to_type(game))
        self.show()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def close_bar(self) -> None:
        """Close the bar and discard its text."""
        self.hide()
        self.changed.emit()

    @Slot()
    def _on_return(self) -> None:
        self._show_text(self.line.text().strip())

    @Slot(str)
    def _show_text(self, text: str) -> None:
        (self.entered if format_of_text(text) is None else self.gameEntered).emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the bar on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)
