# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The history says how much each mistake gave away, and leads from one to the next."""

from PySide6.QtWidgets import QToolButton, QTreeView

from desktop_app.play.history.model import NOTE
from tests.driver import Driver


def notes(driver: Driver) -> list[str]:
    """What stands beside each move."""
    model = driver.named(QTreeView, "Moves of the game").model()
    return [model.index(row, NOTE).data() or "" for row in range(model.rowCount())]


def mistake_button(driver: Driver) -> QToolButton:
    return driver.named(QToolButton, "Next mistake")


def back_button(driver: Driver) -> QToolButton:
    return driver.named(QToolButton, "Previous mistake")


def test_each_mistake_has_a_size_and_a_way_to_it(driver: Driver) -> None:
    driver.analyse()
    button = mistake_button(driver)
    assert not button.isEnabled()
    assert button.text() == "Next mistake"
    assert button.toolTip().startswith("Go to the next mistake")
    driver.begin("tic-tac-toe", "b2a2a3c1c2b1")  # a2 loses; a3 keeps the win; c2 gives it back
    driver.wait(lambda: sum("threw away" in note for note in notes(driver)) == 2)
    said = notes(driver)
    assert said[1] == "↓ threw away a draw"
    assert [number for number, note in enumerate(said) if note] == [1, 4]
    assert said[4] == "↓ threw away a win"
    assert button.isEnabled()
    driver.click_widget(button)  # from the end: the first
    assert driver.moves == "b2a2"
    driver.click_widget(button)
    assert driver.moves == "b2a2a3c1c2"
    driver.click_widget(button)
    assert driver.moves == "b2a2"
    driver.click_widget(back_button(driver))  # before the first: the last
    assert driver.moves == "b2a2a3c1c2"
    driver.click_widget(back_button(driver))
    assert driver.moves == "b2a2"


def test_on_the_school_scale_a_mistake_is_shown_in_points(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "b2a2")
    driver.wait(lambda: "threw away" in notes(driver)[1])
    driver.press("c")
    driver.wait(lambda: notes(driver)[1].startswith("↓ points lost: "))
    # X wins in 4 moves, when two cells are open: 12 points, of which O had none to lose
    assert notes(driver)[1] == "↓ points lost: 12"
