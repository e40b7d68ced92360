# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Above the board: why, in a sentence or two."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy

from desktop_app.kit.look.scale import APART, READ, SNUG
from desktop_app.kit.look.type_size import enlarge
from desktop_app.kit.screen_reader import announce, entitle
from desktop_app.play.why.flow import WhyFlow
from desktop_app.play.why.words.answer import why_text


class WhySentence(QFrame):
    """Says why; as high as its text, and hidden where nothing is asked."""

    def __init__(self, why: WhyFlow) -> None:
        super().__init__()
        self._why = why
        self._said = ""
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        enlarge(self._text, READ)
        entitle(self._text, self.tr("Why"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(APART, SNUG, APART, SNUG)
        layout.addWidget(self._text)
        self.hide()
        why.changed.connect(self.refresh)

    @property
    def text(self) -> str:
        """What it says; empty where it is hidden."""
        return "" if self.isHidden() else self._said

    @Slot()
    def refresh(self) -> None:
        """Say what is known by now."""
        found = self._why.finding
        if found is None:
            said = self.tr("Looking for the reason…") if self._why.is_open else ""
        else:
            said = why_text(found, played=self._why.was_played)
        if said != self._said:
            self._said = said
            self._text.setText(said)
            if said:
                announce(self, said)
        self.setVisible(self._why.is_open)
