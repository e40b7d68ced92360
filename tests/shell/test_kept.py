# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A window comes back as it was left: game, branches, games before, players, page."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QToolButton

from desktop_app.core.position import MAX, MIN
from desktop_app.explain.drawn_tree import walk
from desktop_app.explain.examples import examples
from desktop_app.explain.lesson_file import place_from_lesson
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.run_maker import TreeRunMaker
from desktop_app.play.session import PERSON
from desktop_app.players.registry import parse_strategy
from tests.calm import settle
from tests.driver import Driver, Key, named
from tests.files.games import shape
from tests.kept import held, journal_file
from tests.window import OpenWindow


def test_all_games_are_restored(open_window: OpenWindow) -> None:
    first = open_window()
    first.seat(MIN, PERSON)
    first.begin("tic-tac-toe", "b2a1")
    first.begin("connect-four", "4453")
    session = first.window.session
    session.back()
    session.play(session.position.legal_moves()[0])
    session.comment("instead")
    first.seat(MIN, "alpha-beta:2")  # it is the other one's turn: this one does not go on
    first.window.close()
    second = open_window()
    again = second.window
    assert shape(again.session.record) == shape(session.record)
    assert again.session.record.current.comment == "instead"
    assert (again.session.chosen_seat(MAX), again.session.chosen_seat(MIN)) == (
        PERSON,
        parse_strategy("alpha-beta:2"),
    )
    assert again.session.held is (again.session.bot_waits)
    second.wait(again.actions_list["previous"].isEnabled)
    again.actions_list["previous"].trigger()
    assert again.session.game.id == "tic-tac-toe"
    assert again.session.game.moves_text(again.session.record.moves()) == "b2a1"


@pytest.mark.parametrize(
    "text",
    [
        "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}",
        "\U0001fae8 newer than Python's tables",
        "\u0645\u06cc\u200c\u062e",
        "soft\u00adhyphen and \u00a0 space",
    ],
    ids=["family", "new", "Persian", "soft"],
)
def test_a_comment_in_any_letters_comes_back(open_window: OpenWindow, text: str) -> None:
    first = open_window()
    first.begin("tic-tac-toe", "b2a1")
    line = named(first.window, QLineEdit, "Comment on this move")
    line.insert(text)
    line.editingFinished.emit()
    kept = first.window.session.record.current.comment
    assert kept.split() == text.split()
    first.window.close()
    again = open_window().window
    assert again.session.record.current.comment == kept
    assert again.session.game.moves_text(again.session.record.moves()) == "b2a1"


def test_the_page_comes_back(open_window: OpenWindow) -> None:
    for page in ("play", "analyse", "explain", "play"):
        made = open_window()
        window = made.window
        if not window.pages.is_at_board:
            window.pages.show_board()
        if window.layouts.analysing != (page != "play"):
            window.actions_list["list"].trigger()
        if page == "explain":
            window.actions_list["explain"].trigger()
        window.close()
        again = open_window().window
        assert again.pages.is_at_board is (page != "explain")
        assert again.layouts.analysing is (page != "play")
        again.close()


def test_explain_comes_back_with_its_lesson_and_step(
    open_window: OpenWindow, settings_file: Path
) -> None:
    first = open_window()
    pages = first.window.pages
    pages.toggle()
    pages.explain_page.show_example(examples()[0])
    run = pages.explain_page.tree_run
    assert run is not None
    run.go(7)
    first.wait(lambda: held(settings_file.parent).journal.place.get("step") == 8)
    left = pages.explain_page.lessons.now()
    first.window.close()
    again = open_window()
    again.wait(lambda: again.window.pages.explain_page.lessons.now() == left)
    assert left is not None
    assert left.step == 8


