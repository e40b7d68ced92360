# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A guess is read as it is typed, with a point or a comma, whatever the language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox
from pytestqt.qtbot import QtBot

from desktop_app.explain.pupil.guess_bar import GuessBar


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
