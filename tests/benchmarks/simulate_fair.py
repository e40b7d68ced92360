# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A fair of a whole day at many times the speed: is there a way out, a standstill, a wrong figure?

    xvfb-run -a -s "-screen 0 1920x1280x24" \
        python tests/benchmarks/simulate_fair.py [--visitors 2000] [--kills 20] [--hangs 4]

A booth with a guard, each in a process of its own, gets random touches, keys, requests to close and
changes of the screen's resolution, which it has to fill each time, and all timers run out at once
now and then. Its window is killed several times, and several times it hangs in the middle of a
game, looping or stopped. The guard has to start it again each time, and at no other time, and after
a hang the same position has to be on the board.

The simulation counts what visitors do by itself, from what is on the board, and compares that with
the booth's own figures; at each kill, one event may be written that was not yet told. Exits with 1
if anything is wrong.

All kills and hangs come in the first half: the last process then lives through the second, and must
not grow. Its memory is measured whenever a visitor has left and the booth has tidied up, because
during a visit it depends on the game, the page and the window's size at that moment. By then the
replay of a lost game has begun, whose search needs memory too: for Connect Four 32 MB of table and
16 MB of opening book. So the medians of later eighths (hours of a fair) are compared with the first
one of the same replayed game. The medians of all samples of each hour are printed as well.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple, NoReturn

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.booth import program
from desktop_app.booth.day import DAYS, DayFigures, read_day
from desktop_app.booth.flow import BoothStage, BoothTimes
from desktop_app.booth.heartbeat import HANG_CHECKS, Heartbeat
from desktop_app.booth.pin import Pin
from desktop_app.booth.program import GuardWatch, keep_running, parse_partner
from desktop_app.booth.riddles import EXAMPLE, record_of_moves
from desktop_app.booth.window import FOLDER, BoothWindow
from desktop_app.core.position import MAX, MIN
from desktop_app.core.score import winner_of
from desktop_app.shell.application import make_application
from desktop_app.shell.garbage import LOOK_MS, GarbageCollector
from tests.booth.test_booth import LOCKED
from tests.calm import pass_time
from tests.virtual_screen import ScreenResolution

SIZES = ((1366, 768), (1024, 600), (1920, 1080), (1280, 800), (800, 1280))
"""The resolutions of the screen, or else the sizes of the window, that take turns."""
FIGURES = ("visitors", "won_by_bot", "won_by_visitors", "drawn", "unfinished", "riddles")
HOURS = 8
CHECK_SECONDS = 0.5
"""A quarter of the usual time between two checks, so that a hang costs little time."""
PLAN = "plan.txt"
"""The file that tells a window how many visitors still come, and its seed."""
MOST_GROWTH = 1.2
"""The memory in a later hour, as a multiple of that in the first one."""
SAMPLES = 3
"""The fewest samples of an hour that are compared."""


# The booth and the visitors before it


