# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page for choosing a game, by picture as well as by name."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.position import Game
from desktop_app.games.registry import FAMILIES, PRESETS, has_board
from desktop_app.guard import guarded
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.scale import TITLE, WIDE, enlarge
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import fit_for_touch
from desktop_app.play.games.card import GameCard

Key = Qt.Key


@guarded
class GamesPage(QWidget):
    """A card for each listed game, and one for boards of any size.

    Signals:
        gameChosen: a `Game` to be played.
        customAsked: a person wants a board of another size.
        left: a person wants to go back to the board.
    """

    gameChosen = Signal(object)
    customAsked = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._back = QPushButton(self.tr("Board"))
        self._back.setToolTip(self.tr("Go back to the board (Esc)"))
        self._back.clicked.connect(self.left)
        leave = QShortcut(QKeySequence("Esc"), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)
        title = QLabel(self.tr("Which game?"))
        enlarge(title, TITLE, bold=True)
        first = [game for family in FAMILIES for game in family.presets[: family.shown_first]]
        more = [game for game in PRESETS.values() if game not in first]
        self._first, self._more = FlowRow(spacing=WIDE), FlowRow(spacing=WIDE)
        self._other = GameCard(None, self.tr("Another board"), self.tr("Any size you like"))
        self._first.add(*map(GameCard, filter(has_board, first)))
        self._more.add(*map(GameCard, filter(has_board, more)), self._other)
        self._cards = [*self._first.findChildren(GameCard), *self._more.findChildren(GameCard)]
        for card in self._cards:
            card.clicked.connect(partial(self._choose, card))
            card.arrow_pressed.connect(partial(self._walk, card))
        scroll = QScrollArea()
        self._surface = enable_touch_scrolling(scroll)
        scroll.setWidget(self._in_parts())
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._head = head = QHBoxLayout()
        head.setSpacing(WIDE)
        head.addWidget(self._back)
        head.addWidget(title)
        head.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(WIDE)
        layout.addLayout(head)
        layout.addWidget(scroll, 1)
        fit_for_touch(self)
        self._scroll = scroll

    def _in_parts(self) -> QWidget:
        """Return one game of each kind and, below, their other sizes and rules."""
        self._heading = QLabel(self.tr("More sizes and rules"))
        enlarge(self._heading, TITLE, bold=True)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(WIDE)
        for part in (self._first, self._heading, self._more):
            layout.addWidget(part)
        layout.addStretch(1)
        return inside

    def show_current(self, game: Game) -> None:
        """Mark the game on the board, and start the keyboard focus there."""
        for card in self._cards:
            card.set_current(card.game == game)
        current = next((card for card in self._cards if card.game == game), self._other)
        current.setFocus(Qt.FocusReason.OtherFocusReason)
        self._scroll.ensureWidgetVisible(current)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        for card in self._cards:
            card.set_theme(theme)
        self._back.setIcon(themed_icon("back", theme))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Centre the cards, and align the texts above with them."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        wide, card = self.width() - bar, self._other.sizeHint().width() + WIDE
        beside = max((wide + WIDE - max((wide - WIDE) // card, 1) * card) // 2, WIDE)
        self._first.setContentsMargins(beside, 0, WIDE, 0)
        self._heading.setContentsMargins(beside, 0, WIDE, 0)
        self._more.setContentsMargins(beside, 0, WIDE, WIDE)
        self._head.setContentsMargins(beside, WIDE, WIDE, 0)

    def _walk(self, card: GameCard, key: Qt.Key) -> None:
        """Move the keyboard focus along the line, or to the line above or below."""
        if key in (Key.Key_Up, Key.Key_Down):
            beyond = self._card_beyond(card, -1 if key == Key.Key_Up else 1)
        else:
            place = self._cards.index(card) + (1 if key == Key.Key_Right else -1)
            beyond = self._cards[min(max(place, 0), len(self._cards) - 1)]
        beyond.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(beyond)

    def _card_beyond(self, card: GameCard, way: int) -> GameCard:
        """Return the nearest card in the line above (-1) or below (1); at the edge, the same."""
        middles = {each: each.mapTo(self, each.rect().center()) for each in self._cards}
        here = middles.pop(card)
        beyond = {each: at for each, at in middles.items() if (at.y() - here.y()) * way > 0}
        return min(
            beyond,
            key=lambda each: (abs(beyond[each].y() - here.y()), abs(beyond[each].x() - here.x())),
            default=card,
        )

    def _choose(self, card: GameCard) -> None:
        if card.game is None:
            self.customAsked.emit()
        else:
            self.gameChosen.emit(card.game)
