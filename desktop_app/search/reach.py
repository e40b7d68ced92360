# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How far a search that is explained can look ahead, and the algorithm that looks so far.

What it does where it looks no further is its `Horizon`. A guess in the middle of an exchange is
worth little: what was just taken counts, and that it is taken back does not. A quiet search plays
captures out first, where each side may also leave it at that ("stand pat"): the guess at the
position is then what it has in any case.

Source: D. F. Beal, "A Generalised Quiescence Search Algorithm", Artificial Intelligence 43(1), 1990
(here in its simplest form: of a king in check nothing more is asked than of any other position).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from desktop_app.core.entry import Evaluation, Term, family_of
from desktop_app.core.position import MAX, Position
from desktop_app.search.labelled_tree import is_small
from desktop_app.search.minimax import ScoreFunction
from desktop_app.search.ordering import Ordering, natural
from desktop_app.search.trace_steps import Algorithm
from desktop_app.search.utility_scale import UtilityScale

AT_ONCE = 3_000
"""Positions of a run whose work is counted while somebody waits, where few of them are equal."""
COUNTABLE = 2_000_000
"""Positions that can be counted one by one in a minute or so, though not while somebody waits."""
DEEPEST = 100
"""No explained search looks further ahead, unless it looks to the end."""
WALKABLE = 100_000_000
"""Nodes of a tree that is walked through to its end; all of its steps can be numbered."""
IN_REACH = 20_000_000
"""Positions of a tree of which alpha-beta sees few enough to walk through."""


@dataclass(frozen=True, slots=True)
class Horizon:
    """What is done at it.

    Attributes:
        evaluation: what guesses, by its name in the game's entry; empty: the usual one.
        is_quiet: whether what changes much is played out before anything is guessed; in games that
            say what that is.
    """

    evaluation: str = ""
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class Guess:
    """What a position is taken to be worth to Max, by an evaluation."""

    evaluation: Evaluation

    def __call__(self, position: Position) -> float:
        """What it counts."""
        return self.evaluation(position, MAX)


def guess_parts(guess: ScoreFunction, position: Position) -> Sequence[Term] | None:
    """The parts of a guess; None where they are not known."""
    if not isinstance(guess, Guess):
        return None
    return family_of(position.game).terms(guess.evaluation, position)


USUAL = Horizon()
"""What holds where nothing is said."""


@lru_cache(16)
def tree_nodes(position: Position) -> int:
    """The nodes of the whole tree below a small position, this one included.

    Many more than there are positions, where many moves in another order lead to the same.
    """
    nodes: dict[Hashable, int] = {}

    def count(node: Position) -> int:
        known = nodes.get(node.key)
        if known is None:
            known = nodes[node.key] = 1 + sum(count(node.after(m)) for m in node.legal_moves())
        return known

    return count(position)


def affordable_depth(position: Position, positions: int = AT_ONCE) -> int | None:
    """How deep minimax can look in so many positions; None if to the end of the game.

    At most `DEEPEST` plies: where positions come about again, a line may have no end. The moves
    are counted along a line on which the game goes on for as long as it can: one move that wins
    at once says nothing about how many positions the others lead to.
    """
    if is_small(position) and tree_nodes(position) <= WALKABLE:
        return None
    count, depth = 1, 0
    ahead: Position | None = position
    while ahead is not None and depth < DEEPEST:
        moves = ahead.legal_moves()
        if count * len(moves) > positions:
            break
        count *= len(moves)
        children = map(ahead.after, moves)
        ahead = next((child for child in children if child.outcome is None), None)
        depth += 1
    return max(depth, 1)


def algorithm_for(
    position: Position,
    depth: int | None,
    ordering: Ordering = natural,
    worth: UtilityScale = UtilityScale.QUICK,
    horizon: Horizon = USUAL,
    *,
    prunes: bool,
) -> Algorithm:
    """An algorithm that looks so many plies ahead, and guesses there.

    As far ahead as there are plies left is to the end of the game; where positions may come about
    again no search goes to the end, but as deep as is affordable.
    """
    if depth is None and position.game.traits.may_cycle:
        depth = affordable_depth(position)
    if depth is not None and depth >= position.remaining:
        depth = None
    family = family_of(position.game)
    guess = Guess(family.evaluations.get(horizon.evaluation, family.evaluation))
    noisy = family.noisy_moves if horizon.is_quiet and depth is not None else None
    return Algorithm(prunes, depth, worth, guess, ordering, noisy)
