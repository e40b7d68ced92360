# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare a move with the best move of its position, for the answers to "Why?".

The position after the move is searched only if the search of the position itself leaves the value
of the move open. What is proven by any search is remembered and narrows all later comparisons.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from desktop_app.core.entry import family_of
from desktop_app.core.position import ENDLESS, Move, Position, position_after
from desktop_app.core.scales import least_advantage
from desktop_app.core.score import (
    DISTANCE_BOUND,
    OUTCOMES,
    Bound,
    Score,
    counts_numbers,
    score_of,
    terminal_value,
)
from desktop_app.search.analysis import analyse
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits, SearchStopped, ShouldStop, never
from desktop_app.search.symmetric_moves import SymmetricMoves
from desktop_app.search.why.ranges import (
    DRAW,
    LOSS,
    WIN,
    OutcomeRange,
    range_of,
    range_of_best,
    soonest,
)

GLANCE, LONG = 0.15, 2.0
"""Search times in seconds: for each position of a game, and for one that decides the answer."""
NODES_A_SECOND = 100_000
"""The number of positions that replaces a second if an analysis is limited by positions."""
LONGEST_LINE = 60
"""The most plies of a line whose length is known; `FEW_PLIES` if it is not."""
FEW_PLIES = 12

Analyser = Callable[[Position, float], Analysis]
"""Analyse a position for a maximum number of seconds; may raise `SearchStopped`."""


class MoveLoss(NamedTuple):
    """How much worse a move is than the best one. The worst move of a game has the largest loss.

    Losses compare as tuples: the outcome counts more than any margin, and a margin more than any
    distance. The loss of value that people are shown is another one: see `core.mistake`.

    Attributes:
        outcomes: the loss of outcome: 1 from a win to a draw or from a draw to a loss, 2 for both.
        number: the loss of value or margin, in games with numbers.
        plies: by how many plies a loss comes sooner, or a win later; 0 in games with numbers. If
            the outcome is worse, the negative distance to the end.
    """

    outcomes: int
    number: float
    plies: int


@dataclass(frozen=True, slots=True)
class MoveComparison:
    """A move compared with the best of its position, for the player who makes it.

    Attributes:
        analysis: the analysis of the position.
        best: the outcomes of the position that are still possible.
        got: the outcomes of the move that are still possible.
        best_score: the value of the position; None if unknown.
        got_score: the value of the move; None if unknown.
        line: the move and the best play after it, as far as it is known.
    """

    analysis: Analysis
    best: OutcomeRange
    got: OutcomeRange
    best_score: Score | None
    got_score: Score | None
    line: tuple[Move, ...]

    @property
    def move(self) -> Move:
        """The move that is compared."""
        return self.line[0]

    @property
    def is_proven_worse(self) -> bool:
        """Whether the move provably leads to a worse outcome than the best one."""
        return self.best.least > self.got.most

    @property
    def loss(self) -> MoveLoss:
        """The loss caused by the move, as far as it is known."""
        outcomes = self._likely_best - self._likely_got
        best, got = self.best_score, self.got_score
        if outcomes > 0:
            decided = got if self.got.most == LOSS else best
            plies = None if decided is None else decided.plies
            return MoveLoss(outcomes, 0, -(LONGEST_LINE if plies is None else plies))
        if best is None or got is None:
            return MoveLoss(0, 0, 0)
        if counts_numbers(self.analysis.position.game):
            return MoveLoss(0, max(best.number - got.number, 0), 0)
        return MoveLoss(0, 0, self._plies(best, got))

    @property
    def _likely_best(self) -> int:
        """The likely outcome of the position; a large evaluation deficit counts as a loss."""
        leaning = self._leaning(self.best, self.best_score)
        return max(self.best.least, min(self.best.most, DRAW, leaning))

    @property
    def _likely_got(self) -> int:
        """The likely outcome of the move; a large evaluation lead counts as a win."""
        leaning = max(DRAW, self._leaning(self.got, self.got_score))
        return max(self.got.least, min(self.got.most, leaning))

    def _leaning(self, proven: OutcomeRange, score: Score | None) -> int:
        """Return the outcome that a guess of the margin points to, or else the proven one."""
        game = self.analysis.position.game
        if proven.is_sure or score is None or not counts_numbers(game):
            return proven.likely
        if abs(score.number) < least_advantage(game):
            return DRAW
        return WIN if score.number > 0 else LOSS

    def _plies(self, best: Score, got: Score) -> int:
        """Return `MoveLoss.plies` if both results are wins or both losses; 0 if it is not known."""
        if not self.got.is_sure or self.got.least == DRAW:
            return 0
        position, first = self.analysis.position, self.analysis.candidates[0].move
        if self.got.least == WIN and best.plies is not None:
            later = soonest(position, self.move, got)
            return max(later - best.plies, 0)
        if self.got.least == LOSS and got.plies is not None:
            return max(soonest(position, first, best) - got.plies, 0)
        return 0


