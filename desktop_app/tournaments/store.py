# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stores a run in one file: its tournament, and all finished games.

The file is an SQLite database with a write-ahead log: written games survive the end of the process,
readers don't wait, and a game does not wait for the disk. (After a power cut the last games may be
missing; they are played again.) The key of a game is its pair and number, so there are no
duplicates.

Files may come from anywhere, and disks fail. So everything is checked before a file is used: its
pages, that it has the two tables and nothing that SQLite would run by itself, that all numbers are
in range, and the checksum of the tournament.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Self
from zlib import crc32

from desktop_app.tournaments.conditions import ArenaFault, FinishedGame, SearchStats, Termination
from desktop_app.tournaments.referee import MOST_PLIES
from desktop_app.tournaments.tournament import MOST_SECONDS, Tournament, parse_tournament

APPLICATION = 0x4D6D6152
"""The application id in the file's header, which marks a run of this program."""
WAIT_SECONDS = 30.0
MEMORY = ":memory:"
LONGEST = 64 << 20
"""The most bytes in one field; a damaged file may claim any number."""
MOST = 1 << 53
"""The most positions that a player can have visited in a game."""

_SCHEMA = """
CREATE TABLE run (tournament TEXT NOT NULL);
CREATE TABLE games (
    pair INTEGER NOT NULL, number INTEGER NOT NULL, a_began INTEGER NOT NULL,
    moves TEXT NOT NULL, plies INTEGER NOT NULL, result INTEGER,
    a_moves INTEGER NOT NULL, a_seconds REAL NOT NULL, a_nodes INTEGER NOT NULL,
    b_moves INTEGER NOT NULL, b_seconds REAL NOT NULL, b_nodes INTEGER NOT NULL,
    fault TEXT, by_a INTEGER, told TEXT,
    PRIMARY KEY (pair, number)
) WITHOUT ROWID;
"""
_STATEMENTS = _SCHEMA.split(";")
_COLUMNS = 15
_SUM_BITS = 0x7FFFFFFF
_COUNT_INVALID = """
SELECT count(*) FROM games WHERE NOT (
    typeof(pair) = 'integer' AND pair BETWEEN 0 AND :pairs - 1
    AND typeof(number) = 'integer' AND number BETWEEN 0 AND :games - 1
    AND typeof(a_began) = 'integer' AND a_began IN (0, 1)
    AND typeof(moves) = 'text'
    AND typeof(plies) = 'integer' AND plies BETWEEN 0 AND :plies
    AND typeof(result) IN ('integer', 'null') AND ifnull(result, 0) IN (-1, 0, 1)
    AND typeof(a_moves) = 'integer' AND a_moves BETWEEN 0 AND plies
    AND typeof(b_moves) = 'integer' AND b_moves BETWEEN 0 AND plies
    AND typeof(a_nodes) = 'integer' AND a_nodes BETWEEN 0 AND :most
    AND typeof(b_nodes) = 'integer' AND b_nodes BETWEEN 0 AND :most
    AND typeof(a_seconds) = 'real' AND a_seconds BETWEEN 0 AND (plies + 1) * :seconds
    AND typeof(b_seconds) = 'real' AND b_seconds BETWEEN 0 AND (plies + 1) * :seconds
    AND CASE WHEN fault IS NULL THEN by_a IS NULL AND told IS NULL ELSE
        typeof(fault) = 'text' AND instr(:faults, ' ' || fault || ' ') > 0
        AND typeof(by_a) IN ('integer', 'null') AND ifnull(by_a, 0) IN (0, 1)
        AND typeof(told) = 'text'
    END
)
"""
"""Counts the games with impossible values."""
_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""Errors of a damaged file; SQLite's message may quote bytes that are not UTF-8."""
_DAMAGES = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_MISMATCH,
)
_ADD = f"INSERT OR IGNORE INTO games VALUES ({', '.join('?' * _COLUMNS)})"


class StoreFault(StrEnum):
    """Reasons why a run can't be kept in a file."""

    NO_RUN = "no-run"  # the file holds something else, or is empty and no tournament is given
    DAMAGED = "damaged"  # the file is marked as a run, but its content is wrong
    OTHER_RUN = "other-run"  # the file holds another tournament than the one to continue
    DISK = "disk"  # it can't be read or written


class StoreError(Exception):
    """Raised when a run can't be kept in a file.

    Attributes:
        fault: the reason.
        text: the message of the system.
    """

    def __init__(self, fault: StoreFault, text: str = "") -> None:
        super().__init__(f"{fault}: {text}")
        self.fault = fault
        self.text = text


