# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Find it yourself: the decisive moment is played again in the real window, with three tries."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.play import search_client
from desktop_app.play.find.card import Sign, sign_of
from desktop_app.play.find.cover import ValueCover
from desktop_app.play.find.words import challenge_text
from desktop_app.play.result_card import BUTTON, BigButton
from desktop_app.play.session import PERSON, Seat
from desktop_app.search.limits import Limits
from desktop_app.search.why.challenge import Challenge
from desktop_app.shell.main_window import MainWindow
from tests.calm import pass_time
from tests.driver import DEAF, PERFECT, SHIFT, Driver, Key
from tests.hearing import listen
from tests.translations import small_languages, three_languages
from tests.waiting import PATIENCE_MS
from tests.window import OpenWindow

__all__ = ["small_languages", "three_languages"]

LOST = "a1b1c3b3b2"
"""O has not seen the diagonal: b3 lost, only b2 would have held."""
X_LOST = "a1b2b1c1c2a3"
"""X has not blocked the diagonal: c2 lost, only a3 would have held."""
CHOMP_LOST = "a4e1a3d1b1a2a1"
"""A has lost with b1 what only c2 would have kept: a1 loses at once, a2 as b1, b2 and c1 later."""
ASKED = "You are O. One move here still saves you. You have three tries."
IDEA = "Playing b3 doesn't block b2, and X wins there."
VALUES = {"b2": "Draw", **dict.fromkeys(("a2", "a3", "b3", "c1", "c2"), "+1")}


def play(driver: Driver, moves: str, game: str = "tic-tac-toe") -> None:
    """Play a game to its end, with the bots held, and wait until its reason is found."""
    driver.begin(game)
    session = driver.window.session
    *before, last = parse_moves(session.position, moves)
    for line in filter(None, (before, [last])):
        session.play_line(line, held=True)
    driver.wait(driver.window.actions_list["find"].isEnabled)


@pytest.fixture
def lost(driver: Driver) -> Driver:
    """A window in which O has lost to X, both persons."""
    play(driver, LOST)
    return driver


@pytest.fixture
def search(lost: Driver) -> Driver:
    """The same, in the middle of the search."""
    lost.press("f", modifier=SHIFT)
    assert lost.window.find_flow.is_searching
    return lost


def title(driver: Driver) -> str:
    return driver.window.find_card.frame.result


def text(driver: Driver) -> str:
    return driver.window.find_card.frame.reason


def challenge(driver: Driver) -> Challenge:
    found = driver.window.find_flow.challenge
    assert found is not None
    return found


def button(driver: Driver, name: str) -> BigButton:
    """A button of the card that can be pressed."""
    buttons = driver.window.find_card.buttons
    driver.wait(lambda: not buttons.testAttribute(DEAF))
    return next(each for each in buttons.placed() if each.accessibleName() == name)


def offered(driver: Driver) -> list[str]:
    return [each.accessibleName() for each in driver.window.find_card.buttons.placed()]


def find_button(driver: Driver) -> BigButton:
    """The button at the end of a game."""
    wanted = driver.window.actions_list["find"]
    return next(each for each in driver.window.result.buttons.buttons if each.action is wanted)


# The whole way


def test_it_is_asked_tried_and_found_with_the_mouse(lost: Driver) -> None:
    lost.click_widget(lost.end_button("find"))
    assert lost.moves == "a1b1c3"
    assert (title(lost), text(lost)) == ("Which move saves you?", ASKED)
    assert offered(lost) == ["Show the answer", "Back to the end of the game"]
    assert lost.badges == {"b3": "+1"}  # the move of the game, and no other
    assert lost.window.board.picture.marked == lost.cell("b3")
    lost.click("a3")
    assert lost.moves == "a1b1c3"
    assert title(lost) == "Just as cold! 2 tries left"
    assert text(lost) == "With a3, X wins on its next move. That is the same result as with b3."
    assert lost.badges == {"b3": "+1", "a3": "+1"}
    lost.click("b2")
    assert (title(lost), text(lost)) == ("Right!", IDEA)
    assert lost.badges == VALUES
    assert lost.window.board.picture.marked == lost.cell("b2")
    assert offered(lost) == ["Play on from here", "Try again", "Back to the end of the game"]
    lost.click_widget(button(lost, "Play on from here"))
    assert lost.moves == "a1b1c3b2"
    assert not lost.window.find_card.is_shown
    first = lost.window.session.record.root.children[0].children[0].children[0]
    assert [node.move for node in first.children] == [lost.cell("b3"), lost.cell("b2")]


