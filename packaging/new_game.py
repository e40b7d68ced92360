# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start a new game, or list what is left to do for one: `python packaging/new_game.py NAME`.

The first call writes `desktop_app/games/NAME/` and `tests/games/NAME/` with a small, complete game
on a 2x2 board, and adds it to `desktop_app/games/registry.py`. You turn it into your own
game; `desktop_app/games/README.md` shows how. Each call then

1. runs the linter, the tests that every game must pass, and the game's own tests,
2. measures its levels, if nobody has done that yet (`minimax-fair ladder`), and tests them,
3. saves a picture of its board in `build/NAME.png`,
4. lists what is left to do, in order, with the command for each step.

It never changes a game that already exists. Exit status: 0 if all tests pass, 1 if not, 2 if NAME
can't be used.
"""

from __future__ import annotations

import argparse
import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from math import ceil
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree

from texts import FOLDER, NAME, TOOL

if TYPE_CHECKING:
    from desktop_app.core.position import Game, Position
    from desktop_app.games.entry import GameEntry

ROOT = Path(__file__).resolve().parents[1]
TEMPLATES = Path(__file__).with_name("new_game_template")
GAMES = ROOT / "desktop_app" / "games"
REGISTRY = GAMES / "registry.py"
TESTS = ROOT / "tests" / "games"
PICTURES = ROOT / "build"
COMPLETE = ("de", "es", "fr")
"""The languages in which no text may be missing."""
README = "desktop_app/games/README.md"
SIDE = 96
"""Pixels of the side of a place in the picture."""

FEW_NODES = 500
"""With a whole tree of fewer positions, the levels of a game need not be measured."""
IN_ORDER = (
    "__init__", "notation", "rules", "entry", "words", "test", "board", "examples",
)  # fmt: skip
"""The templates, in the order to work on them; `test` goes to the folder of tests."""
CONFORMANCE = (
    "tests/test_every_game.py",
    "tests/boards/test_kinds.py",
    "tests/shell/test_every_game_shown.py",
)
LEVELS = "tests/players/test_ladder.py"
"""Compares the levels of a game with what was measured."""
WITH_ALL_GAMES = ("every_family", "evaluations_have")
"""Conformance tests that cover all games at once, so no game's id selects them."""
OPTIONAL = {
    "evaluations": "guess who is ahead, for levels that look only a few moves ahead",
    "sizes": "let people choose a size",
    "ordering": "try the most promising moves first, so that alpha-beta skips more",
    "threats": "list the moves that win at once, for 'Why?'",
    "sample": "show a good sample game instead of a short random one",
    "engines": "solve the game faster than the general search can",
}
"""The optional parts of an entry, and what each one adds."""


class Names(NamedTuple):
    """A game's name as it is written in different places.

    Attributes:
        module: the folder: `tac_tix`.
        class_prefix: `TacTix`.
        constant: the entry: `TAC_TIX`.
        id: on the command line: `tac-tix`.
        title: for people: `Tac tix`.
    """

    module: str
    class_prefix: str
    constant: str
    id: str
    title: str


def names_of(module: str) -> Names:
    """Return all forms of a name."""
    words = [word for word in module.split("_") if word]
    return Names(
        module,
        "".join(word.capitalize() for word in words),
        module.upper(),
        "-".join(words),
        " ".join(words).capitalize(),
    )


TEMPLATE_NAMES = names_of("two_by_two")


def problem_of(name: str) -> str | None:
    """Return why a game can't have a name, in a sentence; None if it can."""
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        return f"{name} is a keyword of Python. Choose another name."
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        return f"“{name}” can't be the name of a Python package. Write it like tac_tix."
    if (GAMES / f"{name}.py").exists():
        return f"desktop_app/games/{name}.py has this name already. Choose another name."
    return None if (GAMES / name / "entry.py").exists() else _clash_of(names_of(name))


