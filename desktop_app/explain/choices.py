# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What searches, how deep, what guesses, and what is shown beside it: one row of choices."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.entry import Ordering, likely_first, natural
from desktop_app.core.position import Game, Position
from desktop_app.core.score import counts_numbers
from desktop_app.explain.lesson_file import LessonAlgorithm
from desktop_app.explain.run_maker import RunRequest
from desktop_app.games.registry import FIRST_GAME, family_of, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.fingers.sizes import show_check
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import NEAR, TIGHT
from desktop_app.search.algorithm import Algorithm, Horizon, UtilityScale
from desktop_app.words.scales import worth_title

DEEPEST = 9
"""Moves to look ahead that can be chosen where the whole tree could be searched."""

SEARCHERS = (LessonAlgorithm.MINIMAX, LessonAlgorithm.ALPHA_BETA, LessonAlgorithm.MIDDLE_FIRST)
"""In the order in which they are listed."""
LETTERS = 0.8
"""Widths of an X that a letter takes, on average."""


@guarded
class EntryBox(QComboBox):
    """A list as wide as its entries of now: Qt's least width is that of the first ones it had."""

    def minimumSizeHint(self) -> QSize:
        """What it wants."""
        return self.sizeHint()


class HorizonChoice(QWidget):
    """The evaluation, in games that have more than one, and the quiet search, where there is one.

    Signals:
        changed: another choice was made.
    """

    changed = Signal()

    def __init__(self, quiet: QPushButton, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.evaluation = EntryBox()
        self.evaluation.setAccessibleName(self.tr("Guess by"))
        self.evaluation.setToolTip(self.tr("What guesses where the search looks no further"))
        self.evaluation.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.quiet = quiet
        quiet.setCheckable(True)
        show_check(quiet)
        label = QLabel(self.tr("Guess by"))
        label.setBuddy(self.evaluation)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, NEAR, 0)
        row.setSpacing(TIGHT)
        for part in (label, self.evaluation, quiet):
            row.addWidget(part)
        self.hide()
        self.evaluation.currentIndexChanged.connect(self.changed)
        quiet.toggled.connect(self.changed)

    @property
    def horizon(self) -> Horizon:
        """What is chosen; what a game has not is the usual one."""
        if self.isHidden():
            return Horizon()
        return Horizon(self.evaluation.currentData() or "", self.quiet.isChecked())

    def show_game(self, game: Game, horizon: Horizon) -> None:
        """Offer what a game has, and choose, without saying so."""
        family = family_of(game)
        with QSignalBlocker(self.evaluation), QSignalBlocker(self.quiet):
            self.evaluation.clear()
            for name in family.evaluations:
                self.evaluation.addItem(wording_of(game).evaluation(name), name)
            self.evaluation.setCurrentIndex(max(self.evaluation.findData(horizon.evaluation), 0))
            self.quiet.setChecked(horizon.is_quiet)
        self.quiet.setVisible(family.noisy_moves is not None)
        self.setVisible(len(family.evaluations) > 1 or family.noisy_moves is not None)


