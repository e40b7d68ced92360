# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Temporary folders named after their process, so that leftovers of killed ones are recognised."""

from __future__ import annotations

import re
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from desktop_app.files.claim import Owner, is_running, this_owner

PREFIX = "minimax-fair-"
_NAME = re.compile(rf"{PREFIX}(\d+)-(\d+)-\w+@([\w-]+)")


@contextmanager
def temporary_folder() -> Generator[Path, None, None]:
    """Create a temporary folder, and delete it at the end."""
    owner = this_owner()
    with TemporaryDirectory(
        prefix=f"{PREFIX}{owner.pid}-{owner.started}-",
        suffix=f"@{owner.host}",
        ignore_cleanup_errors=True,
    ) as folder:
        yield Path(folder)


def clear_away() -> None:
    """Delete the folders that killed processes left behind."""
    host = this_owner().host
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        told = _NAME.fullmatch(folder.name)
        if told is None or told[3] != host:
            continue
        if not is_running(Owner(int(told[1]), int(told[2]), host)):
            shutil.rmtree(folder, ignore_errors=True)
