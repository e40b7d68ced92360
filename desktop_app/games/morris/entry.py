# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of three men's morris, and how users name its variants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.drawn_boards import DrawnBoard, Reading, readings
from desktop_app.core.entry import CustomSizes, MoveMap, PositionWithoutHistory, SizeDimension
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game, Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.entry import GameEntry
from desktop_app.games.morris.reasons import reason
from desktop_app.games.morris.rules import (
    MOVE_IMAGES,
    SIDE,
    STONES,
    MorrisFault,
    MorrisGame,
    MorrisPosition,
    MovementRule,
    threats,
)

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.example import Example

SHORT = {
    MovementRule.STRAIGHT: "b2 a3 c2 a2 a1 c3 b2-b1 a3-b3 c2-c1",
    MovementRule.CENTRE: "b2 a3 c2 a2 a1 c3 b2-b1 a3-b3 c2-c1",
    MovementRule.DIAGONALS: "c2 c3 b2 a2 a3 c1 b2-b1 c3-b2 a3-b3 a2-a3",
    MovementRule.ANYWHERE: "c3 b2 a2 a3 c1 c2 c3-a1 c2-b1 a2-c3 a3-b3",
}
"""Games to look at; by the rules that allow them."""


def parse_ways(_kind: str, text: str) -> MorrisGame:
    """Return the game for `straight`, `centre`, `diagonals` or `anywhere`.

    Raises:
        GameError: it is none of these.
    """
    name = text.strip().lower()
    if name not in list(MovementRule):
        raise GameError(MorrisFault.UNKNOWN_WAYS, text=text[:30])
    return MorrisGame(MovementRule(name))


def _sized(measures: Mapping[str, int]) -> MorrisGame:
    return MorrisGame(tuple(MovementRule)[measures["ways"] - 1])


def _placed(position: Position) -> MorrisPosition:
    assert isinstance(position, MorrisPosition)
    return position


def symmetries(position: Position) -> Sequence[MoveMap]:
    """Return the rotations and reflections that leave the position unchanged."""
    return [MOVE_IMAGES[number] for number in _placed(position).own_images()]


def without_history(position: Position) -> PositionWithoutHistory:
    """Return the position in a game without the repetition rule."""
    placed = _placed(position)
    game = MorrisGame(placed.game.ways, remembers=False)
    bare = MorrisPosition(game, placed.placement, placed.ply)
    return PositionWithoutHistory(bare, placed.met_twice)


def sample(game: Game) -> Sequence[Move]:
    """Return a short game."""
    assert isinstance(game, MorrisGame)
    return parse_moves(game.start(), SHORT[game.ways])


def pasted(game: Game, text: str) -> Iterator[Reading]:
    """Yield what a drawn board may mean; it tells whose turn it is until all stones are there."""
    assert isinstance(game, MorrisGame)
    for reading in readings(text, DrawnBoard(SIDE, SIDE, turns="XO")):
        count = sum(map(reading.text.partition(" ")[0].count, "XO"))
        yield reading._replace(tells_turn=reading.tells_turn or count < 2 * STONES)


def _wording() -> Wording:
    from desktop_app.games.morris.words import MorrisWording

    return MorrisWording()


def _board(game: MorrisGame) -> BoardKind:
    from desktop_app.games.morris.board import MorrisBoardKind

    return MorrisBoardKind(game)


def _examples() -> Sequence[Example]:
    from desktop_app.games.morris.examples import morris_examples

    return morris_examples()


MORRIS = GameEntry(
    id=MorrisGame.family,
    kinds={"morris": "straight|diagonals|…"},
    parse=parse_ways,
    presets=(MorrisGame(), MorrisGame(MovementRule.DIAGONALS)),
    sizes=CustomSizes((SizeDimension("ways", 1, len(MovementRule), 1),), _sized),
    symmetries=symmetries,
    threats=threats,
    sample=sample,
    without_history=without_history,
    reason=reason,
    pasted=pasted,
    usual=MorrisGame(),
    wording=_wording,
    board=_board,
    examples=_examples,
    ladders=Path(__file__).with_name("ladders.json"),
)
