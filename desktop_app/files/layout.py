# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""JSON that remembers in which line a thing stands, and is not led astray by what is hostile."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import cast

from desktop_app.files.errors import FileError, Flaw

MOST_DIGITS = 15
LARGEST = 1e12
_SPACE = re.compile(r"[ \t\n\r]*")


class _NumberError(ValueError):
    """A number that nothing here can be."""


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise _NumberError
    return int(digits)


def _fraction(digits: str) -> float:
    if abs(number := float(digits)) > LARGEST:
        raise _NumberError
    return number


def _constant(_name: str) -> float:
    raise _NumberError  # NaN and Infinity are no JSON


def _object(fields: dict[str, object]) -> dict[str, object]:
    """As it is: being asked lets other threads run, which C's reader alone never does."""
    return fields


_DECODER = json.JSONDecoder(
    object_hook=_object, parse_int=_whole, parse_float=_fraction, parse_constant=_constant
)


@dataclass(frozen=True, slots=True)
class Part:
    """A value in a text of JSON.

    Attributes:
        text: the whole text.
        start: where the value begins in it.
        end: where it ends.
        value: what it is.
        name: the field that it stands in; empty for what stands in a list.
    """

    text: str
    start: int
    end: int
    value: object
    name: str = ""

    @property
    def line(self) -> int:
        """The line in which it begins, from 1."""
        return line_of(self.text, self.start)

    def refused(self) -> FileError:
        """It is none of what can stand here."""
        shown = " ".join(self.text[self.start : min(self.end, self.start + 20)].split())
        return FileError(Flaw.BAD_FIELD, self.line, name=self.name, shown=shown)

    def as_text(self, longest: int) -> str:
        """It, which must be a text, whatever characters are in it: people typed or pasted them."""
        value = self.value
        if not isinstance(value, str) or len(value) > longest:
            raise self.refused()
        return value

    def as_whole(self, least: int, most: int) -> int:
        """It, which must be a whole number in a range."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refused()
        return value

    def elements(self) -> list[Part]:
        """What it holds, which must be a list."""
        if not isinstance(self.value, list):
            raise self.refused()
        found: list[Part] = []
        at = _after_space(self.text, self.start + 1)
        while self.text[at] != "]":
            found.append(_decoded(self.text, at, self.name))
            at = _after_space(self.text, found[-1].end)
            if self.text[at] == ",":
                at = _after_space(self.text, at + 1)
        return found

    def fields(self) -> dict[str, Part]:
        """What it holds, by name, which must be an object."""
        if not isinstance(self.value, dict):
            raise self.refused()
        found: dict[str, Part] = {}
        at = _after_space(self.text, self.start + 1)
        while self.text[at] != "}":
            name = _decoded(self.text, at)
            colon = _after_space(self.text, name.end)
            key = cast("str", name.value)
            found[key] = _decoded(self.text, _after_space(self.text, colon + 1), key)
            at = _after_space(self.text, found[key].end)
            if self.text[at] == ",":
                at = _after_space(self.text, at + 1)
        return found


def read_json(text: str) -> Part:
    """The one value that a text holds.

    Raises:
        FileError: it is no JSON, or holds what no file of ours does.
    """
    if not text.strip():
        raise FileError(Flaw.EMPTY)
    start = _after_space(text, 0)
    part = _decoded(text, start)
    rest = _after_space(text, part.end)
    if rest != len(text):
        raise FileError(Flaw.NOT_JSON, line_of(text, rest))
    return part


def line_of(text: str, at: int) -> int:
    """The line of a place in a text, from 1."""
    return text.count("\n", 0, at) + 1


def _after_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _decoded(text: str, at: int, name: str = "") -> Part:
    try:
        value, end = cast("tuple[object, int]", _DECODER.raw_decode(text, at))
    except json.JSONDecodeError as error:
        raise FileError(Flaw.NOT_JSON, error.lineno) from None
    except _NumberError:
        raise FileError(Flaw.BAD_NUMBER, line_of(text, at)) from None
    except RecursionError:
        raise FileError(Flaw.TOO_DEEP, line_of(text, at)) from None
    return Part(text, at, end, value, name)
