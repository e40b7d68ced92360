# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import ast
import re
import subprocess
import sys
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QSettings

from desktop_app import settings as settings_module
from desktop_app.arena.choices import LimitKind
from desktop_app.core.scales import Scale
from desktop_app.explain.control_row import ControlSet
from desktop_app.kit.look.motion import MotionChoice
from desktop_app.kit.look.scale import TIMES
from desktop_app.kit.look.theme import ThemeChoice
from desktop_app.kit.touch.sizes import TouchChoice
from desktop_app.play.display import PointOfView, ShownValues
from desktop_app.players.ties import TieRule
from desktop_app.settings import (
    BOT_PAUSE,
    THEME,
    BlobSetting,
    ChoiceSetting,
    FlagSetting,
    NumberSetting,
    Setting,
    Settings,
    TextSetting,
)
from desktop_app.tournaments.tournament import FirstPlayer

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
        "from desktop_app.settings import Settings, BlobSetting, ChoiceSetting, FlagSetting\n"
        "from desktop_app.settings import NumberSetting, TextSetting\n"
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
        "settings.set(FlagSetting('a/flag', True), False)\n"
        "settings.set(FlagSetting('a/other', False), True)\n"
        "settings.set(NumberSetting('a/number', 0, 0, 100), 7)\n"
        "settings.set(TextSetting('a/text', ''), 'mnk:4x4x4')\n"
        "settings.set(TextSetting('a/commas', ''), 'numbers:3,5,2,9')\n"
        "settings.set(TextSetting('a/signs', ''), 'größer ≥ \"x\" %20')\n"
        "settings.set(ChoiceSetting('a/choice', 'red', ('red', 'blue')), 'blue')\n"
        "settings.set(BlobSetting('a/blob'), QByteArray(bytes(range(256))))\n"
        "settings.sync()",
    )
    kept = settings(file)
    assert kept.get(FlagSetting("a/flag", default=True)) is False
    assert kept.get(FlagSetting("a/other", default=False)) is True
    assert kept.get(NumberSetting("a/number", 0, 0, 100)) == 7
    assert kept.get(TextSetting("a/text", "")) == "mnk:4x4x4"
    assert kept.get(TextSetting("a/commas", "")) == "numbers:3,5,2,9"
    assert kept.get(TextSetting("a/signs", "")) == 'größer ≥ "x" %20'
    assert Colour(kept.get(ChoiceSetting("a/choice", "red", tuple(Colour)))) is Colour.BLUE
    assert kept.get(BlobSetting("a/blob")) == QByteArray(bytes(range(256)))


def test_settings_are_shared_between_processes(file: Path) -> None:
    kept = settings(file)
    kept.set(FlagSetting("flag", default=True), False)
    kept.set(NumberSetting("number", 1, 0, 9), 7)
    kept.sync()
    assert (
        in_another_process(
            file,
            "print(settings.get(FlagSetting('flag', True)),"
            " settings.get(NumberSetting('number', 1, 0, 9)))",
        )
        == "False 7"
    )


def test_a_missing_setting_is_its_default(file: Path) -> None:
    kept = settings(file)
    assert kept.get(TextSetting("x", "some")) == "some"
    assert kept.get(NumberSetting("x", 3, 0, 9)) == 3
    assert kept.get(FlagSetting("x", default=True)) is True
    assert kept.get(FlagSetting("x", default=False)) is False
    assert Colour(kept.get(ChoiceSetting("x", "blue", tuple(Colour)))) is Colour.BLUE
    assert kept.get(BlobSetting("x")).isEmpty()


@pytest.mark.parametrize(
    "garbage",
    ["", "maybe", "7.5", "0x10", "1e3", "--", "a, b, c", "@Invalid()", "\\x0"],
)
def test_an_invalid_setting_is_its_default(file: Path, garbage: str) -> None:
    file.write_text(f"[g]\nvalue={garbage}\n", encoding="utf-8")
    kept = settings(file)
    assert kept.get(NumberSetting("g/value", 3, 0, 9)) == 3
    assert kept.get(FlagSetting("g/value", default=True)) is True
    assert Colour(kept.get(ChoiceSetting("g/value", "red", tuple(Colour)))) is Colour.RED
    assert kept.get(BlobSetting("g/value")).isEmpty()
    assert isinstance(kept.get(TextSetting("g/value", "some")), str)


