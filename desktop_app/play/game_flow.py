# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the game going: asks the engine when the session changes and delivers its answers.

It connects session and engine, together with the hint that it owns. It makes no decisions about
moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.core.position import MAX, MIN, Move, Position
from desktop_app.core.score import Score
from desktop_app.play.candidates.model import CandidateModel
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.requests import Answer, BeadsOf, Failure, Job, no_beads
from desktop_app.play.search_client import SearchClient
from desktop_app.play.session import GameSession
from desktop_app.players.programs.protocols import can_be_hurried
from desktop_app.players.registry import StrategyId
from desktop_app.players.ties import DEFAULT_TIES, TieRule
from desktop_app.search.candidates import Analysis, Candidate, ranked
from desktop_app.search.memory import bytes_of
from desktop_app.search.solved import is_small
from desktop_app.words.faults import search_fault_text
from desktop_app.words.players import player_fault_text

if TYPE_CHECKING:
    from desktop_app.players.strategy import ChosenMove

ANALYSIS_SECONDS = 30.0
HINT_SECONDS = 2.0
"""The time to search for a hint: at full strength, whatever the level of the bot."""


class Hint(QObject):
    """Finds the hint, and withdraws it after a move.

    Attributes:
        move: the hinted move; None without a hint.
        equals: the number of moves with the same value as the hinted one.
        is_sought: whether a search for the hint is running.
        ties: the rule among equal moves.

    Signals:
        changed: a hint has appeared or disappeared.
        sought: the search for a hint has started.
    """

    changed = Signal()
    sought = Signal()

    def __init__(
        self,
        session: GameSession,
        engine: SearchClient,
        best_shown: Callable[[], tuple[Move, ...]],
        parent: QObject,
    ) -> None:
        """Start without a hint.

        Args:
            session: the game in progress.
            engine: searches for the best move.
            best_shown: returns the best moves on screen if they were searched for at least
                `HINT_SECONDS`; the hint is then one of them.
            parent: the owner.
        """
        super().__init__(parent)
        self._session, self._engine, self._best_shown = session, engine, best_shown
        self.move: Move | None = None
        self.equals = 1
        self.is_sought = False
        self.ties = DEFAULT_TIES
        engine.hinted.connect(self._on_hinted)

    def ask(self) -> None:
        """Search for a best move, if a person is to move and the game goes on."""
        session, among = self._session, self._best_shown()
        if session.position.outcome is not None or session.bot_to_move is not None:
            return
        if len(among) == 1:
            self._show(among[0], 1)
            return
        self.is_sought = True
        self._engine.hint(session.position, HINT_SECONDS, session.move_seed, self.ties, among)
        self.sought.emit()

    def forget(self) -> None:
        """Withdraw the hint, because the position has changed."""
        self._engine.cancel_hint()
        self.is_sought = False
        if self.move is not None:
            self.move = None
            self.changed.emit()

    def compare(self) -> None:
        """Search again if the values on screen now prefer another move."""
        best = self._best_shown()
        if self.move is not None and best and self.move not in best:
            self.ask()

    @Slot(object)
    def _on_hinted(self, answer: Answer) -> None:
        choice = answer.choice
        if choice is None or answer.request.position != self._session.position:
            return
        best = self._best_shown()
        if best and choice.move not in best:
            self.ask()  # other values have arrived in the meantime
        else:
            self._show(choice.move, choice.equals)

    def _show(self, move: Move, equals: int) -> None:
        self.move, self.equals = move, equals
        self.is_sought = False
        self.changed.emit()


