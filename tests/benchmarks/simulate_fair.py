# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A fair of a whole day at many times the speed: is there a way out, a standstill, a wrong figure?

    xvfb-run -a -s "-screen 0 1366x768x24" \
        python tests/benchmarks/simulate_fair.py [--visitors 2000] [--kills 20] [--seed 1]

A booth in a process of its own gets random touches, keys, requests to close and changes of size,
all timers run out at once now and then, and the process is killed several times. The simulation
counts what visitors do by itself, from what is on the board, and compares that with the booth's own
figures; at each kill, one event may be written that was not yet told. Exits with 1 if anything is
wrong.

All kills come in the first half: the last process then lives through the second, and must not grow.
Its memory is measured whenever a visitor has left and the booth has tidied up, because during a
visit it depends on the game, the page and the window's size at that moment. The medians of all
later eighths (hours of a fair) are compared with that of the first one.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.booth.day import DAYS, DayFigures, read_day
from desktop_app.booth.flow import BoothStage, BoothTimes
from desktop_app.booth.pin import Pin
from desktop_app.booth.riddles import EXAMPLE, record_of_moves
from desktop_app.booth.window import FOLDER, BoothWindow
from desktop_app.core.position import MAX, MIN
from desktop_app.core.score import winner_of
from desktop_app.shell.application import make_application
from desktop_app.shell.garbage import LOOK_MS, GarbageCollector
from tests.booth.test_booth import LOCKED
from tests.calm import pass_time

SIZES = ((1366, 768), (1024, 600), (1920, 1080), (1280, 800), (800, 1280))
"""The sizes of the window that take turns."""
FIGURES = ("visitors", "won_by_bot", "won_by_visitors", "drawn", "unfinished", "riddles")
HOURS = 8
MOST_GROWTH = 1.2
"""The memory in a later hour, as a multiple of that in the first one."""


# The booth and the visitors before it


class Visitors:
    """Touch a booth at random, and say what they have done."""

    def __init__(self, folder: Path, seed: int) -> None:
        make_application()
        Pin(folder / FOLDER).set("2580")
        hour = 3_600_000
        times = BoothTimes(hour, hour, 3, hour, hour, hour, hour, hour)
        game = record_of_moves(EXAMPLE[0], "").position.game
        self._window = BoothWindow(folder, game, times=times, seed=seed, full_screen=False)
        collector = GarbageCollector(self._window)
        self._window.resize(*SIZES[0])
        self._window.show()
        self._window.start()
        collector.freeze_all_later()
        self._dice = Random(seed)
        self._counted: set[int] = set()
        self._tell("event", "started")

    def _tell(self, *words: object) -> None:
        """Say something once everything before is written."""
        self._window.day.flush()
        print(*words, flush=True)

    def run(self, visitors: int) -> None:
        """Let so many visitors come, then look whether the loop still goes round, and end."""
        came = 0
        while came < visitors:
            figures = self._window.day.figures
            before, asked = figures.visitors, _answers(figures)
            left, was_away = figures.unfinished, self._window.flow.is_attracting
            self._act()
            self._wait()
            figures = self._window.day.figures
            if figures.visitors != before:
                came += 1
                self._tell("event", "visitors")
                if not was_away:
                    self._tell("WRONG: a visit began during a visit")
            for name, has_changed in (
                ("riddles", _answers(figures) != asked),
                ("unfinished", figures.unfinished != left),
            ):
                if has_changed:
                    self._tell("event", name)
            self._look()
            if not was_away and self._window.flow.is_attracting:
                _process_events(LOOK_MS + 20)
                print("memory", _megabytes(), flush=True)
        self._go_round()
        self._tell("done")
        self._window.end()

    def _act(self) -> None:
        window, dice = self._window, self._dice
        kind = dice.random()
        if window.flow.is_attracting and kind < 0.5:
            pass_time()
        elif window.flow.seconds_left >= 0 and kind < 0.7:  # nobody is there
            for _ in range(3):
                window.flow.count_down()
            if QApplication.activePopupWidget() is not None:
                self._tell("WRONG: a menu stays open when the visitor has left")
        elif kind < 0.15:
            self._touch(QPoint(dice.randrange(window.width()), dice.randrange(window.height())))
        elif kind < 0.8:
            self._touch_move()
        elif kind < 0.84:
            buttons = [each for each in window.findChildren(QPushButton) if each.isVisible()]
            if buttons:
                dice.choice(buttons).click()
        elif kind < 0.9:
            QTest.keySequence(window, QKeySequence(dice.choice(LOCKED)))
        elif kind < 0.93:
            window.close()
        elif kind < 0.935:
            window.resize(*dice.choice(SIZES))
        else:
            pass_time()

    def _touch(self, place: QPoint) -> None:
        QTest.mouseClick(self._window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)

    def _touch_move(self) -> None:
        """Touch the place of a legal move, if the board is there to be played on."""
        board = self._window.page.board
        moves = list(board.meant)
        if moves and board.isVisible():
            place = board.place_center(self._dice.choice(moves)).toPoint()
            self._touch(board.viewport().mapTo(self._window, place))

    def _wait(self) -> None:
        for _ in range(self._dice.randrange(1, 6)):
            _process_events()
        end = time.monotonic() + 2
        while self._bot_thinks() and time.monotonic() < end:
            _process_events()
        shown = [
            each
            for each in QApplication.topLevelWidgets()
            if each.isVisible() and each.windowType() is not Qt.WindowType.Popup
        ]
        if shown != [self._window]:
            self._tell("OUT", shown)
            os._exit(3)

    def _bot_thinks(self) -> bool:
        flow, picture = self._window.flow, self._window.page.board.picture
        if flow.is_attracting or flow.asks_why or picture.accepts_moves:
            return False
        return picture.position.outcome is None

    def _look(self) -> None:
        """Count a game whose end can be seen."""
        flow = self._window.flow
        position, number = self._window.page.board.picture.position, flow.game_number
        if flow.stage is not BoothStage.VISIT or flow.asks_why or number in self._counted:
            return
        if position.outcome is not None:
            self._counted.add(number)
            names = {None: "drawn", MAX: "won_by_visitors", MIN: "won_by_bot"}
            self._tell("event", names[winner_of(position)])

    def _go_round(self) -> None:
        flow = self._window.flow
        flow.leave()
        for stage in (
            BoothStage.RIDDLE,
            BoothStage.ANSWERED,
            BoothStage.EXPLAIN,
            BoothStage.REPLAY,
        ):
            for _ in range(60):
                if flow.stage is stage:
                    break
                pass_time()
                time.sleep(0.01)
            else:
                self._tell("STUCK", flow.stage)


