# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board that a person plays on.

It is a table view, so that keyboard, focus and screen readers work as in any table; its cells
are painted in one go by `BoardPainter`. It knows no rules: it is given the legal moves and
emits the one that was chosen.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QWidget,
)

from desktop_app.games.position import Move
from desktop_app.guard import guarded
from desktop_app.models.board_model import BoardModel
from desktop_app.models.candidate_model import Index
from desktop_app.views.board.aim_sign import paint_aim_sign
from desktop_app.views.board.layers import BoardLayers
from desktop_app.views.board.painter import Pointer
from desktop_app.views.board.picture import BoardPicture
from desktop_app.views.kit.screen_reader import announce, tell_child
from desktop_app.views.kit.theme import LIGHT, Theme

AIM_COLUMNS = 10
"""From this many columns on a finger's first tap aims and the second plays."""


@guarded
class BoardView(QTableView):
    """The cells.

    Signals:
        moveChosen: the move that a person wants to make.
        moveRefused: a cell that a person has chosen and that is no move now.
        cellHovered: the move under the pointer, -1 for none.
    """

    moveChosen = Signal(int)
    moveRefused = Signal(int)
    cellHovered = Signal(int)

    def __init__(self, model: BoardModel, picture: BoardPicture) -> None:
        super().__init__()
        # A viewport of our own: asking Qt for its own one makes PySide look through all of its
        # widget classes for the right wrapper, which takes as long as the rest of the window.
        self._surface = QWidget()
        self._surface.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._surface)
        self._board = model
        self._picture = picture
        self._theme = LIGHT
        self._layers = BoardLayers()
        self._side = 1
        self._hovered = self._aimed = self._touched_cell = self._pressed_cell = -1
        self._keyboard = False
        self.targets: dict[int, Move] = {}  # the move that each cell means now
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._surface.setMouseTracking(True)
        self._surface.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    @property
    def picture(self) -> BoardPicture:
        """What is painted."""
        return self._picture

    @property
    def pointer(self) -> Pointer:
        """Where the person is."""
        is_shown = self.hasFocus() and self._keyboard and self.currentIndex().isValid()
        cursor = self._board.cell(self.currentIndex()) if is_shown else -1
        return Pointer(self.targets.get(self._hovered, -1), cursor, self._aimed)

    def set_picture(self, picture: BoardPicture) -> None:
        """Paint another picture; where its board is another one, the cells are laid anew."""
        before, self._picture = self._picture, picture
        moved = picture.position != before.position
        if moved:
            self._aimed = -1
            self._board.set_position(picture.position)
            self.set_side(self._side)
        self.targets = self._find_targets() if picture.accepts_moves else {}
        self._surface.update()
        if QAccessible.isActive() and picture.position.game == before.position.game:
            for cell in picture.cells_unlike(before):
                tell_child(self, QAccessible.Event.NameChanged, self._child(cell))

    def _child(self, cell: int) -> int:
        """The number of a cell among what screen readers walk through: headers come first."""
        index = self._board.index_of(cell)
        columns = self._board.columnCount()
        return (index.row() + 1) * (columns + 1) + index.column() + 1

    @Slot()
    def _tell_cursor(self) -> None:
        """Say at which cell the keyboard is."""
        if self.hasFocus() and self.currentIndex().isValid():
            cell = self._board.cell(self.currentIndex())
            tell_child(self, QAccessible.Event.Focus, self._child(cell))

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self._surface.update()

    def set_side(self, side: int) -> None:
        """Make the cells so many pixels wide and high."""
        self._side = side
        self.horizontalHeader().setDefaultSectionSize(side)
        self.verticalHeader().setDefaultSectionSize(side)

    def _find_targets(self) -> dict[int, Move]:
        """The move that a click on each cell means: with gravity, the column's open cell."""
        game, moves = self._picture.position.game, self._picture.position.legal_moves()
        if not game.gravity:
            return {move: move for move in moves}
        landing = {move % game.columns: move for move in moves}
        cells = range(game.board.cells)
        return {c: landing[c % game.columns] for c in cells if c % game.columns in landing}

    def _cell_at(self, point: QPoint) -> int:
        index = self.indexAt(point)
        return self._board.cell(index) if index.isValid() else -1

    def cell_center(self, cell: int) -> QPointF:
        """The middle of a cell, in the viewport's coordinates."""
        return QPointF(self.visualRect(self._board.index_of(cell)).center())

    def choose(self, cell: int) -> None:
        """Make the move that a cell means, if it means one now."""
        move = self.targets.get(cell)
        if move is not None:
            self._aimed = -1
            self.moveChosen.emit(move)
        else:
            self.moveRefused.emit(cell)

    # what Qt calls

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the whole board."""
        painter = QPainter(self._surface)
        painter.fillRect(self._surface.rect(), QColor(self._theme.window))
        self._layers.paint(
            painter, self._picture, self._side, self._theme, self.font(), pointer=self.pointer
        )
        if self._aimed >= 0:
            cell = QRectF(self.visualRect(self._board.index_of(self._aimed)))
            room, text = QRectF(self._surface.rect()), self.tr("tap again to play")
            paint_aim_sign(painter, cell, room, text=text, theme=self._theme, font=self.font())
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus and note the cell; the move is made when the button goes up."""
        self._keyboard = False
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.setCurrentIndex(index)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Make the move, if the pointer is still where it was pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            cell = self._cell_at(event.position().toPoint())
            if cell >= 0 and self._board.index_of(cell) == self.currentIndex():
                self.choose(cell)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A quick second click is a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._hover(self._cell_at(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer out, and take fingers for themselves."""
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        if isinstance(event, QTouchEvent):
            return self._touched(event)
        return super().viewportEvent(event)

    def _touched(self, event: QTouchEvent) -> bool:
        """Tap where one finger goes down and up; sliding off and a second finger mean no cell."""
        event.accept()
        kind, points = event.type(), event.points()
        if kind is QEvent.Type.TouchCancel or len(points) != 1:
            self._touched_cell = -1
            return True
        cell = self._cell_at(points[0].position().toPoint())
        if kind is QEvent.Type.TouchBegin:
            self._keyboard = False
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._touched_cell = cell
        elif kind is QEvent.Type.TouchEnd and cell == self._touched_cell >= 0:
            self._touched_cell = -1
            self._tap(cell)
        return True

    def _tap(self, cell: int) -> None:
        if cell not in self.targets:
            self._aimed = -1
            self.choose(cell)
        elif self._picture.position.game.columns < AIM_COLUMNS or self._aimed == cell:
            self.choose(cell)
        else:
            self._aimed = cell
            text = self.tr("{cell}, tap again to play")
            announce(self, text.format(cell=self._board.index_of(cell).data()))
        self._surface.update()

    def _hover(self, cell: int) -> None:
        if cell != self._hovered:
            self._hovered = cell
            self.cellHovered.emit(self.targets.get(cell, cell))
            self._surface.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter and Space play; all other keys are the window's."""
        keys = Qt.Key
        if event.key() in (keys.Key_Return, keys.Key_Enter, keys.Key_Space, keys.Key_Select):
            if self._keyboard and self.currentIndex().isValid():
                self.choose(self._board.cell(self.currentIndex()))
            if not self._show_cursor():
                self._tell_cursor()
        elif event.key() in (keys.Key_Left, keys.Key_Right, keys.Key_Up, keys.Key_Down):
            if self._show_cursor():
                super().keyPressEvent(event)
            else:
                self._tell_cursor()
        else:
            event.ignore()

    def _show_cursor(self) -> bool:
        """Show the keyboard's cursor; whether it was there before."""
        shown, self._keyboard = self._keyboard, True
        shown &= not self._start_in_the_middle()
        self._surface.update()
        return shown

    def _start_in_the_middle(self) -> bool:
        """Put the cursor in the middle where it is nowhere yet; whether it was so."""
        if self.currentIndex().isValid():
            return False
        game = self._picture.position.game
        middle = game.rows // 2 * game.columns + game.columns // 2
        self.setCurrentIndex(self._board.index_of(middle))
        return True

    def selectionCommand(
        self,
        index: Index,  # noqa: ARG002
        event: QEvent | None = None,  # noqa: ARG002
    ) -> QItemSelectionModel.SelectionFlag:
        """Keyboard and mouse select nothing: see `selectionChanged`."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """A cell is selected only by a screen reader: it is the one action that Qt gives a cell."""
        super().selectionChanged(selected, deselected)
        for index in selected.indexes():
            self._pressed_cell = self._board.cell(index)
            QTimer.singleShot(0, self._play_pressed)  # the caller still stands in the cell

    @Slot()
    def _play_pressed(self) -> None:
        self.clearSelection()
        self.choose(self._pressed_cell)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint, for the cursor has moved."""
        super().currentChanged(current, previous)
        self._surface.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to somebody who came by keyboard; Qt would put it into the corner."""
        self._start_in_the_middle()
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._show_cursor()
        super().focusInEvent(event)
        self._surface.update()
        if self._keyboard:  # when Qt has told of the board
            QTimer.singleShot(0, self._tell_cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._surface.update()
