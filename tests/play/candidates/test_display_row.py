# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How values are shown is chosen in a row, in boxes or in a menu, and all of them say the same."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.core.scales import Scale
from desktop_app.play.candidates.display_row import DisplayRow
from desktop_app.play.display import Display, Overlay, PointOfView
from tests.driver import Key, named

WORDS = Display(Scale.WORDS, PointOfView.FIRST, Overlay.BEST)


class Reader:
    """The row of choices, and what somebody has chosen in it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.row = DisplayRow(QAction("More"))
        qtbot.addWidget(self.row)
        self.row.set_display(Display(Scale.OUTCOME, PointOfView.FIRST, Overlay.BEST))
        self.chosen: list[Display] = []
        self.row.displayChanged.connect(self.chosen.append)

    def shown(self) -> tuple[str, ...]:
        """The scale, as each of the three forms says it is chosen."""
        segments = [each for each in self.row.findChildren(QPushButton) if each.isChecked()]
        (scale,) = [
            text.removeprefix("Values as: ")
            for text in (each.accessibleName() for each in segments)
            if text.startswith("Values as: ")
        ]
        box = named(self.row, QComboBox, "Values as")
        (checked,) = [each.text() for each in self.actions() if each.isChecked()]
        return scale, box.currentText(), checked

    def actions(self) -> list[QAction]:
        (menu,) = [each for each in self.row.findChildren(QMenu) if each.title() == "Values as"]
        return menu.actions()


@pytest.fixture
def reader(qtbot: QtBot) -> Reader:
    return Reader(qtbot)


@pytest.mark.parametrize("form", ["row", "box", "menu"])
def test_a_choice_in_one_form_is_told_once_and_shown_in_all(reader: Reader, form: str) -> None:
    assert len(set(reader.shown())) == 1
    if form == "row":
        named(reader.row, QPushButton, "Values as: Words").click()
    elif form == "box":
        box = named(reader.row, QComboBox, "Values as")
        box.setCurrentIndex(box.findText("Words") - 1)
        QTest.keyClick(box, Key.Key_Down)
    else:
        next(each for each in reader.actions() if each.text() == "Words").trigger()
    assert reader.chosen == [WORDS]
    assert reader.shown() == ("Words",) * 3


def test_what_was_chosen_elsewhere_is_shown_in_all_forms_and_told_to_nobody(
    reader: Reader,
) -> None:
    reader.row.set_display(WORDS)
    assert reader.shown() == ("Words",) * 3
    assert reader.chosen == []


def test_the_one_button_for_all_choices_says_what_it_is(reader: Reader) -> None:
    reader.row.set_low(True)
    reader.row.resize(300, 60)
    button = named(reader.row, QToolButton, "How values are shown")
    assert button.text() == "Shown"
    assert not button.isHidden()
