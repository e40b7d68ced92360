# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The house keeps its order: which room imports which, and what every file must have."""

import ast
import gc
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from desktop_app.games.registry import PRESETS
from tests.conftest import FIRST

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "desktop_app"
FILES = sorted(HOUSE.rglob("*.py"))

TOP = (
    "numbered",
    "processes",
    "settings",
    "languages",
    "numerals",
    "resources",
    "error_log",
    "verbose_log",
    "guard",
    "qt_messages",
)
"""Modules beside the rooms, which lie between `search` and `kit`."""
ORDER = (
    "core", "search", *TOP, "kit", "boards", "games", "players", "tournaments", "files", "words",
    "play", "explain", "arena", "menace", "shell", "booth", "cli", "__main__",
)  # fmt: skip
"""A room imports only itself and rooms named before it; `ARCHITECTURE.md` says what each is."""
PAGES = ("play", "explain", "arena")
"""Pages never import each other: what two of them need belongs in a room above."""

WITHOUT_QT = ("core", "search", "players", "tournaments")
"""In `games`, too, everything but these runs without Qt: what people read, and what is drawn."""
GAME_FILES_WITH_QT = ("wording", "words", "board", "examples")
QT_CORE_AT_MOST = (*TOP, "words")

KNOWING = {
    "k_in_a_row": (
        # the Gomocup protocol is about line games
        "players.programs.gomocup", "players.programs.protocols", "cli.gomocup", "words.players",
    ),
    # the protocol of chess engines, both ways
    "chess": ("players.programs.protocols", "players.programs.uci", "cli.uci"),
    "numbers": (
        # the page of number trees
        "explain.examples", "explain.page", "explain.sources", "explain.worksheets.random_trees",
    ),
}  # fmt: skip
"""Code outside a game's folder that serves this game alone, by its nature."""


TESTS = ROOT / "tests"
TEST_FILES = [file for file in TESTS.rglob("*.py") if file.parent.name != "benchmarks"]
CLOCKS = {"qWait", "sleep", "msleep", "stay", "monotonic", "perf_counter", "process_time", "time"}
_PACE = "a visitor takes some time between one touch and the next"
_GIVES_UP = "whoever waits for another process gives up in the end"
MAY_LOOK_AT_A_CLOCK = {
    "shell/test_killed.py": "what was done a moment before the end is its subject",
    "players/programs/fakes.py": _GIVES_UP,
    "players/programs/gomocup/fake_brain.py": "a program that takes its time for a move",
    "cli/test_gomocup.py": "a strategy looks every millisecond whether it is to stop",
    "calm.py": "the pace of a person",
    "waiting.py": "who waits for another process leaves it the processor",
    "driver.py": "a list knows by the time how fast a finger throws it",
    "explain/test_explain_soak.py": _PACE,
    "shell/listener.py": _GIVES_UP,
    "pseudo_walk.py": _GIVES_UP,
    "play/test_soak.py": _PACE,
}
"""Tests, and what they run, with the reason why."""
_ONLY_READ = "the limits are read, and nothing is searched"
_PROTOCOL = "the protocol tells a program a time, and the answer does not depend on it"
MAY_LIMIT_BY_SECONDS = {
    "arena/test_choosing.py": _ONLY_READ,
    "cli/test_arena.py": _PROTOCOL,
    "cli/test_gomocup.py": _PROTOCOL,
    "cli/test_uci.py": _ONLY_READ,
    "players/programs/gomocup/test_brain_player.py": _PROTOCOL,
    "players/programs/uci/test_uci_player.py": _PROTOCOL,
    "search/test_limits.py": "many seconds that are not used up",
    "tournaments/test_tournament.py": _ONLY_READ,
}
"""Tests that may limit by seconds, with the reason why."""


def room_of(file: Path) -> str:
    return file.relative_to(HOUSE).with_suffix("").parts[0]


@pytest.fixture(scope="module", autouse=True)
def syntax_trees() -> Iterator[None]:
    """Parse each file once, and then forget a million nodes: collecting garbage visits them all."""
    gc.disable()
    yield
    parts_of.cache_clear()
    gc.enable()


