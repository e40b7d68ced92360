# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line is light: it prints its texts without loading modules for windows."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from desktop_app.cli.parser import COMMANDS
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import PRESETS, named_formats, preset_names
from desktop_app.languages import VARIABLE

ROOT = Path(__file__).parent.parent.parent
WINDOW = ("kit", "boards", "play", "explain", "arena", "menace", "shell")
"""Rooms that make up the window; the command line needs only the words of its pages."""
LOADED = (
    "import json, sys\n"
    "from desktop_app.cli.parser import main\n"
    "told = []\n"
    "for arguments in json.loads(sys.argv[1]):\n"
    "    status, known = main(arguments), {name for _, _, names in told for name in names}\n"
    "    told.append([arguments, status, sorted({*sys.modules} - known)])\n"
    "print(json.dumps(told))"
)


def loaded(commands: Sequence[Sequence[str]]) -> list[tuple[Sequence[str], int, set[str]]]:
    """Return each command, its status, and the modules that it has loaded after those before it."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, json.dumps(commands)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout.splitlines()[-1])
    return [(arguments, status, set(modules)) for arguments, status, modules in told]


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


LIGHT = (
    ("analyse", "tic-tac-toe", "b2"),
    ("analyse", "connect-four", "--depth", "2", "--json"),
    ("analyse", "gomoku", "--depth", "1"),
    ("analyse", "numbers:3,5,2,9"),
    ("analyse", "checkers"),
    ("play", "tic-tac-toe", "--x", "random", "--o", "perfect"),
    ("arena", "tic-tac-toe", "--players", "random,random", "--games", "2", "--processes", "1"),
    ("ladder", "nim:2", "--games", "2", "--slow-games", "2", "--processes", "1"),
    ("play", "numbers:3,5,2,9", "--x", "perfect", "--o", "perfect", "--json"),
)


def test_commands_load_no_window() -> None:
    """One after the other in one process: what one of them loads, it loads first there too."""
    told = loaded(LIGHT)
    assert "desktop_app.games.registry" in told[0][2]
    for arguments, status, modules in told:
        drawn = {"PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg"} & modules
        assert (drawn, of_the_window(modules)) == (set(), set()), arguments
        assert status == (2 if "checkers" in arguments else 0)


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
    for player, first in ((MAX, "X, A, White, Black"), (MIN, "O, B, Black, White")):
        names = ", ".join(dict.fromkeys(game.player_text(player) for game in PRESETS.values()))
        assert names.startswith(first)  # a new game may have others, which follow
        assert f"({names})" in told
    for game in (PRESETS["tic-tac-toe"], PRESETS["wild"], PRESETS["nim:3,4,5"]):
        *_, drawn = helped("analyse", game.id).partition("--position TEXT ")
        text = drawn.split("'")[1]
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


HELP = (
    "import io, json, sys\n"
    "from contextlib import redirect_stdout, suppress\n"
    "from desktop_app.cli.parser import COMMANDS, main\n"
    "told = {}\n"
    "for command in COMMANDS:\n"
    "    told[command] = io.StringIO()\n"
    "    with redirect_stdout(told[command]), suppress(SystemExit):\n"
    "        main([command, '--language', sys.argv[1], '--help'])\n"
    "print(json.dumps({command: text.getvalue() for command, text in told.items()}))"
)


@cache
def helped_in(code: str) -> dict[str, str]:
    """Return the help on each command in a language, all from one process."""
    done = subprocess.run(
        [sys.executable, "-c", HELP, code],
        cwd=ROOT,
        capture_output=True,
        env=os.environ | {"COLUMNS": "1000"},
        text=True,
        check=True,
    )
    return {name: " ".join(text.split()) for name, text in json.loads(done.stdout).items()}


@pytest.mark.parametrize("code", USAGE)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language_that_is_asked_for(command: str, code: str) -> None:
    told = helped_in(code)[command]
    assert told.startswith(f"{USAGE[code]}minimax-fair {command} ")
    assert [text for text in ENGLISH if text in told.split(OPTIONS[code])[1]] == []


def test_help_on_the_program_is_in_the_language_of_the_environment() -> None:
    told = helped(language="de")
    assert told.startswith("Aufruf: minimax-fair ")
    for command in COMMANDS:
        assert command in told
    assert [text for text in ENGLISH if text in told] == []
    assert helped().startswith("usage: minimax-fair ")
