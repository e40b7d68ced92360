# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of ladders is true to its form: who is in it, and what its figures say of each other."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop_app.core.position import Game
from desktop_app.games.registry import FAMILIES, PRESETS, find_game
from desktop_app.players.ladder import (
    Ladder,
    MatchResult,
    ladder_of,
    ladders_text,
    read_ladders,
)
from desktop_app.players.levels import PERFECT, candidates_for, levels_for
from desktop_app.players.registry import LEVELS, make_strategy, parse_strategy
from desktop_app.search.complexity import tree_nodes
from desktop_app.search.solved import is_small
from desktop_app.tournaments.standing import Comparison
from desktop_app.tournaments.statistics import interval, mean

FILES = dict.fromkeys(family.ladders for family in FAMILIES if family.ladders is not None)
LADDERS = {name: ladder for file in FILES for name, ladder in read_ladders(file).items()}
FEW_NODES = 500
UNBEATEN = "Beginner does not clearly beat Random: see step 9 of desktop_app/games/README.md"
every_ladder = pytest.mark.parametrize("name", LADDERS)


def all_measured(ladder: Ladder) -> list[MatchResult]:
    rungs = (rung.measured for rung in (*ladder.rungs, *ladder.alike))
    return [ladder.beaten, *(each for each in rungs if each is not None)]


def verdict(told: MatchResult) -> Comparison:
    """By the games, and by those alone that are different."""
    alone = interval(told.different[::-1])
    if min(told.low, alone.low) > 0.5:
        return Comparison.STRONGER
    return Comparison.WEAKER if max(told.high, alone.high) < 0.5 else Comparison.OPEN


@pytest.mark.parametrize("game", PRESETS.values(), ids=list(PRESETS))
def test_a_game_of_the_list_has_the_levels_that_were_measured(
    game: Game,
) -> None:
    ladder = ladder_of(game)
    if ladder is None:  # with so few different games nobody can be told apart
        assert is_small(game.start())
        assert tree_nodes(game.start()) < FEW_NODES
        assert [level.kind for level in levels_for(game)] == ["random", "one-ahead", "perfect"]
        return
    assert levels_for(game) == tuple(rung.strategy for rung in ladder.rungs)


def test_each_ladder_is_one_of_a_game() -> None:
    assert [find_game(name).id for name in LADDERS] == list(LADDERS)


@pytest.mark.parametrize("name", ["mnk:9x9x5", "drop:6x5x4", "nim:2,3", "numbers:3,5,2,9"])
def test_a_game_without_a_ladder_has_levels_by_a_rule(name: str) -> None:
    game = find_game(name)
    assert ladder_of(game) is None
    levels = levels_for(game)
    assert (levels[0], levels[-1]) == (LEVELS[0], PERFECT)
    assert list(levels) == [level for level in LEVELS if level in levels]


@every_ladder
def test_each_rung_is_a_strategy_and_measured_against_the_one_below(name: str) -> None:
    ladder = LADDERS[name]
    game, rungs = find_game(name), ladder.rungs
    assert (rungs[0].strategy, rungs[0].measured, rungs[-1].strategy) == (LEVELS[0], None, PERFECT)
    assert len(rungs) >= 3
    for rung in (*rungs, *ladder.alike):
        assert rung.strategy in candidates_for(game)
        assert make_strategy(parse_strategy(str(rung.strategy))) is not None
    for below, above in pairwise(rungs):
        assert above.measured is not None
        assert above.measured.against == below.strategy
    tried = {rung.strategy for rung in (*rungs, *ladder.alike)}
    assert tried == set(candidates_for(game))


@every_ladder
def test_each_rung_is_significantly_stronger_than_the_one_below(name: str) -> None:
    ladder = LADDERS[name]
    assert ladder.beaten.against == ladder.rungs[0].strategy
    for told in (ladder.beaten, *(r.measured for r in ladder.rungs[1:])):
        assert told is not None
        assert told.low > 0.5, UNBEATEN if told is ladder.beaten else ""
        assert verdict(told) is Comparison.STRONGER
    for rung in ladder.alike:
        assert rung.measured is not None
        assert verdict(rung.measured) is not Comparison.STRONGER


@every_ladder
def test_stored_figures_agree_with_the_formulas(name: str) -> None:
    ladder = LADDERS[name]
    for told in all_measured(ladder):
        counts = [told.losses, told.draws, told.wins]
        assert told.games in (ladder.games, ladder.slow_games)
        assert 2 * sum(told.classes) == told.games
        by_pairs = sum(points * count for points, count in enumerate(told.classes))
        assert by_pairs == 2 * told.wins + told.draws, told
        assert all(
            0 < different <= count or different == count
            for different, count in zip(told.different, reversed(counts), strict=True)
        )
        found = interval(told.classes)
        assert told.score == pytest.approx(mean(counts))
        assert (told.low, told.high) == pytest.approx((found.low, found.high), abs=1e-6)


def test_the_ladder_file_round_trips() -> None:
    files = dict.fromkeys(family.ladders for family in FAMILIES)
    assert len(files) > 8
    for file in files:
        if file is not None:
            assert ladders_text(read_ladders(file)) == file.read_text("utf-8")
    assert sum(len(read_ladders(file)) for file in files if file is not None) == len(LADDERS)
