# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a Gomocup brain: through a pipe in this process, and as its own process."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Event, Thread
from threading import enumerate as all_threads

import pytest

from desktop_app.__main__ import main
from desktop_app.cli import gomocup as gomocup_command
from desktop_app.cli.gomocup import GomocupPlayer, quick_move, time_for
from desktop_app.core.position import Position
from desktop_app.games import registry
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.players.programs.gomocup import BrainPlayer, Timeouts
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import ChosenMove, MoveContext, Strategy
from desktop_app.search.deepening import GeneralEngine
from desktop_app.search.limits import Limits
from tests.players.programs.fakes import posix_only
from tests.search.toy import engines_with_toy

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
GOMOKU = PRESETS["gomoku"]
LONG = "INFO timeout_turn 3600000"
POINT = re.compile(r"\d+,\d+")


class Manager:
    """The manager at the other end of the pipe."""

    def __init__(self) -> None:
        self._source, self._target = os.pipe()
        self._answers: SimpleQueue[str] = SimpleQueue()
        self._player = GomocupPlayer(self._source, self._answers.put)
        self._thread = Thread(target=self._player.run)
        self._thread.start()

    def say(self, *lines: str, end: str = "\r\n") -> None:
        text = "".join(line + end for line in lines)
        os.write(self._target, text.encode("utf-8", "surrogatepass"))

    def hear(self) -> str:
        """Return the next answer that is not a message for people."""
        while (line := self._answers.get(timeout=PATIENCE)).startswith("MESSAGE"):
            pass
        return line

    def ask(self, *lines: str, end: str = "\r\n") -> str:
        self.say(*lines, end=end)
        return self.hear()

    def has_ended(self) -> bool:
        """Return whether the program ends soon, without further output."""
        self._thread.join(PATIENCE)
        return not self._thread.is_alive() and self._answers.empty()

    def close(self) -> None:
        if self._target >= 0:
            os.close(self._target)
            self._target = -1

    def leave(self) -> None:
        self.close()
        assert self.has_ended() or not self._thread.is_alive()
        for thread in all_threads():
            if thread.name == "gomocup reader":
                thread.join(PATIENCE)
        os.close(self._source)


@pytest.fixture
def manager() -> Iterator[Manager]:
    made = Manager()
    yield made
    made.leave()


class Thinker:
    """Thinks until it has to stop; prefers the same move from the start."""

    likes: ChosenMove | None = ChosenMove(17, depth=3, line=(17, 18), nodes=5)

    def __init__(self) -> None:
        self.thinks = Event()
        self.stopped = Event()

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        if position.ply == 0 and thinking.limits.seconds == gomocup_command.WARM_UP_SECONDS:
            return ChosenMove(0)
        if self.likes is not None:
            thinking.report(self.likes)
        self.thinks.set()
        while not thinking.should_stop():
            Event().wait(0.001)
        self.stopped.set()
        return self.likes or ChosenMove(position.legal_moves()[0])


class Stubborn(Thinker):
    """Ignores requests to stop."""

    likes = None

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        if thinking.limits.seconds != gomocup_command.WARM_UP_SECONDS:
            self.stopped.wait(PATIENCE)
        return ChosenMove(0)


class Broken(Thinker):
    """Raises an error, except while it warms up."""

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        if thinking.limits.seconds == gomocup_command.WARM_UP_SECONDS:
            return ChosenMove(0)
        raise RuntimeError("no idea")


def use(monkeypatch: pytest.MonkeyPatch, thinker: Thinker) -> Thinker:
    def make(_name: StrategyId) -> Strategy:
        return thinker

    monkeypatch.setattr(gomocup_command, "make_strategy", make)
    return thinker


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[MoveContext]:
    """Record the context of each request for a move."""
    found: list[MoveContext] = []

    class Watched:
        def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
            found.append(thinking)
            return make_strategy(gomocup_command.PLAYER).choose(position, thinking)

    def make(_name: StrategyId) -> Strategy:
        return Watched()

    monkeypatch.setattr(gomocup_command, "make_strategy", make)
    return found


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    return use(monkeypatch, Thinker())


