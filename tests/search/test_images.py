# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves that are each other's mirror image share their row, whichever engine values them."""

from __future__ import annotations

from random import Random

import pytest

from desktop_app.core.position import Move
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.games.registry import new_engine_cache
from desktop_app.players.searching import DepthLimited, Perfect
from desktop_app.players.strategy import MoveContext, Strategy
from desktop_app.search.candidates import Analysis
from desktop_app.search.limits import Limits
from tests.analysing import analyse
from tests.search.symmetric import images_by_hand, symmetric_position

BOARDS: dict[str, tuple[LineGame, Limits]] = {
    "labelled": (LineGame(3, 3, 3), Limits()),
    "deepening": (LineGame(3, 3, 3), Limits(depth=4)),
    "deepening, large": (LineGame(9, 9, 7), Limits(depth=2, nodes=2_000)),
    "deepening, falling": (LineGame(7, 6, 4, gravity=True), Limits(depth=4)),
    "drop": (LineGame(7, 6, 4, gravity=True), Limits(nodes=20_000)),
    "pairs": (LineGame(9, 8, 8), Limits()),
    "placement": (LineGame(5, 5, 4), Limits(nodes=20_000)),
    "lines": (LineGame(15, 15, 5), Limits(depth=4, nodes=20_000)),
    "lines, oblong": (LineGame(9, 8, 5), Limits(depth=4, nodes=20_000)),
    "line_drop": (LineGame(9, 9, 4, gravity=True), Limits(depth=6, nodes=20_000)),
}


@pytest.mark.parametrize("engine", BOARDS)
def test_images_share_value_depth_and_line(engine: str) -> None:
    game, limits = BOARDS[engine]
    knowledge = new_engine_cache(1 << 25)
    for seed in range(6):
        position = symmetric_position(game, seed, most=min(14, game.board.cells // 2))
        for found in analyse(position, limits, knowledge=knowledge):
            assert_shared(found, position)


def assert_shared(found: Analysis, position: LinePosition) -> None:
    images = images_by_hand(position)
    rows = {candidate.move: candidate for candidate in found.candidates}
    assert sorted(rows) == sorted(position.legal_moves())
    for move, row in rows.items():
        assert_legal(position, row.line)
        for image in images:
            other = rows[image[move]]
            assert other.score == row.score
            assert other.skipped == row.skipped
            if not row.line:
                assert other.line == ()
                continue
            turned = [tuple(map(i.__getitem__, row.line)) for i in images]
            assert other.line in turned


def assert_legal(position: LinePosition, line: tuple[Move, ...]) -> None:
    for move in line:
        assert move in position.legal_moves()
        position = position.after(move)


@pytest.mark.parametrize("depth", [2, None])
@pytest.mark.parametrize(
    "game", [LineGame(3, 3, 3), LineGame(15, 15, 5), LineGame(9, 9, 4, gravity=True)]
)
def test_a_bot_chooses_among_images_and_tells_the_line_of_its_move(
    game: LineGame, depth: int | None
) -> None:
    player: Strategy = DepthLimited(depth) if depth else Perfect()
    knowledge, random = new_engine_cache(1 << 25), Random(1)
    for seed in (0, 3, 5):
        position = symmetric_position(game, seed, most=4)
        chosen = set[Move]()
        for _ in range(12):
            thinking = MoveContext(random, Limits(nodes=2_000), knowledge=knowledge)
            choice = player.choose(position, thinking)
            assert choice.line[0] == choice.move
            assert_legal(position, choice.line)
            chosen.add(choice.move)
        if len({image[min(chosen)] for image in images_by_hand(position)}) > 1:
            assert len(chosen) > 1


def test_mirror_images_on_an_empty_board_have_equal_values() -> None:
    game = LineGame(15, 15, 5, name="gomoku")
    *_, found = analyse(game.start(), Limits(depth=6))
    scores = {game.move_text(c.move): c.score for c in found.candidates}
    assert scores["f6"] == scores["j6"] == scores["f10"] == scores["j10"]
    assert scores["f6"] is not None
