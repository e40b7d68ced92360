# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The perfect player, against everybody and everything; alpha-beta to a stated depth."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.scales import plies_to_spare
from desktop_app.core.score import terminal_value, to_parent
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.registry import engines_of, find_game, new_engine_cache
from desktop_app.players.registry import make_strategy, parse_strategy
from desktop_app.players.searching import DepthLimited, Perfect
from desktop_app.players.simple import FirstMove, RandomMoves
from desktop_app.players.strategy import ChosenMove, MoveContext, Strategy
from desktop_app.search.engine import SearchRequest
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedEngine
from desktop_app.search.minimax import minimax
from tests.analysing import analyse
from tests.games.positions import reachable
from tests.games.reached import reached
from tests.players.matches import game_of, outcomes
from tests.search.truth import (
    SMALL_GAMES,
    TIC_TAC_TOE,
    depth_limited,
    play,
    small_positions,
    truly_best,
    truth,
    unfinished,
)

EMPTY = TIC_TAC_TOE.start()


@pytest.mark.parametrize("side", Player)
def test_the_perfect_player_gets_the_minimax_value_against_any_play(side: Player) -> None:
    """Against all replies, with each of its best moves.

    Where there is a win, it comes in the fewest plies; a draw is never lost; a loss comes as
    late as can be.
    """
    labels, budget = new_engine_cache().engine(MemoizedEngine, TIC_TAC_TOE), Budget(Limits())

    @cache
    def worst(position: LinePosition) -> float:
        """The least that the side gets from here, quick wins and slow losses counting more."""
        if position.outcome is not None:
            return side * terminal_value(position)
        mine = position.turn is side
        moves = position.legal_moves()
        if mine:
            (found,) = labels.best(SearchRequest(position, budget))
            moves = found.moves
        least = to_parent(min(worst(position.after(move)) for move in moves))
        assert least >= side * truth(position)
        return least

    assert worst(EMPTY) == 0
    if side is MIN:
        assert all(worst(EMPTY.after(move)) >= 0 for move in range(9))
    assert worst.cache_info().currsize > 100


def test_in_every_position_the_perfect_move_is_one_of_the_best() -> None:
    perfect, thinking, chosen = Perfect(), MoveContext(), Counter[int]()
    for position in reachable(EMPTY).values():
        if position.outcome is None:
            choice = perfect.choose(position, thinking)
            best = truly_best(position)
            assert choice.move in best
            assert choice.score is not None
            assert choice.line[0] == choice.move
            play(position, choice.line)
            if len(best) > 1:
                chosen[sorted(best).index(choice.move)] += 1
    assert len(chosen) > 3  # not always the first of them


@pytest.mark.parametrize("opponent", [RandomMoves(), FirstMove()], ids=["random", "top-left"])
def test_of_a_thousand_games_the_perfect_player_loses_none(opponent: Strategy) -> None:
    found = Counter(outcomes(Perfect(), opponent, EMPTY, 1_000))
    assert found[-1] == 0
    assert found[1] > 800


def test_perfect_against_perfect_is_always_a_draw() -> None:
    assert set(outcomes(Perfect(), Perfect(), EMPTY, 200)) == {0}


def test_games_differ_with_the_seed_and_only_with_it() -> None:
    def played(seed: int, knowledge: EngineCache) -> list[Position]:
        return game_of(Perfect(), Perfect(), EMPTY, seed, knowledge)

    shared = new_engine_cache()
    games = [played(seed, shared) for seed in range(30)]
    assert games == [played(seed, new_engine_cache()) for seed in range(30)]
    assert len({tuple(game) for game in games}) > 20


@pytest.mark.slow
@pytest.mark.parametrize("game", SMALL_GAMES, ids=lambda game: game.id)
def test_searching_and_undoing_every_perfect_move_is_one_of_the_best(game: LineGame) -> None:
    """As on boards too large for labels: a game there and back, with all that was learned."""
    engines = tuple(kind for kind in engines_of(game) if kind is not MemoizedEngine)
    perfect, random = Perfect(), Random(game.id)
    for n, start in enumerate(unfinished(game, 40, most_left=8)):
        thinking, path = (
            MoveContext(Random(n), knowledge=new_engine_cache(engines=engines)),
            [start],
        )
        while path[-1].outcome is None:
            path.append(path[-1].after(random.choice(path[-1].legal_moves())))
        for position in (*path[:-1], *path[-2::-1]):
            assert perfect.choose(position, thinking).move in truly_best(position)


