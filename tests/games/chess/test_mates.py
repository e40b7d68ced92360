# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mates in chess: found with their distance, and no false ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import chess
import pytest

from desktop_app.core.score import Bound, Outcome
from desktop_app.games.chess.engine import ChessEngine
from desktop_app.games.chess.rules import ChessPosition
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from tests.games.chess.positions import ASKED, GAME, SMALL, random_game


def analysed(position: ChessPosition, nodes: int, engine: ChessEngine | None = None):
    engine = engine or ChessEngine(GAME, EngineConfig(table_bytes=SMALL))
    *_, found = engine.values(SearchRequest(position, Budget(Limits(nodes=nodes))))
    return found


def pieces(board: chess.Board) -> tuple[object, ...]:
    """All that tells two positions apart, except the moves before."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return (*kinds, *board.occupied_co, board.turn, board.clean_castling_rights(), board.ep_square)


def with_checks_first(board: chess.Board, *, only_checks: bool) -> list[chess.Move]:
    """The legal moves; or only those that give check."""
    moves = {move: board.gives_check(move) for move in board.legal_moves}
    checks = [move for move, is_check in moves.items() if is_check]
    return checks if only_checks else checks + [m for m, is_check in moves.items() if not is_check]


class Mates:
    """Finds mates by trying all moves, without any search of the program."""

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


DECIDED = (
    ("8/8/7R/5K2/8/7p/6R1/3k4 w - - 0 1", 3),
    ("7k/3Q4/1R6/8/8/8/7K/8 w - - 0 1", 1),
    ("4k3/Q7/8/2p5/8/8/K7/1R6 w - - 0 1", 1),
    ("1k6/8/3K1p2/8/8/8/2R4Q/8 w - - 0 1", 3),
    ("k7/8/6p1/2Q5/8/K7/8/N7 w - - 0 1", 7),
    ("8/2Q5/8/5K2/8/8/3N4/7k w - - 0 1", 5),
    ("2K1k1N1/6p1/8/8/8/5R2/5B2/8 w - - 0 1", 3),
    ("k7/6K1/1Q6/8/8/8/5R2/8 w - - 0 1", 1),
    ("4k3/1P6/8/8/3Q4/8/1K6/8 w - - 0 1", 3),
    ("8/N3Q3/8/8/2K5/8/8/2k5 w - - 0 1", 5),
    ("7B/8/7K/8/8/3RN3/k7/8 w - - 0 1", 5),
    ("7k/2P5/1K4B1/8/8/B7/8/8 w - - 0 1", 3),
    ("8/8/8/7R/8/7K/5R2/2k5 w - - 0 1", 3),
    ("8/8/6Q1/8/8/6K1/k7/4N3 w - - 0 1", 5),
    ("8/4R3/8/8/2K3p1/7R/k7/8 w - - 0 1", 3),
    ("2R5/8/8/8/6R1/3K4/8/3k4 w - - 0 1", 1),
    ("1k6/8/5p2/8/8/2R4R/8/7K w - - 0 1", 5),
    ("1k6/8/8/5R2/8/8/R7/7K w - - 0 1", 3),
    ("7R/8/8/8/3K4/8/1R6/2k5 w - - 0 1", 3),
    ("4k3/2Q5/8/5P1K/8/8/8/8 w - - 0 1", 3),
    ("8/2R5/8/8/1Q5p/8/2K5/k7 w - - 0 1", 1),
    ("2R5/8/3N4/8/8/8/3K4/k2B4 w - - 0 1", 3),
    ("1k5K/1P6/8/8/8/7Q/8/8 w - - 0 1", 3),
    ("2K1R3/8/8/8/3Q4/8/8/1k6 w - - 0 1", 3),
)
"""The first positions of `few_pieces` with a mate, and its plies, as found by trying all moves.

