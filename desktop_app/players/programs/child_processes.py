# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""External programs as child processes: their environment, and how they end with this process.

Programs end with this process even if it is killed. On POSIX systems a shell in its own session
reads from a pipe which programs are running. The pipe closes when this process ends, and the shell
then kills the programs that are left. They are started in the normal way and keep their own pipes
and exit codes. (Linux's `PR_SET_PDEATHSIG` would kill them when the thread that started them ends.)
On Windows a job object does the same: the system ends every program in it when its last handle is
closed.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import BinaryIO, Generic, Protocol, TypeVar, cast

FAREWELL_SECONDS = 0.3
"""Seconds that a program may take to end on request before it is killed."""
_SHELL_SECONDS = 1.0
"""Seconds that the shell may take to end."""
_SCRIPT = """
while read -r sign group; do
    if [ "$sign" = + ]; then
        set -- "$@" "$group"
    else
        for each do
            shift
            [ "$each" = "$group" ] || set -- "$@" "$each"
        done
    fi
done
for each do
    kill -s KILL -- "-$each"
done
"""
_lock = Lock()


class ChildProcess(Protocol):
    """A running program."""

    def close(self) -> None:
        """Ask the program to end, and kill it if it does not."""

    def kill(self) -> None:
        """Kill the program and its children, without waiting for them to end."""


Process = TypeVar("Process", bound=ChildProcess)


class ProcessOwner(Generic[Process]):
    """Base of players that keep a program running between moves."""

    _process: Process | None = None

    def close(self) -> None:
        """End the program, if it runs."""
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()


def environment() -> dict[str, str]:
    """Return the environment for an external program, without what a frozen build has set."""
    found = dict(os.environ)
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            before = found.pop(f"{name}_ORIG", None)
            found.pop(name, None)
            if before:
                found[name] = before
        found["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    return found


def kill(pid: int, kill_alone: Callable[[], None]) -> None:
    """Kill a program and its children, without waiting for them to end.

    Args:
        pid: the program, which leads its process group.
        kill_alone: kills the program without its children, which is all that Windows offers.
    """
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            kill_alone()
        else:
            os.killpg(pid, signal.SIGKILL)


if sys.platform == "win32":

    def bind_to_this_process(pid: int) -> None:
        """Make a program end with this process."""
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = ctypes.c_void_p
        may_be_ended = 0x0101  # PROCESS_SET_QUOTA and PROCESS_TERMINATE
        process = ctypes.c_void_p(kernel.OpenProcess(may_be_ended, False, pid))
        with _lock:
            kernel.AssignProcessToJobObject(ctypes.c_void_p(_job()), process)
        kernel.CloseHandle(process)

    def forget_process(pid: int) -> None:
        """Record that a program has ended."""

    @cache
    def _job() -> int | None:
        """Return a job object that Windows closes when this process ends; None if there is none."""
        kernel = ctypes.WinDLL("kernel32")
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        job: int | None = kernel.CreateJobObjectW(None, None)
        limits = JobLimits(flags=0x2000)  # JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
        extended = 9  # JobObjectExtendedLimitInformation
        kernel.SetInformationJobObject(
            ctypes.c_void_p(job), extended, ctypes.byref(limits), ctypes.sizeof(limits)
        )
        return job

else:

    def bind_to_this_process(pid: int) -> None:
        """Make a program and its process group end with this process.

        Args:
            pid: the program, leader of its process group; call `forget_process` when it has ended.
        """
        _tell("+", pid)

    def forget_process(pid: int) -> None:
        """Record that a program has ended, because its process id may be reused."""
        _tell("-", pid)

    def _tell(sign: str, pid: int) -> None:
        with _lock, suppress(OSError):  # without a shell there is no protection
            _shell().write(f"{sign} {pid}\n".encode())

    @cache
    def _shell() -> BinaryIO:
        shell = subprocess.Popen(
            ("/bin/sh", "-c", _SCRIPT),
            bufsize=0,
            cwd="/",
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C and signals to our group spare the shell
        )
        atexit.register(_end, shell)
        return cast("BinaryIO", shell.stdin)

    def _end(shell: subprocess.Popen[bytes]) -> None:
        with suppress(OSError):
            cast("BinaryIO", shell.stdin).close()
        with suppress(subprocess.TimeoutExpired):
            shell.wait(_SHELL_SECONDS)


class JobLimits(ctypes.Structure):
    """Windows' `JOBOBJECT_EXTENDED_LIMIT_INFORMATION`; only the flags are used."""

    _fields_ = (
        ("times", ctypes.c_int64 * 2),
        ("flags", ctypes.c_uint32),
        ("sizes", ctypes.c_size_t * 2),
        ("processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("classes", ctypes.c_uint32 * 2),
        ("io_counters", ctypes.c_uint64 * 6),
        ("memory", ctypes.c_size_t * 4),
    )
