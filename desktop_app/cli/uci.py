# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair --uci`: chess as an engine for any program that speaks UCI.

The main thread reads and answers; each `go` starts a thread that thinks and sends its results.

Source: R. Huber, S. Meyer-Kahlen, "Description of the universal chess interface", 2006.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import inf
from threading import Event, Lock, Thread
from time import perf_counter
from typing import TYPE_CHECKING

from desktop_app import __version__
from desktop_app.cli.output import INTERRUPTED, printable
from desktop_app.cli.uci_protocol import (
    GoCommand,
    info_texts,
    parse_command,
    parse_go,
    parse_option,
    position_of,
)
from desktop_app.core.errors import GameError
from desktop_app.core.notation import LineSplitter, whole_number
from desktop_app.core.position import MAX, Move
from desktop_app.games.chess.engine import ChessEngine, GoOptions
from desktop_app.games.chess.rules import ChessFault, ChessGame
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.candidates import Analysis
from desktop_app.search.engine import SearchRequest
from desktop_app.search.limits import Budget, Limits, SearchStopped, ShouldStop, never
from desktop_app.search.memory import DEFAULT_MEGABYTES, MEGABYTE

if TYPE_CHECKING:
    from desktop_app.games.chess.rules import ChessPosition

LEAST_MEGABYTES, MOST_MEGABYTES = 1, 4_096
MOST_LINES = 500
"""More than the 218 legal moves that a position can have."""
NO_MOVE = "0000"
CHUNK = 65_536
LONGEST_LINE = 1 << 20
"""The most bytes of a line: a game of 5,000 moves takes 50,000."""

Say = Callable[[str], None]


@dataclass
class UciSearch:
    """A search in progress.

    Attributes:
        position: where to search; None if the manager's last position could not be read.
        goal: the parsed `go` command.
        lines: the number of lines to show.
        started: when the search was requested.
        stop: set to end the search.
        released: set when the answer may be sent.
        due: when the time limit that starts at `ponderhit` runs out.
    """

    position: ChessPosition | None
    goal: GoCommand
    lines: int
    started: float = field(default_factory=perf_counter)
    stop: Event = field(default_factory=Event)
    released: Event = field(default_factory=Event)
    due: float = inf

    def __post_init__(self) -> None:
        """Answer as soon as the search ends, unless the manager decides when."""
        if not (self.goal.ponder or self.goal.infinite):
            self.released.set()

    def end(self) -> None:
        """Answer at once."""
        self.stop.set()
        self.released.set()

    def hit(self) -> None:
        """Start the time limit: the expected move was played (`ponderhit`)."""
        if self.goal.ponder and not self.released.is_set():
            seconds = self.goal.limits.seconds
            self.due = inf if seconds is None else perf_counter() + seconds
            if not self.goal.infinite:
                self.released.set()

    def is_over(self) -> bool:
        """Return whether to stop: on request, or when the time after `ponderhit` is up."""
        return self.stop.is_set() or perf_counter() >= self.due


