# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An opponent that adapts to the other player, so that each wins about half of the games.

It plays a stated share of its moves at random, all moves equally likely, and the others as well as
a short search can. Before each game it sets that share in two steps:

1. It measures how much the other player's moves give away, and compares that with what moves at
   random would give away in the same positions. If they give away a quarter of that, it plays a
   quarter of its own moves at random.
2. It corrects the share by the results so far: a win raises it, a loss lowers it.

The second step alone keeps the score near one half, because the correction is bounded: over many
games, the points above one half can't exceed what the correction can take up (an up-and-down
method; W. Dixon, A. Mood, "A Method for Obtaining and Analyzing Sensitivity Data", Journal of the
American Statistical Association 43, 1948). The first makes it quick: it needs one game, not ten.

Nothing depends on a clock or on what is left in tables: the same seed and `SkillEstimate` give
the same moves. `tests/benchmarks/bench_adaptive.py` measures the scores.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from math import exp, isfinite, log
from statistics import fmean, median
from typing import TypeVar, cast

from desktop_app.core.position import Move, Player, Position, position_after
from desktop_app.core.score import Outcome, Score, winner_of
from desktop_app.games.registry import repeatable_engines_of
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.analysis import analyse, seek_best
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Budget, Limits, ShouldStop, never
from desktop_app.search.solved import is_solved

Result = TypeVar("Result")

CAREFUL_NODES = 20_000
"""The positions that a careful move may visit."""
MEASURED_NODES = 2_000
"""The positions that the values of one position's moves may take."""
MOST_MEASURED = 24
"""The moves of a game that are measured; of a longer game, so many at equal distances."""
TABLE_BYTES = 4 << 20
FIRST_PERCENT = 50
"""The share of random moves before anything is known of the other player."""
PRIOR = 3.0
"""The weight of that first share, in what random moves give away: a short game or two."""
KEPT = 0.8
"""The weight that earlier games keep with each new one, so that a change of player is noticed."""
STEP = 0.5
"""The correction by a result, in logits for a whole point: a win or a loss moves it by half."""
LEAST, MOST = 0.02, 0.98
"""The estimated share is kept between these, because 0 and 1 have no logit."""
FARTHEST = 6.0
"""The largest logit of a share: 0 or 100 percent when rounded."""
GUESS_WORTH = 0.9
"""What a guess is worth at most, of a proven win."""


@dataclass(frozen=True, slots=True)
class GivenAway:
    """What the moves of a player gave away in a game.

    Attributes:
        lost: the sum of what the moves gave away; 1 is half the way from a win to a loss.
        at_random: what random moves in these positions would have given away, on average.
        is_exact: whether all values were proven.
    """

    lost: float = 0.0
    at_random: float = 0.0
    is_exact: bool = True


@dataclass(frozen=True, slots=True)
class SkillEstimate:
    """What the opponent knows of the other player in one game.

    Attributes:
        games: the games played so far.
        lost: what the other player's moves gave away, earlier games counting less.
        at_random: what random moves in these positions would have given away.
        correction: the correction by results, in logits.
        is_exact: whether all values of the last game were proven.
    """

    games: int = 0
    lost: float = PRIOR * FIRST_PERCENT / 100
    at_random: float = PRIOR
    correction: float = 0.0
    is_exact: bool = True

    @property
    def percent(self) -> int:
        """The share of its moves that it plays at random, in percent."""
        return round(100 / (1 + exp(-self._logit)))

    @property
    def _logit(self) -> float:
        estimate = min(max(self.lost / self.at_random, LEAST), MOST)
        return log(estimate / (1 - estimate)) + self.correction

    def after(self, measured: GivenAway, points: float) -> SkillEstimate:
        """Return the fit after one more game.

        Args:
            measured: what the other player's moves gave away.
            points: the points that this opponent won: 1, 0 or a half for a draw.
        """
        lost = KEPT * self.lost + measured.lost
        at_random = KEPT * self.at_random + measured.at_random
        fit = replace(self, games=self.games + 1, lost=lost, at_random=at_random)
        moved = fit.correction + STEP * (points - 0.5)
        own = fit._logit - fit.correction
        bounded = min(max(own + moved, -FARTHEST), FARTHEST) - own
        return replace(fit, correction=bounded, is_exact=measured.is_exact)

    def text(self) -> str:
        """Return the fit as text for `parse_estimate`."""
        return json.dumps(asdict(self))


def parse_estimate(text: str) -> SkillEstimate:
    """Return the fit in a text; a new one if anybody has damaged it."""
    try:
        read: object = json.loads(text)
    except (ValueError, RecursionError):
        return SkillEstimate()
    if not isinstance(read, dict):
        return SkillEstimate()
    told = cast("dict[str, object]", read)
    games, is_exact = told.get("games"), told.get("is_exact")
    numbers = [told.get(name) for name in ("lost", "at_random", "correction")]
    if type(games) is not int or games < 0 or type(is_exact) is not bool:
        return SkillEstimate()
    sound = [float(n) for n in numbers if isinstance(n, float | int) and isfinite(n)]
    if len(sound) < len(numbers):
        return SkillEstimate()
    lost, at_random, correction = sound
    if not (0 <= lost <= at_random and at_random > 0 and abs(correction) <= 2 * FARTHEST):
        return SkillEstimate()
    return SkillEstimate(games, lost, at_random, correction, is_exact)


