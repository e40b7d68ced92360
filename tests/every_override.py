# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program, in which one method after the other that Qt calls is broken.

Run by `test_error_log.py` in a process of its own, which a mistake here would end. Prints for each
of these methods whether the process went on, the error was noted and the bar was shown.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QAbstractItemModel,
    QEvent,
    QEventLoop,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QSettings,
    Qt,
)
from PySide6.QtGui import QHelpEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QWidget,
)

from desktop_app import error_log
from desktop_app.error_log import FILE_NAME, ErrorLog
from desktop_app.explain.dialogs.three_ways import ThreeWaysDialog
from desktop_app.explain.examples import examples
from desktop_app.guard import inner, qt_overrides
from desktop_app.settings import Settings
from desktop_app.shell.application import make_application, make_window, show_errors
from desktop_app.shell.dialogs.custom_board import CustomBoardDialog
from tests.calm import settle

DEADLY = (1, 2)
"""An index out of range is what ends the process where it leaves a method that Qt calls."""


def broken(*_: object) -> object:
    place = len(DEADLY)
    return DEADLY[place]


def send(widget: QWidget, kind: QEvent.Type) -> None:
    QApplication.sendEvent(widget, QEvent(kind))


def target(widget: QWidget) -> QWidget:
    return widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget


def resized(widget: QWidget) -> None:
    size = widget.size()
    widget.resize(size.width() + 7, size.height() + 7)
    widget.resize(size)
    QApplication.sendEvent(widget, QResizeEvent(size, size))  # a hidden one waits for its own


def mouse(way: Callable[..., None]) -> Callable[[QWidget], None]:
    return lambda widget: way(target(widget), Qt.MouseButton.LeftButton, pos=QPoint(9, 9))


def wheel(widget: QWidget) -> None:
    place, none = QPointF(5, 5), Qt.MouseButton.NoButton
    event = QWheelEvent(
        place,
        widget.mapToGlobal(place),
        QPoint(),
        QPoint(0, 120),
        none,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target(widget), event)


def option(box: QComboBox) -> None:
    box.repaint()
    box.initStyleOption(QStyleOptionComboBox())


def show_again(widget: QWidget) -> None:
    widget.hide()
    widget.show()
    if not widget.isVisible():  # on a hidden page
        QApplication.sendEvent(widget, QShowEvent())


def help_event(widget: QWidget) -> None:
    QApplication.sendEvent(
        widget, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), widget.mapToGlobal(QPoint(5, 5)))
    )


def delegate_size(delegate: QStyledItemDelegate) -> None:
    delegate.sizeHint(QStyleOptionViewItem(), QModelIndex())


def model_data(model: QAbstractItemModel) -> None:
    model.data(model.index(0, 0))


