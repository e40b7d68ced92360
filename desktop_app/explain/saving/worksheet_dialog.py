# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The worksheet dialog: its form, a preview of the first page, and the choice of a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop_app.explain.saving.file_job import SlicedJob
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.worksheets.pages import PaperSize, WorksheetPages, WorksheetRequest
from desktop_app.explain.worksheets.random_trees import (
    BRANCHINGS,
    DEPTHS,
    LARGEST,
    MOST_LEAVES,
    MOST_TREES,
    RandomTrees,
)
from desktop_app.explain.worksheets.worksheet import can_be_printed
from desktop_app.explain.worksheets.writing import PDF, SVG, WorksheetFiles, page_file
from desktop_app.files.errors import FileError
from desktop_app.guard import guarded
from desktop_app.kit.dialogs import SaveDialog, without_icons
from desktop_app.kit.look.controls import indent_number
from desktop_app.kit.look.scale import APART, WIDE
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.kit.terms import explain_label
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import fit_for_touch, set_touch_height
from desktop_app.kit.window_place import fit_dialog
from desktop_app.search.trace import Trace
from desktop_app.words.terms import GlossaryTerm, definition

LARGEST_SEED = 999_999_999
FIRST_SEEDS = 9_999
"""The largest seed chosen at random, short enough to read and type again."""
ROWS_FOR_NEW_TREES = 5
"""The number of rows, below the first, that apply only to new trees."""

LEAST = QSize(190, 250)
"""The smallest size of the preview in pixels."""
PREVIEW = QSize(460, 180)
"""The space in pixels that the dialog leaves to the right of the form and below it."""
READABLE = 1.1
"""The smallest scale at which a tree is easy to read; its numbers are 2 mm high."""


