# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of engines: who takes what, who comes first, and that everybody asks it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import Game, Player, Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games import registry
from desktop_app.games.k_in_a_row.engine import (
    ConnectFourEngine,
    FixedDepthEngine,
    GomokuEngine,
    PairingEngine,
    SmallBoardEngine,
)
from desktop_app.games.k_in_a_row.evaluation import open_lines
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.pairing import holding_moves
from desktop_app.games.registry import PRESETS, engines_of, find_game, new_engine_cache
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.searching import Perfect
from desktop_app.players.strategy import MoveContext
from desktop_app.search.analysis import seek_best
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.deepening import GeneralEngine
from desktop_app.search.engine import Engine, EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedEngine
from tests.analysing import analyse
from tests.games.small_games import Nim, NimPosition
from tests.search.toy import FANCY, ToyEngine, engines_with_toy, liked_move
from tests.search.truth import noise

GAMES = [*PRESETS.values(), find_game("numbers:3,5,2,9"), LineGame(9, 9, 8), LineGame(6, 6, 4)]


def random_game(game: Game, random: Random) -> Iterator[Position]:
    position = game.start()
    yield position
    while position.outcome is None:
        position = position.after(random.choice(position.legal_moves()))
        yield position


def takers(request: SearchRequest) -> list[type[Engine]]:
    return [kind for kind in engines_of(request.position.game) if kind.can_handle(request)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_somebody_takes_every_position_however_it_is_asked(game: Game) -> None:
    for seed in range(5):
        for position in random_game(game, Random(seed)):
            for limits in (Limits(), Limits(depth=2)):
                for evaluation in (None, open_lines, noise):
                    for strictly in {False, limits.depth is not None}:
                        request = SearchRequest(position, Budget(limits), evaluation, strictly)
                        found = takers(request)
                        assert found
                        assert any(kind.guesses for kind in found)


def test_the_last_takes_everything() -> None:
    for game in GAMES:
        assert engines_of(game)[-1] is GeneralEngine
        assert len(set(engines_of(game))) == len(engines_of(game))


@pytest.mark.parametrize(
    ("game", "plies", "first"),
    [
        ("tic-tac-toe", 0, MemoizedEngine),
        ("numbers:3,5,2,9", 0, MemoizedEngine),
        ("connect-four", 0, ConnectFourEngine),
        ("connect-four", 36, MemoizedEngine),
        ("mnk:4x4x4", 0, SmallBoardEngine),
        ("mnk:6x6x4", 0, SmallBoardEngine),
        ("gomoku", 0, PairingEngine),
    ],
)
def test_the_order_of_the_engines(game: str, plies: int, first: type[Engine]) -> None:
    position = find_game(game).start()
    for _ in range(plies):
        quiet = (m for m in position.legal_moves() if position.after(m).outcome is None)
        position = position.after(next(quiet))
    assert takers(SearchRequest(position, Budget(Limits())))[0] is first


@pytest.mark.parametrize(
    ("game", "limits", "strictly", "second"),
    [
        ("mnk:4x4x4", Limits(), False, PairingEngine),  # after the pairs
        ("gomoku", Limits(), False, GomokuEngine),
        ("drop:9x9x4", Limits(), False, GomokuEngine),
        ("mnk:9x9x8", Limits(), False, FixedDepthEngine),
        ("connect-four", Limits(depth=3), False, GeneralEngine),  # after the plain one
        ("gomoku", Limits(depth=3), False, FixedDepthEngine),  # after the large one
        ("gomoku", Limits(depth=3), True, GeneralEngine),  # after the plain one
    ],
)
def test_the_next_engine_of_each_request(
    game: str, limits: Limits, strictly: bool, second: type[Engine]
) -> None:
    request = SearchRequest(find_game(game).start(), Budget(limits), strictly=strictly)
    assert takers(request)[1] is second


def last(found: Iterator[Analysis]) -> Analysis:
    *_, end = found
    return end


# A new engine


@pytest.fixture
def toy_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "engines_of", engines_with_toy)


@pytest.mark.usefixtures("toy_listed")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_new_engine_is_asked_by_the_analysis_and_by_bots(game: Game) -> None:
    position = game.start()
    best = last(analyse(position)).best
    assert best is not None
    assert best.score is not None
    assert (best.move, best.score.number) == (liked_move(position), FANCY)
    for name in ("perfect", "alpha-beta"):
        strategy = StrategyId(name, 2 if name == "alpha-beta" else None)
        choice = make_strategy(strategy).choose(position, MoveContext(Random(1)))
        assert choice.score == best.score
        assert choice.move == best.move


class Silent(ToyEngine):
    """Takes everything, and finds out that it can't tell."""

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        return iter(())


def test_if_an_engine_has_no_answer_the_next_is_asked() -> None:
    position = find_game("tic-tac-toe").start()
    engines = (Silent, *engines_of(position.game))
    found = last(analyse(position, knowledge=new_engine_cache(engines=engines)))
    assert found.complete
    (best,) = seek_best(position, Budget(Limits()), new_engine_cache(engines=engines))
    assert len(best.moves) == 9


def nim_sum(heaps: tuple[int, ...]) -> int:
    found = 0
    for heap in heaps:
        found ^= heap
    return found


class BySum(Engine):
    """Knows who wins Nim, and nothing of how long it takes or how it is played."""

    def __init__(self, game: Game, config: EngineConfig) -> None:
        pass

    @staticmethod
    def can_handle(request: SearchRequest) -> bool:
        return isinstance(request.position, NimPosition)

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        position = request.position
        assert isinstance(position, NimPosition)
        candidates: list[Candidate] = []
        for move in position.legal_moves():
            won = nim_sum(position.after(move).heaps) == 0
            outcome = Outcome.WIN if won else Outcome.LOSS
            score = Score(outcome, None, 0, Bound.EXACT, 0, position.turn)
            candidates.append(Candidate(move, score))
        yield ranked(position, candidates, 0, 0, request.budget.seconds)


