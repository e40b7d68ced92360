# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window that explains: the tree of a position, searched step by step."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from desktop_app.games.position import Position
from desktop_app.models.drawn_tree import DrawnNode, NodeState, Path
from desktop_app.models.tree_run import TreeRun, affordable_depth, algorithm_for
from desktop_app.search.ordering import natural, near_stones_first
from desktop_app.search.score import Bound
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import StepKind
from desktop_app.views.examples import Example, examples
from desktop_app.views.explain_panel import ExplainPanel
from desktop_app.views.explain_saving import ExplainSaving
from desktop_app.views.explain_words import MARKS, pseudocode, value_text
from desktop_app.views.guess_bar import GuessBar
from desktop_app.views.numbers_bar import NumbersBar
from desktop_app.views.step_controls import StepControls
from desktop_app.views.theme import Theme
from desktop_app.views.tree_drawing import TreeDrawing


class ExplainWindow(QWidget):
    """Minimax and alpha-beta on one position: tree, code, reasons, counts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Explain"))
        self.resize(1200, 780)
        self._position: Position | None = None
        self._game_position: Position | None = None
        self._tree_run: TreeRun | None = None
        self.drawing = TreeDrawing(self._value_text, self._move_text)
        self.drawing.set_follow(True)
        self.panel = ExplainPanel()
        self.controls = StepControls()
        self.saving = ExplainSaving(self.drawing, self)
        self.saving.failed.connect(self._show_trouble)
        self._build_choices()
        self.save.setMenu(self.saving.menu())
        self._build_numbers()
        self._place()
        self.drawing.nodeToggled.connect(self._toggle)
        self.drawing.nodeActivated.connect(self._activate)
        self._add_examples()
        QShortcut(QKeySequence("Esc"), self, self.close)

    def _build_choices(self) -> None:
        self.algorithm = QComboBox()
        self.algorithm.setAccessibleName(self.tr("Algorithm"))
        self.algorithm.setToolTip(self.tr("What searches the tree"))
        self.algorithm.addItem(self.tr("Minimax"), (False, False))
        self.algorithm.addItem(self.tr("Alpha-beta"), (True, False))
        self.algorithm.addItem(self.tr("Alpha-beta, middle first"), (True, True))
        self.algorithm.setCurrentIndex(1)
        self.look_ahead = QSpinBox()
        self.look_ahead.setAccessibleName(self.tr("Moves to look ahead"))
        self.look_ahead.setToolTip(self.tr("How many moves the search looks ahead"))
        self.look_ahead.setSpecialValueText(self.tr("to the end"))
        self.guess = QPushButton(self.tr("Guess"))
        self.guess.setCheckable(True)
        self.guess.setShortcut(QKeySequence("G"))
        self.guess.setToolTip(self.tr("Guess each value before the search finds it (G)"))
        self.guess.toggled.connect(self._show_guess)
        self.guess_bar = GuessBar()
        self.guess_bar.guessed.connect(self._take_guess)
        self.save = QPushButton(self.tr("Save"))
        self.save.setToolTip(self.tr("Save the tree as a picture, or the steps as text"))
        self.algorithm.currentIndexChanged.connect(self._start)
        self.look_ahead.valueChanged.connect(self._start)

    def _build_numbers(self) -> None:
        self.from_game = QPushButton(self.tr("Position of the game"))
        self.from_game.setToolTip(self.tr("Explain the position on the board"))
        self.from_game.clicked.connect(self._take_game)
        self.numbers = NumbersBar()
        self.numbers.chosen.connect(self._take)
        self.numbers.refused.connect(self._show_trouble)
        self.choose_example = QPushButton(self.tr("Examples"))
        self.choose_example.setToolTip(self.tr("Positions that show one thing each"))
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setContentsMargins(8, 2, 8, 2)
        self.note.setAccessibleName(self.tr("Example"))
        self.note.hide()
        self.trouble = QLabel()
        self.trouble.setWordWrap(True)
        self.trouble.setAccessibleName(self.tr("Trouble"))
        self.trouble.hide()

    def _add_examples(self) -> None:
        menu = QMenu(self)
        for number, example in enumerate(examples(), 1):
            text = self.tr("&{number}  {title}").format(number=number, title=example.title)
            menu.addAction(text).triggered.connect(partial(self.show_example, example))
        self.choose_example.setMenu(menu)

    def show_example(self, example: Example, _checked: bool = False) -> None:
        """Explain an example, with its text above the tree."""
        self.algorithm.blockSignals(True)
        self.algorithm.setCurrentIndex(int(example.prunes))
        self.algorithm.blockSignals(False)
        position = example.make()
        if position.game.is_numeric:
            self.numbers.line.setText(position.game.id.removeprefix("numbers:").replace(",", " "))
        self._take(position)
        text = self.tr("<b>{title}.</b> {text} <i>{question}</i>")
        self.note.setText(
            text.format(title=example.title, text=example.text, question=example.question)
        )
        self.note.show()

    def _place(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(8, 6, 8, 0)
        top.addWidget(self.choose_example)
        top.addWidget(self.from_game)
        top.addWidget(self.numbers, 1)
        choices = QHBoxLayout()
        choices.setContentsMargins(8, 0, 8, 0)
        for text, widget in (
            (self.tr("Algorithm"), self.algorithm),
            (self.tr("Look ahead"), self.look_ahead),
        ):
            choices.addWidget(QLabel(text))
            choices.addWidget(widget)
        choices.addWidget(self.guess)
        choices.addStretch(1)
        choices.addWidget(self.save)
        scroll = QScrollArea()
        scroll.setWidget(self.panel)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # as wide as the longest line of code
        self.panel.code.set_lines(pseudocode(prunes=True))
        bar = scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumWidth(self.panel.minimumSizeHint().width() + bar + 2)
        split = QSplitter()
        split.addWidget(self.drawing)
        split.addWidget(scroll)
        split.setStretchFactor(0, 1)
        split.setSizes([780, 420])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addWidget(self.trouble)
        layout.addWidget(self.note)
        layout.addLayout(choices)
        layout.addWidget(self.guess_bar)
        layout.addWidget(split, 1)
        layout.addWidget(self.controls)

    def explain(self, position: Position) -> None:
        """Search a position, from the first step."""
        self._game_position = position
        self._take(position)

    def set_theme(self, theme: Theme) -> None:
        """Paint the tree in other colours."""
        self.drawing.set_theme(theme)

    @property
    def tree_run(self) -> TreeRun | None:
        """The run that is shown."""
        return self._tree_run

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stand still while nobody looks."""
        self.controls.pause()
        super().closeEvent(event)

    @Slot(object)
    def _take(self, position: Position) -> None:
        self._position = position
        self.trouble.hide()
        self.note.hide()
        depth = affordable_depth(position)
        self.look_ahead.blockSignals(True)
        self.look_ahead.setRange(0 if depth is None else 1, 9 if depth is None else depth)
        self.look_ahead.setValue(depth or 0)
        self.look_ahead.blockSignals(False)
        self._start()

    @Slot()
    def _start(self) -> None:
        """Run the chosen algorithm on the position."""
        position = self._position
        if position is None:
            return
        prunes, middle_first = self.algorithm.currentData()
        depth = self.look_ahead.value() or None
        ordering = near_stones_first if middle_first else natural
        old = self._tree_run
        plain = Trace(position, algorithm_for(position, depth, prunes=False)).summary
        algorithm = algorithm_for(position, depth, ordering, prunes=prunes)
        self._tree_run = run = TreeRun(position, algorithm, self)
        # how a game ends can be guessed, an evaluation can't
        can_guess = depth is None
        self.guess.setEnabled(can_guess)
        self.guess.setChecked(self.guess.isChecked() and can_guess)
        self.guess_bar.set_game(position.game)
        self.saving.set_run(run)
        self.controls.set_run(run)
        self.panel.set_run(run, plain.nodes)
        run.moved.connect(self._draw)
        self._draw()
        QTimer.singleShot(0, self._look_at_it)  # when the bars above have their height
        if old is not None:
            old.deleteLater()

    @Slot()
    def _look_at_it(self) -> None:
        """Show a small tree as a whole, and of a large one what can be read."""
        if self._tree_run is not None and self._tree_run.is_small:
            self.drawing.fit()
        else:
            self.drawing.set_zoom(1)

    @Slot()
    def _draw(self) -> None:
        if self._tree_run is not None:
            self.drawing.set_tree(self._tree_run.drawn())
            self._offer_guess()

    @Slot(str)
    def _show_trouble(self, text: str) -> None:
        self.trouble.setText(text)
        self.trouble.show()

    @Slot(bool)
    def _show_guess(self, guessing: bool) -> None:
        self.guess_bar.setVisible(guessing)
        self.drawing.texts_changed()
        self._draw()

    def _offer_guess(self) -> None:
        """Ask, where the present node has no value yet."""
        run = self._tree_run
        if run is None or not self.guess.isChecked():
            return
        if run.step.kind is StepKind.ENTER:
            self.controls.pause()
            self.guess_bar.ask()
        else:
            self.guess_bar.wait()

    @Slot(float)
    def _take_guess(self, guess: float) -> None:
        run = self._tree_run
        assert run is not None
        position = run.step.node.position
        plain = Trace(position, algorithm_for(position, None, prunes=False)).summary
        run.step_over()
        text = value_text(plain.value, position.game)
        self.guess_bar.tell(is_right=guess == plain.value, value=text)

    @Slot(object)
    def _toggle(self, path: Path) -> None:
        if self._tree_run is not None:
            self._tree_run.toggle(path)

    @Slot(object)
    def _activate(self, path: Path) -> None:
        if self._tree_run is not None:
            self.controls.pause()
            self._tree_run.go_to_node(path)

    @Slot()
    def _take_game(self) -> None:
        if self._game_position is not None:
            self._take(self._game_position)

    def _value_text(self, node: DrawnNode) -> str:
        assert self._position is not None
        if self.guess.isChecked() and node.state in (NodeState.OPEN, NodeState.CURRENT):
            return "?"
        if node.value is None:
            return ""
        mark = MARKS.get(node.bound, "") if node.bound is not Bound.EXACT else ""
        return mark + value_text(node.value, node.position.game, self._position.ply)

    def _move_text(self, node: DrawnNode) -> str:
        return node.position.game.move_text(node.path[-1])
