# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of Hex."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.drawn_boards import DrawnBoard, Reading, readings
from desktop_app.core.entry import CustomSizes, MoveMap, SizeDimension, TheoryRemark
from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.games.entry import GameEntry
from desktop_app.games.hex.evaluation import distances, likely_cells
from desktop_app.games.hex.reasons import reason
from desktop_app.games.hex.rules import LARGEST, SMALLEST, HexFault, HexGame, HexPosition

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine
    from desktop_app.search.example import Example

_SIZE = re.compile(r"([0-9]{1,3})(x([0-9]{1,3}))?", re.IGNORECASE | re.ASCII)
FAR = 6
"""On boards with this side or more, levels look at most two moves ahead: more takes too long."""


class HexRemark(StrEnum):
    """The remarks about a position."""

    STEALING = "stealing"


def parse_size(_kind: str, text: str) -> HexGame:
    """Return the game for a size such as `5` or `5x5`.

    Raises:
        GameError: the text is not a size, or the sides are unequal or too long.
    """
    size = _SIZE.fullmatch(text)
    if size is None or (size[3] is not None and size[1] != size[3]):
        raise GameError(HexFault.BAD_SIZE, text=text[:30], least=SMALLEST, most=LARGEST)
    return HexGame(int(size[1]))


def _sized(measures: Mapping[str, int]) -> HexGame:
    return HexGame(measures["size"])


def sample(game: Game) -> Sequence[Move]:
    """Return a sample game: X goes down a middle column, and O never blocks."""
    assert isinstance(game, HexGame)
    size = game.size
    middle = size // 2
    beside = (middle + 1) % size
    moves = [row * size + column for row in range(size) for column in (middle, beside)]
    return moves[:-1]


def own_symmetries(position: Position) -> Sequence[MoveMap]:
    """Return the rotation by 180 degrees, if it leaves the stones unchanged."""
    assert isinstance(position, HexPosition)
    turned, cells = position.game.board.turned, position.game.longest
    is_same = (turned(position.x_stones), turned(position.o_stones)) == position.key
    return [range(cells - 1, -1, -1)] if is_same else []


def ordered_moves(position: Position) -> Sequence[Move]:
    """Return the moves with cells on both players' shortest paths first."""
    assert isinstance(position, HexPosition)
    board = position.game.board
    return [board.number(bit) for bit in likely_cells(board, position.key, position.free)]


def _joining(position: HexPosition, player: Player) -> int:
    """Return the cells with which a player would win at once, as bits."""
    side = 0 if player is MAX else 1
    return position.game.board.joining(side, position.stones(player), position.free)


def threats(position: Position, player: Player) -> Sequence[Move]:
    """Return the cells with which a player would join both edges."""
    assert isinstance(position, HexPosition)
    return list(position.game.board.numbers(_joining(position, player)))


def safe_moves(position: Position) -> Sequence[Move]:
    """Return the winning moves, and those that block an opponent's only winning cell."""
    assert isinstance(position, HexPosition)
    mover = position.turn
    dangers = _joining(position, mover.opponent)
    if not dangers:
        return position.legal_moves()
    blocks = 0 if dangers & (dangers - 1) else dangers
    return list(position.game.board.numbers(_joining(position, mover) | blocks))


def distance_from_center(position: Position, move: Move) -> int:
    """Return a move's distance from the centre of the board."""
    assert isinstance(position, HexPosition)
    size = position.game.size
    row, column = divmod(move, size)
    down, right = 2 * row - size + 1, 2 * column - size + 1
    return max(abs(down), abs(right), abs(down + right))


def level_depths(game: Game) -> tuple[int, ...]:
    """Return the search depths of the levels."""
    assert isinstance(game, HexGame)
    return (0, 2, 4)[: 2 if game.size >= FAR else 3]


def deepest_level(game: Game) -> int | None:
    """Return the greatest search depth of a level."""
    return max(level_depths(game)) if isinstance(game, HexGame) and game.size >= FAR else None


def remark(position: Position) -> TheoryRemark | None:
    """Return the strategy-stealing remark for the empty board; None for other positions."""
    assert isinstance(position, HexPosition)
    return None if position.ply else TheoryRemark(HexRemark.STEALING, position.game.size)


def pasted(game: Game, text: str) -> Iterator[Reading]:
    """Yield what a drawn board may mean."""
    assert isinstance(game, HexGame)
    yield from readings(text, DrawnBoard(game.size, game.size))


def _wording() -> Wording:
    from desktop_app.games.hex.words import HexWording

    return HexWording()


def _engines() -> Sequence[type[Engine]]:
    from desktop_app.games.hex.engine import HexEngine

    return (HexEngine,)


def _board(game: HexGame) -> BoardKind:
    from desktop_app.games.hex.board import HexBoardKind

    return HexBoardKind(game)


def _examples() -> Sequence[Example]:
    from desktop_app.games.hex.examples import hex_examples

    return hex_examples()


HEX = GameEntry(
    id=HexGame.family,
    kinds={"hex": "5"},
    parse=parse_size,
    presets=(HexGame(4), HexGame()),
    evaluations={"distances": distances},
    sizes=CustomSizes((SizeDimension("size", SMALLEST, LARGEST, 5),), _sized),
    level_depths=level_depths,
    deepest_level=deepest_level,
    safe_moves=safe_moves,
    threats=threats,
    ordering=ordered_moves,
    distance_from_center=distance_from_center,
    symmetries=own_symmetries,
    sample=sample,
    remark=remark,
    usual=HexGame(),
    reason=reason,
    pasted=pasted,
    wording=_wording,
    engines=_engines,
    board=_board,
    examples=_examples,
    ladders=Path(__file__).with_name("ladders.json"),
)
