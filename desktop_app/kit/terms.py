# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Titles that explain themselves: a tap, or Shift+F1, shows a small note beside them.

Words that can be tapped have a dotted line below them; it is full and thick for the words with the
keyboard focus, inside the frame that all focused widgets have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHeaderView, QLabel, QStyle, QTreeView, QVBoxLayout, QWidget

from desktop_app.guard import guarded
from desktop_app.kit.focus_frame import WIDTH
from desktop_app.kit.look.scale import APART, HAIR
from desktop_app.kit.screen_reader import announce

Told = Callable[[QPoint | None], str]
"""Returns the note for a tapped point of a widget, or for the keyboard; empty for none."""

LETTERS = 44
"""The most letters in a line of a note."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@guarded
class TermNote(QFrame):
    """A note in front of everything else, until the next tap or key."""

    def __init__(self, text: str, widget: QWidget, place: QRect) -> None:
        """Show a note.

        Args:
            text: what it says.
            widget: the widget that it is about.
            place: the part of that widget to leave uncovered.
        """
        super().__init__(widget.window(), Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.Box)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setAccessibleName(text)
        self.label = QLabel(text)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.label.setWordWrap(True)
        metrics = self.label.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, text.split("\n")))
        self.label.setFixedWidth(min(longest + HAIR, LETTERS * metrics.averageCharWidth()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(APART, APART, APART, APART)
        layout.addWidget(self.label)
        self.adjustSize()
        self._place(widget, place)
        self.show()
        announce(self, text)

    def _place(self, widget: QWidget, place: QRect) -> None:
        """Move below the place, or above it if there is no room below."""
        above, below = widget.mapToGlobal(place.topLeft()), widget.mapToGlobal(place.bottomLeft())
        screen = QGuiApplication.screenAt(below) or widget.screen()
        room = screen.availableGeometry()
        left = below.x()
        if widget.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            left += place.width() - self.width()
        top = below.y() + HAIR
        if top + self.height() > room.bottom():
            top = above.y() - HAIR - self.height()
        left = max(min(left, room.right() - self.width()), room.left())
        self.move(left, max(top, room.top()))

    def event(self, event: QEvent) -> bool:
        """Take keys that are shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close at any key."""
        del event
        self.close()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close at a tap on the note or beside it."""
        del event
        self.close()


