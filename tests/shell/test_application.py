# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop_app import __version__
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.files.game_file import GameFileContents, game_text
from desktop_app.games.registry import find_game
from tests.translations import small_languages
from tests.virtual_screen import choose_platform

__all__ = ["small_languages"]

ROOT = Path(__file__).parent.parent.parent
choose_platform()


def places(folder: Path) -> dict[str, str]:
    """Settings and data that are not the user's."""
    return {"XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=os.environ | environment,
        text=True,
        timeout=200,
    )


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return python("-m", "desktop_app", *arguments, **environment)


def test_the_program_prints_its_version() -> None:
    done = program("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Minimax Fair {__version__} (")


def test_the_smoke_test_plays_a_game_and_leaves_a_picture(tmp_path: Path) -> None:
    """With fewer repaints than usual; the frozen program is tested with all of them."""
    picture = tmp_path / "window.png"
    script = (
        "import sys\n"
        "from desktop_app.cli import smoke_test\n"
        "from desktop_app.cli.parser import main\n"
        "assert smoke_test.REPAINTS >= 10_000\n"
        "smoke_test.REPAINTS = 200\n"
        "sys.exit(main(['--smoke-test', '--screenshot', sys.argv[1]]))"
    )
    done = python("-c", script, str(picture), XDG_CONFIG_HOME=str(tmp_path / "config"))
    assert (done.returncode, done.stdout) == (0, "smoke test passed\n"), done.stderr
    assert done.stderr.replace("This plugin does not support propagateSizeHints()\n", "") == ""
    image = QImage(str(picture))
    assert image.width() > 600
    assert image.height() > 400
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, 400, 7)}
    assert len(colours) > 20
    assert not (tmp_path / "config" / "Minimax Fair").exists()  # the user's settings are let be


def test_a_picture_that_cannot_be_written_fails_the_smoke_test(tmp_path: Path) -> None:
    done = program(
        "--smoke-test", "--screenshot", str(tmp_path / "no" / "folder.png"),
        QT_QPA_PLATFORM="offscreen",
    )  # fmt: skip
    assert done.returncode == 1
    assert "screenshot" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("seed", ["7", ""])
def test_the_window_opens_and_closes_from_the_command_line(seed: str, tmp_path: Path) -> None:
    """As a person starts it: the window is there, and closing it ends the program with 0.

    No search begins while its thread could collect garbage.
    """
    script = (
        "import gc, sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from desktop_app.shell import application\n"
        "fill_window = application.fill_window\n"
        "def fill_and_close(window, settings, seed):\n"
        "    print('on the screen' if window.isVisible() else 'not shown')\n"
        "    from desktop_app.play.search_client import SearchClient\n"
        "    begin = SearchClient.__init__\n"
        "    def begin_and_look(self, *args):\n"
        "        print('collects:', gc.isenabled())\n"
        "        begin(self, *args)\n"
        "    SearchClient.__init__ = begin_and_look\n"
        "    fill_window(window, settings, seed)\n"
        "    QTimer.singleShot(300, window.close)\n"
        "    print('visible soon', window.windowTitle())\n"
        "application.fill_window = fill_and_close\n"
        "from desktop_app.cli.parser import main\n"
        "sys.exit(main([]))"
    )
    done = python("-c", script, **places(tmp_path), MINIMAX_FAIR_SEED=seed)
    said = ["on the screen", "collects: False", "visible soon Minimax Fair"]
    assert (done.returncode, done.stdout.splitlines()) == (0, said), done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_is_named_behind_the_program_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "é.mmfair"
    game = find_game("connect-four")
    record = GameRecord(game.start())
    record.play_all(parse_moves(game.start(), "4453"))
    file.write_text(game_text(GameFileContents(record)), "utf-8")
    script = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from desktop_app.shell import application\n"
        "fill_window = application.fill_window\n"
        "def fill_and_close(window, settings, seed):\n"
        "    fill_window(window, settings, seed)\n"
        "    session = window.session\n"
        "    def look():\n"
        "        if session.record.moves():\n"
        "            timer.stop()\n"
        "            print(session.game.id, session.game.moves_text(session.record.moves()))\n"
        "            window.close()\n"
        "    timer = QTimer(window)\n"
        "    timer.timeout.connect(look)\n"
        "    timer.start(20)\n"
        "application.fill_window = fill_and_close\n"
        "from desktop_app.cli.parser import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    done = python("-c", script, str(file), **places(tmp_path))
    assert (done.returncode, done.stdout) == (0, "connect-four 4453\n"), done.stderr


