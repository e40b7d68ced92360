# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The exit statuses, messages and languages that all commands share."""

from __future__ import annotations

import os
import sys
from functools import cache
from io import TextIOWrapper
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

PATIENCE = 5.0
"""Seconds of search if neither a depth nor a time is given."""
BAD_INPUT = 2
QUOTED = 60
"""The most characters quoted from another program."""
INTERRUPTED = 130
"""The status of a program that was ended by Ctrl+C."""


def one_line(text: str) -> str:
    """Return a message without the line breaks that quoted input may hold."""
    return " ".join(text.split())


def say(text: str) -> None:
    """Print a message in one line on standard error, apart from the results."""
    print(f"minimax-fair: {one_line(text)}", file=sys.stderr)


def printable(text: str) -> str:
    """Quote the beginning of another program's output in printable characters."""
    return "".join(c if c.isascii() and c.isprintable() else "?" for c in text[:QUOTED])


def say_in_utf8() -> None:
    """Use UTF-8 for standard input and output, whatever the terminal is set to.

    Where the output has no chess figurines, texts have letters: nothing there may show the signs.
    """
    _Output.has_figurines = _can_encode("♘", getattr(sys.stdout, "encoding", None) or "utf-8")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


class _Output:
    """What is known of the standard output; there is one."""

    has_figurines = True


def _can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def translate(context: str, text: str) -> str:
    """Return a text of the help in the reader's language, or in English if Qt is not loaded.

    Only `--help` loads it: a command starts faster without.
    """
    core = sys.modules.get("PySide6.QtCore")
    return text if core is None else core.QCoreApplication.translate(context, text)


def find_home() -> None:
    """Set HOME where the system has not, since Qt would then take the root of the disk for it.

    It becomes the user's folder in the system's list of users, or a folder that lasts as long as
    the system's temporary files if there is none.
    """
    if os.environ.get("HOME") or sys.platform == "win32":
        return
    import pwd
    from pathlib import Path
    from tempfile import mkdtemp

    try:
        home = pwd.getpwuid(os.getuid()).pw_dir
    except KeyError:  # a user without a name, as in a container
        home = ""
    is_usable = home not in ("", "/") and Path(home).is_dir()
    os.environ["HOME"] = home if is_usable else mkdtemp(prefix="minimax-fair-home-")


def has_screen() -> bool:
    """Return whether there is a screen for a window; without one, Qt would end the program."""
    ways = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(way) for way in ways)


def use_language(code: str = "") -> QCoreApplication:
    """Load the reader's language, or the named one, for later texts; JSON answers need none."""
    from desktop_app import languages

    app = _application()
    languages.load_language(app, code)
    if not _Output.has_figurines:
        languages.write_letters()
    return app


def typed_language() -> str:
    """Return the code of the reader's language, in whose letters moves are typed."""
    use_language()
    from desktop_app.languages import current_language

    return current_language()


@cache
def _application() -> QCoreApplication:
    from PySide6.QtCore import QCoreApplication

    return QCoreApplication.instance() or QCoreApplication([])
