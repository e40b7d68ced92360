# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Files are read within limits, and the old one is whole until the new one is."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from random import Random

import pytest

from desktop_app.files.disk import (
    lines_of,
    opened,
    read_text,
    text_lines,
    text_of,
    write_numbered,
    write_pieces,
    write_whole,
)
from desktop_app.files.errors import FileError, FileFault, from_os_error
from desktop_app.words.files import file_fault_text


def fault_of(path: Path) -> tuple[FileFault, int | None]:
    with pytest.raises(FileError) as raised:
        read_text(path)
    return raised.value.fault, raised.value.line


def test_written_text_is_read_back(tmp_path: Path) -> None:
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


TEXT = "Müller\n好 🙂\n"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (TEXT.encode(), TEXT),
        (b"\xef\xbb\xbf" + TEXT.encode(), TEXT),
        (b"\xff\xfe" + TEXT.encode("utf-16-le"), TEXT),
        (b"\xfe\xff" + TEXT.encode("utf-16-be"), TEXT),
        (b"\xff\xfe" + TEXT.encode("utf-16-le") + b"\x1a\0\0\0", TEXT),
        (TEXT.encode() + b"\x1a\0\0", TEXT),
        (b"a\x1a\n\x1a\n\0", "a\x1a\n\x1a\n"),
        (b"M\xfcller \x80\n" + TEXT.encode(), "Müller €\n" + TEXT),
        (b"a\r\nb\rc\n", "a\nb\nc\n"),
        (b"", ""),
        (b"\0\0", ""),
    ],
)
def test_byte_order_marks_then_utf8_then_the_former_encoding_decide(
    data: bytes, text: str, tmp_path: Path
) -> None:
    file = tmp_path / "a"
    file.write_bytes(data)
    with opened(file, 100) as source:
        lines = list(text_lines(source, "cp1252", lambda _: None))
    assert "".join(lines) == text
    assert all(line.count("\n") == 1 and line.endswith("\n") for line in lines)
    assert "".join(lines_of((text_of(data, "cp1252"),))) == text


def test_lines_are_the_same_wherever_a_block_ends(tmp_path: Path) -> None:
    dice, file = Random(1), tmp_path / "a"
    for newline in ("\n", "\r\n", "\r"):
        lines = ["é好🙂"[: dice.randrange(4)] * dice.randrange(40) + "\n" for _ in range(20_000)]
        text = "".join(lines)
        for mark, encoding in ((b"", "utf-8"), (b"\xff\xfe", "utf-16-le")):
            file.write_bytes(mark + text.replace("\n", newline).encode(encoding))
            with opened(file, 10_000_000) as source:
                assert list(text_lines(source, None, lambda _: None)) == lines


def test_a_long_line_comes_in_pieces_and_reading_can_be_stopped(tmp_path: Path) -> None:
    file, shares = tmp_path / "a", list[float]()
    file.write_bytes("é".encode() * 3_000_000)
    with opened(file, 10_000_000) as source:
        pieces = list(text_lines(source, None, shares.append))
    assert "".join(pieces) == "é" * 3_000_000
    assert max(map(len, pieces)) < 2_000_000
    assert shares == sorted(shares)
    assert shares[-1] == 1

    def stop(_: float) -> None:
        raise FileError(FileFault.STOPPED)

    with opened(file, 10_000_000) as source, pytest.raises(FileError):
        list(text_lines(source, None, stop))


@pytest.mark.parametrize("data", [b"one\ntwo \xff\n", b"\n\xff", b"\n\xff\n\xff"])
def test_invalid_utf8_is_reported_with_its_line(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(data)
    assert fault_of(file) == (FileFault.NOT_TEXT, 2)


def test_a_missing_file_or_a_folder_is_reported(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "none") == (FileFault.NOT_FOUND, None)
    assert fault_of(tmp_path / "none" / "a") == (FileFault.NOT_FOUND, None)
    assert fault_of(tmp_path / ("a" * 5_000)) == (FileFault.NOT_FOUND, None)
    assert fault_of(Path("a\0b")) == (FileFault.NOT_FOUND, None)
    assert fault_of(tmp_path)[0] in (FileFault.NOT_A_FILE, FileFault.NO_RIGHT)
    with pytest.raises(FileError) as raised:
        write_whole(tmp_path, "")
    assert raised.value.fault is FileFault.NOT_A_FILE


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_reading_a_pipe_or_an_endless_device_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert fault_of(tmp_path / "pipe") == (FileFault.NOT_A_FILE, None)
    assert fault_of(Path("/dev/zero")) == (FileFault.NOT_A_FILE, None)


def test_an_unknown_system_error_is_passed_on() -> None:
    known = from_os_error(OSError(errno.EIO, "Input/output error"))
    assert file_fault_text(known) == "the system says “Input/output error”."
    assert file_fault_text(from_os_error(OSError())) == "the system says “OSError”."


class Settled:
    """What is done to a disk, in its order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str | tuple[str, int]] = []
        self._fsync, replace = os.fsync, Path.replace
        monkeypatch.setattr(os, "fsync", self.fsync)

        def rename(path: Path, target: Path) -> Path:
            self.done.append("renamed")
            return replace(path, target)

        monkeypatch.setattr(Path, "replace", rename)

    def fsync(self, file: int) -> None:
        """Note whether it is a folder that is settled, or a file of which size."""
        about = os.fstat(file)
        is_folder = stat.S_ISDIR(about.st_mode)
        self.done.append("folder" if is_folder else ("file", about.st_size))
        self._fsync(file)


@pytest.mark.skipif(sys.platform == "win32", reason="folders can't be settled there")
def test_durable_files_are_synced_before_they_are_renamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled = Settled(monkeypatch)
    whole = [("file", 3), "renamed", "folder"]
    write_whole(tmp_path / "a", b"abc")
    assert settled.done == whole
    write_pieces(tmp_path / "b", iter(["ab", "c"]))
    assert settled.done == 2 * whole
    write_whole(tmp_path / "c", b"abc", durable=False)
    assert settled.done == [*whole, *whole, "renamed"]


def test_a_copy_kept_aside_is_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settled = Settled(monkeypatch)
    write_numbered(tmp_path, b"abc")
    assert settled.done == [("file", 3)]


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="the system does not list open files")
def test_writing_leaves_no_file_open(tmp_path: Path) -> None:
    before = len(list(Path("/dev/fd").iterdir()))
    for _ in range(5):
        write_whole(tmp_path / "a", "abc")
    assert len(list(Path("/dev/fd").iterdir())) == before


@pytest.mark.parametrize("fails", ["open", "fsync", "replace"])
def test_where_writing_fails_the_old_file_is_whole(
    fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a"
    write_whole(file, "old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    if fails == "open":
        monkeypatch.setattr(os, "open", full)
    elif fails == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(FileError) as raised:
        write_whole(file, "new")
    assert raised.value.fault is FileFault.DISK_FULL
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


def test_a_copy_kept_aside_replaces_no_existing_file(tmp_path: Path) -> None:
    names = [write_numbered(tmp_path, bytes([number])).name for number in range(3)]
    assert names == ["damaged-1.txt", "damaged-2.txt", "damaged-3.txt"]
    assert (tmp_path / names[0]).read_bytes() == b"\0"
