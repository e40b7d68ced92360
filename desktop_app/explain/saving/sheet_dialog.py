# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks which worksheets are wanted, and shows the first page of them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop_app.explain.saving.pieces import Pieces
from desktop_app.explain.saving.sheet_form import SheetForm
from desktop_app.explain.saving.sheet_preview import SheetPreview
from desktop_app.explain.worksheets.exercises import Exercises
from desktop_app.explain.worksheets.pages import Pages, SheetWish
from desktop_app.explain.worksheets.writing import SheetWork
from desktop_app.files.errors import FileError
from desktop_app.kit.fingers.scroll import scroll_by_finger
from desktop_app.kit.fingers.sizes import fit_for_fingers
from desktop_app.kit.look.scale import APART, WIDE
from desktop_app.kit.screen_reader import entitle
from desktop_app.kit.window_place import fit_dialog
from desktop_app.search.trace import Trace

PREVIEW = QSize(460, 180)
"""Pixels beside the form, and below it."""
READABLE = 1.1
"""A number is 2 mm high where trees are of this scale."""


class SheetDialog(QDialog):
    """What is chosen, the first page of it, and how many there are.

    Signals:
        wanted: the `SheetWish` that is to be written, and how the file's name ends.
    """

    wanted = Signal(object, str)

    def __init__(
        self, wish: SheetWish, asked: Exercises, shown: Trace | None, parent: QWidget
    ) -> None:
        """Ask.

        Args:
            wish, asked, shown: see `SheetForm`.
            parent: the window above which it is asked.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Worksheets"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.form = SheetForm(wish, asked, shown)
        self.form.changed.connect(self._lay_out)
        self.preview = SheetPreview()
        self.told = QLabel()
        self.told.setWordWrap(True)
        entitle(self.told, self.tr("How many pages"))
        self._work: SheetWork | None = None
        self._pieces = Pieces(self)
        self._pieces.ended.connect(self._show_pages)
        self.finished.connect(self._pieces.stop)
        self._place()
        self._lay_out()

    def _place(self) -> None:
        scroll = QScrollArea()
        scroll_by_finger(scroll)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.form)
        scroll.setAccessibleName(self.tr("What is printed"))
        save, cancel = QDialogButtonBox.StandardButton.Save, QDialogButtonBox.StandardButton.Cancel
        buttons = QDialogButtonBox(save | cancel)
        buttons.button(save).setText(self.tr("Save…"))
        buttons.button(save).setToolTip(self.tr("Choose a file, and write it"))
        buttons.button(cancel).setToolTip(self.tr("Write nothing (Esc)"))
        for button in buttons.buttons():
            button.setIcon(QIcon())  # the style's own are not made for the dark
        buttons.accepted.connect(self._want)
        buttons.rejected.connect(self.reject)
        sides = QHBoxLayout()
        sides.setSpacing(WIDE)
        sides.addWidget(scroll)
        sides.addWidget(self.preview, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        layout.setSpacing(APART)
        layout.addLayout(sides, 1)
        layout.addWidget(self.told)
        layout.addWidget(buttons)
        fit_for_fingers(self)
        bar = scroll.verticalScrollBar().sizeHint().width()
        wide = self.form.sizeHint().width() + bar
        scroll.setFixedWidth(wide)
        fit_dialog(self, wide + PREVIEW.width(), self.form.sizeHint().height() + PREVIEW.height())
        self.form.refresh()  # now: there is room for all of it

    @Slot()
    def _lay_out(self) -> None:
        """Lay out what is chosen now; until that is done the page before is shown."""
        self._work = SheetWork(self.form.wish)
        self._pieces.begin(self._work.pieces())

    @Slot(object)
    def _show_pages(self, _error: FileError | None) -> None:
        if self._work is not None and self._work.pages is not None:
            self.preview.show_pages(self._work.pages)
            self.told.setText(self._text(self._work.pages))

    def _text(self, pages: Pages) -> str:
        solved = sum(page.is_solved for page in pages.pages)
        text = self.tr("Pages: {count}. With solutions: {solved}.")
        text = text.format(count=len(pages.pages), solved=solved)
        if pages.least_scale < READABLE:
            text += " " + self.tr("The tree is wide: on this paper its numbers are small.")
        return text

    @Slot()
    def _want(self) -> None:
        self.wanted.emit(self.form.wish, self.form.ending)
