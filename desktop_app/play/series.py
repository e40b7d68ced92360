# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The score of a series: how often each of two players has won the same game today.

A player is a person or a bot, and may change sides from game to game. Draws are not counted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from time import strftime
from typing import cast
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.core.score import winner_of
from desktop_app.play.session import GameSession
from desktop_app.settings import SERIES, SERIES_DAY, Settings

MOST_SERIES = 100
"""The most series of a day that are stored; those played longest ago are dropped."""
MOST_WON = 1_000_000
"""The limit for stored counts: a larger one can only be a damaged setting."""
Wins = dict[str, int]
"""The number of games won by each player of a series; draws are not counted."""


def this_day() -> str:
    """Return the current day, such as 2026-11-26."""
    return strftime("%Y-%m-%d")


class Series(QObject):
    """Counts the games that are won at the board, each record at most once.

    A game that comes with an end already (opened, pasted, restored) is not counted: it was counted
    when it was played, or was played elsewhere. Nor is a second end after moves were taken back.

    Signals:
        changed: another game was counted, or other players or another game are at the board.
    """

    changed = Signal()

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        parent: QObject | None = None,
        today: Callable[[], str] = this_day,
    ) -> None:
        """Continue with the stored scores, if they are those of the current day.

        Args:
            session: the game at the board.
            settings: the storage for the scores of a day.
            parent: the owner.
            today: returns the current day.
        """
        super().__init__(parent)
        self._session, self._settings, self._today = session, settings, today
        self._scores: dict[str, Wins] = {}
        if self._is_of_today:
            self._scores = _read(settings.get(SERIES))
        self._decided: WeakSet[GameRecord] = WeakSet()
        self._shown: RecordNode | None = None
        session.gameStarted.connect(self._on_game)
        session.positionChanged.connect(self._on_position)
        session.seatsChanged.connect(self.changed)
        self._on_game()
        self._shown = session.record.current

    @property
    def _is_of_today(self) -> bool:
        """Whether the stored scores are those of the current day."""
        return self._settings.get(SERIES_DAY) == self._today()

    @property
    def is_begun(self) -> bool:
        """Whether one of the two players has won a game of this series."""
        return any(self.won_by(player) for player in Player)

    def won_by(self, player: Player) -> int:
        """Return how many games of this series the player with this side has won, on any side."""
        return self._scores.get(self._key(), {}).get(self._names()[player], 0)

    def forget_all(self) -> None:
        """Start afresh with all series, as with another person."""
        self._scores = {}
        self._settings.set(SERIES, "")
        self.changed.emit()

    def _names(self) -> Mapping[Player, str]:
        """Return a name for each player; two people, or two equal bots, are told apart by side."""
        first, second = (str(self._session.seat(player) or "person") for player in (MAX, MIN))
        if first == second:
            first, second = f"{first} 1", f"{second} 2"
        return {MAX: first, MIN: second}

    def _key(self) -> str:
        return "\n".join((self._session.game.id, *sorted(self._names().values())))

    @Slot()
    def _on_game(self) -> None:
        record = self._session.record
        ends = (node for node in record.nodes() if not node.children)
        if any(node.position.outcome is not None for node in ends):
            self._decided.add(record)
        if not self._is_of_today:  # a window may stay open overnight
            self._scores = {}
        self.changed.emit()

    @Slot()
    def _on_position(self) -> None:
        record = self._session.record
        before, node = self._shown, record.current
        self._shown = node
        if node.position.outcome is None or record in self._decided:
            return
        self._decided.add(record)
        winner = None if node.position.game.is_numeric else winner_of(node.position)
        if winner is not None and node.parent is before:
            self._count(winner)

    def _count(self, winner: Player) -> None:
        if not self._is_of_today:
            self._scores = {}
        key, name = self._key(), self._names()[winner]
        score = self._scores.pop(key, {})
        score[name] = score.get(name, 0) + 1
        self._scores[key] = score
        for oldest in list(self._scores)[:-MOST_SERIES]:
            del self._scores[oldest]
        self._settings.set(SERIES_DAY, self._today())
        self._settings.set(SERIES, json.dumps(self._scores))
        self.changed.emit()


def _read(text: str) -> dict[str, Wins]:
    """Return the scores stored in a text, without those that are damaged."""
    try:
        read: object = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    scores: dict[str, Wins] = {}
    if isinstance(read, dict):
        for key, score in cast("dict[str, object]", read).items():
            if isinstance(score, dict):
                won = cast("dict[str, object]", score).items()
                scores[key] = {n: w for n, w in won if type(w) is int and 0 < w < MOST_WON}
    return scores
