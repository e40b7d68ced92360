# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Errors that nobody has dealt with: noted, counted, told, and the program goes on."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app import error_log
from desktop_app.error_log import FILE_BYTES, FILE_NAME, OLD_FILES, ErrorLog, ErrorReport
from tests.virtual_screen import choose_platform

ROOT = Path(__file__).parent.parent
PATIENCE_SECONDS = 250
choose_platform()


def fails(text: str = "no idea") -> None:
    raise ValueError(text)


def note(log: ErrorLog, what: Callable[[], None] = fails) -> None:
    try:
        what()
    except Exception as error:
        log.take(type(error), error, error.__traceback__)


def heard(log: ErrorLog) -> list[ErrorReport]:
    told: list[ErrorReport] = []
    log.listener = told.append
    return told


def test_an_error_is_logged_with_its_traceback_and_reported_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = ErrorLog(lambda: tmp_path / "new" / "folder")
    told = heard(log)
    note(log)
    assert told == [ErrorReport("ValueError: no idea", 1)]
    text = (tmp_path / "new" / "folder" / FILE_NAME).read_text("utf-8")
    assert "in fails" in text
    assert "ValueError: no idea" in text
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "ValueError: no idea" in said
    assert "in fails" in log.report()


def test_a_repeated_error_is_only_counted(tmp_path: Path) -> None:
    log = ErrorLog(lambda: tmp_path)
    told = heard(log)
    for _ in range(1_000):
        note(log)
    assert told == [ErrorReport("ValueError: no idea", 1)]
    assert log.count == 1_000
    text = (tmp_path / FILE_NAME).read_text("utf-8")
    assert text.count("Traceback") == 1
    assert "100 times so far" in text
    assert len(text.splitlines()) < 40
    note(log, lambda: fails("another") if told else None)  # from the same line, told as one
    note(log, lambda: print(1 / 0))
    assert [trouble.line for trouble in told[1:]] == ["ZeroDivisionError: division by zero"]


def test_a_repeated_error_is_reported_again_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = ErrorLog(lambda: tmp_path)
    told = heard(log)
    note(log)
    monkeypatch.setattr(error_log, "QUIET_SECONDS", 0.0)
    note(log)
    assert [trouble.count for trouble in told] == [1, 2]


def test_the_files_stay_small(tmp_path: Path) -> None:
    log = ErrorLog(lambda: tmp_path)
    for number in range(60):
        log.note(f"{number} " + "x" * (FILE_BYTES // 5))
    files = list(tmp_path.iterdir())
    assert len(files) == OLD_FILES + 1
    assert all(file.stat().st_size <= FILE_BYTES for file in files)


def test_without_a_folder_errors_are_still_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    log = ErrorLog(lambda: tmp_path / "file" / "folder")
    told = heard(log)
    note(log)
    assert told
    assert "can't write the error log" in capsys.readouterr().err


def test_an_error_of_the_listener_ends_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = ErrorLog(lambda: tmp_path)

    def listen(_trouble: ErrorReport) -> None:
        raise RuntimeError("deaf")

    log.listener = listen
    note(log)
    assert "deaf" in capsys.readouterr().err
    assert log.count == 1


class Fragile:
    def __del__(self) -> None:
        raise KeyError("fragile")


def test_errors_of_threads_and_destructors_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for owner, name in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # and put back
    log = ErrorLog(lambda: tmp_path)
    log.install()
    told = heard(log)
    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    Fragile()
    assert [trouble.line for trouble in told] == ["ValueError: no idea", "KeyError: 'fragile'"]


def python(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    folders = {"XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data")}
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)} | folders,
        text=True,
        timeout=PATIENCE_SECONDS,
    )


def test_the_program_survives_and_reports_a_failure_of_any_override(tmp_path: Path) -> None:
    done = python("tests/every_override.py", str(tmp_path), home=tmp_path)
    said = done.stdout.splitlines()
    assert (done.returncode, said[-1:]) == (0, ["alive"]), done.stderr[-2_000:]
    assert len(said) > 60
    assert [line for line in said[:-1] if not line.endswith(" noted and shown")] == []


START = """
import sys
import {module} as module
def broken(*_, **__):
    raise LookupError("broken part")
module.{name} = broken
from desktop_app.__main__ import main
sys.argv[1:] = {arguments}
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("module", "name", "arguments"),
    [
        ("desktop_app.shell.application", "fill_window", []),
        ("desktop_app.shell.application", "make_application", []),
        ("desktop_app.shell.main_window", "MainWindow._build_docks", []),
        ("desktop_app.cli.analyse", "run_analyse", ["analyse", "tic-tac-toe"]),
    ],
)
def test_a_program_that_can_not_go_on_says_why_in_one_line(
    module: str, name: str, arguments: list[str], tmp_path: Path
) -> None:
    script = START.format(module=module, name=name, arguments=arguments)
    done = python("-c", script, home=tmp_path)
    said = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert done.returncode == 1
    assert len(said) == 1, done.stderr
    assert said[0].startswith("minimax-fair: something went wrong: LookupError: broken part")
    (log,) = tmp_path.rglob(FILE_NAME)
    assert "in broken" in log.read_text("utf-8")
    assert done.stdout == ""


def test_errors_of_a_command_are_noted_in_the_program_s_own_folder(tmp_path: Path) -> None:
    """An application that was made without a name goes by the name of the script."""
    script = (
        "from desktop_app.cli.output import use_language\n"
        "from desktop_app.error_log import data_folder\n"
        "app = use_language()\n"
        "print(data_folder().name)\n"
    )
    places = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | places,
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == "Minimax Fair"
