# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Play against a program that speaks the Gomocup protocol (`pbrain-...`): the manager's side.

`BrainProcess` is the running program: lines in, lines out, and nothing that can hang. Reading and
writing have a thread each, so a program that never reads, never writes or never stops writing costs
no more than a wait with a time limit. `BrainPlayer` asks it for moves.

The protocol is described in `games.k_in_a_row.gomocup`.
"""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from time import perf_counter, sleep
from typing import BinaryIO, Final, NoReturn, cast

from desktop_app.core.notation import LineSplitter
from desktop_app.core.position import Move, Position
from desktop_app.games.k_in_a_row import gomocup as notation
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.players.errors import PlayerError, PlayerFault
from desktop_app.players.programs import child_processes
from desktop_app.players.programs.child_processes import FAREWELL_SECONDS
from desktop_app.players.programs.protocols import (
    BRAIN,
    DEFAULT_PATIENCE,
    LONGEST_QUOTE,
    TURN_SECONDS,
    Timeouts,
    check_game,
    check_program,
)
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.limits import ShouldStop

TICK_SECONDS = 0.005
"""Seconds between two looks at `should_stop` while a program thinks."""
BREATH_SECONDS = 0.02
"""Seconds for which a program is left alone after its move: some are still busy ending their
search, and lose words that come too early (Rapfi does)."""
MEMORY_BYTES = 350 * 1024 * 1024
"""The memory limit for a program, as at Gomocup."""
MOST_STRANGE_LINES = 1_000
"""The number of lines without an answer after which a program is given up."""
UNREAD_LINES = 1_000
"""The most lines kept unread; beyond that the program blocks until some are read."""
CHUNK = 65_536
"""The most bytes that are read from a program at once."""
LONGEST_LOGGED = 500
"""The most characters of a line that are logged."""
_FULL_WAIT = 0.05
_ABOUT_INFO = re.compile(
    r"\b(?:info|timeout_\w+|time_left|max_memory|game_type|rule|command|unknown|unsupported"
    r"|not (?:supported|implemented|known))\b",
    re.IGNORECASE,
)
"""What errors about the optional lines `INFO` say, which do not concern the move."""

log = logging.getLogger("minimax_fair.programs")


class BrainProcess:
    """A running Gomocup program.

    Args:
        command: the program and its arguments.

    Raises:
        OSError: it can't be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            cwd=Path(command[0]).parent,
            env=child_processes.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=sys.platform != "win32",
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        log.info("%s started, process %d", command[0], self._process.pid)
        child_processes.bind_to_this_process(self._process.pid)
        self._killed = Event()
        self._received: Queue[str | None] = Queue(UNREAD_LINES)
        self._to_send: SimpleQueue[bytes | None] = SimpleQueue()
        self._reader = Thread(target=self._read, name="brain reader", daemon=True)
        self._writer = Thread(target=self._write, name="brain writer", daemon=True)
        self._reader.start()
        self._writer.start()

    def send(self, *lines: str) -> None:
        """Send lines without blocking."""
        for line in lines:
            log.debug("%d < %s", self._process.pid, line)
        self._to_send.put("".join(f"{line}\r\n" for line in lines).encode())

    def receive(self, seconds: float) -> str | None:
        """Return the next line from the program; None if none comes in time.

        Raises:
            EOFError: it has closed its output, usually because it has ended.
        """
        try:
            line = self._received.get(timeout=max(seconds, 0.0))
        except Empty:
            return None
        if line is None:
            self._received.put(None)
            raise EOFError
        return line

    def forget(self) -> None:
        """Drop all output that has not been read."""
        with suppress(EOFError):  # its end is noticed at the next question
            for _ in range(UNREAD_LINES):
                if self.receive(0) is None:
                    break

    def status(self, seconds: float) -> int | None:
        """Wait for the program to end; return its exit status, or None if it still runs."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def close(self) -> None:
        """Ask the program to end, and kill it if it does not."""
        self.send("END")
        self._to_send.put(None)
        self.status(FAREWELL_SECONDS)
        self.kill()
        for thread in (self._reader, self._writer):
            thread.join(FAREWELL_SECONDS)

    def kill(self) -> None:
        """Kill the program and its children, without waiting for them to end.

        A large program takes a while to end, and nothing has to wait for that.
        """
        self._killed.set()
        child_processes.kill(self._process.pid, self._process.kill)
        self._to_send.put(None)

    def _read(self) -> None:
        with cast("BinaryIO", self._process.stdout) as stream:
            splitter = LineSplitter(whole=(b"OK", b"ok"))
            while data := stream.read(CHUNK):
                self._keep_all(splitter.feed(data))
            self._keep_all(splitter.end())
        self._keep(None)
        status = self._process.wait()  # or it would stay in the system's list
        log.info("process %d ended with status %d", self._process.pid, status)
        child_processes.forget_process(self._process.pid)

    def _keep_all(self, lines: list[str]) -> None:
        for line in lines:
            log.debug("%d > %s", self._process.pid, line[:LONGEST_LOGGED])
            self._keep(line)

    def _keep(self, line: str | None) -> None:
        while not self._killed.is_set():
            with suppress(Full):
                self._received.put(line, timeout=_FULL_WAIT)
                return

    def _write(self) -> None:
        # a program that has ended is noticed by the reader
        with suppress(OSError), cast("BinaryIO", self._process.stdin) as stream:
            while data := self._to_send.get():
                stream.write(data)


class BrainPlayer(child_processes.ProcessOwner[BrainProcess]):
    """A player whose moves come from a Gomocup program in its own process.

    The process is kept between moves while each position follows from the last one; for any other
    position a new process is given the whole board. An error or a stop kills the process, and the
    next move starts a new one.

    Args:
        path: the program's file.
        patience: the timeouts; None for the default ones.
    """

    def __init__(self, path: str, patience: Timeouts | None = None) -> None:
        self._path: Final = path
        self._patience = patience or DEFAULT_PATIENCE
        self._seen: LinePosition | None = None
        self._last: Move | None = None
        self._turn_seconds: float | None = None
        self._moved_at = 0.0

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        """Return the program's move; a program that is stopped early has none.

        Raises:
            PlayerError: it does not play this game, has failed, or was stopped.
        """
        check_game(BRAIN, self._path, position.game)
        here = cast("LinePosition", position)
        try:
            move = self._ask(here, thinking)
        except BaseException:
            self._kill()
            raise
        self._seen, self._last = here.after(move), move
        self._moved_at = perf_counter()
        return ChosenMove(move)

    def _ask(self, position: LinePosition, thinking: MoveContext) -> Move:
        seconds = thinking.limits.seconds
        seconds = TURN_SECONDS if seconds is None else max(seconds, 0.0)
        added = self._added(position)
        if added is None:
            process = self._started(position, thinking.should_stop)
        else:
            process = cast("BrainProcess", self._process)
            sleep(max(self._moved_at + BREATH_SECONDS - perf_counter(), 0.0))
            process.forget()
        if seconds != self._turn_seconds:
            process.send(f"INFO timeout_turn {round(seconds * 1000)}")
            self._turn_seconds = seconds
        process.send(f"INFO time_left {notation.UNLIMITED}")
        if added is not None:
            process.send(f"TURN {notation.point_text(position.game, added)}")
        elif position.ply:
            process.send("BOARD", *notation.stone_lines(position), "DONE")
        else:
            process.send("BEGIN")
        wait = seconds + self._patience.grace
        last = None if added is None else self._last
        listener = _MoveListener(self._path, process, position, last)
        return listener.listen(wait, thinking.should_stop)

    def _added(self, position: LinePosition) -> Move | None:
        """Return the move since the program's last one; None if it needs the whole board again."""
        if self._process is None or self._seen is None:
            return None
        return notation.added_stone(self._seen, position)

    def _started(self, position: LinePosition, should_stop: ShouldStop) -> BrainProcess:
        """Start a process with an empty board of the position's size."""
        self.close()
        check_program(BRAIN, self._path)
        try:
            self._process = BrainProcess([str(Path(self._path).absolute())])
        except OSError as error:
            raise PlayerError(PlayerFault.NOT_STARTED, path=self._path) from error
        self._turn_seconds = None
        game = position.game
        square = game.columns == game.rows
        size = f"START {game.rows}" if square else f"RECTSTART {game.columns},{game.rows}"
        self._process.send(size)
        _StartListener(self._path, self._process, position).listen(
            self._patience.start, should_stop
        )
        self._process.send(
            "INFO timeout_match 0",
            f"INFO max_memory {MEMORY_BYTES}",
            "INFO game_type 1",
            "INFO rule 0",
        )
        return self._process


