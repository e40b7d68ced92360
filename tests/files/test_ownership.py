# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A journal belongs to one window while that lives, and to the next one after that."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from desktop_app.files.errors import FileError
from desktop_app.files.ownership import (
    STALE_SECONDS,
    claim_journal,
    new_path,
    release,
)
from desktop_app.processes import is_running, this_owner

ROOT = Path(__file__).parent.parent.parent


def made(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = new_path(folder)
    path.write_text(text, "utf-8")
    return path


def test_each_window_has_a_journal_and_the_next_takes_the_one_written_last(
    tmp_path: Path,
) -> None:
    paths = [made(tmp_path, text) for text in "abc"]
    assert len(set(paths)) == 3
    assert claim_journal(tmp_path) is None
    for path, at in zip(paths, (5, 9, 7), strict=True):
        os.utime(path, (at, at))
        release(path)
    texts: list[str] = []
    while (taken := claim_journal(tmp_path)) is not None:
        texts.append(taken.path.read_text("utf-8"))
    assert texts == ["b", "c", "a"]


HOLDS = """
import sys
from pathlib import Path
from desktop_app.files.ownership import new_path
path = new_path(Path(sys.argv[1]))
path.write_text("of another process")
print(path, flush=True)
sys.stdin.readline()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_the_journal_of_a_process_is_free_once_that_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(tmp_path)],
        cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        process.stdout.readline()
        assert claim_journal(tmp_path) is None
        process.send_signal(signal.SIGKILL)
    taken = claim_journal(tmp_path)
    assert taken is not None
    assert taken.path.read_text("utf-8") == "of another process"


RACES = """
import sys
from pathlib import Path
from desktop_app.files.ownership import claim_journal
sys.stdin.readline()
taken = claim_journal(Path(sys.argv[1]))
print("" if taken is None else taken.path.read_text(), flush=True)
sys.stdin.readline()
"""


def test_of_many_that_start_at_once_each_takes_another_journal(tmp_path: Path) -> None:
    for text in "abc":
        (tmp_path / f"window-{text}.journal").write_text(text, "utf-8")
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACES, str(tmp_path)],
            cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )
        for _ in range(5)
    ]  # fmt: skip
    found: list[str] = []
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("\n")
        racer.stdin.flush()
    for racer in racers:
        assert racer.stdout is not None
        found.append(racer.stdout.readline().rstrip("\n"))
    for racer in racers:
        racer.communicate("\n")
    assert sorted(found) == ["", "", "a", "b", "c"]


def test_a_pid_that_another_process_has_now_is_not_taken_for_the_owner(tmp_path: Path) -> None:
    mine = made(tmp_path, "mine")
    pid, started = mine.name.split("-")[1:3]
    parent = mine.name.replace(f"-{pid}-{started}-", f"-{os.getppid()}-12345-")
    (tmp_path / parent).write_text("of one long dead", "utf-8")
    taken = claim_journal(tmp_path)
    assert taken is not None
    assert taken.path.read_text("utf-8") == "of one long dead"
    assert claim_journal(tmp_path) is None


def test_a_journal_of_another_computer_is_left_alone_until_it_is_stale(tmp_path: Path) -> None:
    other = tmp_path / "window-1-2-0@elsewhere.journal"
    other.write_text("theirs", "utf-8")
    assert claim_journal(tmp_path) is None
    long_ago = other.stat().st_mtime - 2 * STALE_SECONDS
    os.utime(other, (long_ago, long_ago))
    taken = claim_journal(tmp_path)
    assert taken is not None
    assert taken.path.read_text("utf-8") == "theirs"


def test_the_host_in_a_journal_name_has_only_allowed_characters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, shown in (("fair-2", "fair-2"), ("é fair.local", "__fair_local"), ("", "_")):
        monkeypatch.setattr(socket, "gethostname", lambda name=name: name)
        computer = SimpleNamespace(nodename=name)
        monkeypatch.setattr(os, "uname", lambda computer=computer: computer, raising=False)
        assert this_owner().host == shown


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a library is asked")
def test_no_library_is_needed_to_know_which_process_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psutil", None)
    mine = this_owner()
    assert is_running(mine)
    assert not is_running(mine._replace(started=mine.started + 1))


def test_the_file_of_an_earlier_version_is_taken_up_with_its_second_copy(tmp_path: Path) -> None:
    for name in ("window-1.json", "window-1.safe", "window-1.lock"):
        (tmp_path / name).write_text(name, "utf-8")
    taken = claim_journal(tmp_path)
    assert taken is not None
    assert taken.path.read_text("utf-8") == "window-1.json"
    assert [path.name for path in taken.former] == ["window-1.safe", "window-1.lock"]
    assert claim_journal(tmp_path) is None


def test_unfinished_files_of_killed_processes_are_deleted(tmp_path: Path) -> None:
    mine = made(tmp_path, "mine")
    for name in ("window-1-2-0@x.journal", "window-7.json.4711"):
        (tmp_path / f"{name}.part").write_text("{", "utf-8")
    own = mine.with_name(f"{mine.name}.part")
    own.write_text("{", "utf-8")
    os.utime(tmp_path / "window-1-2-0@x.journal.part", (5, 5))
    claim_journal(tmp_path)
    assert [path.name for path in tmp_path.glob("*.part")] == [own.name]


def test_the_folder_of_the_first_journal_is_made_with_all_above_it(tmp_path: Path) -> None:
    assert claim_journal(tmp_path / "data" / "windows") is None
    assert (tmp_path / "data" / "windows").is_dir()


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(FileError):
        claim_journal(tmp_path / "file" / "windows")