class MoveComparer:
    """Compares moves; caches the analyses and the outcomes that they prove."""

    def __init__(self, analyse: Analyser) -> None:
        self._analyse = analyse
        self._seen: dict[Position, tuple[float, Analysis]] = {}
        self._proven: dict[Position, OutcomeRange] = {}

    def analysis(self, position: Position, seconds: float = GLANCE) -> Analysis:
        """Return the analysis of a position, searched for at least `seconds` if necessary."""
        before, found = self._seen.get(position, (0.0, None))
        if found is None or (before < seconds and not found.is_whole):
            found = self._analyse(position, seconds)
            self._seen[position] = seconds, found
            self.note(position, range_of_best(found))
        return found

    def has_seen(self, position: Position, seconds: float) -> bool:
        """Return whether a position was searched for at least `seconds`, or its result is known."""
        before, found = self._seen.get(position, (0.0, None))
        is_whole = found is not None and found.is_whole
        return before >= seconds or is_whole or position.outcome is not None

    def note(self, position: Position, proven: OutcomeRange) -> None:
        """Record what is proven of a position, for the player to move."""
        known = self._proven.get(position, OutcomeRange()).within(proven)
        self._proven[position] = known

    def proven(self, position: Position) -> OutcomeRange:
        """Return what is proven of a position so far, for the player to move."""
        if position.outcome is not None:
            return range_of(_score_at_end(position))
        return self._proven.get(position, OutcomeRange())

    def compare(
        self, position: Position, move: Move, seconds: float = GLANCE, *, closely: bool = True
    ) -> MoveComparison:
        """Compare a move with the best move of its position.

        Args:
            position: the position.
            move: the move.
            seconds: the search time for the position, and again for the one after the move.
            closely: whether margins and distances matter, not only who wins.
        """
        found = self.analysis(position, seconds)
        candidate = next(c for c in found.candidates if c.move == move)
        got = range_of(candidate.score).within(self.proven_after(position, move))
        score, line = candidate.score, candidate.line or (move,)
        if not got.is_sure or (closely and not _is_known(candidate, position)):
            said, following = self._score_after_move(position, move, seconds)
            got = got.within(self.proven_after(position, move))
            if said is not None and (score is None or not _is_exact(score)):
                score, line = said, following
                found = _with_score(found, move, score, line)
                got = got.within(range_of(score))
        if got.is_sure and not range_of(score).is_sure:
            # later positions have proven more than the search of this one
            score, line = _decided(position, got.least), (move,)
            found = _with_score(found, move, score, line)
        best = self.proven(position).within(OutcomeRange(got.least, range_of_best(found).most))
        self.note(position, best)
        return MoveComparison(found, best, got, found.best and found.best.score, score, line)

    def try_out(self, compared: MoveComparison, move: Move) -> MoveComparison:
        """Search another move of the position for `LONG`, and update the comparison with it."""
        position, before = compared.analysis.position, compared.analysis
        tried = self.compare(position, move, LONG)
        if tried.got_score is None:
            return compared
        found = _with_score(before, move, tried.got_score, tried.line)
        proven = self.proven(position).within(OutcomeRange(LOSS, range_of_best(found).most))
        best = proven.within(OutcomeRange(compared.got.least, WIN))
        self.note(position, best)
        return replace(
            compared, analysis=found, best=best, best_score=found.best and found.best.score
        )

    def score(self, position: Position) -> Score | None:
        """Return the score of a position for the player to move; None if it has none yet."""
        if position.outcome is not None:
            return _score_at_end(position)
        best = self.analysis(position).best
        return None if best is None else best.score

    def proven_after(self, position: Position, move: Move) -> OutcomeRange:
        """Return what is proven of the position after a move, for the player who makes it."""
        child = position.after(move)
        proven = self.proven(child)
        return proven if child.turn is position.turn else proven.turned

    def _score_after_move(
        self, position: Position, move: Move, seconds: float
    ) -> tuple[Score | None, tuple[Move, ...]]:
        """Return the score of a move and its line, by analysing the position after it."""
        child = position.after(move)
        if child.outcome is not None:
            score, line = _score_at_end(child), ()
        else:
            best = self.analysis(child, seconds).best
            score, line = (None, ()) if best is None else (best.score, best.line)
        if score is None:
            return None, (move,)
        plies = None if score.plies is None else score.plies + 1
        return replace(score.seen_by(position.turn), plies=plies), (move, *line)

    def whole_line(self, position: Position, line: tuple[Move, ...], end: int) -> tuple[Move, ...]:
        """Extend a line with a known result to the end of the game, as far as possible.

        Args:
            position: where the line begins.
            line: its first moves.
            end: `LOSS` or `WIN`, for the player to move in the position.
        """
        player, moves = position.turn, list(line)
        position = position_after(position, line)
        while position.outcome is None:
            best = self.analysis(position).best
            wanted = end if position.turn is player else -end
            if (
                best is None
                or best.score is None
                or range_of(best.score) != OutcomeRange(wanted, wanted)
            ):
                break
            most = FEW_PLIES if best.score.plies is None else LONGEST_LINE
            if len(moves) >= most or not best.line:
                break
            for move in best.line[: most - len(moves)]:
                moves.append(move)
                position = position.after(move)
        return tuple(moves)

    def best_play(self, found: Analysis) -> tuple[Move, ...]:
        """Return the best play for both sides, to the end of the game if it is known or near."""
        position, moves = found.position, list[Move]()
        best = found.best
        while best is not None and position.outcome is None:
            most = LONGEST_LINE if range_of(best.score).is_sure else FEW_PLIES
            if len(moves) >= most:
                break
            for move in (best.line or (best.move,))[: most - len(moves)]:
                moves.append(move)
                position = position.after(move)
            best = None if position.outcome is not None else self.analysis(position).best
        return tuple(moves)


