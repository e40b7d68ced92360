# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours for light and dark, and the palette that goes with each."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette


class ThemeChoice(StrEnum):
    """Which colours are wanted."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(NamedTuple):
    """All colours that are not the palette's; every meaning is also told by shape or text.

    Attributes:
        dark: whether this is for a dark palette.
        window, base, line, text, faint: of the window, of open cells, of the grid, of text,
            of text that matters less.
        x, o: the two players.
        win, draw, loss, unclear: the four verdicts.
        accent: last move, cursor, chosen things.
        hint: the hint.
        frame: the rack of a drop game.
    """

    dark: bool
    window: str
    base: str
    line: str
    text: str
    faint: str
    x: str
    o: str
    win: str
    draw: str
    loss: str
    unclear: str
    accent: str
    hint: str
    frame: str


LIGHT = Theme(
    dark=False,
    window="#f3f4f7",
    base="#ffffff",
    line="#b8bfcc",
    text="#1c2330",
    faint="#5b6575",
    x="#1d5fc4",
    o="#c2540a",
    win="#137a3d",
    draw="#4a5568",
    loss="#b3204d",
    unclear="#6b5a00",
    accent="#7a3ff2",
    hint="#c99700",
    frame="#4b5563",
)

DARK = Theme(
    dark=True,
    window="#1b1f27",
    base="#262c37",
    line="#4b5567",
    text="#eef1f6",
    faint="#a4aebf",
    x="#6cabff",
    o="#ff9d57",
    win="#5fd38d",
    draw="#b4bfd1",
    loss="#ff7da3",
    unclear="#e3cd6a",
    accent="#b79aff",
    hint="#ffd34d",
    frame="#566275",
)


RESTING_ALPHA = 150
"""How dense the text of a control is that can't be used now: fainter, but readable."""


def wanted_theme(choice: ThemeChoice) -> Theme:
    """The colours of a choice; the system is asked where it is left to the system."""
    if choice is ThemeChoice.SYSTEM:
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    else:
        dark = choice is ThemeChoice.DARK
    return DARK if dark else LIGHT


def palette(theme: Theme) -> QPalette:
    """The Qt palette of a theme."""
    role = QPalette.ColorRole
    colors = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.base,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.PlaceholderText: theme.faint,
        role.Button: theme.base if not theme.dark else "#303846",
        role.ButtonText: theme.text,
        role.BrightText: "#ffffff",
        role.ToolTipBase: theme.base,
        role.ToolTipText: theme.text,
        role.Highlight: "#2f6fde" if not theme.dark else "#3d6fc9",
        role.HighlightedText: "#ffffff",
        role.Link: theme.x,
        role.Accent: theme.accent,
        role.Light: "#ffffff" if not theme.dark else "#3a4352",
        role.Midlight: "#e6e9ef" if not theme.dark else "#333b49",
        role.Mid: theme.line,
        role.Dark: "#98a1b0" if not theme.dark else "#12151b",
        role.Shadow: "#5b6575" if not theme.dark else "#000000",
    }
    made = QPalette()
    for each, color in colors.items():
        made.setColor(each, QColor(color))
    resting = QColor(theme.faint)
    resting.setAlpha(RESTING_ALPHA)
    for each in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, each, resting)
    return made
