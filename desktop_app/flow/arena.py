# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the arena leaves behind: files of runs, tables for other programs, games for the board."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from io import StringIO
from pathlib import Path

from desktop_app.arena.report import report
from desktop_app.arena.standing import Standing
from desktop_app.arena.terms import Played
from desktop_app.arena.tournament import Tournament
from desktop_app.games.record import GameRecord, parse_moves
from desktop_app.strategies.registry import StrategyId

ENDING = ".arena"
MOST_RUNS = 20
"""So many are kept; the oldest give way."""
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


def csv_text(tournament: Tournament, games: Iterable[Played]) -> str:
    """A line for each game; results from a's point of view: 1, 0, -1, or nothing."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for game in sorted(games, key=lambda each: (each.pair, each.number)):
        a, b = tournament.pairs[game.pair]
        result = "" if game.result is None else game.result
        fault = "" if game.blame is None else game.blame.fault.value
        first = "a" if game.a_began else "b"
        lines.writerow((a, b, game.number + 1, first, result, game.plies, game.moves, fault))
    return text.getvalue()
