# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What Linux desktops know of the program's files: a double-click on one opens it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from configparser import ConfigParser
from pathlib import Path
from shutil import copy, which
from xml.etree import ElementTree

import pytest

from desktop_app.explain.lesson_file import SUFFIX as LESSON_SUFFIX
from desktop_app.explain.lesson_file import Lesson, lesson_text
from desktop_app.files.game_file import SUFFIX, GameFileContents, game_text
from desktop_app.games.registry import find_game
from tests.files.games import random_game

LINUX = Path(__file__).parents[2] / "packaging/linux"
ENTRY, KINDS = LINUX / "minimax-fair.desktop", LINUX / "minimax-fair.xml"
GAME, LESSON = "application/x-minimax-fair-game", "application/x-minimax-fair-lesson"
TEXTS = {
    GAME: game_text(GameFileContents(random_game(0).record)),
    LESSON: lesson_text(Lesson(find_game("numbers:3,5,2,9").start())),
    "application/json": '{"format": "of another program"}',
}
ASK_QT = """
import sys
from PySide6.QtCore import QMimeDatabase
for file in sys.argv[1:]:
    with open(file, "rb") as held:
        print(QMimeDatabase().mimeTypeForData(held.read()).name())
"""


def entry() -> Mapping[str, str]:
    read = ConfigParser(interpolation=None)
    read.read(ENTRY, "utf-8")
    return read["Desktop Entry"]


def test_the_menu_entry_takes_a_file_of_each_kind() -> None:
    kinds = ElementTree.parse(KINDS).getroot()
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    known = {kind.attrib["type"]: kind.find(f"{name}glob") for kind in kinds}
    assert {of for of, glob in known.items() if glob is not None} == {GAME, LESSON}
    suffixes = [glob.attrib["pattern"] for glob in known.values() if glob is not None]
    assert suffixes == [f"*{SUFFIX}", f"*{LESSON_SUFFIX}"]
    assert set(known) < set(entry()["MimeType"].split(";"))
    assert entry()["Exec"] == "minimax-fair %f"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder for data in which the program's kinds of files are installed."""
    packages = tmp_path / "data/mime/packages"
    packages.mkdir(parents=True)
    copy(KINDS, packages)
    return tmp_path / "data"


def written(folder: Path, suffix: str) -> dict[Path, str]:
    """Write a file of each kind; return the kinds."""
    files: dict[Path, str] = {}
    for number, (kind, text) in enumerate(TEXTS.items()):
        files[file := folder / f"saved {number}{suffix}"] = kind
        file.write_text(text, "utf-8")
    return files


def test_a_saved_game_is_known_by_its_contents(home: Path, tmp_path: Path) -> None:
    files = written(tmp_path, "")
    told = subprocess.run(
        [sys.executable, "-c", ASK_QT, *map(str, files)],
        env=os.environ | {"XDG_DATA_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split()[:2] == [GAME, LESSON]
    assert told.stdout.split()[2] not in (GAME, LESSON)


@pytest.mark.skipif(
    not (which("gio") and which("update-mime-database")), reason="gio is not installed"
)
@pytest.mark.parametrize("suffix", ["", ".json", ".saved"])
def test_a_desktop_knows_a_game_whatever_it_is_called(
    home: Path, tmp_path: Path, suffix: str
) -> None:
    subprocess.run(["update-mime-database", str(home / "mime")], check=True)
    for file, kind in written(tmp_path, suffix).items():
        told = subprocess.run(
            ["gio", "info", "-a", "standard::content-type", str(file)],
            env=os.environ | {"XDG_DATA_HOME": str(home)},
            capture_output=True,
            text=True,
            check=True,
        )
        if kind in (GAME, LESSON):
            assert told.stdout.split()[-1] == kind
        else:
            assert told.stdout.split()[-1] not in (GAME, LESSON)


@pytest.mark.skipif(not which("desktop-file-validate"), reason="it is not installed")
def test_the_menu_entry_is_valid() -> None:
    told = subprocess.run(["desktop-file-validate", str(ENTRY)], capture_output=True, check=False)
    assert (told.returncode, told.stdout) == (0, b"")
