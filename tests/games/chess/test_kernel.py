# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The kernel of chess: moves, evaluation and search. `positions` says how to test more."""

from __future__ import annotations

from collections import Counter
from random import Random

import chess
import pytest

from desktop_app.core.position import MAX
from desktop_app.core.score import DECISIVE, WIN, Bound, Outcome
from desktop_app.games.chess import engine as chess_engine
from desktop_app.games.chess.engine import ChessEngine, ChessKernel, chess_score
from desktop_app.games.chess.evaluation import Weights, material, squares, tapered, tapered_value
from desktop_app.games.chess.examples import MATE_IN_ONE, MATE_IN_TWO, ROOK_MATE_IN_TWO
from desktop_app.games.chess.kernel.moves import legal_moves, perft
from desktop_app.games.chess.kernel.search import ChessSearch
from desktop_app.games.chess.rules import ChessPosition
from desktop_app.search.compiled import are_compiled
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits, SearchStopped
from tests.games.chess.positions import ASKED, GAME, SMALL, random_game
from tests.search.loading import interpreted

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
"""The numbers of games of 1, 2 and more plies from six positions.

Source: the Chess Programming Wiki, "Perft Results": the start, Kiwipete, positions 3 to 6.
"""


def standing_on(position: ChessPosition, weights: Weights = TAPERED) -> ChessKernel:
    kernel = ChessKernel(weights, SMALL)
    kernel.start(position, Budget(Limits()))
    return kernel


@pytest.mark.parametrize("fen", PERFT)
def test_perft_gives_the_published_numbers(fen: str) -> None:
    depth = 5 if ASKED else 4 if are_compiled() else 2
    kernel = standing_on(GAME.parse_position(fen))
    for plies, known in enumerate(PERFT[fen][:depth], start=1):
        assert perft(kernel.search.board, plies) == known


@pytest.mark.slow
@pytest.mark.parametrize("weights", [material.weights, squares.weights, TAPERED])
def test_moves_and_evaluations_are_those_of_the_rules(weights: Weights) -> None:
    dice, compared = Random(f"chess {weights is TAPERED}"), 0
    while compared < (ASKED or 120):
        positions = list(random_game(dice, 160))
        for position in dice.sample(positions, min(len(positions), 10)):
            kernel = standing_on(position, weights)
            assert sorted(legal_moves(kernel.search.board)) == sorted(position.legal_moves())
            value = tapered_value(position, weights)
            assert kernel.search.board.evaluation == (value if position.turn is MAX else -value)
            compared += 1


