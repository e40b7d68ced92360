# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar below the board by itself: how it shares its width, and what it has room for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QColor, QImage, QPainter
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.boards.looks import RED
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import board_of, find_game
from desktop_app.kit.look.scale import NEAR
from desktop_app.kit.look.theme import DARK, LIGHT, Theme
from desktop_app.kit.touch.sizes import FINGER
from desktop_app.play.board.turn_bar import MOST, WALK, TurnBar
from tests.calm import settle
from tests.driver import Driver, about, named

TEXTS = {
    "now": "Move now",
    "go-on": "Go on",
    "hold": "Wait",
}


class Below:
    """A bar, and what can be seen of it."""

    def __init__(self, qtbot: QtBot) -> None:
        names = (*TEXTS, *WALK)
        self.actions = {name: QAction(TEXTS.get(name, name)) for name in names}
        self.around = QWidget()  # which leaves the size of the bar to the test
        qtbot.addWidget(self.around)
        self.around.resize(1_300, 100)
        self.bar = TurnBar(self.actions)
        self.bar.setParent(self.around)
        self.around.show()

    def show(self, text: str, width: int, *, over: bool = False, thinking: bool = False) -> None:
        self.bar.resize(width, 60)
        self.bar.show_state(text, note="", thinking=thinking, over=over, waits=False)
        settle()
        assert self.bar.width() == width

    @property
    def text(self) -> QLabel:
        return about(self.bar, "Game status")

    def button(self, name: str) -> QToolButton:
        buttons = self.bar.findChildren(QToolButton)
        return next(each for each in buttons if each.defaultAction() is self.actions[name])

    def says(self, name: str) -> bool:
        """Whether a button has its text beside its picture."""
        return self.button(name).toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


@pytest.fixture
def below(qtbot: QtBot) -> Below:
    return Below(qtbot)


def test_at_first_the_bar_has_no_text_and_no_button(below: Below) -> None:
    assert below.text.text() == ""
    assert not named(below.bar, QProgressBar, "The bot is thinking").isVisible()
    assert not any(below.button(name).isVisible() for name in ("now", "go-on"))


def test_every_button_is_met_by_a_finger(below: Below) -> None:
    for over, thinking, names in (
        (True, False, WALK),
        (False, True, ("now", *WALK)),
    ):
        below.show("X wins", 1_000, over=over, thinking=thinking)
        for name in names:
            button = below.button(name)
            assert button.isVisible()
            assert button.height() >= FINGER
            assert button.width() >= FINGER


def test_nothing_moves_when_a_bot_begins_to_think(below: Below) -> None:
    places: list[QRect] = []
    for thinking in (False, True, False):
        below.show("O is thinking", 1_000, thinking=thinking)
        places.append(below.text.geometry())
    assert places == places[:1] * 3


@pytest.mark.parametrize("width", [400, 440, 1_000])
def test_buttons_have_texts_if_there_is_space_beside_the_text(below: Below, width: int) -> None:
    below.show("O is thinking", width, thinking=True)
    assert below.says("now") is (width > 800)


def test_bots_can_be_held_only_while_the_game_goes_on(below: Below) -> None:
    for over in (False, True):
        below.show("X wins", 1_000, over=over)
        assert below.button("hold").isVisible() is not over
    below.actions["hold"].setEnabled(False)
    below.show("X to move", 1_000)
    assert not below.button("hold").isVisible()


def test_the_area_beside_the_walk_has_none_of_its_buttons(below: Below) -> None:
    for width in (400, 1_000):
        below.show("X wins", width, over=True)
        area = below.bar.area_beside_walk()
        walk = [below.button(name) for name in WALK]
        assert len([each for each in walk if each.isVisible()]) == (2 if width == 400 else 4)
        assert not any(area.intersects(each.geometry()) for each in walk if each.isVisible())
        assert area.contains(QRect(below.text.pos(), below.text.size()))


