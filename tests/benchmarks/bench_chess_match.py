# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A match of two UCI engines, for measuring `minimax-fair --uci` beside others.

    python tests/benchmarks/bench_chess_match.py OTHER --games 60 --seconds 1 --pgn match.pgn

`OTHER` is a command, such as `/usr/games/stockfish`; `--option UCI_LimitStrength=true` (as often as
needed) sets it. Each of the short, balanced openings below is played with both colours. A game ends
by the rules of chess (the fifty moves and the third repetition are claimed), or with a fault, which
loses it; after `--most` plies it counts as drawn, and that is told. Nothing else is adjudicated.

Faults: an illegal move (or words that are no move), no move, a crash, silence; and a move that
comes later than its time and `--grace`, which is played. The score is the first engine's, with its
interval of 95 %.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TextIO

sys.path.insert(0, str(Path(__file__).parents[2]))

import chess
import chess.engine
import chess.pgn

from desktop_app.tournaments.statistics import difference, interval, mean

OURS = f"{sys.executable} -m desktop_app --uci"
OPENINGS = (
    "e4 e5 Nf3 Nc6 Bb5 a6",
    "e4 e5 Nf3 Nc6 Bc4 Bc5",
    "e4 e5 Nf3 Nf6 Nxe5 d6",
    "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6",
    "e4 e5 Nc3 Nf6 Bc4 Nc6",
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6",
    "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6",
    "e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6",
    "e4 c5 c3 Nf6 e5 Nd5",
    "e4 c5 Nc3 Nc6 g3 g6",
    "e4 e6 d4 d5 Nc3 Nf6",
    "e4 e6 d4 d5 Nd2 c5",
    "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5",
    "e4 c6 d4 d5 e5 Bf5",
    "e4 d5 exd5 Qxd5 Nc3 Qa5",
    "e4 Nf6 e5 Nd5 d4 d6",
    "e4 d6 d4 Nf6 Nc3 g6",
    "d4 d5 c4 e6 Nc3 Nf6",
    "d4 d5 c4 c6 Nf3 Nf6",
    "d4 d5 c4 dxc4 Nf3 Nf6",
    "d4 d5 Nf3 Nf6 Bf4 c5",
    "d4 Nf6 c4 e6 Nc3 Bb4",
    "d4 Nf6 c4 e6 Nf3 b6",
    "d4 Nf6 c4 g6 Nc3 Bg7",
    "d4 Nf6 c4 g6 Nc3 d5",
    "d4 f5 g3 Nf6 Bg2 e6",
    "c4 e5 Nc3 Nf6 Nf3 Nc6",
    "c4 c5 Nc3 Nc6 g3 g6",
    "Nf3 d5 g3 Nf6 Bg2 c6",
    "Nf3 d5 c4 e6 g3 Nf6",
)
HARD_SECONDS = 20.0
"""So much later than it was due, an engine that says nothing is given up."""