@pytest.mark.slow
def test_random_games_have_the_moves_and_the_end_of_python_chess() -> None:
    dice, plies, ends = Random("games"), 0, Counter[str]()
    kernel = ChessKernel(TAPERED, SMALL)
    for _ in range((ASKED and ASKED // 2) or 4):
        board, position = chess.Board(), GAME.start()
        while position.outcome is None:
            kernel.start(position, Budget(Limits()))
            legal = {GAME.move_text(move): move for move in position.legal_moves()}
            assert set(legal) == {move.uci() for move in board.legal_moves} != set()
            assert sorted(legal_moves(kernel.search.board)) == sorted(legal.values())
            assert end_of(board) is None
            text = dice.choice(sorted(legal))
            board.push_uci(text)
            position = position.after(legal[text])
            plies += 1
        end = end_of(board)
        assert end is not None
        assert position.outcome == end[1]
        assert list(position.legal_moves()) == []
        ends[end[0]] += 1
    print(f"\n{plies} plies, {dict(ends)}")


def end_of(board: chess.Board) -> tuple[str, int] | None:
    """By python-chess: how the game ended and who won (1 White, -1 Black); None if it goes on."""
    if (found := board.outcome()) is not None:
        return found.termination.name, {None: 0, True: 1, False: -1}[found.winner]
    if board.is_repetition(3):
        return "REPETITION", 0
    return ("FIFTY", 0) if board.halfmove_clock >= 100 else None


def test_perft_equals_that_of_python_chess() -> None:
    dice, total = Random("perft"), 0
    depth = 3 if ASKED else 2
    for _ in range(ASKED or 20):
        *_, position = random_game(dice, dice.randrange(1, 200))
        found = perft(standing_on(position).search.board, depth)
        assert found == lines_of(position.board.copy(stack=False), depth), position
        total += found
    print(f"\n{total} games")


def lines_of(board: chess.Board, plies: int) -> int:
    """The number of games of so many plies, by python-chess."""
    if plies == 1:
        return board.legal_moves.count()
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += lines_of(board, plies - 1)
        board.pop()
    return count


@pytest.mark.slow
def test_making_and_unmaking_a_move_restores_the_board() -> None:
    dice = Random("back")
    for position in [*random_game(dice, 80)][::3]:
        kernel = standing_on(position)
        before = (
            kernel.search.board.key,
            kernel.search.board.evaluation,
            perft(kernel.search.board, 1),
        )
        for move in legal_moves(kernel.search.board):
            kernel.search.board.push(move)
            assert kernel.search.board.key == after_key(position, move)
            kernel.search.board.pop()
            now = (
                kernel.search.board.key,
                kernel.search.board.evaluation,
                perft(kernel.search.board, 1),
            )
            assert now == before


def after_key(position: ChessPosition, move: int) -> int:
    return standing_on(position.after(move)).search.board.key


def test_compiled_and_interpreted_search_alike() -> None:
    dice = Random("one")
    other_kind = interpreted(
        "desktop_app.games.chess.kernel", "search", "board", "moves", "ordering"
    ).ChessSearch
    for _ in range(ASKED // 50 or 4):
        *_, position = random_game(dice, 40)
        found = []
        for kind in (ChessSearch, other_kind):
            kernel = standing_on(position)
            kernel.search = kind(TAPERED.middlegame, TAPERED.endgame, SMALL)
            kernel.start(position, Budget(Limits()))
            each = kernel.search
            values = [each.value(depth, -DECISIVE, DECISIVE, never, 1 << 60) for depth in (1, 2, 3)]
            found.append((values, each.visited, each.line()))
        assert found[0] == found[1]


def never(_nodes: int) -> bool:
    return False


def test_an_upper_bound_however_high_is_no_mate() -> None:
    """But a value from inside the window is one."""
    start = GAME.start()
    for value in (DECISIVE, DECISIVE + 5, WIN - 3):
        most = chess_score(start, value, 3, Bound.UPPER)
        assert (most.outcome, most.number, most.bound) == (
            Outcome.UNKNOWN,
            DECISIVE - 1,
            Bound.UPPER,
        )
        assert chess_score(start, value, 3, Bound.HEURISTIC).outcome is Outcome.WIN
        assert chess_score(start, -value, 3, Bound.UPPER).outcome is Outcome.LOSS


def test_a_stopped_search_raises() -> None:
    kernel, start = ChessKernel(TAPERED, SMALL), GAME.start()
    kernel.start(start, Budget(Limits(), lambda: True))
    with pytest.raises(SearchStopped):
        kernel.value_after(start.legal_moves()[0], 5, -DECISIVE, DECISIVE)


def test_while_a_depth_takes_long_the_values_of_the_one_before_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not before the first depth has ended: until then not all moves have a value."""
    monkeypatch.setattr(chess_engine, "SNAPSHOT_SECONDS", 0)
    engine = ChessEngine(GAME, EngineConfig(table_bytes=SMALL))
    first, *meanwhile, _ = engine.values(SearchRequest(GAME.start(), Budget(Limits(depth=2))))
    assert len(meanwhile) == len(first.candidates) == 20
    assert all(candidate.score is not None for candidate in first.candidates)
    for found in meanwhile:
        assert (found.depth, found.candidates) == (1, first.candidates)


@pytest.mark.parametrize(
    ("fen", "plies"), [(MATE_IN_ONE, 1), (MATE_IN_TWO, 3), (ROOK_MATE_IN_TWO, 3)]
)
def test_a_mate_is_found_with_its_distance_and_its_line(fen: str, plies: int) -> None:
    position = GAME.parse_position(fen)
    each = standing_on(position).search
    assert each.value(plies, -DECISIVE * 2, DECISIVE * 2, never, 1 << 60, thorough=True) == (
        WIN - plies
    )
    line = each.line()
    assert len(line) == plies
    for move in line:
        position = position.after(move)
    assert position.board.is_checkmate()


def test_bishops_of_one_square_colour_are_insufficient_material() -> None:
    dice, drawn = Random("bishops"), 0
    for _ in range(40):
        board = chess.Board(None)
        board.set_piece_at(chess.A1, chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(chess.H8, chess.Piece(chess.KING, chess.BLACK))
        for square in dice.sample(range(1, 40), 2):
            board.set_piece_at(square, chess.Piece(chess.BISHOP, chess.WHITE))
        if board.attackers(chess.WHITE, chess.H8):
            continue
        position = GAME.parse_position(board.fen())
        value = standing_on(position, material.weights).search.value(
            1, -DECISIVE, DECISIVE, never, 1 << 60
        )
        assert (value == 0) is board.is_insufficient_material(), board.fen()
        drawn += value == 0
    assert 5 < drawn < 35
