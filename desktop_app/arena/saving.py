# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the arena's files: one for each run, and results that the user saves."""

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

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from desktop_app.arena.results_model import ArenaResults
from desktop_app.files.disk import write_pieces
from desktop_app.files.errors import FileError
from desktop_app.files.file_thread import FileThread
from desktop_app.kit.dialogs import SaveDialog
from desktop_app.kit.message_bar import MessageBar
from desktop_app.players.registry import StrategyId
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.report import report
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.tournament import Tournament
from desktop_app.words.files import (
    not_saved,
    results_saved_text,
    writing_stopped_text,
    writing_text,
)

SUFFIX = ".arena"
MOST_RUNS = 20
"""The number of runs to keep; older ones are deleted."""
PIECE = 200
"""The games in one piece of a table, which takes a millisecond or two."""
COLUMNS = ("a", "b", "number", "first", "result", "plies", "moves", "fault")


class RunFolder:
    """The folder with the stored runs of all windows.

    Args:
        folder: the folder of the user's files; None: runs are not stored.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder / "arena"

    def new(self) -> Path | None:
        """Return the file for a new run and delete the oldest runs; None if runs are not stored."""
        if self._folder is None:
            return None
        for old in self._all()[: -MOST_RUNS + 1]:
            for beside in ("", "-wal", "-shm"):
                with suppress(OSError):
                    old.with_name(old.name + beside).unlink()
        return self._folder / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{os.getpid()}{SUFFIX}"

    def last(self) -> Path | None:
        """Return the file of the newest run, if there is one."""
        runs = self._all()
        return runs[-1] if runs else None

    def _all(self) -> list[Path]:
        return [] if self._folder is None else sorted(self._folder.glob(f"*{SUFFIX}"))


def json_text(tournament: Tournament, found: Sequence[Standing]) -> str:
    """Return the results as JSON, as the command line prints them."""
    return json.dumps(report(tournament, found), indent=1) + "\n"


def csv_pieces(tournament: Tournament, games: Sequence[FinishedGame]) -> Iterator[str]:
    """Yield a header, and a line for each game, with results from player a's point of view.

    A result is 1, 0, -1 or empty. Each piece takes only a moment to make, so that the window stays
    responsive.
    """
    places = [dict[int, FinishedGame]() for _ in tournament.pairs]
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


def _row(a: StrategyId, b: StrategyId, game: FinishedGame) -> Sequence[object]:
    result = "" if game.result is None else game.result
    fault = "" if game.termination is None else game.termination.fault.value
    first = "a" if game.a_began else "b"
    return a, b, game.number + 1, first, result, game.plies, game.moves, fault


class _Stopped(Exception):  # noqa: N818 - a way out, not an error
    """Raised when the export is to stop."""


class Export:
    """An export of results, written by one thread and watched by another.

    Args:
        path: the file.
        pieces: the contents, in pieces.
        count: about how many pieces there are.

    Attributes:
        path: the file.
        share: the share that has been written, from 0 to 1.
    """

    def __init__(self, path: Path, pieces: Iterable[str], count: int) -> None:
        self.path = path
        self.share = 0.0
        self._pieces, self._count = pieces, max(count, 1)
        self._stop = Event()

    def stop(self) -> None:
        """Stop writing; an existing file keeps its contents."""
        self._stop.set()

    def write(self) -> bool:
        """Write the file; return whether it is complete.

        Raises:
            FileError: it can't be written.
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


def csv_export(path: Path, tournament: Tournament, games: Sequence[FinishedGame]) -> Export:
    """Return an export of all games as CSV."""
    count = len(tournament.pairs) * -(-tournament.games // PIECE) + 1
    return Export(path, csv_pieces(tournament, games), count)


def text_export(path: Path, text: str) -> Export:
    """Return an export of a text."""
    return Export(path, (text,), 1)


class ResultsSaver(QObject):
    """Asks the user for a file and writes results to it, one file at a time.

    Signals:
        changed: writing has begun or ended.
    """

    changed = Signal()

    def __init__(self, results: ArenaResults, page: QWidget, message: MessageBar) -> None:
        super().__init__(page)
        self._results, self._page, self._message = results, page, message
        self._place = SaveDialog()
        self._export: Export | None = None
        self._is_told = False
        self._writing = FileThread(self)
        self._writing.done.connect(self._on_done)
        self._writing.failed.connect(self._on_failed)
        self._writing.lasting.connect(self._tell)
        #: Buttons below the results that save them in a file
        self.csv = QPushButton(self.tr("Save CSV"))
        self.csv.setToolTip(self.tr("Save a table for spreadsheets, with one line for each game"))
        #: The same
        self.json = QPushButton(self.tr("Save JSON"))
        self.json.setToolTip(self.tr("Save the results for other programs"))
        #: Button while results are written
        self.stop = QPushButton(self.tr("Stop saving"))
        self.stop.setToolTip(self.tr("Stop saving. Nothing half-finished is left behind."))
        self.csv.clicked.connect(self._save_csv)
        self.json.clicked.connect(self._save_json)
        self.stop.clicked.connect(self._stop)
        results.begun.connect(self._refresh)
        results.added.connect(self._refresh)
        self.stop.hide()
        self._refresh()

    @property
    def is_writing(self) -> bool:
        """Whether a file is being written."""
        return self._export is not None

    @Slot()
    def _save_csv(self) -> None:
        tournament = self._results.tournament
        if tournament is not None and (path := self._ask_path("CSV (*.csv)")):
            self._begin(csv_export(path, tournament, tuple(self._results.games)))

    @Slot()
    def _save_json(self) -> None:
        tournament = self._results.tournament
        if tournament is not None and (path := self._ask_path("JSON (*.json)")):
            self._begin(text_export(path, json_text(tournament, self._results.standings)))

    @Slot(str)
    def save_text(self, text: str) -> None:
        """Ask for a file and save a text to it."""
        if path := self._ask_path("TXT (*.txt)"):
            self._begin(text_export(path, text))

    def shutdown(self) -> None:
        """Stop writing when the window closes; an incomplete file is not kept."""
        self._stop()
        self._writing.shutdown()

    def _ask_path(self, kinds: str) -> Path | None:
        if self.is_writing:
            return None
        chosen = self._place.ask(self._page, self.tr("Save the results"), "arena", kinds)
        # another file may have been begun while the dialog was open
        return Path(chosen) if chosen and not self.is_writing else None

    def _begin(self, export: Export) -> None:
        self._export, self._is_told = export, False
        self._message.hide()
        self._writing.begin(export.write)
        self._refresh()

    @Slot()
    def _stop(self) -> None:
        if self._export is not None:
            self._export.stop()

    @Slot()
    def _tell(self) -> None:
        """Show progress for an export that takes a while."""
        if self._export is not None:
            text = writing_text(self._export.path.name, self._export.share)
            self._message.show_progress(text, not self._is_told)
            self._is_told = True

    @Slot(object)
    def _on_done(self, is_whole: bool) -> None:
        name = self._ended()
        if is_whole:
            self._message.show_news(results_saved_text(name))
        else:
            self._message.show_news(writing_stopped_text(name))

    @Slot(object)
    def _on_failed(self, error: FileError) -> None:
        self._message.show_message(not_saved(self._ended(), error))

    def _ended(self) -> str:
        assert self._export is not None
        name, self._export = self._export.path.name, None
        self._refresh()
        return name

    @Slot()
    def _refresh(self) -> None:
        for button in (self.csv, self.json):
            button.setEnabled(bool(self._results.games) and not self.is_writing)
        self.stop.setVisible(self.is_writing)
        self.changed.emit()
