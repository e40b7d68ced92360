# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line for a person's comment on a move."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from desktop_app.core.file_formats import LONGEST_COMMENT
from desktop_app.core.record import RecordNode
from desktop_app.guard import guarded
from desktop_app.kit.touch.sizes import set_touch_height
from desktop_app.play.session import GameSession


@guarded
class CommentLine(QLineEdit):
    """The comment on the last move on the board, saved when the line loses the focus.

    A comment stays with the move it was typed for, even if a bot moves in the meantime.
    """

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self._session = session
        self._node: RecordNode = session.record.current
        set_touch_height(self, 0)
        self.setMaxLength(LONGEST_COMMENT)
        self.setAccessibleName(self.tr("Comment on this move"))
        self.setPlaceholderText(self.tr("Write a comment on this move"))
        self.setToolTip(
            self.tr(
                "Write what you think of this move. Your comment is saved with the game (Enter)"
            )
        )
        self.editingFinished.connect(self._keep)
        session.positionChanged.connect(self._on_position)
        session.commented.connect(self._show)
        self._show()

    @Slot()
    def _on_position(self) -> None:
        self._keep()
        self._node = self._session.record.current
        self._show()

    @Slot()
    def _keep(self) -> None:
        if self.isModified():
            self.setModified(False)
            self._session.comment(" ".join(self.text().split()), self._node)

    @Slot()
    def _show(self) -> None:
        if not self.isModified() and self.text() != self._node.comment:
            self.setText(self._node.comment)
            self.setCursorPosition(0)

    def event(self, event: QEvent) -> bool:
        """Handle Escape while the text is changed; otherwise it would leave full screen."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self.isModified()
        if is_asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo the changes on Escape."""
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.setModified(False)
            self._show()
        else:
            super().keyPressEvent(event)