class Visitors:
    """Touch a booth at random, and say what they have done."""

    def __init__(self, folder: Path, seed: int, partner: str, port: int) -> None:
        self._screen = _screen_resolution()
        if self._screen is not None:  # the last window may have been killed during a change
            self._screen.change(*SIZES[0])
        make_application()
        self._must_hang = False
        signal.signal(signal.SIGUSR2, self._hang_soon)
        Pin(folder / FOLDER).set("2580")
        hour = 3_600_000
        times = BoothTimes(hour, hour, 3, hour, hour, hour, hour, hour)
        game = record_of_moves(EXAMPLE[0], "").position.game
        full_screen = self._screen is not None
        self._window = BoothWindow(folder, game, times=times, seed=seed, full_screen=full_screen)
        collector = GarbageCollector(self._window)
        self._window.resize(*SIZES[0])
        self._window.show()
        self._window.start()
        collector.freeze_all_later()
        self._dice = Random(seed)
        self._counted: set[int] = set()
        self._heartbeat = Heartbeat(port)
        self._guard = guard = GuardWatch(parse_partner(partner), (), port)
        timer = QTimer(self._window)
        timer.timeout.connect(self._heartbeat.beat)
        timer.timeout.connect(guard.check)
        timer.start(round(CHECK_SECONDS * 1_000))
        self._window.ended.connect(guard.end)
        self._tell("started", os.getpid(), self._board())

    def _hang_soon(self, *_: object) -> None:
        self._must_hang = True

    def _board(self) -> str:
        """What is on the board during a visit; empty if nobody is there."""
        position = self._window.page.board.picture.position
        is_visit = self._window.flow.stage is BoothStage.VISIT
        return f"{position.game.id}, {position.ply}: {position.text}" if is_visit else ""

    def _is_in_game(self) -> bool:
        """Whether a visitor has begun a game and not ended it."""
        kept = self._window.day.flush() and self._window.day.saved_board()
        if not kept or self._window.flow.asks_why or not self._board():
            return False
        return all(node.position.outcome is None for node in kept.record.nodes())

    def _hang(self) -> NoReturn:
        self._tell("hangs", self._board())
        while True:
            pass

    def _tell(self, *words: object) -> None:
        """Say something once everything before is written."""
        self._window.day.flush()
        print(*words, flush=True)

    def run(self, visitors: int) -> None:
        """Let so many visitors come, then look whether the loop still goes round, and end."""
        came = 0
        while came < visitors:
            if self._must_hang and self._is_in_game():
                self._hang()
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
                replayed = self._window.page.board.picture.position.game.id
                print("memory", _megabytes(), replayed, flush=True)
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
            self._resize(*dice.choice(SIZES))
        else:
            pass_time()

    def _resize(self, width: int, height: int) -> None:
        """Give the screen another resolution, and look whether the booth fills it."""
        if self._screen is None:
            self._window.resize(width, height)
            return
        self._screen.switch_off()
        _process_events(self._dice.randrange(20))
        self._screen.switch_on(width, height)
        whole, end = QRect(0, 0, width, height), time.monotonic() + 5
        while self._window.geometry() != whole and time.monotonic() < end:
            _process_events()
        if self._window.geometry() != whole:
            self._tell("WRONG: the window is", self._window.geometry(), "on a screen of", whole)

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


