# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole program, killed at any moment: nothing is lost that was done a little before.

A line is written by a thread of its own, so what was done in the last moment may be missing: 50 ms
in a run by hand on a quiet machine (`KILLS=200 KILL_MS=50`), longer in a suite beside others.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QSettings

from desktop_app.explain.lesson_file import lesson_from_place
from desktop_app.files.ownership import release
from desktop_app.play.saved_game import load_window
from desktop_app.settings import Settings
from tests.files.games import shape
from tests.virtual_screen import choose_platform

ROOT = Path(__file__).parent.parent.parent
KILLS = int(os.environ.get("KILLS", "3"))
"""How many times; a hundred take some minutes."""
KILL_MS = int(os.environ.get("KILL_MS", "2000"))
"""What was done so long before the end must come back."""
choose_platform()

START = """
import sys
from time import monotonic
from random import Random
from PySide6.QtCore import QTimer
from desktop_app.shell import application
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import find_game
from desktop_app.play.session import GameSession
from desktop_app.players.registry import parse_strategy
from tests.files.games import shape

dice, left = Random(int(sys.argv[1])), int(sys.argv[2])
del sys.argv[1:]
fill_window = application.fill_window
begin = GameSession.__init__

def told(word, session):
    before = [shape(record) for record in session.before]
    seats = [str(session.chosen_seat(player)) for player in (MAX, MIN)]
    step = explained(session)
    text = repr((shape(session.record), before, seats, step))
    print(word, monotonic(), text, flush=True)

def explained(session):
    pages = getattr(session, "pages", None)
    kept = pages.kept_lesson if pages is not None and pages.is_explaining else None
    return None if kept is None else kept.lesson.step

def begin_and_tell(self, *words, **options):
    begin(self, *words, **options)
    for changed in (self.positionChanged, self.seatsChanged):  # first of all who listen
        changed.connect(lambda: told("next", self))

def fill_and_play(window, settings, seed):
    fill_window(window, settings, seed)
    window.flow.set_pause(0)
    session = window.session
    session.pages = window.pages

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
        elif kind < 0.29:
            window.pages.toggle()
            if not followed:  # a run that was counted stands where it stood
                followed.append(window.pages.explain_page.lessons)
                followed[0].changed.connect(lambda: told("next", session))
        elif window.pages.is_explaining:
            run = window.pages.explain_page.tree_run
            if run is not None:
                run.go(dice.randrange(run.last + 1))
        elif kind < 0.32:
            session.comment(dice.choice(["why?", "good", ""]))
        elif session.position.outcome is None:
            if session.bot_to_move is None:
                session.play(dice.choice(session.position.legal_moves()))
        else:
            session.new_game()
        window.board.viewport().repaint()
        told("seen", session)

    has_begun, followed = [], []
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


@dataclass(frozen=True, slots=True)
class Told:
    """What a window told at a moment: its games, and whether they were to be seen already."""

    is_seen: bool
    at: float
    state: str


def parsed(line: str) -> Told:
    word, at, state = line.rstrip("\n").split(" ", 2)
    return Told(word == "seen", float(at), state)


def killed(folder: Path, seed: int, left: int) -> tuple[list[Told], float]:
    """All that a window told until it was killed at a moment that chance has chosen, and when.

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
        while len(lines) < wanted or not any(line.startswith("seen ") for line in lines):
            lines.append(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        end = monotonic()
        lines += process.stdout.readlines()
    return [parsed(line) for line in lines if line.endswith("\n")], end


def brought_back(folder: Path) -> tuple[str, int]:
    """What the next start brings back, as the window tells it, and how many games before."""
    (windows,) = (folder / "data").rglob("windows")
    store = QSettings(str(folder / "none.ini"), QSettings.Format.IniFormat)
    saved = load_window(Settings(store, windows.parent))
    assert saved.journal is not None
    release(saved.journal)
    assert saved.trouble == ""
    assert saved.players is not None
    games = [game.read() for game in saved.before]
    assert [game.faults for game in games] == [[] for _ in games]
    before = [shape(game.record) for game in games if game.record is not None]
    lesson = lesson_from_place(saved.place) if saved.page == "explain" else None
    step = None if lesson is None else lesson.lesson.step
    players = [str(seat) for seat in saved.players]
    return repr((shape(saved.record), before, players, step)), len(before)


def comes_back(folder: Path, seeds: range) -> int:
    """Again and again in one folder: each start goes on with what the one before has left."""
    told = left = 0
    for seed in seeds:
        lines, end = killed(folder, seed, left)
        safe = [at for at, line in enumerate(lines) if line.at <= end - KILL_MS / 1000]
        possible = {line.state for line in lines[safe[-1] if safe else 0 :]}
        text, left = brought_back(folder)
        assert text in possible or not safe, (seed, text, lines[-1])
        told += len(lines)
    return told


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_killing_the_program_at_any_moment_loses_nothing_done_before(tmp_path: Path) -> None:
    assert comes_back(tmp_path, range(100, 100 + KILLS)) > 33 * KILLS