class UciEngine:
    """The state of the protocol, and the search in progress.

    Args:
        say: called with each line to send, from two threads but never at once.
    """

    def __init__(self, say: Say) -> None:
        self._send = say
        self._lock = Lock()
        self._game = ChessGame(has_arbiter=False)
        self._position: ChessPosition | None = self._game.start()
        self._start: str | None = None
        self._played: list[str] = []
        self._knowledge = new_engine_cache(DEFAULT_MEGABYTES * MEGABYTE)
        self._lines = 1
        self._search: UciSearch | None = None
        self._thread: Thread | None = None

    def handle_line(self, line: str) -> bool:
        """Handle one line; return whether to read on. Unknown commands are ignored."""
        command, words = parse_command(line)
        match command:
            case "uci":
                self._introduce()
            case "isready":
                self._say("readyok")
            case "ucinewgame":
                self.end()
                self._knowledge = new_engine_cache(self._knowledge.table_bytes)
            case "setoption":
                self._set_option(*parse_option(words))
            case "position":
                self.end()
                self._set_position(words)
            case "go":
                self.end()
                self._go(words)
            case "ponderhit":
                if self._search is not None:
                    self._search.hit()
            case "stop":
                self.end()
            case "quit":
                self.end()
                return False
            case _:
                pass
        return True

    def end(self) -> None:
        """End the running search; return once it has sent its best move."""
        if self._search is not None:
            self._search.end()
        if self._thread is not None:
            self._thread.join()
        self._search = self._thread = None

    def _say(self, line: str) -> None:
        with self._lock:
            self._send(line)

    def _introduce(self) -> None:
        self._say(f"id name Minimax Fair {__version__}")
        self._say("id author The Minimax Fair authors")
        self._say(
            f"option name Hash type spin default {DEFAULT_MEGABYTES} min {LEAST_MEGABYTES} "
            f"max {MOST_MEGABYTES}"
        )
        self._say(f"option name MultiPV type spin default 1 min 1 max {MOST_LINES}")
        self._say("option name Ponder type check default false")
        self._say("uciok")

    def _set_option(self, name: str, value: str) -> None:
        """Set an option. Ponder needs no action: `go ponder` starts pondering."""
        if name == "hash":
            megabytes = whole_number(value, LEAST_MEGABYTES, MOST_MEGABYTES)
            if megabytes is not None:
                self.end()
                self._knowledge = new_engine_cache(megabytes * MEGABYTE)
        elif name == "multipv":
            self._lines = whole_number(value, 1, MOST_LINES) or self._lines

    def _set_position(self, words: list[str]) -> None:
        """Set the position; a position that can't be read clears the old one."""
        before, start, played = self._position, self._start, self._played
        self._position = None
        named = position_of(words)
        try:
            if named is None:
                raise GameError(ChessFault.BAD_FEN)
            fen, moves = named
            done = len(played)
            if before is not None and (start, played) == (fen, moves[:done]):
                position = before  # the same game continues; the clock is already running
            else:
                done = 0
                position = self._game.start() if fen is None else self._game.parse_position(fen)
            for each in moves[done:]:
                position = position.after(self._game.parse_move(position, each))
        except GameError as error:
            self._say(f"info string not understood: {printable(' '.join(words))} ({error.fault})")
            return
        self._position, self._start, self._played = position, fen, moves

    def _go(self, words: list[str]) -> None:
        position = self._position
        white_moves = position is None or position.turn is MAX
        search = UciSearch(position, parse_go(words, white_moves=white_moves), self._lines)
        self._search = search
        self._thread = Thread(target=self._think, args=(search,), name="uci search")
        self._thread.start()

    def _think(self, search: UciSearch) -> None:
        """Search, send the result of each depth, and finally the best move."""
        best: tuple[Move, ...] = ()
        if search.position is None:
            self._say("info string there is no position to search")
        else:
            try:
                best = self._best_line(search, search.position)
            except Exception as error:  # the manager waits for a move whatever happens
                print(f"{type(error).__name__}: {error}", file=sys.stderr)
                best = tuple(search.position.legal_moves()[:1])
        search.released.wait()
        self._say(self._answer(search.position, best))

    def _best_line(self, search: UciSearch, position: ChessPosition) -> tuple[Move, ...]:
        """Return the best move and the line after it; empty if the game is over."""
        legal = tuple(position.legal_moves())
        if not legal:
            return ()
        goal, limits, best = search.goal, search.goal.limits, tuple[Move, ...]()
        named = {self._game.move_text(move): move for move in legal}
        moves = tuple(named[m] for m in goal.moves if m in named)
        options = GoOptions(search.lines, moves, goal.mate)
        if len(legal) == 1 and limits.seconds is not None and goal.mate is None:
            limits = Limits(depth=1)  # the only legal move
        if goal.ponder:
            limits = Limits(limits.depth, limits.nodes)
        for found in self._found(position, limits, search.is_over, options):
            best = found.candidates[0].line
            for line in info_texts(
                found, perf_counter() - search.started, search.lines, self._game.move_text
            ):
                self._say(line)
        if not best:  # stopped before the first depth was finished
            options = GoOptions(moves=moves)
            best = next(self._found(position, Limits(depth=1), never, options)).candidates[0].line
        return best

    def _found(
        self, position: ChessPosition, limits: Limits, should_stop: ShouldStop, options: GoOptions
    ) -> Iterator[Analysis]:
        engine = self._knowledge.engine(ChessEngine, self._game)
        with suppress(SearchStopped):
            for found in engine.lines(
                SearchRequest(position, Budget(limits, should_stop)), options
            ):
                yield replace(found, table_use=engine.table_use())

    def _answer(self, position: ChessPosition | None, line: tuple[Move, ...]) -> str:
        if position is None or not line:
            return f"bestmove {NO_MOVE}"
        move, *expected = line
        answer = f"bestmove {self._game.move_text(move)}"
        if expected and expected[0] in position.after(move).legal_moves():
            answer += f" ponder {self._game.move_text(expected[0])}"
        return answer


def run_uci() -> int:
    """Read and answer until `quit` or the end of the input; return the exit status."""

    def say(line: str) -> None:
        try:
            print(line, flush=True)
        except BrokenPipeError:  # the manager has ended
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    engine = UciEngine(say)
    try:
        for line in _lines(sys.stdin.fileno()):
            if not engine.handle_line(line):
                break
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        engine.end()
    return 0


def _lines(source: int) -> Iterator[str]:
    """Yield the lines of a manager as soon as they are there, whatever ends them."""
    splitter = LineSplitter(LONGEST_LINE)
    while data := os.read(source, CHUNK):
        yield from splitter.feed(data)
    yield from splitter.end()
