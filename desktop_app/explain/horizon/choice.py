# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What guesses where an explained search looks no further, and whether captures are played out."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from desktop_app.core.position import Game
from desktop_app.games.registry import family_of, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.fingers.sizes import show_check
from desktop_app.kit.look.scale import NEAR, TIGHT
from desktop_app.search.reach import Horizon


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
