# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position or a move is worth, and how that is known.

Inside a search a value is one number, for Max, and belongs to its position: a won game is `WIN`
less the plies from there to its end, so that the quick win is worth more than the slow one, and
the slow loss more than the quick one. On its way up the tree a value is turned at each ply
(`to_parent`), on its way down a window is (`to_child`): so what is kept of a position is true
wherever in a game it comes about. A `Score` is what leaves the search: it says everything a
reader must know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from desktop_app.core.position import MAX, Game, Player, Position

WIN = 1_000_000
DECISIVE = WIN - WIN // 50
"""From here on a value is a win; evaluations and the numbers of trees stay below."""
LATE = 100_000
"""A win or a loss is ranked as if it came after so many plies where nobody knows when it comes."""
LOST, WON = -DECISIVE, DECISIVE
"""Values between these tell no distance, so there is nothing to turn."""


class Outcome(StrEnum):
    """How a game ends, from a point of view."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    UNKNOWN = "unknown"

    @property
    def opposite(self) -> Outcome:
        """The same end, as the other player sees it."""
        return _OPPOSITE.get(self, self)


_OPPOSITE = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN}


class Bound(StrEnum):
    """How a value is known."""

    EXACT = "exact"
    LOWER = "lower"
    UPPER = "upper"
    HEURISTIC = "heuristic"

    @property
    def opposite(self) -> Bound:
        """The same bound, as the other player sees it."""
        return _TURNED.get(self, self)


_TURNED = {Bound.LOWER: Bound.UPPER, Bound.UPPER: Bound.LOWER}


@dataclass(frozen=True, slots=True)
class Score:
    """A value with its meaning.

    Attributes:
        outcome: win, draw or loss for `player`; unknown for an evaluation or a number.
        plies: how many plies from the position that was asked about to the end of the game
            in best play; None where that is not known.
        number: the evaluation or the tree's number, for `player`; by how much a game with margins
            is won (or lost, below 0); else 0 where the outcome is known, but what is guessed
            within it for what is at most or at least a draw.
        bound: exact, at least, at most, or an evaluation `depth` plies down.
        depth: how deep the search looked, in plies.
        player: whose point of view this is.
    """

    outcome: Outcome
    plies: int | None
    number: float
    bound: Bound
    depth: int
    player: Player = MAX

    def seen_by(self, player: Player) -> Score:
        """The same score from a point of view."""
        if player is self.player:
            return self
        return replace(
            self,
            outcome=self.outcome.opposite,
            number=-self.number if self.number else 0,
            bound=self.bound.opposite,
            player=player,
        )

    @property
    def is_mere_bound(self) -> bool:
        """Whether it only says which side of a number the value is on, not who wins."""
        return self.outcome is Outcome.UNKNOWN and self.bound in (Bound.LOWER, Bound.UPPER)

    @property
    def rank(self) -> tuple[int, float]:
        """Sorts scores of one point of view: quick win, slow win, rest, slow loss, quick loss;
        with margins: from the largest win to the largest loss, beside guesses of how much it is.
        """
        plies = LATE if self.plies is None else self.plies
        if self.number:
            return 0, self.number
        if self.outcome is Outcome.WIN:
            return 1, -plies
        if self.outcome is Outcome.LOSS:
            return -1, plies
        return 0, 0

    @property
    def order(self) -> tuple[int, float, int]:
        """`rank`, and of equal ranks first what is at least so much, last what is at most: where
        one move is known to draw and another only not to win, the first is the better choice.
        """
        return (*self.rank, _SURENESS.get(self.bound, 0))


_SURENESS = {Bound.LOWER: 1, Bound.UPPER: -1}


def terminal_value(position: Position) -> float:
    """What a finished game is worth to Max: won or lost 0 plies away, drawn, or the leaf's number.

    Raises:
        ValueError: the game goes on.
    """
    outcome = position.outcome
    if outcome is None:
        raise ValueError("the game goes on")
    return outcome if counts_numbers(position.game) else outcome * WIN


def counts_numbers(game: Game) -> bool:
    """Whether the very outcome is what a search weighs, rather than how soon one has won."""
    return game.is_numeric or game.traits.has_margin


def to_parent(value: float, plies: int = 1) -> float:
    """A position's value as it counts so many plies before: a win or a loss is farther away."""
    if LOST < value < WON:
        return value
    return value - plies if value > 0 else value + plies


def to_child(value: float, plies: int = 1) -> float:
    """What so many plies later counts as much: `to_parent` the other way round."""
    if LOST < value < WON:
        return value
    return value + plies if value > 0 else value - plies


def outcome_value(position: Position) -> float:
    """The plain scale of the textbooks: 1, 0, -1, and 0 where the game goes on."""
    return position.outcome or 0


_SIGNS = {1: Outcome.WIN, 0: Outcome.DRAW, -1: Outcome.LOSS}


def bound_of(value: float, *, guessed: bool) -> Bound:
    """How a search value for Max is known, if the search guessed anywhere or did not.

    Beside a guess a win is still a win, but there may be a quicker one.
    """
    if not guessed:
        return Bound.EXACT
    if abs(value) < DECISIVE:
        return Bound.HEURISTIC
    return Bound.LOWER if value > 0 else Bound.UPPER


def score_of(position: Position, value: float, bound: Bound, depth: int) -> Score:
    """The score, for Max, of a position's search value.

    A decisive value keeps its distance; an exact draw lasts to the last open cell where the game
    says so. How far away another draw, a margin or a number is only its line tells.
    """
    game = position.game
    if game.is_numeric or (game.traits.has_margin and bound is not Bound.EXACT):
        return Score(Outcome.UNKNOWN, None, value, bound, depth)
    if game.traits.has_margin:
        return Score(_SIGNS[(value > 0) - (value < 0)], None, value, bound, depth)
    if abs(value) >= DECISIVE:
        outcome = Outcome.WIN if value > 0 else Outcome.LOSS
        return Score(outcome, int(WIN - abs(value)), 0, bound, depth)
    if bound is Bound.HEURISTIC:
        return Score(Outcome.UNKNOWN, None, value, bound, depth)
    is_full = bound is Bound.EXACT and game.traits.draws_when_full
    return Score(Outcome.DRAW, position.remaining if is_full else None, 0, bound, depth)
