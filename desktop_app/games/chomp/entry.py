# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of Chomp, and how users name a bar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.drawn_boards import Reading
from desktop_app.core.entry import CustomSizes, SizeDimension
from desktop_app.core.notation import numbers_in
from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.games.base import read_size
from desktop_app.games.chomp.reasons import reason, remark
from desktop_app.games.chomp.rules import (
    LARGEST_SIDE,
    POISON,
    ROW,
    ChompFault,
    ChompGame,
    ChompPosition,
    turned,
)
from desktop_app.games.entry import GameEntry

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine
    from desktop_app.search.example import Example


def parse_bar(_kind: str, text: str) -> ChompGame:
    """Return the game for a size such as `5x4`.

    Raises:
        GameError: the text is not a size, or the bar is too large.
    """
    return ChompGame(*read_size(text.strip(), ChompFault.BAD_BAR))


def _sized(measures: Mapping[str, int]) -> ChompGame:
    return ChompGame(measures["columns"], measures["rows"])


def threats(position: Position, player: Player) -> Sequence[Move]:  # noqa: ARG001
    """Return no moves: in Chomp nobody wins by a move of their own."""
    return ()


def possible_ends(position: Position) -> Iterator[tuple[Player, int]]:
    """Yield the possible ends: the player who does not make the last move wins."""
    for plies in range(1, position.remaining + 1):
        yield (position.turn.opponent if plies % 2 else position.turn), plies


def own_symmetries(position: Position) -> Sequence[Mapping[Move, Move]]:
    """Return the symmetry that swaps columns and rows, if it leaves the bar unchanged."""
    assert isinstance(position, ChompPosition)
    if turned(position.bar) != position.bar or position.bar == (1,):
        return ()
    return [{move: move % ROW * ROW + move // ROW for move in position.legal_moves()}]


def sample(game: Game) -> Sequence[Move]:
    """Return a sample game: eat a quarter, then leave two arms, then eat them in turn."""
    assert isinstance(game, ChompGame)
    columns, rows = (game.columns + 1) // 2, (game.rows + 1) // 2
    wanted = (ROW * rows + columns, ROW + 1, 2, ROW * 2, 1, ROW, POISON)
    position, moves = game.start(), list[Move]()
    for move in wanted:
        if move in position.legal_moves():
            moves.append(move)
            position = position.after(move)
    return moves


def small_bites_first(position: Position) -> Sequence[Move]:
    """Return the moves from the last square back, so that the poisoned one comes last."""
    return sorted(position.legal_moves(), key=lambda move: (move == POISON, -move))


def pasted(_game: Game, text: str) -> Iterator[Reading]:
    """Yield the numbers of a text, whatever is between them."""
    numbers = numbers_in(text)
    if numbers:
        yield Reading(",".join(map(str, numbers)))


def _wording() -> Wording:
    from desktop_app.games.chomp.words import ChompWording

    return ChompWording()


def _engines() -> Sequence[type[Engine]]:
    from desktop_app.games.chomp.engine import ChompEngine

    return (ChompEngine,)


def _board(game: ChompGame) -> BoardKind:
    from desktop_app.games.chomp.board import ChompBoardKind

    return ChompBoardKind(game)


def _examples() -> Sequence[Example]:
    from desktop_app.games.chomp.examples import chomp_examples

    return chomp_examples()


CHOMP = GameEntry(
    id=ChompGame.family,
    kinds={"chomp": "5x4"},
    parse=parse_bar,
    presets=(ChompGame(5, 4), ChompGame(10, 8)),
    sizes=CustomSizes(
        (SizeDimension("columns", 1, LARGEST_SIDE, 7), SizeDimension("rows", 1, LARGEST_SIDE, 5)),
        _sized,
    ),
    ordering=small_bites_first,
    symmetries=own_symmetries,
    possible_ends=possible_ends,
    threats=threats,
    sample=sample,
    remark=remark,
    reason=reason,
    pasted=pasted,
    pictured=1,
    usual=ChompGame(5, 4),
    wording=_wording,
    engines=_engines,
    board=_board,
    examples=_examples,
    ladders=Path(__file__).with_name("ladders.json"),
)
