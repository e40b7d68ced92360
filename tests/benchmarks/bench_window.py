# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How smoothly the window moves while a search runs, and how soon it is there and gone.

On a screen, or on a virtual one; nothing else should run meanwhile:

    xvfb-run -a -s "-screen 0 1600x1000x24" python tests/benchmarks/bench_window.py

With `--arena` only what has to do with a run of the arena, with `--starts` only the starts. Exits
with 1 if a target is missed.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QPointF,
    QSettings,
    Qt,
    QTimer,
)
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.arena.charts import ScoreChart
from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game
from desktop_app.play.session import PERSON
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.settings import Settings
from desktop_app.shell.application import make_application, make_window
from desktop_app.shell.main_window import MainWindow
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.tournament import Tournament

SECONDS = 10.0
CLICKS = 25
CLOSES = 7
STARTS = 7
FRAME_MS = 16
SPREAD = 37
"""Cells between two clicks: far enough for nobody to win."""

FRAME_TARGET_MS = 25.0
ARENA_TARGET_MS = 33.0
"""With all processors at work, one frame of two at 60 Hz may be left out."""
CLICK_TARGET_MS = 50.0
START_TARGETS = {"our window": 1.2, "its board": 2.5, "a stone on that board": 3.3}
"""How much longer than an empty window they may take."""

ANALYSED = (
    ("gomoku", "h8i9j10"),
    ("connect-four", "44"),
    ("chess", "e2e4e7e5"),
    ("othello:6x6", ""),
    ("hex", "f6"),
    ("dots-and-boxes", ""),
)

EMPTY_WINDOW = """
import sys, time
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.time(), flush=True)
        QApplication.quit()
app = QApplication(sys.argv[:1])
window = Window()
window.resize(1280, 860)
window.show()
app.exec()
"""

OUR_WINDOW = """
import sys, time
from PySide6.QtWidgets import QApplication
from desktop_app.shell.main_window import MainWindow
painted = MainWindow.paintEvent
def paint(window, event):
    painted(window, event)
    if MainWindow.paintEvent is paint:
        MainWindow.paintEvent = painted
        print(time.time(), flush=True)
        from desktop_app.play.board.view import BoardView
        board_painted = BoardView.paintEvent
        def paint_board(board, event):
            board_painted(board, event)
            if not shown:
                print(time.time(), flush=True)
                shown.append(board.picture.position)
                click(board)
            elif board.picture.position != shown[0] and len(shown) == 1:
                print(time.time(), flush=True)
                shown.append(board.picture.position)
                board.window().close()
        BoardView.paintEvent = paint_board
shown = []
def click(board):
    from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    position, button = board.picture.position, Qt.MouseButton.LeftButton
    place = board.place_center(board.kind.place_of(position, position.legal_moves()[0]))
    where, keys = QPointF(board.viewport().mapToGlobal(place)), Qt.KeyboardModifier.NoModifier
    for kind, held in (
        (QEvent.Type.MouseButtonPress, button),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(kind, place, where, button, held, keys)
        QCoreApplication.postEvent(board.viewport(), event)
MainWindow.paintEvent = paint
from desktop_app.__main__ import main
sys.argv[1:] = []
sys.exit(main())
"""


class Watch(QObject):
    """Notes when the board has been painted, and what was on it then."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._board = window.board
        self.painted: list[float] = []
        self.on_paint: Callable[[], None] | None = None
        window.board.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint:
            return False
        self._board.viewportEvent(event)
        self.painted.append(perf_counter())
        if self.on_paint is not None:
            self.on_paint()
        return True


class Table:
    """Prints one line for each thing measured."""

    def __init__(self) -> None:
        self.missed = 0

    def line(self, what: str, found: str, target: str = "", *, ok: bool = True) -> None:
        verdict = "" if not target else "ok" if ok else "MISSED"
        self.missed += not ok
        print(f"{what:44} {found:32} {target:22} {verdict}".rstrip(), flush=True)


def opened(folder: str, name: str = "bench") -> MainWindow:
    """A window with two persons, shown and ready."""
    store = QSettings(str(Path(folder) / f"{name}.ini"), QSettings.Format.IniFormat)
    window = make_window(Settings(store), seed=1)
    window.session.set_seat(MAX, PERSON)
    window.session.set_seat(MIN, PERSON)
    window.show()
    wait(lambda: window.isVisible() and window.isActiveWindow(), 5)
    rest(0.5)
    return window


def wait(condition: Callable[[], bool], seconds: float) -> None:
    """Run Qt's own event loop until something holds, or so long."""
    loop = QEventLoop()
    timer = QTimer()
    end = perf_counter() + seconds

    def look() -> None:
        if condition() or perf_counter() > end:
            loop.quit()

    timer.timeout.connect(look)
    timer.start(5)
    loop.exec()
    timer.stop()


