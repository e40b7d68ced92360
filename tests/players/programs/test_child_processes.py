# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of others end with this one, even where it is killed and can't end them itself."""

from __future__ import annotations

import ctypes
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.players.programs.child_processes import JobLimits
from desktop_app.players.programs.protocols import BRAIN, UCI
from tests.players.programs.fakes import (
    heard,
    lives,
    make_brain,
    make_engine,
    posix_only,
    processes,
)
from tests.waiting import wait_until

ROOT = Path(__file__).parents[3]
LONG = ("--seconds", "36000")
PLAY = ("play", "{game}", "--first", "{program}", "--second", "random", *LONG)
ARENA = ("arena", "{game}", "--players", "{program},random", "--processes", "1", *LONG)
TWO = """
import subprocess, sys
from desktop_app.players.programs.child_processes import forget_process, bind_to_this_process
started = [subprocess.Popen(["sleep", "600"], start_new_session=True) for _ in range(4)]
for each in started:
    bind_to_this_process(each.pid)
forget_process(started[1].pid)
forget_process(started[3].pid)
print(*(each.pid for each in started), flush=True)
sys.stdin.read()
"""


def begun(folder: Path, *words: str) -> subprocess.Popen[str]:
    """Python in a process of its own, which keeps nothing in the user's folders."""
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(folder)}
    surroundings["XDG_DATA_HOME"] = surroundings["XDG_CONFIG_HOME"] = str(folder)
    pipe = subprocess.PIPE
    command = (sys.executable, *words)
    return subprocess.Popen(command, env=surroundings, stdin=pipe, stdout=pipe, text=True)


def ends(process: int) -> bool:
    """Whether a process ends soon; it is nobody's child any more, so it may stay in the list."""
    if sys.platform != "linux":
        wait_until(lambda: not lives(process))
        return True
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], 30)[0])
    finally:
        os.close(handle)


@posix_only
@pytest.mark.parametrize("words", [PLAY, ARENA], ids=["play", "arena"])
@pytest.mark.parametrize(
    ("kind", "game", "asked"), [(BRAIN, "gomoku", "BEGIN"), (UCI, "chess", "go ")]
)
def test_a_program_ends_with_this_one_that_is_killed(
    tmp_path: Path, words: tuple[str, ...], kind: str, game: str, asked: str
) -> None:
    """It thinks, does not read what it is told, and would go on for ever."""
    file = (make_brain if kind == BRAIN else make_engine)(tmp_path, "silent")
    call = [word.format(game=game, program=f"{kind}:{file}") for word in words]
    with begun(tmp_path, "-m", "desktop_app", *call) as process:
        wait_until(lambda: processes(file) and any(x.startswith(asked) for x in heard(file)))
        (program,) = processes(file)
        assert lives(program)
        process.kill()
    try:
        assert ends(program)
    finally:
        if lives(program):
            os.kill(program, signal.SIGKILL)


@posix_only
@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "ended"])
def test_a_number_that_may_be_another_s_by_now_is_spared(tmp_path: Path, is_killed: bool) -> None:
    with begun(tmp_path, "-W", "ignore", "-c", TWO) as process:
        assert process.stdout is not None
        first, spared, third, last = map(int, process.stdout.readline().split())
        if is_killed:
            process.kill()
    try:
        assert ends(first)
        assert ends(third)
        assert lives(spared)
        assert lives(last)
    finally:
        for each in (spared, last):
            os.kill(each, signal.SIGKILL)


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="sizes of 64-bit systems")
def test_the_limits_of_a_windows_job_have_the_right_layout() -> None:
    assert ctypes.sizeof(JobLimits) == 144
    assert JobLimits.flags.offset == 16