@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"])
def test_any_line_end_will_do(manager: Manager, end: str) -> None:
    assert manager.ask("START 15", end=end) == "OK"
    manager.say("INFO timeout_turn 40", end=end)
    assert POINT.fullmatch(manager.ask("BEGIN", end=end))
    assert POINT.fullmatch(manager.ask("TURN 0,0", end=end))
    assert manager.ask("RESTART", end=end) == "OK"
    assert POINT.fullmatch(manager.ask("BOARD", "1,1,2", "DONE", end=end))


@pytest.mark.parametrize("milliseconds", [0, 1, 20, 100])
@pytest.mark.parametrize("size", [5, 15, 20])
def test_there_is_a_legal_move_however_little_time_there_is(
    manager: Manager, asked: list[MoveContext], milliseconds: int, size: int
) -> None:
    """The strategy never gets more time than that."""
    assert manager.ask(f"START {size}") == "OK"
    manager.say(f"INFO timeout_turn {milliseconds}")
    asked.clear()
    taken = {"0,0"}
    for answer in (manager.ask("TURN 0,0"), manager.ask(f"TURN {size - 1},{size - 2}")):
        x, y = map(int, answer.split(","))
        assert 0 <= x < size > y >= 0
        assert answer not in taken
        taken |= {answer, f"{size - 1},{size - 2}"}
    given = [thinking.limits.seconds for thinking in asked]
    assert given
    assert all(seconds is not None and seconds <= time_for(milliseconds) for seconds in given)


def test_the_end_comes_at_once_while_it_is_thinking(manager: Manager, thinker: Thinker) -> None:
    manager.ask("START 15")
    manager.say(LONG, "BEGIN")
    assert thinker.thinks.wait(PATIENCE)
    manager.say("END")
    assert manager.has_ended()
    assert thinker.stopped.wait(PATIENCE)


def test_a_closed_input_is_the_end(manager: Manager, thinker: Thinker) -> None:
    manager.ask("START 15")
    manager.say(LONG, "BEGIN")
    assert thinker.thinks.wait(PATIENCE)
    manager.close()
    assert manager.has_ended()
    assert thinker.stopped.wait(PATIENCE)


def test_commands_sent_during_a_search_are_not_lost(manager: Manager, thinker: Thinker) -> None:
    manager.ask("START 15")
    manager.say(LONG, "BEGIN")
    assert thinker.thinks.wait(PATIENCE)
    assert manager.ask("HELLO", "TAKEBACK 2,1", "ABOUT").startswith("name=")
    manager.say("INFO timeout_turn 1")
    assert manager.hear() == "2,1"  # cell 17, its best move when the time was up
    assert manager.hear() == "UNKNOWN command 'HELLO'"
    assert manager.hear() == "OK"


@pytest.mark.parametrize("command", ["START 5", "RESTART", "RECTSTART 9,6"])
def test_a_new_game_ends_the_thought_about_the_old(
    manager: Manager, thinker: Thinker, command: str
) -> None:
    manager.ask("START 15")
    manager.say(LONG, "BEGIN")
    assert thinker.thinks.wait(PATIENCE)
    assert manager.ask(command) == "OK"
    assert thinker.stopped.wait(PATIENCE)
    manager.say("INFO timeout_turn 1")
    assert POINT.fullmatch(manager.ask("BEGIN"))


LINES = (
    "START 15", "START 5", "RECTSTART 20,15", "RESTART", "BEGIN", "TURN 7,7", "TURN 1,2", "BOARD",
    "7,7,2", "8,8,1", "DONE", "TAKEBACK 7,7", "INFO timeout_turn 20", "INFO timeout_match 1000",
    "INFO time_left 100", "INFO max_memory 83886080", "INFO rule 0", "INFO folder x", "SWAP2BOARD",
)  # fmt: skip


