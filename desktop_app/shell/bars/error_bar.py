# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar that reports an error, on top of whatever page is shown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from desktop_app.error_log import ErrorLog, ErrorReport
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import APART, SNUG, TIGHT
from desktop_app.kit.screen_reader import announce
from desktop_app.kit.touch.sizes import FINGER
from desktop_app.numerals import grouped

MARGIN = 12
"""Pixels between the bar and the edges of the window."""
SHOWN_MS = 20_000
"""It covers something, so it hides by itself; the Help menu has the report too."""


@guarded
class ErrorBar(QFrame):
    """One calm sentence about an error, and a button that copies the report for developers.

    It covers the window's lower edge, so that nothing moves when it appears.
    """

    _happened = Signal(object)

    def __init__(self, log: ErrorLog, window: QWidget) -> None:
        super().__init__(window)
        self._log = log
        self._window = window
        self.setObjectName("error-bar")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        #: Button beside the message that something went wrong: a text for the authors
        self._copy = QPushButton(self.tr("Copy details"))
        self._copy.setToolTip(
            self.tr("Copy a report of what went wrong that you can send to the developers")
        )
        self._copy.clicked.connect(self.copy_report)
        close = QToolButton()
        close.setText("\N{MULTIPLICATION SIGN}")
        close.setAutoRaise(True)
        close.setAccessibleName(self.tr("Close the message"))
        close.setToolTip(self.tr("Close the message"))
        close.clicked.connect(self.hide)
        for button in (self._copy, close):
            button.setMinimumSize(FINGER, FINGER)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(APART, TIGHT, SNUG, TIGHT)
        layout.addWidget(QLabel("\N{WARNING SIGN}"))
        for part in (self._text, self._copy, close):
            layout.addWidget(part)
        self.hide()
        self._leave = QTimer(self)
        self._leave.setSingleShot(True)
        self._leave.setInterval(SHOWN_MS)
        self._leave.timeout.connect(self.hide)
        window.installEventFilter(self)
        # queued: the error may come from another thread, or from a paint event
        self._happened.connect(self._show, Qt.ConnectionType.QueuedConnection)
        log.listener = self._happened.emit

    @property
    def text(self) -> str:
        """The shown sentence; empty if the bar is hidden."""
        return "" if self.isHidden() else self._text.text()

    #: About an error
    @Slot(object)
    def _show(self, trouble: ErrorReport) -> None:
        text = self.tr("Something went wrong, but your game is safe.")
        if trouble.count > 1:
            times = self.tr("It has happened {count} times.", "", trouble.count)
            times = times.format(count=grouped(trouble.count))
            text = f"{text} {times}"
        self._text.setText(text)
        self._text.setToolTip(trouble.line)
        #: Button beside the message that something went wrong: a text for the authors
        self._copy.setText(self.tr("Copy details"))
        self._place()
        self.show()
        self.raise_()
        self._leave.start()
        announce(self, text)

    def _place(self) -> None:
        window, size = self._window, self.sizeHint()
        width = min(size.width(), window.width() - 2 * MARGIN)
        left = (window.width() - width) // 2
        self.setGeometry(left, window.height() - size.height() - MARGIN, width, size.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's lower edge."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    @Slot()
    def copy_report(self) -> None:
        """Copy the error report to the clipboard."""
        QGuiApplication.clipboard().setText(self._log.report())
        #: On this button, after it was pressed
        self._copy.setText(self.tr("Copied"))

    @Slot()
    def open_folder(self) -> None:
        """Open the folder of the error log."""
        self._log.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log.folder)))
