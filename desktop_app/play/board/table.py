# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The places of a board as a table, so that keyboard, focus and screen readers work as in any."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture
from desktop_app.games.registry import board_of
from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.play.board.model import BoardModel


@guarded
class PlacesTable(QTableView):
    """A picture's places where its kind of board lays them; whoever paints them does it all.

    Signals:
        placePressed: a place that a screen reader presses.
    """

    placePressed = Signal(int)

    def __init__(self, picture: BoardPicture) -> None:
        super().__init__()
        # A viewport of our own: asking Qt for its own one makes PySide look through all of its
        # widget classes for the right wrapper, which takes as long as the rest of the window.
        self._surface = QWidget()
        self._surface.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._surface)
        self._kind = board_of(picture.position.game, is_turned=picture.is_turned)
        self._picture = picture
        self._side = 1
        self._pressed = -1
        self._board = BoardModel(self._kind, self._spoken, self._tip)
        self.setModel(self._board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setDefaultSectionSize(1)  # the kind lays the places; nothing ever scrolls
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    @property
    def picture(self) -> BoardPicture:
        """What is painted."""
        return self._picture

    @property
    def kind(self) -> BoardKind:
        """The kind of board that paints it."""
        return self._kind

    def _spoken(self, place: int) -> str:
        return self._kind.accessible_text(self._picture, place)

    def _tip(self, place: int) -> str:
        return self._kind.tip(self._picture, place)

    def set_side(self, side: int) -> None:
        """Make the places so many pixels wide and high."""
        self._side = side
        self._surface.update()

    def place_under(self, point: QPoint) -> int:
        """A place, or -1 for none."""
        return self._kind.place_at(point, self._side)

    def place_center(self, place: int) -> QPointF:
        """The middle of a place, in the viewport's coordinates."""
        return QPointF(self._kind.rect(place, self._side).toRect().center())

    # what Qt calls

    def visualRect(self, index: Index) -> QRect:
        """Where a place is, for screen readers too."""
        place = self._board.place(index)
        return self._kind.rect(place, self._side).toRect() if place >= 0 else QRect()

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """The place under a point."""
        place = self.place_under(pos)
        return self._board.index_of(place) if place >= 0 else QModelIndex()

    def selectionCommand(
        self,
        index: Index,  # noqa: ARG002
        event: QEvent | None = None,  # noqa: ARG002
    ) -> QItemSelectionModel.SelectionFlag:
        """Keyboard and mouse select nothing: only a screen reader does, as its one action."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Only a screen reader selects: it is the one action that Qt gives a place."""
        super().selectionChanged(selected, deselected)
        for index in selected.indexes():
            self._pressed = self._board.place(index)
            QTimer.singleShot(0, self, self._tell_pressed)  # the caller still stands in the place

    @Slot()
    def _tell_pressed(self) -> None:
        self.clearSelection()
        self.placePressed.emit(self._pressed)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint, for the cursor has moved."""
        super().currentChanged(current, previous)
        self._surface.update()
