# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes programs that speak the Gomocup protocol or UCI, well or badly, for a test."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

posix_only = pytest.mark.skipif(
    sys.platform == "win32", reason="the fake programs are shell scripts"
)


def make_brain(folder: Path, behaviour: str = "good") -> Path:
    """A program `pbrain-BEHAVIOUR` that speaks the Gomocup protocol and behaves so."""
    return _make(folder / f"pbrain-{behaviour}", "gomocup/fake_brain.py", behaviour)


def make_engine(folder: Path, behaviour: str = "good") -> Path:
    """A chess engine `BEHAVIOUR-chess` that speaks UCI and behaves so."""
    return _make(folder / f"{behaviour}-chess", "uci/fake_engine.py", behaviour)


def _make(file: Path, fake: str, behaviour: str) -> Path:
    source = str(Path(__file__).parent / fake)
    words = [sys.executable, "-I", "-S", source, behaviour, str(log_of(file))]
    file.write_text(f"#!/bin/sh\nexec {shlex.join(words)}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def log_of(brain: Path) -> Path:
    return brain.with_suffix(".log")


def let_go(brain: Path) -> None:
    """Let a program that `waits` make its move."""
    Path(f"{log_of(brain)}.go").touch()


def heard(brain: Path) -> list[str]:
    """What a program was told, by all of its processes, what is told each time left out."""
    lines = log_of(brain).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith(("process", "INFO"))]


def told(engine: Path, *beginnings: str) -> list[str]:
    """What an engine was told that begins so, by all of its processes."""
    lines = log_of(engine).read_text("utf-8").splitlines() if log_of(engine).exists() else []
    return [line for line in lines if line.startswith(beginnings)]


def processes(brain: Path) -> list[int]:
    """The processes that a program has had."""
    lines = log_of(brain).read_text("utf-8").splitlines() if log_of(brain).exists() else []
    return [int(line.split()[1]) for line in lines if line.startswith("process")]


def lives(process: int) -> bool:
    """Whether a process is there."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def wait_for_end(brain: Path) -> bool:
    """Whether all processes of a program end soon."""
    end = monotonic() + 30
    while any(map(lives, processes(brain))):
        if monotonic() > end:
            return False
        sleep(0.005)
    return True
