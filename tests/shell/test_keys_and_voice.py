# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys do what is to be expected where the keyboard is, and what happens is heard in words."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QPushButton,
    QToolButton,
    QWidget,
)

from desktop_app.core.position import MIN
from desktop_app.core.record import parse_moves
from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.tree.drawing import TreeDrawing
from desktop_app.games.registry import find_game, wording_of
from desktop_app.kit.focus_frame import FocusFrame
from desktop_app.kit.look.theme import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    Theme,
    palette,
)
from tests.driver import CONTROL, PERFECT, Driver, Key
from tests.hearing import listen


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return listen(monkeypatch)


def explained(driver: Driver) -> ExplainPage:
    driver.window.actions_list["explain"].trigger()
    page = driver.window.pages.explain_page
    driver.wait(lambda: page.tree_run is not None and page.controls.isEnabled())
    return page


# What is heard


@pytest.mark.parametrize(
    ("game", "moves", "said"),
    [
        ("tic-tac-toe", "b2", "X plays b2"),
        ("nim:3,4,5", "b1", "A takes 1 coin from heap b"),
        ("nim:3,4,5", "c4", "A takes 4 coins from heap c"),
        ("connect-four", "444", "X plays column 4 and lands on d3"),
        ("chess", "e4 e5 Nf3", "White plays knight to f3"),
        ("chess", "e4 f5 Qh5", "White plays queen to h5: check"),
        ("chess", "e4 d5 exd5", "White captures on d5 with pawn e"),
        ("chess", "f3 e5 g4 Qh4", "Black plays queen to h4: checkmate"),
        ("chess", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O", "White castles kingside"),
        (
            "chess",
            "e4 d5 exd5 c6 dxc6 Nf6 cxb7 Nd5 bxa8=Q",
            "White captures on a8 with pawn b and promotes to a queen",
        ),
        ("gomoku", "h8", "X plays h8"),
    ],
)
def test_a_move_is_announced_in_words(
    driver: Driver, heard: list[str], game: str, moves: str, said: str
) -> None:
    position = driver.begin(game)
    session = driver.window.session
    for move in parse_moves(position, moves):
        heard.clear()
        session.play(move)
    assert heard[0] == said


@pytest.mark.parametrize(
    ("game", "moves", "row"),
    [
        ("tic-tac-toe", "a1a2b1b2c1", "a1, b1, c1"),
        ("connect-four", "4152637", "d1, e1, f1, g1"),
    ],
)
def test_the_winning_row_is_announced_before_the_winner(
    driver: Driver, heard: list[str], game: str, moves: str, row: str
) -> None:
    start = driver.begin(game)
    session = driver.window.session
    session.play_line(parse_moves(start, moves))
    end = next(text for text in heard if text.startswith("The winning row: "))
    cells, _, result = end.removeprefix("The winning row: ").partition(". ")
    assert sorted(cells.split(", ")) == row.split(", ")
    assert "wins" in result


def test_a_row_of_three_men_s_morris_is_named() -> None:
    game = find_game("morris")
    position = game.parse_position("XXX/OO./...")
    assert wording_of(game).announced_end(position).startswith("The winning row: a3, b3, c3")


def test_a_refusal_begins_with_its_reason(driver: Driver, heard: list[str]) -> None:
    driver.click("a1")
    heard.clear()
    driver.click("a1")
    assert heard == ["Square a1 is taken"]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("a", ["Hide values: off", "Hide values: on"]),
        (Key.Key_F12, ["Presenter view: on", "Presenter view: off"]),
        ("v", ["All values on the board", "Only the best values on the board"]),
        ("b", ["Pause the bots: on", "Pause the bots: off"]),
    ],
)
def test_a_setting_switched_by_key_is_announced(
    driver: Driver, heard: list[str], key: Key | str, said: list[str]
) -> None:
    driver.seat(MIN, PERFECT)
    for text in said:
        driver.press(key)
        assert text in heard
        heard.clear()


def test_changes_of_scale_view_and_type_size_are_announced(
    driver: Driver, heard: list[str]
) -> None:
    driver.analyse()
    heard.clear()
    driver.press("c")
    assert "Scale: Win = 10 + empty squares" in heard
    driver.press("p")
    assert "Values for whoever's turn it is" in heard
    driver.press(Key.Key_Plus, modifier=CONTROL)
    assert "Text size: 133%" in heard
    driver.press(Key.Key_Minus, modifier=CONTROL)
    assert "Text size: 117%" in heard


