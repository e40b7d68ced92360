# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Any process of the pool may be killed at any moment: one call is lost, and nothing hangs."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from threading import Lock
from typing import Any

import pytest

from desktop_app.tournaments.pool import Pool, WorkerHooks, WorkerLost
from tests.tournaments.calls import (
    LARGE,
    Sealed,
    broken,
    ended,
    for_ever,
    init_worker,
    large,
    last_beside_another_thread,
    must_leave,
    one_more,
    plain,
    torn,
    until_stopped,
)
from tests.waiting import wait_until

PATIENCE_SECONDS = 120.0
"""So long a call is waited for that never comes."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(2, WorkerHooks(init_worker, must_leave))
    yield made
    made.kill()
    made.shutdown(cancel_futures=True)


def wait_for(file: Path) -> None:
    wait_until(file.exists)


def open_files() -> set[str]:
    """Return the open pipes and sockets of this process by their inodes, which are unique."""
    found = set[str]()
    for number in list(Path("/dev/fd").iterdir()):
        with suppress(FileNotFoundError):  # that of the listing itself
            found.add(str(number.readlink()))
    return found


def asked(pool: Pool, function: Any, *values: object) -> Any:
    return pool.submit(function, *values).result(PATIENCE_SECONDS)


def test_calls_return_or_raise_as_in_process(pool: Pool) -> None:
    calls = [pool.submit(plain, number) for number in range(50)]
    answers = [call.result(PATIENCE_SECONDS) for call in calls]
    assert [number for _, number in answers] == list(range(50))
    assert os.getpid() not in {pid for pid, _ in answers}
    assert len(active_children()) <= 2
    assert len(asked(pool, large)) == LARGE
    with pytest.raises(ZeroDivisionError, match="a joke") as raised:
        asked(pool, broken)
    assert "in broken" in raised.value.__notes__[0]
    assert asked(pool, plain, 1)[1] == 1


def test_arguments_that_cannot_be_pickled_are_an_error_of_the_call(pool: Pool) -> None:
    with pytest.raises(TypeError):
        asked(pool, plain, Lock())
    with pytest.raises(RuntimeError, match="pickle"):
        asked(pool, Lock)
    assert asked(pool, plain, 1)[1] == 1


def test_an_unreadable_result_is_an_error_and_its_process_is_replaced(
    pool: Pool,
) -> None:
    with pytest.raises(ZeroDivisionError, match="sealed"):
        asked(pool, Sealed)
    assert active_children() == []
    assert asked(pool, plain, 1)[1] == 1


@posix
def test_a_process_killed_while_writing_loses_one_call(pool: Pool, tmp_path: Path) -> None:
    before = asked(pool, plain, 0)[0]
    lost = pool.submit(torn, tmp_path)
    others = [pool.submit(plain, number) for number in range(20)]
    with pytest.raises(WorkerLost) as raised:
        lost.result(PATIENCE_SECONDS)
    assert isinstance(raised.value, BrokenExecutor)
    (file,) = tmp_path.iterdir()
    assert file.name == str(before)
    answers = [call.result(PATIENCE_SECONDS) for call in others]
    assert [number for _, number in answers] == list(range(20))
    assert before not in {pid for pid, _ in answers}


@posix
def test_a_killed_process_is_replaced(pool: Pool, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    lost = pool.submit(for_ever, begun)
    wait_for(begun)
    for child in active_children():
        child.kill()
    with pytest.raises(WorkerLost):
        lost.result(PATIENCE_SECONDS)
    resting = asked(pool, plain, 0)[0]
    for child in active_children():
        child.kill()
        child.join()
    answer = asked(pool, plain, 1)
    assert answer[0] != resting


def test_a_process_that_must_leave_is_replaced_after_its_call(pool: Pool) -> None:
    assert len({asked(pool, one_more) for _ in range(3)}) == 3


def test_a_leaving_process_ends_its_other_threads(pool: Pool, tmp_path: Path) -> None:
    asked(pool, last_beside_another_thread, tmp_path / "late")
    assert not (tmp_path / "late").exists()


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="the system does not list open files")
def test_processes_that_leave_or_end_leave_nothing_open(pool: Pool) -> None:
    def once() -> set[str]:
        asked(pool, one_more)
        with pytest.raises(WorkerLost):
            asked(pool, ended)
        gc.collect()
        return open_files()

    before = once()  # what earlier tests left open may be closed at any time
    for _ in range(3):
        assert once() <= before


def test_a_process_started_after_kill_is_ended_too(pool: Pool) -> None:
    pool.kill()
    with pytest.raises(WorkerLost):
        asked(pool, plain, 0)


def test_stop_reaches_all_processes(pool: Pool, tmp_path: Path) -> None:
    files = [tmp_path / str(number) for number in range(2)]
    calls = [pool.submit(until_stopped, file) for file in files]
    for file in files:
        wait_for(file)
    pool.stop()
    assert [call.result(PATIENCE_SECONDS) for call in calls] == ["stopped"] * 2
    # and a process that starts only now
    asked(pool, one_more)
    assert asked(pool, until_stopped, tmp_path / "later") == "stopped"


def test_a_pool_shut_down_finishes_its_calls_and_accepts_no_more(pool: Pool) -> None:
    calls = [pool.submit(plain, number) for number in range(3)]  # more than processes
    pool.shutdown()
    assert [call.result()[1] for call in calls] == list(range(3))
    assert active_children() == []
    with pytest.raises(RuntimeError):
        pool.submit(plain, 0)


def test_calls_that_have_not_begun_can_be_cancelled(pool: Pool, tmp_path: Path) -> None:
    files = [tmp_path / str(number) for number in range(3)]
    calls = [pool.submit(for_ever, file) for file in files]
    for file in files[:2]:
        wait_for(file)
    assert [call.cancel() for call in calls] == [False, False, True]
    pool.shutdown(wait=False)
    pool.kill()
    for call in calls[:2]:
        with pytest.raises(WorkerLost):
            call.result(PATIENCE_SECONDS)
    assert not files[2].exists()