def rest(seconds: float) -> None:
    """Run Qt's own event loop so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def begin(window: MainWindow, game: str, moves: str = "") -> None:
    start = find_game(game).start()
    window.session.new_game(start)
    window.session.play_line(parse_moves(start, moves))


def frames(window: MainWindow, seconds: float) -> list[float]:
    """Milliseconds from paint to paint, with a repaint asked for at 60 Hz."""
    watch = Watch(window)
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(window.board.viewport().update)
    timer.start(FRAME_MS)
    rest(seconds)
    timer.stop()
    window.board.viewport().removeEventFilter(watch)
    return [1000 * (b - a) for a, b in zip(watch.painted, watch.painted[1:], strict=False)]


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def frame_line(
    table: Table, what: str, found: list[float], target: float = FRAME_TARGET_MS
) -> None:
    p50, p99, worst = quantile(found, 0.5), quantile(found, 0.99), max(found)
    table.line(
        f"frames, {what}",
        f"{p50:.1f} / {p99:.1f} / {worst:.1f} ms",
        f"p99 <= {target:.0f} ms",
        ok=p99 <= target,
    )


def measure_frames(folder: str, table: Table) -> None:
    """Idle, beside an analysis whose values stream in, and beside a bot that thinks."""
    window = opened(folder)
    begin(window, "gomoku", "h8i9j10")
    rest(0.5)
    frame_line(table, "idle (p50 / p99 / worst)", frames(window, SECONDS))
    if not window.layouts.analysing:
        window.actions_list["list"].trigger()
    for game, moves in ANALYSED:
        begin(window, game, moves)
        wait(lambda: window.flow.analysis is not None, 5)
        frame_line(table, f"{game} analysed", frames(window, SECONDS))
    window.flow.move_seconds = 10 * SECONDS
    for game, moves in (("gomoku", "h8i9j10"), ("chess", "e2e4")):
        window.session.set_seat(MIN, PERSON)
        begin(window, game, moves)
        window.session.set_seat(MIN, StrategyId("perfect"))
        frame_line(table, f"{game}, a bot thinking", frames(window, SECONDS))
    window.close()


class Paints(QObject):
    """Notes when something is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.times: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(perf_counter())
        return False


def measure_arena(folder: str, table: Table) -> None:
    """While the arena plays on all processors: its own page, the board, and the window's end."""
    window = opened(folder, "arena")
    window.actions_list["arena"].trigger()
    page = window.pages.arena_page
    names = tuple(map(parse_strategy, ("perfect", "random")))
    tournament = Tournament(GameConditions("tic-tac-toe"), names, 200_000)
    page.experiments.chosen.emit(tournament)  # as a person does, so that the results are shown
    wait(lambda: bool(page.results.games), 30)
    (chart,) = page.findChildren(ScoreChart)
    paints, timer = Paints(chart), QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(chart.update)
    timer.start(FRAME_MS)
    rest(SECONDS)
    timer.stop()
    found = [1000 * (b - a) for a, b in pairwise(paints.times)]
    frame_line(table, "the arena's page, a run", found, ARENA_TARGET_MS)
    window.pages.show_board()
    begin(window, "gomoku", "h8i9j10")
    rest(0.5)
    frame_line(table, "the board beside a run", frames(window, SECONDS), ARENA_TARGET_MS)
    played, started = len(page.results.games), perf_counter()
    window.close()
    table.line("the end of a window with a run", f"{1000 * (perf_counter() - started):.0f} ms")
    table.line("games played meanwhile", f"{played:,}")


def measure_clicks(folder: str, table: Table) -> None:
    """From a click to the end of the paint event that shows the new stone."""
    window = opened(folder)
    begin(window, "gomoku", "h8i9j10")
    if not window.layouts.analysing:
        window.actions_list["list"].trigger()
    watch = Watch(window)
    found: list[float] = []
    for number in range(CLICKS):
        rest(0.3 + 0.017 * number)
        found.append(click(window, watch, SPREAD * number))
    window.close()
    worst = max(found)
    table.line(
        "click to stone, gomoku analysed",
        f"{statistics.median(found):.1f} / {worst:.1f} ms (p50 / worst)",
        f"worst <= {CLICK_TARGET_MS:.0f} ms",
        ok=worst <= CLICK_TARGET_MS,
    )


