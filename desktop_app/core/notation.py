# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves, numbers and lines as text, for notations of games and for protocols."""

from __future__ import annotations

import re
from collections.abc import Collection

from desktop_app.core.errors import GameError, GameFault

BETWEEN = ",;_-"
"""The characters that may separate moves, besides white space."""
DASHED = ",;_"
"""The separators of games whose moves contain dashes."""
MOST_DIGITS = 18
"""Longer numbers are beyond any limit; Python's `int` refuses some of them."""
MOST_NUMBERS = 1_000
"""The most characters of a text of numbers."""
LONGEST_LINE = 4096
"""The most bytes of a line that `LineSplitter` keeps, unless it is told otherwise."""
_NUMBER = re.compile(r"([0-9]{1,3})(?:\.+|[):])(?=\s*[^\s.])", re.ASCII)
"""The number before a move or a pair of moves: `1.`, `12...`, `3)`."""
_RESULT = re.compile(r"[0-9]{1,2}[-:][0-9]{1,2}\s*", re.ASCII)
"""The result at the end of a line: `34-30`, `1-0`."""
_WHOLE = re.compile(r"([+-]?)([0-9]+)(?:[.,]([0-9]*))?", re.ASCII)
_NUMBERS = re.compile(r"[0-9\s,;/|+()\[\]{}-]*", re.ASCII)
_LINE_END = re.compile(rb"[\r\n]")


def tokenize_moves(
    text: str, move: re.Pattern[str], example: str, between: str = BETWEEN
) -> list[str]:
    """Cut a line of moves, as a person types or pastes it, into the notations of single moves.

    The numbers of moves, such as `1.`, are dropped, and a result such as `34-30` at the end. In a
    game whose moves are numbers themselves, `1.` is a move's number only if it counts the moves.

    Args:
        text: the line.
        move: the pattern of a move; moves may follow each other without a separator.
        example: a move, for the message about a text that is none.
        between: the characters that may stand before, between and after moves, besides white space.

    Raises:
        GameError: part of the text can't be a move.
    """
    found: list[str] = []
    at = 0
    while at < len(text):
        if text[at].isspace() or text[at] in between:
            at += 1
            continue
        match, counted = move.match(text, at), _NUMBER.match(text, at)
        if counted is not None and (match is None or _counts(int(counted[1]), len(found))):
            at = counted.end()
            continue
        if match is None and found and _RESULT.fullmatch(text, at):
            break
        if match is None:
            number = len(found) + 1
            rest = text[at : at + 12]
            raise GameError(GameFault.MOVE_SYNTAX, text=rest, number=number, example=example)
        found.append(match.group())
        at = match.end()
    return found


def _counts(number: int, before: int) -> bool:
    """Return whether a number counts the next move, or the next pair of moves."""
    return number == before + 1 or (before % 2 == 0 and number == before // 2 + 1)


def whole_number(text: str, least: int, most: int) -> int | None:
    """Return the number in a text, rounded down and limited to a range; None if there is none.

    Args:
        text: any number of ASCII digits, perhaps with a sign or a fraction, as other programs write
            them; the fraction begins with a point or, as some languages have it, a comma.
        least: the result for anything smaller.
        most: the result for anything larger; at most `MOST_DIGITS` digits.
    """
    match = _WHOLE.fullmatch(text)
    if match is None:
        return None
    sign, digits, fraction = match.groups()
    size = int(digits.lstrip("0")[: MOST_DIGITS + 1] or "0")
    if sign == "-":
        size = -size - bool((fraction or "").strip("0"))
    return min(max(size, least), most)


def numbers_in(text: str) -> list[int]:
    """Return the numbers of a text with nothing but separators between them; empty otherwise."""
    if len(text) > MOST_NUMBERS or not _NUMBERS.fullmatch(text):
        return []
    return [int(each) for each in re.findall("[0-9]+", text)]


def number_text(number: float) -> str:
    """Return a number as text, without a decimal point if it is whole."""
    return str(int(number)) if float(number).is_integer() else str(number)


class LineSplitter:
    """Splits a byte stream into lines ending with CR LF, LF or CR; empty lines are dropped.

    Args:
        longest: the most bytes of a line; the rest of a longer one is dropped.
        whole: lines that are taken as soon as they are there, without waiting for their end: what
            a program writes and waits for an answer to.
    """

    def __init__(self, longest: int = LONGEST_LINE, whole: Collection[bytes] = ()) -> None:
        self._longest = longest
        self._whole = whole
        self._rest = b""

    def feed(self, data: bytes) -> list[str]:
        """Add data, and return the lines completed by it."""
        *lines, rest = _LINE_END.split(self._rest + data)
        self._rest = rest[: self._longest]
        if self._rest in self._whole:
            lines.append(self._rest)
            self._rest = b""
        return self._texts(lines)

    def end(self) -> list[str]:
        """Return the line that the stream has ended in, if it has."""
        rest, self._rest = self._rest, b""
        return self._texts([rest])

    def _texts(self, lines: list[bytes]) -> list[str]:
        texts = (line[: self._longest].decode("utf-8", "replace").strip() for line in lines)
        return [text for text in texts if text]
