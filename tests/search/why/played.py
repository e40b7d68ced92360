# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every fact of a finding, held against the board: by playing its line, and by other searches.

Nothing of what finds the facts is used: threats are cells that complete a line on the prover's own
board, a move that is said to decide is tried against every answer, and who wins is asked of a
`Truth`, which is a search of another kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from desktop_app.core.position import Move, Player
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.k_in_a_row.game import LineGame, LinePosition
from desktop_app.search.why.finding import Finding, FindingKind, LineMove, WinningWay
from tests.search.prover import Rules

SHOWS_THE_WIN = (FindingKind.MISSES_WIN, FindingKind.WINS_LATER)
SHORT = 5
"""A win within so many plies is never missed by the provers, so neither may the search."""


class Truth(Protocol):
    """Who wins a position with best play, by a search that shares nothing with the engines."""

    def outcome(self, position: LinePosition, player: Player) -> int | None:
        """1, 0 or -1 for a player; None: not found out."""
        ...

    def holds(self, position: LinePosition, player: Player) -> bool | None:
        """Whether a player does not lose; None: not found out."""
        ...

    def wins_within(self, position: LinePosition, player: Player, plies: int) -> bool | None:
        """Whether a player can win within so many plies; None: not found out."""
        ...


class Refuted(AssertionError):  # noqa: N818 - what became of a claim
    """What is said is not so."""


