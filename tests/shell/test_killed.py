# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole program, killed at any moment: the game that comes back is the one seen last."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings

from desktop_app.files.game_file import read_game
from desktop_app.play.saved_game import claim_of, load_window
from desktop_app.settings import Settings
from tests.files.games import shape
from tests.virtual_screen import choose_platform

ROOT = Path(__file__).parent.parent.parent
KILLS = int(os.environ.get("KILLS", "3"))
"""How many times; a hundred take some minutes."""
choose_platform()

START = """
import sys
from random import Random
from PySide6.QtCore import QTimer
from desktop_app.shell import application
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import find_game
from desktop_app.play.session import GameSession
from desktop_app.players.registry import parse_strategy
from desktop_app.files.game_file import read_game
from tests.files.games import shape

dice, left = Random(int(sys.argv[1])), int(sys.argv[2])
del sys.argv[1:]
fill_window = application.fill_window
begin = GameSession.__init__

def told(word, session):
    before = [shape(record) for record in session.before]
    seats = [str(session.chosen_seat(player)) for player in (MAX, MIN)]
    text = repr((shape(session.record), before, seats))
    print(word, text, flush=True)

def begin_and_tell(self, *words, **options):
    begin(self, *words, **options)
    for changed in (self.positionChanged, self.seatsChanged):  # first of all who listen
        changed.connect(lambda: told("next", self))

def fill_and_play(window, settings, seed):
    fill_window(window, settings, seed)
    window.flow.set_pause(0)
    session = window.session

    def act():
        if len(session.before) < left and not has_begun:
            return  # the games before are still being read
        has_begun.append(True)
        kind = dice.random()
        if kind < 0.02:
            start = find_game(dice.choice(["tic-tac-toe", "connect-four", "gomoku"])).start()
            session.new_game(start)
        elif kind < 0.05:
            session.previous_game()
        elif kind < 0.1:
            session.go_to(dice.choice(list(session.record.nodes())))
        elif kind < 0.2:
            session.undo()
        elif kind < 0.23:
            session.set_seat(MIN, dice.choice([None, parse_strategy("random")]))
        elif kind < 0.25:
            session.resume()
        elif session.position.outcome is None:
            if session.bot_to_move is None:
                session.play(dice.choice(session.position.legal_moves()))
        else:
            session.new_game()
        window.board.viewport().repaint()
        told("seen", session)

    has_begun = []
    timer = QTimer(window)
    timer.timeout.connect(act)
    timer.start(0)

GameSession.__init__ = begin_and_tell
application.fill_window = fill_and_play
from desktop_app.__main__ import main
sys.exit(main())
"""
MOST_LINES = 400


def places(folder: Path) -> dict[str, str]:
    return {"XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data")}


def is_seen(line: str) -> bool:
    return line.startswith("seen ")


def killed(folder: Path, seed: int, left: int) -> list[str]:
    """All that a window told until it was killed at a moment that chance has chosen.

    Args:
        folder: where it keeps what it holds.
        seed: of chance.
        left: so many games before the present one it is to take up first.
    """
    with subprocess.Popen(
        [sys.executable, "-c", START, str(seed), str(left)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "MINIMAX_FAIR_SEED": str(seed)} | places(folder),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        wanted = Random(seed).randrange(1, MOST_LINES)
        lines: list[str] = []
        while len(lines) < wanted or not any(map(is_seen, lines)):
            lines.append(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    return [line for line in lines if line.endswith("\n")]


def brought_back(folder: Path) -> tuple[str, int]:
    """What the next start brings back, as the window tells it, and how many games before."""
    (windows,) = (folder / "data").rglob("windows")
    store = QSettings(str(folder / "none.ini"), QSettings.Format.IniFormat)
    claim, trouble = claim_of(Settings(store, windows.parent))
    assert claim is not None
    try:
        saved = load_window(claim, Settings(store))
    finally:
        claim.release()
    assert (trouble, saved.trouble) == ("", "")
    assert saved.players is not None
    before = [shape(read_game(text).record) for text in saved.before]
    text = repr((shape(saved.record), before, [str(seat) for seat in saved.players]))
    return text, len(before)


def comes_back(folder: Path, seeds: range) -> int:
    """Again and again in one folder: each start goes on with what the one before has left."""
    told = left = 0
    for seed in seeds:
        lines = killed(folder, seed, left)
        seen = max(at for at, line in enumerate(lines) if is_seen(line))
        possible = {line.split(" ", 1)[1].rstrip("\n") for line in lines[seen:]}
        text, left = brought_back(folder)
        assert text in possible
        told += len(lines)
    return told


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_killed_at_any_moment_the_game_seen_last_comes_back(tmp_path: Path) -> None:
    assert comes_back(tmp_path, range(100, 100 + KILLS)) > 33 * KILLS
