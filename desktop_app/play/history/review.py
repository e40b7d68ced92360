# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The mistakes of a finished game, with their boards, shown instead of the candidate moves."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop_app.core.mistake import MistakeSize
from desktop_app.core.record import RecordNode
from desktop_app.games.registry import board_of, move_name, player_name
from desktop_app.guard import guarded
from desktop_app.kit.item_views import PressableRows
from desktop_app.kit.look.scale import (
    HEADING,
    NEAR,
    SNUG,
    TIGHT,
    TypeFollower,
    default_font,
    enlarge,
)
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import set_accessible_title, spoken
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.value_signs import paint_mistake
from desktop_app.languages import translate
from desktop_app.play.display import DisplayChoice
from desktop_app.play.history.model import HistoryModel, HistoryPoint
from desktop_app.play.history.words import mistake_text

BOARD = 120
"""The largest width and height of a board in pixels, in the default type size."""
SIGN = 0.5
"""The radius of the sign of a mistake, in heights of a line."""

LIST_STRETCH = 100
"""The stretch of the list; that of the free room below it is 1."""


@guarded
class GameReview(QWidget):
    """A sentence on the mistakes of a game, and a row for each: its board and what it gave away.

    Signals:
        moveChosen: the `RecordNode` before the mistake that a person wants to look at.
    """

    moveChosen = Signal(object)

    def __init__(self, history: HistoryModel, choice: DisplayChoice) -> None:
        super().__init__()
        self._history, self._choice, self._theme = history, choice, LIGHT
        self._shown: list[tuple[RecordNode, MistakeSize, str]] = []
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        self._title.setMinimumWidth(1)
        enlarge(self._title, HEADING)
        set_accessible_title(self._title, self.tr("Mistakes in this game"))
        self._rows = QStandardItemModel(0, 1, self)
        self._list = PressableRows()
        enable_touch_scrolling(self._list)
        self._list.setModel(self._rows)
        self._list.setHeaderHidden(True)
        self._list.setRootIsDecorated(False)
        self._list.setWordWrap(True)
        self._list.setMinimumHeight(1)
        self._list.setAccessibleName(self.tr("Mistakes in this game"))
        self._list.setToolTip(self.tr("Press a move to see what would have been better"))
        self._list.rowPressed.connect(self._choose)
        self._list.clicked.connect(self._choose)
        self._list.activated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, NEAR, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(self._title)
        layout.addWidget(self._list, LIST_STRETCH)  # up to the height of its rows
        layout.addStretch(1)
        TypeFollower(self, self._draw)
        history.pointsChanged.connect(self.refresh)
        choice.changed.connect(self.refresh)

    @property
    def title(self) -> str:
        """The sentence above the mistakes."""
        return self._title.text()

    @property
    def texts(self) -> list[str]:
        """The rows as they are read."""
        return [text for *_, text in self._shown]

    def set_theme(self, theme: Theme) -> None:
        """Set the colours of the boards."""
        self._theme = theme
        self._draw()

    @Slot()
    def refresh(self) -> None:
        """List the mistakes of the line that is shown, once the game is over."""
        points = self._history.points
        if not points or points[-1].node.position.outcome is None:
            return
        found = [(point, point.mistake) for point in points if point.mistake is not None]
        self._title.setText(self._sentence(len(found)))
        shown = [(point.node, mistake, self._text(point)) for point, mistake in found]
        if shown != self._shown:
            self._shown = shown
            self._draw()

    def _sentence(self, count: int) -> str:
        if count:
            #: Above the list of all mistakes of a finished game; each has a small board
            text = self.tr(
                "{count} mistakes. Press one to see what would have been better.", "", count
            )
            return text.format(count=count)
        if self._history.unvalued():
            return self.tr("I haven't found any mistakes so far.")
        return self.tr("I found no mistake in this game.")

    #: A row in the list of all mistakes of a finished game; a second line tells what it gave away
    def _text(self, point: HistoryPoint) -> str:
        """Return who moved where, and what that gave away, in two lines."""
        node = point.node
        assert node.parent is not None
        assert node.move is not None
        before = node.parent.position
        who = translate("HistoryTexts", "Move {number}: {player} plays {move}").format(
            number=node.position.ply,
            player=player_name(before.game, before.turn),
            move=move_name(before, node.move),
        )
        return f"{who}\n{mistake_text(point, self._choice.display.scale)}"

    @Slot()
    def _draw(self) -> None:
        """Write all rows, with their boards in the current colours and type size."""
        self._rows.removeRows(0, self._rows.rowCount())
        for node, mistake, text in self._shown:
            picture = self._board(node, mistake)
            item = QStandardItem(QIcon(picture), text)
            item.setData(spoken(text), Qt.ItemDataRole.AccessibleTextRole)
            item.setEditable(False)
            self._rows.appendRow(item)
            self._list.setIconSize(picture.deviceIndependentSize().toSize())
        self._list.setVisible(bool(self._shown))
        self._fit()

    def _board(self, node: RecordNode, mistake: MistakeSize) -> QPixmap:
        """Return the board after a move, with that move marked, and the sign of a mistake."""
        kind, unit = (
            board_of(node.position.game),
            self.font().pointSizeF() / default_font().pointSizeF(),
        )
        usual = kind.miniature_size(1)
        unit *= min(BOARD / usual.width(), BOARD / usual.height())
        size, dots = kind.miniature_size(unit), self.devicePixelRatioF()
        sign = round(SIGN * self.fontMetrics().height())
        beside = 2 * sign + NEAR
        whole = QSize(size.width() + 2 * TIGHT + beside, size.height() + 2 * TIGHT)
        picture = QPixmap(whole * dots)
        picture.setDevicePixelRatio(dots)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(TIGHT, TIGHT)
        kind.paint_miniature(
            painter, node.position, node.move, unit=unit, theme=self._theme, font=self.font()
        )
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(whole.width() - sign - TIGHT / 2, whole.height() / 2)
        paint_mistake(painter, middle, sign, mistake, self._theme)
        painter.end()
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list the room that its rows need, and no more."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        rows = range(self._rows.rowCount())
        high = sum(self._list.sizeHintForIndex(self._rows.index(row, 0)).height() for row in rows)
        self._list.setMaximumHeight(high + 2 * self._list.frameWidth())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        before = self._shown[index.row()][0].parent
        if before is not None:
            self.moveChosen.emit(before)
