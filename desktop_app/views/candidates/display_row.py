# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Above the candidate moves: how values are told, whose gain they are, which stand on the board."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from desktop_app.games.position import MAX, Game
from desktop_app.models.display import Display, Overlay, PointOfView
from desktop_app.search.basics.scales import Scale
from desktop_app.views.kit.flow_row import FlowRow
from desktop_app.views.kit.segments import HIGH, Segments
from desktop_app.words.wordings import player_name, wording_of

GAP = 14
"""Pixels between two groups of choices."""


class DisplayRow(FlowRow):
    """Three groups of choices and the button for more columns; in two lines where it is narrow.

    Signals:
        displayChanged: a `Display` that the reader chose.
    """

    displayChanged = Signal(object)

    def __init__(self, more: QAction) -> None:
        super().__init__(spacing=GAP)
        self._scale = Segments(self.tr("Values as"), self.tr("The scale of the values (C)"))
        self._scale.add(Scale.OUTCOME, self.tr("±1"), self.tr("+1, 0, −1"))
        self._scale.add(Scale.SCHOOL, self.tr("10+"))
        self._scale.add(Scale.MAX_LOSS, self.tr("Loss"), self.tr("Loss to minimise"))
        self._scale.add(Scale.WORDS, self.tr("Words"))
        self._view = Segments(self.tr("Seen by"), self.tr("Whose gain the values are (P)"))
        self._view.add(PointOfView.FIRST, "")
        self._view.add(PointOfView.MOVER, self.tr("Mover"), self.tr("The player to move"))
        self._view.add(PointOfView.BOT, self.tr("Bot"), self.tr("The bot"))
        self._overlay = Segments(
            self.tr("On the board"), self.tr("Which values stand on the board (V)")
        )
        self._overlay.add(Overlay.OFF, self.tr("None"), self.tr("No values"))
        self._overlay.add(Overlay.BEST, self.tr("Best"), self.tr("The best"))
        self._overlay.add(Overlay.ALL, self.tr("All"), self.tr("All values"))
        button = QToolButton()
        button.setDefaultAction(more)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setMinimumHeight(HIGH)
        groups = (self._scale, self._view, self._overlay)
        caption = self._scale.sizeHint().height() - HIGH
        self.add(*groups, None, _lowered(button, caption))
        for group in groups:
            group.chosen.connect(self._on_choice)

    def set_display(self, display: Display) -> None:
        """Show what the reader has chosen."""
        self._scale.set_value(display.scale)
        self._view.set_value(display.point_of_view)
        self._overlay.set_value(display.overlay)

    def set_bot_view(self, possible: bool) -> None:
        """Offer the bot's point of view only where one side alone is a bot's."""
        self._view.set_possible(PointOfView.BOT, possible)

    def name_players(self, game: Game) -> None:
        """Call the players what they are called in a game, and the scale what it counts there."""
        name = player_name(game, MAX)
        self._view.set_text(PointOfView.FIRST, name)
        self._view.explain(PointOfView.FIRST, self.tr("{player} (Max)").format(player=name))
        self._scale.explain(Scale.SCHOOL, wording_of(game).school_scale())

    @Slot()
    def _on_choice(self) -> None:
        display = Display(
            Scale(str(self._scale.value)),
            PointOfView(str(self._view.value)),
            Overlay(str(self._overlay.value)),
        )
        self.displayChanged.emit(display)


def _lowered(button: QToolButton, pixels: int) -> QWidget:
    """Level with the choices, which have captions so high."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, pixels, 0, 0)
    layout.addWidget(button)
    return column