class EpsilonGreedy:
    """Plays a stated share of its moves at random, and the others as well as a short search can."""

    def __init__(self, percent: int) -> None:
        """Play `percent` of all moves at random."""
        self.percent = percent

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        """Choose a move; games small enough to solve are played without a mistake."""
        legal = position.legal_moves()
        if thinking.random.random() * 100 < self.percent:
            return ChosenMove(thinking.random.choice(legal))
        given = thinking.limits
        few = CAREFUL_NODES if given.nodes is None else min(CAREFUL_NODES, given.nodes)
        budget = Budget(replace(given, nodes=few), thinking.should_stop)
        known = _knowledge(position, thinking.knowledge)
        found = _last(seek_best(position, budget, known))
        if found is None:
            return ChosenMove(thinking.random.choice(legal))
        move = thinking.random.choice(found.moves)
        return ChosenMove(
            move, found.score, (move,), found.depth, found.nodes, (), len(found.moves)
        )


class AdaptivePlayer(EpsilonGreedy):
    """Plays as carelessly as its `SkillEstimate` of the other player, and learns from each game."""

    def __init__(self) -> None:
        """Begin without knowledge of the other player."""
        self.fit = SkillEstimate()
        super().__init__(self.fit.percent)
        self._labels = EngineCache(repeatable_engines_of, TABLE_BYTES, 1)

    def learn(self, start: Position, moves: Sequence[Move], side: Player) -> None:
        """Measure the other player's moves of a game, and fit the next game to them."""
        measured = measure(start, moves, side.opponent, self._labels)
        self.fit = self.fit.after(measured, points_of(position_after(start, moves), side))
        self.percent = self.fit.percent

    def forget(self) -> None:
        """Forget the other player."""
        self.fit = SkillEstimate()
        self.percent = self.fit.percent


def points_of(end: Position, side: Player) -> float:
    """Return the points of a side: 1 for a win, a half for a draw or a game broken off."""
    winner = winner_of(end)
    return 0.5 if winner is None else float(winner is side)


def measure(
    start: Position,
    moves: Sequence[Move],
    side: Player,
    labels: EngineCache,
    should_stop: ShouldStop = never,
) -> GivenAway:
    """Return what a side's moves gave away, by the values of all moves in the same positions.

    Args:
        start: the position where the game began.
        moves: the moves of both sides.
        side: the player whose moves are measured.
        labels: keeps the exact values of small games; nothing else is taken from it.
        should_stop: ends the measurement early; what was measured so far counts.
    """
    position, own = start, list[tuple[Position, Move]]()
    for move in moves:
        if position.turn is side and len(position.legal_moves()) > 1:
            own.append((position, move))
        position = position.after(move)
    found: list[tuple[Move, dict[Move, Score]]] = []
    for before, move in _spread(own):
        if should_stop():
            break
        values = _values(before, labels, should_stop)
        if move in values:
            found.append((move, values))
    unit = _unit([values for _, values in found])
    lost = at_random = 0.0
    for move, values in found:
        worths = {each: _worth(score, unit) for each, score in values.items()}
        best = max(worths.values())
        lost += best - worths[move]
        at_random += best - fmean(worths.values())
    is_exact = all(score.is_exact for _, values in found for score in values.values())
    return GivenAway(lost, at_random, is_exact)


def _spread(own: Sequence[tuple[Position, Move]]) -> Iterator[tuple[Position, Move]]:
    """Yield all moves, or `MOST_MEASURED` of them at equal distances."""
    count = min(len(own), MOST_MEASURED)
    for number in range(count):
        yield own[number * len(own) // count]


def _values(position: Position, labels: EngineCache, should_stop: ShouldStop) -> dict[Move, Score]:
    limits, known = Limits(nodes=MEASURED_NODES), _knowledge(position, labels)
    found = _last(analyse(position, limits, should_stop, knowledge=known))
    candidates = () if found is None else found.candidates
    return {each.move: each.score for each in candidates if each.score is not None}


def _last(results: Iterable[Result]) -> Result | None:
    """Return the last and best result of a search."""
    last = deque(results, maxlen=1)
    return last[0] if last else None


def _knowledge(position: Position, labels: EngineCache) -> EngineCache:
    """Return an engine cache with which a search of a position always finds the same.

    Exact values may be kept from search to search; a table of a larger game would make the result
    depend on what was searched before.
    """
    return labels if is_solved(position) else EngineCache(repeatable_engines_of, TABLE_BYTES, 1)


def _unit(positions: Sequence[dict[Move, Score]]) -> float:
    """Return the usual distance between guesses in the same position: the unit of a game."""
    spreads: list[float] = []
    for values in positions:
        numbers = [s.number for s in values.values() if s.outcome is Outcome.UNKNOWN]
        if len(numbers) > 1:
            middle = median(numbers)
            spreads.append(fmean(abs(number - middle) for number in numbers))
    return (fmean(spreads) if spreads else 0.0) or 1.0


def _worth(score: Score, unit: float) -> float:
    """Return a score as a number from -1 (lost) to 1 (won); guesses lie in between."""
    if score.outcome is Outcome.WIN:
        return 1.0
    if score.outcome is Outcome.LOSS:
        return -1.0
    return GUESS_WORTH * score.number / (abs(score.number) + 4 * unit)