def click(window: MainWindow, watch: Watch, number: int) -> float:
    """Click on an open cell; milliseconds until its stone has been painted."""
    position = window.session.position
    moves = position.legal_moves()
    move = moves[number % len(moves)]
    seen: list[float] = []

    def look() -> None:
        if window.board.picture.position == position.after(move) and not seen:
            seen.append(perf_counter())

    watch.on_paint = look
    viewport, place = window.board.viewport(), window.board.place_center(move)
    started = perf_counter()
    for kind, held in (
        (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        where = QPointF(viewport.mapToGlobal(place))
        left, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QCoreApplication.postEvent(viewport, QMouseEvent(kind, place, where, left, held, keys))
    wait(lambda: bool(seen), 5)
    watch.on_paint = None
    return 1000 * (seen[0] - started)


def measure_closing(folder: str, table: Table) -> None:
    """From `close` until the engine's thread has ended, in the middle of a search."""
    found: list[float] = []
    for number in range(CLOSES):
        window = opened(folder, f"close{number}")
        begin(window, "five-in-a-row" if number % 2 else "gomoku", "h8i9j10")
        window.actions_list["list"].trigger()
        window.flow.move_seconds = 3600
        window.session.set_seat(MIN, StrategyId("perfect"))
        rest(0.5 + 0.1 * number)
        started = perf_counter()
        window.close()
        found.append(1000 * (perf_counter() - started))
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    table.line(
        "closing in the middle of a search",
        f"{statistics.median(found):.1f} / {max(found):.1f} ms (p50 / worst)",
    )


def started(script: str, folder: str) -> list[float]:
    """Milliseconds from the start of a process to each of the times that it prints."""
    environment = os.environ | {"XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled
    before = time.time()
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        check=True,
        cwd=Path(__file__).parents[2],
        env=environment,
        text=True,
        timeout=60,
    )
    return [1000 * (float(line) - before) for line in done.stdout.split()]


def measure_starts(folder: str, table: Table) -> None:
    """From the start of the process to the first paint, by turns with an empty window.

    Then to the first paint of the board, and to the stone of a click on it that was waiting.
    """
    left = Path(folder) / "left"  # what a former start has left behind
    for script in (EMPTY_WINDOW, OUR_WINDOW):
        started(script, str(left / "click"))  # files come from the cache then
    close = "from PySide6.QtCore import QTimer; QTimer.singleShot(0, board.window().close)\n"
    unclicked = OUR_WINDOW.replace("click(board)\n", close)
    started(unclicked, str(left / "closed"))
    empty: list[float] = []
    ours: list[list[float]] = []
    for number in range(STARTS):
        empty.append(started(EMPTY_WINDOW, str(left / "click"))[0])
        again = shutil.copytree(left / "closed", Path(folder) / f"start{number}")
        ours.append(started(OUR_WINDOW, str(again)))
    base = statistics.median(empty)
    table.line("start to first paint, an empty window", f"{base:.0f} ms")
    for (what, target), times in zip(START_TARGETS.items(), zip(*ours, strict=True), strict=True):
        middle = statistics.median(times)
        ratio = middle / base
        table.line(
            f"start to {what}",
            f"{middle:.0f} ms, ratio {ratio:.2f}",
            f"ratio <= {target}",
            ok=ratio <= target,
        )


def main() -> int:
    """Measure everything; 1 if a target was missed."""
    app = make_application()
    app.setQuitOnLastWindowClosed(False)
    table = Table()
    load = ", ".join(f"{number:.2f}" for number in os.getloadavg())
    version = sys.version.split()[0]
    print(f"{app.platformName()}, Python {version}, {os.cpu_count()} cores, load {load}")
    with tempfile.TemporaryDirectory() as folder:
        if "--starts" in sys.argv:
            measure_starts(folder, table)
            return 1 if table.missed else 0
        if "--arena" in sys.argv:
            measure_arena(folder, table)
            return 1 if table.missed else 0
        measure_starts(folder, table)
        measure_frames(folder, table)
        measure_arena(folder, table)
        measure_clicks(folder, table)
        measure_closing(folder, table)
    return 1 if table.missed else 0


if __name__ == "__main__":
    sys.exit(main())
