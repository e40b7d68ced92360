# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the window stands still while a game of 4,900 moves is opened and walked through.

On a screen, or on a virtual one; nothing else should run meanwhile:

    xvfb-run -a -s "-screen 0 1600x1000x24" python tests/benchmarks/bench_opening.py

Exits with 1 if it stands still for longer than it may.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from time import perf_counter, thread_time

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import GameRecord
from desktop_app.files.game_file import GameFileContents, game_text
from desktop_app.games.registry import find_game
from desktop_app.play.session import PERSON
from desktop_app.settings import Settings
from desktop_app.shell.application import make_application, make_window, open_file
from desktop_app.shell.garbage import GarbageCollector
from desktop_app.shell.main_window import MainWindow

MOVES = 4_900
TARGET_MS = 50.0
SECONDS = 3.0


def long_game() -> GameRecord:
    """Random lines from anywhere in those before."""
    record, dice = GameRecord(find_game("five-in-a-row").start()), Random(1)
    nodes = [record.root]
    while len(nodes) <= MOVES:
        if record.position.outcome is None:
            nodes.append(record.play(dice.choice(record.position.legal_moves())))
        else:
            record.go_to(dice.choice(nodes))
    return record


def longest_gap(window: MainWindow, do: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds for which the window did nothing else, and its thread's work in them."""
    times = [(perf_counter(), thread_time())]
    timer, loop = QTimer(window), QEventLoop()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: times.append((perf_counter(), thread_time())))
    timer.start(1)
    QTimer.singleShot(0, window, do)
    QTimer.singleShot(round(1000 * SECONDS), loop.quit)
    loop.exec()
    timer.stop()
    gaps = ((b[0] - a[0], b[1] - a[1]) for a, b in pairwise(times))
    wall, work = max(gaps)
    return 1000 * wall, 1000 * work


def main() -> int:
    """Measure with panels and without; 1 if a target was missed."""
    app = make_application()
    app.setQuitOnLastWindowClosed(False)
    missed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "long").write_text(game_text(GameFileContents(long_game())), "utf-8")
        store = QSettings(str(folder / "a.ini"), QSettings.Format.IniFormat)
        window = make_window(Settings(store, folder), seed=1)
        GarbageCollector(window)
        session = window.session
        session.set_seat(MAX, PERSON)
        session.set_seat(MIN, PERSON)
        window.show()
        longest_gap(window, window.update)
        for analysing in (False, True):
            if analysing:
                window.actions_list["list"].trigger()
            for what, do in (
                ("open", lambda: open_file(window, folder / "long")),
                ("back", session.back),
                ("play", lambda: session.play(session.position.legal_moves()[-1])),
                ("new game", session.new_game),
                ("previous game", session.previous_game),
            ):
                wall, work = longest_gap(window, do)
                missed += wall > TARGET_MS
                place = "with panels" if analysing else "without panels"
                print(f"{what:14} {place:15} {wall:6.1f} ms, of them work {work:5.1f}", flush=True)
        window.close()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
