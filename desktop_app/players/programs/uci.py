# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Play against a chess engine: any UCI program, at any strength that it offers.

`EngineProcess` is the running engine, controlled by the library `chess.engine`. The library uses
asyncio: each engine has an event loop in its own thread, which ends with the process. Callers get
futures and choose their own timeouts, so nothing here can hang. `UciPlayer` asks it for moves.

Source: R. Huber, S. Meyer-Kahlen, "Description of the universal chess interface", 2006.
"""

from __future__ import annotations

import asyncio
import logging
import re
import subprocess
import sys
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar, cast

import chess
from chess.engine import (
    INFO_BASIC,
    EngineError,
    EngineTerminatedError,
    Limit,
    PlayResult,
    UciProtocol,
)

from desktop_app.core.notation import LineSplitter
from desktop_app.core.position import Position
from desktop_app.players.errors import PlayerError, PlayerFault
from desktop_app.players.programs import child_processes
from desktop_app.players.programs.child_processes import FAREWELL_SECONDS
from desktop_app.players.programs.protocols import (
    DEFAULT_PATIENCE,
    LONGEST_QUOTE,
    TURN_SECONDS,
    UCI,
    Timeouts,
    check_game,
    check_program,
    command_of,
)
from desktop_app.players.programs.uci_output import (
    read_move,
    read_option,
    short_info,
    split_line,
)
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.limits import Limits, ShouldStop

if TYPE_CHECKING:
    from desktop_app.games.chess.rules import ChessPosition

T = TypeVar("T")

TICK_SECONDS = 0.01
"""Seconds between two looks at `should_stop` while an engine thinks."""
STOP_SECONDS = 0.5
"""Seconds that an engine may take to move at once before it is killed."""
LEAST_SECONDS = 0.01
"""The shortest time for a move, in seconds: without any time an engine would think for ever."""
MOST_BYTES = 4 * 1024 * 1024
"""The most bytes that an engine may write before its move; good ones write a hundredth of it."""
ELO, SKILL = "elo", "skill"
LIMIT_OPTION, ELO_OPTION, SKILL_OPTION = "UCI_LimitStrength", "UCI_Elo", "Skill Level"
OUTPUT = 1
"""The number of the stream in which an engine answers."""
LONGEST_LINE = 65_536
"""The most bytes of a line that are read; good engines write a hundredth of it."""
_LIKE_A_MOVE = re.compile(r"[a-h][1-8][a-h][1-8][a-z]?|0000")

log = logging.getLogger("minimax_fair.programs")
# An engine's faults are reported to the user in a sentence, not on standard error.
logging.getLogger("chess.engine").setLevel(logging.CRITICAL)


class UciConnection(UciProtocol):
    """The library's connection to an engine, which is passed only what the library understands.

    What an engine says in an odd way is put into the usual one. Options that nobody could set are
    dropped, and so is a move that answers no search: engines may repeat theirs.

    Attributes:
        last_move: the last line that should have been a move.
        strange: the first line that belongs to no answer; empty for none.
        flooded: whether it has written more than `MOST_BYTES` for an answer, and was killed.
        gone: set when its process has ended.
    """

    def __init__(self) -> None:
        super().__init__()
        self.last_move = self.strange = ""
        self.flooded = False
        self.gone = asyncio.Event()
        self._received = 0
        self._splitter = LineSplitter(LONGEST_LINE, whole=(b"uciok", b"readyok"))
        self._is_searching = self._is_hurried = False
        self._moved = ""

    def forget(self) -> None:
        """Drop what was recorded for the last answer."""
        self.last_move = self.strange = ""
        self._received = 0
        self._is_hurried = False

    def hurry(self) -> None:
        """Have the engine move at once, or as soon as it is asked for a move."""
        self._is_hurried = True
        if self._is_searching:
            self.send_line("stop")

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """Receive output, up to a maximum."""
        received = data.encode() if isinstance(data, str) else data
        self._received += len(received)
        if fd == OUTPUT and self._received <= MOST_BYTES:
            for line in self._splitter.feed(received):
                self.loop.call_soon(self._hear, line)
        elif not self.flooded:
            self.flooded = True
            text = "".join(self._splitter.end()) or "?"
            self.strange = self.strange or text[:LONGEST_QUOTE]
            self.end()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """Read the last line, which may have no end."""
        log.debug("%s closed its stream %d: %s", self._pid, fd, exc)
        for line in self._splitter.end() if fd == OUTPUT else ():
            self._hear(line)

    def _hear(self, line: str) -> None:
        """Pass a line on to the library, as far as it is of use there."""
        log.debug("%s > %s", self._pid, line[:LONGEST_QUOTE])
        word, rest = split_line(line)
        if word == "bestmove":
            line = self._move(line, rest)
        elif word == "option":
            option = read_option(rest)
            if option is not None:
                self.options[option.name] = option
                if option.default is not None:
                    self.config[option.name] = option.default
        elif word == "id":
            line = f"id {rest}" if len(rest.split(maxsplit=1)) > 1 else ""
        elif word == "info":
            line = short_info(rest)
        elif word in ("readyok", "uciok"):
            line = word
        elif not word:
            self.strange = self.strange or line[:LONGEST_QUOTE]
        if line and word != "option":
            self._line_received(line)

    def _move(self, line: str, rest: str) -> str:
        """Return the line `bestmove` with the move in UCI; empty for one that answers nothing."""
        move = read_move(self.board, rest) if self._is_searching else None
        if move is not None:
            self._is_searching, self._moved = False, rest
            return f"bestmove {move}"
        if not self._is_searching or rest == self._moved:
            return ""
        if not line.lower().startswith("bestmove"):
            self.strange = self.strange or line[:LONGEST_QUOTE]
            return ""
        self.last_move = self.last_move or line[:LONGEST_QUOTE]
        return f"bestmove {rest}" if rest else ""

    def send_line(self, line: str) -> None:
        """Send a line, and log it."""
        log.debug("%s < %s", self._pid, line)
        super().send_line(line)
        if line.startswith("go "):
            self._is_searching = True
            if self._is_hurried:
                super().send_line("stop")

    @property
    def _pid(self) -> int | None:
        return None if self.transport is None else self.transport.get_pid()

    def process_exited(self) -> None:
        """Wake the thread that waits for the process to end."""
        self.gone.set()

    def end(self) -> None:
        """Kill the engine and its children."""
        if self.transport is None or self.gone.is_set():
            return
        child_processes.kill(self.transport.get_pid(), self.transport.kill)


class EngineProcess:
    """A running engine.

    Args:
        command: the program and its arguments.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(_ignore_library_error)
        self._talk: UciConnection | None = None
        self._thread = Thread(target=self._run, name="chess engine", daemon=True)
        self.started: Future[None] = Future()
        """Done when the process has started; fails with an `OSError` if it can't be started."""
        self._thread.start()

    @property
    def talk(self) -> UciConnection:
        """The conversation with the engine; only valid after it has started."""
        assert self._talk is not None
        return self._talk

    @property
    def has_started(self) -> bool:
        """Whether the process was started, so that there may be output."""
        return self._talk is not None

    def ask(self, question: Callable[[UciConnection], Coroutine[Any, Any, T]]) -> Future[T]:
        """Return a future answer; it fails with `EngineTerminatedError` if the engine has ended."""
        coroutine = question(self.talk)
        try:
            return asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        except RuntimeError:  # the loop has ended with the process
            coroutine.close()
            over = Future[T]()
            over.set_exception(EngineTerminatedError("gone"))
            return over

    def tell(self, what: Callable[[UciConnection], None]) -> None:
        """Tell the engine something without blocking."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(what, self.talk)

    def status(self) -> int | None:
        """Return the exit status; None while the engine runs."""
        transport = self.talk.transport
        return None if transport is None else transport.get_returncode()

    def close(self) -> None:
        """Ask the engine to end, and kill it if it does not."""
        if self._talk is not None:
            self.tell(lambda talk: talk.send_line("quit"))
            self._thread.join(FAREWELL_SECONDS)
        self.kill()
        self._thread.join(FAREWELL_SECONDS)

    def kill(self) -> None:
        """Kill the engine without waiting for it to end."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        if self._talk is None:  # not even started: the loop asks for this when it is
            self._loop.call_later(0.01, self._end)
        else:
            self._talk.end()

    def _run(self) -> None:
        # a child watcher may look for this thread's loop: the library's own policy does, and any
        # other engine of the library sets that policy for the whole program
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            for task in asyncio.all_tasks(self._loop):
                task.cancel()
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.close()

    async def _serve(self) -> None:
        """Start the process, and be there until it has ended."""
        try:
            transport, talk = await self._loop.subprocess_exec(
                UciConnection,
                *self._command,
                stderr=subprocess.DEVNULL,
                cwd=Path(self._command[0]).parent,
                env=child_processes.environment(),
                start_new_session=sys.platform != "win32",
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except Exception as error:
            log.warning("%s can't be started: %s", self._command[0], error)
            self.started.set_exception(error)
            return
        log.info("%s started, process %d", self._command[0], transport.get_pid())
        child_processes.bind_to_this_process(transport.get_pid())
        self._talk = talk
        self.started.set_result(None)
        await talk.gone.wait()
        child_processes.forget_process(transport.get_pid())
        # its last output may still be on its way
        await asyncio.wait([talk.returncode], timeout=FAREWELL_SECONDS)
        log.info("process %d ended with status %s", transport.get_pid(), transport.get_returncode())
        transport.close()


def _ignore_library_error(_loop: asyncio.AbstractEventLoop, _context: dict[str, Any]) -> None:
    """Ignore the library's errors on engine output: the missing move is reported instead."""


@dataclass(frozen=True, slots=True)
class StrengthOptions:
    """The strengths that an engine offers.

    Attributes:
        name: the engine's name for itself; may be empty.
        levels: the lowest and highest level for each way in which it can play weaker (`elo`,
            `skill`).
    """

    name: str
    levels: dict[str, tuple[int, int]]


class UciPlayer(child_processes.ProcessOwner[EngineProcess]):
    """A player whose moves come from a UCI engine in its own process.

    The process is kept between moves. An error kills it, and the next move starts a new one.

    Args:
        path: the engine's file.
        level: the strength, such as `elo1500` or `skill3`; None for full strength.
        patience: the timeouts; None for the default ones.
    """

    def __init__(
        self, path: str, level: str | None = None, patience: Timeouts | None = None
    ) -> None:
        self._path: Final = path
        self._level: Final = level
        self._patience = patience or DEFAULT_PATIENCE
        self._game = object()
        self._ply = 0

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        """Return the engine's move; if stopped early, the best one it has found so far.

        Raises:
            PlayerError: it does not play this game, has failed, or had no move when stopped.
        """
        check_game(UCI, self._path, position.game)
        here = cast("ChessPosition", position)
        try:
            return self._ask(here, thinking)
        except BaseException:
            self._kill()
            raise

    def strengths(self, should_stop: ShouldStop) -> StrengthOptions:
        """Return the strengths that the engine offers, and leave it running.

        Raises:
            PlayerError: it has failed, or `should_stop` returned true.
        """
        try:
            talk = self._running(should_stop).talk
        except BaseException:
            self._kill()
            raise
        levels = dict[str, tuple[int, int]]()
        for way, name in ((ELO, ELO_OPTION), (SKILL, SKILL_OPTION)):
            option = talk.options.get(name)
            if option is not None and option.min is not None and option.max is not None:
                levels[way] = option.min, option.max
        if LIMIT_OPTION not in talk.options:
            levels.pop(ELO, None)
        return StrengthOptions(talk.id.get("name", ""), levels)

    def _ask(self, position: ChessPosition, thinking: MoveContext) -> ChosenMove:
        process = self._running(thinking.should_stop)
        if position.ply <= self._ply:
            self._game = object()  # another game, which is announced to the engine
        self._ply = position.ply
        process.talk.forget()
        limit = _limit(thinking.limits)
        board = _board(position)

        async def question(talk: UciConnection) -> PlayResult:
            await talk.ping()  # whatever it says before its answer belongs to the last search
            return await talk.play(board, limit, game=self._game, info=INFO_BASIC)

        wait = _Wait(self._path, process, thinking.should_stop, hurry=UciConnection.hurry)
        played = wait.answer(process.ask(question), (limit.time or 0.0) + self._patience.grace)
        moves = {position.game.move_text(move): move for move in position.legal_moves()}
        move = moves.get(played.move.uci()) if played.move else None
        if move is None:
            wait.fail_move()
        info = played.info
        return ChosenMove(move, depth=info.get("depth", 0), nodes=info.get("nodes", 0))

    def _running(self, should_stop: ShouldStop) -> EngineProcess:
        """Return the running engine, set to its level."""
        if self._process is not None:
            return self._process
        check_program(UCI, self._path)
        self._process = process = EngineProcess(command_of(self._path))
        seconds = self._patience.start
        wait = _Wait(self._path, process, should_stop, silence=PlayerFault.NO_START)
        try:
            wait.answer(process.started, seconds)
        except OSError as error:
            raise PlayerError(PlayerFault.NOT_STARTED, path=self._path) from error
        wait.answer(process.ask(UciConnection.initialize), seconds)
        if self._level is not None:
            try:
                options = options_of(self._level)
                wait.answer(process.ask(lambda talk: talk.configure(options)), seconds)
            except _MisunderstoodError as error:
                level = self._level
                raise PlayerError(PlayerFault.NO_LEVEL, path=self._path, text=level) from error
        return process


def options_of(level: str) -> dict[str, str | int | bool | None]:
    """Return the engine options for a level."""
    if level.startswith(ELO):
        return {LIMIT_OPTION: True, ELO_OPTION: int(level.removeprefix(ELO))}
    return {SKILL_OPTION: int(level.removeprefix(SKILL))}


class _MisunderstoodError(Exception):
    """The engine has no such option."""


@dataclass(frozen=True, slots=True)
class _Wait:
    """Waits for an engine's answers.

    Attributes:
        path: the engine's file.
        process: the engine.
        should_stop: returns true to stop waiting.
        silence: the fault to raise if no answer comes in time.
        hurry: makes the engine answer at once; None if nothing does.
    """

    path: str
    process: EngineProcess
    should_stop: ShouldStop
    silence: PlayerFault = PlayerFault.SILENT
    hurry: Callable[[UciConnection], None] | None = None

    def answer(self, future: Future[T], seconds: float) -> T:
        """Wait for the answer and return it.

        Args:
            future: the answer.
            seconds: the longest time to wait.

        Raises:
            PlayerError: no answer came in time, the engine ended, or the waiting was stopped.
        """
        end = perf_counter() + seconds
        is_hurried = False
        while True:
            if self.should_stop() and not is_hurried:
                if self.hurry is None:
                    self.fail(PlayerFault.STOPPED)
                is_hurried, end = True, perf_counter() + STOP_SECONDS
                self.process.tell(self.hurry)
            try:
                return future.result(TICK_SECONDS)
            except TimeoutError:
                if perf_counter() > end:
                    self._fail_in_time(seconds, is_hurried=is_hurried)
            except (EngineTerminatedError, CancelledError):
                self._fail_at_end()
            except EngineError as error:
                if self.hurry is not None:
                    self.fail_move()
                raise _MisunderstoodError from error

    def fail_move(self) -> NoReturn:
        """Raise the error for an answer that is no legal move.

        Raises:
            PlayerError: always.
        """
        said = self.process.talk.last_move
        word = said.split()[1:2]
        if word and _LIKE_A_MOVE.fullmatch(word[0]):
            self.fail(PlayerFault.ILLEGAL, text=word[0])
        self.fail(PlayerFault.GARBAGE, text=said)

    def fail(self, fault: PlayerFault, **details: object) -> NoReturn:
        """Raise the error for a fault of the engine.

        Raises:
            PlayerError: always.
        """
        raise PlayerError(fault, path=self.path, **details)

    def _fail_in_time(self, seconds: float, *, is_hurried: bool) -> NoReturn:
        if is_hurried:
            self.fail(PlayerFault.STOPPED)
        strange = self.process.has_started and self.process.talk.strange
        if strange and self.silence is PlayerFault.SILENT:
            self.fail(PlayerFault.GARBAGE, text=strange, seconds=seconds)
        self.fail(self.silence, seconds=seconds)

    def _fail_at_end(self) -> NoReturn:
        talk = self.process.talk
        if talk.flooded:
            self.fail(PlayerFault.GARBAGE, text=talk.strange)
        self.fail(PlayerFault.ENDED, status=self.process.status())


def _limit(limits: Limits) -> Limit:
    """Return the limit for a move; it always has a time."""
    seconds = TURN_SECONDS if limits.seconds is None else max(limits.seconds, LEAST_SECONDS)
    return Limit(time=seconds, depth=limits.depth, nodes=limits.nodes)


def _board(position: ChessPosition) -> chess.Board:
    """Return the board with the earlier moves that count for repetitions."""
    fen, moves = position.moves_since
    board = chess.Board(fen)
    for move in moves:
        board.push_uci(position.game.move_text(move))
    return board
