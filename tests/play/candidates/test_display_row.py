# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How values are shown is chosen in a row, in boxes or in a menu, and all of them say the same."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.scales import Scale
from desktop_app.games.registry import find_game
from desktop_app.play.candidates.display_row import LEAST_BOX, DisplayRow
from desktop_app.play.display import Display, Overlay, PointOfView
from tests.calm import settle
from tests.driver import Key, named

WORDS = Display(Scale.WORDS, PointOfView.FIRST, Overlay.BEST)


class Reader:
    """The row of choices, and what somebody has chosen in it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.row = DisplayRow(QAction("More"), QAction("Full"))
        self.around = QWidget()  # which leaves the size of the row to the test
        qtbot.addWidget(self.around)
        self.row.setParent(self.around)
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
def test_a_choice_is_signalled_once_and_shown_in_all_forms(reader: Reader, form: str) -> None:
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


def test_set_value_updates_all_forms_without_a_signal(
    reader: Reader,
) -> None:
    reader.row.set_display(WORDS)
    assert reader.shown() == ("Words",) * 3
    assert reader.chosen == []


def test_the_one_button_for_all_choices_says_what_it_is(reader: Reader) -> None:
    reader.row.set_low(True)
    reader.row.resize(300, 60)
    button = named(reader.row, QToolButton, "How values are shown")
    assert button.text() == "Show"
    assert not button.isHidden()


def test_the_first_player_and_the_scale_are_called_as_in_the_game(reader: Reader) -> None:
    box = named(reader.row, QComboBox, "For")
    for game, said in (("tic-tac-toe", "X (Max)"), ("chess", "White (Max)")):
        reader.row.name_players(find_game(game))
        segment = named(reader.row, QPushButton, f"For: {said}")
        assert said.startswith(segment.text())
        assert box.itemText(0) == said


def test_choices_stand_in_one_line_then_in_two_and_then_in_boxes(reader: Reader) -> None:
    """All in sight as long as two lines are enough."""
    reader.around.show()
    row, forms = reader.row, list[tuple[int, bool, bool]]()
    segment = named(row, QPushButton, "Values as: Words")
    box = named(row, QComboBox, "Values as")
    row.resize(row.sizeHint().width(), 100)
    line = row.heightForWidth(row.width())
    for width in range(row.width(), row.minimumSizeHint().width(), -4):
        row.resize(width, 100)
        lines = row.heightForWidth(width) // line
        forms.append((lines, segment.isVisibleTo(row), box.isVisibleTo(row)))
    one, two, *boxes = dict.fromkeys(forms)
    assert (one, two) == ((1, True, False), (2, True, False))
    assert {(in_sight, folded) for _, in_sight, folded in boxes} == {(False, True)}


def test_boxes_share_the_width_and_their_texts_can_be_read(reader: Reader) -> None:
    reader.around.show()
    row = reader.row
    boxes = [named(row, QComboBox, name) for name in ("Values as", "For", "On the board")]
    widths: list[int] = []
    for more in (0, 60):
        row.resize(row.minimumSizeHint().width() + more, 200)
        settle()
        assert all(box.isVisibleTo(row) for box in boxes)
        assert min(box.width() for box in boxes) >= LEAST_BOX
        widths.append(sum(box.width() for box in boxes))
    assert widths[0] < widths[1]
