# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways in which a position stays as it is, as maps of its moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop_app.core.position import Move, Position
from desktop_app.games.tic_tac_toe_variants.game import MarkPosition
from desktop_app.games.tic_tac_toe_variants.images import turned
from desktop_app.games.tic_tac_toe_variants.rules import MarkRules, Rule


def own_symmetries(position: Position) -> Sequence[Mapping[Move, Move]]:
    """See `Family.symmetries`."""
    assert isinstance(position, MarkPosition)
    moves = position.legal_moves()
    is_notakto = position.game.rule is Rule.NOTAKTO
    images = _of_boards(position) if is_notakto else _of_one(position)
    whole = ({**{move: move for move in moves}, **image} for image in images)
    return [image for image in whole if any(image[move] != move for move in moves)]


def _of_one(position: MarkPosition) -> Iterator[Mapping[Move, Move]]:
    game, marks = position.game, (position.crosses, position.rings)
    for image, table in zip(game.turned, game.tables, strict=True):
        looks = table[marks[0]], table[marks[1]]
        if game.rule is Rule.MISERE:
            if looks == marks:
                yield dict(enumerate(image))
            continue
        for changed in (0, 1):
            if looks == (marks[::-1] if changed else marks):
                yield {
                    2 * cell + ring: 2 * other + (ring ^ changed)
                    for cell, other in enumerate(image)
                    for ring in (0, 1)
                }


def _of_boards(position: MarkPosition) -> Iterator[Mapping[Move, Move]]:
    """Each live board turned onto itself, and any two that are alike changed for each other."""
    game, cells = position.game, position.game.board.cells
    alive = position.alive()
    for place, (one, mask) in enumerate(alive):
        for image in _onto(game, mask, mask):
            yield {one * cells + c: one * cells + o for c, o in enumerate(image)}
        for other, its in alive[place + 1 :]:
            for image in _onto(game, mask, its):
                there = {one * cells + c: other * cells + o for c, o in enumerate(image)}
                yield {**there, **{o: c for c, o in there.items()}}


def _onto(game: MarkRules, mask: int, other: int) -> Iterator[Sequence[int]]:
    """The ways in which one board can be turned so that it looks like another."""
    for image, look in zip(game.turned, turned(game, mask), strict=True):
        if look == other:
            yield image
