# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import subprocess
import sys
from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from desktop_app.settings import Settings

ROOT = Path(__file__).parent.parent


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def settings(file: Path) -> Settings:
    return Settings(QSettings(str(file), QSettings.Format.IniFormat))


def in_another_process(file: Path, code: str) -> str:
    """Run code over the same file in a fresh interpreter, where nothing is cached."""
    script = (
        "import sys\n"
        "from PySide6.QtCore import QByteArray, QSettings\n"
        "from desktop_app.settings import Settings\n"
        "store = QSettings(sys.argv[1], QSettings.Format.IniFormat)\n"
        "settings = Settings(store)\n" + code
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(file)],
        capture_output=True,
        check=True,
        cwd=ROOT,
        text=True,
        timeout=60,
    )
    return done.stdout.strip()


def test_everything_comes_back_typed_after_a_restart(file: Path) -> None:
    in_another_process(
        file,
        "settings.put('a/flag', False)\n"
        "settings.put('a/other', True)\n"
        "settings.put('a/number', 7)\n"
        "settings.put('a/text', 'mnk:4x4x4')\n"
        "settings.put('a/commas', 'numbers:3,5,2,9')\n"
        "settings.put('a/signs', 'größer ≥ \"x\" %20')\n"
        "settings.put('a/choice', 'blue')\n"
        "settings.put('a/blob', QByteArray(bytes(range(256))))\n"
        "settings.sync()",
    )
    kept = settings(file)
    assert kept.flag("a/flag", default=True) is False
    assert kept.flag("a/other", default=False) is True
    assert kept.number("a/number", 0, 0, 100) == 7
    assert kept.text("a/text", "") == "mnk:4x4x4"
    assert kept.text("a/commas", "") == "numbers:3,5,2,9"
    assert kept.text("a/signs", "") == 'größer ≥ "x" %20'
    assert kept.choice("a/choice", Colour.RED) is Colour.BLUE
    assert kept.blob("a/blob") == QByteArray(bytes(range(256)))


def test_what_this_process_writes_another_one_reads(file: Path) -> None:
    kept = settings(file)
    kept.put("flag", False)
    kept.put("number", 7)
    kept.sync()
    assert (
        in_another_process(
            file, "print(settings.flag('flag', True), settings.number('number', 1, 0, 9))"
        )
        == "False 7"
    )


def test_what_is_not_there_is_its_default(file: Path) -> None:
    kept = settings(file)
    assert kept.text("x", "some") == "some"
    assert kept.number("x", 3, 0, 9) == 3
    assert kept.flag("x", default=True) is True
    assert kept.flag("x", default=False) is False
    assert kept.choice("x", Colour.BLUE) is Colour.BLUE
    assert kept.blob("x").isEmpty()


@pytest.mark.parametrize(
    "garbage",
    ["", "maybe", "7.5", "0x10", "1e3", "--", "a, b, c", "@Invalid()", "\\x0"],
)
def test_what_makes_no_sense_is_its_default(file: Path, garbage: str) -> None:
    file.write_text(f"[g]\nvalue={garbage}\n", encoding="utf-8")
    kept = settings(file)
    assert kept.number("g/value", 3, 0, 9) == 3
    assert kept.flag("g/value", default=True) is True
    assert kept.choice("g/value", Colour.RED) is Colour.RED
    assert kept.blob("g/value").isEmpty()
    assert isinstance(kept.text("g/value", "some"), str)


def test_a_file_of_noise_is_no_reason_to_fail(file: Path) -> None:
    file.write_bytes(bytes(range(256)) * 20)
    kept = settings(file)
    assert kept.number("bot/pause", 400, 0, 10_000) == 400
    kept.put("bot/pause", 1000)
    kept.sync()
    assert kept.number("bot/pause", 400, 0, 10_000) == 1000


@pytest.mark.parametrize(("written", "read"), [("-5", 0), ("0", 0), ("9", 9), ("10", 9)])
def test_numbers_are_brought_into_their_range(file: Path, written: str, read: int) -> None:
    file.write_text(f"[g]\nvalue={written}\n", encoding="utf-8")
    assert settings(file).number("g/value", 3, 0, 9) == read


@pytest.mark.parametrize(
    ("written", "read"), [("true", True), ("TRUE", True), ("false", False), ("False", False)]
)
def test_flags_are_words(file: Path, written: str, read: bool) -> None:
    file.write_text(f"[g]\nvalue={written}\n", encoding="utf-8")
    assert settings(file).flag("g/value", default=not read) is read


def test_by_default_they_are_kept_in_the_users_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    script = (
        "from desktop_app.settings import Settings\n"
        "kept = Settings()\nkept.put('look/theme', 'dark')\nkept.sync()\n"
        "print(kept._store.fileName())"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, cwd=ROOT, text=True,
        timeout=60,
    )  # fmt: skip
    written = Path(done.stdout.strip())
    assert "theme=dark" in written.read_text(encoding="utf-8")
    if sys.platform == "linux":
        assert written == tmp_path / "Minimax Fair" / "minimax-fair.ini"