class Store:
    """The stored games of one run.

    Args:
        place: the file, created if missing; None: keep the run in memory.
        tournament: the tournament; None: the one in the file.

    Raises:
        StoreError: the file holds no run, or another one.
    """

    def __init__(self, place: Path | None, tournament: Tournament | None = None) -> None:
        try:
            self._base = sqlite3.connect(
                MEMORY if place is None else place, timeout=WAIT_SECONDS, check_same_thread=False
            )
            try:
                self.tournament = self._opened(tournament)
            except BaseException:
                self._base.close()
                raise
        except _ERRORS as error:
            raise _store_error(error) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._base.close()

    def add(self, played: Iterable[FinishedGame]) -> None:
        """Store games, all of them or none; games that are already stored are left as they are.

        Raises:
            StoreError: they can't be written.
        """
        try:
            with self._base:
                self._base.executemany(_ADD, map(_row, played))
        except _ERRORS as error:
            raise _store_error(error) from error

    def numbers(self) -> set[tuple[int, int]]:
        """Return the pairs and numbers of all finished games.

        Raises:
            StoreError: they can't be read.
        """
        try:
            return set(self._base.execute("SELECT pair, number FROM games"))
        except _ERRORS as error:
            raise _store_error(error) from error

    def games(self) -> Iterator[FinishedGame]:
        """Yield all finished games, by pair and number.

        Raises:
            StoreError: they can't be read.
        """
        try:
            with closing(self._base.cursor()) as cursor:
                yield from map(
                    _game_from_row, cursor.execute("SELECT * FROM games ORDER BY pair, number")
                )
        except _ERRORS as error:
            raise _store_error(error) from error

    def _opened(self, tournament: Tournament | None) -> Tournament:
        self._base.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
        self._base.execute("PRAGMA trusted_schema = OFF")
        (application,) = self._base.execute("PRAGMA application_id").fetchone()
        shape = _schema_of(self._base)
        if shape and application != APPLICATION:
            raise StoreError(StoreFault.NO_RUN)
        if not shape:
            if tournament is None:
                raise StoreError(StoreFault.NO_RUN)
            self._begin(tournament.text())
        found = self._checked(tournament)
        if tournament is not None and tournament != found:
            raise StoreError(StoreFault.OTHER_RUN)
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.execute("PRAGMA synchronous = NORMAL")
        return found

    def _begin(self, text: str) -> None:
        """Write the tournament to an empty file; if two programs try at once, only one does."""
        with self._base:
            self._base.execute("BEGIN IMMEDIATE")
            if not _schema_of(self._base):
                for statement in _STATEMENTS:
                    self._base.execute(statement)
                self._base.execute(f"PRAGMA application_id = {APPLICATION}")
                self._base.execute(f"PRAGMA user_version = {_checksum(text)}")
                self._base.execute("INSERT INTO run VALUES (?)", (text,))

    def _checked(self, wanted: Tournament | None) -> Tournament:
        """Check the whole file and return its tournament.

        Raises:
            StoreError: the file is damaged.
        """
        with closing(sqlite3.connect(MEMORY)) as sound:
            for statement in _STATEMENTS:
                sound.execute(statement)
            if _schema_of(self._base) != _schema_of(sound):
                raise StoreError(StoreFault.DAMAGED)
        # not `quick_check`, which misses duplicate games
        if self._base.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise StoreError(StoreFault.DAMAGED)
        kept = self._base.execute("SELECT tournament FROM run").fetchall()
        if not kept:
            raise StoreError(StoreFault.NO_RUN)
        text = kept[0][0]
        (known,) = self._base.execute("PRAGMA user_version").fetchone()
        # earlier versions wrote no checksum
        if len(kept) > 1 or not isinstance(text, str) or known not in (0, _checksum(text)):
            raise StoreError(StoreFault.DAMAGED)
        try:
            if wanted is not None and text == wanted.text():
                found = wanted
            else:
                found = parse_tournament(text)
        except ValueError as error:
            raise StoreError(StoreFault.DAMAGED) from error
        limits = {
            "pairs": len(found.pairs),
            "games": found.games,
            "plies": max(MOST_PLIES, *map(len, found.given), 0),
            "most": MOST,
            "seconds": MOST_SECONDS,
            "faults": f" {' '.join(ArenaFault)} ",
        }
        if self._base.execute(_COUNT_INVALID, limits).fetchone() != (0,):
            raise StoreError(StoreFault.DAMAGED)
        return found


def _schema_of(base: sqlite3.Connection) -> set[tuple[object, ...]]:
    """Return all tables, views, triggers and indices with their SQL."""
    return set(base.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


def _checksum(text: str) -> int:
    """Return the checksum of a tournament's text for the file's header; never 0."""
    return crc32(text.encode()) & _SUM_BITS or 1


def _store_error(error: Exception) -> StoreError:
    """Return the `StoreError` for an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_NOTADB:
        return StoreError(StoreFault.NO_RUN)
    # an error without a code is a text that is not UTF-8
    if code is None or code & 0xFF in _DAMAGES:
        return StoreError(StoreFault.DAMAGED)
    return StoreError(StoreFault.DISK, str(error))


def _row(game: FinishedGame) -> tuple[object, ...]:
    termination = game.termination
    told = (
        (None, None, None)
        if termination is None
        else (termination.fault.value, termination.by_a, termination.text)
    )
    return (*game[:6], *game.a, *game.b, *told)


def _game_from_row(row: tuple[object, ...]) -> FinishedGame:
    # what SQLite gives back has no types; the columns have those of the fields
    pair, number, a_began, moves, plies, result, *rest = row
    *sides, fault, by_a, text = rest
    termination = None
    if fault is not None:
        termination = Termination(
            ArenaFault(fault), None if by_a is None else bool(by_a), str(text)
        )
    return FinishedGame(
        _whole(pair),
        _whole(number),
        bool(a_began),
        str(moves),
        _whole(plies),
        None if result is None else _whole(result),
        _effort(*sides[:3]),
        _effort(*sides[3:]),
        termination,
    )


def _effort(moves: object, seconds: object, nodes: object) -> SearchStats:
    assert isinstance(seconds, float)
    return SearchStats(_whole(moves), seconds, _whole(nodes))


def _whole(number: object) -> int:
    assert isinstance(number, int)
    return number
