# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Announcements for screen readers.

Screen readers find names, descriptions and states in the window by themselves. This module sends
the events they need as things happen, at no cost while no screen reader is running. What Qt has
for that is looked up in `QtGui` when it is used: the first board is painted without it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop_app.languages import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QStandardItem

FIGURINES = re.compile(r"([♔♕♖♗♘])([a-h]?[1-8]?)(x?)(?=[a-h][1-8])|=?([♔♕♖♗♘])")
"""A chess piece before its square, or alone, as after a promotion."""


def spoken(text: str) -> str:
    """Return a text with the names of chess pieces in place of their signs.

    A screen reader calls ♘ "white chess knight", whoever moves it, or leaves it out.
    """
    return FIGURINES.sub(_named, text) if FIGURINES.search(text) else text


def _named(found: re.Match[str]) -> str:
    names = {
        "♔": translate("Words", "king"),
        "♕": translate("Words", "queen"),
        "♖": translate("Words", "rook"),
        "♗": translate("Words", "bishop"),
        "♘": translate("Words", "knight"),
    }
    if found[4]:
        return f" {names[found[4]]}"
    piece = " ".join(filter(None, (names[found[1]], found[2])))
    if not found[3]:
        return f"{piece} "
    #: Read aloud in a chess move before the name of a square: “knight takes d5”. {piece}: a piece,
    #: maybe with its column or row
    return translate("Words", "{piece} takes ").format(piece=piece)


def set_spoken_text(shown: QLabel | QAbstractButton, text: str) -> None:
    """Show a text that may hold moves of chess, which screen readers say in words."""
    shown.setText(text)
    said = spoken(text)
    shown.setAccessibleName("" if said == text else said)


def set_spoken_item(item: QStandardItem, text: str) -> None:
    """Show a text that may hold moves of chess in a list."""
    item.setText(text)
    said = spoken(text)
    item.setData(None if said == text else said, Qt.ItemDataRole.AccessibleTextRole)


def set_accessible_title(label: QLabel, title: str) -> None:
    """Give a label's text a title for screen readers.

    The title is not the label's accessible name, which would replace the text that is read aloud.
    """
    label.setAccessibleDescription(title)


def announce(widget: QWidget, text: str, *, interrupts: bool = False) -> None:
    """Make screen readers say a text if the widget is visible, interrupting others if wanted."""
    if text and widget.isVisible() and QtGui.QAccessible.isActive():
        event = QtGui.QAccessibleAnnouncementEvent(widget, spoken(text))
        if interrupts:
            event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
        QtGui.QAccessible.updateAccessibility(event)


def notify_child(widget: QWidget, kind: QtGui.QAccessible.Event, child: int) -> None:
    """Send screen readers an event about a part of a widget, such as a cell."""
    if QtGui.QAccessible.isActive():
        event = QtGui.QAccessibleEvent(widget, kind)
        event.setChild(child)
        QtGui.QAccessible.updateAccessibility(event)


class LatestAnnouncer(QObject):
    """Announces texts that come faster than speech: the first, then only the newest."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._waiting = ""
        self._gap = QTimer(self)
        self._gap.setSingleShot(True)
        self._gap.timeout.connect(self._say_waiting)

    def say(self, text: str, gap_ms: int) -> None:
        """Announce a text as soon as `gap_ms` have passed since the last one."""
        self._waiting = text
        if not self._gap.isActive() or gap_ms < self._gap.interval():
            self._gap.setInterval(gap_ms)
            self._say_waiting()

    @Slot()
    def _say_waiting(self) -> None:
        if self._waiting:
            text, self._waiting = self._waiting, ""
            announce(self._widget, text, interrupts=True)
            self._gap.start()
