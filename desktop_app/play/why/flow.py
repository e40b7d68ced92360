# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The state of a "Why?" question: it asks the engine and steps through the answer.

The game walks to the position before the move. The consequences are then shown on the board step by
step, without changing the record. Playing on from there starts a branch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.play.requests import Answer, Job
from desktop_app.play.session import PERSON, GameSession

if TYPE_CHECKING:
    from desktop_app.core.position import Move, Player, Position
    from desktop_app.core.record import GameRecord, RecordNode
    from desktop_app.play.search_client import SearchClient
    from desktop_app.search.why.answer import WhyQuestion
    from desktop_app.search.why.finding import Finding, LineMove

READING_MS = 6000
"""The time before the first step: enough to read two sentences."""
STEP_MS = 2000
"""The time for each step: enough to find the move and read a short sentence."""


def inquiry_of(record: GameRecord, *, shows_best: bool = False) -> WhyQuestion:
    """Return the question about the whole game that led to what is on the board."""
    from desktop_app.search.why.answer import WhyQuestion

    return WhyQuestion(record.root.position, tuple(record.moves()), shows_best=shows_best)


class WhyFlow(QObject):
    """One question about a move or a game at a time, and its answer.

    Attributes:
        is_silent: whether single moves can't be asked about, because a person looks for the answer.

    Signals:
        changed: a question was asked, answered or closed, or another step is shown.
    """

    changed = Signal()

    def __init__(
        self, session: GameSession, engine: SearchClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._engine = engine
        self._inquiry: WhyQuestion | None = None
        self._finding: Finding | None = None
        self._other: Finding | None = None  # the mistake that is not shown: the first, or the last
        self._path: list[RecordNode] = []
        self._asked_at: RecordNode | None = None
        self._place: RecordNode | None = None  # where the question stays open
        self._step = 0
        self.is_silent = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_next)
        engine.explained.connect(self._on_explained)
        engine.failed.connect(self._on_failed)
        session.positionChanged.connect(self._on_position)
        session.seatsChanged.connect(self._on_seats)

    @property
    def is_open(self) -> bool:
        """Whether a question is open, answered or not."""
        return self._inquiry is not None

    @property
    def finding(self) -> Finding | None:
        """The answer; None while the engine works on it."""
        return self._finding

    @property
    def was_played(self) -> bool:
        """Whether the move was made in the game, rather than only asked about."""
        inquiry = self._inquiry
        return inquiry is None or inquiry.move is None or len(self._path) > len(inquiry.moves) + 1

    @property
    def shows_best(self) -> bool:
        """Whether the line is the best play for both sides, not the consequences of a move."""
        return self._inquiry is not None and self._inquiry.shows_best

    @property
    def person(self) -> Player | None:
        """The side of the only person, whom the answer calls "you"; None for two or none."""
        return self._session.person_side

    @property
    def step(self) -> int:
        """The number of moves of the line that are shown on the board."""
        return self._step

    @property
    def steps(self) -> int:
        """The number of moves in the line."""
        return 0 if self._finding is None else len(self._finding.shown)

    @property
    def play(self) -> LineMove | None:
        """The last move that is shown; None before the first."""
        if self._finding is None or not self._step:
            return None
        return self._finding.shown[self._step - 1]

    @property
    def is_playing(self) -> bool:
        """Whether the line is playing by itself."""
        return self._timer.isActive()

    @property
    def can_ask(self) -> bool:
        """Whether a question about a single move is possible: not while a bot is about to move."""
        return self._session.bot_to_move is None and not self.is_silent

    @property
    def can_try_again(self) -> bool:
        """Whether the game has a move here that can be replaced by another."""
        return self._finding is not None and self._finding.move is not None and self.was_played

    @property
    def can_switch(self) -> bool:
        """Whether the loser had gone wrong before the move that decided the game."""
        return self._finding is not None and self._other is not None

    @property
    def shows_first(self) -> bool:
        """Whether the first mistake of the game is shown, and not the one that decided it."""
        found, other = self._finding, self._other
        return found is not None and other is not None and found.number < other.number

    # Questions

    @Slot()
    def ask(self) -> None:
        """Ask why the game ended as it did or, while it goes on, what the last move gave away."""
        record = self._session.record
        if self._session.position.outcome is not None:
            self._ask(inquiry_of(record), record.current.path())
        elif record.current.parent is not None:
            self.ask_about(record.current)

    @Slot()
    def ask_best(self) -> None:
        """Ask for the best play after the move that decided the game was not made.

        Without such a move, the best play from the start of the game.
        """
        record = self._session.record
        if self._session.position.outcome is not None and record.current.parent is not None:
            self._ask(inquiry_of(record, shows_best=True), record.current.path())

    @Slot(object)
    def ask_about(self, node: RecordNode) -> None:
        """Ask what the move that led to a node of the record gave away."""
        from desktop_app.search.why.answer import WhyQuestion

        path = node.path()
        moves = tuple(each.move for each in path if each.move is not None)
        if moves:
            self._ask(WhyQuestion(path[0].position, moves[:-1], moves[-1]), path)

    @Slot(int)
    def ask_why_not(self, move: Move) -> None:
        """Ask what a legal move would give away."""
        from desktop_app.search.why.answer import WhyQuestion

        record, position = self._session.record, self._session.position
        if move in position.legal_moves():
            inquiry = WhyQuestion(record.root.position, tuple(record.moves()), move)
            self._ask(inquiry, record.current.path())

    @Slot()
    def switch(self) -> None:
        """Show the first mistake of the game, or again the one that decided it."""
        if self.can_switch:
            self._timer.stop()
            self._finding, self._other = self._other, self._finding
            self._show_finding()

    def continue_from(self, other: WhyFlow) -> None:
        """Ask again what a window that ends has asked, and return to where it was asked."""
        if other._inquiry is not None:
            self._asked_at = other._asked_at
            self._ask(other._inquiry, other._path)

    def _ask(self, inquiry: WhyQuestion, path: list[RecordNode]) -> None:
        self._timer.stop()
        self._place = self._session.record.current
        self._asked_at = self._asked_at or self._place
        self._inquiry, self._path = inquiry, path
        self._finding, self._other, self._step = None, None, 0
        self._engine.ask_why(inquiry)
        self.changed.emit()

    @Slot(object)
    def _on_explained(self, answer: Answer) -> None:
        inquiry = answer.request.inquiry
        if inquiry is None or inquiry != self._inquiry or answer.finding is None:
            return
        if answer.request.job is Job.FIRST_MISTAKE:
            self._other = answer.finding
            self.changed.emit()
            return
        self._finding = answer.finding
        self._show_finding()
        asks_more = inquiry.move is None and not inquiry.shows_best
        if asks_more and self._finding.move is not None and self._finding.number:
            self._engine.ask_first_mistake(inquiry, self._finding.number)

    def _show_finding(self) -> None:
        """Walk to the position before the move that is to blame, and play what follows."""
        assert self._finding is not None
        self._step = 0
        if self._finding.move is not None or self.shows_best:
            self._place = self._path[self._finding.number]
            self._session.go_to(self._place)
            self.start()
        self.changed.emit()

    @Slot()
    def _on_position(self) -> None:
        """Close the question after a walk or a move, since it is about another position."""
        if self.is_open and self._session.record.current is not self._place:
            self._dismiss()

    @Slot()
    def _on_seats(self) -> None:
        """Address the person as the player of another side."""
        if self.is_open:
            self.changed.emit()

    @Slot()
    def _on_failed(self) -> None:
        if self.is_open and self._finding is None:
            self._dismiss()

    def _dismiss(self) -> None:
        self._timer.stop()
        self._engine.cancel_why()
        self._inquiry = self._finding = self._other = self._asked_at = self._place = None
        self._path, self._step = [], 0
        self.changed.emit()

    # Steps

    @property
    def position(self) -> Position:
        """The position to show on the board."""
        play = self.play
        return self._session.position if play is None else play.after

    @Slot()
    def start(self) -> None:
        """Play the line up to its point, from its beginning if its end is shown.

        Once more from there, it plays on to the end.
        """
        if self._step >= self.steps:
            self._step = 0
        self._timer.start(STEP_MS if self._step else READING_MS)
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Stop playing at the step that is shown."""
        if self._timer.isActive():
            self._timer.stop()
            self.changed.emit()

    @Slot()
    def toggle(self) -> None:
        """Start playing the line, or stop."""
        if self.is_playing:
            self.stop()
        else:
            self._timer.start(0)  # a person who presses Play has read the text

    @Slot()
    def forward(self) -> None:
        """Go one step forward and stop there."""
        self.go(self._step + 1)

    @Slot()
    def back(self) -> None:
        """Go one step back and stop there."""
        self.go(self._step - 1)

    def go(self, step: int) -> None:
        """Show a step; 0 is the position before the first."""
        self._timer.stop()
        self._step = min(max(step, 0), self.steps)
        self.changed.emit()

    @Slot()
    def _play_next(self) -> None:
        self._step = self._step + 1 if self._step < self.steps else 0
        if self.shows_best:
            point = self.steps
        else:
            point = 0 if self._finding is None else self._finding.point
        if self._step < self.steps and self._step != point:
            self._timer.start(STEP_MS)
        self.changed.emit()

    # Leaving

    @Slot()
    def try_again(self) -> None:
        """Return to the position before the move to play on; the played line stays recorded."""
        if not self.can_try_again:
            return
        self._dismiss()
        session = self._session
        if session.chosen_seat(session.position.turn) is not PERSON:
            session.resume()

    @Slot()
    def close(self) -> None:
        """Close the question, and return to the position where it was asked."""
        asked_at = self._asked_at
        if asked_at is not None:
            self._dismiss()
            self._session.go_to(asked_at)