def test_the_zoom_of_the_tree_is_announced(driver: Driver, heard: list[str]) -> None:
    page = explained(driver)
    page.drawing.setFocus()
    heard.clear()
    driver.press(Key.Key_Plus)
    assert any(text.startswith("Zoom: ") for text in heard)


def test_guess_says_its_question_and_then_its_verdict(driver: Driver, heard: list[str]) -> None:
    driver.begin("tic-tac-toe", "b2a3c1c3")
    page = explained(driver)
    page.choices.guess.click()
    run = page.tree_run
    assert run is not None

    def is_asked() -> bool:
        if page.guess_bar.not_now.isEnabled():
            return True
        driver.press("s")
        return False

    heard.clear()
    driver.wait(is_asked)
    question = page.guess_bar.question.text()
    assert question in heard
    assert question.endswith("What is the node worth?")
    heard.clear()
    answers = [b for b in page.guess_bar.findChildren(QPushButton) if ":" in b.accessibleName()]
    next(button for button in answers if button.isEnabled()).click()
    (verdict,) = [t for t in heard if t.startswith(("Right! It is", "Not this time. It is"))]
    assert verdict.startswith(page.guess_bar.question.text())
    heard.clear()
    driver.wait(is_asked)
    page.guess_bar.not_now.click()
    assert "Skipped. Press “Step” to see the value." in heard


# The rules


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_N, Key.Key_Space, Key.Key_Tab])
def test_any_key_closes_the_rules_and_does_nothing_else(
    driver: Driver, heard: list[str], key: Key
) -> None:
    driver.click("b2")
    driver.press(Key.Key_F11)
    driver.window.actions_list["rules"].trigger()
    assert driver.window.game_choice.rules_are_shown
    assert heard[-1] == "Press any key to play."
    driver.press(key)
    assert not driver.window.game_choice.rules_are_shown
    assert driver.window.isFullScreen()
    assert driver.moves == "b2"
    assert driver.window.board.hasFocus()


def test_keys_of_the_window_still_do_theirs_over_the_rules(driver: Driver) -> None:
    driver.window.actions_list["rules"].trigger()
    driver.press(Key.Key_F11)
    assert driver.window.isFullScreen()


# Where the keyboard is


def test_the_first_key_acts_where_the_keyboard_is(driver: Driver) -> None:
    driver.press(Key.Key_Right)
    assert driver.window.board.pointer.cursor == driver.cell("c2")
    driver.press("n")
    driver.press(Key.Key_Return)
    assert driver.moves == "c2"
    driver.click("a1")
    driver.press(Key.Key_Up)
    driver.press(Key.Key_Return)
    assert driver.moves == "c2a1a2"


PAGES = ("board", "explain", "arena", "games")


def go(driver: Driver, page: str) -> None:
    """Show a page, by its entry of the menu; back to the board by a key."""
    if page != "board":
        driver.window.actions_list[page].trigger()
    elif not driver.window.pages.is_at_board:
        driver.press(Key.Key_Escape)


@pytest.mark.parametrize("left", PAGES)
def test_a_page_that_comes_has_the_keyboard_and_nothing_else_gets_it(
    driver: Driver, left: str
) -> None:
    """From each page to each other one, which is shown there for the first time."""
    driver.window.resize(1366, 768)
    for shown in PAGES:
        if shown != left:
            go(driver, "board")
            go(driver, left)
            driver.settle()
            takes_keyboard(driver, shown)


