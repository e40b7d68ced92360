# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The Explain page: it takes the place of the board and steps through a search of a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QMenu

from desktop_app.core.position import Position
from desktop_app.explain.control_row import ControlSet
from desktop_app.explain.drawn_tree import Path
from desktop_app.explain.lesson_file import Lesson
from desktop_app.explain.lessons import Lessons
from desktop_app.explain.parts import ExplainLayout
from desktop_app.explain.pupil.guess_bar import DayScore
from desktop_app.explain.pupil_exercises import PupilExercises
from desktop_app.explain.run_maker import TreeRunMaker
from desktop_app.explain.tree_run import TreeRun, last_choice
from desktop_app.games.numbers.tree import is_same_shape
from desktop_app.guard import guarded
from desktop_app.kit.dialogs import key_rows
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.screen_reader import LatestAnnouncer
from desktop_app.kit.touch.sizes import with_high_rows
from desktop_app.search.algorithm import USUAL, Horizon, UtilityScale
from desktop_app.search.complexity import IN_REACH, affordable_depth
from desktop_app.search.example import Example
from desktop_app.search.trace import Trace
from desktop_app.search.why.finding import Finding


class PageMenu(QObject):
    """Builds the menu from the buttons of the page, and keeps their states in step.

    Attributes:
        menu: the menu.
    """

    def __init__(self, parts: ExplainLayout, choose: Callable[[ControlSet], None]) -> None:
        """Build the menu.

        Args:
            parts: the page.
            choose: offers a set of controls.
        """
        super().__init__(parts)
        self._parts = parts
        self.menu = QMenu(parts)
        self._pairs: list[tuple[QAction, QAbstractButton]] = []
        self._sets = self._add_sets(choose)
        self._fill()
        self.menu.aboutToShow.connect(self._refresh)
        with_high_rows(self.menu)

    def _add_sets(self, choose: Callable[[ControlSet], None]) -> dict[ControlSet, QAction]:
        #: Entries of a menu: which controls the page Explain shows
        texts = {
            ControlSet.WATCH: self.tr("&Watch"),
            ControlSet.TRY: self.tr("&Try"),
            ControlSet.STUDY: self.tr("&Study"),
        }
        group, found = QActionGroup(self), dict[ControlSet, QAction]()
        for each, text in texts.items():
            action = found[each] = self.menu.addAction(text)
            action.setCheckable(True)
            action.triggered.connect(partial(self._choose, choose, each))
            group.addAction(action)
        return found

    @Slot()
    def _choose(
        self, choose: Callable[[ControlSet], None], chosen: ControlSet, _checked: bool = False
    ) -> None:
        choose(chosen)

    #: Entries of the menu of the page Explain
    def _fill(self) -> None:
        parts, menu = self._parts, self.menu
        choices, tree = parts.choices, parts.tree
        menu.addSeparator()
        menu.addActions(parts.controls.steps)
        menu.addSeparator()
        for button in (choices.guess, choices.cut, choices.compare):
            self._add(button)
        menu.addSeparator()
        for button in (choices.ways, choices.depths, choices.work, parts.settings):
            self._add(button)
        menu.addSeparator()
        self._add(tree.larger, self.tr("Zoom in"))
        self._add(tree.smaller, self.tr("Zoom out"))
        self._add(tree.whole, self.tr("Show the whole tree"))
        self._add(tree.follow, self.tr("Follow the search"))
        menu.addSeparator()
        examples, save = parts.sources.choose_example.menu(), choices.save.menu()
        examples.setTitle(self.tr("&Examples"))
        save.setTitle(self.tr("S&ave"))
        menu.addMenu(examples)
        self._add(parts.sources.from_game)
        menu.addMenu(save)
        self._save = save.menuAction()
        self._add(parts.sources.back, self.tr("Back to the board"))

    def _add(self, button: QAbstractButton, text: str = "") -> None:
        """Add a button's twin."""
        action = self.menu.addAction(text or button.text())
        action.setCheckable(button.isCheckable())
        action.triggered.connect(button.click)
        self._pairs.append((action, button))

    @Slot()
    def _refresh(self) -> None:
        """Enable and check every entry like its button."""
        self._sets[self._parts.control_set].setChecked(True)
        for action, button in self._pairs:
            action.setEnabled(button.isEnabled())
            action.setChecked(button.isChecked())
        self._save.setEnabled(self._parts.choices.save.isEnabled())


FAR = 5
"""Plies that take no time on a board small enough to search to the end."""

PLAYING_MS, STEPPING_MS = 2_500, 150
"""Milliseconds between spoken sentences, while the run plays and otherwise."""