def _clash_of(names: Names) -> str | None:
    """Return what a new game would clash with, in a sentence; None if with nothing."""
    for folder in (GAMES / names.module, TESTS / names.module):
        if folder.exists():
            where = folder.relative_to(ROOT).as_posix()
            return f"{where} exists already, but has no game in it. Remove it first."
    if re.search(rf"\b{names.constant}\b", REGISTRY.read_text("utf-8")):
        return f"registry.py already uses {names.constant} for something else. Choose another name."
    if names.id in _taken_ids():
        return f"There is already a game called {names.id}. Choose another name."
    return None


def _taken_ids() -> set[str]:
    from desktop_app.games.registry import FAMILIES, PRESETS

    return {*PRESETS, *(family.id for family in FAMILIES), *(k for f in FAMILIES for k in f.kinds)}


# Writing


def files_of(names: Names) -> Mapping[Path, str]:
    """Return the files of a new game, in the order to work on them."""
    found: dict[Path, str] = {}
    for stem in IN_ORDER:
        text = (TEMPLATES / f"{stem}.py.txt").read_text("utf-8")
        for old, new in zip(TEMPLATE_NAMES, names, strict=True):
            text = text.replace(old, new)
        is_test = stem == "test"
        name = f"test_{names.module}.py" if is_test else f"{stem}.py"
        found[(TESTS if is_test else GAMES) / names.module / name] = text
    return found


def formatted(text: str, path: Path) -> str:
    """Return a file formatted by ruff, with sorted imports; unchanged if ruff is missing.

    A longer name makes longer lines, and changes the order of imports.
    """
    ruff = which("ruff", path=os.pathsep.join([str(Path(sys.executable).parent), os.defpath]))
    if ruff is None:
        return text
    ours = 'lint.isort.known-first-party = ["desktop_app"]'  # the modules are not there yet
    sort = ["check", "--quiet", "--fix-only", "--select", "I", "--config", ours]
    for command in (sort, ["format", "--quiet"]):
        run = [ruff, *command, "--stdin-filename", str(path), "-"]
        done = subprocess.run(
            run, input=text, capture_output=True, encoding="utf-8", check=True, cwd=ROOT
        )
        text = done.stdout
    return text


def registered(registry: str, names: Names) -> str:
    """Return the text of the registry with a game added at the end of its list.

    Raises:
        SystemExit: the registry has no function `_entries`.
    """
    found = re.search(r"^def _entries\(.*?(?=^\S|\Z)", registry, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"{REGISTRY} has no function _entries. Add the game by hand.")
    added = (
        f"    from desktop_app.games.{names.module}.entry import {names.constant}\n\n"
        f"    yield {names.constant}\n"
    )
    begun = f"{registry[: found.start()]}{found[0].rstrip()}\n{added}"
    return f"{begun}\n\n{registry[found.end() :]}"


def write(names: Names) -> list[Path]:
    """Write a new game and its line in the registry; return the paths of the files."""
    files = files_of(names)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(formatted(text, path), "utf-8")
    text = registered(REGISTRY.read_text("utf-8"), names)
    REGISTRY.write_text(formatted(text, REGISTRY), "utf-8")
    return [*files, REGISTRY]


# Checking


def entry_of(names: Names) -> GameEntry | None:
    """Return a game's entry in the registry; None if it is not there."""
    from desktop_app.games.registry import FAMILIES

    module = f"desktop_app.games.{names.module}."
    for entry in FAMILIES:
        makers = (entry.wording, entry.board, entry.parse)
        if any(getattr(make, "__module__", "").startswith(module) for make in makers):
            return entry
    return None


def test_command(names: Names, entry: GameEntry) -> list[str]:
    """Return the arguments of pytest for the tests of one game."""
    own = TESTS / names.module
    # the name of the folder selects all of the game's own tests
    ids = dict.fromkeys((*(game.id for game in entry.presets), entry.id))
    which_tests = [*ids, names.module, *WITH_ALL_GAMES]
    files = [*CONFORMANCE, *([own.relative_to(ROOT).as_posix()] if own.exists() else [])]
    return ["-m", "pytest", "-q", *files, "-k", " or ".join(which_tests)]


def levels_command(entry: GameEntry) -> list[str]:
    """Return the arguments of pytest for the measured levels of a game."""
    which_tests = [*(game.id for game in entry.presets), "file_says"]
    return ["-m", "pytest", "-q", LEVELS, "-k", " or ".join(which_tests)]


