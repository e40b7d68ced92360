# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The first view of the arena: a card for each experiment, until there are results."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QScrollArea, QSpinBox, QWidget

from desktop_app.arena.experiment_cards import ExperimentCard
from desktop_app.arena.experiments import experiments
from desktop_app.arena.page import ArenaPage
from desktop_app.arena.run_thread import RunState
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT
from tests.arena.test_arena_page import button, choose, click, finish, opened, start
from tests.driver import CONTROL, Driver, Key, about, named
from tests.window import OpenWindow


def place_of(part: QWidget, page: ArenaPage) -> QRect:
    return QRect(part.mapTo(page, QPoint()), part.size())


def check_cards(page: ArenaPage) -> None:
    """Check that cards are equal, beside each other, and have room for their words."""
    cards = page.experiments.cards
    assert all(card.isVisible() for card in cards)
    assert len({card.width() for card in cards}) == len({card.height() for card in cards}) == 1
    for one, other in combinations(cards, 2):
        assert not one.geometry().intersects(other.geometry())
    for card in cards:
        assert_nothing_touches_the_frame(card)


def assert_nothing_touches_the_frame(card: ExperimentCard) -> None:
    image = card.grab().toImage()
    ratio = round(image.devicePixelRatio())
    inside = image.rect().adjusted(6 * ratio, 6 * ratio, -6 * ratio, -6 * ratio)
    ground = image.pixelColor(inside.topLeft())
    for x in range(inside.left() + 6, inside.right() - 6):
        assert image.pixelColor(x, inside.top()) == ground, card.text()
        assert image.pixelColor(x, inside.bottom()) == ground, card.text()
    for y in range(inside.top() + 6, inside.bottom() - 6):
        assert image.pixelColor(inside.left(), y) == ground, card.text()
        assert image.pixelColor(inside.right(), y) == ground, card.text()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_all_experiments_are_seen_at_once_and_fill_the_view(
    driver: Driver, size: tuple[int, int]
) -> None:
    driver.window.resize(*size)
    page = opened(driver)
    check_cards(page)
    assert page.experiments.verticalScrollBar().maximum() == 0
    cards = page.experiments.cards
    shown = [(card.text(), card.experiment.question) for card in cards]
    assert shown == [(each.title, each.question) for each in experiments()]
    view = place_of(page.experiments, page)
    assert place_of(cards[-1], page).bottom() > view.top() + 0.9 * view.height()
    assert place_of(cards[0], page).left() == view.left()
    assert view.right() - place_of(cards[-1], page).right() <= len(cards)


def test_cards_fit_any_type_and_scroll_where_there_is_no_room(driver: Driver) -> None:
    driver.window.resize(1024, 600)
    page = opened(driver)
    for _step in range(3):
        driver.press("+", modifier=CONTROL)
        driver.settle()
        check_cards(page)
        last = page.experiments.cards[-1]
        page.experiments.ensureWidgetVisible(last)
        driver.settle()
        assert last.visibleRegion().boundingRect().bottom() == last.rect().bottom()


def test_cards_take_the_room_of_hidden_choices_and_give_it_back(driver: Driver) -> None:
    driver.window.resize(1024, 600)
    page = opened(driver)
    for step in range(4):
        if step:
            driver.press("+", modifier=CONTROL)
        for _turn in range(2):
            page.choosing.click()
            driver.settle()
            check_cards(page)
            inside = page.experiments.widget()
            assert inside is not None
            (wide,) = {page.experiments.viewport().width(), inside.width()}
            right = max(card.geometry().right() for card in page.experiments.cards)
            assert wide - 8 <= right < wide


def test_cards_have_the_colours_of_each_theme(driver: Driver) -> None:
    page = opened(driver)
    card = page.experiments.cards[-1]
    for theme in (DARK, CONTRAST_DARK, CONTRAST_LIGHT, LIGHT):
        driver.window.set_theme(theme)
        image = card.grab().toImage()
        colors = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
        assert QColor(theme.base).rgb() in colors
        assert QColor(theme.text).rgb() in colors


def test_a_card_says_what_it_asks_and_what_is_played(driver: Driver) -> None:
    page = opened(driver)
    card = page.experiments.cards[0]
    assert card.accessibleName() == "Perfect against random"
    assert card.accessibleDescription() == (
        "Can luck ever beat a bot that makes no mistakes? Tic-tac-toe 3×3, 1,000 games"
    )
    assert card.toolTip() == "1,000 games of tic-tac-toe. Minimax never loses."


