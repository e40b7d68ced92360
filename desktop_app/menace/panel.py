# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel beside the board: MENACE's current box, what it learns, and its learning curve."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.arena.charts import ProgressChart, SharesChart
from desktop_app.arena.results_model import LearningCurve
from desktop_app.arena.tables import list_view
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.picture import BoardPicture
from desktop_app.core.position import Move, Player, Position
from desktop_app.games.registry import board_of
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HAIR, SMALL_RADIUS, SNUG, TIGHT, enlarge
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import announce, set_accessible_title
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import FINGER, fit_for_touch
from desktop_app.kit.value_signs import paint_sign, value_color, value_kind_of
from desktop_app.menace import words
from desktop_app.menace.flow import Matchboxes
from desktop_app.menace.matchbox import BeadGroup, OpenMatchbox
from desktop_app.numerals import grouped
from desktop_app.play.board.area import SidePanel
from desktop_app.play.session import GameSession
from desktop_app.players.registry import StrategyId

LEAST, GOOD = 7, 15
"""The least and the preferred side of the box, in lines of text."""
RIM = 4
"""The width of the box's rim, in pixels."""
ROWS = 2
"""The rows of beads in a cell; beads that do not fit are only counted."""
SIGN = 0.09
"""The radius of minimax's sign, as a share of a cell."""


@guarded
class MatchboxPicture(QWidget):
    """Paints a box in the layout of the board; a thick frame marks the picked bead."""

    def __init__(self) -> None:
        super().__init__()
        self._box: OpenMatchbox | None = None
        self._theme = LIGHT
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_box(self, box: OpenMatchbox | None) -> None:
        """Show another box, or none."""
        self._box = box
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return a size with space for numbers."""
        return QSize(1, 1) * LEAST * self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        """Return a size with space for beads."""
        return QSize(1, 1) * GOOD * self.fontMetrics().height()

    def heightForWidth(self, width: int) -> int:
        """Return the width, limited to the range of sizes: the picture is square."""
        unit = self.fontMetrics().height()
        return max(LEAST * unit, min(width, GOOD * unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tray, and a mark or beads in each cell."""
        if self._box is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kind, position, theme = board_of(self._box.position.game), self._box.position, self._theme
        edge = min(self.width(), self.height()) - 2 * RIM
        side = int(edge / max(kind.columns, kind.rows))
        wide, high = side * kind.columns, side * kind.rows
        painter.translate((self.width() - wide) / 2, RIM)
        canvas = Canvas(painter, side, theme, self.font())
        kind.paint_ground(canvas)
        kind.paint_pieces(canvas, BoardPicture(position))
        painter.setPen(QPen(QColor(theme.frame), RIM))
        painter.drawRoundedRect(
            QRectF(0, 0, wide, high).adjusted(-1, -1, 1, 1), SMALL_RADIUS, SMALL_RADIUS
        )
        for beads in self._box.kinds:
            self._paint_kind(painter, kind.rect(beads.move, side), beads)
            for image in beads.moves[1:]:
                self._paint_image(painter, kind.rect(image, side), position, beads.move)
        painter.end()

    def _paint_image(self, painter: QPainter, cell: QRectF, position: Position, move: Move) -> None:
        """Paint a cell that mirrors another one and has no beads of its own."""
        font = QFont(self.font())
        font.setPixelSize(max(round(cell.width() * 0.22), 9))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.faint))
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, f"= {position.game.move_text(move)}")

    def _paint_kind(self, painter: QPainter, cell: QRectF, kind: BeadGroup) -> None:
        theme, side = self._theme, cell.width()
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(round(side * 0.3), 10))
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        head = QRectF(cell.left() + TIGHT, cell.top() + HAIR, side - 2 * TIGHT, side * 0.34)
        painter.drawText(
            head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, grouped(kind.beads)
        )
        value_kind = value_kind_of(kind.score, 0)
        ink = QColor(value_color(value_kind, theme))
        sign = QPointF(cell.right() - side * 0.17, head.center().y())
        paint_sign(painter, sign, side * SIGN, value_kind, ink)
        self._paint_beads(painter, cell, kind)
        font.setBold(False)
        font.setPixelSize(max(round(side * 0.2), 9))
        painter.setFont(font)
        painter.setPen(QColor(theme.faint))
        foot = QRectF(cell.left(), cell.bottom() - side * 0.27, side, side * 0.24)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, words.bead_share_text(kind))
        if kind.picked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.hint), 3))
            painter.drawRect(cell.adjusted(HAIR, HAIR, -HAIR, -HAIR))

    def _paint_beads(self, painter: QPainter, cell: QRectF, kind: BeadGroup) -> None:
        """Paint as many beads as fit, in rows."""
        side = cell.width()
        bead = max(side * 0.11, 4.0)
        in_row = int((side - 2 * SNUG) / (bead * 1.2))
        shown = min(kind.beads, in_row * ROWS)
        painter.setPen(QPen(QColor(self._theme.text), 1))
        painter.setBrush(QColor(self._theme.accent))
        rows = ceil(shown / in_row) if in_row else 0
        for number in range(shown):
            row, column = divmod(number, in_row)
            wide = min(in_row, shown - row * in_row)
            left = cell.center().x() - wide * bead * 0.6 + column * bead * 1.2
            top = cell.top() + side * 0.4 + (row + (ROWS - rows) / 2) * bead * 1.2
            painter.drawEllipse(QRectF(left, top, bead, bead))
        painter.setBrush(Qt.BrushStyle.NoBrush)


