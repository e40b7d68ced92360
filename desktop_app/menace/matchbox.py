# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One of MENACE's matchboxes as it is looked at: its beads, and minimax's values beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.core.position import Move, Position
from desktop_app.core.score import Bound, Score, score_of, to_parent
from desktop_app.games.registry import family_of
from desktop_app.search.images import Images
from desktop_app.search.labelled import LabelledTree


@dataclass(frozen=True, slots=True)
class BeadGroup:
    """Beads of one colour: a move, with those that are its images.

    Attributes:
        moves: the move that is played, then its images.
        beads: how many there are.
        share: of all beads in the box, from 0 to 1: how likely it is picked.
        score: minimax's value, for the player who moves.
        picked: whether the last bead that was picked from the box was one of these.
    """

    moves: tuple[Move, ...]
    beads: int
    share: float
    score: Score
    picked: bool = False

    @property
    def move(self) -> Move:
        """The one that is played."""
        return self.moves[0]


@dataclass(frozen=True, slots=True)
class OpenBox:
    """A matchbox.

    Attributes:
        position: what stands on the board.
        kinds: its beads, most first.
        stands_for: how many positions have this box: they are each other's images.
    """

    position: Position
    kinds: tuple[BeadGroup, ...]
    stands_for: int

    @property
    def beads(self) -> int:
        """All of them."""
        return sum(kind.beads for kind in self.kinds)


def open_box(
    position: Position, beads: Mapping[Move, int], picked: Move | None, tree: LabelledTree
) -> OpenBox:
    """Look into the box of a position.

    Args:
        position: whose game goes on.
        beads: for each move, images sharing theirs.
        picked: the move of the bead that was picked, or None.
        tree: knows minimax's values.
    """
    images = Images(position)
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
    return OpenBox(position, tuple(kinds), all_images // own)


def _value(position: Position, move: Move, tree: LabelledTree) -> Score:
    value = to_parent(tree.value(position.after(move)))
    return score_of(position, value, Bound.EXACT, position.remaining).seen_by(position.turn)
