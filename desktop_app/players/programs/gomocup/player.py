# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that speaks the Gomocup protocol (`pbrain-...`) as a player: the manager's side.

Source: see `games.k_in_a_row.gomocup`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from time import perf_counter, sleep
from typing import Final, NoReturn, cast

from desktop_app.core.position import Move, Position
from desktop_app.games.k_in_a_row import gomocup as notation
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.players.errors import PlayerError, PlayerFault
from desktop_app.players.programs.gomocup.process import FAREWELL_SECONDS, BrainProcess
from desktop_app.players.programs.patience import (
    DEFAULT_PATIENCE,
    LONGEST_QUOTE,
    TURN_SECONDS,
    Patience,
)
from desktop_app.players.programs.protocols import BRAIN, check_game, check_program
from desktop_app.players.strategy import Choice, MoveContext
from desktop_app.search.limits import ShouldStop

TICK_SECONDS = 0.005
"""How often it is asked, while a program thinks, whether to stop."""
BREATH_SECONDS = 0.02
"""A program is left alone for so long after its move: some are still busy ending their search,
and lose words that come too early (Rapfi does)."""
MEMORY_BYTES = 350 * 1024 * 1024
"""The memory limit for a program, as at Gomocup."""
MOST_STRANGE_LINES = 1_000


class BrainPlayer:
    """A player whose moves come from a Gomocup program in its own process.

    The process is kept between moves, for as long as the positions follow each other; for any
    other position it is started anew and is given the whole board. After an error or a stop it
    is gone, and the next move begins with a new one.

    Args:
        path: the program's file.
        patience: how long it is waited for.
    """

    def __init__(self, path: str, patience: Patience | None = None) -> None:
        self._path: Final = path
        self._patience = patience or DEFAULT_PATIENCE
        self._process: BrainProcess | None = None
        self._seen: LinePosition | None = None
        self._last: Move | None = None
        self._turn_seconds: float | None = None
        self._moved_at = 0.0

    def choose(self, position: Position, thinking: MoveContext) -> Choice:
        """Ask the program for its move; it has none to give if it is stopped early.

        Raises:
            PlayerError: it can't play this, has failed, or was stopped.
        """
        check_game(BRAIN, self._path, position.game)
        here = cast("LinePosition", position)
        try:
            move = self._ask(here, thinking)
        except BaseException:
            self._kill()
            raise
        self._seen, self._last = here.after(move), move
        self._moved_at = perf_counter()
        return Choice(move)

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _ask(self, position: LinePosition, thinking: MoveContext) -> Move:
        seconds = thinking.limits.seconds
        seconds = TURN_SECONDS if seconds is None else max(seconds, 0.0)
        added = self._added(position)
        if added is None:
            process = self._started(position, thinking.should_stop)
        else:
            process = cast("BrainProcess", self._process)
            sleep(max(self._moved_at + BREATH_SECONDS - perf_counter(), 0.0))
            process.forget()
        if seconds != self._turn_seconds:
            process.say(f"INFO timeout_turn {round(seconds * 1000)}")
            self._turn_seconds = seconds
        process.say(f"INFO time_left {notation.UNLIMITED}")
        if added is not None:
            process.say(f"TURN {notation.point_text(position.game, added)}")
        elif position.ply:
            process.say("BOARD", *notation.stone_lines(position), "DONE")
        else:
            process.say("BEGIN")
        wait = seconds + self._patience.grace
        last = None if added is None else self._last
        listener = _MoveListener(self._path, process, position, last)
        return listener.listen(wait, thinking.should_stop)

    def _added(self, position: LinePosition) -> Move | None:
        """Return the move since the program's last one; None if it needs the whole board again."""
        if self._process is None or self._seen is None:
            return None
        return notation.added_stone(self._seen, position)

    def _started(self, position: LinePosition, should_stop: ShouldStop) -> BrainProcess:
        """Start a process with an empty board of the position's size."""
        self.close()
        check_program(BRAIN, self._path)
        try:
            self._process = BrainProcess([str(Path(self._path).absolute())])
        except OSError as error:
            raise PlayerError(PlayerFault.NOT_STARTED, path=self._path) from error
        self._turn_seconds = None
        game = position.game
        square = game.columns == game.rows
        size = f"START {game.rows}" if square else f"RECTSTART {game.columns},{game.rows}"
        self._process.say(size)
        _StartListener(self._path, self._process, position).listen(
            self._patience.start, should_stop
        )
        self._process.say(
            "INFO timeout_match 0",
            f"INFO max_memory {MEMORY_BYTES}",
            "INFO game_type 1",
            "INFO rule 0",
        )
        return self._process


