# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the settings file before Qt reads it: a damaged one can crash the program.

QSettings decodes `@Variant(...)` and `@DateTime(...)` as a stream of bytes and trusts it, so one
wrong byte there is a segmentation fault at every start. The program writes neither.
"""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QSettings

from desktop_app.numbered import create_numbered

ORGANISATION, NAME = "Minimax Fair", "minimax-fair"
MOST_BYTES = 1 << 20
"""Our own files have a few thousand bytes; a larger one is not ours."""
UNESCAPED = re.compile(r'["\s]|\\(?:x([0-9A-Fa-f]+)|([0-7]+)|(.))', re.DOTALL)
"""What Qt drops or decodes in a value: quotes, escapes and white space."""
STREAMED = re.compile(r"@(?:Variant|DateTime)\(")


def settings_file() -> Path:
    """Return the path of the user's settings file, without opening it."""
    probe = QSettings(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, f"{NAME}-place"
    )
    return Path(probe.fileName()).with_name(f"{NAME}.ini")


def is_sound(file: Path) -> bool:
    """Whether QSettings can safely read a file; a missing file is sound."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
        text = data.decode("utf-8-sig")
    except FileNotFoundError:
        return True
    except (OSError, UnicodeDecodeError):
        return False
    if len(data) > MOST_BYTES or "\0" in text:
        return False
    lines = (line.strip() for line in re.split(r"[\r\n]+", text))
    return all(map(_is_line, lines)) and not STREAMED.search(UNESCAPED.sub(_decoded, text))


def _is_line(line: str) -> bool:
    is_section = line.startswith("[") and line.endswith("]")
    return not line or line[0] in ";#" or is_section or "=" in line


def _decoded(found: re.Match[str]) -> str:
    """Decode a numeric escape as Qt does: any number of digits, of which the last 16 bits count."""
    hexadecimal, octal, other = found.groups()
    if hexadecimal or octal:
        return chr((int(hexadecimal, 16) if hexadecimal else int(octal, 8)) & 0xFFFF)
    return other if other and other in "\\\"'?;,=" else ""


def set_aside(file: Path) -> Path:
    """Rename a file to an unused numbered name, and return the new path.

    Raises:
        OSError: the file can't be renamed.
    """
    return file.replace(create_numbered(file.parent, file.stem, file.suffix))
