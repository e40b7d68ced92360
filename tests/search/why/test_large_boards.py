# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of moves of Connect Four and Gomoku, held against the provers of `prover.py`.

The tests take few positions. For more, which takes minutes and tells what was checked:
`WHY_POSITIONS=200 python -m pytest -s tests/search/why/test_large_boards.py`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from math import inf
from random import Random

import pytest

from desktop_app.core.position import Player, Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.entry import PRESETS
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.k_in_a_row.gomoku import analysis as line_analysis
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.compiled import are_compiled
from desktop_app.search.deepening import GeneralEngine
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.comparison import GLANCE, Analyser
from desktop_app.search.why.finding import Finding, FindingKind
from desktop_app.search.why.ranges import WIN
from tests.analysing import analyse
from tests.search.claims import plain_prover, threat_prover
from tests.search.prover import Plain, Threats
from tests.search.why.played import Check

FEW = 12 if are_compiled() else 3
POSITIONS = int(os.environ.get("WHY_POSITIONS", FEW))
MOST_UNDECIDED = 0.15
"""Of all questions to the prover."""
CONNECT_FOUR, GOMOKU = PRESETS["connect-four"], PRESETS["gomoku"]
STONES = {CONNECT_FOUR: 22, GOMOKU: 8}
"""With so many stones a position is late enough, or has something going on."""
NODES = {CONNECT_FOUR: 200_000, GOMOKU: 10_000}


@pytest.fixture(autouse=True)
def whole_depths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no snapshots between two depths of Gomoku.

    They come by the clock, and one may be the last: then other games are played where other
    programs run.
    """
    monkeypatch.setattr(line_analysis, "SNAPSHOT_SECONDS", inf)


class Prover:
    """One of the provers as a `Truth`."""

    def __init__(self, prover: Plain | Threats) -> None:
        self._prover = prover
        self.asked = 0

    def _wins(self, position: LinePosition, player: Player, plies: int) -> bool | None:
        self.asked += 1
        if position.outcome is not None:
            return position.outcome == player
        ask = self._prover.wins if position.turn is player else self._prover.loses
        return ask(position.own, position.other, plies)

    def wins_within(self, position: LinePosition, player: Player, plies: int) -> bool | None:
        """See `Truth.wins_within`."""
        return self._wins(position, player, plies)

    def holds(self, position: LinePosition, player: Player) -> bool | None:
        """See `Truth.holds`."""
        lost = self._wins(position, player.opponent, position.remaining)
        return None if lost is None else not lost

    def outcome(self, position: LinePosition, player: Player) -> int | None:
        """See `Truth.outcome`."""
        for winner in (player, player.opponent):
            if self._wins(position, winner, position.remaining):
                return WIN if winner is player else -WIN
        if self.holds(position, player) and self.holds(position, player.opponent):
            return 0
        return None


def look(game: LineGame, knowledge: EngineCache) -> Analyser:
    """So many positions; only how deep is guessed beside them depends on the time."""

    def values(position: Position, seconds: float) -> Analysis:
        nodes = NODES[game] if seconds == GLANCE else 5 * NODES[game]
        *_, found = analyse(position, Limits(nodes=nodes), knowledge=knowledge)
        return found

    return values


def asked(game: LineGame, see: Analyser, count: int) -> Iterator[WhyQuestion]:
    """Any moves of late positions of seeded games that are played well, most of the time."""
    dice = Random(f"why {game.id}")
    while count:
        position, moves = game.start(), list[int]()
        while position.outcome is None and count:
            found = see(position, GLANCE)
            listed = [c.move for c in found.candidates if not c.skipped]
            move = listed[0] if dice.random() < 0.8 else dice.choice(listed[:12])
            if position.ply >= STONES[game]:
                count -= 1
                yield WhyQuestion(game.start(), tuple(moves), dice.choice(listed))
            moves.append(move)
            position = position.after(move)


def games(game: LineGame, see: Analyser, count: int) -> Iterator[WhyQuestion]:
    """Whole games of the same kind, which end."""
    dice = Random(f"why all {game.id}")
    for _ in range(count):
        position, moves = game.start(), list[int]()
        while position.outcome is None:
            listed = [c.move for c in see(position, GLANCE).candidates if not c.skipped]
            moves.append(listed[0] if dice.random() < 0.7 else dice.choice(listed[:12]))
            position = position.after(moves[-1])
        yield WhyQuestion(game.start(), tuple(moves))


@pytest.mark.slow
@pytest.mark.parametrize("game", [CONNECT_FOUR, GOMOKU], ids=lambda game: game.id)
def test_every_sentence_agrees_with_an_independent_prover(game: LineGame) -> None:
    knowledge = new_engine_cache(threads=1)
    see = look(game, knowledge)
    prover = plain_prover(game) if game.gravity else threat_prover(game, knowledge)
    truth = Prover(prover)
    check = Check(game, truth)
    moves, whole = list(asked(game, see, POSITIONS)), list(games(game, see, POSITIONS // 10))
    found: list[Finding] = []
    for inquiry in [*moves, *whole]:
        found.append(answer(inquiry, see))
        check.check(found[-1])
    kinds = Counter(each.kind for each in found)
    ways = Counter(each.way for each in found if each.kind is FindingKind.LETS_WIN)
    print(f"\n{game.id}: {len(moves)} moves, {len(whole)} games, none refuted")
    print(f"{truth.asked} questions, {check.undecided} undecided; {dict(kinds)}; {dict(ways)}")
    assert kinds[FindingKind.LETS_WIN] > 0
    assert check.undecided <= MOST_UNDECIDED * truth.asked


@pytest.mark.slow
def test_a_shallow_search_claims_no_more_than_it_saw() -> None:
    """What the end of a game proves of an early move stands beside a mere guess of its value."""
    guesses = new_engine_cache(engines=[GeneralEngine])
    check = Check(CONNECT_FOUR, Prover(plain_prover(CONNECT_FOUR)))

    def near(position: Position, _seconds: float) -> Analysis:
        *_, found = analyse(position, Limits(depth=2), knowledge=guesses)
        return found

    kinds: Counter[FindingKind] = Counter()
    for inquiry in games(CONNECT_FOUR, near, 8):
        found = answer(inquiry, near)
        check.check(found)
        kinds[found.kind] += 1
    assert kinds[FindingKind.LETS_WIN] > 0


def test_a_bound_that_is_proven_to_the_end_is_not_how_far_was_looked() -> None:
    """That a move is at most a draw is known to the end; that it holds, only as far as guessed."""
    guesses, lost, others = new_engine_cache(engines=[GeneralEngine]), 30, (39, 40, 36)
    before = CONNECT_FOUR.start().after(37).after(35).after(38)

    def said(move: int) -> Candidate:
        at_most = Score(Outcome.DRAW, None, 0, Bound.UPPER, 39, before.turn)
        end = Score(Outcome.LOSS, 4, 0, Bound.EXACT, 4, before.turn)
        return Candidate(move, end if move == lost else at_most, (move,))

    def see(position: Position, _seconds: float) -> Analysis:
        *_, found = analyse(position, Limits(depth=4), knowledge=guesses)
        if position != before:
            return found
        return ranked(before, [said(move) for move in (lost, *others)], 6, 1, 0.1)

    found = answer(WhyQuestion(CONNECT_FOUR.start(), (37, 35, 38), lost), see)
    assert (found.kind, found.better, found.ahead) == (FindingKind.LETS_WIN, (39,), 6)
