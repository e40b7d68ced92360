# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line is light: it prints its texts without loading modules for windows."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.cli.parser import COMMANDS
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import FAMILIES, PRESETS, named_formats, preset_names
from desktop_app.languages import VARIABLE

ROOT = Path(__file__).parent.parent.parent
WINDOW = ("kit", "boards", "play", "explain", "arena", "menace", "shell")
"""Rooms that make up the window; the command line needs only the words of its pages."""
LOADED = (
    "import json, sys\n"
    "from desktop_app.cli.parser import main\n"
    "status = main(sys.argv[1:])\n"
    "print(json.dumps([status, sorted(sys.modules)]))"
)


def loaded(*arguments: str) -> set[str]:
    """Return the modules that a command has loaded at its end."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    status, modules = json.loads(done.stdout.splitlines()[-1])
    assert status == (2 if "checkers" in arguments else 0)
    return set(modules)


def of_the_window(modules: set[str]) -> set[str]:
    """Return the window's modules among these, apart from `words` and its packages."""
    mine = {name for name in modules if name.startswith("desktop_app.")}
    mine = {name for name in mine if name.split(".")[1] in WINDOW}
    words = {name for name in mine if "words" in name.split(".")}
    return {name for name in mine - words if not any(w.startswith(f"{name}.") for w in words)}


def test_modules_of_the_window_are_recognised_but_not_their_words() -> None:
    assert all((ROOT / "desktop_app" / room / "__init__.py").exists() for room in WINDOW)
    parts = ("play.board.view", "explain.page", "arena.page", "menace.panel", "shell.commands")
    program = "\n".join(f"import desktop_app.{part}" for part in parts)
    run = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys; print(*sys.modules)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = of_the_window({*run.stdout.split()})
    assert {name.split(".")[1] for name in found} == set(WINDOW)
    assert not any(".words" in name for name in found)


@pytest.mark.parametrize(
    "arguments",
    [
        ("analyse", "tic-tac-toe", "b2"),
        ("analyse", "connect-four", "--depth", "2", "--json"),
        ("analyse", "gomoku", "--depth", "1"),
        ("analyse", "numbers:3,5,2,9"),
        ("analyse", "checkers"),
        ("play", "tic-tac-toe", "--x", "random", "--o", "perfect"),
        ("arena", "tic-tac-toe", "--players", "random,random", "--games", "2"),
        ("ladder", "nim:2", "--games", "2", "--slow-games", "2", "--processes", "1"),
        ("play", "numbers:3,5,2,9", "--x", "perfect", "--o", "perfect", "--json"),
    ],
    ids=" ".join,
)
def test_commands_load_no_window(arguments: tuple[str, ...]) -> None:
    modules = loaded(*arguments)
    assert "desktop_app.games.registry" in modules
    drawn = {"PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg"} & modules
    assert (drawn, of_the_window(modules)) == (set(), set())


def helped(*command: str, language: str = "en") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "desktop_app", *command, "--help"],
        cwd=ROOT,
        capture_output=True,
        env=os.environ | {"COLUMNS": "1000", VARIABLE: language},
        text=True,
        check=True,
    )
    return " ".join(done.stdout.split())


def test_help_names_all_games_of_the_list() -> None:
    *names, last = [*preset_names(), *named_formats()]
    assert len(names) > 5
    assert f"{', '.join(names)} or {last}" in helped("play")


def test_help_calls_players_and_positions_as_the_games_do() -> None:
    told = helped("play")
    for player, names in ((MAX, "X, A, White, Black"), (MIN, "O, B, Black, White")):
        assert f"({names})" in told
        assert {game.player_text(player) for game in PRESETS.values()} == set(names.split(", "))
    *_, drawn = helped("analyse").partition("--position TEXT ")
    texts = drawn.split("'")[1::2]
    firsts = [family.presets[0] for family in FAMILIES if family.presets]
    for game in (PRESETS["tic-tac-toe"], PRESETS["wild"], PRESETS["nim:3,4,5"]):
        text = texts[firsts.index(game)]
        assert game.parse_position(text).text == text
        assert text != game.start().text


def test_only_help_loads_the_toolkit_for_its_language() -> None:
    program = (
        "import sys; from desktop_app.cli.parser import make_parser; make_parser(); "
        "sys.exit('PySide6.QtCore' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


USAGE = {"de": "Aufruf: ", "fr": "utilisation : ", "es": "uso: "}
OPTIONS = {"de": "Optionen:", "fr": "options:", "es": "opciones:"}
ENGLISH = ("show this help", "default:", "number of", " the ", " and ", "use this", "print JSON")


@pytest.mark.parametrize("code", USAGE)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language_that_is_asked_for(command: str, code: str) -> None:
    told = helped(command, "--language", code)
    assert told.startswith(f"{USAGE[code]}minimax-fair {command} ")
    assert [text for text in ENGLISH if text in told.split(OPTIONS[code])[1]] == []


def test_help_on_the_program_is_in_the_language_of_the_environment() -> None:
    told = helped(language="de")
    assert told.startswith("Aufruf: minimax-fair ")
    for command in COMMANDS:
        assert command in told
    assert [text for text in ENGLISH if text in told] == []
    assert helped().startswith("usage: minimax-fair ")
