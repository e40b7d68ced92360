# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How values are shown is chosen in one menu beside the heading of the list."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.core.scales import Scale
from desktop_app.games.registry import find_game
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.play.candidates.head import CandidateHeader
from desktop_app.play.display import Display, PointOfView, ShownValues
from tests.driver import named

MOVERS = Display(Scale.WORDS, PointOfView.MOVER, ShownValues.BEST)


class Reader:
    """The heading with its menu, and what somebody has chosen in it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.more, self.full = QAction("More"), QAction("Full")
        self.head = CandidateHeader(self.more, self.full)
        qtbot.addWidget(self.head)
        self.head.name_players(find_game("tic-tac-toe"))
        self.head.set_display(Display(Scale.WORDS, PointOfView.MOVER, ShownValues.ALL))
        self.chosen: list[Display] = []
        self.head.displayChanged.connect(self.chosen.append)

    @property
    def button(self) -> QPushButton:
        return named(self.head, QPushButton, "How values are shown")

    def texts(self) -> list[str]:
        """What the menu offers."""
        menu = self.button.menu()
        return [each.text() for each in menu.actions() if each.isVisible() and each.text()]

    def actions(self, title: str) -> list[QAction]:
        (menu,) = [each for each in self.head.findChildren(QMenu) if each.title() == title]
        return menu.actions()

    def choose(self, title: str, text: str) -> None:
        next(each for each in self.actions(title) if each.text() == text).trigger()

    def shown(self) -> list[str]:
        """What is checked, in the order of the choices."""
        return [
            each.text()
            for title in ("Values as", "Values for", "On the board")
            for each in self.actions(title)
            if each.isChecked()
        ]


@pytest.fixture
def reader(qtbot: QtBot) -> Reader:
    return Reader(qtbot)


def test_one_button_holds_all_choices(reader: Reader) -> None:
    assert reader.button.text() == "Options"
    assert reader.texts() == ["Values as", "Values for", "On the board", "Full", "More"]


def test_a_heading_appears_as_soon_as_its_short_form_has_room(reader: Reader) -> None:
    head = reader.head
    (title,) = head.findChildren(ElidedLabel)
    head.show()
    wide = title.fontMetrics().horizontalAdvance("Mistakes")
    head.resize(head.minimumSizeHint().width() + wide, head.height())
    for over in (False, True, False):
        head.entitle(over=over)
        assert title.isVisible() is over, "'Move values' is longer"


def test_simple_values_have_no_scale_to_choose(reader: Reader) -> None:
    reader.head.set_display(Display(Scale.WORDS, is_full=False))
    assert reader.texts() == ["Values for", "On the board", "Full", "More"]


def test_a_choice_is_signalled_once_and_checked(reader: Reader) -> None:
    reader.choose("On the board", "The best")
    assert reader.chosen == [MOVERS]
    assert reader.shown() == ["Words", "Whoever's turn it is", "The best"]


def test_another_choice_is_shown_without_a_signal(reader: Reader) -> None:
    reader.head.set_display(Display(Scale.SCHOOL, PointOfView.FIRST, ShownValues.OFF))
    assert reader.shown() == ["Win = 10 + empty squares", "X (MAX)", "No values"]
    assert reader.chosen == []


def test_the_first_player_is_called_as_in_the_game(reader: Reader) -> None:
    for game, said in (("tic-tac-toe", "X (MAX)"), ("chess", "White (MAX)")):
        reader.head.name_players(find_game(game))
        assert reader.actions("Values for")[0].text() == said


def test_the_heading_shrinks_before_the_button(reader: Reader) -> None:
    head = reader.head
    head.show()
    head.resize(head.minimumSizeHint())
    assert head.rect().contains(reader.button.geometry())
    assert reader.button.width() >= reader.button.sizeHint().width()
