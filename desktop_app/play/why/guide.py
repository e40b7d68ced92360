# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Connects a question with the board: the two bars, their keys and clicks, and the menu.

The bars cover the widgets above and below the board, so nothing moves when they appear. In a
compact window the sentence would take the room of the board, so it covers the panels beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPointerEvent, QTouchEvent, QWindow
from PySide6.QtWidgets import QDockWidget, QMenu, QWidget

from desktop_app.core.position import Move
from desktop_app.games.registry import wording_of
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import is_compact
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.screen_reader import spoken
from desktop_app.kit.touch.sizes import with_high_rows
from desktop_app.play.board.area import BoardArea
from desktop_app.play.board.view import BoardView
from desktop_app.play.why.bars import WhySentence, WhySteps, lay_over
from desktop_app.play.why.flow import WhyFlow

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
RELEASES = (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)
LAYS = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.FontChange)
Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
STEPPING = (Key.Key_Left, Key.Key_Right, Key.Key_Space, Key.Key_Return, Key.Key_Enter)


@guarded
class WhyGuide(QObject):
    """Handles input around the board while an answer is shown.

    Attributes:
        sentence: the bar above the board.
        steps: the bar below it.
    """

    _why: WhyFlow | None = None  # Qt also calls during destruction

    def __init__(self, why: WhyFlow, board: BoardView, above: QWidget, below: QWidget) -> None:
        """Lay the bars over the widgets above and below the board."""
        host = above.parentWidget()
        assert host is not None
        super().__init__(host)
        self._board, self._host, self._above, self._below = board, host, above, below
        self._why = why
        why.changed.connect(self._save_keyboard)  # before bars are shown or hidden
        self.sentence, self.steps = WhySentence(why), WhySteps(why)
        self._window: QWindow | None = None
        self._swallows = self._only_tells = False
        self._panels: Sequence[QDockWidget] = ()
        self._disabled: list[QWidget] = []
        for bar in (self.sentence, self.steps):
            bar.setParent(host)
            bar.hide()
            bar.installEventFilter(self)
        host.installEventFilter(self)
        why.changed.connect(self._on_changed)
        board.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        board.customContextMenuRequested.connect(self._offer)
        board.taps.held.connect(self._offer)

    def cover_panels(self, panels: Sequence[QDockWidget]) -> None:
        """Let the sentence cover these panels where the board needs the room above it."""
        self._panels = panels

    def set_only_telling(self, only_tells: bool) -> None:
        """Set whether answers are shown without anything to press, and nothing can be asked."""
        if only_tells != self._only_tells:
            self._only_tells = only_tells
            self.steps.is_wanted = not only_tells
            self.steps.refresh()
            self._lay()

    def take_up(self) -> None:
        """Show the question that is open already; the board must be in its window by then."""
        if self.why.is_open:
            for bar in (self.sentence, self.steps):
                bar.refresh()
            self._on_changed()

    @Slot(object)
    def set_theme(self, theme: Theme) -> None:
        """Show the sentence in the colours of a theme."""
        self.sentence.set_theme(theme)

    def _room_aside(self) -> QRect | None:
        """Return the place of the panels in the window, if the sentence is to cover them."""
        window, room = self._host.window(), QRect()
        if not is_compact(window.height()):
            return None
        for panel in self._panels:
            if panel.isVisibleTo(window) and not panel.isFloating():
                room |= panel.geometry()
        beside = room.left() > self._host.geometry().center().x() or (
            room.right() < self._host.geometry().center().x()
        )
        return room if beside and 2 * room.height() >= window.height() else None

    @Slot()
    def _save_keyboard(self) -> None:
        """Move the focus away from widgets that are about to be covered, and disable these.

        In a window of another height the sentence may cover others.
        """
        assert self._why is not None
        is_open, focus = self._why.is_open, self._host.window().focusWidget() or self._host
        covered: list[QWidget] = []
        if is_open:
            covered = [self._above] if self._only_tells else [self._above, self._below]
            if self._room_aside() is not None:
                covered += self._panels
        if covered == self._disabled:
            return
        left = covered if is_open else (self.sentence, self.steps)
        if any(each.isAncestorOf(focus) for each in left):
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)
        for each in self._disabled:
            each.setEnabled(True)
        self._disabled = covered
        for each in self._disabled:
            each.setEnabled(False)

    @Slot()
    def _on_changed(self) -> None:
        """Filter events of the board and the window only while a question is open."""
        assert self._why is not None
        self._lay()
        watched: list[QObject] = [self._board, self._board.viewport()]
        window = self._host.window().windowHandle()
        if self._why.is_open and self._window is None:
            self._window = window
            for each in (*watched, window):
                each.installEventFilter(self)
        elif not self._why.is_open and self._window is not None:
            for each in (*watched, self._window):
                each.removeEventFilter(self)
            self._window = None

    def _lay(self) -> None:
        if self._why is not None:
            self._save_keyboard()
        aside, is_open = self._room_aside(), self._why is not None and self._why.is_open
        self._put_sentence(self._host if aside is None else self._host.window(), is_open=is_open)
        if aside is None:
            lay_over(self.sentence, self._above, self._host, at_top=True)
        else:
            self.sentence.fill(aside)
        self.steps.set_small(aside is not None)
        if not self._only_tells:
            lay_over(self.steps, self._below, self._host, at_top=False)
        area = self._board.parentWidget()
        if isinstance(area, BoardArea):
            top = area.mapTo(self._host, QPoint()).y()
            above = 0 if aside is not None else self.sentence.geometry().bottom() + 1 - top
            below = 0 if self._only_tells else top + area.height() - self.steps.y()
            area.keep_clear(*(max(covered, 0) if is_open else 0 for covered in (above, below)))

    def _put_sentence(self, around: QWidget, *, is_open: bool) -> None:
        """Move the sentence to another parent if it has another place now."""
        if self.sentence.parentWidget() is not around:
            self.sentence.setParent(around)
            self.sentence.setVisible(is_open)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the bars, handle input for the steps, and stop playing on any other input."""
        why, kind = self._why, event.type()
        if why is None:
            return False
        if watched in (self._host, self.sentence, self.steps):
            if kind in LAYS:
                self._lay()
        elif watched is self._window:
            if not self._is_meant_for_steps(event):
                why.stop()
        elif watched is self._board:
            if kind == QEvent.Type.Hide:
                why.stop()
            if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
                return self._key(event)
        else:
            return self._press(event)
        return False

    def _is_meant_for_steps(self, event: QEvent) -> bool:
        """Return whether the steps handle a key or a click; True for any other event."""
        kind = event.type()
        if isinstance(event, QKeyEvent):
            return kind not in KEYS or event.key() in STEPPING
        if kind not in PRESSES or not isinstance(event, QPointerEvent):
            return True
        places = (self.steps.mapFromGlobal(point.globalPosition()) for point in event.points())
        return any(self.steps.rect().contains(place.toPoint()) for place in places)

    def _key(self, event: QKeyEvent) -> bool:
        """Arrows walk, Space plays, Enter tries again, Shift+Y shows the first mistake.

        Other keys stop playing and pass through.
        """
        assert self._why is not None
        why = self._why
        told = {
            Key.Key_Left: why.back,
            Key.Key_Right: why.forward,
            Key.Key_Space: why.toggle,
        }
        if event.key() == Key.Key_Y and event.modifiers() == SHIFT and why.can_switch:
            why.switch()
            return True
        if why.can_try_again:
            told |= {Key.Key_Return: why.try_again, Key.Key_Enter: why.try_again}
        do = told.get(Key(event.key())) if not event.modifiers() else None
        if do is None:
            why.stop()
            return False
        do()
        return True

    def _press(self, event: QEvent) -> bool:
        """Treat a click on a shown step as a return to the game's position, not as a move."""
        assert self._why is not None
        kind = event.type()
        if kind in PRESSES:
            self._why.stop()
            self._swallows = self._why.step > 0
            if self._swallows:
                self._why.go(0)
        swallowed = self._swallows and (kind in (*PRESSES, *RELEASES, QEvent.Type.TouchUpdate))
        if kind in RELEASES:
            self._swallows = False
        if swallowed and isinstance(event, QTouchEvent):
            event.accept()
        return swallowed

    @property
    def why(self) -> WhyFlow:
        """The question and its answer."""
        assert self._why is not None
        return self._why

    @Slot()
    def ask(self) -> None:
        """Ask "why not?" at the keyboard cursor if possible; otherwise ask about the game."""
        board = self._board
        move = self._askable(board.pointer.cursor)
        if move is not None and not self.why.is_open:
            self.why.ask_why_not(move)
        else:
            self.why.ask()

    def _askable(self, place: int) -> Move | None:
        """Return the move for a place, unless a bot is about to move."""
        return self._board.meant.get(place) if self.why.can_ask else None

    @Slot(QPoint)
    def _offer(self, point: QPoint) -> None:
        """Open a menu that asks "why not here?" of the place at a point."""
        assert self._why is not None
        board, position = self._board, self._board.picture.position
        cursor = board.pointer.cursor
        place = cursor if cursor >= 0 else board.place_under(point)
        move = self._askable(place)
        if move is None or self._only_tells:
            return
        menu = with_high_rows(QMenu(board))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = spoken(wording_of(position.game).move_in_sentence(position, move))  # a menu is heard
        #: Entry in the menu of a place on the board
        action = menu.addAction(self.tr("Why not {move}?").format(move=name))
        action.setData(move)
        menu.triggered.connect(self._on_chosen)
        where = board.place_center(place).toPoint() if cursor >= 0 else point
        menu.popup(board.viewport().mapToGlobal(where))

    @Slot(QAction)
    def _on_chosen(self, action: QAction) -> None:
        assert self._why is not None
        self._why.ask_why_not(int(action.data()))
