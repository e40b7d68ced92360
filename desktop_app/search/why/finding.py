# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The findings about a move or a game, as facts that `play.why` turns into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import inf

from desktop_app.core.entry import Reason, TheoryRemark, family_of
from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import Outcome, Score, counts_numbers, winner_of
from desktop_app.search.beginner import can_stop_all, wins
from desktop_app.search.candidates import Analysis
from desktop_app.search.why.ranges import soonest


class FindingKind(StrEnum):
    """How a move changed the position, for the player who made it, or how a whole game went."""

    LETS_WIN = "lets-win"
    """The position was not lost, and is now."""
    MISSES_WIN = "misses-win"
    """The position was won, and is no longer."""
    LOSES_SOONER = "loses-sooner"
    """The position was lost; now the end comes sooner."""
    WINS_LATER = "wins-later"
    """The position is still won; the end comes later."""
    GETS_LESS = "gets-less"
    """Another move leads to a better number, or margin."""
    SEEMS_WEAKER = "seems-weaker"
    """Nothing is proven; by evaluation another move is better."""
    AS_GOOD = "as-good"
    """No move is better."""

    GUESSED_WORST = "guessed-worst"
    """For a game: nothing is proven, but by evaluation this move gave away the most."""
    START_LOST = "start-lost"
    """For a game: the loser had no better move anywhere."""
    NOBODY_ERRED = "nobody-erred"
    """For a game: no move gave anything away."""


class WinningWay(StrEnum):
    """The way in which the winner of a line wins."""

    BY_ITSELF = "by-itself"
    """The other player's own move ends the game."""
    UNSTOPPED = "unstopped"
    """At once, by an existing threat that was not stopped."""
    AT_ONCE = "at-once"
    """With the winner's first move."""
    TWO_THREATS = "two-threats"
    """With the winner's first move, which makes more threats than can be stopped."""
    FORCING = "forcing"
    """By threats that must be answered, until one move makes several at once."""
    TWO_IN_THE_END = "two-in-the-end"
    """By a later move that makes several threats, after moves without threats."""
    ANYHOW = "anyhow"
    """In a way that the game can't explain."""


@dataclass(frozen=True, slots=True)
class LineMove:
    """One move of a line on show, with the threats that are visible on the board.

    Attributes:
        position: the position before the move.
        move: the move.
        threats: the moves with which its player threatens to win next.
        stood: the opponent's winning threats before the move.
        left: the opponent's winning moves after it.
        is_forced: whether the opponent threatened to win and its player could not win first.
        decides: whether it makes two or more threats, and the opponent can't stop all of them.
        remark: a fact from the game's theory about the position after it.
    """

    position: Position
    move: Move
    threats: tuple[Move, ...] = ()
    stood: tuple[Move, ...] = ()
    left: tuple[Move, ...] = ()
    is_forced: bool = False
    decides: bool = False
    remark: TheoryRemark | None = None

    @property
    def player(self) -> Player:
        """The player who makes the move."""
        return self.position.turn

    @property
    def after(self) -> Position:
        """The position after the move."""
        return self.position.after(self.move)

    @property
    def unstopped(self) -> tuple[Move, ...]:
        """The opponent's threats that the move does not answer."""
        return tuple(move for move in self.stood if move in self.left)

    @property
    def opened(self) -> tuple[Move, ...]:
        """The opponent's threats that the move itself creates."""
        return tuple(move for move in self.left if move not in self.stood)


