# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule among equals: never a worse value, the best odds, and everybody goes by it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from desktop_app.core.position import MAX, Move, Player, Position
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.players.searching import Perfect
from desktop_app.players.simple import OnePlyAhead
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.players.ties import TieRule, preferred
from desktop_app.search.analysis import seek_best
from desktop_app.search.beginner import beginner_moves
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Budget, Limits
from tests.analysing import analyse
from tests.games.positions import reachable
from tests.players.matches import game_of
from tests.search.truth import TIC_TAC_TOE, truly_best

ODDS, CHANCE = TieRule
KNOWLEDGE = new_engine_cache()
PARTS = 4


@cache
def undecided() -> tuple[Position, ...]:
    found = reachable(TIC_TAC_TOE.start()).values()
    return tuple(position for position in found if position.outcome is None)


@cache
def hoped(position: Position, player: Player) -> Fraction:
    """What the odds must be, by fractions and the truth of each position."""
    if position.outcome is not None:
        return Fraction(int(position.outcome * player))
    if position.turn is player:
        return max(hoped(position.after(move), player) for move in truly_best(position))
    moves = beginner_moves(position)
    return sum((hoped(position.after(move), player) for move in moves), Fraction(0)) / len(moves)


def found_best(position: Position, knowledge: EngineCache) -> tuple[Move, ...]:
    *_, best = seek_best(position, Budget(Limits()), knowledge)
    return best.moves


def test_there_are_4520_undecided_positions_of_tic_tac_toe() -> None:
    assert len(undecided()) == 4_520


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_rule_bot_and_hint_agree_and_none_takes_a_worse_value(part: int) -> None:
    """In all positions of tic-tac-toe; the panel's equals are what the hint is chosen among."""
    perfect = Perfect()
    for position in undecided()[part::PARTS]:
        best = set(truly_best(position))
        ruled = preferred(ODDS, position, found_best(position, KNOWLEDGE), KNOWLEDGE)
        assert best.issuperset(ruled)
        hopes = {move: hoped(position.after(move), position.turn) for move in best}
        assert set(ruled) == {m for m in best if hopes[m] == max(hopes.values())}
        panel = list(analyse(position, knowledge=KNOWLEDGE))[-1].equals
        assert preferred(ODDS, position, panel, KNOWLEDGE) == ruled
        assert set(preferred(CHANCE, position, panel, KNOWLEDGE)) == best
        choice = perfect.choose(position, MoveContext(Random(part), knowledge=KNOWLEDGE))
        assert choice.move == Random(part).choice(ruled)
        assert choice.equals == len(best)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "plies"),
    [("mnk:4x4x4", 6), ("drop:5x4x4", 8), ("connect-four", 22), ("nim:3,4,5", 2), ("gomoku", 9)],
)
def test_on_other_boards_the_rule_chooses_among_the_best(name: str, plies: int) -> None:
    game, knowledge = find_game(name), new_engine_cache()
    for seed in range(6):
        random, position = Random(seed), game.start()
        for _ in range(plies):
            after = position.after(random.choice(position.legal_moves()))
            position = position if after.outcome is not None else after
        best = found_best(position, knowledge) if name != "gomoku" else position.legal_moves()
        ruled = preferred(ODDS, position, best, knowledge)
        assert ruled
        assert set(ruled) <= set(best)
        assert preferred(ODDS, position, ruled, knowledge) == ruled
        if name != "gomoku":
            thinking = MoveContext(random, Limits(), knowledge=knowledge)
            assert Perfect().choose(position, thinking).move in ruled


def test_where_odds_can_not_be_counted_it_is_the_middle() -> None:
    for name, middle in (("mnk:4x4x4", {5, 6, 9, 10}), ("gomoku", {112}), ("connect-four", {38})):
        start = find_game(name).start()
        assert set(preferred(ODDS, start, start.legal_moves(), new_engine_cache())) == middle


def test_mirror_images_are_left_to_chance() -> None:
    start = TIC_TAC_TOE.start()
    chosen = {
        Perfect().choose(start, MoveContext(Random(s), knowledge=KNOWLEDGE)).move for s in range(40)
    }
    assert chosen == {0, 2, 6, 8}


@pytest.mark.parametrize(("side", "least"), [(MAX, 0.88), (MAX.opponent, 0.22)])
def test_the_tie_rule_wins_more_against_one_ahead(side: Player, least: float) -> None:
    """Of 200 games it wins so many, and by chance clearly fewer; it never loses."""
    shares: list[float] = []
    for ties in TieRule:
        bot = _Ruled(ties)
        pair = (bot, OnePlyAhead()) if side is MAX else (OnePlyAhead(), bot)
        ends = [game_of(*pair, TIC_TAC_TOE.start(), seed, KNOWLEDGE)[-1] for seed in range(200)]
        results = Counter(int((end.outcome or 0) * side) for end in ends)
        assert not results[-1]
        shares.append(results[1] / 200)
    assert shares[0] > least > shares[1]


class _Ruled:
    """The perfect player with a rule of its own, whatever the match says."""

    def __init__(self, ties: TieRule) -> None:
        self._ties = ties

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        return Perfect().choose(
            position, MoveContext(thinking.random, knowledge=thinking.knowledge, ties=self._ties)
        )
