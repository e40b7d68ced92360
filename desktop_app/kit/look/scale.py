# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scales of spacing, of corners and of type, and the type size that a person has chosen.

Every distance, corner and larger font takes a step of these scales; `tests/test_scale.py` finds
files that use numbers of their own. A widget without a font of its own follows the type size by
itself; one with a larger font, or with a length measured by its text, uses `enlarge` or
`TypeFollower`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.kit.look.typefaces import own_families, with_tabular_figures

HAIR, TIGHT, SNUG, NEAR, APART, WIDE, FAR = 2, 4, 6, 8, 12, 16, 24
"""Pixels between things or around them: from the parts of one thing to the edge of a page."""

SMALL_RADIUS, RADIUS, CARD_RADIUS = 4, 10, 12
"""The radii of corners in pixels: of bars and of what is inside a control, of controls, of cards.

Only what grows with its place, such as a board's squares, has radii in proportion to its size.
"""

CAPTION, HEADING, TITLE = 0.875, 1.25, 1.8
"""Multiples of the usual type size: for captions of controls, for what to do and what is read
first, and for titles of pages and what has just happened.

With the usual one, which is for everything else, these are 14, 20, 29 and 16 pixels.
"""
FIXED = 0.85
"""The size of monospaced type beside other type: its letters look larger."""
EDGE_OF_USUAL = 1.001
"""Type up to this multiple counts as the usual size."""


TIMES = (1.0, 8 / 7, 10 / 7, 12 / 7)
"""The type sizes, as multiples of the smallest one, which is the usual one."""
OF_SYSTEM = 7 / 6
"""The usual type size as a multiple of the usual one of systems; the largest is twice that."""


USUAL_POINTS = {"win32": (9.0, 9.0), "darwin": (13.0, 13.0)}
"""The least and the greatest usual size of a system's type in points; `ELSEWHERE` on others."""
ELSEWHERE = (9.0, 11.0)
USUAL_PIXELS = 16
"""The height of the usual type in pixels where the system's type has its usual size."""

CRAMPED = 28
"""A window with room for fewer lines of the usual type than this is compact."""


def default_font() -> QFont:
    """Return the font at the smallest step; in proportion if the person's system has other type."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setFamilies([*own_families(), *font.families()])
    least, most = USUAL_POINTS.get(sys.platform, ELSEWHERE)
    theirs, dots = font.pointSizeF(), 72 if sys.platform == "darwin" else 96
    chosen = theirs / min(max(theirs, least), most)
    font.setPointSizeF(USUAL_PIXELS * 72 / dots * chosen)
    return with_tabular_figures(font)


def set_type_size(step: int) -> None:
    """Set the size of all type to a step of the scale, counted from 0."""
    font = default_font()
    font.setPointSizeF(font.pointSizeF() * TIMES[step])
    if font != QApplication.font():
        QApplication.setFont(font)


def is_compact(height: int) -> bool:
    """Return whether a window of a height in pixels has room for few lines of the current type.

    The board comes first there: what can be found elsewhere, or is said elsewhere, is left out.
    """
    return height < CRAMPED * QFontMetrics(QApplication.font()).height()


def is_enlarged() -> bool:
    """Return whether type is larger than the usual one."""
    return QApplication.font().pointSizeF() > EDGE_OF_USUAL * default_font().pointSizeF()


class TypeFollower(QObject):
    """Calls a function now, and again whenever the type size changes."""

    def __init__(self, widget: QWidget, fit: Callable[[], None]) -> None:
        """Call `fit` for the first time.

        Args:
            widget: the owner of the follower.
            fit: measures the widget's texts; called once fonts have their new size.
        """
        super().__init__(widget)
        self._fit = fit
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.fontChanged.connect(self._follow)
        fit()

    @Slot()
    def _follow(self) -> None:
        # widgets without a font of their own get theirs only after this signal
        QTimer.singleShot(0, self, self._fit)


def enlarge(
    widget: QWidget, times: float = 1.0, *, bold: bool = False, fixed: bool = False
) -> None:
    """Give a widget a font of its own, in a fixed proportion to all other type.

    Args:
        widget: the widget to change.
        times: the factor to all other type.
        bold: whether the font is bold.
        fixed: whether the font is monospaced, as in code.
    """

    def fit() -> None:
        font = QFont(QApplication.font())
        if fixed:
            font.setFamilies(own_families(fixed=True))
        usual = QApplication.font().pointSizeF() * (FIXED if fixed else 1)
        font.setPointSizeF(usual * times)
        font.setBold(bold)
        widget.setFont(font)

    TypeFollower(widget, fit)
