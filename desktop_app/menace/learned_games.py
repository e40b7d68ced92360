# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of the games that MENACE has learned from, shared by all windows.

MENACE's beads follow from these games. The file has a line of JSON for each, in the order played::

    {"side": "first", "against": "person", "moves": "a3b2c3b3b1"}

- `side`: the side that MENACE played, `first` or `second`.
- `against`: `person`, or a player of `minimax-fair play`.
- `moves`: the moves up to the end of the game, which is tic-tac-toe.
- `start`: the first position in the game's own notation; the empty board if left out.

`{"reset": true}` means that MENACE was made to forget: earlier games no longer count, until
`{"reset": false}` brings them back, in front of those played since.

Lines are only appended, each by one system call, which is safe while other processes write. So
windows don't overwrite each other, and a killed process leaves whole lines.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Game, Move, Player, Position, position_after
from desktop_app.core.record import parse_moves
from desktop_app.core.score import winner_of
from desktop_app.files.disk import MOST_BYTES, own_text_of, read_bytes, write_whole
from desktop_app.files.errors import FileError, FileFault, from_os_error
from desktop_app.files.game_file import LONGEST_MOVE, LONGEST_NAME, PERSON, read_player, required
from desktop_app.files.json_reader import JsonValue, read_json
from desktop_app.players.registry import StrategyId

MOST_GAMES = 5_000
"""The most games in a file; a window reads and learns this many in less than a second."""
ASIDE = ".unread"
_SIDES = {"first": MAX, "second": MIN}


class LearnedGame(NamedTuple):
    """A game that MENACE has learned from, or the rest of it from MENACE's first own move.

    Attributes:
        start: the position before that move; all moves of MENACE's side from here are its own.
        moves: the moves from there to the end of the game.
        side: the player that MENACE was.
        opponent: the other player; None for a person.
    """

    start: Position
    moves: tuple[Move, ...]
    side: Player
    opponent: StrategyId | None = None

    @property
    def result(self) -> int:
        """The result for MENACE: 1 for a win, 0 for a draw, -1 for a loss."""
        winner = winner_of(position_after(self.start, self.moves))
        return 0 if winner is None else self.side * winner


