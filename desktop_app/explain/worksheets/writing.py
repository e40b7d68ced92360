# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write worksheets to files: all pages to one PDF, or each page to an SVG."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop_app.explain.worksheets.pages import (
    PaperSize,
    SheetLayout,
    WorksheetPages,
    WorksheetRequest,
)
from desktop_app.files.disk import write_whole

DOTS_AN_INCH = 1200
TENTHS_AN_INCH = 254
SIZES = {PaperSize.A4: QPageSize.PageSizeId.A4, PaperSize.LETTER: QPageSize.PageSizeId.Letter}
PDF, SVG = ".pdf", ".svg"


class WorksheetFiles:
    """`FileTask` that lays out, paints and writes worksheets.

    Nothing is written before everything is painted, so it can be stopped at any time.

    Attributes:
        pages: the pages, once they are laid out.
        files: the files that were written.
    """

    def __init__(self, request: WorksheetRequest, path: Path | None = None) -> None:
        """Prepare the work without starting it.

        Args:
            request: the worksheets to print.
            path: the file to write, whose extension sets the format; None to lay out only. Several
                pages as SVG become several files, `NAME-1.svg` and so on.
        """
        self._request = request
        self._path = path
        self.pages: WorksheetPages | None = None
        self.files: list[Path] = []

    def pieces(self) -> Iterator[float]:
        """Do the work; yield the share that is done after each tree and each page.

        Raises:
            FileError: a file can't be written.
        """
        sheets = list[SheetLayout]()
        for sheet in self._request.sheets():
            sheets.append(sheet)
            yield len(sheets) / self._request.count / 2
        self.pages = pages = WorksheetPages(self._request, sheets)
        if self._path is None:
            return
        contents = list[bytes]()
        count = len(pages.pages)
        if self._path.suffix.lower() == SVG:
            for number in range(count):
                contents.append(svg(pages, number))
                yield (1 + len(contents) / count) / 2
        else:
            for number, content in enumerate(_painted_pdf(pages)):
                contents = [content]
                yield (1 + number / count) / 2
        for number, content in enumerate(contents, 1):
            path = self._path if len(contents) == 1 else page_file(self._path, number)
            write_whole(path, content, durable=len(contents) == 1)  # syncing many is slow
            self.files.append(path)

    def close(self) -> None:
        """Do nothing, since no file is open and every written file is complete."""


def page_file(path: Path, number: int) -> Path:
    """Return the path for one of several SVG files."""
    return path.with_name(f"{path.stem}-{number}{path.suffix}")


def write_sheets(request: WorksheetRequest, path: Path) -> list[Path]:
    """Write worksheets in the format of the path's extension; return the files written.

    Raises:
        FileError: a file can't be written.
    """
    work = WorksheetFiles(request, path)
    for _share in work.pieces():
        pass
    return work.files


def _painted_pdf(pages: WorksheetPages) -> Iterator[bytes]:
    """Yield empty bytes after each page, then the whole PDF."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(pages.request.title)
    writer.setCreator("Minimax Fair")
    writer.setResolution(DOTS_AN_INCH)
    turned = QPageLayout.Orientation
    way = turned.Landscape if pages.is_wide else turned.Portrait
    writer.setPageLayout(QPageLayout(QPageSize(SIZES[pages.request.paper]), way, QMarginsF()))
    painter = QPainter(writer)
    try:
        for number in range(len(pages.pages)):
            if number:
                writer.newPage()
            painter.save()
            painter.scale(DOTS_AN_INCH / TENTHS_AN_INCH, DOTS_AN_INCH / TENTHS_AN_INCH)
            pages.paint(painter, number)
            painter.restore()
            yield b""
    finally:  # also if abandoned halfway: Qt must destroy these in this order
        painter.end()
        buffer.close()
    yield bytes(held.data())


def svg(pages: WorksheetPages, number: int) -> bytes:
    """Return one page as an SVG."""
    from PySide6.QtSvg import QSvgGenerator

    held = QByteArray()
    buffer = QBuffer(held)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(pages.request.title)
    generator.setResolution(TENTHS_AN_INCH)
    generator.setSize(QSize(round(pages.width), round(pages.height)))
    generator.setViewBox(QRectF(0, 0, pages.width, pages.height))
    painter = QPainter(generator)
    pages.paint(painter, number)
    painter.end()
    return bytes(held.data())
