# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The limit of a move: chosen on the page, remembered, and noted if it makes a run unrepeatable."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox, QLabel, QSpinBox

from desktop_app.arena.page import ArenaPage
from desktop_app.search.limits import Limits
from tests.arena.test_arena_page import (
    answer_with,
    button,
    choose,
    click,
    finish,
    opened,
    start,
)
from tests.driver import NO_KEYS, Driver, about, named
from tests.window import OpenWindow

NOTE = "Notes on these choices"
TOLD = "This run depends on the clock or on other programs, so you can't repeat it exactly."


def limit(page: ArenaPage, kind: str, amount: float | None = None) -> None:
    box = named(page, QComboBox, "Per move")
    box.setCurrentIndex(box.findText(kind))
    if amount is not None:
        named(page, QDoubleSpinBox, "Limit for each move").setValue(amount)


@pytest.mark.parametrize(
    ("kind", "amount", "limits", "title"),
    [
        ("no limit", None, Limits(), ""),
        ("positions", 50, Limits(nodes=50), "; 50 positions per move"),
        ("moves ahead", 2, Limits(depth=2), "; at most 2 moves ahead"),
        ("seconds", 0.05, Limits(seconds=0.05), "; 0.05 s per move"),
    ],
)
def test_the_chosen_limit_of_a_move_applies(
    driver: Driver, kind: str, amount: float | None, limits: Limits, title: str
) -> None:
    page = opened(driver)
    choose(page, 4)
    limit(page, kind, amount)
    assert about(page, NOTE).text() == (TOLD if kind == "seconds" else "")
    start(page)
    finish(driver, page)
    assert page.results.tournament is not None
    assert page.results.tournament.terms.limits == limits
    assert about(page, "This run").text() == f"Tic-tac-toe 3×3: Perfect, Random{title}"
    details = about(page, "How sure we can be").text()
    assert details.endswith(TOLD) == (kind == "seconds")


def test_players_without_a_limit_get_a_default_time_and_a_note_says_so(driver: Driver) -> None:
    page = opened(driver)
    game = named(page, QComboBox, "Game")
    driver.choose(game, "Gomoku 15×15")
    note = about(page, NOTE)
    assert note.text().startswith("Some of these bots never stop thinking")
    assert note.text().endswith(TOLD)
    limit(page, "moves ahead", 1)
    assert note.text() == ""
    assert page.choices.tournament.terms.limits == Limits(depth=1)


def test_the_limit_of_a_move_is_restored_after_a_restart(open_window: OpenWindow) -> None:
    first = open_window()
    limit(opened(first), "seconds", 1.25)
    first.window.close()
    again = opened(open_window())
    assert again.choices.tournament.terms.limits == Limits(seconds=1.25)
    limit(again, "positions", 777)
    limit(again, "seconds")
    assert again.choices.tournament.terms.limits == Limits(seconds=1.25)  # each has its own


def test_json_has_the_limits_and_whether_the_run_is_repeatable(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(driver)
    for kind, repeatable in (("positions", True), ("seconds", False)):
        choose(page, 2)
        limit(page, kind)
        start(page)
        finish(driver, page)
        file = tmp_path / f"{kind}.json"
        answer_with(monkeypatch, file)
        click(driver, page, "Save JSON")
        driver.wait(lambda file=file: file.name in page.message.text)
        found = json.loads(file.read_text())
        assert found["repeatable"] is repeatable
        assert [name for name, most in found["limits"].items() if most is not None] == [
            "nodes" if repeatable else "seconds"
        ]


def test_a_wheel_that_passes_over_a_number_scrolls_and_changes_nothing(driver: Driver) -> None:
    page = opened(driver)
    limit(page, "seconds")
    for box in page.choices.findChildren(QSpinBox) + page.choices.findChildren(QDoubleSpinBox):
        before, place = box.text(), QPointF(box.rect().center())
        where = QPointF(box.mapToGlobal(place.toPoint()))
        none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        turn = QPoint(0, 120)
        event = QWheelEvent(place, where, QPoint(), turn, none, NO_KEYS, phase, False)
        QApplication.sendEvent(box, event)
        assert box.text() == before


def test_each_choice_has_a_label_that_leads_to_it(driver: Driver) -> None:
    """Some screen readers read a combo box's label instead of its name."""
    page = opened(driver)
    button(page, "Add player").click()
    driver.settle()
    labels = {label.buddy(): label.text() for label in page.choices.findChildren(QLabel)}
    for box in page.choices.findChildren(QComboBox):
        if not box.objectName():
            assert labels[box] == box.accessibleName()


def test_the_start_button_stays_in_sight(driver: Driver) -> None:
    driver.window.resize(1366, 768)
    page = opened(driver)
    found = button(page, "Start")
    for size in ((1366, 768), (1024, 600), (792, 470)):
        driver.window.resize(*size)
        driver.settle()
        whole = found.visibleRegion().boundingRect()
        assert whole == found.rect()
        assert page.rect().contains(found.mapTo(page, found.rect().bottomRight()))
