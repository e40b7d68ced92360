# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The themes (light, dark and high contrast) and their palettes."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtGui import QColor, QGuiApplication, QPalette


class ThemeChoice(StrEnum):
    """The person's choice of theme."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Theme(NamedTuple):
    """The colours beyond the palette's; every meaning also has a shape or a text.

    Attributes:
        dark: whether this is for a dark palette.
        window, base, line: the window, empty cells, and the grid.
        text, faint: text, and less important text.
        x, o: the two players.
        win, draw, loss, unclear: the kinds of values.
        accent: the last move, the cursor, and selected things.
        hint: the hint.
        frame: the rack of a drop game.
        pale, deep: the squares of a chequered board.
        chocolate: a bar of chocolate.
        button: the face of a button.
        chosen, on_chosen: the selected row of a list or menu, and its text.
        raised, lifted, sunk, shadow: edges and faces of controls, from light to dark.
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
    pale: str
    deep: str
    chocolate: str
    button: str
    chosen: str
    on_chosen: str
    raised: str
    lifted: str
    sunk: str
    shadow: str


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
    pale="#eef1f7",
    deep="#a9b8d2",
    chocolate="#8a5a3c",
    button="#ffffff",
    chosen="#2f6fde",
    on_chosen="#ffffff",
    raised="#ffffff",
    lifted="#e6e9ef",
    sunk="#98a1b0",
    shadow="#5b6575",
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
    pale="#5f6d86",
    deep="#3b4558",
    chocolate="#7a4f36",
    button="#303846",
    chosen="#3d6fc9",
    on_chosen="#ffffff",
    raised="#3a4352",
    lifted="#333b49",
    sunk="#12151b",
    shadow="#000000",
)

CONTRAST_LIGHT = Theme(
    dark=False,
    window="#ffffff",
    base="#ffffff",
    line="#000000",
    text="#000000",
    faint="#000000",
    x="#0033a0",
    o="#8a3300",
    win="#00501e",
    draw="#000000",
    loss="#8c0030",
    unclear="#463a00",
    accent="#5a00d6",
    hint="#6b4e00",
    frame="#303030",
    pale="#ffffff",
    deep="#b0b0b0",
    chocolate="#5c3a22",
    button="#ffffff",
    chosen="#0a2a8c",
    on_chosen="#ffffff",
    raised="#ffffff",
    lifted="#e0e0e0",
    sunk="#000000",
    shadow="#000000",
)
"""A light theme in which texts, lines and signs have a contrast of at least 7 to 1."""

CONTRAST_DARK = Theme(
    dark=True,
    window="#1c1c1c",
    base="#000000",
    line="#ffffff",
    text="#ffffff",
    faint="#ffffff",
    x="#7cc4ff",
    o="#ffb056",
    win="#6dff9d",
    draw="#ffffff",
    loss="#ff9dbb",
    unclear="#ffe94d",
    accent="#d3bcff",
    hint="#ffe94d",
    frame="#b4b4b4",
    pale="#595959",
    deep="#242424",
    chocolate="#6b452c",
    button="#404040",
    chosen="#ffe94d",
    on_chosen="#000000",
    raised="#ffffff",
    lifted="#404040",
    sunk="#ffffff",
    shadow="#ffffff",
)
"""A black theme with the contrast of `CONTRAST_LIGHT`."""


HALF = 128
"""The lightness, of 255, below which a colour counts as dark."""
RESTING_ALPHA = 150
"""The opacity, of 255, of the text of a disabled control: fainter, but readable."""


def wanted_theme(choice: ThemeChoice) -> Theme:
    """Return the theme for a choice; the system decides if it is left to the system."""
    from PySide6.QtCore import Qt

    dark = choice is ThemeChoice.DARK
    strong = choice is ThemeChoice.CONTRAST
    if choice in {ThemeChoice.SYSTEM, ThemeChoice.CONTRAST}:
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        strong = strong or system_wants_contrast()
    return _theme(dark, strong)


def first_theme(choice: ThemeChoice) -> Theme:
    """Return the colours of the window's frame before anything is in it.

    Darkness is read from the system's palette. `wanted_theme` would take a tenth of the start-up
    time, because it makes PySide create all names in `Qt`.
    """
    dark = choice is ThemeChoice.DARK
    if choice in {ThemeChoice.SYSTEM, ThemeChoice.CONTRAST}:
        dark = is_dark(QGuiApplication.palette())
    return _theme(dark, choice is ThemeChoice.CONTRAST)


def is_dark(colors: QPalette) -> bool:
    """Return whether a palette has a dark window."""
    return colors.window().color().lightness() < HALF


def _theme(dark: bool, strong: bool) -> Theme:
    if strong:
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    return DARK if dark else LIGHT


def system_wants_contrast() -> bool:
    """Return whether the system asks for high contrast, if this Qt can tell (6.10 or later)."""
    from PySide6.QtCore import Qt

    asked = getattr(QGuiApplication.styleHints(), "accessibility", None)
    if asked is None:
        return False
    return asked().contrastPreference() is Qt.ContrastPreference.HighContrast


def palette(theme: Theme) -> QPalette:
    """Return the Qt palette of a theme."""
    role = QPalette.ColorRole
    colors = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.base,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.PlaceholderText: theme.faint,
        role.Button: theme.button,
        role.ButtonText: theme.text,
        role.BrightText: "#ffffff",
        role.ToolTipBase: theme.base,
        role.ToolTipText: theme.text,
        role.Highlight: theme.chosen,
        role.HighlightedText: theme.on_chosen,
        role.Link: theme.x,
        role.Accent: theme.accent,
        role.Light: theme.raised,
        role.Midlight: theme.lifted,
        role.Mid: theme.line,
        role.Dark: theme.sunk,
        role.Shadow: theme.shadow,
    }
    made = QPalette()
    for each, color in colors.items():
        made.setColor(each, QColor(color))
    resting = QColor(theme.faint)
    resting.setAlpha(RESTING_ALPHA)
    for each in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, each, resting)
    return made
