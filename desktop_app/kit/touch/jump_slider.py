# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A slider that jumps to where it is pressed, and can be dragged on from there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

from desktop_app.guard import guarded
from desktop_app.kit.touch.sizes import TouchStyleSheet, set_touch_height

HANDLE, GROOVE = 26, 6
"""The sizes of the handle and of its groove in pixels while fingers are used."""
FROM_RIGHT = 'QSlider[layoutDirection="RightToLeft"]'
LARGE = (
    f"QSlider::groove:horizontal {{ height: {GROOVE}px; border-radius: {GROOVE // 2}px;"
    " background: palette(mid) }"
    f"QSlider::sub-page:horizontal, {FROM_RIGHT}::add-page:horizontal {{"
    f" border-radius: {GROOVE // 2}px; background: palette(highlight) }}"
    f"{FROM_RIGHT}::sub-page:horizontal, QSlider::sub-page:horizontal:disabled,"
    f" {FROM_RIGHT}::add-page:horizontal:disabled {{ background: palette(mid) }}"
    f"QSlider::handle:horizontal {{ width: {HANDLE - 4}px; height: {HANDLE - 4}px;"
    f" margin: {(GROOVE - HANDLE) // 2}px 0; border: 2px solid palette(dark);"
    f" border-radius: {HANDLE // 2}px; background: palette(button) }}"
    "QSlider::handle:horizontal:focus { border: 2px solid palette(highlight) }"
)


@guarded
class JumpSlider(QSlider):
    """A horizontal slider, high enough for a finger, that can be grabbed anywhere in its height.

    Qt's own slider can be grabbed only by its handle, which is lower than the widget.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        set_touch_height(self, 28)
        TouchStyleSheet(self, LARGE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the handle to the pressed point, ready to be dragged on."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while it is held."""
        if self.isSliderDown():
            self._go(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)
        event.accept()

    def _go(self, event: QMouseEvent) -> None:
        self.setSliderPosition(self._value_at(event.position().x()))

    def _value_at(self, x: float) -> int:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl
        style, kind = self.style(), QStyle.ComplexControl.CC_Slider
        groove = style.subControlRect(kind, option, part.SC_SliderGroove, self)
        handle = style.subControlRect(kind, option, part.SC_SliderHandle, self)
        start = round(x) - groove.left() - handle.width() // 2
        room = groove.width() - handle.width()
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), start, room)
