# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Levels that err: by no more than they say, in one way, and not where a game is decided."""

from __future__ import annotations

from random import Random

import chess
import pytest

from desktop_app.core.position import MAX, MIN, Game, Position
from desktop_app.games.chess.evaluation import misjudged, tapered
from desktop_app.games.chess.rules import ChessGame, ChessPosition
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.registry import family_of, find_game
from desktop_app.players.levels import candidates_for, levels_for
from desktop_app.players.registry import ALPHA_BETA, StrategyId, make_strategy, parse_strategy
from desktop_app.players.searching import noisy_evaluation
from desktop_app.players.strategy import MoveContext
from desktop_app.search.symmetric_moves import SymmetricMoves
from desktop_app.words.players import strategy_description, strategy_title

CHESS = ChessGame()
NOISY = [parse_strategy(f"alpha-beta:{each}") for each in ("1~400", "1~200", "1~50", "3~100")]


def random_positions(game: Game, count: int, plies: int) -> list[Position]:
    dice, found = Random(f"{game.id}"), list[Position]()
    while len(found) < count:
        position = game.start()
        for _ in range(dice.randrange(plies)):
            if position.outcome is None:
                position = position.after(dice.choice(position.legal_moves()))
        found.append(position)
    return [position for position in found if position.outcome is None]


def test_misjudgements_are_bounded_and_fixed_for_each_position() -> None:
    errs, other = (noisy_evaluation(open_lines, 3, seed) for seed in ("a", "b"))
    errors = list[float]()
    for position in random_positions(find_game("connect-four"), 80, 20):
        right, wrong = open_lines(position, MAX), errs(position, MAX)
        assert errs(position, MAX) == wrong
        assert errs(position, MIN) == -wrong
        assert abs(wrong - right) <= 3
        assert other(position, MAX) != wrong
        errors.append(wrong - right)
    assert min(errors) < -2
    assert max(errors) > 2


def test_images_of_a_position_are_misjudged_alike() -> None:
    errs = noisy_evaluation(open_lines, 3, "a")
    for position in random_positions(find_game("tic-tac-toe"), 30, 4):
        images = SymmetricMoves(position)
        for move in position.legal_moves():
            values = {errs(position.after(image), MAX) for image in images.of(move)}
            assert len(values) == 1


def test_misjudged_piece_values_stay_within_the_stated_error() -> None:
    wrong, right = misjudged(tapered, 50, "a").weights, tapered.weights
    assert misjudged(tapered, 50, "a").weights == wrong
    assert misjudged(tapered, 50, "b").weights != wrong
    errors = [
        one - other
        for rows, others in ((wrong.middlegame, right.middlegame), (wrong.endgame, right.endgame))
        for row, its in zip(rows, others, strict=True)
        for one, other in zip(row, its, strict=True)
    ]
    assert max(map(abs, errors)) == 50
    assert abs(sum(errors) / len(errors)) < 5
    assert (
        wrong.middlegame[1][20] - right.middlegame[1][20]
        == wrong.endgame[1][20] - right.endgame[1][20]
    )


def test_a_game_of_the_same_seed_is_played_alike_and_another_one_not() -> None:
    level = make_strategy(parse_strategy("alpha-beta:1~400"))
    positions = random_positions(CHESS, 12, 30)

    def moves(seed: str) -> list[int]:
        return [level.choose(each, MoveContext(seed=seed)).move for each in positions]

    assert moves("one") == moves("one")
    assert moves("one") != moves("two")


@pytest.mark.parametrize("level", [NOISY[0], NOISY[-1]], ids=str)
def test_a_mate_in_one_is_taken_however_much_is_misjudged(level: StrategyId) -> None:
    dice, found, player = Random("mates"), 0, make_strategy(level)
    while found < 8:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 120:
            mates = [move for move in board.legal_moves if is_mate(board, move)]
            if mates:
                found += 1
                position = ChessPosition(CHESS, board.copy(stack=False), board.ply())
                chosen = player.choose(position, MoveContext(seed=f"{found}"))
                after = position.after(chosen.move)
                assert after.outcome == position.turn
                break
            board.push(dice.choice(list(board.legal_moves)))


def is_mate(board: chess.Board, move: chess.Move) -> bool:
    board.push(move)
    found = board.is_checkmate()
    board.pop()
    return found


QUEENS = (
    "4k3/8/8/3p4/8/8/3Q4/4K3 w - - 0 1",
    "r3k3/pp3p2/2p3p1/3p4/8/2Q5/PP3PPP/4K2R w - - 0 1",
    "2r1k3/1p3p2/p1p3p1/3p4/4n3/1PQ2P2/P5PP/4K2R w - - 0 1",
    "rnb1k2r/ppp2ppp/3p1n2/4p3/1bB1P3/2NP1Q2/PPP2PPP/R1B1K1NR w KQkq - 0 1",
)


@pytest.mark.parametrize("fen", QUEENS)
@pytest.mark.parametrize("level", NOISY[1:], ids=str)
def test_a_queen_is_not_put_where_a_pawn_takes_it_for_nothing(level: StrategyId, fen: str) -> None:
    position, player = CHESS.parse_position(fen), make_strategy(level)
    for seed in range(6):
        after = position.after(player.choose(position, MoveContext(seed=f"{seed}")).move)
        board = after.board
        queens = board.pieces(chess.QUEEN, chess.WHITE)
        takers = [m for m in board.legal_moves if m.to_square in queens]
        assert not [m for m in takers if board.piece_type_at(m.from_square) == chess.PAWN]


def test_misjudging_levels_exist_in_games_with_a_unit() -> None:
    assert family_of(CHESS).unit == 100
    assert not [level for level in candidates_for(find_game("gomoku")) if level.noise is not None]


def test_levels_of_chess_that_misjudge_less_are_higher_and_have_names_of_their_own() -> None:
    levels = levels_for(CHESS)
    noises = [level.noise for level in levels if level.noise is not None]
    assert len(noises) >= 3
    assert noises == sorted(noises, reverse=True)
    titles = [strategy_title(level, CHESS) for level in levels]
    assert len(set(titles)) == len(titles)
    assert "Rough guesser" in titles


def test_misjudging_levels_describe_themselves() -> None:
    said = strategy_description(StrategyId(ALPHA_BETA, 2, noise=50), CHESS)
    assert "looks 2 moves ahead" in said
    assert "but misjudges each piece by up to half a pawn" in said
    assert strategy_description(StrategyId(ALPHA_BETA, 1, noise=400), CHESS).endswith(
        "4 pawns (alpha-beta)"
    )
    title = strategy_title(StrategyId(ALPHA_BETA, 3, noise=70), CHESS)
    assert title == "Looks 3 ahead, misjudges by up to ±0.7"
    lines = strategy_description(StrategyId(ALPHA_BETA, 1, noise=50), find_game("tic-tac-toe"))
    assert "but misjudges each position by up to 0.5 points" in lines


@pytest.mark.parametrize(
    "text", ["alpha-beta:2~", "alpha-beta:2~0", "alpha-beta:2~1001", "alpha-beta:2~½", "perfect~5"]
)
def test_errors_that_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="~"):
        parse_strategy(text)
