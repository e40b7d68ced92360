# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel beside the board: MENACE's current box, what it learns, and its learning curve."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent, QStandardItem, QStandardItemModel
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
from desktop_app.core.position import Player
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import SNUG, TIGHT, enlarge
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.screen_reader import announce, set_accessible_title
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import FINGER, fit_for_touch
from desktop_app.menace import words
from desktop_app.menace.flow import Matchboxes
from desktop_app.menace.picture import MatchboxPicture
from desktop_app.numerals import grouped
from desktop_app.play.board.area import SidePanel
from desktop_app.play.session import GameSession
from desktop_app.players.registry import StrategyId

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
        self.setAccessibleName(self.tr("Matchboxes"))
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
        forget = self.tr("Forget {count} games", "", learned)
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
