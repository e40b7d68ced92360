# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The games that MENACE has learned from, in one file for all windows; its beads follow from them.

A line of JSON for each game, in the order in which they were played::

    {"side": "first", "against": "person", "moves": "a3b2c3b3b1"}

- `side`: whom MENACE played: `first` or `second`.
- `against`: `person`, or a player of `minimax-fair play`.
- `moves`: to the end of the game, which is tic-tac-toe. `start`: where they begin, in the game's
  own notation; left out, it is the empty board.

`{"reset": true}` stands where somebody has had it forget all: the games before count no more, until
`{"reset": false}` brings them back, before those that were played since.

Lines are only ever added, each by one call to the system, which puts it behind the last one
whoever else writes: so windows don't write over each other, and a process that is killed leaves
whole lines.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Game, Position
from desktop_app.core.record import parse_moves
from desktop_app.files.disk import MOST_BYTES, read_text, write_whole
from desktop_app.files.errors import FileError, Flaw, from_os_error
from desktop_app.files.game_file import LONGEST_MOVE, LONGEST_NAME, PERSON, read_player, required
from desktop_app.files.json_reader import JsonValue, read_json
from desktop_app.players.learned import LearnedGame

MOST_GAMES = 5_000
"""To read this many and to learn from them takes a window less than a second."""
ASIDE = ".unread"
_SIDES = {"first": MAX, "second": MIN}


class LearnedGames:
    """The file, and what was read of it.

    Attributes:
        path: where it is.
        games: those that count.
        before: those that counted before it was last reset, and can be brought back.
        era: another number whenever games have gone or come before others.
    """

    def __init__(self, path: Path | None, game: Game) -> None:
        """Read nothing yet.

        Args:
            path: the file, which need not be there; None: they are kept nowhere.
            game: what is played.
        """
        self.path = path
        self.games: list[LearnedGame] = []
        self.before: list[LearnedGame] | None = None
        self.era = 0
        self._game = game
        self._seen: tuple[int, ...] = ()
        self._text = ""

    def read(self) -> None:
        """Take notice of what any window has written.

        Raises:
            FileError: a line is none of this program's, or the file can't be read. It was put
                aside; the games in front of that line count, and are in a new file.
        """
        seen = self._look()
        if self.path is None or seen == self._seen:
            return
        try:
            text = read_text(self.path) if seen else ""
            if text.startswith(self._text):
                self._take(text[len(self._text) :], len(self._text.splitlines()))
            else:
                self._begin_anew()
                self._take(text, 0)
        except FileError as error:
            self._put_aside(error)
            raise
        finally:
            self._seen = self._look()

    def add(self, game: LearnedGame) -> None:
        """Write down a game.

        Raises:
            FileError: it can't be written, or there are too many; nothing has changed.
        """
        self.read()
        if len(self.games) >= MOST_GAMES:
            raise FileError(Flaw.TOO_MANY, most=f"{MOST_GAMES:,}")
        self._append(fields_of(game))

    def reset(self) -> None:
        """Have all games count no more.

        Raises:
            FileError: it can't be written.
        """
        self._append({"reset": True})

    def restore(self) -> None:
        """Bring those back that counted before the last reset.

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
        """Differs when the file is another one; empty where there is none."""
        try:
            about = None if self.path is None else self.path.stat()
        except OSError:
            about = None
        if about is None:
            return ()
        return about.st_ino, about.st_size, about.st_mtime_ns

    def _begin_anew(self) -> None:
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
                raise FileError(Flaw.NOT_JSON)
            self._take_fields(read_json(line).fields())
        except FileError as error:
            raise FileError(error.flaw, number, error.cause, **error.details) from error

    def _take_fields(self, fields: dict[str, JsonValue]) -> None:
        if "reset" not in fields:
            if len(self.games) >= MOST_GAMES:
                raise FileError(Flaw.TOO_MANY, most=f"{MOST_GAMES:,}")
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

    def _put_aside(self, error: FileError) -> None:
        """Keep the file as it is under another name, and go on with what was read of it."""
        if self.path is None or error.flaw in (Flaw.NO_RIGHT, Flaw.DISK):  # it may be right
            return
        with suppress(OSError, FileError):
            self.path.replace(self.path.with_name(self.path.name + ASIDE))
            if self._text:
                write_whole(self.path, self._text)


def _write_behind(path: Path, line: bytes) -> None:
    """Put a line behind a file's last one, as a whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, 0o600)
    try:
        size = os.fstat(handle).st_size
        if size + len(line) > MOST_BYTES:
            raise FileError(Flaw.TOO_LARGE, megabytes=MOST_BYTES // 1_000_000)
        if os.write(handle, line) != len(line):
            os.ftruncate(handle, size)
            raise FileError(Flaw.DISK_FULL)
    finally:
        os.close(handle)


def fields_of(game: LearnedGame) -> dict[str, str | bool]:
    """What a line says of a game."""
    rules, start = game.start.game, game.start
    fields: dict[str, str | bool] = {
        "side": "first" if game.side is MAX else "second",
        "against": PERSON if game.opponent is None else str(game.opponent),
    }
    if start != rules.start():
        fields["start"] = start.text
    return {**fields, "moves": rules.moves_text(game.moves)}


def read_learned(fields: dict[str, JsonValue], rules: Game) -> LearnedGame:
    """The game that a line tells.

    Raises:
        FileError: a field is missing or wrong, or no game goes like that.
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
        raise FileError(Flaw.REFUSED, cause=error) from error
    if _end(start, played).outcome is None:
        raise moves.refused()
    return LearnedGame(start, played, player, opponent)


def _end(position: Position, moves: tuple[int, ...]) -> Position:
    for move in moves:
        position = position.after(move)
    return position