def test_three_wrong_tries_with_a_finger_show_the_answer(search: Driver) -> None:
    for tried, said in (
        ("a2", "Just as cold! 2 tries left"),
        ("b3", "Try another move"),  # the move of the game costs nothing
        ("a2", "Try another move"),
        ("a3", "Just as cold! One try left"),
        ("c1", "The answer is b2"),
    ):
        search.tap(tried)
        assert title(search) == said
    assert text(search) == IDEA
    assert search.badges == VALUES
    assert search.window.board.picture.marked == search.cell("b2")
    search.click_widget(button(search, "Play on from here"))
    assert search.moves == "a1b1c3"  # nothing was found that could be played
    assert search.window.session.person_may_move
    search.click("b2")
    assert search.moves == "a1b1c3b2"


def test_a_double_click_for_the_last_try_does_not_play_on(search: Driver) -> None:
    search.click("a2")
    search.click("a3")
    pos = search.place(search.cell("c1"))
    QTest.mouseDClick(search.window.windowHandle(), Qt.MouseButton.LeftButton, pos=pos)
    assert title(search) == "The answer is b2"
    assert search.moves == "a1b1c3"
    pass_time()
    search.click("c1")  # later it is a move
    assert search.moves == "a1b1c3c1"
    assert not search.window.find_flow.is_open


def test_a_better_try_is_warmer(driver: Driver) -> None:
    play(driver, "c1b3a2c2a3b2a1")
    driver.press("f", modifier=SHIFT)
    driver.click("a3")
    assert title(driver) == "Warmer! 2 tries left"
    assert text(driver) == (
        "With a3, X wins in 3 moves. That is better than c2, but not good enough."
    )


def attempt(driver: Driver, move: str) -> None:
    """Try a move of any game."""
    position = challenge(driver).position
    driver.window.find_flow.take(position.game.parse_move(position, move))


def test_a_worse_try_is_colder_and_another_as_bad_just_as_cold(driver: Driver) -> None:
    play(driver, CHOMP_LOST, "chomp")
    driver.press("f", modifier=SHIFT)
    attempt(driver, "a1")
    assert title(driver) == "Colder! 2 tries left"
    assert text(driver) == "With a1, B wins now. That is even worse than b1."
    attempt(driver, "a2")
    assert title(driver) == "Just as cold! One try left"
    assert text(driver).endswith("That is the same result as with b1.")


def test_each_verdict_has_a_sign_of_its_own(driver: Driver) -> None:
    play(driver, CHOMP_LOST, "chomp")
    driver.press("f", modifier=SHIFT)
    signs = [sign_of(challenge(driver))]
    for tried in ("b2", "a2", "a1", "c2"):
        challenge(driver).restart()
        attempt(driver, tried)
        signs.append(sign_of(challenge(driver)))
    assert signs == [
        Sign.QUESTION,
        Sign.WARMER,
        Sign.EQUAL,
        Sign.COLDER,
        Sign.RIGHT,
    ]


def test_it_is_searched_with_keys_alone(lost: Driver) -> None:
    lost.window.board.setFocus()
    lost.press("f", modifier=SHIFT)
    lost.press(Key.Key_Down, Key.Key_Right, Key.Key_Return)  # from the middle to c1
    assert title(lost) == "Just as cold! 2 tries left"
    assert lost.badges.keys() == {"b3", "c1"}
    lost.press(Key.Key_Up, Key.Key_Left, Key.Key_Return)
    assert title(lost) == "Right!"
    lost.press(Key.Key_Return)
    assert lost.moves == "a1b1c3b2"
    assert not lost.window.find_flow.is_open


