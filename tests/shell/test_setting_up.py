# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games, boards, positions and players are chosen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QSpinBox,
    QToolButton,
)

from desktop_app.core.position import MAX, MIN
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import (
    FAMILIES,
    PRESETS,
    family_of,
    find_game,
    game_title,
    wording_of,
)
from desktop_app.play.session import PERSON
from desktop_app.players.ladder import read_ladders
from desktop_app.players.levels import levels_for
from desktop_app.players.registry import StrategyId
from desktop_app.shell.dialogs.custom_board import CustomBoardDialog
from desktop_app.words.players import strategy_title
from tests.driver import CONTROL, PERFECT, Driver, Key, named

# A typed position


def enter(driver: Driver, text: str) -> None:
    """Type a position as a person does."""
    driver.press("l", modifier=CONTROL)
    line = driver.window.position_bar.line
    assert driver.window.focusWidget() is line
    line.selectAll()
    driver.type(text)
    assert line.text() == text
    driver.press(Key.Key_Return)


@pytest.mark.parametrize("text", ["b2a3c1", "b2 a3 c1", "B2,A3,C1", "b2-a3-c1"])
def test_typed_moves_are_shown(driver: Driver, text: str) -> None:
    enter(driver, text)
    assert driver.moves == "b2a3c1"
    assert driver.message == ""
    assert not driver.window.position_bar.isVisible()
    assert driver.window.focusWidget() is driver.window.board


@pytest.mark.parametrize("text", ["X.O/.X./..O X", "x.o/.x./..o", "X-0/_X_/--0"])
def test_a_typed_board_is_shown(driver: Driver, text: str) -> None:
    enter(driver, text)
    assert driver.position.game.move_text(0) == "a3"
    assert driver.position.x_stones == 0b000010001
    assert driver.position.o_stones == 0b100000100
    assert driver.turn_text == "X's turn"
    driver.click("b3")
    assert driver.position.ply == 5


def test_a_typed_position_can_be_left_again(driver: Driver) -> None:
    driver.click("b2")
    enter(driver, "a1c3")
    driver.press("b", modifier=CONTROL)
    assert driver.moves == "b2"


def test_a_typed_position_lets_bots_wait(driver: Driver) -> None:
    driver.seat(MIN, PERFECT)
    enter(driver, "b2")
    driver.wait_idle()
    assert driver.moves == "b2"
    assert "is waiting" in driver.turn_text
    driver.press(Key.Key_Return)  # the board has the keyboard: the bot goes on
    driver.wait(lambda: driver.position.ply == 2)


def test_a_typed_board_lets_bots_wait_too(driver: Driver) -> None:
    driver.seat(MIN, PERFECT)
    enter(driver, ".../.X./... O")
    driver.wait_idle()
    assert driver.position.ply == 1
    driver.press(Key.Key_Return)  # the board has the keyboard: the bot goes on
    driver.wait(lambda: driver.position.ply == 2)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("b2b2", "Move 2: square b2 is already taken"),
        ("d4", "there is no square “d4”"),
        ("hello", "Move 1"),
        ("XXX/OOO/...", "Both players have a winning row"),
        ("XXX/.../...", "can't be 3 X"),
        ("X.O/.X", "rows must be 3, not 2"),
        ("X.O/.X./..O O", "X moves next, not O"),
        ("a3b3a2b2a1c1", "comes after the game has ended"),
        ("./", "rows must be 3, not 2"),
    ],
)
def test_an_impossible_typed_position_is_reported_in_one_sentence(
    driver: Driver, text: str, said: str
) -> None:
    driver.click("b2")
    enter(driver, text)
    assert said in driver.message
    assert "\n" not in driver.message
    assert "{" not in driver.message
    assert driver.message.endswith(".")
    assert driver.moves == "b2"  # the game is unharmed
    assert driver.window.position_bar.isVisible()  # and the text can be mended
    assert driver.window.position_bar.line.text() == text
    assert driver.window.focusWidget() is driver.window.position_bar.line
    line = driver.window.position_bar.line
    line.selectAll()
    driver.type("a1")
    driver.press(Key.Key_Return)
    assert driver.message == ""
    assert driver.moves == "a1"