def random_line(dice: Random) -> str:
    """Return a line of the protocol with random changes to its numbers, or any characters."""
    if dice.random() < 0.2:
        return "".join(chr(dice.randrange(0x110000)) for _ in range(dice.randrange(1, 40)))
    line = dice.choice(LINES)
    if dice.random() < 0.6:
        number = dice.choice(("-", "+", "")) + dice.choice("0139") * dice.choice((1, 2, 20, 3_000))
        line = re.sub(r"\d+", number, line, count=dice.randrange(1, 3))
    return line


@pytest.mark.parametrize("seed", range(2))
def test_it_survives_any_input_and_still_answers_about(manager: Manager, seed: int) -> None:
    dice = Random(f"gomocup {seed}")
    for _ in range(150):
        line = random_line(dice)
        manager.say(line if line.split()[:1] != ["END"] else "")
        manager.say("ABOUT")
        while not manager.hear().startswith("name="):
            pass
    manager.say("INFO rule 0", "INFO max_memory 0", "INFO timeout_turn 0", "START 15", "BEGIN")
    while not POINT.fullmatch(manager.hear()):
        pass


@pytest.mark.parametrize("number", ["9" * 17, "9" * 400, "-" + "9" * 400, "9" * 4_000])
@pytest.mark.parametrize("name", ["timeout_turn", "timeout_match", "time_left", "max_memory"])
def test_a_number_of_any_length_ends_nothing(
    manager: Manager, thinker: Thinker, name: str, number: str
) -> None:
    manager.ask(f"INFO {name} {number}", "START 15")
    manager.say("BEGIN")
    assert thinker.thinks.wait(PATIENCE)
    manager.say("ABOUT", "INFO time_left 1")
    # when no time is left, the move may come before anything else is read
    said = [manager.hear(), manager.hear()]
    assert said.count("2,1") == 1
    assert sum(line.startswith("name=") for line in said) == 1
    assert said[0] != "2,1" or (number.startswith("-") and name != "max_memory")


def test_a_strategy_that_does_not_listen_does_not_cost_the_game(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    stubborn = use(monkeypatch, Stubborn())
    manager.ask("START 15", "INFO timeout_turn 100")
    assert manager.ask("TURN 7,7") in {f"{x},{y}" for x in (6, 7, 8) for y in (6, 7, 8)} - {"7,7"}
    assert POINT.fullmatch(manager.ask("TURN 0,14"))
    stubborn.stopped.set()


def test_a_thread_that_gets_no_time_does_not_cost_the_game(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    stubborn = use(monkeypatch, Stubborn())
    manager.ask("START 15", "INFO time_left 100")
    three = ["7,7,2", "8,8,1", "7,6,2", "9,9,1", "7,5,2"]
    assert manager.ask("BOARD", *three, "DONE") in ("7,3", "7,4", "7,8", "7,9")
    stubborn.stopped.set()


def test_an_error_of_ours_does_not_cost_the_game(
    manager: Manager, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, Broken())
    manager.ask("START 15", LONG)
    assert manager.ask("BEGIN") == "7,7"
    assert "no idea" in capsys.readouterr().err


def test_a_small_memory_makes_a_small_table(manager: Manager, asked: list[MoveContext]) -> None:
    manager.ask("INFO max_memory 83886080", "START 15")
    manager.ask("INFO timeout_turn 20", "BEGIN")
    knowledge = asked[-1].knowledge
    assert knowledge is not None
    assert knowledge.engine(GeneralEngine, GOMOKU).table.capacity < 80_000


def test_a_new_engine_of_the_list_plays_here_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "engines_of", engines_with_toy)
    manager = Manager()
    manager.ask("START 15")
    for timeout in (1000, 0):  # by a search, and by a glance
        manager.say(f"INFO timeout_turn {timeout}")
        assert manager.ask("BEGIN") == "14,14"  # the toy likes the last cell
        manager.ask("RESTART")
    manager.leave()


def position_of(game: LineGame, moves: str) -> LinePosition:
    position = game.start()
    for text in game.split_moves(moves):
        position = position.after(game.parse_move(position, text))
    return position


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("", "h8"),
        ("h8h9i8i9j8j9k8k9", "g8 l8"),  # wins rather than block
        ("h8a1i8c1j8e1k8", "g8 l8"),  # blocks
        ("a1", "b2"),
    ],
)
def test_a_move_without_any_time_is_no_blunder(moves: str, expected: str) -> None:
    assert GOMOKU.move_text(quick_move(position_of(GOMOKU, moves))) in expected.split()


