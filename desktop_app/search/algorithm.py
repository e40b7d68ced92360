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

from desktop_app.core.entry import Evaluation, Ordering, Term, family_of, natural
from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.scales import SCHOOL_BASE, normalized, spare_plies
from desktop_app.core.score import WIN, counts_numbers, outcome_value, terminal_value
from desktop_app.search.complexity import affordable_depth
from desktop_app.search.minimax import ScoreFunction


class UtilityScale(StrEnum):
    """How finished games are scored. Values are always for Max, larger is better.

    QUICK: as every player of this program counts: a win is worth more the sooner it comes, a
        loss the later it comes (`score.terminal_value`).
    PLAIN: 1, 0, -1, as most textbooks have it: a win is a win.
    SCHOOL: 10 plus the spare plies at the end (`scales.spare_plies`: the open squares) for a win,
        the negative of that for a loss.
    MAX_LOSS: searched as `PLAIN`, told the other way round: a loss is 1, and one minimises it.
    """

    QUICK = "quick"
    PLAIN = "plain"
    SCHOOL = "school"
    MAX_LOSS = "max-loss"

    @property
    def turns(self) -> bool:
        """Whether values are displayed negated, so that Max wants the smallest."""
        return self is UtilityScale.MAX_LOSS

    def end(self, position: Position) -> float:
        """Return the value of a finished game for Max; for a margin or a tree leaf, its number.

        Raises:
            ValueError: the game goes on.
        """
        quick = terminal_value(position)
        if self is UtilityScale.QUICK or counts_numbers(position.game):
            return quick
        outcome = outcome_value(position)
        if self is UtilityScale.SCHOOL:
            return outcome * (SCHOOL_BASE + spare_plies(position))
        return outcome

    def counted(self, position: Position, quick: float) -> float:
        """Convert a value for Max found on the `QUICK` scale to this scale."""
        if self is UtilityScale.QUICK or counts_numbers(position.game) or not quick:
            return quick
        sign = 1 if quick > 0 else -1
        if self is not UtilityScale.SCHOOL:
            return sign
        plies = WIN - abs(quick)
        return sign * (SCHOOL_BASE + spare_plies(position) - plies)

    def ends(self, position: Position) -> tuple[float, ...]:
        """Return all values that the end of a game can have here, the best for Max first."""
        found = {0.0}
        for winner, plies in family_of(position.game).possible_ends(position):
            found.add(self.counted(position, winner * (WIN - plies)))
        return tuple(sorted(found, reverse=True))

    def guess(self, evaluation: float) -> float:
        """Scale an evaluation for Max into the values between the ends: never as much as a win."""
        if self is UtilityScale.QUICK:
            return evaluation
        return normalized(evaluation) * (SCHOOL_BASE if self is UtilityScale.SCHOOL else 1)


@dataclass(frozen=True, slots=True)
class Algorithm:
    """The search to run: its depth, utility scale, horizon and pruning.

    Attributes:
        prunes: alpha-beta; plain minimax if not.
        depth: plies to look ahead; None to the end of the game.
        worth: what a finished game counts.
        evaluation: what a position is taken to be worth to Max where the search looks no further.
        ordering: in what order the moves are tried.
        noisy: the moves that are played out where it looks no further; None: it guesses at once.
    """

    prunes: bool = False
    depth: int | None = None
    worth: UtilityScale = UtilityScale.QUICK
    evaluation: ScoreFunction = outcome_value
    ordering: Ordering = natural
    noisy: Callable[[Position], Sequence[Move]] | None = None

    def moves(self, position: Position, left: int | None) -> tuple[Move, ...]:
        """Return the moves to try with `left` plies still to search; none at a leaf."""
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
        evaluation: what guesses, by its name in the game's entry; empty: the usual one.
        is_quiet: whether what changes much is played out before anything is guessed; in games that
            say what that is.
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


def guess_parts(guess: ScoreFunction, position: Position) -> Sequence[Term] | None:
    """Return the terms that make up a guess; None if they are not known."""
    if not isinstance(guess, Guess):
        return None
    return family_of(position.game).terms(guess.evaluation, position)


USUAL = Horizon()
"""The default algorithm."""


def algorithm_for(
    position: Position,
    depth: int | None,
    ordering: Ordering = natural,
    worth: UtilityScale = UtilityScale.QUICK,
    horizon: Horizon = USUAL,
    *,
    prunes: bool,
) -> Algorithm:
    """Return an algorithm that searches to `depth` plies and evaluates there.

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
