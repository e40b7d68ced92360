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
    CONTRAST_DARK = "contrast-dark"


class Theme(NamedTuple):
    """The colours beyond the palette's; every meaning also has a shape or a text.

    Attributes:
        dark: whether this is for a dark palette.
        strong: whether this is a theme of high contrast.
        window, base, line: the page, cards and empty cells, and thin lines between things.
        edge: the outline of a control; it stands out from page and card.
        text, faint: text, and less important text.
        x, o: the two players.
        win, draw, loss, unclear: the kinds of values: the ink and edge of a value tag, and the
            ground of the tag of one of the best moves, whose text is then in the colour `base`.
        win_pale, draw_pale, loss_pale, unclear_pale: the grounds of the other value tags.
        press, on_press: what can be pressed: the main button and the focus; and the text on it.
        press_pale: the ground of a switch that is on.
        accent: the place of something: the last move, the cursor, the current node.
        hint: the hint.
        frame: the edge of a thing that is shown beside the board, such as a matchbox.
        pale, deep: the squares of a chequered board.
        button: the face of a button.
        chosen, on_chosen: the selected row of a list or menu, and its text.
        raised, lifted, sunk, shadow: edges and faces of controls, from light to dark.
        printed: whether everything is black on white paper, whatever toys look like.
    """

    dark: bool
    strong: bool
    window: str
    base: str
    line: str
    edge: str
    text: str
    faint: str
    x: str
    o: str
    win: str
    draw: str
    loss: str
    unclear: str
    win_pale: str
    draw_pale: str
    loss_pale: str
    unclear_pale: str
    press: str
    on_press: str
    press_pale: str
    accent: str
    hint: str
    frame: str
    pale: str
    deep: str
    button: str
    chosen: str
    on_chosen: str
    raised: str
    lifted: str
    sunk: str
    shadow: str
    printed: bool = False


LIGHT = Theme(
    dark=False,
    strong=False,
    window="#faf7f2",
    base="#ffffff",
    line="#cfc5b6",
    edge="#8a8172",
    text="#1f2430",
    faint="#5b6472",
    x="#2353c4",
    o="#b94a06",
    win="#10743a",
    draw="#4b5563",
    loss="#b3175c",
    unclear="#7a5b00",
    win_pale="#e2f5e8",
    draw_pale="#eceef1",
    loss_pale="#fce6f0",
    unclear_pale="#fbf1d0",
    press="#2f5bd3",
    on_press="#ffffff",
    press_pale="#dfe8fd",
    accent="#7240dc",
    hint="#b07f00",
    frame="#555a63",
    pale="#f4ecdd",
    deep="#c6ad88",
    button="#ffffff",
    chosen="#2f5bd3",
    on_chosen="#ffffff",
    raised="#ffffff",
    lifted="#f1ebe1",
    sunk="#a59a88",
    shadow="#5f584c",
)
"""Paper and ink: a warm page, white cards, almost black text."""

DARK = Theme(
    dark=True,
    strong=False,
    window="#171a20",
    base="#21252e",
    line="#485061",
    edge="#7f889b",
    text="#f2f0eb",
    faint="#abb2bf",
    x="#7fb0ff",
    o="#ffa35c",
    win="#5bd68c",
    draw="#bac3d1",
    loss="#ff86b3",
    unclear="#e8cc6c",
    win_pale="#12301f",
    draw_pale="#323844",
    loss_pale="#41162a",
    unclear_pale="#382e0f",
    press="#8fb0ff",
    on_press="#11151d",
    press_pale="#2b3a61",
    accent="#bda2ff",
    hint="#ffd34d",
    frame="#5d6470",
    pale="#6a665d",
    deep="#423f3a",
    button="#2b303b",
    chosen="#3a62c2",
    on_chosen="#ffffff",
    raised="#3a4150",
    lifted="#303642",
    sunk="#101318",
    shadow="#000000",
)
"""A page at night: cards are lighter than the page, and colours are soft."""

CONTRAST_LIGHT = Theme(
    dark=False,
    strong=True,
    window="#ffffff",
    base="#ffffff",
    line="#000000",
    edge="#000000",
    text="#000000",
    faint="#000000",
    x="#0033a0",
    o="#8a3300",
    win="#00501e",
    draw="#000000",
    loss="#8c0030",
    unclear="#463a00",
    win_pale="#e9f9ee",
    draw_pale="#ffffff",
    loss_pale="#fff0f4",
    unclear_pale="#fff8dc",
    press="#0033a0",
    on_press="#ffffff",
    press_pale="#dde7ff",
    accent="#5a00d6",
    hint="#6b4e00",
    frame="#303030",
    pale="#ffffff",
    deep="#b0b0b0",
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
    strong=True,
    window="#000000",
    base="#000000",
    line="#ffffff",
    edge="#ffffff",
    text="#ffffff",
    faint="#ffffff",
    x="#7cc4ff",
    o="#ffb056",
    win="#6dff9d",
    draw="#ffffff",
    loss="#ff9dbb",
    unclear="#ffe94d",
    win_pale="#001f0c",
    draw_pale="#000000",
    loss_pale="#2b0010",
    unclear_pale="#1f1a00",
    press="#8cd0ff",
    on_press="#000000",
    press_pale="#00304f",
    accent="#d3bcff",
    hint="#ffe94d",
    frame="#b4b4b4",
    pale="#595959",
    deep="#242424",
    button="#1c1c1c",
    chosen="#ffe94d",
    on_chosen="#000000",
    raised="#ffffff",
    lifted="#404040",
    sunk="#ffffff",
    shadow="#ffffff",
)
"""A black theme with the contrast of `CONTRAST_LIGHT`."""

CHOSEN = {
    ThemeChoice.LIGHT: LIGHT,
    ThemeChoice.DARK: DARK,
    ThemeChoice.CONTRAST: CONTRAST_LIGHT,
    ThemeChoice.CONTRAST_DARK: CONTRAST_DARK,
}
"""The themes that do not depend on the system."""

HALF = 128
"""The lightness, of 255, below which a colour counts as dark."""
RESTING_ALPHA = 150
"""The opacity, of 255, of the text of a disabled control: fainter, but readable."""


def wanted_theme(choice: ThemeChoice) -> Theme:
    """Return the theme for a choice; the system decides if it is left to the system."""
    if choice is not ThemeChoice.SYSTEM:
        return CHOSEN[choice]
    from PySide6.QtCore import Qt

    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return _theme(dark, system_wants_contrast())


def first_theme(choice: ThemeChoice) -> Theme:
    """Return the colours of the window's frame before anything is in it.

    Darkness is read from the system's palette. `wanted_theme` would take a tenth of the start-up
    time, because it makes PySide create all names in `Qt`.
    """
    if choice is not ThemeChoice.SYSTEM:
        return CHOSEN[choice]
    return _theme(is_dark(QGuiApplication.palette()), False)


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


def mixed(one: str, other: str, share: float) -> str:
    """Return a colour between two; `share` is how much of the second one is in it."""
    first, second = QColor(one), QColor(other)

    def part(a: int, b: int) -> int:
        return round(a + (b - a) * share)

    red, green = part(first.red(), second.red()), part(first.green(), second.green())
    return QColor(red, green, part(first.blue(), second.blue())).name()


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
        role.Link: theme.press,
        role.Accent: theme.press,
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
