# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers are written as the language of the texts does."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.files.errors import FileError, FileFault
from desktop_app.languages import load_language
from desktop_app.numerals import grouped, percent_of, short, signed
from desktop_app.words.counted import CountTexts
from desktop_app.words.files import file_fault_text
from tests.translations import small_languages, three_languages
from tests.virtual_screen import qapp_args

__all__ = ["qapp_args", "small_languages", "three_languages"]

pytestmark = pytest.mark.usefixtures("three_languages")
PACKAGE = Path(__file__).parents[1] / "desktop_app"
MARK = "\N{LEFT-TO-RIGHT MARK}"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["1,234,567", "1,234.6", "−0.5", "12.3", "0.5", "+0.25", "−3", "0.00", "0"]),
        ("de", ["1.234.567", "1.234,6", "−0,5", "12,3", "0,5", "+0,25", "−3", "0,00", "0"]),
        (
            "ar",
            [
                "1,234,567", "1,234.6", f"{MARK}−0.5", "12.3", "0.5", f"{MARK}+0.25", f"{MARK}−3",
                "0.00", "0",
            ],
        ),
    ],
)  # fmt: skip
def test_each_language_has_its_own_signs(
    qapp: QApplication, code: str, expected: list[str]
) -> None:
    load_language(qapp, code)
    assert [
        grouped(1_234_567),
        grouped(1234.56, 1),
        grouped(-0.5, 1),
        percent_of(0.1234, 1),
        short(0.5),
        signed(0.25, 2),
        signed(-3),
        signed(-0.001, 2),
        percent_of(0.0),
    ] == expected


@pytest.mark.parametrize("value", [0, 7, 999, 1000, 12_345, 0.125, 99.95, 1e-9, 1e12, 123_456.5])
@pytest.mark.parametrize("digits", [0, 1, 2])
def test_english_numbers_are_as_python_writes_them(value: float, digits: int) -> None:
    assert grouped(value, digits) == f"{value:,.{digits}f}"
    assert grouped(-value, digits) == f"{-value:,.{digits}f}".replace("-", "−")


@pytest.mark.parametrize("value", [2**53 + 1, 2**63 - 1, 2**63, 10**400 + 7])
def test_numbers_of_games_are_exact_however_large(qapp: QApplication, value: int) -> None:
    load_language(qapp, "en")
    assert grouped(value) == f"{value:,}"
    load_language(qapp, "de")
    assert grouped(value) == f"{value:,}".replace(",", ".")


@pytest.mark.parametrize("value", [0.5, 0.25, 1, 20, 400, 1e-7, 2.5e9])
def test_short_numbers_have_no_zeros_at_their_end(value: float) -> None:
    assert short(value) == f"{value:g}"


def test_sentences_have_the_numbers_of_their_language(qapp: QApplication) -> None:
    fault = FileError(FileFault.TOO_MANY, most=5_000)
    told = dict[str, tuple[str, str]]()
    for code in ("en", "de"):
        load_language(qapp, code)
        told[code] = CountTexts().positions(549_946), file_fault_text(fault)
    assert told["en"][0] == "549,946 positions"
    assert told["de"][0] == "549.946 positions"
    assert "5,000" in told["en"][1]
    assert "5.000" in told["de"][1]


NEUTRAL = {
    "cli/parser.py": "help, which is in English",
    "games/chess/pgn_values.py": "other programs read it",
    "numerals.py": "all others are written here",
    "play/candidates/search_status.py": "rounded, and then written by `grouped`",
    "tournaments/referee.py": "a part of a stored fault",
}
"""Where numbers are written without the language, and why."""
ENGLISH_FORM = re.compile(r"[^%b]*[,fgne][^%b]*|[^b]*%")
"""Such as `,` or `.1f` or `g`; no date, and no binary number."""


def test_no_number_is_written_past_the_language() -> None:
    """A form such as `{count:,}` or `{share:.1f}` is English in every language."""
    found = {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.FormattedValue) and node.format_spec is not None
        if ENGLISH_FORM.fullmatch(ast.unparse(node.format_spec)[2:-1])
    }
    assert found == NEUTRAL.keys()
