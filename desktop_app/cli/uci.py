# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair --uci`: chess as an engine that any program that speaks UCI can run.

This thread reads and answers; one thinks for each `go`, and says itself what it has found.

Source: R. Huber, S. Meyer-Kahlen, "Description of the universal chess interface", 2006.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from threading import Event, Lock, Thread
from time import perf_counter

from desktop_app import __version__
from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.chess.rules import ChessGame
from desktop_app.games.registry import new_knowledge
from desktop_app.search.analysis import seek_best
from desktop_app.search.candidates import BestMoves
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memory import DEFAULT_MEGABYTES, MEGABYTE

LEAST_MEGABYTES, MOST_MEGABYTES = 1, 4_096
MOVES_LEFT = 30
"""So many moves a game is reckoned to last yet where the manager does not say."""
MARGIN_MS = 30
"""Kept back of a move's time for the way there and back."""
LEAST_MS = 5

Say = Callable[[str], None]


class UciEngine:
    """What a manager has said so far, and the search that it has asked for.

    Args:
        say: is given each line that is to be sent; from two threads, one at a time.
    """

    def __init__(self, say: Say) -> None:
        self._send = say
        self._lock = Lock()
        self._game = ChessGame()
        self._position: Position = self._game.start()
        self._knowledge = new_knowledge(DEFAULT_MEGABYTES * MEGABYTE)
        self._stop = Event()
        self._thread: Thread | None = None

    def hear(self, line: str) -> bool:
        """Follow one line; whether more are wanted. What is not known is passed over."""
        word, _, rest = line.strip().partition(" ")
        match word:
            case "uci":
                self._introduce()
            case "isready":
                self._say("readyok")
            case "ucinewgame":
                self.end()
                self._knowledge = new_knowledge(self._knowledge.table_bytes)
            case "setoption":
                self._set_option(rest.split())
            case "position":
                self.end()
                self._set_position(rest.split())
            case "go":
                self.end()
                self._go(rest.split())
            case "stop":
                self.end()
            case "quit":
                self.end()
                return False
            case _:
                pass
        return True

    def end(self) -> None:
        """End the search that runs; it has said its best move then."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

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
        self._say("uciok")

    def _set_option(self, words: list[str]) -> None:
        if len(words) != 4 or words[0] != "name" or words[2] != "value":
            return
        if words[1].lower() == "hash" and words[3].isdecimal():
            self.end()
            megabytes = min(max(int(words[3]), LEAST_MEGABYTES), MOST_MEGABYTES)
            self._knowledge = new_knowledge(megabytes * MEGABYTE)

    def _set_position(self, words: list[str]) -> None:
        """`startpos` or `fen …`, and `moves …`; what is wrong leaves the position before."""
        kind, *rest = words or [""]
        text = " ".join(rest)
        fen, _, moves = text.partition("moves")
        try:
            position: Position = self._game.start()
            if kind == "fen":
                position = self._game.parse_position(fen)
            for each in moves.split():
                position = position.after(self._game.parse_move(position, each))
        except GameError as error:
            self._say(f"info string not understood: {' '.join(words)[:80]} ({error.fault})")
            return
        self._position = position

    def _go(self, words: list[str]) -> None:
        self._stop = Event()
        limits = limits_of(words, white_moves=self._position.turn is MAX)
        self._thread = Thread(target=self._think, args=(limits, self._stop), name="uci search")
        self._thread.start()

    def _think(self, limits: Limits, stop: Event) -> None:
        """Search, tell of each depth, and of the best move at last."""
        position, started = self._position, perf_counter()
        moves = position.legal_moves()
        best = self._game.move_text(moves[0]) if moves else "0000"
        is_endless = limits == Limits()
        if moves:
            budget = Budget(limits, stop.is_set)
            for found in seek_best(position, budget, self._knowledge):
                best = self._game.move_text(found.moves[0])
                self._say(info_text(found, perf_counter() - started, self._game.move_text))
        if is_endless:
            stop.wait()  # who asks without limits wants no answer before saying stop
        self._say(f"bestmove {best}")


def limits_of(words: list[str], *, white_moves: bool) -> Limits:
    """What `go` asks for; a clock becomes the seconds for this move."""
    said = _numbers(words)
    depth, nodes, milliseconds = said.get("depth"), said.get("nodes"), said.get("movetime")
    left = said.get("wtime" if white_moves else "btime")
    if milliseconds is None and left is not None:
        more = said.get("winc" if white_moves else "binc", 0)
        share = left / (said.get("movestogo") or MOVES_LEFT) + 0.8 * more
        milliseconds = min(share, 0.5 * left)
    if milliseconds is None:
        return Limits(depth, nodes)
    return Limits(depth, nodes, max(milliseconds - MARGIN_MS, LEAST_MS) / 1000)


def _numbers(words: Iterable[str]) -> dict[str, int]:
    """Each word that a number follows, and the number."""
    found, before = dict[str, int](), ""
    for word in words:
        if word.lstrip("-").isdecimal():
            found[before] = max(int(word), 0)
        before = word
    return found


def info_text(found: BestMoves, seconds: float, move_text: Callable[[int], str]) -> str:
    """What is told of a depth: score, work and line."""
    milliseconds = max(round(seconds * 1000), 1)
    line = " ".join(map(move_text, found.line))
    speed = found.nodes * 1000 // milliseconds
    return (
        f"info depth {found.depth} score {score_text(found.score)} nodes {found.nodes} "
        f"nps {speed} time {milliseconds} pv {line}"
    )


def score_text(score: Score) -> str:
    """Hundredths of a pawn, or moves to the mate, for the player to move."""
    if score.plies is not None and score.outcome in (Outcome.WIN, Outcome.LOSS):
        moves = (score.plies + 1) // 2
        return f"mate {moves if score.outcome is Outcome.WIN else -moves}"
    bound = {Bound.LOWER: " lowerbound", Bound.UPPER: " upperbound"}.get(score.bound, "")
    return f"cp {round(score.number)}{bound}"


def run_uci() -> int:
    """Read and answer until `quit`, or until nothing can come any more."""

    def say(line: str) -> None:
        print(line, flush=True)

    engine = UciEngine(say)
    for line in sys.stdin:
        if not engine.hear(line):
            return 0
    engine.end()
    return 0
