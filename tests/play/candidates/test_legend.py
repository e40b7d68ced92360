# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line above the list of moves: signs as in the list, and a text that says the same."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop_app.kit.look.theme import DARK, LIGHT, Theme
from desktop_app.kit.value_signs import Tag, ValueKind
from desktop_app.play.candidates.legend import Legend

TAGS = Tag(ValueKind.WIN, "You win"), Tag(ValueKind.DRAW, "Draw"), Tag(ValueKind.LOSS, "Bot wins")
TEXT = "▲ You win   = Draw   ▼ Bot wins"


@pytest.fixture
def legend(qtbot: QtBot) -> Legend:
    made = Legend()
    qtbot.addWidget(made)
    made.show_signs(TAGS, TEXT)
    made.resize(made.signs_width, made.sizeHint().height())
    return made


def colors_of(image: QImage) -> set[str]:
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {QColor(image.pixelColor(x, y)).name() for x, y in places}


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_each_sign_has_its_own_colours(legend: Legend, theme: Theme) -> None:
    legend.set_theme(theme)
    assert {theme.win_pale, theme.draw_pale, theme.loss_pale} <= colors_of(legend.grab().toImage())


def test_without_room_for_all_signs_the_text_stands_there(legend: Legend) -> None:
    legend.resize(legend.signs_width - 1, legend.height())
    assert not {LIGHT.win_pale, LIGHT.loss_pale} & colors_of(legend.grab().toImage())
    assert legend.text().startswith("▲ You win")


def test_the_filled_sign_of_the_best_is_there_if_it_has_room(legend: Legend) -> None:
    legend.show_best(Tag(ValueKind.WIN, "Best", filled=True))
    narrow = legend.grab().toImage()
    legend.resize(legend.signs_width + 200, legend.height())
    wide = legend.grab().toImage()
    added = wide.copy(narrow.width(), 0, 200, wide.height())
    assert sum(added.pixelColor(x, added.height() // 2).name() == LIGHT.win for x in range(60)) > 6
    legend.show_best(None)
    assert LIGHT.win not in colors_of(legend.grab(QRect(narrow.width(), 0, 200, 30)).toImage())


def test_screen_readers_and_tooltips_have_the_text(legend: Legend) -> None:
    assert legend.accessibleName() == TEXT
    assert TEXT in legend.toolTip()
    legend.show_signs((), "For you, with perfect play.")
    assert legend.signs_width == 0
    assert legend.accessibleName() == "For you, with perfect play."
