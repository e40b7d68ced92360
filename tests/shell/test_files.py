# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files in the window: menus, dialogs, files that are dropped, the clipboard, comments."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QPushButton, QWidget

from desktop_app.core.position import MIN
from desktop_app.core.record import GameRecord
from desktop_app.explain.lesson_file import Lesson, lesson_text
from desktop_app.files import opening
from desktop_app.files.disk import read_text
from desktop_app.files.game_file import GameFileContents, game_text, read_game
from desktop_app.games.registry import find_game
from desktop_app.languages import load_language
from desktop_app.shell.application import open_file
from desktop_app.shell.files import lessons
from tests.driver import CONTROL, Driver, Key
from tests.files.games import random_game, shape
from tests.window import OpenWindow

COPY = Qt.DropAction.CopyAction
SHIFT = Qt.KeyboardModifier.ShiftModifier


def dialog(driver: Driver, title: str) -> QFileDialog:
    """The dialog of that title that is open, beside which the game goes on."""
    found = [each for each in driver.window.findChildren(QFileDialog) if each.isVisible()]
    assert [each.windowTitle() for each in found] == [title]
    assert not found[0].isModal()
    return found[0]


def choose(driver: Driver, title: str, file: Path) -> None:
    box = dialog(driver, title)
    box.fileSelected.emit(str(file))
    box.close()