def test_the_message_can_be_closed(driver: Driver) -> None:
    enter(driver, "zz")
    bar = driver.window.message_bar
    assert bar.isVisible()
    (button,) = bar.findChildren(QToolButton)
    driver.click_widget(button)
    assert not bar.isVisible()


def test_a_move_takes_an_old_message_away(driver: Driver) -> None:
    enter(driver, "zz")
    driver.press(Key.Key_Escape)
    assert not driver.window.position_bar.isVisible()
    driver.click("b2")
    assert driver.message == ""


def test_letters_typed_into_the_bar_are_no_shortcuts(driver: Driver) -> None:
    driver.click("b2")
    driver.press("l", modifier=CONTROL)
    for letter in "nuhsmbavpc12":
        QTest.keyClick(driver.window.windowHandle(), Key(ord(letter.upper())))
    assert driver.moves == "b2"
    assert driver.window.position_bar.line.text() == "nuhsmbavpc12"
    assert not driver.window.layouts.analysing


@pytest.mark.parametrize("how", ["move", "game"])
def test_the_position_bar_closes_with_the_next_move(driver: Driver, how: str) -> None:
    driver.window.actions_list["enter"].trigger()
    bar = driver.window.position_bar
    assert bar.isVisible()
    if how == "move":
        driver.click("b2")
        assert driver.moves == "b2"
    else:
        driver.window.actions_list["new"].trigger()
    assert not bar.isVisible()
    assert driver.seat_box(MAX).isVisible()
    assert driver.window.focusWidget() is driver.window.board


def test_a_position_of_a_drop_game_is_typed_in_columns(driver: Driver) -> None:
    driver.begin("connect-four")
    enter(driver, "4455")
    assert driver.moves == "4455"
    enter(driver, "4444444")
    assert "full" in driver.message


# Games and boards


def test_every_game_of_the_list_begins_at_once(driver: Driver) -> None:
    box = driver.game_box
    entries = [box.itemText(i) for i in range(box.count())]
    titles = [e for e in entries if e][:-1]
    assert len(titles) == len(PRESETS)
    for title, game in zip(titles, PRESETS.values(), strict=True):
        driver.choose(box, title)
        assert driver.window.session.position == game.start()
        assert box.currentText() == title
        assert driver.window.focusWidget() is driver.window.board
        if isinstance(game, LineGame):
            board = driver.window.board
            assert (board.model().rowCount(), board.model().columnCount()) == (
                game.rows,
                game.columns,
            )
            driver.click(game.board.cells - 1)
            assert driver.position.ply == 1


def test_choosing_another_game_keeps_the_one_before(driver: Driver) -> None:
    driver.click("b2")
    driver.choose(driver.game_box, "Connect Four 7×6")
    driver.press("b", modifier=CONTROL)
    assert driver.moves == "b2"
    assert driver.game_box.currentText() == "Tic-tac-toe 3×3"


def dialog(driver: Driver) -> CustomBoardDialog:
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, CustomBoardDialog)]
    shown = [w for w in found if w.isVisible()]
    assert len(shown) == 1
    return shown[0]


NUMBERS = ("Columns", "Rows", "How many in a row win?")


def number(ask: CustomBoardDialog, name: str) -> QSpinBox:
    """The box of a measure of the kind of game that is chosen."""
    (found,) = [
        box
        for box in ask.findChildren(QSpinBox)
        if box.accessibleName() == name and box.isVisible()
    ]
    return found


def begin_button(ask: CustomBoardDialog) -> QPushButton:
    return next(each for each in ask.findChildren(QPushButton) if each.text() == "Begin")


def shown_texts(ask: CustomBoardDialog) -> list[str]:
    return [label.text() for label in ask.findChildren(QLabel)]


def test_a_board_of_any_size_can_be_made(driver: Driver) -> None:
    driver.click("b2")
    driver.press("k", modifier=CONTROL)
    ask = dialog(driver)
    assert not ask.isModal()  # the game goes on behind it
    driver.click("a3")
    assert driver.moves == "b2a3"
    for name, wanted in zip(NUMBERS, (6, 3, 4), strict=True):
        box = number(ask, name)
        box.selectAll()
        QTest.keyClicks(box, str(wanted))
        assert box.value() == wanted
    (gravity,) = [box for box in ask.findChildren(QCheckBox) if box.isVisible()]
    assert gravity.text() == "Discs fall to the lowest empty cell"
    QTest.keyClick(gravity, Key.Key_Space)
    begin_button(ask).click()
    assert driver.position.game.id == "drop:6x3x4"
    assert driver.game_box.currentText() == "4 in a row 6×3, discs fall"
    assert not ask.isVisible()
    driver.click(2)
    assert driver.moves == "3"


