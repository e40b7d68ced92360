# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel of chess: its moves, its counts, its mates.

For more positions, which takes minutes and tells what was found:
`CHESS_POSITIONS=2000 python -m pytest -s --timeout 0 tests/search/engines/test_chess_kernel.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from os import environ
from random import Random

import chess
import pytest

from desktop_app.games.chess.evaluation import Weights, material, squares, tapered, worth
from desktop_app.games.chess.game import ChessGame
from desktop_app.games.chess.position import ChessPosition
from desktop_app.games.position import MAX
from desktop_app.search.basics.limits import Budget, Limits
from desktop_app.search.basics.score import DECISIVE, Bound, Outcome
from desktop_app.search.engines.chess.engine import ChessEngine
from desktop_app.search.engines.chess.kernel.search import ChessSearch
from desktop_app.search.engines.chess.kernels import ChessKernel
from desktop_app.search.engines.compiled import are_compiled
from desktop_app.search.engines.engine import Means, Question
from tests.search.engines.loading import interpreted

GAME = ChessGame()
ASKED = int(environ.get("CHESS_POSITIONS", "0"))
SMALL = 1 << 22
TAPERED = tapered.weights
PERFT = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": (
        20,
        400,
        8_902,
        197_281,
        4_865_609,
    ),
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1": (
        48,
        2_039,
        97_862,
        4_085_603,
        193_690_690,
    ),
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1": (14, 191, 2_812, 43_238, 674_624),
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1": (
        6,
        264,
        9_467,
        422_333,
        15_833_292,
    ),
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8": (
        44,
        1_486,
        62_379,
        2_103_487,
        89_941_194,
    ),
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10": (
        46,
        2_079,
        89_890,
        3_894_594,
        164_075_551,
    ),
}
"""How many games of 1, 2 and more plies follow from six positions.

Source: the Chess Programming Wiki, "Perft Results": the start, Kiwipete, positions 3 to 6.
"""


def search(weights: Weights = TAPERED) -> ChessSearch:
    return ChessSearch(weights.early, weights.late, SMALL)


def standing_on(position: ChessPosition, weights: Weights = TAPERED) -> ChessKernel:
    kernel = ChessKernel(weights, SMALL)
    kernel.start(position, Budget(Limits()))
    return kernel


def random_game(dice: Random, plies: int) -> Iterator[ChessPosition]:
    position = GAME.start()
    while position.outcome is None and position.ply < plies:
        yield position
        position = position.after(dice.choice(position.legal_moves()))


@pytest.mark.parametrize("fen", PERFT)
def test_the_known_numbers_of_games_follow(fen: str) -> None:
    depth = 5 if ASKED else 4 if are_compiled() else 2
    kernel = standing_on(GAME.parse_position(fen))
    for plies, known in enumerate(PERFT[fen][:depth], start=1):
        assert kernel.search.perft(plies) == known


@pytest.mark.parametrize("weights", [material.weights, squares.weights, TAPERED])
def test_moves_and_counts_are_those_of_the_rules(weights: Weights) -> None:
    dice, compared = Random(f"chess {weights is TAPERED}"), 0
    while compared < (ASKED or 300):
        positions = list(random_game(dice, 160))
        for position in dice.sample(positions, min(len(positions), 10)):
            kernel = standing_on(position, weights)
            assert sorted(kernel.search.legal_moves()) == sorted(position.legal_moves())
            value = worth(position, weights)
            assert kernel.search.guess() == (value if position.turn is MAX else -value)
            compared += 1


def test_moves_made_and_taken_back_leave_all_as_it_was() -> None:
    dice = Random("back")
    for position in random_game(dice, 80):
        kernel = standing_on(position)
        before = kernel.search.position_key(), kernel.search.guess(), kernel.search.perft(1)
        for move in kernel.search.legal_moves():
            kernel.search.play(move)
            assert kernel.search.position_key() == after_key(position, move)
            kernel.search.take_back()
            now = kernel.search.position_key(), kernel.search.guess(), kernel.search.perft(1)
            assert now == before


def after_key(position: ChessPosition, move: int) -> int:
    return standing_on(position.after(move)).search.position_key()


def test_compiled_and_interpreted_are_one() -> None:
    dice = Random("one")
    other_kind = interpreted("chess", "search", "board", "moves", "calm").ChessSearch
    for _ in range(ASKED // 50 or 4):
        *_, position = random_game(dice, 40)
        found = []
        for kind in (ChessSearch, other_kind):
            kernel = standing_on(position)
            kernel.search = kind(TAPERED.early, TAPERED.late, SMALL)
            kernel.start(position, Budget(Limits()))
            each = kernel.search
            values = [each.value(depth, -DECISIVE, DECISIVE, never, 1 << 60) for depth in (1, 2, 3)]
            found.append((values, each.visited, each.line()))
        assert found[0] == found[1]


def never(_nodes: int) -> bool:
    return False


def analysed(position: ChessPosition, nodes: int, engine: ChessEngine | None = None):
    engine = engine or ChessEngine(GAME, Means(table_bytes=SMALL))
    *_, found = engine.values(Question(position, Budget(Limits(nodes=nodes))))
    return found


def pieces(board: chess.Board) -> tuple[object, ...]:
    """All by which two positions differ, but for what came before."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return (*kinds, *board.occupied_co, board.turn, board.clean_castling_rights(), board.ep_square)


def with_checks_first(board: chess.Board, *, only_checks: bool) -> list[chess.Move]:
    """The legal moves; or only those that give check."""
    moves = {move: board.gives_check(move) for move in board.legal_moves}
    checks = [move for move, is_check in moves.items() if is_check]
    return checks if only_checks else checks + [m for m, is_check in moves.items() if not is_check]


class Mates:
    """Who is mated within so many plies, found by trying all moves: no search of the program."""

    def __init__(self, patience: int) -> None:
        self._left = patience
        self._known: dict[tuple[object, int], bool] = {}

    def wins(self, board: chess.Board, plies: int) -> bool | None:
        """Whether the player to move can mate within so many plies; None: it takes too long."""
        if plies < 1:
            return False
        key = (pieces(board), plies)
        if key not in self._known:
            self._left -= 1
            if self._left < 0:
                return None
            found: bool | None = False
            for move in with_checks_first(board, only_checks=plies == 1):
                board.push(move)
                lost = self.loses(board, plies - 1)
                board.pop()
                if lost:
                    found = True
                    break
                if lost is None:
                    found = None
            if found is None:
                return None
            self._known[key] = found
        return self._known[key]

    def loses(self, board: chess.Board, plies: int) -> bool | None:
        """Whether the player to move is mated within so many plies, whatever is played."""
        if not any(board.generate_legal_moves()):
            return board.is_check()
        if plies < 2 or board.is_insufficient_material():
            return False
        for move in board.legal_moves:
            board.push(move)
            won = self.wins(board, plies - 1)
            board.pop()
            if not won:
                return won
        return True


def few_pieces(dice: Random) -> ChessPosition:
    """White has a king and two or three pieces, Black a king near the edge and perhaps a pawn."""
    while True:
        board = chess.Board(None)
        squares = dice.sample(range(64), 6)
        board.set_piece_at(
            dice.choice((0, 1, 2, 3, 7, 8, 56, 57, 60, 63)), chess.Piece.from_symbol("k")
        )
        board.set_piece_at(squares[0], chess.Piece.from_symbol("K"))
        letters = dice.choice(("QR", "RR", "QN", "RBN", "QP", "BBP"))
        for square, letter in zip(squares[1:], letters, strict=False):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        if dice.random() < 0.5:
            board.set_piece_at(squares[5], chess.Piece.from_symbol("p"))
        board.turn = chess.WHITE
        if board.is_valid() and not board.is_game_over():
            return ChessPosition(GAME, board, 0)


def test_mates_are_found_with_their_distance() -> None:
    dice, found, plies_of = Random("mates"), 0, dict[int, int]()
    engine = ChessEngine(GAME, Means(table_bytes=SMALL))
    while found < ((ASKED and 300) or 24):
        position = few_pieces(dice)
        board = position.board.copy()
        mates = Mates((ASKED and 20_000) or 1_500)
        truth = next((n for n in (1, 3, 5, 7) if mates.wins(board, n) is not False), None)
        if truth is None or mates.wins(board, truth) is None:
            continue
        best = analysed(position, 400_000, engine).best
        assert best is not None
        assert best.score is not None
        assert (best.score.outcome, best.score.plies) == (Outcome.WIN, truth), position
        assert best.score.bound is Bound.EXACT, position
        assert len(best.line) == truth
        found += 1
        plies_of[truth] = plies_of.get(truth, 0) + 1
    assert len(plies_of) >= 3
    print(f"\nmates: {dict(sorted(plies_of.items()))}")


def test_no_mate_is_told_that_is_none() -> None:
    dice, claims, undecided, seen = Random("claims"), 0, 0, 0
    engine = ChessEngine(GAME, Means(table_bytes=SMALL))
    while seen < (ASKED or 40):
        *_, position = random_game(dice, dice.randrange(20, 120))
        if dice.random() < 0.3:
            position = few_pieces(dice)
        seen += 1
        mates = Mates(3_000)
        for candidate in analysed(position, 20_000, engine).candidates:
            score = candidate.score
            if score is None or score.plies is None or score.outcome is Outcome.UNKNOWN:
                continue
            claims += 1
            board = position.board.copy()
            board.push_uci(GAME.move_text(candidate.move))
            ask = mates.loses if score.outcome is Outcome.WIN else mates.wins
            told = ask(board, score.plies - 1)
            assert told is not False, (position, candidate)
            if score.bound is Bound.EXACT and score.plies > 2:
                assert ask(board, score.plies - 3) is not True, (position, candidate)
            undecided += told is None
    assert claims
    print(f"\n{seen} positions, {claims} mates told, {undecided} undecided, 0 refuted")
    assert undecided <= claims / 2