class WorksheetForm(QWidget):
    """Form with the settings of a worksheet.

    Signals:
        changed: a setting has changed.
    """

    changed = Signal()

    def __init__(self, request: WorksheetRequest, asked: RandomTrees, shown: Trace | None) -> None:
        """Show the settings; all rows are visible until `refresh` is called.

        Args:
            request: the initial settings.
            asked: the initial settings for new trees, if the request is for the tree on screen.
            shown: the run on screen; None if its tree can't be printed.
        """
        super().__init__()
        self._random = Random()
        self._shown = shown
        #: Labels, choices and tips of a form with the settings of a worksheet
        self.trees = self._choice(
            self.tr("Trees"),
            self.tr("New trees with random numbers, or the tree on the screen"),
            ((self.tr("New trees of numbers"), False), (self.tr("The tree on the screen"), True)),
        )
        self.trees.setEnabled(shown is not None)
        if shown is None:
            self.trees.setToolTip(self.tr("The tree on the screen doesn't fit on a page"))
        self.trees.setCurrentIndex(self.trees.findData(isinstance(request.trees, Trace)))
        self._build_trees(request.trees if isinstance(request.trees, RandomTrees) else asked)
        self._build_paper(request)
        self._place()
        for box, keep in ((self.least, self._keep_most), (self.most, self._keep_least)):
            box.setKeyboardTracking(False)  # or typing 15 would set 1 first
            box.valueChanged.connect(keep)
        self.plies.valueChanged.connect(self.refresh)
        self.trees.currentIndexChanged.connect(self.refresh)

    def _build_trees(self, asked: RandomTrees) -> None:
        self.count = self._number(
            self.tr("Number of trees"),
            self.tr("How many trees are printed"),
            (1, MOST_TREES),
            asked.count,
        )
        #: Labels, choices and tips of a form with the settings of a worksheet
        self.task = self._choice(
            self.tr("Task"),
            self.tr("What pupils have to find: only the values, or also what alpha-beta skips"),
            (
                (self.tr("Minimax: the values"), False),
                (self.tr("Alpha-beta: values and cuts"), True),
            ),
        )
        self.task.setCurrentIndex(self.task.findData(asked.prunes))
        #: Label in the form of a worksheet: how many moves deep its trees are
        self.plies = self._number(
            self.tr("Depth"),
            self.tr("How many moves deep each tree is"),
            (DEPTHS[0], DEPTHS[-1]),
            asked.depth,
        )
        #: Label in the form of a worksheet: how many branches each node has
        self.branching = self._number(
            self.tr("Branches"),
            self.tr("How many branches each node has (fewer if the tree is deep)"),
            (BRANCHINGS[0], BRANCHINGS[-1]),
            asked.branching,
        )
        least, most = asked.numbers
        #: Label in the form of a worksheet: the smallest and the largest number at the ends of the
        #: branches
        self.least = self._number(
            self.tr("Numbers from"),
            self.tr("The smallest number at a leaf"),
            (-LARGEST, LARGEST - 1),
            least,
        )
        self.most = self._number(
            #: between the smallest and the largest number: Numbers from 0 to 20
            self.tr("to"),
            self.tr("The largest number at a leaf"),
            (1 - LARGEST, LARGEST),
            most,
        )
        #: Label in the form of a worksheet: the number with which the same trees are made again
        self.seed = self._number(
            self.tr("Seed"),
            self.tr("The same seed makes the same trees again, here and on the command line"),
            (0, LARGEST_SEED),
            asked.seed,
        )
        #: Button in the form of a worksheet: other trees of the same kind
        self.others = QPushButton(self.tr("New numbers"))
        self.others.setToolTip(self.tr("Use another seed"))
        self.others.clicked.connect(self._take_others)

    def _build_paper(self, request: WorksheetRequest) -> None:
        #: Label in the form of a worksheet: the size of the paper
        self.paper = self._choice(
            self.tr("Paper"),
            self.tr("How large the pages are"),
            ((self.tr("A4"), PaperSize.A4), (self.tr("Letter"), PaperSize.LETTER)),
        )
        self.paper.setCurrentIndex(self.paper.findData(request.paper))
        both, blank, solved = (True, True), (True, False), (False, True)
        #: Label in the form of a worksheet, and its choices
        self.contents = self._choice(
            self.tr("Pages"),
            self.tr("Solutions go on extra pages at the end"),
            (
                (self.tr("Trees, then solutions"), both),
                (self.tr("Only trees"), blank),
                (self.tr("Only solutions"), solved),
            ),
        )
        chosen = (request.has_blank, request.has_solutions)
        self.contents.setCurrentIndex((both, blank, solved).index(chosen))
        #: Label in the form of a worksheet, and its choices
        self.kind = self._choice(
            self.tr("File"),
            self.tr("One file to print, or drawings that you can edit"),
            ((self.tr("PDF"), PDF), (self.tr("SVG, one per page"), SVG)),
        )

    def _number(self, name: str, tip: str, limits: tuple[int, int], value: int) -> QSpinBox:
        box = QSpinBox()
        indent_number(box)
        box.setRange(*limits)
        box.setValue(value)
        box.setAccessibleName(name)
        box.setToolTip(tip)
        box.valueChanged.connect(self.changed)
        return box

    def _choice(self, name: str, tip: str, rows: Sequence[tuple[str, object]]) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setToolTip(tip)
        for text, value in rows:
            box.addItem(text, value)
        box.currentIndexChanged.connect(self.changed)
        return box

    def _place(self) -> None:
        notes = {
            self.plies: definition(GlossaryTerm.DEPTH),
            self.seed: definition(GlossaryTerm.SEED),
        }
        self._rows = form = QFormLayout()
        for row in (
            (self.trees,),
            (self.task,),
            (self.count,),
            (self.plies, self.branching),
            (self.least, self.most),
            (self.seed, self.others),
            (self.paper,),
            (self.contents,),
            (self.kind,),
        ):
            first, *beside = row
            line = QHBoxLayout()
            line.addWidget(first, 1)
            for widget in beside:
                if not isinstance(widget, QPushButton):
                    line.addWidget(QLabel(widget.accessibleName()))
                line.addWidget(widget, 1)
            label = QLabel(first.accessibleName())
            label.setBuddy(first)
            if first in notes:
                explain_label(label, notes[first], first)
            set_touch_height(label)
            form.addRow(label, line)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        layout.addStretch(1)

    @Slot(int)
    def _keep_most(self, least: int) -> None:
        self.most.setValue(max(self.most.value(), least + 1))

    @Slot(int)
    def _keep_least(self, most: int) -> None:
        self.least.setValue(min(self.least.value(), most - 1))

    @Slot()
    def refresh(self) -> None:
        """Limit new trees to the paper's size; hide their settings for the tree on screen."""
        plies = self.plies.value()
        self.branching.setMaximum(max(b for b in BRANCHINGS if b**plies <= MOST_LEAVES))
        for row in range(1, ROWS_FOR_NEW_TREES + 1):
            self._rows.setRowVisible(row, self._drawn is None)

    @property
    def _drawn(self) -> Trace | None:
        """The run whose tree is printed; None if new trees are made."""
        return self._shown if self.trees.currentData() else None

    @Slot()
    def _take_others(self) -> None:
        self.seed.setValue(self._random.randint(1, FIRST_SEEDS))

    @property
    def suffix(self) -> str:
        """The file name suffix for the selected format."""
        return self.kind.currentData()

    @property
    def request(self) -> WorksheetRequest:
        """The selected settings as a request."""
        has_blank, has_solutions = self.contents.currentData()
        paper = PaperSize(self.paper.currentData())
        return WorksheetRequest(self._drawn or self.asked, paper, has_blank, has_solutions)

    @property
    def asked(self) -> RandomTrees:
        """The selected settings for new trees."""
        return RandomTrees(
            self.count.value(),
            self.plies.value(),
            self.branching.value(),
            (self.least.value(), self.most.value()),
            bool(self.task.currentData()),
            self.seed.value(),
        )


