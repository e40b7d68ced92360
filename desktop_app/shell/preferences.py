# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The settings menu: colours, the bots' pauses and thinking time, and search memory."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.kit.look.motion import MotionChoice, motion
from desktop_app.kit.look.scale import OF_SYSTEM, TIMES, set_type_size
from desktop_app.kit.look.theme import Theme, ThemeChoice, wanted_theme
from desktop_app.kit.touch.sizes import TouchChoice, touch_sizes
from desktop_app.languages import current_language, native_name, offered_languages
from desktop_app.numerals import percent_of, short
from desktop_app.play.game_flow import GameFlow
from desktop_app.players.ties import TieRule
from desktop_app.search.memory import most_megabytes
from desktop_app.settings import (
    BOT_PAUSE,
    BOT_SECONDS,
    BOT_TIES,
    FINGER_SEEN,
    FINGERS,
    LANGUAGE,
    MOTION,
    SEARCH_MEMORY,
    THEME,
    TYPE_SIZE,
    Settings,
)
from desktop_app.words.players import tie_rule_title

LANGUAGE_COMMAND = "language"
"""The name of the command in the menu that opens the list of languages."""
PAUSES = (0, 400, 1000, 2000)
"""Choices for the shortest duration of a bot's move, in milliseconds."""
MOVE_SECONDS = (1, 2, 5, 10)
"""Choices for a bot's thinking time, in seconds."""
MEMORY_SIZES = (32, 64, 256, 1024, 4096)
"""Choices for the memory of the search's tables, in megabytes."""


