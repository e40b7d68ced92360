# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess engines of others at the board: chosen with a level, remembered, and survived."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox

from desktop_app.core.position import MIN
from desktop_app.play.session import PERSON
from desktop_app.players.programs import protocols
from desktop_app.players.registry import StrategyId
from desktop_app.shell.dialogs.program import ProgramDialog
from tests.driver import Driver
from tests.players.programs.fakes import (
    lives,
    make_engine,
    posix_only,
    processes,
    told,
    wait_for_end,
)
from tests.window import OpenWindow

pytestmark = posix_only
FOREIGN = (
    "crashed: this processor doesn't know one of its instructions (signal 4). It may be built for "
    "another processor, so try another version of it."
)
ENTRY = "Chess engine\N{HORIZONTAL ELLIPSIS}"


@pytest.fixture(autouse=True)
def programs_end(tmp_path: Path) -> Iterator[None]:
    """When the window is closed, no engine is left."""
    yield
    for file in tmp_path.glob("*-chess"):
        assert wait_for_end(file)


@pytest.fixture
def good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An engine that plays well, the only one on this machine."""
    monkeypatch.setattr(protocols, "USUAL_PLACES", ())
    monkeypatch.setenv("PATH", "")
    return make_engine(tmp_path, "good")


@pytest.fixture
def chess(driver: Driver) -> Driver:
    """Chess between two persons."""
    driver.begin("chess")
    return driver


def seat_box(driver: Driver) -> QComboBox:
    return driver.named(QComboBox, "Who plays Black")


def asked(driver: Driver) -> ProgramDialog:
    """The dialog, as it comes from the list of players."""
    driver.choose(seat_box(driver), ENTRY)
    dialog = driver.window.programs.levels
    assert dialog is not None
    driver.wait(dialog.isVisible)
    return dialog


def look_for(driver: Driver, dialog: ProgramDialog, file: Path) -> None:
    dialog.file.click()
    files = driver.window.programs.dialog
    assert files is not None
    files.fileSelected.emit(str(file))
    files.close()
    assert dialog.programs.currentData() == str(file)


def seat_engine(driver: Driver, file: Path) -> None:
    driver.seat(MIN, StrategyId("uci", path=str(file)))


def begin(driver: Driver, *moves: str) -> None:
    session = driver.window.session
    for move in moves:
        session.play(session.game.parse_move(session.position, move))


def ply(driver: Driver) -> int:
    return len(list(driver.window.session.record.current.path())) - 1


def fails(driver: Driver, file: Path) -> str:
    """What is said after an engine has failed; it waits, the game stands."""
    seat_engine(driver, file)
    begin(driver, "e2e4")
    driver.wait(lambda: driver.message)
    assert driver.moves == "e2e4"
    assert "is waiting" in driver.turn_text
    assert wait_for_end(file)
    return driver.message


def test_an_engine_is_chosen_with_its_level(chess: Driver, good: Path) -> None:
    dialog = asked(chess)
    assert dialog.note.text().startswith("I found no chess engine on this computer")
    assert not dialog.seat.isEnabled()
    look_for(chess, dialog, good)
    chess.wait(dialog.seat.isEnabled)
    assert dialog.note.text().startswith("Fake 1 is ready.")
    ways = [dialog.ways.itemText(row) for row in range(dialog.ways.count())]
    assert ways == ["By Elo, 1400 to 2000", "By skill, 0 to 9", "Full strength"]
    assert (dialog.number.minimum(), dialog.number.maximum()) == (1400, 2000)
    dialog.number.setValue(1550)
    dialog.seat.click()
    assert wait_for_end(good)  # the one that was asked
    assert seat_box(chess).currentText() == "good-chess, Elo 1550"
    begin(chess, "e2e4")
    chess.wait_turn()
    assert ply(chess) == 2
    assert "setoption name UCI_Elo value 1550" in told(good, "setoption")


def test_an_engine_at_full_strength_is_chosen_without_a_level(chess: Driver, good: Path) -> None:
    dialog = asked(chess)
    look_for(chess, dialog, good)
    chess.wait(dialog.seat.isEnabled)
    dialog.ways.setCurrentIndex(2)
    assert not dialog.number.isEnabled()
    dialog.accept()
    assert chess.window.session.seat(MIN) == StrategyId("uci", path=str(good))
    assert seat_box(chess).currentText() == "good-chess"


def test_engines_of_this_machine_are_offered(
    chess: Driver, good: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = good.rename(good.with_name("stockfish"))
    monkeypatch.setenv("PATH", str(engine.parent))
    dialog = asked(chess)
    assert dialog.programs.currentData() == str(engine)
    chess.wait(dialog.seat.isEnabled)
    assert dialog.programs.accessibleName() == "Program"
    assert all(each.toolTip() for each in (dialog.ways, dialog.number, dialog.file))
    dialog.reject()
    assert chess.window.session.seat(MIN) is PERSON


def test_a_file_that_is_no_engine_is_reported_in_the_dialog(chess: Driver, good: Path) -> None:
    dialog = asked(chess)
    look_for(chess, dialog, make_engine(good.parent, "crash-start"))
    chess.wait(lambda: "crashed" in dialog.note.text())
    look_for(chess, dialog, make_engine(good.parent, "start-signal-4"))
    chess.wait(lambda: dialog.note.text() == f"start-signal-4-chess {FOREIGN}")
    assert not dialog.seat.isEnabled()
    look_for(chess, dialog, good)
    chess.wait(dialog.seat.isEnabled)
    dialog.reject()


@pytest.mark.parametrize("way", ["reject", "close"])
def test_closing_the_dialog_ends_the_queried_engine(chess: Driver, good: Path, way: str) -> None:
    """The game goes on behind it, and who never answers ends with it."""
    deaf = make_engine(good.parent, "deaf")
    dialog = asked(chess)
    look_for(chess, dialog, deaf)
    chess.wait(lambda: processes(deaf))
    begin(chess, "e2e4")
    assert chess.moves == "e2e4"
    if way == "reject":
        dialog.reject()
    else:
        chess.window.close()
    assert wait_for_end(deaf)


def test_an_engine_is_remembered_with_its_level(open_window: OpenWindow, good: Path) -> None:
    first = open_window()
    first.begin("chess")
    dialog = asked(first)
    look_for(first, dialog, good)
    first.wait(dialog.seat.isEnabled)
    dialog.accept()
    first.window.close()
    second = open_window()
    assert seat_box(second).currentText() == "good-chess, Elo 1400"
    second.seat(MIN, PERSON)
    assert second.window.programs.offered == (StrategyId("uci", path=str(good), level="elo1400"),)


def test_it_is_not_seated_at_another_game(chess: Driver, good: Path) -> None:
    seat_engine(chess, good)
    chess.begin("tic-tac-toe")
    box = chess.seat_box(MIN)
    assert ENTRY not in [box.itemText(row) for row in range(box.count())]
    chess.click("b2")
    chess.wait(lambda: chess.message)
    assert chess.message == ("good-chess only plays chess. Choose another game or another player.")


@pytest.mark.parametrize(
    ("behaviour", "sentence"),
    [
        ("crash", "crash-chess crashed or left the game (exit status 7)."),
        ("signal-4", f"signal-4-chess {FOREIGN}"),
        ("illegal", "illegal-chess wanted to play e2e5, which isn't allowed here."),
        ("words", "words-chess wrote “bestmove castles” instead of a move, so it was stopped."),
    ],
)
def test_a_failure_is_one_sentence_and_the_game_goes_on(
    chess: Driver, tmp_path: Path, behaviour: str, sentence: str
) -> None:
    assert fails(chess, make_engine(tmp_path, behaviour)) == sentence
    chess.choose(seat_box(chess), "Random")
    chess.press("g")
    chess.wait_turn()
    assert ply(chess) == 2
    assert chess.message == ""


def test_an_engine_that_is_killed_while_it_thinks(chess: Driver, tmp_path: Path) -> None:
    file = make_engine(tmp_path, "silent")
    chess.window.flow.move_seconds = 3600.0
    seat_engine(chess, file)
    begin(chess, "e2e4")
    chess.wait(lambda: told(file, "go"))
    os.kill(processes(file)[0], signal.SIGKILL)
    chess.wait(lambda: chess.message)
    assert chess.message == "Something else stopped silent-chess (signal 9)."
    assert chess.moves == "e2e4"


@pytest.mark.parametrize("way", ["undo", "person", "close", "new"])
def test_a_thinking_engine_does_not_delay_the_end_of_its_turn(
    chess: Driver, tmp_path: Path, way: str
) -> None:
    file = make_engine(tmp_path, "silent")
    chess.window.flow.move_seconds = 3600.0
    seat_engine(chess, file)
    begin(chess, "e2e4")
    chess.wait(lambda: told(file, "go"))
    if way == "close":
        chess.window.close()
    elif way == "person":
        chess.choose(seat_box(chess), "Person")
    else:
        chess.press({"undo": "u", "new": "n"}[way])
    chess.wait(lambda: not any(map(lives, processes(file))))
    assert chess.message == ""


def test_an_engine_obeys_move_now(chess: Driver, tmp_path: Path) -> None:
    file = make_engine(tmp_path, "thinks")
    chess.window.flow.move_seconds = 3600.0
    seat_engine(chess, file)
    begin(chess, "e2e4")
    chess.wait(lambda: told(file, "go"))
    assert chess.window.actions_list["now"].isEnabled()
    chess.press("m")
    chess.wait_turn()
    assert ply(chess) == 2
