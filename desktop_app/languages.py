# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Selects the language of the program's own texts, of its numbers and of Qt's dialogs.

Each language is a file `resources/translations/minimax-fair_CODE.ts`, which `packaging/start.py`
and `setup.py` compile to the `.qm` that is loaded here; a language without one is not offered.
English has one too, for singular and plural forms (`games.wording.PluralTexts`), and it is used for
every text that another language lacks.
"""

from __future__ import annotations

import os
from collections.abc import Container, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from desktop_app.resources import resource_path

if TYPE_CHECKING:
    from PySide6.QtCore import QDate, Qt

translate = QCoreApplication.translate
"""Translates texts outside of widgets; widgets use `tr`."""

NAME = "minimax-fair"
ENGLISH = "en"
VARIABLE = "MINIMAX_FAIR_LANGUAGE"
"""The environment variable with the code of the language that is used unless another is chosen."""
OWN_NAMES = {
    "ar": "\u0627\u0644\u0639\u0631\u0628\u064a\u0629",
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
}
"""Each language in its own words; for others Qt knows a name."""
BEGUN = ("it",)
"""Languages that have the board's page only: who names one gets it, but nobody is offered it, since
other pages would fill its words into English sentences."""
REGIONS = {"ar": "ar_AE"}
"""Where a language has several ways to write numbers: the digits on boards and trees are 0 to 9."""


def offered_languages() -> list[str]:
    """Return the codes of the languages on offer and of the current one, sorted by their names."""
    return sorted((known_languages() - {*BEGUN}) | {current_language()}, key=native_name)


def known_languages() -> set[str]:
    """Return the codes of all languages that can be spoken, those that were only begun as well."""
    files = resource_path("translations").glob(f"{NAME}_*.qm")
    return {file.stem.removeprefix(f"{NAME}_") for file in files} | {ENGLISH}


def native_name(code: str) -> str:
    """Return what a language calls itself, such as "Deutsch"."""
    name = OWN_NAMES.get(code) or QLocale(code).nativeLanguageName() or code
    return name[:1].upper() + name[1:]


def default_language(chosen: str = "") -> str:
    """Return the code of the language to use at the start of the program.

    It is the first of these that is known: the choice, the environment variable
    `MINIMAX_FAIR_LANGUAGE`, the languages of the system (if they are offered), English.

    Args:
        chosen: the code of the language that was chosen; empty for none.
    """
    named = [chosen, os.environ.get(VARIABLE, "")]
    system = QLocale.system().uiLanguages()
    return _first_of(named, known_languages()) or _first_of(system, offered_languages()) or ENGLISH


def is_language_known() -> bool:
    """Return whether somebody has said which language to use: on the command line, or the system.

    If not, English is no more than a guess.
    """
    named, system = [os.environ.get(VARIABLE, "")], QLocale.system().uiLanguages()
    return bool(_first_of(named, known_languages()) or _first_of(system, offered_languages()))


def _first_of(wanted: Iterable[str], known: Container[str]) -> str:
    """Return the code of the first of these languages that is known; empty if none is."""
    for code in wanted:
        for name in (code.replace("-", "_"), code.replace("-", "_").split("_")[0].split(".")[0]):
            if name in known:
                return name
    return ""


class _Spoken:
    """The current language and what is loaded for it."""

    code = ENGLISH
    locale = QLocale(QLocale.Language.English)
    loaded: tuple[QTranslator, ...] = ()
    from_right = False
    has_figurines = True


def current_language() -> str:
    """Return the code of the language of all texts."""
    return _Spoken.code


def current_locale() -> QLocale:
    """Return how the language of the texts writes numbers and dates, whatever the system does."""
    return _Spoken.locale


def date_locale() -> QLocale:
    """Return how dates are written: as the system does it if it has the language of the texts.

    Whether the day or the month comes first depends on the country, too.
    """
    system = QLocale.system()
    return system if system.language() is _Spoken.locale.language() else _Spoken.locale


def short_date(day: QDate) -> str:
    """Return a date as `date_locale` writes it in short.

    `QLocale` would load Python's own dates for it, which takes long at a start.
    """
    locale = date_locale()
    zero = ord(locale.zeroDigit())
    written = day.toString(locale.dateFormat(QLocale.FormatType.ShortFormat))
    return "".join(chr(zero + int(sign)) if sign.isdecimal() else sign for sign in written)


def has_figurines() -> bool:
    """Return whether chess moves are written with signs such as ♘; else with letters."""
    return _Spoken.has_figurines


def write_letters() -> None:
    """Write chess moves with the letters of the language, for an output that lacks the signs."""
    _Spoken.has_figurines = False


def reading_direction(code: str) -> Qt.LayoutDirection:
    """Return the direction in which a language is read."""
    return QLocale(REGIONS.get(code, code)).textDirection()


def reads_from_right() -> bool:
    """Return whether the language is read from right to left."""
    return _Spoken.from_right


def load_language(app: QCoreApplication, code: str = "") -> None:
    """Load the texts of a language in place of those loaded before.

    Texts that are shown already stay as they are.

    Args:
        app: the application; without one Qt translates nothing.
        code: the language; empty for the usual one. If it is not offered, English is loaded.
    """
    code = (_first_of([code], known_languages()) or ENGLISH) if code else default_language()
    if code == _Spoken.code and _Spoken.loaded:
        return
    for former in _Spoken.loaded:
        app.removeTranslator(former)
    folder = str(resource_path("translations"))
    place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    wanted = [(ENGLISH, NAME, folder), (code, "qtbase", place), (code, NAME, folder)]
    loaded = list[QTranslator]()
    for name, kind, where in wanted[: 1 if code == ENGLISH else 3]:
        translator = QTranslator()  # without a parent, it goes with its last reference
        if translator.load(f"{kind}_{name}", where):
            app.installTranslator(translator)
            loaded.append(translator)
    _Spoken.code, _Spoken.locale = code, QLocale(REGIONS.get(code, code))
    _Spoken.loaded = tuple(loaded)
    QLocale.setDefault(_Spoken.locale)
    _set_direction(app, from_right=_is_written_from_right(code))


def _is_written_from_right(code: str) -> bool:
    """Return the direction of a language, by the first letter of its own name.

    `reading_direction` would make PySide create all names in `Qt`, which takes a tenth of the time
    until a window is painted.
    """
    from unicodedata import bidirectional

    return bidirectional(native_name(code)[0]) in {"R", "AL"}


def _set_direction(app: QCoreApplication, *, from_right: bool) -> None:
    """Lay out windows in the direction in which the language is read, if there can be any."""
    if from_right != _Spoken.from_right:
        _Spoken.from_right = from_right
        set_direction = getattr(app, "setLayoutDirection", None)  # QtGui is not loaded without one
        if set_direction is not None:
            set_direction(reading_direction(_Spoken.code))
