# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""MENACE's matchboxes in the window: the panel beside the board, and warnings about their file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from desktop_app.shell.main_window import MainWindow

if TYPE_CHECKING:
    from desktop_app.menace.panel import MatchboxPanel


class MatchboxPanelController(QObject):
    """Shows the panel while MENACE plays, unless the user has closed it.

    A warning about the file of the boxes stays until the user closes it, too: the bar is cleared
    with each move, and MENACE may make its first one at once.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._bar, self._boxes = window.message_bar, window.boxes
        self._text = ""
        self._window = window
        self._panel: MatchboxPanel | None = None
        self._boxes.changed.connect(self._show)
        window.pages.boardShown.connect(self._show)
        self._boxes.failed.connect(self._tell)
        self._bar.closed.connect(self._forget)
        window.session.gameStarted.connect(self._forget)
        window.session.positionChanged.connect(self._say_again)  # after the bar was put away
        if self._boxes.trouble:
            self._tell(self._boxes.trouble)
        self._show()

    def show_or_hide(self) -> None:
        """Show or hide the panel as its command says, and move the focus to the board."""
        self._show()
        self._window.board.setFocus()

    @Slot()
    def _show(self) -> None:
        is_on = self._window.actions_list["matchboxes"].isChecked()
        wanted = self._boxes.is_at_board and is_on
        if wanted and self._panel is None:
            self._panel = self._build()
        if self._panel is not None and self._panel.isHidden() is wanted:
            self._panel.setVisible(wanted)

    def _build(self) -> MatchboxPanel:
        """Build the panel when it is first needed, since it imports the arena's charts."""
        from desktop_app.menace.panel import MatchboxPanel

        panel = MatchboxPanel(self._boxes, self._window.session)
        panel.hide()
        panel.closeAsked.connect(self._window.actions_list["matchboxes"].trigger)
        self._window.area.put_beside(panel)
        return panel

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
            self._bar.show_message(self._text, is_new=False)
