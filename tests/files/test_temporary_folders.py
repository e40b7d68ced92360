# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Temporary folders of killed processes are deleted, and no others."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from desktop_app.files.ownership import clear_away, temporary_folder
from desktop_app.processes import OwnerProcess, this_owner


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary folders are made."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def left_by(owner: OwnerProcess, place: Path) -> Path:
    """A folder as a process leaves it, with a file in it."""
    folder = place / f"minimax-fair-{owner.pid}-{owner.started}-x@{owner.host}"
    folder.mkdir()
    (folder / "file").touch()
    return folder


def test_a_temporary_folder_is_deleted_at_the_end_of_its_context(place: Path) -> None:
    with temporary_folder() as folder:
        (folder / "file").touch()
        assert folder.parent == place
        clear_away()
        assert (folder / "file").exists()
    assert not folder.exists()


def test_only_folders_of_ended_processes_of_this_computer_are_deleted(place: Path) -> None:
    mine = this_owner()
    left = left_by(OwnerProcess(mine.pid, mine.started + 1, mine.host), place)  # of the same number
    others = [
        left_by(mine, place),
        left_by(OwnerProcess(mine.pid, mine.started + 1, f"{mine.host}-2"), place),
        left_by(OwnerProcess(mine.started + 1, mine.pid, f"{mine.host}-2"), place),
    ]
    for name in ("minimax-fair-mine", "other-1-2-x@here"):
        others.append(place / name)
        others[-1].mkdir()
    clear_away()
    assert not left.exists()
    assert all(folder.exists() for folder in others)


def test_a_folder_that_can_not_be_deleted_keeps_no_other(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = this_owner()
    for later in (1, 2):
        left_by(OwnerProcess(mine.pid, mine.started + later, mine.host), place)

    def refuse(*_: object, **__: object) -> None:
        monkeypatch.undo()
        monkeypatch.setattr(tempfile, "tempdir", str(place))
        raise PermissionError

    monkeypatch.setattr(os, "rmdir", refuse)
    clear_away()
    assert len(list(place.iterdir())) == 1