def test_an_impossible_board_size_is_reported_at_once(driver: Driver) -> None:
    driver.press("k", modifier=CONTROL)
    ask = dialog(driver)
    before = shown_texts(ask)
    number(ask, "How many in a row win?").setValue(9)
    assert not begin_button(ask).isEnabled()
    (problem,) = set(shown_texts(ask)) - set(before)
    assert "doesn't fit" in problem
    number(ask, "Columns").setValue(9)
    assert begin_button(ask).isEnabled()
    assert shown_texts(ask) == before
    assert "" in before
    for box in (number(ask, name) for name in NUMBERS):
        assert (box.minimum(), box.maximum()) == (1, 20)


def test_a_made_board_of_a_known_size_is_the_known_game(driver: Driver) -> None:
    driver.choose(driver.game_box, "Another board…")
    assert driver.game_box.currentText() == "Tic-tac-toe 3×3"
    ask = dialog(driver)
    for name, wanted in zip(NUMBERS, (15, 15, 5), strict=True):
        number(ask, name).setValue(wanted)
    begin_button(ask).click()
    assert driver.position.game is PRESETS["gomoku"]


def test_a_size_of_the_game_that_is_played_is_asked_for(driver: Driver) -> None:
    games = {game.family: game for game in PRESETS.values() if family_of(game).sizes}
    assert "lines" in games
    for game in games.values():
        driver.choose(driver.game_box, game_title(game))
        driver.press("k", modifier=CONTROL)
        ask = dialog(driver)
        assert named(ask, QComboBox, "Kind of game").currentText() == wording_of(game).family()
        begin_button(ask).click()
        sizes = family_of(game).sizes
        assert sizes is not None
        usual = {measure.name: measure.usual for measure in sizes.measures}
        assert driver.window.session.position == sizes.make(usual).start()
        driver.window.activateWindow()
        driver.wait(driver.window.isActiveWindow)


def test_the_dialog_can_be_left_and_opened_again(driver: Driver) -> None:
    driver.press("k", modifier=CONTROL)
    ask = dialog(driver)
    buttons = ask.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert not ask.isVisible()
    assert driver.position == PRESETS["tic-tac-toe"].start()
    driver.window.activateWindow()
    driver.wait(driver.window.isActiveWindow)
    driver.press("k", modifier=CONTROL)
    assert dialog(driver) is ask


# Players


def test_a_seat_is_taken_from_the_list(driver: Driver) -> None:
    session = driver.window.session
    driver.choose(driver.seat_box(MIN), "Random")
    assert session.seat(MIN) == StrategyId("random")
    assert driver.window.focusWidget() is driver.window.board
    driver.click("b2")
    driver.wait_turn()
    assert driver.position.ply == 2
    driver.choose(driver.seat_box(MIN), "Person")
    assert session.seat(MIN) is PERSON
    driver.choose(driver.seat_box(MAX), "Perfect")
    driver.wait_turn()
    assert driver.position.ply == 3


def test_every_level_plays_a_legal_game(driver: Driver) -> None:
    box = driver.seat_box(MIN)
    names = [box.itemText(i) for i in range(box.count()) if box.itemText(i)]
    assert names[:7] == ["Person", "Momo", "Nilo", "Luna", "Zeno", "Mira", "More players…"]
    assert names[7:11] == ["Random", "Beginner", "Easy", "Perfect"]
    assert len(names) == 17  # other programs play five in a row alone
    assert len(set(names)) == len(names)
    assert box.itemText(box.count() - 1)  # and no line below the last
    for name in [*names[1:6], *names[7:]]:
        driver.choose(driver.seat_box(MIN), name)
        driver.press("n")
        while driver.position.outcome is None:
            driver.click(driver.position.legal_moves()[-1])
            driver.wait_turn()
        assert driver.message == ""


