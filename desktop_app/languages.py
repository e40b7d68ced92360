# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Selects the language of the program's own texts and of Qt's dialogs.

Each language is a file `resources/translations/minimax-fair_CODE.ts`, which `packaging/start.py`
compiles to the `.qm` that is loaded here. English has one too, for singular and plural forms
(`words/counted.py`).
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from desktop_app.resources import resource_path

translate = QCoreApplication.translate
"""Translates texts outside of widgets; widgets use `tr`."""

NAME = "minimax-fair"
ENGLISH = QLocale(QLocale.Language.English)


def speak(app: QCoreApplication, locale: QLocale | None = None) -> None:
    """Install the translations for a language; fall back to English if there are none.

    Args:
        app: the application; without one Qt translates nothing.
        locale: the name of the language; None: the system's.
    """
    folder = str(resource_path("translations"))
    wanted = QLocale() if locale is None else locale
    own = QTranslator(app)
    if own.load(wanted, NAME, "_", folder):
        app.installTranslator(own)
        theirs = QTranslator(app)
        place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if theirs.load(wanted, "qtbase", "_", place):
            app.installTranslator(theirs)
    elif own.load(ENGLISH, NAME, "_", folder):
        app.installTranslator(own)
