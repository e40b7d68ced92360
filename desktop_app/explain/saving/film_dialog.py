# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to go into a film of a run: which steps, how fast, how large."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QIcon
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

from desktop_app.kit.fingers.sizes import fit_for_fingers, high_enough
from desktop_app.kit.look.scale import APART, WIDE

MOST_PIXELS = 250_000_000
"""Of all pictures together. A byte is kept for each, and Pillow keeps another while it writes."""
FIRST_PICTURES = 200
"""A run of no more steps is filmed as a whole, unless other steps are chosen."""
SIZES = ((800, 600), (1024, 768), (1440, 1080))
LAST_SECONDS = 3.0
"""So long the last picture is seen, before the film begins again."""


@dataclass(frozen=True, slots=True)
class Film:
    """What was chosen.

    Attributes:
        steps: of the run, in order.
        seconds: so long each is seen.
        size: of the pictures, in pixels.
    """

    steps: range
    seconds: float
    size: QSize

    @property
    def times(self) -> tuple[int, ...]:
        """How long each picture is seen, in milliseconds."""
        each = round(1000 * self.seconds)
        return (*(each for _ in self.steps[1:]), max(each, round(1000 * LAST_SECONDS)))


class FilmDialog(QDialog):
    """Asks for the steps, the seconds and the size; says how long the film will be."""

    def __init__(self, index: int, last: int, parent: QWidget, *, prunes: bool = False) -> None:
        """Ask about a run.

        Args:
            index: the step at which it stands, from 0.
            last: its last step.
            parent: the window above which it is asked.
            prunes: whether it is alpha-beta's run: where two are compared, one is in the film.
        """
        super().__init__(parent)
        self.setWindowTitle(
            self.tr("Save a film of the steps of alpha-beta")
            if prunes
            else self.tr("Save a film of the steps of minimax")
        )
        first = 0 if last < FIRST_PICTURES or index == last else index
        self.first = self._steps(last, first, self.tr("The first step that is in the film"))
        end = min(first + FIRST_PICTURES, last)
        self.last = self._steps(last, end, self.tr("The last step that is in the film"))
        self.each = self._steps(last, 0, self.tr("1 for every step, 10 for every tenth"))
        self.seconds = QDoubleSpinBox()
        self.seconds.setRange(0.05, 10)
        self.seconds.setSingleStep(0.1)
        self.seconds.setValue(0.8)
        self.seconds.setToolTip(self.tr("How long each step is seen"))
        self.size_choice = QComboBox()
        self.size_choice.setToolTip(self.tr("Width and height of the pictures"))
        size = self.tr("{width} × {height} pixels")
        for width, height in SIZES:
            self.size_choice.addItem(size.format(width=width, height=height), QSize(width, height))
        self.length = QLabel()
        self.length.setWordWrap(True)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        for button in self._buttons.buttons():
            button.setIcon(QIcon())  # the style's own are not made for the dark
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
        box.setRange(1, last + 1)
        box.setGroupSeparatorShown(True)
        box.setValue(value + 1)
        box.setToolTip(tip)
        return box

    def _place(self) -> None:
        form = QFormLayout()
        for title, widget in (
            (self.tr("From step"), self.first),
            (self.tr("To step"), self.last),
            (self.tr("One picture for so many steps"), self.each),
            (self.tr("Seconds for each picture"), self.seconds),
            (self.tr("Size"), self.size_choice),
        ):
            widget.setAccessibleName(title)
            form.addRow(title, widget)
            high_enough(form.labelForField(widget))
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.length)
        layout.addWidget(self._buttons)
        layout.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        layout.setSpacing(APART)
        self.setMinimumWidth(440)
        fit_for_fingers(self)

    @property
    def film(self) -> Film:
        """What is chosen; the last step is always in it."""
        first, last, each = self.first.value() - 1, self.last.value() - 1, self.each.value()
        span = max(last - first, 0)
        # counted back from the last step, which shows how it ends
        steps = range(last - span // each * each, last + 1, each)
        return Film(steps, self.seconds.value(), self.size_choice.currentData())

    @Slot()
    def _tell(self) -> None:
        film = self.film
        count = len(film.steps)
        most = MOST_PIXELS // (film.size.width() * film.size.height())
        is_fit = self.first.value() <= self.last.value() and count <= most
        if is_fit:
            seconds = round(sum(film.times) / 1000)
            text = self.tr("Pictures: {count}. Length: {seconds} seconds.", "", seconds)
            text = text.format(count=count, seconds=f"{seconds:,}")
        elif count > most:
            text = self.tr(
                "{count} pictures of this size are too many, {most} are possible. Choose fewer "
                "steps, one picture for more steps, or smaller pictures."
            ).format(count=f"{count:,}", most=most)
        else:
            text = self.tr("The film begins after its end. Choose an earlier first step.")
        self.length.setText(text)
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(is_fit)
