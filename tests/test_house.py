# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The house keeps its order: who imports whom, and what files look like."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "desktop_app"
FILES = sorted(HOUSE.rglob("*.py"))
LONGEST = 330

CORE = ("games", "search", "strategies", "arena")
SHELVES = ("storage", "settings", "resources", "error_log")
GUARD = "guard"
"""Stands before every class that answers Qt."""
MAY_IMPORT = {
    "games": set[str](),
    "search": {"games"},
    "strategies": {"games", "search"},
    "arena": {"games", "search", "strategies"},
    GUARD: set[str](),
    "workers": {*CORE, *SHELVES, GUARD},
    "models": {*CORE, GUARD},
    "views": {*CORE, *SHELVES, "workers", "models", GUARD},
    **{shelf: {*CORE, *SHELVES} for shelf in SHELVES},
}
"""By room; a room may import itself too. Other modules at the top stand beside `__main__`."""


def room_of(file: Path) -> str:
    return file.relative_to(HOUSE).with_suffix("").parts[0]


def imports(file: Path) -> Iterator[str]:
    """The full names of all that a file imports, late imports and those for types included."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"a relative import in {file}"
            assert node.module is not None
            yield from (f"{node.module}.{name.name}" for name in node.names)


def rooms_imported(file: Path) -> set[str]:
    names = [name.split(".") for name in imports(file) if name.startswith("desktop_app.")]
    return {name[1] for name in names if name[1] != "__version__"}


def is_entry(room: str) -> bool:
    """Whether it stands beside `__main__`: sees all, and is seen by its like only."""
    return room not in MAY_IMPORT


def test_imports_point_one_way() -> None:
    wrong = [
        f"{file.relative_to(ROOT)} imports {room}"
        for file in FILES
        if not is_entry(room_of(file))
        for room in rooms_imported(file) - MAY_IMPORT[room_of(file)] - {room_of(file)}
    ]
    assert wrong == []


def test_the_core_knows_no_toolkit() -> None:
    core = [file for file in FILES if room_of(file) in CORE]
    assert len(core) > 20
    assert [
        f for f in core if any(name.startswith(("PySide6", "shiboken")) for name in imports(f))
    ] == []


def test_games_need_the_standard_library_only() -> None:
    known = {*sys.stdlib_module_names, "desktop_app"}
    for file in FILES:
        if room_of(file) == "games":
            assert {name.split(".")[0] for name in imports(file)} <= known, file


def test_importing_the_core_loads_no_toolkit() -> None:
    modules = [
        ".".join(file.relative_to(ROOT).with_suffix("").parts)
        for file in FILES
        if room_of(file) in CORE
    ]
    program = "\n".join(
        [
            "import importlib, sys",
            f"for module in {modules}: importlib.import_module(module)",
            "loaded = [name for name in sys.modules if name.startswith(('PySide6', 'shiboken'))]",
            "sys.exit(str(loaded) if loaded else 0)",
        ]
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_files_fit_the_head() -> None:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in FILES}
    assert {str(file): n for file, n in lengths.items() if n > LONGEST} == {}


def test_no_room_is_named_after_nothing() -> None:
    nothing = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers"}
    for file in FILES:
        for part in file.relative_to(HOUSE).with_suffix("").parts:
            assert not nothing & set(part.split("_")), file


def test_what_is_translated_is_written_out() -> None:
    """An f-string is extracted as it stands and never found again."""
    wrong = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in FILES
        for call in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(call, ast.Call) and called(call) in ("tr", "translate")
        for argument in call.args
        if any(isinstance(part, ast.JoinedStr) for part in ast.walk(argument))
    ]
    assert wrong == []


def called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


@pytest.mark.parametrize("folder", ["desktop_app", "tests", "packaging"])
def test_every_file_names_its_licence(folder: str) -> None:
    for file in (ROOT / folder).rglob("*.py"):
        lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#!")]
        assert lines[0].startswith("# SPDX-FileCopyrightText: "), file
        assert lines[1] == "# SPDX-License-Identifier: GPL-3.0-or-later", file
