# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game is found by its picture, and its rules stand over the board until the first tap."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget

from desktop_app.boards.played_board import PlayedBoard
from desktop_app.core.position import MAX, MIN, Game
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import FAMILIES, PRESETS, game_title, has_board, wording_of
from desktop_app.kit.look.motion import MotionChoice, motion
from desktop_app.kit.look.scale import TIMES, set_type_size
from desktop_app.kit.look.theme import DARK, LIGHT
from desktop_app.play import game_flow
from desktop_app.play.games.page import GameCard
from desktop_app.play.games.rules_sheet import RulesSheet
from desktop_app.play.session import PERSON
from desktop_app.shell.dialogs.custom_board import CustomBoardDialog
from tests.driver import PERFECT, Driver, Fingers, Key


@pytest.fixture
def still(driver: Driver) -> Iterator[Driver]:
    """A window in which less motion is wanted."""
    before, motion.choice = motion.choice, MotionChoice.LESS
    yield driver
    motion.choice = before


def cards(driver: Driver) -> list[GameCard]:
    return driver.window.findChildren(GameCard)


def card_of(driver: Driver, game: Game | None) -> GameCard:
    """The card of a game, scrolled into sight."""
    (card,) = [card for card in cards(driver) if card.game == game]
    (area,) = [a for a in driver.window.findChildren(QScrollArea) if a.isAncestorOf(card)]
    area.ensureWidgetVisible(card)
    return card


def sheet(driver: Driver) -> RulesSheet:
    (found,) = driver.window.findChildren(RulesSheet)
    return found


def read_pages(driver: Driver) -> str:
    """What the sheet says on all of its pages; the first is shown again."""
    found = list[str]()
    for _ in range(sheet(driver).pages):
        found += [label.text() for label in sheet(driver).findChildren(QLabel)]
        if sheet(driver).pages > 1:
            QTest.keyClick(sheet(driver), Key.Key_PageDown)
    return "\n".join(found)


def rules_are_shown(driver: Driver) -> bool:
    return driver.window.game_choice.rules_are_shown


def test_a_card_begins_its_game_with_the_rules_over_the_board(driver: Driver) -> None:
    for game in PRESETS.values():
        begins_with_the_rules_over_the_board(driver, game)


def begins_with_the_rules_over_the_board(driver: Driver, game: Game) -> None:
    driver.press("l")
    card = card_of(driver, game)
    assert card.isVisible()
    assert card.accessibleName().startswith(game_title(game))
    driver.click_widget(card)
    assert driver.window.session.position == game.start()
    assert driver.window.pages.is_at_board
    assert rules_are_shown(driver)
    texts = read_pages(driver)
    for sentence in wording_of(game).rules(game):
        assert sentence in texts
        assert sentence in sheet(driver).accessibleName()
    driver.click_widget(sheet(driver))
    assert not rules_are_shown(driver)
    assert driver.window.session.position == game.start()  # that tap was no move
    assert driver.window.focusWidget() is driver.window.board


def test_the_hint_how_to_begin_is_as_readable_as_the_rules(driver: Driver) -> None:
    driver.press("i")
    *_, rules, hint = (label for label in sheet(driver).findChildren(QLabel) if label.text())
    assert hint.text() == "Tap anywhere or press any key to play."
    assert hint.font().pointSizeF() >= rules.font().pointSizeF()
    assert hint.font().bold()


def test_choosing_a_card_seats_a_person_even_after_a_game_of_bots(driver: Driver) -> None:
    driver.seat(MAX, PERFECT)
    driver.seat(MIN, PERFECT)
    driver.wait(lambda: driver.position.outcome is not None)
    driver.press("l")
    driver.click_widget(card_of(driver, PRESETS["connect-four"]))
    assert driver.window.session.seat(MAX) is PERSON
    assert driver.window.session.seat(MIN) is not PERSON
    assert driver.moves == ""  # nothing goes on behind the rules
    assert driver.turn_text == "Your turn (X)"


