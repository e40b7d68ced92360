# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A JSON reader that knows the line of every value and stays fast on hostile files.

A text is validated as a whole, in linear time, without building objects: values are decoded on
demand, so a file takes little more memory than its text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import cast

from desktop_app.core.file_formats import ReportShare
from desktop_app.core.frozen import frozen
from desktop_app.files.errors import FileError, FileFault

MOST_DIGITS = 15
LARGEST = 1e12
DEEPEST = 100
"""The deepest nesting of brackets that is accepted."""
MOST_FIELDS, MOST_ELEMENTS = 10_000, 100_000
"""The most fields of one object, and the most elements of a list that is read whole."""
TELL_EVERY = 1_000
"""The number of steps between two progress reports."""
_LONG = 10_000
"""The ends of values longer than this are remembered."""

_GAP = r"[ \t\n\r]*+"
_TEXT = r'"[^"\\\x00-\x1f]*+"'
_PLAIN = rf"(?:{_TEXT}|-?(?:0|[1-9][0-9]{{0,11}})(?:\.[0-9]{{1,15}})?(?![0-9.eE])|true|false|null)"
_FIELD = rf"{_TEXT}{_GAP}:{_GAP}"
_FLAT = rf'\{{{_GAP}(?:{_FIELD}{_PLAIN}{_GAP}(?:,{_GAP}(?=")|(?=\}}))){{0,50}}\}}'
_SIMPLE = rf"(?:{_PLAIN}|{_FLAT}|\[{_GAP}\])"
_SPACE = re.compile(_GAP)
_NAME = re.compile(_FIELD)
_VALUE = re.compile(_SIMPLE)
_WHOLE_FIELD = re.compile(rf"{_FIELD}({_SIMPLE})")
_MORE = {
    "[": re.compile(rf"(?:{_GAP},{_GAP}{_SIMPLE}){{1,1000}}"),
    "{": re.compile(rf"(?:{_GAP},{_GAP}{_FIELD}{_SIMPLE}){{1,1000}}"),
}
"""These match most real files in large pieces; none of the patterns backtracks far."""
_DIGITS = "-0123456789"
_CLOSING = {"[": "]", "{": "}"}


class _NumberError(ValueError):
    """Raised for a number that no file of ours can hold."""


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise _NumberError
    return int(digits)


def _fraction(digits: str) -> float:
    if abs(number := float(digits)) > LARGEST:
        raise _NumberError
    return number


def _constant(_name: str) -> float:
    raise _NumberError  # NaN and Infinity are not JSON


_DECODER = json.JSONDecoder(parse_int=_whole, parse_float=_fraction, parse_constant=_constant)


def ignore_progress(_share: float) -> None:
    """Ignore progress."""


class _Source:
    """A text, with its progress reports and the known ends of its long values."""

    def __init__(self, text: str, tell: ReportShare) -> None:
        self.text = text
        self._tell = tell
        self._steps = self._farthest = 0
        self._ends: dict[int, int] = {}

    def tick(self, at: int) -> None:
        """Count a step and sometimes report progress, which may raise an error to stop reading."""
        self._steps += 1
        if not self._steps % TELL_EVERY:
            self._farthest = max(self._farthest, at)
            self._tell(self._farthest / len(self.text))

    def after_space(self, at: int) -> int:
        """Return the position after any white space."""
        found = _SPACE.match(self.text, at)
        return found.end() if found else at

    def after_name(self, at: int) -> int:
        """Return where the value begins of the field whose name must be here."""
        if found := _NAME.match(self.text, at):
            return found.end()
        if self.text[at : at + 1] != '"':
            raise self.refused(FileFault.NOT_JSON, at)
        colon = self.after_space(self.decoded(at)[1])
        if self.text[colon : colon + 1] != ":":
            raise self.refused(FileFault.NOT_JSON, colon)
        return self.after_space(colon + 1)

    def end(self, at: int) -> int:
        """Return the end of the value that must be here."""
        if at in self._ends:
            return self._ends[at]
        text, opened = self.text, list[int]()
        while True:
            self.tick(at)
            if found := _VALUE.match(text, at):
                at = found.end()
            elif (sign := text[at : at + 1]) in _CLOSING:
                if len(opened) == DEEPEST:
                    raise self.refused(FileFault.TOO_DEEP, at)
                opened.append(at)
                at = self.after_space(at + 1)
                at = self.after_name(at) if sign == "{" else at
                continue
            else:
                at = self.decoded(at)[1]
            at = self._behind(at, opened)
            if not opened:
                return at

    def _behind(self, at: int, opened: list[int]) -> int:
        """Return where the next value begins, or the end once all brackets are closed."""
        text = self.text
        while opened:
            sign = text[opened[-1]]
            if found := _MORE[sign].match(text, at):
                at = found.end()
                self.tick(at)
            at = self.after_space(at)
            if text[at : at + 1] == ",":
                at = self.after_space(at + 1)
                return self.after_name(at) if sign == "{" else at
            if text[at : at + 1] != _CLOSING[sign]:
                raise self.refused(FileFault.NOT_JSON, at)
            begun, at = opened.pop(), at + 1
            if at - begun > _LONG:
                self._ends[begun] = at
        return at

    def field(self, at: int) -> JsonValue:
        """Return the value of the field whose name is here."""
        if found := _WHOLE_FIELD.match(self.text, at):
            self.tick(at)
            name = self.text[at + 1 : self.text.index('"', at + 1)]
            return JsonValue(self, found.start(1), found.end(), name)
        start = self.after_name(at)
        return JsonValue(self, start, self.end(start), cast("str", self.decoded(at)[0]))

    def decoded(self, at: int) -> tuple[object, int]:
        """Decode the value that is here; return it and its end."""
        try:
            return cast("tuple[object, int]", _DECODER.raw_decode(self.text, at))
        except json.JSONDecodeError as error:
            raise self.refused(FileFault.NOT_JSON, error.pos) from None
        except _NumberError:
            raise self.refused(FileFault.BAD_NUMBER, at) from None

    def refused(self, fault: FileFault, at: int) -> FileError:
        """Return an error that names the line."""
        return FileError(fault, line_of(self.text, at))


