# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fit of the adaptive opponent to the person at the board, for each game."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, cast
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import Game, Player, position_after
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.play.requests import Answer
from desktop_app.play.search_client import SearchClient
from desktop_app.play.session import GameSession
from desktop_app.players.registry import FITTED, StrategyId
from desktop_app.settings import FITS, Settings

if TYPE_CHECKING:
    from desktop_app.players.adaptive import SkillEstimate

MOST_GAMES = 50
"""The number of games whose fits are remembered."""


class AdaptiveOpponent(QObject):
    """Measures each finished game, and sets the share of random moves for the next one.

    A game counts once, when it first ends, and only if the fitted opponent played the same side in
    all of it, and no more than one side. The share stays the same until the game is over.

    Signals:
        changed: the share in the current game may have changed.
    """

    changed = Signal()

    def __init__(
        self, session: GameSession, engine: SearchClient, settings: Settings, parent: QObject
    ) -> None:
        """Take up what is known.

        Args:
            session: the games in progress.
            engine: measures the moves.
            settings: the storage.
            parent: the owner.
        """
        super().__init__(parent)
        self._session, self._engine, self._settings = session, engine, settings
        self._texts = _read(settings.get(FITS))
        self._counted: WeakSet[GameRecord] = WeakSet()
        self._shown: RecordNode | None = None
        self._side: Player | None = None
        self._percent = 0
        session.gameStarted.connect(self._on_game)
        session.positionChanged.connect(self._on_position)
        session.seatsChanged.connect(self._on_seats)
        engine.measured.connect(self._on_measured)
        self._on_game()

    @property
    def percent(self) -> int:
        """The share of its moves that it plays at random in this game, in percent."""
        return self._percent

    @property
    def is_exact(self) -> bool | None:
        """Whether the last game was measured with exact values; None if no game was measured."""
        fit = self.fit(self._session.game)
        return fit.is_exact if fit.games else None

    @property
    def is_at_board(self) -> bool:
        """Whether it plays at least one side."""
        seats = (self._session.seat(player) for player in Player)
        return any(seat is not None and seat.kind == FITTED for seat in seats)

    def player_now(self, strategy: StrategyId) -> StrategyId:
        """Return a player as it plays at present; all but the fitted opponent stay the same."""
        if strategy.kind != FITTED or strategy.noise is not None:
            return strategy
        return replace(strategy, noise=self._percent)

    def continue_from(self, other: AdaptiveOpponent) -> None:
        """Take over whether the game on the board counts from a window that ends."""
        if not other.has_counted:
            self._counted.discard(self._session.record)

    @property
    def has_counted(self) -> bool:
        """Whether the game on the board has counted, or will not count."""
        return self._session.record in self._counted

    def forget(self) -> None:
        """Start afresh with this game, as with another person."""
        self._engine.cancel_measuring()
        self._texts.pop(self._session.game.id, None)
        self._save()
        self._set_percent()

    def forget_all(self) -> None:
        """Start afresh with all games, and drop what is still being measured."""
        self._engine.cancel_measuring()
        self._texts.clear()
        self._save()
        self._set_percent()

    def fit(self, game: Game) -> SkillEstimate:
        """Return what is known of the person in a game."""
        from desktop_app.players.adaptive import parse_estimate

        return parse_estimate(self._texts.get(game.id, ""))

    def _set_percent(self) -> None:
        """Take the share of the latest fit; it is only read while somebody needs it."""
        percent = self.fit(self._session.game).percent if self.is_at_board else 0
        self._percent = percent
        self.changed.emit()

    def _fitted_side(self) -> Player | None:
        """Return the side of the fitted opponent; None if it plays none or both."""
        seats = {player: self._session.seat(player) for player in Player}
        sides = [player for player, seat in seats.items() if seat and seat.kind == FITTED]
        return sides[0] if len(sides) == 1 else None

    @Slot()
    def _on_game(self) -> None:
        """Handle another record; one that comes with moves was not played against it here."""
        record = self._session.record
        if record.root.children:
            self._counted.add(record)
        self._shown = record.current
        self._side = self._fitted_side()
        self._set_percent()

    @Slot()
    def _on_seats(self) -> None:
        side = self._fitted_side()
        if side is not self._side:
            self._side = side
            if self._session.record.root.children:
                self._counted.add(self._session.record)
            self._set_percent()

    @Slot()
    def _on_position(self) -> None:
        record, before = self._session.record, self._shown
        node = self._shown = record.current
        if node.position.outcome is None or record in self._counted:
            return
        self._counted.add(record)
        if self._side is None or node.parent is not before:
            return
        self._engine.measure(record.root.position, record.moves(), self._side.opponent)

    @Slot(object)
    def _on_measured(self, answer: Answer) -> None:
        from desktop_app.players.adaptive import points_of

        asked = answer.request
        if answer.measured is None or asked.side is None:
            return
        game = asked.position.game
        points = points_of(position_after(asked.position, asked.played), asked.side.opponent)
        fit = self.fit(game).after(answer.measured, points)
        self._texts.pop(game.id, None)  # the latest one comes last
        self._texts[game.id] = fit.text()
        for oldest in list(self._texts)[:-MOST_GAMES]:
            del self._texts[oldest]
        self._save()
        is_between_games = self._session.position.outcome is not None
        if is_between_games or not self._session.record.root.children:
            self._set_percent()

    def _save(self) -> None:
        self._settings.set(FITS, json.dumps(self._texts))


def _read(text: str) -> dict[str, str]:
    """Return the fits in a text, by the ids of games; none if anybody has damaged it."""
    read: object = None
    with suppress(ValueError, RecursionError):
        read = json.loads(text)
    if not isinstance(read, dict):
        return {}
    entries = cast("dict[str, object]", read).items()
    return {name: fit for name, fit in entries if isinstance(fit, str)}