def test_the_levels_offered_are_those_that_the_game_has(driver: Driver) -> None:
    """A level that a small board has not is played, and named, as the next stronger one."""
    box, session = driver.seat_box(MIN), driver.window.session
    driver.begin("connect-four")
    first = box.findText("Random")
    levels = [strategy_title(level, session.game) for level in levels_for(session.game)]
    assert [box.itemText(first + row) for row in range(len(levels))] == levels
    assert {"Random", "Beginner", "Easy", "Strongest"} <= set(levels)
    below_the_top = levels_for(session.game)[-2]
    driver.choose(box, levels[-2])
    assert box.currentText() == "Rubi"  # the character that stands for this level
    driver.begin("tic-tac-toe")
    assert box.currentText() == "Zeno"
    assert session.seat(MIN) == StrategyId("perfect")
    driver.click("b2")
    driver.wait_turn()
    assert driver.position.ply == 2
    driver.begin("connect-four")
    assert box.currentText() == "Rubi"
    assert session.seat(MIN) == below_the_top


def test_a_level_says_whether_it_looks_at_all_moves(driver: Driver) -> None:
    box = driver.seat_box(MIN)
    for game, told in (("connect-four", False), ("gomoku", True)):
        driver.begin(game)
        deepest = [level for level in levels_for(find_game(game)) if level.depth][-1]
        row = box.findText(strategy_title(deepest, find_game(game)))
        tip = str(box.itemData(row, Qt.ItemDataRole.ToolTipRole))
        assert f"looks {deepest.depth} moves ahead" in tip
        assert ("40 most promising moves" in tip) == told


def test_the_levels_are_those_of_the_ladder_and_say_what_was_measured(driver: Driver) -> None:
    box = driver.seat_box(MIN)
    files = dict.fromkeys(family.ladders for family in FAMILIES if family.ladders is not None)
    ladders = {name: ladder for file in files for name, ladder in read_ladders(file).items()}
    for name, ladder in ladders.items():
        game = find_game(name)
        driver.begin(name)
        first = box.findText("Random")
        for row, rung in enumerate(ladder.rungs, first):
            assert box.itemText(row) == strategy_title(rung.strategy, game), name
            assert not box.itemText(row).startswith("Looks "), name
            tip = str(box.itemData(row, Qt.ItemDataRole.ToolTipRole))
            told = rung.measured or ladder.beaten
            who = (
                "beats the level below: "
                if rung.measured
                else "a player who looks one move ahead beats it: "
            )
            assert f"{who}{told.wins:,} of {told.games:,} games" in tip, name
            assert (f", draws: {told.draws}" in tip) == (told.draws > 0), name
            assert f"/{ladder.date[2:4]}, with {told.games // 2:,} openings, each played" in tip
            limited = ladder.nodes is not None and rung is ladder.rungs[-1]
            limit = f"at {ladder.nodes or 0:,} positions at most for each move."
            assert (limit in tip) == limited, name
        assert not box.itemText(first + len(ladder.rungs)), name


def test_each_strategy_says_what_it_really_does(driver: Driver) -> None:
    box = driver.seat_box(MIN)
    for index in range(1, box.count()):
        if box.itemText(index):
            assert len(str(box.itemData(index, Qt.ItemDataRole.ToolTipRole))) > 10


def test_perfect_is_promised_only_where_it_is_true(driver: Driver) -> None:
    box = driver.seat_box(MIN)
    assert box.findText("Perfect") >= 0
    driver.begin("gomoku")
    assert box.findText("Perfect") < 0
    assert box.findText("Strongest") >= 0


def test_a_seat_that_is_not_in_the_list_is_shown_all_the_same(driver: Driver) -> None:
    driver.seat(MIN, "alpha-beta:7")
    box = driver.seat_box(MIN)
    assert box.currentText() == "Looks 7 ahead"
    driver.click("b2")
    driver.wait_turn()
    assert box.currentText() == "Looks 7 ahead"


def test_swapping_sides_in_the_middle_of_the_game(driver: Driver) -> None:
    driver.seat(MIN, PERFECT)
    driver.click("b2")
    driver.wait_turn()
    swap = driver.window.actions_list["swap"]
    swap.trigger()
    driver.wait_turn()
    assert driver.position.ply == 3
    assert driver.seat_box(MAX).currentText() == "Zeno"
    assert driver.seat_box(MIN).currentText() == "Person"