def test_a_lesson_that_is_still_being_counted_is_not_lost(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_window()
    first.window.pages.toggle()
    page = first.window.pages.explain_page
    page.show_example(examples()[0])
    first.wait(page.drawing.isEnabled)
    page.controls.slider.setValue(7)
    left = page.lessons.now()
    first.window.close()

    def makes_nothing(*_: object) -> None:
        """As if it took long."""

    with monkeypatch.context() as patched:
        patched.setattr(TreeRunMaker, "make", makes_nothing)
        second = open_window()
        assert second.window.pages.is_explaining
        second.window.close()
    third = open_window()
    third.wait(lambda: third.window.pages.explain_page.lessons.now() == left)
    assert left is not None
    assert left.step == 8


def test_a_lesson_comes_back_from_the_board_too(open_window: OpenWindow) -> None:
    first = open_window()
    pages = first.window.pages
    pages.toggle()
    page = pages.explain_page
    page.show_example(examples()[7])
    first.wait(page.drawing.isEnabled)
    settle()
    page.controls.slider.setValue(9)
    page.tree.hold_zoom(1.4)
    page.numbers.line.setText("1 2 3")
    left = page.lessons.now()
    first.press(Key.Key_Escape)
    first.window.close()
    second = open_window()
    assert second.window.pages.is_at_board
    second.press("e")
    again = second.window.pages.explain_page
    second.wait(lambda: again.lessons.now() == left and again.drawing.zoom == 1.4)
    assert left is not None
    assert left.step == 10
    assert again.numbers.line.text() == "1 2 3"
    # after a move it is what was explained before
    second.press(Key.Key_Escape)
    second.seat(MIN, PERSON)
    second.click("b2")
    second.window.close()
    third = open_window()
    third.press("e")
    page = third.window.pages.explain_page
    third.wait(lambda: page.tree_run is not None)
    assert page.tree_run is not None
    assert page.tree_run.trace.position == third.window.session.position
    menu = page.sources.choose_example.menu()
    assert isinstance(menu, QMenu)
    next(a for a in menu.actions() if "Previous explanation" in a.text()).trigger()
    third.wait(lambda: page.lessons.now() == left)


@pytest.mark.parametrize("mode", ["marked", "checked", "guessed"])
def test_a_pupils_answers_and_marks_are_restored(
    open_window: OpenWindow, settings_file: Path, mode: str
) -> None:
    first = open_window()
    first.window.pages.toggle()
    page = first.window.pages.explain_page
    page.show_example(examples()[7])
    first.wait(page.drawing.isEnabled)
    (page.choices.guess if mode == "guessed" else page.choices.cut).click()
    if mode != "guessed":
        page.drawing.press_node((1, 1))
    if mode == "checked":
        page.cut_bar.check.click()
        page.controls.slider.setValue(5)
    before = heard(page)
    left = page.lessons.now()
    kill(first, settings_file)
    again = open_window()
    page = again.window.pages.explain_page
    again.wait(lambda: page.lessons.now() == left)
    assert heard(page) == before
    assert page.cut_bar.isVisible() is (mode != "guessed")
    assert page.guess_bar.isVisible() is (mode == "guessed")
    assert left is not None
    assert left.step == (6 if mode == "checked" else 1)


def heard(page: ExplainPage) -> list[str]:
    """The whole tree, as it is heard, and the sentence of the step."""
    run = page.tree_run
    assert run is not None
    nodes = [page.drawing.describe(node.path) for node in walk(run.drawn())]
    return [*nodes, page.panel.reason.text()]


def kill(made: Driver, settings_file: Path) -> None:
    """End a window as a crash does: what it says at its end is not in its journal."""
    folder = settings_file.parent
    kept = made.window.pages.explain_page.lessons.kept(stays=True)
    assert kept is not None
    wanted = {name: place_from_lesson(kept)[name] for name in ("lesson", "step")}
    made.wait(lambda: wanted.items() <= held(folder).journal.place.items())
    data = journal_file(folder).read_bytes()
    made.window.close()
    journal_file(folder).write_bytes(data)


def test_the_page_is_in_the_file_as_soon_as_it_is_shown(
    driver: Driver, settings_file: Path
) -> None:
    def page() -> str:
        return held(settings_file.parent).journal.page

    for action, shown in (
        ("explain", "explain"),
        ("explain", "play"),
        ("list", "analyse"),
        ("games", "analyse"),
        ("explain", "explain"),
    ):
        driver.window.actions_list[action].trigger()
        driver.wait(lambda shown=shown: page() == shown)


def test_values_come_back_with_how_they_are_known(open_window: OpenWindow) -> None:
    first = open_window()
    first.seat(MIN, PERSON)
    first.begin("tic-tac-toe", "b2a3")
    first.analyse()
    first.wait(lambda: first.window.history.points[-1].score is not None)
    first.wait_idle()
    known = dict(first.window.history.values(first.window.session.record))
    first.window.close()
    again = open_window().window
    assert {position: score.bound for position, score in known.items()}.items() <= {
        position: score.bound
        for position, score in again.history.values(again.session.record).items()
    }.items()


def test_two_windows_do_not_write_over_each_other(open_window: OpenWindow) -> None:
    one, other = open_window(), open_window()
    for made in (one, other):
        made.seat(MIN, PERSON)
    one.begin("tic-tac-toe", "b2")
    other.begin("connect-four", "44")
    one.window.session.play(0)
    other.window.close()
    one.window.close()
    assert {said(open_window()), said(open_window())} == {"b2a3", "44"}


def said(made: Driver) -> str:
    session = made.window.session
    return session.game.moves_text(session.record.moves())


def test_the_game_of_an_earlier_version_is_taken_up_once(
    open_window: OpenWindow, settings_file: Path
) -> None:
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    store.setValue("game/id", "connect-four")
    store.setValue("game/moves", "4453")
    store.sync()
    one = open_window()
    one.wait(lambda: not store.contains("game/moves"))  # a file keeps the game by then
    other = open_window()
    assert (said(one), said(other)) == ("4453", "")


def test_a_damaged_file_is_reported(open_window: OpenWindow, settings_file: Path) -> None:
    open_window().window.close()
    for file in settings_file.parent.glob("windows/window-*"):
        file.write_bytes(b"{")
    again = open_window()
    assert again.message == (
        "Some of your earlier games couldn't be restored: line 1: this isn't JSON. The file is "
        "damaged, or it is another kind of file. A copy of the damaged file is kept as "
        "“damaged-1.txt”."
    )
    assert said(again) == ""


def test_the_damaged_file_can_be_seen_from_the_message(
    open_window: OpenWindow, settings_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_window()
    first.begin("tic-tac-toe", "b2a1")
    first.window.close()
    file = journal_file(settings_file.parent)
    data = file.read_bytes().replace(b"page", b"pace")
    file.write_bytes(data)
    again = open_window()
    assert said(again) == "b2a1"
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    again.click_widget(named(again.window.message_bar, QPushButton, "Show the file"))
    (url,) = opened
    assert Path(url.toLocalFile()).read_bytes() == data


@pytest.mark.usefixtures("open_window")  # which saves the game
def test_a_full_disk_is_reported_in_one_line_and_the_game_goes_on(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "Your moves aren't being saved: the disk is full. Free up some space."
    write = os.write

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        for cell in ("b2", "a3"):
            driver.click(cell)
            driver.wait(lambda: driver.message == said)
        assert driver.moves == "b2a3"
    driver.wait(lambda: driver.message == "Everything is being saved again.")
    assert os.write is write
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        driver.click("c1")
        driver.wait(lambda: driver.message == said)
        driver.click_widget(close_of(driver))
        driver.click("c3")
        assert driver.message == ""


def close_of(driver: Driver) -> QToolButton:
    bar = driver.window.message_bar
    return named(bar, QToolButton, "Close the message")