EASY_TO_FOLLOW = 6
"""The number of moves of a line that are played out even if they decide nothing."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The facts found about a move or a game.

    Attributes:
        kind: what the move did or, if no move is to blame, the conclusion about the game.
        analysis: the analysis of the position before the move; of the first position of a game
            without a mistake.
        number: the number of moves of the game before it.
        move: the move; None if no move is to blame.
        best: the value of the position for the player to move; None if unknown.
        got: the value of the move for the same player; None if unknown.
        line: the moves to show: the move and its consequences, or the win that it missed.
        better: the moves that keep what the move gives away, best first.
        all_others_fail: whether every move outside `better` is proven to fail.
        ahead: the plies that the search looked ahead; None if everything is proven.
        played: the moves of the game from the move on, if the loser ignored a threat and lost
            sooner than in `line`; else empty.
        reason: why the move is a mistake, by an idea of the game; None if none fits.
    """

    kind: FindingKind
    analysis: Analysis
    number: int
    move: Move | None = None
    best: Score | None = None
    got: Score | None = None
    line: tuple[LineMove, ...] = ()
    better: tuple[Move, ...] = ()
    all_others_fail: bool = False
    ahead: int | None = None
    played: tuple[LineMove, ...] = ()
    reason: Reason | None = None

    @property
    def is_proven_mistake(self) -> bool:
        """Whether a move is to blame, and that is proven."""
        guesses = FindingKind.SEEMS_WEAKER, FindingKind.GUESSED_WORST
        return self.move is not None and self.ahead is None and self.kind not in guesses

    @property
    def shown(self) -> tuple[LineMove, ...]:
        """The moves to show on the board: the game itself if `played` has it, or else the line."""
        return self.played or self.line

    @property
    def point(self) -> int:
        """The number of shown moves that make the point; those after it only confirm it.

        A short line is shown to its end. A longer one up to the move that makes several threats,
        what the other player does about it, and the win; where there is no such move, as far as
        people like to follow.
        """
        shown = self.shown
        if len(shown) <= EASY_TO_FOLLOW:
            return len(shown)
        for number, play in enumerate(shown):
            if play.decides:
                return min(number + 3, len(shown))
        return EASY_TO_FOLLOW

    @property
    def position(self) -> Position:
        """The position that the finding is about."""
        return self.analysis.position

    @property
    def mover(self) -> Player:
        """The player to move in that position."""
        return self.position.turn

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the line."""
        return tuple(play.move for play in self.line)

    @property
    def end(self) -> float | None:
        """The outcome of the line for the player who moves first; None if the line stops short."""
        outcome = self.line[-1].after.outcome if self.line else None
        return None if outcome is None else outcome * self.mover

    @property
    def reply(self) -> LineMove | None:
        """The opponent's first move in the line; None if there is none."""
        return next((play for play in self.line if play.player is not self.mover), None)

    @property
    def wins_at_once(self) -> bool:
        """Whether the first of the better moves wins the game at once."""
        if not self.better:
            return False
        return wins(self.position, self.better[0])

    @property
    def may_have_better_move(self) -> bool:
        """Whether another move may still win sooner or hold out longer, as far as is known.

        Only for a winning or losing move in a game without margins.
        """
        got, position = self.got, self.position
        if got is None or got.outcome not in (Outcome.WIN, Outcome.LOSS):
            return False
        if counts_numbers(position.game):
            return False
        others = [
            (c.move, c.score)
            for c in self.analysis.candidates
            if c.move != self.move and c.score is not None and c.score.outcome is got.outcome
        ]
        if got.outcome is Outcome.LOSS:
            return any(score.plies is None for _, score in others)
        latest = inf if got.plies is None else got.plies
        return any(soonest(position, move, score) < latest for move, score in others)

    @property
    def winning(self) -> tuple[LineMove, ...]:
        """The winner's moves in a line that leads to a win; none if the line stops short."""
        if not self.line or self.position.game.is_numeric:
            return ()
        winner = winner_of(self.line[-1].after)
        return tuple(play for play in self.line if play.player is winner)

    @property
    def deciding(self) -> LineMove | None:
        """The winner's first move that leaves a threat open because it makes several; or None."""
        return next((play for play in self.winning if play.decides), None)

    @property
    def way(self) -> WinningWay:
        """The way in which the line is won."""
        winning, deciding = self.winning, self.deciding
        if not winning:
            return WinningWay.BY_ITSELF if self.end else WinningWay.ANYHOW
        if winning[0].after.outcome is not None:
            lost = winning[0].player is not self.mover
            is_old = lost and winning[0].move in self.line[0].stood
            return WinningWay.UNSTOPPED if is_old else WinningWay.AT_ONCE
        if deciding is None:
            return WinningWay.ANYHOW
        if deciding is winning[0]:
            return WinningWay.TWO_THREATS
        before = winning[: winning.index(deciding)]
        return (
            WinningWay.FORCING
            if all(play.threats for play in before)
            else WinningWay.TWO_IN_THE_END
        )


def plays_of(position: Position, moves: Iterable[Move]) -> Iterator[LineMove]:
    """Yield the plays of a line; threats that the game's family can't name are left empty."""
    for move in moves:
        play = _play(position, move)
        yield play
        position = position.after(move)


def _play(position: Position, move: Move) -> LineMove:
    player, after = position.turn, position.after(move)
    stood = _threats(position, player.opponent)
    if after.outcome is not None:
        return LineMove(position, move, stood=stood)
    threats, left = _threats(after, player), _threats(after, player.opponent)
    is_forced = bool(stood) and not _threats(position, player)
    decides = len(threats) >= 2 and not left and not can_stop_all(after, threats)
    remark = family_of(position.game).remark(after)
    return LineMove(position, move, threats, stood, left, is_forced, decides, remark)


def _threats(position: Position, player: Player) -> tuple[Move, ...]:
    return tuple(family_of(position.game).threats(position, player) or ())
