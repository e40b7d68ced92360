# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Answer why a game was lost, why a move was weak, or why another move was not played.

The line is examined backwards from its end, where the result is known, so that the value after a
move is proven before that move is compared with the alternatives. Of a lost game the move reported
is the last one after which the loser could no longer hold it: what went wrong earlier could still
have been made good. Where nothing was lost, or margins count, it is the move that gave away the
most: by outcome, then by margin, then by plies; of equals the last one. If no loss is proven, it is
the move that lost the most by evaluation, measured as in the history.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from desktop_app.core.entry import MistakeLine, Reason, family_of
from desktop_app.core.mistake import height_lost
from desktop_app.core.position import Move, Player, Position, position_after
from desktop_app.core.scales import least_advantage
from desktop_app.core.score import Outcome, Score, counts_numbers, winner_of
from desktop_app.search.candidates import Candidate
from desktop_app.search.why.classify import better_moves, given_away, kind_of, looked_ahead
from desktop_app.search.why.comparison import LONG, Analyser, MoveComparer, MoveComparison, MoveLoss
from desktop_app.search.why.finding import Finding, FindingKind, LineMove, plays_of
from desktop_app.search.why.ranges import DRAW, LOSS, WIN, OutcomeRange, range_of

CLOSELY = 3
"""The number of apparent but unproven mistakes that get a long search."""
GUESSED = (FindingKind.SEEMS_WEAKER, FindingKind.AS_GOOD)
"""The kinds of moves about which nothing is proven."""
MISTAKES = (
    FindingKind.LETS_WIN,
    FindingKind.MISSES_WIN,
    FindingKind.GETS_LESS,
    FindingKind.SEEMS_WEAKER,
)
"""The kinds of moves that may have a reason in the game's own terms."""
WEAKER = 5
"""The least difference of evaluation to call a move weaker; half a unit if the game has one."""
TRIES = 3
"""The number of better moves that are checked by a long search before one is named."""

Report = Callable[[int, int], None]
"""Called with the number of moves compared so far, and of all moves."""


def _ignore_progress(_done: int, _all: int) -> None:
    pass


@dataclass(frozen=True, slots=True)
class WhyQuestion:
    """A question about a game or a move.

    Attributes:
        start: the first position of the game.
        moves: the moves made from there.
        move: the move to judge, which is legal after `moves`; None to ask about the whole game.
        shows_best: whether the line of the answer is the best play for both sides from the position
            that the finding is about, instead of the consequences of the move.
    """

    start: Position
    moves: tuple[Move, ...] = ()
    move: Move | None = None
    shows_best: bool = False

    @property
    def positions(self) -> list[Position]:
        """The start, and the position after each move."""
        found = [self.start]
        for move in self.moves:
            found.append(found[-1].after(move))
        return found


def answer(inquiry: WhyQuestion, look: Analyser, report: Report = _ignore_progress) -> Finding:
    """Find out why a game was lost, or what a move gave or would give away.

    Args:
        inquiry: the question.
        look: analyses a position.
        report: called with the progress of the work.

    Raises:
        SearchStopped: raised by `look`.
    """
    comparer = MoveComparer(look)
    if inquiry.move is not None:
        position = inquiry.positions[-1]
        compared = _tried_out(comparer, comparer.compare(position, inquiry.move, LONG))
        found = _finding(comparer, compared, inquiry.move, len(inquiry.moves))
    else:
        found = _Game(inquiry, comparer, report).finding()
    return _with_best_play(found, comparer) if inquiry.shows_best else found


def _with_best_play(found: Finding, comparer: MoveComparer) -> Finding:
    """Replace the line of a finding by the best play for both sides."""
    line = tuple(plays_of(found.position, comparer.best_play(found.analysis)))
    return replace(found, line=line, played=(), reason=None)


def first_mistake(inquiry: WhyQuestion, look: Analyser, number: int) -> Finding | None:
    """Find the first move of a game that provably gave something away.

    It may not have decided the game: what it gave away may have been given back. Of a lost game
    only the loser's moves count.

    Args:
        inquiry: a question about a whole game.
        look: analyses a position.
        number: only moves before this one are looked at.

    Returns:
        The finding; None if there is no such move.

    Raises:
        SearchStopped: raised by `look`.
    """
    return _Game(inquiry, MoveComparer(look), _ignore_progress).first_mistake(number)


