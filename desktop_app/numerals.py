# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers and lists as the language of the texts writes them, whatever the system is set to.

English texts have 1,234.5, German ones 1.234,5. What another program reads (JSON, CSV, the forms of
saved games) and what a person types (the numbers of a tree) is written without this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QLocale

from desktop_app.languages import current_language, current_locale, reads_from_right

MINUS = "\N{MINUS SIGN}"
LARGEST = 2**63 - 1
"""The largest number that Qt writes."""
LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"
SEPARATORS = {"ar": "\u060c "}
"""What separates the parts of a list in languages that have a comma of their own."""


def listed(texts: Iterable[str]) -> str:
    """Return texts in one line, separated as the language does: "a1, b2"."""
    return SEPARATORS.get(current_language(), ", ").join(texts)


def grouped(value: float, digits: int = 0) -> str:
    """Return a number with separators between its thousands.

    Args:
        value: the number; it is rounded.
        digits: how many decimals it has.
    """
    is_whole = type(value) is int and not digits  # a large one is not exact as a float
    return _written(str(value) if is_whole else f"{value:.{digits}f}")


def short(value: float, digits: int = 6) -> str:
    """Return a number with at most `digits` digits, without zeros at the end of its decimals."""
    text = f"{value:.{digits}g}"
    return text if "e" in text else _written(text)


def percent_of(share: float, digits: int = 0) -> str:
    """Return a share of 1 in per cent; the text around it has the sign."""
    return grouped(100 * share, digits)


def signed(value: float, digits: int = 0) -> str:
    """Return a number with its sign, unless it is 0 as it is written."""
    text = grouped(abs(value), digits)
    if not any(digit in "123456789" for digit in text):
        return text
    return sign(is_negative=value < 0) + text


def left_to_right(text: str) -> str:
    """Return a text such as a move, whose signs keep their places beside texts from the right."""
    return f"{LEFT_TO_RIGHT}{text}{LEFT_TO_RIGHT}" if reads_from_right() else text


def sign(*, is_negative: bool) -> str:
    """Return the plus or the minus that stands before a number, in every direction of reading."""
    mark = LEFT_TO_RIGHT if reads_from_right() else ""
    return mark + (MINUS if is_negative else "+")


def as_words(details: Mapping[str, object]) -> dict[str, object]:
    """Return what fills a sentence, with its whole numbers as the language writes them."""
    return {name: grouped(each) if type(each) is int else each for name, each in details.items()}


def _large(value: int, locale: QLocale) -> str:
    """Return a whole number that is too large for Qt, such as the games from a first move."""
    zero = ord(locale.zeroDigit())
    signs = {str(digit): chr(zero + digit) for digit in range(10)} | {",": locale.groupSeparator()}
    return "".join(signs[sign] for sign in f"{value:,}")


def _written(text: str) -> str:
    """Return a number with the signs of the language; `text` is as Python writes it."""
    locale = current_locale()
    whole, point, decimals = text.removeprefix("-").partition(".")
    written = locale.toString(int(whole)) if int(whole) <= LARGEST else _large(int(whole), locale)
    if point:
        written += f"{locale.decimalPoint()}{decimals}"
    return sign(is_negative=True) + written if text.startswith("-") else written
