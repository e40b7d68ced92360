# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages to files: all of them in one PDF, or each as an SVG of lines and text."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop_app.explain.worksheets.pages import Pages, Paper, PaperSheet, SheetRequest
from desktop_app.files.disk import write_whole

DOTS_AN_INCH = 1200
TENTHS_AN_INCH = 254
SIZES = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
PDF, SVG = ".pdf", ".svg"


def paper_family() -> str:
    """The type of paper: the same with and without a window, whatever the desktop has chosen."""
    return "Sans Serif" if sys.platform.startswith("linux") else QGuiApplication.font().family()


class SheetWork:
    """Worksheets are laid out, painted and written, one piece after another.

    Nothing is written before all is painted: it can be left at any moment.

    Attributes:
        pages: once they are laid out.
        files: that were written.
    """

    def __init__(self, request: SheetRequest, path: Path | None = None) -> None:
        """Begin nothing yet.

        Args:
            request: what is to be printed.
            path: where to, as its ending says; else pages are laid out and no more. Several
                pages as drawings are several files, `NAME-1.svg` and so on.
        """
        self._request = request
        self._path = path
        self.pages: Pages | None = None
        self.files: list[Path] = []

    def pieces(self) -> Iterator[float]:
        """Do it; tells after each tree and each page which share of it is done.

        Raises:
            FileError: a file can't be written.
        """
        family, sheets = paper_family(), list[PaperSheet]()
        for sheet in self._request.sheets(family):
            sheets.append(sheet)
            yield len(sheets) / self._request.count / 2
        self.pages = pages = Pages(self._request, sheets, family)
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
            write_whole(path, content, durable=len(contents) == 1)  # many wait long for a disk
            self.files.append(path)

    def close(self) -> None:
        """Do nothing: no file is open, and each that is written is complete."""


def page_file(path: Path, number: int) -> Path:
    """The file of one of several drawings."""
    return path.with_name(f"{path.stem}-{number}{path.suffix}")


def write_sheets(request: SheetRequest, path: Path) -> list[Path]:
    """Write worksheets, as the ending of the path says; the files that were written.

    Raises:
        FileError: a file can't be written.
    """
    work = SheetWork(request, path)
    for _share in work.pieces():
        pass
    return work.files


def _painted_pdf(pages: Pages) -> Iterator[bytes]:
    """All pages: nothing after each of them, and then the whole file."""
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
    finally:  # left halfway, too: Qt takes them apart in the right order only so
        painter.end()
        buffer.close()
    yield bytes(held.data())


def pdf(pages: Pages) -> bytes:
    """All pages."""
    return [*_painted_pdf(pages)][-1]


def svg(pages: Pages, number: int) -> bytes:
    """One page."""
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