class _Game:
    """Searches a game for the move that decided it, or else gave away the most."""

    def __init__(self, inquiry: WhyQuestion, comparer: MoveComparer, report: Report) -> None:
        self._positions, self._moves = inquiry.positions, inquiry.moves
        self._comparer, self._report = comparer, report
        self._wants_numbers = counts_numbers(inquiry.start.game)

    @property
    def _loser(self) -> Player | None:
        end = self._positions[-1]
        winner = None if end.game.is_numeric else winner_of(end)
        return winner and winner.opponent

    def finding(self) -> Finding:
        """Return the finding about the worst move, or that there is none."""
        found = dict(self._compared(closely=self._wants_numbers))
        losses = {number: compared.loss for number, compared in found.items()}
        if self._wants_numbers:
            return self._worst_move_finding(losses) or self._guessed() or self._no_fault()
        proven = {number: losses[number] for number in found if found[number].is_proven_worse}
        decisive = {n: losses[n] for n in proven if self._is_decisive(found[n])}
        return (
            self._worst_move_finding(decisive)
            or self._worst_move_finding(proven)
            or self._guessed()
            or self._worst_move_finding(losses)
            or self._no_fault()
        )

    def first_mistake(self, before: int) -> Finding | None:
        """Return the finding about the first proven mistake, before a number; None without one."""
        comparer, loser = self._comparer, self._loser
        for number, move in enumerate(self._moves[:before]):
            position = self._positions[number]
            if loser is not None and position.turn is not loser:
                continue
            compared = comparer.compare(position, move, closely=self._wants_numbers)
            if _is_proven_mistake(compared):
                compared = self._closely(number)
                if _is_proven_mistake(compared):
                    return self._finding_for(compared, number)
        return None

    def _worst_move_finding(self, losses: dict[int, MoveLoss]) -> Finding | None:
        """Return the finding about the worst move after a long search; None if nothing was lost."""
        while losses and (number := _worst(losses)) is not None:
            compared = self._closely(number)
            if compared.loss[:2] >= losses[number][:2]:
                return self._finding_for(compared, number)
            losses[number] = compared.loss  # the long search has shown a smaller loss
        return None

    def _closely(self, number: int) -> MoveComparison:
        comparer = self._comparer
        position, move = self._positions[number], self._moves[number]
        return _tried_out(comparer, comparer.compare(position, move, LONG))

    def _guessed(self) -> Finding | None:
        """Return the finding about the largest loss by evaluation, the loser's first; or None."""
        loser, positions = self._loser, self._positions
        lost = {n: each for n in range(len(self._moves)) if (each := self._height_lost(n)) > 0}
        order = sorted(lost, reverse=True, key=lambda n: (positions[n].turn is loser, lost[n], n))
        left = CLOSELY
        for number in order:
            if not left:
                break
            compared = self._closely(number)
            left -= not compared.got.is_sure  # a proven result is no guess, and doesn't count
            kind = kind_of(compared)
            if kind in (FindingKind.LETS_WIN, FindingKind.MISSES_WIN, FindingKind.GETS_LESS):
                return self._finding_for(compared, number)
            better = self._better(compared) if kind in GUESSED else None
            if better is not None:
                told, best = self._finding_for(compared, number), better.got_score
                kind, better = FindingKind.GUESSED_WORST, (better.move,)
                reason = _reason(compared, better)
                return replace(told, kind=kind, best=best, better=better, reason=reason)
        return None

    def _better(self, compared: MoveComparison) -> MoveComparison | None:
        """Return a move that still seems better after an equally long search; None if none does.

        The search must be as long because evaluations of different depths can't be compared.
        """
        position, got = compared.analysis.position, compared.got_score
        least = (family_of(position.game).unit or 2 * WEAKER) / 2
        others = [c.move for c in compared.analysis.candidates if c.move != compared.move]
        for move in others[:TRIES]:
            tried = self._comparer.compare(position, move, LONG)
            score = tried.got_score
            if score is None or got is None or tried.got.most < DRAW:
                continue
            if tried.got.least > compared.got.least or score.number - got.number >= least:
                return tried
        return None

    def _height_lost(self, number: int) -> float:
        """Return how much of its player's value a move lost by evaluation.

        The loss from the position before to the one after it, as in the history, or from the best
        move to this one within the same search, whichever is larger. The first alone is not enough:
        evaluations at an even depth are too low for the player to move, so that every move seems to
        gain.
        """
        before, after = self._positions[number : number + 2]
        was, now = self._comparer.score(before), self._comparer.score(after)
        if was is None:
            return 0
        candidates = self._comparer.analysis(before).candidates
        got = next(c.score for c in candidates if c.move == self._moves[number])
        lost = [height_lost(before, was, before, got)] if got else []
        lost += [height_lost(before, was, after, now)] if now else []
        return max(lost, default=0)

    def _compared(self, *, closely: bool) -> Iterator[tuple[int, MoveComparison]]:
        """Compare each move of the players in question with the best move, last move first.

        Stops at the move after which the loser could no longer hold the game.
        """
        comparer, loser = self._comparer, self._loser
        for number in reversed(range(len(self._moves))):
            position, move = self._positions[number], self._moves[number]
            if loser is None or position.turn is loser:
                compared = comparer.compare(position, move, closely=closely)
                yield number, compared
                if compared.loss.outcomes > WIN or self._is_decisive(compared):
                    return
            else:
                comparer.note(
                    position, OutcomeRange(comparer.proven_after(position, move).least, WIN)
                )
            self._report(len(self._moves) - number, len(self._moves))

    def _is_decisive(self, compared: MoveComparison) -> bool:
        """Return whether a move provably lost a game that could still be held."""
        is_lost = compared.is_proven_worse and compared.got.most == LOSS
        return is_lost and not self._wants_numbers and self._loser is not None

    def _no_fault(self) -> Finding:
        """Return the finding for a game in which no move changed the outcome."""
        comparer, start = self._comparer, self._positions[0]
        if self._loser is None:
            return self._nobody_erred()
        losses = {number: compared.loss for number, compared in self._compared(closely=True)}
        number = max(losses, key=lambda n: (losses[n].plies, n), default=None)
        if number is not None and losses[number].plies > 0:
            compared = comparer.compare(self._positions[number], self._moves[number], LONG)
            if compared.loss.plies > 0:
                return self._finding_for(compared, number)
        found, lost = comparer.analysis(start, LONG), WIN if start.turn is not self._loser else LOSS
        if comparer.proven(start) != OutcomeRange(lost, lost):
            return self._nobody_erred()
        return Finding(FindingKind.START_LOST, found, 0, best=_best_score(found.best))

    def _nobody_erred(self) -> Finding:
        ahead, found = self._least_ahead(), self._comparer.analysis(self._positions[0], LONG)
        return Finding(
            FindingKind.NOBODY_ERRED, found, 0, best=_best_score(found.best), ahead=ahead
        )

    def _least_ahead(self) -> int | None:
        """Return the least depth searched for any move not proven to be as good as the best."""
        depths: list[int] = []
        for position, move in zip(self._positions, self._moves, strict=False):
            found = self._comparer.analysis(position)
            best, got = self._comparer.proven(position), self._comparer.proven_after(position, move)
            if not found.complete if self._wants_numbers else best.most > got.least:
                depths.append(found.depth)
        return min(depths, default=None)

    def _finding_for(self, compared: MoveComparison, number: int) -> Finding:
        return _finding(self._comparer, compared, self._moves[number], number, self._moves[number:])