def test_a_file_of_noise_is_no_reason_to_fail(file: Path) -> None:
    file.write_bytes(bytes(range(256)) * 20)
    kept = settings(file)
    assert kept.get(BOT_PAUSE) == 400
    kept.set(BOT_PAUSE, 1000)
    kept.sync()
    assert kept.get(BOT_PAUSE) == 1000


@pytest.mark.parametrize(("written", "read"), [("-5", 0), ("0", 0), ("9", 9), ("10", 9)])
def test_numbers_are_brought_into_their_range(file: Path, written: str, read: int) -> None:
    file.write_text(f"[g]\nvalue={written}\n", encoding="utf-8")
    assert settings(file).get(NumberSetting("g/value", 3, 0, 9)) == read


@pytest.mark.parametrize(
    ("written", "read"), [("true", True), ("TRUE", True), ("false", False), ("False", False)]
)
def test_flags_are_words(file: Path, written: str, read: bool) -> None:
    file.write_text(f"[g]\nvalue={written}\n", encoding="utf-8")
    assert settings(file).get(FlagSetting("g/value", default=not read)) is read


def test_by_default_they_are_kept_in_the_users_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    script = (
        "from desktop_app.settings import THEME, Settings\n"
        "kept = Settings()\nkept.set(THEME, 'dark')\nkept.sync()\n"
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


DECLARED: dict[str, Setting[Any]] = {
    name: each for name, each in vars(settings_module).items() if isinstance(each, Setting)
}
ENUMS: dict[ChoiceSetting, type[StrEnum]] = {
    THEME: ThemeChoice,
    settings_module.MOTION: MotionChoice,
    settings_module.FINGERS: TouchChoice,
    settings_module.SCALE: Scale,
    settings_module.POINT_OF_VIEW: PointOfView,
    settings_module.VALUES_ON_BOARD: ShownValues,
    settings_module.VALUES_ON_BOARD_ALONE: ShownValues,
    settings_module.BOT_TIES: TieRule,
    settings_module.EXPLAIN_CONTROLS: ControlSet,
    settings_module.ARENA_FIRST: FirstPlayer,
    settings_module.ARENA_LIMIT: LimitKind,
}


def sources(with_any: re.Pattern[str]) -> dict[str, ast.Module]:
    """The modules with some text in them, but for the one that declares the settings."""
    own = Path(settings_module.__file__)
    texts = {
        str(file): file.read_text("utf-8")
        for file in sorted((ROOT / "desktop_app").rglob("*.py"))
        if file != own
    }
    return {file: ast.parse(text) for file, text in texts.items() if with_any.search(text)}


def test_each_setting_has_a_key_of_its_own_and_a_meaning() -> None:
    keys = [key for each in DECLARED.values() for key in (each.key, each.former_key) if key]
    assert len(keys) == len(set(keys)) > 45
    body = ast.parse(Path(settings_module.__file__).read_text("utf-8")).body
    for statement, after in pairwise(body):
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            name = statement.targets[0].id
            is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            assert is_text or name not in DECLARED, f"{name} has no docstring"


def test_no_other_module_names_a_key() -> None:
    sections = "|".join({each.key.partition("/")[0] for each in DECLARED.values()})
    looks_like_key = re.compile(rf"(?:{sections})/[a-z-]*")
    for file, tree in sources(looks_like_key).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not looks_like_key.fullmatch(node.value), f"{file}:{node.lineno}"


def test_each_setting_is_used() -> None:
    used = {
        node.id
        for tree in sources(re.compile("|".join(DECLARED))).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Name)
    }
    assert not set(DECLARED) - used


@pytest.mark.parametrize("name", DECLARED)
def test_defaults_are_read_back_and_are_in_their_range(file: Path, name: str) -> None:
    setting, kept = DECLARED[name], settings(file)
    assert kept.get(setting) == setting.default
    kept.set(setting, setting.default)
    kept.sync()
    assert settings(file).get(setting) == setting.default


def test_choices_are_the_values_of_their_enumerations() -> None:
    assert set(ENUMS) == {each for each in DECLARED.values() if isinstance(each, ChoiceSetting)}
    for setting, enum in ENUMS.items():
        assert setting.choices == tuple(enum)
    assert settings_module.TYPE_SIZE.most == len(TIMES) - 1


def test_a_seat_is_read_under_its_former_key(file: Path) -> None:
    file.write_text("[seats]\nx=perfect\n", encoding="utf-8")
    kept = settings(file)
    assert kept.get(settings_module.SEAT_FIRST) == "perfect"
    kept.set(settings_module.SEAT_FIRST, "person")
    assert kept.get(settings_module.SEAT_FIRST) == "person"
