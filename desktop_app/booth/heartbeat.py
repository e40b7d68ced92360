# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The heartbeat of the booth's window, which tells its guard whether the window hangs.

The window's event loop sends datagrams to a port of its guard on the loopback interface, so nothing
leaves the computer. Unlike a pipe or a file, this never blocks the window, whatever the guard or
the disk is doing, and a guard that replaces another one listens on the same port.
"""

from __future__ import annotations

import logging
import socket
from contextlib import suppress

LOOPBACK = "127.0.0.1"
HANG_CHECKS = 30
"""The window counts as hung after this many checks by the guard without a beat: one minute."""
START_CHECKS = 90
"""The same before the first beat, because a start may be slow: three minutes."""
MOST_BEATS = 1_000
"""The most datagrams that one check reads, so that it ends however many are sent."""

log = logging.getLogger("minimax_fair.booth")


def _new_socket() -> socket.socket:
    return socket.socket(socket.AF_INET, socket.SOCK_DGRAM)


class Heartbeat:
    """Sends the beats; one that can't be sent is dropped."""

    def __init__(self, port: int) -> None:
        """Open a socket; nothing is sent yet.

        Args:
            port: the port on which the guard listens; 0 if it does not.
        """
        self.port = port
        self._socket = _new_socket()
        self._socket.setblocking(False)

    def beat(self) -> None:
        """Tell the guard that the event loop is running."""
        if self.port:
            with suppress(OSError):
                self._socket.sendto(b".", (LOOPBACK, self.port))

    def close(self) -> None:
        """Send no more beats."""
        self.port = 0
        self._socket.close()


class HangDetector:
    """Listens to the beats, and decides whether the window hangs.

    It counts the guard's own checks, not seconds: while the computer sleeps or is too busy to let
    the guard run, the window can't run either.

    Attributes:
        port: the port on which it listens; 0 if that is impossible, and then nothing ever hangs.
    """

    def __init__(self, port: int = 0) -> None:
        """Listen, and wait for the first beat.

        Args:
            port: the port of the guard before this one; another one is taken if it is in use.
        """
        self._socket = _listening(port) or _listening(0)
        self.port: int = 0 if self._socket is None else self._socket.getsockname()[1]
        self._silent, self._limit = 0, START_CHECKS

    def expect_start(self) -> None:
        """Wait for the first beat of a window that is about to start."""
        self._hears_beat()  # of the window before it
        self._silent, self._limit = 0, START_CHECKS

    def is_hung(self) -> bool:
        """Check once, and return whether the window has been silent for too long."""
        if self._socket is None:
            return False
        if self._hears_beat():
            self._silent, self._limit = 0, HANG_CHECKS
        else:
            self._silent += 1
        return self._silent >= self._limit

    def close(self) -> None:
        """Stop listening."""
        if self._socket is not None:
            self._socket.close()

    def _hears_beat(self) -> bool:
        """Return whether the window has beaten since the last call."""
        beats = 0
        with suppress(OSError):  # no more beats
            while self._socket is not None and beats < MOST_BEATS:
                self._socket.recv(1)
                beats += 1
        return beats > 0


def _listening(port: int) -> socket.socket | None:
    """Return a socket that hears what is sent to a port, or to any port if it is 0."""
    made = _new_socket()
    try:
        made.bind((LOOPBACK, port))
        made.settimeout(1.0)
        made.sendto(b".", made.getsockname())
        made.recv(1)
    except OSError as error:
        log.warning("port %d can't be used for the booth's heartbeat: %s", port, error)
        made.close()
        return None
    made.setblocking(False)
    return made
