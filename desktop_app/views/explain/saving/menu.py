# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saving what the page that explains shows: the tree as a picture, a run as film or text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMenu, QProgressDialog, QWidget

from desktop_app.models.tree_run import TreeRun
from desktop_app.search.textbook.trace import Trace
from desktop_app.search.textbook.trace_steps import Step
from desktop_app.views.explain.saving.film_dialog import Film, FilmDialog
from desktop_app.views.explain.saving.film_maker import FilmMaker
from desktop_app.views.kit.fingers.high_rows import with_high_rows
from desktop_app.views.tree.titled import TitledTree
from desktop_app.words.steps import StepWords

TURN_SECONDS = 0.012
"""So long the steps are written before the window gets its turn."""
SHOWN_AFTER_MS = 500
PICTURE_SCALE = 2.0
READABLE_SCALE = 0.5


class ExplainSaving(QObject):
    """The entries of the menu, and what they do.

    Signals:
        failed: a sentence that says what went wrong, where and what to do.
        saved: the path of a file that was written.
    """

    failed = Signal(str)
    saved = Signal(str)

    def __init__(self, tree: TitledTree, window: QWidget) -> None:
        super().__init__(window)
        self._tree = tree
        self._drawing = tree.drawing
        self._folder = ""
        self._asking: FilmDialog | None = None
        self._window = window
        self._run: TreeRun | None = None
        self._jobs: list[FilmMaker | StepsWriter] = []

    def set_run(self, run: TreeRun) -> None:
        """Save the steps of this run, if asked to."""
        self._run = run

    def menu(self) -> QMenu:
        """The entries."""
        menu = QMenu(self._window)
        menu.addAction(self.tr("&Picture (PNG)…"), self.ask_png)
        menu.addAction(self.tr("&Drawing (SVG)…"), self.ask_svg)
        menu.addAction(self.tr("&Film (GIF, APNG)…"), self.ask_film)
        menu.addAction(self.tr("&Steps (text)…"), self.ask_steps)
        return with_high_rows(menu)

    @Slot()
    def ask_png(self) -> None:
        """Ask where to, and save the tree as pixels."""
        path = self._asked(self.tr("Save the tree as a picture"), "tree.png", "PNG (*.png)")
        if path:
            self._try(path, self._save_png)

    def _save_png(self, path: str) -> None:
        if self._drawing.save_png(path, PICTURE_SCALE) < READABLE_SCALE:
            text = self.tr("{path} is saved, but the tree is too large for its texts to be read.")
            hint = self.tr("Shut some nodes, or save a drawing (SVG).")
            self.failed.emit(f"{text.format(path=path)} {hint}")
        else:
            self.saved.emit(path)

    @Slot()
    def ask_svg(self) -> None:
        """Ask where to, and save the tree as a drawing of any size."""
        path = self._asked(self.tr("Save the tree as a drawing"), "tree.svg", "SVG (*.svg)")
        if path:
            self._try(path, self._save_svg)

    def _save_svg(self, path: str) -> None:
        self._drawing.save_svg(path)
        self.saved.emit(path)

    @Slot()
    def ask_film(self) -> None:
        """Ask what is to be seen and where to, and save the run as a moving picture."""
        run = self._run
        if run is None:
            return
        prunes = run.trace.algorithm.prunes
        dialog = FilmDialog(run.index, run.last, self._window, prunes=prunes)
        dialog.accepted.connect(self._ask_film_path)
        dialog.finished.connect(dialog.deleteLater)
        self._asking = dialog
        dialog.open()

    @Slot()
    def _ask_film_path(self) -> None:
        film = self._asking.film if self._asking is not None else None
        kinds = "GIF (*.gif);;APNG (*.png)"
        path = self._asked(self.tr("Save the film"), "steps.gif", kinds)
        if path and film is not None:
            self.save_film(film, path)

    def save_film(self, film: Film, path: str) -> None:
        """Write the chosen steps as a GIF, or as an APNG if the name ends in .png."""
        assert self._run is not None
        if self._is_written(path):
            return
        self._follow(FilmMaker(self._run, self._tree, film, Path(path), self._window))

    @property
    def is_writing(self) -> bool:
        """Whether a file is just being written."""
        return bool(self._jobs)

    def _is_written(self, path: str) -> bool:
        """Whether a file of that name is just being written; then that is said."""
        if all(job.path != Path(path) for job in self._jobs):
            return False
        self.failed.emit(self.tr("{path} is being written already.").format(path=path))
        return True

    def _follow(self, job: FilmMaker | StepsWriter) -> None:
        self._jobs.append(job)
        job.ended.connect(self._on_ended)

    def shutdown(self) -> None:
        """Break off what is being written, and leave no half of a file."""
        for job in list(self._jobs):
            job.cancel()

    @Slot()
    def ask_steps(self) -> None:
        """Ask where to, and write down all steps of the run."""
        path = self._asked(self.tr("Save the steps as text"), "steps.txt", "Text (*.txt)")
        if path and self._run is not None:
            self.save_steps(path)

    def save_steps(self, path: str) -> None:
        """Write down all steps of the run, a line for each."""
        assert self._run is not None
        if self._is_written(path):
            return
        try:
            job = StepsWriter(self._run.trace, Path(path), self._window)
        except OSError as error:
            self._tell(path, error)
        else:
            self._follow(job)

    def _asked(self, title: str, name: str, kinds: str) -> str:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        path = str(Path(self._folder or folder) / name)
        while True:
            path, kind = QFileDialog.getSaveFileName(self._window, title, path, kinds)
            if not path:
                return ""
            self._folder = str(Path(path).parent)
            whole = with_suffix(path, kinds, kind)
            if whole == path or not Path(whole).exists():
                return whole
            path = whole  # asked once more: the dialog has not said that there is such a file

    def _try(self, path: str, save: Callable[[str], None]) -> None:
        try:
            save(path)
        except OSError as error:
            self._tell(path, error)

    def _tell(self, path: str, error: Exception) -> None:
        text = self.tr("{path} could not be written: {reason}. Choose another folder or name.")
        self.failed.emit(
            text.format(path=path, reason=getattr(error, "strerror", None) or str(error))
        )

    @Slot(object)
    def _on_ended(self, job: FilmMaker | StepsWriter) -> None:
        self._jobs.remove(job)
        if job.error is not None:
            self._tell(str(job.path), job.error)
        elif job.is_complete:
            self.saved.emit(str(job.path))


