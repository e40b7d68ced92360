# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog for an external program and its strength; the game goes on behind it."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event, Thread

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop_app.guard import guarded
from desktop_app.kit.dialogs import action_row
from desktop_app.kit.look.controls import indent_number
from desktop_app.kit.touch.sizes import set_touch_height
from desktop_app.players.errors import PlayerError
from desktop_app.players.registry import StrategyId
from desktop_app.words.players import brain_name, player_fault_text

BEST = "best"
WIDE = 420
END_SECONDS = 2.0
"""The time limit for ending an engine whose answer is not wanted any more."""


class StrengthQuery(QObject):
    """Starts engines to query their levels; each is ended as soon as it has answered.

    Signals:
        answered: the path of an engine, and its `StrengthOptions` or a `PlayerError`.
    """

    answered = Signal(str, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stop = Event()
        self._thread: Thread | None = None

    def ask(self, path: str) -> None:
        """Query an engine, instead of the one that is being queried."""
        self._stop.set()
        self._stop = Event()
        self._thread = Thread(target=self._run, args=(path, self._stop), name="engine's levels")
        self._thread.start()

    def stop(self) -> None:
        """Drop the query that is running."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join(END_SECONDS)

    def _run(self, path: str, stop: Event) -> None:
        from desktop_app.players.programs.uci import UciPlayer

        player = UciPlayer(path)
        try:
            answer: object = player.strengths(stop.is_set)
        except PlayerError as error:
            answer = error
        if not stop.is_set():
            self.answered.emit(path, answer)
        player.close()


@guarded
class ProgramDialog(QDialog):
    """Offers the programs of a protocol, and queries the levels of the selected one.

    Signals:
        chosen: the `StrategyId` of a program.
        fileAsked: the user wants to look for another file.
    """

    chosen = Signal(object)
    fileAsked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose a chess engine"))
        self.setMinimumWidth(WIDE)
        self._kind = ""
        self._levels: dict[str, tuple[int, int]] = {}
        self._asker = StrengthQuery(self)
        self._asker.answered.connect(self._on_answer)
        self.programs, self.ways, self.number = QComboBox(), QComboBox(), QSpinBox()
        indent_number(self.number)
        self.file = QPushButton(self.tr("Choose a file…"))
        self.note = QLabel()
        self.note.setWordWrap(True)
        self._name_controls()
        buttons, self.seat = action_row(self, self.tr("Let it play"))
        self.programs.currentIndexChanged.connect(self._on_program)
        self.ways.currentIndexChanged.connect(self._on_way)
        self.file.clicked.connect(self.fileAsked)
        layout = QVBoxLayout(self)
        layout.addLayout(self._form())
        layout.addWidget(self.note)
        layout.addStretch(1)
        layout.addWidget(buttons)

    #: Names for screen readers, with tips: in the dialog for choosing a program that plays
    def _name_controls(self) -> None:
        for control, name, tip in (
            (self.programs, self.tr("Program"), self.tr("A program found on this computer")),
            (self.ways, self.tr("Strength"), self.tr("How its strength is set")),
            (self.number, self.tr("Number"), self.tr("How well it plays")),
            (
                self.file,
                self.file.text(),
                self.tr(
                    "Look for the file of another UCI chess program. It will run on this computer."
                ),
            ),
        ):
            control.setAccessibleName(name)
            control.setToolTip(tip)
            set_touch_height(control, 32)

    #: Labels in the dialog for choosing a program that plays
    def _form(self) -> QGridLayout:
        form = QGridLayout()
        form.setColumnStretch(1, 1)
        rows = (
            (self.tr("&Program"), self.programs, self.file),
            (self.tr("&Strength"), self.ways, self.number),
        )
        for row, (text, box, beside) in enumerate(rows):
            label = QLabel(text)
            label.setBuddy(box)
            for column, widget in enumerate((label, box, beside)):
                form.addWidget(widget, row, column)
        return form

    def offer(self, kind: str, paths: Sequence[str]) -> None:
        """Show the known programs of a kind, and query the first one."""
        self._kind = kind
        self.programs.blockSignals(True)
        self.programs.clear()
        for path in paths:
            self._list(path)
        self.programs.blockSignals(False)
        self._on_program()

    def add(self, path: str) -> None:
        """Add a program to the list, and query it."""
        index = self.programs.findData(path)
        if index < 0:
            self._list(path)
            index = self.programs.count() - 1
        if index == self.programs.currentIndex():
            self._on_program()
        self.programs.setCurrentIndex(index)

    def shutdown(self) -> None:
        """Drop the query that is running."""
        self._asker.stop()

    def done(self, result: int) -> None:
        self._asker.stop()
        super().done(result)

    @Slot()
    def accept(self) -> None:
        way = self.ways.currentData()
        level = None if way == BEST else f"{way}{self.number.value()}"
        program = StrategyId(self._kind, path=self.programs.currentData(), level=level)
        super().accept()
        self.chosen.emit(program)

    def _list(self, path: str) -> None:
        self.programs.addItem(brain_name(path), path)

    #: In the dialog for choosing a program that plays. {name}: of the program
    @Slot()
    def _on_program(self) -> None:
        """Query the levels of the selected program; it can't be chosen before it answers."""
        path = self.programs.currentData()
        self._take_levels({})
        self.seat.setEnabled(False)
        self.programs.setEnabled(path is not None)
        if path is None:
            self.note.setText(
                self.tr(
                    "I found no chess engine on this computer. Press “Choose a file…” to look "
                    "for one."
                )
            )
            return
        self.note.setText(
            self.tr("Asking {name} how well it can play…").format(name=brain_name(path))
        )
        self._asker.ask(path)

    #: In the dialog for choosing a program that plays. {name}: of the program
    @Slot(str, object)
    def _on_answer(self, path: str, answer: object) -> None:
        if path != self.programs.currentData() or not self.isVisible():
            return
        if isinstance(answer, PlayerError):
            self.note.setText(player_fault_text(answer))
            return
        name, levels = getattr(answer, "name", ""), getattr(answer, "levels", {})
        text = self.tr("{name} is ready. It can think for as long as the bots do (see “Settings”).")
        self.note.setText(text.format(name=name or brain_name(path)))
        self._take_levels(levels)
        self.seat.setEnabled(True)
        self.seat.setDefault(True)

    def _take_levels(self, levels: dict[str, tuple[int, int]]) -> None:
        self._levels = levels
        titles = {
            #: How a chess engine can be weakened: by a rating between two numbers
            "elo": self.tr("By Elo, {least} to {most}"),
            #: How a chess engine can be weakened: by a level between two numbers
            "skill": self.tr("By skill, {least} to {most}"),
        }
        self.ways.clear()
        for way, (least, most) in levels.items():
            self.ways.addItem(titles[way].format(least=least, most=most), way)
        #: Choice in the dialog for choosing a program that plays: as strong as it can
        self.ways.addItem(self.tr("Full strength"), BEST)
        self.ways.setEnabled(bool(levels))

    @Slot()
    def _on_way(self) -> None:
        limits = self._levels.get(self.ways.currentData())
        self.number.setEnabled(limits is not None)
        if limits is not None:
            self.number.setRange(*limits)
            self.number.setValue(limits[0])
            self.number.setSingleStep(50 if limits[1] > 100 else 1)