class _Listener(ABC):
    """Waits for the answer to one command, and reports the fault if none comes."""

    silence = PlayerFault.SILENT

    def __init__(self, path: str, process: BrainProcess, position: LinePosition) -> None:
        self._path = path
        self._process = process
        self._position = position

    @abstractmethod
    def understood(self, line: str) -> Move | None:
        """Return the answer that a line holds; None if it holds none."""

    def listen(self, seconds: float, should_stop: ShouldStop) -> Move:
        """Wait for the answer and return it.

        Raises:
            PlayerError: there is none.
        """
        end = perf_counter() + seconds
        strange: list[str] = []
        while True:
            if should_stop():
                self._fail(PlayerFault.STOPPED)
            try:
                line = self._process.hear(TICK_SECONDS)
            except EOFError:
                status = self._process.status(FAREWELL_SECONDS)
                self._fail(PlayerFault.ENDED, status=status)
            if line is not None and line.split()[0].upper() not in ("MESSAGE", "DEBUG"):
                answer = self.understood(line)
                if answer is not None:
                    return answer
                strange.append(line[:LONGEST_QUOTE])
            if strange and len(strange) >= MOST_STRANGE_LINES:
                self._fail(PlayerFault.GARBAGE, text=strange[0], seconds=seconds)
            if perf_counter() > end:
                if strange:
                    self._fail(PlayerFault.GARBAGE, text=strange[0], seconds=seconds)
                self._fail(self.silence, seconds=seconds)

    def _fail(self, fault: PlayerFault, **details: object) -> NoReturn:
        raise PlayerError(fault, path=self._path, **details)


class _StartListener(_Listener):
    """Waits for OK."""

    silence = PlayerFault.NO_START

    def understood(self, line: str) -> Move | None:
        """Return any number for OK; None for other lines."""
        word, _, rest = line.partition(" ")
        if word.upper() == "ERROR":
            self._fail(PlayerFault.REFUSED, text=rest.strip()[:LONGEST_QUOTE])
        return 0 if word.upper().rstrip("-:,.") == "OK" else None


class _MoveListener(_Listener):
    """Waits for a legal move, and ignores a repetition of the program's last one."""

    def __init__(
        self, path: str, process: BrainProcess, position: LinePosition, last: Move | None
    ) -> None:
        super().__init__(path, process, position)
        self._last = last

    def understood(self, line: str) -> Move | None:
        """Return the move in a line, also one that is only suggested; None if there is none."""
        word, _, rest = line.partition(" ")
        if word.upper() == "ERROR":
            self._fail(PlayerFault.COMPLAINED, text=rest.strip()[:LONGEST_QUOTE])
        if word.upper() == "SUGGEST":
            self._legal(rest)
            self._process.say(f"PLAY {rest.strip()}")
            return None
        return self._legal(line)

    def _legal(self, text: str) -> Move | None:
        """Return the legal move for a text; None if it is no point at all."""
        point = notation.parse_pair(text)
        if point is None:
            return None
        game = self._position.game
        cell = notation.cell_at(game, *point)
        if cell is not None and cell == self._last:
            return None
        if cell is None or cell not in self._position.legal_moves():
            where = text.strip() if cell is None else game.move_text(cell)
            self._fail(PlayerFault.ILLEGAL, text=where)
        return cell