def takes_keyboard(driver: Driver, shown: str) -> None:
    window = driver.window
    came: list[QWidget] = []

    def note(_before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            came.append(now)

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(note)
    go(driver, shown)
    if shown == "explain":
        driver.wait(window.pages.explain_page.drawing.hasFocus)
    driver.settle()
    app.focusChanged.disconnect(note)
    assert came, shown
    page = window.pages.currentWidget()
    assert page is not None
    for widget in came:
        assert page is widget or page.isAncestorOf(widget), shown
    if shown == "board":
        assert came == [window.board]
    if shown == "explain":
        assert all(widget is page or isinstance(widget, TreeDrawing) for widget in came)


def test_nothing_under_the_reason_has_the_keyboard(driver: Driver) -> None:
    window = driver.window
    driver.begin("tic-tac-toe", "a3b3a2b2a1")
    box = window.strip.findChildren(QComboBox)[0]
    box.setFocus()
    window.guide.ask()
    driver.wait(lambda: window.guide.why.finding is not None)
    assert window.board.hasFocus()
    covered = (window.strip, window.turn_bar)
    seen: list[QWidget] = []
    for _ in range(40):
        driver.press(Key.Key_Tab)
        widget = window.focusWidget()
        assert widget is not None
        assert not any(each.isAncestorOf(widget) for each in covered)
        seen.append(widget)
    assert any(window.guide.steps.isAncestorOf(each) for each in seen)
    next(each for each in seen if window.guide.steps.isAncestorOf(each)).setFocus()
    driver.press(Key.Key_Escape)
    assert not window.guide.why.is_open
    assert window.board.hasFocus()
    assert window.strip.isEnabled()
    assert window.turn_bar.isEnabled()


def test_enter_presses_the_button_that_has_the_keyboard(driver: Driver) -> None:
    window = driver.window
    driver.click("b2")
    undo = window.tool_bar.widgetForAction(window.actions_list["undo"])
    assert isinstance(undo, QToolButton)
    undo.setFocus(Qt.FocusReason.TabFocusReason)
    driver.press(Key.Key_Return)
    assert driver.moves == ""
    page = explained(driver)
    page.choose_set(ControlSet.STUDY)
    for button in page.findChildren(QAbstractButton):
        takes_keys = button.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not (takes_keys and button.isVisible() and button.isEnabled() and button.isCheckable()):
            continue
        for key in (Key.Key_Return, Key.Key_Enter):
            button.setFocus(Qt.FocusReason.TabFocusReason)
            before = button.isChecked()
            driver.press(key)
            if not button.group() and not button.autoExclusive():  # of a group one stays checked
                assert button.isChecked() is not before, button.text()
            driver.wait(page.controls.isEnabled)
            driver.settle()


def contrast(one: QColor, other: QColor) -> float:
    def light(color: QColor) -> float:
        parts = (color.redF(), color.greenF(), color.blueF())
        r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_keyboard_s_frame_is_two_pixels_wide_and_stands_out(driver: Driver) -> None:
    driver.analyse()
    for theme in (LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK):
        frames_stand_out(driver, theme)


def frames_stand_out(driver: Driver, theme: Theme) -> None:
    roles, colors = QPalette.ColorRole, palette(theme)
    for role in (roles.Window, roles.Base, roles.Button):
        assert contrast(colors.color(roles.Accent), colors.color(role)) >= 3
    window = driver.window
    window.set_theme(theme)
    window.board.setFocus()
    driver.settle()
    reached: list[QWidget] = []
    for _ in range(60):
        driver.press(Key.Key_Tab)
        widget = window.focusWidget()
        assert widget is not None
        if widget in reached:
            break
        reached.append(widget)
        if widget is window.board:
            continue
        driver.settle()
        image, ratio = window.grab().toImage(), window.devicePixelRatio()
        accent = colors.color(roles.Accent).rgb()
        place = widget.mapTo(window, QPoint())
        middle, top = place.x() + widget.width() // 2, place.y()
        column = [
            image.pixel(round(middle * ratio), round(y * ratio)) == accent
            for y in range(max(0, top - 4), top + 4)
        ]
        assert sum(column) >= 2, (widget, widget.accessibleName(), column)
    assert len(reached) > 10


def test_the_focus_frame_follows_its_widget_and_vanishes_with_the_focus(driver: Driver) -> None:
    window = driver.window
    frame = window.findChild(FocusFrame)
    assert frame is not None
    box = window.strip.findChildren(QComboBox)[0]
    box.setFocus()
    driver.settle()
    assert frame.isVisible()
    inner = box.mapTo(window, box.rect().center())
    assert frame.geometry().contains(inner)
    window.resize(window.width() - 200, window.height() - 100)
    driver.settle()
    assert frame.geometry().contains(box.mapTo(window, box.rect().center()))
    QTest.mouseClick(window.board.viewport(), Qt.MouseButton.LeftButton)
    driver.settle()
    assert not frame.isVisible()
    dialog_opener = window.actions_list["keys"]
    dialog_opener.trigger()
    driver.settle()
    for dialog in [each for each in QApplication.topLevelWidgets() if each is not window]:
        if dialog.isVisible():
            dialog.close()
            QApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    window.activateWindow()
    driver.wait(window.isActiveWindow)
    box.setFocus()
    driver.settle()
    assert frame.isVisible()