HOLDS = """
import sys
from desktop_app.files.ownership import temporary_folder
with temporary_folder() as folder:
    (folder / "file").touch()
    print(folder, flush=True)
    sys.stdin.read()
"""


def holder(folder: Path) -> "subprocess.Popen[str]":
    """A process that has a temporary folder inside another folder."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLDS],
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def held(process: "subprocess.Popen[str]") -> Path:
    assert process.stdout is not None
    return Path(process.stdout.readline().rstrip("\n"))


def test_the_next_start_clears_away_temporary_folders_of_a_killed_program(tmp_path: Path) -> None:
    script = (
        "import os, sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from desktop_app.shell import application\n"
        "fill_window = application.fill_window\n"
        "def fill_and_close(window, settings, seed):\n"
        "    fill_window(window, settings, seed)\n"
        "    def look():\n"
        "        if not os.path.exists(sys.argv[1]):\n"
        "            timer.stop()\n"
        "            window.close()\n"
        "    timer = QTimer(window)\n"
        "    timer.timeout.connect(look)\n"
        "    timer.start(20)\n"
        "application.fill_window = fill_and_close\n"
        "from desktop_app.cli.parser import main\n"
        "sys.exit(main([]))"
    )
    with holder(tmp_path) as killed, holder(tmp_path) as alive:
        left, kept = held(killed), held(alive)
        assert left.parent == kept.parent == tmp_path
        killed.kill()
        killed.wait()
        assert left.is_dir()
        done = python("-c", script, str(left), **places(tmp_path), TMPDIR=str(tmp_path))
        assert done.returncode == 0, done.stderr
        assert kept.is_dir()
    assert not kept.exists()


FRAME = {
    "", "__main__", "cli", "cli.output", "core", "core.frozen", "error_log", "guard", "kit",
    "kit.look", "kit.look.theme", "kit.window_place", "languages", "numbered", "processes",
    "qt_messages", "resources", "search", "search.memory", "settings", "shell", "shell.application",
    "shell.failed_starts", "shell.garbage", "shell.main_window", "shell.signals",
}  # fmt: skip
"""The modules of the house that the empty frame may load."""
NOT_FOR_THE_BOARD = (
    # other pages, and what comes after the board or when it is asked for
    "arena", "booth", "explain", "tournaments", "shell.dialogs", "shell.files",
    "shell.language_change", "files.archive", "files.file_thread", "files.journal_writer",
    "play.autosave", "play.game_files",
    # what answers "Why?", and what looks for a better move
    "search.why", "play.why.phrases", "play.why.steps", "play.why.words", "play.find.words",
    # MENACE, and players other than their names
    "menace.matchbox", "menace.panel", "players.adaptive", "players.menace", "players.roster",
    "players.searching", "players.simple", "players.strategy",
    # searches, which begin once the board is painted
    "search.alphabeta", "search.analysis", "search.deepening", "search.kernel",
    "search.memoized", "search.minimax", "search.random_play", "search.retrograde",
    "search.trace", "search.trace_steps",
    # what nobody can see at first, and what follows a click
    "files.foreign_formats", "play.why.bars", "play.why.guide", "shell.bars.position_bar",
    "shell.game_commands",
)  # fmt: skip
"""Modules and rooms of the house that a start must not load before the board is painted."""
PARTS_OF_GAMES = ("engine", "examples", "kernel", "analysis", "connect_four", "gomoku", "pairing")
"""Parts of games that only a search or another page needs."""
FIRST_GAMES = {"base", "chess", "entry", "k_in_a_row", "registry", "wording"}
"""Parts of the room of games that the first board needs; of chess, the name alone."""
HEAVY = (
    "PIL", "_cffi_backend", "chess", "concurrent", "datetime", "decimal", "fractions",
    "miniaudio", "multiprocessing", "numpy", "segno", "socket", "sqlite3", "statistics",
    "subprocess", "websockets",
)  # fmt: skip
"""Libraries that no board of a first start needs."""
UNUSED = ("QGradient", "QGraphicsView", "QScroller", "QSpinBox", "QTextLayout", "QWizard")
"""Classes of Qt that no board of a first start needs, and that PySide creates when they are used.

