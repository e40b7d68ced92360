# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The history says how much each mistake gave away, and leads from one to the next."""

from PySide6.QtWidgets import QToolButton, QTreeView

from desktop_app.play.history.model import NOTE
from tests.driver import Driver


def notes(driver: Driver) -> list[str]:
    """What stands beside each move."""
    model = driver.named(QTreeView, "Moves in this game").model()
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
    assert said[1] == "threw away a draw"
    assert [number for number, note in enumerate(said) if note] == [1, 4]
    assert said[4] == "threw away a win"
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
    driver.wait(lambda: notes(driver)[1].startswith("points lost: "))
    # X wins in 4 moves, when two cells are open: 12 points, of which O had none to lose
    assert notes(driver)[1] == "points lost: 12"


def test_the_end_of_a_game_shows_its_mistakes_in_place_of_the_empty_list(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "a2b2c2a3b1c1")
    review, moves = driver.window.review, driver.named(QTreeView, "Candidate moves")
    driver.wait(lambda: review.texts)
    driver.wait(lambda: not driver.window.history.unvalued())
    assert review.isVisible()
    assert not moves.isVisible()
    assert review.texts == ["Move 3: X plays c2\nthrew away a draw"]
    assert review.title.endswith("to see what would have been better.")
    found = driver.named(QTreeView, "Mistakes in this game")
    row = found.model().index(0, 0)
    assert found.height() >= found.visualRect(row).height()
    assert found.height() < review.height() / 2
    driver.click_widget(found.viewport(), found.visualRect(row).center())
    assert driver.moves == "a2b2"
    driver.wait_values()
    assert moves.isVisible()
    assert not review.isVisible()
    assert driver.values()["a3"] == "0"


def test_a_game_without_mistakes_says_so(driver: Driver) -> None:
    driver.analyse()
    driver.begin("tic-tac-toe", "b2a1a2c2b1b3a3c1c3")
    review = driver.window.review
    driver.wait(lambda: not driver.window.history.unvalued())
    driver.wait(review.isVisible)
    assert review.title == "I found no mistake in this game."
    assert not driver.named(QTreeView, "Mistakes in this game").isVisible()


def test_the_mistakes_of_a_game_take_all_the_height(driver: Driver) -> None:
    """That of the status of the search as well, which has nothing to say at the end."""
    driver.analyse()
    driver.window.resize(1366, 768)
    driver.begin("tic-tac-toe", "a2c3b2b1a1a3c1b3")
    review, panel = driver.window.review, driver.window.candidate_panel
    driver.wait(lambda: len(review.texts) == 4)
    driver.settle()
    found = driver.named(QTreeView, "Mistakes in this game")
    last = found.model().index(3, 0)
    assert found.visualRect(last).bottom() > found.viewport().height(), "more than fits"
    assert review.height() - found.geometry().bottom() < 20
    assert panel.height() - review.geometry().bottom() < 20
