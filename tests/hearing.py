# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window announces, heard without a screen reader: `test_heard.py` has a real one."""

from types import SimpleNamespace

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from desktop_app.kit import screen_reader


def listen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list to which all announcements are added from now on."""
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    told = SimpleNamespace(
        isActive=lambda: True,
        updateAccessibility=hear,
        AnnouncementPoliteness=QAccessible.AnnouncementPoliteness,
    )
    gui = SimpleNamespace(
        QAccessible=told,
        QAccessibleAnnouncementEvent=QAccessibleAnnouncementEvent,
        QAccessibleEvent=QAccessibleEvent,
    )
    monkeypatch.setattr(screen_reader, "QtGui", gui)
    return heard
