# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A chess engine as a player: any UCI program, at any strength that it offers.

Source: R. Huber, S. Meyer-Kahlen, "Description of the universal chess interface", 2006.
"""

from __future__ import annotations

import re
from collections.abc import Coroutine
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar, cast

import chess
from chess.engine import INFO_BASIC, EngineError, EngineTerminatedError, Limit, PlayResult

from desktop_app.core.position import Position
from desktop_app.players.errors import PlayerError, PlayerFault
from desktop_app.players.programs.patience import DEFAULT_PATIENCE, TURN_SECONDS, Patience
from desktop_app.players.programs.protocols import UCI, check_game, check_program, command_of
from desktop_app.players.programs.uci.process import Conversation, EngineProcess
from desktop_app.players.strategy import Choice, MoveContext
from desktop_app.search.limits import Limits, ShouldStop

if TYPE_CHECKING:
    from desktop_app.games.chess.rules import ChessPosition

T = TypeVar("T")

TICK_SECONDS = 0.01
"""How often it is asked, while an engine thinks, whether to stop."""
STOP_SECONDS = 0.5
"""Seconds that an engine may take to move at once before it is killed."""
LEAST_SECONDS = 0.01
"""An engine that is given no time at all thinks for ever."""
ELO, SKILL = "elo", "skill"
LIMIT_OPTION, ELO_OPTION, SKILL_OPTION = "UCI_LimitStrength", "UCI_Elo", "Skill Level"
_LIKE_A_MOVE = re.compile(r"[a-h][1-8][a-h][1-8][a-z]?|0000")


@dataclass(frozen=True, slots=True)
class Strengths:
    """The strengths that an engine offers.

    Attributes:
        name: what it is called.
        levels: for each way in which it can play weaker (`elo`, `skill`) the least and the most.
    """

    name: str
    levels: dict[str, tuple[int, int]]


class UciPlayer:
    """A player whose moves come from a UCI engine in its own process.

    The process is kept between moves. After an error it is gone, and the next move begins with a
    new one.

    Args:
        path: the engine's file.
        level: how strong it shall play, such as `elo1500` and `skill3`; None for its best.
        patience: how long it is waited for.
    """

    def __init__(
        self, path: str, level: str | None = None, patience: Patience | None = None
    ) -> None:
        self._path: Final = path
        self._level: Final = level
        self._patience = patience or DEFAULT_PATIENCE
        self._process: EngineProcess | None = None
        self._game = object()
        self._ply = 0

    def choose(self, position: Position, thinking: MoveContext) -> Choice:
        """Ask the engine for its move; if stopped early, it gives the best move found so far.

        Raises:
            PlayerError: it can't play this, has failed, or had no move when it was stopped.
        """
        check_game(UCI, self._path, position.game)
        here = cast("ChessPosition", position)
        try:
            return self._ask(here, thinking)
        except BaseException:
            self._kill()
            raise

    def strengths(self, should_stop: ShouldStop) -> Strengths:
        """Return the strengths that the engine offers; it keeps running.

        Raises:
            PlayerError: it has failed, or was stopped.
        """
        try:
            talk = self._running(should_stop).talk
        except BaseException:
            self._kill()
            raise
        levels = dict[str, tuple[int, int]]()
        for way, name in ((ELO, ELO_OPTION), (SKILL, SKILL_OPTION)):
            option = talk.options.get(name)
            if option is not None and option.min is not None and option.max is not None:
                levels[way] = option.min, option.max
        if LIMIT_OPTION not in talk.options:
            levels.pop(ELO, None)
        return Strengths(talk.id.get("name", ""), levels)

    def close(self) -> None:
        """End the engine."""
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _ask(self, position: ChessPosition, thinking: MoveContext) -> Choice:
        process = self._running(thinking.should_stop)
        if position.ply <= self._ply:
            self._game = object()  # another one, of which the engine is told
        self._ply = position.ply
        process.talk.forget()
        limit = _limit(thinking.limits)
        board = _board(position)

        def question(talk: Conversation) -> Coroutine[Any, Any, PlayResult]:
            return talk.play(board, limit, game=self._game, info=INFO_BASIC)

        wait = _Wait(self._path, process, thinking.should_stop, hurry="stop")
        played = wait.answer(process.ask(question), (limit.time or 0.0) + self._patience.grace)
        moves = {position.game.move_text(move): move for move in position.legal_moves()}
        move = moves.get(played.move.uci()) if played.move else None
        if move is None:
            wait.fail_move()
        info = played.info
        return Choice(move, depth=info.get("depth", 0), nodes=info.get("nodes", 0))

    def _running(self, should_stop: ShouldStop) -> EngineProcess:
        """Return the running engine, set to its level."""
        if self._process is not None:
            return self._process
        check_program(UCI, self._path)
        self._process = process = EngineProcess(command_of(self._path))
        seconds = self._patience.start
        wait = _Wait(self._path, process, should_stop, silence=PlayerFault.NO_START)
        try:
            wait.answer(process.started, seconds)
        except OSError as error:
            raise PlayerError(PlayerFault.NOT_STARTED, path=self._path) from error
        try:
            wait.answer(process.ask(Conversation.initialize), seconds)
        except _MisunderstoodError:
            wait.fail(PlayerFault.UNCLEAR, text=process.talk.last_option)
        if self._level is not None:
            try:
                options = options_of(self._level)
                wait.answer(process.ask(lambda talk: talk.configure(options)), seconds)
            except _MisunderstoodError as error:
                level = self._level
                raise PlayerError(PlayerFault.NO_LEVEL, path=self._path, text=level) from error
        return process


def options_of(level: str) -> dict[str, str | int | bool | None]:
    """Return the engine options for a level."""
    if level.startswith(ELO):
        return {LIMIT_OPTION: True, ELO_OPTION: int(level.removeprefix(ELO))}
    return {SKILL_OPTION: int(level.removeprefix(SKILL))}


class _MisunderstoodError(Exception):
    """The library could not read an engine's output, or the engine has no such option."""