To pass over those between them takes a minute: `with_a_mate` does it where more are asked for.
"""


def with_a_mate(dice: Random) -> Iterator[tuple[ChessPosition, int]]:
    """Positions whose quickest mate is found by trying all moves, and the plies that it takes."""
    if not ASKED:
        yield from ((GAME.parse_position(fen), plies) for fen, plies in DECIDED)
        return
    for position in (few_pieces(dice) for _ in count()):
        board, mates = position.board.copy(), Mates(20_000)
        truth = next((n for n in (1, 3, 5, 7) if mates.wins(board, n) is not False), None)
        if truth is not None and mates.wins(board, truth) is not None:
            yield position, truth


@pytest.mark.slow
def test_mates_are_found_with_their_distance() -> None:
    wanted, plies_of = (ASKED and 300) or len(DECIDED), Counter[int]()
    engine = ChessEngine(GAME, EngineConfig(table_bytes=SMALL))
    for position, truth in islice(with_a_mate(Random("mates")), wanted):
        best = analysed(position, 150_000, engine).best
        assert best is not None
        assert best.score is not None
        assert (best.score.outcome, best.score.plies) == (Outcome.WIN, truth), position
        assert best.score.bound is Bound.EXACT, position
        assert len(best.line) == truth
        plies_of[truth] += 1
    assert plies_of.total() == wanted
    assert len(plies_of) >= 3
    print(f"\nmates: {dict(sorted(plies_of.items()))}")


@pytest.mark.slow
def test_no_false_mate_is_reported() -> None:
    dice, claims, undecided, seen = Random("claims"), 0, 0, 0
    engine = ChessEngine(GAME, EngineConfig(table_bytes=SMALL))
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


def test_a_mate_is_not_called_the_quickest_where_a_quicker_one_repeats_a_position() -> None:
    """After Ka6 Kb8 Kb6 Ka8 the first position is there for the second time, which is no draw."""
    position = GAME.parse_position("k7/8/1K6/4N3/4p3/8/8/7Q w - - 0 1")
    (retreat,) = (
        candidate
        for candidate in analysed(position, 100_000).candidates
        if GAME.move_text(candidate.move) == "b6a6"
    )
    assert retreat.score is not None
    assert retreat.score.outcome is Outcome.WIN
    assert (retreat.score.plies, retreat.score.bound) in ((5, Bound.EXACT), (7, Bound.LOWER))


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        ("2k1r3/n4p2/P1p1N1p1/2P5/P4B1p/1B3N1P/5RP1/4QKR1 w - - 0 1", 3),
        ("r3k2r/3b3p/p6R/2p3B1/8/P1QP4/1P2PPB1/2R2K2 w - - 0 1", 2),
        ("r2qk3/5p2/2p1p3/p2nb1Pr/3P4/1Pp3p1/P1b2RP1/6K1 b - - 0 1", 3),
    ],
)
def test_the_search_for_the_best_move_finds_the_quickest_mate_of_all(fen: str, moves: int) -> None:
    """That nothing after the best move so far mates sooner says nothing of other moves."""
    engine = ChessEngine(GAME, EngineConfig(table_bytes=SMALL))
    request = SearchRequest(GAME.parse_position(fen), Budget(Limits(nodes=400_000)))
    *_, best = engine.best(request)
    assert (best.score.outcome, best.score.plies) == (Outcome.WIN, 2 * moves - 1)
    assert best.score.bound is Bound.EXACT
    assert best.nodes < 200_000  # it ends where that is proven


def test_a_better_move_found_by_an_unfinished_depth_is_kept() -> None:
    fen = "rnb1kbnr/ppp1p1p1/1q3p2/7p/P2Pp2P/1P6/R1PQ1PP1/1NB1KBNR w Kkq - 0 8"
    position = GAME.parse_position(fen)
    engine = ChessEngine(GAME, EngineConfig(table_bytes=SMALL))
    *_, before, whole = engine.best(SearchRequest(position, Budget(Limits(depth=5))))
    assert before.moves != whole.moves
    engine = ChessEngine(GAME, EngineConfig(table_bytes=SMALL))
    *_, cut = engine.best(SearchRequest(position, Budget(Limits(nodes=whole.nodes - 1))))
    assert (cut.moves, cut.score) == (whole.moves, whole.score)
    scored = [each for each in cut.candidates if each.score]
    assert 0 < len(scored) < len(cut.candidates) == len(position.legal_moves())


def test_a_quicker_mate_than_the_first_one_is_found() -> None:
    """A search that leaves out what promises little sees a mate in nine plies first."""
    position = GAME.parse_position("8/Q7/8/KN6/8/8/8/2k5 w - - 0 1")
    best = analysed(position, 400_000).best
    assert best is not None
    assert best.score is not None
    assert (best.score.outcome, best.score.plies) == (Outcome.WIN, 7)
    assert best.score.bound is Bound.EXACT
    board = position.board.copy()
    for move in best.line:
        board.push_uci(GAME.move_text(move))
    assert board.is_checkmate()
