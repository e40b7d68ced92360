# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sizes for touch: once a finger is used, controls, rows, menus and bars are easy to hit."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QMenu,
    QMenuBar,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from desktop_app.guard import guarded
from desktop_app.kit.item_views import Index
from desktop_app.kit.look.scale import TypeFollower

FINGER = 40
"""The least side in pixels of a control that a finger can hit."""
MOUSE = 34
"""The least height in pixels of a control for the mouse."""
LARGE_BARS = "QScrollBar:vertical { width: 26px } QScrollBar:horizontal { height: 26px }"
LARGE_MENUS = (
    "QMenuBar::item { padding: 14px 10px }"
    "QMenu::item { padding: 13px 26px 13px 30px }"
    "QMenu::indicator { left: 10px }"
    "QMenuBar::item:selected, QMenu::item:selected"
    "{ background: palette(highlight); color: palette(highlighted-text) }"
)


class TouchChoice(StrEnum):
    """The person's choice of sizes for fingers."""

    AUTOMATIC = "automatic"
    ALWAYS = "always"
    NEVER = "never"


class TouchSizes(QObject):
    """The person's choice of sizes, and whether a finger has been seen.

    Signals:
        changed: sizes have changed, and everything that depends on them must be measured again.
        touched: a finger was seen for the first time.
        recoloured: the palette has changed.
    """

    changed = Signal()
    touched = Signal()
    recoloured = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._choice = TouchChoice.AUTOMATIC
        self._is_seen = False
        self._are_large = False

    @property
    def are_large(self) -> bool:
        """Whether rows, menus and scroll bars are large enough for fingers."""
        return self._are_large

    def choose(self, choice: TouchChoice, *, seen: bool | None = None) -> None:
        """Set the person's choice, and whether a finger was seen in an earlier session."""
        self._choice = choice
        if seen is not None:
            self._is_seen = seen
        self._tell()

    def see_finger(self) -> None:
        """Note that a finger is used. Sizes change later, when `settle` is called."""
        if not self._is_seen:
            self._is_seen = True
            self.touched.emit()

    @Slot()
    def settle(self) -> None:
        """Apply the sizes that `see_finger` has postponed, while the page changes anyway."""
        self._tell()

    def _tell(self) -> None:
        by_itself = self._choice is TouchChoice.AUTOMATIC and self._is_seen
        large = by_itself or self._choice is TouchChoice.ALWAYS
        if large != self._are_large:
            self._are_large = large
            self.changed.emit()


touch_sizes = TouchSizes()
"""The only instance."""


@guarded
class TouchWatch(QObject):
    """Detects the first finger anywhere in a window, even on widgets that ignore touches."""

    def __init__(self, window: QWidget) -> None:
        """Watch a window, which may still be hidden."""
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)
        self._begin()

    def _begin(self) -> None:
        if self._window.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
            self._window.removeEventFilter(self)
            self._window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Detect the first touch, which reaches the native window before any widget."""
        kind = event.type()
        if watched is self._window:
            if kind is QEvent.Type.Show:
                self._begin()
        elif kind is QEvent.Type.TouchBegin:
            touch_sizes.see_finger()
            watched.removeEventFilter(self)
        return False


class TouchFollower(QObject):
    """Calls a function now, and again whenever the sizes for fingers are turned on or off."""

    def __init__(self, parent: QObject, fit: Callable[[], None]) -> None:
        """Call `fit` for the first time; follow changes for as long as `parent` lives."""
        super().__init__(parent)
        self._fit = fit
        touch_sizes.changed.connect(self._follow)
        fit()

    @Slot()
    def _follow(self) -> None:
        self._fit()


def set_touch_height(widget: QWidget, least: int = MOUSE, *, wide: bool = False) -> None:
    """Give a control a minimum height (and width), larger where fingers are used."""

    def fit() -> None:
        pixels = max(FINGER, least) if touch_sizes.are_large else least
        widget.setMinimumHeight(pixels)
        if wide:
            widget.setMinimumWidth(pixels)

    TouchFollower(widget, fit)


class TouchStyleSheet(QObject):
    """Gives a widget a style sheet while fingers are used."""

    def __init__(self, widget: QWidget, sheet: str) -> None:
        super().__init__(widget)
        self._widget, self._sheet = widget, sheet
        touch_sizes.changed.connect(self._lay)
        touch_sizes.recoloured.connect(self._reapply)
        self._lay()

    @Slot()
    def _lay(self) -> None:
        sheet = self._sheet if touch_sizes.are_large else ""
        if self._widget.styleSheet() != sheet:
            self._widget.setStyleSheet(sheet)

    @Slot()
    def _reapply(self) -> None:
        """Set the sheet again, because it keeps the colours of the former palette."""
        if self._widget.styleSheet():
            self._widget.setStyleSheet("")
            self._lay()


def fit_bars(area: QAbstractScrollArea) -> None:
    """Make the scroll bars of a list or page wide enough where fingers are used."""
    for bar in (area.verticalScrollBar(), area.horizontalScrollBar()):
        TouchStyleSheet(bar, LARGE_BARS)


def fit_menus(bar: QMenuBar) -> None:
    """Give a menu bar and its menus rows that a finger can hit."""
    TouchStyleSheet(bar, LARGE_MENUS)


ROW_ROOM = 6
ICON_ROOM = 2
"""The pixels that Qt adds to the height of an icon in a row."""


@guarded
class TallRowDelegate(QStyledItemDelegate):
    """Qt's own cells, some pixels higher, and high enough for fingers when they are used."""

    _always = 0  # Qt also calls during construction

    def __init__(self, parent: QObject | None = None, always: int = 0) -> None:
        """Draw the rows of a list.

        Args:
            parent: the owner.
            always: the least height of a row in pixels, whether fingers are used or not.
        """
        super().__init__(parent)
        self._always = always
        touch_sizes.changed.connect(self._measure)

    @property
    def least(self) -> int:
        """The least height of a row in pixels."""
        return max(self._always, FINGER if touch_sizes.are_large else 0)

    @Slot()
    def _measure(self) -> None:
        self.sizeHintChanged.emit(QModelIndex())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return Qt's size, with extra height."""
        found = super().sizeHint(option, index) + QSize(0, ROW_ROOM)
        return found.expandedTo(QSize(0, self.least))