def test_a_found_move_is_played_against_the_bot_which_goes_on(driver: Driver) -> None:
    driver.window.session.hold()
    driver.seat(MIN, PERFECT)
    play(driver, X_LOST)
    driver.window.session.resume()
    driver.press("f", modifier=SHIFT)
    assert text(driver).startswith("You are X.")
    driver.click("a3")
    assert title(driver) == "Right!"
    assert text(driver) == "Playing c2 doesn't block a3, and the bot wins there."
    driver.press(Key.Key_Return)
    driver.wait(lambda: len(driver.moves) == len("a1b2b1c1a3xx"))
    assert driver.moves.startswith("a1b2b1c1a3")


def test_a_person_who_plays_second_sees_the_board_from_there(driver: Driver) -> None:
    driver.window.session.hold()
    driver.seat(MAX, PERFECT)
    driver.seat(MIN, PERSON)
    play(driver, "b1b2 a3a2 b2xc3", "hexapawn")
    driver.window.session.resume()
    driver.press("f", modifier=SHIFT)
    assert (title(driver), text(driver)) == (
        "Which move wins?",
        "You are Black. 2 moves here still win. You have three tries.",
    )
    board, position = driver.window.board, driver.window.session.position
    assert board.picture.is_turned
    move = position.game.parse_move(position, "c3xb2")
    targets = {place: board.kind.targets(position, (place,)) for place in range(9)}
    source = next(place for place in range(9) if move in targets[place].values())
    driver.click(source)  # the piece first, then where it goes
    assert challenge(driver).last is None
    driver.click(next(place for place, each in targets[source].items() if each == move))
    assert title(driver) == "Right!"
    assert position == driver.window.session.position


def test_it_begins_again_with_three_tries_and_hidden_values(search: Driver) -> None:
    search.click("a2")
    search.click_widget(button(search, "Show the answer"))
    assert title(search) == "The answer is b2"
    search.click_widget(button(search, "Try again"))
    assert (title(search), text(search)) == ("Which move saves you?", ASKED)
    assert search.badges == {"b3": "+1"}
    assert challenge(search).left == 3
    search.press("y")
    search.press("f", modifier=SHIFT)
    assert challenge(search).is_searching
    search.press("f", modifier=SHIFT)  # no more tries by that
    search.click("a2")
    search.press("f", modifier=SHIFT)
    assert challenge(search).left == 2


def test_the_first_move_of_a_game_may_be_looked_for(driver: Driver) -> None:
    play(driver, "c3b3a1b1c2a2", "nim")
    driver.press("f", modifier=SHIFT)
    assert driver.moves == ""
    assert text(driver) == "You are A. One move here still wins. You have three tries."
    driver.press("y")  # although there is no move to ask about
    assert title(driver) == "The answer is a2"
    driver.press(Key.Key_Escape)
    assert driver.moves == "c3b3a1b1c2a2"


def test_the_pieces_are_picked_as_in_the_game(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_client, "REASON_LIMITS", Limits())  # this game takes longer to solve
    play(driver, "c2 c3 b2 c1 a3 b3 a3-a2", "morris")
    driver.press("f", modifier=SHIFT)
    position = driver.window.session.position
    driver.click(driver.window.board.kind.place_of(position, position.legal_moves()[0]))
    assert challenge(driver).last is not None
    assert position == driver.window.session.position


def test_a_line_is_tried_where_lines_are_drawn(driver: Driver) -> None:
    moves = "a3-b3 a2-a3 b1-b2 c1-c2 b2-b3 c2-c3 b3-c3 b1-c1 a1-b1 a2-b2 b2-c2 a1-a2"
    play(driver, moves, "dots:2x2")
    driver.press("f", modifier=SHIFT)
    position, board = driver.window.session.position, driver.window.board
    move = position.game.parse_move(position, "b2-c2")
    driver.click(board.kind.place_of(position, move))
    assert title(driver) == "Right!"


def test_on_a_large_board_the_first_tap_aims_and_the_second_tries(driver: Driver) -> None:
    play(driver, "c1b1a3a1", "chomp:10x8")
    driver.press("f", modifier=SHIFT)
    board, position = driver.window.board, driver.window.session.position
    assert board.kind.is_large
    place = board.kind.place_of(position, position.game.parse_move(position, "a2"))
    driver.tap(place)
    assert board.pointer.aimed == place
    assert challenge(driver).last is None
    driver.tap(place)
    assert title(driver) == "Right!"