@guarded
class WorksheetPreview(QWidget):
    """Preview of a page, scaled to the widget; white in every theme, like paper."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("The first page"))
        self.setToolTip(self.tr("The first page, as it will be printed"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(LEAST)
        self._pages: WorksheetPages | None = None
        self._kept = QPixmap()

    def sizeHint(self) -> QSize:
        """Return twice the minimum size."""
        return LEAST * 2

    def show_pages(self, pages: WorksheetPages) -> None:
        """Show the first of these pages."""
        self._pages, self._kept = pages, QPixmap()
        self.setAccessibleDescription(pages.text(0))
        self.update()

    @property
    def picture(self) -> QPixmap:
        """The first page at the resolution of the screen; null before there is one."""
        pages, ratio = self._pages, self.devicePixelRatioF()
        if pages is None:
            return QPixmap()
        scale = min(self.width() / pages.width, self.height() / pages.height)
        size = QSize(round(pages.width * scale * ratio), round(pages.height * scale * ratio))
        if self._kept.size() != size:
            self._kept = QPixmap(size)
            self._kept.fill(Qt.GlobalColor.white)
            painter = QPainter(self._kept)
            painter.scale(scale * ratio, scale * ratio)
            pages.paint(painter, 0)
            painter.end()
            self._kept.setDevicePixelRatio(ratio)
        return self._kept

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the page in the middle."""
        picture = self.picture
        if picture.isNull():
            return
        room = QRectF(QPointF(), picture.deviceIndependentSize())
        room.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.drawPixmap(room.topLeft(), picture)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(room.adjusted(0, 0, -1, -1))
        painter.end()


