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
from desktop_app.players.ties import TieRule

HINT_SECONDS = 2.0


class Hint(QObject):
    """Finds the hint and takes it away again.

    Attributes:
        move: the move that is shown; None: there is no hint.
        equals: how many moves are worth as much as that one.
        is_sought: whether it is being searched for.
        ties: which of equal moves is chosen.

    Signals:
        changed: there is a hint now, or none any more.
        sought: the search for one has begun.
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
        """Show none yet.

        Args:
            session: the game.
            engine: searches for the best move.
            best_shown: the best of the moves whose values are on the screen, if they were searched
                for at least `HINT_SECONDS`: the hint is one of them.
            parent: whose part it is.
        """
        super().__init__(parent)
        self._session, self._engine, self._best_shown = session, engine, best_shown
        self.move: Move | None = None
        self.equals = 1
        self.is_sought = False
        self.ties = TieRule.BEST_ODDS
        engine.hinted.connect(self._on_hinted)

    def ask(self) -> None:
        """Look for a best move for the player to move, if it is a person and the game goes on."""
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
        """Take the hint away, because the position has changed."""
        self._engine.cancel_hint()
        self.is_sought = False
        if self.move is not None:
            self.move = None
            self.changed.emit()

    def compare(self) -> None:
        """Ask again if the values on the screen now say that another move is better."""
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
            self.ask()  # other values have come in meanwhile
        else:
            self._show(choice.move, choice.equals)

    def _show(self, move: Move, equals: int) -> None:
        self.move, self.equals = move, equals
        self.is_sought = False
        self.changed.emit()
