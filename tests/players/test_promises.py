# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What levels promise holds in games of every kind: a win they can see is taken, a threat met."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from desktop_app.core.position import Game, Move, Position
from desktop_app.core.score import DECISIVE, WIN, to_parent
from desktop_app.games.registry import family_of, find_game, new_engine_cache
from desktop_app.players.registry import make_strategy, parse_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.search.engine_cache import EngineCache
from desktop_app.words.players import strategy_description

GAMES = (
    "tic-tac-toe:misere",
    "wild",
    "notakto",
    "notakto:2",
    "hexapawn:4x4",
    "chomp:4x3",
    "hex:4",
    "hex:6",
    "three-mens-morris",
    "morris:centre",
    "morris:diagonals",
    "morris:anywhere",
    "nim:3,4,5",
    "nim:1,3,5,7:misere",
    "nim:21:max3",
    "chess",
)
WITHOUT = ("nim:1,3,5,7:misere",)
"""In these nobody wins by a move of their own, and a win of the other is not blocked by one."""
FEW, MOST_PLIES = 24, 30
DEPTHS = (1, 2, 3, 4)
SLOW = {"chess": pytest.mark.slow}
FEW_SLOW = 14
"""Of so many positions of a slow game more than the next ply is looked at."""
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=SLOW.get(game, ())) for game in GAMES]
)


def positions(name: str, late: int = 4) -> Iterator[Position]:
    """Positions of random games that go on, so many of whose last ones are chosen among."""
    dice, game = Random(name), find_game(name)
    for _ in range(FEW):
        position, line = game.start(), list[Position]()
        while position.outcome is None and len(line) < MOST_PLIES:
            line.append(position)
            position = position.after(dice.choice(position.legal_moves()))
        yield dice.choice(line[-late:])


@cache
def seen(position: Position, depth: int) -> float:
    """What minimax that looks so far ahead knows for Max, by the ends alone."""
    outcome = position.outcome
    if outcome is not None:
        return outcome * WIN
    if not depth:
        return 0
    best = max if position.turn > 0 else min
    return to_parent(best(seen(position.after(m), depth - 1) for m in position.legal_moves()))


def values(position: Position, depth: int) -> dict[Move, float]:
    """The same of each move, for the player who makes it."""
    return {
        move: position.turn * to_parent(seen(position.after(move), depth - 1))
        for move in position.legal_moves()
    }


@cache
def knowledge_of(_game: Game) -> EngineCache:
    return new_engine_cache()


def chosen(name: str, position: Position, seed: int) -> Move:
    thinking = MoveContext(Random(seed), knowledge=knowledge_of(position.game))
    return make_strategy(parse_strategy(name)).choose(position, thinking).move


@every_game
def test_a_level_sees_every_win_and_loss_within_its_depth(game: str) -> None:
    """And takes the quickest win, and the slowest loss, of those that it sees."""
    wins = losses = 0
    for number, position in enumerate(positions(game)):
        for depth in DEPTHS:
            if len(position.legal_moves()) ** depth > 1_500:
                continue
            if game in SLOW and depth > 1 and number >= FEW_SLOW:
                continue
            known = values(position, depth)
            best = max(known.values())
            got = known[chosen(f"alpha-beta:{depth}", position, number)]
            if best >= DECISIVE:
                assert got == best, (position, depth)
                wins += 1
            elif best > -DECISIVE:
                assert got > -DECISIVE, (position, depth)
                losses += min(known.values()) <= -DECISIVE
            else:
                assert got == best, (position, depth)
                losses += 1
    assert wins
    assert losses


@pytest.mark.parametrize("game", [game for game in GAMES if game not in (*WITHOUT, *SLOW)])
@pytest.mark.parametrize("level", ["one-ahead", "attacker", "builder"])
def test_one_ahead_takes_a_win_and_blocks_one(game: str, level: str) -> None:
    wins = blocks = 0
    for number, position in enumerate(positions(game)):
        known, two = values(position, 1), values(position, 2)
        move = chosen(level, position, number)
        if max(known.values()) >= DECISIVE:
            assert known[move] >= DECISIVE, position
            wins += 1
        elif max(two.values()) > -DECISIVE:
            assert two[move] > -DECISIVE, position
            blocks += min(two.values()) <= -DECISIVE
    assert wins + blocks


def test_misjudging_levels_see_a_mate_in_one() -> None:
    mates = 0
    for number, position in enumerate(positions("chess")):
        known = values(position, 1)
        if max(known.values()) >= DECISIVE:
            for noise in (50, 100, 200, 400):
                assert known[chosen(f"alpha-beta:1~{noise}", position, number)] >= DECISIVE
            mates += 1
    assert mates


def test_the_beginner_closes_boxes_and_gives_none_away_if_it_need_not() -> None:
    closed = kept = 0
    for number, position in enumerate(positions("dots:3x3", late=20)):
        immediate_gains = family_of(position.game).immediate_gains
        can, child = (
            immediate_gains(position),
            position.after(chosen("one-ahead", position, number)),
        )
        assert can is not None
        if can:
            assert child.turn is position.turn or child.outcome is not None
            closed += 1
        elif any(not immediate_gains(position.after(move)) for move in position.legal_moves()):
            assert not immediate_gains(child)
            kept += 1
    assert closed
    assert kept
    said = strategy_description(parse_strategy("one-ahead"), find_game("dots:3x3"))
    assert said.startswith("closes a box if it can")