class _Listener(ABC):
    """Waits for the answer to one command."""

    silence = PlayerFault.SILENT

    def __init__(self, path: str, process: BrainProcess, position: LinePosition) -> None:
        self._path = path
        self._process = process
        self._position = position

    @abstractmethod
    def understood(self, line: str) -> Move | None:
        """Return the answer that a line holds; None if it holds none."""

    def listen(self, seconds: float, should_stop: ShouldStop) -> Move:
        """Wait for the answer and return it.

        Args:
            seconds: the longest time to wait.
            should_stop: returns true to stop waiting at once.

        Raises:
            PlayerError: no answer came in time, the program ended, or the waiting was stopped.
        """
        end = perf_counter() + seconds
        strange: list[str] = []
        while True:
            if should_stop():
                self._fail(PlayerFault.STOPPED)
            try:
                line = self._process.receive(TICK_SECONDS)
            except EOFError:
                status = self._process.status(FAREWELL_SECONDS)
                self._fail(PlayerFault.ENDED, status=status)
            if line is not None and _cut(line)[0] not in ("MESSAGE", "DEBUG"):
                answer = self.understood(line)
                if answer is not None:
                    return answer
                strange.append(line[:LONGEST_QUOTE])
            if strange and len(strange) >= MOST_STRANGE_LINES:
                self._fail(PlayerFault.GARBAGE, text=strange[0], seconds=seconds)
            if perf_counter() > end:
                if strange:
                    self._fail(PlayerFault.GARBAGE, text=strange[0], seconds=seconds)
                self._fail(self.silence, seconds=seconds)

    def _fail(self, fault: PlayerFault, **details: object) -> NoReturn:
        raise PlayerError(fault, path=self._path, **details)


