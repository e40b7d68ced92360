# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An animation of a run: the choice of steps, speed and size, and the rendering of its pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMargins, QSize, Qt, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop_app.explain.saving.animation_writer import AnimationWriter
from desktop_app.explain.tree.titled import TitledTree
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.steps import StepWords
from desktop_app.kit.dialogs import without_icons
from desktop_app.kit.look.controls import indent_number
from desktop_app.kit.look.scale import APART, HEADING, SNUG, WIDE
from desktop_app.kit.touch.sizes import fit_for_touch, set_touch_height
from desktop_app.numerals import grouped

MOST_PIXELS = 250_000_000
"""Limit on the pixels of all pictures: each takes a byte, and another in Pillow during writing."""
FIRST_PICTURES = 200
"""A run of up to this many steps is animated completely by default."""
SIZES = ((800, 600), (1024, 768), (1440, 1080))
LAST_SECONDS = 3.0
"""The display time of the last picture before the animation starts again."""

SAMPLES = 3
AHEAD = 4
"""The most pictures that may wait for the thread that quantizes them."""
LINES = 3
"""Lines of text below the tree."""


@dataclass(frozen=True, slots=True)
class AnimationSettings:
    """Settings of an animation.

    Attributes:
        steps: the steps of the run, in order.
        seconds: how long each step is shown.
        size: the size of the pictures in pixels.
    """

    steps: range
    seconds: float
    size: QSize

    @property
    def times(self) -> tuple[int, ...]:
        """Display time of each picture in milliseconds."""
        each = round(1000 * self.seconds)
        return (*(each for _ in self.steps[1:]), max(each, round(1000 * LAST_SECONDS)))


