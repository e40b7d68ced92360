# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second chance at the move that decided a game: a few tries, each judged by its true value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto

from desktop_app.core.position import Move, Position
from desktop_app.core.score import Outcome, Score, counts_numbers
from desktop_app.search.why.finding import Finding, FindingKind
from desktop_app.search.why.ranges import WIN, range_of

TRIES = 3


class TryVerdict(StrEnum):
    """The judgement of a try."""

    RIGHT = auto()
    """It keeps what the move of the game gave away."""
    WARMER = auto()
    """It is better than the move of the game, but does not keep as much."""
    AS_BAD = auto()
    """It leads to the same result as the move of the game, and is not known to be worse or better.
    """
    COLDER = auto()
    """It is worse than the move of the game."""
    PLAYED = auto()
    """It is the move of the game, whose value is known; it costs no try."""
    REPEATED = auto()
    """It was tried before; it costs no try."""


class ChallengeStage(StrEnum):
    """How far a challenge is."""

    SEARCHING = auto()
    """There are tries left, and the answer is not known."""
    FOUND = auto()
    """A try was right."""
    TOLD = auto()
    """The tries are used up, or the person gave up."""


@dataclass(frozen=True, slots=True)
class Try:
    """A move that was tried, with its true value for the player who would make it."""

    move: Move
    verdict: TryVerdict
    score: Score


class Challenge:
    """The state of one challenge.

    Attributes:
        finding: the mistake that a better move is wanted for.
        stage: how far it is.
        tries: the tries that counted, in order.
        last: the last try, whether it counted or not; None before the first.
    """

    def __init__(self, finding: Finding) -> None:
        """Begin with all tries.

        Args:
            finding: a finding that `is_challenge` accepts.
        """
        self.finding = finding
        self._scores = {c.move: c.score for c in finding.analysis.candidates if c.score}
        self.restart()

    def restart(self) -> None:
        """Begin again with all tries."""
        self.stage = ChallengeStage.SEARCHING
        self.tries: list[Try] = []
        self.last: Try | None = None

    @property
    def position(self) -> Position:
        """The position in which a move is wanted."""
        return self.finding.position

    @property
    def played(self) -> Move:
        """The move of the game."""
        assert self.finding.move is not None
        return self.finding.move

    @property
    def answers(self) -> Sequence[Move]:
        """All moves that keep what the move of the game gave away, best first."""
        return self.finding.better

    @property
    def can_win(self) -> bool:
        """Whether these moves win, rather than only avoid the loss."""
        return range_of(self._scores[self.answers[0]]).least == WIN

    @property
    def left(self) -> int:
        """The number of tries that are left."""
        return TRIES - len(self.tries)

    @property
    def is_searching(self) -> bool:
        """Whether an answer is still wanted, so that no value may be shown."""
        return self.stage is ChallengeStage.SEARCHING

    @property
    def found(self) -> Move | None:
        """The right move that was tried; None if it was not found."""
        return self.tries[-1].move if self.stage is ChallengeStage.FOUND else None

    @property
    def shown(self) -> Move:
        """The move to point out after the search: the one that was found, or the best answer."""
        return self.answers[0] if self.found is None else self.found

    @property
    def valued(self) -> Sequence[Move]:
        """The moves whose values are known to the person: that of the game, and those tried."""
        return [self.played, *(each.move for each in self.tries)]

    def take(self, move: Move) -> Try | None:
        """Judge a try; None if the move is not legal, or no answer is wanted any more."""
        score = self._scores.get(move)
        if score is None or not self.is_searching:
            return None
        self.last = found = Try(move, self._verdict(move, score), score)
        if found.verdict not in (TryVerdict.PLAYED, TryVerdict.REPEATED):
            self.tries.append(found)
            if found.verdict is TryVerdict.RIGHT:
                self.stage = ChallengeStage.FOUND
            elif not self.left:
                self.stage = ChallengeStage.TOLD
        return found

    def give_up(self) -> None:
        """Tell the answer."""
        if self.is_searching:
            self.stage = ChallengeStage.TOLD

    def _verdict(self, move: Move, score: Score) -> TryVerdict:
        if move == self.played:
            return TryVerdict.PLAYED
        if any(move == each.move for each in self.tries):
            return TryVerdict.REPEATED
        if move in self.answers:
            return TryVerdict.RIGHT
        gained = _compared(score, self._scores[self.played])
        if not gained:
            return TryVerdict.AS_BAD
        return TryVerdict.WARMER if gained > 0 else TryVerdict.COLDER


def is_challenge(finding: Finding) -> bool:
    """Return whether a finding shows a mistake that can be put right, and every try can be judged.

    For that it must be proven of each move whether it wins, draws or loses.
    """
    if finding.kind not in (FindingKind.LETS_WIN, FindingKind.MISSES_WIN):
        return False
    if finding.ahead is not None or finding.move is None or not finding.better:
        return False
    candidates = finding.analysis.candidates
    if counts_numbers(finding.position.game) and not finding.analysis.complete:
        return False
    return all(range_of(candidate.score).is_sure for candidate in candidates)


def _compared(one: Score, other: Score) -> float:
    """Return whether a proven score is better (positive) or worse (negative) than another; else 0.

    Margins count more than the distance to the end, which only counts where both are exact.
    """
    outcomes = range_of(one).least - range_of(other).least
    if outcomes or one.number or other.number:
        return outcomes or one.number - other.number
    if one.plies is None or other.plies is None or not (one.is_exact and other.is_exact):
        return 0
    later = one.plies - other.plies
    return {Outcome.LOSS: later, Outcome.WIN: -later}.get(one.outcome, 0)