def lint_command(names: Names) -> list[str]:
    """Return the arguments of the linter for a game's files."""
    folders = [
        folder / names.module for folder in (GAMES, TESTS) if (folder / names.module).exists()
    ]
    return [
        "-m",
        "ruff",
        "check",
        "--quiet",
        *(each.relative_to(ROOT).as_posix() for each in folders),
    ]


def run(arguments: list[str]) -> int:
    """Print a Python command, run it in the project's folder, and return its exit status."""
    print(f"\n$ {as_typed(arguments)}", flush=True)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, check=False
    ).returncode


def as_typed(arguments: list[str]) -> str:
    """Return a command as you would type it."""
    return "python " + " ".join(f'"{each}"' if " " in each else each for each in arguments)


def ladder_command(game: Game, entry: GameEntry) -> list[str]:
    """Return the arguments that measure the levels of a game, and save them if its entry can."""
    kept = [] if entry.ladders is None else ["--write"]
    return ["-m", "desktop_app", "ladder", game.id, *kept]


def unmeasured(entry: GameEntry) -> list[Game]:
    """Return the games of a family whose levels nobody has measured yet."""
    from desktop_app.players.ladder import read_ladders

    if entry.ladders is None:
        return list(entry.presets)
    measured = read_ladders(entry.ladders)  # also what was written since this process started
    return [game for game in entry.presets if game.id not in measured]


def is_tiny(start: Position) -> bool:
    """Return whether a game is too small for levels of different strength."""
    from desktop_app.search.complexity import tree_nodes
    from desktop_app.search.solved import is_small

    return is_small(start) and tree_nodes(start) < FEW_NODES


def save_picture(names: Names, entry: GameEntry) -> Path | None:
    """Save a picture of the board before the last move of the sample game.

    Returns:
        the file; None if the game has no board.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QFont, QGuiApplication, QImage, QPainter

    from desktop_app.boards.canvas import Canvas
    from desktop_app.boards.picture import BoardPicture, PointerState
    from desktop_app.games.registry import board_of, has_board
    from desktop_app.kit.look.theme import LIGHT

    game = entry.presets[0]
    if not has_board(game):
        return None
    application = QGuiApplication.instance() or QGuiApplication([])
    position, moves = game.start(), entry.sample(game)[:-1]
    for move in moves:
        position = position.after(move)
    kind, margin = board_of(game), SIDE // 3
    wide, high = (ceil(length * SIDE) + 2 * margin for length in kind.extent)
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(LIGHT.window)
    painter = QPainter(image)
    painter.translate(margin, margin)
    canvas = Canvas(painter, SIDE, LIGHT, QFont())
    kind.paint(canvas, BoardPicture(position, moves[-1] if moves else None), PointerState())
    painter.end()
    PICTURES.mkdir(exist_ok=True)
    path = PICTURES / f"{names.module}.png"
    if not image.save(str(path)):
        raise SystemExit(f"{path} can't be written. Check that the folder is writable.")
    del application
    return path


# What is left


def left_to_do(names: Names, entry: GameEntry | None) -> Iterator[tuple[str, str]]:
    """Yield what is left to do, in order: each step, and how to do it."""
    if entry is None:
        yield (
            "the registry does not list the game",
            f"import {names.constant} in desktop_app/games/registry.py, at the end of _entries",
        )
    for path, text in files_of(names).items():
        shown = path.relative_to(ROOT).as_posix()
        if not path.exists():
            if path.name != "notation.py":  # a short notation may be part of rules.py
                yield f"{shown} is missing", f"see {README}"
        elif path.name != "__init__.py" and path.read_text("utf-8") == formatted(text, path):
            yield f"{shown} is still that of the 2x2 game", f"edit {shown}"
    if entry is None:
        return
    for game in unmeasured(entry):
        if is_tiny(game.start()):
            continue
        if entry.ladders is None:
            line = 'ladders=Path(__file__).with_name("ladders.json")'
            yield "the entry names no file for the measured levels", f"add {line} to it"
        how = as_typed(["-m", "desktop_app", "ladder", game.id, "--write"])
        yield f"the levels of {game.id} are not measured yet", how
    title = entry.wording().title(entry.presets[0]) if entry.presets else names.title
    if title not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        yield (
            "the change log does not mention the game",
            f"add a line with “{title}” to CHANGELOG.md",
        )
    yield from _left_to_translate(names)
    yield (
        "check style and types, and run all tests",
        ("python packaging/start.py check; python packaging/start.py test"),
    )


def _left_to_translate(names: Names) -> Iterator[tuple[str, str]]:
    """Yield what is left to do for a game's texts in the languages that have all texts."""
    texts = texts_of(GAMES / names.module)
    files = {code: _messages(FOLDER / f"{NAME}_{code}.ts") for code in COMPLETE}
    if any(texts - file.keys() for file in files.values()):
        yield "the translation files do not have all its texts yet", "python packaging/texts.py"
    missing = {
        code: sum(not file.get(text, False) for text in texts) for code, file in files.items()
    }
    if any(missing.values()):
        counts = ", ".join(f"{code}: {count}" for code, count in missing.items() if count)
        yield (
            f"texts of the game are not translated yet ({counts})",
            "translate them in resources/translations/minimax-fair_CODE.ts, "
            "with pyside6-linguist or an editor",
        )