def test_a_move_is_sent_before_its_time_is_over() -> None:
    times = [10, 50, 100, 1000, 5000, 30_000]
    assert all(0 < time_for(ms) < ms / 1000 for ms in times)
    assert [time_for(ms) for ms in times] == sorted(time_for(ms) for ms in times)
    assert time_for(0) == time_for(-5) <= time_for(1) <= 0.01


class Clock(Thinker):
    """Records the time it gets, and moves."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = SimpleQueue[float]()

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        if thinking.limits.seconds is not None and position.ply:
            self.seconds.put(thinking.limits.seconds)
        return ChosenMove(position.legal_moves()[0], depth=1, line=(position.legal_moves()[0],))


def test_there_is_time_to_think_however_little_is_left(
    manager: Manager, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    use(monkeypatch, clock)
    manager.ask("START 15")
    # far more than a busy machine needs to hand a line from one thread to another
    monkeypatch.setattr(gomocup_command, "LEAST_SECONDS", 2.0)
    for number, info in enumerate(("time_left 100", "time_left 0", "timeout_turn 0")):
        manager.ask(f"INFO {info}", f"TURN {number},7")
        assert clock.seconds.get(timeout=PATIENCE) > 1.0


def test_a_name_of_the_field_makes_it_a_brain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gomocup_command, "run_gomocup", lambda: 42)
    for name in ("/usr/bin/pbrain-minimax-fair", "PBRAIN-minimax-fair.EXE"):
        monkeypatch.setattr(sys, "argv", [name, "--nonsense"])
        assert main() == 42
    monkeypatch.setattr(sys, "argv", ["minimax-fair", "--gomocup"])
    assert main() == 42


# In a process of its own


def converse(text: bytes, code: str = "sys.exit(main(['--gomocup']))") -> tuple[int, list[str]]:
    """Return the exit status and the answers of a separate process."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; from desktop_app.cli.parser import main; {code}"],
        cwd=ROOT,
        input=text,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.stderr == b""
    return done.returncode, done.stdout.decode().splitlines()


def test_a_process_answers_and_needs_no_window() -> None:
    code = "s = main(['--gomocup']); sys.exit(s or ('PySide6' in sys.modules))"
    status, answers = converse(b"ABOUT\rSTART 3\nSTART 20\r\nPLAY 1,1\nEND\nABOUT\n", code)
    assert status == 0
    assert [answer.split()[0][:5] for answer in answers] == ["name=", "ERROR", "OK", "UNKNO"]


def test_a_process_ends_with_its_input() -> None:
    assert converse(b"START 15\n") == (0, ["OK"])
    assert converse(b"") == (0, [])


def test_a_process_whose_manager_is_gone_ends() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "desktop_app", "--gomocup"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b"ABOUT\nABOUT\n")
        process.stdin.flush()
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == b""


@posix_only
@pytest.mark.parametrize("game", ["gomoku", "five-in-a-row"])
def test_it_plays_itself_through_both_sides_of_the_protocol(game: str, tmp_path: Path) -> None:
    file = tmp_path / "pbrain-minimax-fair"
    python = shlex.join(["env", f"PYTHONPATH={ROOT}", sys.executable, "-m", "desktop_app"])
    file.write_text(f"#!/bin/sh\nexec {python} --gomocup\n", encoding="utf-8")
    file.chmod(0o755)
    players = [BrainPlayer(str(file), Timeouts(PATIENCE, PATIENCE)) for _ in "XO"]
    thinking = MoveContext(limits=Limits(seconds=0.02))
    position = PRESETS[game].start()
    try:
        while position.outcome is None and position.ply < 40:
            position = position.after(players[position.ply % 2].choose(position, thinking).move)
    finally:
        for player in players:
            player.close()
    assert position.outcome is not None or position.ply == 40