def with_suffix(path: str, kinds: str, kind: str) -> str:
    """A path whose ending is one of those that are written.

    Args:
        path: as it was typed.
        kinds: all kinds, as in `GIF (*.gif);;APNG (*.png)`.
        kind: the one that was chosen; empty for the first.
    """
    endings = re.findall(r"\*(\.\w+)", kinds)
    if Path(path).suffix.lower() in endings:
        return path
    return path + (re.findall(r"\*(\.\w+)", kind) or endings)[0]


class StepsWriter(QObject):
    """Writes the steps of a run a few at a time, with a bar and a way to stop.

    Attributes:
        path: of the file.
        is_complete: whether all is in the file.
        error: what ended it too early, if that was not the reader.

    Signals:
        ended: this writer, which does nothing any more.
    """

    ended = Signal(object)

    def __init__(self, trace: Trace, path: Path, window: QWidget) -> None:
        """Begin.

        Raises:
            OSError: there can be no such file.
        """
        super().__init__(window)
        self.path = path
        self.is_complete = False
        self.error: OSError | None = None
        self._unfinished = path.with_name(path.name + ".part")
        self._file = self._unfinished.open("w", encoding="utf-8")
        self._words = StepWords(trace)
        self._steps: Iterator[Step] = trace.steps()
        self._bar = QProgressDialog(
            self.tr("Writing the steps"), self.tr("Cancel"), 0, trace.summary.steps, window
        )
        self._bar.setMinimumDuration(SHOWN_AFTER_MS)
        self._bar.canceled.connect(self.cancel)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._write_some)
        self._timer.start(0)

    @Slot()
    def _write_some(self) -> None:
        until = perf_counter() + TURN_SECONDS
        try:
            for step in self._steps:
                self._file.write(self._line(step))
                if perf_counter() >= until:
                    self._bar.setValue(step.index)
                    return
            self._file.close()
            self._unfinished.replace(self.path)
            self.is_complete = True
        except OSError as error:
            self.error = error
        self._end()

    def _line(self, step: Step) -> str:
        game = step.path[0].position.game
        place = game.moves_text(step.moves) if step.moves else "\N{MIDDLE DOT}"
        indent = "  " * len(step.moves)
        return f"{step.index + 1}\t{place}\t{indent}{self._words.sentence(step)}\n"

    @Slot()
    def cancel(self) -> None:
        """Break it off; no file is left."""
        if self._timer.isActive():
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._file.close()
        self._bar.canceled.disconnect(self.cancel)
        self._bar.close()
        self._bar.deleteLater()
        if not self.is_complete:
            self._unfinished.unlink(missing_ok=True)
        self.ended.emit(self)
        self.deleteLater()