@cache
def parts_of(file: Path) -> tuple[ast.AST, ...]:
    """Every node of a file's syntax tree."""
    return tuple(ast.walk(ast.parse(file.read_bytes())))


@cache
def imports(file: Path) -> tuple[str, ...]:
    """The full names of everything a file imports, late imports and those for types included."""
    return tuple(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    for node in parts_of(file):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"a relative import in {file}"
            assert node.module is not None
            yield from (f"{node.module}.{name.name}" for name in node.names)


@cache
def modules() -> frozenset[str]:
    return frozenset(module_of(file) for file in FILES)


@cache
def module_of(file: Path) -> str:
    """`explain.tree.drawing`; for an `__init__`, the name of its folder."""
    parts = file.relative_to(HOUSE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


@cache
def modules_imported(file: Path) -> frozenset[str]:
    """The modules of the house that a file imports, by their names within it."""
    names = [
        name.removeprefix("desktop_app.")
        for name in imports(file)
        if name.startswith("desktop_app.")
    ]
    known = modules()
    return frozenset(
        {n if n in known else n.rpartition(".")[0] for n in names} & known - {module_of(file), ""}
    )


def cycles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """All groups of two or more that can reach one another (R. Tarjan, 1972)."""
    low, numbers = dict[str, int](), dict[str, int]()
    open_ones, found = list[str](), list[list[str]]()

    def visit(name: str) -> None:
        numbers[name] = low[name] = len(numbers)
        open_ones.append(name)
        for other in sorted(arrows.get(name, ())):
            if other not in numbers:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in open_ones:
                low[name] = min(low[name], numbers[other])
        if low[name] == numbers[name]:
            at = open_ones.index(name)
            if len(open_ones) - at > 1:
                found.append(sorted(open_ones[at:]))
            del open_ones[at:]

    for name in arrows:
        if name not in numbers:
            visit(name)
    return found


def test_the_search_for_cycles_finds_them() -> None:
    assert cycles({"a": {"b"}, "b": {"c", "a"}, "c": set()}) == [["a", "b"]]
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_no_import_goes_in_a_circle() -> None:
    """Late imports and those for types included."""
    assert cycles({module_of(file): {*modules_imported(file)} for file in FILES}) == []


def test_no_folder_of_a_room_imports_in_a_circle() -> None:
    """A folder counts as one; files at the top of a room or of a game count one by one."""

    def place(module: str) -> str:
        file = HOUSE.joinpath(*module.split("."))
        folder = file if file.is_dir() else file.parent
        parts = folder.relative_to(HOUSE).parts
        return ".".join(parts) if len(parts) > (2 if parts[:1] == ("games",) else 1) else module

    arrows: dict[str, set[str]] = {}
    for file in FILES:
        here = place(module_of(file))
        for other in modules_imported(file):
            if other.partition(".")[0] == room_of(file) and place(other) != here:
                arrows.setdefault(here, set()).add(place(other))
    assert len(arrows) > 50
    assert cycles(arrows) == []


def test_the_order_names_every_room_and_no_other() -> None:
    assert {room_of(file) for file in FILES} - {"__init__"} == set(ORDER)


def test_imports_point_one_way() -> None:
    rank = {room: place for place, room in enumerate(ORDER)} | dict.fromkeys(TOP, len(TOP))
    wrong = {
        f"{module_of(file)} imports {other}"
        for file in FILES
        if file.parent != HOUSE or room_of(file) in TOP
        for other in modules_imported(file)
        if rank[other.partition(".")[0]] > rank[room_of(file)]
    }
    assert wrong == set()


def places_in_order(room: str) -> tuple[str, ...]:
    """The folders and modules that a room's `__init__` docstring lists after `Order:`."""
    text = ast.get_docstring(ast.parse((HOUSE / room / "__init__.py").read_bytes())) or ""
    if "Order:" not in text:
        return ()
    found = re.search(r"^Order: ((?:\w+,\s+)*\w+)\.$", text, re.MULTILINE)
    assert found, f"{room}: the order is not written as 'Order: first, second, third.'"
    return tuple(re.split(r",\s+", found[1]))


ORDERED_ROOMS = [r for r in ORDER if (HOUSE / r / "__init__.py").exists() and places_in_order(r)]


def test_every_page_states_its_order() -> None:
    assert {*PAGES} <= {*ORDERED_ROOMS}


@pytest.mark.parametrize("room", ORDERED_ROOMS)
def test_the_folders_of_a_room_are_ordered(room: str) -> None:
    """Check the order that a room's `__init__` docstring states, if it states one.

    The docstring has a paragraph of this form, which may run over several lines::

        Order: drawn_tree, words, tree, saving, page.

    The names are folders of the room and modules at its top, separated by commas, with a full stop
    at the end of the line that ends the list. Each imports only itself and those named before it.
    Every folder must be in the list. A module may be left out: it then comes after all that are
    named, so it may import any of them, and none of them may import it.
    """
    order = places_in_order(room)
    assert len(set(order)) == len(order), "a name is in the list twice"
    folder = HOUSE / room
    folders = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert set(order) >= folders, "every folder has its place"
    there = folders | {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert set(order) <= there, "the list names what is not there"
    rank = {f"{room}.{name}": place for place, name in enumerate(order)}

    def place(module: str) -> int:
        return rank.get(".".join(module.split(".")[:2]), len(order))

    wrong = {
        f"{module_of(file)} imports {other}"
        for file in folder.rglob("*.py")
        for other in modules_imported(file)
        if other.startswith(f"{room}.") and place(other) > place(module_of(file))
    }
    assert wrong == set()


def test_pages_never_import_each_other() -> None:
    checked = [file for file in FILES if room_of(file) in PAGES]
    assert {room_of(file) for file in checked} == set(PAGES)
    assert [
        f"{module_of(file)} imports {other}"
        for file in checked
        for other in modules_imported(file)
        if other.partition(".")[0] in set(PAGES) - {room_of(file)}
    ] == []


def test_only_listed_files_import_a_game() -> None:
    """Otherwise a new game would have to be added wherever a position's class is asked for."""
    folders = {path.parent.name for path in HOUSE.glob("games/*/__init__.py")}
    assert {"k_in_a_row", "numbers"} <= folders
    knowing = [
        (module_of(file), other.split(".")[1])
        for file in FILES
        for other in modules_imported(file)
        if f"{other}.".startswith(tuple(f"games.{folder}." for folder in folders))
    ]
    wrong = [
        f"{module} knows {folder}"
        for module, folder in knowing
        if module != "games.registry"
        and not f"{module}.".startswith(f"games.{folder}.")
        and not module.startswith(KNOWING.get(folder, ()))
    ]
    assert wrong == []
    for folder, names in KNOWING.items():
        for name in names:
            assert any(f"{m}.".startswith(name) and f == folder for m, f in knowing), name


def test_general_files_name_no_game() -> None:
    """What is true of one game only, its own entry says."""
    wrong = [
        f"{file.relative_to(ROOT)}: {part.value}"
        for file in FILES
        if room_of(file) in (*WITHOUT_QT, "games", "files", "play")
        if room_of(file) != "games" or file.parent == HOUSE / "games"
        for part in parts_of(file)
        if isinstance(part, ast.Constant) and part.value in PRESETS
    ]
    assert wrong == []


def runs_without_qt(file: Path) -> bool:
    if room_of(file) == "games":
        return file.stem.partition("_")[0] not in GAME_FILES_WITH_QT
    return room_of(file) in WITHOUT_QT


def qt_modules(file: Path) -> set[str]:
    return {name for name in imports(file) if name.startswith(("PySide6", "shiboken"))}


def test_the_core_imports_no_toolkit() -> None:
    core = [file for file in FILES if runs_without_qt(file)]
    assert {room_of(file) for file in core} == {*WITHOUT_QT, "games"}
    assert len(core) > 50
    assert [str(file) for file in core if qt_modules(file)] == []


def test_the_core_runs_where_there_is_no_toolkit() -> None:
    names = [f"desktop_app.{module_of(file)}" for file in FILES if runs_without_qt(file)]
    program = "\n".join(
        [
            "import importlib, sys",
            "sys.modules['PySide6'] = sys.modules['shiboken6'] = None",
            f"for name in {names}: importlib.import_module(name)",
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


def test_settings_and_vocabulary_need_no_screen() -> None:
    below = [file for file in FILES if room_of(file) in QT_CORE_AT_MOST]
    below += [*HOUSE.glob("games/**/words*.py"), HOUSE / "games" / "wording.py"]
    assert [
        f"{module_of(file)} imports {name}"
        for file in below
        for name in qt_modules(file)
        if not name.startswith("PySide6.QtCore.")
    ] == []


LIBRARIES = {
    "games/chess": "chess",  # its rules are a library's
    "players/programs": "chess",  # which also speaks with other programs that play it
}
"""The exceptions: rooms that need a library."""


def test_games_and_players_need_the_standard_library_only() -> None:
    known = {*sys.stdlib_module_names, "desktop_app", "cython"}
    for file in FILES:
        if room_of(file) in ("core", "search", "games", "players") and runs_without_qt(file):
            mine = {LIBRARIES.get(file.parent.relative_to(HOUSE).as_posix(), "desktop_app")}
            assert {name.split(".")[0] for name in imports(file)} <= known | mine, file


def test_the_list_of_games_loads_no_library() -> None:
    """The rules of chess take as long to load as a window's first paint."""
    program = (
        "import sys; import desktop_app.games.registry, desktop_app.search.analysis; "
        "import desktop_app.players.roster, desktop_app.words.players; "
        "sys.exit('chess' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False)
    assert run.returncode == 0


def test_no_module_has_an_empty_name_such_as_utils() -> None:
    nothing = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers"}
    for file in FILES:
        for part in file.relative_to(HOUSE).with_suffix("").parts:
            assert not nothing & set(part.split("_")), file


def test_translated_texts_are_literals() -> None:
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


def test_only_self_is_asked_for_a_translation() -> None:
    """`window.tr(...)` is extracted under "window", and asked for under the name of its class."""
    wrong = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in FILES
        for call in parts_of(file)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "tr"
        and ast.unparse(call.func.value) != "self"
    ]
    assert wrong == [], "outside of widgets: translate, with a literal context"


SPEAKING = (
    # what a page has to say
    "arena.experiments", "arena.words", "explain.examples", "explain.words",
    "explain.worksheets.words", "menace.words", "play.candidates.words", "play.find.words",
    "play.history.words", "play.presenter", "play.why.phrases", "play.why.steps", "play.why.words",
    # what is painted with words on it
    "explain.worksheets.tree", "explain.tree.card_painter", "explain.tree.picture",
    "play.board.badges", "play.board.view",
    # what actions are called, what is announced or copied
    "shell.commands", "shell.files.clipboard", "shell.game_announcer", "shell.language_change",
)  # fmt: skip
"""Where a page has words outside its widgets."""


def test_sentences_are_made_in_words_and_where_they_are_shown() -> None:
    """Models, flows, threads and files pass on codes and numbers; `words` makes sentences."""
    silent = [
        file
        for file in FILES
        if room_of(file) in ("files", *TOP)
        or (
            room_of(file) in (*PAGES, "menace", "shell")
            and not has_widgets(file)
            and not module_of(file).startswith(SPEAKING)
        )
    ]
    assert len(silent) > 50
    wrong = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in silent
        for call in calls(file)
        if called(call) in ("tr", "translate", "QT_TRANSLATE_NOOP")
    ]
    assert wrong == []


def has_widgets(file: Path) -> bool:
    return any(name.startswith("PySide6.QtWidgets") for name in qt_modules(file))


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


def test_tests_limit_searches_by_positions() -> None:
    """How many positions a second allows depends on the machine; no time at all is the same."""
    found = {
        str(file.relative_to(TESTS))
        for file in TEST_FILES
        for call in calls(file)
        if called(call) == "Limits"
        for keyword in call.keywords
        if keyword.arg == "seconds"
        and not (isinstance(keyword.value, ast.Constant) and keyword.value.value == 0)
    }
    assert found == MAY_LIMIT_BY_SECONDS.keys()


def test_delayed_calls_have_a_receiver() -> None:
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
