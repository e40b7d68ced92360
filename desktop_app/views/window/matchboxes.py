# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window says of MENACE's matchboxes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from desktop_app.views.window.main_window import MainWindow


class BoxTeller(QObject):
    """Says what is wrong with the file of the boxes, until somebody has closed it.

    The bar is put away with each move, and MENACE may make its first one at once.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._bar, self._boxes = window.message_bar, window.boxes
        self._text = ""
        self._boxes.failed.connect(self._tell)
        self._bar.closed.connect(self._forget)
        window.session.gameStarted.connect(self._forget)
        window.flow.positionTaken.connect(self._say_again)
        if self._boxes.trouble:
            self._tell(self._boxes.trouble)

    @Slot(str)
    def _tell(self, text: str) -> None:
        self._text = text
        self._bar.show_message(text)

    @Slot()
    def _forget(self) -> None:
        self._text = ""

    @Slot()
    def _say_again(self) -> None:
        if self._text:
            self._bar.show_message(self._text, is_said=False)