@guarded
class ExplainPage(ExplainLayout):
    """Step through minimax or alpha-beta on a position, with tree, code, reasons and counts.

    Signals:
        left: the reader wants to go back to the board.
        setChosen: the `ControlSet` that the reader has chosen.
    """

    left = Signal()
    setChosen = Signal(object)

    def __init__(self, score: DayScore | None = None) -> None:
        """Set up an empty page; correct and wrong guesses go to `score`."""
        super().__init__(score)
        self._position: Position | None = None
        self._whole: Position | None = None
        self._tree_run: TreeRun | None = None
        self._rival: Trace | None = None
        self._is_rival_known = self._keyboard_waits = False
        self._maker = TreeRunMaker(self)
        self._acts = PupilExercises(self)
        self.lessons = Lessons(self)
        self._voice = LatestAnnouncer(self.panel.reason)
        self._announced: tuple[TreeRun, int] | None = None
        self._begins = self._stays = False
        self._pointed: Path | None = None
        self._menu = PageMenu(self, self.choose_set)
        self.more.setMenu(self._menu.menu)
        self._connect()
        QShortcut(QKeySequence("Esc"), self, self.left.emit)
        for number, each in enumerate(ControlSet, 1):
            QShortcut(QKeySequence(f"Ctrl+{number}"), self, partial(self.choose_set, each))
        QShortcut(QKeySequence("O"), self, self.settings.click)

    def _connect(self) -> None:
        """Connect the parts."""
        self.sources.left.connect(self.left)
        self.sources.exampleChosen.connect(self.show_example)
        self.sources.numbersChosen.connect(self._take)
        self.sources.numbersRearranged.connect(self._take_rearranged)
        self.numbers.leafChanged.connect(self._take_changed)
        self.sources.refused.connect(self.trouble.show_message)
        self.choices.changed.connect(self._start)
        self.choices.compare.toggled.connect(self._show_compared)
        self.tree.headChanged.connect(self.compared.keep_head)
        self.choices.work.clicked.connect(self.dialogs.show_work)
        self.choices.depths.clicked.connect(self.dialogs.show_depths)
        self.choices.ways.clicked.connect(self.dialogs.show_ways)
        self.dialogs.failed.connect(self.trouble.show_message)
        self.dialogs.opened.connect(self.trouble.hide)
        self.numbers.line.textEdited.connect(self.trouble.hide)  # the text has changed
        self.saving.failed.connect(self.trouble.show_message)
        self.saving.reported.connect(self.trouble.show_news)
        self.lessons.asked.connect(self._take)
        self.controls.played.connect(self.tree.follow_again)
        self.strip.chosen.connect(self.choose_set)
        self.drawing.nodeActivated.connect(self._activate)
        self.drawing.nodePointedAt.connect(self._point_at)
        self.drawing.keyboardMoved.connect(self._follow_keyboard)
        self.count_bar.stopped.connect(self._reduce_depth)
        self._maker.made.connect(self._show_run)
        self._maker.rivalMade.connect(self._show_rival)
        self._maker.refused.connect(self._refuse)
        self._maker.waiting.connect(self._wait)
        self._maker.progressed.connect(self.count_bar.show_share)

    @Slot(object)
    def show_example(self, example: Example) -> None:
        """Explain an example and show its text above the tree."""
        self.choices.choose(prunes=example.prunes)
        position = example.make()
        self._whole = position if example.whole else None
        self.lessons.show_numbers(position)
        self._take(position, example.depth, example.worth, horizon=example.horizon)
        self.lessons.show_note(example.title, example.text, example.question)

    def explain(self, position: Position) -> None:
        """Explain a position of the current game from the first step."""
        self.guess_bar.forget()
        self._begins = True
        self._take(position)

    #: Where the explanation of a finished game begins
    def explain_end(
        self, positions: Sequence[Position], found: Finding | None, reason: str
    ) -> Position:
        """Explain the position of a finished game that decided it, and say which one it is.

        Args:
            positions: all positions of the game.
            found: what "Why?" has found about the game; None if it has found nothing so far.
            reason: the same in a sentence; may be empty.

        Returns:
            The position: before the proven mistake; without one, before the last moves.
        """
        last = len(positions) - 1
        if found is not None and found.is_proven_mistake:
            number = found.number
            title = self.tr("Before move {number}").format(number=number + 1)
            reason = reason or self.tr("This move gave away the most.")
        else:
            number = last_choice(positions)
            title = self.tr("Before the last %n moves", "", last - number)
        way = self.tr("To see another position, go to it on the board and open Explain again.")
        self.explain(positions[number])
        self.lessons.show_note(title, " ".join(filter(None, (reason, way))), "")
        return positions[number]

    def resume(self) -> None:
        """Continue the counting that was interrupted when the page was left."""
        self._maker.resume()

    @Slot(object)
    def choose_set(self, chosen: ControlSet) -> None:
        """Offer the set of controls that the reader wants; end what only others can end."""
        self.show_set(chosen)
        if chosen is ControlSet.WATCH:
            for held in (self.choices.guess, self.choices.cut, self.choices.compare):
                held.setChecked(False)
        self.setChosen.emit(chosen)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours of the tree and of all other parts."""
        self.strip.set_theme(theme)
        self.sources.set_theme(theme)
        self.node.set_theme(theme)
        self.panel.set_theme(theme)
        self.glance.board.set_theme(theme)
        self.dialogs.theme = theme
        self.drawing.set_theme(theme)
        self.compared.drawing.set_theme(theme)

    def set_presenting(self, presenting: bool) -> None:
        """Show only the tree, its sentence and the step controls, or everything again."""
        self.show_tree_alone(presenting)
        QTimer.singleShot(0, self, self._show_trees)  # once the tree is resized

    def keys(self) -> list[tuple[str, str]]:
        """Return the description and the key of each shortcut on the page."""
        sets = (
            (self.tr("Watch: only the steps"), "Ctrl+1"),
            (self.tr("Try: guess values and mark cuts"), "Ctrl+2"),
            (self.tr("Study: all controls"), "Ctrl+3"),
            (self.tr("Show or hide the settings"), "O"),
        )
        return [*key_rows(self.controls.actions()), *self.choices.keys(), *sets]

    @property
    def tree_run(self) -> TreeRun | None:
        """The run on screen, if any."""
        return self._tree_run

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause while the page is hidden, and close its dialogs."""
        super().hideEvent(event)
        self.pause_all()
        if not event.spontaneous():  # spontaneous means that the window is only minimised
            self.dialogs.shutdown()

    def pause_all(self) -> None:
        """Pause the run and stop all counting."""
        self.controls.pause()
        self._maker.shutdown()

    def shutdown(self) -> None:
        """Stop all counting and writing before the program ends."""
        self.pause_all()
        self.dialogs.shutdown()
        self.saving.shutdown()

    @Slot(object)
    def _take(
        self,
        position: Position,
        depth: int | None = None,
        worth: UtilityScale | None = None,
        lesson: Lesson | None = None,
        horizon: Horizon = USUAL,
    ) -> None:
        self.lessons.await_run(position, lesson)
        self._position = position
        if not position.game.is_numeric:
            self.numbers.show_board()
        self.choices.show_worth(worth, position.game)
        self.choices.horizon.show_game(position.game, lesson.horizon if lesson else horizon)
        self.trouble.hide()
        self.note.hide()
        most, left = affordable_depth(position, IN_REACH), position.remaining
        self.choices.offer_depths(most, left, depth or affordable_depth(position))
        self._start()

    @Slot(object)
    def _take_rearranged(self, position: Position) -> None:
        """Explain a rearranged tree; keep the example's question if the shape is the same."""
        was = self._position if self.note.isVisible() else None
        self._take(position)
        self._keep_question(was, position)

    def _keep_question(self, was: Position | None, position: Position) -> None:
        if was is not None and is_same_shape(was, position):
            self.lessons.show_question()

    @Slot(object)
    def _take_changed(self, position: Position) -> None:
        """Explain the same tree with one number changed; keep the reader's step and view."""
        self._keep_question(self._position if self.note.isVisible() else None, position)
        self._position = position
        self._make(stays=True)

    @Slot()
    def _start(self) -> None:
        """Run the chosen algorithm on the position."""
        self.show_note()  # now, because the reader may have scrolled by the time the run is ready
        self._make(stays=False)

    def _make(self, *, stays: bool) -> None:
        self._stays = stays
        if self._position is not None:
            self.trouble.hide()
            request = self.choices.request(self._position)
            self._maker.make(request)

    @Slot(bool)
    def _wait(self, waiting: bool) -> None:
        """Show the progress bar and disable the previous run while a run is being counted."""
        self.count_bar.show_share(0)
        self.count_bar.setVisible(waiting)
        self.controls.pause()
        if waiting and self.tree.isAncestorOf(self.focusWidget() or self):
            self._keyboard_waits = True  # to come back, not stay on a neighbour
            self.setFocus()
        for part in (self.controls, self.tree, self.compared):
            part.setEnabled(not waiting)
        self.choices.set_waiting(waiting)
        if self._keyboard_waits and not waiting:
            self.take_keyboard()

    def take_keyboard(self) -> None:
        """Move the keyboard focus to the tree, as soon as the tree is enabled."""
        self._keyboard_waits = not self.drawing.isEnabled()
        (self if self._keyboard_waits else self.drawing).setFocus()

    @Slot()
    def _reduce_depth(self) -> None:
        """Cancel the run and go back to a depth that takes no time."""
        assert self._position is not None
        plies = self.choices.plies or FAR
        less = min(affordable_depth(self._position) or FAR, plies - 1)
        if less > 0:
            self._maker.cancel()
            self.choices.plies = less

    @Slot()
    def _refuse(self) -> None:
        self._reduce_depth()
        self.trouble.show_message(
            self.tr(
                "So far ahead, there are too many positions to step through. Look fewer moves "
                "ahead, or use “Alpha-beta, middle first”."
            )
        )

    @Slot(object)
    def _show_run(self, trace: Trace) -> None:
        """Show a run that has been counted, at its first step or at the step to restore."""
        old, self._rival, self._is_rival_known = self._tree_run, None, False
        self._tree_run = run = TreeRun(trace, self)
        if self._whole is not None and self._position is self._whole:
            run.expand_all()
        stays, follows = self._stays and old is not None, self.tree.follow.isChecked()
        if stays and old is not None:
            run.restore_as(old)
        self.lessons.restore_step(run)
        self._acts.set_run(run)
        self.saving.set_run(run)
        self.controls.set_run(run)
        self.panel.set_run(run, None if trace.algorithm.prunes else trace.summary.nodes)
        self._pointed = None
        self.node.set_run(run)
        self.tree.set_run(run)
        self.race.set_runs(None, None)
        self.compared.set_trace(None, is_counted=False)  # remove the run that was compared before
        self.dialogs.set_run(run, self.choices.request(trace.position))
        run.moved.connect(self._on_moved)
        run.moved.connect(self.keep_code_in_sight)
        self._on_moved()
        if stays:
            self.drawing.set_follow(follows)
        else:
            QTimer.singleShot(0, self, self._show_trees)  # once the bars have their height
        if old is not None:
            old.deleteLater()
        self.lessons.set_modes()
        QTimer.singleShot(0, self, self.fit_board)  # the code may have other lines

    @Slot(object)
    def _show_rival(self, trace: Trace | None) -> None:
        """Store and show the other algorithm's run on the same tree; None if it is too large."""
        self._rival, self._is_rival_known = trace, True
        self.dialogs.set_rival(trace)
        if trace is not None and not trace.algorithm.prunes:
            self.panel.set_plain_nodes(trace.summary.nodes)
        if self.choices.compare.isChecked():
            self._show_compared_run()
            QTimer.singleShot(0, self.compared, self.compared.show_readably)

    @Slot()
    def _show_trees(self) -> None:
        self.show_trees_readably()
        self.lessons.restore_zoom()
        if self._begins and self.tree.isEnabled():  # disabled while counting
            self._begins = False
            self.drawing.setFocus()

    @Slot()
    def _on_moved(self) -> None:
        if not self.controls.is_playing:
            self.trouble.hide()  # going on means that the message has been read
        run = self._tree_run
        # not again if a node was only expanded
        if run is not None and self._announced != (run, run.index):
            self._announced = run, run.index
            gap = PLAYING_MS if self.controls.is_playing else STEPPING_MS
            self._voice.say(self.panel.reason.whole, gap)
        self._pointed = None
        self._show_node()

    @Slot(object)
    def _point_at(self, path: Path | None) -> None:
        """Show the node below the pointer beside the tree, or the current one again."""
        self._pointed = path
        self._show_node()

    @Slot()
    def _follow_keyboard(self) -> None:
        """Show the node that the arrow keys have led to."""
        self._point_at(self.drawing.focus_path)

    def _show_node(self) -> None:
        run = self._tree_run
        if run is None:
            return
        node = None if self._pointed is None else self.drawing.shown(self._pointed)
        if node is not None and self._is_alone:
            place = self.drawing.place_of(node.path).center()
            self.glance.show_node(node, self.drawing.mapTo(self.tree, place))
        else:
            self.glance.hide()
        if node is None:
            node = self.drawing.shown(run.step.moves)
        if node is not None:
            self.node.show_node(node, self.drawing.texts)
            self.fit_board()

    @Slot(bool)
    def _show_compared(self, comparing: bool) -> None:
        self.compared.setVisible(comparing)
        self.tree.show_title(comparing)
        self.share_room()
        if comparing:
            self._show_compared_run()
        else:
            self.controls.set_beside(None)
            self.race.set_runs(None, None)
        QTimer.singleShot(0, self, self._show_trees)

    def _show_compared_run(self) -> None:
        """Show the other algorithm's run, if it is known, without moving the main tree."""
        self.compared.set_trace(self._rival, is_counted=self._is_rival_known)
        self.controls.set_beside(self.compared.tree_run)
        self.race.set_runs(self._tree_run, self.compared.tree_run)

    @Slot(object)
    def _activate(self, path: Path) -> None:
        if self._tree_run is not None and not self._acts.press(path):
            self.controls.pause()
            self._tree_run.go_to_node(path)
            self._point_at(path)  # the run may not lead there