class AnimationDialog(QDialog):
    """Dialog for the steps, speed and size of an animation, with its length."""

    def __init__(self, index: int, last: int, parent: QWidget, *, prunes: bool = False) -> None:
        """Offer settings for a run.

        Args:
            index: the current step, from 0.
            last: the last step.
            parent: the parent window.
            prunes: whether the run is of alpha-beta, to name it if two runs are compared.
        """
        super().__init__(parent)
        self.setWindowTitle(
            self.tr("Save the steps of alpha-beta as an animation")
            if prunes
            else self.tr("Save the steps of minimax as an animation")
        )
        first = 0 if last < FIRST_PICTURES or index == last else index
        self.first = self._steps(last, first, self.tr("The first step to show"))
        end = min(first + FIRST_PICTURES, last)
        self.last = self._steps(last, end, self.tr("The last step to show"))
        self.each = self._steps(last, 0, self.tr("1 shows every step, 10 only every tenth"))
        self.seconds = QDoubleSpinBox()
        indent_number(self.seconds)
        self.seconds.setRange(0.05, 10)
        self.seconds.setSingleStep(0.1)
        self.seconds.setValue(0.8)
        self.seconds.setToolTip(self.tr("How long each picture is shown"))
        self.size_choice = QComboBox()
        self.size_choice.setToolTip(self.tr("Width and height of the pictures"))
        #: Choice of the size of a picture. {width}, {height}: numbers
        size = self.tr("{width} × {height} pixels")
        for width, height in SIZES:
            self.size_choice.addItem(size.format(width=width, height=height), QSize(width, height))
        self.length = QLabel()
        self.length.setWordWrap(True)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        without_icons(self._buttons)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._place()
        for box in (self.first, self.last, self.each):
            box.valueChanged.connect(self._tell)
        self.seconds.valueChanged.connect(self._tell)
        self.size_choice.currentIndexChanged.connect(self._tell)
        self._tell()

    def _steps(self, last: int, value: int, tip: str) -> QSpinBox:
        box = QSpinBox()
        indent_number(box)
        box.setRange(1, last + 1)
        box.setGroupSeparatorShown(True)
        box.setValue(value + 1)
        box.setToolTip(tip)
        return box

    def _place(self) -> None:
        form = QFormLayout()
        #: Labels in the dialog that saves an animation
        for title, widget in (
            (self.tr("From step"), self.first),
            (self.tr("To step"), self.last),
            (self.tr("Steps per picture"), self.each),
            (self.tr("Seconds per picture"), self.seconds),
            (self.tr("Size"), self.size_choice),
        ):
            widget.setAccessibleName(title)
            form.addRow(title, widget)
            set_touch_height(form.labelForField(widget))
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.length)
        layout.addWidget(self._buttons)
        layout.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        layout.setSpacing(APART)
        self.setMinimumWidth(440)
        fit_for_touch(self)

    @property
    def animation(self) -> AnimationSettings:
        """The selected settings; the last step is always included."""
        first, last, each = self.first.value() - 1, self.last.value() - 1, self.each.value()
        span = max(last - first, 0)
        # counted back from the last step, which shows how the run ends
        steps = range(last - span // each * each, last + 1, each)
        return AnimationSettings(steps, self.seconds.value(), self.size_choice.currentData())

    #: In the dialog that saves an animation
    @Slot()
    def _tell(self) -> None:
        animation = self.animation
        count = len(animation.steps)
        most = MOST_PIXELS // (animation.size.width() * animation.size.height())
        is_fit = self.first.value() <= self.last.value() and count <= most
        if is_fit:
            seconds = round(sum(animation.times) / 1000)
            text = self.tr("Pictures: {count}. Length: {seconds} seconds.", "", seconds)
            text = text.format(count=count, seconds=grouped(seconds))
        elif count > most:
            text = self.tr(
                "{count} pictures of this size are too many. The limit is {most}. Take fewer "
                "steps, more steps per picture or smaller pictures."
            ).format(count=grouped(count), most=most)
        else:
            text = self.tr("The first step comes after the last one. Make it smaller.")
        self.length.setText(text)
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(is_fit)


class FrameRenderer(QWidget):
    """A hidden widget with the tree, its counts and the sentence of the step, for screenshots."""

    def __init__(self, run: TreeRun, tree: TitledTree, size: QSize) -> None:
        """Set up the widget.

        Args:
            run: the run to animate; its current step does not change.
            tree: the tree on the screen, whose appearance is copied.
            size: the size of the pictures in pixels.
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
        font.setPointSizeF(HEADING * font.pointSizeF())
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
        self._tree.show_readably()
        if not run.is_small:
            self._tree.drawing.set_zoom(tree.drawing.zoom)

    #: Below a picture of the animation. {step}: a number, {sentence}: what happens
    def picture(self, index: int) -> QImage:
        """Return the picture of a step."""
        self._run.go(index)
        self._tree.drawing.arrive()
        text = self.tr("Step {step}: {sentence}")
        sentence = self._words.sentence(self._run.step)
        self._sentence.setText(text.format(step=grouped(index + 1), sentence=sentence))
        return self.grab().toImage()


class AnimationFile:
    """`FileTask` for an animation: pictures are taken here, and a thread quantizes and writes them.

    Attributes:
        files: the file.
    """

    def __init__(
        self, run: TreeRun, tree: TitledTree, animation: AnimationSettings, path: Path
    ) -> None:
        """Set up the camera and the thread.

        Args:
            run: the run to animate; its current step does not change.
            tree: the tree on the screen, whose appearance is copied.
            animation: the settings.
            path: the path of the file; a name that ends in .png makes it an APNG, any other a GIF.
        """
        self.files = [path]
        self._animation = animation
        self._camera = FrameRenderer(run, tree, animation.size)
        self._writer = AnimationWriter()
        self._writer.progressed.connect(self._on_progress)
        self._writer.ended.connect(self._on_written)
        self._done = 0
        self._is_written = False
        self._error: Exception | None = None

    @property
    def _share(self) -> float:
        """The share that is done; a picture counts once when quantized and once when written."""
        return self._done / (2 * len(self._animation.steps))

    def pieces(self) -> Iterator[float]:
        """Take the pictures and have them written; yield the share that is done.

        Raises:
            OSError: the file can't be written.
        """
        steps, samples = self._animation.steps, list[QImage]()
        # 1. take the first, middle and last pictures, to choose the colours from
        for number in range(SAMPLES):
            samples.append(self._camera.picture(steps[number * (len(steps) - 1) // (SAMPLES - 1)]))
            yield self._share
        self._writer.begin(tuple(samples))
        # 2. take all pictures, but stay only a few ahead of the thread
        for sent, index in enumerate(steps):
            while sent - self._done >= AHEAD:
                yield self._share
            self._writer.take(self._camera.picture(index))
            yield self._share
        # 3. wait until the thread has written them
        self._writer.write(self.files[0], self._animation.times)
        while not self._is_written:
            yield self._share
        if isinstance(self._error, OSError):
            raise self._error
        if self._error is not None:
            raise OSError(str(self._error)) from self._error

    def _on_progress(self, count: int) -> None:
        self._done = count

    def _on_written(self, error: Exception | None) -> None:
        self._error, self._is_written = error, True

    def close(self) -> None:
        """Stop the thread and delete the file unless it is complete."""
        self._writer.shutdown()
        self._camera.deleteLater()