`QGraphicsView` and `QWizard` are created with all other widgets as soon as PySide has to find out
what kind of widget Qt has made.
"""


def test_a_start_loads_only_what_the_frame_and_then_the_board_show(tmp_path: Path) -> None:
    """Importing is most of the time until each of them is painted."""
    script = (
        "import gc, json, sys\n"
        "from PySide6 import QtCore, QtGui, QtWidgets\n"
        "from desktop_app.shell.main_window import MainWindow\n"
        "seen = []\n"
        "def look(paint, name):\n"
        "    def look_then(widget, event):\n"
        "        paint(widget, event)\n"
        "        if name not in seen:\n"
        "            seen.append(name)\n"
        "            made = [*vars(QtCore), *vars(QtGui), *vars(QtWidgets)]\n"
        "            print(json.dumps([sorted(sys.modules), made, gc.isenabled()]))\n"
        "            if name == 'frame':\n"
        "                from desktop_app.play.board.view import BoardView\n"
        "                BoardView.paintEvent = look(BoardView.paintEvent, 'board')\n"
        "            else:\n"
        "                QtCore.QTimer.singleShot(0, widget, widget.window().close)\n"
        "    return look_then\n"
        "MainWindow.paintEvent = look(MainWindow.paintEvent, 'frame')\n"
        "from desktop_app.__main__ import main\n"
        "sys.argv[1:] = []\n"
        "sys.exit(main())"
    )
    done = python("-c", script, **places(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    frame, board = (json.loads(line) for line in done.stdout.splitlines())
    mine = [name.removeprefix("desktop_app").removeprefix(".") for name in house(frame[0])]
    assert set(mine) == FRAME
    assert "QLocale" in frame[1]
    assert "Qt" not in frame[1]  # creating all names in it takes long
    assert not frame[2]
    mine = [name.removeprefix("desktop_app.") for name in house(board[0])]
    assert {"play.board.view", "games.k_in_a_row.board"} <= {*mine}
    assert [name for name in mine if is_part_of(name, NOT_FOR_THE_BOARD)] == []
    assert {*UNUSED} & {*board[1]} == set()
    parts = [name for name in mine if name.startswith("games.")]
    assert {name.split(".")[1] for name in parts} == FIRST_GAMES
    assert "games.chess.rules" not in parts
    assert [name for name in parts if {*PARTS_OF_GAMES} & {*name.split(".")[2:]}] == []
    assert [name for name in board[0] if is_part_of(name, HEAVY)] == []
    assert not board[2]


def house(modules: list[str]) -> list[str]:
    """Return the modules of the program among those that are loaded."""
    return [name for name in modules if name.partition(".")[0] == "desktop_app"]


def is_part_of(module: str, packages: tuple[str, ...]) -> bool:
    """Return whether a module is one of these packages, or in one of them."""
    return f"{module}.".startswith(tuple(f"{package}." for package in packages))


def test_a_window_that_is_closed_as_soon_as_its_board_is_there_ends_the_program(
    tmp_path: Path,
) -> None:
    script = (
        "import sys\n"
        "from desktop_app.play.board.view import BoardView\n"
        "paint = BoardView.paintEvent\n"
        "def paint_and_close(board, event):\n"
        "    paint(board, event)\n"
        "    board.window().close()\n"
        "BoardView.paintEvent = paint_and_close\n"
        "from desktop_app.__main__ import main\n"
        "sys.argv[1:] = []\n"
        "sys.exit(main())"
    )
    done = python("-c", script, **places(tmp_path))
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no variable names the home")
@pytest.mark.parametrize("home", ["known", "none"])
def test_without_home_nothing_is_written_to_the_root_of_the_disk(home: str, tmp_path: Path) -> None:
    """Qt takes the root for the home then; the system's list of users may have one, or not."""
    entry = repr(str(tmp_path)) if home == "known" else "'/'"
    script = (
        "import os, pwd, sys, types\n"
        f"pwd.getpwuid = lambda _uid: types.SimpleNamespace(pw_dir={entry})\n"
        "from desktop_app import __main__\n"
        "def look(_arguments, log):\n"
        "    from desktop_app.error_log import data_folder\n"
        "    from desktop_app.settings import settings_file\n"
        "    for place in (log.folder, data_folder(), settings_file(), os.path.expanduser('~')):\n"
        "        print(place)\n"
        "    return 0\n"
        "__main__.run = look\n"
        "sys.exit(__main__.main())"
    )
    bare = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={name: text for name, text in os.environ.items() if name not in bare}
        | {"TMPDIR": str(tmp_path)},
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    places = done.stdout.splitlines()
    assert len(places) == 4
    assert [place for place in places if not place.startswith(f"{tmp_path}{os.sep}")] == (
        [str(tmp_path)] if home == "known" else []
    ), "the known home itself"


