# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The algorithm explained step by step: depth, utility scale, horizon and pruning.

An evaluation in the middle of an exchange is misleading: it counts the piece just captured, but not
the recapture. Quiescence search therefore plays captures out first. At each such position the
player may also stop capturing ("stand pat") and take the evaluation as it is.

Source: D. F. Beal, "A Generalised Quiescence Search Algorithm", Artificial Intelligence 43(1), 1990
(here in its simplest form: a king in check gets no special treatment).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.entry import Evaluation, EvaluationTerm, Ordering, family_of, natural_order
from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.scales import SCHOOL_BASE, normalized, plies_to_spare
from desktop_app.core.score import WIN, counts_numbers, outcome_value, terminal_value
from desktop_app.search.complexity import affordable_depth
from desktop_app.search.minimax import ScoreFunction


class UtilityScale(StrEnum):
    """How finished games are scored. Values are always for Max, larger is better.

    QUICK: the scale of all engines: a win is worth more the sooner it comes, a loss the later it
        comes (`score.terminal_value`).
    PLAIN: 1, 0 or -1, as in most textbooks, however soon the game ends.
    SCHOOL: 10 plus `scales.plies_to_spare` at the end (the open squares) for a win,
        the negative of that for a loss.
    MAX_LOSS: searched like `PLAIN`, but displayed negated: Max's loss is 1, and Max minimises.
    """

    QUICK = "quick"
    PLAIN = "plain"
    SCHOOL = "school"
    MAX_LOSS = "max-loss"

    @property
    def is_negated(self) -> bool:
        """Whether values are displayed negated, so that Max wants the smallest."""
        return self is UtilityScale.MAX_LOSS

    def end(self, position: Position) -> float:
        """Return the value of a finished game for Max; for a margin or a tree leaf, its number.

        Raises:
            ValueError: the game is not over.
        """
        quick = terminal_value(position)
        if self is UtilityScale.QUICK or counts_numbers(position.game):
            return quick
        outcome = outcome_value(position)
        if self is UtilityScale.SCHOOL:
            return outcome * (SCHOOL_BASE + plies_to_spare(position))
        return outcome

    def counted(self, position: Position, quick: float) -> float:
        """Convert a value for Max found on the `QUICK` scale to this scale."""
        if self is UtilityScale.QUICK or counts_numbers(position.game) or not quick:
            return quick
        sign = 1 if quick > 0 else -1
        if self is not UtilityScale.SCHOOL:
            return sign
        plies = WIN - abs(quick)
        return sign * (SCHOOL_BASE + plies_to_spare(position) - plies)

    def ends(self, position: Position) -> tuple[float, ...]:
        """Return the values that a game from `position` can end with, the best for Max first."""
        found = {0.0}
        for winner, plies in family_of(position.game).possible_ends(position):
            found.add(self.counted(position, winner * (WIN - plies)))
        return tuple(sorted(found, reverse=True))

    def guess(self, evaluation: float) -> float:
        """Scale an evaluation for Max so that it lies between a loss and a win on this scale."""
        if self is UtilityScale.QUICK:
            return evaluation
        return normalized(evaluation) * (SCHOOL_BASE if self is UtilityScale.SCHOOL else 1)


DEFAULT_SCALE = UtilityScale.QUICK
"""The scale of all runs for which nobody has chosen another."""


@dataclass(frozen=True, slots=True)
class Algorithm:
    """The search to run: its depth, utility scale, horizon and pruning.

    Attributes:
        prunes: whether it is alpha-beta rather than plain minimax.
        depth: plies to look ahead; None to the end of the game.
        worth: the scale on which finished games are scored.
        evaluation: the evaluation, for Max, of unfinished positions at the horizon.
        ordering: the move ordering.
        noisy: returns the moves that quiescence search tries at the horizon; None for no quiescence
            search.
    """

    prunes: bool = False
    depth: int | None = None
    worth: UtilityScale = DEFAULT_SCALE
    evaluation: ScoreFunction = outcome_value
    ordering: Ordering = natural_order
    noisy: Callable[[Position], Sequence[Move]] | None = None

    def moves(self, position: Position, left: int | None) -> tuple[Move, ...]:
        """Return the moves to try, in order; none at a leaf.

        Args:
            position: the node.
            left: the plies still to search; None to the end of the game.
        """
        if position.outcome is not None:
            return ()
        if left is None or left > 0:
            return tuple(self.ordering(position))
        noisy = frozenset(self.noisy(position)) if self.noisy else frozenset[Move]()
        return tuple(move for move in self.ordering(position) if move in noisy) if noisy else ()

    def leaf_value(self, position: Position) -> float:
        """Return the value of a leaf for Max: the result of the game, or a guess."""
        if position.outcome is not None:
            return self.worth.end(position)
        return self.worth.guess(self.evaluation(position))


@dataclass(frozen=True, slots=True)
class Horizon:
    """What the search does at its horizon.

    Attributes:
        evaluation: the name of an evaluation in the game's entry; empty for the game's usual one.
        is_quiet: whether quiescence search plays out captures before evaluating; without effect in
            games whose entry names no noisy moves.
    """

    evaluation: str = ""
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class Guess:
    """The heuristic value of a position for Max, from an evaluation."""

    evaluation: Evaluation

    def __call__(self, position: Position) -> float:
        """Return the heuristic value of `position` for Max."""
        return self.evaluation(position, MAX)


def guess_parts(guess: ScoreFunction, position: Position) -> Sequence[EvaluationTerm] | None:
    """Return the terms that add up to a heuristic value; None if the evaluation has no terms."""
    if not isinstance(guess, Guess):
        return None
    return family_of(position.game).terms(guess.evaluation, position)


USUAL = Horizon()
"""The game's usual evaluation, without quiescence search."""


def algorithm_for(
    position: Position,
    depth: int | None,
    ordering: Ordering = natural_order,
    worth: UtilityScale = DEFAULT_SCALE,
    horizon: Horizon = USUAL,
    *,
    prunes: bool,
) -> Algorithm:
    """Return an algorithm that searches to `depth` plies and evaluates there.

    Args:
        position: the root.
        depth: the plies to look ahead; None to the end of the game or, in games in which positions
            can repeat, to an affordable depth. A depth that reaches the end counts as None.
        ordering: the move ordering.
        worth: the scale on which finished games are scored.
        horizon: what to do at the horizon.
        prunes: whether to use alpha-beta rather than plain minimax.
    """
    if depth is None and position.game.traits.may_cycle:
        depth = affordable_depth(position)
    if depth is not None and depth >= position.remaining:
        depth = None
    family = family_of(position.game)
    guess = Guess(family.evaluations.get(horizon.evaluation, family.evaluation))
    noisy = family.noisy_moves if horizon.is_quiet and depth is not None else None
    return Algorithm(prunes, depth, worth, guess, ordering, noisy)
