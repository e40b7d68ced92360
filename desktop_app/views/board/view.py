# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board that a person plays on.

It is a table view, so that keyboard, focus and screen readers work as in any table; where its
places are, what they mean and how they are painted, the game's kind of board knows. It knows no
rules: it emits the move that was chosen.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from desktop_app.games.position import Move
from desktop_app.guard import guarded
from desktop_app.models.board_model import BoardModel
from desktop_app.models.candidate_model import Index
from desktop_app.views.board.aim_sign import paint_aim_sign
from desktop_app.views.board.heard import tell_changes, tell_focus
from desktop_app.views.board.keys import ENTERS, STEPS
from desktop_app.views.board.kinds.kind import BoardKind
from desktop_app.views.board.kinds.picture import BoardPicture, Pointer
from desktop_app.views.board.kinds.registry import board_of
from desktop_app.views.board.layers import BoardLayers
from desktop_app.views.board.moment_show import MomentShow
from desktop_app.views.board.taps import Taps
from desktop_app.views.kit.fingers.used import FINGER
from desktop_app.views.kit.look.theme import LIGHT, Theme
from desktop_app.views.kit.screen_reader import announce


@guarded
class BoardView(QTableView):
    """The places of any kind of board.

    Signals:
        moveChosen: the move that a person wants to make.
        placeRefused: a place that a person has chosen and that is no move now.
        moveHovered: the move under the pointer, -1 for none.
    """

    moveChosen = Signal(int)
    placeRefused = Signal(int)
    moveHovered = Signal(int)

    def __init__(self, picture: BoardPicture) -> None:
        super().__init__()
        # A viewport of our own: asking Qt for its own one makes PySide look through all of its
        # widget classes for the right wrapper, which takes as long as the rest of the window.
        self._surface = QWidget()
        self._surface.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._surface)
        self.moments = MomentShow(self._surface)
        self._kind = board_of(picture.position.game)
        self._picture = picture
        self._board = BoardModel(self._kind, self._spoken, self._tip)
        self._theme = LIGHT
        self._layers = BoardLayers()
        self._side = 1
        self._hovered = self._aimed = self._pressed = -1
        self.taps = Taps(self.place_under, self)
        self._keyboard = False
        self._meant: Mapping[int, Move] = self._kind.targets(picture.position)
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
        self._surface.setMouseTracking(True)
        self._surface.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    @property
    def picture(self) -> BoardPicture:
        """What is painted."""
        return self._picture

    @property
    def kind(self) -> BoardKind:
        """The kind of board that paints it."""
        return self._kind

    @property
    def pointer(self) -> Pointer:
        """Where the person is."""
        is_here = self.hasFocus() and self._keyboard
        cursor = self._board.place(self.currentIndex()) if is_here else -1
        return Pointer(self.targets.get(self._hovered, -1), cursor, self._aimed)

    def set_picture(self, picture: BoardPicture) -> None:
        """Paint another picture; where its game is another one, on its kind of board."""
        before, self._picture = self._picture, picture
        kind = board_of(picture.position.game)
        if kind != self._kind:
            self._hovered = -1  # another place has come under the pointer
        if picture.position != before.position or kind != self._kind:
            self._aimed, self._kind = -1, kind
            self.moments.end()
            self._board.set_places(self._kind)
            self._meant = self._kind.targets(picture.position)
        self._surface.update()
        tell_changes(self, self._kind, before, picture)

    def _spoken(self, place: int) -> str:
        return self._kind.spoken(self._picture, place)

    def _tip(self, place: int) -> str:
        return self._kind.tip(self._picture, place)

    @Slot()
    def _tell_cursor(self) -> None:
        """Say at which place the keyboard is."""
        if self.hasFocus():
            tell_focus(self, self._kind, self._board.place(self.currentIndex()))

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self._surface.update()

    def set_side(self, side: int) -> None:
        """Make the places so many pixels wide and high."""
        self._side = side
        self._surface.update()

    @property
    def targets(self) -> Mapping[int, Move]:
        """The moves that a person can make now, by the places that mean them."""
        return self._meant if self._picture.accepts_moves else {}

    def place_under(self, point: QPoint) -> int:
        """A place, or -1 for none."""
        return self._kind.place_at(point, self._side)

    def place_center(self, place: int) -> QPointF:
        """The middle of a place, in the viewport's coordinates."""
        return QPointF(self._kind.rect(place, self._side).toRect().center())

    def choose(self, place: int) -> None:
        """Make the move that a place means, if it means one now."""
        if (move := self.targets.get(place)) is not None:
            self._aimed = -1
            self.moveChosen.emit(move)
        else:
            self.placeRefused.emit(place)

    # what Qt calls

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the whole board."""
        painter = QPainter(self._surface)
        painter.fillRect(self._surface.rect(), QColor(self._theme.window))
        look = (self._side, self._theme, self.font())
        here, moment = self.pointer, self.moments.now
        self._layers.paint(painter, self._picture, *look, pointer=here, moment=moment)
        if self._aimed >= 0:
            place = self._kind.rect(self._aimed, self._side)
            room, text = QRectF(self._surface.rect()), self.tr("tap again to play")
            paint_aim_sign(painter, place, room, text=text, theme=self._theme, font=self.font())
        painter.end()

    def visualRect(self, index: Index) -> QRect:
        """Where a place is, for screen readers too."""
        place = self._board.place(index)
        return self._kind.rect(place, self._side).toRect() if place >= 0 else QRect()

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """The place under a point."""
        place = self.place_under(pos)
        return self._board.index_of(place) if place >= 0 else QModelIndex()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus and note the place; the move is made when the button goes up."""
        self._keyboard = False
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if (index := self.indexAt(event.position().toPoint())).isValid():
            self.setCurrentIndex(index)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Make the move, if the pointer is still where it was pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            place = self.place_under(event.position().toPoint())
            if place >= 0 and self._board.index_of(place) == self.currentIndex():
                self.choose(place)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A quick second click is a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._hover(self.place_under(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer out, and take fingers for themselves."""
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        if isinstance(event, QTouchEvent):
            return self._take_touch(event)
        return super().viewportEvent(event)

    def _take_touch(self, event: QTouchEvent) -> bool:
        event.accept()
        if event.type() is QEvent.Type.TouchBegin and len(event.points()) == 1:
            self._keyboard = False
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        if (place := self.taps.take(event)) >= 0:
            self._tap(place)
        return True

    def _tap(self, place: int) -> None:
        is_aimed_at = self._kind.is_large or self._side < FINGER
        if is_aimed_at and place in self.targets and place != self._aimed:
            self._aimed = place
            text = self.tr("{cell}, tap again to play")
            announce(self, text.format(cell=self._spoken(place)))
        else:
            self._aimed = -1
            self.choose(place)
        self._surface.update()

    def _hover(self, place: int) -> None:
        if place != self._hovered:
            self._hovered = place
            self.moveHovered.emit(self._meant.get(place, -1))
            self._surface.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter and Space play; all other keys are the window's."""
        if event.key() in ENTERS:
            if self._keyboard and self.currentIndex().isValid():
                self.choose(self._board.place(self.currentIndex()))
            if not self._show_cursor():
                self._tell_cursor()
        elif event.key() in STEPS:
            if self._show_cursor():
                here, position = self._board.place(self.currentIndex()), self._picture.position
                there = self._kind.walk(position, here, *STEPS[event.key()])
                self.setCurrentIndex(self._board.index_of(there))
            else:
                self._tell_cursor()
        else:
            event.ignore()

    def _show_cursor(self) -> bool:
        """Show the keyboard's cursor; whether it was there before."""
        shown, self._keyboard = not self._start_somewhere() and self._keyboard, True
        self._surface.update()
        return shown

    def _start_somewhere(self) -> bool:
        """Put the cursor where the kind begins if it is nowhere yet; whether it was so."""
        if self.currentIndex().isValid():
            return False
        first = self._kind.first_place(self._picture.position)
        self.setCurrentIndex(self._board.index_of(first))
        return True

    def selectionCommand(
        self,
        index: Index,  # noqa: ARG002
        event: QEvent | None = None,  # noqa: ARG002
    ) -> QItemSelectionModel.SelectionFlag:
        """Keyboard and mouse select nothing: see `selectionChanged`."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Only a screen reader selects: it is the one action that Qt gives a place."""
        super().selectionChanged(selected, deselected)
        for index in selected.indexes():
            self._pressed = self._board.place(index)
            QTimer.singleShot(0, self, self._play_pressed)  # the caller still stands in the place

    @Slot()
    def _play_pressed(self) -> None:
        self.clearSelection()
        self.choose(self._pressed)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint, for the cursor has moved."""
        super().currentChanged(current, previous)
        self._surface.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to somebody who came by keyboard; Qt would put it into the corner."""
        self._start_somewhere()
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._show_cursor()
        super().focusInEvent(event)
        self._surface.update()
        if self._keyboard:  # when Qt has told of the board
            QTimer.singleShot(0, self, self._tell_cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._surface.update()
