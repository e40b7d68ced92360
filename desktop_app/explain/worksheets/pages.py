# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lay out the worksheets of a request on pages and paint them; units are tenths of a millimetre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.explain.worksheets.random_trees import RandomTrees
from desktop_app.explain.worksheets.tree import BLACK, PaperTree, paper_font, write_text
from desktop_app.explain.worksheets.words import (
    page_text,
    person_line,
    sheet_title,
    solutions_title,
    source_text,
    task_text,
)
from desktop_app.explain.worksheets.worksheet import Worksheet, worksheet, worksheets
from desktop_app.search.trace import Trace

MARGIN = 150.0
TITLE, PLAIN, SMALL = 58, 37, 29
"""Font heights in tenths of a millimetre."""
LINE, SPACED = 1.4, 2.0
"""Line spacing for reading, and with space to write above a line."""
APART = 80.0
"""The distance from the text below a tree to the next tree."""
LARGEST = 3.2
"""The largest scale of a blank tree: a node's ring is 12 mm wide, enough to write in."""
LEAST = 2.0
LARGEST_SOLVED, LEAST_SOLVED = 2.0, 1.35
SHRINKS = 0.8
"""How much trees may shrink, but not below the least scale, to fit another row on the page."""
MOST_IN_PORTRAIT = 16
"""If a tree has more nodes in its lowest row, or is too wide for portrait format, all pages are in
landscape format."""


class PaperSize(StrEnum):
    """Paper formats."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in portrait format, in tenths of a millimetre."""
        return (2100.0, 2970.0) if self is PaperSize.A4 else (2159.0, 2794.0)


@dataclass(frozen=True, slots=True)
class WorksheetRequest:
    """The worksheets to print; equal requests make equal pages.

    Attributes:
        trees: the settings of random trees, or the run whose tree is printed.
        paper: the paper format.
        has_blank: whether to print the trees to fill in.
        has_solutions: whether to print the solutions, on separate pages at the end.
    """

    trees: RandomTrees | Trace
    paper: PaperSize = PaperSize.A4
    has_blank: bool = True
    has_solutions: bool = True

    @property
    def prunes(self) -> bool:
        """Whether the trees are for alpha-beta."""
        trees = self.trees
        return trees.prunes if isinstance(trees, RandomTrees) else trees.algorithm.prunes

    @property
    def count(self) -> int:
        """The number of trees."""
        return self.trees.count if isinstance(self.trees, RandomTrees) else 1

    @property
    def title(self) -> str:
        """The title of each page."""
        return sheet_title(prunes=self.prunes)

    @property
    def source(self) -> str:
        """A text with the settings that make the same trees again; empty for a run."""
        return source_text(self.trees) if isinstance(self.trees, RandomTrees) else ""

    def sheets(self) -> Iterator[SheetLayout]:
        """Yield the laid-out worksheets one by one, as many take a while."""
        trees = self.trees
        made = worksheets(trees) if isinstance(trees, RandomTrees) else iter((worksheet(trees),))
        return (SheetLayout.of(sheet) for sheet in made)


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """A worksheet with its trees laid out."""

    blank: PaperTree
    solved: PaperTree
    question: str
    answer: str

    @classmethod
    def of(cls, sheet: Worksheet) -> SheetLayout:
        """Lay out both trees of a worksheet."""
        texts = sheet.texts
        blank, solved = (PaperTree(tree, texts) for tree in (sheet.blank, sheet.solved))
        return cls(blank, solved, sheet.question, sheet.answer)


@dataclass(frozen=True, slots=True)
class TreeCell:
    """A tree and the text below it, at their place on a page."""

    number: int
    tree: PaperTree
    text: str
    place: QRectF
    scale: float
    is_solved: bool

    @property
    def line_height(self) -> float:
        """The height of a text line; lines to write on are higher."""
        return PLAIN * (LINE if self.is_solved else SPACED)

    @property
    def needed(self) -> float:
        """The height that the tree and its text need."""
        return self.tree.height * self.scale + (self.text.count("\n") + 1) * self.line_height


@dataclass(frozen=True, slots=True)
class WorksheetPage:
    """A page of trees.

    Attributes:
        is_solved: whether the trees are solved.
        cells: the trees and their places.
    """

    is_solved: bool
    cells: tuple[TreeCell, ...]