def test_a_finger_is_enough(driver: Driver) -> None:
    driver.press("l")
    card = card_of(driver, PRESETS["connect-four"])
    Fingers(card).tap(card.rect().center())
    assert driver.window.session.game.id == "connect-four"
    Fingers(sheet(driver)).tap(QPoint(20, 20))
    assert not rules_are_shown(driver)


def test_keys_are_enough(driver: Driver) -> None:
    driver.press("l")
    focused = driver.window.focusWidget()
    assert isinstance(focused, GameCard)
    assert focused.game is PRESETS["tic-tac-toe"]  # the one on the board
    assert "on the board" in focused.accessibleName()
    driver.press(Key.Key_Right)
    driver.press(Key.Key_Right)
    driver.press(Key.Key_Left)
    driver.press(Key.Key_Return)
    assert driver.window.session.game.id == list(PRESETS)[1]
    driver.press(Key.Key_Space)
    assert not rules_are_shown(driver)
    driver.press("l")
    driver.press(Key.Key_Down)
    driver.press(Key.Key_Up)
    assert driver.window.focusWidget() is card_of(driver, driver.window.session.game)
    driver.press(Key.Key_Escape)
    assert driver.window.pages.is_at_board
    assert not rules_are_shown(driver)


def test_each_kind_of_game_is_seen_before_further_sizes_and_rules(driver: Driver) -> None:
    driver.press("l")
    shown = [card.game for card in cards(driver)]
    fronts = [game for family in FAMILIES for game in family.presets[: family.shown_first]]
    assert shown[: len(fronts)] == [game for game in fronts if has_board(game)]
    assert {game for game in shown if game} == {g for g in PRESETS.values() if has_board(g)}
    lines = [game for game in PRESETS.values() if game.family == LineGame.family]
    kinds = [game.family for game in fronts if has_board(game) and game not in lines]
    assert shown[: len(lines)] == lines
    assert len(set(kinds)) == len(kinds) > 1


def test_arrow_keys_walk_from_line_to_line_and_stay_on_the_cards(driver: Driver) -> None:
    driver.press("l")
    _first, second, *_ = shown = cards(driver)
    second.setFocus()
    driver.press(Key.Key_Down)
    below = driver.window.focusWidget()
    assert isinstance(below, GameCard)
    assert below is not second
    assert below.x() == second.x()
    for _line in shown:
        driver.press(Key.Key_Down)
    assert driver.window.focusWidget() in shown
    for _line in shown:
        driver.press(Key.Key_Up)
    assert driver.window.focusWidget() in shown[:5]


def test_the_page_comes_and_goes_by_its_key_from_everywhere(driver: Driver) -> None:
    pages = driver.window.pages
    driver.press("l")
    assert not pages.is_at_board
    driver.press("l")
    assert pages.is_at_board
    driver.press("e")
    driver.press("l")
    assert cards(driver)[0].isVisible()
    driver.press("e")
    assert pages.explain_page.isVisible()
    assert not cards(driver)[0].isVisible()
    driver.press("e")
    assert pages.is_at_board


def test_a_board_of_another_size_is_the_last_card(driver: Driver) -> None:
    driver.press("l")
    driver.click_widget(card_of(driver, None))
    dialogs = driver.window.findChildren(CustomBoardDialog)
    assert [dialog.isVisible() for dialog in dialogs] == [True]


def test_the_rules_can_be_shown_at_any_time(driver: Driver) -> None:
    driver.click("b2")
    driver.press("i")
    assert rules_are_shown(driver)
    driver.press(Key.Key_Return)
    assert not rules_are_shown(driver)
    assert driver.moves == "b2"


def test_the_rules_go_with_their_game(driver: Driver) -> None:
    driver.press("i")
    driver.begin("gomoku")
    assert not rules_are_shown(driver)