class LearnedGames:
    """The file of learned games, and its contents as last read.

    Attributes:
        path: the path of the file; None if nothing is saved.
        games: the games that count.
        before: the games that counted before the last reset and can be brought back.
        era: a number that changes whenever games were removed, or inserted before others.
    """

    def __init__(self, path: Path | None, game: Game) -> None:
        """Set the path without reading the file.

        Args:
            path: the file, which need not exist; None to save nothing.
            game: the rules of the games.
        """
        self.path = path
        self.games: list[LearnedGame] = []
        self.before: list[LearnedGame] | None = None
        self.era = 0
        self._game = game
        self._seen: tuple[int, ...] = ()
        self._text = ""

    def read(self) -> None:
        """Read what any window has written.

        Raises:
            FileError: a line is invalid, or the file can't be read. The file was put aside; the
                games before that line count, and are in a new file.
        """
        seen = self._look()
        if self.path is None or seen == self._seen:
            return
        try:
            text = own_text_of(read_bytes(self.path)) if seen else ""
            if text.startswith(self._text):
                self._take(text[len(self._text) :], len(self._text.splitlines()))
            else:
                self._start_over()
                self._take(text, 0)
        except FileError as error:
            self._back_up(error)
            raise
        finally:
            self._seen = self._look()

    def add(self, game: LearnedGame) -> None:
        """Append a game to the file.

        Raises:
            FileError: the file can't be written or has too many games; nothing has changed.
        """
        self.read()
        if len(self.games) >= MOST_GAMES:
            raise FileError(FileFault.TOO_MANY, most=MOST_GAMES)
        self._append(fields_of(game))

    def reset(self) -> None:
        """Make all games stop counting.

        Raises:
            FileError: it can't be written.
        """
        self._append({"reset": True})

    def restore(self) -> None:
        """Bring back the games that counted before the last reset.

        Raises:
            FileError: it can't be written.
        """
        self._append({"reset": False})

    def _append(self, fields: dict[str, str | bool]) -> None:
        line = json.dumps(fields) + "\n"
        if self.path is None:
            self._take(line, 0)
            return
        try:
            _write_behind(self.path, line.encode())
        except OSError as error:
            raise from_os_error(error) from error
        self.read()

    def _look(self) -> tuple[int, ...]:
        """Return a signature that differs for a changed file; empty if there is no file."""
        try:
            about = None if self.path is None else self.path.stat()
        except OSError:
            about = None
        if about is None:
            return ()
        return about.st_ino, about.st_size, about.st_mtime_ns

    def _start_over(self) -> None:
        self.games, self.before, self._text = [], None, ""
        self.era += 1

    def _take(self, text: str, lines_before: int) -> None:
        taken = 0
        try:
            for number, line in enumerate(text.splitlines(keepends=True), lines_before + 1):
                self._take_line(line, number)
                taken += len(line)
        finally:
            self._text += text[:taken]

    def _take_line(self, line: str, number: int) -> None:
        try:
            if not line.endswith("\n"):
                raise FileError(FileFault.NOT_JSON)
            self._take_fields(read_json(line).fields())
        except FileError as error:
            raise FileError(error.fault, number, error.cause, **error.details) from error

    def _take_fields(self, fields: dict[str, JsonValue]) -> None:
        if "reset" not in fields:
            if len(self.games) >= MOST_GAMES:
                raise FileError(FileFault.TOO_MANY, most=MOST_GAMES)
            self.games.append(read_learned(fields, self._game))
            return
        reset = fields["reset"].value
        if reset is True:
            self.games, self.before = [], self.games or self.before
        elif reset is False and self.before is not None:
            self.games, self.before = [*self.before, *self.games][:MOST_GAMES], None
        else:
            raise fields["reset"].refused()
        self.era += 1

    def _back_up(self, error: FileError) -> None:
        """Keep the file under another name, and continue with what was read of it."""
        if self.path is None or error.fault in (
            FileFault.NO_RIGHT,
            FileFault.DISK,
        ):  # it may be fine
            return
        with suppress(OSError, FileError):
            self.path.replace(self.path.with_name(self.path.name + ASIDE))
            if self._text:
                write_whole(self.path, self._text)


def _write_behind(path: Path, line: bytes) -> None:
    """Append a line to a file in one piece."""
    path.parent.mkdir(parents=True, exist_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, 0o600)
    try:
        size = os.fstat(handle).st_size
        if size + len(line) > MOST_BYTES:
            raise FileError(FileFault.TOO_LARGE, megabytes=MOST_BYTES // 1_000_000)
        if os.write(handle, line) != len(line):
            os.ftruncate(handle, size)
            raise FileError(FileFault.DISK_FULL)
    finally:
        os.close(handle)


def fields_of(game: LearnedGame) -> dict[str, str | bool]:
    """Return the fields of a game's line."""
    rules, start = game.start.game, game.start
    fields: dict[str, str | bool] = {
        "side": "first" if game.side is MAX else "second",
        "against": PERSON if game.opponent is None else str(game.opponent),
    }
    if start != rules.start():
        fields["start"] = start.text
    return {**fields, "moves": rules.moves_text(game.moves)}


def read_learned(fields: dict[str, JsonValue], rules: Game) -> LearnedGame:
    """Return the game of a line.

    Raises:
        FileError: a field is missing or wrong, or the moves are not a whole game.
    """
    side = required(fields, "side")
    player = _SIDES.get(side.as_text(LONGEST_MOVE))
    if player is None:
        raise side.refused()
    opponent = read_player(required(fields, "against"))
    part = fields.get("start")
    moves = required(fields, "moves")
    try:
        start = rules.start() if part is None else rules.parse_position(part.as_text(LONGEST_NAME))
        played = tuple(parse_moves(start, moves.as_text(LONGEST_MOVE)))
    except GameError as error:
        raise FileError(FileFault.REFUSED, cause=error) from error
    if position_after(start, played).outcome is None:
        raise moves.refused()
    return LearnedGame(start, played, player, opponent)
