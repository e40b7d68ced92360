# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a process of the pool does: take a call, make it, hand back what came of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from pickle import loads
from traceback import format_exc
from typing import Any

Call = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Duties:
    """What a process does beside its calls; each by its name, for another process to find.

    Attributes:
        settle_in: is called first, with a pipe that has something to be read, its end, once
            calls are to come back soon.
        must_leave: is asked after each call whether it was the last that this process can take.
    """

    init_worker: Callable[[Connection], None]
    must_leave: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a call.

    Attributes:
        value: what it gave back.
        error: what it raised; None where it has not.
        is_last: whether the process leaves.
    """

    value: Any = None
    error: BaseException | None = None
    is_last: bool = False


def serve(calls: Connection, stop: Connection, duties: Duties) -> None:
    """Take calls until nobody has any more.

    Args:
        calls: brings them, and takes what came of them.
        stop: see `Duties`.
        duties: what else there is to be done.
    """
    duties.init_worker(stop)
    while True:
        try:
            asked = calls.recv_bytes()
        except (EOFError, OSError):  # the other end is closed, or its process is gone
            return
        answer = _made(asked)
        if is_last := duties.must_leave():
            answer = Answer(answer.value, answer.error, is_last)
        calls.send_bytes(packed(answer))
        if is_last:
            os._exit(0)  # whatever else this process still does


def packed(answer: Answer) -> bytes:
    """As it goes through a pipe; what can't go is an error."""
    try:
        return bytes(ForkingPickler.dumps(answer))
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        return bytes(ForkingPickler.dumps(Answer(None, RuntimeError(text), answer.is_last)))


def _made(asked: bytes) -> Answer:
    try:
        function, values, names = loads(asked)
        return Answer(function(*values, **names))
    except BaseException as error:
        error.add_note(f"in a worker:\n{format_exc()}")
        return Answer(error=error)
