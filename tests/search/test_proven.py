# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every win, loss, draw and distance that is called proven is held against a prover of our own.

The tests take few positions. For more, which takes minutes and tells what was checked:
`KERNEL_POSITIONS=500 python -m pytest -s tests/search/test_proven.py`.
"""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.score import WIN
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.registry import new_engine_cache
from desktop_app.search.compiled import are_compiled
from desktop_app.search.limits import Limits
from tests.games.reached import reached
from tests.search.claims import Tally, all_said, games, plain_prover, rules_of, threat_prover
from tests.search.loading import ASKED
from tests.search.prover import Plain, Threats
from tests.search.truth import truth, unfinished

FEW = 30 if are_compiled() else 4
"""Positions of each kernel, unless others are asked for."""
MOST_UNDECIDED = 0.1

Case = tuple[LineGame, int, Limits]
"""A game, the stones with which its games begin, and how far each position is searched."""

CASES: dict[str, list[Case]] = {
    "drop": [
        (LineGame(7, 6, 4, gravity=True), 24, Limits(nodes=300_000)),
        (LineGame(6, 5, 4, gravity=True), 14, Limits(nodes=300_000)),
        (LineGame(8, 7, 5, gravity=True), 40, Limits(nodes=300_000)),
    ],
    "placement": [
        (LineGame(5, 5, 4), 13, Limits(nodes=200_000)),
        (LineGame(6, 6, 4), 22, Limits(nodes=200_000)),
        (LineGame(6, 6, 5), 27, Limits(nodes=200_000)),
    ],
    "lines": [
        (LineGame(15, 15, 5), 6, Limits(depth=4, nodes=20_000)),
        (LineGame(9, 9, 5), 6, Limits(nodes=20_000)),
        (LineGame(10, 10, 4), 2, Limits(depth=4, nodes=10_000)),
        (LineGame(15, 15, 6), 12, Limits(depth=4, nodes=20_000)),
        (LineGame(20, 20, 5), 4, Limits(depth=4, nodes=20_000)),
    ],
    "line_drop": [
        (LineGame(9, 9, 4, gravity=True), 50, Limits(depth=8, nodes=60_000)),
        (LineGame(8, 8, 4, gravity=True), 50, Limits(nodes=60_000)),
        (LineGame(10, 7, 5, gravity=True), 58, Limits(nodes=60_000)),
        (LineGame(20, 20, 5, gravity=True), 20, Limits(depth=6, nodes=20_000)),
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("kernel", CASES)
def test_proven_values_are_true(kernel: str) -> None:
    tally = Tally()
    for number, case in enumerate(CASES[kernel], 1):
        walk(case, tally, (ASKED or FEW) * number // len(CASES[kernel]))
    if ASKED:
        print(f"\n{kernel}: {tally}")
    assert tally.refuted == []
    assert tally.undecided <= MOST_UNDECIDED * tally.claims
    assert tally.open_positions <= MOST_UNDECIDED * tally.positions
    assert tally.longest >= (7 if are_compiled() else 1)


def walk(case: Case, tally: Tally, positions: int) -> None:
    """Walk through games until something was said of so many positions."""
    game, opening, limits = case
    knowledge = new_engine_cache(threads=1)
    large = not game.gravity and game.board.cells > 36
    prover = threat_prover(game, knowledge) if large else plain_prover(game)
    for position, said in games(game, Random(game.id), knowledge, limits, opening):
        tally.add(position, said, prover)
        if tally.positions >= positions:
            break


RECIPES = [
    ("g7e7b6e9e8g9f8d8d9h9f10f7i9i8e6", "h8g10", 6),
    ("o4o5l1m4k5m5m6l4k3k4j4l6i5l2l3k7j8m3k1m1m2h6i3j3h2g1h5j5h4o3n4j6h1h3i1j1", "", 3),
]
"""Moves of Gomoku, those after them, and the depth of both searches: wins stood beside moves that
took longer or did not win."""


@pytest.mark.parametrize(("before", "then", "depth"), RECIPES)
def test_wins_stood_beside_other_moves_here(before: str, then: str, depth: int) -> None:
    game, knowledge, tally = LineGame(15, 15, 5), new_engine_cache(), Tally()
    prover = threat_prover(game, knowledge)
    for text in (before, before + then):
        position = reached(game.start(), text)
        tally.add(position, all_said(position, knowledge, Limits(depth=depth)), prover)
    assert tally.claims > 0
    assert (tally.refuted, tally.undecided, tally.short_lines) == ([], 0, 0)


@pytest.mark.parametrize(
    "game", [LineGame(4, 3, 3), LineGame(4, 4, 4), LineGame(4, 4, 3, gravity=True)]
)
def test_the_plain_prover_agrees_with_minimax(game: LineGame) -> None:
    prover = Plain(rules_of(game), 10**9)
    for position in unfinished(game, 40, 8):
        value = int(truth(position)) * position.turn
        plies = WIN - abs(value)
        for asked in range(1, position.remaining + 1):
            won = prover.wins(position.own, position.other, asked)
            lost = prover.loses(position.own, position.other, asked)
            assert won == (value > 0 and plies <= asked)
            assert lost == (value < 0 and plies <= asked)


def test_wins_by_threats_are_wins_and_no_quick_one_is_missed() -> None:
    game = LineGame(4, 4, 3)
    prover = Threats(rules_of(game), 10**9, lambda _mine, _theirs: None)
    found = set[bool | None]()
    for position in unfinished(game, 150, 9):
        value = int(truth(position)) * position.turn
        plies = WIN - abs(value)
        for asked in range(1, position.remaining + 1):
            won = prover.wins(position.own, position.other, asked)
            lost = prover.loses(position.own, position.other, asked)
            found |= {won, lost}
            assert won in (None, value > 0 and plies <= asked)
            assert lost in (None, value < 0 and plies <= asked)
            assert won is not None or asked > 5
            assert lost is not None or asked > 6
    assert found == {True, False, None}