def test_the_text_is_centred_below_the_board(below: Below) -> None:
    for width in (700, MOST, 1_200):
        below.show("X wins", width, over=True)
        place = below.text.mapTo(below.bar, below.text.rect().center())
        assert abs(place.x() - width // 2) <= FINGER // 2


@pytest.mark.parametrize("width", [480, 616, 700, MOST, 1_200])
def test_a_line_of_its_own_is_centred_whatever_is_offered(below: Below, width: int) -> None:
    """Also in a narrow bar, where a button with words takes one side."""
    for text, thinking, waits in (
        ("O (Nilo) is thinking\N{HORIZONTAL ELLIPSIS}", True, False),
        ("Your turn (X)", False, False),
        ("O (Nilo) is waiting", False, True),
    ):
        below.bar.resize(width, 82)
        below.bar.show_state(text, note="", thinking=thinking, over=False, waits=waits)
        settle()
        assert below.text.text() == text
        place = below.text.geometry()
        assert abs(place.center().x() - width // 2) <= 1
        buttons = [each for each in below.bar.findChildren(QToolButton) if each.isVisible()]
        assert buttons
        assert not any(
            place.intersects(QRect(each.mapTo(below.bar, QPoint()), each.size()))
            for each in buttons
        )


def test_the_text_is_elided_only_without_space(below: Below) -> None:
    """A text that would be cut in the middle begins farther left."""
    whole = 0
    for letters in range(10, 90, 4):
        text = "n" * letters
        below.show(text, MOST)
        label, right = below.text, below.button("hold")
        wide = label.fontMetrics().horizontalAdvance(text)
        walk = below.button(WALK[-1])
        left = walk.mapTo(below.bar, walk.rect().topRight()).x()
        room = right.mapTo(below.bar, right.rect().topLeft()).x() - left
        if wide + 3 * FINGER < room:
            assert label.text() == text
            whole = letters
    assert whole > 20


def is_red(image: QImage) -> bool:
    """Whether the red of a disc is anywhere in a picture."""
    red, rows = QColor(RED.face), range(image.height())
    return any(image.pixelColor(x, y) == red for x in range(image.width()) for y in rows)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_piece_of_the_player_to_move_stands_before_the_text(below: Below, theme: Theme) -> None:
    kind = board_of(find_game("connect-four"))
    below.bar.set_theme(theme)
    below.show("X to move", 1_000)
    images = list[QImage]()
    for player in (MAX, MIN):
        below.bar.show_player(kind, player, "X")
        images.append(below.bar.grab().toImage())
    place = below.bar.piece_place()
    first, second = (image.copy(place) for image in images)
    assert first != second
    assert is_red(first)
    assert not is_red(second)
    middle, half = below.text.geometry().center(), below.text.fontMetrics().averageCharWidth() * 3
    assert place.right() < middle.x() - half
    painter = QPainter(images[1])  # nothing else has changed
    painter.drawImage(place, first)
    painter.end()
    assert images[1] == images[0]


def test_piece_and_text_together_are_in_the_middle(below: Below) -> None:
    below.show("X to move", 1_000)
    below.bar.show_player(board_of(find_game("connect-four")), MAX, "X")
    room, text = below.text.geometry(), below.text.fontMetrics().horizontalAdvance("X to move")
    place = below.bar.piece_place()
    right = place.right() + NEAR + text
    assert abs((place.left() - room.left()) - (room.right() - right)) <= 2
    below.bar.show_player(board_of(find_game("connect-four")), None, "")
    assert below.text.contentsMargins().left() == 0


def test_no_piece_stands_where_the_text_needs_all_the_room(below: Below) -> None:
    below.show("X to move", 1_000)
    assert not below.bar.piece_place().isEmpty()
    below.show("It is now the turn of the player who has the crosses, for a long time", 400)
    assert below.bar.piece_place().isEmpty()


def test_nobody_s_piece_is_shown_at_the_end(driver: Driver) -> None:
    driver.begin("connect-four", "414243")
    bar = driver.window.turn_bar
    place = bar.piece_place()
    assert is_red(bar.grab(place).toImage())
    driver.begin("connect-four", "4142434")
    assert not is_red(bar.grab().toImage())
