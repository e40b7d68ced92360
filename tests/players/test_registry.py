# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of strategies: names both ways, and a legal move from each of them anywhere."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.players.registry import (
    ALPHA_BETA,
    DEEPEST,
    LEVELS,
    TEACHING_PLAYERS,
    StrategyId,
    make_strategy,
    parse_strategy,
)
from desktop_app.players.strategy import MoveContext
from desktop_app.search.limits import Limits

ALL = (*LEVELS, *TEACHING_PLAYERS, StrategyId(ALPHA_BETA, DEEPEST))
GAMES: tuple[Game, ...] = (*PRESETS.values(), parse_numbers("[[3,[5,1]],2]"))


@pytest.mark.parametrize("name", ALL, ids=str)
def test_names_round_trip(name: StrategyId) -> None:
    assert parse_strategy(str(name)) == name
    assert type(make_strategy(name)) is type(make_strategy(parse_strategy(str(name))))


def test_every_strategy_is_offered_once() -> None:
    offered = [str(name) for name in (*LEVELS, *TEACHING_PLAYERS)]
    assert len(set(offered)) == len(offered)
    assert LEVELS[0] == StrategyId("random")
    assert LEVELS[-1] == StrategyId("perfect")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "god",
        "Perfect",
        "perfect:",
        "perfect:3",
        "alpha-beta",
        "alpha-beta:",
        "alpha-beta:0",
        "alpha-beta:100",
        "alpha-beta:-1",
        "alpha-beta:2.5",
        "alpha-beta: 2",
        "alpha-beta:\N{SUPERSCRIPT TWO}",
        "alpha-beta:" + "9" * 5_000,
        "brain",
        "brain:",
        "brain:/a\0b",
    ],
)
def test_names_that_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_strategy(text)


def test_a_program_is_named_by_its_path() -> None:
    name = parse_strategy("brain:C:/games/pbrain-x y.exe")
    assert (name.kind, name.depth, name.path) == ("brain", None, "C:/games/pbrain-x y.exe")
    assert parse_strategy(str(name)) == name
    assert type(make_strategy(name)).__name__ == "BrainPlayer"


@given(
    st.text(max_size=12)
    | st.builds("alpha-beta:{}".format, st.text("0123456789", max_size=5))
    | st.builds("brain:{}".format, st.text(max_size=8))
)
def test_any_text_names_a_strategy_or_is_refused(text: str) -> None:
    try:
        name = parse_strategy(text)
    except ValueError:
        return
    assert parse_strategy(str(name)) == name


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("name", ALL, ids=str)
def test_each_strategy_makes_a_legal_move_if_stopped_at_once(name: StrategyId, game: Game) -> None:
    """Stopped at once, at the tenth question, or without time; at the start and later."""
    asked, position = count(), game.start()
    for thinking in (
        MoveContext(should_stop=lambda: True),
        MoveContext(should_stop=lambda: next(asked) > 9),
        MoveContext(limits=Limits(seconds=0)),
    ):
        move = make_strategy(name).choose(position, thinking).move
        assert move in position.legal_moves()
        if position.after(move).outcome is None:
            position = position.after(move)


@pytest.mark.parametrize("name", ALL, ids=str)
@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four"])
def test_the_same_seed_makes_the_same_move(name: StrategyId, game: str) -> None:
    position = PRESETS[game].start()
    for seed in range(3):
        limits = Limits(nodes=100)
        pair = [
            make_strategy(name).choose(position, MoveContext(Random(seed), limits)) for _ in "ab"
        ]
        # how many positions were visited is no decision: an engine may go by the clock
        assert replace(pair[0], nodes=0) == replace(pair[1], nodes=0)
