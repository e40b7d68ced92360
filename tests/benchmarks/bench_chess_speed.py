# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast the kernel of chess is: `python tests/benchmarks/bench_chess_speed.py`.

Positions a second, in processor time of this process, each program in turns on the same positions
(after the openings of `bench_chess_match`): the kernel as it is imported, its source interpreted by
Python, an alpha-beta over the boards of python-chess that is written here (captures first, captures
to the end, material only), and Sunfish where its module is given: `--sunfish PATH/sunfish.py`. Each
counts the positions that it visits, those in which only captures are looked at among them. The last
column is the kernel's speed by the other's.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import chess

from desktop_app.core.score import DECISIVE
from desktop_app.games.chess.engine import ChessKernel
from desktop_app.games.chess.evaluation import squares
from desktop_app.games.chess.kernel import search as kernel_module
from desktop_app.games.chess.rules import ChessGame, ChessPosition
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memory import MEGABYTE
from tests.benchmarks.bench_chess_match import OPENINGS
from tests.search.loading import interpreted

TABLE = 64 * MEGABYTE
DEEPEST = 40
INFINITE = 100_000
WORTH = (0, 100, 320, 330, 500, 900, 20_000)
"""By kind of piece, pawn first."""
Search = Callable[[str, float], int]
"""Searches after an opening for so many seconds; how many positions it has visited."""


class OverError(Exception):
    """The time is over."""


def after(opening: str) -> ChessPosition:
    """The position after an opening."""
    game = ChessGame()
    position = game.start()
    for move in opening.split():
        position = position.after(game.parse_move(position, move))
    return position


def kernel_search(kind: Any) -> Search:
    """The kernel, deeper and deeper."""

    def search(opening: str, seconds: float) -> int:
        weights = squares.weights
        kernel = ChessKernel(weights, TABLE)
        kernel.search = kind(weights.middlegame, weights.endgame, TABLE)
        kernel.start(after(opening), Budget(Limits()))
        end = process_time() + seconds

        def over(_nodes: int) -> bool:
            return process_time() >= end

        for depth in range(1, DEEPEST):
            found = kernel.search.value(depth, -DECISIVE, DECISIVE, over, 1 << 60)
            if found is None or process_time() >= end:
                break
        return kernel.search.visited

    return search


class PlainAlphaBeta:
    """Alpha-beta as one writes it over python-chess."""

    def __init__(self, seconds: float) -> None:
        self.nodes = 0
        self._end = process_time() + seconds

    def value(self, board: chess.Board, depth: int, alpha: int, beta: int) -> int:
        """The value for the player to move; at depth 0 only captures are tried."""
        self.nodes += 1
        if self.nodes % 256 == 0 and process_time() >= self._end:
            raise OverError
        best = -INFINITE
        if depth <= 0:
            best = _material(board, board.turn) - _material(board, not board.turn)
            alpha = max(alpha, best)
            if alpha >= beta:
                return best
        captures = list(board.generate_legal_captures())
        captures.sort(key=lambda move: -self._gain(board, move))
        others = [] if depth <= 0 else [m for m in board.legal_moves if not board.is_capture(m)]
        if depth > 0 and not captures and not others:
            return -INFINITE if board.is_check() else 0
        for move in (*captures, *others):
            board.push(move)
            value = -self.value(board, depth - 1, -beta, -alpha)
            board.pop()
            best, alpha = max(best, value), max(alpha, value)
            if alpha >= beta:
                break
        return best

    @staticmethod
    def _gain(board: chess.Board, move: chess.Move) -> int:
        taken, taker = board.piece_type_at(move.to_square), board.piece_type_at(move.from_square)
        return 10 * WORTH[taken or chess.PAWN] - WORTH[taker or chess.PAWN]


def _material(board: chess.Board, color: chess.Color) -> int:
    kinds = chess.PIECE_TYPES[:-1]
    return sum(WORTH[kind] * board.pieces_mask(kind, color).bit_count() for kind in kinds)


def library_search(opening: str, seconds: float) -> int:
    """That, deeper and deeper."""
    board, search = chess.Board(), PlainAlphaBeta(seconds)
    for move in opening.split():
        board.push_san(move)
    try:
        for depth in range(1, DEEPEST):
            search.value(board, depth, -INFINITE, INFINITE)
    except OverError:
        pass
    return search.nodes


def sunfish_search(path: Path) -> Search:
    """Sunfish's own search, ended by the module's own check of its deadline."""
    spec = spec_from_file_location("sunfish", path)
    assert spec is not None
    assert spec.loader is not None
    sunfish: Any = module_from_spec(spec)
    sys.modules["sunfish"] = sunfish
    spec.loader.exec_module(sunfish)

    class Clock:
        """Sunfish looks at the wall's clock; here it sees this process's."""

        time = staticmethod(process_time)

    sunfish.time = Clock

    def search(opening: str, seconds: float) -> int:
        board, history = chess.Board(), [sunfish.hist[0]]
        for ply, text in enumerate(opening.split()):
            move = board.push_san(text).uci()
            start, end = sunfish.parse(move[:2]), sunfish.parse(move[2:4])
            if ply % 2:
                start, end = 119 - start, 119 - end
            history.append(history[-1].move(sunfish.Move(start, end, move[4:].upper())))
        searcher = sunfish.Searcher()
        searcher.deadline = process_time() + seconds
        try:
            for _ in searcher.search(history):
                if process_time() >= searcher.deadline:
                    break
        except sunfish.Stop:
            pass
        return searcher.nodes

    return search


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the kernel of chess is.")
    parser.add_argument("--sunfish", type=Path, help="Sunfish's module, sunfish.py")
    parser.add_argument("--positions", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each position and program")
    asked = parser.parse_args()
    other = interpreted(
        "desktop_app.games.chess.kernel", "search", "board", "moves", "ordering"
    ).ChessSearch
    file = Path(kernel_module.__file__ or "").name
    searches: dict[str, Search] = {
        f"kernel ({file})": kernel_search(kernel_module.ChessSearch),
        "kernel, interpreted": kernel_search(other),
        "alpha-beta over python-chess": library_search,
    }
    if asked.sunfish is not None:
        searches["Sunfish"] = sunfish_search(asked.sunfish)
    nodes, spent = dict.fromkeys(searches, 0), dict.fromkeys(searches, 0.0)
    for opening in OPENINGS[: asked.positions]:
        for name, search in searches.items():
            start = process_time()
            nodes[name] += search(opening, asked.seconds)
            spent[name] += process_time() - start
    speeds = {name: nodes[name] / spent[name] for name in searches}
    first = next(iter(speeds.values()))
    for name, speed in speeds.items():
        print(f"{name:44}{speed:12,.0f} positions a second{first / speed:9.1f}")


if __name__ == "__main__":
    main()