LETTERS = 37
"""The width of the panel, in letters of the usual type."""


@guarded
class MatchboxPanel(SidePanel):
    """Shows the matchboxes, and lets a person make MENACE forget.

    Signals:
        closeAsked: a person wants to close the panel.
    """

    closeAsked = Signal()

    def __init__(self, boxes: Matchboxes, session: GameSession) -> None:
        super().__init__()
        self._boxes, self._session = boxes, session
        self._said = ""
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        #: Names of the panel with the matchboxes of the learning bot MENACE
        self.setAccessibleName(self.tr("Matchboxes"))
        #: Title of this panel
        self._title = QLabel(self.tr("MENACE's matchboxes"))
        enlarge(self._title, bold=True)
        self._title.setToolTip(words.scheme_text())
        self._title.setWordWrap(True)
        self._close = QToolButton()
        self._close.setText("\N{MULTIPLICATION SIGN}")
        self._close.setAutoRaise(True)
        self._close.setMinimumSize(FINGER, FINGER)
        self._close.setAccessibleName(self.tr("Close the matchboxes"))
        self._close.setToolTip(self.tr("Close the matchboxes. Press T to open them again."))
        self._close.clicked.connect(self.closeAsked)
        self.picture = MatchboxPicture()
        self.picture.setToolTip(
            self.tr(
                "The open box: the beads for each move, and the chance of each. The symbol in "
                "the corner shows what minimax says."
            )
        )
        self._text, self._lesson, self._side_text = QLabel(), QLabel(), QLabel()
        self._scheme = QLabel(words.scheme_text())
        for label, title in (
            (self._text, self.tr("The open box")),
            (self._lesson, self.tr("What MENACE learns")),
            (self._side_text, self.tr("About these boxes")),
            (self._scheme, self.tr("How MENACE learns")),
        ):
            label.setWordWrap(True)
            set_accessible_title(label, title)
        self._build_list()
        self._curves = QLabel()
        self._curves.setWordWrap(True)
        set_accessible_title(self._curves, self.tr("Which games the curves show"))
        self.shares = SharesChart(self.tr("Results of the last 50 games"))
        self.progress = ProgressChart(self.tr("Score: win +3, draw +1, loss −1"))
        self._build_buttons()
        self._place()
        fit_for_touch(self)
        boxes.changed.connect(self.refresh)

    def _build_list(self) -> None:
        self._model = QStandardItemModel(0, len(words.kind_titles()), self)
        self._model.setHorizontalHeaderLabels(words.kind_titles())
        self.view = list_view(
            self.tr("Beads in the open box"),
            self.tr(
                "For each kind of bead: its move, how many there are, its chance, and what "
                "minimax says"
            ),
        )
        self.view.setModel(self._model)
        self.view.header().setStretchLastSection(False)
        self.view.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.view.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for bars in (
            self.view.setVerticalScrollBarPolicy,
            self.view.setHorizontalScrollBarPolicy,
        ):
            bars(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _build_buttons(self) -> None:
        self.forget, self.restore = QPushButton(), QPushButton()
        self.forget.setToolTip(
            self.tr(
                "Start again with the original beads in every box. You can bring the old ones "
                "back later."
            )
        )
        self.forget.clicked.connect(self._boxes.reset)
        self.restore.setToolTip(self.tr("Bring back the beads that MENACE forgot"))
        self.restore.clicked.connect(self._boxes.restore)

    def _place(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SNUG)
        for part in (self._text, self.picture, self._lesson, self._side_text, self._curves):
            column.addWidget(part)
        for part in (self.progress, self.shares, self.view, self._scheme):
            column.addWidget(part)
        column.addWidget(self.forget)
        column.addWidget(self.restore)
        column.addStretch(1)
        area = QScrollArea()
        enable_touch_scrolling(area)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SNUG, TIGHT, TIGHT, TIGHT)
        layout.setSpacing(TIGHT)
        layout.addLayout(head)
        layout.addWidget(area, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return a width for the list."""
        return QSize(LETTERS * self.fontMetrics().averageCharWidth() + FINGER, 400)

    def minimumSizeHint(self) -> QSize:
        """Return a small size, because the contents scroll."""
        return QSize(self.sizeHint().width(), 2 * FINGER)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        for part in (self.picture, self.shares, self.progress):
            part.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Refresh, since the panel ignores changes while hidden."""
        super().showEvent(event)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the current box, unless the panel is hidden."""
        if not self.isVisible():
            return
        boxes, session = self._boxes, self._session
        box, is_over = boxes.box(), session.position.outcome is not None
        self.picture.show_box(box)
        self._text.setText(words.box_text(box, is_over))
        self._fill_list()
        lesson = words.learning_text(boxes.lesson, is_over=is_over, is_taught=boxes.is_taught)
        self._lesson.setText(lesson)
        if is_over and lesson != self._said:
            announce(self, lesson)
        self._said = lesson if is_over else ""
        sides = boxes.sides
        self._side_text.setText(words.box_sides_text(sides))
        self._side_text.setVisible(bool(self._side_text.text()))
        self._show_curves(sides)
        learned, forgotten = len(boxes.games), boxes.forgotten
        #: Button below the matchboxes: what was learned from these games
        forget = self.tr("Forget {count} games", "", learned)
        #: The same button after that
        restore = self.tr("Bring back {count} games", "", forgotten)
        for button, text, count in (
            (self.forget, forget, learned),
            (self.restore, restore, forgotten),
        ):
            button.setText(text.format(count=grouped(count)))
            button.setVisible(count > 0)

    def _fill_list(self) -> None:
        box = self._boxes.box()
        kinds = () if box is None else box.kinds
        columns = range(self._model.columnCount())
        while self._model.rowCount() < len(kinds):
            self._model.appendRow([QStandardItem() for _ in columns])
        self._model.setRowCount(len(kinds))
        for row, kind in enumerate(kinds):
            assert box is not None
            for column, text in enumerate(words.kind_row(kind, box.position)):
                item = self._model.item(row, column)
                if item.text() != text:
                    item.setText(text)
        rows = sum(self.view.sizeHintForRow(row) for row in range(len(kinds)))
        high = rows + self.view.header().sizeHint().height() + 2 * self.view.frameWidth()
        self.view.setFixedHeight(high)

    def _show_curves(self, sides: list[Player]) -> None:
        if not sides:
            return
        side = sides[0]
        opponent = self._session.seat(side.opponent)
        learning = self._learning(side, opponent)
        self._curves.setText(words.curve_title(opponent, side, self._session.game))
        self.shares.show_learning(learning)
        self.progress.show_learnings([("", learning)])
        for part in (self.shares, self.progress):
            part.setVisible(bool(learning.results))

    def _learning(self, side: Player, opponent: StrategyId | None) -> LearningCurve:
        games = self._boxes.games
        return LearningCurve([g.result for g in games if (g.side, g.opponent) == (side, opponent)])
