# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What was guessed right and wrong today: kept until the next day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from desktop_app.settings import Settings

MOST = 1_000_000


class DayScore:
    """Counts guesses; those of another day are none.

    Args:
        settings: where the score is kept; without them it ends with the program.
        today: which day it is.
    """

    def __init__(
        self, settings: Settings | None = None, today: Callable[[], date] = date.today
    ) -> None:
        self._settings, self._today = settings, today
        self._day = today()
        self._right = self._wrong = 0
        if settings is not None and settings.text("guess/day", "") == self._day.isoformat():
            self._right = settings.number("guess/right", 0, 0, MOST)
            self._wrong = settings.number("guess/wrong", 0, 0, MOST)

    @property
    def right(self) -> int:
        """Right guesses of today."""
        self._turn_the_page()
        return self._right

    @property
    def wrong(self) -> int:
        """Wrong guesses of today."""
        self._turn_the_page()
        return self._wrong

    def add(self, *, is_right: bool) -> None:
        """Count one more guess, and keep it."""
        self._turn_the_page()
        self._right += is_right
        self._wrong += not is_right
        if self._settings is not None:
            self._settings.put("guess/day", self._day.isoformat())
            self._settings.put("guess/right", self._right)
            self._settings.put("guess/wrong", self._wrong)

    def _turn_the_page(self) -> None:
        if (day := self._today()) != self._day:
            self._day, self._right, self._wrong = day, 0, 0
