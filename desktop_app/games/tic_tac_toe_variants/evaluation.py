# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Static knowledge of the variants: threats, ends, an evaluation, symmetries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from desktop_app.core.entry import short_game
from desktop_app.core.grid import center_distance
from desktop_app.core.position import MAX, Game, Move, Player, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.tic_tac_toe_variants.rules import MarkRules, Rule

if TYPE_CHECKING:
    from desktop_app.games.tic_tac_toe_variants.game import MarkPosition

GROWTH = 4
KNOWN = {
    "tic-tac-toe:misere": "b2b3a1a2c3",
    "wild": "Xb2Oa1Oa2Oa3",
    "notakto": "b2a3b1a1c2c3",
    "notakto:2": "b2e2a1f1b3b1d2e1f3e3",
}
"""By the game's id."""


def threats(position: Position, player: Player) -> Sequence[Move]:  # noqa: ARG001
    """Return the winning moves; in wild tic-tac-toe both players have the same ones.

    In misère play and in Notakto nobody ever wins by a move of their own.
    """
    marked = cast("MarkPosition", position)
    if marked.game.rule is not Rule.WILD:
        return ()
    through = marked.game.board.lines_through
    found: list[Move] = []
    for move in marked.legal_moves():
        cell, is_ring = marked.placed(move)
        marks = (marked.rings if is_ring else marked.crosses) | 1 << cell
        if any(line & marks == line for line in through[cell]):
            found.append(move)
    return found


def possible_ends(position: Position) -> Iterator[tuple[Player, int]]:
    """Yield the possible ends: a row needs its marks, and loses or wins the game."""
    marked = cast("MarkPosition", position)
    game, made = marked.game, marked.ply
    least = {Rule.MISERE: 2 * game.k - 1, Rule.WILD: game.k, Rule.NOTAKTO: game.k * game.boards}
    for plies in range(max(least[game.rule] - made, 1), marked.remaining + 1):
        last = marked.turn if plies % 2 else marked.turn.opponent
        yield (last if game.rule is Rule.WILD else last.opponent), plies


def few_lines(position: Position, player: Player) -> float:
    """Return the evaluation for misère play, in which a player's own open lines are a burden.

    A line with n marks counts 4^(n-1), for the other side: the usual guess by open lines with its
    sign turned.
    """
    marked = cast("MarkPosition", position)
    total = 0
    for line in marked.game.board.lines:
        crosses, rings = (marked.crosses & line).bit_count(), (marked.rings & line).bit_count()
        if bool(crosses) is not bool(rings):
            total += GROWTH ** (rings - 1) if rings else -(GROWTH ** (crosses - 1))
    return total if player is MAX else -total


def distance_from_center(position: Position, move: Move) -> int:
    """Return a move's distance from the centre of its board."""
    marked = cast("MarkPosition", position)
    game, (cell, _) = marked.game, marked.placed(move)
    return center_distance(cell % game.board.cells, game.columns, game.rows)


def sample(game: Game) -> Sequence[Move]:
    """Return a short game."""
    known = KNOWN.get(game.id)
    return short_game(game) if known is None else parse_moves(game.start(), known)


def own_symmetries(position: Position) -> Sequence[Mapping[Move, Move]]:
    """Return the symmetries that leave the position unchanged."""
    marked = cast("MarkPosition", position)
    moves = marked.legal_moves()
    is_notakto = marked.game.rule is Rule.NOTAKTO
    images = _of_boards(marked) if is_notakto else _of_one(marked)
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
    """Yield the symmetries of each live board, and the swaps of equal boards."""
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
    """Yield the symmetries that map one board onto another."""
    for image, look in zip(game.turned, game.images(mask), strict=True):
        if look == other:
            yield image