@dataclass(frozen=True, slots=True)
class _Wait:
    """Waits for an engine's answers, and reports the fault if none comes.

    Attributes:
        path: the engine's file.
        process: the engine.
        should_stop: whether nobody wants to wait any more.
        silence: what it is called when it says nothing.
        hurry: what an engine is told that is to answer at once; empty where it can't.
    """

    path: str
    process: EngineProcess
    should_stop: ShouldStop
    silence: PlayerFault = PlayerFault.SILENT
    hurry: str = ""

    def answer(self, future: Future[T], seconds: float) -> T:
        """Wait for the answer and return it.

        Raises:
            PlayerError: there is none.
        """
        end = perf_counter() + seconds
        is_hurried = False
        while True:
            if self.should_stop() and not is_hurried:
                if not self.hurry:
                    self.fail(PlayerFault.STOPPED)
                is_hurried, end = True, perf_counter() + STOP_SECONDS
                self.process.say(self.hurry)
            try:
                return future.result(TICK_SECONDS)
            except TimeoutError:
                if perf_counter() > end:
                    self._fail_in_time(seconds, is_hurried=is_hurried)
            except (EngineTerminatedError, CancelledError):
                self._fail_at_end()
            except EngineError as error:
                if self.hurry:
                    self.fail_move()
                raise _MisunderstoodError from error

    def fail_move(self) -> NoReturn:
        """Raise the error for an answer that is no legal move.

        Raises:
            PlayerError: always.
        """
        said = self.process.talk.last_move
        word = said.split()[1:2]
        if word and _LIKE_A_MOVE.fullmatch(word[0]):
            self.fail(PlayerFault.ILLEGAL, text=word[0])
        self.fail(PlayerFault.GARBAGE, text=said)

    def fail(self, fault: PlayerFault, **details: object) -> NoReturn:
        """Raise the error for a fault of the engine.

        Raises:
            PlayerError: always.
        """
        raise PlayerError(fault, path=self.path, **details)

    def _fail_in_time(self, seconds: float, *, is_hurried: bool) -> NoReturn:
        if is_hurried:
            self.fail(PlayerFault.STOPPED)
        strange = self.process.has_started and self.process.talk.strange
        if strange and self.silence is PlayerFault.SILENT:
            self.fail(PlayerFault.GARBAGE, text=strange, seconds=seconds)
        self.fail(self.silence, seconds=seconds)

    def _fail_at_end(self) -> NoReturn:
        talk = self.process.talk
        if talk.flooded:
            self.fail(PlayerFault.GARBAGE, text=talk.strange)
        self.fail(PlayerFault.ENDED, status=self.process.status())


def _limit(limits: Limits) -> Limit:
    """Return the limit for a move; it always has a time."""
    seconds = TURN_SECONDS if limits.seconds is None else max(limits.seconds, LEAST_SECONDS)
    return Limit(time=seconds, depth=limits.depth, nodes=limits.nodes)


def _board(position: ChessPosition) -> chess.Board:
    """Return the board with the earlier moves that count for repetitions."""
    fen, moves = position.moves_since
    board = chess.Board(fen)
    for move in moves:
        board.push_uci(position.game.move_text(move))
    return board