class _StartListener(_Listener):
    """Waits for OK."""

    silence = PlayerFault.NO_START

    def understood(self, line: str) -> Move | None:
        """Return any number for OK; None for other lines."""
        word, rest = _cut(line)
        if word in ("ERROR", "UNKNOWN"):
            self._fail(PlayerFault.REFUSED, text=rest[:LONGEST_QUOTE])
        return 0 if word == "OK" else None


class _MoveListener(_Listener):
    """Waits for a legal move, and ignores a repetition of the program's last one."""

    def __init__(
        self, path: str, process: BrainProcess, position: LinePosition, last: Move | None
    ) -> None:
        super().__init__(path, process, position)
        self._last = last

    def understood(self, line: str) -> Move | None:
        """Return the move in a line, also one that is only suggested; None if there is none."""
        word, rest = _cut(line)
        if word == "ERROR" and not _ABOUT_INFO.search(rest):
            self._fail(PlayerFault.COMPLAINED, text=rest[:LONGEST_QUOTE])
        if word == "SUGGEST":
            cell = self._legal(rest)
            if cell is not None:
                self._process.send(f"PLAY {notation.point_text(self._position.game, cell)}")
            return None
        return self._legal(line)

    def _legal(self, text: str) -> Move | None:
        """Return the legal move for a text; None if it is no point at all."""
        point = notation.parse_answer(text)
        if point is None:
            return None
        game = self._position.game
        cell = notation.cell_at(game, *point)
        if cell is not None and cell == self._last:
            return None
        if cell is None or cell not in self._position.legal_moves():
            where = text.strip() if cell is None else game.move_text(cell)
            self._fail(PlayerFault.ILLEGAL, text=where)
        return cell


def _cut(line: str) -> tuple[str, str]:
    """Return the first word of a line, in upper case and without what ends it, and the rest."""
    word, *rest = line.split(maxsplit=1)
    return word.upper().rstrip("-:,.!"), "".join(rest)
