# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of Kalah, and how users name a size."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.drawn_boards import Reading
from desktop_app.core.entry import CustomSizes, SizeDimension, short_game
from desktop_app.core.errors import GameError
from desktop_app.core.notation import numbers_in
from desktop_app.core.position import Game, Move, position_after
from desktop_app.games.entry import GameEntry
from desktop_app.games.kalah.evaluation import (
    captures,
    greedy_game,
    ordered_moves,
    store_margin,
    stores_of_both,
)
from desktop_app.games.kalah.reasons import reason
from desktop_app.games.kalah.rules import (
    EMPTY_CAPTURES,
    MOST_PITS,
    MOST_SEEDS,
    KalahFault,
    KalahGame,
)

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine
    from desktop_app.search.example import Example

PRESETS = (
    KalahGame(4, 3),
    KalahGame(6, 4),
    KalahGame(4, 3, empty_captures=True),
    KalahGame(6, 4, empty_captures=True),
)
"""Not 3x2: so few games differ that a beginner plays like a random player."""
_SIZE = re.compile(rf"(\d{{1,3}})x(\d{{1,3}})(:{EMPTY_CAPTURES})?", re.IGNORECASE | re.ASCII)


def parse_size(_kind: str, text: str) -> KalahGame:
    """Return the game of a size such as `6x4` or `6x4:empty`: pits and seeds in each.

    Raises:
        GameError: it is no size, or one that can't be played.
    """
    size = _SIZE.fullmatch(text)
    if size is None:
        raise GameError(KalahFault.BAD_SIZE, text=text[:30], pits=MOST_PITS, seeds=MOST_SEEDS)
    return KalahGame(int(size[1]), int(size[2]), empty_captures=size[3] is not None)


def _sized(measures: Mapping[str, int]) -> KalahGame:
    empty_captures = bool(measures["empty_captures"])
    return KalahGame(measures["pits"], measures["seeds"], empty_captures=empty_captures)


def _sample(game: Game) -> Sequence[Move]:
    """Return a greedy game, or the shortest one that is won if that is a draw."""
    moves = greedy_game(game.start())
    return moves if position_after(game.start(), moves).outcome else short_game(game)


def pasted(game: Game, text: str) -> Iterator[Reading]:
    """Yield two rows of numbers in the order of this program's notation, however separated."""
    assert isinstance(game, KalahGame)
    numbers, row = numbers_in(text), game.pits + 1
    if len(numbers) == 2 * row:
        rows = (numbers[:row], numbers[row:])
        yield Reading("/".join(",".join(map(str, each)) for each in rows), tells_turn=False)


def _wording() -> Wording:
    from desktop_app.games.kalah.words import KalahWording

    return KalahWording()


def _engines() -> Sequence[type[Engine]]:
    from desktop_app.games.kalah.engine import KalahEngine

    return (KalahEngine,)


def _board(game: KalahGame) -> BoardKind:
    from desktop_app.games.kalah.board import KalahBoardKind

    return KalahBoardKind(game)


def _examples() -> Sequence[Example]:
    from desktop_app.games.kalah.examples import kalah_examples

    return kalah_examples()


KALAH = GameEntry(
    id=KalahGame.family,
    kinds={"kalah": "6x4"},
    parse=parse_size,
    presets=PRESETS,
    evaluations={"stores": store_margin},
    sides=stores_of_both,
    sizes=CustomSizes(
        (
            SizeDimension("pits", 1, MOST_PITS, 6),
            SizeDimension("seeds", 1, MOST_SEEDS, 4),
            SizeDimension("empty_captures", 0, 1, 0),
        ),
        _sized,
    ),
    immediate_gains=captures,
    ordering=ordered_moves,
    sample=_sample,
    pictured=6,
    usual=PRESETS[1],
    reason=reason,
    pasted=pasted,
    wording=_wording,
    engines=_engines,
    board=_board,
    examples=_examples,
    ladders=Path(__file__).with_name("ladders.json"),
)
