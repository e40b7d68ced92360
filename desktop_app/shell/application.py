# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Creates the Qt application and its window, and runs them; the smoke test uses them too."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QCoreApplication, QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from desktop_app import __version__
from desktop_app.error_log import PROGRAM_ERROR, ErrorLog, data_folder
from desktop_app.languages import (
    default_language,
    is_language_known,
    load_language,
    native_name,
    offered_languages,
    translate,
)
from desktop_app.qt_messages import QtMessages
from desktop_app.settings import (
    LANGUAGE,
    SEAT_FIRST,
    SEAT_SECOND,
    WINDOW_GEOMETRY,
    Settings,
    set_aside,
    settings_file,
)
from desktop_app.shell.failed_starts import ENOUGH, FailedStarts, wants_defaults
from desktop_app.shell.garbage import GarbageCollector
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.signals import SignalHandler, exit_process

if TYPE_CHECKING:
    from desktop_app.explain.lesson_file import Lesson
    from desktop_app.play.saved_game import SavedSession
    from desktop_app.play.session import Seat
    from desktop_app.shell.bars.error_bar import ErrorBar

SWITCH_SECONDS = 0.0005
"""How long one thread may keep the interpreter: short, so that frames come in time."""


def make_application() -> QApplication:
    """Return the application object, with the program's name and style."""
    sys.setswitchinterval(SWITCH_SECONDS)
    QCoreApplication.setApplicationName("Minimax Fair")
    QCoreApplication.setApplicationVersion(__version__)
    # passed at once: setting a style later creates a Python object, which is slow
    app = QApplication([*sys.argv[:1], "-style", "fusion"])
    app.setDesktopFileName("minimax-fair")
    load_language(app)
    return app


def make_window(settings: Settings, seed: int) -> MainWindow:
    """Return the main window, with the last game and players."""
    window = MainWindow(settings)
    fill_window(window, settings, seed)
    window.finish()
    return window


def fill_window(
    window: MainWindow, settings: Settings, seed: int, live: SavedSession | None = None
) -> None:
    """Fill a window with the last game and players.

    Args:
        window: the window.
        settings: the settings and the folder for everything that is saved.
        seed: the seed of everything that is random.
        live: the contents of the window whose place it takes; None at a start.
    """
    from desktop_app.core.position import MAX, MIN
    from desktop_app.play.saved_game import load_window
    from desktop_app.play.session import PERSON, GameSession
    from desktop_app.players.levels import FIRST_OPPONENT
    from desktop_app.players.trusted import Trust, TrustedPrograms
    from desktop_app.shell.commands import CommandTargets, menus
    from desktop_app.shell.layouts import choose_first_layout, show_panels
    from desktop_app.shell.window_state import state_of
    from desktop_app.words.files import damaged_settings_text

    saved = live or load_window(settings)
    session = GameSession(saved.game, seed)
    troubles = [saved.trouble] if saved.trouble else []
    if settings.damaged is not None and live is None:
        troubles.append(damaged_settings_text(settings.damaged.name))
    first, second = saved.players or (
        _remembered_seat(settings.get(SEAT_FIRST)),
        _remembered_seat(settings.get(SEAT_SECOND) or str(FIRST_OPPONENT)),
    )
    seats = {MAX: _present_seat(first, troubles), MIN: _present_seat(second, troubles)}
    trusted = TrustedPrograms(settings.folder)
    strange = {
        side: seat for side, seat in seats.items() if trusted.trust(seat) is not Trust.CHOSEN
    }
    for side, seat in seats.items():
        session.set_seat(side, PERSON if side in strange else seat)
    saved.restore_into(session)
    show_panels(saved, settings)
    choose_first_layout(settings, window.screen().size().width())
    targets = CommandTargets(window)
    window.build(session, menus(), targets, partial(state_of, window))
    window.start()
    if window.has_ended:  # somebody has closed it as soon as the board was there
        return
    # imported late, after the board is painted: they bring in files and the arena
    from desktop_app.shell.files.commands import FileCommands
    from desktop_app.shell.files.session_restorer import SessionRestorer, report_losses
    from desktop_app.shell.game_commands import GameCommands
    from desktop_app.shell.matchboxes import MatchboxPanelController

    def fill(other: MainWindow, contents: SavedSession) -> None:
        fill_window(other, settings, seed, contents)
        other.finish()

    def change_language() -> None:
        from desktop_app.shell.language_change import LanguageChange

        LanguageChange(window, settings, fill).begin()

    # later: the menu in which it was chosen is still being used
    change_later = partial(QTimer.singleShot, 0, window, change_language)
    window.preferences.languageChosen.connect(change_later)
    targets.game = GameCommands(window, settings)
    targets.boxes = MatchboxPanelController(window)
    targets.files = FileCommands(window, settings)
    if saved.journal is not None:
        SessionRestorer(window, targets.files.files.filed, saved, settings)
    if troubles:
        report_losses(window, " ".join(troubles), saved.aside or settings.damaged)
    for side, seat in strange.items():
        window.programs.chosen.emit(side, seat)


