# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one game between two strategies; a player that breaks the rules loses."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from desktop_app.core.position import MAX, Move, Player, Position, position_after
from desktop_app.core.record import parse_moves
from desktop_app.core.score import winner_of
from desktop_app.games.registry import engines_of, find_game, repeatable_engines_of
from desktop_app.players.errors import PlayerError
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import ChosenMove, Learner, MoveContext, Strategy
from desktop_app.search.engine import BookReader, no_book
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.solved import is_small
from desktop_app.tournaments.conditions import (
    ArenaFault,
    FinishedGame,
    GameConditions,
    GameTask,
    PlayerException,
    SearchStats,
    Termination,
)
from desktop_app.tournaments.live_games import LiveGame

MOST_PLIES = 2_000
"""The number of plies after which a game is declared a draw."""
LONGEST_TEXT = 300
LONGEST_TRACE = 10_000
"""The characters kept at each end of a long traceback."""

MakeStrategy = Callable[[StrategyId], Strategy]


@dataclass(slots=True)
class _Side:
    """One of the two players of a game."""

    strategy: Strategy
    thinking: MoveContext
    moves: int = 0
    seconds: float = 0.0
    nodes: int = 0

    def effort(self) -> SearchStats:
        return SearchStats(self.moves, self.seconds, self.nodes)


@dataclass(frozen=True, slots=True)
class _UnmadePlayer:
    """Stands in for a player that could not be made; it forfeits when it is to move."""

    error: Exception

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:  # noqa: ARG002
        raise self.error


@dataclass(slots=True)
class _Board:
    """A game in progress, which other threads may read."""

    task: GameTask
    sides: dict[Player, _Side]
    position: Position
    moves: list[Move] = field(default_factory=list[Move])
    since: float = field(default_factory=perf_counter)

    @property
    def a_moves(self) -> bool:
        """Whether it is player a's turn."""
        return (self.position.turn is MAX) is self.task.a_begins