class WorksheetDialog(QDialog):
    """Dialog with the settings, a preview of the first page, and the number of pages.

    Signals:
        wanted: the user chose to save: the `WorksheetRequest`, and the file name extension.
    """

    wanted = Signal(object, str)

    def __init__(
        self, request: WorksheetRequest, asked: RandomTrees, shown: Trace | None, parent: QWidget
    ) -> None:
        """Offer the settings of a worksheet.

        Args:
            request: the initial settings.
            asked: the initial settings for new trees, if the request is for the tree on screen.
            shown: the run on screen; None if its tree can't be printed.
            parent: the parent window.
        """
        super().__init__(parent)
        #: Title of a dialog: trees on paper, to be solved by hand
        self.setWindowTitle(self.tr("Worksheets"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.form = WorksheetForm(request, asked, shown)
        self.form.changed.connect(self._lay_out)
        self.preview = WorksheetPreview()
        self.page_count = QLabel()
        self.page_count.setWordWrap(True)
        set_accessible_title(self.page_count, self.tr("How many pages?"))
        self._work: WorksheetFiles | None = None
        self._pieces = SlicedJob(self)
        self._pieces.ended.connect(self._show_pages)
        self.finished.connect(self._pieces.stop)
        self._place()
        self._lay_out()

    def _place(self) -> None:
        scroll = QScrollArea()
        enable_touch_scrolling(scroll)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.form)
        #: Name of the form, for screen readers
        scroll.setAccessibleName(self.tr("Worksheet settings"))
        save, cancel = QDialogButtonBox.StandardButton.Save, QDialogButtonBox.StandardButton.Cancel
        buttons = QDialogButtonBox(save | cancel)
        #: Button of the dialog
        buttons.button(save).setText(self.tr("Save…"))
        buttons.button(save).setToolTip(self.tr("Save the worksheets to a file"))
        buttons.button(cancel).setToolTip(self.tr("Close without saving (Esc)"))
        without_icons(buttons)
        buttons.accepted.connect(self._emit_wanted)
        buttons.rejected.connect(self.reject)
        sides = QHBoxLayout()
        sides.setSpacing(WIDE)
        sides.addWidget(scroll)
        sides.addWidget(self.preview, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        layout.setSpacing(APART)
        layout.addLayout(sides, 1)
        layout.addWidget(self.page_count)
        layout.addWidget(buttons)
        fit_for_touch(self)
        bar = scroll.verticalScrollBar().sizeHint().width()
        wide = self.form.sizeHint().width() + bar
        scroll.setFixedWidth(wide)
        fit_dialog(self, wide + PREVIEW.width(), self.form.sizeHint().height() + PREVIEW.height())
        self.form.refresh()  # last, since it hides rows: the dialog has space for all of them

    @Slot()
    def _lay_out(self) -> None:
        """Lay out the current settings; the previous page stays visible until that is done."""
        self._work = WorksheetFiles(self.form.request)
        self._pieces.begin(self._work.pieces())

    @Slot(object)
    def _show_pages(self, _error: FileError | None) -> None:
        if self._work is not None and self._work.pages is not None:
            self.preview.show_pages(self._work.pages)
            self.page_count.setText(self._text(self._work.pages))

    #: Below the form of a worksheet: how many pages there will be. {solved}: their number with the
    #: solutions
    def _text(self, pages: WorksheetPages) -> str:
        solved = sum(page.is_solved for page in pages.pages)
        text = self.tr("Pages: {count}. With solutions: {solved}.")
        text = text.format(count=len(pages.pages), solved=solved)
        if pages.least_scale < READABLE:
            text += " " + self.tr(
                "The tree is wide, so the numbers will come out small on this paper."
            )
        return text

    @Slot()
    def _emit_wanted(self) -> None:
        self.wanted.emit(self.form.request, self.form.suffix)


class WorksheetChoice(QObject):
    """Ask for worksheets and a file; remembers the settings used last.

    Signals:
        failed: a sentence that says what is not possible, and what to do instead.
        chosen: the `WorksheetRequest`, and the path of the file to write.
    """

    failed = Signal(str)
    chosen = Signal(object, str)

    def __init__(self, place: SaveDialog, window: QWidget) -> None:
        super().__init__(window)
        self._place = place
        self._window = window
        self._asked = RandomTrees(seed=Random().randint(1, FIRST_SEEDS))
        self._last = WorksheetRequest(self._asked)
        self._run: TreeRun | None = None
        self._dialog: WorksheetDialog | None = None

    def set_run(self, run: TreeRun) -> None:
        """Set the run on screen."""
        self._run = run

    @property
    def _shown(self) -> Trace | None:
        """The run on screen if its tree can be printed; else None."""
        run = self._run
        return run.trace if run is not None and can_be_printed(run) else None

    @Slot()
    def ask(self) -> None:
        """Open the dialog for new trees."""
        self._open(self._last)

    @Slot()
    def ask_for_tree(self) -> None:
        """Open the dialog for the tree on screen, blank and solved."""
        shown = self._shown
        if shown is not None:
            self._open(replace(self._last, trees=shown))
        else:
            text = self.tr("This tree doesn't fit on a page, or there is nothing to find in it.")
            hint = self.tr("Try an example, or a position near the end of a game.")
            self.failed.emit(f"{text} {hint}")

    def _open(self, request: WorksheetRequest) -> None:
        self._dialog = dialog = WorksheetDialog(request, self._asked, self._shown, self._window)
        dialog.wanted.connect(self._ask_path)
        dialog.open()

    @Slot(object, str)
    def _ask_path(self, request: WorksheetRequest, suffix: str) -> None:
        """Ask for a path; the dialog stays open if none is chosen."""
        dialog = self._dialog
        if dialog is None:
            return
        kinds = {PDF: "PDF (*.pdf)", SVG: "SVG (*.svg)"}[suffix]
        title, name = self.tr("Save the worksheets"), f"worksheets{suffix}"
        path = self._place.ask(dialog, title, name, kinds)
        if not path:
            return
        self._asked = dialog.form.asked
        self._last = replace(request, trees=self._asked)
        dialog.accept()
        first = page_file(Path(path), 1)
        if suffix == SVG and first.exists():  # the dialog checked `path` only
            #: {name}: the name of a file
            text = self.tr("“{name}” already exists. Use another name.")
            self.failed.emit(text.format(name=first.name))
        else:
            self.chosen.emit(request, path)
