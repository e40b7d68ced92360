# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Values inside a search, and the scores that it reports.

Inside a search a value is one number for Max, relative to its position: a win is `WIN` minus the
plies to the end, so that quick wins and slow losses are preferred. Values are adjusted by one ply
on the way up the tree (`to_parent`), and windows on the way down (`to_child`), as engines adjust
mate scores; what a table keeps is therefore valid wherever the position occurs. Outside a search
a `Score` also says whether the value is exact, a bound or a guess.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from desktop_app.core.frozen import frozen
from desktop_app.core.position import MAX, MIN, Game, Player, Position

WIN = 1_000_000
DECISIVE = WIN - WIN // 50
"""A value of at least this size is a proven win or loss; evaluations stay below."""
LATE = 100_000
"""The distance, in plies, by which a win or loss of unknown distance is ranked."""
LOST, WON = -DECISIVE, DECISIVE
"""Values between these hold no distance, so they need no adjustment."""


class Outcome(StrEnum):
    """The result of a game for one player."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    UNKNOWN = "unknown"

    @property
    def opposite(self) -> Outcome:
        """The result for the other player."""
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
        """The bound on the negated value."""
        return _TURNED.get(self, self)


_TURNED = {Bound.LOWER: Bound.UPPER, Bound.UPPER: Bound.LOWER}
DISTANCE_BOUND = {Outcome.WIN: Bound.LOWER, Outcome.LOSS: Bound.UPPER}
"""The bound of a score that proves a win or a loss, but only limits its distance."""
OUTCOMES = {1: Outcome.WIN, 0: Outcome.DRAW, -1: Outcome.LOSS}
"""The result by the sign of an outcome."""


@frozen
class Score:
    """A value with its meaning.

    Attributes:
        outcome: win, draw or loss for `player`; unknown for an evaluation or a number.
        plies: the plies from the searched position to the end of the game with best play; None if
            unknown.
        number: the evaluation or the number of a tree, for `player`; the margin, in games that have
            one; else 0 if the outcome is known. For "at least" or "at most a draw" it is the
            evaluation within that bound.
        bound: exact, a lower or an upper bound, or heuristic (an evaluation `depth` plies down).
        depth: the depth of the search in plies.
        player: the player whose point of view this is.
    """

    outcome: Outcome
    plies: int | None
    number: float
    bound: Bound
    depth: int
    player: Player = MAX

    def seen_by(self, player: Player) -> Score:
        """Return the score from the point of view of `player`."""
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
    def one_ply_later(self) -> Score:
        """The score of the position after the move that has this score."""
        plies = None if self.plies is None else self.plies - 1
        return replace(self, plies=plies, depth=max(self.depth - 1, 0))

    @property
    def is_exact(self) -> bool:
        """Whether the value is proven, and not a bound or an evaluation."""
        return self.bound is Bound.EXACT

    @property
    def winner(self) -> Player | None:
        """The player who wins; None for a draw, and while the outcome is unknown."""
        if self.outcome is Outcome.WIN:
            return self.player
        return self.player.opponent if self.outcome is Outcome.LOSS else None

    @property
    def is_mere_bound(self) -> bool:
        """Whether it is a bound on a number and says nothing about who wins."""
        return self.outcome is Outcome.UNKNOWN and self.bound in (Bound.LOWER, Bound.UPPER)

    @property
    def rank(self) -> tuple[int, float]:
        """A sort key, the larger the better: quick win, slow win, rest, slow loss, quick loss.

        Scores with a number, such as margins and evaluations, are sorted by it.
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
        """`rank`, with ties broken by the bound: "at least" first, then exact, then "at most"."""
        return (*self.rank, _SURENESS.get(self.bound, 0))

    @property
    def list_order(self) -> tuple[float, float, int]:
        """`order` in a list of moves: a mere upper bound below all guesses, but above losses.

        Such a move is only known to be no better than another one, which may have been overrated
        when the bound was found: sorted by its number, it could come before the best move.
        """
        group, number, sureness = self.order
        is_no_better = self.is_mere_bound and self.bound is Bound.UPPER
        return group - 0.5 * is_no_better, number, sureness


_SURENESS = {Bound.LOWER: 1, Bound.UPPER: -1}


def terminal_value(position: Position) -> float:
    """Return the value of a finished game for Max: `WIN`, 0, -`WIN`, or its margin or number.

    Raises:
        ValueError: the game goes on.
    """
    outcome = position.outcome
    if outcome is None:
        raise ValueError("the game goes on")
    return outcome if counts_numbers(position.game) else outcome * WIN


def counts_numbers(game: Game) -> bool:
    """Return whether searches maximise the outcome itself (a margin or number)."""
    return game.is_numeric or game.traits.has_margin


def to_parent(value: float, plies: int = 1) -> float:
    """Return a value as it counts `plies` earlier: a win or loss is that much farther away."""
    if LOST < value < WON:
        return value
    return value - plies if value > 0 else value + plies


def to_child(value: float, plies: int = 1) -> float:
    """Return a value as it counts `plies` later: the inverse of `to_parent`, for windows."""
    if LOST < value < WON:
        return value
    return value + plies if value > 0 else value - plies


def winner_of(position: Position) -> Player | None:
    """Return the player who has won; None for a draw, and while the game goes on.

    In a tree of numbers, it is the player to whom the number is good: nobody wins there.
    """
    outcome = position.outcome
    if not outcome:
        return None
    return MAX if outcome > 0 else MIN


def outcome_value(position: Position) -> float:
    """Return 1, 0 or -1 as textbooks do, or the margin; 0 while the game goes on."""
    return position.outcome or 0


def bound_of(value: float, *, guessed: bool) -> Bound:
    """Return how well a search value for Max is known.

    A win found by a search that also guessed is a win, but there may be a quicker one: a bound.

    Args:
        value: the value for Max.
        guessed: whether the search used an evaluation anywhere.
    """
    if not guessed:
        return Bound.EXACT
    if abs(value) < DECISIVE:
        return Bound.HEURISTIC
    return DISTANCE_BOUND[Outcome.WIN if value > 0 else Outcome.LOSS]


def score_of(position: Position, value: float, bound: Bound, depth: int) -> Score:
    """Return the score, for Max, of a position's search value.

    `plies` is known for wins and losses, and for exact draws of games with `draws_when_full`. For
    other draws, margins and numbers it is None: only their line tells.
    """
    game = position.game
    if game.is_numeric or (game.traits.has_margin and bound is not Bound.EXACT):
        return Score(Outcome.UNKNOWN, None, value, bound, depth)
    if game.traits.has_margin:
        return Score(OUTCOMES[(value > 0) - (value < 0)], None, value, bound, depth)
    if abs(value) >= DECISIVE:
        outcome = Outcome.WIN if value > 0 else Outcome.LOSS
        return Score(outcome, int(WIN - abs(value)), 0, bound, depth)
    if bound is Bound.HEURISTIC:
        return Score(Outcome.UNKNOWN, None, value, bound, depth)
    is_full = bound is Bound.EXACT and game.traits.draws_when_full
    return Score(Outcome.DRAW, position.remaining if is_full else None, 0, bound, depth)