def _remembered_seat(text: str) -> Seat:
    """Return the player of a seat as it was remembered; a person if it is no longer known."""
    from desktop_app.play.session import PERSON
    from desktop_app.players.registry import parse_strategy

    try:
        return PERSON if text == "person" else parse_strategy(text)
    except ValueError:
        return PERSON


def _present_seat(seat: Seat, troubles: list[str]) -> Seat:
    """Return the player of a seat; replace a missing program by a person and report it."""
    from desktop_app.play.session import PERSON

    if seat is not None and seat.path is not None:
        from desktop_app.players.errors import PlayerError
        from desktop_app.players.programs.protocols import check_program
        from desktop_app.words.players import player_fault_text

        try:
            check_program(seat.kind, seat.path)
        except PlayerError as error:
            troubles.append(player_fault_text(error))
            return PERSON
    return seat


def run_application(
    log: ErrorLog | None = None, file: Path | Lesson | None = None, language: str = ""
) -> NoReturn:
    """Show the window until it is closed, then end the process.

    The exit status is 0 if the user closed it, and 128 plus the signal's number after a signal.

    The frame is shown first; its contents are imported and built after that.

    Args:
        log: the log of errors; by default the one in the user's data folder.
        file: a game or a lesson to open.
        language: the code of the language to use this time; empty for the remembered choice.
    """
    log = log or ErrorLog()
    log.install()
    app = make_application()
    qInstallMessageHandler(QtMessages(log).take)
    starts = FailedStarts(data_folder())
    if starts.begin() >= ENOUGH and settings_file().exists() and wants_defaults():
        with suppress(OSError):
            set_aside(settings_file())
    settings = Settings(folder=data_folder())
    load_language(app, default_language(language or settings.get(LANGUAGE)))
    seed = int(os.environ.get("MINIMAX_FAIR_SEED") or int.from_bytes(os.urandom(4)))
    window = MainWindow(settings)
    outside = SignalHandler(window, app)

    def fill() -> None:
        is_filled = _fill_or_leave(window, settings, seed, log, file)
        outside.handle_signals()
        if is_filled:
            from desktop_app.files.ownership import clear_away

            window.replaced.connect(take)
            Thread(target=clear_away, daemon=True).start()
            QTimer.singleShot(0, window, starts.succeed)  # after everything that was deferred

    def take(other: MainWindow) -> None:
        """Look after the window that has taken the place of the one before."""
        outside.window = other
        other.replaced.connect(take)
        show_errors(other, log)
        gc.unfreeze()  # what belonged to the one before is garbage
        GarbageCollector(other).freeze_all_later()

    window.after_first_paint(fill)
    window.show()
    status = app.exec()
    outside.window.close()  # if something other than the window ended the program
    if status != PROGRAM_ERROR:
        starts.succeed()
    log.listener = None
    qInstallMessageHandler(None)
    app.shutdown()  # keeps the clipboard alive on systems where it would be lost
    exit_process(status)


def _fill_or_leave(
    window: MainWindow,
    settings: Settings,
    seed: int,
    log: ErrorLog,
    file: Path | Lesson | None,
) -> bool:
    """Fill the window; return whether that worked, since the program can't go on otherwise."""
    is_first = may_offer_languages(settings)
    collector = GarbageCollector(window)  # before the first search begins in a thread of its own
    try:
        fill_window(window, settings, seed)
        show_errors(window, log)
        if file is not None:
            open_file(window, file)
        elif is_first:
            greet(window)
    except Exception as error:
        log.take(type(error), error, error.__traceback__)
        QCoreApplication.exit(PROGRAM_ERROR)
        window.close()
        return False
    else:
        log.note_crashes()
        collector.freeze_all()
        return True


def may_offer_languages(settings: Settings) -> bool:
    """Return whether the program starts here for the first time, and has a choice of languages."""
    is_first = settings.get(WINDOW_GEOMETRY).isEmpty() and not settings.get(LANGUAGE)
    return is_first and len(offered_languages()) > 1


def greet(window: MainWindow) -> None:
    """Ask for the language at a first start, or show only a button if it is known already."""
    if is_language_known():
        window.offer_language()
    else:
        offer_languages(window)


def offer_languages(window: MainWindow) -> None:
    """Offer all languages in a bar below the board, until one is chosen or a move is made."""
    from desktop_app.kit.message_bar import BarButton

    names = [(code, native_name(code)) for code in offered_languages()]
    choose = window.preferences.choose_language
    window.message_bar.show_message(
        #: Asked at the first start if the system's language is none of ours, over a button for each
        translate("Languages", "Which language do you speak?"),
        is_question=True,
        choices=[BarButton(name, name, partial(choose, code)) for code, name in names],
    )


def open_file(window: MainWindow, file: Path | Lesson) -> None:
    """Open a game or a lesson in a window."""
    from desktop_app.shell.files.commands import FileCommands

    commands = window.findChild(FileCommands)
    if commands is None:
        return
    if isinstance(file, Path):
        commands.open(file)
    else:
        commands.lessons.show_lesson(file)


def show_errors(window: MainWindow, log: ErrorLog) -> ErrorBar:
    """Show a bar in the window whenever an error is logged, and return that bar."""
    from desktop_app.shell.bars.error_bar import ErrorBar

    return ErrorBar(log, window)
