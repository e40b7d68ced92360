# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Processes for the arena that nobody waits for when the window is closed."""

from __future__ import annotations

from threading import Event, Timer

from desktop_app.tournaments.workers import Processes

HAND_BACK_SECONDS = 0.15
"""So long processes have to hand back what they have, when the window is closed."""


class WindowCrew(Processes):
    """Processes that are ended with the window, whatever they do.

    Args:
        size: how many.
        hurry: while it is set nobody waits for a process.
    """

    def __init__(self, size: int, hurry: Event) -> None:
        super().__init__(size)
        self._hurry = hurry

    def stop(self) -> None:
        """See `Crew.stop`; in a hurry what does not come at once is lost."""
        super().stop()
        if self._hurry.is_set():
            end = Timer(HAND_BACK_SECONDS, self._pool.kill)
            end.daemon = True
            end.start()

    def close(self) -> None:
        """See `Crew.close`; they leave by themselves, or are gone."""
        self._pool.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._hurry.is_set():
            self._pool.kill()
