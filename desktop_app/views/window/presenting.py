# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a class sees: the board with its values, or the tree with its sentence, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop_app.views.window.layouts import Layouts
from desktop_app.views.window.pages import Pages


class Presenting(QObject):
    """Hides all bars and panels while its action is checked."""

    def __init__(self, layouts: Layouts, pages: Pages, strip: QWidget, action: QAction) -> None:
        """Hide nothing yet.

        Args:
            layouts: of the bars and panels, and of the window on its screen.
            pages: the board, or what is shown in its place.
            strip: what stands above the board.
            action: checked while something is presented.
        """
        super().__init__(action)
        self._layouts, self._pages, self._strip = layouts, pages, strip
        action.toggled.connect(self._present)

    @Slot(bool)
    def _present(self, presenting: bool) -> None:
        self._layouts.set_presenting(presenting)
        self._pages.set_presenting(presenting)
        self._strip.setVisible(not presenting)
