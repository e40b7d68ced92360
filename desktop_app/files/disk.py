# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Read whole files within limits, and replace them atomically."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path

from desktop_app.files.errors import FileError, FileFault, from_os_error
from desktop_app.numbered import create_numbered

MOST_BYTES = 4_000_000
"""The size limit; a game of 400 moves with twenty full branches and all values is smaller."""
_MEGABYTE = 1_000_000
_numbers = count()
BESIDE = ".part"
"""The suffix of a file's name while it is being written."""


def read_text(path: Path) -> str:
    """Return the text of a file; a file that is too large is refused without reading it.

    Raises:
        FileError: the file is missing, unreadable, too large, or not text in UTF-8.
    """
    return text_of(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """Return the contents of a file, within the same size limit as text.

    Raises:
        FileError: the file is missing, unreadable or too large.
    """
    try:
        # a pipe or a device would block
        flags = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        handle = os.open(path, os.O_RDONLY | flags)
        with open(handle, "rb") as file:  # noqa: PTH123 (of a handle)
            about = os.fstat(handle)
            if not stat.S_ISREG(about.st_mode):
                raise FileError(FileFault.NOT_A_FILE)
            held = file.read(MOST_BYTES + 1) if about.st_size <= MOST_BYTES else b""
    except OSError as error:
        raise from_os_error(error) from error
    except ValueError as error:  # an impossible name, such as one with a null character
        raise error if isinstance(error, FileError) else FileError(FileFault.NOT_FOUND) from error
    if max(len(held), about.st_size) > MOST_BYTES:
        raise FileError(FileFault.TOO_LARGE, megabytes=MOST_BYTES // _MEGABYTE)
    return held


def digest_of(data: bytes) -> str:
    """Return a digest that tells whether a file has changed."""
    from hashlib import sha256

    return sha256(data).hexdigest()[:32]


def text_of(held: bytes, former_encoding: str | None = None) -> str:
    """Decode the contents of a text file.

    Args:
        held: the bytes.
        former_encoding: the encoding to try if they are not UTF-8.

    Raises:
        FileError: they are not text in any of these encodings.
    """
    try:
        return held.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if former_encoding is not None:
            return held.decode(former_encoding, "replace")
        line = held.count(b"\n", 0, error.start) + 1
        raise FileError(FileFault.NOT_TEXT, line) from None


def as_utf8(text: str) -> bytes:
    """Encode a text as UTF-8, with lone surrogates, which have no encoding, as escapes.

    In a JSON string the escape is equivalent, so the text is read back unchanged.
    """
    return text.encode("utf-8", "backslashreplace")


def write_whole(path: Path, content: str | bytes, *, durable: bool = True) -> None:
    """Replace the contents of a file atomically.

    Args:
        path: the file; a link is followed to its target.
        content: the new contents.
        durable: whether to wait until the disk has it, so that it survives a power cut. Otherwise
            it survives the end of the program.

    Raises:
        FileError: the file can't be written; the old contents are unchanged.
    """
    data = as_utf8(content) if isinstance(content, str) else content
    if len(data) > MOST_BYTES:
        raise FileError(FileFault.TOO_LARGE, megabytes=MOST_BYTES // _MEGABYTE)
    _write_over(path, (data,), durable)


def write_pieces(path: Path, pieces: Iterable[str]) -> None:
    """Replace the contents of a file atomically with a text of any size that comes in pieces.

    An error raised while a piece is made is passed on, and the old file stays as it was.

    Raises:
        FileError: the file can't be written; the old contents are unchanged.
    """
    _write_over(path, map(as_utf8, pieces), durable=True)


def write_numbered(folder: Path, data: bytes, stem: str = "damaged", suffix: str = ".txt") -> Path:
    """Write bytes to a new numbered file and return it; by default one that opens as text.

    Raises:
        OSError, FileError: they can't be written, or read back differently.
    """
    path = create_numbered(folder, stem, suffix)
    with path.open("r+b") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if path.read_bytes() != data:
        raise FileError(FileFault.DAMAGED)
    return path


def _write_over(path: Path, data: Iterable[bytes], durable: bool) -> None:
    try:
        path = Path(os.path.realpath(path))
        if path.is_dir():
            raise FileError(FileFault.NOT_A_FILE)
        _write(path, data, durable)
    except OSError as error:
        raise from_os_error(error) from error


def _write(path: Path, data: Iterable[bytes], durable: bool) -> None:
    # its own name may be as long as a name can be
    beside = path.with_name(f".{os.getpid()}-{next(_numbers)}{BESIDE}")
    try:
        mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else None
        with beside.open("wb") as file:
            file.writelines(data)
            file.flush()
            if durable:
                os.fsync(file.fileno())
            if mode is not None:
                with suppress(OSError):
                    beside.chmod(mode)
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    if durable:
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Flush the names in a folder to disk, on systems that can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