def room_of_rows(view: QTreeView, count: int, *, titles: bool = False) -> int:
    """Return the height in pixels of a list that shows `count` rows, and perhaps its header."""
    icon = view.iconSize().height() + ICON_ROOM
    high = max(view.fontMetrics().height(), icon) + ROW_ROOM
    rows = view.itemDelegate()
    least = FINGER if touch_sizes.are_large else 0
    row = max(high, rows.least if isinstance(rows, TallRowDelegate) else least)
    above = view.header().sizeHint().height() if titles else 0
    return count * row + above + 2 * view.frameWidth()


@guarded
class RoomForRows(QWidget):
    """The room of a list that is as high as its rows: the last one in sight is not cut."""

    _rows: QTreeView | None = None  # Qt also calls during construction

    def __init__(self, rows: QTreeView) -> None:
        """Hold a list whose rows all have the same height."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        rows.setParent(self)
        rows.horizontalScrollBar().installEventFilter(self)
        self._rows = rows
        self.fit()

    def fit(self) -> None:
        """Give the list as many whole rows as have room."""
        rows, bar = self._rows, None if self._rows is None else self._rows.horizontalScrollBar()
        if rows is None or bar is None:
            return
        around = room_of_rows(rows, 0, titles=rows.header().maximumHeight() > 0)
        around += bar.height() if bar.isVisibleTo(rows) else 0
        row = room_of_rows(rows, 1) - room_of_rows(rows, 0)
        count = max((self.height() - around) // row, 0)
        high = around + count * row if count else self.height()
        rows.setGeometry(0, 0, self.width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Leave room for the scroll bar below the rows while there is one."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.fit()
        return False


def with_high_rows(menu: QMenu) -> QMenu:
    """Give a menu rows that a finger can hit, and return it."""
    menu.setStyleSheet(
        "QMenu::item { padding: 14px 26px 13px 16px; }"
        "QMenu::item:selected { background: palette(highlight); color: palette(highlighted-text); }"
    )
    return menu


CHECK = "\N{CHECK MARK}"
AROUND, ARROW = 20, 22
"""The pixels beside the text of a button, and those for an icon or an arrow."""


@guarded
class TouchRowDelegate(TallRowDelegate):
    """Rows of a list that are always high enough for a finger."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size with a height fit for a finger and the usual width."""
        return super().sizeHint(option, index).expandedTo(QSize(0, FINGER))


def show_check(button: QAbstractButton) -> None:
    """Show by a check mark, and not by colour alone, that a button is checked."""
    text, key = button.text(), button.shortcut()
    button.setAccessibleName(button.accessibleName() or text)

    def show(checked: bool) -> None:
        button.setText(f"{CHECK} {text}" if checked else text)
        button.setShortcut(key)  # Qt drops the shortcut with the text

    button.toggled.connect(show)
    show(button.isChecked())

    def fit() -> None:
        wide = button.fontMetrics().horizontalAdvance(f"{CHECK} {text}")
        button.setMinimumWidth(wide + AROUND)  # so that its neighbours do not move

    TypeFollower(button, fit)


def fit_for_touch(page: QWidget) -> None:
    """Make all controls of a page high enough, and its buttons as narrow as their text."""
    from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QSlider

    for kind in (QPushButton, QComboBox, QAbstractSpinBox, QLineEdit, QSlider):
        for widget in page.findChildren(kind):
            if not isinstance(widget.parent(), QAbstractSpinBox):
                set_touch_height(widget)
    for box in page.findChildren(QComboBox):
        box.setItemDelegate(TouchRowDelegate(box))
    for button in page.findChildren(QPushButton):
        TypeFollower(button, partial(_fit_width, button, button.minimumWidth()))


def _fit_width(button: QPushButton, least: int) -> None:
    room = AROUND + (ARROW if button.menu() or not button.icon().isNull() else 0)
    wide = button.fontMetrics().horizontalAdvance(button.text()) + room
    button.setMinimumWidth(max(wide, least))
