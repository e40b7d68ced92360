# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes above the board: faces, names and stars, and the two pages of their list."""

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListView

from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import find_game
from desktop_app.kit.look.theme import CONTRAST_DARK, DARK, LIGHT, Theme
from desktop_app.languages import ENGLISH, load_language
from desktop_app.play.session import PERSON
from desktop_app.players.characters import FITTED_PLAYER, characters_of
from desktop_app.players.levels import levels_for, teaching_players_for
from desktop_app.players.registry import parse_strategy
from desktop_app.shell.bars.seat_box import RowPainter, SeatBox
from desktop_app.words.players import strategy_title
from tests.driver import Driver, Key
from tests.window import OpenWindow

MORE = "More players…"


def rows(box: QComboBox) -> list[str]:
    """The rows of the list that are to be seen."""
    view = box.view()
    assert isinstance(view, QListView)
    there = (row for row in range(box.count()) if not view.isRowHidden(row))
    return [text for text in map(box.itemText, there) if text]


def opened(driver: Driver, box: QComboBox) -> list[str]:
    """Open the list with a key, as a person does."""
    box.setFocus()
    QTest.keyClick(box, Key.Key_Down)
    driver.wait(box.view().isVisible)
    return rows(box)


def close(driver: Driver, box: QComboBox) -> None:
    QTest.keyClick(box.view(), Key.Key_Escape)
    driver.wait(lambda: not box.view().isVisible())


def picture(box: QComboBox) -> QImage:
    return box.grab().toImage()


def test_the_list_begins_with_the_characters(driver: Driver) -> None:
    driver.begin("connect-four")
    box = driver.seat_box(MIN)
    names = ["Person", "Momo", "Nilo", "Luna", "Rubi", "Zeno", "Mira", MORE]
    assert opened(driver, box) == names
    close(driver, box)
    driver.begin("tic-tac-toe")
    assert opened(driver, box) == ["Person", "Momo", "Nilo", "Luna", "Zeno", "Mira", MORE]
    close(driver, box)


def test_more_players_are_on_a_second_page_of_the_list(driver: Driver) -> None:
    game = find_game("connect-four")
    driver.begin(game.id)
    box = driver.seat_box(MIN)
    others = [*levels_for(game), *teaching_players_for(game)]
    driver.choose(box, MORE)
    driver.wait(box.view().isVisible)
    assert rows(box) == ["Person", *(strategy_title(each, game) for each in others)]
    assert driver.window.session.seat(MIN) is PERSON  # nobody was chosen yet
    close(driver, box)
    assert "Momo" in opened(driver, box)
    close(driver, box)


def test_one_of_the_others_stays_in_sight_while_it_plays(driver: Driver) -> None:
    driver.begin("connect-four")
    box = driver.seat_box(MIN)
    driver.seat(MIN, "builder")
    assert box.currentText() == "Builder"
    assert {"Momo", "Builder"} <= set(opened(driver, box))
    close(driver, box)


def test_a_level_is_shown_as_its_character(driver: Driver) -> None:
    game = find_game("connect-four")
    driver.begin(game.id)
    box = driver.seat_box(MIN)
    for character, level in characters_of(game).items():
        driver.seat(MIN, level)
        assert box.currentText() == character.value.capitalize()


def test_a_character_is_chosen_by_keys_alone(driver: Driver) -> None:
    box = driver.seat_box(MIN)
    opened(driver, box)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Return):
        QTest.keyClick(box.view(), key)
    driver.wait(lambda: driver.window.session.seat(MIN) == parse_strategy("one-ahead"))
    assert box.currentText() == "Nilo"


def test_a_character_is_heard_with_its_stars_and_its_sentence(driver: Driver) -> None:
    box = driver.seat_box(MIN)
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    told = box.itemData(box.findText("Zeno"), role)
    assert told == "5 of 5 stars. Never makes a mistake."
    driver.seat(MIN, "one-ahead")
    seat = box
    assert isinstance(seat, SeatBox)
    assert box.accessibleDescription() == "2 of 5 stars. Looks one move ahead."
    assert "Looks one move ahead." in seat.tip


