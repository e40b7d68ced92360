# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The opponent that adapts to the other player."""

import json
from random import Random

import pytest

from desktop_app.core.position import MAX, MIN, Move, Player, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.players.adaptive import (
    KEPT,
    AdaptivePlayer,
    EpsilonGreedy,
    GivenAway,
    SkillEstimate,
    measure,
    parse_estimate,
    points_of,
)
from desktop_app.players.registry import StrategyId, make_strategy, parse_strategy
from desktop_app.players.roster import Roster
from desktop_app.players.strategy import MoveContext, Strategy
from desktop_app.search.limits import Limits
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.referee import Referee
from desktop_app.tournaments.tournament import Tournament
from tests.games.reached import reached

CAREFUL, RANDOM = GivenAway(0.0, 4.0), GivenAway(4.0, 4.0)


def played(game: str, moves: str, side: Player) -> GivenAway:
    start = find_game(game).start()
    return measure(start, parse_moves(start, moves), side, new_engine_cache())


# What moves give away


def test_moves_without_a_mistake_give_nothing_away() -> None:
    found = played("tic-tac-toe", "b2a1c1a3a2c2b1b3c3", MAX)
    assert found.lost == 0
    assert found.at_random > 0
    assert found.is_exact


def test_a_move_that_throws_a_draw_away_costs_half_the_way_to_a_loss() -> None:
    # after b2, an edge loses: worth -1 in place of 0, in a position in which four moves of eight do
    found = played("tic-tac-toe", "b2b3", MIN)
    assert found.lost == 1
    assert found.at_random == 0.5


def test_only_the_moves_of_one_side_are_measured() -> None:
    assert played("tic-tac-toe", "b2b3", MAX).lost == 0


def test_guesses_are_not_called_exact() -> None:
    found = played("chess", "e2e4 e7e5 d1h5 e8e7 h5e5", MIN)
    assert not found.is_exact
    assert found.lost > 0


def test_moves_at_random_give_away_what_moves_at_random_do() -> None:
    start, labels = find_game("connect-four").start(), new_engine_cache()
    lost = at_random = 0.0
    for seed in range(6):
        dice, moves, position = Random(seed), list[Move](), start
        while position.outcome is None:
            moves.append(dice.choice(position.legal_moves()))
            position = position.after(moves[-1])
        found = measure(start, moves, MAX, labels)
        lost, at_random = lost + found.lost, at_random + found.at_random
    assert lost / at_random == pytest.approx(1, abs=0.35)


def test_the_same_game_is_always_measured_alike() -> None:
    start = find_game("othello:8x8").start()
    moves = parse_moves(start, "d3c3b3b2b1")
    labels = new_engine_cache()
    assert len({measure(start, moves, MAX, labels) for _ in range(3)}) == 1


def test_a_measurement_can_be_stopped() -> None:
    start = find_game("chess").start()
    moves = parse_moves(start, "e2e4 e7e5")
    assert measure(start, moves, MAX, new_engine_cache(), lambda: True) == GivenAway()


# The share of random moves


def test_it_begins_in_the_middle() -> None:
    assert SkillEstimate().percent == 50


def test_a_careful_player_meets_a_careful_one_and_a_random_player_a_random_one() -> None:
    assert SkillEstimate().after(CAREFUL, 0.5).percent < 20
    assert SkillEstimate().after(RANDOM, 0.5).percent > 80


def test_a_win_makes_it_weaker_and_a_loss_stronger() -> None:
    fit = SkillEstimate().after(GivenAway(1.0, 2.0), 0.5)
    shares = [fit.after(GivenAway(1.0, 2.0), points).percent for points in (0.0, 0.5, 1.0)]
    assert shares == sorted(set(shares))
    assert shares[1] == fit.percent


def test_it_forgets_slowly_when_the_player_changes() -> None:
    fit = SkillEstimate()
    for _ in range(20):
        fit = fit.after(RANDOM, 0.5)
    before = fit.percent
    for _ in range(8):
        fit = fit.after(CAREFUL, 0.5)
    assert before > 90
    assert fit.percent < 25
    assert 0 < KEPT < 1


@pytest.mark.parametrize(("points", "end"), [(1.0, 100), (0.0, 0)])
def test_the_share_stays_in_range_and_comes_back_soon(points: float, end: int) -> None:
    fit = SkillEstimate()
    for _ in range(60):
        fit = fit.after(GivenAway(1.0, 2.0), points)
    assert fit.percent == end
    for _ in range(18):
        fit = fit.after(GivenAway(1.0, 2.0), 1 - points)
    assert 5 < fit.percent < 95


