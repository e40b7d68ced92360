# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Explain opened after a finished game shows the position that decided it, as "Why?" does."""

from dataclasses import replace

import pytest

from desktop_app.core.position import Position
from desktop_app.explain.page import ExplainPage
from desktop_app.play.search_client import SearchClient
from desktop_app.play.why.flow import inquiry_of
from desktop_app.search.why.answer import WhyQuestion
from desktop_app.search.why.finding import FindingKind
from tests.driver import Driver
from tests.explain.opened_page import explain_board

LOST, DRAWN = "a1 b2 b1 c1 a2 a3", "b2 a1 a3 c1 b1 b3 a2 c2 c3"
MISTAKE = 4
"""The number of moves before the one that lost the first of these games."""


@pytest.fixture
def driver(explaining_driver: Driver) -> Driver:
    return explaining_driver


def shown(page: ExplainPage) -> Position:
    """The position at the top of the tree."""
    assert page.tree_run is not None
    return page.tree_run.trace.position


def test_a_lost_game_is_explained_before_the_mistake_that_why_names(driver: Driver) -> None:
    driver.begin("tic-tac-toe", LOST)
    driver.wait_idle()
    end = driver.window.session.position
    page = explain_board(driver)
    before = shown(page)
    assert before.ply == MISTAKE
    assert page.note.isVisible()
    assert "Before move 5" in page.note.text()
    assert "X could still have drawn at move 5." in page.note.text()
    assert "go to it on the board" in page.note.text()
    driver.press("e")
    assert driver.window.session.position == end
    driver.window.why.ask()
    driver.wait(lambda: driver.window.why.finding is not None)
    assert driver.window.session.position == before
    driver.press("e")
    assert shown(page) == before
    assert not page.note.isVisible()  # it is what is on the board


def test_a_game_without_a_mistake_is_explained_from_its_last_moves(driver: Driver) -> None:
    driver.begin("tic-tac-toe", DRAWN)
    driver.wait_idle()
    driver.press("e")
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None and page.tree_run.is_small)
    assert shown(page).ply == 5
    assert page.tree_run is not None
    assert page.tree_run.summary.nodes > 30
    assert "Before the last 4 moves" in page.note.text()
    assert "Nobody made a mistake." in page.note.text()


def test_the_mistake_takes_the_place_of_the_last_moves_until_the_reader_steps(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, find = driver.window, SearchClient.find_reason

    def never(_client: SearchClient, _inquiry: WhyQuestion | None) -> None:
        pass

    monkeypatch.setattr(SearchClient, "find_reason", never)
    driver.begin("tic-tac-toe", LOST)
    driver.press("e")
    page = window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None)
    last = shown(page)
    assert last.ply < len(LOST.split())
    assert "Before the last" in page.note.text()
    find(window.engine, inquiry_of(window.session.record))
    driver.wait(lambda: "Before move 5" in page.note.text())
    assert shown(page).ply == MISTAKE

    driver.press("e")
    driver.begin("tic-tac-toe", "a1 b2 a2 a3 c1 c3 b3 b1")
    window.session.play_line([window.session.position.legal_moves()[0]])
    driver.press("e")
    driver.wait(lambda: "Before the last" in page.note.text())
    last = shown(page)
    driver.press("s")
    find(window.engine, inquiry_of(window.session.record))
    driver.wait_idle()
    assert shown(page) == last


def test_other_positions_of_a_finished_game_are_a_step_away(driver: Driver) -> None:
    driver.begin("tic-tac-toe", LOST)
    driver.wait_idle()
    page = explain_board(driver)
    driver.press("e")
    driver.window.actions_list["back"].trigger()
    driver.press("e")
    assert shown(page).ply == len(LOST.split()) - 1
    assert not page.note.isVisible()


def test_the_button_leads_back_to_the_mistake(driver: Driver) -> None:
    driver.begin("tic-tac-toe", LOST)
    driver.wait_idle()
    driver.press("e")
    page = driver.window.pages.explain_page
    page.numbers.line.setText("1 2 3 4")
    page.numbers.line.returnPressed.emit()
    driver.wait(lambda: page.tree_run is not None and shown(page).game.is_numeric)
    page.sources.from_game.click()
    assert shown(page).ply == MISTAKE


def test_only_a_proven_mistake_is_shown(driver: Driver) -> None:
    driver.begin("tic-tac-toe", LOST)
    path = driver.window.session.record.current.path()
    positions = [node.position for node in path]
    driver.window.why.ask()
    driver.wait(lambda: driver.window.why.finding is not None)
    found = driver.window.why.finding
    assert found is not None
    driver.press("e")
    page = driver.window.pages.explain_page
    assert page.explain_end(positions, found, "") == positions[MISTAKE]
    assert "gave away the most" in page.note.text()
    for unproven in (
        replace(found, ahead=6),
        replace(found, kind=FindingKind.GUESSED_WORST),
        replace(found, kind=FindingKind.START_LOST, move=None),
    ):
        page.explain_end(positions, unproven, "")
        assert "Before the last" in page.note.text()
