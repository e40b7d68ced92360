# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program remembers: typed, because the file it comes from holds only strings."""

from __future__ import annotations

from base64 import b64decode, b64encode
from enum import StrEnum
from pathlib import Path
from typing import TypeVar
from zlib import crc32

from PySide6.QtCore import QByteArray, QSettings

from desktop_app.settings_file import (
    NAME,
    ORGANISATION,
    is_sound,
    set_aside,
    settings_file,
)

Choice = TypeVar("Choice", bound=StrEnum)


class Settings:
    """A thin wrapper; what can't be read is taken for its default.

    Args:
        store: where the values are kept, by default the user's settings file.
        folder: where what was made is kept beside them; None: nowhere.

    Attributes:
        damaged: the user's file under its new name, if it could not be read; else None.
    """

    def __init__(self, store: QSettings | None = None, folder: Path | None = None) -> None:
        self.folder = folder
        self.damaged: Path | None = None
        self._store = store or self._open()

    def _open(self) -> QSettings:
        """Open the user's file; rename a damaged one and start afresh."""
        ini, file = QSettings.Format.IniFormat, settings_file()
        if not is_sound(file):
            self.damaged = file
            try:
                self.damaged = set_aside(file)
            except OSError:  # it can't be renamed, and must not be read
                import tempfile

                return QSettings(str(Path(tempfile.mkdtemp()) / file.name), ini)
        return QSettings(ini, QSettings.Scope.UserScope, ORGANISATION, NAME)

    def text(self, key: str, default: str) -> str:
        """A text."""
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number, brought into its range."""
        value = self._store.value(key, default)
        try:
            number = int(str(value))
        except ValueError:
            return default
        return min(max(number, least), most)

    def flag(self, key: str, default: bool) -> bool:
        """Yes or no."""
        return {"true": True, "false": False}.get(
            str(self._store.value(key, default)).lower(), default
        )

    def choice(self, key: str, default: Choice) -> Choice:
        """One of an enumeration's values."""
        try:
            return type(default)(self.text(key, default.value))
        except ValueError:
            return default

    def blob(self, key: str) -> QByteArray:
        """Bytes, such as a window's state; empty where there are none."""
        value = self._store.value(key)
        if isinstance(value, QByteArray):  # written by an earlier version of the program
            return value
        return QByteArray(_bytes_of(value)) if isinstance(value, str) else QByteArray()

    def put(self, key: str, value: str | int | bool | QByteArray) -> None:
        """Remember a value."""
        self._store.setValue(key, _text_of(value) if isinstance(value, QByteArray) else value)

    def forget(self, key: str) -> None:
        """Remember a value no longer."""
        self._store.remove(key)

    def sync(self) -> None:
        """Write everything to the file now."""
        self._store.sync()


def _text_of(blob: QByteArray) -> str:
    """Return bytes as plain text with a checksum."""
    data = blob.data()
    return f"{crc32(data):08x}:{b64encode(data).decode('ascii')}"


def _bytes_of(text: str) -> bytes:
    """Return the bytes in a text; empty if the checksum does not match."""
    told, _, encoded = text.partition(":")
    try:
        data = b64decode(encoded, validate=True)
    except ValueError:
        return b""
    return data if f"{crc32(data):08x}" == told else b""