class Referee:
    """Plays games one after another under the same terms, each with empty tables.

    The values of small, completely solved games are kept from game to game: they are exact, so no
    choice depends on what was played before. Each player has its own tables and random numbers, and
    searches in one thread, because two threads would not be deterministic. For the same reason,
    engines that go by the clock are not used when nodes are limited.

    Each game gets new players, except for learners, which stay and learn from each game they have
    played.

    Args:
        terms: the terms of all games.
        read_book: returns opening books.
        make: makes players by their names.
    """

    def __init__(
        self,
        terms: GameConditions,
        read_book: BookReader = no_book,
        make: MakeStrategy = make_strategy,
    ) -> None:
        self.terms = terms
        self.game = find_game(terms.game)
        self._read_book = read_book
        self._make = make
        self._counts_nodes = terms.limits.nodes is not None
        self._is_counted_out = is_small(self.game.start()) and not self._counts_nodes
        self._known: tuple[EngineCache, EngineCache] | None = None
        self._learners: dict[str, Learner] = {}
        self._board: _Board | None = None
        self._raised: dict[str, PlayerException] = {}

    def play(self, task: GameTask) -> FinishedGame:
        """Play one game to its end, whatever the players do."""
        board = self._board = self._set_up(task)
        try:
            played = self._play_out(board)
            if (found := self._learn(task, board.moves)) is not None and played.termination is None:
                letter, error = found
                termination = Termination(ArenaFault.RAISED, letter == "a", _error_line(error))
                return self._played(board, -1 if letter == "a" else 1, termination)
            return played
        finally:
            self._board = None
            for side in board.sides.values():
                close = getattr(side.strategy, "close", None)
                if close is not None:
                    with suppress(Exception):  # it is not needed any more
                        close()

    def replay(self, task: GameTask, moves: str) -> None:
        """Let learners learn from a game that was played earlier.

        Args:
            task: the game.
            moves: all moves from the start, in the game's notation.
        """
        for name, letter in ((task.a, "a"), (task.b, "b")):
            self._player(name, letter)
        self._learn(task, parse_moves(self.game.start(), moves))

    def overdue_game(self, now: float) -> FinishedGame | None:
        """Return the current game as a loss for the player whose move is overdue, else None.

        Call it from another thread than the one that plays.

        Args:
            now: the current `perf_counter` time.
        """
        board = self._board
        if board is None or now - board.since < self.terms.move_timeout:
            return None
        text = f"{self.terms.move_timeout:g}"
        return self._lost(board, ArenaFault.SILENT, text)

    def take_exceptions(self) -> tuple[PlayerException, ...]:
        """Return the errors that players raised since the last call, one of each kind."""
        found, self._raised = self._raised, {}
        return tuple(found.values())

    def live_game(self) -> LiveGame | None:
        """Return the game in progress; None if there is none.

        Call it from another thread than the one that plays.
        """
        board = self._board
        if board is None:
            return None
        task, moves = board.task, tuple(board.moves)
        return LiveGame(task.pair, task.number, task.a_begins, self.game.moves_text(moves))

    def _learn(self, task: GameTask, moves: Sequence[Move]) -> tuple[str, Exception] | None:
        """Let learners learn from a game; return a learner that failed, with its exception."""
        failed = None
        for letter, learner in self._learners.items():
            side = MAX if task.a_begins is (letter == "a") else MAX.opponent
            try:
                learner.learn(self._opened(task), moves[len(task.opening) :], side)
            except Exception as error:
                self._record_exception(error)
                failed = letter, error
        return failed

    def _opened(self, task: GameTask) -> Position:
        return position_after(self.game.start(), task.opening)

    def _player(self, name: StrategyId, letter: str) -> Strategy:
        if letter in self._learners:
            return self._learners[letter]
        try:
            player = self._make(name)
        except Exception as error:
            return _UnmadePlayer(error)
        if isinstance(player, Learner):
            self._learners[letter] = player
        return player

    def _set_up(self, task: GameTask) -> _Board:
        first = MAX if task.a_begins else MAX.opponent
        names = {first: (task.a, "a"), first.opponent: (task.b, "b")}
        known = self._knowledge()
        sides = dict[Player, _Side]()
        for player, (name, letter) in names.items():
            seed = f"{self.terms.seed}:{task.a}:{task.b}:{task.number}:{letter}"
            thinking = MoveContext(
                Random(seed),
                self.terms.limits,
                knowledge=known[letter == "b"],
                ties=self.terms.ties,
                seed=seed,
            )
            sides[player] = _Side(self._player(name, letter), thinking)
        return _Board(task, sides, self._opened(task), list(task.opening))

    def _knowledge(self) -> tuple[EngineCache, EngineCache]:
        if self._known is None or not self._is_counted_out:
            self._known = self._cold(), self._cold()
        return self._known

    def _cold(self) -> EngineCache:
        engines = repeatable_engines_of if self._counts_nodes else engines_of
        return EngineCache(engines, self.terms.table_bytes, 1, self._read_book)

    def _play_out(self, board: _Board) -> FinishedGame:
        while board.position.outcome is None and len(board.moves) < MOST_PLIES:
            side, position = board.sides[board.position.turn], board.position
            board.since = start = perf_counter()
            try:
                choice = side.strategy.choose(position, side.thinking)
                is_legal = choice.move in position.legal_moves()
            except PlayerError as error:
                return self._lost(board, ArenaFault.PROGRAM, error.as_text(LONGEST_TEXT))
            except (Exception, SystemExit) as error:
                self._record_exception(error)
                return self._lost(board, ArenaFault.RAISED, _error_line(error))
            side.seconds += perf_counter() - start
            if not is_legal:
                return self._lost(board, ArenaFault.ILLEGAL, str(choice.move))
            side.nodes += choice.nodes
            side.moves += 1
            board.moves.append(choice.move)
            board.position = position.after(choice.move)
        winner = int(winner_of(board.position) or 0)
        return self._played(board, winner if board.task.a_begins else -winner)

    def _record_exception(self, error: BaseException) -> None:
        places = traceback.extract_tb(error.__traceback__)[-1:]
        where = [f"{place.filename}:{place.lineno}" for place in places]
        kind = " ".join([type(error).__name__, *where])
        if kind not in self._raised:
            text = "".join(traceback.format_exception(error))
            if len(text) > 2 * LONGEST_TRACE:
                text = f"{text[:LONGEST_TRACE]}\n...\n{text[-LONGEST_TRACE:]}"
            self._raised[kind] = PlayerException(kind, _error_line(error), text)

    def _lost(self, board: _Board, fault: ArenaFault, text: str) -> FinishedGame:
        """Return the game as lost by the player to move."""
        by_a = board.a_moves
        return self._played(board, -1 if by_a else 1, Termination(fault, by_a, text[:LONGEST_TEXT]))

    def _played(
        self, board: _Board, result: int, termination: Termination | None = None
    ) -> FinishedGame:
        task, moves = board.task, tuple(board.moves)
        a, b = (MAX, MAX.opponent) if task.a_begins else (MAX.opponent, MAX)
        return FinishedGame(
            task.pair,
            task.number,
            task.a_begins,
            self.game.moves_text(moves),
            len(moves),
            result,
            board.sides[a].effort(),
            board.sides[b].effort(),
            termination,
        )


def _error_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:LONGEST_TEXT]
