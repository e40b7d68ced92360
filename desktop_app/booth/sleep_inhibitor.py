# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the screen on while the booth runs, in each platform's own way; nothing depends on it."""

from __future__ import annotations

import ctypes
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

log = logging.getLogger("minimax_fair.booth")

ES_CONTINUOUS, ES_SYSTEM_REQUIRED, ES_DISPLAY_REQUIRED = 0x80000000, 0x1, 0x2
RESET_MS = 30_000
"""How often the X server's screen saver is reset."""
SCREEN_SAVERS = (
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"),
    ("org.gnome.ScreenSaver", "/org/gnome/ScreenSaver"),
)


class SleepInhibitor:
    """Prevents screen saver and sleep until `end`, or until this process ends."""

    def __init__(self, reason: str, parent: QObject) -> None:
        """Ask the system.

        Args:
            reason: what a list of such requests shows to the user.
            parent: the owner of the timer.
        """
        self._parent = parent
        self._helper: subprocess.Popen[bytes] | None = None
        self._resets: QTimer | None = None
        for ask in self._requests(reason):
            try:
                ask()
            except (OSError, ImportError, AttributeError) as error:  # the next one may work
                log.warning("the screen may go dark: %s", error)

    def _requests(self, reason: str) -> Sequence[Callable[[], None]]:
        """Return the functions that ask this system."""
        if sys.platform == "win32":
            awake = ES_CONTINUOUS | ES_SYSTEM_REQUIRED | ES_DISPLAY_REQUIRED
            return (partial(self._ask_windows, awake),)
        if sys.platform == "darwin":
            return (self._start_caffeinate,)
        ask_desktop = partial(self._ask_desktop, reason)
        if QGuiApplication.platformName() == "xcb":
            return self._keep_x_server_awake, ask_desktop
        return (ask_desktop,)

    def _start_caffeinate(self) -> None:
        command = ["/usr/bin/caffeinate", "-d", "-i", "-w", str(os.getpid())]
        self._helper = subprocess.Popen(command)

    def _ask_windows(self, state: int) -> None:
        ctypes.windll.kernel32.SetThreadExecutionState(state)  # type: ignore[attr-defined]

    def _keep_x_server_awake(self) -> None:
        """Reset the server's own screen saver, which also runs without a desktop environment."""
        server: Any = ctypes.CDLL("libX11.so.6")
        server.XOpenDisplay.restype = ctypes.c_void_p
        screen = server.XOpenDisplay(None)
        if not screen:
            raise OSError("no connection to the X server")
        connection = ctypes.c_void_p(screen)

        def reset() -> None:
            server.XResetScreenSaver(connection)
            server.XFlush(connection)

        reset()
        self._resets = QTimer(self._parent)
        self._resets.setInterval(RESET_MS)
        self._resets.timeout.connect(reset)
        self._resets.start()

    def _ask_desktop(self, reason: str) -> None:
        """Ask the screen savers of freedesktop systems; the request ends with this process."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            log.warning("the screen may go dark: there is no session bus")
            return
        for service, path in SCREEN_SAVERS:
            call = QDBusMessage.createMethodCall(service, path, service, "Inhibit")
            call.setArguments(["Minimax Fair", reason])
            bus.send(call)

    def end(self) -> None:
        """Let the system sleep again, if it does not by itself when this process ends."""
        if sys.platform == "win32":
            with suppress(OSError, AttributeError):
                self._ask_windows(ES_CONTINUOUS)
        if self._resets is not None:
            self._resets.stop()
            self._resets = None
        if self._helper is not None:
            self._helper.terminate()
            self._helper = None
