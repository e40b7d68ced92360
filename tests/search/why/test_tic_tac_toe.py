# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every move of all 5,478 positions of tic-tac-toe is asked about, and every word of it played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from desktop_app.core.position import Player, Position
from desktop_app.core.score import DECISIVE, WIN
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.search.candidates import Analysis
from desktop_app.search.engine import EngineConfig, SearchRequest
from desktop_app.search.limits import Budget, Limits
from desktop_app.search.memoized import MemoizedEngine
from desktop_app.search.why.answer import WhyQuestion, answer, first_mistake
from desktop_app.search.why.comparison import Analyser
from desktop_app.search.why.finding import Finding, FindingKind
from tests.games.positions import reachable
from tests.search.truth import TIC_TAC_TOE, truth
from tests.search.why.played import Check


class Minimax:
    """The textbook's minimax."""

    def outcome(self, position: LinePosition, player: Player) -> int:
        value = truth(position) * player
        return (value >= DECISIVE) - (value <= -DECISIVE)

    def holds(self, position: LinePosition, player: Player) -> bool:
        return self.outcome(position, player) >= 0

    def wins_within(self, position: LinePosition, player: Player, plies: int) -> bool:
        value = truth(position) * player
        return value >= DECISIVE and WIN - value <= plies


def look() -> Analyser:
    """What the program itself says of a position, of one engine for all."""
    engine, known = MemoizedEngine(TIC_TAC_TOE, EngineConfig()), dict[Position, Analysis]()

    def values(position: Position, _seconds: float) -> Analysis:
        if position not in known:
            known[position] = next(engine.values(SearchRequest(position, Budget(Limits()))))
        return known[position]

    return values


def inquiries(positions: list[LinePosition]) -> Iterator[WhyQuestion]:
    for position in positions:
        for move in position.legal_moves():
            yield WhyQuestion(position, (), move)


def worse(position: LinePosition, move: int) -> bool:
    """Whether a move gives a win or a draw away."""
    truly = Minimax()
    return truly.outcome(position.after(move), position.turn) < truly.outcome(
        position, position.turn
    )


MISTAKES = (FindingKind.LETS_WIN, FindingKind.MISSES_WIN)


def check_all(positions: list[LinePosition]) -> Counter[FindingKind]:
    """Ask about every move of these; what was said, by its kind."""
    check, see, kinds = Check(TIC_TAC_TOE, Minimax()), look(), Counter[FindingKind]()
    for inquiry in inquiries(positions):
        found = answer(inquiry, see)
        check.check(found)
        assert found.ahead is None
        assert inquiry.move is not None
        start = inquiry.start
        assert isinstance(start, LinePosition)
        assert (found.kind in MISTAKES) is worse(start, inquiry.move)
        assert found.all_others_fail is (found.kind in MISTAKES)
        kinds[found.kind] += 1
    assert check.undecided == 0
    return kinds


def all_positions() -> list[LinePosition]:
    return list(reachable(TIC_TAC_TOE.start()).values())


def test_every_sentence_about_some_moves_is_true() -> None:
    positions = all_positions()
    assert len(positions) == 5478
    kinds = check_all(Random(1).sample(positions, 500))
    assert min(kinds[kind] for kind in MISTAKES) > 50


@pytest.mark.slow
def test_every_sentence_about_every_move_of_all_positions_is_true() -> None:
    kinds = check_all(all_positions())
    assert sum(kinds.values()) == 16_167  # ways to move on, from all positions
    print(kinds)


def random_games(count: int) -> Iterator[WhyQuestion]:
    dice = Random(7)
    for _ in range(count):
        position, moves = TIC_TAC_TOE.start(), list[int]()
        while position.outcome is None:
            moves.append(dice.choice(position.legal_moves()))
            position = position.after(moves[-1])
        yield WhyQuestion(TIC_TAC_TOE.start(), tuple(moves))


def drops(inquiry: WhyQuestion, found: Finding) -> dict[int, int]:
    """By the number of the move, how much worse the outcome became by it."""
    truly, end = Minimax(), inquiry.positions[-1].outcome
    given: dict[int, int] = {}
    for number, (position, move) in enumerate(zip(inquiry.positions, inquiry.moves, strict=False)):
        assert isinstance(position, LinePosition)
        player = position.turn
        if not end or end * player < 0:
            after = truly.outcome(position.after(move), player)
            given[number] = truly.outcome(position, player) - after
    return given


def test_the_finding_of_a_game_is_its_last_move_that_lost_or_else_its_worst() -> None:
    check, see, kinds = Check(TIC_TAC_TOE, Minimax()), look(), Counter[FindingKind]()
    for inquiry in random_games(300):
        found = answer(inquiry, see)
        check.check(found)
        given = drops(inquiry, found)
        kinds[found.kind] += 1
        most = max(given.values(), default=0)
        if found.kind in MISTAKES:
            assert found.move == inquiry.moves[found.number]
            assert found.position == inquiry.positions[found.number]
            assert given[found.number] > 0
            if inquiry.positions[-1].outcome:  # what was lost could still be held before
                assert found.number == max(number for number, drop in given.items() if drop)
            else:
                assert given[found.number] == most
        else:
            assert most == 0
    assert kinds[FindingKind.LETS_WIN] > 100
    assert kinds[FindingKind.MISSES_WIN] > 10


def test_the_first_mistake_is_the_loser_s_first_that_gave_something_away() -> None:
    see, kinds = look(), Counter[bool]()
    for seed in range(200):
        dice, position, moves = Random(seed), TIC_TAC_TOE.start(), list[int]()
        errors = list[int]()
        while position.outcome is None:
            moves.append(dice.choice(position.legal_moves()))
            errors += [position.ply] if worse(position, moves[-1]) else []
            position = position.after(moves[-1])
        if not position.outcome:
            continue
        inquiry = WhyQuestion(TIC_TAC_TOE.start(), tuple(moves))
        decided = answer(inquiry, see).number
        found = first_mistake(inquiry, see, decided)
        before = [n for n in errors if n < decided and n % 2 == decided % 2]
        assert (found.number if found else None) == (before[0] if before else None)
        kinds[found is not None] += 1
    assert min(kinds[True], kinds[False]) > 20
