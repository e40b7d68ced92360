# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the processes of a pool are asked to do in tests.

Each process imports this module, so it imports little: pytest takes longer than all the rest.
"""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Thread, main_thread
from types import FrameType

LARGE = 1 << 22

_stops = list[Connection]()
_last = Event()


def init_worker(stop: Connection) -> None:
    _stops.append(stop)


def must_leave() -> bool:
    return _last.is_set()


def plain(number: int) -> tuple[int, int]:
    return os.getpid(), number


def broken() -> None:
    raise ZeroDivisionError("a joke")


def large() -> bytes:
    return bytes(LARGE)


def torn(folder: Path) -> bytes:
    tear(folder)
    return bytes(LARGE)


def until_stopped(begun: Path) -> str:
    begun.touch()
    _stops[0].poll(None)
    return "stopped"


def one_more() -> int:
    """Return a value; the process exits after this call."""
    _last.set()
    return os.getpid()


def for_ever(begun: Path) -> None:
    begun.touch()
    Event().wait()


def ended() -> None:
    os._exit(7)


def last_beside_another_thread(late: Path) -> int:
    """Return a value from the process's last call, while another thread is still busy."""

    def do_something() -> None:
        main_thread().join()
        late.touch()

    Thread(target=do_something).start()
    return one_more()


class Sealed:
    """An object that can be pickled but not unpickled."""

    def __reduce__(self) -> tuple[object, ...]:
        return unsealed, (os.getpid(),)


def unsealed(sender: int) -> None:
    if os.getpid() != sender:
        raise ZeroDivisionError("sealed")


def tear(folder: Path) -> None:
    """Have this process killed in the middle of this thread's next write, and leave a file."""

    def look(frame: FrameType, event: str, function: object) -> None:
        if event != "c_call" or function is not os.write:
            return
        data = frame.f_locals["buf"]
        if len(data) > HEAD_BYTES:
            (folder / str(os.getpid())).touch()
            os.write(frame.f_locals["self"].fileno(), data[: len(data) // 2])
            os.kill(os.getpid(), signal.SIGKILL)

    sys.setprofile(look)


HEAD_BYTES = 4
"""How long a message is may be written by itself."""
