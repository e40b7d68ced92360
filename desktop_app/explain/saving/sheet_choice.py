# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which worksheets are to be written, and where to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop_app.explain.saving.sheet_dialog import SheetDialog
from desktop_app.explain.saving.sheet_form import FIRST_SEEDS
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.worksheets.exercises import Exercises
from desktop_app.explain.worksheets.pages import SheetWish
from desktop_app.explain.worksheets.worksheet import can_be_printed
from desktop_app.explain.worksheets.writing import PDF, SVG, page_file
from desktop_app.kit.save_place import SavePlace
from desktop_app.search.trace import Trace


class SheetChoice(QObject):
    """Opens the dialog with what was chosen last.

    Signals:
        failed: a sentence that says what can't be, and what to do.
        chosen: a `SheetWish`, and the path of the file.
    """

    failed = Signal(str)
    chosen = Signal(object, str)

    def __init__(self, place: SavePlace, window: QWidget) -> None:
        super().__init__(window)
        self._place = place
        self._window = window
        self._asked = Exercises(seed=Random().randint(1, FIRST_SEEDS))
        self._last = SheetWish(self._asked)
        self._run: TreeRun | None = None
        self._dialog: SheetDialog | None = None

    def set_run(self, run: TreeRun) -> None:
        """The tree of this run is shown."""
        self._run = run

    @property
    def _shown(self) -> Trace | None:
        """The run whose tree can be printed."""
        run = self._run
        return run.trace if run is not None and can_be_printed(run) else None

    @Slot()
    def ask(self) -> None:
        """Ask which worksheets are wanted."""
        self._open(self._last)

    @Slot()
    def ask_for_tree(self) -> None:
        """Ask how the tree that is shown is to be printed, blank and solved."""
        shown = self._shown
        if shown is not None:
            self._open(replace(self._last, trees=shown))
        else:
            text = self.tr("This tree has no place on a sheet of paper, or nothing to be found.")
            hint = self.tr("Choose an example, or a position near the end of a game.")
            self.failed.emit(f"{text} {hint}")

    def _open(self, wish: SheetWish) -> None:
        self._dialog = dialog = SheetDialog(wish, self._asked, self._shown, self._window)
        dialog.wanted.connect(self._ask_path)
        dialog.open()

    @Slot(object, str)
    def _ask_path(self, wish: SheetWish, ending: str) -> None:
        """Ask above the dialog, which stays open while no file is chosen."""
        dialog = self._dialog
        if dialog is None:
            return
        kinds = {PDF: "PDF (*.pdf)", SVG: "SVG (*.svg)"}[ending]
        title, name = self.tr("Save the worksheets"), f"worksheets{ending}"
        path = self._place.ask(dialog, title, name, kinds)
        if not path:
            return
        self._asked = dialog.form.asked
        self._last = replace(wish, trees=self._asked)
        dialog.accept()
        first = page_file(Path(path), 1)
        if ending == SVG and first.exists():  # of which the question for a name knew nothing
            text = self.tr("“{name}” is there already. Choose another name.")
            self.failed.emit(text.format(name=first.name))
        else:
            self.chosen.emit(wish, path)