# What is hidden, and comes back


def covers(driver: Driver) -> list[bool]:
    """Whether the values of each panel are covered."""
    panels = (driver.window.candidate_panel, driver.window.history_panel)
    assert len(driver.window.findChildren(ValueCover)) == len(panels)
    return [not panel.isVisible() for panel in panels]


def test_all_values_are_hidden_and_come_back_as_they_were(lost: Driver) -> None:
    lost.analyse()
    lost.wait_idle()
    window = lost.window
    bar = window.area.findChild(QWidget, "value-bar")
    assert isinstance(bar, QWidget)
    places = {dock: dock.geometry() for dock in (window.candidate_dock, window.history_dock)}
    before, mistakes = window.display.display, window.board.picture.mistakes
    assert mistakes
    assert bar.isVisible()
    lost.press("f", modifier=SHIFT)
    lost.settle()
    assert covers(lost) == [True, True]
    assert not bar.isVisible()
    assert window.board.picture.mistakes == {}
    assert {dock: dock.geometry() for dock in places} == places
    notes = [each.text() for each in window.findChildren(QLabel) if each.isVisible()]
    assert notes.count("The values are hidden while you search.") == 2
    lost.wait_idle()
    window.presenter.show_line((lost.cell("b2"), lost.cell("a2")))  # as from the list
    assert window.board.picture.preview == ()
    assert lost.badges == {"b3": "+1"}
    assert bar.isHidden()
    lost.click("b2")
    assert covers(lost) == [False, False]
    assert bar.isVisible()
    lost.wait(lambda: lost.values() == VALUES | {"b2": "0"} and "Draw")
    lost.press(Key.Key_Escape)
    assert lost.moves == LOST
    assert window.display.display == before
    assert window.board.picture.mistakes == mistakes
    assert {dock: dock.geometry() for dock in places} == places


def test_nothing_gives_the_answer_away_while_it_is_searched_for(search: Driver) -> None:
    search.analyse()
    window = search.window
    assert not window.actions_list["hint"].isEnabled()
    assert covers(search) == [True, True]
    search.press("1")  # no candidate is played that nobody sees
    assert challenge(search).last is None
    board = window.board
    board.customContextMenuRequested.emit(board.place_center(search.cell("b2")).toPoint())
    board.taps.held.emit(board.place_center(search.cell("b2")).toPoint())
    assert board.findChildren(QMenu) == []
    assert challenge(search).is_searching
    search.press("v", "v", "v")
    assert search.badges == {"b3": "+1"}


def test_values_that_were_hidden_stay_hidden_when_the_game_goes_on(search: Driver) -> None:
    assert not search.window.display.shows_values
    search.click("b2")
    assert search.badges == VALUES
    search.press(Key.Key_Return)
    search.wait_idle()
    assert search.badges == {}


# Where it is offered


def test_it_is_offered_beside_why_where_a_person_could_have_held(driver: Driver) -> None:
    play(driver, LOST)
    buttons = driver.window.result.buttons
    shown = [each.accessibleName() for each in buttons.buttons if each.isVisible()]
    assert shown[:2] == ["Find it yourself", "Why?"]
    assert min(find_button(driver).width(), find_button(driver).height()) >= BUTTON
    assert find_button(driver).toolTip().endswith("(Shift+F)")
    driver.press(Key.Key_PageUp)
    assert not driver.window.actions_list["find"].isEnabled()
    driver.press("f", modifier=SHIFT)
    assert not driver.window.find_flow.is_open
    driver.press(Key.Key_PageDown)
    assert driver.window.actions_list["find"].isEnabled()


@pytest.mark.usefixtures("open_window")  # a window of its own, which knows no such game yet
def test_the_other_buttons_do_not_move_when_it_appears(driver: Driver) -> None:
    driver.begin("tic-tac-toe")
    session = driver.window.session
    for move in parse_moves(session.position, LOST):
        session.play_line([move], held=True)
    others = driver.window.result.buttons.buttons[1:]
    before = [each.geometry() for each in others]
    assert not find_button(driver).isVisible()
    driver.wait(find_button(driver).isVisible)
    driver.settle()
    assert [each.geometry() for each in others] == before


