# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The engines of any game, where a player may move again."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from desktop_app.core.position import Game, Player
from desktop_app.core.score import Bound, Outcome, terminal_value, to_parent
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.analysis import seek_best
from desktop_app.search.deepening import GeneralEngine
from desktop_app.search.engine import Engine
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedEngine
from desktop_app.search.minimax import minimax
from tests.analysing import analyse
from tests.games.small_games import SmallGame, SmallPosition


class Pile(SmallGame):
    """Take one, two or three, and after two take again; who takes the last one wins."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile)

    def __hash__(self) -> int:
        return 0

    def start(self) -> PilePosition:
        return PilePosition(12, Player.MAX, 0, None)


@dataclass(frozen=True)
class PilePosition(SmallPosition):
    left: int
    turn: Player
    ply: int
    outcome: int | None

    @property
    def game(self) -> Game:
        return Pile()

    @property
    def key(self) -> tuple[int, Player, int | None]:
        return self.left, self.turn, self.outcome

    canonical_key = key

    @property
    def remaining(self) -> int:
        return self.left

    def size_bound(self) -> int:
        return 4 * self.left + 4

    def legal_moves(self) -> range:
        return range(1, min(self.left, 3) + 1)

    def after(self, move: int) -> PilePosition:
        left, mover = self.left - move, self.turn
        turn = mover if move == 2 else mover.opponent
        return PilePosition(left, turn, self.ply + 1, None if left else int(mover))


@pytest.mark.parametrize("engine", [MemoizedEngine, GeneralEngine])
@pytest.mark.parametrize("turn", Player)
@pytest.mark.parametrize("left", range(1, 11))
def test_values_and_best_moves_are_those_of_the_textbook(
    left: int, turn: Player, engine: type[Engine]
) -> None:
    position = PilePosition(left, turn, 0, None)
    worth = {
        move: turn * to_parent(minimax(position.after(move), terminal_value))
        for move in position.legal_moves()
    }
    knowledge = new_engine_cache(1 << 20, engines=[engine])
    *_, found = analyse(position, knowledge=knowledge)
    for candidate in found.candidates:
        score = candidate.score
        assert score is not None
        assert (score.bound, score.plies) == (Bound.EXACT, len(candidate.line))
        won = worth[candidate.move] > 0
        assert score.outcome is (Outcome.WIN if won else Outcome.LOSS)
        assert abs(worth[candidate.move]) == 1_000_000 - len(candidate.line)
    *_, best = seek_best(position, Budget(Limits()), knowledge)
    assert set(best.moves) == {move for move in worth if worth[move] == max(worth.values())}