def texts_of(folder: Path) -> set[tuple[str, str]]:
    """Return the texts in the sources of a folder, each with its context."""
    sources = sorted(str(path) for path in folder.rglob("*.py"))
    with TemporaryDirectory() as room:
        target = Path(room, "texts.ts")
        command = [str(TOOL), *sources, "-ts", str(target)]
        subprocess.run(command, capture_output=True, check=True)
        return set(_messages(target))


def _messages(file: Path) -> dict[tuple[str, str], bool]:
    """Return whether each text in a `.ts` file, with its context, is translated."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): translation is not None
        and translation.get("type") != "unfinished"
        for context in ElementTree.parse(file).getroot().iter("context")
        for message in context.iter("message")
        for translation in [message.find("translation")]
    }


def could_have(entry: GameEntry) -> Iterator[tuple[str, str]]:
    """Yield the optional parts that a game does not have, and what each one adds."""
    bare = type(entry)(id=entry.id, kinds=entry.kinds, parse=entry.parse)
    for part, use in OPTIONAL.items():
        if getattr(entry, part) == getattr(bare, part):
            yield part, use


def tell(names: Names, entry: GameEntry | None) -> None:
    """Print what is left to do."""
    print("\nWhat is left to do, in order:")
    for number, (what, how) in enumerate(left_to_do(names, entry), 1):
        print(f"{number:3}. {what}\n     {how}")
    if entry is not None and (more := list(could_have(entry))):
        print(f"\nYou could also add these to entry.py ({README}):")
        for part, use in more:
            print(f"   - {part}: {use}")


def main() -> int:
    """Run the command line; return the exit status."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", metavar="NAME", help="name of the game's folder, such as tac_tix")
    parser.add_argument("--no-ladder", action="store_true", help="do not measure the levels")
    parser.add_argument(
        "--no-tests", action="store_true", help="do not run the tests or measure the levels"
    )
    options = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    problem = problem_of(options.name)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 2
    names = names_of(options.name)
    if not (GAMES / names.module).exists():
        for path in write(names):
            print(f"wrote {path.relative_to(ROOT).as_posix()}")
        # in another process: this one has already read the list of games
        again = [sys.executable, __file__, *sys.argv[1:]]
        return subprocess.run(again, check=False).returncode
    entry = entry_of(names)
    failed = 0
    if entry is not None:
        if not options.no_tests:
            failed = run(lint_command(names))
            failed = run(test_command(names, entry)) or failed
        if not (failed or options.no_tests or options.no_ladder):
            for game in unmeasured(entry):
                failed = run(ladder_command(game, entry)) or failed
            failed = run(levels_command(entry)) or failed
        picture = save_picture(names, entry)
        if picture is not None:
            print(f"\nThe board: {picture.relative_to(ROOT).as_posix()}")
    tell(names, entry)
    return 1 if failed or entry is None else 0


if __name__ == "__main__":
    sys.exit(main())
