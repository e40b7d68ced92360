# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Save menu of the Explain page: tree pictures, animations, steps, lessons and worksheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.explain.lesson_file import SUFFIX, SUFFIXES, Lesson, lesson_text
from desktop_app.explain.saving.animation import AnimationDialog, AnimationFile, AnimationSettings
from desktop_app.explain.saving.file_job import FileJob
from desktop_app.explain.saving.worksheet_dialog import WorksheetChoice
from desktop_app.explain.tree.titled import TitledTree
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.steps import StepWords
from desktop_app.explain.worksheets.pages import WorksheetRequest
from desktop_app.explain.worksheets.writing import WorksheetFiles
from desktop_app.files.disk import write_whole
from desktop_app.files.errors import FileError
from desktop_app.games.registry import wording_of
from desktop_app.kit.dialogs import SaveDialog
from desktop_app.kit.touch.sizes import with_high_rows
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Step
from desktop_app.words.files import not_saved


class StepsFile:
    """`FileTask` that writes the steps of a run to a text file.

    Attributes:
        files: the file.
    """

    def __init__(self, trace: Trace, path: Path) -> None:
        """Open a temporary file, which is renamed when it is complete.

        Raises:
            OSError: the file can't be created.
        """
        self.files = [path]
        self._trace = trace
        self._unfinished = path.with_name(path.name + ".part")
        self._file = self._unfinished.open("w", encoding="utf-8")
        self._words = StepWords(trace)

    def pieces(self) -> Iterator[float]:
        """Write the lines; yield the share that is done, from 0 to 1, after each.

        Raises:
            OSError: the file can't be written.
        """
        count = self._trace.summary.steps
        for step in self._trace.steps():
            self._file.write(self._line(step))
            yield (step.index + 1) / count
        self._file.close()
        self._unfinished.replace(self.files[0])

    def _line(self, step: Step) -> str:
        root = step.path[0].position
        place = wording_of(root.game).notation(root, step.moves) if step.moves else "\N{MIDDLE DOT}"
        indent = "  " * len(step.moves)
        return f"{step.index + 1}\t{place}\t{indent}{self._words.sentence(step)}\n"

    def close(self) -> None:
        """Close the file; delete it unless it is complete."""
        self._file.close()
        self._unfinished.unlink(missing_ok=True)


PICTURE_SCALE = 2.0
READABLE_SCALE = 0.5


