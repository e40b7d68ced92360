# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How far the counting of a large run has come."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from desktop_app.kit.look.scale import HAIR, NEAR

BAR_STEPS = 1_000


class CountBar(QWidget):
    """Tells how much of a large run is counted, with a way to stop it.

    Signals:
        stopped: the reader waits no longer.
    """

    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = QProgressBar()
        self.bar.setRange(0, BAR_STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Steps counted"))
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Wait no longer, and look less far ahead"))
        self.stop.clicked.connect(self.stopped)
        self._text = QLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(NEAR, HAIR, NEAR, HAIR)
        layout.addWidget(self._text)
        layout.addWidget(self.bar, 1)
        layout.addWidget(self.stop)
        self.show_share(0)
        self.hide()

    @Slot(float)
    def show_share(self, share: float) -> None:
        """Show how much of the tree is done, from 0 to 1."""
        self.bar.setValue(int(share * BAR_STEPS))
        text = self.tr("Searching the tree once, to count its steps: {percent} %")
        self._text.setText(text.format(percent=f"{100 * share:.0f}"))
