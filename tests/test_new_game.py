# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`packaging/new_game.py` begins a complete game, which passes the linter, the types and its tests.

All of it happens in a copy of the project.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from PySide6.QtGui import QImage

from tests.test_translations import COMPLETE

ROOT = Path(__file__).parent.parent
NAME, TITLE = "rows_and_files", "Rows and files"
WRITTEN = ("__init__", "notation", "rules", "words", "board", "entry", "examples")

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(project)}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=project, env=environment, capture_output=True, encoding="utf-8", check=False
    )


def new_game(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run(project, "packaging/new_game.py", *arguments)


def written_in(folder: Path) -> list[str]:
    """The names in a folder; what Python compiles for itself when it imports is left out."""
    return sorted(path.name for path in folder.iterdir() if path.name != "__pycache__")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which nothing is new yet."""
    copy = tmp_path_factory.mktemp("project")
    for folder in ("desktop_app", "packaging", "tests", "resources"):
        copytree(ROOT / folder, copy / folder, ignore=ignore_patterns("__pycache__", "mutants"))
    for name in ("pyproject.toml", "CHANGELOG.md"):
        (copy / name).write_bytes((ROOT / name).read_bytes())
    return copy


@pytest.fixture(scope="module")
def begun(project: Path) -> subprocess.CompletedProcess[str]:
    """What is printed when a game is begun."""
    return new_game(project, NAME)


def test_the_tutorial_names_files_that_are_there() -> None:
    text = (ROOT / "desktop_app" / "games" / "README.md").read_text("utf-8")
    named = set(re.findall(r"[a-z_]+/[a-z_/]*[a-z_]+\.py", text))
    assert len(named) > 15
    beside = (ROOT / "desktop_app" / "games", ROOT / "desktop_app", ROOT)
    wrong = [
        name
        for name in sorted(named)
        if "tac_tix" not in name and not any((folder / name).is_file() for folder in beside)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("class", "class is a keyword of Python."),
        ("2x2", "“2x2” can't be the name of a Python package."),
        ("TacTix", "“TacTix” can't be the name of a Python package."),
        ("entry", "desktop_app/games/entry.py has this name already."),
        ("wild", "registry.py already uses WILD for something else."),
        ("mnk", "There is already a game called mnk."),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_in_a_sentence(
    project: Path, name: str, why: str
) -> None:
    before = written_in(project / "desktop_app" / "games")
    done = new_game(project, name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(why)
    assert done.stderr.count("\n") == 1
    assert written_in(project / "desktop_app" / "games") == before


def test_a_new_game_passes_its_tests_and_has_a_picture(
    project: Path, begun: subprocess.CompletedProcess[str]
) -> None:
    assert begun.returncode == 0, begun.stdout + begun.stderr
    assert " passed" in begun.stdout
    for name in WRITTEN:
        assert f"wrote desktop_app/games/{NAME}/{name}.py\n" in begun.stdout
        assert (project / "desktop_app" / "games" / NAME / f"{name}.py").is_file()
    assert (project / "tests" / "games" / NAME / f"test_{NAME}.py").is_file()
    assert not QImage(str(project / "build" / f"{NAME}.png")).isNull()


@pytest.mark.usefixtures("begun")
def test_a_new_game_is_clean_for_the_linter_the_formatter_and_the_types(project: Path) -> None:
    folders = ("desktop_app/games", "tests/games")
    for command in (["check"], ["format", "--check"]):
        done = run(project, "-m", "ruff", *command, *folders)
        assert done.returncode == 0, done.stdout + done.stderr
    written = (f"desktop_app/games/{NAME}", f"tests/games/{NAME}", "desktop_app/games/registry.py")
    done = run(project, "-m", "pyright", "--pythonpath", sys.executable, *written)
    assert done.returncode == 0, done.stdout


@pytest.mark.usefixtures("begun")
def test_a_new_game_is_on_the_command_line(project: Path) -> None:
    done = run(project, "-m", "desktop_app", "analyse", "rows-and-files", "a1b1")
    assert done.returncode == 0, done.stderr
    assert "X wins" in done.stdout


def test_a_second_call_changes_nothing_and_lists_what_is_left(
    project: Path, begun: subprocess.CompletedProcess[str]
) -> None:
    rules = project / "desktop_app" / "games" / NAME / "rules.py"
    rules.write_text(rules.read_text("utf-8") + "\n# mine\n", "utf-8")
    (rules.parent / "examples.py").unlink()
    registry = (project / "desktop_app" / "games" / "registry.py").read_text("utf-8")
    again = new_game(project, NAME, "--no-tests")
    assert again.returncode == 0, again.stdout + again.stderr
    assert "wrote" not in again.stdout
    assert rules.read_text("utf-8").endswith("# mine\n")
    assert (project / "desktop_app" / "games" / "registry.py").read_text("utf-8") == registry
    still = "/{}.py is still that of the 2x2 game"
    assert still.format("rules") in begun.stdout
    assert still.format("rules") not in again.stdout
    assert still.format("words") in again.stdout
    steps = [line for line in again.stdout.splitlines() if line.strip()[:1].isdigit()]
    assert [int(line.split(".")[0]) for line in steps] == list(range(1, len(steps) + 1))
    assert f"desktop_app/games/{NAME}/examples.py is missing" in again.stdout
    assert f"add a line with “{TITLE}” to CHANGELOG.md" in again.stdout


@pytest.mark.usefixtures("begun")
def test_texts_that_are_not_in_the_files_or_not_translated_are_counted(project: Path) -> None:
    not_there, not_translated = "do not have all its texts yet", "are not translated yet (de: "
    first = new_game(project, NAME, "--no-tests").stdout
    assert not_there in first
    counts = re.search(r"are not translated yet \((.*)\)", first)
    assert counts is not None
    assert re.findall(r"(\w+): [1-9]\d*", counts[1]) == [*COMPLETE]
    assert run(project, "packaging/texts.py").returncode == 0
    second = new_game(project, NAME, "--no-tests").stdout
    assert not_there not in second
    assert not_translated in second
    for file in (project / "resources" / "translations").glob("*.ts"):
        file.write_text(file.read_text("utf-8").replace(' type="unfinished"', ""), "utf-8")
    third = new_game(project, NAME, "--no-tests").stdout
    assert not_there not in third
    assert not_translated not in third
    assert "packaging/start.py test" in third
