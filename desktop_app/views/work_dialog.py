# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much work the search of a position is, and what larger boards would cost."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.search.complexity import Complexity, board_digits, chess_digits

SIDES = (3, 4, 20)
PLAIN_DIGITS = 15
"""Up to so many digits a number is written out."""
SECONDS_DIGITS = 6
"""A million positions a second."""


class WorkDialog(QDialog):
    """Branches, depth, the estimate and the true counts; then other boards."""

    def __init__(self, found: Complexity, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How much work?"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addWidget(self._heading(self.tr("This position")))
        layout.addLayout(self._form(self._here(found)))
        layout.addWidget(self._heading(self.tr("Other boards, by minimax to the end")))
        layout.addLayout(self._form(self._boards()))
        note = QLabel(
            self.tr(
                "Boards of n cells: as if no game ended before the board is full, "
                "n! / (n \N{MINUS SIGN} k)! positions with k stones, added up. "
                "Chess: 35 moves in each of 80 plies (Shannon, 1950). "
                "Fewest: Knuth and Moore, 1975, for a tree with b branches everywhere."
            )
        )
        note.setWordWrap(True)
        layout.addWidget(note)
        self.setMinimumWidth(520)

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        return label

    def _form(self, rows: list[tuple[str, str]]) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        for title, text in rows:
            label = QLabel(text)
            label.setAccessibleName(title)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            form.addRow(title, label)
        return form

    def _here(self, found: Complexity) -> list[tuple[str, str]]:
        plain, pruned = found.plain, found.pruned
        counts = self.tr("{nodes} positions, {leaves} leaves")
        share = self.tr("{counts}: {percent} % of minimax's")
        pruned_counts = counts.format(nodes=f"{pruned.nodes:,}", leaves=f"{pruned.leaves:,}")
        percent = f"{100 * pruned.nodes / plain.nodes:.1f}"
        return [
            (self.tr("Branches b, in the mean"), f"{found.branches:.2f}"),
            (self.tr("Depth d"), str(found.depth)),
            (self.tr("b to the power of d"), f"{found.power:,.0f}"),
            (
                self.tr("Minimax, counted"),
                counts.format(nodes=f"{plain.nodes:,}", leaves=f"{plain.leaves:,}"),
            ),
            (
                self.tr("Alpha-beta, counted"),
                share.format(counts=pruned_counts, percent=percent),
            ),
            (self.tr("Fewest leaves for alpha-beta"), f"{found.fewest:,.0f}"),
        ]

    def _boards(self) -> list[tuple[str, str]]:
        boards = self.tr("{side} \N{MULTIPLICATION SIGN} {side} cells")
        rows = [(boards.format(side=side), self._cost(board_digits(side))) for side in SIDES]
        return [*rows, (self.tr("Chess"), self._cost(chess_digits()))]

    def _cost(self, digits: float) -> str:
        if digits < PLAIN_DIGITS:
            number = f"{10**digits:,.0f}"
        else:
            number = self.tr("a number of {digits} digits").format(digits=f"{int(digits) + 1:,}")
        text = self.tr("at most {number}; at a million a second {time}")
        return text.format(number=number, time=self._time(digits - SECONDS_DIGITS))

    def _time(self, digits: float) -> str:
        """So long, of the seconds' decimal logarithm."""
        if digits < 2:
            return self.tr("{seconds} seconds").format(seconds=f"{10**digits:.1f}")
        years = digits - 7.5
        if years < 0:
            return self.tr("{days} days").format(days=f"{10**digits / 86_400:,.0f}")
        if years < PLAIN_DIGITS:
            return self.tr("{years} years").format(years=f"{10**years:,.0f}")
        return self.tr("years with {digits} digits").format(digits=f"{int(years) + 1:,}")
