# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of others at the board: chosen, remembered, and survived."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from desktop_app.core.position import MAX, MIN
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.play.display import PointOfView
from desktop_app.play.session import PERSON
from desktop_app.players.programs import gomocup as brain_player
from desktop_app.players.registry import StrategyId
from tests.driver import Driver
from tests.players.programs.fakes import (
    heard,
    lives,
    make_brain,
    posix_only,
    processes,
    wait_for_end,
)
from tests.window import OpenWindow

pytestmark = posix_only
ENTRY = "Gomocup program\N{HORIZONTAL ELLIPSIS}"


@pytest.fixture(autouse=True)
def programs_end(tmp_path: Path) -> Iterator[None]:
    """When the window is closed, no program is left."""
    yield
    for file in tmp_path.glob("pbrain-*"):
        assert wait_for_end(file)


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A program that plays well."""
    return make_brain(tmp_path, "good")


@pytest.fixture
def gomoku(driver: Driver) -> Driver:
    """Gomoku between two persons."""
    driver.begin("gomoku")
    return driver


def seat_texts(driver: Driver) -> list[str]:
    box = driver.seat_box(MIN)
    return [box.itemText(i) for i in range(box.count()) if box.itemText(i)]


def seat_text(driver: Driver) -> str:
    return driver.seat_box(MIN).currentText()


def choose_program(driver: Driver, file: Path) -> None:
    """As a person does: the entry in the list, then the file in the dialog."""
    driver.choose(driver.seat_box(MIN), ENTRY)
    dialog = driver.window.programs.dialog
    assert dialog is not None
    driver.wait(dialog.isVisible)
    dialog.setDirectory(str(file.parent))
    dialog.selectFile(str(file))
    dialog.fileSelected.emit(str(file))
    dialog.close()


def seat_program(driver: Driver, file: Path) -> None:
    driver.seat(MIN, StrategyId("brain", path=str(file)))


def fails(driver: Driver, file: Path) -> str:
    """What is said after a program has failed; it waits, the game stands."""
    seat_program(driver, file)
    driver.click("h8")
    driver.wait(lambda: driver.message)
    assert driver.moves == "h8"
    assert "is waiting" in driver.turn_text
    assert wait_for_end(file)
    return driver.message


def test_a_program_is_chosen_in_the_list_of_players(gomoku: Driver, good: Path) -> None:
    choose_program(gomoku, good)
    assert gomoku.window.session.seat(MIN) == StrategyId("brain", path=str(good))
    assert seat_text(gomoku) == "good"
    assert gomoku.message == ""
    gomoku.click("h8")
    gomoku.wait_turn()
    gomoku.click("h9")
    gomoku.wait_turn()
    assert gomoku.moves == "h8a8h9b8"
    assert heard(good) == ["START 15", "BOARD", "7,7,2", "DONE", "TURN 7,6"]
    assert len(processes(good)) == 1


def test_looking_for_a_program_and_finding_none_changes_nothing(gomoku: Driver) -> None:
    gomoku.choose(gomoku.seat_box(MIN), ENTRY)
    dialog = gomoku.window.programs.dialog
    assert dialog is not None
    dialog.reject()
    assert gomoku.window.session.seat(MIN) is PERSON
    assert seat_text(gomoku) == "Person"


def test_other_files_are_refused_in_a_sentence(gomoku: Driver, tmp_path: Path) -> None:
    file = tmp_path / "reboot"
    file.touch(0o755)
    choose_program(gomoku, file)
    assert gomoku.message == ("“reboot” isn't a Gomocup program. Their names start with pbrain-.")
    assert gomoku.window.session.seat(MIN) is PERSON
    assert seat_text(gomoku) == "Person"


def test_a_program_is_not_seated_at_a_game_that_it_can_not_play(driver: Driver, good: Path) -> None:
    box = driver.seat_box(MIN)
    assert ENTRY not in [box.itemText(row) for row in range(box.count())]
    driver.begin("gomoku")
    choose_program(driver, good)
    assert seat_text(driver) == "good"
    driver.choose(box, "Person")
    driver.begin("tic-tac-toe")
    driver.choose(box, "good")
    assert driver.message.startswith("good only plays five-in-a-row games")
    assert seat_text(driver) == "Person"
    driver.begin("gomoku")
    driver.choose(driver.seat_box(MIN), "good")
    assert driver.message == ""
    assert seat_text(driver) == "good"


def test_a_program_that_is_left_with_another_game_says_so(gomoku: Driver, good: Path) -> None:
    seat_program(gomoku, good)
    gomoku.choose(gomoku.game_box, "Tic-tac-toe 3×3")
    gomoku.click("b2")
    gomoku.wait(lambda: gomoku.message)
    assert gomoku.message.startswith("good only plays five-in-a-row games")
    gomoku.choose(gomoku.game_box, "Gomoku 15×15")
    assert gomoku.message == ""
    gomoku.click("h8")
    gomoku.wait_turn()
    assert gomoku.moves == "h8a8"


def test_a_program_is_remembered(open_window: OpenWindow, good: Path) -> None:
    first = open_window()
    first.begin("gomoku")
    first.seat(MIN, PERSON)
    choose_program(first, good)
    first.window.close()
    second = open_window()
    assert seat_text(second) == "good"
    second.seat(MIN, PERSON)
    second.window.close()
    third = open_window()
    assert seat_text(third) == "Person"
    assert seat_texts(third)[-2:] == ["good", ENTRY]


def test_players_are_remembered_that_were_written_down_as_x_and_o(
    open_window: OpenWindow, settings_file: Path
) -> None:
    """As they were before there were games of others; now they are the first and the second."""
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    store.setValue("seats/x", "random")
    store.setValue("seats/o", "top-left")
    store.setValue("display/point-of-view", "x")
    store.sync()
    first = open_window()
    assert [str(first.window.session.seat(player)) for player in (MAX, MIN)] == [
        "random",
        "top-left",
    ]
    assert first.window.display.display.point_of_view is PointOfView.FIRST
    first.seat(MAX, PERSON)
    first.window.close()
    second = open_window()
    assert second.window.session.seat(MAX) is PERSON
    assert str(second.window.session.seat(MIN)) == "top-left"


def test_a_missing_program_is_reported_at_the_start(
    open_window: OpenWindow, settings_file: Path, tmp_path: Path
) -> None:
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    store.setValue("game/id", "gomoku")
    store.setValue("seats/o", f"brain:{tmp_path}/pbrain-gone")
    store.setValue("players/programs", f"{tmp_path}/pbrain-gone\n{tmp_path}/pbrain-gone2")
    store.sync()
    driver = open_window()
    assert driver.message == (
        f"gone can't play, because there is no program at {tmp_path}/pbrain-gone."
    )
    assert driver.window.session.seat(MIN) is PERSON
    assert seat_texts(driver)[-1] == ENTRY
    assert not {"gone", "gone2"} & set(seat_texts(driver))
    driver.click("h8")
    assert driver.moves == "h8"


@pytest.mark.parametrize(
    ("behaviour", "sentence"),
    [
        ("crash", "crash crashed or left the game (exit status 7)."),
        (
            "signal-11",
            "signal-11 crashed: it used memory that it must not use (signal 11). "
            "If it always does, it may be built for another processor.",
        ),
        ("illegal", "illegal wanted to play h8, which isn't allowed here."),
        ("complain", "complain reported an error instead of a move: “I have lost my mind”."),
        ("refuse", "refuse doesn't play on this board: “boards as large as this are too much”."),
    ],
)
def test_a_failure_is_one_sentence_and_the_game_goes_on(
    gomoku: Driver, tmp_path: Path, behaviour: str, sentence: str
) -> None:
    assert fails(gomoku, make_brain(tmp_path, behaviour)) == sentence
    gomoku.choose(gomoku.seat_box(MIN), "Random")
    gomoku.press("g")
    gomoku.wait_turn()
    assert gomoku.position.ply == 2
    assert gomoku.message == ""


def test_a_silent_program_is_not_waited_for_forever(
    gomoku: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brain_player, "DEFAULT_PATIENCE", brain_player.Timeouts(grace=0.1))
    gomoku.window.flow.move_seconds = 0.1
    message = fails(gomoku, make_brain(tmp_path, "silent"))
    assert message == "silent didn't move within 0.2 s, so it was stopped."


def test_after_a_crash_it_is_let_play_on(gomoku: Driver, tmp_path: Path) -> None:
    file = make_brain(tmp_path, "crash-later")
    seat_program(gomoku, file)
    gomoku.click("h8")
    gomoku.wait_turn()
    gomoku.click("h9")
    gomoku.wait(lambda: gomoku.message)
    gomoku.press("g")
    gomoku.wait(lambda: len(processes(file)) == 2 and gomoku.message)  # it has crashed again
    assert gomoku.moves == "h8a8h9"
    gomoku.press("u")
    assert gomoku.moves == "h8a8"


@pytest.mark.parametrize("way", ["undo", "hold", "person", "close", "new"])
def test_a_thinking_program_ends_with_its_turn(gomoku: Driver, tmp_path: Path, way: str) -> None:
    file = make_brain(tmp_path, "silent")
    gomoku.window.flow.move_seconds = 3600.0
    seat_program(gomoku, file)
    gomoku.click("h8")
    gomoku.wait(lambda: processes(file) and "DONE" in heard(file))
    now = gomoku.window.actions_list["now"]
    assert not now.isEnabled()  # nobody can tell such a program to move
    gomoku.press("m")
    assert all(map(lives, processes(file)))
    if way == "close":
        gomoku.window.close()
    elif way == "person":
        gomoku.choose(gomoku.seat_box(MIN), "Person")
    else:
        gomoku.press({"undo": "u", "hold": "b", "new": "n"}[way])
    gomoku.wait(lambda: not any(map(lives, processes(file))))
    assert gomoku.message == ""


def test_a_program_ends_when_it_plays_no_side(gomoku: Driver, good: Path) -> None:
    seat_program(gomoku, good)
    gomoku.click("h8")
    gomoku.wait_turn()
    assert all(map(lives, processes(good)))
    gomoku.press("s")
    assert gomoku.window.session.seat(MAX) != PERSON
    gomoku.seat(MAX, PERSON)
    gomoku.wait(lambda: not any(map(lives, processes(good))))


def test_its_move_can_be_hurried_once_it_is_there(gomoku: Driver, good: Path) -> None:
    gomoku.window.flow.set_pause(60_000)
    seat_program(gomoku, good)
    gomoku.click("h8")
    gomoku.wait(gomoku.window.actions_list["now"].isEnabled)
    gomoku.press("m")
    assert gomoku.moves == "h8a8"


def test_a_long_name_needs_no_wider_window(gomoku: Driver, tmp_path: Path) -> None:
    strip = gomoku.window.strip
    box, narrow = gomoku.seat_box(MIN), strip.minimumSizeHint().width()
    choose_program(gomoku, make_brain(tmp_path, "good").rename(tmp_path / f"pbrain-{'n' * 40}"))
    assert strip.minimumSizeHint().width() == narrow
    assert box.sizeHint().width() > box.minimumSizeHint().width()
    assert len(box.currentText()) == 24


def test_a_program_that_thinks_cannot_be_told_to_move_now_and_the_button_says_why(
    gomoku: Driver, tmp_path: Path
) -> None:
    slow = make_brain(tmp_path, "silent")
    now = gomoku.window.actions_list["now"]
    usual = now.toolTip()
    gomoku.seat(MAX, f"brain:{slow}")
    gomoku.wait(lambda: gomoku.window.flow.waits_for_program)
    assert not now.isEnabled()
    assert "Another program" in now.toolTip()
    gomoku.seat(MAX, PERSON)
    assert not gomoku.window.flow.waits_for_program
    assert now.toolTip() == usual


def test_the_arena_remembers_a_program_that_was_chosen_as_player(
    open_window: OpenWindow, good: Path
) -> None:
    first = open_window()
    first.begin("gomoku")
    choose_program(first, good)
    page = first.window.pages.arena_page
    for box in page.findChildren(WheelProofBox):
        if box.accessibleName() == "Game":
            first.choose(box, "Gomoku 15×15")
    (second,) = (b for b in page.findChildren(WheelProofBox) if b.accessibleName() == "Player 2")
    first.choose(second, "good")
    page.choices.save()
    first.window.close()
    again = open_window().window.pages.arena_page
    assert again.choices.players[1] == StrategyId("brain", path=str(good))
