# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is saved of a run: tables and lists, written beside the window, however long they are."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from desktop_app.arena.flow import Export, csv_export, json_text, text_export
from desktop_app.arena.results_model import ArenaResults
from desktop_app.files.errors import FileError
from desktop_app.files.reading import Reading
from desktop_app.kit.message_bar import MessageBar
from desktop_app.kit.save_place import SavePlace
from desktop_app.words.files import (
    not_saved,
    results_saved_text,
    writing_stopped_text,
    writing_text,
)


class ResultsSaver(QObject):
    """Asks for a file and writes it; one at a time.

    Signals:
        changed: a file is being written, or no longer.
    """

    changed = Signal()

    def __init__(self, results: ArenaResults, page: QWidget, message: MessageBar) -> None:
        super().__init__(page)
        self._results, self._page, self._message = results, page, message
        self._place = SavePlace()
        self._export: Export | None = None
        self._is_told = False
        self._writing = Reading(self)
        self._writing.done.connect(self._on_done)
        self._writing.failed.connect(self._on_failed)
        self._writing.lasting.connect(self._tell)
        self.csv = QPushButton(self.tr("Save CSV"))
        self.csv.setToolTip(self.tr("A table with a line for each game, for spreadsheets"))
        self.json = QPushButton(self.tr("Save JSON"))
        self.json.setToolTip(self.tr("The results for other programs"))
        self.stop = QPushButton(self.tr("Stop saving"))
        self.stop.setToolTip(self.tr("Leave no file that is not complete"))
        self.csv.clicked.connect(self._save_csv)
        self.json.clicked.connect(self._save_json)
        self.stop.clicked.connect(self._stop)
        results.begun.connect(self._refresh)
        results.added.connect(self._refresh)
        self.stop.hide()
        self._refresh()

    @property
    def is_writing(self) -> bool:
        """Whether a file is on its way."""
        return self._export is not None

    @Slot()
    def _save_csv(self) -> None:
        tournament = self._results.tournament
        if tournament is not None and (path := self._asked("CSV (*.csv)")):
            self._begin(csv_export(path, tournament, tuple(self._results.games)))

    @Slot()
    def _save_json(self) -> None:
        tournament = self._results.tournament
        if tournament is not None and (path := self._asked("JSON (*.json)")):
            self._begin(text_export(path, json_text(tournament, self._results.standings)))

    @Slot(str)
    def save_text(self, text: str) -> None:
        """Save a list."""
        if path := self._asked("TXT (*.txt)"):
            self._begin(text_export(path, text))

    def shutdown(self) -> None:
        """The window is closed: what is not complete is not written."""
        self._stop()
        self._writing.shutdown()

    def _asked(self, kinds: str) -> Path | None:
        if self.is_writing:
            return None
        chosen = self._place.ask(self._page, self.tr("Save the results"), "arena", kinds)
        # another file may have been begun while it was asked
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
        """It takes a while."""
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
