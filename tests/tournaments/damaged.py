# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Damaged files of runs: at random, as disks damage them, and on purpose."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from traceback import format_exc

from desktop_app.core.errors import GameError
from desktop_app.core.record import parse_moves
from desktop_app.players.registry import parse_strategy
from desktop_app.tournaments.batch import Batch, play_batch
from desktop_app.tournaments.conditions import ArenaFault, FinishedGame, GameConditions, Termination
from desktop_app.tournaments.report import report
from desktop_app.tournaments.standing import standings
from desktop_app.tournaments.store import Store, StoreError
from desktop_app.tournaments.tournament import Tournament

TOURNAMENT = Tournament(
    GameConditions("tic-tac-toe", seed=4),
    tuple(map(parse_strategy, ("random", "one-ahead", "top-left"))),
    games=60,
    openings=5,
)
MANY = 10**9
STRANGE = (
    *("-1", "0", "7", "1000000000", "9223372036854775807", "-9223372036854775808"),
    *("0.5", "1e999", "-1e999", "NULL", "''", "'b2'", "'\u2603'", "x'00ff'", "CAST(x'ff' AS TEXT)"),
    *("zeroblob(3000)", "hex(zeroblob(50000))"),
)
"""What may stand in the place of any value."""
OTHERS: tuple[object, ...] = (None, -1, 0, 0.5, MANY, 10**30, "", "x", "uci:/no/engine", True)
"""What may stand in the place of any field of a tournament."""
ADDED = (
    "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
    "CREATE VIEW v AS SELECT * FROM games",
    "CREATE INDEX i ON games (result)",
    "CREATE INDEX i ON games (result) WHERE result > 0",
    "CREATE TABLE more (a)",
    "ALTER TABLE games ADD COLUMN more",
    "ALTER TABLE games RENAME TO other",
    "DROP TABLE games",
    "DROP TABLE run",
    "DROP TABLE games; CREATE VIEW games AS SELECT 1 AS pair, 1 AS number",
    "DROP TABLE games; CREATE VIEW games AS WITH RECURSIVE c(x) AS "
    "(SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS pair, x AS number FROM c",
    "DELETE FROM run",
    "INSERT INTO run SELECT * FROM run",
    "PRAGMA application_id = 0",
    "PRAGMA user_version = 77",
)
"""What a run never holds."""


def sound_run(place: Path) -> list[FinishedGame]:
    """Write a file with a whole run; return its games."""
    games = play_batch(Batch(TOURNAMENT, tuple(sorted(TOURNAMENT.tasks())))).played
    lost = Termination(ArenaFault.ILLEGAL, True, "z9")
    games[7:9] = [
        games[7]._replace(result=-1, termination=lost),
        games[8]._replace(result=None, termination=Termination(ArenaFault.DIED, None)),
    ]
    with Store(place, TOURNAMENT) as store:
        store.add(games)
    return games


def damage(place: Path, sound: bytes, random: Random) -> bool:
    """Write a damaged file; return whether it was changed through SQLite."""
    place.write_bytes(sound)
    for beside in ("-wal", "-shm", "-journal"):
        place.with_name(place.name + beside).unlink(missing_ok=True)
    if random.random() < 0.7:
        place.write_bytes(_other_bytes(sound, random))
        return False
    with closing(sqlite3.connect(place)) as base, base:
        base.executescript(_other_rows(base, random))
    return True


def _other_bytes(sound: bytes, random: Random) -> bytes:
    found = bytearray(sound)
    for _ in range(random.choice((1, 1, 1, 2, 5, 40))):
        size = min(random.choice((1, 4, 64, 512, 4096)), len(found))
        where = random.randrange(max(len(found) - size, 0) + 1)
        if random.random() < 0.3:
            where = random.randrange(min(200, len(found)))
        where, way = max(where, 0), random.randrange(7)
        if way <= 1:
            found[where] ^= 1 << random.randrange(8)
        elif way == 2:
            found[where : where + size] = random.randbytes(size)
        elif way == 3:
            found[where : where + size] = bytes(size)
        elif way == 4:
            from_where = random.randrange(len(found))
            found[where : where + size] = sound[from_where : from_where + size]
        elif way == 5:
            digits = [n for n, byte in enumerate(found) if 48 <= byte < 58]
            if digits:
                found[random.choice(digits)] = random.randrange(48, 58)
        elif random.random() < 0.3:
            del found[where:]
        if not found:
            return b""
    return bytes(found)


