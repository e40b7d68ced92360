# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar below the board: the state of the game, and buttons to walk through it or go on.

At the end of a game `play.result_card` covers all of it but the buttons to walk.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QSizePolicy,
    QSpacerItem,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.core.position import Player
from desktop_app.guard import guarded
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.scale import APART, HAIR, HEADING, NEAR, TIGHT, TypeFollower
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import announce, set_accessible_title
from desktop_app.kit.touch.sizes import FINGER

LEAST_TEXT = 60
"""The width of the text in the narrowest bar, in pixels."""
MOST_PIECE = 30
"""The greatest side in pixels of the square of the piece before the text."""
BUSY_HEIGHT = 4
"""The height of the progress bar, in pixels."""
WALK = ("start", "back", "forward", "end")
"""The actions that walk through the game; a narrow bar shows only the inner two."""
MOST = 860
"""The largest width of the row in pixels: enough for an engine's name and level, but the buttons
stay near the board in a wide window."""
MOST_LETTERS = 64
"""The width of the row in letters, if larger type needs more than `MOST` pixels."""
SHORT_TEXT = 30
"""All four walking buttons are shown if this many letters fit beside them, else two. The texts of
the large buttons at the end of a game are as long."""
TIGHT_LETTERS, LEAST_LETTERS = 48, 26
"""How many letters must fit beside four buttons for large type, and for keeping room for an action
that is not offered."""
BESIDE_TEXT = 44
"""Pixels of a button beside its text."""
TURN_LETTERS = 19
"""The letters of a text that must fit beside buttons with texts: enough for whose turn it is."""


class NamedActions(Protocol):
    """Actions that can be looked up by name."""

    def __getitem__(self, name: str, /) -> QAction:
        """Return the action called `name`."""
        ...