def test_a_board_that_nobody_measured_claims_no_stars(driver: Driver) -> None:
    driver.begin("mnk:5x4x4")
    box = driver.seat_box(MIN)
    told = box.itemData(box.findText("Zeno"), Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "stars" not in str(told)


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_DARK], ids=["light", "dark", "contrast"])
def test_every_player_looks_different(driver: Driver, theme: Theme) -> None:
    driver.begin("connect-four")
    driver.window.set_theme(theme)
    box = driver.seat_box(MIN)
    images = list[QImage]()
    for name in ("Person", "Momo", "Nilo", "Luna", "Rubi", "Zeno", "Mira", "Builder"):
        driver.choose(box, name)
        driver.settle()
        box.clearFocus()
        images.append(picture(box))
    assert all(a != b for i, a in enumerate(images) for b in images[:i])


def test_the_face_and_the_name_change_sides_where_one_reads_from_the_right(driver: Driver) -> None:
    driver.seat(MIN, "random")
    box = driver.seat_box(MIN)
    yellow = yellow_columns(picture(box))
    box.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    mirrored = yellow_columns(picture(box))
    assert max(yellow) < box.width() / 2 < min(mirrored)


def yellow_columns(image: QImage) -> list[int]:
    """The columns of a picture in which Momo, the chick, is seen."""
    found = list[int]()
    for x in range(image.width()):
        colors = [image.pixelColor(x, y) for y in range(image.height())]
        if any(c.red() > 240 and c.green() > 200 and c.blue() < 110 for c in colors):
            found.append(round(x / image.devicePixelRatio()))
    return found


@pytest.mark.parametrize("wide", [800, 1024, 1366])
def test_names_are_whole_and_stars_are_seen_in_usual_windows(driver: Driver, wide: int) -> None:
    driver.window.resize(wide, 600)
    driver.analyse()
    driver.begin("connect-four")
    driver.seat(MIN, "perfect")
    driver.seat(MAX, PERSON)
    driver.settle()
    box = driver.seat_box(MIN)
    with_stars = picture(box)
    row = box.currentIndex()
    name = box.itemText(row)
    box.setItemText(row, "")
    assert picture(box) != with_stars
    box.setItemText(row, name)
    driver.seat(MIN, "alpha-beta:8")  # another face, and four stars: the lower line differs
    other = picture(box)
    low = QRect(QPoint(box.width() // 2, box.height() * 3 // 5), box.rect().bottomRight())
    ratio = round(other.devicePixelRatio())
    part = QRect(low.topLeft() * ratio, low.size() * ratio)
    assert other.copy(part) != with_stars.copy(part)


@pytest.mark.parametrize("code", ["de", "en", "es", "fr"])
def test_what_mira_does_is_said_in_words_below_her_name(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, open_window: OpenWindow, code: str
) -> None:
    """A number alone says nothing; it is written small rather than left alone."""
    written = list[tuple[str, QFont, int]]()
    text = RowPainter.text

    def spied(line: RowPainter, said: str, *args: Any, **options: Any) -> None:
        if options.get("high"):
            written.append((said, options.get("font") or QFont(), line.left))
        text(line, said, *args, **options)

    monkeypatch.setattr(RowPainter, "text", spied)
    load_language(qapp, code)
    try:
        driver = open_window()
        driver.window.resize(1024, 600)
        driver.analyse()
        driver.seat(MIN, FITTED_PLAYER)
        driver.settle()
        box = driver.window.findChildren(SeatBox)[1]
        written.clear()
        box.grab()
    finally:
        load_language(qapp, ENGLISH)
    (said, font, room), *_ = written
    assert said == box.shown(box.currentIndex()).note
    assert re.search("random|Zufall|azar|hasard", said)
    assert "50" in said
    assert QFontInfo(font).pixelSize() >= 11
    assert QFontMetrics(font).horizontalAdvance(said) <= room
    assert "50" in box.tip
    assert len(box.tip.split()) > 8  # her sentence