def _process_events(milliseconds: int = 1) -> None:
    """Do what is due, as Qt's own loop would: `processEvents` alone deletes nothing."""
    end = time.monotonic() + milliseconds / 1_000
    while True:
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        time.sleep(0.001)
        if time.monotonic() >= end:
            return


def _answers(figures: DayFigures) -> int:
    return sum(each.asked for each in figures.riddles.values())


def _megabytes() -> int:
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


# The simulation


def main() -> int:
    """Run the fair, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visitors", type=int, default=2_000)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.folder is not None:
        Visitors(options.folder, options.seed).run(options.visitors)
        return 0
    with TemporaryDirectory() as folder:
        return _simulate(options, Path(folder))


def _simulate(options: argparse.Namespace, folder: Path) -> int:
    seen, bad, memory = Counter[str](), list[str](), list[int]()
    dice, kills = Random(options.seed), 0
    while seen["visitors"] < options.visitors and not bad:
        share = options.visitors // (2 * options.kills + 1)
        most = seen["visitors"] + max(1, round(share * dice.uniform(0.8, 1.0)))
        if kills == options.kills:
            most = options.visitors + 1
        wanted = str(options.visitors - seen["visitors"])
        command = [sys.executable, __file__, "--folder", str(folder)]
        command += ["--seed", str(options.seed + kills), "--visitors", wanted]
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        lived = list[int]()
        kills += _listen(child, seen, lived, bad, most)
        memory = max(memory, lived, key=len)
        if child.wait() not in (0, -signal.SIGKILL):
            bad.append(f"the booth ended with {child.returncode}")
    bad += _compare(folder, seen, kills)
    first, *later = by_hours(memory)
    print(f"starts {seen['started']}, kills {kills}")
    print("memory by hours, in MB:", first, *later)
    if max(later) > MOST_GROWTH * first:
        bad.append("memory grows")
    print(*bad, f"wrong: {len(bad)}", sep="\n")
    return 1 if bad else 0


def by_hours(memory: Sequence[int]) -> list[int]:
    """Return the median of each of eight equal parts."""
    ends = [len(memory) * hour // HOURS for hour in range(HOURS + 1)]
    return [round(median(memory[begin:end] or [0])) for begin, end in pairwise(ends)]


def _listen(
    child: subprocess.Popen[str], seen: Counter[str], memory: list[int], bad: list[str], most: int
) -> int:
    """Count the events printed until `most` visitors have come, then kill it; return the kills."""
    assert child.stdout is not None
    for line in child.stdout:
        word, *rest = line.split()
        if word == "event":
            seen[rest[0]] += 1
        elif word == "memory":
            memory.append(int(rest[0]))
        elif word != "done":
            bad.append(line.strip())
        if seen["visitors"] >= most:
            child.send_signal(signal.SIGKILL)
            return 1
    return 0


def _compare(folder: Path, seen: Counter[str], kills: int) -> list[str]:
    booth, bad = Counter[str](), list[str]()
    for file in (folder / FOLDER / DAYS).glob("*.jsonl"):
        day = read_day(file.read_bytes())
        booth += Counter({name: getattr(day, name) for name in FIGURES if name != "riddles"})
        booth["riddles"] += _answers(day)
    print("figure: the booth's, the simulation's")
    for name in FIGURES:
        print(f"  {name}: {booth[name]}, {seen[name]}")
        if not 0 <= booth[name] - seen[name] <= kills:
            bad.append(f"{name} differs")
    return bad


if __name__ == "__main__":
    sys.exit(main())
