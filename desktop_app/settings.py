# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program remembers: typed, because the file it comes from holds only strings."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

Choice = TypeVar("Choice", bound=StrEnum)


class Settings:
    """A thin wrapper; what can't be read is taken for its default.

    Args:
        store: where the values are kept, by default the user's settings file.
        folder: where what was made is kept beside them; None: nowhere.
    """

    def __init__(self, store: QSettings | None = None, folder: Path | None = None) -> None:
        self.folder = folder
        self._store = store or QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Minimax Fair", "minimax-fair"
        )

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
        return value if isinstance(value, QByteArray) else QByteArray()

    def put(self, key: str, value: str | int | bool | QByteArray) -> None:
        """Remember a value."""
        self._store.setValue(key, value)

    def forget(self, key: str) -> None:
        """Remember a value no longer."""
        self._store.remove(key)

    def sync(self) -> None:
        """Write everything to the file now."""
        self._store.sync()