@pytest.mark.parametrize(
    ("seats", "moves"),
    [
        ((PERSON, PERFECT), LOST),  # the mistake was the bot's
        ((PERFECT, PERFECT), LOST),
        ((PERSON, PERSON), "b2a1b1b3a2c2a3c1c3"),  # nobody made one
    ],
)
def test_without_a_mistake_of_a_person_it_is_not_offered(
    driver: Driver, seats: tuple[Seat, Seat], moves: str
) -> None:
    driver.window.session.hold()
    for player, seat in zip((MAX, MIN), seats, strict=True):
        driver.seat(player, seat)
    driver.begin("tic-tac-toe")
    driver.window.session.play_line(parse_moves(driver.position, moves), held=True)
    driver.wait(lambda: driver.window.result.frame.reason)
    driver.settle()
    assert not driver.window.actions_list["find"].isEnabled()
    assert not find_button(driver).isVisible()


def test_an_unproven_game_offers_nothing(driver: Driver) -> None:
    driver.begin("chess")
    session = driver.window.session
    session.play_line(parse_moves(session.position, "f3 e5 g4 Qh4#"), held=True)
    driver.wait_idle()
    assert not driver.window.actions_list["find"].isEnabled()


def test_a_seat_that_changes_after_the_game_changes_the_offer(lost: Driver) -> None:
    lost.seat(MIN, PERFECT)
    assert not lost.window.actions_list["find"].isEnabled()
    lost.seat(MIN, PERSON)
    assert lost.window.actions_list["find"].isEnabled()


# Leaving it


def test_escape_and_the_button_lead_back_to_the_end(search: Driver) -> None:
    search.press(Key.Key_Escape)
    assert search.moves == LOST
    assert search.window.result.is_shown
    assert not search.window.find_card.is_shown
    search.press("f", modifier=SHIFT)
    search.click_widget(button(search, "Back to the end of the game"))
    assert search.moves == LOST
    assert search.window.result.is_shown
    assert search.window.turn_bar.findChildren(QLabel)[0].isHidden()


def test_a_walk_to_the_end_leaves_no_text_below_the_result(search: Driver) -> None:
    search.press(Key.Key_End)
    assert search.window.result.is_shown
    assert search.window.turn_bar.findChildren(QLabel)[0].isHidden()
    search.press(Key.Key_PageUp)
    assert not search.window.turn_bar.findChildren(QLabel)[0].isHidden()


def test_escape_lets_go_of_a_picked_piece_first(driver: Driver) -> None:
    play(driver, "b1b2 a3a2 b2xc3", "hexapawn")
    driver.press("f", modifier=SHIFT)
    position, board = driver.window.session.position, driver.window.board
    source = next(iter(board.kind.picks(position, ())))
    driver.click(source)
    assert board.picture.picked
    driver.press(Key.Key_Escape)
    assert not board.picture.picked
    assert driver.window.find_flow.is_searching
    driver.press(Key.Key_Escape)
    assert not driver.window.find_flow.is_open


@pytest.mark.parametrize("key", ["u", Key.Key_PageUp, Key.Key_Home, "n", Key.Key_End])
def test_any_other_position_ends_it_and_shows_all_again(search: Driver, key: Key | str) -> None:
    search.analyse()
    search.press(key)
    assert not search.window.find_flow.is_open
    assert not search.window.find_card.is_shown
    assert covers(search) == [False, False]
    assert search.window.turn_bar.text
    assert search.window.invitation_line.isVisible()
    search.press("n")
    search.click("a1")
    assert search.moves == "a1"


def test_another_game_or_file_ends_it(search: Driver) -> None:
    search.begin("connect-four")
    assert not search.window.find_flow.is_open
    search.press(Key.Key_Escape)
    assert search.window.session.game.id == "connect-four"
    assert search.window.session.record.moves() == []


def test_a_bot_that_takes_the_seat_goes_on(search: Driver) -> None:
    search.seat(MIN, PERFECT)
    assert not search.window.find_flow.is_open
    search.wait(lambda: search.moves == "a1b1c3b2")


