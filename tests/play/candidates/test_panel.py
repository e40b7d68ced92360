# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of moves with what is above and below it, without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.scales import Scale
from desktop_app.games.registry import find_game, wording_of
from desktop_app.play.candidates.model import CandidateModel
from desktop_app.play.candidates.panel import LEAST_ROWS, CandidatePanel
from desktop_app.play.candidates.texts import CandidateTexts
from desktop_app.play.display import Display, Overlay, PointOfView
from desktop_app.play.display_choice import DisplayChoice
from tests.calm import settle
from tests.driver import about, named


@pytest.fixture
def panel(qtbot: QtBot, display_choice: DisplayChoice) -> Iterator[CandidatePanel]:
    texts = CandidateTexts(display_choice)
    model = CandidateModel(texts.row)
    model.set_position(find_game("tic-tac-toe").start())
    more = QAction("More")
    more.setCheckable(True)
    around = QWidget()  # which leaves its size to the test
    around.resize(800, 600)
    qtbot.addWidget(around)
    made = CandidatePanel(model, texts, more)
    made.setParent(around)
    yield made
    around.close()


def test_it_shows_what_was_chosen_elsewhere(panel: CandidatePanel) -> None:
    panel.set_display(Display(Scale.WORDS, PointOfView.MOVER, Overlay.OFF))
    for chosen in ("Values as: Words", "Seen by: The player to move", "On the board: No values"):
        assert named(panel, QPushButton, chosen).isChecked()


def test_a_rule_is_shown_where_the_game_has_one_and_takes_no_room_else(
    panel: CandidatePanel,
) -> None:
    rule = about(panel, "The rule of the game")
    nim, other = find_game("nim:3,4,5").start(), find_game("tic-tac-toe").start()
    assert wording_of(nim.game).rule(nim)
    for position, is_shown in ((other, False), (nim, True), (other, False)):
        panel.show_rule(position)
        assert rule.isHidden() is not is_shown
        assert rule.text() == wording_of(position.game).rule(position)


def test_two_moves_are_in_sight_where_the_panel_is_as_low_as_it_can_be(
    panel: CandidatePanel,
) -> None:
    panel.window().show()
    for _ in range(2):  # what is above the list is as high as the width has made it
        panel.resize(panel.minimumSizeHint().width() + 100, panel.minimumSizeHint().height())
        settle()
    tree = panel.findChild(QTreeView)
    assert tree is not None
    last = tree.visualRect(tree.model().index(LEAST_ROWS - 1, 0))
    assert last.isValid()
    assert panel.height() == panel.minimumSizeHint().height()
    assert last.bottom() <= tree.viewport().height()
