# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of Hexapawn, and how users name a board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.drawn_boards import FIRST, SECOND, DrawnBoard, Reading, readings
from desktop_app.core.entry import CustomSizes, SizeDimension, short_game
from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.base import read_size
from desktop_app.games.entry import GameEntry
from desktop_app.games.hexapawn.reasons import reason
from desktop_app.games.hexapawn.rules import (
    CELLS,
    LARGEST,
    LEAST,
    HexapawnFault,
    HexapawnGame,
    HexapawnPosition,
    mirrored,
)

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.example import Example

BEST = {
    "hexapawn": "b1b2 a3xb2 c1xb2 c3c2 a1a2 c2c1",
    "hexapawn:4x4": "a1a2 a4a3 b1b2 a3xb2 c1xb2 c4c3 a2a3 b4xa3 b2xa3 d4d3 a3a4",
}
"""Games to look at, in which both sides play as well as they can."""


def parse_size(_kind: str, text: str) -> HexapawnGame:
    """Return the game for a size such as `4x5`: columns, then rows.

    Raises:
        GameError: it is no size, or one that can't be played.
    """
    return HexapawnGame(*read_size(text, HexapawnFault.BAD_SIZE))


def _sized(measures: Mapping[str, int]) -> HexapawnGame:
    return HexapawnGame(measures["columns"], measures["rows"])


def _placed(position: Position) -> HexapawnPosition:
    assert isinstance(position, HexapawnPosition)
    return position


def pawns(position: Position, player: Player) -> float:
    """Return a player's lead in pawns.

    Source: C. E. Shannon, "Programming a Computer for Playing Chess", 1950, who counts a pawn as 1.
    """
    placed = _placed(position)
    more = placed.pawns(player).bit_count() - placed.pawns(player.opponent).bit_count()
    return 100 * more


def pawns_of_both(position: Position) -> tuple[int, int]:
    """Return the numbers of pawns of White and of Black."""
    placed = _placed(position)
    return placed.white.bit_count(), placed.black.bit_count()


def level_depths(game: Game) -> tuple[int, ...]:
    """Return the search depths of the levels on boards without measurements.

    Gardner's has 134 games in all, of which players who always do the same play a few dozen: too
    few different ones to tell who is stronger. So there are three levels, which differ in kind.

    For the same reason it has no ladder, and its characters have no stars. In matches of 200 games
    (`minimax-fair ladder hexapawn`) the first opponent scores 73 % against random play, and perfect
    play 75 % against alpha-beta one move deep. Only 25 and 8 of these games are different, which is
    too few to prove a step; the ladder would consist of random and perfect play alone.
    """
    return (0,) if game.longest is not None and game.longest < 8 else (0, 2, 4, 6)


def ordered_moves(position: Position) -> Sequence[Move]:
    """Return the moves with captures first, then those of the most advanced pawn."""
    placed = _placed(position)
    wide, ahead = placed.game.columns, -position.turn

    def priority(move: Move) -> tuple[bool, int]:
        start, end = divmod(move, CELLS)
        return (end - start) % wide == 0, -ahead * (end // wide)

    return sorted(position.legal_moves(), key=priority)


def symmetries(position: Position) -> Sequence[Sequence[Move]]:
    """Return the reflection of left and right, if it leaves the position unchanged."""
    placed = _placed(position)
    game = placed.game
    is_same = all(mirrored(game, each) == each for each in (placed.white, placed.black))
    return [_mirror(game.columns, game.rows)] if is_same else []


@cache
def _mirror(columns: int, rows: int) -> Sequence[Move]:
    """Return for each move its mirror image."""
    cells = [cell - cell % columns + columns - 1 - cell % columns for cell in range(columns * rows)]
    ends = [*cells, *range(len(cells), CELLS)]
    return [start * CELLS + end for start in cells for end in ends]


def threats(position: Position, player: Player) -> Sequence[Move]:
    """Return the moves with which a player would win at once."""
    placed = _placed(position)
    if placed.crossed:
        return ()
    then = HexapawnPosition(placed.game, placed.white, placed.black, player, placed.ply)
    return [move for move in then.legal_moves() if then.after(move).outcome == player]


def sample(game: Game) -> Sequence[Move]:
    """Return a short game."""
    if game.id not in BEST:
        return short_game(game)
    return parse_moves(game.start(), BEST[game.id])


def pasted(game: Game, text: str) -> Iterator[Reading]:
    """Yield what a drawn board may mean; White moves first, and may be drawn with chess pawns."""
    assert isinstance(game, HexapawnGame)
    own = {"W": FIRST, "P": FIRST, "♙": FIRST, "O": FIRST, "B": SECOND, "X": SECOND,
           "p": SECOND, "♟": SECOND}  # fmt: skip
    names = (("white",), ("black",))
    board = DrawnBoard(game.columns, game.rows, "WB", turns="WB", own=own, names=names)
    yield from readings(text, board)


def _wording() -> Wording:
    from desktop_app.games.hexapawn.words import HexapawnWording

    return HexapawnWording()


def _board(game: HexapawnGame) -> BoardKind:
    from desktop_app.games.hexapawn.board import HexapawnBoardKind

    return HexapawnBoardKind(game)


def _examples() -> Sequence[Example]:
    from desktop_app.games.hexapawn.examples import hexapawn_examples

    return hexapawn_examples()


HEXAPAWN = GameEntry(
    id=HexapawnGame.family,
    kinds={"hexapawn": "4x5"},
    parse=parse_size,
    presets=(HexapawnGame(), HexapawnGame(4, 4)),
    evaluations={"pawns": pawns},
    sides=pawns_of_both,
    sizes=CustomSizes(
        (SizeDimension("columns", LEAST, LARGEST, 4), SizeDimension("rows", LEAST, LARGEST, 5)),
        _sized,
    ),
    level_depths=level_depths,
    ordering=ordered_moves,
    symmetries=symmetries,
    threats=threats,
    sample=sample,
    usual=HexapawnGame(),
    reason=reason,
    pasted=pasted,
    wording=_wording,
    board=_board,
    examples=_examples,
    ladders=Path(__file__).with_name("ladders.json"),
)