class GameFlow(QObject):
    """Drives the bots, the analysis, hints and the values of the history.

    Attributes:
        analysis: the latest analysis of the position; None if there is none.
        intended: the move that a thinking bot has in mind so far; None for none.
        bot_analysis: the values of a bot's own search; None for none.
        hints: finds and withdraws the hint.
        beads_of: returns the beads in a bot's matchbox for a position; empty if it has none.
        player_now: returns a bot as it plays at present, if that changes from game to game.

    Signals:
        botMoves: the `Answer` of a bot, just before its move is made.
        positionTaken: the position has changed; the lists do not show it yet.
        stateChanged: the bot has started or stopped thinking, or has another move in mind.
        hintChanged: a hint has appeared or disappeared; see `hint`.
        analysisChanged: `analysis` has changed, or `bot_analysis` while there is no other.
        failed: a sentence about the failure of a search or of an external player.
    """

    botMoves = Signal(object)
    positionTaken = Signal()
    stateChanged = Signal()
    hintChanged = Signal()
    analysisChanged = Signal()
    failed = Signal(str)

    def __init__(
        self,
        session: GameSession,
        engine: SearchClient,
        candidates: CandidateModel,
        history: HistoryModel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._engine = engine
        self._candidates = candidates
        self._history = history
        self._analysing = False
        self._answer: Answer | None = None
        self._doubted: Position | None = None
        self._valued_again: set[Position] = set()
        self._record = session.record
        self.intended: ChosenMove | None = None
        self.bot_analysis: Analysis | None = None
        self.hints = Hint(session, engine, self._best_shown, self)
        self.hints.changed.connect(self.hintChanged)
        self.hints.sought.connect(self.stateChanged)
        self.analysis: Analysis | None = None
        self.move_seconds = 2.0
        self.beads_of: BeadsOf = no_beads
        self.player_now: Callable[[StrategyId], StrategyId] = _as_ever
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_answer)
        self.set_pause(400)
        session.positionChanged.connect(self._on_position)
        session.seatsChanged.connect(self._on_seats)
        candidates.expansionWanted.connect(self._on_expansion)
        engine.analysed.connect(self._on_analysed)
        engine.expanded.connect(candidates.show_analysis)
        engine.valued.connect(self._on_valued)
        engine.intended.connect(self._on_intended)
        engine.chosen.connect(self._on_chosen)
        engine.failed.connect(self._on_failed)

    @property
    def hint(self) -> Move | None:
        """The hinted move; None without a hint."""
        return self.hints.move

    @property
    def ties(self) -> TieRule:
        """The rule among equal moves, for hints and the perfect player."""
        return self.hints.ties

    @ties.setter
    def ties(self, rule: TieRule) -> None:
        self.hints.ties = rule

    @property
    def thinking(self) -> bool:
        """Whether a bot is choosing a move."""
        return self._session.bot_to_move is not None

    @property
    def waits_for_program(self) -> bool:
        """Whether an external player is thinking whose protocol has no way to hurry it."""
        bot = self._session.bot_to_move
        return bot is not None and not can_be_hurried(bot.kind) and self._answer is None

    @property
    def can_move_now(self) -> bool:
        """Whether a bot is thinking that can be made to move at once; not every program can."""
        return self.thinking and not self.waits_for_program

    def set_memory(self, megabytes: int) -> None:
        """Set the memory for the searches' tables in megabytes; restart the running search."""
        self._engine.set_memory(bytes_of(megabytes))

    def set_pause(self, milliseconds: int) -> None:
        """Set the least time of a bot's move in milliseconds, so that people can follow."""
        self._pause.setInterval(milliseconds)

    @property
    def pause(self) -> int:
        """The least time for each bot's move, in milliseconds."""
        return self._pause.interval()

    def set_analysing(self, analysing: bool) -> None:
        """Turn the analysis of each position on or off."""
        if analysing != self._analysing:
            self._analysing = analysing
            self._analyse()
            if self.intended is not None:
                self._show_bot_analysis(self.intended)

    @Slot()
    def start(self) -> None:
        """Start following the session, beginning with its current position."""
        self._on_position()

    @Slot()
    def move_now(self) -> None:
        """Make the bot move at once, with the best move it knows."""
        if not self.can_move_now:
            return
        self._pause.stop()
        if self._answer is not None:
            self._play_answer()
        else:
            self._engine.move_now()

    @Slot()
    def ask_hint(self) -> None:
        """Search for a best move for the player to move."""
        self.hints.ask()

    def _best_shown(self) -> tuple[Move, ...]:
        """Return the best of the moves with values on screen, if they were searched long enough."""
        found = self.analysis
        if not self._analysing or found is None:
            return ()
        long_enough = found.complete or found.seconds >= HINT_SECONDS
        return found.equals if long_enough else ()

    def shutdown(self) -> None:
        """Stop everything that runs, and wait until it has ended."""
        self._pause.stop()
        self._answer = None
        self._engine.shutdown()
        self._candidates.stop()

    @Slot()
    def _on_position(self) -> None:
        position = self._session.position
        self._engine.analyse(None)  # the running analysis is out of date and slows down the rest
        self._engine.cancel_choice()
        self.hints.forget()
        self.positionTaken.emit()
        if self._record is not self._session.record:
            self._record = self._session.record
            self._valued_again.clear()
        self._history.show_record(self._record)
        self._value_move_played()
        if self._candidates.position != position:
            self._candidates.set_position(position)
            self.analysis = None
            self.analysisChanged.emit()
        self._ask_bot()
        self._analyse()

    def _value_move_played(self) -> None:
        """Give the move just played the value that it had in the list, if that was exact."""
        node, found = self._session.record.current, self.analysis
        if found is None or node.parent is None or node.parent.position != found.position:
            return
        for candidate in found.candidates:
            if candidate.move == node.move and candidate.score and candidate.score.is_exact:
                self._history.set_score(node.position, candidate.score.one_ply_later)

    @Slot()
    def _on_seats(self) -> None:
        self._ask_bot()
        self._engine.keep_players(self._session.seat(player) for player in (MAX, MIN))

    def _ask_bot(self) -> None:
        """Ask the bot to move, if it is a bot's turn; drop any request for another bot."""
        self._pause.stop()
        self._answer = self.intended = self.bot_analysis = None
        self._engine.cancel_choice()
        strategy = self._session.bot_to_move
        if strategy is not None:
            self._pause.start()
            session = self._session
            position, seconds = session.position, self.move_seconds
            strategy = self.player_now(strategy)
            seeds, beads = session.seeds, self.beads_of(strategy, position)
            self._engine.choose(position, strategy, seeds, seconds, self.ties, beads=beads)
        self.stateChanged.emit()

    def _analyse(self) -> None:
        position = self._session.position
        wanted = self._analysing and position.outcome is None
        wanted = wanted and not (self.analysis and _is_finished(self.analysis))
        self._engine.analyse(position if wanted else None, ANALYSIS_SECONDS)
        self._engine.value(self._history.unvalued() if self._analysing else [])
        self._value_again()

    def _value_again(self) -> None:
        """Search again, once, for an unproven value of the game that stands beside a proven one."""
        left = [p for p in self._history.doubtful() if p not in self._valued_again]
        doubted = left[0] if left and self._analysing else None
        if doubted != self._doubted:
            self._doubted = doubted
            self._engine.value_again(doubted)

    @Slot(object)
    def _on_expansion(self, position: Position) -> None:
        self._engine.expand(position)

    @Slot(object)
    def _on_analysed(self, found: Analysis) -> None:
        if found.position != self._session.position or not _improves(found, self.analysis):
            return
        self.analysis = found
        self._candidates.show_analysis(found)
        if found.best is not None and found.best.score is not None:
            self._history.set_score(found.position, found.best.score)
            self._value_again()
        self.analysisChanged.emit()
        self.hints.compare()  # the hint must agree with the list

    @Slot(object, object)
    def _on_valued(self, position: Position, score: Score | None) -> None:
        if score is not None:
            self._history.set_score(position, score)
        if position == self._doubted:
            self._valued_again.add(position)
        self._value_again()

    @Slot(object)
    def _on_intended(self, choice: ChosenMove) -> None:
        self.intended = choice
        self._show_bot_analysis(choice)
        self.stateChanged.emit()

    def _show_bot_analysis(self, choice: ChosenMove) -> None:
        """Show the values from the bot's own search, unless values are hidden or analysed."""
        if not self._analysing or self.analysis is not None or not choice.candidates:
            return
        position, known = self._session.position, {c.move: c for c in choice.candidates}
        moves = [known.get(move, Candidate(move)) for move in position.legal_moves()]
        self.bot_analysis = ranked(position, moves, choice.depth, choice.nodes, 0)
        self._candidates.show_analysis(self.bot_analysis)
        self.analysisChanged.emit()

    @Slot(object)
    def _on_chosen(self, answer: Answer) -> None:
        self._answer = answer
        if answer.choice is not None:
            self._show_bot_analysis(answer.choice)
        if not self._pause.isActive():
            self._play_answer()
        else:
            self.stateChanged.emit()  # it can move now if told to

    @Slot()
    def _play_answer(self) -> None:
        answer, self._answer = self._answer, None
        if answer is None or answer.choice is None:
            return
        session = self._session
        if session.bot_to_move is not None and answer.request.position == session.position:
            self.botMoves.emit(answer)
            session.play(answer.choice.move)

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        self.hints.is_sought = False
        self._session.hold()
        player = failure.player
        if failure.request.job is Job.VALUE_AGAIN:  # on to the next one
            self._valued_again.add(failure.request.position)
            self._value_again()
        self.failed.emit(search_fault_text() if player is None else player_fault_text(player))


def _as_ever(strategy: StrategyId) -> StrategyId:
    """Return the same player."""
    return strategy


def _is_finished(found: Analysis) -> bool:
    """Return whether the analysis is complete: exact values, full lines, and counted endings."""
    counted = all(candidate.endings is not None for candidate in found.candidates)
    return found.is_whole and (counted or not is_small(found.position))


def _improves(found: Analysis, known: Analysis | None) -> bool:
    """Return whether a snapshot says more; a resumed search says less at first."""
    if known is None or known.position != found.position:
        return True
    if known.complete:
        return found.complete and _length_of_lines(found) >= _length_of_lines(known)
    return found.complete or found.depth >= known.depth


def _length_of_lines(found: Analysis) -> int:
    return sum(len(candidate.line) for candidate in found.candidates)
