# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes chess engines that speak UCI, well or badly, for a test."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from tests.players.programs.gomocup.brains import log_of

FAKE = Path(__file__).with_name("fake_engine.py")


def make_engine(folder: Path, behaviour: str = "good") -> Path:
    """A program `BEHAVIOUR-chess` that behaves so."""
    file = folder / f"{behaviour}-chess"
    words = [sys.executable, "-I", "-S", str(FAKE), behaviour, str(log_of(file))]
    file.write_text(f"#!/bin/sh\nexec {shlex.join(words)}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def told(engine: Path, *beginnings: str) -> list[str]:
    """What an engine was told that begins so, by all of its processes."""
    lines = log_of(engine).read_text("utf-8").splitlines() if log_of(engine).exists() else []
    return [line for line in lines if line.startswith(beginnings)]
