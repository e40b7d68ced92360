# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar for guesses: what is asked for, and how a number is typed in any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox
from pytestqt.qtbot import QtBot

from desktop_app.core.position import Position
from desktop_app.explain.pupil.guess_bar import GuessBar
from desktop_app.explain.run_maker import TreeRunRequest
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.registry import PRESETS
from desktop_app.search.trace import Trace
from tests.games.small_games import Boxes

ENDGAME = PRESETS["tic-tac-toe"].parse_position("XOX/OO./.X. X")


@pytest.fixture(params=["en", "de", "fr", "ar"])
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """Numbers are written as in one of several languages."""
    before = QLocale()
    QLocale.setDefault(QLocale(str(request.param)))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(
    ("typed", "number"), [("1.5", 1.5), ("1,5", 1.5), ("-2,5", -2.5), ("12", 12)]
)
def test_a_guess_takes_a_point_and_a_comma(qtbot: QtBot, typed: str, number: float) -> None:
    bar = GuessBar()
    qtbot.addWidget(bar)
    box = bar.findChild(QDoubleSpinBox)
    assert box is not None
    box.lineEdit().clear()
    QTest.keyClicks(box.lineEdit(), typed)
    box.interpretText()
    assert box.value() == number


@pytest.mark.parametrize(("start", "by_number"), [(Boxes(1, 1).start(), True), (ENDGAME, False)])
def test_margins_are_guessed_as_numbers(qtbot: QtBot, start: Position, by_number: bool) -> None:
    bar = GuessBar()
    qtbot.addWidget(bar)
    bar.set_run(TreeRun(Trace(start, TreeRunRequest(start, None, prunes=True).algorithm)))
    number, ends = bar.findChild(QDoubleSpinBox), bar.findChild(QComboBox)
    assert number is not None
    assert ends is not None
    assert number.isVisibleTo(bar) is by_number
