# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a player may think on a move: by what it is measured, and how much of it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.kit.look.scale import SNUG
from desktop_app.kit.wheel_proof_box import AmountBox, WheelProofBox
from desktop_app.search.limits import Limits
from desktop_app.settings import Settings


class LimitKind(StrEnum):
    """By what a move is limited."""

    NONE = "none"
    SECONDS = "seconds"
    NODES = "nodes"
    DEPTH = "depth"


class _Range(NamedTuple):
    least: float
    most: float
    usual: float
    digits: int
    step: float


RANGES = {
    LimitKind.SECONDS: _Range(0.05, 60, 0.2, 2, 0.05),
    LimitKind.NODES: _Range(10, 100_000_000, 10_000, 0, 1_000),
    LimitKind.DEPTH: _Range(1, 40, 4, 0, 1),
}
PARTS = 100
"""Amounts are kept in settings as whole numbers of so small parts."""


class LimitChoice(QWidget):
    """Asks for it.

    Signals:
        changed: something else is chosen.
    """

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.kind, self.amount = WheelProofBox(), AmountBox()
        for kind, text in (
            (LimitKind.NONE, self.tr("no limit")),
            (LimitKind.SECONDS, self.tr("seconds")),
            (LimitKind.NODES, self.tr("positions")),
            (LimitKind.DEPTH, self.tr("moves ahead")),
        ):
            self.kind.add_choice(text, kind)
        self.amount.setAccessibleName(self.tr("Most for a move"))
        self.amount.setToolTip(
            self.tr("So many seconds, positions or moves ahead a player has for each move at most")
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(self.kind)
        layout.addWidget(self.amount)
        chosen = settings.choice("arena/limit", LimitKind.NONE)
        self.kind.setCurrentIndex(list(LimitKind).index(chosen))
        self._show_amount()
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.amount.valueChanged.connect(self._on_amount)

    @property
    def limits(self) -> Limits:
        """What is chosen."""
        amount = self.amount.value()
        return {
            LimitKind.NONE: Limits(),
            LimitKind.SECONDS: Limits(seconds=amount),
            LimitKind.NODES: Limits(nodes=round(amount)),
            LimitKind.DEPTH: Limits(depth=round(amount)),
        }[self._kind]

    def save(self) -> None:
        """Keep what is chosen for the next time."""
        self._settings.put("arena/limit", self._kind.value)
        if self._kind in RANGES:
            self._settings.put(f"arena/{self._kind}", round(PARTS * self.amount.value()))

    @property
    def _kind(self) -> LimitKind:
        return LimitKind(self.kind.currentData())  # Qt keeps its text only

    def _show_amount(self) -> None:
        found = RANGES.get(self._kind)
        self.amount.setVisible(found is not None)
        if found is None:
            return
        with QSignalBlocker(self.amount):
            least, most, usual = (round(PARTS * n) for n in (found.least, found.most, found.usual))
            self.amount.setDecimals(found.digits)
            self.amount.setRange(found.least, found.most)
            self.amount.setSingleStep(found.step)
            kept = self._settings.number(f"arena/{self._kind}", usual, least, most)
            self.amount.setValue(kept / PARTS)

    @Slot()
    def _on_kind(self) -> None:
        self._show_amount()
        self.changed.emit()

    @Slot()
    def _on_amount(self) -> None:
        self.save()
        self.changed.emit()
