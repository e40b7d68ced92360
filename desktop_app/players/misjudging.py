# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Evaluations that err: by at most so much, and always in the same way within a game.

A player who never sees more than a few moves and knows the worth of everything to a hundredth is
no person. Here a level is made weaker by what it believes, not by a random move now and then: what
it misjudges it misjudges each time, so it plays as one who has a wrong idea of the game.

Source: D. F. Beal, M. C. Smith, "Random Evaluations in Chess", ICCA Journal 17(1), 1994, for what
random numbers at the leaves make of a search.
"""

from __future__ import annotations

from hashlib import blake2b

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import MAX, Player, Position

BYTES = 6
STEPS = 256**BYTES - 1


def misjudging(evaluation: Evaluation, most: float, seed: str) -> Evaluation:
    """Wrap an evaluation with an error of up to `most` per position, fixed by a seed.

    A position and its images are misjudged alike, and what is too much for one player is too little
    for the other.

    Args:
        evaluation: what is right.
        most: how far it errs at most, to either side; all errors are equally likely.
        seed: of the errors: with the same one, the same position is misjudged in the same way.
    """

    def misjudged(position: Position, player: Player) -> float:
        text = f"{seed}:{position.canonical_key!r}"
        number = int.from_bytes(blake2b(text.encode(), digest_size=BYTES).digest(), "big")
        error = (2 * number / STEPS - 1) * most
        return evaluation(position, player) + (error if player is MAX else -error)

    return misjudged