class Preferences(QObject):
    """Applies and remembers the user's choices.

    Signals:
        themeChanged: the `Theme` to paint in.
        languageChosen: another language is chosen and remembered; texts are still in the old one.
    """

    themeChanged = Signal(object)
    languageChosen = Signal()

    def __init__(self, flow: GameFlow, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flow = flow
        self._settings = settings
        self._unfilled: QMenu | None = None
        self._type_sizes: list[QAction] = []
        self._choice = ThemeChoice(settings.get(THEME))
        self._type_step = settings.get(TYPE_SIZE)
        flow.set_pause(settings.get(BOT_PAUSE))
        flow.move_seconds = float(settings.get(BOT_SECONDS))
        flow.ties = TieRule(settings.get(BOT_TIES))
        self._megabytes = min(settings.get(SEARCH_MEMORY), most_megabytes())
        flow.set_memory(self._megabytes)
        self._fingers = TouchChoice(settings.get(FINGERS))
        motion.choice = MotionChoice(settings.get(MOTION))
        seen = settings.get(FINGER_SEEN)
        touch_sizes.choose(self._fingers, seen=seen)
        touch_sizes.touched.connect(self._on_finger)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_scheme)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            hints.accessibility().contrastPreferenceChanged.connect(self._on_scheme)

    @property
    def theme(self) -> Theme:
        """The chosen theme."""
        return wanted_theme(self._choice)

    @property
    def type_size(self) -> str:
        """The current size of type, such as `133 %`."""
        return self._percent_text(OF_SYSTEM * TIMES[self._type_step])

    def set_menu(self, menu: QMenu) -> None:
        """Use a menu for the choices; they are added by `fill_menu`, or when it opens."""
        self._unfilled = menu
        menu.aboutToShow.connect(self.fill_menu)

    #: Titles of menus in the menu “Settings”, and their choices
    @Slot()
    def fill_menu(self) -> None:
        """Add the choices to the menu, unless it has them."""
        menu, self._unfilled = self._unfilled, None
        if menu is None:
            return
        self._add_languages(menu)
        _add_choices(
            menu,
            self.tr("Colours"),
            {
                ThemeChoice.SYSTEM: self.tr("Same as the system"),
                ThemeChoice.LIGHT: self.tr("Light"),
                ThemeChoice.DARK: self.tr("Dark"),
                ThemeChoice.CONTRAST: self.tr("High contrast, light"),
                ThemeChoice.CONTRAST_DARK: self.tr("High contrast, dark"),
            },
            self._choice,
            self._on_theme,
        )
        self._type_sizes = _add_choices(
            menu,
            self.tr("Text size"),
            {str(step): self._percent_text(OF_SYSTEM * times) for step, times in enumerate(TIMES)},
            str(self._type_step),
            self._on_type_size,
        )
        _add_choices(
            menu,
            self.tr("Animation"),
            {
                MotionChoice.SYSTEM: self.tr("Same as the system"),
                MotionChoice.LESS: self.tr("Less animation"),
                MotionChoice.FULL: self.tr("Animate wins and blocks"),
            },
            motion.choice,
            self._on_motion,
        )
        _add_choices(
            menu,
            self.tr("Large buttons"),
            {
                TouchChoice.AUTOMATIC: self.tr("When you touch the screen"),
                TouchChoice.ALWAYS: self.tr("Always"),
                TouchChoice.NEVER: self.tr("Never"),
            },
            self._fingers,
            self._on_fingers,
        )
        pauses = {str(ms): self._seconds_text(ms / 1000) for ms in PAUSES}
        pauses["0"] = self.tr("No pause")
        _add_choices(
            menu,
            self.tr("Bots wait at least"),
            pauses,
            str(self._flow.pause),
            self._on_pause,
        )
        _add_choices(
            menu,
            self.tr("Bots think at most"),
            {str(s): self._seconds_text(s) for s in MOVE_SECONDS},
            str(int(self._flow.move_seconds)),
            self._on_seconds,
        )

        _add_choices(
            menu,
            self.tr("Of equally good moves, pick"),
            {rule: tie_rule_title(rule) for rule in TieRule},
            self._flow.ties,
            self._on_ties,
        )
        _add_choices(
            menu,
            self.tr("Memory for the search"),
            {str(size): self._memory_text(size) for size in self._memory_sizes()},
            str(self._megabytes),
            self._on_memory,
        )

    def _add_languages(self, menu: QMenu) -> None:
        """Add all languages, each under its own name, so that everybody finds theirs."""
        names = {code: native_name(code) for code in offered_languages()}
        self.languages = QMenu(menu)
        _add_entries(self.languages, names, current_language(), self.choose_language)
        for action in menu.actions():
            if action.objectName() == LANGUAGE_COMMAND:
                action.setMenu(self.languages)

    def choose_language(self, code: str) -> None:
        """Remember the language of all texts, and signal it if it is another one."""
        self._settings.choose(LANGUAGE, code)
        if code != current_language():
            self.languageChosen.emit()

    def open_languages(self) -> None:
        """Open the list of languages in the middle of the window, with the current one marked."""
        self.fill_menu()
        window = self.parent()
        current = next((each for each in self.languages.actions() if each.isChecked()), None)
        if isinstance(window, QWidget):
            size = self.languages.sizeHint()
            middle = window.rect().center() - QPoint(size.width() // 2, size.height() // 2)
            self.languages.popup(window.mapToGlobal(middle))
            if current is not None:
                self.languages.setActiveAction(current)

    def _memory_sizes(self) -> list[int]:
        """Return the sizes on offer: up to half of the machine's memory, and the current one."""
        most = most_megabytes()
        return sorted({size for size in MEMORY_SIZES if size <= most} | {self._megabytes})

    def _memory_text(self, megabytes: int) -> str:
        #: Megabytes of memory
        return self.tr("{megabytes} MB").format(megabytes=megabytes)

    def _seconds_text(self, seconds: float) -> str:
        #: Seconds
        return self.tr("{seconds} s").format(seconds=short(seconds))

    #: How large letters are, in the menu “Settings”
    def _percent_text(self, times: float) -> str:
        return self.tr("{percent}%").format(percent=percent_of(times))

    def enlarge_type(self) -> None:
        """Make all type larger by one step."""
        self._set_type_size(self._type_step + 1)

    def reduce_type(self) -> None:
        """Make all type smaller by one step."""
        self._set_type_size(self._type_step - 1)

    def _on_type_size(self, key: str) -> None:
        self._set_type_size(int(key))

    def _set_type_size(self, step: int) -> None:
        self._type_step = min(max(step, 0), len(TIMES) - 1)
        for choice in self._type_sizes:
            choice.setChecked(choice.data() == str(self._type_step))
        self._settings.choose(TYPE_SIZE, self._type_step)
        set_type_size(self._type_step)

    def _on_theme(self, key: str) -> None:
        self._choice = ThemeChoice(key)
        self._settings.choose(THEME, key)
        self.themeChanged.emit(self.theme)

    def _on_motion(self, key: str) -> None:
        self._settings.choose(MOTION, key)
        motion.choice = MotionChoice(key)

    def _on_fingers(self, key: str) -> None:
        self._settings.choose(FINGERS, key)
        touch_sizes.choose(TouchChoice(key))

    @Slot()
    def _on_finger(self) -> None:
        self._settings.choose(FINGER_SEEN, True)

    @Slot()
    def _on_scheme(self) -> None:
        self.themeChanged.emit(self.theme)

    def _on_pause(self, key: str) -> None:
        self._flow.set_pause(int(key))
        self._settings.choose(BOT_PAUSE, int(key))

    def _on_ties(self, key: str) -> None:
        self._flow.ties = TieRule(key)
        self._settings.choose(BOT_TIES, key)
        self._flow.stateChanged.emit()

    def _on_memory(self, key: str) -> None:
        self._megabytes = int(key)
        self._flow.set_memory(self._megabytes)
        self._settings.choose(SEARCH_MEMORY, self._megabytes)

    def _on_seconds(self, key: str) -> None:
        self._flow.move_seconds = float(key)
        self._settings.choose(BOT_SECONDS, int(key))


def _add_choices(
    menu: QMenu, title: str, entries: dict[str, str], current: str, chosen: Callable[[str], None]
) -> list[QAction]:
    """Add a submenu of exclusive choices that calls `chosen` with a key; return its entries."""
    return _add_entries(menu.addMenu(title), entries, current, chosen)


def _add_entries(
    sub: QMenu, entries: dict[str, str], current: str, chosen: Callable[[str], None]
) -> list[QAction]:
    """Add exclusive choices to a menu."""
    group = QActionGroup(sub)
    for key, text in entries.items():
        action = QAction(text, sub)
        action.setCheckable(True)
        action.setChecked(key == current)
        action.setData(key)
        group.addAction(action)
        sub.addAction(action)

    def on_triggered(action: QAction) -> None:
        chosen(str(action.data()))

    group.triggered.connect(on_triggered)
    return group.actions()
