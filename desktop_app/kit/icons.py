# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons: an SVG for light windows and one for dark ones, rendered by Qt on demand."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from desktop_app.kit.look.theme import Theme
from desktop_app.resources import resource_path


def themed_icon(name: str, theme: Theme) -> QIcon:
    """Return an icon in the theme's text colour; that of a switch may look different when on."""
    return _icon(name, "dark" if theme.dark else "light")


@cache
def _icon(name: str, shade: str) -> QIcon:
    """Return an icon that keeps what has been drawn of it, for all windows."""
    folder = resource_path("icons", shade)
    icon, on = QIcon(f"{folder}/{name}.svg"), Path(folder, f"{name}-on.svg")
    if on.exists():
        icon.addFile(str(on), QSize(), QIcon.Mode.Normal, QIcon.State.On)
    return icon


def program_icon() -> QIcon:
    """Return the program's own icon."""
    return QIcon(str(resource_path("icons", "minimax-fair.svg")))
