# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever has become of the settings' file, the program reads it or sets it aside."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from PySide6.QtCore import QByteArray, QSettings

from desktop_app.settings import (
    BlobSetting,
    Settings,
    TextSetting,
    is_sound,
    set_aside,
    settings_file,
)
from tests.virtual_screen import choose_platform

ROOT = Path(__file__).parent.parent
choose_platform()
DAMAGED = r"@Variant(\0\0\0\x7f\0\0\0\xfQPointF\0\x1\x2)"
"""Ends the program where Qt reads it."""
FORMER = rb"""[window]
geometry=@ByteArray(\x1\xd9\xd0\xcb\0\x3\0\0\0\0\0\0\0\0\0\x18\0\0\x4\xff)
analyse-state="@ByteArray(\0\0\0\xff\0\0\0\x2\xfd\0\0\0\x1)"
analysing=true
last=@Variant(\0\0\0\x7f\0\0\0\xeQPointF\0\x1\x2)

[look]
theme=dark
type-size=2

[files]
recent="/home/a, b/x.mmfair\n/home/\xf6.mmfair"
"""
PIECES = (
    b"@Variant(", b"@DateTime(", b"\\x40Variant(", b"\\100Variant(", b'"', b"\\", b"@", b"\n",
    b"\\0\\0\\0\\x7f", b"\\0\\0\\0\\x9\\xff\\xff\\xff\\xff", b"=", b"[", b"\0",
    b";", b",", b"@ByteArray(", b"\xff", b"\\x7fffffff", b")",
)  # fmt: skip
FILES, BATCH = 1_000, 500
READ = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from desktop_app.settings import THEME, Settings
from desktop_app.settings import BlobSetting, FlagSetting, NumberSetting, TextSetting
for folder in sorted(Path(sys.argv[1]).iterdir()):
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    settings = Settings()
    for key in ("window/geometry", "window/analyse-state", "window/last", "files/recent"):
        settings.get(BlobSetting(key)), settings.get(TextSetting(key, ""))
        settings.get(FlagSetting(key, False))
    settings.get(NumberSetting("look/type-size", 0, 0, 9))
    settings.set(THEME, "light")
    settings.sync()
    print(folder.name)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def mutated(dice: Random) -> bytes:
    data = bytearray(FORMER)
    for _ in range(dice.randint(1, 6)):
        here = dice.randrange(len(data) + 1)
        there = min(len(data), here + dice.randrange(12))
        match dice.randrange(4):
            case 0:
                data[here:there] = dice.choice(PIECES)
            case 1:
                data[here:here] = dice.choice(PIECES)
            case 2:
                data[here:there] = dice.randbytes(there - here)
            case _:
                data[here:here] = data[here : here + dice.randrange(60)]
    return bytes(data[: dice.randrange(len(data))] if dice.random() < 0.1 else data)


