# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The position and size of windows, always fitted to the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QScreen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

USUAL = QSize(1280, 860)
"""The size of a new window in pixels, if the screen is large enough."""
BORDER = 4
"""The pixels on each side that a window manager may use for its frame."""
TITLE = 24
"""The height of a title bar in Qt's Fusion style, in pixels; the style is loaded later."""
DOTS = 96
"""Dots per inch for which `TITLE` holds."""


def place_window(window: QMainWindow, geometry: QByteArray) -> None:
    """Restore a window's last geometry or give it a first one, fitted to the screen.

    Args:
        window: the window, not shown yet.
        geometry: the result of `saveGeometry`; empty if there is none.
    """
    frame = _frame(window)
    if not geometry.isEmpty() and window.restoreGeometry(geometry):
        inner = window.geometry()
        screen = QGuiApplication.screenAt(inner.center()) or window.screen()
        if not window.isMaximized() and not window.isFullScreen():
            window.setGeometry(fitted(inner, _room(screen, frame)))
        return
    room = _room(window.screen(), frame)
    window.resize(fitted(QRect(QPoint(), USUAL), room).size())
    if window.size() != USUAL:
        from PySide6.QtCore import Qt

        # fill a small screen; if maximising is impossible, the window is small enough anyway
        window.setWindowState(Qt.WindowState.WindowMaximized)


def fit_dialog(dialog: QDialog, width: int, height: int) -> None:
    """Resize a dialog, to at most the size of its screen."""
    room = _room(dialog.screen(), _frame(dialog))
    dialog.resize(QSize(width, height).boundedTo(room.size()))


def _frame(window: QWidget) -> int:
    """Return the height in pixels of a window's title bar."""
    return round(TITLE * window.logicalDpiY() / DOTS) + BORDER


def _room(screen: QScreen, title: int) -> QRect:
    """Return the rectangle of a screen that is free for the inside of a window."""
    return screen.availableGeometry().adjusted(BORDER, title, -BORDER, -BORDER)


def fitted(wanted: QRect, room: QRect) -> QRect:
    """Return a rectangle that is shrunk and moved to fit into another."""
    size = wanted.size().boundedTo(room.size())
    left = min(max(wanted.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(wanted.top(), room.top()), room.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)