def _with_score(found: Analysis, move: Move, score: Score, line: tuple[Move, ...]) -> Analysis:
    """Update an analysis with a better score for a move and its mirror images."""
    images = SymmetricMoves(found.position)
    others = set(images.of(move))
    candidates = [
        replace(c, score=score, line=images.line(line, c.move), skipped=False)
        if c.move in others
        else c
        for c in found.candidates
    ]
    return ranked(found.position, candidates, found.depth, found.nodes, found.seconds)


def _decided(position: Position, outcome: int) -> Score:
    """Return the score of a proven outcome for the player to move, with a bound on its distance."""
    if outcome == DRAW or position.remaining == ENDLESS:
        return Score(OUTCOMES[outcome], None, 0, Bound.EXACT, 0, position.turn)
    winner = position.turn if outcome == WIN else position.turn.opponent
    ends = family_of(position.game).possible_ends(position)
    latest = max((plies for player, plies in ends if player is winner), default=position.remaining)
    bound = DISTANCE_BOUND[OUTCOMES[outcome]]
    return Score(OUTCOMES[outcome], latest, 0, bound, position.remaining, position.turn)


def _score_at_end(position: Position) -> Score:
    """Return the score of a finished game for the player who would be next to move."""
    return score_of(position, terminal_value(position), Bound.EXACT, 0).seen_by(position.turn)


def _is_exact(score: Score) -> bool:
    return score.is_exact or (score.plies is not None and range_of(score).is_sure)


def _is_known(candidate: Candidate, position: Position) -> bool:
    """Return whether a move's value is exact and its line complete."""
    score = candidate.score
    if score is None or not score.is_exact:
        return False
    if position.game.is_numeric or range_of(score) not in (
        OutcomeRange(LOSS, LOSS),
        OutcomeRange(WIN, WIN),
    ):
        return True
    return score.plies is None or len(candidate.line) >= score.plies


def engine_analyser(
    knowledge: EngineCache, should_stop: ShouldStop = never, nodes: int | None = None
) -> Analyser:
    """Return an analyser that uses the engines; it raises `SearchStopped` when stopped.

    Args:
        knowledge: the engines.
        should_stop: stops the analyser.
        nodes: the most positions that all analyses may visit together, after which the analyser
            stops. The time of each is then counted in positions as well, so that what is found
            hardly depends on the speed of the machine.
    """
    left = nodes

    def analyser(position: Position, seconds: float) -> Analysis:
        nonlocal left
        share = 0 if left is None else min(left, round(seconds * NODES_A_SECOND))
        limits = Limits(seconds=seconds) if left is None else Limits(nodes=share)
        found = None
        if left is None or share:
            for found in analyse(position, limits, should_stop, knowledge=knowledge):
                if found.is_whole:
                    break
        if left is not None and found is not None:
            left -= min(found.nodes, share) if found.is_whole else share
        is_spent = left == 0 and (found is None or not found.is_whole)
        if found is None or is_spent or should_stop():
            raise SearchStopped
        return found

    return analyser
