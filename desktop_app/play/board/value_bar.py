# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar beside the board: how good the position is for each player."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind, ShareColors
from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.scales import Scale
from desktop_app.games.registry import player_name, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import TIGHT
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.numerals import listed
from desktop_app.play.display import DisplayChoice
from desktop_app.play.history.model import HistoryModel, HistoryPoint
from desktop_app.words import values as words

WIDEST = 22
SHARE = 0.7
"""The width of the bar itself, as a share of the pieces at its ends."""
LEAST_HEIGHT = 6
"""The least height with pieces at the ends, in widths."""
PARTS = 8
"""The number of equal parts into which lines divide the bar."""
KEPT_MS = 300
"""How long the bar waits for the value of a move, so that it does not blink."""


@guarded
class ValueBar(QWidget):
    """A bar filled from below by the first player's share, between the players' pieces.

    It is hidden unless values are shown and the position's value is known; its accessible text has
    the exact value.
    """

    def __init__(self, history: HistoryModel, choice: DisplayChoice) -> None:
        super().__init__()
        self._history, self._choice = history, choice
        self._theme = LIGHT
        self._height = 0.0
        self._is_turned = self._is_concealed = False
        self._kind: BoardKind | None = None
        self._position: Position | None = None
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(KEPT_MS)
        self._late.timeout.connect(self.hide)
        self.setObjectName("value-bar")
        history.pointsChanged.connect(self.refresh)
        choice.changed.connect(self.refresh)
        self.hide()

    @property
    def share(self) -> float:
        """The first player's share of the bar, from 0 to 1."""
        return (1 + self._height) / 2

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self.update()

    def set_kind(self, kind: BoardKind) -> None:
        """Use the players' colours of a kind of board."""
        if kind != self._kind:
            self._kind = kind
            self.update()

    def set_position(self, position: Position, *, is_turned: bool = False) -> None:
        """Show the value of a position, which may differ from the game's current one.

        Args:
            position: the position on the board.
            is_turned: whether the first player sits at the top.
        """
        if is_turned != self._is_turned:
            self._is_turned = is_turned
            self.update()
        if position != self._position:
            self._position = position
            self.refresh()

    def conceal(self, concealed: bool) -> None:
        """Hide the bar whatever is known, or show again what is known."""
        self._is_concealed = concealed
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the value that is known by now."""
        points = (point for point in self._history.points if point.is_current)
        point = next((each for each in points if each.node.position == self._position), None)
        if self._is_concealed or not self._choice.shows_values:
            self._late.stop()
            self.hide()
        elif point is not None and point.height is not None:
            self._late.stop()
            self._show(point, point.height)
        elif not self.isHidden() and not self._late.isActive():
            self._late.start()

    #: The bar beside the board that shows who is ahead
    def _show(self, point: HistoryPoint, height: float) -> None:
        if height != self._height:
            self._height = height
            self.update()
        said = self._accessible_text(point)
        self.setAccessibleName(self.tr("Value: {value}").format(value=said))
        name = player_name(point.node.position.game, MAX)
        tip = self.tr("{value}\nThe fuller the bar, the better for {player}")
        self.setToolTip(tip.format(value=said, player=name))
        self.show()

    def _accessible_text(self, point: HistoryPoint) -> str:
        position, score = point.node.position, point.score
        if position.outcome is not None or score is None:
            return words.outcome_text(position, self._choice.person)
        seen = score.seen_by(self._choice.viewer(position.turn))
        value = words.value_text(seen, self._choice.display.scale, position, self._choice.person)
        meaning = words.score_meaning(score, position, self._choice.person)
        # "Draw" or "Bot wins" needs saying only once, and a guess in words
        if self._choice.display.scale is Scale.WORDS or value.casefold() in meaning.casefold():
            return meaning
        return listed((value, meaning))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint both players' parts and the middle line."""
        theme, painter = self._theme, QPainter(self)
        shares = ShareColors.of_players(theme.x, theme.o, theme)
        if self._kind is not None:
            shares = self._kind.shares(theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = self._paint_pieces(painter)
        painter.setBrush(QColor(shares.second))
        painter.setPen(QPen(QColor(shares.second_edge), 2))
        painter.drawRect(whole.adjusted(1, 1, -1, -1))
        if shares.is_hatched:
            hatching = QBrush(QColor(shares.second_edge), Qt.BrushStyle.BDiagPattern)
            painter.fillRect(whole.adjusted(2, 2, -2, -2), hatching)
        filled = QRectF(whole)
        if self._is_turned:
            filled.setHeight(filled.height() * self.share)
        else:
            filled.setTop(whole.bottom() - whole.height() * self.share)
        painter.fillRect(filled, QColor(shares.first_edge))
        painter.fillRect(filled.adjusted(2, 2, -2, -2), QColor(shares.first))
        for part in range(1, PARTS):
            is_middle = 2 * part == PARTS
            y, wide = round(whole.top() + whole.height() * part / PARTS), whole.width()
            end = whole.left() + (wide if is_middle else wide // 3)
            painter.setPen(QPen(QColor(shares.scale), 2 if is_middle else 1))
            painter.drawLine(round(whole.left()), y, round(end), y)
        painter.end()

    def _paint_pieces(self, painter: QPainter) -> QRectF:
        """Paint the players' pieces at the ends, where they win; return what is left between."""
        wide, whole = self.width(), QRectF(self.rect())
        if self._kind is None or self.height() < LEAST_HEIGHT * wide:
            return whole
        game, canvas = self._kind.game, Canvas(painter, wide, self._theme, self.font())
        first, second = QRectF(0, 0, wide, wide), QRectF(0, 0, wide, wide)
        (first if not self._is_turned else second).moveBottom(whole.bottom())
        for player, place in ((MAX, first), (MIN, second)):
            self._kind.paint_player(canvas, place, player, wording_of(game).mark(game, player))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        gap = round((1 - SHARE) * wide / 2)
        return whole.adjusted(gap, wide + TIGHT, -gap, -wide - TIGHT)
