# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole program, ended by its button, by signals and with the session, whatever runs."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kept import held
from tests.virtual_screen import choose_platform

ROOT = Path(__file__).parent.parent.parent
PATIENCE_SECONDS = 100
choose_platform()

START = """
import sys
from PySide6.QtCore import QMetaMethod, QTimer
from desktop_app.shell import application, signals
from desktop_app.games.registry import find_game
from desktop_app.core.record import parse_moves
from desktop_app.core.position import MIN
from desktop_app.players.registry import parse_strategy

fill_window = application.fill_window
state, brain, does = sys.argv[1:4]
del sys.argv[1:]

def fill_and_begin(window, settings, seed):
    fill_window(window, settings, seed)
    start = find_game("gomoku").start()
    window.flow.move_seconds = 3600
    window.session.set_seat(MIN, parse_strategy("perfect"))  # which takes its time
    window.session.new_game(start)
    window.session.play_line(parse_moves(start, "h8i9j10"))
    if state == "analysing":
        window.layouts.analysing or window.actions_list["list"].trigger()
    elif state == "brain":
        window.session.set_seat(MIN, parse_strategy("brain:" + brain))
    elif state == "counting":
        window.session.new_game(find_game("connect-four").start())
        window.session.play_line(parse_moves(find_game("connect-four").start(), "44"))
        window.pages.toggle()
        window.pages.explain_page.choices.plies = 7
    busy = window.engine
    def look():
        page = window.pages.explain_page if state == "counting" else None  # asked for, it is made
        if busy.busy or state == "idle" or (page and page.count_bar.isVisible()):
            timer.stop()
            QTimer.singleShot(150, begin)
    def begin():
        print("ready", flush=True)
        if does == "close":
            window.close()
        elif does == "session":
            app = application.QApplication.instance()
            for asked in (app.commitDataRequest, app.saveStateRequest):
                assert app.isSignalConnected(QMetaMethod.fromSignal(asked))
            app.findChild(signals.SignalHandler).remember()  # no signal without its manager
            print("saved", flush=True)
    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(20)

application.fill_window = fill_and_begin
from desktop_app.__main__ import main
sys.exit(main())
"""
BRAIN = """#!{python}
import fcntl, signal, sys
from pathlib import Path
note = Path({note!r}).open("w")
for line in sys.stdin:
    if line.startswith("START"):
        print("OK", flush=True)
    elif not line.startswith("INFO"):
        fcntl.flock(note, fcntl.LOCK_EX)
        print("thinks", file=note, flush=True)
        signal.pause()
"""


@pytest.fixture(autouse=True)
def signals_are_heard() -> Iterator[None]:
    """Also where the tests themselves run in the background of a shell, which ignores some."""
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    ignored = [number for number in numbers if signal.getsignal(number) is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.SIG_DFL)
    yield
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)


def begun(folder: Path, state: str, does: str) -> "subprocess.Popen[str]":
    brain = folder / "pbrain-slow"
    brain.write_text(BRAIN.format(python=sys.executable, note=str(folder / "note")))
    brain.chmod(0o755)
    places = {"XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data")}
    process = subprocess.Popen(
        [sys.executable, "-c", START, state, str(brain), does],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "MINIMAX_FAIR_SEED": "1"} | places,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def ended(process: "subprocess.Popen[str]") -> tuple[int, str]:
    said, errors = process.communicate(timeout=PATIENCE_SECONDS)
    complaints = [line for line in errors.splitlines() if "propagateSizeHints" not in line]
    assert complaints == []
    return process.returncode, said


def saved(folder: Path) -> str:
    (file,) = (folder / "config").rglob("*.ini")
    return file.read_text("utf-8")


def kept(folder: Path) -> str:
    """The moves of the game that the next start brings back."""
    record = held(folder / "data").record
    return record.position.game.moves_text(record.moves())


STATES = ["idle", "analysing", "thinking", "counting"]


@pytest.mark.parametrize("state", STATES)
def test_closing_ends_the_program_in_any_state(state: str, tmp_path: Path) -> None:
    assert ended(begun(tmp_path, state, "close")) == (0, "")
    assert "geometry" in saved(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize(
    ("name", "state"),
    [("SIGTERM", "thinking"), ("SIGINT", "analysing"), ("SIGHUP", "counting")],
)
def test_a_signal_closes_it_as_its_button_does(name: str, state: str, tmp_path: Path) -> None:
    """All signals are heard by the same function, one in each state; SIGTERM in idle is below."""
    process = begun(tmp_path, state, "wait")
    number = getattr(signal, name)
    process.send_signal(number)
    assert ended(process) == (128 + number, "")
    assert "geometry" in saved(tmp_path)
    assert kept(tmp_path) == ("44" if state == "counting" else "h8i9j10")


@pytest.mark.skipif(sys.platform == "win32", reason="programs are started in another way there")
def test_a_program_that_thinks_and_hears_nothing_is_ended_too(tmp_path: Path) -> None:
    import fcntl

    process, note = begun(tmp_path, "brain", "wait"), tmp_path / "note"
    while not note.exists() or note.read_text() != "thinks\n":
        assert process.poll() is None
    process.send_signal(signal.SIGTERM)
    assert ended(process)[0] == 128 + signal.SIGTERM
    with note.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # held for an hour if it were still there


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_signal_that_was_ignored_from_the_start_stays_so(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        process = begun(tmp_path, "idle", "wait")
    finally:
        signal.signal(signal.SIGHUP, before)
    process.send_signal(signal.SIGHUP)
    process.send_signal(signal.SIGTERM)
    assert ended(process) == (128 + signal.SIGTERM, "")
    assert "geometry" in saved(tmp_path)
    assert kept(tmp_path) == "h8i9j10"


def test_at_the_end_of_the_session_all_is_saved_and_the_window_stays(tmp_path: Path) -> None:
    """The session may go on, if somebody else refuses to end."""
    process = begun(tmp_path, "analysing", "session")
    assert process.stdout is not None
    assert process.stdout.readline() == "saved\n"
    text = saved(tmp_path)
    assert "geometry" in text
    assert kept(tmp_path) == "h8i9j10"
    assert process.poll() is None
    process.terminate()
    ended(process)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize(
    "words",
    [
        ("analyse", "gomoku", "--stdin", "--depth", "1"),
        (
            "play",
            "gomoku",
            "--x",
            "perfect",
            "--o",
            "one-ahead",
            "--games",
            "999",
            "--seconds",
            "0.1",
        ),
    ],
)
def test_ctrl_c_ends_a_command_without_a_word_of_errors(words: tuple[str, ...]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "desktop_app", *words],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("h8\n")
    process.stdin.flush()
    assert process.stdout.readline()  # it is at work, and goes on
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode in (128 + signal.SIGINT, -signal.SIGINT)
    assert errors == ""
