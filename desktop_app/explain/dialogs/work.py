# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog "How much work?": the cost of this search, of larger boards and of chess."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.position import Position
from desktop_app.kit.dialogs import close_row
from desktop_app.kit.look.scale import NEAR, WIDE
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.kit.terms import explain_label
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.window_place import fit_dialog
from desktop_app.numerals import grouped
from desktop_app.search.complexity import Complexity, board_positions, chess_games, orders
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Summary
from desktop_app.words.counted import COUNTED
from desktop_app.words.scales import worth_title
from desktop_app.words.terms import GlossaryTerm, definition

SIDES = (3, 4, 20)
"""The sides of the boards to compare."""
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
PLAIN_DIGITS = 15
"""Numbers of up to this many digits are written in full."""
SPEED = 1_000_000
"""Positions per second, for estimates of time."""
MINUTE, DAY, YEAR = 60, 86_400, 31_557_600
"""In seconds."""
LONG = 1_000 * YEAR
"""The time from which years are shown without a decimal, in seconds."""
UNIVERSE = 13_800_000_000 * YEAR
"""The age of the universe, in seconds."""

ROOM = 40
"""Pixels around the texts for margins, a scroll bar and the button."""


class WorkDialog(QDialog):
    """Counts for the tree of a run, by minimax and alpha-beta; then estimates for other boards."""

    def __init__(self, trace: Trace, found: Complexity, parent: QWidget) -> None:
        """Show the work in a run's tree.

        Args:
            trace: the run.
            found: the work of minimax and of alpha-beta on its tree.
            parent: the owner.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("How much work?"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setSpacing(NEAR)
        layout.addWidget(self._heading(self._title(trace)))
        layout.addLayout(self._form(self._here(trace.position, found)))
        layout.addWidget(self._heading(self.tr("In how many orders can you fill a board?")))
        layout.addLayout(self._form(self._orders()))
        layout.addWidget(
            self._heading(
                self.tr(
                    "Other boards: how long minimax takes to reach the end, at a million "
                    "positions a second"
                )
            )
        )
        layout.addLayout(self._form(self._boards()))
        note = QLabel(
            self.tr(
                "Boards with n squares: we add up n! / (n − k)! positions with k pieces, as if "
                "no game ended before the board was full. Chess: 35 possible moves at each of 80 "
                "turns (Shannon, 1950). Fewest leaves: for a tree with b branches at every node "
                "(Knuth and Moore, 1975)."
            )
        )
        note.setWordWrap(True)
        layout.addWidget(note)
        scroll = QScrollArea()
        enable_touch_scrolling(scroll)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(content)
        scroll.setAccessibleName(self.windowTitle())
        outer = QVBoxLayout(self)
        outer.addWidget(scroll, 1)
        outer.addLayout(close_row(self))
        wide = content.minimumSizeHint().width() + 2 * ROOM
        fit_dialog(self, wide, content.heightForWidth(wide) + 3 * ROOM)

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        return label

    #: Labels in the dialog “How much work?”; d is used in the formulas beside them
    def _form(self, rows: list[tuple[str, str]]) -> QFormLayout:
        notes = {
            self.tr("Depth d"): definition(GlossaryTerm.DEPTH),
            self.tr("Minimax visits"): definition(GlossaryTerm.MINIMAX),
            self.tr("Alpha-beta visits"): definition(GlossaryTerm.ALPHA_BETA),
        }
        form = QFormLayout()
        form.setHorizontalSpacing(WIDE)
        for title, text in rows:
            label = QLabel(text)
            set_accessible_title(label, title)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            name = QLabel(title)
            if title in notes:
                explain_label(name, notes[title])
            form.addRow(name, label)
        return form

    #: Titles in the dialog “How much work?”. {worth}: what values mean
    def _title(self, trace: Trace) -> str:
        if trace.position.game.is_numeric:
            return self.tr("This tree")
        title = self.tr("This position (values: {worth})")
        return title.format(worth=worth_title(trace.algorithm.worth, trace.position.game))

    #: In the dialog “How much work?”. {counts}: “12 positions, 8 leaves”; {branches}, {leaves}:
    #: numbers
    def _here(self, position: Position, found: Complexity) -> list[tuple[str, str]]:
        plain, pruned = found.plain, found.pruned
        share = self.tr("{counts}: {percent}% of minimax")
        percent = grouped(100 * pruned.nodes / plain.nodes, 1)
        mean = self.tr("{branches} to the power of {depth} is {leaves}")
        return [
            (self.tr("Branches at the top"), str(len(position.legal_moves()))),
            (self.tr("Depth d"), str(found.depth)),
            (
                self.tr("Average number of branches b"),
                mean.format(
                    branches=grouped(found.branches, 2),
                    depth=found.depth,
                    leaves=COUNTED.leaves(plain.leaves),
                ),
            ),
            (self.tr("Minimax visits"), self._counts(plain)),
            (
                self.tr("Alpha-beta visits"),
                share.format(counts=self._counts(pruned), percent=percent),
            ),
            (
                self.tr("Fewest possible leaves, if every node has b branches"),
                grouped(found.fewest),
            ),
        ]

    #: In the dialog “How much work?”. {positions}: “12 positions”, {leaves}: “8 leaves”
    def _counts(self, found: Summary) -> str:
        positions, leaves = COUNTED.positions(found.nodes), COUNTED.leaves(found.leaves)
        return self.tr("{positions}, {leaves}").format(positions=positions, leaves=leaves)

    #: Label in the dialog “How much work?”: the number of orders, 9! for tic-tac-toe. {side},
    #: {cells}: numbers
    def _orders(self) -> list[tuple[str, str]]:
        title = self.tr("{side} × {side} squares: {cells}!")
        return [
            (title.format(side=side, cells=side * side), self._number(orders(side * side)))
            for side in SIDES
        ]

    #: In the dialog “How much work?”: larger boards, and the time that they would take. {side}: a
    #: number, {time}: such as “3 days”
    def _boards(self) -> list[tuple[str, str]]:
        boards = self.tr("{side} × {side} squares")
        most = self.tr("at most {number} positions: {time}")
        about = self.tr("{number} positions: {time}")
        rows = [
            (boards.format(side=side), self._cost(most, board_positions(side))) for side in SIDES
        ]
        return [*rows, (self.tr("Chess"), self._cost(about, chess_games()))]

    def _cost(self, text: str, positions: int) -> str:
        return text.format(number=self._number(positions), time=self._time(positions // SPEED))

    #: A large number, such as: about 4.5 × 10³³. {first}: 4.5, {power}: the raised 33
    def _number(self, number: int) -> str:
        """Return a number in full, or rounded to a power of ten if it is large."""
        digits = str(number)
        if len(digits) <= PLAIN_DIGITS:
            return grouped(number)
        power = len(digits) - 1
        first, power_of_ten = grouped(number / 10**power, 1), str(power).translate(RAISED)
        text = self.tr("about {first} × 10{power}")
        return text.format(first=first, power=power_of_ten)

    #: A time in the dialog “How much work?”; never 1. {days}, {years}: numbers
    def _time(self, seconds: int) -> str:
        if seconds < MINUTE:
            return self.tr("about a second") if seconds < 2 else self.tr("less than a minute")
        if seconds < YEAR:
            return self.tr("{days} days").format(days=grouped(seconds / DAY, 1))
        if seconds >= UNIVERSE:
            return self.tr("longer than the age of the universe")
        is_long = seconds >= LONG
        text = self._number(seconds // YEAR) if is_long else grouped(seconds / YEAR, 1)
        return self.tr("{years} years").format(years=text)
