# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The limit of a move: its kind, such as time or depth, and its amount."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.kit.look.scale import SNUG
from desktop_app.kit.wheel_proof_box import AmountBox, WheelProofBox
from desktop_app.search.limits import Limits
from desktop_app.settings import (
    ARENA_DEPTH,
    ARENA_LIMIT,
    ARENA_NODES,
    ARENA_SECONDS,
    LIMIT_PARTS,
    NumberSetting,
    Settings,
)


class LimitKind(StrEnum):
    """The kind of limit on a move."""

    NONE = "none"
    SECONDS = "seconds"
    NODES = "nodes"
    DEPTH = "depth"


class _Range(NamedTuple):
    setting: NumberSetting
    digits: int
    step: float


RANGES = {
    LimitKind.SECONDS: _Range(ARENA_SECONDS, 2, 0.05),
    LimitKind.NODES: _Range(ARENA_NODES, 0, 1_000),
    LimitKind.DEPTH: _Range(ARENA_DEPTH, 0, 1),
}


class LimitChoice(QWidget):
    """Control for choosing the limit of a move.

    Signals:
        changed: another limit is chosen.
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
        self.amount.setAccessibleName(self.tr("Limit for each move"))
        self.amount.setToolTip(
            self.tr(
                "How long or how far to search for each move: in seconds, positions or moves ahead"
            )
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(self.kind)
        layout.addWidget(self.amount)
        chosen = LimitKind(settings.get(ARENA_LIMIT))
        self.kind.setCurrentIndex(list(LimitKind).index(chosen))
        self._show_amount()
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.amount.valueChanged.connect(self._on_amount)

    @property
    def limits(self) -> Limits:
        """The chosen limits."""
        amount = self.amount.value()
        return {
            LimitKind.NONE: Limits(),
            LimitKind.SECONDS: Limits(seconds=amount),
            LimitKind.NODES: Limits(nodes=round(amount)),
            LimitKind.DEPTH: Limits(depth=round(amount)),
        }[self._kind]

    def save(self) -> None:
        """Remember the choice in the settings."""
        self._settings.set(ARENA_LIMIT, self._kind)
        if self._kind in RANGES:
            amount = round(LIMIT_PARTS * self.amount.value())
            self._settings.set(RANGES[self._kind].setting, amount)

    @property
    def _kind(self) -> LimitKind:
        return LimitKind(self.kind.currentData())  # Qt keeps its text only

    def _show_amount(self) -> None:
        found = RANGES.get(self._kind)
        self.amount.setVisible(found is not None)
        if found is None:
            return
        with QSignalBlocker(self.amount):
            self.amount.setDecimals(found.digits)
            self.amount.setRange(
                found.setting.least / LIMIT_PARTS, found.setting.most / LIMIT_PARTS
            )
            self.amount.setSingleStep(found.step)
            self.amount.setValue(self._settings.get(found.setting) / LIMIT_PARTS)

    @Slot()
    def _on_kind(self) -> None:
        self._show_amount()
        self.changed.emit()

    @Slot()
    def _on_amount(self) -> None:
        self.save()
        self.changed.emit()