def test_an_engine_may_know_outcomes_only() -> None:
    knowledge = new_engine_cache(engines=[BySum, GeneralEngine])
    position = Nim((20, 20, 20, 20, 20, 20, 19)).start()
    found = last(analyse(position, knowledge=knowledge))
    assert found.complete
    wins = [c.move for c in found.candidates if c.score and c.score.outcome is Outcome.WIN]
    assert wins == [13, 113, 213, 313, 413, 513, 619]
    chosen = set[int]()
    for seed in range(40):
        choice = Perfect().choose(position, MoveContext(Random(seed), knowledge=knowledge))
        assert choice.line == (choice.move,)
        chosen.add(choice.move)
    assert chosen == set(wins)


class Learner(ToyEngine):
    """Tells by its number how often it was asked, and by its depth how often before."""

    has_table = True

    def __init__(self, game: Game, config: EngineConfig) -> None:
        super().__init__(game, config)
        self.memory = config.table_bytes
        self.asked = 0

    def values(self, request: SearchRequest) -> Iterator[Analysis]:
        self.asked += 1
        depth = request.before.depth + 1 if request.before else 0
        for found in super().values(request):
            yield Analysis(found.position, found.candidates, depth, self.asked, 0, complete=False)

    def table_use(self) -> float:
        return self.asked / 100


def test_an_engine_is_kept_after_a_move_and_remade_for_other_memory() -> None:
    knowledge, game = new_engine_cache(1 << 20, engines=[Learner]), find_game("gomoku")
    start = game.start()
    asked = [start, start, start.after(3), start]
    told = [last(analyse(position, knowledge=knowledge)) for position in asked]
    assert [found.nodes for found in told] == [1, 2, 3, 4]
    assert [found.depth for found in told] == [0, 1, 0, 2]
    assert [found.table_use for found in told] == [0.01, 0.02, 0.03, 0.04]
    assert last(analyse(start, Limits(depth=1), knowledge=knowledge)).depth == 0
    assert knowledge.engine(Learner, game).memory == 1 << 20
    knowledge.set_table_bytes(1 << 21)
    assert knowledge.engine(Learner, game).memory == 1 << 21
    assert last(analyse(start, knowledge=knowledge)).nodes == 1
    last(analyse(find_game("connect-four").start(), knowledge=knowledge))
    assert last(analyse(start, knowledge=knowledge)).nodes == 1  # one game's tables are kept


# Evaluations


def lopsided(game: Game) -> Position:
    """A position without symmetry, so that every move has a search of its own."""
    position = game.start()
    for number in (3, 1):
        position = position.after(position.legal_moves()[number])
    return position


@pytest.mark.parametrize("name", ["gomoku", "connect-four", "mnk:4x4x4", "drop:9x9x4", "mnk:9x9x8"])
@pytest.mark.parametrize("evaluation", [noise, open_lines])
def test_an_evaluation_that_is_handed_in_is_the_one_that_guesses(
    name: str, evaluation: Evaluation
) -> None:
    """Depth 1 shows it bare."""
    position = lopsided(find_game(name))
    found = last(analyse(position, Limits(depth=1), evaluation=evaluation))
    (best,) = seek_best(
        position, Budget(Limits(depth=1)), new_engine_cache(), evaluation=evaluation, strictly=True
    )
    worth = {m: evaluation(position.after(m), position.turn) for m in position.legal_moves()}
    assert {c.move: c.score.number for c in found.candidates if c.score} == worth
    assert best.score.number == max(worth.values())
    assert set(best.moves) == {move for move in worth if worth[move] == max(worth.values())}


@pytest.mark.parametrize("limits", [Limits(nodes=1_000), Limits(depth=3)])
def test_results_of_one_evaluation_are_not_reused_with_another(limits: Limits) -> None:
    """Neither what was left off nor what is in the table."""
    position, knowledge = lopsided(find_game("mnk:6x7x3")), new_engine_cache()

    def contrary(position: Position, player: Player) -> float:
        return -noise(position, player)

    for evaluation in (noise, contrary, noise):
        found = last(analyse(position, limits, knowledge=knowledge, evaluation=evaluation))
        fresh = last(analyse(position, limits, knowledge=new_engine_cache(), evaluation=evaluation))
        assert found.candidates == fresh.candidates


def test_the_engine_that_solves_needs_no_evaluation() -> None:
    position = find_game("tic-tac-toe").start()

    def unused(_position: Position, _player: Player) -> float:
        raise AssertionError

    assert last(analyse(position, evaluation=unused)).complete


# A move that is sure not to lose


@pytest.mark.slow
def test_the_plain_engine_plays_a_move_that_holds_where_its_own_is_not_sure_to() -> None:
    game, knowledge = LineGame(5, 5, 4), new_engine_cache(1 << 20, engines=[FixedDepthEngine])
    known = better = 0
    for seed in range(30):
        for position in random_game(game, Random(seed)):
            if position.outcome is not None or not isinstance(position, LinePosition):
                continue
            *found, best = seek_best(position, Budget(Limits(depth=1)), knowledge)
            holding = holding_moves(position)
            if not holding or best.score.outcome is Outcome.WIN:
                continue
            known += 1
            assert set(best.moves) <= set(holding)
            assert best.line[0] == best.moves[0]
            if found:  # the search itself was not sure
                assert (best.score.outcome, best.score.bound) == (Outcome.DRAW, Bound.LOWER)
                better += 1
    assert known > 100
    assert better > 50