def test_another_page_changes_nothing(search: Driver) -> None:
    search.click("a2")
    search.press("e")
    assert not search.window.pages.is_at_board
    search.press("e")
    assert search.window.pages.is_at_board
    assert title(search) == "Just as cold! 2 tries left"
    assert search.badges == {"b3": "+1", "a2": "+1"}
    search.click("b2")
    assert title(search) == "Right!"


def test_why_tells_the_answer_and_then_everything(search: Driver) -> None:
    search.press("y")
    assert title(search) == "The answer is b2"
    search.press("y")
    search.wait(lambda: search.window.why.finding)
    assert not search.window.find_card.is_shown
    assert search.window.guide.sentence.text.startswith(IDEA)
    search.press(Key.Key_Escape)
    assert search.moves == LOST


def test_a_question_about_a_move_covers_the_answer_for_a_while(search: Driver) -> None:
    search.press("y")
    search.window.why.ask_why_not(search.cell("c1"))
    assert not search.window.find_card.is_shown
    search.wait(lambda: search.window.why.finding)
    search.press(Key.Key_Escape)
    assert search.window.find_card.is_shown
    assert title(search) == "The answer is b2"


@pytest.mark.usefixtures("three_languages")
def test_it_goes_on_in_another_language(open_window: OpenWindow, qtbot: QtBot) -> None:
    driver = open_window()
    driver.seat(MIN, PERSON)
    play(driver, LOST)
    driver.press("f", modifier=SHIFT)
    driver.click("a2")
    with qtbot.waitSignal(driver.window.replaced, timeout=60_000) as waiting:
        driver.window.preferences.choose_language("de")
    (window,) = cast("list[object]", waiting.args)
    assert isinstance(window, MainWindow)
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
    other = Driver(window, qtbot)
    assert challenge(other).left == 2
    assert other.window.find_card.is_shown
    assert other.badges.keys() == {"b3", "a2"}
    other.click("b2")
    assert challenge(other).found == other.cell("b2")
    other.press(Key.Key_Escape)
    assert other.moves == LOST


# How it looks and sounds


def test_each_verdict_is_announced(search: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(monkeypatch)
    search.click("a2")
    search.click("b2")
    said = [each for each in heard if "!" in each]
    assert said == [
        "Just as cold! 2 tries left. With a2, X wins on its next move. That is the same result as "
        "with b3.",
        f"Right! {IDEA}",
    ]


@pytest.mark.parametrize(("size", "step"), [((1024, 600), 0), ((1366, 768), 0), ((1366, 768), 3)])
@pytest.mark.parametrize("panels", [False, True])
def test_the_card_never_covers_the_board(
    lost: Driver, size: tuple[int, int], step: int, panels: bool
) -> None:
    window = lost.window
    if panels:
        lost.analyse()
    for _ in range(step):
        window.preferences.enlarge_type()
    window.resize(*size)
    lost.settle()
    lost.press("f", modifier=SHIFT)
    lost.settle()
    host = window.area.window()

    def where(part: QWidget) -> QRect:
        return QRect(part.mapTo(host, QPoint()), part.size())

    for tried in ("", "a2", "b2"):
        if tried:
            lost.click(tried)
            lost.settle()
        card = window.find_card
        for part in (card.frame, *card.buttons.placed()):
            assert not where(part).intersects(where(window.area))
            assert window.rect().contains(where(part))
        labels = [each for each in card.frame.findChildren(QLabel) if each.isVisible()]
        for label in labels:
            assert label.fontMetrics().height() <= label.height()


def test_the_answer_agrees_with_why_hint_and_list(search: Driver) -> None:
    search.analyse()
    search.press("y")
    window = search.window
    answers = {*challenge(search).answers}
    search.wait_values()
    assert window.flow.analysis is not None
    assert {*window.flow.analysis.equals} == answers
    search.press("h")
    search.wait(lambda: window.board.picture.hint is not None)
    assert window.board.picture.hint in answers
    shown = challenge_text(challenge(search), None).title
    search.press("y")
    search.wait(lambda: window.why.finding)
    assert window.why.finding is not None
    assert {*window.why.finding.better} == answers
    assert shown == "The answer is b2"
