# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The watched game of a run, followed live or replayed.

Long games (seconds or more) are shown live. Shorter ones end before anybody can follow them: the
newest of those is replayed at a readable pace, and then whichever is the newest by then.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.arena.results_model import ArenaResults
from desktop_app.core.errors import GameError
from desktop_app.core.position import Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.live_games import LiveGame
from desktop_app.tournaments.tournament import Tournament

LONG_GAME_SECONDS = 2.0
"""Games that take longer than this are watched live."""
LOOKED_AT = 20
"""The number of latest games from which the time of a game is estimated."""
GAME_MS, SLOWEST_MS, FASTEST_MS = 8_000, 600, 100
"""The approximate time of a replayed game, and the longest and shortest time of a move."""
END_MS = 1_500
"""How long the end of a game stays on the board."""


class WatchedGame(QObject):
    """Chooses the game to watch and holds the position on its board.

    Attributes:
        game: the watched game, in progress or finished; None: none yet.
        position: the position on the board.
        last_move: the move that led to it; None at the start.
        ply: the number of moves made.

    Signals:
        changed: the board or the game has changed.
    """

    changed = Signal()

    def __init__(self, results: ArenaResults, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self.game: LiveGame | FinishedGame | None = None
        self.position: Position | None = None
        self.last_move: Move | None = None
        self.ply = 0
        self._moves: Sequence[Move] = ()
        self._sights: tuple[LiveGame, ...] = ()
        self._over = set[tuple[int, int]]()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._is_wanted = False
        results.begun.connect(self._begin)
        results.added.connect(self._on_added)

    @property
    def tournament(self) -> Tournament | None:
        """The tournament of the run."""
        return self._results.tournament

    @property
    def is_live(self) -> bool:
        """Whether the game is still being played."""
        return isinstance(self.game, LiveGame)

    @property
    def is_at_end(self) -> bool:
        """Whether the board shows the last move of a finished game."""
        return isinstance(self.game, FinishedGame) and self.ply == len(self._moves)

    def watch(self, *, wanted: bool) -> None:
        """Start or stop stepping through moves, as the game is watched or not."""
        self._is_wanted = wanted
        self._update_timer()

    def show_live_games(self, found: Sequence[LiveGame]) -> None:
        """Update the games in progress."""
        self._sights = tuple(found)
        shown = self.game
        for each in found:
            if isinstance(shown, LiveGame) and _name(each) == _name(shown):
                self._follow(each)
        self._update_timer()

    @Slot()
    def _begin(self) -> None:
        tournament = self._results.tournament
        self._sights, self._moves, self.game = (), (), None
        self._over = {_name(game) for game in self._results.games}
        self.position = None if tournament is None else tournament.game.start()
        self.last_move, self.ply = None, 0
        self.changed.emit()
        self._update_timer()

    @Slot(int)
    def _on_added(self, before: int) -> None:
        new = self._results.games[before:]
        self._over.update(map(_name, new))
        shown = self.game
        if isinstance(shown, LiveGame):
            for game in new:
                if _name(game) == _name(shown):
                    self._follow(game)
        self._update_timer()

    def _update_timer(self) -> None:
        """Run the timer only while there is a move or a game to show next."""
        comes = self.ply < len(self._moves) or self._next() is not None
        if not (self._is_wanted and comes):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(self._pace())

    def _pace(self) -> int:
        if self.is_at_end:
            return END_MS
        return min(max(GAME_MS // max(len(self._moves), 1), FASTEST_MS), SLOWEST_MS)

    @Slot()
    def _step(self) -> None:
        """Show the next move, or begin the next game."""
        if self.ply < len(self._moves):
            self._make(self._moves[self.ply])
        elif (following := self._next()) is not None:
            self._show(following)
        self._timer.setInterval(self._pace())
        self._update_timer()
        self.changed.emit()

    def _make(self, move: Move) -> None:
        assert self.position is not None
        self.position, self.last_move = self.position.after(move), move
        self.ply += 1

    def _next(self) -> LiveGame | FinishedGame | None:
        """Return the game to watch next; None if there is none yet."""
        games, shown = self._results.games, self.game
        if isinstance(shown, LiveGame) and _name(shown) not in self._over:
            return None  # its next move is waited for
        going = [each for each in self._sights if _name(each) not in self._over]
        if going and self._games_last():
            return going[0]
        newest = games[-1] if games else None
        is_new = newest is not None and (shown is None or _name(newest) != _name(shown))
        return newest if is_new else None

    def _games_last(self) -> bool:
        newest = self._results.games[-LOOKED_AT:]
        seconds = [each.a.seconds + each.b.seconds for each in newest]
        return not seconds or fmean(seconds) >= LONG_GAME_SECONDS

    def _show(self, game: LiveGame | FinishedGame) -> None:
        """Begin to show a game: from its start if it is finished, else at its latest move."""
        tournament = self._results.tournament
        assert tournament is not None
        self.game = game
        self.position, self.last_move, self.ply = tournament.game.start(), None, 0
        self._moves = _moves(self.position, game)
        if isinstance(game, LiveGame):
            while self.ply < len(self._moves):
                self._make(self._moves[self.ply])

    def _follow(self, game: LiveGame | FinishedGame) -> None:
        """Update the watched game, which has new moves or has ended."""
        tournament = self._results.tournament
        assert tournament is not None
        self.game = game
        self._moves = _moves(tournament.game.start(), game)
        self._timer.stop()  # leave the new position on the board for a while
        while self.ply < len(self._moves) and self._is_wanted:
            self._make(self._moves[self.ply])
        self.changed.emit()


def _moves(start: Position, game: LiveGame | FinishedGame) -> Sequence[Move]:
    """Return the moves of a game; none if a damaged file holds moves that can't be played."""
    try:
        return parse_moves(start, game.moves)
    except GameError:
        return ()


def _name(game: LiveGame | FinishedGame) -> tuple[int, int]:
    return game.pair, game.number
