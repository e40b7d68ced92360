# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The two processes of the booth: there is one booth, and it survives crashes, kills and hangs."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from errno import ENOLCK, ENOMEM
from pathlib import Path

import pytest

from desktop_app.booth import heartbeat, program
from desktop_app.booth.day import ASIDE, DayLog
from desktop_app.booth.flow import BoothStage
from desktop_app.booth.heartbeat import (
    HANG_CHECKS,
    LOOPBACK,
    START_CHECKS,
    HangDetector,
    Heartbeat,
)
from desktop_app.booth.pin import Pin
from desktop_app.booth.program import (
    CHECK_SECONDS,
    FAILURE_SECONDS,
    FRESH_OPTION,
    LONGEST_PAUSE,
    PARTNER_OPTION,
    PORT_OPTION,
    RUNNING,
    GuardWatch,
    claim_booth,
    keep_running,
    parse_partner,
)
from desktop_app.booth.riddles import EXAMPLE, record_of_moves
from desktop_app.booth.window import FOLDER
from desktop_app.error_log import FILE_NAME
from desktop_app.play.session import PERSON
from desktop_app.players.characters import FITTED_PLAYER
from desktop_app.processes import OwnerProcess, is_running, owner_of, this_owner
from tests.waiting import wait_until

ROOT = Path(__file__).parent.parent.parent
PIN = "2580"
GAME = record_of_moves("tic-tac-toe", "a1b2")
"""A visitor's game, with the visitor to move."""


