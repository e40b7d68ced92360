# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialogs of the Help menu: the table of keys, the list of words, and the About box."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLabel,
    QMessageBox,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app import __version__
from desktop_app.kit.dialogs import close_row, key_rows
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import TallRowDelegate
from desktop_app.kit.window_place import fit_dialog
from desktop_app.languages import translate
from desktop_app.words.terms import GlossaryTerm, definition, term_name

KEYS_LETTERS, KEYS_HEIGHT = 108, 620
"""The width in letters, enough for most rows (tooltips have the rest), and the height in pixels."""
TERMS_LETTERS, TERMS_HEIGHT = 72, 560
ABOUT_LETTERS = 60
"""The width of the About box in letters: with large type, Qt's own would be too high."""


class KeysDialog(QDialog):
    """A table of actions and their keys, in groups."""

    #: Title of a dialog, and of the columns in its table
    def __init__(
        self, board: Iterable[QAction], explain: list[tuple[str, str]], parent: QWidget
    ) -> None:
        """List the keys.

        Args:
            board: the actions of the window.
            explain: descriptions and keys of the Explain page.
            parent: the parent window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        fit_dialog(self, KEYS_LETTERS * self.fontMetrics().averageCharWidth(), KEYS_HEIGHT)
        self.table = QTreeWidget()
        self.table.setHeaderLabels([self.tr("What it does"), self.tr("Keys")])
        self.table.setAccessibleName(self.windowTitle())
        self.table.setToolTip(self.tr("What you can do, and which keys to press"))
        self.table.setItemDelegate(TallRowDelegate(self.table))
        header = self.table.header()
        header.setStretchLastSection(False)  # the keys stay in sight, however long the rest is
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        enable_touch_scrolling(self.table)
        #: Title of a group of keys
        self._add(self.tr("Board"), [*key_rows(board), *self._board_rows()])
        #: Title of a group of keys: the page Explain
        self._add(self.tr("Explain"), explain)
        self._add(self.tr("Tree (click it first)"), self._tree_rows())
        self.table.expandAll()
        layout = QVBoxLayout(self)
        layout.addWidget(self.table, 1)
        layout.addLayout(close_row(self))

    def _add(self, title: str, rows: list[tuple[str, str]]) -> None:
        group = QTreeWidgetItem([title])
        for row in rows:
            item = QTreeWidgetItem(list(row))
            item.setToolTip(0, row[0])
            group.addChild(item)
        self.table.addTopLevelItem(group)

    #: What a key does, and the name of the key, in the dialog of keys
    def _board_rows(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Go to a square and play there"), self.tr("Arrows, Enter")),
            (self.tr("Play in this column, or play this move in the list"), self.tr("1 to 9")),
        ]

    #: What a key does, and the name of the key, in the dialog of keys
    def _tree_rows(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Go from node to node"), self.tr("Arrows, Home, End")),
            (self.tr("Go to the step that gives the node its value"), self.tr("Enter")),
            (self.tr("Open or close a node"), self.tr("Space")),
            (self.tr("Show more of its branches"), self.tr("*")),
            (self.tr("Zoom in, zoom out, back to the original size"), self.tr("+, −, 0")),
        ]


class TermsDialog(QDialog):
    """All words and their sentences, in alphabetical order.

    Attributes:
        list: the text.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        #: Title of the list of words that the program explains
        self.setWindowTitle(self.tr("Words"))
        fit_dialog(self, TERMS_LETTERS * self.fontMetrics().averageCharWidth(), TERMS_HEIGHT)
        self.list = QTextBrowser()
        self.list.setAccessibleName(self.windowTitle())
        self.list.setToolTip(self.tr("What the words in this program mean"))
        enable_touch_scrolling(self.list)
        terms = sorted(GlossaryTerm, key=lambda term: term_name(term).casefold())
        self.list.setHtml(
            "".join(
                f"<p><b>{escape(term_name(term))}</b><br>{escape(definition(term))}</p>"
                for term in terms
            )
        )
        layout = QVBoxLayout(self)
        layout.addWidget(self.list, 1)
        layout.addLayout(close_row(self))


#: The dialog about the program. {version}: such as 1.2
def show_about(window: QWidget) -> None:
    """Show the version and the licences."""
    text = translate(
        "About",
        "Minimax Fair {version}\n\nPlay against a minimax bot and see what every move is worth.\n"
        "This is free software under the GNU General Public License, version 3 or later.\n\nThe "
        "chess rules and notation come from the python-chess library by Niklas Fiekas. Colin M. "
        "L. Burnett drew the chess pieces. Both are under the GNU General Public License, "
        "version 3 or later.",
    ).format(version=__version__)
    typeface = translate(
        "About",
        "The typeface is Atkinson Hyperlegible Next by the Braille Institute of America, "
        "licensed under the SIL Open Font License.",
    )
    box = QMessageBox(window)
    box.setWindowTitle(translate("About", "About Minimax Fair"))
    box.setText(f"{text}\n\n{typeface}")
    for label in box.findChildren(QLabel):
        label.setMinimumWidth(ABOUT_LETTERS * label.fontMetrics().averageCharWidth())
    box.setModal(False)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.show()