class Check:
    """Checks findings about a game."""

    def __init__(self, game: LineGame, truth: Truth) -> None:
        self._rules = Rules(game.columns, game.rows, game.k, gravity=game.gravity)
        self._truth = truth
        self.undecided = 0

    def check(self, found: Finding) -> None:
        """Whether all of it is so.

        Raises:
            Refuted: it is not.
        """
        for fault in self._faults(found):
            raise Refuted(f"{fault}: {found.position!r} {found}")

    def _faults(self, found: Finding) -> Iterator[str]:
        position = found.position
        assert isinstance(position, LinePosition)
        yield from self._faults_of_line(found, position)
        yield from self._faults_of_game_played(found, position)
        yield from self._faults_of_way(found)
        if found.move is not None:
            yield from self._faults_of_move(found, position, found.move)
        else:
            yield from self._faults_of_game(found, position)

    # the line

    def _faults_of_line(self, found: Finding, position: LinePosition) -> Iterator[str]:
        for play in found.line:
            if play.position != position or play.move not in position.legal_moves():
                yield f"{play.move} can't be played"
            yield from self._faults_of_play(play, position)
            position = position.after(play.move)
        said = None if position.outcome is None else position.outcome * found.mover
        if found.line and found.end != said:
            yield "the line ends in another way"

    def _faults_of_game_played(self, found: Finding, position: LinePosition) -> Iterator[str]:
        """Of how the game was lost before it need have been."""
        if not found.played:
            return
        if len(found.played) >= len(found.line):
            yield "it did not come sooner"
        left: tuple[Move, ...] = ()
        for play in found.played:
            if play.position != position or play.move not in position.legal_moves():
                yield f"{play.move} can't be played"
            yield from self._faults_of_play(play, position)
            if position.after(play.move).outcome is not None and play.move not in left:
                yield "the threat was not there"
            position, left = position.after(play.move), play.left
        if position.outcome != found.mover.opponent:
            yield "it was not lost so"

    def _faults_of_play(self, play: LineMove, position: LinePosition) -> Iterator[str]:
        rules, after = self._rules, position.after(play.move)
        stood = rules.completing(position.other, position.own)
        if mask(play.stood) != stood:
            yield "other threats stood"
        first = rules.completing(position.own, position.other)
        made = 0 if after.outcome is not None else rules.completing(after.other, after.own)
        if mask(play.threats) != made:
            yield "it threatens something else"
        left = 0 if after.outcome is not None else rules.completing(after.own, after.other)
        if mask(play.left) != left or mask(play.opened) != left & ~stood:
            yield "other threats are left"
        forced = bool(stood) and not first and after.outcome is None
        if play.is_forced is not forced:
            yield "it is not forced, or is"
        if play.decides and not always_wins_next(after, play.player):
            yield "it decides nothing"
        if len(play.threats) > 1 and not play.decides and always_wins_next(after, play.player):
            yield "it decides, and that is not said"

    def _faults_of_way(self, found: Finding) -> Iterator[str]:
        way, line = found.way, found.line
        winner = None
        if found.end:
            winner = found.mover if found.end > 0 else found.mover.opponent
        wins = [play for play in line if play.player is winner]
        if way in (WinningWay.UNSTOPPED, WinningWay.AT_ONCE):
            first = wins[0]
            if first.after.outcome != winner or first not in line[:2]:
                yield "it is not won at once"
            stood = winner is not found.mover and self._stood(found, first.move)
            if (way is WinningWay.UNSTOPPED) is not stood:
                yield "it was no threat that stood, or was one"
        if way in (WinningWay.TWO_THREATS, WinningWay.FORCING, WinningWay.TWO_IN_THE_END):
            place = wins.index(found.deciding) if found.deciding else -1
            if (place == 0) is not (way is WinningWay.TWO_THREATS) or place < 0:
                yield "another move decides"
            forcing = all(play.threats for play in wins[:place])
            if place > 0 and forcing is not (way is WinningWay.FORCING):
                yield "not all threaten, or all do"

    def _stood(self, found: Finding, cell: Move) -> bool:
        before = found.position
        assert isinstance(before, LinePosition)
        return bool(self._rules.completing(before.other, before.own) >> cell & 1)

    # what a move did

    def _faults_of_move(self, found: Finding, position: LinePosition, move: Move) -> Iterator[str]:
        kind, mover, after = found.kind, found.mover, position.after(move)
        if found.line[0].move != (found.better[0] if kind in SHOWS_THE_WIN else move):
            yield "another move is shown"
        yield from self._faults_of_kind(found, position, after)
        if found.wins_at_once != (
            bool(found.better) and position.after(found.better[0]).outcome == mover
        ):
            yield "the better move does not win at once, or does"
        yield from self._faults_of_score(found.got, after, mover, 1)
        yield from self._faults_of_score(found.best, position, mover, 0)
        yield from self._faults_of_length(found)
        yield from self._faults_of_better(found, position)

    def _faults_of_kind(
        self, found: Finding, position: LinePosition, after: LinePosition
    ) -> Iterator[str]:
        kind, mover = found.kind, found.mover
        if kind is FindingKind.LETS_WIN:
            yield from self._no(self._truth.outcome(after, mover), -1, "it is not lost")
            if found.ahead is None:
                yield from self._not(self._truth.holds(position, mover), "it was lost before")
        if kind is FindingKind.MISSES_WIN:
            yield from self._no(self._truth.outcome(position, mover), 1, "it was not won")
            if found.ahead is None:
                won = self._truth.outcome(after, mover)
                if won is None:
                    self.undecided += 1
                elif won == 1:
                    yield "it still is won"
        if kind in (FindingKind.LOSES_SOONER, FindingKind.WINS_LATER):
            sign = -1 if kind is FindingKind.LOSES_SOONER else 1
            yield from self._no(self._truth.outcome(after, mover), sign, "it ends otherwise")
            best, got = found.best, found.got
            if best is None or got is None or best.plies is None or got.plies is None:
                yield "no distances"
            elif sign * (got.plies - best.plies) <= 0:
                yield "it is not worse"
            elif found.ahead is None and (best, got)[sign > 0].bound is not Bound.EXACT:
                yield "it may be over as soon with the other one"
        if kind is FindingKind.AS_GOOD and found.ahead is None:
            before = self._truth.outcome(position, mover)
            yield from self._no(self._truth.outcome(after, mover), before, "there is a better one")

    def _faults_of_score(
        self, score: Score | None, position: LinePosition, player: Player, made: int
    ) -> Iterator[str]:
        """The distance that is told is the true one, or one within which it is over."""
        if score is None or score.outcome not in (Outcome.WIN, Outcome.LOSS):
            return
        winner = player if score.outcome is Outcome.WIN else player.opponent
        if score.player is not player or score.plies is None:
            yield "no distance, or another point of view"
            return
        plies = score.plies - made
        if plies == 0:
            if position.outcome != winner:
                yield "it is not over"
            return
        yield from self._not(self._truth.wins_within(position, winner, plies), "it takes longer")
        if score.bound is Bound.EXACT and plies > 2:
            sooner = self._truth.wins_within(position, winner, plies - 2)
            yield from self._not(None if sooner is None else not sooner, "it is over sooner")

    def _faults_of_length(self, found: Finding) -> Iterator[str]:
        shown = found.best if found.kind in SHOWS_THE_WIN else found.got
        if shown is None or shown.plies is None or shown.outcome is Outcome.DRAW:
            return
        whole = found.end is not None
        if shown.bound is Bound.EXACT and whole and len(found.line) != shown.plies:
            yield "the line is not as long as is said"

    def _faults_of_better(self, found: Finding, position: LinePosition) -> Iterator[str]:
        kind, mover = found.kind, found.mover
        wanted = kind is FindingKind.MISSES_WIN or (
            found.best is not None and found.best.outcome is Outcome.WIN
        )
        if kind in (FindingKind.LETS_WIN, FindingKind.MISSES_WIN) and not found.better:
            yield "nothing is better"
        if found.move in found.better:
            yield "the move is better than itself"
        for move in found.better:
            after = position.after(move)
            if kind not in (FindingKind.LETS_WIN, FindingKind.MISSES_WIN):
                continue
            if wanted:
                yield from self._no(self._truth.outcome(after, mover), 1, "it does not win")
            elif found.ahead is None:
                yield from self._not(self._truth.holds(after, mover), "it does not hold")
            elif self._truth.wins_within(after, mover.opponent, min(found.ahead - 1, SHORT)):
                yield "it loses within as many moves as were looked at"
        if found.all_others_fail:
            for move in set(position.legal_moves()) - set(found.better):
                outcome = self._truth.outcome(position.after(move), mover)
                if outcome is None:
                    self.undecided += 1
                elif outcome > (0 if wanted else -1):
                    yield "another one does not fail"

    def _faults_of_game(self, found: Finding, position: LinePosition) -> Iterator[str]:
        if found.kind is FindingKind.NOBODY_ERRED and found.ahead is None:
            yield from self._no(self._truth.outcome(position, found.mover), 0, "it is no draw")

    def _no(self, outcome: int | None, wanted: int | None, fault: str) -> Iterator[str]:
        if outcome is None or wanted is None:
            self.undecided += 1
        elif outcome != wanted:
            yield fault

    def _not(self, is_so: bool | None, fault: str) -> Iterator[str]:
        if is_so is None:
            self.undecided += 1
        elif not is_so:
            yield fault


def mask(moves: tuple[Move, ...]) -> int:
    return sum(1 << move for move in moves)


def always_wins_next(position: LinePosition, player: Player) -> bool:
    """Whether a player wins with the next move, whatever the other one plays before."""
    if position.outcome is not None or position.turn is player:
        return False
    for answer in position.legal_moves():
        after = position.after(answer)
        if after.outcome is not None:
            return False
        if all(after.after(move).outcome != player for move in after.legal_moves()):
            return False
    return True
