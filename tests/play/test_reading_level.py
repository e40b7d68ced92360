# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Simple words or full details: both say the same thing, and the choice is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QToolButton, QTreeView, QWidget

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.record import parse_moves
from desktop_app.core.scales import Scale
from desktop_app.games.registry import find_game, player_name
from desktop_app.kit.value_signs import ValueKind
from desktop_app.play.board.value_bar import ValueBar
from desktop_app.play.candidates.columns import MORE
from desktop_app.play.candidates.head import CandidateHeader
from desktop_app.play.candidates.model import MEANING, MOVE, REPLY, VALUE
from desktop_app.play.session import PERSON
from desktop_app.settings import FULL_DETAILS
from tests.driver import PERFECT, Driver, cell_text
from tests.play.test_parts_agree import SMALL, moves_of, stand
from tests.window import OpenWindow

MIXED = (0, 1, 8)
"""After these moves some moves draw and some lose, so X wins."""
WIN, DRAW, LOSS = ValueKind.WIN, ValueKind.DRAW, ValueKind.LOSS


@pytest.fixture
def first(open_window: OpenWindow, settings_file: str) -> Driver:
    """A window as it is at the first start, with two persons and values."""
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    store.setValue(FULL_DETAILS.key, "false")
    store.sync()
    driver = open_window()
    for player in (MAX, MIN):
        driver.seat(player, PERSON)
    driver.analyse()
    return driver


@pytest.fixture
def simple(driver: Driver) -> Iterator[Driver]:
    """A window with simple words that several tests share, two persons and values."""
    driver.press("w")
    assert not driver.window.display.display.is_full
    driver.analyse()
    yield driver
    if not driver.window.display.display.is_full:
        driver.press("w")


def tree(driver: Driver) -> QTreeView:
    found = driver.window.candidate_panel.findChild(QTreeView)
    assert found is not None
    return found


def columns(driver: Driver) -> set[int]:
    view = tree(driver)
    return {c for c in range(view.header().count()) if not view.isColumnHidden(c)}


def visible_texts(part: QWidget) -> list[str]:
    """What can be read in a panel, its list apart."""
    shown = [each for each in part.findChildren(QWidget) if each.isVisible()]
    texts = [str(each.property("text") or "") for each in shown]
    return [*texts, *(each.accessibleName() for each in shown)]


def test_the_first_start_has_three_columns_and_words(first: Driver) -> None:
    stand(first, "tic-tac-toe", MIXED)
    assert columns(first) == {MOVE, VALUE, MEANING}
    model = first.window.candidates
    values = {cell_text(model.index(row, VALUE)) for row in range(model.rowCount())}
    assert values == {"X wins", "Draw"}
    assert not any(
        re.search(r"[+−]1|\d positions|exact", text)
        for text in visible_texts(first.window.candidate_panel)
    )
    more = first.window.actions_list["more"]
    buttons = first.window.candidate_panel.findChildren(QToolButton)
    assert not any(each.defaultAction() is more and each.isVisible() for each in buttons)
    assert not first.window.actions_list["more"].isEnabled()
    assert not first.window.actions_list["scale"].isEnabled()


def test_full_details_are_one_key_away_and_bring_back_the_chosen_scale(simple: Driver) -> None:
    window = simple.window
    stand(simple, "tic-tac-toe", MIXED)
    simple.press("w")
    assert columns(simple) == {MOVE, VALUE, REPLY, MEANING}
    assert cell_text(window.candidates.index(0, VALUE)) == "0"
    window.display.choose(replace(window.display.display, scale=Scale.SCHOOL))
    simple.press("d")
    assert columns(simple) > {MOVE, VALUE, REPLY, MEANING}
    simple.press("w")
    assert columns(simple) == {MOVE, VALUE, MEANING}
    assert not columns(simple) & set(MORE)
    assert window.display.display.scale is Scale.WORDS
    simple.press("v")  # another choice does not store the words
    simple.press("w")
    assert window.display.display.scale is Scale.SCHOOL


def test_the_level_is_kept(first: Driver, open_window: OpenWindow) -> None:
    assert not first.window.display.display.is_full
    first.press("w")
    first.window.close()
    assert open_window().window.display.display.is_full


OWN_MOVES = "What each move is worth"


def heading(simple: Driver) -> str:
    """The heading of the list of moves."""
    return simple.window.findChildren(CandidateHeader)[0].heading


