# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that go round, solved backwards: every value is held against the rules themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

import pytest

from desktop_app.cli.parser import main
from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.score import WIN, Outcome, Score, to_parent
from desktop_app.games.morris.entry import without_history
from desktop_app.games.morris.rules import MorrisGame, MorrisPosition, MovementRule
from desktop_app.games.registry import new_engine_cache
from desktop_app.search import retrograde
from desktop_app.search.analysis import seek_best
from desktop_app.search.candidates import Analysis, Candidate
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits, SearchStopped
from desktop_app.search.retrograde import PositionGraph, RetrogradeEngine
from desktop_app.search.solved import is_small_and_cyclic
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.finding import FindingKind
from tests.analysing import analyse
from tests.games.small_games import Walk

NOTHING = frozenset[object]()
CENTRE = MorrisGame()


def positions(game: MorrisGame) -> dict[object, MorrisPosition]:
    """All that can come about by rules that remember nothing."""
    start = MorrisGame(game.ways, remembers=False).start()
    found, waiting = {start.key: start}, [start]
    while waiting:
        position = waiting.pop()
        for child in map(position.after, position.legal_moves()):
            if child.key not in found:
                found[child.key] = child
                waiting.append(child)
    return dict(found)


@pytest.mark.parametrize("ways", MovementRule)
def test_every_value_follows_from_those_after_it(ways: MovementRule) -> None:
    """Prove the values from the rules and the list of values alone.

    A win in n plies has a move to a loss in n - 1, and none to a quicker loss. A loss in n plies
    has moves to wins only, and the slowest takes n - 1. Every other position has a move to another
    of its kind, so that nobody can be forced to lose.
    """
    there, circles, budget = positions(MorrisGame(ways)), PositionGraph(), Budget(Limits())
    start = MorrisGame(ways, remembers=False).start()
    assert list(circles.grow(start, budget))
    assert len(circles) == len(there) == 5_390
    values = circles.values(NOTHING, budget)
    assert 0 not in values.values()
    for key, position in there.items():
        value = values.get(key, 0)
        if position.outcome is not None:
            assert value == position.outcome * WIN
            continue
        after = [values.get(child.key, 0) for child in map(position.after, position.legal_moves())]
        best = max(after) if position.turn is MAX else min(after)
        assert value == to_parent(best)


FIRST_MOVES = {
    MovementRule.STRAIGHT: {"b2": ("win", 9), "a3": ("draw", None), "b3": ("loss", 8)},
    MovementRule.CENTRE: {"b2": ("win", 9), "a3": ("draw", None), "b3": ("loss", 8)},
    MovementRule.DIAGONALS: {"b2": ("draw", None), "a3": ("draw", None), "b3": ("draw", None)},
    MovementRule.ANYWHERE: {"b2": ("draw", None), "a3": ("draw", None), "b3": ("draw", None)},
}


@pytest.mark.parametrize("ways", MovementRule)
def test_the_winner_and_the_distance(ways: MovementRule) -> None:
    game = MorrisGame(ways)
    *_, found = analyse(game.start())
    assert found.complete
    told = {game.move_text(c.move): scored(c) for c in found.candidates}
    assert {move: told[move] for move in FIRST_MOVES[ways]} == FIRST_MOVES[ways]
    assert set(told.values()) == set(FIRST_MOVES[ways].values())


def scored(candidate: Candidate) -> tuple[str, int | None]:
    score = candidate.score
    assert score is not None
    return score.outcome, score.plies


def value_of(found: Analysis) -> float:
    """The value of a position's best move for Max, counted from the position."""
    assert found.best is not None
    return number(found.best.score)


def number(score: Score | None) -> float:
    assert score is not None
    seen = score.seen_by(MAX)
    if seen.outcome is Outcome.DRAW:
        return 0
    assert seen.plies is not None
    return (1 if seen.outcome is Outcome.WIN else -1) * (WIN - seen.plies)


def wanderings(game: MorrisGame, seed: int, plies: int) -> Iterator[MorrisPosition]:
    """A long game, in which nobody takes a win at once, so that much comes about again."""
    dice, position = Random(seed), game.start()
    for _ in range(plies):
        yield position
        quiet = [m for m in position.legal_moves() if position.after(m).outcome is None]
        if not quiet:
            return
        position = position.after(dice.choice(quiet))


@pytest.mark.parametrize(
    ("ways", "seed", "plies"), [(MovementRule.CENTRE, 1, 30), (MovementRule.ANYWHERE, 0, 10)]
)
def test_retrograde_values_hold_with_repetition_rules(
    ways: MovementRule, seed: int, plies: int
) -> None:
    """Each move is worth what the position after it is, with all that it remembers."""
    knowledge, drawn = new_engine_cache(), 0
    for position in wanderings(MorrisGame(ways), seed, plies):
        *_, found = analyse(position, knowledge=knowledge)
        drawn += len(position.met_twice)
        for candidate in found.candidates:
            child = position.after(candidate.move)
            if child.outcome is None:
                *_, after = analyse(child, knowledge=knowledge)
                assert number(candidate.score) == to_parent(value_of(after))
            else:
                assert number(candidate.score) == child.outcome * (WIN - 1) or not child.outcome
    assert ways is not MovementRule.CENTRE or drawn


