# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Connects a `Challenge` with the game: when it is offered, where it is played, how it ends.

The game walks to the position before the mistake, as for "Why?". Tries are never recorded; playing
on from there starts a branch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from desktop_app.play.requests import Answer, Job
from desktop_app.play.session import PERSON, GameSession
from desktop_app.play.why.flow import WhyFlow, inquiry_of

if TYPE_CHECKING:
    from desktop_app.core.position import Move, Player
    from desktop_app.core.record import RecordNode
    from desktop_app.play.search_client import SearchClient
    from desktop_app.search.why.answer import WhyQuestion
    from desktop_app.search.why.challenge import Challenge
    from desktop_app.search.why.finding import Finding


class FindFlow(QObject):
    """Offers a challenge at the end of a game, and plays it.

    It learns of mistakes from the reasons that are found for the result card, and from the answers
    to "Why?", so that all three agree.

    Signals:
        changed: a challenge is offered, begun, answered or over, or a move was tried.
    """

    changed = Signal()

    def __init__(
        self,
        session: GameSession,
        engine: SearchClient,
        why: WhyFlow,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._why = session, why
        self._known: tuple[WhyQuestion, Finding] | None = None
        self._challenge: Challenge | None = None
        self._ended_at: RecordNode | None = None
        self._place: RecordNode | None = None  # where the challenge is played
        self._answered = QTimer(self)
        self._answered.setSingleShot(True)
        self._answered.setInterval(QGuiApplication.styleHints().mouseDoubleClickInterval())
        engine.reasoned.connect(self._on_answered)
        engine.explained.connect(self._on_answered)
        session.positionChanged.connect(self._on_position)
        session.seatsChanged.connect(self._on_seats)

    @property
    def challenge(self) -> Challenge | None:
        """The challenge that is played; None without one."""
        return self._challenge

    @property
    def is_open(self) -> bool:
        """Whether a challenge is played, or its answer shown."""
        return self._challenge is not None

    @property
    def is_searching(self) -> bool:
        """Whether a move is wanted, so that no values may be shown."""
        return self._challenge is not None and self._challenge.is_searching

    @property
    def is_offered(self) -> bool:
        """Whether a challenge can begin: at the end of a game that a person could have held."""
        session, known = self._session, self._known
        if known is None or session.position.outcome is None:
            return False
        inquiry, finding = known
        is_persons = session.chosen_seat(finding.mover) is PERSON
        return is_persons and inquiry == inquiry_of(session.record)

    @property
    def can_begin(self) -> bool:
        """Whether a challenge can begin, or begin again after its answer."""
        return self.is_offered if self._challenge is None else not self.is_searching

    @property
    def person(self) -> Player | None:
        """The side of the only person, as for "Why?"."""
        return self._why.person

    @Slot(object)
    def _on_answered(self, answer: Answer) -> None:
        """Note the mistake that decided a game, if every move in its place can be judged."""
        inquiry, found = answer.request.inquiry, answer.finding
        if inquiry is None or inquiry.move is not None or inquiry.shows_best or found is None:
            return
        from desktop_app.search.why.challenge import is_challenge

        if answer.request.job is not Job.FIRST_MISTAKE and is_challenge(found):
            self._known = inquiry, found
            self.changed.emit()

    # A challenge

    @Slot()
    def begin(self) -> None:
        """Begin the challenge that is offered, or restart the one that was answered."""
        if not self.can_begin or self._known is None:
            return
        self._set_silent(True)
        if self._challenge is not None:
            self._challenge.restart()
        else:
            from desktop_app.search.why.challenge import Challenge

            finding = self._known[1]
            self._ended_at = self._session.record.current
            self._challenge = Challenge(finding)
            self._place = self._ended_at.path()[finding.number]
            self._session.go_to(self._place)
        self.changed.emit()

    @Slot(int)
    def take(self, move: Move) -> None:
        """Try a move or, after the answer, play on with it.

        The second half of a double click does nothing after the answer.
        """
        challenge = self._challenge
        if challenge is None:
            return
        if challenge.take(move) is not None:
            self._note_stage(challenge)
        elif not challenge.is_searching and not self._answered.isActive():
            self._session.play_as_person([move])

    @Slot()
    def give_up(self) -> None:
        """Show the answer."""
        if self._challenge is not None:
            self._challenge.give_up()
            self._note_stage(self._challenge)

    def _note_stage(self, challenge: Challenge) -> None:
        """Let questions be asked once the answer is known."""
        if not challenge.is_searching:
            self._answered.start()
        self._set_silent(challenge.is_searching)
        self.changed.emit()

    @Slot()
    def play_on(self) -> None:
        """Leave the challenge here, and make the move that was found; the game gets a branch."""
        challenge = self._challenge
        if challenge is None or challenge.is_searching:
            return
        found = challenge.found
        self._dismiss()
        if found is not None:
            self._session.play_as_person([found])

    @Slot()
    def close(self) -> None:
        """Leave the challenge, and return to the end of the game."""
        ended_at = self._ended_at
        if ended_at is not None:
            self._dismiss()
            self._session.go_to(ended_at)

    def continue_from(self, other: FindFlow) -> None:
        """Take over the challenge of a window that ends, whose games this session has."""
        if other._challenge is not None:
            self._known, self._ended_at, self._place = other._known, other._ended_at, other._place
            self._challenge = other._challenge
            self._set_silent(self._challenge.is_searching)
            self.changed.emit()

    def _set_silent(self, silent: bool) -> None:
        """Let nobody ask about single moves while the answer is searched for."""
        self._why.is_silent = silent

    @Slot()
    def _on_position(self) -> None:
        """Leave the challenge after a walk or a move, since it is about another position."""
        if self.is_open and self._session.record.current is not self._place:
            self._dismiss()

    @Slot()
    def _on_seats(self) -> None:
        """Leave the challenge if a bot is to move there now, which goes on from there."""
        challenge = self._challenge
        if challenge is None:
            return
        if self._session.chosen_seat(challenge.position.turn) is not PERSON:
            self._dismiss()
        else:
            self.changed.emit()  # the person may be addressed as the player of another side

    def _dismiss(self) -> None:
        self._challenge = self._ended_at = self._place = None
        self._set_silent(False)
        self.changed.emit()
