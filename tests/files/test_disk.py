# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files are read within limits, and the old one is whole until the new one is."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from desktop_app.files.disk import put_aside, read_text, write_whole
from desktop_app.files.errors import FileError, Flaw


def flaw_of(path: Path) -> tuple[Flaw, int | None]:
    with pytest.raises(FileError) as raised:
        read_text(path)
    return raised.value.flaw, raised.value.line


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "é 好.mmfair"
    for text in ("", "a\nb\n", "好🙂"):
        for durable in (True, False):
            write_whole(file, text, durable=durable)
            assert read_text(file) == text
    assert [each.name for each in tmp_path.iterdir()] == [file.name]


def test_a_mark_of_another_editor_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes("\ufeff{}".encode())
    assert read_text(file) == "{}"


def test_what_is_no_text_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"one\ntwo \xff\n")
    assert flaw_of(file) == (Flaw.NOT_TEXT, 2)


def test_what_is_not_there_or_no_file(tmp_path: Path) -> None:
    assert flaw_of(tmp_path / "none") == (Flaw.NOT_FOUND, None)
    assert flaw_of(tmp_path / "none" / "a") == (Flaw.NOT_FOUND, None)
    assert flaw_of(tmp_path / ("a" * 5_000)) == (Flaw.NOT_FOUND, None)
    assert flaw_of(Path("a\0b")) == (Flaw.NOT_FOUND, None)
    assert flaw_of(tmp_path)[0] in (Flaw.NOT_A_FILE, Flaw.NO_RIGHT)
    with pytest.raises(FileError) as raised:
        write_whole(tmp_path, "")
    assert raised.value.flaw is Flaw.NOT_A_FILE


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_a_pipe_or_an_endless_device_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert flaw_of(tmp_path / "pipe") == (Flaw.NOT_A_FILE, None)
    assert flaw_of(Path("/dev/zero")) == (Flaw.NOT_A_FILE, None)


@pytest.mark.parametrize("fails", ["open", "fsync", "replace"])
def test_where_writing_fails_the_old_file_is_whole(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a"
    write_whole(file, "old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    if fails == "open":
        monkeypatch.setattr(Path, "open", full)
    elif fails == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(FileError) as raised:
        write_whole(file, "new")
    assert raised.value.flaw is Flaw.DISK_FULL
    monkeypatch.undo()
    assert read_text(file) == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["a"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_stays_one_and_rights_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "a", tmp_path / "link"
    write_whole(file, "old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, "new")
    assert link.is_symlink()
    assert file.read_text("utf-8") == "new"
    assert file.stat().st_mode & 0o777 == 0o640


def test_what_is_put_aside_takes_no_name_that_is_there(tmp_path: Path) -> None:
    names = [put_aside(tmp_path, bytes([number])).name for number in range(3)]
    assert names == ["damaged-1.txt", "damaged-2.txt", "damaged-3.txt"]
    assert (tmp_path / names[0]).read_bytes() == b"\0"
