# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a game in which nothing is proven: its weakest move by the guesses."""

from __future__ import annotations

import pytest

from desktop_app.core.position import Position
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.play.why.words import why_text
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Limits
from desktop_app.search.why.answer import WhyQuestion, answer
from desktop_app.search.why.comparison import GLANCE, LONG, Analyser, MoveComparer
from desktop_app.search.why.finding import FindingKind
from desktop_app.search.why.ranges import LOSS
from tests.analysing import analyse


def looking() -> Analyser:
    knowledge = new_engine_cache(1 << 24, threads=1)

    def look(position: Position, seconds: float) -> Analysis:
        nodes = 3_000 if seconds == GLANCE else 15_000
        *_, found = analyse(position, Limits(nodes=nodes), knowledge=knowledge)
        return found

    return look


@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize(
    ("name", "moves"),
    [("hex:7", "a1g1a2g2a3g3a4"), ("hex:8", "a1h1a2h2a3h3a4"), ("hex:9", "a1i1a2i2a3i3a4")],
)
def test_weak_moves_are_found_at_any_search_depth(name: str, moves: str, depth: int) -> None:
    """An even depth sees each player answered: then no position seems worse than the last one."""
    knowledge, start = new_engine_cache(threads=1), find_game(name).start()

    def look(position: Position, _seconds: float) -> Analysis:
        *_, found = analyse(position, Limits(depth=depth), knowledge=knowledge)
        return found

    found = answer(WhyQuestion(start, tuple(parse_moves(start, moves))), look)
    assert found.kind is FindingKind.GUESSED_WORST
    assert found.better


LOST_ALREADY = "h8j12i1k11g9c8m6i7o13f4l10j11l11j10j9m14i8k10k8"
"""Three moves seem to hold before m14; each fails when it is looked at, and so does a fourth."""


def test_no_move_is_named_as_holding_that_was_not_tried_out() -> None:
    start = find_game("gomoku").start()
    found = answer(WhyQuestion(start, tuple(parse_moves(start, LOST_ALREADY))), looking())
    assert found.kind is FindingKind.LETS_WIN
    for move in found.better:
        assert MoveComparer(looking()).compare(found.position, move, LONG).got.most > LOSS
    assert why_text(found, played=True)


ALL_LOSE = "h8g3j3j6o15i10h5g6g7h3b1b12f6k5l5i9h7"
"""Two moves seem to hold; once both are tried, every move is proven lost, and h4 lasts longest."""


def test_a_move_that_only_lasts_longest_is_not_called_holding() -> None:
    start = find_game("gomoku").start()
    moves = parse_moves(start, ALL_LOSE + "e8")
    found = answer(WhyQuestion(start, tuple(moves[:-1]), moves[-1]), looking())
    assert found.kind is FindingKind.LOSES_SOONER
    assert MoveComparer(looking()).compare(found.position, found.better[0], LONG).got.most == LOSS
    assert why_text(found)


LATE = "f1j2d5b7c7d6c4c6f6f2d8f5a7h3e5b4e6d4g2i5g3j1c10g9d2h6f3k11g1e7c11i11i10b6d7e4f4b2i7d9"
"""The last three moves seem to lose much, and a closer look proves that they lost nothing."""


@pytest.mark.slow
def test_moves_that_prove_to_be_as_good_do_not_hide_the_weakest() -> None:
    start = find_game("hex:11").start()
    found = answer(WhyQuestion(start, tuple(parse_moves(start, LATE))), looking())
    assert found.kind is not FindingKind.NOBODY_ERRED
