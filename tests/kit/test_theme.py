# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The palettes: texts, marks and outlines can be read in every theme."""

import pytest

from desktop_app.kit.look.theme import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    Theme,
    ThemeChoice,
    first_theme,
    wanted_theme,
)
from tests.boards.painting import READABLE, contrast

TEXT = 4.5
"""Contrast of texts, by the Web Content Accessibility Guidelines 2.1."""
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
KINDS = ("win", "draw", "loss", "unclear")


@THEMES
def test_texts_can_be_read_on_page_and_card(theme: Theme) -> None:
    for name in ("text", "faint", "press", *KINDS):
        for ground in (theme.window, theme.base):
            assert contrast(getattr(theme, name), ground) >= TEXT, name
    for ink, ground in (
        (theme.text, theme.button),
        (theme.on_press, theme.press),
        (theme.on_chosen, theme.chosen),
    ):
        assert contrast(ink, ground) >= TEXT


@THEMES
def test_marks_and_outlines_stand_out(theme: Theme) -> None:
    for name in ("x", "o", "accent", "hint", "edge", "press"):
        for ground in (theme.window, theme.base):
            assert contrast(getattr(theme, name), ground) >= READABLE, name
    assert contrast(theme.edge, theme.button) >= READABLE


@THEMES
def test_a_value_is_readable_on_its_pale_and_on_its_strong_ground(theme: Theme) -> None:
    least = 7 if theme.strong else TEXT
    for kind in KINDS:
        strong, pale = getattr(theme, kind), getattr(theme, f"{kind}_pale")
        assert contrast(strong, pale) >= least, kind
        assert contrast(theme.base, strong) >= least, kind


def test_only_the_themes_of_high_contrast_are_strong() -> None:
    strong = [theme.strong for theme in (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK)]
    assert strong == [False, False, True, True]


@pytest.mark.usefixtures("qapp")
def test_each_theme_can_be_chosen_whatever_the_system_has() -> None:
    chosen = {choice: wanted_theme(choice) for choice in ThemeChoice}
    del chosen[ThemeChoice.SYSTEM]
    assert list(chosen.values()) == [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK]
    assert all(first_theme(choice) == theme for choice, theme in chosen.items())
