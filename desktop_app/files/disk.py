# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Read files within limits, as a whole or line by line, and replace them atomically."""

from __future__ import annotations

import codecs
import io
import os
import re
import stat
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO

from desktop_app.core.file_formats import ReportShare
from desktop_app.files.errors import FileError, FileFault, from_os_error
from desktop_app.numbered import create_numbered

MOST_BYTES = 4_000_000
"""The size limit; a game of 400 moves with twenty full branches and all values is smaller."""
MOST_STREAMED_BYTES = 64_000_000
"""The size limit of files that are read line by line."""
_MEGABYTE = 1_000_000
_BLOCK = 1 << 16
_LONG_LINE = 1 << 20
"""Longer lines come in pieces."""
_MARKS = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}
_PADDING = "\x00\x1a"
"""What old systems fill the end of a text file with."""
_WHOLE_CHARACTERS = re.compile(rb".*(?=[\xc2-\xf4][\x80-\xbf]{0,2}\Z)|.*", re.DOTALL)
_LINE = re.compile(rb"[^\r\n]*(?:\r\n?|\n)?")
_numbers = count()
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""The modes of a file and a folder that are their owner's alone."""
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
    with opened(path, MOST_BYTES) as file, _system_errors():
        held = file.read(MOST_BYTES + 1)
    if len(held) > MOST_BYTES:  # it has grown
        raise FileError(FileFault.TOO_LARGE, megabytes=MOST_BYTES // _MEGABYTE)
    return held


@contextmanager
def opened(path: Path, most: int) -> Generator[BinaryIO]:
    """Open a file for reading; one with more bytes than `most` is refused.

    Raises:
        FileError: the file is missing, unreadable or too large.
    """
    try:
        # a pipe or a device would block
        flags = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        with _system_errors():
            file = os.fdopen(os.open(path, os.O_RDONLY | flags), "rb")
    except FileError:
        raise
    except ValueError as error:  # an impossible name, such as one with a null character
        raise FileError(FileFault.NOT_FOUND) from error
    with file:
        about = os.fstat(file.fileno())
        if not stat.S_ISREG(about.st_mode):
            raise FileError(FileFault.NOT_A_FILE)
        if about.st_size > most:
            raise FileError(FileFault.TOO_LARGE, megabytes=most // _MEGABYTE)
        yield file


@contextmanager
def _system_errors() -> Generator[None]:
    try:
        yield
    except OSError as error:
        raise from_os_error(error) from error


def digest_of(data: bytes) -> str:
    """Return a digest that tells whether a file has changed."""
    from hashlib import sha256

    return sha256(data).hexdigest()[:32]


def digest_of_file(path: Path) -> str:
    """Return `digest_of` for a file that may be as large as one that is read line by line."""
    from hashlib import sha256

    with opened(path, MOST_STREAMED_BYTES) as file, _system_errors():
        made = sha256()
        while block := file.read(_BLOCK):
            made.update(block)
    return made.hexdigest()[:32]


def text_of(held: bytes, former_encoding: str | None = None) -> str:
    """Decode the contents of a text file: by its byte order mark, else as UTF-8.

    Padding at the end is dropped.

    Args:
        held: the bytes.
        former_encoding: the encoding for lines that are not UTF-8.

    Raises:
        FileError: they are not text in any of these encodings.
    """
    return "".join(_decoded(iter((held,)), former_encoding)).rstrip(_PADDING)


def own_text_of(held: bytes) -> str:
    """Decode a file that the program has written itself: as UTF-8, with every sign in it.

    What looks like padding is damage there, and nothing may be appended after it.

    Raises:
        FileError: it is not text in UTF-8.
    """
    return _text_of_lines(held, None, 1)


def text_lines(file: BinaryIO, former_encoding: str | None, tell: ReportShare) -> Iterator[str]:
    """Yield the lines of a text file, decoded like `text_of`; each but the last ends in "\\n".

    Very long lines come in pieces.

    Args:
        file: a file that was opened with `opened`.
        former_encoding: the encoding for lines that are not UTF-8.
        tell: called with the share that has been read.

    Raises:
        FileError: it can't be read, or is not text in any of these encodings.
    """
    held = list[str]()  # what may be padding
    for line in lines_of(_decoded(_blocks(file, tell), former_encoding)):
        if line.strip(_PADDING + " \n"):
            yield from held
            held = [line]
        else:
            held.append(line)
    yield from lines_of(iter(("".join(held).rstrip(_PADDING),)))


def lines_of(pieces: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a text that comes in pieces; any end of line becomes "\\n"."""
    newlines = io.IncrementalNewlineDecoder(None, translate=True)
    begun, size = list[str](), 0
    for piece in chain(pieces, (None,)):
        text = newlines.decode(piece or "", final=piece is None)
        first, *others = text.split("\n")
        begun.append(first)
        size += len(first)
        if others:
            yield "".join((*begun, "\n"))
            *lines, last = others
            for line in lines:
                yield f"{line}\n"
            begun, size = [last], len(last)
        elif size > _LONG_LINE:
            yield "".join(begun)
            begun, size = [], 0
    if size:
        yield "".join(begun)


def beginning_of(path: Path) -> str:
    """Return the beginning of a text file of any size, to see what it is.

    Raises:
        FileError: it can't be read.
    """
    with opened(path, MOST_STREAMED_BYTES) as file, _system_errors():
        block = file.read(_BLOCK)
    return "".join(_decoded(iter((block,)), "latin-1"))


def _blocks(file: BinaryIO, tell: ReportShare) -> Iterator[bytes]:
    size = max(os.fstat(file.fileno()).st_size, 1)
    done = 0
    while True:
        with _system_errors():
            block = file.read(_BLOCK)
        if not block:
            return
        done += len(block)
        if done > MOST_STREAMED_BYTES:  # it has grown
            raise FileError(FileFault.TOO_LARGE, megabytes=MOST_STREAMED_BYTES // _MEGABYTE)
        yield block
        tell(min(done / size, 1))


def _decoded(blocks: Iterator[bytes], former_encoding: str | None) -> Iterator[str]:
    """Yield the text of bytes that come in blocks; each piece but the last ends with a line.

    Lines without end come in pieces.
    """
    first = next(blocks, b"")
    mark = next((mark for mark in _MARKS if first.startswith(mark)), b"")
    encoding, first = _MARKS.get(mark, "utf-8"), first[len(mark) :]
    line = 1
    begun, size = list[bytes](), 0
    if encoding != "utf-8":
        decoder = codecs.getincrementaldecoder(encoding)("replace")
        yield decoder.decode(first)
        yield from map(decoder.decode, blocks)
        return
    for block in chain((first,), blocks):
        cut = max(block.rfind(b"\n"), block.rfind(b"\r", 0, -1)) + 1
        if not cut and size > _LONG_LINE:
            cut = len(_WHOLE_CHARACTERS.findall(block)[0])
        if not cut:
            begun.append(block)
            size += len(block)
            continue
        whole = b"".join((*begun, block[:cut]))
        yield _text_of_lines(whole, former_encoding, line)
        line += whole.count(b"\n")
        begun, size = [block[cut:]], len(block) - cut
    yield _text_of_lines(b"".join(begun), former_encoding, line)


def _text_of_lines(data: bytes, former_encoding: str | None, line: int) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        if former_encoding is None:
            line += data.count(b"\n", 0, error.start)
            raise FileError(FileFault.NOT_TEXT, line) from None
    return "".join(_text_of_line(each, former_encoding) for each in _LINE.findall(data))


def _text_of_line(data: bytes, former_encoding: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode(former_encoding, "replace")


def as_utf8(text: str) -> bytes:
    """Encode a text as UTF-8, with lone surrogates, which have no encoding, as escapes.

    In a JSON string the escape is equivalent, so the text is read back unchanged.
    """
    return text.encode("utf-8", "backslashreplace")


def make_private_folder(folder: Path) -> None:
    """Create a folder that only its owner can open, or close an existing one to all others.

    Raises:
        FileError: it can't be created.
    """
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise from_os_error(error) from error
    _restrict(folder, PRIVATE_FOLDER)


def make_private(path: Path) -> None:
    """Close an existing file to everybody but its owner."""
    _restrict(path, PRIVATE)


def _restrict(path: Path, mode: int) -> None:
    with suppress(OSError):  # it is missing, or the file system has no modes
        if stat.S_IMODE(path.stat().st_mode) & ~mode:
            path.chmod(mode)


def write_whole(
    path: Path, content: str | bytes, *, durable: bool = True, private: bool = False
) -> None:
    """Replace the contents of a file atomically.

    Args:
        path: the file; a link is followed to its target.
        content: the new contents.
        durable: whether to wait until the disk has it, so that it survives a power cut. Otherwise
            it survives the end of the program.
        private: whether only the owner may read the file, now and while it is written.

    Raises:
        FileError: the file can't be written; the old contents are unchanged.
    """
    data = as_utf8(content) if isinstance(content, str) else content
    if len(data) > MOST_BYTES:
        raise FileError(FileFault.TOO_LARGE, megabytes=MOST_BYTES // _MEGABYTE)
    _write_over(path, (data,), durable, PRIVATE if private else None)


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


def _write_over(path: Path, data: Iterable[bytes], durable: bool, mode: int | None = None) -> None:
    try:
        path = Path(os.path.realpath(path))
        if path.is_dir():
            raise FileError(FileFault.NOT_A_FILE)
        if mode is None and path.exists():
            mode = stat.S_IMODE(path.stat().st_mode)
        _write(path, data, durable, mode)
    except OSError as error:
        raise from_os_error(error) from error


def _write(path: Path, data: Iterable[bytes], durable: bool, mode: int | None) -> None:
    """Write a file beside another one, with its final mode or a stricter one, and rename it."""
    # its own name may be as long as a name can be
    beside = path.with_name(f".{os.getpid()}-{next(_numbers)}{BESIDE}")
    try:
        with suppress(FileNotFoundError):
            beside.unlink()  # of a process with the same id, which was killed
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        handle = os.open(beside, flags, 0o666 if mode is None else mode & PRIVATE)
        with open(handle, "wb") as file:  # noqa: PTH123 (of a handle)
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
