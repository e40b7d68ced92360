# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The settings for a run: algorithm, depth, evaluation, and what is shown beside it."""

from __future__ import annotations

from collections.abc import Callable

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

from desktop_app.core.entry import Ordering, natural_order, ordered_moves
from desktop_app.core.position import Game, Position
from desktop_app.core.score import counts_numbers
from desktop_app.explain.lesson_file import LessonAlgorithm
from desktop_app.explain.run_maker import TreeRunRequest
from desktop_app.games.registry import FIRST_GAME, family_of, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import NEAR, TIGHT
from desktop_app.kit.terms import explain_label
from desktop_app.kit.touch.sizes import show_check
from desktop_app.search.algorithm import DEFAULT_SCALE, Algorithm, Horizon, UtilityScale
from desktop_app.words.scales import worth_title
from desktop_app.words.terms import GlossaryTerm, definition

DEEPEST = 9
"""The most plies offered for a tree that could be searched to the end."""

SEARCHERS = (LessonAlgorithm.MINIMAX, LessonAlgorithm.ALPHA_BETA, LessonAlgorithm.MIDDLE_FIRST)
"""The order in the list."""
LETTERS = 0.8
"""The average width of a letter, in widths of an X."""


@guarded
class FittingComboBox(QComboBox):
    """A combo box whose minimum width follows its current entries.

    Qt keeps the minimum width of the first entries.
    """

    def minimumSizeHint(self) -> QSize:
        """Return the preferred size."""
        return self.sizeHint()


