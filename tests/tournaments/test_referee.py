# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One game: empty tables, seeded randomness, and players that break the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from threading import Thread

import pytest

from desktop_app.core.position import Position
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits
from desktop_app.tournaments import referee as referees
from desktop_app.tournaments.conditions import ArenaFault, FinishedGame, GameConditions, GameTask
from desktop_app.tournaments.referee import Referee
from tests.games.reached import reached
from tests.tournaments.players import make

TIC_TAC_TOE = GameConditions("tic-tac-toe")
RANDOM, PERFECT = parse_strategy("random"), parse_strategy("perfect")


def without_times(played: FinishedGame) -> FinishedGame:
    return played._replace(a=played.a._replace(seconds=0.0), b=played.b._replace(seconds=0.0))


@pytest.mark.parametrize("name", [n for n, game in PRESETS.items() if not game.is_numeric])
def test_games_of_every_kind_are_played_to_their_end(name: str) -> None:
    game = find_game(name)
    for begins in (True, False):
        task = GameTask(0, 0, StrategyId("one-ahead"), RANDOM, begins)
        played = Referee(GameConditions(name)).play(task)
        position = reached(game.start(), played.moves)
        assert position.outcome is not None
        sign = (position.outcome > 0) - (position.outcome < 0)
        assert played.result == (sign if begins else -sign)
        assert played.plies == played.a.moves + played.b.moves == position.ply
        assert played.termination is None


def test_a_game_is_its_task_and_the_terms_whatever_was_played_before() -> None:
    names = [StrategyId(kind) for kind in ("random", "perfect", "best-odds")]
    names.append(StrategyId("alpha-beta", 3))
    tasks = [GameTask(0, n, a, b, n % 2 == 0) for n, (a, b) in enumerate(product(names, names))]
    one = Referee(TIC_TAC_TOE)
    forwards = {task: without_times(one.play(task)) for task in tasks}
    other = Referee(TIC_TAC_TOE)
    assert {task: without_times(other.play(task)) for task in tasks[::-1]} == forwards
    reseeded = Referee(replace(TIC_TAC_TOE, seed=1))
    assert {task: without_times(reseeded.play(task)) for task in tasks} != forwards


@pytest.mark.parametrize("name", ["mnk:4x4x4", "connect-four", "gomoku", "tic-tac-toe"])
def test_by_nodes_a_game_is_repeatable_too(name: str) -> None:
    terms = GameConditions(name, limits=Limits(nodes=3_000))
    task = GameTask(0, 3, PERFECT, StrategyId("alpha-beta", 4), a_begins=True)
    one, other = Referee(terms), Referee(terms)
    other.play(replace(task, number=0))
    assert without_times(one.play(task)) == without_times(other.play(task))


def test_an_opening_is_played_for_both() -> None:
    task = GameTask(0, 0, PERFECT, RANDOM, a_begins=False, opening=(4, 0, 8))
    played = Referee(TIC_TAC_TOE).play(task)
    assert played.moves.startswith("b2a3c1")
    assert played.plies == 3 + played.a.moves + played.b.moves
    assert not played.a_began
    assert played.a.moves in (played.b.moves, played.b.moves + 1)


@pytest.mark.parametrize(
    ("kind", "fault", "text"),
    [
        ("cheat", ArenaFault.ILLEGAL, "99"),
        ("thrower", ArenaFault.RAISED, "ZeroDivisionError: a joke"),
        ("leaver", ArenaFault.RAISED, "SystemExit: 3"),
    ],
)
@pytest.mark.parametrize("is_a", [True, False])
def test_a_player_that_breaks_the_rules_loses(
    kind: str, fault: ArenaFault, text: str, is_a: bool
) -> None:
    names = (StrategyId(kind), StrategyId("top-left"))
    a, b = names if is_a else names[::-1]
    referee = Referee(TIC_TAC_TOE, make=make)
    for begins in (True, False):
        played = referee.play(GameTask(0, 0, a, b, begins))
        assert played.termination is not None
        assert (played.termination.fault, played.termination.by_a, played.termination.text) == (
            fault,
            is_a,
            text,
        )
        assert played.result == (-1 if is_a else 1)
    assert referee.play(GameTask(0, 0, RANDOM, RANDOM, a_begins=True)).termination is None


@pytest.mark.parametrize("is_a", [True, False])
@pytest.mark.parametrize("begins", [True, False])
def test_a_learner_that_fails_to_learn_loses_the_game(is_a: bool, begins: bool) -> None:
    names = (StrategyId("quitter"), StrategyId("top-left"))
    a, b = names if is_a else names[::-1]
    played = Referee(TIC_TAC_TOE, make=make).play(GameTask(0, 0, a, b, begins))
    text = "ZeroDivisionError: too much"
    assert played.termination == (ArenaFault.RAISED, is_a, text)
    assert played.result == (-1 if is_a else 1)
    assert played.plies == 7


def test_a_game_without_an_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referees, "MOST_PLIES", 5)
    task = GameTask(0, 0, StrategyId("top-left"), RANDOM, a_begins=True, opening=(4, 0, 8))
    played = Referee(TIC_TAC_TOE).play(task)
    assert (played.plies, played.result, played.termination) == (5, 0, None)


def test_each_player_has_tables_of_its_own_and_one_thread() -> None:
    """With two threads, a search would not give the same result again."""
    given = list[EngineCache]()

    class Curious:
        def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
            given.append(thinking.knowledge)
            return ChosenMove(position.legal_moves()[0])

    terms = GameConditions("gomoku", limits=Limits(nodes=100))
    task = GameTask(0, 0, RANDOM, PERFECT, a_begins=True)
    Referee(terms, make=lambda _: Curious()).play(task)
    assert [each.threads for each in given[:2]] == [1, 1]
    assert given[0] is not given[1]
    assert given[0] is given[2]


def test_an_overdue_player_is_given_up() -> None:
    referee = Referee(replace(TIC_TAC_TOE, patience=5.0), make=make)
    assert referee.overdue_game(1e9) is None
    task = GameTask(0, 0, StrategyId("top-left"), StrategyId("sleeper"), a_begins=True)
    Thread(target=referee.play, args=(task,), daemon=True).start()
    lost = None
    while lost is None or lost.termination is None or lost.termination.by_a:
        lost = referee.overdue_game(1e9)
    assert (lost.result, lost.termination.fault, lost.plies) == (1, ArenaFault.SILENT, 1)
    assert referee.overdue_game(0.0) is None
