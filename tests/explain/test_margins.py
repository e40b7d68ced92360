# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that explains, on a game that is won by so much."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox
from pytestqt.qtbot import QtBot

from desktop_app.core.position import Position
from desktop_app.explain.pupil.guess_bar import GuessBar
from desktop_app.explain.run_maker import TreeRunRequest
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.registry import PRESETS
from desktop_app.search.trace import Trace
from tests.games.small_games import Boxes, Walk

ENDGAME = PRESETS["tic-tac-toe"].parse_position("XOX/OO./.X. X")


@pytest.mark.parametrize(("start", "by_number"), [(Boxes(1, 1).start(), True), (ENDGAME, False)])
def test_margins_are_guessed_as_numbers(qtbot: QtBot, start: Position, by_number: bool) -> None:
    bar = GuessBar()
    qtbot.addWidget(bar)
    bar.set_run(TreeRun(Trace(start, TreeRunRequest(start, None, prunes=True).algorithm)))
    number, ends = bar.findChild(QDoubleSpinBox), bar.findChild(QComboBox)
    assert number is not None
    assert ends is not None
    assert number.isVisibleTo(bar) is by_number


def test_a_run_that_would_go_on_for_ever_is_cut_short_and_can_be_counted() -> None:
    request = TreeRunRequest(Walk(9).start(), None, prunes=False)
    assert request.algorithm.depth is not None
    assert request.is_countable