@pytest.mark.parametrize(("game", "plies"), SMALL[::2])
def test_neither_level_claims_what_the_other_denies(simple: Driver, game: str, plies: int) -> None:
    window = simple.window
    stand(simple, game, moves_of(game, plies))
    found, bar = window.flow.analysis, window.findChild(ValueBar)
    assert found is not None
    assert bar is not None
    told: list[list[str]] = []
    meanings: list[list[str]] = []
    for _ in range(2):
        simple.wait(lambda: window.candidates.at_rest)
        model = window.candidates
        told.append([cell_text(model.index(row, VALUE)) for row in range(model.rowCount())])
        meanings.append([cell_text(model.index(row, MEANING)) for row in range(model.rowCount())])
        assert bar.accessibleName().startswith(f"Value: {told[-1][0]}")
        known = any(
            "certain" in text or "exact" in text for text in visible_texts(window.candidate_panel)
        )
        assert known is found.complete
        simple.press("w")
    words, numbers = told
    assert meanings[0] == meanings[1]
    for word, number in zip(words, numbers, strict=True):
        value = float(number.replace("−", "-").split(" ")[0])
        sign = (value > 0) - (value < 0)
        first, second = (player_name(find_game(game), player) for player in (MAX, MIN))
        named = ["Draw", f"{first} wins", f"{second} wins"]
        assert word == named[sign], (word, number)


@pytest.mark.parametrize("side", [MAX, MIN])
@pytest.mark.parametrize("bot_moves", [True, False])
def test_words_against_a_bot_name_the_winner_whoever_is_to_move(
    simple: Driver, side: Player, *, bot_moves: bool
) -> None:
    """The list, the board, the bar and the legend mean the same: up is good for the person."""
    window = simple.window
    window.flow.set_pause(60_000)
    simple.seat(side.opponent, PERFECT)
    to_move = side.opponent if bot_moves else side
    moves = "c3c2" if to_move is MAX else "a3a2c3c2b1"  # whoever is to move can win
    start = find_game("tic-tac-toe").start()
    window.session.new_game(start, held=True)
    window.session.play_line(parse_moves(start, moves), held=True)
    simple.wait_values()
    simple.wait(lambda: not window.history.unvalued())
    assert simple.position.turn is to_move
    said, kinds = simple.values(), {WIN: "You win", LOSS: "Bot wins", DRAW: "Draw"}
    results = simple.column(MEANING)
    assert simple.badges == said
    badges = window.board.picture.badges
    assert {kinds[badge.value_kind] for badge in badges.values()} == set(said.values())
    for cell, badge in badges.items():
        move = find_game("tic-tac-toe").move_text(cell)
        assert kinds[badge.value_kind] == said[move]
        assert said[move].lower() in results[move].lower()
    best = next(iter(said.values()))
    assert best == ("Bot wins" if bot_moves else "You win")
    bar = window.findChild(ValueBar)
    assert bar is not None
    assert bar.accessibleName().lower().count(best.lower()) == 1
    assert simple.about("Who these values are for").text() == "▲ You win   = Draw   ▼ Bot wins"
    assert simple.option("Values for", "You").isChecked()
    assert heading(simple) == ("What the bot's moves are worth" if bot_moves else OWN_MOVES)


def test_at_the_end_the_heading_names_what_is_listed(simple: Driver) -> None:
    assert heading(simple) == OWN_MOVES
    simple.begin("tic-tac-toe", "a3b3a2b2a1")
    simple.wait(lambda: heading(simple) == "Mistakes in this game")
    simple.press("u")
    simple.wait(lambda: heading(simple) != "Mistakes in this game")


def test_guesses_have_the_same_signs_on_the_board_and_in_the_list(simple: Driver) -> None:
    simple.begin("gomoku", "h8h9g9g8")
    simple.wait_guesses(1)
    said = simple.column(MEANING)  # waits for the list, so the picture is taken afterwards
    picture = simple.window.board.picture
    named = picture.position.game.move_text
    assert picture.badges
    words = {
        ValueKind.AHEAD: "X may win",
        ValueKind.UNCLEAR: "About even",
        ValueKind.BEHIND: "O may win",
    }
    for cell, badge in picture.badges.items():
        assert said[named(cell)] == words[badge.value_kind]


def test_the_column_of_moves_has_room_for_all_of_them(simple: Driver) -> None:
    stand(simple, "hexapawn", tuple(parse_moves(find_game("hexapawn").start(), "a1a2")))
    view, model = tree(simple), simple.window.candidates
    shown = [str(model.index(row, MOVE).data()) for row in range(model.rowCount())]
    assert "b3xa2" in shown
    wide = max(map(view.fontMetrics().horizontalAdvance, shown))
    assert view.columnWidth(MOVE) >= view.indentation() + wide