@pytest.mark.parametrize("seed", range(FILES // BATCH))
def test_no_damaged_file_ends_the_program(tmp_path: Path, seed: int) -> None:
    dice = Random(seed)
    kept: dict[str, bytes] = {}
    for number in range(BATCH):
        file = tmp_path / f"{number:04}" / "Minimax Fair" / "minimax-fair.ini"
        file.parent.mkdir(parents=True)
        kept[file.parent.parent.name] = data = mutated(dice)
        file.write_bytes(data)
    done = subprocess.run(
        [sys.executable, "-c", READ, str(tmp_path)],
        capture_output=True,
        check=False,
        cwd=ROOT,
        text=True,
    )
    assert done.returncode == 0, done.stderr + done.stdout[-5:]
    assert done.stdout.split() == list(kept)
    for name, data in kept.items():  # what was set aside is kept as it was
        for aside in (tmp_path / name).glob("*/minimax-fair-*.ini"):
            assert aside.read_bytes() == data


def program(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
        cwd=ROOT,
        env=os.environ | {"XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")},
        text=True,
    )


SHOW = """
import sys
from PySide6.QtCore import QTimer
from desktop_app.shell import application
fill_window = application.fill_window
def fill_and_close(window, settings, seed):
    fill_window(window, settings, seed)
    print(window.message_bar.text)
    QTimer.singleShot(0, window.close)
application.fill_window = fill_and_close
from desktop_app.cli.parser import main
sys.exit(main([]))
"""


def test_the_program_starts_with_damaged_settings_and_says_so_in_one_sentence(
    tmp_path: Path,
) -> None:
    file = tmp_path / "Minimax Fair" / "minimax-fair.ini"
    file.parent.mkdir()
    for number in (1, 2):
        damaged = f"[window]\ngeometry={DAMAGED}\nnumber={number}\n"
        file.write_text(damaged, "ascii")
        done = program(SHOW, tmp_path)
        name = f"minimax-fair-{number}.ini"
        sentence = (
            "Your settings were damaged, so the default settings are being used. The old file is "
            "kept as"
        )
        assert (done.returncode, done.stdout) == (0, f"{sentence} “{name}”.\n"), done.stderr
        assert (file.parent / name).read_text("ascii") == damaged
    done = program(SHOW, tmp_path)
    assert (done.returncode, done.stdout) == (0, "\n"), done.stderr


FAIL = SHOW.replace("fill_window(window, settings, seed)\n    print", "os._exit(9)\n    print")
ASKED = SHOW.replace(
    "application.fill_window = fill_and_close",
    """application.fill_window = fill_and_close
from PySide6.QtWidgets import QApplication, QMessageBox
make_application = application.make_application
def make_and_answer():
    app = make_application()
    timer = QTimer(app)
    def answer():
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            timer.stop()
            print(box.text())
            next(each for each in box.buttons() if ANSWER in each.text()).click()
    timer.timeout.connect(answer)
    timer.start(10)
    return app
application.make_application = make_and_answer""",
)


@pytest.fixture(scope="module")
def failed_twice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the program has failed to start twice, and once before that."""
    folder = tmp_path_factory.mktemp("failed")
    file = folder / "Minimax Fair" / "minimax-fair.ini"
    file.parent.mkdir()
    file.write_text("[look]\ntheme=dark\n", "ascii")
    assert program(FAIL.replace("import sys", "import os, sys"), folder).returncode == 9
    script = ASKED.replace("ANSWER", repr("default"))
    assert "failed to start" not in program(script, folder).stdout  # one is not enough
    for _ in range(2):
        assert program(FAIL.replace("import sys", "import os, sys"), folder).returncode == 9
    return folder


@pytest.mark.parametrize("answer", ["default", "again"])
def test_after_two_failed_starts_the_defaults_are_offered(
    tmp_path: Path, failed_twice: Path, answer: str
) -> None:
    copytree(failed_twice, tmp_path, dirs_exist_ok=True)
    file = tmp_path / "Minimax Fair" / "minimax-fair.ini"
    script = ASKED.replace("ANSWER", repr(answer))
    before = file.read_bytes()
    done = program(script, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("The program failed to start the last two times.\n")
    asides = [each.read_bytes() for each in file.parent.glob("minimax-fair-*.ini")]
    assert asides == ([before] if answer == "default" else [])
    assert ("theme=dark" in file.read_text("ascii")) is (answer != "default")
    assert "failed to start" not in program(script, tmp_path).stdout


HELD = ASKED.replace(
    "    fill_window(window, settings, seed)\n",
    "    print('held', flush=True)\n    sys.stdin.readline()\n"
    "    fill_window(window, settings, seed)\n",
).replace("ANSWER", repr("again"))


def held(folder: Path) -> "subprocess.Popen[str]":
    """A program that waits before its window is complete, until it is told a line."""
    process = subprocess.Popen(
        [sys.executable, "-c", HELD],
        cwd=ROOT,
        env=os.environ | {"XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = ""
    while not said.endswith("held\n"):
        line = process.stdout.readline()
        assert line, said
        said += line
    assert "failed to start" not in said
    return process


def test_windows_that_start_at_once_are_no_failed_starts(tmp_path: Path) -> None:
    file = tmp_path / "Minimax Fair" / "minimax-fair.ini"
    file.parent.mkdir()
    file.write_text("[look]\ntheme=dark\n", "ascii")
    three = [held(tmp_path) for _ in range(3)]
    killed, *others = three
    killed.kill()
    killed.communicate()
    others.append(held(tmp_path))  # one failed start is not enough
    for each in others:
        output, _ = each.communicate("\n")
        assert (each.returncode, "failed to start" in output) == (0, False)
    assert "failed to start" not in program(HELD, tmp_path).stdout, "a later one has succeeded"
    for each in [held(tmp_path) for _ in range(2)]:
        each.kill()
        each.communicate()
    assert "failed to start" in program(HELD, tmp_path).stdout
    assert not [*(tmp_path / "data").rglob("starting*")]


@pytest.mark.parametrize(
    "text",
    [
        f"[window]\ngeometry={DAMAGED}\n",
        r"[a]" "\n" r"b=\x40Variant(\0\0\0\x7f)",
        r"[a]" "\n" r"b=\x10040Variant(\0\0\0\x7f)",
        r"[a]" "\n" r"b=\100Variant(\0\0\0\x7f)",
        r"[a]" "\n" r'b="@"Variant(\0\0\0\x7f)',
        r"[a]" "\n" r'b="@" Variant(\0\0\0\x7f)',
        r"[a]" "\n" r"b=@\qVariant(\0\0\0\x7f)",
        r"[a]" "\n" r"b=1, @DateTime(\0\0\0\x7f)",
        "[a]\nb=@Var\\\niant(\\0)",
        "[a]\nnonsense\n",
        "[a]\nb=\0\0\0",
        "[a]\nb=" + "x" * (1 << 20),
    ],
)
def test_a_file_that_could_do_harm_is_not_read(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    assert not is_sound(file)


def test_all_that_the_program_writes_is_sound(file: Path) -> None:
    settings = Settings(QSettings(str(file), QSettings.Format.IniFormat))
    dice = Random(1)
    for number in range(200):
        settings.set(BlobSetting(f"blobs/{number}"), QByteArray(dice.randbytes(number)))
        text = "".join(chr(dice.choice([*range(1, 0x250), 0x1F600, 0x200D])) for _ in range(30))
        settings.set(TextSetting(f"text ü%/{number}", ""), dice.choice(["@", ";", '"', ""]) + text)
    settings.sync()
    assert is_sound(file)
    assert b"@ByteArray" not in file.read_bytes()


def test_blobs_of_an_earlier_version_are_read_and_damaged_ones_are_not(file: Path) -> None:
    store = QSettings(str(file), QSettings.Format.IniFormat)
    settings, blob = Settings(store), QByteArray(bytes(range(256)))
    store.setValue("former", blob)
    assert settings.get(BlobSetting("former")) == blob
    settings.set(BlobSetting("now"), blob)
    text = settings.get(TextSetting("now", ""))
    for place in range(len(text)):
        other = "A" if text[place] != "A" else "B"
        settings.set(TextSetting("now", ""), text[:place] + other + text[place + 1 :])
        assert settings.get(BlobSetting("now")).isEmpty()


FOUND_DAMAGED = """
from desktop_app import settings
settings.is_sound = lambda _file: False  # it was, before another window set it aside
kept = settings.Settings()
kept.set(settings.THEME, "dark")
kept.sync()
print(kept.damaged)
"""


def test_settings_that_another_window_has_just_set_aside_are_kept_as_usual(tmp_path: Path) -> None:
    assert program(FOUND_DAMAGED, tmp_path).stdout == "None\n"
    (file,) = tmp_path.rglob("*.ini")
    assert file == tmp_path / "Minimax Fair" / "minimax-fair.ini"
    assert "theme=dark" in file.read_text("ascii")


def test_a_settings_file_set_aside_replaces_no_other_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.ini"
    for number in (1, 2, 3):
        file.write_text(str(number))
        assert set_aside(file) == tmp_path / f"kept-{number}.ini"
        assert not file.exists()
    assert [(tmp_path / f"kept-{n}.ini").read_text() for n in (1, 2, 3)] == ["1", "2", "3"]


def test_the_file_is_the_one_that_qt_opens() -> None:
    scope, ini = QSettings.Scope.UserScope, QSettings.Format.IniFormat
    assert str(settings_file()) == QSettings(ini, scope, "Minimax Fair", "minimax-fair").fileName()