def _screen_resolution() -> ScreenResolution | None:
    """Return what changes the screen's resolution; None where it can't be changed to all sizes."""
    try:
        screen = ScreenResolution()
    except OSError:
        return None
    wide, high = screen.largest
    can_change = all(width <= wide and height <= high for width, height in SIZES)
    return screen if can_change else None


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
    parser.add_argument("--hangs", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    for name in ("folder", "booth-partner"):
        parser.add_argument(f"--{name}", default="", help=argparse.SUPPRESS)
    parser.add_argument("--booth-port", type=int, default=0, help=argparse.SUPPRESS)
    for name in ("booth", "booth-window"):
        parser.add_argument(f"--{name}", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not options.folder:
        with TemporaryDirectory() as folder:
            return Fair(options, Path(folder)).run()
    program.own_command = lambda: _own_command(options.folder)
    program.CHECK_SECONDS = CHECK_SECONDS
    program.STEADY_SECONDS = program.FAILURE_SECONDS = 0.0  # no window lives long
    if options.booth:
        return keep_running(partner=options.booth_partner, port=options.booth_port)
    folder = Path(options.folder)
    visitors, seed = (folder / PLAN).read_text("ascii").split()
    Visitors(folder, int(seed), options.booth_partner, options.booth_port).run(int(visitors))
    return 0


def _own_command(folder: str) -> list[str]:
    """Return the command that starts a process of the booth."""
    return [sys.executable, __file__, "--folder", folder]


class Fair:
    """Runs the booth, kills its window, lets it hang, and counts what its visitors say."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self._folder, self._visitors, self._seed = folder, options.visitors, options.seed
        self._kills, self._hangs = options.kills, options.hangs
        self._dice = Random(options.seed)
        blows = [signal.SIGKILL] * options.kills + [signal.SIGUSR2] * options.hangs
        self._dice.shuffle(blows)
        self._blows, self._share = deque(blows), options.visitors // (2 * len(blows) + 1)
        self._seen, self._bad = Counter[str](), list[str]()
        self._memory: list[list[MemorySample]] = []
        self._pid, self._is_down = 0, True
        self._hung: tuple[str, float] | None = None
        self._silences: list[float] = []
        self._next = self._visitors_before_blow()

    def _visitors_before_blow(self) -> int:
        most = max(1, round(self._share * self._dice.uniform(0.8, 1.0)))
        return self._seen["visitors"] + most

    def run(self) -> int:
        """Run it, and return the exit status."""
        self._write_plan()
        command = [*_own_command(str(self._folder)), "--booth"]
        guard = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert guard.stdout is not None
        try:
            for line in guard.stdout:
                self._take(line.strip())
                if self._bad:
                    break
            else:
                if guard.wait() != 0:
                    self._bad.append(f"the guard ended with {guard.returncode}")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(guard.pid, signal.SIGKILL)
            guard.wait()
        return self._report()

    def _write_plan(self) -> None:
        left = self._visitors - self._seen["visitors"]
        (self._folder / PLAN).write_text(f"{left} {self._seed + len(self._memory)}", "ascii")

    def _take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "started":
            self._take_start(rest)
        elif word == "hangs":
            self._hung = rest, time.monotonic()
            if len(self._silences) % 2:  # every other one does not even loop
                os.kill(self._pid, signal.SIGSTOP)
        elif word == "event":
            self._seen[rest] += 1
        elif word == "memory":
            megabytes, _, replayed = rest.partition(" ")
            self._memory[-1].append(MemorySample(int(megabytes), replayed))
        elif word != "done":
            self._bad.append(line)
        self._write_plan()
        if self._blows and not self._is_down and self._seen["visitors"] >= self._next:
            self._is_down = True
            os.kill(self._pid, self._blows.popleft())

    def _take_start(self, line: str) -> None:
        pid, _, board = line.partition(" ")
        if not self._is_down:
            self._bad.append("the window was started again without need")
        if self._hung is not None:
            before, at = self._hung
            self._silences.append(time.monotonic() - at)
            if board != before:
                self._bad.append(f"after a hang: {board!r} instead of {before!r}")
        self._hung, self._is_down, self._pid = None, False, int(pid)
        self._memory.append([])
        self._next = self._visitors_before_blow()

    def _report(self) -> int:
        self._bad += _compare(self._folder, self._seen, self._kills)
        hours = by_hours(max(self._memory, key=len))
        print(f"starts {len(self._memory)}, kills {self._kills}, hangs {len(self._silences)}")
        print("seconds from a hang to the next window:", *map(round, self._silences))
        print("memory by hours, in MB:", *map(median_megabytes, hours))
        for game in sorted({sample.replayed for hour in hours for sample in hour}):
            samples = [[each for each in hour if each.replayed == game] for hour in hours]
            print(f"  while {game} is replayed (samples):", end="")
            print(*(f" {median_megabytes(hour)} ({len(hour)})" for hour in samples), sep=",")
            first, *later = [
                median_megabytes(hour) for hour in samples if len(hour) >= SAMPLES
            ] or [0]
            if max(later, default=0) > MOST_GROWTH * first:
                self._bad.append(f"memory grows while {game} is replayed")
        if len(self._memory) != 1 + self._kills + self._hangs:
            self._bad.append("the starts are not one for each kill and hang, and the first")
        if any(silence < (HANG_CHECKS - 1) * CHECK_SECONDS for silence in self._silences):
            self._bad.append("a window was killed too early")
        print(*self._bad, f"wrong: {len(self._bad)}", sep="\n")
        return 1 if self._bad else 0


class MemorySample(NamedTuple):
    """The memory of the booth's window between two visits, and the game that it replays."""

    megabytes: int
    replayed: str


def by_hours(memory: Sequence[MemorySample]) -> list[Sequence[MemorySample]]:
    """Return eight equal parts."""
    ends = [len(memory) * hour // HOURS for hour in range(HOURS + 1)]
    return [memory[begin:end] for begin, end in pairwise(ends)]


def median_megabytes(samples: Sequence[MemorySample]) -> int:
    """Return the median of samples; 0 if there are none."""
    return round(median([each.megabytes for each in samples] or [0]))


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