@pytest.mark.slow
@given(small_positions(), st.integers(1, 5), st.integers(0, 5))
def test_alpha_beta_looks_as_deep_as_it_says(position: Position, depth: int, seed: int) -> None:
    assume(position.outcome is None)
    reports: list[ChosenMove] = []
    thinking = MoveContext(Random(seed), report=reports.append)
    # what was learned before must not make it look deeper than it says
    for _ in analyse(position, Limits(depth=99), knowledge=thinking.knowledge):
        pass
    choice = DepthLimited(depth).choose(position, thinking)
    values = {
        m: -depth_limited(position.after(m), depth - 1, open_lines) for m in position.legal_moves()
    }
    assert values[choice.move] == max(values.values())
    assert choice.depth <= depth
    assert reports[-1] == choice
    assert [r.depth for r in reports] == list(range(1, choice.depth + 1))


def test_a_depth_that_is_never_reached_is_perfect_play() -> None:
    for position in unfinished(LineGame(4, 3, 3), 30, most_left=7):
        assert DepthLimited(99).choose(position, MoveContext()).move in truly_best(position)


def test_depth_1_falls_for_what_depth_2_sees() -> None:
    """X threatens the right column; O, one ply deep, only sees that the middle has more lines."""
    position = TIC_TAC_TOE.parse_position("..X/.../.OX O")
    seeds = range(20)
    shallow = {DepthLimited(1).choose(position, MoveContext(Random(s))).move for s in seeds}
    deeper = {DepthLimited(2).choose(position, MoveContext(Random(s))).move for s in seeds}
    assert shallow == {4}
    assert deeper == {5}


def test_on_the_school_scale_the_quick_win_is_preferred_too() -> None:
    """10 plus the open squares for a win, the negative of that for a loss."""

    def school(position: Position) -> float:
        return (position.outcome or 0) * (10 + plies_to_spare(position))

    for position in unfinished(TIC_TAC_TOE, 150, most_left=6):
        best = max if position.turn is MAX else min
        values = {m: minimax(position.after(m), school) for m in position.legal_moves()}
        chosen = {m for m, value in values.items() if value == best(values.values())}
        assert chosen == truly_best(position)


def test_of_three_won_moves_the_one_that_wins_at_once_is_played() -> None:
    position = TIC_TAC_TOE.parse_position("XX./.O./.O. X")
    assert [m for m in position.legal_moves() if minimax(position.after(m)) == 1] == [2, 3, 6]
    assert {Perfect().choose(position, MoveContext(Random(s))).move for s in range(20)} == {2}


def test_without_a_guess_all_that_is_undecided_counts_the_same() -> None:
    position = find_game("connect-four").start()
    player = make_strategy(parse_strategy("no-guess:4"))
    known = new_engine_cache()
    chosen = [
        player.choose(position, MoveContext(Random(seed), knowledge=known)) for seed in range(30)
    ]
    assert {choice.move for choice in chosen} == set(position.legal_moves())
    assert {choice.depth for choice in chosen} == {4}
    guessing = make_strategy(parse_strategy("alpha-beta:4"))
    liked = {guessing.choose(position, MoveContext(Random(s))).move for s in range(30)}
    assert liked < set(position.legal_moves())


@pytest.mark.parametrize("moves", ["414243", "41424"], ids=["wins", "blocks"])
def test_without_an_evaluation_seen_wins_are_played(moves: str) -> None:
    game = find_game("connect-four")
    position = reached(game.start(), moves)
    player = make_strategy(parse_strategy("no-guess:3"))
    chosen = {
        game.move_text(player.choose(position, MoveContext(Random(s))).move) for s in range(8)
    }
    assert chosen == {"4"}