class ExplainChoices(QWidget):
    """The algorithm, the depth, what ends count, and the buttons.

    Signals:
        changed: another algorithm, depth or way of counting.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: list[tuple[str, str]] = []
        self._by_key: dict[str, QPushButton] = {}
        self._chosen_worth = UtilityScale.QUICK
        self.algorithm = QComboBox()
        self.algorithm.setAccessibleName(self.tr("Algorithm"))
        self.algorithm.setToolTip(self.tr("What searches the tree"))
        for text in (
            self.tr("Minimax"),
            self.tr("Alpha-beta"),
            self.tr("Alpha-beta, middle first"),
        ):
            self.algorithm.addItem(text)
        self.look_ahead = QComboBox()
        self.look_ahead.setAccessibleName(self.tr("Moves to look ahead"))
        self.look_ahead.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        # wide enough for its longest text from the start: what is beside it stays where it is
        self.look_ahead.setMinimumContentsLength(round(LETTERS * len(self.tr("to the end"))))
        self.look_ahead.setToolTip(self.tr("How many moves the search looks ahead"))
        self.worth = self._worths()
        self.guess = self._button(
            self.tr("Guess"), "G", self.tr("Guess each value before the search finds it")
        )
        self.compare = self._button(
            self.tr("Compare"), "M", self.tr("Show plain minimax beside it, step for step")
        )
        self.cut = self._button(
            self.tr("Cut?"), "X", self.tr("Mark the branches that alpha-beta will skip")
        )
        for button in (self.guess, self.cut, self.compare):
            button.setCheckable(True)
            show_check(button)
        self._can_guess, self._guess_tip = True, self.guess.toolTip()
        self._can_cut, self._cut_tip = True, self.cut.toolTip()
        self.horizon = HorizonChoice(
            self._button(
                self.tr("Quiet"), "Q", self.tr("Play captures out before anything is guessed")
            )
        )
        self.work = self._button(
            self.tr("Work"), "W", self.tr("How many positions this is; larger boards")
        )
        self.depths = self._button(
            self.tr("Depths"), "D", self.tr("What the search believes at each depth")
        )
        self.ways = self._button(
            self.tr("Three ways"), "T", self.tr("Worst case, odds and minimax, side by side")
        )
        self.save = QPushButton(self.tr("Save"))
        self.save.setToolTip(self.tr("Save pictures, a film, the steps, worksheets, a lesson"))
        self._place()
        self.algorithm.currentIndexChanged.connect(self.changed)
        self.look_ahead.currentIndexChanged.connect(self.changed)
        self.worth.currentIndexChanged.connect(self._on_worth)
        self.horizon.changed.connect(self.changed)

    def _worths(self) -> QComboBox:
        """How wins and losses are counted."""
        box = QComboBox()
        box.setAccessibleName(self.tr("Values"))
        box.setToolTip(self.tr("What a win, a draw and a loss count"))
        for worth in UtilityScale:
            box.addItem(worth_title(worth, FIRST_GAME), worth)
        return box

    def _button(self, text: str, key: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        self._keys.append((tip, key))
        self._by_key[key] = button
        button.setToolTip(self.tr("{tip} ({key})").format(tip=tip, key=key))
        return button

    def _place(self) -> None:
        row = FlowRow(spacing=TIGHT)
        for text, box in (
            (self.tr("Algorithm"), self.algorithm),
            (self.tr("Look ahead"), self.look_ahead),
            (self.tr("Values"), self.worth),
        ):
            row.add(self._labelled(text, box))
        row.add(self.guess, self.cut, self.compare, self.ways, self.depths, self.work)
        row.add(self.horizon, None, self.save)  # what not every game has moves nothing
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, 0, NEAR, 0)
        layout.addWidget(row)

    def _labelled(self, text: str, box: QComboBox) -> QWidget:
        """A box with its title before it, which stay together."""
        pair = QWidget()
        label = QLabel(text)
        label.setBuddy(box)
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, NEAR, 0)
        row.setSpacing(TIGHT)
        row.addWidget(label)
        row.addWidget(box)
        return pair

    def listen(self, page: QWidget) -> None:
        """Let the keys of the buttons work all over a page, also while this row is hidden."""
        for key, button in self._by_key.items():
            QShortcut(QKeySequence(key), page, button.click)

    def keys(self) -> list[tuple[str, str]]:
        """What the buttons do that have a key, and the key."""
        return self._keys

    @property
    def prunes(self) -> bool:
        """Whether alpha-beta is chosen."""
        return self.algorithm.currentIndex() > 0

    @property
    def ordering(self) -> Ordering:
        """In what order moves are tried."""
        return likely_first if self.algorithm.currentIndex() > 1 else natural

    @property
    def counted(self) -> UtilityScale:
        """How the ends of the game are counted."""
        return UtilityScale(self.worth.currentData())

    def request(self, position: Position) -> RunRequest:
        """The run of a position that is chosen."""
        horizon = self.horizon.horizon
        return RunRequest(position, self.plies, self.prunes, self.ordering, self.counted, horizon)

    @Slot()
    def _on_worth(self) -> None:
        self._chosen_worth = self.counted
        self.changed.emit()

    def show_worth(self, worth: UtilityScale | None, game: Game) -> None:
        """Count as an example does, or else as was chosen last, without saying so.

        The numbers of a tree are what they are, and so are margins.
        """
        with QSignalBlocker(self.worth):
            for index in range(self.worth.count()):
                self.worth.setItemText(
                    index, worth_title(UtilityScale(self.worth.itemData(index)), game)
                )
            self.worth.setCurrentIndex(self.worth.findData(worth or self._chosen_worth))
        self.worth.setEnabled(not counts_numbers(game))

    @property
    def plies(self) -> int | None:
        """Moves to look ahead; None to the end."""
        return self.look_ahead.currentData()

    @plies.setter
    def plies(self, plies: int | None) -> None:
        self.look_ahead.setCurrentIndex(self.look_ahead.findData(plies))

    def choose(self, *, prunes: bool) -> None:
        """Choose minimax or alpha-beta without saying so."""
        self.choose_searcher(LessonAlgorithm.ALPHA_BETA if prunes else LessonAlgorithm.MINIMAX)

    def choose_searcher(self, searcher: LessonAlgorithm) -> None:
        """Choose what searches without saying so."""
        with QSignalBlocker(self.algorithm):
            self.algorithm.setCurrentIndex(SEARCHERS.index(searcher))

    def set_waiting(self, waiting: bool) -> None:
        """What belongs to the run that is shown can't be used while another one is counted."""
        for button in (self.compare, self.ways, self.depths, self.work, self.save):
            button.setEnabled(not waiting)
        self.guess.setEnabled(not waiting and self._can_guess)
        self.cut.setEnabled(not waiting and self._can_cut)

    def allow_guess(self, allowed: bool) -> None:
        """Whether there are values that one can guess: how a game ends, but no evaluation."""
        self._can_guess = allowed
        self.guess.setEnabled(allowed)
        self.guess.setChecked(self.guess.isChecked() and allowed)
        tip = self._guess_tip
        if not allowed:
            tip = self.tr("Values can be guessed where the search looks to the end of the game")
        self.guess.setToolTip(tip)

    def allow_cut(self, allowed: bool) -> None:
        """Whether all branches are there to be marked."""
        self._can_cut = allowed
        self.cut.setEnabled(allowed)
        self.cut.setChecked(self.cut.isChecked() and allowed)
        tip = self._cut_tip
        if not allowed:
            tip = self.tr("Branches can be marked where the whole tree is drawn")
        self.cut.setToolTip(tip)

    def offer_depths(self, most: int | None, left: int, chosen: int | None = None) -> None:
        """Offer what depths there are; choose one, or the greatest, silently.

        As many moves as are left are to the end, and called so where they are chosen here.

        Args:
            most: the greatest that can be searched; None: to the end of the game.
            left: the plies to the end of the game.
            chosen: what is chosen.
        """
        greatest = max(min(most or DEEPEST, left), 1)
        reaches_end = most is None or most >= left
        to_the_end = reaches_end and (chosen is None or chosen >= left)
        with QSignalBlocker(self.look_ahead):
            self.look_ahead.clear()
            for plies in range(1, greatest + 1):
                self.look_ahead.addItem(str(plies), plies)
            if reaches_end:
                self.look_ahead.addItem(self.tr("to the end"), None)
            self.plies = None if to_the_end else min(chosen or greatest, greatest)


def searcher_of(algorithm: Algorithm) -> LessonAlgorithm:
    """What searches, as it is called here."""
    if not algorithm.prunes:
        return LessonAlgorithm.MINIMAX
    is_natural = algorithm.ordering is natural
    return LessonAlgorithm.ALPHA_BETA if is_natural else LessonAlgorithm.MIDDLE_FIRST
