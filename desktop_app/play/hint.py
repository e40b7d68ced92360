# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The hint: one best move at full strength, whatever the level, until the next move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import Move
from desktop_app.play.requests import Answer
from desktop_app.play.search_client import SearchClient
from desktop_app.play.session import GameSession
from desktop_app.players.ties import DEFAULT_TIES

HINT_SECONDS = 2.0


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
