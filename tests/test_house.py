# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The house keeps its order: who imports whom, and what files look like."""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from desktop_app.games.registry import PRESETS
from tests.conftest import FIRST

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "desktop_app"
FILES = sorted(HOUSE.rglob("*.py"))
LONGEST = 330

MOST_FILES = 14
"""In one room, beside its sub-rooms."""

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
    "words": {*CORE, "models", "storage"},
    "flow": {*CORE, *SHELVES, "workers", "models", "words"},
    "views": {*CORE, *SHELVES, "workers", "models", "words", "flow", GUARD},
    **{shelf: {*CORE, *SHELVES} for shelf in SHELVES},
}
"""By room; a room may import itself too. Other modules at the top stand beside `__main__`."""

INSIDE = {
    "views": (
        "kit.look", "kit.fingers", "kit", "candidates", "history", "board.kinds", "board", "games",
        "tree.places", "tree.cards", "tree", "paper", "explain.saving", "explain.dialogs",
        "explain.pupil", "explain", "arena.parts", "arena", "boxes", "why", "window.bars", "window",
    ),
    "search": ("basics", "textbook", "engines", "why"),
}  # fmt: skip
"""Rooms within a room, in order: none imports one that stands behind it."""

OF_ONE_GAME = ("games", "search.engines", "views.board.kinds", "words.games")
"""Rooms where a file or a room with a family's name is that family's own."""
KNOWING = {
    "lines": (
        # the same boards, played by other rules
        "games.tic_tac_toe.", "views.board.kinds.tic_tac_toe",
        # what else is made for line games alone
        "search.engines.drop.", "search.engines.large.", "search.engines.pairing.",
        "search.engines.placement.", "search.engines.plain.",
        # the protocol of Gomocup speaks of line games
        "strategies.programs.gomocup.", "strategies.programs.protocols", "terminal.gomocup",
        "words.players",
    ),
    "nim": ("views.board.kinds.heaps",),
    # the protocol of chess engines, both ways
    "chess": ("strategies.programs.protocols", "strategies.programs.uci.", "terminal.uci"),
    "numbers": (
        # where a tree of numbers is typed
        "views.explain.examples.first", "views.explain.numbers_bar", "views.explain.page",
        # trees that are drawn by chance, to be searched by hand
        "search.textbook.exercises",
    ),
}  # fmt: skip
"""Who else may know a family of games."""

NAMED_CIRCLES = {
    # an accessible interface and its widget are two sides of one thing, which Qt joins by name
    frozenset({"views.tree.drawing", "views.tree.heard"}),
}


TESTS = ROOT / "tests"
TEST_FILES = [file for file in TESTS.rglob("*.py") if file.parent.name != "benchmarks"]
CLOCKS = {"qWait", "sleep", "msleep", "stay", "monotonic", "perf_counter", "process_time", "time"}
_PACE = "a visitor takes some time between one touch and the next"
_GIVES_UP = "whoever waits for another process gives up in the end"
MAY_LOOK_AT_A_CLOCK = {
    "views/arena/test_arena_soak.py": _PACE,
    "strategies/programs/gomocup/brains.py": _GIVES_UP,
    "strategies/programs/gomocup/fake_brain.py": "a program that takes its time for a move",
    "terminal/test_gomocup.py": "a strategy looks every millisecond whether it is to stop",
    "views/calm.py": "the pace of a person",
    "waiting.py": "who waits for another process leaves it the processor",
    "views/driver.py": "a list knows by the time how fast a finger throws it",
    "views/explain/test_explain_soak.py": _PACE,
    "views/listener.py": _GIVES_UP,
    "views/pseudo_walk.py": _GIVES_UP,
    "views/test_soak.py": _PACE,
    "views/test_window_soak.py": _PACE,
}
"""Tests, and what they run, with the reason why."""


def room_of(file: Path) -> str:
    return file.relative_to(HOUSE).with_suffix("").parts[0]


@cache
def parts_of(file: Path) -> tuple[ast.AST, ...]:
    """All that a file is made of."""
    return tuple(ast.walk(ast.parse(file.read_bytes())))


