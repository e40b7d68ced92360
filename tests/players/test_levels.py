# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Levels are what they say: as deep as stated on every board, and the higher the stronger."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.levels import LIKELY_MOVES
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.games.registry import family_of, find_game, new_engine_cache
from desktop_app.players.ladder import ladder_of
from desktop_app.players.levels import candidates_for, level_at, levels_for
from desktop_app.players.registry import (
    ALPHA_BETA,
    LEVELS,
    TEACHING_PLAYERS,
    StrategyId,
    make_strategy,
    parse_strategy,
)
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.limits import Limits
from tests.search.truth import depth_limited

BOARDS = ("tic-tac-toe", "connect-four", "gomoku", "five-in-a-row", "drop:20x20x5", "mnk:20x20x9")
MOST_NODES = 3_000_000
"""What a level may visit for one move: far less than a level's two seconds are good for."""


def game(name: str) -> LineGame:
    found = find_game(name)
    assert isinstance(found, LineGame)
    return found


def middle_game(board: LineGame, stones: int, seed: int) -> LinePosition:
    """Random stones near the middle, of which nobody can win at once."""
    random, position = Random(seed), board.start()
    while position.ply < stones:
        moves = [m for m in position.legal_moves() if board.gravity or is_near(board, m)]
        after = position.after(random.choice(moves))
        if after.outcome is not None:
            return middle_game(board, stones, seed + 1000)
        position = after
    return position


def is_near(board: LineGame, move: int) -> bool:
    row, column = divmod(move, board.columns)
    return max(abs(row - board.rows // 2), abs(column - board.columns // 2)) < 5


def moves_tried(game: Game, depth: int) -> int | None:
    return family_of(game).moves_tried(game, depth)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("depth", [2, 4, 6])
def test_each_depth_is_reached_and_not_passed(name: str, depth: int) -> None:
    board = game(name)
    for stones in (0, 8) if board.board.cells > 9 else (0, 2):
        position = middle_game(board, stones, stones)
        reports: list[ChosenMove] = []
        thinking = MoveContext(limits=Limits(nodes=MOST_NODES), report=reports.append)
        choice = make_strategy(StrategyId(ALPHA_BETA, depth)).choose(position, thinking)
        decided = choice.score is not None and choice.score.plies is not None
        assert choice.depth == min(depth, position.remaining) or decided
        assert [report.depth for report in reports] == list(range(1, choice.depth + 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mnk:9x9x5", "connect-four", "drop:9x9x5"])
def test_two_plies_ahead_values_equal_plain_minimax(name: str) -> None:
    position = middle_game(game(name), 6, 5)
    choice = make_strategy(parse_strategy("alpha-beta:2")).choose(position, MoveContext())
    values = {
        move: -depth_limited(position.after(move), 1, open_lines) for move in position.legal_moves()
    }
    assert values[choice.move] == max(values.values())


@pytest.mark.slow
@pytest.mark.parametrize("name", BOARDS)
def test_a_level_depends_on_the_seed_and_not_on_earlier_searches(name: str) -> None:
    board, level = game(name), StrategyId(ALPHA_BETA, 4)
    kept = new_engine_cache()
    for seed in range(2):
        position = middle_game(board, 4, seed)
        fresh = make_strategy(level).choose(position, MoveContext(Random(seed)))
        assert (
            make_strategy(level).choose(position, MoveContext(Random(seed), knowledge=kept))
            == fresh
        )


def score(board: LineGame, upper: StrategyId, lower: StrategyId, openings: int) -> float:
    """What the upper of two levels gets of a game, on average, sides changed."""
    total, knowledge = 0.0, new_engine_cache()
    for opening in range(openings):
        for ours in (0, 1):
            position = middle_game(board, 2 if board.board.cells < 20 else 4, opening)
            random = Random(opening)
            while position.outcome is None:
                level = upper if position.ply % 2 == ours else lower
                thinking = MoveContext(random, Limits(nodes=60_000), knowledge=knowledge)
                position = position.after(make_strategy(level).choose(position, thinking).move)
            total += (1 + position.outcome * (-1 if ours else 1)) / 2
    return total / openings / 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "levels", "openings"),
    [
        ("tic-tac-toe", ("random", "one-ahead", "perfect"), 20),
        ("connect-four", ("random", "one-ahead", "alpha-beta:2", "alpha-beta:6"), 10),
        ("gomoku", ("one-ahead", "alpha-beta:1"), 2),
        ("gomoku", ("alpha-beta:1", "alpha-beta:2"), 8),
    ],
)
def test_each_level_beats_the_one_below(name: str, levels: tuple[str, ...], openings: int) -> None:
    for lower, upper in pairwise(map(parse_strategy, levels)):
        assert score(game(name), upper, lower, openings) > 0.55, (upper, lower)


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("tic-tac-toe", 3),
        ("mnk:4x4x4", 3),
        ("mnk:5x5x4", 3),
        ("mnk:9x9x5", 6),
        ("drop:6x5x4", 4),
        ("connect-four", 5),
        ("gomoku", 7),
        ("five-in-a-row", 7),
        ("mnk:20x20x9", 3),
        ("drop:20x20x9", 5),
        ("mnk:20x20x2", 2),
    ],
)
def test_levels_that_play_alike_are_one(name: str, levels: int) -> None:
    """By the rule, and where a game has a ladder of its own by that."""
    board = game(name)
    ladder, by_rule = ladder_of(board), family_of(board).level_depths(board)
    assert len(by_rule) + 2 == levels
    found = levels_for(board)
    assert len(found) == (levels if ladder is None else len(ladder.rungs))
    assert found[0] == LEVELS[0]
    assert found[-1] == LEVELS[-1]
    assert list(found) == [level for level in LEVELS if level in found]


def test_a_level_that_a_game_has_not_is_played_by_the_next_stronger_one() -> None:
    small, large = find_game("tic-tac-toe"), find_game("gomoku")
    for level in LEVELS:
        assert level_at(large, level) == level or level not in levels_for(large)
        assert LEVELS.index(level_at(large, level)) >= LEVELS.index(level)
        played = level_at(small, level)
        assert played in levels_for(small)
        assert LEVELS.index(played) >= LEVELS.index(level)
    assert level_at(small, StrategyId(ALPHA_BETA, 6)) == LEVELS[-1]
    for other in (
        *TEACHING_PLAYERS,
        StrategyId(ALPHA_BETA, 5),
        parse_strategy("brain:/a/pbrain-b"),
    ):
        assert level_at(small, other) == other


def test_all_moves_are_tried_wherever_that_takes_no_longer_than_a_moment() -> None:
    gomoku = find_game("gomoku")
    assert [moves_tried(gomoku, depth) for depth in (2, 4, 6)] == [None, None, LIKELY_MOVES]
    assert [moves_tried(find_game("connect-four"), depth) for depth in (2, 6, 8)] == [None] * 3
    assert moves_tried(find_game("five-in-a-row"), 4) is None
    assert moves_tried(parse_numbers("1,2,3,4").start().game, 99) is None


def test_a_game_may_say_how_far_levels_look_ahead_at_most() -> None:
    """On large boards of Hex more than two moves ahead would let people wait."""
    small, large = (
        [level.depth or 0 for level in candidates_for(find_game(name))] for name in ("hex:5", "hex")
    )
    assert max(large) == 2 < max(small)