@guarded
class TermNotes(QObject):
    """Shows notes about a widget: where it is tapped, or for Shift+F1."""

    _keys: QWidget | None = None  # Qt also calls during destruction

    def __init__(
        self, widget: QWidget, told: Told, keys: QWidget | None = None, *, is_line: bool = False
    ) -> None:
        """Watch a widget.

        Args:
            widget: the widget to tap.
            told: returns the notes.
            keys: the widget in which Shift+F1 is pressed; by default the tapped one, which Tab then
                reaches, and where Enter and Space show the note as well.
            is_line: whether to draw a dotted line below the text of a label, a full one with the
                keyboard focus.
        """
        super().__init__(widget)
        self._widget, self._note_at, self._is_line = widget, told, is_line
        self._pressed: QPoint | None = None
        self._is_own = keys is None
        self._keys = widget if keys is None else keys
        widget.installEventFilter(self)
        if self._keys is not widget:
            self._keys.installEventFilter(self)
        else:
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_note(self, point: QPoint | None = None) -> TermNote | None:
        """Show the note for a point, or for the keyboard, and return it; None if there is none."""
        text = self._note_at(point)
        if not text:
            return None
        place = self._widget.rect()
        if point is not None and not self._is_line:
            place = QRect(point.x(), place.top(), 1, place.height())
            if self._widget.height() > 4 * self._widget.fontMetrics().height():
                place = QRect(point, point)
        return TermNote(text, self._widget, place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for taps and keys, and draw the dotted line."""
        kind = event.type()
        if self._keys is None:
            return False
        if watched is self._widget:
            if kind == QEvent.Type.Paint and self._is_line:
                self._draw_line()
            elif isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.LeftButton:
                return self._take_mouse(event)
        if watched is self._keys and isinstance(event, QKeyEvent) and self._asks(event):
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            return kind == QEvent.Type.KeyPress and self.show_note() is not None
        return False

    def _asks(self, event: QKeyEvent) -> bool:
        by_help = event.key() == Qt.Key.Key_F1 and event.modifiers() == (
            Qt.KeyboardModifier.ShiftModifier
        )
        return by_help or (self._is_own and event.key() in ENTER and not event.isAutoRepeat())

    def _take_mouse(self, event: QMouseEvent) -> bool:
        place, pressed = event.position().toPoint(), self._pressed
        self._pressed = place if event.type() == QEvent.Type.MouseButtonPress else None
        if event.type() != QEvent.Type.MouseButtonRelease or pressed is None:
            return False
        hints = QGuiApplication.styleHints()
        is_tap = (place - pressed).manhattanLength() < hints.startDragDistance()
        return is_tap and self.show_note(place) is not None

    def _draw_line(self) -> None:
        label = self._widget
        if not isinstance(label, QLabel) or not label.text():
            return
        room = label.contentsRect()
        align = QStyle.visualAlignment(label.layoutDirection(), label.alignment())
        flags = align | (Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag(0))
        text = label.fontMetrics().boundingRect(room, flags, label.text()) & label.rect()
        painter = QPainter(label)
        if label.hasFocus():
            line = QRect(text.left(), text.bottom() - WIDTH + 1, text.width(), WIDTH)
            painter.fillRect(line, label.palette().color(QPalette.ColorRole.Accent))
        else:
            draw_dots(painter, text.left(), text.right(), text.bottom(), label.palette())
        painter.end()


def draw_dots(painter: QPainter, left: int, right: int, y: int, palette: QPalette) -> None:
    """Draw the line that shows that a text can be tapped."""
    pen = QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1)
    pen.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.drawLine(left, y, right, y)


def explain_label(
    label: QLabel, text: str | Callable[[], str], keys: QWidget | None = None
) -> QLabel:
    """Let a label explain itself; return it.

    Args:
        label: the label.
        text: the sentence, or what returns the one of the moment.
        keys: the control that the label is the title of; Shift+F1 there shows the note, too.
    """

    def told(_point: QPoint | None) -> str:
        return text if isinstance(text, str) else text()

    TermNotes(label, told, keys, is_line=True)
    label.setCursor(Qt.CursorShape.WhatsThisCursor)
    if isinstance(text, str):
        label.setToolTip(text)
        label.setAccessibleDescription(text)
    return label


@guarded
class TermHeader(QHeaderView):
    """The header of a tree whose column titles explain themselves.

    Shift+F1 in the tree shows the notes of all columns in sight.
    """

    _notes: Mapping[int, str] = {}  # Qt also calls during destruction

    def __init__(
        self, tree: QTreeView, notes: Mapping[int, str], beside: Callable[[], str] = str
    ) -> None:
        """Become the header of a tree.

        Args:
            tree: the tree.
            notes: the notes, by column.
            beside: returns the note about what stands beside the tree, which Shift+F1 adds.
        """
        super().__init__(Qt.Orientation.Horizontal, tree)
        self._notes, self._beside = notes, beside
        surface = QWidget()  # its own one; see `BoardView` for the cost of asking Qt for it
        surface.setMouseTracking(True)
        surface.setBackgroundRole(QPalette.ColorRole.Button)
        surface.setAutoFillBackground(True)
        self.setViewport(surface)
        self.setSectionsMovable(True)
        self.setStretchLastSection(True)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        tree.setHeader(self)
        self.explained = TermNotes(surface, self._note_at, tree)

    def leave_unexplained(self) -> None:
        """Show no notes from now on."""
        self._notes = {}

    def _note_at(self, point: QPoint | None) -> str:
        if point is None:
            places = map(self.logicalIndex, range(self.count()))
            shown = [column for column in places if not self.isSectionHidden(column)]
            told = [*(self._notes.get(column, "") for column in shown), self._beside()]
            return "\n".join(dict.fromkeys(filter(None, "\n".join(told).split("\n"))))
        column = self.logicalIndexAt(point)
        grip = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderGripMargin, None, self)
        start = self.sectionViewportPosition(column)
        if column < 0 or not grip < point.x() - start < self.sectionSize(column) - grip:
            return ""  # the edge between two columns is for moving it
        return self._notes.get(column, "")

    def paintSection(self, painter: QPainter, rect: QRect, column: int) -> None:
        """Draw a dotted line below a title that can be tapped."""
        painter.save()
        super().paintSection(painter, rect, column)
        painter.restore()
        if column not in self._notes:
            return
        text = str(self.model().headerData(column, self.orientation()) or "")
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin, None, self)
        metrics = self.fontMetrics()
        wide = min(metrics.horizontalAdvance(text), rect.width() - 2 * margin)
        left = rect.left() + margin
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            left = rect.right() - margin - wide
        bottom = rect.center().y() + (metrics.height() + 1) // 2
        painter.save()
        draw_dots(painter, left, left + wide, min(bottom, rect.bottom() - HAIR), self.palette())
        painter.restore()