@guarded
class TurnBar(QFrame):
    """The bar below the board: whose turn it is, what the bot is thinking, how the game ended.

    Where there is room, hidden parts keep theirs, so nothing moves when a bot begins to think.
    """

    def __init__(self, actions: NamedActions) -> None:
        """Create the bar.

        Args:
            actions: the actions named in `WALK`, and "now" (move now), "go-on" (let the held bot
                move) and "hold"; "hold" is shown while it is enabled and the game goes on.
        """
        super().__init__()
        self._theme = LIGHT
        self._shown: tuple[BoardKind, Player | None, str] | None = None
        self._reserved = 0
        self._text = ElidedLabel()
        #: Name of the bar below the board, for screen readers
        set_accessible_title(self._text, self.tr("Game status"))
        self._note = ElidedLabel()
        self._note_stays, self._shows_texts, self._is_compact = True, True, False
        self._has_line, self._below = False, 0
        set_accessible_title(self._note, self.tr("What the bot is thinking"))
        for label in (self._text, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            keeps = label.sizePolicy()
            keeps.setRetainSizeWhenHidden(True)
            label.setSizePolicy(keeps)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setFixedHeight(BUSY_HEIGHT)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self.tr("The bot is thinking"))
        keeps = self._busy.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self._busy.setSizePolicy(keeps)
        self._now, self._go = (_button(actions[name]) for name in ("now", "go-on"))
        self._offers = QStackedWidget()  # as wide as the widest of them
        self._nothing = QWidget()
        for page in (self._nothing, self._now, self._go):
            self._offers.addWidget(page)
        self._offers.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        hold = actions["hold"]
        walk = (actions[name] for name in WALK)
        self._hold, *self._walk = (_button(action, bare=True) for action in (hold, *walk))
        keeps = self._hold.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self._hold.setSizePolicy(keeps)
        self._holding = hold
        self._shows_rest, self._is_over = True, False
        hold.enabledChanged.connect(self._show_hold)
        self._before, self._after = (QSpacerItem(0, 0, QSizePolicy.Policy.Fixed) for _ in range(2))
        self._clear = QSpacerItem(0, 0)
        self._place()
        self._show_hold()  # placed already: alone it would be shown as a window of its own
        TypeFollower(self._text, self._fit_type)
        self.show_state("", note="", thinking=False, over=False, waits=False)

    def _place(self) -> None:
        texts = self._beside = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self._text)
        texts.addWidget(self._note)
        row = self._row = QHBoxLayout()
        row.setContentsMargins(APART, 0, APART, TIGHT)
        row.setSpacing(HAIR)
        # like the keys of a player, back is on the left in every language
        from_right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        low = Qt.AlignmentFlag.AlignBottom
        for button in reversed(self._walk) if from_right else self._walk:
            row.addWidget(button, alignment=low)
        row.addItem(self._before)
        row.addLayout(texts, 1)
        row.addItem(self._after)
        row.addWidget(self._hold, alignment=low)
        row.addWidget(self._offers, alignment=low)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._busy)
        layout.addStretch(1)
        layout.addItem(self._clear)
        layout.addLayout(row)
        self._lines = layout

    def _fit_height(self) -> None:
        """Give the text a line of its own, in the middle, if the bar is high enough for that."""
        line = QFontMetrics(_heading()).lineSpacing()
        needed = BUSY_HEIGHT + HAIR + line + FINGER + TIGHT
        has_line = not self._is_compact and self.height() >= needed
        if has_line != self._has_line:
            self._has_line = has_line
            before, after = (self._beside, self._lines) if has_line else (self._lines, self._beside)
            before.removeWidget(self._text)
            after.insertWidget(after.count() - 2 if has_line else 0, self._text)
        spare = self.height() - needed + HAIR if has_line else 0
        clear = min(max(self._below - FINGER - TIGHT, HAIR), spare)
        if clear != self._clear.sizeHint().height():
            self._clear.changeSize(0, clear, vData=QSizePolicy.Policy.Fixed)
            self._lines.invalidate()

    def leave_below(self, height: int) -> None:
        """Keep the text clear of what covers this height of the bar, if it has a line of its own.

        Its place is the same whether anything covers the bar or not.
        """
        if height != self._below:
            self._below = height
            self._fit_height()

    @Slot()
    def _show_hold(self) -> None:
        offered = self._shows_rest and not self._is_over and not self._is_compact
        self._hold.setVisible(offered and self._holding.isEnabled())

    def show_rest(self, shown: bool) -> None:
        """Show what a first game does not need, or leave it out: to walk through it, to hold it."""
        self._shows_rest = shown
        self._show_hold()
        self._show_walk()
        self._center()

    def _show_walk(self) -> None:
        """Show all buttons to walk with, or only the inner two in a narrow bar."""
        read = SHORT_TEXT * self._text.fontMetrics().averageCharWidth()
        is_wide = self.width() >= self._right() + len(self._walk) * FINGER + read + 2 * APART
        for button in self._walk:
            is_outer = button in (self._walk[0], self._walk[-1])
            button.setVisible(self._shows_rest and (is_wide or not is_outer))

    @property
    def text(self) -> str:
        """The text of the bar."""
        return self._text.whole

    def show_state(
        self, text: str, *, note: str, thinking: bool, over: bool, waits: bool, rule: str = ""
    ) -> None:
        """Show the state of the game and the actions that fit it.

        Args:
            text: whose turn it is, or how the game ended.
            note: the second line, below `text`.
            thinking: whether a bot is thinking.
            over: whether the game is over.
            waits: whether a bot has its turn but is held.
            rule: the rule that ended the game, which screen readers say before the winner.
        """
        if text != self._text.whole:
            self._text.show_whole(text)
            #: Read aloud by screen readers at the end of a game. {rule}: how the bot chooses its
            #: moves, {end}: who has won
            announce(self, self.tr("{rule}. {end}").format(end=text, rule=rule) if rule else text)
        self._note.show_whole(note)
        self._note_stays = not thinking and not self._is_compact
        self._center()
        self._busy.setVisible(thinking)
        self._is_over = over
        self._show_hold()
        offered = self._now if thinking else self._go if waits else None
        self._offers.setCurrentWidget(offered or self._nothing)
        self._show_offers()

    def show_texts(self, shown: bool) -> None:
        """Show the texts, or leave their place free for what covers it and tells the same."""
        self._shows_texts = shown
        self._text.setVisible(shown)
        self._note.setVisible(shown and not self._is_compact)

    def set_compact(self, compact: bool) -> None:
        """Leave the note and a button out in a compact window: the board needs the room."""
        if compact == self._is_compact:
            return
        self._is_compact = compact
        for part in (self._note, self._hold):
            keeps = part.sizePolicy()
            keeps.setRetainSizeWhenHidden(not compact)
            part.setSizePolicy(keeps)
        self.show_texts(self._shows_texts)
        self._show_hold()
        self._fit_height()
        self._fit_type()
        self.updateGeometry()

    def area_beside_walk(self) -> QRect:
        """Return the area of the bar that the buttons to walk leave free, beside all of them."""
        walk = QRect()
        for button in self._walk:
            if not button.isHidden():
                walk = walk.united(button.geometry())
        if walk.center().x() < self.width() // 2:
            return QRect(walk.right() + 1, 0, self.width() - walk.right() - 1, self.height())
        return QRect(0, 0, walk.left(), self.height())

    def reserve(self, height: int) -> None:
        """Be as high as this if the window allows, so that what covers the bar has its place."""
        if height != self._reserved:
            self._reserved = height
            self.updateGeometry()

    def own_height(self) -> int:
        """Return the height in pixels that the parts of the bar need, whatever they show."""
        labels = (self._text,) if self._is_compact else (self._text, self._note)
        lines = sum(label.fontMetrics().lineSpacing() + HAIR for label in labels)
        return BUSY_HEIGHT + HAIR + max(FINGER, lines) + TIGHT

    def sizeHint(self) -> QSize:
        """Return the height that is reserved, if the parts do not need more."""
        size = super().sizeHint()
        return QSize(size.width(), max(self.own_height(), self._reserved))

    def minimumSizeHint(self) -> QSize:
        """Return a size that fits the buttons without their texts, and a short text."""
        wide = 4 * FINGER + LEAST_TEXT + 2 * APART
        return QSize(wide, self.own_height())

    def _most(self) -> int:
        """The maximum width of the row in pixels; it grows with the type size."""
        return max(MOST, self._letters())

    def _letters(self) -> int:
        return MOST_LETTERS * self._text.fontMetrics().averageCharWidth()

    def _show_offers(self) -> None:
        """Reserve space for the offered actions, unless a short text needs that space."""
        is_offer = self._offers.currentWidget() is not self._nothing
        self._offers.setVisible(is_offer or self._has_room(LEAST_LETTERS))

    def _has_room(self, letters: int) -> bool:
        return self.width() >= letters * self._note.fontMetrics().averageCharWidth() + 4 * FINGER

    def _is_tight(self) -> bool:
        return not self._has_room(TIGHT_LETTERS)

    def _has_words(self, font: QFont) -> bool:
        """Return whether the buttons have room for their texts beside a text in a font."""
        if not self._is_compact:
            return not self._is_tight()
        metrics = self._now.fontMetrics()
        texts = (button.defaultAction().iconText() for button in (self._now, self._go))
        buttons = (2 * self._shows_rest + (not self._is_compact)) * FINGER
        wide = max(map(metrics.horizontalAdvance, texts)) + BESIDE_TEXT + buttons + 2 * APART
        return self.width() >= wide + TURN_LETTERS * QFontMetrics(font).averageCharWidth()

    def _fit_type(self) -> None:
        usual, large = QFont(QApplication.font()), _heading()
        usual.setBold(True)
        has_words = self._has_words(usual)
        has_room = self._has_line or self._has_words(large) or not has_words
        takes_large = not self._is_tight() and has_room
        font = large if takes_large else usual
        if font != self._text.font():
            self._text.setFont(font)
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonTextBesideIcon if has_words else styles.ToolButtonIconOnly
        for button in (self._now, self._go):
            button.setToolButtonStyle(style)
        self._show_offers()

    def _right(self) -> int:
        hold = 0 if self._is_compact else FINGER  # which keeps its place while it is hidden
        return hold if self._offers.isHidden() else self._offers.sizeHint().width() + hold

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the text centred below the board."""
        super().resizeEvent(event)
        most = self._most()
        side = max(APART, (self.width() - most) // 2)
        self._row.setContentsMargins(side, 0, side, TIGHT)
        self._fit_height()
        self._fit_type()
        self._offers.updateGeometry()  # a hidden page does not notify the layout
        self._show_walk()
        self._center()

    def _center(self) -> None:
        """Balance both sides, unless that would cut a text other than the bot's thoughts."""
        self._make_room_for_piece()
        right, metrics = self._right(), self._text.fontMetrics()
        walk = sum(FINGER for button in self._walk if not button.isHidden())
        text = metrics.horizontalAdvance(self._text.whole)
        piece = text + 2 * (MOST_PIECE + NEAR)
        if self._has_line:
            text, piece = 0, LEAST_LETTERS * self._note.fontMetrics().averageCharWidth()
        if self._note_stays:
            text = max(text, self._note.fontMetrics().horizontalAdvance(self._note.whole))
        text = max(text + metrics.averageCharWidth(), piece)
        room = min(self.width(), self._most() + 2 * APART) - 3 * APART
        spare = max(room - right - walk - text, 0)
        for spacer, missing in ((self._before, right - walk), (self._after, walk - right)):
            wide = max(min(missing, spare), 0)
            if wide != spacer.sizeHint().width():
                spacer.changeSize(wide, 0, QSizePolicy.Policy.Fixed)
                layout = self.layout()
                if layout is not None:
                    layout.invalidate()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours of the player's piece."""
        self._theme = theme
        self.update()

    def show_player(self, kind: BoardKind, player: Player | None, mark: str) -> None:
        """Show a player's piece or mark before the text; None for neither player."""
        if (kind, player, mark) != self._shown:
            self._shown = kind, player, mark
            self._make_room_for_piece()
            self.update()

    def piece_place(self) -> QRect:
        """Return the square of the piece before the text; an empty one if there is no room."""
        label, metrics = self._text.geometry(), self._text.fontMetrics()
        side = min(label.height(), MOST_PIECE)
        wide = metrics.horizontalAdvance(self._text.whole)
        if wide + 2 * (NEAR + side) > label.width() or not self._text.whole:
            return QRect()
        before = self._text.contentsMargins().left() + self._text.contentsMargins().right()
        left = label.left() + (label.width() - wide - before) // 2 + before - NEAR - side
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            left = label.left() + label.right() + 1 - left - side
        return QRect(left, label.center().y() - side // 2, side, side)

    def _make_room_for_piece(self) -> None:
        """Move the text aside by half of its piece, so that both together are below the board."""
        side = min(self._text.height(), MOST_PIECE) + NEAR
        has_piece = self._shown is not None and self._shown[1] is not None
        room = side if has_piece and not self.piece_place().isEmpty() else 0
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            self._text.setContentsMargins(0, 0, room, 0)
        else:
            self._text.setContentsMargins(room, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the piece of the player to move."""
        super().paintEvent(event)
        place = self.piece_place()
        if self._shown is None or place.isEmpty():
            return
        kind, player, mark = self._shown
        if player is None:
            return
        painter = QPainter(self)
        canvas = Canvas(painter, place.width(), self._theme, self.font())
        kind.paint_player(canvas, QRectF(place), player, mark)
        painter.end()


def _heading() -> QFont:
    """Return the font of the text when there is room for large type."""
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * HEADING)
    font.setBold(True)
    return font


def _button(action: QAction, *, bare: bool = False) -> QToolButton:
    """Return a button for an action, with its text or with its icon only."""
    button = QToolButton()
    button.setDefaultAction(action)
    styles = Qt.ToolButtonStyle
    if bare:
        button.setToolButtonStyle(styles.ToolButtonIconOnly)
        button.setAutoRaise(True)
        button.setFixedSize(FINGER, FINGER)
    else:
        button.setToolButtonStyle(styles.ToolButtonTextBesideIcon)
        button.setMinimumSize(FINGER, FINGER)
    return button
