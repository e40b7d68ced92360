# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of the words of the field, each with the sentence that explains it."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from desktop_app.kit.dialogs import close_row
from desktop_app.kit.fingers.scroll import scroll_by_finger
from desktop_app.kit.window_place import fit_dialog
from desktop_app.words.terms import Term, meaning, term_name

LETTERS, HEIGHT = 72, 560
"""The width in letters, and the height in pixels."""


class TermsDialog(QDialog):
    """All words and their sentences, in alphabetical order.

    Attributes:
        list: the text.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        #: Title of the list of words that the program explains
        self.setWindowTitle(self.tr("Words"))
        fit_dialog(self, LETTERS * self.fontMetrics().averageCharWidth(), HEIGHT)
        self.list = QTextBrowser()
        self.list.setAccessibleName(self.windowTitle())
        self.list.setToolTip(self.tr("What the words in this program mean"))
        scroll_by_finger(self.list)
        terms = sorted(Term, key=lambda term: term_name(term).casefold())
        self.list.setHtml(
            "".join(
                f"<p><b>{escape(term_name(term))}</b><br>{escape(meaning(term))}</p>"
                for term in terms
            )
        )
        layout = QVBoxLayout(self)
        layout.addWidget(self.list, 1)
        layout.addLayout(close_row(self))