def test_results_take_the_place_of_the_cards_and_nothing_else_moves(driver: Driver) -> None:
    driver.window.resize(1366, 768)
    page = opened(driver)
    staying = [each for each in page.findChildren(QWidget) if page.choices.isAncestorOf(each)]
    staying += [page.choices.start, page.choosing, button(page, "Board")]
    before = {part: place_of(part, page) for part in staying if part.isVisible()}
    right = place_of(page.experiments, page)
    click(driver, page, "Perfect against perfect")
    finish(driver, page)
    assert not page.experiments.isVisible()
    assert about(page, "Result").isVisible()
    assert right.contains(place_of(about(page, "Result"), page))
    for part, place in before.items():
        assert place_of(part, page) == place, part


def test_the_experiments_stay_one_click_away(driver: Driver) -> None:
    page = opened(driver)
    choose(page, 4)
    start(page)
    finish(driver, page)
    assert about(page, "Result").isVisible()
    click(driver, page, "Experiments")
    check_cards(page)
    click(driver, page, "Perfect against top-left")
    driver.wait(lambda: page.results.tournament == experiments()[1].tournament)
    finish(driver, page)
    assert about(page, "Result").isVisible()
    click(driver, page, "Games")
    start(page)
    finish(driver, page)
    assert page.games.isVisible()  # whoever looks at games goes on looking at them


def test_keys_walk_over_the_cards_and_start_one(driver: Driver) -> None:
    driver.window.resize(1366, 768)
    page = opened(driver)
    cards = page.experiments.cards
    window = driver.window
    for key, number in (
        (Key.Key_Right, 1), (Key.Key_Right, 2), (Key.Key_Down, 6), (Key.Key_Left, 5),
        (Key.Key_Up, 1), (Key.Key_Up, 1), (Key.Key_Left, 0), (Key.Key_Left, 0),
    ):  # fmt: skip
        driver.press(key)
        assert window.focusWidget() is cards[number]
    driver.press(Key.Key_Tab)
    assert window.focusWidget() is cards[1]
    driver.press(Key.Key_Return)
    finish(driver, page)
    assert page.results.tournament == cards[1].experiment.tournament
    focused = window.focusWidget()
    assert focused is button(page, "Results")
    driver.press(Key.Key_Left)
    assert page.experiments.isVisible()


def test_from_right_to_left_the_cards_and_their_keys_are_mirrored(driver: Driver) -> None:
    driver.window.resize(1366, 768)
    driver.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    page = opened(driver)
    check_cards(page)
    first, second = page.experiments.cards[:2]
    assert first.x() > second.x()
    first.setFocus()
    QTest.keyClick(first, Key.Key_Left)
    assert driver.window.focusWidget() is second
    QTest.keyClick(second, Key.Key_Right)
    assert driver.window.focusWidget() is first


def test_the_last_run_is_shown_at_once_after_a_restart(open_window: OpenWindow) -> None:
    first = open_window()
    page = opened(first)
    choose(page, 4)
    start(page)
    finish(first, page)
    first.window.close()
    again = opened(open_window())
    assert not again.experiments.isVisible()
    first.wait(lambda: len(again.results.games) == 4)
    assert about(again, "Result").isVisible()
    assert button(again, "Experiments").isVisible()


def test_the_cards_come_back_if_the_last_run_cannot_be_read(
    open_window: OpenWindow, settings_file: Path
) -> None:
    folder = settings_file.parent / "arena"
    folder.mkdir()
    (folder / "2026-01-01.arena").write_bytes(b"not a run")
    driver = open_window()
    page = opened(driver)
    driver.wait(page.message.isVisible)
    assert page.run.state is not RunState.PLAYING
    check_cards(page)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 480), (640, 900)])
def test_start_is_as_wide_as_the_choices_above_it(driver: Driver, size: tuple[int, int]) -> None:
    driver.window.resize(*size)
    page = opened(driver)
    started = place_of(page.choices.start, page)
    box = named(page, QComboBox, "Game")
    game = place_of(box, page)
    assert started.right() == game.right() == place_of(named(page, QSpinBox, "Games"), page).right()
    assert started.left() == place_of(page.choices, page).left()
    areas = [each for each in page.findChildren(QScrollArea) if each.widget() is page.choices]
    bar = areas[0].verticalScrollBar()
    assert not bar.isVisible() or place_of(bar, page).left() > started.right()
