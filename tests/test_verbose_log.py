# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`--verbose` logs what the program does; without it nothing is said."""

import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtCore import QSettings

from desktop_app.core.position import Position
from desktop_app.files.journal_writer import JournalWriter
from desktop_app.games.registry import FIRST_GAME, find_game
from desktop_app.play.requests import Job, Request
from desktop_app.play.search_worker import SearchWorker
from desktop_app.players.programs.uci import UciPlayer
from desktop_app.players.registry import StrategyId
from desktop_app.players.strategy import MoveContext
from desktop_app.search.limits import Limits
from desktop_app.settings import BOT_PAUSE, Settings
from desktop_app.verbose_log import FILE_BYTES, FILE_NAME, OLD_FILES, start_logging, stop_logging
from tests.players.programs.fakes import make_engine, posix_only, wait_for_end
from tests.waiting import wait_until

ROOT = Path(__file__).parent.parent
ARENA = (
    "arena",
    "tic-tac-toe",
    "--players",
    "random,one-ahead",
    "--games",
    "4",
    "--processes",
    "1",
)
LINE = re.compile(r"[-0-9]+ [:,0-9]+ (\w+) (minimax_fair(?:\.\w+)?) \[\d+, [^]]+\] (.*)")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "desktop_app", *arguments],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)},
        text=True,
    )


