# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of Dots and Boxes, and how users name a size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.entry import CustomSizes, SizeDimension
from desktop_app.core.position import Game, Move, Position
from desktop_app.games.base import read_size
from desktop_app.games.dots.evaluation import chain_margin, gains, margin_so_far, safe_moves
from desktop_app.games.dots.pasted import pasted
from desktop_app.games.dots.reasons import reason
from desktop_app.games.dots.rules import LARGEST_SIDE, DotsFault, DotsGame, DotsPosition
from desktop_app.games.entry import GameEntry

if TYPE_CHECKING:
    from desktop_app.boards.kind import BoardKind
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine
    from desktop_app.search.example import Example

PRESETS = (DotsGame(2, 2), DotsGame(3, 3, "dots-and-boxes"))


def dots_game(columns: int, rows: int) -> DotsGame:
    """Return the game of a size: its preset if there is one.

    Raises:
        GameError: the board is too large, or has no box.
    """
    for preset in PRESETS:
        if (preset.columns, preset.rows) == (columns, rows):
            return preset
    return DotsGame(columns, rows)


def parse_size(_kind: str, text: str) -> DotsGame:
    """Return the game for a size such as `4x3`, in columns and rows of boxes.

    Raises:
        GameError: the text is not a size, or that size can't be played.
    """
    return dots_game(*read_size(text, DotsFault.BAD_SIZE, most=LARGEST_SIDE))


def _sized(measures: Mapping[str, int]) -> DotsGame:
    return dots_game(measures["columns"], measures["rows"])


def symmetries(position: Position) -> Sequence[Sequence[Move]]:
    """Return the symmetries that keep the lines; the owners of boxes don't change a value."""
    assert isinstance(position, DotsPosition)
    lattice, drawn = position.game.lattice, position.lines
    lines = [line for line in range(lattice.count) if drawn >> line & 1]
    return [image for image in lattice.images if all(drawn >> image[line] & 1 for line in lines)]


def ordered_moves(position: Position) -> Sequence[Move]:
    """Return moves that close a box, then moves that give none away, then the rest."""
    best = (*gains(position), *safe_moves(position))
    return list(dict.fromkeys((*best, *position.legal_moves())))


def _sample(game: Game) -> Sequence[Move]:
    """Return a sample game: both take what they can, then play safe lines, then any line."""
    position, moves = game.start(), list[Move]()
    while position.outcome is None:
        moves.append(ordered_moves(position)[0])
        position = position.after(moves[-1])
    return moves


def _wording() -> Wording:
    from desktop_app.games.dots.words import DotsWording

    return DotsWording()


def _engines() -> Sequence[type[Engine]]:
    from desktop_app.games.dots.engine import DotsEngine

    return (DotsEngine,)


def _board(game: DotsGame) -> BoardKind:
    from desktop_app.games.dots.board import DotsBoardKind

    return DotsBoardKind(game)


def _examples() -> Sequence[Example]:
    from desktop_app.games.dots.examples import dots_examples

    return dots_examples()


DOTS = GameEntry(
    id=DotsGame.family,
    kinds={"dots": "4x3"},
    parse=parse_size,
    presets=PRESETS,
    evaluations={"chains": chain_margin, "boxes": margin_so_far},
    sizes=CustomSizes(
        (SizeDimension("columns", 1, LARGEST_SIDE, 5), SizeDimension("rows", 1, LARGEST_SIDE, 4)),
        _sized,
    ),
    immediate_gains=gains,
    safe_moves=safe_moves,
    ordering=ordered_moves,
    symmetries=symmetries,
    sample=_sample,
    usual=PRESETS[1],
    reason=reason,
    pasted=pasted,
    wording=_wording,
    engines=_engines,
    board=_board,
    examples=_examples,
    ladders=Path(__file__).with_name("ladders.json"),
)
