# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as it is heard: by AT-SPI, which screen readers on Linux use, and keys alone.

`listener.py` does the listening, for what Qt tells is not what arrives: an interface asked from
inside answers with what is true now, a client remembers what it was told. Both need programs of
the system, which `packaging/start.py test` looks for: without them this fails.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.position import MAX
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.k_in_a_row.rules import cell_text
from desktop_app.games.registry import find_game
from desktop_app.search.minimax import minimax

ROOT = Path(__file__).parents[2]
LISTENER = Path(__file__).with_name("listener.py")
ASK = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
PROGRAMS = ("Xvfb", "xdotool", "dbus-run-session")
VALUES = {"+1": 1, "0": 0, "\N{MINUS SIGN}1": -1}

pytestmark = [
    pytest.mark.skipif(
        sys.platform != "linux",
        reason="only Linux is heard by AT-SPI, and has a screen without one",
    ),
    pytest.mark.timeout(900),  # it all is heard before the first test
]


def listening_python() -> str:
    """The Python that can listen: the system's."""
    for python in filter(None, ("/usr/bin/python3", shutil.which("python3"))):
        done = subprocess.run([python, "-c", ASK], capture_output=True, check=False)
        if done.returncode == 0:
            return python
    raise AssertionError("No Python here can listen: python3-gi and gir1.2-atspi-2.0 are missing.")


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A screen of our own: on it nobody else has the focus."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    assert missing == [], "packages are missing, see packaging/system_packages.py"
    log = tmp_path_factory.mktemp("screen") / "log"
    reading, writing = os.pipe()
    command = ["Xvfb", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    with log.open("wb") as errors:
        server = subprocess.Popen(
            [*command, "-displayfd", str(writing)], pass_fds=[writing], stderr=errors
        )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    assert number, log.read_text()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture(scope="module")
def heard(screen: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What was heard and read; see `listener.py`."""
    home = tmp_path_factory.mktemp("home")
    environment = {
        "PATH": os.environ["PATH"],
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "MINIMAX_FAIR_SEED": "1",
        **{name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")},
        **{name: str(home) for name in ("XDG_CACHE_HOME", "XDG_RUNTIME_DIR")},
    }
    settings = home / "Minimax Fair" / "minimax-fair.ini"
    settings.parent.mkdir()
    settings.write_text("[display]\nfull=true\n", "ascii")  # the values as numbers
    home.chmod(0o700)
    listener = [listening_python(), "-W", "ignore", str(LISTENER)]
    program = [sys.executable, "-m", "desktop_app"]
    done = subprocess.run(
        ["dbus-run-session", "--", *listener, *program],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout[done.stdout.index("{\n") :])


def replayed(history: list[str]) -> list[LinePosition]:
    """The positions of a game whose moves were read one by one."""
    position = find_game("tic-tac-toe").start()
    assert isinstance(position, LinePosition)
    positions = [position]
    for number, line in enumerate(history, 1):
        start = f"Move {number}: {position.game.player_text(position.turn)} plays "
        assert line.startswith(start)
        move = position.game.parse_move(position, line.removeprefix(start)[:2])
        position = position.after(move)
        positions.append(position)
    return positions


def check_game(game: dict[str, Any]) -> None:
    """All that was heard of a game is so, by the textbook's minimax."""
    positions = replayed(game["history"])
    turns = [p for p in positions if p.turn is MAX and p.outcome is None]
    assert len(turns) == len(game["values"])
    for position, said in zip(turns, game["values"], strict=True):
        text = position.game.move_text
        assert set(said) == {text(move) for move in position.legal_moves()}
        for move in position.legal_moves():
            value = minimax(position.after(move))
            sign = (value > 0) - (value < 0)
            assert VALUES[said[text(move)].split(",")[0]] == sign
    end = positions[-1]
    stones = {True: "X", False: "O"}
    for cell in range(9):
        taken = (end.x_stones | end.o_stones) >> cell & 1
        holds = stones[bool(end.x_stones >> cell & 1)] if taken else "empty"
        said = game["cells"][cell_text(end.game, cell)]
        assert said == holds or (taken and said.startswith(f"{holds}, mistake ("))


def test_the_first_arrow_key_announces_the_cursor(heard: dict[str, Any]) -> None:
    # values may be known by the second
    cells = [text.rstrip("]").split(",")[0] for text in heard["heard"] if ": empty" in text]
    assert cells[:2] == ["[b2: empty", "[c2: empty"]  # it goes on from there at once


def test_a_whole_game_is_played_by_screen_reader_alone(heard: dict[str, Any]) -> None:
    game = heard["drawn"]
    assert [len(said) for said in game["values"]] == [9, 7, 5, 3, 1]
    assert game["end"] == "It's a draw"
    check_game(game)


def test_the_end_of_a_lost_game_is_announced(heard: dict[str, Any]) -> None:
    assert heard["lost"]["end"] == "The bot wins"
    (end,) = {text for text in heard["heard"] if text.endswith(". The bot wins")}
    assert end.startswith("The winning row: ")
    check_game(heard["lost"])


def test_refusals_hints_and_undo_are_announced(heard: dict[str, Any]) -> None:
    said = heard["pressed"]
    assert said["refused"] == "Square a1 is taken"
    assert said["hint"].startswith("Hint: ")
    assert said["undone"].startswith("Taken back: O plays ")
    assert said["undone"].endswith(", X plays a1")
    assert said["again"].startswith("Redone: X plays a1, O plays ")


def test_rows_of_candidates_and_history_announce_their_new_names(heard: dict[str, Any]) -> None:
    numbers, words = heard["rows"]["numbers"], heard["rows"]["words"]
    assert [len(names) for names in numbers.values()] == [7, 2]
    for tree, names in numbers.items():
        for name, other in zip(names, words[tree], strict=True):
            value, word = name.split(",")[:2], other.split(",")[:2]
            assert value != word
            assert [part.replace("Draw", "0") for part in word] == [
                part.replace("Draw", "0") for part in value
            ]
    assert heard["rows"]["again"] == numbers


def test_ten_steps_of_explain_are_announced_as_shown(heard: dict[str, Any]) -> None:
    said = heard["explained"]
    assert len(said["sentences"]) == 11
    assert len(set(said["sentences"])) == 11
    assert said["sentences"] == said["shown"]


def test_the_tree_is_walked_by_arrows(heard: dict[str, Any]) -> None:
    down, lower, beside, up, root = heard["explained"]["tree"]
    assert down.startswith("a3: MIN, being searched")
    assert lower.startswith("b3: MAX, being searched")
    assert beside.startswith("c3: MAX, not visited yet")
    assert up == down
    assert root.startswith("Top, MAX, being searched")


def test_the_program_closes_cleanly_after_the_walk(heard: dict[str, Any]) -> None:
    assert heard["status"] == 0
