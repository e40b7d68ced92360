# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the arena leaves behind: files of runs, tables for other programs, games for the board."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from io import StringIO
from itertools import islice
from pathlib import Path
from threading import Event

from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.files.disk import write_pieces
from desktop_app.players.registry import StrategyId
from desktop_app.tournaments.report import report
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.terms import Played
from desktop_app.tournaments.tournament import Tournament

ENDING = ".arena"
MOST_RUNS = 20
"""So many are kept; the oldest give way."""
PIECE = 200
"""Games in one piece of a table: a millisecond or two."""
COLUMNS = ("a", "b", "number", "first", "result", "plies", "moves", "fault")


class RunFolder:
    """The files of the runs of all windows.

    Args:
        folder: where what was made is kept; None: nowhere.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder / "arena"

    def new(self) -> Path | None:
        """The file for a new run; the oldest runs are let go."""
        if self._folder is None:
            return None
        for old in self._all()[: -MOST_RUNS + 1]:
            for beside in ("", "-wal", "-shm"):
                with suppress(OSError):
                    old.with_name(old.name + beside).unlink()
        return self._folder / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{os.getpid()}{ENDING}"

    def last(self) -> Path | None:
        """The run that was begun last."""
        runs = self._all()
        return runs[-1] if runs else None

    def _all(self) -> list[Path]:
        return [] if self._folder is None else sorted(self._folder.glob(f"*{ENDING}"))


def record_of(tournament: Tournament, played: Played) -> GameRecord:
    """A game as the board shows it, standing at its start.

    Raises:
        GameError: its moves can't be read.
    """
    start = tournament.game.start()
    record = GameRecord(start)
    record.play_all(parse_moves(start, played.moves))
    record.go_to(record.root)
    return record


def seats_of(tournament: Tournament, played: Played) -> tuple[StrategyId, StrategyId]:
    """Who moved first and second in a game."""
    a, b = tournament.pairs[played.pair]
    return (a, b) if played.a_began else (b, a)


def json_text(tournament: Tournament, found: Sequence[Standing]) -> str:
    """The results as the command line prints them."""
    return json.dumps(report(tournament, found), indent=1) + "\n"


def csv_pieces(tournament: Tournament, games: Sequence[Played]) -> Iterator[str]:
    """A title, and a line for each game, in order; results from a's point of view: 1, 0, -1, or
    nothing.

    In pieces that are made in a moment each, so that a window beside it goes on.
    """
    places = [dict[int, Played]() for _ in tournament.pairs]
    for game in games:
        places[game.pair][game.number] = game
    yield _csv_lines([COLUMNS])
    for (a, b), found in zip(tournament.pairs, places, strict=True):
        numbers = iter(range(tournament.games))
        while some := list(islice(numbers, PIECE)):
            yield _csv_lines(_row(a, b, found[each]) for each in some if each in found)


def _csv_lines(rows: Iterable[Sequence[object]]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def _row(a: StrategyId, b: StrategyId, game: Played) -> Sequence[object]:
    result = "" if game.result is None else game.result
    fault = "" if game.blame is None else game.blame.fault.value
    first = "a" if game.a_began else "b"
    return a, b, game.number + 1, first, result, game.plies, game.moves, fault


class _Stopped(Exception):  # noqa: N818 - a way out, not an error
    """Somebody said stop."""


class Export:
    """A file of results on its way to the disk: written by one thread, watched by another.

    Args:
        path: the file.
        pieces: what it is to hold.
        count: how many pieces there are, about.

    Attributes:
        path: the file.
        share: how much of it is written, from 0 to 1.
    """

    def __init__(self, path: Path, pieces: Iterable[str], count: int) -> None:
        self.path = path
        self.share = 0.0
        self._pieces, self._count = pieces, max(count, 1)
        self._stop = Event()

    def stop(self) -> None:
        """Write no more; what was there before stays."""
        self._stop.set()

    def write(self) -> bool:
        """Write it; whether all of it is written.

        Raises:
            FileError: it can't be.
        """
        try:
            write_pieces(self.path, self._counted())
        except _Stopped:
            return False
        return True

    def _counted(self) -> Iterator[str]:
        for number, piece in enumerate(self._pieces, 1):
            if self._stop.is_set():
                raise _Stopped
            yield piece
            self.share = min(number / self._count, 1.0)


def csv_export(path: Path, tournament: Tournament, games: Sequence[Played]) -> Export:
    """All games as a table."""
    count = len(tournament.pairs) * -(-tournament.games // PIECE) + 1
    return Export(path, csv_pieces(tournament, games), count)


def text_export(path: Path, text: str) -> Export:
    """Any text."""
    return Export(path, (text,), 1)
