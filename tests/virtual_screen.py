# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where windows are opened in tests: on pytest-xvfb's virtual screen, else offscreen."""

import ctypes
import os
import sys
from typing import Any, Self

import pytest


def choose_platform() -> None:
    """Let Qt paint into memory where there is no screen; to be called before the application."""
    has_screen = sys.platform != "linux" or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    if not has_screen:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The application's arguments; asked for when pytest-xvfb has had its chance."""
    choose_platform()
    return sys.argv[:1]


class ScreenResolution:
    """Changes the resolution of an X11 screen, as the system does for another display.

    Raises:
        OSError: there is no X11 screen, or its resolution can't be changed.
    """

    def __init__(self) -> None:
        """Connect to the screen."""
        self._x11: Any = ctypes.CDLL("libX11.so.6")
        self._randr: Any = ctypes.CDLL("libXrandr.so.2")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._randr.XRRCreateMode.restype = ctypes.c_ulong
        resources = ctypes.POINTER(_Resources)
        self._randr.XRRGetScreenResources.restype = resources
        self._randr.XRRFreeScreenResources.argtypes = [resources]
        display = self._x11.XOpenDisplay(None)
        if display is None:
            raise OSError("no X11 screen")
        self._display = ctypes.c_void_p(display)
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))

    def __enter__(self) -> Self:
        """Stay connected."""
        return self

    def __exit__(self, *_: object) -> None:
        """Disconnect."""
        self._x11.XCloseDisplay(self._display)

    @property
    def largest(self) -> tuple[int, int]:
        """The largest width and height: those that the X server had at its start, for Xvfb."""
        least_wide, least_high, wide, high = (ctypes.c_int() for _ in range(4))
        refs = map(ctypes.byref, (least_wide, least_high, wide, high))
        self._randr.XRRGetScreenSizeRange(self._display, self._root, *refs)
        return wide.value, high.value

    def change(self, width: int, height: int) -> None:
        """Change the resolution, at most to the largest one."""
        self.switch_off()
        self.switch_on(width, height)

    def switch_off(self) -> None:
        """Switch the display off, which comes first when the system changes the resolution."""
        self._configure(0, 0)

    def switch_on(self, width: int, height: int) -> None:
        """Switch the display on with another resolution, at most the largest one."""
        mode = self._mode(width, height)
        millimetres = round(width * 0.264), round(height * 0.264)
        self._randr.XRRSetScreenSize(self._display, self._root, width, height, *millimetres)
        self._configure(mode, 1)

    def _configure(self, mode: int, outputs: int) -> None:
        resources = self._randr.XRRGetScreenResources(self._display, self._root)
        crtc, output = (
            resources.contents.crtcs[0],
            (ctypes.c_ulong * 1)(resources.contents.outputs[0]),
        )
        self._randr.XRRSetCrtcConfig(
            self._display, resources, ctypes.c_ulong(crtc), ctypes.c_ulong(0), 0, 0,
            ctypes.c_ulong(mode), 1, output if outputs else None, outputs,
        )  # fmt: skip
        self._randr.XRRFreeScreenResources(resources)
        self._x11.XSync(self._display, 0)

    def _mode(self, width: int, height: int) -> int:
        """Return the number of the mode of this resolution; add one if there is none."""
        resources = self._randr.XRRGetScreenResources(self._display, self._root)
        held = resources.contents
        if not (held.crtc_count and held.output_count):
            raise OSError("no X11 screen whose resolution can be changed")
        modes = [held.modes[place] for place in range(held.mode_count)]
        mode = next((each.id for each in modes if (each.width, each.height) == (width, height)), 0)
        if not mode:
            name = f"{width}x{height} in tests".encode("ascii")
            asked = _Mode(width=width, height=height, name=name, name_length=len(name))
            mode = self._randr.XRRCreateMode(self._display, self._root, ctypes.byref(asked))
            output = ctypes.c_ulong(held.outputs[0])
            self._randr.XRRAddOutputMode(self._display, output, ctypes.c_ulong(mode))
            self._x11.XSync(self._display, 0)
        self._randr.XRRFreeScreenResources(resources)
        return mode


class _Mode(ctypes.Structure):
    """`XRRModeInfo`."""

    _fields_ = (
        ("id", ctypes.c_ulong),
        ("width", ctypes.c_uint),
        ("height", ctypes.c_uint),
        ("clock", ctypes.c_ulong),
        ("timing", ctypes.c_uint * 7),
        ("name", ctypes.c_char_p),
        ("name_length", ctypes.c_uint),
        ("flags", ctypes.c_ulong),
    )


class _Resources(ctypes.Structure):
    """`XRRScreenResources`."""

    _fields_ = (
        ("time", ctypes.c_ulong),
        ("configured", ctypes.c_ulong),
        ("crtc_count", ctypes.c_int),
        ("crtcs", ctypes.POINTER(ctypes.c_ulong)),
        ("output_count", ctypes.c_int),
        ("outputs", ctypes.POINTER(ctypes.c_ulong)),
        ("mode_count", ctypes.c_int),
        ("modes", ctypes.POINTER(_Mode)),
    )