@pytest.mark.parametrize("size", [(700, 600), (1024, 600), (1500, 950)])
def test_no_card_and_no_sentence_is_cut(driver: Driver, size: tuple[int, int]) -> None:
    driver.window.resize(*size)
    driver.press("l")
    for theme in (DARK, LIGHT):
        driver.window.set_theme(theme)
        card = cards(driver)[0].grab().toImage()
        assert card.pixelColor(card.width() // 2, 8) == QColor(theme.base)
    shown = cards(driver)
    assert all(card.size() == card.sizeHint() for card in shown)
    page = driver.window.game_choice.page
    edges = [card.mapTo(page, card.rect().topRight()).x() for card in shown]
    assert max(edges) < page.width()
    driver.press("l")
    for analysing in (False, True):
        if analysing:
            driver.press("a")
        driver.press("i")
        over: QWidget = sheet(driver)
        labels = [label for label in over.findChildren(QLabel) if label.text()]
        assert len(labels) == 3
        for label in labels:
            assert over.rect().contains(label.geometry())
            assert label.height() >= label.heightForWidth(label.width())
        QTest.keyClick(over, Key.Key_Space)


@pytest.mark.parametrize("step", [0, len(TIMES) - 1])
def test_no_rule_of_any_game_is_cut_in_a_small_window_however_large_type_is(
    still: Driver, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    monkeypatch.setattr(game_flow, "ANALYSIS_SECONDS", 0.01)  # the rules are over all values
    still.window.resize(800, 500)
    still.analyse()
    set_type_size(step)
    for game in PRESETS.values():
        still.window.session.new_game(game.start())
        still.press("i")
        over = sheet(still)
        for _ in range(over.pages):
            still.settle()
            labels = [label for label in over.findChildren(QLabel) if label.text()]
            assert len(labels) == 3
            for label in labels:
                assert over.rect().contains(label.geometry()), game.id
                assert label.height() >= label.heightForWidth(label.width()), game.id
            if over.pages > 1:
                QTest.keyClick(over, Key.Key_PageDown)
        QTest.keyClick(over, Key.Key_Space)


def test_long_rules_take_several_pages_that_a_button_and_keys_turn(driver: Driver) -> None:
    driver.begin("chess")
    driver.press("i")
    over = sheet(driver)
    (button,) = over.findChildren(QPushButton)
    said: list[str] = []
    for number in range(3):
        said.append("\n".join(label.text() for label in over.findChildren(QLabel)))
        assert f"({number + 1} of 3)" in button.text()
        driver.click_widget(button)
    assert "stalemate" in said[2]
    assert "stalemate" not in said[0]
    for key, page in ((Key.Key_Right, 2), (Key.Key_Left, 1), (Key.Key_PageUp, 3)):
        QTest.keyClick(over, key)
        assert f"({page} of 3)" in button.text()
    assert rules_are_shown(driver)
    QTest.keyClick(over, Key.Key_Escape)
    assert not rules_are_shown(driver)


def test_each_page_of_long_rules_shows_the_board_on_a_small_screen(still: Driver) -> None:
    still.window.resize(1024, 600)
    still.window.session.new_game(PRESETS["chess"].start())
    still.press("i")
    for _ in range(sheet(still).pages):
        still.settle()
        (board,) = sheet(still).findChildren(PlayedBoard)
        assert board.isVisible()
        QTest.keyClick(sheet(still), Key.Key_PageDown)


def test_short_rules_have_no_button(driver: Driver) -> None:
    driver.press("i")
    (button,) = sheet(driver).findChildren(QPushButton)
    assert button.isHidden()
    QTest.keyClick(sheet(driver), Key.Key_Right)  # there is no page to turn to
    assert not rules_are_shown(driver)


def test_where_less_motion_is_wanted_the_rules_show_how_the_game_ends(still: Driver) -> None:
    still.press("l")
    still.click_widget(card_of(still, PRESETS["tic-tac-toe"]))
    (board,) = sheet(still).findChildren(PlayedBoard)
    assert board.position.outcome is not None