def test_a_game_is_saved_by_a_key_and_opened_by_another(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "mine.mmfair"
    driver.begin("tic-tac-toe", "b2a3")
    driver.press("s", modifier=CONTROL)
    choose(driver, "Save the game", file)
    driver.wait(lambda: driver.message == "The game is saved as “mine.mmfair”.")
    driver.click("c1")
    driver.press("s", modifier=CONTROL)  # to the same file, unasked
    driver.wait(lambda: shape(read_game(read_text(file)).record) == shape(record(driver)))
    driver.begin("connect-four", "44")
    driver.press("o", modifier=CONTROL)
    choose(driver, "Open a game", file)
    driver.wait(lambda: driver.moves == "b2a3c1")
    driver.press("b", modifier=CONTROL)
    assert driver.moves == "44"


def test_the_window_is_called_after_the_file(open_window: OpenWindow, tmp_path: Path) -> None:
    driver = open_window()
    window, file = driver.window, tmp_path / "a[*]b.mmfair"

    def called() -> tuple[str, bool]:
        return window.windowTitle(), window.isWindowModified()

    title = "a[*][*]b.mmfair[*] — Minimax Fair"
    driver.seat(MIN, None)
    driver.begin("tic-tac-toe", "b2")
    assert called() == ("Minimax Fair", False)
    driver.press("s", modifier=CONTROL)
    choose(driver, "Save the game", file)
    driver.wait(lambda: called() == (title, False))
    assert window.windowFilePath() == str(file)
    driver.click("a3")
    assert called() == (title, True)
    driver.press("n")
    assert called() == ("Minimax Fair", False)
    assert window.windowFilePath() == ""
    driver.press("b", modifier=CONTROL)
    assert called() == (title, True)
    window.close()
    driver = open_window()
    window = driver.window
    assert (driver.moves, called()) == ("b2a3", (title, True))
    driver.press("s", modifier=CONTROL)  # to the same file, unasked
    driver.wait(lambda: called() == (title, False))
    assert shape(read_game(read_text(file)).record) == shape(record(driver))
    assert is_offered(driver, file)
    window.close()
    window = open_window().window
    assert called() == (title, False)


def record(driver: Driver) -> GameRecord:
    return driver.window.session.record


def recent_menu(driver: Driver) -> QMenu:
    (menu,) = [m for m in driver.window.findChildren(QMenu) if m.title() == "Recent files"]
    return menu


def is_offered(driver: Driver, file: Path) -> bool:
    return str(file) in [action.toolTip() for action in recent_menu(driver).actions()]


def test_recent_files_are_in_the_menu(driver: Driver, tmp_path: Path) -> None:
    assert not recent_menu(driver).isEnabled()
    for name in ("one & two", "three"):
        file = tmp_path / f"{name}.mmfair"
        file.write_text(game_text(GameFileContents(random_game(0).record)), "utf-8")
        open_file(driver.window, file)
        driver.wait(partial(is_offered, driver, file))
    texts = [action.text() for action in recent_menu(driver).actions()]
    assert texts == ["&1  three.mmfair", "&2  one && two.mmfair", "", "Clear this list"]
    driver.window.session.new_game()
    recent_menu(driver).actions()[1].trigger()
    driver.wait(lambda: shape(record(driver)) == shape(random_game(0).record))
    recent_menu(driver).actions()[-1].trigger()
    assert not recent_menu(driver).isEnabled()


def test_a_bad_file_is_reported_and_the_game_stays(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "bad.mmfair"
    file.write_text("{", "utf-8")
    driver.begin("tic-tac-toe", "b2")
    open_file(driver.window, file)
    driver.wait(lambda: driver.message.startswith("“bad.mmfair” wasn't opened: line 1: "))
    assert driver.moves == "b2"


@pytest.mark.parametrize("name", ["a.mmfair", "a.json", "a.mmlesson", "a.pgn", "a.txt", "a", "ä b"])
def test_the_contents_of_a_file_decide_what_is_opened_and_not_its_name(
    driver: Driver, tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    file.write_text(game_text(GameFileContents(random_game(0).record)), "utf-8")
    driver.window.pages.toggle()
    open_file(driver.window, file)
    driver.wait(lambda: shape(record(driver)) == shape(random_game(0).record))
    assert driver.window.pages.is_at_board
    lesson = Lesson(find_game("numbers:3,5,2,9").start(), title="Four numbers")
    file.write_text(lesson_text(lesson), "utf-8")
    open_file(driver.window, file)
    driver.wait(lambda: driver.window.pages.is_explaining)
    shown = driver.window.pages.explain_page.lessons.now()
    assert (shown and shown.title) == lesson.title


def test_json_of_another_program_is_refused_in_one_sentence(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"format": "other"}', "utf-8")
    open_file(driver.window, file)
    said = "no game or lesson can be read from it. Try another file."
    driver.wait(lambda: driver.message == f"“other.json” wasn't opened: {said}")


def test_a_file_is_dropped_onto_the_window(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "dropped é.mmfair"
    file.write_text(game_text(GameFileContents(random_game(0).record)), "utf-8")
    window = driver.window
    window.actions_list["explain"].trigger()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), COPY, data, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), COPY, data, left, none))
    driver.wait(lambda: shape(record(driver)) == shape(random_game(0).record))
    assert window.pages.is_at_board


def test_text_that_is_dropped_is_no_file(driver: Driver) -> None:
    data = QMimeData()
    data.setText("b2")
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), COPY, data, left, none)
    QApplication.sendEvent(driver.window, enter)
    assert not enter.isAccepted()


@pytest.mark.parametrize(
    ("game", "moves"),
    [("tic-tac-toe", "b2a3c1"), ("connect-four", "4453"), ("gomoku", "h8i9"), ("nim:3,4,5", "b3")],
)
def test_moves_and_position_go_through_the_clipboard(driver: Driver, game: str, moves: str) -> None:
    session = driver.window.session
    driver.begin(game, moves)
    left = session.position
    driver.press("c", modifier=CONTROL)
    assert QGuiApplication.clipboard().text() == moves
    session.new_game()
    driver.press("v", modifier=CONTROL)
    assert (session.position, session.record.moves() != []) == (left, True)
    driver.press("c", modifier=CONTROL | SHIFT)
    assert QGuiApplication.clipboard().text() == left.text
    session.new_game()
    driver.press("v", modifier=CONTROL)
    assert (session.position.key, session.record.moves()) == (left.key, [])


