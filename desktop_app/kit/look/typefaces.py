# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bundled typefaces, which make the program look the same on every machine.

All texts of the program are written in them; `tests/kit/test_typefaces.py` finds signs that they
lack. The system's typefaces come after them, for what people type in other scripts.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from desktop_app.resources import resource_path

FACE = "Minimax Fair Hyperlegible"
"""The typeface of the program.

It is Atkinson Hyperlegible Next with a plain zero: with a stroke, a value of 0 looks like the sign
of the empty set, and that typeface has no feature to leave the stroke out.
"""
SIGNS = "Minimax Fair Signs"
"""The typeface of the signs, Greek and Arabic letters that the other one lacks."""
MONO = "Minimax Fair Mono"
"""The typeface of code, whose letters are of equal width."""
FILES = {
    FACE: ("MinimaxFairHyperlegible-Regular.ttf", "MinimaxFairHyperlegible-Bold.ttf"),
    SIGNS: ("MinimaxFairSigns-Regular.ttf", "MinimaxFairSigns-Bold.ttf"),
    MONO: ("MinimaxFairMono-Regular.ttf",),
}


def own_families(*, fixed: bool = False) -> list[str]:
    """Return the names of the bundled typefaces in order of precedence, once Qt knows them.

    Args:
        fixed: whether the monospaced one comes first.
    """
    _load()
    return [MONO, FACE, SIGNS] if fixed else [FACE, SIGNS]


def with_tabular_figures(font: QFont, *, tabular: bool = True) -> QFont:
    """Give a font figures of equal width, so that numbers stay where they are; return it.

    Args:
        font: the font to change.
        tabular: False for figures of different widths, even if all other type has tabular ones.
    """
    with suppress(TypeError):  # PySide6 before 6.8.3 can't name a feature
        font.setFeature(QFont.Tag("tnum"), int(tabular))
    return font


@cache
def _load() -> None:
    for names in FILES.values():
        for name in names:
            QFontDatabase.addApplicationFont(str(resource_path("fonts", name)))
