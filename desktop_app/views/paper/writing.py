# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages to files: all of them in one PDF, or each as an SVG of lines and text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop_app.storage.disk import write_whole
from desktop_app.views.paper.pages import Pages, Paper, SheetWish

DOTS_AN_INCH = 1200
TENTHS_AN_INCH = 254
SIZES = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
ENDINGS = (".pdf", ".svg")


def write_sheets(wish: SheetWish, path: Path, title: str) -> list[Path]:
    """Write worksheets, as the ending of the path says; the files that were written.

    Several pages as drawings are several files, `NAME-1.svg` and so on.

    Raises:
        FileError: a file can't be written.
    """
    pages = Pages(wish, QGuiApplication.font().family())
    if path.suffix.lower() != ".svg":
        write_whole(path, pdf(pages, wish.paper, title))
        return [path]
    count = len(pages.pages)
    written: list[Path] = []
    for number in range(count):
        own = path if count == 1 else path.with_name(f"{path.stem}-{number + 1}{path.suffix}")
        write_whole(own, svg(pages, number, title))
        written.append(own)
    return written


def pdf(pages: Pages, paper: Paper, title: str) -> bytes:
    """All pages."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Minimax Fair")
    writer.setResolution(DOTS_AN_INCH)
    turned = QPageLayout.Orientation
    way = turned.Landscape if pages.is_wide else turned.Portrait
    writer.setPageLayout(QPageLayout(QPageSize(SIZES[paper]), way, QMarginsF()))
    painter = QPainter(writer)
    for number in range(len(pages.pages)):
        if number:
            writer.newPage()
        painter.save()
        painter.scale(DOTS_AN_INCH / TENTHS_AN_INCH, DOTS_AN_INCH / TENTHS_AN_INCH)
        pages.paint(painter, number)
        painter.restore()
    painter.end()
    buffer.close()
    return bytes(held.data())


def svg(pages: Pages, number: int, title: str) -> bytes:
    """One page."""
    from PySide6.QtSvg import QSvgGenerator

    held = QByteArray()
    buffer = QBuffer(held)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setResolution(TENTHS_AN_INCH)
    generator.setSize(QSize(round(pages.width), round(pages.height)))
    generator.setViewBox(QRectF(0, 0, pages.width, pages.height))
    painter = QPainter(generator)
    pages.paint(painter, number)
    painter.end()
    return bytes(held.data())