def test_there_is_one_booth_on_a_computer(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from desktop_app.booth.program import claim_booth"
    code += "; print(claim_booth(Path(sys.argv[1])), flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as first:  # fmt: skip
        assert first.stdout is not None
        assert first.stdout.readline() == "True\n"
        assert not claim_booth(tmp_path)
        first.kill()
    assert claim_booth(tmp_path), "the one that was killed is no booth any more"
    assert claim_booth(tmp_path), "this process itself is no other one"


def test_a_second_booth_says_so_in_its_language(tmp_path: Path) -> None:
    code = "from desktop_app.booth.program import claim_booth; from pathlib import Path"
    code += "; from desktop_app.error_log import data_folder; from desktop_app.booth.window import "
    code += "FOLDER; print(claim_booth(data_folder() / FOLDER), flush=True); input()"
    environment = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    second = [sys.executable, "-m", "desktop_app", "--booth-window", "--language", "de"]
    with subprocess.Popen(
        [sys.executable, "-c", code], env=environment, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True,
    ) as first:  # fmt: skip
        assert first.stdout is not None
        assert first.stdout.readline() == "True\n"
        told = subprocess.run(
            second, env=environment, cwd=ROOT, capture_output=True, text=True, check=False
        )
        first.kill()
    assert (told.returncode, told.stderr) == (0, "Der Messestand läuft schon.\n")


CLAIMS = """
import subprocess, sys, time
from pathlib import Path
from desktop_app.booth import program

write_whole = program.write_whole

def write_slowly(*arguments, **options):
    time.sleep(0.5)
    write_whole(*arguments, **options)

program.write_whole = write_slowly
print("ready", flush=True)
sys.stdin.read()  # until all of them can begin
is_booth = program.claim_booth(Path(sys.argv[1]))
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
print(is_booth, flush=True)
time.sleep(1000)
"""
"""A process that claims the booth when its input ends, on a slow disk, and then starts another
process."""


@pytest.mark.skipif(sys.platform == "win32", reason="the processes share one input")
def test_of_many_booths_that_start_at_once_one_remains(tmp_path: Path) -> None:
    inlet, outlet = os.pipe()
    command = [sys.executable, "-c", CLAIMS, str(tmp_path)]
    booths = [
        subprocess.Popen(
            command, stdin=inlet, stdout=subprocess.PIPE, text=True, cwd=ROOT,
            start_new_session=True,
        )
        for _ in range(12)
    ]  # fmt: skip
    os.close(inlet)
    try:
        outputs = [each.stdout for each in booths if each.stdout is not None]
        assert [output.readline() for output in outputs] == ["ready\n"] * 12
        os.close(outlet)
        answers = [output.readline() for output in outputs]
        assert sorted(answers) == ["False\n"] * 11 + ["True\n"]
        assert not claim_booth(tmp_path)
        booth = booths[answers.index("True\n")]
        booth.kill()
        booth.wait()
        assert claim_booth(tmp_path), "what the dead booth has started holds nothing"
    finally:
        for each in booths:
            os.killpg(each.pid, signal.SIGKILL)  # with what it has started
            each.communicate()


def test_without_locks_the_file_that_names_the_booth_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> bool:
        raise OSError(ENOLCK, "no locks available")

    monkeypatch.setattr(program, "lock_until_exit", refuse)
    assert claim_booth(tmp_path)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        (tmp_path / RUNNING).write_text(json.dumps(owner_of(other.pid)), "ascii")
        assert not claim_booth(tmp_path)
        other.kill()
    assert claim_booth(tmp_path)


@pytest.mark.parametrize("text", ["", "[]", "[1, 2]", '["a", "b", "c"]', "{", '{"pid": 1}'])
def test_a_damaged_note_of_the_process_stops_no_booth(tmp_path: Path, text: str) -> None:
    (tmp_path / RUNNING).write_text(text, "utf-8")
    assert claim_booth(tmp_path)


def test_the_program_is_started_again_until_the_presenter_ends_it() -> None:
    statuses, commands, pauses = [-9, 1, -11, 0], list[Sequence[str]](), list[float]()

    def start(command: Sequence[str]) -> int:
        commands.append(command)
        return statuses[len(commands) - 1]

    assert keep_running(["--language", "de"], start, pauses.append, clock=lambda: 0.0) == 0
    assert len(commands) == 4
    assert all(each[-3:] == ["--booth-window", "--language", "de"] for each in commands)
    assert pauses == [1.0, 2.0, 4.0]


def fresh_starts(lives: Sequence[float]) -> list[bool]:
    """Run windows that live for these seconds; return which of them gave up the game."""
    commands, seconds = list[Sequence[str]](), [0.0]

    def start(command: Sequence[str]) -> int:
        commands.append(command)
        if len(commands) > len(lives):
            return 0
        seconds.append(seconds[-1] + lives[len(commands) - 1])
        return -9

    keep_running([], start, lambda _seconds: None, clock=lambda: seconds[-1])
    return [FRESH_OPTION in command for command in commands]


def test_a_game_with_which_no_window_lives_long_is_given_up() -> None:
    assert fresh_starts([1, 100, 1]) == [False, False, False, True]
    assert fresh_starts([1, 1, 1, 1, 1]) == [False, False, False, True, False, False]
    long = FAILURE_SECONDS
    assert not any(fresh_starts([1, 1, long, 1, 1, long, 1]))


def test_pauses_between_failed_starts_have_a_limit() -> None:
    pauses = list[float]()

    def start(_command: Sequence[str]) -> int:
        return 0 if len(pauses) == 12 else 1

    keep_running([], start, pauses.append, clock=lambda: 0.0)
    assert max(pauses) == LONGEST_PAUSE


def environment_in(folder: Path) -> dict[str, str]:
    """The environment of a booth whose files are in a folder, and which has a PIN."""
    data = folder / "data"
    Pin(data / "Minimax Fair" / FOLDER).set(PIN)
    places = {"HOME": folder, "XDG_DATA_HOME": data, "XDG_CONFIG_HOME": folder}
    return os.environ | {name: str(place) for name, place in places.items()}


HOOKS = """
import os, signal, sys
from desktop_app.booth import heartbeat, program

program.CHECK_SECONDS = 0.1
heartbeat.HANG_CHECKS, heartbeat.START_CHECKS = 50, 10**6

def loop_for_ever(number, frame):
    while True:
        pass

def note(*what):
    with open(os.environ["NOTES"], "a") as file:
        print(os.getpid(), *what, file=file)

if program.WINDOW_OPTION in sys.orig_argv:
    from desktop_app.booth.window import BoothWindow

    start, beat, windows = BoothWindow.start, heartbeat.Heartbeat.beat, []

    def start_and_remember(window, **options):
        start(window, **options)
        if "CRASHES" in os.environ and not window.flow.is_attracting:
            os._exit(1)
        windows.append(window)

    def beat_and_note(self):
        beat(self)
        while windows:
            window = windows.pop()
            note(window.flow.stage, window.page.board.picture.position.text)

    BoothWindow.start, heartbeat.Heartbeat.beat = start_and_remember, beat_and_note
    signal.signal(signal.SIGUSR2, loop_for_ever)
else:
    is_hung, hears = heartbeat.HangDetector.is_hung, []

    def look_and_note(self):
        answer = is_hung(self)
        if self._limit == heartbeat.HANG_CHECKS and not hears:
            hears.append(self)
            note("hears")
        return answer

    heartbeat.HangDetector.is_hung = look_and_note
"""
"""Runs in each process of a booth, before anything else. With its first beat, a window notes what
it shows, and its guard that it hears it; a signal makes a window hang. A window may also end as
soon as it goes on with a game."""


class RunningBooth:
    """A booth in processes of its own, with a visitor's game on the board.

    Attributes:
        guard: the first guard.
    """

    def __init__(self, folder: Path, **variables: str) -> None:
        self.data = folder / "data" / "Minimax Fair"
        self._notes = folder / "notes.txt"
        (folder / "sitecustomize.py").write_text(HOOKS, "utf-8")
        log = DayLog(self.data / FOLDER, self.data)
        log.save_board(GAME, (PERSON, FITTED_PLAYER))
        assert log.close()
        paths = os.pathsep.join((str(folder), str(ROOT)))
        environment = environment_in(folder) | {"PYTHONPATH": paths, "NOTES": str(self._notes)}
        environment |= variables
        command = [sys.executable, "-m", "desktop_app", "--booth", "--language", "en"]
        self.guard = subprocess.Popen(command, env=environment, cwd=ROOT, start_new_session=True)

    def window_other_than(self, *former: int) -> int:
        """Wait for another window that shows the game; return its process id."""
        return self._noting(f"{BoothStage.VISIT} {GAME.position.text}", former)

    def window_without_a_game(self) -> int:
        """Wait for a window that attracts visitors; return its process id."""
        start = record_of_moves(*EXAMPLE).root.position
        return self._noting(f"{BoothStage.REPLAY} {start.text}", ())

    def guard_other_than(self, *former: int) -> int:
        """Wait for another guard that hears the window; return its process id."""
        return self._noting("hears", former)

    def _noting(self, wanted: str, former: Sequence[int]) -> int:
        found = list[int]()

        def looks() -> bool:
            with suppress(OSError):
                for line in self._notes.read_text("utf-8").splitlines():
                    pid, _, noted = line.partition(" ")
                    if noted == wanted and int(pid) not in former:
                        found.append(int(pid))
            return bool(found)

        wait_until(looks, 0.05)
        return found[-1]

    def end(self) -> None:
        """Kill all processes at once: whoever is left would start the others again."""
        with suppress(ProcessLookupError):
            os.killpg(self.guard.pid, signal.SIGKILL)
        self.guard.wait()


@pytest.fixture
def running_booth(tmp_path: Path) -> Iterator[RunningBooth]:
    booth = RunningBooth(tmp_path)
    yield booth
    booth.end()


@pytest.mark.skipif(sys.platform != "linux", reason="`kill -9`")
def test_whichever_process_is_killed_comes_back(running_booth: RunningBooth) -> None:
    window = running_booth.window_other_than()
    first = running_booth.guard
    first.kill()
    guard = running_booth.guard_other_than(first.pid)
    os.kill(guard, signal.SIGKILL)
    running_booth.guard_other_than(first.pid, guard)
    os.kill(window, signal.SIGKILL)
    running_booth.window_other_than(window)


@pytest.mark.skipif(sys.platform != "linux", reason="signals")
def test_a_window_that_hangs_is_killed_and_the_next_one_goes_on_with_the_game(
    running_booth: RunningBooth,
) -> None:
    looping = running_booth.window_other_than()
    os.kill(looping, signal.SIGUSR2)
    stopped = running_booth.window_other_than(looping)
    errors = running_booth.data / FILE_NAME
    wait_until(lambda: errors.exists() and "in loop_for_ever" in errors.read_text("utf-8"), 0.05)
    os.kill(stopped, signal.SIGSTOP)
    last = running_booth.window_other_than(looping, stopped)
    assert not is_running(owner_of(looping))
    assert not is_running(owner_of(stopped))
    assert is_running(owner_of(last))


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes")
def test_a_game_that_ends_each_window_does_not_end_the_booth(tmp_path: Path) -> None:
    booth = RunningBooth(tmp_path, CRASHES="yes")
    try:
        assert booth.window_without_a_game()
        assert (booth.data / FOLDER / ASIDE).exists(), "the game can still be looked at"
    finally:
        booth.end()


@pytest.mark.skipif(sys.platform != "linux", reason="signals")
def test_a_new_guard_kills_the_window_that_has_started_it_if_it_hangs(
    running_booth: RunningBooth,
) -> None:
    window = running_booth.window_other_than()
    running_booth.guard.kill()
    guard = running_booth.guard_other_than(running_booth.guard.pid)
    os.kill(window, signal.SIGUSR2)
    assert running_booth.window_other_than(window)
    assert is_running(owner_of(guard))


@pytest.fixture
def detector() -> Iterator[HangDetector]:
    with closing(HangDetector()) as made:
        yield made


@pytest.fixture
def beating(detector: HangDetector) -> Iterator[Heartbeat]:
    with closing(Heartbeat(detector.port)) as made:
        yield made


def test_a_window_hangs_if_its_event_loop_is_silent_for_a_minute(
    detector: HangDetector, beating: Heartbeat
) -> None:
    assert HANG_CHECKS * CHECK_SECONDS == 60
    for _ in range(3):
        beating.beat()
        assert [detector.is_hung() for _ in range(HANG_CHECKS)] == [False] * HANG_CHECKS
    assert detector.is_hung()
    beating.beat()
    assert not detector.is_hung(), "it was only slow"


def test_a_start_may_take_three_minutes(detector: HangDetector, beating: Heartbeat) -> None:
    assert START_CHECKS * CHECK_SECONDS == 180
    beating.beat()
    detector.expect_start()  # the last beat was that of the window before
    assert [detector.is_hung() for _ in range(START_CHECKS - 1)] == [False] * (START_CHECKS - 1)
    assert detector.is_hung()


def test_a_guard_that_does_not_look_never_blocks_the_window(
    detector: HangDetector, beating: Heartbeat
) -> None:
    for _ in range(100_000):
        beating.beat()
    assert not detector.is_hung()


def closed_port() -> int:
    """A port to which nobody listens."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as made:
        made.bind((LOOPBACK, 0))
        return made.getsockname()[1]


@pytest.mark.parametrize("port", [0, closed_port()], ids=["none", "closed"])
def test_a_window_without_a_guard_to_hear_it_goes_on(port: int) -> None:
    with closing(Heartbeat(port)) as beating:
        for _ in range(3):
            beating.beat()


def test_a_guard_takes_the_port_of_the_one_before_it_or_another_one() -> None:
    port = closed_port()
    with closing(HangDetector(port)) as first, closing(HangDetector(port)) as second:
        assert first.port == port
        assert second.port not in (0, port)


def test_without_a_loopback_interface_no_window_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "LOOPBACK", "192.0.2.1")  # of no computer
    with closing(HangDetector()) as detector:
        assert detector.port == 0
        assert not any(detector.is_hung() for _ in range(START_CHECKS + 1))


BEATS_AND_HANGS = """
import sys, time
from desktop_app.booth.heartbeat import Heartbeat
heartbeat = Heartbeat(int(sys.argv[1]))
for _ in range(50):
    heartbeat.beat()
    time.sleep(0.01)
print("hangs", flush=True)
while True:
    pass
"""


MANY_CHECKS = 10**6
"""More checks than any start here takes."""


def run_two(monkeypatch: pytest.MonkeyPatch, first: Sequence[str]) -> int:
    """Guard a window that is another program, and then one that ends; return how many ran.

    Only the first one may be killed, however slowly the second one starts.
    """
    commands, status = [[sys.executable, "-c", *first], [sys.executable, "-c", ""]], list[int]()

    def begin(command: Sequence[str]) -> subprocess.Popen[bytes]:
        (port,) = (each for each in command if each.startswith(PORT_OPTION))
        status.append(0)
        return begin_process([*commands[len(status) - 1], port.partition("=")[2]], cwd=ROOT)

    def be_patient(_seconds: float) -> None:
        monkeypatch.setattr(heartbeat, "START_CHECKS", MANY_CHECKS)

    begin_process = subprocess.Popen[bytes]
    monkeypatch.setattr(program.subprocess, "Popen", begin)
    monkeypatch.setattr(program, "CHECK_SECONDS", 0.02)
    keep_running(pause=be_patient)
    return len(status)


def test_a_start_that_never_comes_to_an_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "START_CHECKS", 5)
    assert run_two(monkeypatch, ["while True: pass"]) == 2


def test_a_window_that_beats_may_take_its_time(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(heartbeat, "HANG_CHECKS", 50)
    monkeypatch.setattr(heartbeat, "START_CHECKS", MANY_CHECKS)
    assert run_two(monkeypatch, [BEATS_AND_HANGS]) == 2
    assert capfd.readouterr().out == "hangs\n", "it was not killed before"


def test_a_window_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = list[Sequence[str]]()

    def begin(command: Sequence[str]) -> subprocess.Popen[bytes]:
        tries.append(command)
        if len(tries) < 3:
            raise OSError(ENOMEM, "too little memory")
        return begin_process([sys.executable, "-c", ""])

    begin_process = subprocess.Popen[bytes]
    monkeypatch.setattr(program.subprocess, "Popen", begin)
    pauses = list[float]()
    assert keep_running([], None, pauses.append) == 0
    assert (len(tries), pauses) == (3, [1.0, 2.0])


ENDS = """
import os
from types import SimpleNamespace
from PySide6.QtCore import QTimer
from desktop_app.booth import program
from desktop_app.booth.window import BoothWindow
from desktop_app.error_log import ErrorLog

windows, start = [], BoothWindow.start

def note_and_start(window, **options):
    windows.append(window)
    start(window, **options)

class Guard:
    def __init__(self, command):
        self.pid = os.getpid()
        print("started", command[-1])
        QTimer.singleShot(0, windows[0].end)

    def poll(self):
        return None

    def terminate(self):
        print("ended")

BoothWindow.start = note_and_start
program.CHECK_SECONDS = 0.01
program.subprocess = SimpleNamespace(Popen=Guard)
program.run_window(ErrorLog(), "en", guard=f"{os.getpid()}-1")
"""
"""A booth whose guard is dead, and whose presenter ends it as soon as there is another guard."""


def test_the_window_replaces_a_dead_guard_and_ends_the_new_one(tmp_path: Path) -> None:
    """Else the booth would start again although the presenter has ended it."""
    done = subprocess.run(
        [sys.executable, "-c", ENDS],
        env=environment_in(tmp_path), cwd=ROOT, capture_output=True, check=False, text=True,
    )  # fmt: skip
    said = (done.returncode, done.stdout.splitlines())
    assert said == (0, ["started --booth", "ended"]), done.stderr


def test_a_guard_waits_for_the_window_that_has_started_it(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, starts, pauses = [True, True, False], list[Sequence[str]](), list[float]()

    def runs(_process: OwnerProcess) -> bool:
        return answers.pop(0)

    monkeypatch.setattr(program, "is_running", runs)

    def start(command: Sequence[str]) -> int:
        starts.append(command)
        return 0

    assert keep_running([], start, pauses.append, partner="12-345") == 0
    assert (len(starts), answers, pauses) == (1, [], [CHECK_SECONDS] * 2)
    assert starts[0][-3].startswith(f"{PARTNER_OPTION}={os.getpid()}-"), (
        "the new window knows its guard"
    )
    assert keep_running([], start, pauses.append, partner="nonsense") == 0


def test_the_presenter_ends_the_guard_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = this_owner()._replace(started=1)
    watch = GuardWatch(gone, [])
    children = list[subprocess.Popen[bytes]]()

    def begin(_command: Sequence[str]) -> subprocess.Popen[bytes]:
        code = [sys.executable, "-c", "import time; time.sleep(1000)"]
        children.append(begin_process(code))
        return children[-1]

    begin_process = subprocess.Popen[bytes]
    monkeypatch.setattr(program.subprocess, "Popen", begin)
    watch.check()
    watch.check()
    assert len(children) == 1
    assert watch.guard is not None
    assert watch.guard.pid == children[0].pid
    watch.end()
    assert children[0].wait() != 0
    watch.check()
    assert len(children) == 1, "the booth has ended"


@pytest.mark.parametrize("text", ["", f"{os.getpid()}-0"], ids=["none", "this process"])
def test_a_window_that_knows_no_guard_starts_none(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """Nor does one whose system does not tell when a process was started."""
    started = list[Sequence[str]]()
    monkeypatch.setattr(program.subprocess, "Popen", started.append)
    watch = GuardWatch(parse_partner(text), [])
    watch.check()
    assert (watch.guard, started) == (None, [])