def test_a_fit_is_read_as_it_was_written() -> None:
    fit = SkillEstimate().after(RANDOM, 1.0)
    assert parse_estimate(fit.text()) == fit


@pytest.mark.parametrize(
    "damage",
    [
        {"games": "7"},
        {"games": True},
        {"games": -1},
        {"lost": None},
        {"lost": -1},
        {"lost": 9e9},
        {"at_random": 0},
        {"correction": "1"},
        {"correction": float("nan")},
        {"correction": float("inf")},
        {"correction": 1e6},
        {"is_exact": 1},
    ],
)
def test_a_damaged_fit_is_a_new_one(damage: dict[str, object]) -> None:
    text = json.dumps(json.loads(SkillEstimate().after(RANDOM, 1.0).text()) | damage)
    assert parse_estimate(text) == SkillEstimate()


@pytest.mark.parametrize("text", ["", "[]", "{}", "7", "{", "[" * 100_000])
def test_what_is_no_fit_is_a_new_one(text: str) -> None:
    assert parse_estimate(text) == SkillEstimate()


# How it plays


def test_points_are_for_one_side() -> None:
    start = find_game("tic-tac-toe").start()
    won = reached(start, "a1b2a2b3a3")
    assert (points_of(won, MAX), points_of(won, MIN), points_of(start, MAX)) == (1.0, 0.0, 0.5)


def chosen(strategy: Strategy, position: Position, seed: int) -> Move:
    thinking = MoveContext(Random(seed), Limits(nodes=5_000), knowledge=new_engine_cache())
    return strategy.choose(position, thinking).move


def test_with_no_random_moves_it_makes_no_mistake_where_values_are_exact() -> None:
    position = find_game("nim:3,4,5").start()
    best = {chosen(make_strategy(parse_strategy("perfect")), position, seed) for seed in range(8)}
    assert {chosen(EpsilonGreedy(0), position, seed) for seed in range(8)} <= best


def test_with_nothing_but_random_moves_it_plays_all_of_them() -> None:
    position = find_game("tic-tac-toe").start()
    assert {chosen(EpsilonGreedy(100), position, seed) for seed in range(80)} == {*range(9)}


@pytest.mark.parametrize("game", ["tic-tac-toe", "connect-four", "chess"])
def test_the_same_seed_gives_the_same_moves_whatever_was_searched_before(game: str) -> None:
    position, warm = find_game(game).start(), new_engine_cache()
    for seed in range(6):
        cold = MoveContext(Random(seed), Limits(nodes=5_000), knowledge=new_engine_cache())
        after = MoveContext(Random(seed), Limits(nodes=5_000), knowledge=warm)
        strategy = EpsilonGreedy(30)
        assert strategy.choose(position, cold).move == strategy.choose(position, after).move


def test_its_names_are_read_as_they_are_written() -> None:
    for text in ("fitted", "fitted~0", "fitted~25", "fitted~100"):
        assert str(parse_strategy(text)) == text
    for text in ("fitted~", "fitted~101", "fitted~-1", "fitted~x", "fitted:3", "fitted~2.5"):
        with pytest.raises(ValueError, match=text):
            parse_strategy(text)
    assert isinstance(make_strategy(parse_strategy("fitted")), AdaptivePlayer)
    assert type(make_strategy(parse_strategy("fitted~25"))) is EpsilonGreedy


def test_it_learns_between_the_games_of_a_match() -> None:
    roster, start = Roster(), find_game("tic-tac-toe").start()
    player = roster.player(StrategyId("fitted"), MAX)
    assert isinstance(player, AdaptivePlayer)
    roster.learn(start, parse_moves(start, "a1b2c1b1b3a2"))
    assert player.fit.games == 1
    assert player.percent == player.fit.percent != 50
    assert roster.player(StrategyId("fitted"), MAX) is player
    player.forget()
    assert (player.fit, player.percent) == (SkillEstimate(), 50)


@pytest.mark.parametrize("weak", ["random", "one-ahead", "alpha-beta:2"])
def test_it_keeps_the_score_near_one_half(weak: str) -> None:
    """The benchmark `bench_adaptive` measures it over 200 games on larger boards, too."""
    terms = GameConditions("tic-tac-toe", 3, Limits(nodes=5_000))
    tournament = Tournament(terms, (StrategyId("fitted"), parse_strategy(weak)), 60)
    referee = Referee(terms)
    results = [referee.play(tournament.task(0, number)).result or 0 for number in range(60)]
    assert abs(sum(results[10:])) <= 12
