# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The board that a person plays on.

The game's `BoardKind` decides where places are, what they mean and how they are painted. The view
knows no rules: it emits the move that was chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import ceil

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

from desktop_app.boards.input import ENTERS, STEPS, MoveChoice, TapDetector
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.boards.signs import paint_aim_sign
from desktop_app.core.position import Move
from desktop_app.games.registry import board_of
from desktop_app.guard import guarded
from desktop_app.kit.focus_frame import OWN
from desktop_app.kit.item_views import Index
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import announce
from desktop_app.kit.touch.sizes import FINGER
from desktop_app.play.board.layers import BoardLayers
from desktop_app.play.board.model import BoardModel, notify_changed_places, notify_focus
from desktop_app.play.board.moments import MomentAnimation


@guarded
class BoardView(QTableView):
    """Any kind of board as a table of places, so that keys and screen readers can walk it.

    Signals:
        moveChosen: the move that a person has chosen.
        placeRefused: a place that a person has chosen although it is not a legal move.
        moveHovered: the move under the pointer, -1 for none.
    """

    moveChosen = Signal(int)
    placeRefused = Signal(int)
    moveHovered = Signal(int)

    def __init__(self, picture: BoardPicture) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # in every language
        # A viewport of our own: asking Qt for its own one makes PySide look through all of its
        # widget classes for the right wrapper, which takes as long as the rest of the window.
        self._surface = QWidget()
        self._surface.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setViewport(self._surface)
        self._kind = board_of(picture.position.game, is_turned=picture.is_turned)
        self._picture = picture
        self._side = 1
        self._pressed = -1
        self._board = BoardModel(self._kind, self._accessible_text, self._tip)
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
            header.setDefaultSectionSize(1)  # the kind lays out the places; nothing ever scrolls
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.moments = MomentAnimation(self._surface)
        self._theme = LIGHT
        self._layers = BoardLayers()
        self._hovered = self._aimed = self._pointed_at = -1
        self._choice = MoveChoice(self._kind, picture)
        self.taps = TapDetector(self.place_under, self)
        self.taps.held.connect(self._take_back)
        self._keyboard = False
        self._is_by_key = True
        self.setProperty(OWN, True)
        self._surface.setMouseTracking(True)
        self._surface.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    @property
    def picture(self) -> BoardPicture:
        """The picture on the board."""
        return self._picture

    @property
    def kind(self) -> BoardKind:
        """The kind of board that paints the picture."""
        return self._kind

    def _accessible_text(self, place: int) -> str:
        return self._kind.accessible_text(self._picture, place)

    def _tip(self, place: int) -> str:
        return self._kind.tip(self._picture, place)

    def set_side(self, side: int) -> None:
        """Set the side of a place in pixels."""
        self._side = side
        self._surface.update()

    def place_under(self, point: QPoint) -> int:
        """Return the place at a point of the viewport; -1 for none."""
        return self._kind.place_at(point, self._side)

    def place_center(self, place: int) -> QPointF:
        """Return the centre of a place, in the viewport's coordinates."""
        return QPointF(self._kind.rect(place, self._side).toRect().center())

    @property
    def pointer(self) -> PointerState:
        """The state of mouse, keyboard and finger."""
        is_here = self.hasFocus() and self._keyboard
        cursor = self._board.place(self.currentIndex()) if is_here else -1
        hovered = self.targets.get(self._hovered, -1)
        return PointerState(hovered, cursor, self._aimed, self._choice.dragged)

    def set_picture(self, picture: BoardPicture) -> None:
        """Show another picture, and switch to its kind of board if the game is another one."""
        kind = board_of(picture.position.game, is_turned=picture.is_turned)
        if kind != self._kind:
            self._hovered = -1  # another place may be under the pointer now
        shown = self._picture
        is_other = picture.position != shown.position or kind != self._kind
        if is_other or picture.accepts_moves != shown.accepts_moves:
            self._choice.begin(kind, picture)
        if is_other:
            self._aimed, self._kind = -1, kind
            self.moments.end()
            here = self._board.place(self.currentIndex())
            self._board.set_places(self._kind)
            if picture.is_turned != shown.is_turned and 0 <= here < kind.columns * kind.rows:
                self.setCurrentIndex(self._board.index_of(here))
        self._show(picture)

    def _show(self, picture: BoardPicture) -> None:
        """Paint and announce a picture, with the places picked so far."""
        before, self._picture = self._picture, replace(picture, picked=self._choice.picked)
        self._surface.update()
        notify_changed_places(self, self._kind, before, self._picture)

    @Slot()
    def _announce_cursor(self) -> None:
        """Tell screen readers which place has the keyboard cursor."""
        if self.hasFocus():
            notify_focus(self, self._kind, self._board.place(self.currentIndex()))

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self._surface.update()

    @property
    def targets(self) -> Mapping[int, Move]:
        """The moves that a person can make now, by the place that completes each."""
        return self._choice.targets

    @property
    def meant(self) -> Mapping[int, Move]:
        """The legal moves by place, even while a bot is to move."""
        return self._choice.meant

    def takes(self, point: QPoint) -> bool:
        """Return whether a touch at a point of the viewport makes a move, or picks a place."""
        place, choice = self.place_under(point), self._choice
        return bool(choice.picked) or place in choice.targets or place in choice.picks(())

    @Slot(int)
    def choose(self, place: int) -> None:
        """Make the move that a place completes, or pick the place, or else deselect everything."""
        if (move := self.targets.get(place)) is not None:
            self._aimed = -1
            self.deselect()
            self.moveChosen.emit(move)
        elif place == self._choice.last:
            self.deselect()
        elif self._choice.pick(place):
            self._announce_picked()
        else:
            self.placeRefused.emit(place)
            self.deselect()

    def deselect(self) -> None:
        """Deselect everything."""
        self._choice.deselect()
        self._show_choice()

    def _show_choice(self) -> None:
        """Update the board after a place was picked or deselected."""
        self._show(self._picture)
        if self._choice.meant.get(self._hovered, -1) != self._pointed_at:
            self._tell_hovered()

    def _announce_picked(self) -> None:
        self._show_choice()
        announce(self, self._accessible_text(self._choice.last))

    # Qt event handlers

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self._surface)
        wide, high = (ceil(length * self._side) for length in self._kind.extent)
        if self._surface.width() > wide or self._surface.height() > high:  # not laid out yet
            painter.fillRect(self._surface.rect(), QColor(self._theme.window))
        look = (self._side, self._theme, self.font())
        here, moment = self.pointer, self.moments.now
        self._layers.paint(painter, self._picture, *look, pointer=here, moment=moment)
        if self._aimed >= 0:
            place = self._kind.rect(self._aimed, self._side)
            room, text = QRectF(self._surface.rect()), self.tr("tap again to play")
            paint_aim_sign(painter, place, room, text=text, theme=self._theme, font=self.font())
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Handle Escape while places are picked; otherwise it would leave full screen."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self._picture.picked
        if is_asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus and remember the place; the move is made when the button is released."""
        self._keyboard = False
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        place = self.place_under(event.position().toPoint())
        if place >= 0:
            self.setCurrentIndex(self._board.index_of(place))
        if event.button() == Qt.MouseButton.LeftButton:
            if self._choice.press(place, event.position()):
                self._announce_picked()
        elif place not in self.targets:  # a context menu there asks why not
            self.deselect()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the place if it is the one that was pressed, or the target of a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            place = self.place_under(event.position().toPoint())
            chosen = self._choice.release(place, self._board.place(self.currentIndex()))
            if chosen >= 0:
                self.choose(chosen)
            else:
                self._show_choice()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second click of a double click as a single one."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer, with the dragged piece if there is one."""
        if self._choice.move(event.position()):
            self._surface.update()
        self._hover(self.place_under(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice when the pointer leaves, and handle touches."""
        if event.type() == QEvent.Type.Leave:
            self._hover(-1)
        if isinstance(event, QTouchEvent):
            return self._take_touch(event)
        return super().viewportEvent(event)

    def _take_touch(self, event: QTouchEvent) -> bool:
        event.accept()
        kind, points, tapped = event.type(), event.points(), self.taps.take(event)
        if kind is QEvent.Type.TouchCancel or len(points) != 1:
            self._take_back()
            return True
        point = points[0].position()
        place = self.place_under(point.toPoint())
        if kind is QEvent.Type.TouchBegin:
            self._keyboard = False
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            if self._choice.press(place, point):
                self._announce_picked()
        elif kind is QEvent.Type.TouchUpdate and self._choice.move(point):
            self.taps.forget()
            self._hover(place)
            self._surface.update()
        elif kind is QEvent.Type.TouchEnd:
            self._lift(place, tapped)
        return True

    def _lift(self, place: int, tapped: int) -> None:
        """Handle a lifted finger: drop a dragged piece, or choose the tapped place."""
        was_dragged = self._choice.dragged is not None
        chosen = self._choice.release(place, tapped)
        if was_dragged:
            self._hover(-1)
        if chosen < 0:
            self._show_choice()
        elif was_dragged:
            self.choose(chosen)
        else:
            self._tap(chosen)

    @Slot()
    def _take_back(self) -> None:
        """Undo the press: a second finger came down, or one was held to ask why."""
        if self._choice.take_back():
            self._show_choice()

    def _tap(self, place: int) -> None:
        is_aimed_at = self._kind.is_large or self._side < FINGER
        if is_aimed_at and place in self.targets and place != self._aimed:
            self._aimed = place
            #: After a first tap on a touch screen
            text = self.tr("{cell}, tap again to play")
            announce(self, text.format(cell=self._accessible_text(place)))
        else:
            self._aimed = -1
            self.choose(place)
        self._surface.update()

    def _hover(self, place: int) -> None:
        if place != self._hovered:
            self._hovered = place
            self._tell_hovered()
            self._surface.update()

    def _tell_hovered(self) -> None:
        self._pointed_at = self._choice.meant.get(self._hovered, -1)
        self.moveHovered.emit(self._pointed_at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrows, Enter, Space and Escape; leave all other keys to the window."""
        if event.key() in ENTERS:
            self._show_cursor()
            self.choose(self._board.place(self.currentIndex()))
        elif event.key() in STEPS:
            self._show_cursor()
            here, position = self._board.place(self.currentIndex()), self._picture.position
            there = self._kind.walk(position, here, *STEPS[event.key()])
            self.setCurrentIndex(self._board.index_of(there))
            if there == here:
                self._announce_cursor()
        elif event.key() == Qt.Key.Key_Escape and self._choice.picked:
            self.deselect()
            self._announce_cursor()
        else:
            event.ignore()

    def note_input(self, *, is_key: bool) -> None:
        """Hide the cursor while the last input anywhere in the window was not a key.

        Then the focus shows no cursor either: when a widget with the focus is hidden, Qt passes the
        focus on as if by Tab. A window in which nobody calls this counts as one used with keys.
        """
        self._is_by_key = is_key
        if not is_key and self._keyboard:
            self._keyboard = False
            self._surface.update()

    def _show_cursor(self) -> None:
        """Show the keyboard cursor."""
        self._start_somewhere()
        self._keyboard = True
        self._surface.update()

    def _start_somewhere(self) -> None:
        """Put the cursor on the kind's first place unless it is on the board already."""
        if not self.currentIndex().isValid():
            first = self._kind.first_place(self._picture.position)
            self.setCurrentIndex(self._board.index_of(first))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor if the focus came by keyboard; Qt would put it into the corner."""
        self._start_somewhere()
        is_tab = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if is_tab and self._is_by_key:
            self._show_cursor()
        super().focusInEvent(event)
        self._surface.update()
        if self._keyboard:  # after Qt has announced the board
            QTimer.singleShot(0, self, self._announce_cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._surface.update()

    # the table as Qt and screen readers walk it

    def visualRect(self, index: Index) -> QRect:
        """Return the rectangle of a place, for screen readers too."""
        place = self._board.place(index)
        return self._kind.rect(place, self._side).toRect() if place >= 0 else QRect()

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """Return the index of the place at a point."""
        place = self.place_under(pos)
        return self._board.index_of(place) if place >= 0 else QModelIndex()

    def selectionCommand(
        self,
        index: Index,  # noqa: ARG002
        event: QEvent | None = None,  # noqa: ARG002
    ) -> QItemSelectionModel.SelectionFlag:
        """Let keyboard and mouse select nothing: selecting is how screen readers press a place."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Treat a selection as a press by a screen reader; Qt gives a place no other action."""
        super().selectionChanged(selected, deselected)
        for index in selected.indexes():
            self._pressed = self._board.place(index)
            QTimer.singleShot(0, self, self._press)  # the caller is still using the place

    @Slot()
    def _press(self) -> None:
        self.clearSelection()
        self.choose(self._pressed)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint, because the cursor has moved."""
        super().currentChanged(current, previous)
        self._surface.update()
