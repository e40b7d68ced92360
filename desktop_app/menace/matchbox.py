# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The view of one of MENACE's matchboxes: its beads, with minimax's values beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.core.position import Move, Position
from desktop_app.core.score import Bound, Score, score_of, to_parent
from desktop_app.games.registry import family_of
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.search.symmetric_moves import SymmetricMoves


@dataclass(frozen=True, slots=True)
class BeadGroup:
    """Beads of one colour: those of a move and of its mirror images.

    Attributes:
        moves: the move that is played, then its mirror images.
        beads: the number of beads.
        share: the share of all beads in the box, from 0 to 1: the probability of the move.
        score: minimax's value for the player to move.
        picked: whether the last bead picked from the box was one of these.
    """

    moves: tuple[Move, ...]
    beads: int
    share: float
    score: Score
    picked: bool = False

    @property
    def move(self) -> Move:
        """The move that is played."""
        return self.moves[0]


@dataclass(frozen=True, slots=True)
class OpenMatchbox:
    """The contents of a matchbox.

    Attributes:
        position: the position on the board.
        kinds: the groups of beads, the largest first.
        stands_for: how many positions, mirror images of each other, share the box.
    """

    position: Position
    kinds: tuple[BeadGroup, ...]
    stands_for: int

    @property
    def beads(self) -> int:
        """The number of beads in the box."""
        return sum(kind.beads for kind in self.kinds)


def open_matchbox(
    position: Position, beads: Mapping[Move, int], picked: Move | None, tree: MemoizedMinimax
) -> OpenMatchbox:
    """Return the contents of a position's matchbox.

    Args:
        position: a position in which the game goes on.
        beads: the beads by move; mirror images share theirs.
        picked: the move of the picked bead; None for none.
        tree: the source of minimax's values.
    """
    images = SymmetricMoves(position)
    firsts = images.firsts(position.legal_moves())
    total = sum(beads[move] for move in firsts)
    kinds = [
        BeadGroup(
            images.of(move),
            beads[move],
            beads[move] / total,
            _value(position, move, tree),
            picked in images.of(move),
        )
        for move in firsts
    ]
    kinds.sort(key=lambda kind: -kind.beads)
    family = family_of(position.game)
    all_images = 1 + len(family.symmetries(position.game.start()))
    own = 1 + len(family.symmetries(position))
    return OpenMatchbox(position, tuple(kinds), all_images // own)


def _value(position: Position, move: Move, tree: MemoizedMinimax) -> Score:
    value = to_parent(tree.value(position.after(move)))
    return score_of(position, value, Bound.EXACT, position.remaining).seen_by(position.turn)
