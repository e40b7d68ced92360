# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make the icon files that Windows, macOS and Linux want from the one drawing in the resources."""

import os
import struct
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "icons" / "minimax-fair.svg"

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
# Each type of entry in an .icns file and its size in pixels; several sizes also exist "at 2x".
ICNS_TYPES = {
    "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256,
    "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024,
}  # fmt: skip


def png(size: int) -> bytes:
    """Return the drawing as a square PNG of `size` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())


def ico() -> bytes:
    """Return a Windows icon: a header, a directory entry for each size, the PNGs."""
    images = {size: png(size) for size in ICO_SIZES}
    header = struct.pack("<HHH", 0, 1, len(images))
    offset = len(header) + 16 * len(images)
    directory = b""
    for size, image in images.items():
        side = size % 256  # 256 is written as 0
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(image), offset)
        offset += len(image)
    return header + directory + b"".join(images.values())


def icns() -> bytes:
    """Return a macOS icon: for each size its type, its length and its PNG."""
    entries = b""
    for kind, size in ICNS_TYPES.items():
        image = png(size)
        entries += struct.pack(">4sI", kind.encode(), 8 + len(image)) + image
    return struct.pack(">4sI", b"icns", 8 + len(entries)) + entries


def make_icons(folder: Path) -> None:
    """Write minimax-fair.ico, .icns and .png (256 pixels) into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    app = QGuiApplication.instance() or QGuiApplication([])
    (folder / "minimax-fair.ico").write_bytes(ico())
    (folder / "minimax-fair.icns").write_bytes(icns())
    (folder / "minimax-fair.png").write_bytes(png(256))
    del app
