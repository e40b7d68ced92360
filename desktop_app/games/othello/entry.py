# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of Othello."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.drawn_boards import DrawnBoard, Reading, readings
from desktop_app.core.entry import CustomSizes, MoveMap, SizeDimension, short_game
from desktop_app.core.grid import center_distance
from desktop_app.core.position import MAX, Game, Move, Position
from desktop_app.games.base import read_size
from desktop_app.games.entry import GameEntry
from desktop_app.games.othello.discs import symmetries
from desktop_app.games.othello.evaluation import corners_of, discs, features, ordered_moves
from desktop_app.games.othello.ggf import GGF
from desktop_app.games.othello.notation import OthelloFault
from desktop_app.games.othello.reasons import reason
from desktop_app.games.othello.rules import OthelloGame, OthelloPosition

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine
    from desktop_app.search.example import Example

SHORTEST = ((4, 5), (5, 3), (4, 2), (5, 5), (6, 4), (3, 5), (4, 6), (5, 4), (2, 4))
"""Columns and rows of the moves after which, on eight by eight, no white disc is left."""


def parse_size(_kind: str, text: str) -> OthelloGame:
    """Return the game for a size such as `6x6`.

    Raises:
        GameError: it is none, or not of 4, 6 or 8 columns and rows.
    """
    return OthelloGame(*read_size(text, OthelloFault.BAD_SIZE))


def _sized(measures: Mapping[str, int]) -> OthelloGame:
    return OthelloGame(measures["columns"], measures["rows"])


def sample(game: Game) -> Sequence[Move]:
    """Return a short game that wins all discs, if the board has room for it."""
    assert isinstance(game, OthelloGame)
    left, up = (8 - game.columns) // 2, (8 - game.rows) // 2
    if max(left, up) > 1:
        return short_game(game)
    return [(row - up) * game.columns + column - left for column, row in SHORTEST]


def own_symmetries(position: Position) -> Sequence[MoveMap]:
    """Return the rotations and reflections that leave the position unchanged."""
    assert isinstance(position, OthelloPosition)
    game, black, white = position.game, position.black, position.white
    return [
        {
            **{
                place: game.place(way(game.bit(place)).bit_length() - 1)
                for place in range(game.passing)
            },
            game.passing: game.passing,
        }
        for way in symmetries(game.columns, game.rows)
        if way(black) == black and way(white) == white
    ]


def safe_moves(position: Position) -> Sequence[Move]:
    """Return the moves that don't let the opponent take a corner, which can't be turned again.

    That is what a beginner of Othello is taught to look for; who wins is seen at the end alone.
    """
    assert isinstance(position, OthelloPosition)
    corners = sum(1 << corner for corner, *_ in corners_of(position.game))
    return [m for m in position.legal_moves() if not position.after(m).places & corners]


def distance_from_center(position: Position, move: Move) -> int:
    """Return a move's distance from the centre of the board."""
    assert isinstance(position, OthelloPosition)
    game = position.game
    return center_distance(min(move, game.passing - 1), game.columns, game.rows)


def starts(game: Game) -> Sequence[Position]:
    """Return the start, and its mirror image, from which some programs and books begin.

    Lines whose rows are counted from below fit the mirror image, too.
    """
    assert isinstance(game, OthelloGame)
    black, white = game.middle
    return game.start(), OthelloPosition(game, white, black, MAX, 0)


def pasted(game: Game, text: str) -> Iterator[Reading]:
    """Yield what a drawn board may mean.

    If it does not say whose turn it is, the number of discs decides, as if nobody had passed.
    """
    assert isinstance(game, OthelloGame)
    names = (("black", "x"), ("white", "o"))
    board = DrawnBoard(game.columns, game.rows, "BW", turns="BW", names=names)
    for reading in readings(text, board):
        discs = sum(map(reading.text.partition(" ")[0].count, "BW"))
        side = "BW"[discs % 2]
        yield reading if reading.tells_turn else reading._replace(text=f"{reading.text} {side}")


def _wording() -> Wording:
    from desktop_app.games.othello.words import OthelloWording

    return OthelloWording()


def _engines() -> Sequence[type[Engine]]:
    from desktop_app.games.othello.engine import OthelloEngine

    return (OthelloEngine,)


def _board(game: OthelloGame) -> BoardKind:
    from desktop_app.games.othello.board import OthelloBoardKind

    return OthelloBoardKind(game)


def _examples() -> Sequence[Example]:
    from desktop_app.games.othello.examples import othello_examples

    return othello_examples()


OTHELLO = GameEntry(
    id=OthelloGame.family,
    kinds={"othello": "6x6"},
    parse=parse_size,
    presets=(OthelloGame(4, 4), OthelloGame(6, 6), OthelloGame(8, 8)),
    evaluations={"features": features, "discs": discs},
    sizes=CustomSizes((SizeDimension("columns", 4, 8, 6), SizeDimension("rows", 4, 8, 6)), _sized),
    typical_branching=9,
    safe_moves=safe_moves,
    ordering=ordered_moves,
    distance_from_center=distance_from_center,
    symmetries=own_symmetries,
    sample=sample,
    pictured=4,
    usual=OthelloGame(8, 8),
    reason=reason,
    forms=(GGF,),
    starts=starts,
    pasted=pasted,
    wording=_wording,
    engines=_engines,
    board=_board,
    examples=_examples,
    ladders=Path(__file__).with_name("ladders.json"),
)