@frozen
class JsonValue:
    """A value in a JSON text.

    Attributes:
        source: the text.
        start: where the value begins.
        end: where it ends.
        name: the name of its field; empty for an element of a list.
    """

    source: _Source
    start: int
    end: int
    name: str = ""

    @property
    def text(self) -> str:
        """The source text of the value."""
        return self.source.text

    @property
    def line(self) -> int:
        """The line in which the value begins, from 1."""
        return line_of(self.text, self.start)

    @property
    def value(self) -> object:
        """The decoded value; each call decodes it again."""
        return self.source.decoded(self.start)[0]

    @property
    def is_null(self) -> bool:
        """Whether it is null."""
        return self.text[self.start] == "n"

    @property
    def is_object(self) -> bool:
        """Whether it is an object."""
        return self.text[self.start] == "{"

    @property
    def is_list(self) -> bool:
        """Whether it is a list."""
        return self.text[self.start] == "["

    def refused(self) -> FileError:
        """Return an error for a value that is not allowed here."""
        shown = " ".join(self.text[self.start : min(self.end, self.start + 20)].split())
        return FileError(FileFault.BAD_FIELD, self.line, name=self.name, shown=shown)

    def as_text(self, longest: int) -> str:
        """Return the value, which must be a string; people may have typed any characters."""
        if self.text[self.start] != '"' or self.end - self.start > _MOST_SIGNS * longest + 2:
            raise self.refused()
        value = cast("str", self.value)
        if len(value) > longest:
            raise self.refused()
        return value

    def as_int(self, least: int, most: int) -> int:
        """Return the value, which must be a whole number in a range."""
        value = self.as_number()
        if not isinstance(value, int) or not least <= value <= most:
            raise self.refused()
        return value

    def as_number(self) -> int | float:
        """Return the value, which must be a number."""
        value = self.value if self.text[self.start] in _DIGITS else None
        if not isinstance(value, int | float):
            raise self.refused()
        return value

    def as_bool(self) -> bool:
        """Return the value, which must be true or false."""
        shown = self.text[self.start : self.end] if self.end - self.start <= len("false") else ""
        if shown not in ("true", "false"):
            raise self.refused()
        return shown == "true"

    def says(self, text: str) -> bool:
        """Return whether it is a string with this text."""
        is_text = (
            self.text[self.start] == '"' and self.end - self.start <= _MOST_SIGNS * len(text) + 2
        )
        return is_text and self.value == text

    def each(self) -> Iterator[JsonValue]:
        """Yield the elements of a list, which it must be."""
        if not self.is_list:
            raise self.refused()
        source, at = self.source, self.source.after_space(self.start + 1)
        while self.text[at] != "]":
            part = JsonValue(source, at, source.end(at), self.name)
            yield part
            at = source.after_space(part.end)
            if self.text[at] == ",":
                at = source.after_space(at + 1)

    def elements(self) -> list[JsonValue]:
        """Return the elements of a list, which it must be."""
        found: list[JsonValue] = []
        for part in self.each():
            if len(found) == MOST_ELEMENTS:
                raise self._crowded(MOST_ELEMENTS)
            found.append(part)
        return found

    def fields(self) -> dict[str, JsonValue]:
        """Return the fields of an object by name; if a name is repeated, the last one counts."""
        if not self.is_object:
            raise self.refused()
        found: dict[str, JsonValue] = {}
        source, at = self.source, self.source.after_space(self.start + 1)
        while self.text[at] != "}":
            part = source.field(at)
            found[part.name] = part
            if len(found) > MOST_FIELDS:
                raise self._crowded(MOST_FIELDS)
            at = source.after_space(part.end)
            if self.text[at] == ",":
                at = source.after_space(at + 1)
        return found

    def _crowded(self, most: int) -> FileError:
        return FileError(FileFault.CROWDED, self.line, most=most)


_MOST_SIGNS = 12
"""The most characters that JSON needs for one character: two escapes of six."""


def is_true(part: JsonValue | None) -> bool:
    """Return the value of a field that must be true or false; False if it is left out."""
    return part is not None and part.as_bool()


def read_json(text: str, tell: ReportShare = ignore_progress) -> JsonValue:
    """Return the value in a JSON text.

    Args:
        text: the text.
        tell: called now and then with the share that has been read.

    Raises:
        FileError: the text is not JSON, or holds values that no file of ours does.
    """
    source = _Source(text, tell)
    start = source.after_space(0)
    if start == len(text):
        raise FileError(FileFault.EMPTY)
    part = JsonValue(source, start, source.end(start))
    rest = source.after_space(part.end)
    if rest != len(text):
        raise source.refused(FileFault.NOT_JSON, rest)
    return part


def line_of(text: str, at: int) -> int:
    """Return the line of an offset in a text, from 1."""
    return text.count("\n", 0, at) + 1
