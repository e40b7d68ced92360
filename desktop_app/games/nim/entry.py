# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of Nim, and how users name heaps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.drawn_boards import Reading
from desktop_app.core.entry import CustomSizes, SizeDimension
from desktop_app.core.errors import GameError
from desktop_app.core.notation import numbers_in
from desktop_app.core.position import Game
from desktop_app.games.entry import GameEntry
from desktop_app.games.nim.reasons import reason, remark
from desktop_app.games.nim.rules import (
    HEAP_LIST,
    HEAP_NAMES,
    LARGEST_HEAP,
    MISERE,
    NimFault,
    NimGame,
)

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine

_LIMIT = re.compile(r"max([0-9]{1,2})", re.IGNORECASE | re.ASCII)


def parse_heaps(_kind: str, text: str) -> NimGame:
    """Return the game for `3,4,5`, `3,4,5:misere`, `21:max3` or `21:max3:misere`.

    Raises:
        GameError: the text is none of these, or a heap is too large.
    """
    heaps, *options = text.strip().lower().split(":")
    misere = options[-1:] == [MISERE]
    limits = options[:-1] if misere else options
    limit = _LIMIT.fullmatch(limits[0]) if len(limits) == 1 else None
    if not HEAP_LIST.fullmatch(heaps) or (limits and (limit is None or not int(limit[1]))):
        raise GameError(NimFault.BAD_HEAPS, text=text[:30])
    return NimGame(
        tuple(map(int, heaps.split(","))), None if limit is None else int(limit[1]), misere
    )


def _sized(measures: Mapping[str, int]) -> NimGame:
    heaps = tuple(count for name in HEAP_NAMES if (count := measures[name]))
    return NimGame(heaps, measures["most"] or None, bool(measures["misere"]))


def pasted(_game: Game, text: str) -> Iterator[Reading]:
    """Yield the numbers of a text, whatever is between them."""
    numbers = numbers_in(text)
    if numbers:
        yield Reading(",".join(map(str, numbers)))


def _wording() -> Wording:
    from desktop_app.games.nim.words import NimWording

    return NimWording()


def _engines() -> Sequence[type[Engine]]:
    from desktop_app.games.nim.engine import NimEngine

    return (NimEngine,)


def _board(game: NimGame) -> BoardKind:
    from desktop_app.games.nim.board import NimBoardKind

    return NimBoardKind(game)


NIM = GameEntry(
    id=NimGame.family,
    kinds={"nim": "3,4,5[:maxN][:misere]"},
    parse=parse_heaps,
    presets=(NimGame((3, 4, 5)), NimGame((1, 3, 5, 7), misere=True), NimGame((21,), most=3)),
    remark=remark,
    sizes=CustomSizes(
        (
            *(
                SizeDimension(name, 0, LARGEST_HEAP, usual)
                for name, usual in zip(HEAP_NAMES, (3, 4, 5, 0, 0, 0, 0), strict=True)
            ),
            SizeDimension("most", 0, LARGEST_HEAP, 0),
            SizeDimension("misere", 0, 1, 0),
        ),
        _sized,
    ),
    pictured=0,
    usual=NimGame((3, 4, 5)),
    reason=reason,
    pasted=pasted,
    wording=_wording,
    engines=_engines,
    board=_board,
    ladders=Path(__file__).with_name("ladders.json"),
)