def test_the_window_imports_without_looking_for_features() -> None:
    """PySide's own import reads the source of each module."""
    script = (
        "import builtins\n"
        "import PySide6.QtCore\n"
        "print(builtins.__import__.__qualname__)\n"
        "import desktop_app.shell\n"
        "print(builtins.__import__ is builtins.__orig_import__)\n"
    )
    done = python("-c", script)
    assert done.stdout.split() == ["__feature_import__", "True"], done.stderr


def test_the_program_goes_on_in_another_language(tmp_path: Path, small_languages: Path) -> None:
    """From its first start to its end: the windows that follow one another are one program."""
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication, QPushButton\n"
        "from desktop_app import languages\n"
        "from desktop_app.shell import application\n"
        "from desktop_app.shell.files.commands import FileCommands\n"
        "from desktop_app.shell.main_window import MainWindow\n"
        "languages.resource_path = Path(sys.argv[1]).joinpath\n"
        "wanted, seen = ['de', 'ar', 'en', 'de'], []\n"
        "def look():\n"
        "    windows = [w for w in QApplication.topLevelWidgets()\n"
        "               if isinstance(w, MainWindow) and w.isVisible()]\n"
        "    if len(windows) != 1 or windows[0].findChild(FileCommands) is None:\n"
        "        return\n"
        "    window = windows[0]\n"
        "    text = window.actions_list['new'].text()\n"
        "    if not seen:\n"
        "        buttons = window.message_bar.findChildren(QPushButton)\n"
        "        print(*(b.text() for b in buttons if b.isVisible()))\n"
        "    if seen[-1:] != [text]:\n"
        "        seen.append(text)\n"
        "        if wanted:\n"
        "            return window.preferences.choose_language(wanted.pop(0))\n"
        "        print(*seen, sep=', ')\n"
        "        window.close()\n"
        "make = application.make_application\n"
        "def made():\n"
        "    app = make()\n"
        "    timer = QTimer(app)\n"
        "    timer.timeout.connect(look)\n"
        "    timer.start(100)\n"
        "    return app\n"
        "application.make_application = made\n"
        "application.run_application()\n"
    )
    nobody_said = {"MINIMAX_FAIR_LANGUAGE": "", "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    folders = places(tmp_path)
    done = python("-c", script, str(small_languages.parent), **folders, **nobody_said)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "Deutsch English العربية",
        "New game, Neues Spiel, لعبة جديدة, New game, Neues Spiel",
    ]
    (settings,) = tmp_path.rglob("minimax-fair.ini")
    assert "language=de" in settings.read_text(encoding="utf-8")
    assert len([*tmp_path.rglob("*.journal")]) == 1
