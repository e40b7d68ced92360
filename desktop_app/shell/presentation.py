# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The presenter's view for an audience: the board with values, or the tree with its sentence."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QToolButton

from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HEADING, NEAR, enlarge
from desktop_app.kit.touch.sizes import FINGER
from desktop_app.shell.layouts import Layouts
from desktop_app.shell.pages import PageStack


@guarded
class ExitButton(QToolButton):
    """A button that ends the presentation without a key, at the end of the page's upper row."""

    def __init__(self, pages: PageStack) -> None:
        super().__init__()
        self._pages, self._is_wanted = pages, False
        self.setText("\N{MULTIPLICATION SIGN}")
        self.setAccessibleName(self.tr("Exit the presenter view"))
        self.setToolTip(self.tr("Go back to the menus and buttons (F12, Esc)"))
        enlarge(self, HEADING, bold=True)
        self.setAutoRaise(True)
        self.setFixedSize(FINGER, FINGER)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it on the board
        self.hide()
        pages.head.addWidget(self)
        pages.currentChanged.connect(self.follow)

    def want(self, wanted: bool) -> None:
        """Show the button, or hide it."""
        self._is_wanted = wanted
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Move to the page that is shown now."""
        head = self._pages.head
        if head.indexOf(self) < 0:
            head.addWidget(self)
        self.setVisible(self._is_wanted)
        self._pages.leave_edge(NEAR if self._is_wanted else 0)


class Presentation:
    """Hides all bars and panels for an audience."""

    def __init__(
        self,
        layouts: Layouts,
        pages: PageStack,
        show_strip: Callable[[bool], None],
        leave: Callable[[], None],
    ) -> None:
        """Hide nothing yet.

        Args:
            layouts: the layouts of the window.
            pages: the board, or the page in its place.
            show_strip: shows or hides the strip above the board.
            leave: called when the user presses the button that ends the presentation.
        """
        self._layouts, self._pages, self._show_strip = layouts, pages, show_strip
        self._way_out = ExitButton(pages)
        self._way_out.clicked.connect(leave)

    def present(self, presenting: bool) -> None:
        """Begin or end the presentation."""
        self._layouts.set_presenting(presenting)
        self._pages.set_presenting(presenting)
        self._show_strip(not presenting)
        self._way_out.want(presenting)
