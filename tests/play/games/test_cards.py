# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards and rules without a window: where things stand, and what is taken from the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.boards.played_board import PlayedBoard
from desktop_app.games.registry import PRESETS, board_of, find_game
from desktop_app.kit.look.scale import WIDE
from desktop_app.kit.look.theme import LIGHT
from desktop_app.play.games.page import MARGIN, PICTURE, GameCard, GamesPage
from desktop_app.play.games.rules_sheet import RulesSheet
from tests.calm import settle
from tests.driver import Key


def test_the_tooltip_of_a_card_equals_its_accessible_name(qtbot: QtBot) -> None:
    card = GameCard(PRESETS["tic-tac-toe"])
    qtbot.addWidget(card)
    assert "Tic-tac-toe" in card.toolTip()
    for is_current in (False, True):
        card.set_current(is_current)
        assert card.toolTip() == card.accessibleName()
        assert ("on the board" in card.toolTip()) is is_current
    assert card.cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_what_players_do_is_written_fainter_than_the_name_of_the_game(qtbot: QtBot) -> None:
    card = GameCard(PRESETS["tic-tac-toe"])
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    image, line = card.grab().toImage(), card.fontMetrics().height()
    words = MARGIN + round(PICTURE * max(line / 16, 1)) + line // 3
    name, below = (
        {image.pixel(x, y) for x in range(8, card.width() - 8) for y in range(top, top + 12)}
        for top in (words, words + line + 2)
    )
    assert QColor(LIGHT.text).rgb() in name
    assert QColor(LIGHT.text).rgb() not in below
    assert QColor(LIGHT.faint).rgb() in below


@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four", "mnk:4x9x4"])
def test_the_picture_fills_the_middle_of_its_room(qtbot: QtBot, game: str) -> None:
    card = GameCard(find_game(game))
    qtbot.addWidget(card)
    card.resize(card.sizeHint())
    image, ground = card.grab().toImage(), QColor(LIGHT.base)
    inked = [
        QPoint(x, y)
        for x in range(8, card.width() - 8)
        for y in range(8, MARGIN + PICTURE)
        if image.pixelColor(x, y) != ground
    ]
    left, right = min(at.x() for at in inked), max(at.x() for at in inked)
    assert abs(left + right - card.width()) <= 8
    wide, high = board_of(find_game(game)).extent
    side = min(PICTURE / wide, PICTURE / high)
    assert right - left > 0.7 * side * wide
    assert right - left < card.width() - 2 * MARGIN


class Page:
    """The page of games, as wide as a test wants it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.around = QWidget()
        qtbot.addWidget(self.around)
        self.page = GamesPage()
        self.page.setParent(self.around)
        self.around.show()

    def resize(self, width: int) -> None:
        self.page.resize(width, 700)
        settle()

    def text(self, text: str) -> QLabel:
        return next(each for each in self.page.findChildren(QLabel) if each.text() == text)

    def left(self, part: QWidget) -> int:
        return part.mapTo(self.page, QPoint()).x()

    def top(self, part: QWidget) -> int:
        return part.mapTo(self.page, QPoint()).y()

    @property
    def cards(self) -> list[GameCard]:
        return self.page.findChildren(GameCard)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    return Page(qtbot)


@pytest.mark.parametrize("width", [320, 640, 800, 1024, 1366])
def test_the_cards_stand_in_the_middle_and_their_titles_begin_with_them(
    page: Page, width: int
) -> None:
    page.resize(width)
    (back,) = page.page.findChildren(QPushButton)
    heading = page.text("More sizes and rules")
    first = min(map(page.left, page.cards))
    end = max(page.left(card) + card.width() for card in page.cards)
    assert page.left(back) == first
    assert page.left(heading) + heading.contentsMargins().left() == first
    bar = page.page.findChildren(QWidget, "qt_scrollarea_vcontainer")
    beside = width - bar[0].sizeHint().width() - end
    assert abs(beside - first) <= 1 or beside < first == WIDE


def test_the_page_has_a_question_and_a_back_button_above_the_cards(page: Page) -> None:
    page.resize(800)
    left: list[bool] = []
    page.page.left.connect(lambda: left.append(True))
    title, heading = page.text("Which game?"), page.text("More sizes and rules")
    (back,) = page.page.findChildren(QPushButton)
    highest = min(map(page.top, page.cards))
    for part in (title, back):
        assert part.isVisibleTo(page.page)
        assert page.top(part) + part.height() <= highest
    back.click()
    assert left == [True]
    for each in (title, heading):
        assert each.font().pointSizeF() > QApplication.font().pointSizeF()
        assert each.font().bold()


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[RulesSheet]:
    """Rules over something red."""
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(600, 400)
    below = QWidget(around)
    below.setAutoFillBackground(True)
    below.setPalette(QPalette(QColor("red")))
    below.resize(600, 400)
    around.show()
    made = RulesSheet(around)
    made.resize(600, 400)
    made.show_rules(PRESETS["tic-tac-toe"])
    yield made
    around.close()


def test_the_rules_cover_the_board_completely(sheet: RulesSheet) -> None:
    shown = sheet.window().grab().toImage()
    for place in ((8, 8), (590, 8), (8, 390), (590, 390)):
        assert shown.pixelColor(*place) == QApplication.palette().window().color()


@pytest.mark.parametrize("width", [300, 700])
def test_the_sample_game_is_shown_only_where_it_has_room_beside_the_words(
    sheet: RulesSheet, width: int
) -> None:
    (board,) = sheet.findChildren(PlayedBoard)
    labels = sheet.findChildren(QLabel)
    shown: list[bool] = []
    for height in range(200, 700, 10):
        sheet.resize(width, height)
        settle()
        shown.append(board.isVisible())
        for label in labels:
            assert label.height() >= label.heightForWidth(label.width())
            assert not (board.isVisible() and board.geometry().intersects(label.geometry()))
    assert shown == sorted(shown)
    assert set(shown) == {False, True}


def test_the_keyboard_comes_back_to_the_rules(sheet: RulesSheet) -> None:
    window = sheet.window()
    other = QPushButton("Else", window)
    other.show()
    other.setFocus()
    assert window.focusWidget() is other
    QTest.keyClick(other, Key.Key_Tab)
    assert window.focusWidget() is sheet


@pytest.mark.parametrize(
    ("key", "modifier", "is_taken"),
    [
        (Key.Key_L, Qt.KeyboardModifier.NoModifier, True),
        (Key.Key_L, Qt.KeyboardModifier.ShiftModifier, True),
        (Key.Key_5, Qt.KeyboardModifier.KeypadModifier, True),
        (Key.Key_Escape, Qt.KeyboardModifier.NoModifier, True),
        (Key.Key_L, Qt.KeyboardModifier.ControlModifier, False),
        (Key.Key_L, Qt.KeyboardModifier.AltModifier, False),
        (Key.Key_Shift, Qt.KeyboardModifier.NoModifier, False),
        (Key.Key_F11, Qt.KeyboardModifier.NoModifier, False),
    ],
)
def test_the_rules_take_each_plain_key_before_any_shortcut(
    sheet: RulesSheet, key: Qt.Key, modifier: Qt.KeyboardModifier, is_taken: bool
) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifier)
    event.ignore()
    QApplication.sendEvent(sheet, event)
    assert event.isAccepted() is is_taken
    assert not sheet.isHidden()
