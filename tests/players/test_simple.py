# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strategies that look at most one move ahead, and those that count instead of thinking."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.core.position import MIN, Position
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.players.simple import (
    Attacker,
    BestOdds,
    Builder,
    FirstMove,
    OnePlyAhead,
    RandomMoves,
    WorstCase,
)
from desktop_app.players.strategy import MoveContext, Strategy
from desktop_app.search.beginner import safe_moves, winning_moves, wins
from desktop_app.search.limits import Limits
from tests.games.positions import line_positions
from tests.search.truth import TIC_TAC_TOE, random_endings, small_positions


def choices(strategy: Strategy, position: Position, seeds: int = 60) -> set[int]:
    known = new_engine_cache()
    thinking = [MoveContext(Random(seed), knowledge=known) for seed in range(seeds)]
    return {strategy.choose(position, each).move for each in thinking}


def test_random_plays_everything() -> None:
    position = TIC_TAC_TOE.parse_position("X.O/.../...")
    assert choices(RandomMoves(), position, 200) == set(position.legal_moves())


def test_top_left_fills_the_board_as_one_reads() -> None:
    position = TIC_TAC_TOE.start()
    played: list[int] = []
    while position.outcome is None:
        played.append(FirstMove().choose(position, MoveContext()).move)
        position = position.after(played[-1])
    assert played == list(range(7))


def test_top_left_takes_the_topmost_row_it_can_with_gravity() -> None:
    position = PRESETS["connect-four"].start().after(36)
    assert FirstMove().choose(position, MoveContext()).move == 29


@given(line_positions(largest=5))
def test_one_ahead_wins_if_it_can_and_else_does_not_lose_at_once(position: Position) -> None:
    moves = position.legal_moves()
    assume(moves)
    winning = {m for m in moves if position.after(m).outcome == position.turn}
    assert {m for m in moves if wins(position, m)} == winning
    safe = {
        m
        for m in moves
        if all(
            position.after(m).after(reply).outcome != position.turn.opponent
            for reply in position.after(m).legal_moves()
        )
    }
    assert choices(OnePlyAhead(), position, 4) <= (winning or safe or set(moves))


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("XX./OO./... X", {2}),  # takes the win rather than block
        ("XX./O../... O", {2}),  # blocks
        ("XX./OO./X.. O", {5}),  # wins rather than block
        ("X.X/.O./X.O O", {1, 3, 5, 7}),  # two threats: all is lost, so anything
        ("X../.O./... X", {1, 2, 3, 5, 6, 7, 8}),
    ],
)
def test_one_ahead_on_known_boards(board: str, expected: set[int]) -> None:
    assert choices(OnePlyAhead(), TIC_TAC_TOE.parse_position(board)) == expected


@pytest.mark.slow
@given(small_positions(most_left=5), st.integers(0, 9))
def test_worst_case_and_best_odds_count_every_ending(position: Position, seed: int) -> None:
    assume(position.outcome is None)
    worst, odds = dict[int, float](), dict[int, tuple[Fraction, Fraction]]()
    me = position.turn
    for move in position.legal_moves():
        games, shares = random_endings(position.after(move))
        worst[move] = min(me * outcome for outcome in games)
        won = sum((s for o, s in shares.items() if me * o > 0), Fraction(0))
        lost = sum((s for o, s in shares.items() if me * o < 0), Fraction(0))
        mean = sum((Fraction(me * o) * s for o, s in shares.items()), Fraction(0))
        odds[move] = (mean, Fraction(0)) if position.game.is_numeric else (won, -lost)
    thinking = MoveContext(Random(seed))
    assert worst[WorstCase().choose(position, thinking).move] == max(worst.values())
    assert odds[BestOdds().choose(position, thinking).move] == max(odds.values())


def test_best_odds_opens_in_the_middle_and_worst_case_knows_no_better_than_any() -> None:
    assert choices(BestOdds(), TIC_TAC_TOE.start()) == {4}
    assert choices(WorstCase(), TIC_TAC_TOE.start(), 200) == set(range(9))


def test_best_odds_falls_for_the_trap_that_minimax_sees() -> None:
    """Two values beside each other: the mean prefers the gamble, the worst case the sure thing."""
    start = parse_numbers("[[4,5],[1,99]]").start()
    assert choices(BestOdds(), start) == {1}
    assert choices(WorstCase(), start) == {0}


def test_min_counts_for_itself() -> None:
    start = parse_numbers("[[[4,5],[1,99]]]").start().after(0)
    assert start.turn is MIN
    assert choices(BestOdds(), start) == {0}
    assert choices(WorstCase(), start) == {0}


@pytest.mark.parametrize("strategy", [BestOdds(), WorstCase()], ids=["best-odds", "worst-case"])
def test_on_a_large_board_a_sample_finds_the_win_in_one(strategy: Strategy) -> None:
    game = PRESETS["connect-four"]
    position = game.start()
    for move in (38, 31, 37, 30, 36, 29):
        position = position.after(move)
    limits = Limits(nodes=60)
    chosen = {strategy.choose(position, MoveContext(Random(s), limits)).move for s in range(20)}
    assert chosen == {35, 39}


@pytest.mark.parametrize("strategy", [BestOdds(), WorstCase()], ids=["best-odds", "worst-case"])
def test_a_sample_is_the_same_with_the_same_seed(strategy: Strategy) -> None:
    position, limits = PRESETS["mnk:4x4x4"].start().after(5), Limits(nodes=40)
    for seed in range(5):
        pair = [strategy.choose(position, MoveContext(Random(seed), limits)) for _ in range(2)]
        assert pair[0] == pair[1]


def test_attacker_threatens_where_it_can_and_else_plays_anything_that_does_not_lose() -> None:
    start = TIC_TAC_TOE.start()
    assert choices(Attacker(), start, 200) == set(start.legal_moves())
    # X in the corner a3: the row and the column are open, and the diagonal
    position = TIC_TAC_TOE.parse_position("X../.../..O")
    assert choices(Attacker(), position) == {1, 2, 3, 6}


def test_builder_goes_on_with_its_longest_line_that_can_still_be_whole() -> None:
    gomoku = PRESETS["gomoku"]
    position = gomoku.start()
    for text in ("a1", "o15", "b1", "o13", "h8", "n15"):
        position = position.after(gomoku.parse_move(position, text))
    chosen = {gomoku.move_text(move) for move in choices(Builder(), position)}
    assert chosen == {"c1", "d1", "e1"}
    blocked = position.after(gomoku.parse_move(position, "o1"))
    blocked = blocked.after(gomoku.parse_move(blocked, "c1"))
    moves = {gomoku.move_text(move) for move in choices(Builder(), blocked, 200)}
    assert moves
    assert not moves & {"d1", "e1"}


@pytest.mark.parametrize("player", [Attacker(), Builder()], ids=["attacker", "builder"])
@given(line_positions(largest=5))
def test_both_win_if_they_can_and_else_do_not_lose_at_once(
    player: Strategy, position: Position
) -> None:
    assume(position.legal_moves())
    winning = set(winning_moves(position))
    allowed = winning or set(safe_moves(position)) or set(position.legal_moves())
    assert choices(player, position, 5) <= allowed


def test_without_lines_attacker_and_builder_play_like_one_ahead() -> None:
    position = find_game("nim:3,4,5").start()
    for player in (Attacker(), Builder()):
        assert choices(player, position) == choices(OnePlyAhead(), position)
