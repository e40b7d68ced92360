# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games by name: presets, sizes, trees, and every way to get a name wrong."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from pathlib import Path
from random import Random
from threading import RLock
from types import TracebackType

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop_app.core.entry import UNLISTED
from desktop_app.core.errors import GameError, GameFault
from desktop_app.games import registry
from desktop_app.games.entry import GameEntry
from desktop_app.games.k_in_a_row.entry import line_game
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.k_in_a_row.rules import LineFault
from desktop_app.games.numbers.tree import NumberFault
from desktop_app.games.registry import PRESETS, Families, find_game
from tests.games.positions import line_games

ROOT = Path(__file__).parent.parent.parent
PRESET_NAMES = ", ".join(name for name in PRESETS if ":" not in name)
assert {"tic-tac-toe", "connect-four", "gomoku", "five-in-a-row"} <= PRESETS.keys()


@pytest.mark.parametrize(
    ("text", "columns", "rows", "k", "gravity"),
    [
        ("tic-tac-toe", 3, 3, 3, False),
        ("mnk:4x4x4", 4, 4, 4, False),
        ("connect-four", 7, 6, 4, True),
        ("gomoku", 15, 15, 5, False),
        ("five-in-a-row", 20, 20, 5, False),
        ("  MNK:5X4x3 ", 5, 4, 3, False),
        ("drop:20x1x20", 20, 1, 20, True),
    ],
)
def test_known_games(text: str, columns: int, rows: int, k: int, gravity: bool) -> None:
    game = find_game(text)
    assert isinstance(game, LineGame)
    assert (game.columns, game.rows, game.k, game.gravity) == (columns, rows, k, gravity)
    assert not game.is_numeric


@pytest.mark.parametrize(
    ("text", "name"),
    [("mnk:3x3x3", "tic-tac-toe"), ("drop:7x6x4", "connect-four"), ("mnk:7x6x4", "mnk:7x6x4")],
)
def test_a_size_that_has_a_name_gets_it(text: str, name: str) -> None:
    assert find_game(text).id == name


@given(line_games(largest=20))
def test_games_are_found_again_by_their_id(game: LineGame) -> None:
    found = line_game(game.columns, game.rows, game.k, game.gravity)
    assert find_game(found.id) == find_game(game.id) == found
    assert (found.columns, found.rows, found.k) == (game.columns, game.rows, game.k)


def test_presets_are_found_by_their_names() -> None:
    assert all(find_game(name) is preset for name, preset in PRESETS.items())


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("nim", "nim:3,4,5"),
        ("chomp", "chomp:5x4"),
        ("dots", "dots-and-boxes"),
        ("hex", "hex"),
        ("hexapawn", "hexapawn"),
        ("kalah", "kalah:6x4"),
        ("morris", "three-mens-morris"),
        ("othello", "othello:8x8"),
        ("Misere", "tic-tac-toe:misere"),
        ("notakto", "notakto"),
        ("tic-tac-toe", "tic-tac-toe"),
    ],
)
def test_the_bare_name_of_a_game_is_the_usual_one(name: str, game: str) -> None:
    assert find_game(name) is PRESETS[game]


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_positions_are_read_as_they_are_written(name: str) -> None:
    game, random = PRESETS[name], Random(7)
    for _ in range(2):
        position = game.start()
        while True:
            text = position.text
            assert game.is_position_text(text)
            assert (game.parse_position(text), position.text) == (position, text)
            if position.outcome is not None:
                break
            position = position.after(random.choice(position.legal_moves()))


@pytest.mark.parametrize(
    ("text", "fault", "details"),
    [
        ("checkers", GameFault.UNKNOWN_GAME, {"text": "checkers", "presets": PRESET_NAMES}),
        ("", GameFault.UNKNOWN_GAME, {"text": "", "presets": PRESET_NAMES}),
        ("go:9x9x5", GameFault.UNKNOWN_GAME, {"text": "go:9x9x5", "presets": PRESET_NAMES}),
        ("numbers", GameFault.UNKNOWN_GAME, {"text": "numbers", "presets": PRESET_NAMES}),
        ("mnk:4x4", LineFault.BAD_SIZE, {"text": "4x4", "kind": "mnk"}),
        ("drop:4x4x-4", LineFault.BAD_SIZE, {"text": "4x4x-4", "kind": "drop"}),
        ("mnk:99999x3x3", LineFault.BAD_SIZE, {"text": "99999x3x3", "kind": "mnk"}),
        ("mnk:0x3x3", LineFault.SIZE_RANGE, {"value": 0, "least": 1, "most": 20}),
        ("mnk:21x3x3", LineFault.SIZE_RANGE, {"value": 21, "least": 1, "most": 20}),
        ("drop:4x3x5", LineFault.ROW_TOO_LONG, {"k": 5, "columns": 4, "rows": 3}),
        ("numbers:1,2,3", NumberFault.NUMBER_COUNT, {"count": 3, "fewer": 2, "more": 4}),
    ],
)
def test_names_that_are_refused(text: str, fault: StrEnum, details: dict[str, object]) -> None:
    with pytest.raises(GameError) as error:
        find_game(text)
    assert error.value.fault is fault
    assert details.items() <= error.value.details.items()
    assert str(fault) in str(error.value)


@given(
    st.text(max_size=20)
    | st.builds(
        "{}:{}".format,
        st.sampled_from(["mnk", "drop", "numbers"]),
        st.text("0123459x,[] ", max_size=9),
    )
    | st.builds("mnk:{}x{}x{}".format, *[st.integers(-1, 22)] * 3)
)
@example("mnk:\N{ARABIC-INDIC DIGIT THREE}x3x3")
def test_any_text_gives_a_game_or_a_game_error(text: str) -> None:
    try:
        game = find_game(text)
    except GameError:
        return
    assert find_game(game.id) == game


@pytest.mark.parametrize(
    ("name", "loaded"),
    [
        ("tic-tac-toe", ["k_in_a_row"]),
        ("mnk:5x5x4", ["k_in_a_row"]),
        ("Nim", ["k_in_a_row", "nim"]),
        ("chomp:3x3", ["k_in_a_row", "nim", "chomp"]),
    ],
)
def test_no_games_behind_the_one_that_is_looked_up_are_loaded(name: str, loaded: list[str]) -> None:
    """The first board would wait for them."""
    script = (
        "import sys\n"
        "from desktop_app.games.registry import family_of, find_game\n"
        "game = find_game(sys.argv[1])\n"
        "assert game.start() and family_of(game).id == game.family\n"
        "parts = [name.split('.')[1:] for name in sys.modules]\n"
        "print(*(p[1] for p in parts if p[:1] == ['games'] and p[2:] == ['entry']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, name], capture_output=True, check=True, cwd=ROOT, text=True
    )
    assert done.stdout.split() == loaded


class SlowLock:
    """A lock for which a thread waits until another one has made all families."""

    def __init__(self) -> None:
        self._lock = RLock()
        self.awaited: Families | None = None

    def __enter__(self) -> None:
        awaited, self.awaited = self.awaited, None
        if awaited is not None:
            with ThreadPoolExecutor(1) as other:
                other.submit(len, awaited).result()
        self._lock.acquire()

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._lock.release()


def test_a_thread_that_waits_for_another_reaches_all_families(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = [GameEntry(id=name, kinds={}, parse=UNLISTED.parse) for name in "abc"]
    lock = SlowLock()
    monkeypatch.setattr(registry, "RLock", lambda: lock)
    lock.awaited = families = Families(iter(made))
    assert list(iter(families)) == made