def test_a_win_through_a_third_repetition_is_a_draw() -> None:
    """Of two winning moves the other one is left; without either there is no such win."""
    start = CENTRE.parse_position("O.O/OXX/X.. X")
    one, other = (start.after(CENTRE.parse_move(start, move)) for move in ("b2-b1", "c2-c1"))
    twice, budget = PositionGraph(), Budget(Limits())
    plain = without_history(start).position
    list(twice.grow(plain, budget))
    won = twice.values(NOTHING, budget)
    met = twice.values(frozenset({one.placement}), budget)
    assert won[plain.key] == met[plain.key] == WIN - 3
    both = twice.values(frozenset({one.placement, other.placement}), budget)
    assert both.get(plain.key, 0) < WIN - 3


def test_lines_can_be_played_to_the_end_or_go_round() -> None:
    knowledge = new_engine_cache()
    for seed in range(3):
        for position in wanderings(MorrisGame(MovementRule.CENTRE), seed, 20):
            *_, found = analyse(position, knowledge=knowledge)
            for candidate in found.candidates:
                end: Position = position
                for move in candidate.line:
                    assert move in end.legal_moves()
                    end = end.after(move)
                score = candidate.score
                assert score is not None
                assert (end.outcome is None) is (score.plies is None)
                if score.plies is not None:
                    assert len(candidate.line) == score.plies
                else:
                    assert_goes_round_once(position, candidate.line)


def assert_goes_round_once(position: MorrisPosition, line: Sequence[Move]) -> None:
    """All that a line comes through after its first move is new; only its end may be met again."""
    met = list[object]()
    for move in line:
        position = position.after(move)
        met.append(position.placement)
    assert len(set(met[:-1])) == len(met[:-1])


def test_it_is_built_once_and_can_be_stopped() -> None:
    engine = RetrogradeEngine(CENTRE, EngineConfig())
    stops = iter([False] * 5 + [True] * 1_000)
    request = SearchRequest(CENTRE.start(), Budget(Limits(), lambda: next(stops)))
    with pytest.raises(SearchStopped):
        list(engine.values(request))
    begun = len(engine.graph)
    assert 0 < begun < 5_390
    *_, found = engine.values(SearchRequest(CENTRE.start(), Budget(Limits())))
    assert (len(engine.graph), found.nodes) == (5_390, 5_390)
    *_, again = engine.values(SearchRequest(CENTRE.start(), Budget(Limits())))
    assert again.candidates == found.candidates


def test_progress_is_reported_no_more_often_than_every_snapshot_interval(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By a clock that goes on by one whenever it is looked at."""
    clock, budget = count(), Budget(Limits())
    monkeypatch.setattr(retrograde, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(retrograde, "SNAPSHOT_SECONDS", 3)
    asked = len(list(PositionGraph().grow(without_history(CENTRE.start()).position, budget)))
    *begun, found = RetrogradeEngine(CENTRE, EngineConfig()).values(
        SearchRequest(CENTRE.start(), budget)
    )
    assert len(begun) == asked // 3 > 3
    assert not any(told.complete for told in begun)
    assert [told.nodes for told in begun] == sorted(told.nodes for told in begun)
    assert found.complete


def test_it_looks_as_far_ahead_as_its_longest_line() -> None:
    *_, found = analyse(CENTRE.start())
    lengths = [len(candidate.line) for candidate in found.candidates]
    assert found.depth == max(lengths) > min(lengths)


def test_it_handles_small_cyclic_games() -> None:
    assert is_small_and_cyclic(CENTRE.start())
    assert is_small_and_cyclic(Walk(9).start())
    *_, found = analyse(Walk(9).start())
    assert found.complete
    assert found.best is not None
    assert found.best.score is not None
    assert found.best.score.outcome is Outcome.DRAW


def test_panel_bot_hint_and_why_give_the_same_values() -> None:
    """Panel and tree, the bot and the hint, "why?" and the command line."""
    position = CENTRE.start()
    for text in ["b2", "a3", "c2", "a2", "a1", "c3"]:
        position = position.after(CENTRE.parse_move(position, text))
    *_, panel = analyse(position)
    *_, bot = seek_best(position, Budget(Limits()), new_engine_cache())
    assert panel.best is not None
    assert bot.score == panel.best.score
    assert set(bot.moves) == set(panel.equals)

    def look(asked: Position, _seconds: float) -> Analysis:
        *_, found = analyse(asked)
        return found

    weak: Move = CENTRE.parse_move(position, "b2-b3")
    found = answer(WhyQuestion(position, (), weak), look)
    assert found.kind is FindingKind.MISSES_WIN
    assert set(found.better) == set(panel.equals)


def test_the_command_line_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "three-mens-morris", "--json"]) == 0
    said = {each["move"]: each for each in json.loads(capsys.readouterr().out)["candidates"]}
    told = {move: (said[move]["outcome"], said[move]["plies"]) for move in ("b2", "a3", "b3")}
    assert told == FIRST_MOVES[MovementRule.CENTRE]
