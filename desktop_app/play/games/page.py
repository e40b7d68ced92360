# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page for choosing a game, by picture as well as by name."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.boards.card import CardKeys, PictureCard
from desktop_app.boards.picture import BoardPicture
from desktop_app.core.position import Game, position_after
from desktop_app.games.registry import (
    FAMILIES,
    PRESETS,
    board_of,
    family_of,
    game_title,
    has_board,
    wording_of,
)
from desktop_app.guard import guarded
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.scale import TITLE, WIDE, enlarge
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import fit_for_touch

PICTURE = 150
"""The side of the picture in pixels, at the usual type size."""
MARGIN = 14


@guarded
class GameCard(PictureCard):
    """A card that shows a game; without a game, the given texts below an ellipsis."""

    def __init__(self, game: Game | None, title: str = "", short: str = "") -> None:
        if game is None:
            super().__init__()
        else:
            title, short = game_title(game), wording_of(game).aim(game)
            moves = family_of(game).sample(game)[: family_of(game).pictured]
            position = position_after(game.start(), moves)
            picture = BoardPicture(position, last_move=moves[-1] if moves else None)
            super().__init__(board_of(game), picture)
        self.game = game
        self._is_current = False
        self._title, self._short = title, short
        self.setText(self._title)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._set_accessible_name()

    def set_current(self, is_current: bool) -> None:
        """Set whether this is the game on the board."""
        self._is_current = is_current
        self._set_accessible_name()
        self.update()

    def _set_accessible_name(self) -> None:
        name = f"{self._title}. {self._short}" if self._short else self._title
        if self._is_current:
            #: Name of the card of the game that is being played, for screen readers. {game}:
            #: “Connect Four”
            name = self.tr("{game} (on the board)").format(game=name)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """Return a size for the picture and three lines of text."""
        unit = self.fontMetrics().height()
        side = self._room()
        return QSize(side + 4 * MARGIN, side + 2 * MARGIN + round(2.6 * unit))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint, so that nothing is cut."""
        return self.sizeHint()

    def _room(self) -> int:
        return round(PICTURE * max(self.fontMetrics().height() / 16, 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the picture and the words."""
        painter = QPainter(self)
        self.paint_card(painter, is_current=self._is_current)
        room = self._room()
        area = QRect((self.width() - room) // 2, MARGIN, room, room)
        if self.game is None:
            font = QFont(self.font())
            font.setPixelSize(room // 2)
            painter.setFont(font)
            painter.setPen(QColor(self._theme.faint))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "…")
        else:
            self.paint_picture(painter, area)
        self._paint_words(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        unit, wide = self.fontMetrics().height(), self.width() - 2 * MARGIN
        top = MARGIN + self._room() + unit // 3
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        area = QRect(MARGIN, top, wide, 2 * unit)
        used = painter.boundingRect(area, flags, self._title)
        painter.drawText(area, flags, self._title)
        painter.setFont(self.font())
        painter.setPen(QColor(self._theme.faint))
        if used.height() <= unit + 2:  # a title of two lines leaves no space for more words
            area = QRect(MARGIN, used.bottom() + 1, wide, 2 * unit)
            painter.drawText(area, flags, self._short)


@guarded
class GamesPage(QWidget):
    """A card for each listed game, and one for boards of any size.

    Attributes:
        head: the row at the top; there is room for a button at its end.

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
        #: Button that leads from the cards of all games back to the board
        self._back = QPushButton(self.tr("Board"))
        self._back.setToolTip(self.tr("Go back to the board (Esc)"))
        self._back.clicked.connect(self.left)
        leave = QShortcut(QKeySequence("Esc"), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.left)
        #: Heading above the cards of all games
        title = QLabel(self.tr("Which game?"))
        enlarge(title, TITLE, bold=True)
        first = [game for family in FAMILIES for game in family.presets[: family.shown_first]]
        more = [game for game in PRESETS.values() if game not in first]
        self._first, self._more = FlowRow(spacing=WIDE), FlowRow(spacing=WIDE)
        #: Card at the end of all games: a board of any size
        self._other = GameCard(None, self.tr("Another board"), self.tr("Any size you like"))
        self._first.add(*map(GameCard, filter(has_board, first)))
        self._more.add(*map(GameCard, filter(has_board, more)), self._other)
        self._cards = [*self._first.findChildren(GameCard), *self._more.findChildren(GameCard)]
        for card in self._cards:
            card.clicked.connect(partial(self._choose, card))
        scroll = QScrollArea()
        self._surface = enable_touch_scrolling(scroll)
        scroll.setWidget(self._in_parts())
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.head = head = QHBoxLayout()
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
        CardKeys(self._cards, self, scroll)

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
        self.head.setContentsMargins(beside, WIDE, WIDE, 0)

    def _choose(self, card: GameCard) -> None:
        if card.game is None:
            self.customAsked.emit()
        else:
            self.gameChosen.emit(card.game)