def lines_of(text: str) -> list[tuple[str, str, str]]:
    """Level, logger and message of each line."""
    found = [LINE.fullmatch(line) for line in text.splitlines()]
    assert None not in found, text
    return [(each[1], each[2], each[3]) for each in found if each is not None]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The log goes to a file in this folder."""
    start_logging(lambda: tmp_path)
    yield tmp_path
    stop_logging()


def logged(folder: Path) -> list[tuple[str, str, str]]:
    return lines_of((folder / FILE_NAME).read_text("utf-8"))


@pytest.mark.parametrize("arguments", [("analyse", "tic-tac-toe", "b2a1", "--depth", "2"), ARENA])
def test_only_with_verbose_a_command_logs(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    quiet = run(tmp_path, *arguments)
    assert (quiet.returncode, quiet.stderr) == (0, "")
    assert not list(tmp_path.rglob(FILE_NAME))
    loud = run(tmp_path, *arguments, "--verbose")
    assert loud.returncode == 0
    if arguments[0] == "analyse":  # the last line tells the time
        assert loud.stdout.splitlines()[:-1] == quiet.stdout.splitlines()[:-1]
    (file,) = tmp_path.rglob(FILE_NAME)
    assert file.read_text("utf-8") == loud.stderr
    said = lines_of(loud.stderr)
    assert said[0] == ("INFO", "minimax_fair", f"writing the log to {file}")
    expected = "minimax_fair.search" if arguments[0] == "analyse" else "minimax_fair.arena"
    assert {name for _, name, _ in said[1:]} == {expected}
    if arguments is ARENA:
        messages = [message for _, _, message in said]
        assert "run begins: random, one-ahead, 1 workers, 0 games known" in messages
        assert "run over, 4 games known" in messages


@pytest.mark.parametrize("place", [0, 2, 3])
def test_verbose_may_come_anywhere(tmp_path: Path, place: int) -> None:
    arguments = ["analyse", "tic-tac-toe", "b2", "--depth", "1"]
    arguments.insert(place, "--verbose")
    done = run(tmp_path, *arguments)
    assert done.returncode == 0
    assert len(lines_of(done.stderr)) > 1


def test_a_warning_says_nothing_without_verbose(capfd: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("minimax_fair.files").warning("not to be seen")
    assert capfd.readouterr() == ("", "")


def test_the_search_logs_its_requests(folder: Path) -> None:
    worker = SearchWorker()
    start: Position = FIRST_GAME.start()
    worker.run(Request(7, Job.ANALYSE, start, Limits(depth=2)))
    worker.run(Request(8, Job.CHOOSE, start, Limits(), StrategyId("one-ahead")))
    lines = [message for _, name, message in logged(folder) if name.endswith(".search")]
    assert lines[0].startswith(f"request 7 ANALYSE, {FIRST_GAME.id} {start.text}, Limits(depth=2")
    (end,) = (line for line in lines if line.startswith("request 7 done after "))
    assert re.fullmatch(r"request 7 done after [.0-9]+ s: depth 2, \d+ nodes", end)
    assert any(line.startswith("request 8 CHOOSE by one-ahead, ") for line in lines)
    assert re.fullmatch(r"request 8 done after [.0-9]+ s: \w\d, depth \d+, \d+ nodes", lines[-1])


def ignore(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    del kind, error, trace


def test_a_failed_search_is_logged_with_its_traceback(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", ignore)
    SearchWorker().run(Request(9, Job.CHOOSE, FIRST_GAME.start()))
    text = (folder / FILE_NAME).read_text("utf-8")
    assert "ERROR minimax_fair.search" in text
    assert "request 9 failed\nTraceback" in text
    assert "ValueError: a choice needs a strategy" in text


def test_files_and_settings_are_logged(folder: Path) -> None:
    journal = JournalWriter(folder / "a" / "b.games", lambda _: None, lambda: None)
    journal.begin([])
    assert journal.flush()
    journal.close()
    store = QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat)
    Settings(store).set(BOT_PAUSE, 1000)
    lines = logged(folder)
    assert ("DEBUG", "minimax_fair.settings", "bot/pause is set to 1000") in lines
    files = [message for _, name, message in lines if name == "minimax_fair.files"]
    assert re.fullmatch(r".*b\.games begun: 1 lines, \d+ bytes", files[0])
    assert files[-1].endswith("b.games closed, 0 lines left unwritten")


def test_a_failed_write_is_logged(folder: Path) -> None:
    (folder / "a").write_text("a file in the place of the folder", "utf-8")
    journal = JournalWriter(folder / "a" / "b.games", lambda _: None, lambda: None)
    journal.begin([])
    assert not journal.flush(0.5)
    journal.close()
    level, name, message = next(line for line in logged(folder) if line[0] == "WARNING")
    assert (level, name) == ("WARNING", "minimax_fair.files")
    assert "b.games can't be written: " in message


def test_the_file_is_bounded(folder: Path) -> None:
    log = logging.getLogger("minimax_fair.search")
    for _ in range(5 * FILE_BYTES // 10_000):
        log.debug("x" * 10_000)
    sizes = [file.stat().st_size for file in folder.glob(f"{FILE_NAME}*")]
    assert len(sizes) == OLD_FILES + 1
    assert max(sizes) <= FILE_BYTES


def test_a_log_folder_that_cannot_be_created_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("", "utf-8")
    start_logging(lambda: tmp_path / "data")
    stop_logging()
    assert "can't write the log to " in capsys.readouterr().err


@posix_only
def test_an_engine_is_logged_from_start_to_end_with_its_lines(folder: Path, tmp_path: Path) -> None:
    file = make_engine(tmp_path)
    player = UciPlayer(str(file))
    player.choose(find_game("chess").start(), MoveContext(limits=Limits(nodes=1)))
    player.close()
    assert wait_for_end(file)
    wait_until(lambda: "ended with status" in (folder / FILE_NAME).read_text("utf-8"))
    lines = [line for line in logged(folder) if line[1] == "minimax_fair.programs"]
    assert re.fullmatch(rf"{re.escape(str(file))} started, process \d+", lines[0][2])
    assert {level for level, _, _ in lines[1:-1]} == {"DEBUG"}
    said = [message.partition(" ")[2] for _, _, message in lines[1:-1]]
    assert "< uci" in said
    assert "> uciok" in said
    assert any(line.startswith("> bestmove ") for line in said)
    assert re.fullmatch(r"process \d+ ended with status -?\d+", lines[-1][2])
