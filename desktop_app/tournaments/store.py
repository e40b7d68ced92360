# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run in one file: its tournament, and each game that is over.

SQLite, with a write-ahead log: what was written is whole whenever a process ends, those who read it
meanwhile don't wait, and a game costs no wait for the disk. (When the machine itself loses its
power the last games may be missing; they are played again.) A game has one place, by its pair and
number, so none can be there twice.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Self

from desktop_app.tournaments.terms import ArenaFault, Blame, Effort, Played
from desktop_app.tournaments.tournament import Tournament, parse_tournament

APPLICATION = 0x4D6D6152
"""Stands in the file's head: a run of this program."""
WAIT_SECONDS = 30.0
MEMORY = ":memory:"

_SCHEMA = """
CREATE TABLE IF NOT EXISTS run (tournament TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    pair INTEGER NOT NULL, number INTEGER NOT NULL, a_began INTEGER NOT NULL,
    moves TEXT NOT NULL, plies INTEGER NOT NULL, result INTEGER,
    a_moves INTEGER NOT NULL, a_seconds REAL NOT NULL, a_nodes INTEGER NOT NULL,
    b_moves INTEGER NOT NULL, b_seconds REAL NOT NULL, b_nodes INTEGER NOT NULL,
    fault TEXT, by_a INTEGER, told TEXT,
    PRIMARY KEY (pair, number)
) WITHOUT ROWID;
"""
_COLUMNS = 15
_ADD = f"INSERT OR IGNORE INTO games VALUES ({', '.join('?' * _COLUMNS)})"


class StoreFault(StrEnum):
    """Each way in which a run can't be kept in a file."""

    NO_RUN = "no-run"  # the file holds something else, or nothing yet and nobody says what
    OTHER_RUN = "other-run"  # the file holds another tournament than the one that is to go on
    DISK = "disk"  # it can't be read or written


class StoreError(Exception):
    """A run can't be kept in a file.

    Attributes:
        fault: in which way.
        text: what the system says of it.
    """

    def __init__(self, fault: StoreFault, text: str = "") -> None:
        super().__init__(f"{fault}: {text}")
        self.fault = fault
        self.text = text


class Store:
    """The games of one run.

    Args:
        place: the file, made where there is none; None: memory, for as long as the program runs.
        tournament: which is played; None: the one in the file.

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
        except ValueError as error:
            raise StoreError(StoreFault.NO_RUN) from error
        except sqlite3.OperationalError as error:
            raise StoreError(StoreFault.DISK, str(error)) from error
        except sqlite3.DatabaseError as error:  # no file of SQLite's
            raise StoreError(StoreFault.NO_RUN, str(error)) from error

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
        """Let go of the file."""
        self._base.close()

    def add(self, played: Iterable[Played]) -> None:
        """Write games down, all of them or none; one that is there already stays as it is.

        Raises:
            StoreError: they can't be written.
        """
        try:
            with self._base:
                self._base.executemany(_ADD, map(_row, played))
        except sqlite3.Error as error:
            raise StoreError(StoreFault.DISK, str(error)) from error

    def numbers(self) -> set[tuple[int, int]]:
        """The pairs and numbers of all games that are over."""
        return set(self._base.execute("SELECT pair, number FROM games"))

    def games(self) -> Iterator[Played]:
        """All games that are over, by pair and number."""
        with closing(self._base.cursor()) as cursor:
            yield from map(_played, cursor.execute("SELECT * FROM games ORDER BY pair, number"))

    def _opened(self, tournament: Tournament | None) -> Tournament:
        (application,) = self._base.execute("PRAGMA application_id").fetchone()
        (tables,) = self._base.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables and application != APPLICATION:
            raise StoreError(StoreFault.NO_RUN)
        if not tables and tournament is None:
            raise StoreError(StoreFault.NO_RUN)
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.execute("PRAGMA synchronous = NORMAL")
        with self._base:
            self._base.execute(f"PRAGMA application_id = {APPLICATION}")
            for statement in _SCHEMA.split(";"):
                self._base.execute(statement)
            kept = self._base.execute("SELECT tournament FROM run").fetchone()
            if kept is None:
                if tournament is None:
                    raise StoreError(StoreFault.NO_RUN)
                self._base.execute("INSERT INTO run VALUES (?)", (tournament.text(),))
                return tournament
        found = parse_tournament(kept[0])
        if tournament is not None and tournament != found:
            raise StoreError(StoreFault.OTHER_RUN)
        return found


def _row(game: Played) -> tuple[object, ...]:
    blame = game.blame
    told = (None, None, None) if blame is None else (blame.fault.value, blame.by_a, blame.text)
    return (*game[:6], *game.a, *game.b, *told)


def _played(row: tuple[object, ...]) -> Played:
    # what SQLite gives back has no types; the columns have those of the fields
    pair, number, a_began, moves, plies, result, *rest = row
    *sides, fault, by_a, text = rest
    blame = None
    if fault is not None:
        blame = Blame(ArenaFault(fault), None if by_a is None else bool(by_a), str(text))
    return Played(
        _whole(pair),
        _whole(number),
        bool(a_began),
        str(moves),
        _whole(plies),
        None if result is None else _whole(result),
        _effort(*sides[:3]),
        _effort(*sides[3:]),
        blame,
    )


def _effort(moves: object, seconds: object, nodes: object) -> Effort:
    assert isinstance(seconds, float)
    return Effort(_whole(moves), seconds, _whole(nodes))


def _whole(number: object) -> int:
    assert isinstance(number, int)
    return number