@dataclass
class Side:
    """One of the two engines, started when it is first asked, and again after a fault.

    Attributes:
        command: how it is started.
        options: what it is set to.
        seconds: its time for a move.
        faults: how often it failed, by kind.
        slowest: the longest that one of its moves took beyond its time, in seconds.
    """

    command: str
    options: dict[str, str]
    seconds: float
    faults: Counter[str] = field(default_factory=Counter[str])
    slowest: float = 0.0
    name: str = ""
    _engine: chess.engine.SimpleEngine | None = None

    def engine(self) -> chess.engine.SimpleEngine:
        """The running program."""
        if self._engine is None:
            self._engine = chess.engine.SimpleEngine.popen_uci(shlex.split(self.command))
            self._engine.timeout = HARD_SECONDS
            self._engine.configure(self.options)
            said = ", ".join(f"{key} {value}" for key, value in self.options.items())
            self.name = self._engine.id.get("name", self.command) + (f" ({said})" if said else "")
        return self._engine

    def move(self, board: chess.Board, game: object, grace: float) -> chess.Move | str:
        """Its move, or which fault it made; one that only comes late is played and counted."""
        try:
            engine, limit = self.engine(), chess.engine.Limit(time=self.seconds)
            begun = perf_counter()
            move = engine.play(board, limit, game=game).move
        except chess.engine.EngineTerminatedError:
            return self._failed("crash")
        except chess.engine.EngineError:
            return self._failed("illegal")
        except TimeoutError:
            return self._failed("silent")
        late = perf_counter() - begun - self.seconds
        self.slowest = max(self.slowest, late)
        if late > grace:
            self.faults["overrun"] += 1
        if move is None:
            return self._failed("no move")
        if move not in board.legal_moves:
            return self._failed("illegal")
        return move

    def close(self) -> None:
        """End the program."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    def _failed(self, fault: str) -> str:
        self.faults[fault] += 1
        self.close()
        return fault


def play(first: Side, second: Side, number: int, most: int, grace: float) -> chess.pgn.Game:
    """One game; the first engine is White in games of even number."""
    board = chess.Board()
    for move in OPENINGS[number // 2 % len(OPENINGS)].split():
        board.push_san(move)
    sides = (first, second) if number % 2 == 0 else (second, first)
    token, how, result = object(), "", ""
    while not (outcome := board.outcome(claim_draw=True)) and board.ply() < most:
        side = sides[not board.turn]
        answer = side.move(board, token, grace)
        if isinstance(answer, str):
            how, result = answer, "0-1" if board.turn == chess.WHITE else "1-0"
            break
        board.push(answer)
    if outcome is not None:
        how, result = outcome.termination.name.lower(), outcome.result()
    game = chess.pgn.Game.from_board(board)
    game.headers.update(
        Event="bench_chess_match",
        Round=str(number + 1),
        White=sides[0].name,
        Black=sides[1].name,
        Result=result or "1/2-1/2",
        Termination=how or f"stopped at ply {most}",
    )
    return game


def report(number: int, counts: list[int], ends: Counter[str], sides: tuple[Side, Side]) -> str:
    """The score so far in a line."""
    losses, draws, wins = counts
    around, apart = interval(counts), difference(counts)
    elo = ", ".join(
        "none" if e is None else f"{e:+.0f}" for e in (apart.low, apart.elo, apart.high)
    )
    faults = "; ".join(
        f"{side.name}: {dict(side.faults) or 'no fault'}, at most {side.slowest:+.2f} s late"
        for side in sides
    )
    return (
        f"{number:3} games: {wins} won, {draws} drawn, {losses} lost, {mean(counts):.1%} "
        f"({around.low:.1%} to {around.high:.1%}), Elo {elo}; {dict(ends)}; {faults}; "
        f"load {os.getloadavg()[0] if hasattr(os, 'getloadavg') else 0:.1f}"
    )


def match(first: Side, second: Side, asked: argparse.Namespace, pgn: TextIO | None) -> None:
    """Play all games, and tell the score after each."""
    counts, ends = [0, 0, 0], Counter[str]()
    for number in range(asked.start, asked.start + asked.games):
        game = play(first, second, number, asked.most, asked.grace)
        white = {"1-0": 2, "1/2-1/2": 1, "0-1": 0}[game.headers["Result"]]
        counts[white if number % 2 == 0 else 2 - white] += 1
        ends[game.headers["Termination"]] += 1
        if pgn is not None:
            print(game, file=pgn, end="\n\n", flush=True)
        print(report(sum(counts), counts, ends, (first, second)), flush=True)


def options(given: list[str]) -> dict[str, str]:
    """Options as they are typed, `NAME=VALUE`."""
    return {name: value for name, _, value in (each.partition("=") for each in given)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("other", help="the command of the second engine")
    parser.add_argument("--first", default=OURS, help="the command of the first engine")
    parser.add_argument("--option", action="append", default=[], help="of the second engine")
    parser.add_argument("--first-option", action="append", default=[])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--start", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seconds", type=float, default=1.0, help="a move")
    parser.add_argument("--other-seconds", type=float, help="a move of the second, if another")
    parser.add_argument("--grace", type=float, default=0.25, help="seconds a move may be late")
    parser.add_argument("--most", type=int, default=200, help="plies of a game")
    parser.add_argument("--pgn", type=Path, help="where the games are added")
    asked = parser.parse_args()
    first = Side(asked.first, options(asked.first_option), asked.seconds)
    second = Side(asked.other, options(asked.option), asked.other_seconds or asked.seconds)
    try:
        if asked.pgn is None:
            match(first, second, asked, None)
        else:
            with asked.pgn.open("a", encoding="utf-8") as pgn:
                match(first, second, asked, pgn)
    finally:
        first.close()
        second.close()


if __name__ == "__main__":
    main()
