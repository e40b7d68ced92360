# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which languages are offered, which one is spoken, and what a missing text becomes."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, Qt, QTime, QTranslator
from PySide6.QtWidgets import QApplication

from desktop_app import languages
from desktop_app.languages import (
    ENGLISH,
    VARIABLE,
    current_language,
    current_locale,
    date_locale,
    default_language,
    is_language_known,
    load_language,
    native_name,
    offered_languages,
    translate,
)
from desktop_app.words.counted import CountTexts
from tests.translations import small_languages, three_languages
from tests.virtual_screen import qapp_args

__all__ = ["qapp_args", "small_languages", "three_languages"]

pytestmark = pytest.mark.usefixtures("three_languages")
ROOT = Path(__file__).parent.parent
WITHOUT_KERNELS = """
import runpy, sys
import Cython.Build
Cython.Build.cythonize = lambda *_, **__: []
sys.argv[0] = "setup.py"
runpy.run_path("setup.py", run_name="__main__")
"""
"""Runs `setup.py`, which would first translate all kernels to C where that was not done here."""


def test_an_installed_program_has_every_language(tmp_path: Path) -> None:
    built = tmp_path / "lib"
    build = ["egg_info", "--egg-base", str(tmp_path), "build_py", "--build-lib", str(built)]
    command = [sys.executable, "-c", WITHOUT_KERNELS, "--quiet", *build]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    sources = {path.stem for path in (ROOT / "resources" / "translations").glob("*.ts")}
    made = built / "desktop_app" / "resource_files" / "translations"
    assert len(sources) > 3
    assert {path.stem for path in made.glob("*.qm") if path.stat().st_size} == sources


def test_languages_are_offered_under_their_own_names() -> None:
    assert [native_name(code) for code in offered_languages()] == ["Deutsch", "English", "العربية"]
    assert [native_name(code) for code in ("es", "fr", "it", "pt")] == [
        "Español", "Français", "Italiano", "Português",
    ]  # fmt: skip


def test_a_language_that_is_only_begun_is_spoken_but_not_offered(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    class German(QLocale):
        """As if the system spoke German."""

        @staticmethod
        def system() -> QLocale:
            return QLocale("de_DE")

    monkeypatch.setattr(languages, "BEGUN", ("de",))
    monkeypatch.setattr(languages, "QLocale", German)
    assert offered_languages() == ["en", "ar"]
    assert default_language() == "en"
    assert not is_language_known()
    assert default_language("de") == "de"
    monkeypatch.setenv(VARIABLE, "de")
    assert default_language() == "de"
    assert is_language_known()
    load_language(qapp, "de")
    assert current_language() == "de"
    assert offered_languages() == ["de", "en", "ar"], "to come back after another was tried"


def test_texts_change_with_the_language_and_back(qapp: QApplication) -> None:
    for code, text in (("de", "Unentschieden"), ("ar", "تعادل"), ("en", "Draw"), ("de", None)):
        load_language(qapp, code)
        assert current_language() == code
        assert translate("Words", "Draw") == (text or "Unentschieden")


def test_the_texts_of_former_languages_are_freed(qapp: QApplication) -> None:
    """In a booth, the language changes with many visitors, all day long."""

    def in_memory() -> int:
        gc.collect()
        return sum(isinstance(each, QTranslator) for each in gc.get_objects())

    load_language(qapp, "de")
    loaded = in_memory()
    for code in ("ar", "en", "de") * 5:
        load_language(qapp, code)
    assert in_memory() == loaded > 0


def test_a_missing_text_is_english_in_its_right_number(qapp: QApplication) -> None:
    load_language(qapp, "de")
    assert translate("Words", "Win") == "Win"
    assert [CountTexts().positions(count) for count in (1, 2)] == ["1 position", "2 positions"]


def test_a_language_that_is_not_there_is_english(qapp: QApplication) -> None:
    load_language(qapp, "tlh")
    assert current_language() == ENGLISH
    assert translate("Words", "Draw") == "Draw"


def test_arabic_is_laid_out_from_right_to_left(qapp: QApplication) -> None:
    load_language(qapp, "ar")
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert current_locale().toString(1234) == "1,234"  # with the digits of the boards
    load_language(qapp, "de")
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert current_locale().toString(1234) == QLocale().toString(1234) == "1.234"


@pytest.mark.parametrize(
    ("chosen", "variable", "system", "expected"),
    [
        ("ar", "de", "en_GB", "ar"),
        ("", "de", "ar_EG", "de"),
        ("", "de_AT.UTF-8", "en_GB", "de"),
        ("", "", "ar_EG", "ar"),
        ("", "", "de_CH", "de"),
        ("", "", "fi_FI", "en"),
        ("", "", "C", "en"),
        ("fr", "fi", "de_DE", "de"),
    ],
)
def test_the_choice_comes_before_the_variable_and_the_system(
    monkeypatch: pytest.MonkeyPatch, chosen: str, variable: str, system: str, expected: str
) -> None:
    class System(QLocale):
        """As if the system were set to this language."""

        @staticmethod
        def system() -> QLocale:
            return QLocale(system)

    monkeypatch.setattr(languages, "QLocale", System)
    monkeypatch.setenv(VARIABLE, variable)
    assert default_language(chosen) == expected
    if not chosen:
        assert is_language_known() is (expected != "en" or system == "en_GB")


@pytest.mark.parametrize(
    ("code", "system", "expected"),
    [
        ("en", "en_GB", "25/11/2026 18:05"),
        ("en", "de_DE", "11/25/26 6:05 PM"),
        ("de", "en_GB", "25.11.26 18:05"),
        ("ar", "de_DE", "25/11/2026 6:05 م"),
    ],
)
def test_a_date_is_written_as_its_readers_do(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    system: str,
    expected: str,
) -> None:
    class System(QLocale):
        """As if the system were set to this language."""

        @staticmethod
        def system() -> QLocale:
            return QLocale(system)

    load_language(qapp, code)
    monkeypatch.setattr(languages, "QLocale", System)
    when = QDateTime(QDate(2026, 11, 25), QTime(18, 5))
    told = date_locale().toString(when, QLocale.FormatType.ShortFormat)
    assert told.replace("\u200f", "").replace("\u202f", " ") == expected
