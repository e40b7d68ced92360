# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The presenter's PIN: the only way out of the booth."""

from __future__ import annotations

import hmac
import json
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import pbkdf2_hmac
from pathlib import Path
from secrets import token_bytes

from desktop_app.files.disk import make_private, make_private_folder, write_whole
from desktop_app.files.errors import FileError

FILE = "pin.json"
LEAST_DIGITS, MOST_DIGITS = 4, 8
FREE_TRIES = 3
"""The number of wrong tries in a row after which each further one has to wait."""
FIRST_WAIT, LONGEST_WAIT = 30.0, 600.0
"""Seconds to wait after the last free try; each further wrong try doubles it, up to the longest."""
ROUNDS = 100_000
"""The rounds of PBKDF2; checking takes some hundredths of a second."""

Clock = Callable[[], float]


class Pin:
    """A PIN that is stored as a salted hash, with the number of wrong tries in a row.

    A restart does not end the wait after wrong tries, since both their number and the end of the
    wait are stored. Only the file's owner can read it: four digits are soon found from their hash.
    To get rid of a lost PIN, delete the file while the booth is not running.
    """

    def __init__(self, folder: Path, clock: Clock = time.time) -> None:
        """Read the PIN.

        Args:
            folder: the folder of the file.
            clock: returns the seconds since 1970.
        """
        self._file, self._clock = folder / FILE, clock
        self._salt = self._hash = b""
        self._wrong, self._until = 0, 0.0
        if self._file.exists():  # as written by an earlier version, or copied
            make_private(self._file)
            make_private_folder(folder)
        self._read()

    def _read(self) -> None:
        try:
            held = json.loads(self._file.read_bytes())
            self._salt, self._hash = bytes.fromhex(held["salt"]), bytes.fromhex(held["hash"])
            self._wrong, self._until = int(held["wrong"]), float(held["until"])
        except (OSError, ValueError, TypeError, KeyError, OverflowError, RecursionError):
            self._salt = self._hash = b""  # missing or damaged: a new one must be set

    @property
    def is_set(self) -> bool:
        """Whether there is a PIN."""
        return bool(self._salt and self._hash)

    def set(self, digits: str) -> None:
        """Change the PIN.

        Args:
            digits: 4 to 8 digits, from 0 to 9.

        Raises:
            ValueError: `digits` is not a PIN.
            FileError: the PIN can't be stored.
        """
        if not is_pin(digits):
            raise ValueError(digits)
        self._salt = token_bytes(16)
        self._hash = self._hash_of(digits)
        self._wrong, self._until = 0, 0.0
        self._write()

    def _hash_of(self, digits: str) -> bytes:
        return pbkdf2_hmac("sha256", digits.encode("ascii"), self._salt, ROUNDS)

    def _write(self) -> None:
        held = {
            "salt": self._salt.hex(),
            "hash": self._hash.hex(),
            "wrong": self._wrong,
            "until": self._until,
        }
        make_private_folder(self._file.parent)
        write_whole(self._file, json.dumps(held).encode("ascii"), private=True)

    @property
    def seconds_to_wait(self) -> float:
        """The seconds until the next try is allowed; 0 for none.

        If the clock was set back, the longest wait begins: no wait can be longer than that.
        """
        now = self._clock()
        if self._until - now > LONGEST_WAIT:
            self._until = now + LONGEST_WAIT
        return max(0.0, self._until - now)

    def check(self, digits: str) -> bool:
        """Return whether this is the PIN; a try during the wait is always wrong, and not counted.

        The number of wrong tries is written to disk; if that fails it is kept in memory.
        """
        if not self.is_set or self.seconds_to_wait:
            return False
        is_right = is_pin(digits) and hmac.compare_digest(self._hash_of(digits), self._hash)
        self._wrong = 0 if is_right else self._wrong + 1
        self._until = 0.0
        if self._wrong >= FREE_TRIES:
            wait = FIRST_WAIT * 2.0 ** min(self._wrong - FREE_TRIES, 10)
            self._until = self._clock() + min(wait, LONGEST_WAIT)
        with suppress(FileError):
            self._write()
        return is_right


def is_pin(digits: str) -> bool:
    """Return whether a text is 4 to 8 digits from 0 to 9."""
    is_number = digits.isascii() and digits.isdecimal()
    return is_number and LEAST_DIGITS <= len(digits) <= MOST_DIGITS
