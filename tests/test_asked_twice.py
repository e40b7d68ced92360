# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every engine of every game, asked again: it never knows less than it did before.

Asked at once, after a move and its undo, and after another game has taken the tables.
"""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.position import Game, Position
from desktop_app.core.score import Bound, Score
from desktop_app.games.registry import PRESETS, engines_of, find_game, new_engine_cache
from desktop_app.search.candidates import Analysis
from desktop_app.search.deepening import GeneralEngine
from desktop_app.search.engine import Engine, SearchRequest
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Budget, Limits
from tests.analysing import analyse

OTHERS = ("hex:5", "hex:7", "mnk:5x4x4", "mnk:9x9x5", "drop:9x8x4", "notakto:3", "chomp:3x3")
GAMES = [*PRESETS.values(), *map(find_game, OTHERS)]
LIMITS = Limits(nodes=1_000)
TABLE_BYTES = 1 << 22
MOST_MOVES = 8
"""More are not tried with the engine that is not compiled, which takes seconds for them."""
LATE = (0.7, 0.9)
"""Positions after so much of a random game."""


def positions(game: Game) -> list[Position]:
    dice, line = Random(game.id), [game.start()]
    while line[-1].outcome is None:
        line.append(line[-1].after(dice.choice(line[-1].legal_moves())))
    return [line[0], *(line[int(share * (len(line) - 1))] for share in LATE)]


def last(position: Position, knowledge: EngineCache) -> Analysis | None:
    return next(reversed([*analyse(position, LIMITS, knowledge=knowledge)]), None)


def grade(score: Score | None) -> tuple[int, int]:
    """How much is known: nothing, a guess or a bound of one at a depth, a bound, the value."""
    if score is None:
        return 0, 0
    if score.bound is Bound.HEURISTIC or score.is_mere_bound:
        return 1, score.depth
    return (3, 0) if score.bound is Bound.EXACT else (2, 0)


def check(before: Analysis | None, again: Analysis | None) -> None:
    if before is None:
        return
    assert again is not None, "it knew something, and knows nothing now"
    assert again.complete or not before.complete
    known = {candidate.move: candidate.score for candidate in again.candidates}
    for candidate in before.candidates:
        was, now = candidate.score, known[candidate.move]
        assert grade(now) >= grade(was), candidate.move
        if was is not None and now is not None and was.bound is Bound.EXACT:
            assert (now.outcome, now.plies, now.number) == (was.outcome, was.plies, was.number)


CASES = [(game, kind) for game in GAMES for kind in engines_of(game)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kind"), CASES, ids=[f"{game.id}-{kind.__name__}" for game, kind in CASES]
)
def test_an_engine_that_is_asked_again_knows_no_less(game: Game, kind: type[Engine]) -> None:
    knowledge = new_engine_cache(TABLE_BYTES, threads=1, engines=[kind])
    for position in positions(game):
        if position.outcome is not None or not kind.can_handle(
            SearchRequest(position, Budget(LIMITS))
        ):
            continue
        if kind is GeneralEngine and len(position.legal_moves()) > MOST_MOVES:
            continue
        before = last(position, knowledge)
        at_once = last(position, knowledge)
        check(before, at_once)
        child = position.after(position.legal_moves()[0])
        if child.outcome is None:
            last(child, knowledge)
        after_undo = last(position, knowledge)
        check(at_once, after_undo)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_engines_of_a_game_together_know_no_less(game: Game) -> None:
    knowledge, other = new_engine_cache(TABLE_BYTES, threads=1), find_game("mnk:6x6x4").start()
    for position in positions(game):
        if position.outcome is not None:
            continue
        found = last(position, knowledge)
        for between in (position.after(position.legal_moves()[0]), other, position):
            if between.outcome is None:
                last(between, knowledge)
            again = last(position, knowledge)
            check(found, again)
            found = again
