# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The presenter's view for an audience: the board with values, or the tree with its sentence."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HEADING, NEAR, enlarge
from desktop_app.kit.touch.sizes import FINGER
from desktop_app.shell.layouts import Layouts
from desktop_app.shell.pages import PageStack

LINES = 3
"""The distance from the top, in lines of text: the tree page has a row there."""


@guarded
class ExitButton(QToolButton):
    """A button in the upper right corner that ends the presentation without a key."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setText("\N{MULTIPLICATION SIGN}")
        self.setAccessibleName(self.tr("Exit the presenter view"))
        self.setToolTip(self.tr("Go back to the menus and buttons (F12, Esc)"))
        enlarge(self, HEADING, bold=True)
        self.setAutoRaise(True)
        self.setFixedSize(FINGER, FINGER)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it on the board
        self.hide()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move back to the corner when the window changes."""
        if event.type() == QEvent.Type.Resize and watched is self.window():
            self.place()
        return False

    def place(self) -> None:
        """Move to the corner, above everything else there."""
        window = self.window()
        above = LINES * window.fontMetrics().height()
        self.move(window.width() - FINGER - NEAR, max(above, NEAR))
        self.raise_()


class Presentation:
    """Hides all bars and panels for an audience."""

    def __init__(
        self, layouts: Layouts, pages: PageStack, strip: QWidget, leave: Callable[[], None]
    ) -> None:
        """Hide nothing yet.

        Args:
            layouts: the layouts of the window.
            pages: the board, or the page in its place.
            strip: the strip above the board.
            leave: called when the user presses the button that ends the presentation.
        """
        self._layouts, self._pages, self._strip = layouts, pages, strip
        self._way_out = ExitButton(pages.window())
        self._way_out.clicked.connect(leave)

    def present(self, presenting: bool) -> None:
        """Begin or end the presentation."""
        self._layouts.set_presenting(presenting)
        self._pages.set_presenting(presenting)
        self._strip.setVisible(not presenting)
        self._way_out.setVisible(presenting)
        self._way_out.place()