CALLS: dict[str, Callable[[Any], object]] = {
    "paintEvent": lambda w: (target(w).repaint(), target(w).grab()),  # grabbed also if hidden
    "drawBackground": lambda w: target(w).repaint(),
    "resizeEvent": resized,
    "showEvent": show_again,
    "hideEvent": show_again,
    "closeEvent": lambda w: send(w, QEvent.Type.Close),
    "changeEvent": lambda w: send(w, QEvent.Type.FontChange),
    "sizeHint": lambda w: delegate_size(w) if isinstance(w, QStyledItemDelegate) else w.sizeHint(),
    "minimumSizeHint": lambda w: w.minimumSizeHint(),
    "scrollContentsBy": lambda w: [w.set_zoom(zoom) for zoom in (3.0, 0.5, 2.0)],
    "mousePressEvent": mouse(QTest.mousePress),
    "mouseReleaseEvent": mouse(QTest.mouseRelease),
    "mouseDoubleClickEvent": mouse(QTest.mouseDClick),
    "mouseMoveEvent": lambda w: QTest.mouseMove(target(w), QPoint(20, 20)),
    "wheelEvent": wheel,
    "keyPressEvent": lambda w: QTest.keyClick(w, Qt.Key.Key_Right),
    "viewportEvent": lambda w: send(target(w), QEvent.Type.Leave),
    "focusInEvent": lambda w: send(w, QEvent.Type.FocusIn),
    "focusOutEvent": lambda w: send(w, QEvent.Type.FocusOut),
    "event": help_event,
    "eventFilter": lambda w: w.eventFilter(w, QEvent(QEvent.Type.User)),
    "currentChanged": lambda w: [w.setCurrentIndex(w.model().index(0, n)) for n in (1, 2)],
    "initStyleOption": option,
    "showPopup": lambda w: w.showPopup(),
    "accept": lambda w: w.accept(),
    "rowCount": lambda m: m.rowCount(),
    "columnCount": lambda m: m.columnCount(),
    "data": model_data,
    "headerData": lambda m: m.headerData(0, Qt.Orientation.Horizontal),
    "flags": lambda m: m.flags(m.index(0, 0)),
    "hasChildren": lambda m: m.hasChildren(m.index(0, 0)),
    "canFetchMore": lambda m: m.canFetchMore(m.index(0, 0)),
    "fetchMore": lambda m: m.fetchMore(m.index(0, 0)),
}
"""How Qt comes to call each; most are called by Qt itself, while Python waits for it."""


def wait(condition: Callable[[], bool]) -> None:
    while not condition():
        QAbstractEventDispatcher.instance().processEvents(
            QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        )
    settle()


def below(parent: type) -> Iterator[type]:
    for child in type.__subclasses__(parent):
        yield child
        yield from below(child)


def overrides() -> list[tuple[type, str]]:
    ours = [
        each
        for each in dict.fromkeys(below(shiboken6.Object))
        if each.__module__.startswith("desktop_app.")
    ]
    return [(made, name) for made in ours for name in qt_overrides(made)]


def main(folder: Path) -> None:
    error_log.QUIET_SECONDS = 0.0
    app = make_application()
    log = ErrorLog(lambda: folder)
    log.install()
    window = make_window(Settings(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat)), 1)
    bar = show_errors(window, log)
    window.show()
    if not window.layouts.analysing:
        window.actions_list["list"].trigger()
    page = window.pages.explain_page
    custom = CustomBoardDialog(window)
    custom.show()
    page.show()
    page.show_example(examples()[2])
    page.choices.compare.setChecked(True)
    wait(lambda: page.tree_run is not None and page.compared.tree_run is not None)
    page.dialogs.show_ways()
    ways = page.findChild(ThreeWaysDialog)
    assert ways is not None
    wait(ways.isVisible)
    for made, name in overrides():
        # those of the class itself first: a subclass may not call the method
        found = sorted(living(app, made), key=lambda one: type(one) is not made)
        method = vars(made)[name]
        call = CALLS.get(name) if found else None
        whole, before = inner(method), log.count
        app.processEvents()
        bar.hide()
        method.__wrapped__ = broken
        try:
            if call is None:  # what Qt calls in a way that is not listed is just called
                method(None)
            else:
                for one in found[:2]:
                    call(one)
            app.processEvents()
        finally:
            method.__wrapped__ = whole
        app.processEvents()
        told = "noted" if log.count > before else "not noted"
        print(made.__name__, name, told, "and shown" if bar.text else "and not shown", flush=True)
        for dialog in (custom, ways):
            dialog.show()
    assert (folder / FILE_NAME).stat().st_size > 0
    print("alive", flush=True)
    window.close()
    page.shutdown()


def living(app: QApplication, made: type) -> list[QObject]:
    everything: list[QObject] = [*app.allWidgets()]
    for widget in app.allWidgets():
        everything += widget.findChildren(
            QObject, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        delegate = getattr(widget, "itemDelegate", None)
        model = getattr(widget, "model", None)
        everything += [each() for each in (delegate, model) if each is not None]
    return [each for each in everything if isinstance(each, made)]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