@cache
def imports(file: Path) -> tuple[str, ...]:
    """The full names of all that a file imports, late imports and those for types included."""
    return tuple(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    for node in parts_of(file):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"a relative import in {file}"
            assert node.module is not None
            yield from (f"{node.module}.{name.name}" for name in node.names)


def rooms_imported(file: Path) -> set[str]:
    names = [name.split(".") for name in imports(file) if name.startswith("desktop_app.")]
    return {name[1] for name in names if name[1] != "__version__"}


def modules_imported(file: Path) -> set[str]:
    """The modules of the house that a file imports, by their names within it."""
    names = [name.removeprefix("desktop_app.") for name in imports(file)]
    known = modules()
    return {n if n in known else n.rpartition(".")[0] for n in names} & known - {module_of(file)}


@cache
def modules() -> frozenset[str]:
    return frozenset(module_of(file) for file in FILES)


@cache
def module_of(file: Path) -> str:
    """`views.tree.drawing`; a room's own name for its `__init__`."""
    parts = file.relative_to(HOUSE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def circles(arrows: dict[str, set[str]]) -> set[frozenset[str]]:
    """All sets of two or more that can reach one another (R. Tarjan, 1972)."""
    low, numbers, open_ones, found = (
        dict[str, int](),
        dict[str, int](),
        list[str](),
        set[frozenset[str]](),
    )

    def visit(name: str) -> None:
        numbers[name] = low[name] = len(numbers)
        open_ones.append(name)
        for other in sorted(arrows[name]):
            if other not in numbers:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in open_ones:
                low[name] = min(low[name], numbers[other])
        if low[name] == numbers[name]:
            at = open_ones.index(name)
            if len(open_ones) - at > 1:
                found.add(frozenset(open_ones[at:]))
            del open_ones[at:]

    for name in arrows:
        if name not in numbers:
            visit(name)
    return found


def test_no_import_goes_in_a_circle() -> None:
    """Late imports and those for types included."""
    arrows = {module_of(file): modules_imported(file) for file in FILES}
    assert circles({"a": {"b"}, "b": {"c", "a"}, "c": set()}) == {frozenset("ab")}
    assert circles(arrows) == NAMED_CIRCLES


@pytest.mark.parametrize("room", INSIDE)
def test_imports_inside_a_room_point_one_way(room: str) -> None:
    inner = INSIDE[room]

    def place(module: str) -> int | None:
        longest = max(
            (n for n in inner if f"{module}.".startswith(f"{room}.{n}.")), key=len, default=None
        )
        return None if longest is None else inner.index(longest)

    wrong = [
        f"{module_of(file)} imports {other}"
        for file in FILES
        if (here := place(module_of(file))) is not None
        for other in modules_imported(file)
        if (there := place(other)) is not None and there > here
    ]
    assert wrong == []


def test_every_room_that_is_named_is_there_and_every_room_inside_is_named() -> None:
    for room in (*MAY_IMPORT, *INSIDE):
        place = HOUSE.joinpath(*room.split("."))
        assert place.is_dir() or place.with_suffix(".py").exists(), room
    for room, inner in INSIDE.items():
        place = HOUSE.joinpath(*room.split("."))
        rooms = {
            ".".join(each.parent.relative_to(place).parts) for each in place.rglob("*/__init__.py")
        }
        assert set(inner) <= rooms, room
        assert all(any(f"{each}.".startswith(f"{n}.") for n in inner) for each in rooms), room


def test_no_room_is_full() -> None:
    counts = Counter(file.parent for file in FILES if file.stem != "__init__")
    assert {str(room): n for room, n in counts.items() if n > MOST_FILES} == {}


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


def test_only_what_belongs_to_a_game_knows_it() -> None:
    """Else a new game would have to be told to all who ask what class a position is."""
    families = {path.parent.name for path in HOUSE.glob("games/*/__init__.py")}
    assert {"lines", "numbers"} <= families
    knowing = [
        (module_of(file), other.split(".")[1])
        for file in FILES
        for other in modules_imported(file)
        if other.startswith(tuple(f"games.{family}." for family in families))
    ]
    wrong = [
        f"{module} knows {family}"
        for module, family in knowing
        if module != "games.registry"
        and not f"{module}.".startswith(tuple(f"{room}.{family}." for room in OF_ONE_GAME))
        and not module.startswith(KNOWING.get(family, ()))
    ]
    assert wrong == []
    for family, names in KNOWING.items():
        for name in names:
            assert any(f"{m}.".startswith(name) and f == family for m, f in knowing), name


def test_the_core_names_no_game() -> None:
    """What is so of one game alone its own entry says."""
    wrong = [
        f"{file.relative_to(ROOT)}: {part.value}"
        for file in FILES
        if room_of(file) in (*CORE, "models")
        if room_of(file) != "games" or file.parent == HOUSE / "games"
        for part in parts_of(file)
        if isinstance(part, ast.Constant) and part.value in PRESETS
    ]
    assert wrong == []


def test_the_core_knows_no_toolkit() -> None:
    core = [file for file in FILES if room_of(file) in CORE]
    assert len(core) > 20
    assert [
        f for f in core if any(name.startswith(("PySide6", "shiboken")) for name in imports(f))
    ] == []


LIBRARIES = {
    "games/chess": "chess",  # its rules are a library's
    "strategies/programs/uci": "chess",  # which also speaks with other programs that play it
}
"""The exceptions: rooms that need a library."""


def test_games_and_players_need_the_standard_library_only() -> None:
    known = {*sys.stdlib_module_names, "desktop_app"}
    for file in FILES:
        if room_of(file) in ("games", "strategies"):
            mine = {LIBRARIES.get(file.parent.relative_to(HOUSE).as_posix(), "desktop_app")}
            assert {name.split(".")[0] for name in imports(file)} <= known | mine, file


def test_the_list_of_games_loads_no_library() -> None:
    """The rules of chess take as long to load as a window's first paint."""
    program = (
        "import sys; import desktop_app.words.wordings, desktop_app.search.analysis; "
        "import desktop_app.strategies.roster, desktop_app.words.players; "
        "sys.exit('chess' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False)
    assert run.returncode == 0


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
        for call in parts_of(file)
        if isinstance(call, ast.Call) and called(call) in ("tr", "translate")
        for argument in call.args
        if any(isinstance(part, ast.JoinedStr) for part in ast.walk(argument))
    ]
    assert wrong == []


def test_sentences_are_made_in_words_and_where_they_are_shown() -> None:
    """What is below hands on codes and numbers, or asks `words`; the core has no toolkit anyway."""
    below = {*SHELVES, GUARD, "workers", "models", "flow"}
    wrong = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in FILES
        if room_of(file) in below
        for call in calls(file)
        if called(call) in ("tr", "translate", "QT_TRANSLATE_NOOP")
    ]
    assert wrong == []


def calls(file: Path) -> Iterator[ast.Call]:
    yield from (part for part in parts_of(file) if isinstance(part, ast.Call))


def looks_at_a_clock(call: ast.Call) -> bool:
    """Whether a call waits for a fixed time, or asks how much has passed."""
    fixed = any(isinstance(argument, ast.Constant) for argument in call.args)
    return called(call) in CLOCKS or (called(call) == "wait" and fixed)


def test_tests_look_at_no_clock() -> None:
    """They wait until something is so; how long things take is measured by the benchmarks."""
    found = {
        str(file.relative_to(TESTS))
        for file in TEST_FILES
        if any(map(looks_at_a_clock, calls(file)))
    }
    assert found == MAY_LOOK_AT_A_CLOCK.keys()


def test_what_is_put_off_ends_with_whom_it_is_for() -> None:
    """Without a receiver a bound method is called even when its object is gone."""
    wrong = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in FILES
        for call in calls(file)
        if called(call) == "singleShot" and len(call.args) != 3
    ]
    assert wrong == []


def test_the_longest_files_of_tests_are_there() -> None:
    assert [name for name in FIRST if not (TESTS / name).exists()] == []


def test_tests_change_nothing_private() -> None:
    """What they look at is held by the type checker; it does not read names in quotes."""
    wrong = [
        f"{file.relative_to(TESTS)}:{call.lineno}"
        for file in TEST_FILES
        for call in calls(file)
        if called(call) in ("getattr", "setattr", "delattr")
        for name in call.args[1:2]
        if isinstance(name, ast.Constant) and str(name.value).startswith("_")
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