class WorksheetPages:
    """All pages of a request, the blank ones first.

    Attributes:
        request: the request.
        width, height: the size of a page in tenths of a millimetre.
        is_wide: whether the pages are in landscape format.
    """

    def __init__(self, request: WorksheetRequest, sheets: Sequence[SheetLayout]) -> None:
        """Lay out worksheets."""
        self.request = request
        width, height = request.paper.size
        blank = [sheet.blank for sheet in sheets]
        solved = [sheet.solved for sheet in sheets]
        most = max((len(tree.plan.rows[-1]) for tree in blank), default=0)
        widest = max((tree.width for tree in blank), default=1.0)
        self.is_wide = most > MOST_IN_PORTRAIT or (width - 2 * MARGIN) / widest < LEAST_SOLVED
        self.width, self.height = (height, width) if self.is_wide else (width, height)
        self.pages: list[WorksheetPage] = []
        if request.has_blank:
            texts = [sheet.question for sheet in sheets]
            self._add(blank, texts, (LEAST, LARGEST), 1, is_solved=False)
        if request.has_solutions or not request.has_blank:
            texts = [sheet.answer for sheet in sheets]
            fits = (self.width - 2 * MARGIN) / 2 / max((t.width for t in solved), default=1)
            columns = 2 if fits >= LEAST_SOLVED and len(solved) > 1 else 1
            self._add(solved, texts, (LEAST_SOLVED, LARGEST_SOLVED), columns, is_solved=True)

    def _add(
        self,
        trees: list[PaperTree],
        texts: list[str],
        scales: tuple[float, float],
        columns: int,
        *,
        is_solved: bool,
    ) -> None:
        """Add pages for some trees."""
        top = MARGIN + self._head_height(is_solved=is_solved)
        room = self.height - top - MARGIN - SMALL
        lines = max((text.count("\n") + 1 for text in texts), default=1)
        below = lines * PLAIN * (LINE if is_solved else SPACED) + APART
        across = (self.width - 2 * MARGIN) / columns
        width = max((tree.width for tree in trees), default=1.0)
        height = max((tree.height for tree in trees), default=1.0)
        least, largest = scales
        scale = min(largest, (across - 40) / width)
        smaller = max(scale * SHRINKS, min(scale, least))
        rows = max(1, floor(room / (height * smaller + below)))
        rows = min(rows, max(1, ceil(len(trees) / columns)))
        scale = min(scale, (room / rows - below) / height)
        each = rows * columns
        for first in range(0, len(trees), each):
            cells: list[TreeCell] = []
            for at, tree in enumerate(trees[first : first + each]):
                row, column = divmod(at, columns)
                place = QRectF(
                    MARGIN + column * across, top + row * (room / rows), across - 40, room / rows
                )
                cells.append(
                    TreeCell(first + at + 1, tree, texts[first + at], place, scale, is_solved)
                )
            self.pages.append(WorksheetPage(is_solved, tuple(cells)))

    def _head_height(self, *, is_solved: bool) -> float:
        lines = 0 if is_solved else (2 if self.is_wide else 3)
        return TITLE * LINE * 1.3 + lines * PLAIN * LINE + 20

    @property
    def least_scale(self) -> float:
        """The scale of the smallest tree, in tenths of a millimetre for one of its units."""
        return min(cell.scale for page in self.pages for cell in page.cells)

    def text(self, number: int) -> str:
        """Return the heading of a page and the texts below its trees, without the foot."""
        page = self.pages[number]
        return "\n".join([*self._head(page), *(cell.text for cell in page.cells)])

    def _head(self, page: WorksheetPage) -> tuple[str, str, str]:
        """Return the title, the text at its right, and the task of a page."""
        title = self.request.title
        if page.is_solved:
            return title, solutions_title(), ""
        return title, person_line(), task_text(prunes=self.request.prunes)

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, in tenths of a millimetre from its upper left corner."""
        page = self.pages[number]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(paper_font(PLAIN))
        painter.fillRect(QRectF(0, 0, self.width, self.height), QColor("white"))
        title, aside, task = self._head(page)
        width = self.width - 2 * MARGIN
        line = QRectF(MARGIN, MARGIN, width, TITLE * LINE)
        self._write(painter, line, title, TITLE, bold=True)
        self._write(painter, line, aside, PLAIN, Qt.AlignmentFlag.AlignRight)
        rule = MARGIN + TITLE * LINE * 1.15
        painter.setPen(QPen(QColor(BLACK), 3))
        painter.drawLine(QPointF(MARGIN, rule), QPointF(MARGIN + width, rule))
        if task:
            room = QRectF(MARGIN, rule + 20, width, 4 * PLAIN * LINE)
            self._write(painter, room, task, PLAIN, Qt.AlignmentFlag.AlignTop)
        for cell in page.cells:
            self._paint_cell(painter, cell)
        foot = QRectF(MARGIN, self.height - MARGIN + 20, width, SMALL * LINE)
        self._write(painter, foot, self.request.source, SMALL)
        counted = page_text(number + 1, len(self.pages))
        self._write(painter, foot, counted, SMALL, Qt.AlignmentFlag.AlignRight)

    def _paint_cell(self, painter: QPainter, cell: TreeCell) -> None:
        place, tree, scale = cell.place, cell.tree, cell.scale
        if self.request.count > 1:
            number = f"{cell.number}."
            self._write(painter, place, number, PLAIN, Qt.AlignmentFlag.AlignTop, bold=True)
        left = place.left() + max(0.0, (place.width() - tree.width * scale) / 2)
        tree.paint(painter, QPointF(left, place.top()), scale)
        below = QRectF(place)
        below.setTop(place.top() + tree.height * scale + 15)
        for line in cell.text.split("\n"):
            self._write(painter, below, line, PLAIN, Qt.AlignmentFlag.AlignTop)
            below.setTop(below.top() + cell.line_height)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        size: int,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        bold: bool = False,
    ) -> None:
        write_text(painter, room, text, paper_font(size, bold=bold), align, wraps=True)
