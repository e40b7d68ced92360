# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Queries the strength levels of a chess engine, in a thread of its own."""

from __future__ import annotations

from threading import Event, Thread

from PySide6.QtCore import QObject, Signal

from desktop_app.players.errors import PlayerError

END_SECONDS = 2.0
"""The time limit for ending an engine whose answer is not wanted any more."""


class StrengthAsker(QObject):
    """Starts engines to query their levels; each is ended as soon as it has answered.

    Signals:
        answered: the path of an engine, and its `Strengths` or a `PlayerError`.
    """

    answered = Signal(str, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stop = Event()
        self._thread: Thread | None = None

    def ask(self, path: str) -> None:
        """Query an engine, instead of the one that is being queried."""
        self._stop.set()
        self._stop = Event()
        self._thread = Thread(target=self._run, args=(path, self._stop), name="engine's levels")
        self._thread.start()

    def stop(self) -> None:
        """Drop the query that is running."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(END_SECONDS)

    def _run(self, path: str, stop: Event) -> None:
        from desktop_app.players.programs.uci import UciPlayer

        player = UciPlayer(path)
        try:
            answer: object = player.strengths(stop.is_set)
        except PlayerError as error:
            answer = error
        if not stop.is_set():
            self.answered.emit(path, answer)
        player.close()