def _tried_out(comparer: MoveComparer, compared: MoveComparison) -> MoveComparison:
    """Update a comparison by long searches of the moves that seem to avoid the loss."""
    for _ in range(TRIES):
        kind = kind_of(compared)
        if kind is not FindingKind.LETS_WIN or looked_ahead(kind, compared) is None:
            break
        better = better_moves(kind, compared)
        if not better:
            break
        tried = comparer.try_out(compared, better[0])
        if kind_of(tried) is kind and better[0] in better_moves(kind, tried):
            break  # it still seems to hold
        compared = tried
    return compared


def _is_proven_mistake(compared: MoveComparison) -> bool:
    kind = kind_of(compared)
    return kind in MISTAKES and looked_ahead(kind, compared) is None


def _worst(losses: dict[int, MoveLoss]) -> int | None:
    """Return the number of the move with the largest loss of outcome or number; None if none."""
    number = max(losses, key=lambda n: (losses[n], n))
    return number if losses[number].outcomes or losses[number].number else None


def _finding(
    comparer: MoveComparer,
    compared: MoveComparison,
    move: Move,
    number: int,
    played: Sequence[Move] = (),
) -> Finding:
    """Return the finding for one move.

    Args:
        comparer: the comparer with all analyses so far.
        compared: the comparison of the move with the best one.
        move: the move.
        number: the number of moves of the game before it.
        played: the move and the moves of the game after it; empty if it was not made.
    """
    kind, position = kind_of(compared), compared.analysis.position
    better = better_moves(kind, compared)
    if kind is FindingKind.LETS_WIN and looked_ahead(kind, compared) is not None:
        # the moves tried have failed: don't name another one that was not searched
        better = tuple(m for m in better if comparer.has_seen(position.after(m), LONG))
    all_fail = False
    if kind is FindingKind.LETS_WIN or kind is FindingKind.MISSES_WIN:
        least = given_away(kind, compared)
        others = [c for c in compared.analysis.candidates if c.move not in better]
        all_fail = bool(better) and all(_range(compared, c, move).most < least for c in others)
    shown = _line(comparer, compared, kind, better)
    if kind is FindingKind.LETS_WIN and not _ends(position, shown) and _ends(position, played):
        shown = tuple(played)  # the game itself has shown it
    reason = _reason(compared, better) if kind in MISTAKES else None
    if reason is not None and reason.reply not in (None, *shown[1:2]) and shown == tuple(played):
        reason = None  # the game itself is shown, and it went on otherwise
    return Finding(
        kind,
        compared.analysis,
        number,
        move,
        compared.best_score,
        compared.got_score,
        tuple(plays_of(position, shown)),
        better,
        all_fail,
        looked_ahead(kind, compared),
        _sooner(position, shown, played) if kind is FindingKind.LETS_WIN else (),
        reason,
    )