def _other_rows(base: sqlite3.Connection, random: Random) -> str:
    way = random.randrange(4)
    if way == 0:
        return random.choice(ADDED)
    if way == 1:
        return "UPDATE run SET tournament = '{}'; PRAGMA user_version = 0".format(
            _other_text(base, random).replace("'", "''")
        )
    columns = [row[1] for row in base.execute("PRAGMA table_info(games)")]
    column, value = random.choice(columns), random.choice(STRANGE)
    which = f"number = {random.randrange(60)}" if way == 2 else "1"
    return (
        f"PRAGMA ignore_check_constraints = 1; UPDATE OR REPLACE games SET {column} = {value} "
        + (f"WHERE {which} AND {value} IS NOT NULL")
    )


def _other_text(base: sqlite3.Connection, random: Random) -> str:
    """Return a tournament's text with one field of the wrong type or far out of range."""
    text: str = base.execute("SELECT tournament FROM run").fetchone()[0]
    fields = json.loads(text)
    place = fields
    while True:
        key = random.choice(list(place))
        if not (isinstance(place[key], dict) and random.random() < 0.8):
            break
        place = place[key]
    place[key] = random.choice(OTHERS)
    if random.random() < 0.1:
        del place[key]
    if random.random() < 0.05:
        return "[" * 100_000
    return json.dumps(fields)


@dataclass
class Tally:
    """The outcomes of reading damaged files.

    Attributes:
        counts: the numbers of files refused, by fault, and read, by what differs; separate for
            those damaged at random and those rewritten by SQLite.
        errors: tracebacks of exceptions that should have been a `StoreError`.
        slowest: the seconds of the slowest file.
        clock: returns the time in seconds; without one, every file takes no time.
    """

    counts: Counter[str] = field(default_factory=Counter[str])
    errors: list[str] = field(default_factory=list[str])
    slowest: float = 0.0
    clock: Callable[[], float] = float

    def read(self, place: Path, games: list[FinishedGame], how: str) -> None:
        """Read a file as the program does, and record the outcome."""
        begun = self.clock()
        try:
            self.counts[f"{how}: {self._read(place, games)}"] += 1
        except StoreError as error:
            self.counts[f"{how}: {error.fault.value}"] += 1
        except BaseException:
            self.errors.append(format_exc())
        self.slowest = max(self.slowest, self.clock() - begun)

    def _read(self, place: Path, games: list[FinishedGame]) -> str:
        with Store(place) as store:
            found, tournament = list(store.games()), store.tournament
            assert store.numbers() == {game[:2] for game in found}
        json.dumps(report(tournament, standings(len(tournament.pairs), found, is_paired=True)))
        for game in found[:3]:
            try:
                parse_moves(tournament.game.start(), game.moves)
            except GameError:
                return "read, with moves that are none"
        if len(found) != len(games):
            return "read, with another number of games"
        if tournament.games != TOURNAMENT.games:
            return "read, with other numbers of games to play"
        if tournament != TOURNAMENT:
            return "read, as another tournament"
        return "read, as it was" if found == games else "read, with another game"


def tally(folder: Path, count: int, seed: int, clock: Callable[[], float] = float) -> Tally:
    """Damage a file many times, and read it each time."""
    place, random, found = folder / "run", Random(seed), Tally(clock=clock)
    games = sound_run(place)
    sound = place.read_bytes()
    for _ in range(count):
        is_made = damage(place, sound, random)
        found.read(place, games, "rewritten" if is_made else "damaged by chance")
    return found
