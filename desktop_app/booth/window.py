# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the booth: the whole screen, and no way out but the presenter's PIN."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QSettings,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QInputEvent,
    QPointerEvent,
    QScreen,
    QShowEvent,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QLayout, QVBoxLayout, QWidget

from desktop_app.booth.cards import Countdown
from desktop_app.booth.day import DAYS, DayLog
from desktop_app.booth.flow import BoothFlow, BoothTimes, make_parts
from desktop_app.booth.page import BoothPage
from desktop_app.booth.pin import Pin
from desktop_app.booth.pin_pad import PinPad
from desktop_app.booth.report import save_report
from desktop_app.booth.sleep_inhibitor import SleepInhibitor
from desktop_app.core.position import Game
from desktop_app.files.errors import FileError
from desktop_app.guard import guarded
from desktop_app.kit.look.controls import ControlSheet
from desktop_app.kit.look.scale import set_type_size
from desktop_app.kit.look.theme import LIGHT, palette
from desktop_app.languages import current_language, load_language, offered_languages
from desktop_app.play.adaptive_opponent import AdaptiveOpponent
from desktop_app.search.memory import DEFAULT_MEGABYTES
from desktop_app.settings import Settings
from desktop_app.shell.garbage import LOOK_MS, return_memory

CORNER = 80
"""The side in pixels of the upper left corner, which the presenter holds to leave the booth."""
HOLD_MS = 3_000
"""How long the presenter must hold that corner to be asked for the PIN."""
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
RELEASES = (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)
KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.Wheel)
FRONT_MS = 300
"""How often the window looks whether it is in front: within two seconds it is there again, whatever
the system has put in its place."""
REMAP_LOOKS, EACH_REMAP_LOOKS = (2, 5), 100
"""At which looks in a row that find it behind something the window is hidden and shown anew, and
after how many it is again and again."""
FOLDER = "booth"
"""The folder for the booth in the user's data folder."""


class _TranslatedParts(NamedTuple):
    """Everything that must be rebuilt when the language changes."""

    page: BoothPage
    countdown: Countdown
    pad: PinPad