def _reason(compared: MoveComparison, better: tuple[Move, ...]) -> Reason | None:
    """Return the game's own reason why a move is a mistake."""
    position, equals = compared.analysis.position, (*better, *_as_good(compared, better))
    return family_of(position.game).reason(MistakeLine(position, compared.line, equals))


def _as_good(compared: MoveComparison, better: tuple[Move, ...]) -> Iterator[Move]:
    """Yield the other moves that a search can't tell from the best one: of equal value or nearly.

    What sets one of these apart from the mistake, but not all of them, doesn't explain it.
    """
    found = compared.analysis
    best = next((c.score for c in found.candidates if c.move in better), None)
    if best is None:
        return
    group, number = best.rank
    nearly = number - least_advantage(found.position.game)
    for each in found.candidates:
        if each.score is None or each.move in better or each.move == compared.move:
            continue
        is_near = best.outcome is Outcome.UNKNOWN and each.score.rank > (group, nearly)
        if is_near or each.score.rank >= best.rank:
            yield each.move


def _range(compared: MoveComparison, candidate: Candidate, move: Move) -> OutcomeRange:
    proven = range_of(candidate.score)
    return proven.within(compared.got) if candidate.move == move else proven


def _line(
    comparer: MoveComparer, compared: MoveComparison, kind: FindingKind, better: tuple[Move, ...]
) -> tuple[Move, ...]:
    """Return the line to show: what follows from the move, or the win that it missed."""
    position, line, end = compared.analysis.position, compared.line, compared.got
    if kind in (FindingKind.MISSES_WIN, FindingKind.WINS_LATER):
        best = next(c for c in compared.analysis.candidates if c.move == better[0])
        line, end = best.line or (best.move,), OutcomeRange(WIN, WIN)
    if end.least == end.most != DRAW:
        return comparer.whole_line(position, line, end.least)
    return line


def _sooner(
    position: Position, line: Sequence[Move], played: Sequence[Move]
) -> tuple[LineMove, ...]:
    """Return the game itself if the loser ignored a threat and so lost sooner than in the line."""
    if not _ends(position, line) or not 1 < len(played) < len(line):
        return ()
    plays = tuple(plays_of(position, played))
    end = plays[-1].after.outcome
    is_lost = end is not None and end * position.turn < 0
    return plays if is_lost and played[-1] in plays[-2].left else ()


def _ends(position: Position, moves: Sequence[Move]) -> bool:
    return position_after(position, moves).outcome is not None


def _best_score(best: Candidate | None) -> Score | None:
    return None if best is None else best.score