class ExplainSaving(QObject):
    """The entries of the menu and their actions.

    Attributes:
        lesson: returns the page as a lesson; None if there is nothing to save.

    Signals:
        failed: a sentence that says what went wrong, where, and what to do.
        saved: the path of a file that was written.
        reported: a sentence that says what was done.
    """

    failed = Signal(str)
    saved = Signal(str)
    reported = Signal(str)

    def __init__(self, tree: TitledTree, window: QWidget) -> None:
        super().__init__(window)
        self.lesson: Callable[[], Lesson | None] = lambda: None
        self._tree = tree
        self._drawing = tree.drawing
        self._place = SaveDialog()
        self._sheets = WorksheetChoice(self._place, window)
        self._sheets.failed.connect(self.failed)
        self._sheets.chosen.connect(self.save_sheets)
        self._asking: AnimationDialog | None = None
        self._window = window
        self._run: TreeRun | None = None
        self._jobs: list[FileJob] = []
        self.saved.connect(self._tell_saved)

    #: {path}: the name of a file with its folder
    @Slot(str)
    def _tell_saved(self, path: str) -> None:
        self.reported.emit(self.tr("Saved: {path}").format(path=path))

    def set_run(self, run: TreeRun) -> None:
        """Set the run to save."""
        self._run = run
        self._sheets.set_run(run)

    #: Entries of the menu “Save” on the page Explain; a lesson is a file that opens this page again
    def menu(self) -> QMenu:
        """Return the menu."""
        menu = QMenu(self._window)
        menu.addAction(self.tr("&Picture (PNG)…"), self.ask_png)
        menu.addAction(self.tr("&Drawing (SVG)…"), self.ask_svg)
        menu.addAction(self.tr("&Animation (GIF, APNG)…"), self.ask_animation)
        menu.addAction(self.tr("&Steps (text)…"), self.ask_steps)
        menu.addSeparator()
        menu.addAction(self.tr("&Worksheets…"), self._sheets.ask)
        menu.addAction(self.tr("&This tree as a worksheet…"), self._sheets.ask_for_tree)
        menu.addSeparator()
        menu.addAction(self.tr("&Lesson…"), self.ask_lesson)
        menu.addAction(self.tr("&Copy lesson"), self.copy_lesson)
        return with_high_rows(menu)

    @Slot()
    def ask_png(self) -> None:
        """Ask for a path and save the tree as a PNG."""
        path = self._ask_path(self.tr("Save the tree as a picture"), "tree.png", "PNG (*.png)")
        if path:
            self._try(path, self._save_png)

    #: {path}: the name of a file with its folder
    def _save_png(self, path: str) -> None:
        if self._drawing.save_png(path, PICTURE_SCALE) < READABLE_SCALE:
            text = self.tr(
                "{path} is saved, but the tree is so large that you can't read its labels."
            )
            hint = self.tr("Close some nodes, or save a drawing (SVG).")
            self.failed.emit(f"{text.format(path=path)} {hint}")
        else:
            self.saved.emit(path)

    @Slot()
    def ask_svg(self) -> None:
        """Ask for a path and save the tree as an SVG."""
        path = self._ask_path(self.tr("Save the tree as a drawing"), "tree.svg", "SVG (*.svg)")
        if path:
            self._try(path, self._save_svg)

    def _save_svg(self, path: str) -> None:
        self._drawing.save_svg(path)
        self.saved.emit(path)

    @Slot()
    def ask_animation(self) -> None:
        """Ask for the settings and the path of an animation, then write it."""
        run = self._run
        if run is None:
            return
        prunes = run.trace.algorithm.prunes
        dialog = AnimationDialog(run.index, run.last, self._window, prunes=prunes)
        dialog.accepted.connect(self._ask_animation_path)
        dialog.finished.connect(dialog.deleteLater)
        self._asking = dialog
        dialog.open()

    @Slot()
    def _ask_animation_path(self) -> None:
        animation = self._asking.animation if self._asking is not None else None
        kinds = "GIF (*.gif);;APNG (*.png)"
        path = self._ask_path(self.tr("Save the animation"), "steps.gif", kinds)
        if path and animation is not None:
            self.save_animation(animation, path)

    def save_animation(self, animation: AnimationSettings, path: str) -> None:
        """Write the chosen steps as a GIF, or as an APNG if the name ends in .png."""
        assert self._run is not None
        if self._is_written(path):
            return
        work, marks = (
            AnimationFile(self._run, self._tree, animation, Path(path)),
            2 * len(animation.steps),
        )
        self._begin(
            FileJob(Path(path), work, self.tr("Making the animation"), self._window, marks=marks)
        )

    @property
    def is_writing(self) -> bool:
        """Whether a file is being written."""
        return bool(self._jobs)

    #: {path}: the name of a file with its folder
    def _is_written(self, path: str) -> bool:
        """Report and return whether a file of that name is already being written."""
        if all(job.path != Path(path) for job in self._jobs):
            return False
        self.failed.emit(
            self.tr("{path} is already being saved. Wait until that is done.").format(path=path)
        )
        return True

    def _begin(self, job: FileJob) -> None:
        self._jobs.append(job)
        job.ended.connect(self._on_ended)

    def shutdown(self) -> None:
        """Cancel all writing and delete incomplete files."""
        for job in list(self._jobs):
            job.cancel()

    @Slot()
    def ask_steps(self) -> None:
        """Ask for a path and write the steps of the run as text."""
        path = self._ask_path(self.tr("Save the steps as text"), "steps.txt", "Text (*.txt)")
        if path and self._run is not None:
            self.save_steps(path)

    def save_steps(self, path: str) -> None:
        """Write the steps of the run as text, one on each line."""
        assert self._run is not None
        if self._is_written(path):
            return
        try:
            work = StepsFile(self._run.trace, Path(path))
        except OSError as error:
            self._tell(path, error)
        else:
            self._begin(FileJob(Path(path), work, self.tr("Saving the steps"), self._window))

    @Slot()
    def ask_lesson(self) -> None:
        """Ask for a path and save the page as a lesson."""
        patterns = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        #: A kind of file in the dialog for choosing a name. {pattern}: such as *.json
        kinds = self.tr("Lessons ({pattern})").format(pattern=patterns)
        path = self._ask_path(self.tr("Save the lesson"), f"lesson{SUFFIX}", kinds)
        if path:
            self.save_lesson(path)

    def save_lesson(self, path: str) -> None:
        """Save the page as a lesson."""
        lesson = self.lesson()
        if lesson is None:
            return
        try:
            write_whole(Path(path), lesson_text(lesson))
        except FileError as error:
            self.failed.emit(not_saved(Path(path).name, error))
        else:
            self.saved.emit(path)

    @Slot()
    def copy_lesson(self) -> None:
        """Copy the page as the text of a lesson to the clipboard."""
        lesson = self.lesson()
        if lesson is not None:
            QGuiApplication.clipboard().setText(lesson_text(lesson))
            self.reported.emit(self.tr("Lesson copied. Press Ctrl+V in this program to open it."))

    def _ask_path(self, title: str, name: str, kinds: str) -> str:
        return self._place.ask(self._window, title, name, kinds)

    @Slot(object, str)
    def save_sheets(self, request: WorksheetRequest, path: str) -> None:
        """Write worksheets as a PDF, or as one SVG for each page if the name ends in .svg."""
        if not self._is_written(path):
            work, title = WorksheetFiles(request, Path(path)), self.tr("Making the worksheets")
            self._begin(FileJob(Path(path), work, title, self._window, is_modal=True))

    def _try(self, path: str, save: Callable[[str], None]) -> None:
        try:
            save(path)
        except OSError as error:
            self._tell(path, error)

    #: {path}: the name of a file with its folder; {reason}: what the system says
    def _tell(self, path: str, error: Exception) -> None:
        text = self.tr("{path} couldn't be saved: {reason}. Try another folder or name.")
        self.failed.emit(
            text.format(path=path, reason=getattr(error, "strerror", None) or str(error))
        )

    @Slot(object)
    def _on_ended(self, job: FileJob) -> None:
        self._jobs.remove(job)
        if isinstance(job.error, FileError):
            self.failed.emit(not_saved(job.path.name, job.error))
        elif job.error is not None:
            self._tell(str(job.path), job.error)
        elif job.is_complete:
            self._tell_files(job.files)

    #: {first}, {last}: the first and the last of several files
    def _tell_files(self, files: list[Path]) -> None:
        """Report the file that was written, or the first and the last of several."""
        if len(files) > 1:
            text = self.tr("{first} to {last}").format(first=files[0], last=files[-1].name)
            self.saved.emit(text)
        elif files:
            self.saved.emit(str(files[0]))
