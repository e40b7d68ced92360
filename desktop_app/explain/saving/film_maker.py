# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Films a run: the tree at each step with the sentence that belongs to it."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QMargins, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QProgressDialog, QVBoxLayout, QWidget

from desktop_app.explain.saving.film_dialog import Film
from desktop_app.explain.saving.film_writer import FilmWriter
from desktop_app.explain.tree.titled import TitledTree
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.steps import StepWords
from desktop_app.kit.look.scale import APART, READ, SNUG

TURN_SECONDS = 0.012
SAMPLES = 3
PAUSE_MS = 1
AHEAD = 4
"""So many pictures may wait to be turned into few colours."""
SHOWN_AFTER_MS = 500
LINES = 3
"""Of the sentence below the tree."""


class FilmCamera(QWidget):
    """A window that nobody sees: the tree, its counts, and what happens in the step."""

    def __init__(self, run: TreeRun, tree: TitledTree, size: QSize) -> None:
        """Set it up.

        Args:
            run: to be filmed; it is left where it stands.
            tree: as it is on the screen: how the film is to look.
            size: of the pictures, in pixels.
        """
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._run = run.copy(self)
        self._words = StepWords(run.trace)
        self._tree = tree.twin()
        self._tree.drawing.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._tree.drawing.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sentence = QLabel()
        self._sentence.setWordWrap(True)
        self._sentence.setContentsMargins(QMargins(APART, SNUG, APART, SNUG))
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        font = self._sentence.font()
        font.setPointSizeF(READ * font.pointSizeF())
        self._sentence.setFont(font)
        self._sentence.setFixedHeight(LINES * self._sentence.fontMetrics().lineSpacing() + 2 * SNUG)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._tree, 1)
        layout.addWidget(self._sentence)
        self.setFixedSize(size / self.devicePixelRatioF())
        self._tree.set_run(self._run)
        self.show()
        self._tree.look_at_it()
        if not run.is_small:
            self._tree.drawing.set_zoom(tree.drawing.zoom)

    def picture(self, index: int) -> QImage:
        """One step."""
        self._run.go(index)
        self._tree.drawing.arrive()
        text = self.tr("Step {step}: {sentence}")
        sentence = self._words.sentence(self._run.step)
        self._sentence.setText(text.format(step=f"{index + 1:,}", sentence=sentence))
        return self.grab().toImage()


class FilmMaker(QObject):
    """Takes the pictures a few at a time and has them written, with a bar and a way to stop.

    Attributes:
        path: of the file.
        is_complete: whether all is in the file.
        error: what ended it too early, if that was not the reader.

    Signals:
        ended: this maker, which does nothing any more.
    """

    ended = Signal(object)

    def __init__(
        self, run: TreeRun, tree: TitledTree, film: Film, path: Path, window: QWidget
    ) -> None:
        super().__init__(window)
        self.path = path
        self.is_complete = False
        self.error: Exception | None = None
        self._film = film
        self._steps = iter(film.steps)
        self._camera = FilmCamera(run, tree, film.size)
        self._writer = FilmWriter(self)
        self._writer.progressed.connect(self._on_progress)
        self._writer.ended.connect(self._on_written)
        self._samples: list[QImage] = []
        self._sent = 0
        self._done = 0
        self._bar = QProgressDialog(
            self.tr("Filming the steps"), self.tr("Cancel"), 0, 2 * len(film.steps), window
        )
        self._bar.setMinimumDuration(SHOWN_AFTER_MS)
        self._bar.setAutoReset(False)
        self._bar.canceled.connect(self.cancel)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._take_some)
        self._timer.start(PAUSE_MS)

    @Slot()
    def _take_some(self) -> None:
        until = perf_counter() + TURN_SECONDS
        # 1. The first, the middle and the last, from which the colours are chosen.
        if len(self._samples) < SAMPLES:
            number = len(self._samples) * (len(self._film.steps) - 1) // (SAMPLES - 1)
            self._samples.append(self._camera.picture(self._film.steps[number]))
            if len(self._samples) == SAMPLES:
                self._writer.begin(tuple(self._samples))
            return
        # 2. All, but not so many that they heap up where they are turned into few colours.
        while self._sent - self._done < AHEAD and perf_counter() < until:
            index = next(self._steps, None)
            if index is None:
                # 3. All are taken.
                self._timer.stop()
                self._writer.write(self.path, self._film.times)
                return
            self._writer.take(self._camera.picture(index))
            self._sent += 1

    @Slot(int)
    def _on_progress(self, count: int) -> None:
        self._done = count
        if not self._bar.wasCanceled():
            self._bar.setValue(count)

    @Slot(object)
    def _on_written(self, error: Exception | None) -> None:
        self.error, self.is_complete = error, error is None
        self.cancel()

    @Slot()
    def cancel(self) -> None:
        """End it; unless the file is complete, none is left."""
        self._timer.stop()
        self._writer.shutdown()
        self._camera.deleteLater()
        self._bar.canceled.disconnect(self.cancel)
        self._bar.close()
        self._bar.deleteLater()
        self.ended.emit(self)
        self.deleteLater()