@guarded
class BoothWindow(QWidget):
    """The booth.

    Signals:
        ended: the presenter has ended the booth.
    """

    ended = Signal()
    _handle: QWindow | None = None  # Qt also calls during construction

    def __init__(
        self,
        folder: Path,
        game: Game,
        *,
        times: BoothTimes = BoothTimes(),  # noqa: B008 - frozen
        seed: int = 0,
        full_screen: bool = True,
    ) -> None:
        """Build the booth; `start` begins.

        Args:
            folder: the user's data folder.
            game: the game with which every visit begins.
            times: how long things take.
            seed: the seed of everything that is random.
            full_screen: whether to fill the screen, whatever the system does.
        """
        super().__init__()
        self._folder = folder / FOLDER
        self._fills_screen, self._may_close = full_screen, False
        #: Title of the window; the name of the program
        self.setWindowTitle(self.tr("Minimax Fair"))
        file = self._folder / "settings.ini"
        with suppress(OSError):  # everything begins with its default, and Qt trusts no damaged file
            file.unlink()
        settings = Settings(QSettings(str(file), QSettings.Format.IniFormat), self._folder)
        self._language = current_language()
        QGuiApplication.setPalette(palette(LIGHT))
        set_type_size(0)
        self.setFont(QApplication.font())  # Qt tells no window about it before the program runs
        ControlSheet(self, LIGHT)
        self.day = DayLog(self._folder, folder)
        self._parts = make_parts(settings, game, seed)
        self.flow = BoothFlow(self._parts, self.day, game, times=times, seed=seed, parent=self)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        # a page that is just being made, in another language, must not make the window larger
        self._layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._pin = Pin(self._folder)
        self._ignores_touch = self._is_in_corner = False
        self._hold_timer = QTimer(self)
        self._hold_timer.setSingleShot(True)
        self._hold_timer.setInterval(HOLD_MS)
        self._hold_timer.timeout.connect(self._ask_pin)
        self._memory_timer = QTimer(self)
        self._memory_timer.setSingleShot(True)
        # by then the page in the visitor's language is deleted
        self._memory_timer.setInterval(LOOK_MS)
        self._memory_timer.timeout.connect(return_memory)
        self._front_timer = QTimer(self)
        self._front_timer.setInterval(FRONT_MS)
        self._front_timer.timeout.connect(self._stay_in_front)
        self._looks_behind, self._had_focus = 0, False
        self._sleep_inhibitor: SleepInhibitor | None = None
        self._translated = self._build()
        self.page.board.setFocus()
        self.flow.visitorLeft.connect(self._reset)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            for screens_changed in (app.screenRemoved, app.primaryScreenChanged):
                screens_changed.connect(self._fill_screen)
            app.screenAdded.connect(self._watch_screen)
            app.focusWindowChanged.connect(self._note_focus)
            for screen in app.screens():
                self._watch_screen(screen)

    @property
    def page(self) -> BoothPage:
        """The page on the screen."""
        return self._translated.page

    @property
    def adaptive(self) -> AdaptiveOpponent:
        """The opponent that adapts to the visitor."""
        return self._parts.adaptive

    @property
    def pad(self) -> PinPad:
        """The pad for the PIN."""
        return self._translated.pad

    @property
    def countdown(self) -> Countdown:
        """The countdown at the end of a visit."""
        return self._translated.countdown

    def start(self, *, is_fresh: bool = False) -> None:
        """Begin, or let the presenter choose a PIN first.

        Args:
            is_fresh: whether to give up the game that was on the board when the program ended.
        """
        if is_fresh:
            self.day.set_board_aside()
        self._parts.flow.start()
        self._sleep_inhibitor = SleepInhibitor(self.tr("Visitors are playing"), self)
        if self._pin.is_set:
            self._begin()
        else:
            self.pad.choose()

    @Slot()
    def _begin(self) -> None:
        """Begin, with the visitor's game and language if there was a visitor at a crash."""
        if self.flow.is_attracting:
            language = self.day.saved_language()
            self.flow.start()
            if not self.flow.is_attracting and language in offered_languages():
                self._load_language(language)

    # One page for each language

    def _build(self) -> _TranslatedParts:
        """Build everything that has texts, in the current language."""
        shown = _TranslatedParts(
            BoothPage(self._parts, self.flow, self.day, LIGHT),
            Countdown(self),
            PinPad(self, self._pin),
        )
        self._layout.addWidget(shown.page)
        shown.page.languageChosen.connect(self._change_language_later)
        shown.countdown.stayed.connect(self.flow.note_input)
        self.flow.countdown.connect(shown.countdown.show_seconds)
        shown.pad.chosen.connect(self._begin)
        shown.pad.reportAsked.connect(self._save_report)
        shown.pad.endAsked.connect(self.end)
        return shown

    def _rebuild(self) -> None:
        """Replace everything that has texts."""
        old, self._translated = self._translated, self._build()
        for each in old:
            each.hide()  # it stays in this window until then: what it listens to may still come
            self._layout.removeWidget(each)
            each.deleteLater()
        old.page.shutdown()
        self.page.take_up()
        self.page.board.setFocus()

    @Slot(str)
    def _change_language_later(self, code: str) -> None:
        """Begin a visit, if there is none, in another language."""
        self.flow.begin_visit()
        self.flow.save_choice(code)  # first of all: building the page takes long
        # later: the button that was pressed is about to go
        QTimer.singleShot(0, self, lambda: self._change_language(code))

    def _change_language(self, code: str) -> None:
        self._load_language(code)
        self.flow.save()

    def _load_language(self, code: str) -> None:
        app = QCoreApplication.instance()
        if app is not None and code != current_language():
            load_language(app, code)
            self._rebuild()
            for rows in (self._parts.candidates, self._parts.history):  # they stay
                rows.refresh_texts()

    @Slot()
    def _reset(self) -> None:
        """Close what a visitor has left open, return to the first language, and free memory."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        self._load_language(self._language)
        self._parts.flow.set_memory(DEFAULT_MEGABYTES)  # which clears the tables of all searches
        self._memory_timer.start()

    # Touches

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin a visit at the first touch, and watch the corner and the time without touches."""
        if watched is not self._handle:
            return False
        kind = event.type()
        if kind in PRESSES and isinstance(event, QPointerEvent):
            return self._press(event.points()[0].position().toPoint())
        if kind in RELEASES:
            return self._release()
        if kind in KEYS and isinstance(event, QInputEvent):
            return self._key(event)
        if kind in (QEvent.Type.MouseMove, QEvent.Type.TouchUpdate):
            if not self.countdown.isVisible():  # else the touch that follows would find no button
                self.flow.note_input()
            return self._ignores_touch
        return False

    def _press(self, place: QPoint) -> bool:
        was_counting_down = self.countdown.isVisible()
        self.page.board.note_input(is_key=False)
        self.flow.note_input()
        is_corner = place.x() < CORNER and place.y() < CORNER
        if is_corner:
            self._hold_timer.start()
        if self.pad.isVisible():
            return False
        self._is_in_corner = is_corner
        if was_counting_down:
            self._ignores_touch = True  # it only ends the countdown
        elif self.flow.is_attracting and not is_corner:
            widget = self.childAt(place)
            if widget is None or not self.page.handles_touch(widget, widget.mapFrom(self, place)):
                self._ignores_touch = True
                self.flow.begin_visit()
        return self._ignores_touch

    def _release(self) -> bool:
        self._hold_timer.stop()
        if self._is_in_corner and not self.pad.isVisible():  # it was not held for long enough
            self.flow.begin_visit()
        is_ignored, self._ignores_touch = self._ignores_touch, False
        self._is_in_corner = False
        return is_ignored

    def _key(self, event: QInputEvent) -> bool:
        """Let a key begin a visit or end the countdown, and do nothing else."""
        self.page.board.note_input(is_key=event.type() is not QEvent.Type.Wheel)
        if self.countdown.isVisible() or (self.flow.is_attracting and not self.pad.isVisible()):
            event.accept()
            if event.type() is not QEvent.Type.ShortcutOverride:  # the key itself follows
                self.flow.begin_visit()
                self.flow.note_input()
            return True
        self.flow.note_input()
        return False

    # The presenter

    @Slot()
    def _ask_pin(self) -> None:
        self.pad.ask()

    @Slot()
    def _save_report(self) -> None:
        folder = self._folder / DAYS
        try:
            page = save_report(folder, self.day.day, self.day.figures)
        except (FileError, OSError):
            self.pad.show_message(self.tr("The figures can't be saved. Is the disk full?"))
            return
        #: Booth: after the report of a day was saved
        self.pad.show_message(self.tr("Saved as {file}").format(file=str(page)))

    @Slot()
    def end(self) -> None:
        """End the booth; only the presenter can ask for that."""
        self._may_close = True
        self.close()

    # The window

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not self._handle:
            self._handle = handle
            handle.installEventFilter(self)
            handle.screenChanged.connect(self._fill_screen_later)
        QTimer.singleShot(0, self, self._fill_screen)
        if self._fills_screen:
            self._front_timer.start()

    def changeEvent(self, event: QEvent) -> None:
        """Fill the screen again if the system has made the window smaller."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self.isVisible():
            QTimer.singleShot(0, self, self._fill_screen)

    @Slot()
    def _fill_screen_later(self) -> None:
        """Fill the screen to which Qt is just moving the window.

        At another resolution, X11 may offer another screen and withdraw the old one. At both of
        those signals the window is still on the old one.
        """
        QTimer.singleShot(0, self, self._fill_screen)

    @Slot(QScreen)
    def _watch_screen(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._fill_screen)
        self._fill_screen()

    @Slot()
    def _fill_screen(self) -> None:
        if not self._fills_screen or self._may_close or not self.isVisible():
            return
        if self.isMinimized() or not self.isFullScreen():
            self.showFullScreen()
        if QGuiApplication.platformName() == "xcb" and self.geometry() != self.screen().geometry():
            self.setGeometry(self.screen().geometry())  # there may be no window manager to do it

    @Slot(QWindow)
    def _note_focus(self, window: QWindow | None) -> None:
        if window is not None:
            self._looks_behind, self._had_focus = 0, True

    @Slot()
    def _stay_in_front(self) -> None:
        """Come back after the desktop, another virtual desktop or another program was shown.

        Many window managers refuse to raise a window, or to give it the keyboard, unless the user
        asks for that. A window that is hidden and shown anew gets both, on the desktop that is on
        the screen. Where it never had the keyboard, it is left as it is.
        """
        handle = self._handle
        if self._may_close or not self.isVisible() or handle is None:
            return
        if handle.isExposed() and QGuiApplication.focusWindow():
            self._looks_behind = 0
            return
        self._looks_behind += 1
        looks = self._looks_behind
        if self._had_focus and (looks in REMAP_LOOKS or not looks % EACH_REMAP_LOOKS):
            self.hide()
        self.showFullScreen()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Refuse to close, unless the presenter has asked for it."""
        if not self._may_close:
            event.ignore()
            return
        self.flow.stop()
        self._parts.presenter.detach()
        self.page.shutdown()
        self._parts.engine.shutdown()
        self._parts.flow.shutdown()
        self.day.close()
        if self._sleep_inhibitor is not None:
            self._sleep_inhibitor.end()
        super().closeEvent(event)
        self.ended.emit()