class HorizonChoice(QWidget):
    """Selectors for the evaluation function and for quiescence search, if the game has them.

    Signals:
        changed: the user has changed a setting.
    """

    changed = Signal()

    #: Label on the page Explain: which evaluation guesses the value where the search stops
    def __init__(self, quiet: QPushButton) -> None:
        super().__init__()
        self.evaluation = FittingComboBox()
        self.evaluation.setAccessibleName(self.tr("Guess by counting"))
        self.evaluation.setToolTip(self.tr("How the search guesses a value where it stops"))
        self.evaluation.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.quiet = quiet
        quiet.setCheckable(True)
        show_check(quiet)
        label = QLabel(self.tr("Guess by counting"))
        label.setBuddy(self.evaluation)
        explain_label(label, definition(GlossaryTerm.EVALUATION), self.evaluation)
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
        """The selected horizon settings; the defaults if the game has none to offer."""
        if self.isHidden():
            return Horizon()
        return Horizon(self.evaluation.currentData() or "", self.quiet.isChecked())

    def show_game(self, game: Game, horizon: Horizon) -> None:
        """Offer the settings of a game and select `horizon`, without emitting `changed`."""
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
    """Settings for a run (algorithm, depth, scoring of results) and the buttons of the page.

    Attributes:
        guess, cut, compare, save: buttons that the page puts into its row of controls.
        ways, depths, work: buttons that open tables.

    Signals:
        changed: the user has changed the algorithm, the depth or the scoring.
    """

    changed = Signal()

    #: Controls on the page Explain, with their tips
    def __init__(self) -> None:
        super().__init__()
        self._keys: list[tuple[str, str]] = []
        self._by_key: dict[str, QPushButton] = {}
        self._chosen_worth = DEFAULT_SCALE
        self.algorithm = QComboBox()
        self.algorithm.setAccessibleName(self.tr("Algorithm"))
        self.algorithm.setToolTip(self.tr("How the search goes through the tree"))
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
        # wide enough for the longest text from the start, so that its neighbours never move
        #: in the list of how many moves to look ahead, below the numbers
        self.look_ahead.setMinimumContentsLength(round(LETTERS * len(self.tr("to the end"))))
        self.look_ahead.setToolTip(self.tr("How many moves the search looks ahead"))
        self.worth = self._worths()
        self.guess = self._button(
            self.tr("Guess"), "G", self.tr("Guess each value before the search finds it")
        )
        self.compare = self._button(
            self.tr("Compare"), "M", self.tr("Show the other algorithm beside it, step by step")
        )
        self.cut = self._button(
            #: a button: mark the branches that will be cut, as an exercise
            self.tr("Cuts?"),
            "X",
            self.tr("Mark the branches that alpha-beta will skip"),
        )
        for button in (self.guess, self.cut, self.compare):
            button.setCheckable(True)
            show_check(button)
        self._can_guess, self._guess_tip = True, self.guess.toolTip()
        self._can_cut, self._cut_tip = True, self.cut.toolTip()
        self.horizon = HorizonChoice(
            self._button(
                #: a button of chess: look at captures to their end (quiescence search)
                self.tr("Finish captures"),
                "Q",
                self.tr("Play out captures before guessing a value"),
            )
        )
        self.work = self._button(
            #: a button: opens a table of how much work the search is
            self.tr("How much work?"),
            "W",
            self.tr("See how much work this is, here and on larger boards"),
        )
        self.depths = self._button(
            #: a button: opens a table with a row for each search depth
            self.tr("Depth by depth"),
            "D",
            self.tr("See which move looks best at each depth"),
        )
        self.ways = self._button(
            #: a button: opens a table that values each move in three ways
            self.tr("Three ways to choose"),
            "T",
            self.tr("Compare the worst case, the odds and minimax"),
        )
        #: Button with a menu on the page Explain
        self.save = QPushButton(self.tr("Save"))
        self.save.setToolTip(
            self.tr("Save a picture, an animation, the steps, worksheets or a lesson")
        )
        self._place()
        self.algorithm.currentIndexChanged.connect(self.changed)
        self.look_ahead.currentIndexChanged.connect(self.changed)
        self.worth.currentIndexChanged.connect(self._on_worth)
        self.horizon.changed.connect(self.changed)

    def _worths(self) -> QComboBox:
        """Return the selector for how wins and losses are counted."""
        box = QComboBox()
        #: Name of a choice on the page Explain, for screen readers: what a win and a loss are worth
        box.setAccessibleName(self.tr("Values"))
        box.setToolTip(self.tr("What a win, a draw and a loss are worth"))
        for worth in UtilityScale:
            box.addItem(worth_title(worth, FIRST_GAME), worth)
        return box

    def _button(self, text: str, key: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        self._keys.append((tip, key))
        self._by_key[key] = button
        #: The tip of a button with its key. {tip}: such as “Show the other algorithm”, {key}: “M”
        button.setToolTip(self.tr("{tip} ({key})").format(tip=tip, key=key))
        return button

    #: Labels of the settings on the page Explain
    def _place(self) -> None:
        self._row = row = FlowRow(spacing=TIGHT)
        for text, box, note in (
            (self.tr("Algorithm"), self.algorithm, self._algorithm_note),
            (self.tr("Look ahead"), self.look_ahead, definition(GlossaryTerm.DEPTH)),
            (self.tr("Values"), self.worth, definition(GlossaryTerm.VALUE)),
        ):
            row.add(self._labelled(text, box, note))
        row.add(self.ways, self.depths, self.work)
        row.add(self.horizon)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, 0, NEAR, 0)
        layout.addWidget(row)

    def add(self, widget: QWidget) -> None:
        """Add a setting of another part of the page at the end of the row."""
        self._row.add(None, widget)

    def _algorithm_note(self) -> str:
        return definition(GlossaryTerm.ALPHA_BETA if self.prunes else GlossaryTerm.MINIMAX)

    def _labelled(self, text: str, box: QComboBox, note: str | Callable[[], str]) -> QWidget:
        """Return a widget that keeps a box and the label before it together."""
        pair = QWidget()
        label = QLabel(text)
        label.setBuddy(box)
        explain_label(label, note, box)
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, NEAR, 0)
        row.setSpacing(TIGHT)
        row.addWidget(label)
        row.addWidget(box)
        return pair

    def listen(self, page: QWidget) -> None:
        """Make the button shortcuts work on the whole page, even while this row is hidden."""
        for key, button in self._by_key.items():
            QShortcut(QKeySequence(key), page, button.click)

    def keys(self) -> list[tuple[str, str]]:
        """Return the description and the key of each button that has a shortcut."""
        return self._keys

    @property
    def prunes(self) -> bool:
        """Whether alpha-beta is chosen."""
        return self.algorithm.currentIndex() > 0

    @property
    def ordering(self) -> Ordering:
        """The selected move ordering."""
        return ordered_moves if self.algorithm.currentIndex() > 1 else natural_order

    @property
    def counted(self) -> UtilityScale:
        """The selected scale for the results of games."""
        return UtilityScale(self.worth.currentData())

    def request(self, position: Position) -> TreeRunRequest:
        """Return the request for a run of `position` with the current settings."""
        horizon = self.horizon.horizon
        return TreeRunRequest(
            position, self.plies, self.prunes, self.ordering, self.counted, horizon
        )

    @Slot()
    def _on_worth(self) -> None:
        self._chosen_worth = self.counted
        self.changed.emit()

    def show_worth(self, worth: UtilityScale | None, game: Game) -> None:
        """Select a scale, or the user's own last choice for None, without emitting `changed`.

        The selector is disabled for trees of numbers and for games won by a margin.
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
        """Number of plies to look ahead; None for the end of the game."""
        return self.look_ahead.currentData()

    @plies.setter
    def plies(self, plies: int | None) -> None:
        self.look_ahead.setCurrentIndex(self.look_ahead.findData(plies))

    def choose(self, *, prunes: bool) -> None:
        """Select minimax or alpha-beta without emitting `changed`."""
        self.choose_searcher(LessonAlgorithm.ALPHA_BETA if prunes else LessonAlgorithm.MINIMAX)

    def choose_searcher(self, searcher: LessonAlgorithm) -> None:
        """Select an algorithm without emitting `changed`."""
        with QSignalBlocker(self.algorithm):
            self.algorithm.setCurrentIndex(SEARCHERS.index(searcher))

    def set_waiting(self, waiting: bool) -> None:
        """Disable the buttons of the run on screen while another run is being counted."""
        for button in (self.compare, self.ways, self.depths, self.work, self.save):
            button.setEnabled(not waiting)
        self.guess.setEnabled(not waiting and self._can_guess)
        self.cut.setEnabled(not waiting and self._can_cut)

    def allow_guess(self, allowed: bool) -> None:
        """Enable or disable guessing; only results of games can be guessed, not evaluations."""
        self._can_guess, tip = allowed, self._guess_tip
        if not allowed:
            tip = self.tr("You can only guess values if the search looks to the end of the game")
        _allow(self.guess, allowed, tip)

    def allow_cut(self, allowed: bool) -> None:
        """Enable or disable marking of cuts, which needs a tree that is drawn as a whole."""
        self._can_cut, tip = allowed, self._cut_tip
        if not allowed:
            tip = self.tr("You can only mark branches if the whole tree is drawn")
        _allow(self.cut, allowed, tip)

    def offer_depths(self, most: int | None, left: int, chosen: int | None = None) -> None:
        """Fill the list of depths and select one, without emitting `changed`.

        A depth of at least `left` is listed, and selected, as "to the end".

        Args:
            most: the greatest depth that can be searched; None for the end of the game.
            left: the number of plies to the end of the game.
            chosen: the depth to select; None for the greatest.
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


def _allow(button: QPushButton, allowed: bool, tip: str) -> None:
    """Enable a button, or release and disable it; its tool tip says why."""
    button.setEnabled(allowed)
    button.setChecked(button.isChecked() and allowed)
    button.setToolTip(tip)


def searcher_of(algorithm: Algorithm) -> LessonAlgorithm:
    """Return the name that lessons and the selector use for an algorithm."""
    if not algorithm.prunes:
        return LessonAlgorithm.MINIMAX
    is_natural = algorithm.ordering is natural_order
    return LessonAlgorithm.ALPHA_BETA if is_natural else LessonAlgorithm.MIDDLE_FIRST
