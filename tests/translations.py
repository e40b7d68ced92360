# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small languages for tests: a few texts each, compiled as the real ones are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
from PySide6.QtCore import QCoreApplication

from desktop_app import languages
from desktop_app.languages import ENGLISH, NAME, VARIABLE, load_language

ROOT = Path(__file__).parent.parent
Texts = dict[tuple[str, str], str]

EXAMPLE = "Alpha-beta im besten Fall"
"""An example's title in German; the rest of its note is not translated."""
GERMAN: Texts = {
    ("Examples", "Alpha-beta at its best"): EXAMPLE,
    ("Actions", "New game"): "Neues Spiel",
    ("Actions", "Games"): "Spiele",
    ("Words", "Draw"): "Unentschieden",
    ("Preferences", "Language"): "Sprache",
    ("MainWindow", "Board"): "Brett",
    ("Worksheets", "Minimax by hand"): "Minimax von Hand",
}
ARABIC: Texts = {("Actions", "New game"): "لعبة جديدة", ("Words", "Draw"): "تعادل"}


def compiled(folder: Path, code: str, texts: Texts) -> None:
    """Make the file of a language with these texts."""
    contexts: dict[str, list[str]] = {}
    for (context, source), text in texts.items():
        message = f"<source>{escape(source)}</source><translation>{escape(text)}</translation>"
        contexts.setdefault(context, []).append(f"<message>{message}</message>")
    parts = "".join(f"<context><name>{k}</name>{''.join(v)}</context>" for k, v in contexts.items())
    made = folder / f"{NAME}_{code}.ts"
    made.write_text(f'<TS version="2.1" language="{code}">{parts}</TS>', encoding="utf-8")
    _release(made, made.with_suffix(".qm"))
    made.unlink()


def _release(source: Path, target: Path) -> None:
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([tool, "-silent", str(source), "-qm", str(target)], check=True)


@pytest.fixture(scope="session")
def small_languages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all English texts, and some in German and in Arabic."""
    folder = tmp_path_factory.mktemp("resources") / "translations"
    folder.mkdir()
    _release(ROOT / "resources" / "translations" / f"{NAME}_en.ts", folder / f"{NAME}_{ENGLISH}.qm")
    compiled(folder, "de", GERMAN)
    compiled(folder, "ar", ARABIC)
    return folder


@pytest.fixture
def three_languages(
    small_languages: Path, qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The program has these languages, and none is asked for; English is spoken afterwards."""
    monkeypatch.setattr(languages, "resource_path", small_languages.parent.joinpath)
    monkeypatch.setenv(VARIABLE, "")
    load_language(qapp, ENGLISH)
    yield
    monkeypatch.undo()
    load_language(qapp, ENGLISH)
