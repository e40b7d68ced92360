# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The generic search beside its peers: `python tests/benchmarks/bench_peers.py`.

easyAI (with numpy) and OpenSpiel are measured where they can be imported, or under paths that
are given: `--path DIR`, as often as needed. Same game, depth and evaluation (a won game counts,
all else is 0) in the same process, in turns; each time is the best of its repetitions, in
process time. The ratio is the peer's time by ours; 3 is promised beside easyAI.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.search.alphabeta import AlphaBeta, TranspositionTable
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedMinimax

TIC_TAC_TOE, CONNECT_FOUR = (3, 3, 3, False), (7, 6, 4, True)
EASY_AI_TARGET = 3
Work = Callable[[], object]


def ours(size: tuple[int, int, int, bool], depth: int, *, table: bool) -> Work:
    """The value of every first move, each with a full window, so many plies deep in all."""

    def run() -> list[float]:
        start = LineGame(*size).start()
        search = AlphaBeta(Budget(Limits()), table=TranspositionTable() if table else None)
        return [-search.value(start.after(move), depth - 1) for move in start.legal_moves()]

    return run


def labelled() -> float:
    """Every position of tic-tac-toe."""
    return MemoizedMinimax().value(LineGame(3, 3, 3).start())


def easy_ai(name: str, depth: int, *, table: bool) -> Work | None:
    """The same by easyAI's Negamax, on the game that easyAI brings."""
    try:
        easy: Any = import_module("easyAI")
        game: Any = getattr(import_module(f"easyAI.games.{name}"), name)
    except ImportError:
        return None

    class Keyed(game):
        """The game with what a table needs."""

        def ttentry(self) -> object:
            board = self.board
            cells = board.tobytes() if hasattr(board, "tobytes") else tuple(board)
            return cells, self.current_player

    def run() -> list[float]:
        memory = easy.TranspositionTable() if table else None
        values: list[float] = []
        for move in Keyed([None, None]).possible_moves():
            position = Keyed([None, None])
            position.make_move(move)
            position.switch_player()
            search = easy.Negamax(depth - 1, tt=memory)
            search(position)
            values.append(-search.alpha)
        return values

    return run


def open_spiel(name: str, depth: int) -> Work | None:
    """The same by OpenSpiel's alpha-beta in Python over its game in C++."""
    try:
        spiel: Any = import_module("pyspiel")
        minimax: Any = import_module("open_spiel.python.algorithms.minimax")
    except ImportError:
        return None

    def nothing(_state: object) -> float:
        return 0

    def run() -> list[float]:
        game = spiel.load_game(name)
        values: list[float] = []
        for move in game.new_initial_state().legal_actions():
            state = game.new_initial_state()
            state.apply_action(move)
            value, _ = minimax.alpha_beta_search(game, state, nothing, depth - 1, 0)
            values.append(value)
        return values

    return run


def open_spiel_solver() -> Work | None:
    """Every position of tic-tac-toe by OpenSpiel's value iteration."""
    try:
        spiel: Any = import_module("pyspiel")
        iteration: Any = import_module("open_spiel.python.algorithms.value_iteration")
    except ImportError:
        return None
    return lambda: iteration.value_iteration(spiel.load_game("tic_tac_toe"), -1, 0.01)


def timed(work: Work) -> float:
    started = process_time()
    work()
    return process_time() - started


def main() -> int:
    """Print the table; 1 if a target is missed."""
    parser = argparse.ArgumentParser(description="The generic search beside its peers.")
    parser.add_argument("--path", action="append", default=[], help="where a peer is found")
    parser.add_argument("--repetitions", type=int, default=3)
    arguments = parser.parse_args()
    sys.path[:0] = arguments.path
    nine, four = "tic-tac-toe, nine moves", "Connect Four, depth"
    rows: list[tuple[str, str, Work, Work | None]] = [
        (nine, "easyAI", ours(TIC_TAC_TOE, 9, table=False), easy_ai("TicTacToe", 9, table=False)),
        (
            f"{nine}, table",
            "easyAI",
            ours(TIC_TAC_TOE, 9, table=True),
            easy_ai("TicTacToe", 9, table=True),
        ),
        (nine, "OpenSpiel", ours(TIC_TAC_TOE, 9, table=False), open_spiel("tic_tac_toe", 9)),
        ("tic-tac-toe, all positions", "OpenSpiel", labelled, open_spiel_solver()),
    ]
    for depth, table in ((5, False), (6, False), (6, True), (7, True)):
        label = f"{four} {depth}{', table' if table else ''}"
        mine = ours(CONNECT_FOUR, depth, table=table)
        rows.append((label, "easyAI", mine, easy_ai("ConnectFour", depth, table=table)))
    rows.append(
        (
            f"{four} 6",
            "OpenSpiel",
            ours(CONNECT_FOUR, 6, table=False),
            open_spiel("connect_four", 6),
        )
    )
    print(f"{'':32}{'peer':12}{'ours ms':>10}{'peer ms':>12}{'ratio':>8}")
    missed = False
    for label, peer, mine, other in rows:
        my_time = min(timed(mine) for _ in range(arguments.repetitions))
        if other is None:
            print(f"{label:32}{peer:12}{my_time * 1e3:10.1f}{'not there':>12}")
            continue
        their_time = timed(other)
        if their_time < 2:
            their_time = min(their_time, *(timed(other) for _ in range(arguments.repetitions - 1)))
        my_time = min(my_time, timed(mine))
        ratio = their_time / my_time
        verdict = ""
        if peer == "easyAI":
            missed |= ratio < EASY_AI_TARGET
            verdict = "  kept" if ratio >= EASY_AI_TARGET else f"  MISSED: {EASY_AI_TARGET}"
        print(
            f"{label:32}{peer:12}{my_time * 1e3:10.1f}{their_time * 1e3:12.1f}{ratio:8.1f}{verdict}"
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