def test_moves_after_a_board_bring_their_board_along(driver: Driver) -> None:
    session = driver.window.session
    driver.window.position_bar.entered.emit("X.O/.X./..O X")
    driver.click("b3")
    driver.press("c", modifier=CONTROL)
    assert QGuiApplication.clipboard().text() == "X.O/.X./..O X\nb3"
    left = shape(session.record)
    session.new_game(session.game.start())
    driver.press("v", modifier=CONTROL)
    assert shape(session.record) == left


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("b2b2", "Move 2: square b2 is already taken. Choose an empty one."),
        ("  ", "There is nothing to paste. Copy some moves or a position first."),
        ("b2" * 20_000, "The text you copied is too long. Copy only moves or a position."),
        (
            '{"a": 1}',
            "“The text” wasn't opened: it isn't a Minimax Fair game. Try another file.",
        ),
    ],
)
def test_text_that_cannot_be_pasted_is_reported(driver: Driver, text: str, said: str) -> None:
    driver.begin("tic-tac-toe", "a1")
    QGuiApplication.clipboard().setText(text)
    driver.press("v", modifier=CONTROL)
    driver.wait(lambda: driver.message == said)
    assert driver.moves == "a1"


def test_the_text_of_a_file_and_a_file_are_pasted(driver: Driver, tmp_path: Path) -> None:
    kept = GameFileContents(random_game(0).record)
    QGuiApplication.clipboard().setText(game_text(kept))
    driver.press("v", modifier=CONTROL)
    driver.wait(lambda: shape(record(driver)) == shape(kept.record))
    file = tmp_path / "a.mmfair"
    file.write_text(game_text(GameFileContents(random_game(2).record)), "utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    QGuiApplication.clipboard().setMimeData(data)
    driver.press("v", modifier=CONTROL)
    driver.wait(lambda: shape(record(driver)) == shape(random_game(2).record))


def test_the_picture_of_the_board_is_copied(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "b2")
    driver.window.actions_list["copy-picture"].trigger()
    picture = QGuiApplication.clipboard().image()
    assert picture.size() == driver.window.board.viewport().size() * picture.devicePixelRatio()


def test_a_comment_is_written_shown_and_stays_with_its_move(driver: Driver) -> None:
    driver.analyse()
    session, line = driver.window.session, driver.named(QLineEdit, "Comment on this move")
    driver.begin("tic-tac-toe", "b2a3")
    driver.click_widget(line)
    driver.type("why  not")
    session.play(1)  # as a bot does meanwhile
    first = session.record.root.children[0].children[0]
    assert first.comment == "why not"
    assert line.text() == ""
    session.back()
    assert line.text() == "why not"
    notes = [str(driver.window.history.index(row, 4).data()) for row in range(2)]
    assert "“why not”" in notes[1]
    QTest.keyClicks(line, "x")
    QTest.keyClick(line, Key.Key_Escape)
    assert line.text() == "why not"
    line.setFocus()
    line.selectAll()
    QTest.keyClick(line, Key.Key_Delete)
    QTest.keyClick(line, Key.Key_Return)
    assert first.comment == ""


def test_pgn_is_pasted_and_typed(driver: Driver) -> None:
    driver.begin("tic-tac-toe", "b2")
    QGuiApplication.clipboard().setText('[White "x"]\n\n1. e4 {so} (1. d4) 1... e5 *')
    driver.press("v", modifier=CONTROL)
    driver.wait(lambda: record(driver).position.game.id == "chess")
    assert [node.comment for node in record(driver).line()] == ["", "so", ""]
    bar = driver.window.position_bar
    driver.press("l", modifier=CONTROL)
    QGuiApplication.clipboard().setText("1. P-Q4 {a\nb}")
    bar.line.paste()
    QTest.keyClick(bar.line, Key.Key_Return)
    driver.wait(lambda: driver.message.startswith("“The text” wasn't opened: line 1: there is no "))
    assert bar.isVisible()
    assert len(record(driver).line()) == 3
    bar.line.clear()
    QTest.keyClicks(bar.line, "1. c4 {a} c5 2. Qh9 d6")
    QTest.keyClick(bar.line, Key.Key_Return)
    driver.wait(lambda: not bar.isVisible())
    assert driver.message == (
        "“The text” was opened. Line 1, move 2: “Qh9” can't be played here, so the moves from "
        "there on were left out."
    )
    assert [node.comment for node in record(driver).line()] == ["", "a", ""]
    driver.press("l", modifier=CONTROL)
    bar.line.clear()
    QTest.keyClicks(bar.line, "1. d4 (1. c4) 1... d5")
    QTest.keyClick(bar.line, Key.Key_Return)
    driver.wait(lambda: len(record(driver).root.children) == 2 and not bar.isVisible())


def test_a_game_is_saved_as_pgn_where_it_has_that_form(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "mine.pgn"
    driver.begin("tic-tac-toe", "b2")
    driver.press("s", modifier=CONTROL)
    kinds = dialog(driver, "Save the game").nameFilters()
    assert kinds == ["Games (*.mmfair)", "All files (*)"]
    dialog(driver, "Save the game").close()
    driver.begin("chess", "e4 e5")
    driver.press("s", modifier=CONTROL)
    box = dialog(driver, "Save the game")
    assert box.nameFilters() == ["Games (*.mmfair)", "PGN (*.pgn)", "All files (*)"]
    (name,) = box.selectedFiles()
    assert name.endswith(".mmfair")
    box.selectNameFilter("PGN (*.pgn)")
    box.filterSelected.emit("PGN (*.pgn)")
    assert box.selectedFiles() == [name.removesuffix(".mmfair") + ".pgn"]
    choose(driver, "Save the game", file)
    driver.wait(lambda: driver.message == "The game is saved as “mine.pgn”.")
    assert read_text(file).endswith("1. e4 e5 *\n")
    driver.begin("tic-tac-toe", "b2")
    driver.press("o", modifier=CONTROL)
    assert (
        dialog(driver, "Open a game").nameFilters()[0] == "Games (*.mmfair *.psq *.ggf *.pgn *.txt)"
    )
    choose(driver, "Open a game", file)
    driver.wait(lambda: len(record(driver).line()) == 3)
    driver.window.session.comment("why?")
    driver.press("s", modifier=CONTROL)  # to the same file, unasked
    driver.wait(lambda: "{ why? }" in read_text(file))
    driver.press("s", modifier=CONTROL | SHIFT)
    assert dialog(driver, "Save the game").selectedNameFilter() == "PGN (*.pgn)"


@pytest.mark.parametrize("page", ["board", "explain"])
@pytest.mark.parametrize("name", ["long.mmfair", "long.mmlesson"])
def test_a_long_reading_is_cancelled_with_the_keyboard(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str, name: str
) -> None:
    """A file that takes for ever; Cancel is reached with the Tab key and pressed with Enter."""

    def endless(_text: str, *rest: object) -> None:
        tell = rest[-1]
        while callable(tell):
            tell(0.25)

    window, file = driver.window, tmp_path / name
    driver.begin("tic-tac-toe", "b2a3")
    if page == "explain":
        window.pages.toggle()
    kind = "lesson" if name.endswith("lesson") else "game"
    file.write_text(f'{{"format": "minimax-fair {kind}", "version": 1}}', "utf-8")
    reader = lessons if kind == "lesson" else opening
    monkeypatch.setattr(reader, f"read_{kind}", endless)
    open_file(window, file)
    bar = window.pages.explain_page.trouble if page == "explain" else window.message_bar
    driver.wait(lambda: bar.text == f"Opening “{name}”: 25%.")
    (cancel,) = (each for each in bar.findChildren(QPushButton) if each.isVisible())
    assert cancel.text() == "Cancel"
    assert cancel.toolTip()
    focus: set[QWidget | None] = set()
    while window.focusWidget() is not cancel:
        assert window.focusWidget() not in focus
        focus.add(window.focusWidget())
        assert window.focusNextChild()
    QTest.keyClick(cancel, Qt.Key.Key_Return)
    assert bar.text == f"“{name}” wasn't opened: you stopped it."
    assert not cancel.isVisible()
    assert bar.isAncestorOf(window.focusWidget())
    assert driver.moves == "b2a3"


def test_a_file_that_took_long_leaves_no_progress_behind(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on, kept = Event(), GameFileContents(random_game(3).record)

    def slow(*_: object) -> GameFileContents:
        may_go_on.wait()
        return kept

    window, file = driver.window, tmp_path / "long.mmfair"
    window.pages.toggle()
    bar = window.pages.explain_page.trouble
    file.write_text("{}", "utf-8")
    monkeypatch.setattr(opening, "read_game", slow)
    try:
        open_file(window, file)
        driver.wait(lambda: bar.text.startswith("Opening "))
    finally:
        may_go_on.set()
    driver.wait(lambda: window.session.record is kept.record)
    assert not bar.text
    assert not driver.message


def test_moves_are_typed_in_the_readers_letters_and_copied_in_english_ones(driver: Driver) -> None:
    app = QApplication.instance()
    assert app is not None
    driver.begin("chess", "")
    load_language(app, "fr")
    try:
        driver.press("l", modifier=CONTROL)
        QTest.keyClicks(driver.window.position_bar.line, "e4 e5 Cf3 Cc6 Fc4 Fc5 Re2")
        QTest.keyClick(driver.window.position_bar.line, Key.Key_Return)
        driver.wait(lambda: not driver.window.position_bar.isVisible())
    finally:
        load_language(app, "en")
    driver.window.actions_list["copy-moves"].trigger()
    assert QGuiApplication.clipboard().text() == "e4 e5 Nf3 Nc6 Bc4 Bc5 Ke2"


@pytest.mark.parametrize(
    ("game", "text", "shown"),
    [
        ("chess", "https://lichess.org/analysis/4B3/2K5/3P4/2k5/8/7b/8/8_w_-_-_0_1",
         ("4B3/2K5/3P4/2k5/8/7b/8/8 w - - 0 1", "")),
        ("connect-four", "https://connect4.gamesolver.org/?pos=4453",
         ("......./......./......./......./...O.../..OXX.. X", "")),
        ("tic-tac-toe", "\tX\t\n\tO\t\nX\t\t", (".X./.O./X.. O", "")),
        ("tic-tac-toe", "❌⬜⭕\n⬜❌⬜\n⬜⬜⬜\n", ("X.O/.X./... O", "")),
        ("othello:4x4", "....\n.OX.\n.XO.\n....",
         ("..../.WB./.BW./.... B",
          "The text doesn't say whose turn it is. I took Black to be next.")),
    ],
)  # fmt: skip
@pytest.mark.parametrize("way", ["paste", "bar"])
def test_what_people_copy_is_pasted(
    driver: Driver, game: str, text: str, shown: tuple[str, str], way: str
) -> None:
    driver.begin(game)
    QGuiApplication.clipboard().setText(text)
    if way == "bar":
        driver.press("l", modifier=CONTROL)
        line = driver.window.position_bar.line
        QTest.keyClick(line, Key.Key_V, CONTROL)
        if "\n" not in text:
            QTest.keyClick(line, Key.Key_Return)
    else:
        driver.press("v", modifier=CONTROL)
    driver.wait(lambda: record(driver).position.text == shown[0])
    assert driver.message == shown[1]


def test_an_address_without_a_position_changes_nothing(driver: Driver) -> None:
    driver.begin("chess", "e2e4")
    QGuiApplication.clipboard().setText("https://lichess.org/study/abcdEFGH/ijklMNOP")
    driver.press("v", modifier=CONTROL)
    assert driver.message.startswith("I can't find a position in this address, and I don't look")
    assert driver.moves == "e2e4"
